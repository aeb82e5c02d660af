# Stránka v prohlížeči. Co se děje a jak zápas stojí, říkají zprávy z ostatních souborů.

page-skip = Ke stolu
page-skip-home = Ke hrám
page-home = Úvodní stránka
page-settings = Nastavení
page-close = Zavřít
page-loading = Okamžik…
page-not-loaded = Stránku se nepodařilo načíst. Načti ji znovu.
# A table that does not open. Variables: $fault: yes where the server says that it is its own.
page-not-opened = { $fault ->
    [yes] Server tento stůl nemůže otevřít: něco je na něm v nepořádku.
   *[other] Stůl teď nejde otevřít.
 }
page-trying = Stránka to zkouší dál.
page-welcome = Posaď se a hraj
page-lead = Hry, ve kterých se body zapichují na desce s kolíky. Bez účtu: stačí jméno.
page-your-name = Tvoje jméno
page-guest = Host
page-games = Hry
page-play-bot = Hrát proti botovi
page-play-now = Hrát
page-varieties = Varianty
page-to-target = do { NUMBER($target, useGrouping: 0) }
page-new-table = Stůl s přáteli
page-about-giveaway = Po šesti kartách; kdo první dosáhne { NUMBER($target, useGrouping: 0) }, prohrává.
page-about-muggins = Po šesti kartách; každý si počítá sám, a co přehlédne, může si vzít soupeř.
page-more-games = Další hry s dominem
page-my-matches = Moje zápasy
page-open-tables = Otevřené stoly
page-none-open = Teď není otevřený žádný stůl. Založ ho a ostatní ho tu najdou.
page-finished = Dohrané
page-show-more = Zobrazit další
page-free = volné
page-waiting = čeká na hráče
page-your-turn = jsi na tahu
page-sit-down = Posadit se
page-watch = Dívat se

# Založení stolu.
page-variety = Varianta
page-how-many = Kolik hráčů
page-seat = Místo { $number }
page-seat-mine = já, u tohoto zařízení
page-seat-open = někdo s odkazem
page-seat-bot = bot: { $bot }
page-seats-hint = Několik míst u tohoto zařízení: podáváte si ho a nikdo nevidí, co mají ostatní v ruce.
page-listed = Ukázat mezi otevřenými stoly: posadit se smí kdokoli
page-options = Volby pravidel
page-make-table = Založit stůl
page-on = ano
page-off = ne
page-value = { $value ->
    [auto] { $option ->
        [starter_cut] program
       *[other] počítá program
     }
    [manual] počítají hráči
    [muggins] počítají hráči, s muggins
    [full_each] každá strana plně
    [none] nikdo
    [split] rozdělí se
    [all_others] všichni ostatní
    [lowest] nejnižší skóre
    [rank] karty stejné hodnoty
    [pip] karty, které platí stejně
    [player] hráč po levici rozdávajícího
    [first_deal] v prvním rozdání
    [every_deal] v každém rozdání
    [off] nikdy
    [everyone] každý, kdo může
    [bicycle] nikdo, když další nemůže
    [left_of_last] vlevo od poslední karty
    [first_go] kdo první řekl „go“
    [all_hand] ano
    [min4] jen se startovní kartou
    [with_starter] jen se startovní kartou
    [five] i samotných pět karet
    [correct] opraví se
    [excess] soupeř bere, co bylo navíc
    [two] soupeř bere dva
    [zero] nic
    [penalty] dva body
    [loser] poražený
    [winner] vítěz
    [null] bez omezení
    [play-show] v sehrávce i při sčítání
    [play] jen v sehrávce
    [show] jen při sčítání
   *[other] { $value }
 }

# Před zápasem.
page-before = Před zápasem
page-ready = připraveno
page-sit = Posadit se sem
page-link-for = Odkaz na místo { $number }
page-copy = Kopírovat
page-copied = Zkopírováno
page-qr = QR kód
page-qr-for = QR kód pro místo { $number }
page-qr-scan = Namiř na něj fotoaparát druhého telefonu.
page-link-here = Tyto odkazy se otevřou jen na tomto zařízení: z jiných není server dostupný.
page-fill = Bot: { $bot }
# Before a rematch: in place of the state of a seat, and who has not come yet.
page-invited = čeká se
page-wait-invited = Čeká se na: { $names }.
page-wait-others = Čeká se na ostatní. Pošli každému odkaz na místo.
page-by-link = Místa u tohoto stolu se přidělují odkazem. Až zápas začne, můžeš se dívat.
page-fair = Poctivé rozdávání
page-commitment = { $over ->
    [yes] Rozdání plynou ze semínka a z toho, co přidala zařízení hráčů. Server semínko určil a zavázal se k němu dřív, než kdokoli něco přidal. Závazek k němu:
   *[no] Rozdání plynou ze semínka a z toho, co přidají zařízení hráčů. Server semínko určí a zaváže se k němu dřív, než kdokoli něco přidá; prozradí ho až na konci. Závazek k němu:
 }
