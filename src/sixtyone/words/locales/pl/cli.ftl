# Wiersz poleceń poza samą grą: co wypisuje i co jest nie tak z tym, co dostał.

cli-error = sixtyone: { $text } [{ $code }]
cli-unreadable = Nie można odczytać pliku { $file }: { cli-reason }.
cli-unwritable = Nie można zapisać pliku { $file }: { cli-reason }.
cli-reason = { $why ->
    [ENOENT] nie ma takiego pliku ani folderu
    [EISDIR] to folder
    [ENOTDIR] część ścieżki nie jest folderem
    [EACCES] brak uprawnień
    [ENOSPC] dysk jest pełny
    [EROFS] dysk jest tylko do odczytu
    [ENAMETOOLONG] nazwa jest za długa
    [EPERM] to niedozwolone
    [EDQUOT] przydział miejsca na dysku jest wyczerpany
    [EIO] dysk zgłasza błąd
   *[other] { $reason }
 }
cli-too-large = Plik { $file } jest większy niż jakikolwiek zapis meczu.
cli-not-text = Plik { $file } nie jest tekstem w UTF-8.
cli-language = Nie ma tu języka { $language }; są: { $known }.
cli-choice = { $option } to jedno z: { $known }, nie { $got }.
cli-extra = Brakuje biblioteki { $library }; zawiera ją dodatek { $extra }: pip install 'sixtyone[{ $extra }]', a w katalogu źródeł ./run sixtyone { $command }
cli-option-form = { $text } to nie opcja: pisz nazwa=wartość, na przykład target=31.
cli-speed = Nie ma szybkości { $speed }; są: { $known }.
cli-seats-number = { $variant ->
    [none] W grę { $game } nie { $count ->
        [one] może grać { NUMBER($count, useGrouping: 0) } osoba
        [few] mogą grać { NUMBER($count, useGrouping: 0) } osoby
        [many] może grać { NUMBER($count, useGrouping: 0) } osób
       *[other] może grać { NUMBER($count, useGrouping: 0) } osoby
     }.
   *[other] W odmianę { $variant } gry { $game } nie { $count ->
        [one] może grać { NUMBER($count, useGrouping: 0) } osoba
        [few] mogą grać { NUMBER($count, useGrouping: 0) } osoby
        [many] może grać { NUMBER($count, useGrouping: 0) } osób
       *[other] może grać { NUMBER($count, useGrouping: 0) } osoby
     }.
 }
cli-seat-name = { $near ->
    [none] { $name } nie oznacza żadnego gracza. Wpisz you, imię od wielkiej litery albo bota: { $known }.
   *[other] { $name } nie oznacza żadnego gracza. Czy chodzi o { $near }? Imię osoby zaczyna się wielką literą.
 }
cli-seat-empty = Miejsce bez nazwy: miejsca pisze się tak: you,greedy.
cli-name-empty = Imię jest puste: podaj je albo pomiń --name.
cli-name-long = Imię ma najwyżej { $most ->
    [one] { NUMBER($most, useGrouping: 0) } znak
    [few] { NUMBER($most, useGrouping: 0) } znaki
    [many] { NUMBER($most, useGrouping: 0) } znaków
   *[other] { NUMBER($most, useGrouping: 0) } znaku
 }.
cli-record-finished = Plik { $file } zawiera zakończony mecz i nie zostanie nadpisany. Podaj inny plik.
cli-record-foreign = Plik { $file } zawiera inny mecz: { $what }. Nie zostanie nadpisany. Podaj inny plik.
cli-record-other = Plik { $file } nie jest zapisem meczu i nie zostanie nadpisany. Podaj inny plik.
cli-record-no-seed = Plik { $file } zawiera mecz bez ziarna; nie da się go tu dokończyć.
cli-record-changed = Plik { $file } został zmieniony przez inny program; nic więcej nie będzie w nim zapisane.
cli-difference = { $index ->
    [none] sixtyone: { $field }: zapisano { $recorded }, obliczono { $computed }
   *[other] sixtyone: { $field } ({ $index }): zapisano { $recorded }, obliczono { $computed }
 }
cli-verified = Udowodniono: z ziarna, do którego zobowiązuje { $commitment }, { $count ->
    [one] wynika jedyne losowanie, przełożenie, rozdanie, dobranie lub karta startowa
    [few] wynikają wszystkie losowania, przełożenia, rozdania, dobrania i karty startowe, razem { NUMBER($count, useGrouping: 0) }
    [many] wynikają wszystkie losowania, przełożenia, rozdania, dobrania i karty startowe, razem { NUMBER($count, useGrouping: 0) }
   *[other] wynikają wszystkie losowania, razem { NUMBER($count, useGrouping: 0) }
 }.
cli-unfinished = Mecz się nie skończył. { $scores }.
cli-show-starter = { $pieces }, karta startowa { $starter }
cli-show-crib = Krib { $pieces }, karta startowa { $starter }
cli-show-pegging = { $pieces }, suma { $count }
cli-score-what = Podaj karty i --starter albo serię jako --pegging.
cli-score-dominoes = Podaj kamienie w kolejności dołożenia: "1-4" "1-1 at 1-4.low".
cli-score-not-here = { $option } nie należy do gry { $game }.
cli-option-not-here = { $option } nie dotyczy { $what }.
cli-games-seats = { $least ->
    [same] graczy: { $most }
   *[other] graczy: od { $least } do { $most }
 }
cli-games-variant = { $about }; { $seats }; gra do { $target }
cli-games-variants = Odmiany:
cli-games-options = Opcje (--option nazwa=wartość):
cli-games-option = { $meaning }; { $takes } (domyślnie { $default })
cli-games-more = sixtyone games GRA wypisuje odmiany i opcje jednej gry.
# sixtyone describe.
cli-describe-what = Nie da się opisać { $what }; da się: { $known }.
cli-describe-length = Albo --short, albo --long.
cli-describe-pieces = Podaj kamienie, karty albo kołki.
cli-describe-pegs = { $text } to nie kołki; pisze się je tak: 45 albo 45/37, po ukośniku poprzedni wynik.
cli-describe-sides = { $count ->
    [one] Tabliczka nie mieści { NUMBER($count, useGrouping: 0) } strony
    [few] Tabliczka nie mieści { NUMBER($count, useGrouping: 0) } stron
    [many] Tabliczka nie mieści { NUMBER($count, useGrouping: 0) } stron
   *[other] Tabliczka nie mieści { NUMBER($count, useGrouping: 0) } strony
 }: mieści od 1 do { $most }.
cli-describe-names = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } strona ma jedno imię
    [few] { NUMBER($count, useGrouping: 0) } strony mają po imieniu
    [many] { NUMBER($count, useGrouping: 0) } stron ma po imieniu
   *[other] { NUMBER($count, useGrouping: 0) } strony ma po imieniu
 }, a podano { $got }.
cli-describe-record = Do pozycji trzeba podać zapis, z którego pochodzi: --record.
cli-describe-range = { $option } to liczba od 0 do { $most }, nie { $got }.
cli-picture-what = Nie ma rysunku { $what }; są: { $known }.
cli-picture-count = Do policzenia trzeba podać karty ręki i --starter.
cli-picture-board = Do tabliczki trzeba podać kołki każdej strony, na przykład 45/37: wynik i wynik poprzedni.
cli-picture-number = { $option } to liczba od { $least } do { $most }, nie { $got }.
cli-picture-extra = PNG wymaga dodatku [picture]: pip install 'sixtyone[picture]', a w katalogu źródeł ./run check, które instaluje wszystko
cli-picture-terminal = PNG nie jest tekstem dla terminala; podaj plik przez --out.
