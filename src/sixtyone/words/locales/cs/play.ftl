# Kolem zápasu v terminálu.

play-against = U stolu: { $names }.
play-commitment = O rozdáních rozhoduje semínko. Závazek k němu: { $commitment }
play-by-seed = Rozdání plynou z uvedeného textu: kdo ho zná, zná je všechna.
play-help = Kdykoli napiš ?, chceš-li vědět, co lze udělat.
play-kept = Zápas se průběžně ukládá do souboru { $file }. Kdo si ho přečte, vidí i budoucí rozdání: je v něm semínko.
play-resumed = Pokračuje zápas ze souboru { $file }, po { $actions ->
    [one] { NUMBER($actions, useGrouping: 0) } akci
    [few] { NUMBER($actions, useGrouping: 0) } akcích
    [many] { NUMBER($actions, useGrouping: 0) } akce
   *[other] { NUMBER($actions, useGrouping: 0) } akcích
 }.
play-next = Na řadě: { $name }.
play-undone = { $who ->
    [you] Vráceno.
   *[other] { $name } bere tah zpět.
 }
play-saved = Od teď se zápas ukládá do souboru { $file }.
play-quit-kept = Zápas je uložen v souboru { $file }. Pokračovat: sixtyone play --record { $file }
play-quit-again = Tento zápas není uložen: napiš ještě jednou „konec“, nebo „uložit SOUBOR“, má-li zůstat.
play-quit-lost = Zápas nebyl uložen.
play-not-resigned = Zápas pokračuje.
play-seed = Semínko: { $seed }; slova hráčů: { $words }.
play-seed-none = Semínko: { $seed }.
play-verify = Každé rozdání ověří: sixtyone verify { $file }
play-verify-next = S volbou --record SOUBOR se zápas uloží a sixtyone verify SOUBOR ověří každé rozdání.
play-no-log = Ještě se nic nestalo.
# Co je v souboru, který se nesmí přepsat.
play-another = zápas začatý dříve