page-contributions = Co přidala zařízení:
page-seed = Semínko:
page-verify-offline = Jak to ověřit bez této stránky:

# U stolu.
page-players = Hráči
page-bot = bot
page-away = pryč
page-to-act = na tahu
page-dealer = rozdává
page-crib = crib
page-points = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } bod
    [few] { NUMBER($points, useGrouping: 0) } body
    [many] { NUMBER($points, useGrouping: 0) } bodu
   *[other] { NUMBER($points, useGrouping: 0) } bodů
 }
page-pips = { $pips ->
    [one] { $pips } oko
    [few] { $pips } oka
    [many] { $pips } oka
   *[other] { $pips } ok
 }
page-face-down-cards = { $count ->
    [0] žádná karta
    [one] { $count } karta lícem dolů
    [few] { $count } karty lícem dolů
    [many] { $count } karty lícem dolů
   *[other] { $count } karet lícem dolů
 }
page-face-down-tiles = { $count ->
    [0] žádná kostka
    [one] { $count } kostka lícem dolů
    [few] { $count } kostky lícem dolů
    [many] { $count } kostky lícem dolů
   *[other] { $count } kostek lícem dolů
 }
page-laid = vyloženo: { $pieces }
page-deck = Balíček lícem dolů
page-deck-short = balíček
page-starter = startovní
page-count-caption = součet
page-the-count = Součet je { $count }
page-crib-of = { $own ->
    [yes] tvůj crib
   *[other] crib: { $name }
 }
page-your-side = Co máš v ruce a co můžeš udělat
page-your-hand = V ruce máš
page-not-now = teď ne
page-why = Za co jsou body
page-says = { $what ->
    [go] Go
    [pass] Pasuji
   *[knock] Ťuk
 }
page-connecting = Spojení se přerušilo. Samo se obnoví, nic se neztratí.

# Co teď.
page-do-discard = { $own ->
    [yes] { $count ->
        [one] Odlož { $count } kartu do svého cribu.
        [few] Odlož { $count } karty do svého cribu.
        [many] Odlož { $count } karty do svého cribu.
       *[other] Odlož { $count } karet do svého cribu.
     }
   *[other] { $count ->
        [one] Odlož { $count } kartu do cribu. Crib má { $name }.
        [few] Odlož { $count } karty do cribu. Crib má { $name }.
        [many] Odlož { $count } karty do cribu. Crib má { $name }.
       *[other] Odlož { $count } karet do cribu. Crib má { $name }.
     }
 }
page-do-play = Jsi na tahu: vylož kartu.
page-do-go = Nemůžeš vyložit kartu: řekni „go“.
page-do-cut = Sejmi balíček pro startovní kartu.
page-do-count = Spočítej, kolik to je.
page-do-answer = Bylo něco přehlédnuto?
page-do-open = { $why ->
    [lot] Los padl na tebe: zahaj kteroukoli kostkou.
    [out] Poslední kostka byla tvoje, proto zahajuješ: polož kteroukoli kostku.
    [turn] Se zahájením jsi na řadě ty: polož kteroukoli kostku.
   *[other] Zahajuješ: polož kteroukoli kostku.
 }
page-do-place = Jsi na tahu: přilož kostku.
page-do-kept = Zůstáváš na tahu: přilož další kostku.
page-do-where = Kam patří { $tile }?
page-do-again = Stiskni { $tile } ještě jednou a položíš ji.
page-do-pass = Žádná kostka se nehodí: pasuješ.
page-do-knock = Žádná kostka se nehodí: zaklepeš.
page-wait = Na tahu: { $names }.
page-sending = Odesílá se na server…
page-choose-card = Vyber kartu
page-choose-cards = { $count ->
    [one] Vyber { $count } kartu
    [few] Vyber { $count } karty
    [many] Vyber { $count } karty
   *[other] Vyber { $count } karet
 }
page-play = Vyložit: { $piece }
page-discard = Do cribu: { $pieces }
page-go = Go
page-pass = Pasovat
page-knock = Zaklepat
page-stop = Ukončit tah
page-put-back = Vrátit
page-cut = Sejmout
page-cut-depth = { $depth ->
    [one] Sejmout { $depth } kartu
    [few] Sejmout { $depth } karty
    [many] Sejmout { $depth } karty
   *[other] Sejmout { $depth } karet
 }
