# Slova, která lze napsat místo každého příkazu a akce, oddělená čárkami. Anglická platí v každém jazyce.

command-help = ?, pomoc, nápověda, napoveda
command-table = stůl, stul, stav
command-board = deska, kolíky, koliky
command-log = průběh, prubeh, historie
command-score = skóre, skore, body
command-hand = ruka, list, karty, kostky
command-undo = zpět, zpet, vrátit, vratit
command-resign = vzdát, vzdat, vzdávám, vzdavam
command-quit = konec
command-save = uložit, ulozit, ulož, uloz
command-play = vylož, vyloz, vyložit, vylozit, zahraj
command-place = přilož, priloz, přiložit, prilozit, polož, poloz
command-at = k, ke, na
command-discard = odlož, odloz, odložit, odlozit
command-go = go, g
command-pass = pas, pasuji, pasuju, pasovat, p
command-knock = klepu, zaklepu, zaklepat, ťuk, tuk, pas, p
command-stop = stop, končím, koncim, ukončit, ukoncit
command-count = počítám, pocitam, ohlašuji, ohlasuji
command-nothing = nic, nula
command-muggins = muggins, m
command-accept = uznávám, uznavam, uznat, ano, ne, a, n
command-cut = sejmi, sejmout, snímám, snimam
command-yes = ano, a
command-cancel = zpět, zpet, zrušit, zrusit
