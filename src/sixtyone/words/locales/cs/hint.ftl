# Co lze udělat, po otazníku: nejdřív právě teď, potom příkazy, které platí vždy.

hint-place = Přilož kostku: napiš její číslo v seznamu, nebo kostku samu: 1-4, 4-1 nebo [1|4]. I s místem: 1-4 k 4-4, nebo 1-4 k 4, když je na konci 4.
hint-place-stop = Zůstáváš na tahu, ale smíš ho i ukončit: končím.
hint-discard = Odlož karty: napiš jejich čísla v seznamu, třeba 1 4, nebo karty, třeba 5h jd či 5♥ J♦. Jdou lícem dolů do cribu, spolu s kartami ostatních.
hint-play = Vylož kartu: napiš její číslo v seznamu, nebo kartu samu: 5h, 10d, J♦, nebo jen j, když máš jediného kluka. Součet nesmí přesáhnout 31.
hint-only = Možné je jen jedno: stiskni Enter.
hint-where = Napiš číslo místa v seznamu, nebo kostku, která tam leží. Samotný Enter vrací k výběru kostky.
hint-next = Stiskni Enter, až se bude dívat jen { $name }: potom se ukážou karty nebo kostky v ruce. zpět vrátí poslední akci, konec je odchod.
hint-count = Řekni, kolik to je; 0, když nic. Když řekneš moc, opraví se to.
hint-count-muggins = Řekni, kolik to je; 0, když nic. Co přehlédneš, smí vzít soupeř.
hint-answer = Byly-li přehlédnuty body, napiš kolik, třeba 2 nebo muggins 2: jsou tvoje. Jinak: uznávám.
hint-cut = Před startovní kartou se snímá: napiš, kolik karet.
hint-commands = Kdykoli:
hint-table = stůl: znovu stůl
hint-board = deska: celá deska
hint-hand = ruka: co máš v ruce
hint-score = skóre: skóre všech
hint-log = průběh: co se dosud stalo
hint-undo = zpět: vrátí poslední akci, pokud se od té doby nic neukázalo
hint-save = uložit SOUBOR: od teď se zápas ukládá do souboru
hint-resign = vzdát: vzdát zápas
hint-quit = konec: odejít; v zápasu se záznamem lze pokračovat později