page-open-with-it = Zahájit touto kostkou
page-place = { $where ->
    [half] { $value ->
        [0] K prázdné polovině
        [1] K jedničce
        [2] Ke dvojce
        [3] K trojce
        [4] Ke čtyřce
        [5] K pětce
       *[6] K šestce
     } kostky { $tile }
    [arm] { $letter ->
        [none] Jako rameno dublu { $tile }
       *[other] Jako rameno { $letter } dublu { $tile }
     }
   *[side] { $letter ->
        [none] K dublu { $tile }
       *[other] K dlouhé straně { $letter } dublu { $tile }
     }
 }
page-stock = { $count ->
    [0] Záloha je prázdná
    [one] V záloze { $count } kostka
    [few] V záloze { $count } kostky
    [many] V záloze { $count } kostky
   *[other] V záloze { $count } kostek
 }
page-refused = příliš mnoho
page-zoom-in = Větší
page-zoom-out = Menší
page-fit = Vše

# Počítání.
page-count-title = Ohlášení
page-your-count = Tvoje ohlášení
page-muggins-how-many = Kolik bodů bylo přehlédnuto
page-count-it = { $points ->
    [one] Ohlásit { $points } bod
    [few] Ohlásit { $points } body
    [many] Ohlásit { $points } bodu
   *[other] Ohlásit { $points } bodů
 }
page-count-range = Zadej { $least } až { $most }
page-muggins = Muggins
page-accept = Uznat
page-less = O jeden méně
page-more = O jeden více
page-show = Sčítání
page-hand-of = { $what ->
    [crib] { $who ->
        [you] Tvůj crib
       *[other] Crib: { $name }
     }
   *[hand] { $who ->
        [you] Tvůj list
       *[other] List: { $name }
     }
 }
page-round-over = Kolo skončilo
page-continue = Dál

# Více hráčů u jednoho zařízení.
page-hot-seat = Podej zařízení
page-pass-to = Teď hraje { $name }.
page-nobody-else = Podej zařízení dál. Nic nebude vidět, dokud nestiskneš tlačítko.
page-log-hidden = I průběh je skrytý.
page-i-am = To jsem já, { $name }

# Vedle stolu.
page-beside = Vedle stolu
page-tab-log = Průběh
page-tab-chat = Chat
page-tab-match = Zápas
page-log-joined = { $you ->
    [you] Sedáš si ke stolu.
   *[other] { $name } si sedá ke stolu.
 }
page-log-undone = { $you ->
    [you] Bereš zpět poslední akci.
   *[other] { $name } bere zpět poslední akci.
 }
page-log-returned = { $you ->
    [you] Jsi zpět.
   *[other] { $name } je zpět.
 }
page-log-left = { $bot ->
    [none] { $you ->
        [you] Vstáváš od stolu.
       *[other] { $name } vstává od stolu.
     }
   *[other] { $you ->
        [you] Odcházíš; dál hraje bot { $bot }.
       *[other] { $name } odchází; dál hraje bot { $bot }.
     }
 }
page-log-replaced = { $you ->
    [you] Jsi pryč; dál hraje bot { $bot }.
   *[other] { $name } je pryč; dál hraje bot { $bot }.
 }
page-log-rematch = { $you ->
    [you] Chceš další zápas.
   *[other] { $name } chce další zápas.
 }
page-no-chat = Zatím nikdo nic neřekl.
page-chat-line = Tvoje zpráva
page-send = Poslat
page-watching = Diváci
page-show-points = Kolik by to bylo?
page-no-points-yet = Za odložení se hned neboduje.
page-undo = Vzít zpět
page-resign = Vzdát se
page-leave = Odejít
page-other-device = Hrát dál na jiném zařízení
page-other-device-hint = Tento odkaz máš jen ty. Kdo ho otevře, uvidí tvou ruku a hraje za tebe.
page-sure-resign = { $who ->
    [you] Vzdát zápas?
   *[other] { $name }: vzdát zápas?
 }
page-sure-leave = { $who ->
    [you] Odejít? Dál bude hrát bot; můžeš se vrátit.
   *[other] { $name }: odejít? Dál bude hrát bot; můžeš se vrátit.
 }
page-yes = Ano
page-no = Ne
page-bot-plays = { $who ->
    [you] Hraje za tebe bot.
   *[other] { $name }: hraje bot.
 }
page-come-back = { $who ->
    [you] Hrát dál bez bota
   *[other] { $name } hraje dál bez bota
 }
