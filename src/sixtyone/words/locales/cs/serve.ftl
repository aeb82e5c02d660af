# Server, jeho data a nápověda k nim.

serve-short = zpřístupnit stůl prohlížečům
serve-help =
    Zpřístupnit hry prohlížečům: stoly s přáteli a boty. Každý tah je na disku dřív, než se o něm kdokoli dozví.
serve-examples =
    Příklady:

      sixtyone serve
      sixtyone serve --host 127.0.0.1 --port 8080 --data ~/cribbage
serve-option-host = adresa, na které server naslouchá; 127.0.0.1 jen pro tento počítač
serve-option-port = port
serve-option-data = složka se vším, co se uchovává
serve-option-log-level = co se zapisuje do protokolu: debug, info, warning nebo error
serve-option-grace = kolik sekund smí hráč na tahu chybět, než ostatní mohou pokračovat
serve-option-behind-proxy = věřit proxy na tomto počítači, pokud jde o adresy a https
serve-option-origin = další adresa, na které prohlížeče server najdou; lze zadat vícekrát
serve-backup-short = zálohovat data serveru, i za chodu
serve-backup-help =
    Uložit vše, co server uchovává, do jednoho souboru ve stavu z jednoho okamžiku, i za chodu. Každý záznam se
    znovu přehraje a zkontroluje.
serve-restore-short = vrátit zálohu na místo dat serveru
serve-restore-help =
    Vrátit zálohu na místo dat serveru, i za chodu: server s ní začne znovu a otevřené stoly se samy přizpůsobí.
    Co tam bylo, zůstane vedle.
serve-argument-file = soubor se zálohou
# Co server vypíše, když je připraven: adresa tady, potom adresa pro ostatní.
serve-at = Sixty-One běží na adrese { $address }
serve-at-network = pro ostatní v této síti: { $address }
# Po uložení nebo vrácení zálohy.
serve-whole = { $file }: { $count ->
    [one] { NUMBER($count, useGrouping: 0) } stůl
    [few] { NUMBER($count, useGrouping: 0) } stoly
    [many] { NUMBER($count, useGrouping: 0) } stolu
   *[other] { NUMBER($count, useGrouping: 0) } stolů
 }, každý záznam je v pořádku
# Když se čeká na běžící server.
serve-takes-over = { $process ->
    [none] Běžící server přebírá zálohu…
   *[other] Běžící server (proces { $process }) přebírá zálohu…
 }
serve-elsewhere = Server běží na systémech Linux, macOS a WSL.
# Proč se server nespustí nebo proč jeho data nelze zkopírovat.
serve-error-folder-not-a-folder = { $folder } není složka; uveď jinou pomocí --data.
serve-error-folder-unusable = Složku { $folder } nelze použít: { $reason }. Uveď jinou pomocí --data.
serve-error-folder-unwritable = Do složky { $folder } nelze zapisovat: { $reason }. Uveď jinou pomocí --data.
serve-error-folder-foreign = Ve složce { $folder } jsou jiné soubory, například { $other }; uveď prázdnou složku pomocí --data.
serve-error-folder-in-use = { $process ->
    [none] Složku { $folder } používá jiný server; zastav ho, nebo uveď jinou složku pomocí --data.
   *[other] Složku { $folder } používá jiný server (proces { $process }); zastav ho, nebo uveď jinou složku pomocí --data.
 }
serve-error-folder-empty = Ve složce { $folder } nejsou data Sixty-One; uveď správnou pomocí --data.
serve-error-database-empty = Databáze { $file } je prázdná: má 0 bajtů. Vlož na její místo zálohu, nebo ji smaž a začni znovu.
serve-error-database-damaged = Databáze { $file } je poškozená ({ $reason }); vlož na její místo nepoškozenou zálohu.
serve-error-database-unusable = Databázi { $file } nelze použít: { $reason }.
serve-error-database-foreign = { $file } je databáze jiného programu; uveď jinou.
serve-error-database-newer = Databázi { $file } vytvořila novější verze Sixty-One (verze dat { $version }); aktualizuj tuto.
serve-error-database-uncopied = Databázi { $file } nelze zkopírovat: { $reason }.
serve-error-backup-there = Soubor { $file } už existuje; uveď jiný.
serve-error-backup-missing = Soubor { $file } tu není.
serve-error-backup-unreadable = Soubor { $file } nelze přečíst: { $reason }.
serve-error-backup-unwritable = Soubor { $file } nelze zapsat: { $reason }.
serve-error-backup-foreign = Soubor { $file } není záloha Sixty-One, nebo je poškozený.
serve-error-backup-refused = Běžící server soubor { $file } nepřevzal: nemohl ho použít, nebo mezitím dostal jiný. Více je v jeho protokolu.
serve-error-backup-not-taken = Běžící server soubor { $file } nepřevzal; nic se nezměnilo. Zastav ho a zálohu vrať potom.
serve-error-backup-taken = Server převzal soubor { $file }, ale ještě neodpovídá. Začne s touto zálohou, jakmile to půjde, nejpozději při příštím spuštění.
serve-error-log-seed = Stůl { $table }: toto není semínko, ke kterému byl dán závazek.
serve-error-log-hash = Stůl { $table }: položka { $entry } neodpovídá otisku předchozích položek.
serve-error-log-course = Stůl { $table }: položka { $entry } neplyne z předchozích položek.
serve-error-log-entry = Stůl { $table }: { $kind } je tu neznámý druh položky.
serve-error-log-unreadable = Záznam stolu { $table } nelze přečíst.
serve-error-port-taken = Port { $port } obsadil jiný program; uveď jiný pomocí --port.
serve-error-port-reserved = Port { $port } je vyhrazený pro programy systému; uveď pomocí --port číslo nad 1023.
serve-error-host-unknown = Hostitele { $host } nelze najít; uveď pomocí --host adresu tohoto počítače.
serve-error-host-elsewhere = { $host } není adresa tohoto počítače; uveď jinou pomocí --host.
serve-error-host-unusable = Server nemůže naslouchat na adrese { $host }: { $reason }. Uveď jinou adresu pomocí --host.
