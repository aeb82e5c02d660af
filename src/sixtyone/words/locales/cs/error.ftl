# Jedna věta na každý kód chyby. Každá proměnná je v každé z nich; ta, kterou chyba nenese, má hodnotu none.

error-text-card = { $got } není karta; karta se píše takto: 5H, 10d nebo J♦.
error-text-tile = { $got } není kostka; kostka se píše takto: 1-4 nebo [1|4].
error-text-place = { $got } není místo v rozložení; místo se píše takto: 1-4.low nebo 4-4.side-b.
error-text-action = { $got } není akce této hry.
error-text-number = { $got } není celé číslo v rozmezí { $expected }.
error-text-too-long = To je delší než cokoli, co může něco znamenat.
error-rules-unknown-game = { $near ->
    [none] Hra { $game } tu není. Hry jsou { $expected }.
   *[other] Hra { $game } tu není. Nemá to být { $near }?
 }
error-rules-unknown-variant = { $near ->
    [none] Varianta { $variant } tu není. Varianty jsou { $expected }.
   *[other] Varianta { $variant } tu není. Nemá to být { $near }?
 }
error-rules-unknown-option = { $near ->
    [none] Volba { $option } tu není. Volby jsou { $expected }.
   *[other] Volba { $option } tu není. Nemá to být { $near }?
 }
error-rules-bad-value = { $expected ->
    [none] Volba { $option } nemůže mít hodnotu { $got }.
   *[other] Volba { $option } přijímá: { $expected }; ne { $got }.
 }
error-rules-seats = { $expected ->
    [none] Místo { $got } tu není.
   *[other] Možný počet hráčů: { $expected }.
 }
error-rules-conflict = Obrácenou hru počítá program: nikdo by neohlašoval body, které znamenají prohru.
error-rules-unsupported = Zkompilovaný program tyto volby nezná: { $option }; zná { $expected }. Obyčejný program zná všechny.
error-action-over = Zápas skončil.
error-action-not-now = { $action ->
    [none] Na to teď není řada.
   *[other] Na { $action } teď není řada.
 }
error-action-not-your-turn = Na { $action } není řada: na tahu je jiné místo.
error-action-no-such-seat = Místo { $seat } tu není.
error-action-not-in-hand = { $piece ->
    [none] To v ruce není; je v ní { $expected }.
   *[other] { $piece } v ruce není; je v ní { $expected }.
 }
error-action-over-31 = { $piece ->
    [none] Součet by byl { $count }; nesmí přesáhnout 31.
   *[other] { $piece }: součet { $count } by přesáhl 31.
 }
error-action-can-play = Kdo může hrát, musí.
error-action-wrong-size = Nesouhlasí počet karet nebo kostek: má být { $expected }, je { $got }.
error-action-duplicate = { $piece }: uvedeno dvakrát, nebo už je to ve hře.
error-action-no-fit = { $piece } se na místo { $at } nehodí.
error-action-no-place = { $expected ->
    [none] Místo { $at } není volné. Ještě neleží žádná kostka.
   *[other] Místo { $at } není volné. Volná jsou { $expected }.
 }
error-action-needs-place = { $expected ->
    [none] Místo se musí uvést. Kostka se nikam nehodí.
   *[other] Místo se musí uvést. Je to jedno z těchto: { $expected }.
 }
error-action-must-place-drawn = Dobraná kostka { $expected } se musí hned přiložit.
error-action-cannot-stop = Tady se tah ukončit nedá.
error-action-cut-depth = To je příliš blízko kraje balíčku: snímá se { $expected } karet.
error-record-json = { $line ->
    [none] { $problem ->
        [twice] V tomto JSON je jeden klíč v témže objektu dvakrát.
        [constant] Toto není JSON: NaN a Infinity v něm nejsou čísla.
        [number] V tomto JSON je příliš velké číslo.
        [deep] Tento JSON má příliš mnoho úrovní vnoření.
       *[other] Toto není JSON.
     }
   *[other] Toto není JSON: řádek { $line }, sloupec { $column }.
 }
