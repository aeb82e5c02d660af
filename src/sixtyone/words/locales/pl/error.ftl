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
   *[other] Dla opcji { $option } dozwolone: { $expected }; podano { $got }.
 }
error-rules-seats = { $expected ->
    [none] Nie ma miejsca { $got }.
   *[other] Liczba graczy w tej odmianie: { $expected }.
 }
error-rules-conflict = Grę na opak liczy program: nikt nie zgłaszałby punktów, przez które się przegrywa.
error-rules-unsupported = Skompilowany program nie zna tych opcji: { $option }; zna: { $expected }. Zwykły program zna wszystkie.
error-action-over = Mecz jest skończony.
error-action-not-now = { $action ->
    [none] Na to nie pora.
   *[other] Nie pora na { $action }.
 }
error-action-not-your-turn = Nie pora na { $action }: teraz kolej na inne miejsce.
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
error-action-cut-depth = To za blisko końca talii: zdejmuje się od { $expected } kart.
error-record-json = { $line ->
    [none] { $problem ->
        [twice] W tym JSON-ie pewien klucz występuje dwa razy w jednym obiekcie.
        [constant] To nie jest JSON: NaN i Infinity nie są w nim liczbami.
        [number] W tym JSON-ie jest za duża liczba.
        [deep] Ten JSON jest zbyt głęboko zagnieżdżony.
       *[other] To nie jest JSON.
     }
   *[other] To nie jest JSON: wiersz { $line }, kolumna { $column }.
 }
error-record-format = { $expected ->
    [none] To nie jest zapis, który można tu odczytać: ma to być jeden obiekt JSON, a jest { $got }.
   *[other] { $got ->
        [none] To nie jest zapis, który można tu odczytać: nie podaje, że jego format to { $expected }.
       *[other] To nie jest zapis, który można tu odczytać: format ma być { $expected }, a jest { $got }.
     }
 }
error-record-field = { error-field }
error-referee-json = Wiersz nie jest jednym obiektem JSON.
error-referee-too-long = Wiersz jest dłuższy niż to, co czyta sędzia.
error-referee-question = { $problem ->
    [unsettled] W grze { $game } nie ma rozliczenia: kamienie, które zostały w rękach, nic nie dają.
   *[other] { $game ->
        [none] { $got ->
            [none] W wierszu ma być jedno z pytań: { $expected }; nie ma żadnego.
           *[other] W wierszu ma być jedno z pytań: { $expected }; jest kilka: { $got }.
         }
       *[other] W grze { $game } nie ma pytania { $got }.
     }
 }
error-referee-field = { error-field }
error-fair-no-proof = Zapis nie zawiera dowodu swoich rozdań.
error-fair-field = { error-field }
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
# Co jest nie tak z polem zapisu, pytania albo dowodu; error-wanted mówi, co ma tam być.
error-field = { $wanted ->
    [none] { $expected ->
        [none] Pole { $field } jest błędne.
       *[other] Nie ma tu pola { $field }; są: { $expected }.
     }
   *[other] { $got ->
        [none] Brakuje pola { $field }; ma tam być { error-wanted }.
       *[other] Pole { $field } jest błędne: ma tam być { error-wanted }, a jest { $got }.
     }
 }
error-wanted = { $wanted ->
    [game] nazwa gry
    [variant] nazwa odmiany
    [options] obiekt z opcjami
    [text] tekst
    [texts] lista tekstów
    [name] tekst mający najwyżej { $expected } znaków
    [names] po jednym imieniu na miejsce, razem { $expected }
    [actions] najwyżej { $expected } akcji
    [seat] miejsce, czyli liczba całkowita od 0
    [one-seat] miejsce od { $expected }
    [flag] true albo false
    [pieces] lista najwyżej 52 kart lub kamieni w postaci tekstu
    [a-card] co najmniej jedna karta
    [hands] lista od dwóch do czterech rąk
    [hand-a-seat] po jednej ręce na miejsce, razem { $expected }
    [empty-hand] pusta ręka, bo ten gracz dołożył wszystkie kamienie
    [out-or-blocked] miejsce albo zamiast niego "blocked": true
    [object] obiekt z polami { $expected }
    [as-recorded] to, co w zapisie, czyli { $expected }, albo nic
    [proof] obiekt z polami commitment, seed i contributions
    [digits] ciąg cyfr szesnastkowych o długości { $expected }
    [contributions] lista tekstów, po jednym na miejsce, każdy mający najwyżej { $expected } znaków
    [text-a-seat] po jednym tekście na miejsce, razem { $expected }
   *[other] coś innego
 }
# Błąd w zapisie. Zmienne: $index: akcja, liczona od 0; $text: akcja; $error: jedno z powyższych.
error-at-action = Akcja { NUMBER($index, useGrouping: 0) }, { $text }: { $error }
# To samo z wierszem pliku. Zmienne: $line: liczony od 1; $error: jedno z powyższych.
error-at-line = Wiersz { NUMBER($line, useGrouping: 0) }: { $error }
