simulate-short = odehrát miliony zápasů
simulate-help =
    Odehrát miliony zápasů mezi náhodnými nebo hladovými hráči a říci, jak dopadly. Stejné semínko dá stejné zápasy, do
    posledního bajtu, bez ohledu na počet procesů nebo počítačů.
simulate-examples =
    Příklady:

      sixtyone simulate cribbage --seats greedy,random --matches 1e6
      sixtyone simulate horse-race --variant pairs --seats random,greedy,random,greedy --jobs 2 --out vysledky.parquet
      sixtyone simulate fives-and-threes --seats greedy,greedy --out vysledky.csv --plot vysledky.png
simulate-option-seats = jeden hráč pro každé místo, oddělit čárkami: random, greedy
simulate-option-matches = kolik zápasů, například 1e6
simulate-option-seed = číslo, které určuje všechnu náhodu
simulate-option-jobs = kolik procesů, jinak jeden; ne spolu s --cluster
simulate-option-out = výsledky, řádek na zápas: SOUBOR.parquet, SOUBOR.csv nebo SOUBOR.json
simulate-option-overwrite = nahradit soubory, které už existují
simulate-option-resume = pokračovat v přerušeném výpočtu do téhož souboru
simulate-option-plot = obrázek rozdělení, například SOUBOR.png
simulate-option-cluster = plánovač Dask, jehož procesy mají hrát
simulate-number = { $text } není celé číslo; počet zápasů se píše například 1000000 nebo 1e6
simulate-format = { $got } má končit jednou z přípon { $expected }
simulate-resume = --resume pokračuje ve výpočtu do souboru: uveď ho pomocí --out
simulate-exists = { $file } už existuje: uveď jiný soubor, nebo ho nahraď pomocí --overwrite
simulate-parts = ve složce { $folder } je dřívější výpočet: pokračuj v něm pomocí --resume, nebo složku smaž
simulate-busy = do složky { $folder } právě zapisuje jiný výpočet: počkej na něj, nebo uveď jiný soubor
simulate-other-plan = složka { $folder } patří k jiným zápasům nebo k jiné verzi programu; má-li se začít znovu, smaž ji
simulate-room = složka { $folder } zabere nejméně { $needed } GB a volných je { $free } GB: uveď soubor na jiném disku, nebo méně zápasů
simulate-lost = jeden z procesů byl ukončen zvenčí; s --out naváže --resume na to, co je hotové
simulate-jobs = --jobs je počet procesů tohoto počítače, s --cluster hrají procesy clusteru
simulate-cluster = na adrese { $address } neodpovídá žádný plánovač Dask
simulate-versions = jiná verze sixtyone běží na { $workers }
simulate-workers = procesy clusteru nemohou hrát: { $reason }
simulate-waits = cluster nemá žádný proces: výpočet bude pokračovat, až se nějaký přihlásí
simulate-kept = přerušeno; tentýž příkaz s --resume pokračuje v { $file }
simulate-nothing-kept = přerušeno; bez --out se nic neuložilo
simulate-rate = { $count }/s
simulate-writing = zapisuje se { $file }
simulate-matches = { $game }, zápasy: { $count }
simulate-deals = rozdání na zápas: { $mean }; akcí: { $actions }
simulate-rounds = kol na zápas: { $mean }; akcí: { $actions }
simulate-margin = průměrný náskok v bodech: { $mean }
simulate-side = místo { $who }: výhry { $wins } %, průměrné skóre { $score } ({ $kinds })
simulate-kind-start = před sehrávkou
simulate-kind-play = sehrávka
simulate-kind-hand = listy
simulate-kind-crib = criby
simulate-kind-placement = přiložení
simulate-kind-hand-out = body za domino
simulate-kind-settlement = vyúčtování
simulate-percent = { $share } %
simulate-mean = průměr { $mean }
simulate-plot-title = { $rules }; zápasy: { $count }; { $players }; semínko { $seed }
simulate-plot-points = body na zápas podle druhu
simulate-plot-side = místo { $who }: výhry { $wins } %
simulate-plot-deals = délka zápasu v rozdáních
simulate-plot-rounds = délka zápasu v kolech
simulate-plot-margin = náskok v bodech
simulate-plot-share = podíl zápasů
simulate-plot-card = výhry podle první vynesené karty
simulate-plot-tile = výhry podle první kostky
simulate-plot-won-card = podíl výher strany, která ji vynesla
simulate-plot-won-tile = podíl výher strany, která ji přiložila
simulate-plot-any = všechny dohromady
simulate-plot-few = málo zápasů: žádné zahájení se nevyskytlo { $fewest }krát
