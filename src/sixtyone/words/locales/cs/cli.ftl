# Příkazový řádek mimo hru: co vypisuje a co je špatně na tom, co dostal.

cli-error = sixtyone: { $text } [{ $code }]
cli-unreadable = Soubor { $file } nelze přečíst: { cli-reason }.
cli-unwritable = Soubor { $file } nelze zapsat: { cli-reason }.
cli-reason = { $why ->
    [ENOENT] takový soubor ani složka tu není
    [EISDIR] je to složka
    [ENOTDIR] část cesty není složka
    [EACCES] chybí oprávnění
    [ENOSPC] disk je plný
    [EROFS] disk je jen pro čtení
    [ENAMETOOLONG] jméno je příliš dlouhé
    [EPERM] to není dovoleno
    [EDQUOT] příděl místa na disku je vyčerpán
    [EIO] disk hlásí chybu
   *[other] { $reason }
 }
cli-too-large = Soubor { $file } je větší než jakýkoli záznam.
cli-not-text = Soubor { $file } není text v UTF-8.
cli-language = Jazyk { $language } tu není; na výběr jsou { $known }.
cli-choice = { $option } přijímá: { $known }; ne { $got }.
cli-extra = Chybí knihovna { $library }; patří k doplňku { $extra }: pip install 'sixtyone[{ $extra }]' nebo v adresáři se zdroji ./run sixtyone { $command }
cli-option-form = { $text } není volba: piš název=hodnota, třeba target=31.
cli-speed = Rychlost { $speed } tu není; na výběr jsou { $known }.
cli-seats-number = { $variant ->
    [none] Hra { $game } není pro { $count ->
        [one] { NUMBER($count, useGrouping: 0) } hráče
        [few] { NUMBER($count, useGrouping: 0) } hráče
        [many] { NUMBER($count, useGrouping: 0) } hráče
       *[other] { NUMBER($count, useGrouping: 0) } hráčů
     }.
   *[other] Hra { $game } není ve variantě { $variant } pro { $count ->
        [one] { NUMBER($count, useGrouping: 0) } hráče
        [few] { NUMBER($count, useGrouping: 0) } hráče
        [many] { NUMBER($count, useGrouping: 0) } hráče
       *[other] { NUMBER($count, useGrouping: 0) } hráčů
     }.
 }
cli-seat-name = { $near ->
    [none] { $name } není místo u stolu. Napiš you, jméno s velkým písmenem na začátku, nebo bota: { $known }.
   *[other] { $name } není místo u stolu. Nemá to být { $near }? Jméno člověka začíná velkým písmenem.
 }
cli-seat-empty = Jedno místo nemá jméno; místa se píší takto: you,greedy.
cli-name-empty = Jméno je prázdné: uveď je, nebo --name vynech.
cli-name-long = Jméno má nejvýš { $most ->
    [one] { NUMBER($most, useGrouping: 0) } znak
    [few] { NUMBER($most, useGrouping: 0) } znaky
    [many] { NUMBER($most, useGrouping: 0) } znaku
   *[other] { NUMBER($most, useGrouping: 0) } znaků
 }.
cli-record-finished = V souboru { $file } je dohraný zápas; nepřepíše se. Uveď jiný soubor.
cli-record-foreign = V souboru { $file } je jiný zápas: { $what }. Nepřepíše se. Uveď jiný soubor.
cli-record-other = Soubor { $file } není záznam zápasu a nepřepíše se. Uveď jiný soubor.
cli-record-no-seed = V souboru { $file } je zápas bez semínka; tady v něm nelze pokračovat.
cli-record-changed = Soubor { $file } změnil jiný program; nic dalšího se do něj nezapíše.
cli-difference = { $index ->
    [none] sixtyone: { $field }: zapsáno { $recorded }, spočteno { $computed }
   *[other] sixtyone: { $field } ({ $index }): zapsáno { $recorded }, spočteno { $computed }
 }
cli-verified = { $count ->
    [one] Dokázáno: jediný los, snímání, rozdání, dobrání nebo startovní karta plyne ze semínka, ke kterému zavazuje { $commitment }.
    [few] Dokázáno: všechny { NUMBER($count, useGrouping: 0) } losy, snímání, rozdání, dobrání a startovní karty plynou ze semínka, ke kterému zavazuje { $commitment }.
    [many] Dokázáno: všech { NUMBER($count, useGrouping: 0) } losů, snímání, rozdání, dobrání a startovních karty plyne ze semínka, ke kterému zavazuje { $commitment }.
   *[other] Dokázáno: všech { NUMBER($count, useGrouping: 0) } losů, snímání, rozdání, dobrání a startovních karet plyne ze semínka, ke kterému zavazuje { $commitment }.
 }
cli-unfinished = Zápas ještě neskončil. { $scores }.
cli-show-starter = { $pieces }, startovní karta { $starter }
cli-show-crib = Crib { $pieces }, startovní karta { $starter }
cli-show-pegging = { $pieces }, součet { $count }
cli-score-what = Uveď karty a --starter, nebo sérii jako --pegging.
cli-score-dominoes = Uveď kostky v pořadí přiložení: "1-4" "1-1 at 1-4.low".
cli-score-not-here = { $option } ke hře { $game } nepatří.
cli-option-not-here = { $option } se netýká { $what }.
cli-games-seats = { $least ->
    [same] hráčů: { $most }
   *[other] hráčů: { $least } až { $most }
 }
cli-games-variant = { $about }; { $seats }, do { $target }
cli-games-variants = Varianty:
cli-games-options = Volby (--option název=hodnota):
cli-games-option = { $meaning }; { $takes } (výchozí { $default })
cli-games-more = sixtyone games HRA vypíše varianty a volby jedné hry.
# sixtyone describe.
cli-describe-what = Popsat { $what } nelze; lze { $known }.
cli-describe-length = Buď --short, nebo --long.
cli-describe-pieces = Uveď kostky, karty nebo kolíky.
cli-describe-pegs = { $text } nejsou kolíky: píší se jako 45, nebo jako 45/37 s předchozím skóre.
cli-describe-sides = { $count ->
    [one] Deska neslouží { NUMBER($count, useGrouping: 0) } straně
    [few] Deska neslouží { NUMBER($count, useGrouping: 0) } stranám
    [many] Deska neslouží { NUMBER($count, useGrouping: 0) } stranám
   *[other] Deska neslouží { NUMBER($count, useGrouping: 0) } stranám
 }: slouží 1 až { $most }.
cli-describe-names = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } strana má jedno jméno
    [few] { NUMBER($count, useGrouping: 0) } strany mají po jednom jméně
    [many] { NUMBER($count, useGrouping: 0) } strany má po jednom jméně
   *[other] { NUMBER($count, useGrouping: 0) } stran má po jednom jméně
 }, ne { $got }.
cli-describe-record = Pozice potřebuje záznam, ze kterého je: --record.
cli-describe-range = { $option } je číslo od 0 do { $most }, ne { $got }.
cli-picture-what = Nakreslit { $what } nelze; lze { $known }.
cli-picture-count = Počítání potřebuje karty listu a --starter.
cli-picture-board = Deska potřebuje kolíky každé strany, například 45/37: skóre a skóre předtím.
cli-picture-number = { $option } je číslo od { $least } do { $most }, ne { $got }.
cli-picture-extra = PNG potřebuje doplněk [picture]: pip install 'sixtyone[picture]' nebo v adresáři se zdroji ./run check, který nainstaluje vše
cli-picture-terminal = PNG není text pro terminál; uveď soubor pomocí --out.