error-record-format = { $expected ->
    [none] Toto není záznam, který by se tu dal přečíst: má to být jeden objekt JSON, ne { $got }.
   *[other] { $got ->
        [none] Toto není záznam, který by se tu dal přečíst: neuvádí, že jeho formát je { $expected }.
       *[other] Toto není záznam, který by se tu dal přečíst: formát má být { $expected }, ne { $got }.
     }
 }
error-record-field = { error-field }
error-referee-json = Řádek není jeden objekt JSON.
error-referee-too-long = Řádek je delší, než kolik rozhodčí přečte.
error-referee-question = { $problem ->
    [unsettled] Hra { $game } se nevyúčtovává: kostky, které zůstaly v rukou, nic nevynášejí.
   *[other] { $game ->
        [none] { $got ->
            [none] Řádek má klást jednu z otázek: { $expected }; tento neklade žádnou.
           *[other] Řádek má klást jednu z otázek: { $expected }; tento jich klade víc: { $got }.
         }
       *[other] Hra { $game } nemá otázku { $got }.
     }
 }
error-referee-field = { error-field }
error-fair-no-proof = V záznamu chybí důkaz rozdání.
error-fair-field = { error-field }
error-fair-commitment = Toto není semínko, ke kterému byl dán závazek.
error-fair-deal = Toto ze semínka neplyne: je tu { $got }, mělo být { $expected }.
error-table-seat = Takové místo u tohoto stolu není.
error-table-stale = Zápas je už dál.
error-table-chance = Rozdává stůl, ne hráči.
error-table-no-undo = Tady není co vracet.
error-table-unknown-bot = { $near ->
    [none] Bot { $got } tu není. Boti jsou { $expected }.
   *[other] Bot { $got } tu není. Nemá to být { $near }?
 }
# Co je špatně na poli záznamu, otázky nebo důkazu; error-wanted říká, co tam má být.
error-field = { $wanted ->
    [none] { $expected ->
        [none] Pole { $field } je chybné.
       *[other] Pole { $field } tu není; jsou { $expected }.
     }
   *[other] { $got ->
        [none] Chybí pole { $field }; má tam být { error-wanted }.
       *[other] Pole { $field } je chybné: má tam být { error-wanted }, ne { $got }.
     }
 }
error-wanted = { $wanted ->
    [game] název hry
    [variant] název varianty
    [options] objekt s volbami
    [text] text
    [texts] seznam textů
    [name] text o nejvýš { $expected } znacích
    [names] jedno jméno pro každé místo, celkem { $expected }
    [actions] nejvýš { $expected } akcí
    [seat] místo, tedy celé číslo od 0
    [one-seat] místo v rozmezí { $expected }
    [flag] true nebo false
    [pieces] seznam nejvýš 52 karet nebo kostek jako text
    [a-card] seznam s aspoň jednou kartou
    [hands] seznam dvou až čtyř rukou
    [hand-a-seat] jedna ruka pro každé místo, celkem { $expected }
    [empty-hand] prázdná ruka, protože hráč přiložil všechny kostky
    [out-or-blocked] místo u stolu, anebo "blocked": true
    [object] objekt s poli { $expected }
    [as-recorded] { $expected } jako v záznamu, nebo nic
    [proof] objekt s poli commitment, seed a contributions
    [digits] řada šestnáctkových číslic o délce { $expected }
    [contributions] seznam textů, jeden pro každé místo, každý o nejvýš { $expected } znacích
    [text-a-seat] jeden text pro každé místo, celkem { $expected }
   *[other] něco jiného
 }
# Chyba v záznamu. Proměnné: $index: akce, počítáno od 0; $text: akce; $error: jedna z předchozích.
error-at-action = Akce { NUMBER($index, useGrouping: 0) }, { $text }: { $error }
# Totéž s řádkem souboru. Proměnné: $line: počítáno od 1; $error: jedna z předchozích.
error-at-line = Řádek { NUMBER($line, useGrouping: 0) }: { $error }
