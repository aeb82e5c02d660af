# Co lze udělat, po otazníku: nejdřív právě teď, potom příkazy, které platí vždy.

hint-place = Přilož kostku: napiš její číslo v seznamu, nebo přímo kostku: 1-4, 4-1 nebo [1|4]. Lze uvést i místo: 1-4 k 4-4, nebo 1-4 k 4, je-li na konci čtyřka. Dlouhá strana B nebo rameno B dublu: 1-4 k 4-4.b.
hint-place-stop = Zůstáváš na tahu, ale smíš ho i ukončit: napiš „končím“.
hint-discard = Odlož karty: napiš jejich čísla v seznamu, třeba 1 4, nebo karty, třeba 5h jd, 5♥ J♦ či srdcová pětka, kárový kluk. Jdou lícem dolů do cribu, spolu s kartami ostatních.
hint-play = Vylož kartu: napiš její číslo v seznamu, nebo přímo kartu: 5h, 10d, J♦, srdcová pětka, nebo jen j, máš-li jediného kluka. Součet nesmí přesáhnout 31.
hint-only = Možné je jen jedno: stiskni Enter.
hint-where = Napiš číslo místa v seznamu, nebo kostku, která tam leží. Samotný Enter vrací k výběru kostky.
hint-next = Stiskni Enter, až se bude dívat jen { $name }: potom se ukážou karty nebo kostky v ruce. „zpět“ vrátí poslední akci, „konec“ hru opustí.
hint-count = Napiš, kolik to je; 0, když nic. Když ohlásíš příliš mnoho, opraví se to.
hint-count-muggins = Napiš, kolik to je; 0, když nic. Co přehlédneš, smí vzít soupeř.
hint-answer = Byly-li přehlédnuty body, napiš kolik, třeba 2 nebo muggins 2: jsou tvoje. Jinak napiš „uznávám“.
hint-cut = Před startovní kartou se snímá: napiš, kolik karet.
hint-commands = Kdykoli:
hint-table = stůl: znovu ukáže stůl
hint-board = deska: celá deska
hint-hand = ruka: co máš v ruce
hint-score = skóre: kdo má kolik bodů
hint-log = průběh: co se dosud stalo
hint-undo = zpět: vrátí poslední akci, pokud se od té doby nic neukázalo
hint-save = uložit SOUBOR: od teď se zápas ukládá do souboru
hint-resign = vzdát: vzdát zápas
hint-quit = konec: odejít; v zápasu se záznamem lze pokračovat později
