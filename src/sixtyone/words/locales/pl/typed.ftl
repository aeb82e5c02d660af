# Co jest nie tak z tym, co wpisano, w jednym wierszu; potem pytanie pada jeszcze raz.

typed-nothing = Wpisz jedną z możliwości albo ?, żeby zobaczyć, co można zrobić.
typed-unknown = Nie rozumiem: { $text }. Wpisz ?, żeby zobaczyć, co można zrobić.
typed-not-held = Nie masz tego w ręce: { $piece }.
typed-no-fit = { $piece } nigdzie teraz nie pasuje.
typed-opening = Nie leży jeszcze żaden kamień, więc przy { $piece } nie podaje się miejsca: wpisz sam kamień.
typed-no-fit-there = { $piece } tam nie pasuje. Pasuje { $places }.
typed-drawn = Dobrany kamień { $piece } trzeba dołożyć.
typed-over = { $piece }: suma wyniosłaby { $count }, a nie może przekroczyć 31.
typed-no-number = Nie ma możliwości nr { $number }: są od 1 do { $most }.
typed-two-meanings = { $text } to możliwość { $number }, czyli { $piece }, albo { $other }. Wpisz #{ $number } albo to, o co chodzi.
typed-several = Jest ich kilka: { $pieces }. Wpisz, którą.
typed-wrong-count = { $wanted ->
    [one] Odkłada się { NUMBER($wanted, useGrouping: 0) } kartę
    [few] Odkłada się { NUMBER($wanted, useGrouping: 0) } karty
    [many] Odkłada się { NUMBER($wanted, useGrouping: 0) } kart
   *[other] Odkłada się { NUMBER($wanted, useGrouping: 0) } karty
 }, a nie { $got }.
typed-twice = { $piece }: podano dwa razy.
typed-range = Podaj liczbę od { $least } do { $most }.
typed-how-many = Muggins za ile? Wpisz liczbę albo „przyjmuję”.
typed-must-play = Możesz zagrać, więc musisz: { $pieces }.
typed-must-place = Możesz dołożyć kamień, więc musisz: { $pieces }.
typed-not-now = Teraz nie można: { $text }. Wpisz ?, żeby zobaczyć, co można zrobić.
typed-no-undo = Nie można tu nic cofnąć: od tego czasu coś już odkryto.