page-away-wait = { $seconds ->
    [one] { $name } je pryč. Za { $seconds } sekundu můžeš rozhodnout, jak dál.
    [few] { $name } je pryč. Za { $seconds } sekundy můžeš rozhodnout, jak dál.
    [many] { $name } je pryč. Za { $seconds } sekundy můžeš rozhodnout, jak dál.
   *[other] { $name } je pryč. Za { $seconds } sekund můžeš rozhodnout, jak dál.
 }
page-away-due = { $name } je pryč a je na tahu. Jak dál?
page-absent-bot = Ať hraje bot
page-absent-end = Ukončit zápas

# Stůl slovy.
page-text-table = Stůl slovy
page-choices = Co můžeš udělat
page-no-choice = Teď nic.
page-facts = Stav zápasu

# Konec.
page-end = Konec zápasu
page-adjudicated = { $who ->
    [you] Tvoje nepřítomnost trvala příliš dlouho.
   *[other] Příliš dlouhá nepřítomnost: { $name }.
 }
page-wins = Vyhrané zápasy: { $wins }
page-rematch = Další zápas
page-join-rematch = K dalšímu zápasu
page-watch-rematch = Dívat se na další zápas
page-record = Uložit záznam
page-checking = Ověřuji rozdání…
page-proof-ok = Každé rozdání plyne ze semínka určeného před zápasem a z toho, co přidalo tvoje zařízení.
page-proof-alone = Každé rozdání plyne ze semínka a z toho, co podle záznamu přidala zařízení hráčů. Toto zařízení nemá nic vlastního, s čím by se dal záznam porovnat.
page-proof-bad = { $why ->
    [no-proof] V záznamu chybí důkaz rozdání.
    [commitment] Semínko není to, ke kterému je v záznamu závazek.
    [promised] Závazek v záznamu není ten, který tato stránka viděla před zápasem.
    [contribution] Co přidalo tvoje zařízení, není na svém místě.
   *[deal] Jedno rozdání neplyne ze semínka.
 }

# Nastavení.
page-language = Jazyk
page-set-theme = Světlý, nebo tmavý vzhled
page-set-theme-auto = podle systému
page-set-theme-light = světlý
page-set-theme-dark = tmavý
page-set-suits = Barvy karet
page-set-suits-two = dvě
page-set-suits-four = čtyři
page-set-size = Karty a kostky
page-set-size-usual = obvyklé
page-set-size-large = velké
page-set-movement = Pohyb
page-set-movement-auto = podle systému
page-set-movement-normal = klidný
page-set-movement-fast = rychlý
page-set-movement-off = vypnutý
page-set-show = Stůl
page-set-show-table = jako obrázek
page-set-show-text = slovy
page-set-points = Ukazovat, kolik by která volba vynesla
page-set-points-no = ne
page-set-points-yes = ano
page-set-keys = Mluvící klávesy
page-set-keys-on = zapnuté
page-set-keys-off = vypnuté
page-keys-help = Klávesy u stolu: C součet nebo konce, S skóre, H co máš v ruce, F všechno. Šipkami se v ruce vybírá, Enter volbu potvrdí, Escape ji zruší.

# Co nejde.
page-error = To se nepodařilo.
page-no-answer = Server neodpovídá. Zkus to za chvíli znovu.
page-error-table-unknown = Takový stůl tu není.
page-error-table-stale = Zápas už pokročil. Podívej se znovu.
page-error-table-full = Tady není volné místo.
page-error-table-over = Zápas skončil.
page-error-table-no-undo = To už nejde vzít zpět.
page-error-table-chat-full = U tohoto stolu už toho bylo řečeno dost.
page-error-table-damaged = Záznam tohoto stolu je poškozený. Správce serveru může nahrát zálohu.
page-error-table-other-log = Server byl obnoven ze zálohy. Tento zápas je zpět v okamžiku zálohy.
page-error-seat-lost = Toto místo už není tvoje. Otevři znovu jeho odkaz.
page-error-seat-link = Tento odkaz místo neotevře. Řekni si o nový.
page-error-seat-taken = Tam už někdo sedí.
page-error-seat-sits = Z tohoto odkazu si tam už někdo sedl. Je-li to tvoje místo: na zařízení, kde hraješ, je v záložce „Zápas“ odkaz pro jiné.
page-error-seat-not-yours = To není tvoje místo.
page-error-absent-not-due = Ještě ne: hráč se vrátil, nebo má ještě čas.
page-error-request-too-often = Příliš rychle. Chvíli počkej.
page-error-rules-conflict = Tyto dvě volby si odporují: „{ $first }“ a „{ $second }“.
page-error-rules-bad-value = „{ $option }“: tato hodnota zde není možná.
