# Wokół meczu w terminalu.

play-against = Przy stole: { $names }.
play-commitment = O rozdaniach decyduje ziarno. Zobowiązanie: { $commitment }
play-by-seed = Rozdania pochodzą z podanego tekstu: kto go zna, zna je wszystkie.
play-help = Wpisz ? w dowolnej chwili, żeby zobaczyć, co można zrobić.
play-kept = Mecz zapisuje się na bieżąco w pliku { $file }. Kto do niego zajrzy, może poznać dalsze rozdania: jest w nim ziarno.
play-resumed = Dalszy ciąg meczu z pliku { $file }, po { $actions ->
    [one] { NUMBER($actions, useGrouping: 0) } akcji
    [few] { NUMBER($actions, useGrouping: 0) } akcjach
    [many] { NUMBER($actions, useGrouping: 0) } akcjach
   *[other] { NUMBER($actions, useGrouping: 0) } akcji
 }.
play-next = Teraz: { $name }.
play-undone = { $who ->
    [you] Cofnięte.
   *[other] { $name } cofa ostatnią akcję.
 }
play-saved = Odtąd mecz zapisuje się w pliku { $file }.
play-quit-kept = Mecz jest zapisany w pliku { $file }. Żeby go dokończyć: sixtyone play --record { $file }
play-quit-again = Ten mecz nie jest zapisany: wpisz „koniec” jeszcze raz, żeby wyjść, albo „zapisz PLIK”, żeby go zachować.
play-quit-lost = Mecz nie został zapisany.
play-not-resigned = Mecz trwa dalej.
play-seed = Ziarno: { $seed }; słowa graczy: { $words }.
play-seed-none = Ziarno: { $seed }.
play-verify = Żeby sprawdzić każde rozdanie: sixtyone verify { $file }
play-verify-next = Z opcją --record PLIK mecz jest zapisywany, a sixtyone verify PLIK sprawdza każde rozdanie.
play-no-log = Nic się jeszcze nie wydarzyło.
# Co jest w pliku, którego nie wolno nadpisać.
play-another = zaczęty wcześniej
