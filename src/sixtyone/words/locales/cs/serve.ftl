# Server, jeho data a nápověda k nim.

serve-short = zpřístupnit stůl prohlížečům
serve-help =
    Zpřístupní hry prohlížečům: stoly s přáteli a boty. Každý tah je na disku dřív, než se o něm kdokoli dozví.
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
    Uloží vše, co server uchovává, do jednoho souboru ve stavu z jednoho okamžiku, i za chodu. Každý záznam se
    znovu přehraje a zkontroluje.
serve-restore-short = vrátit zálohu na místo dat serveru
serve-restore-help =
    Vloží zálohu na místo dat serveru, když server neběží. Co tam bylo, zůstane vedle.
serve-argument-file = soubor se zálohou
