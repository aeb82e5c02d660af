# Po jednym zdaniu na każdy kod błędu. Każda zmienna jest w każdym z nich; ta, której błąd nie niesie, ma wartość none.

error-text-card = { $got } to nie karta; kartę pisze się tak: 5H, 10d albo J♦.
error-text-tile = { $got } to nie kamień; kamień pisze się tak: 1-4 albo [1|4].
error-text-place = { $got } to nie miejsce w układzie; miejsce pisze się tak: 1-4.low albo 4-4.side-b.
error-text-action = { $got } to nie akcja tej gry.
error-text-number = { $got } to nie liczba całkowita od { $expected }.
error-text-too-long = To dłuższe niż cokolwiek, co może mieć sens.
error-rules-unknown-game = { $near ->
    [none] Nie ma gry { $game }. Są gry: { $expected }.
   *[other] Nie ma gry { $game }. Czy chodzi o { $near }?
 }
error-rules-unknown-variant = { $near ->
    [none] Nie ma odmiany { $variant }. Są odmiany: { $expected }.
   *[other] Nie ma odmiany { $variant }. Czy chodzi o { $near }?
 }
error-rules-unknown-option = { $near ->
    [none] Nie ma opcji { $option }. Są opcje: { $expected }.
   *[other] Nie ma opcji { $option }. Czy chodzi o { $near }?
 }
error-rules-bad-value = { $expected ->
    [none] Opcja { $option } nie przyjmuje wartości { $got }.
   *[other] Opcja { $option } przyjmuje: { $expected }; podano { $got }.
 }
error-rules-seats = { $expected ->
    [none] Nie ma miejsca { $got }.
   *[other] W to gra się przy takiej liczbie miejsc: { $expected }.
 }
error-rules-conflict = Grę na opak liczy program: nikt nie zgłaszałby punktów, przez które się przegrywa.
error-rules-unsupported = Skompilowany program nie gra z tą opcją; zasady zwykłego programu ją znają.
error-action-over = Mecz jest skończony.
error-action-not-now = { $action ->
    [none] Na to nie pora.
   *[other] Na { $action } nie pora.
 }
error-action-not-your-turn = Na { $action } nie pora: kolej na inne miejsce.
error-action-no-such-seat = Nie ma miejsca { $seat }.
error-action-not-in-hand = { $piece ->
    [none] Tego nie ma w ręce; jest w niej: { $expected }.
   *[other] { $piece }: tego nie ma w ręce; jest w niej: { $expected }.
 }
error-action-over-31 = { $piece ->
    [none] Suma wynosiłaby { $count }, a nie może przekroczyć 31.
   *[other] { $piece }: suma { $count } przekroczyłaby 31.
 }
error-action-can-play = Kto może zagrać, musi to zrobić.
error-action-wrong-size = Zła liczba kart lub kamieni: ma być { $expected }, jest { $got }.
error-action-duplicate = { $piece }: podano dwa razy albo jest już w grze.
error-action-no-fit = { $piece } nie pasuje do miejsca { $at }.
error-action-no-place = { $expected ->
    [none] Miejsce { $at } nie jest otwarte. Nie leży jeszcze żaden kamień.
   *[other] Miejsce { $at } nie jest otwarte. Otwarte: { $expected }.
 }
error-action-needs-place = { $expected ->
    [none] Trzeba podać miejsce. Kamień nigdzie nie pasuje.
   *[other] Trzeba podać miejsce. Jedno z tych: { $expected }.
 }
error-action-must-place-drawn = Dobrany kamień { $expected } trzeba dołożyć od razu.
error-action-cannot-stop = Tu nie można zakończyć kolejki.
error-action-cut-depth = To za blisko końca talii: najmniej i najwięcej kart to { $expected }.
error-record-json = { $line ->
    [none] To nie jest JSON.
   *[other] To nie jest JSON: wiersz { $line }, kolumna { $column }.
 }
error-record-format = { $expected ->
    [none] To nie jest zapis, który można tu odczytać.
   *[other] To nie jest zapis, który można tu odczytać; format ma być { $expected }.
 }
error-record-field = Pole { $field } zapisu jest błędne.
error-referee-json = Wiersz nie jest jednym obiektem JSON.
error-referee-too-long = Wiersz jest dłuższy niż to, co czyta sędzia.
error-referee-question = { $expected ->
    [none] To nie pytanie do sędziego tej gry.
   *[other] W wierszu ma być jedno z pytań: { $expected }.
 }
error-referee-field = Pole { $field } pytania jest błędne.
error-fair-no-proof = Zapis nie zawiera dowodu swoich rozdań.
error-fair-field = { $field ->
    [none] Dowód rozdań jest błędny.
   *[other] Pole { $field } dowodu jest błędne.
 }
error-fair-commitment = To nie to ziarno, do którego się zobowiązano.
error-fair-deal = Tego nie rozdano z ziarna: jest { $got }, a miało być { $expected }.
error-table-seat = Nie ma takiego miejsca przy tym stole.
error-table-stale = Mecz poszedł już dalej.
error-table-chance = Rozdaje stół, nie gracze.
error-table-no-undo = Nie ma tu czego cofnąć.
error-table-unknown-bot = { $near ->
    [none] Nie ma bota { $got }. Są boty: { $expected }.
   *[other] Nie ma bota { $got }. Czy chodzi o { $near }?
 }
# Błąd w zapisie. Zmienne: $index: akcja, liczona od 0; $text: akcja; $error: jedno z powyższych.
error-at-action = Akcja { NUMBER($index, useGrouping: 0) }, { $text }: { $error }
