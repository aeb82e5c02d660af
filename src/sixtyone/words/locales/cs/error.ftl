# Jedna věta na každý kód chyby. Každá proměnná je v každé z nich; ta, kterou chyba nenese, má hodnotu none.

error-text-card = { $got } není karta; karta se píše takto: 5H, 10d nebo J♦.
error-text-tile = { $got } není kostka; kostka se píše takto: 1-4 nebo [1|4].
error-text-place = { $got } není místo v rozložení; místo se píše takto: 1-4.low nebo 4-4.side-b.
error-text-action = { $got } není akce této hry.
error-text-number = { $got } není celé číslo od { $expected }.
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
   *[other] Hraje se na tolika místech: { $expected }.
 }
error-rules-conflict = Obrácenou hru počítá program: nikdo by neohlašoval body, které znamenají prohru.
error-rules-unsupported = S touto volbou zkompilovaný program nehraje; obyčejná pravidla ji znají.
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
error-action-cut-depth = To je příliš blízko kraje balíčku: nejmenší a největší počet karet je { $expected }.
error-record-json = { $line ->
    [none] Toto není JSON.
   *[other] Toto není JSON: řádek { $line }, sloupec { $column }.
 }
error-record-format = { $expected ->
    [none] Toto není záznam, který by se tu dal přečíst.
   *[other] Toto není záznam, který by se tu dal přečíst; formát má být { $expected }.
 }
error-record-field = Pole { $field } záznamu je chybné.
error-referee-json = Řádek není jeden objekt JSON.
error-referee-too-long = Řádek je delší, než rozhodčí čte.
error-referee-question = { $expected ->
    [none] To není otázka pro rozhodčího této hry.
   *[other] Řádek klade jednu z otázek: { $expected }.
 }
error-referee-field = Pole { $field } otázky je chybné.
error-fair-no-proof = Záznam nenese důkaz svých rozdání.
error-fair-field = { $field ->
    [none] Důkaz je chybný.
   *[other] Pole { $field } důkazu je chybné.
 }
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
# Chyba v záznamu. Proměnné: $index: akce, počítáno od 0; $text: akce; $error: jedna z předchozích.
error-at-action = Akce { NUMBER($index, useGrouping: 0) }, { $text }: { $error }
