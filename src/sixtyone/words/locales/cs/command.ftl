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
command-play = vylož, vyloz, zahraj
command-place = přilož, priloz, polož, poloz
command-at = k, ke, na
command-discard = odlož, odloz
command-go = go, g
command-pass = pas, pasuji, pasuju, p
command-knock = klepu, ťuk, tuk, pas, p
command-stop = stop, končím, koncim
command-count = počítám, pocitam, ohlašuji, ohlasuji
command-nothing = nic, nula
command-muggins = muggins, m
command-accept = uznávám, uznavam, ano, ne, a, n
command-cut = sejmi, snímám, snimam
command-yes = ano, a
command-cancel = zpět, zpet, zrušit, zrusit
