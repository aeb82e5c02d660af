# Nápověda příkazového řádku.

help-sixtyone =
    Horse Race, Fives and Threes a Cribbage: hry, jejichž skóre se zapichuje na desce na cribbage.

    Samotné play začne zápas šestikartového cribbage proti programu.
help-sixtyone-examples =
    Příklady:

      sixtyone play
      sixtyone play horse-race --seats you,greedy,greedy
      sixtyone score "5H 5S 5C JD" --starter 5D
      sixtyone games cribbage

help-short-play = zahrát zápas v tomto terminálu
help-short-score = kolik bodů dává list, série nebo rozložení
help-short-games = hry, varianty a volby
help-short-replay = přehrát záznam a ověřit jeho body
help-short-verify = dokázat rozdání záznamu
help-short-referee = posuzovat řádky JSON, pro programy
help-short-describe = rozložení, list, deska nebo zápas slovy

help-play =
    Zahrát zápas v tomto terminálu, proti botům nebo ve více lidech u jedné klávesnice.
help-play-examples =
    Příklady:

      sixtyone play
      sixtyone play cribbage --variant five-card --option counting=muggins
      sixtyone play fives-and-threes --seats Ann,Bo,greedy
      sixtyone play horse-race --variant pairs --record match.json
      sixtyone play --seats greedy,random --speed fast

    Přerušený zápas pokračuje ze záznamu: sixtyone play --record match.json
help-score =
    Říci, kolik bodů dává list, série nebo rozložení, a za co.
help-score-examples =
    Příklady:

      sixtyone score "5H 5S 5C JD" --starter 5D
      sixtyone score 4H 4D 5C 6S --starter 6H --crib
      sixtyone score --pegging "7C 8H 9D"
      sixtyone score --game horse-race "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high"
help-games =
    Vypsat hry, u jedné hry varianty a každou volbu jejích pravidel.
help-games-examples =
    Příklady:

      sixtyone games
      sixtyone games cribbage
      sixtyone games horse-race --json
help-replay =
    Přehrát záznam zápasu, slovy nebo po jedné události na řádku. Body se počítají znovu; má-li záznam vlastní a liší-li
    se, ohlásí se to.
help-replay-examples =
    Příklady:

      sixtyone replay match.json
      sixtyone replay match.json --json

    Návratový kód: 0, je-li vše v pořádku, 1, je-li akce nedovolená nebo se body liší, 2, není-li soubor záznam.
help-verify =
    Dokázat, že všechny losy, snímání, rozdání, dobrání a startovní karty záznamu plynou ze semínka, ke kterému byl dán
    závazek.
help-verify-examples =
    Příklad:

      sixtyone verify match.json

    Návratový kód: 0, když důkaz platí, 1, když neplatí nebo chybí, 2, když soubor nelze přečíst.
help-referee =
    Odpovídat na otázky o bodech a záznamech: na vstupu jeden objekt JSON na řádek, na výstupu také, ve stejném
    pořadí.
help-referee-examples =
    Příklad:

      echo '{"{"}"game":"cribbage","pegging":["7C","8H","9D"]{"}"}' | sixtyone referee
help-describe =
    Říci slovy, co by ukázala kresba: rozložení, list, spočítaný list (count), sérii sehrávky (pile), desku nebo pozici ze
    záznamu.
help-describe-examples =
    Příklady:

      sixtyone describe layout "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high"
      sixtyone describe count "5H 5S 5C JD" --starter 5D --short
      sixtyone describe pile "7C 8H 9D" --lang de
      sixtyone describe board 45/37 61/58 --form new --skunks
      sixtyone describe position --record match.json --at 12 --seat 0

help-argument-game = hra: viz sixtyone games
help-argument-file = záznam; - je standardní vstup
help-argument-pieces = karty listu, nebo kostky v pořadí přiložení
help-argument-what = co popsat: layout, hand, tiles, pile, count, board nebo position
help-argument-described = kostky v pořadí přiložení, karty, nebo kolíky, třeba 45/37
help-option-version = verze
help-option-variant = varianta hry; bez udání první
help-option-option = volba pravidel, třeba target=61; lze opakovat
help-option-json = jako JSON, pro programy
help-option-lang = jazyk; jinak SIXTYONE_LANG nebo jazyk terminálu
help-option-plain = pro čtečky obrazovky a braillské řádky: bez kreseb, bez barev, jeden údaj na řádku
help-option-seats = kdo kde sedí, po směru hodinových ručiček: you, jméno s velkým písmenem na začátku, nebo bot (greedy, random)
help-option-target = počet bodů k výhře
help-option-record = průběžně ukládat zápas do souboru, nebo pokračovat v tom, který v něm je
help-option-words = po závazku k semínku se hráčů zeptat na slova, která rozdání zamíchají
help-option-seed = náhoda z textu místo tajného semínka: tentýž zápas znovu, pro testy
help-option-speed = jak rychle hrají boti: slow, normal, fast, instant
help-option-starter = startovní karta k listu
help-option-crib = karty tvoří crib
help-option-pegging = karty sehrávky v pořadí vyložení: kolik přináší poslední?
help-option-short = jednou větou
help-option-long = úplně; tak je to i bez udání
help-option-name = čí list nebo čí kolíky; lze opakovat
help-option-position-record = záznam, ze kterého pozice je
help-option-at = po kolika akcích; bez udání po všech
help-option-seat = čí pohled: číslo místa od 0; bez udání pohled diváka
help-short-picture = nakreslit rozložení, list, desku nebo zápas
help-picture =
    Nakreslit rozložení, list, sérii sehrávky (pile), spočítaný list (count), desku nebo pozici ze záznamu, jako SVG, nebo s doplňkem [picture] jako PNG;
    s volbou --text ze znaků, pro terminál.
help-picture-examples =
    Příklady:

      sixtyone picture layout "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high" --out layout.svg
      sixtyone picture count "5H 5S 5C JD" --starter 5D --theme dark --out count.svg
      sixtyone picture board 45/37 61/58 --skunks --lang pl --out board.svg
      sixtyone picture position --record match.json --at 12 --seat 0 --out position.svg
      sixtyone picture layout "4-4" "1-4 at 4-4.side-a" "2-4 at 4-4.side-b" --text
      sixtyone picture count "5H 5S 5C JD" --starter 5D --text --plain
help-argument-drawn = co nakreslit: layout, hand, tiles, pile, count, board nebo position
help-option-fan = list jako vějíř
help-option-four-colours = každá karetní barva jinou barvou
help-option-form = deska: old (stará) nebo new (nová)
help-option-skunks = čáry skunka na desce
help-option-no-legend = rozložení bez legendy
help-option-no-caption = rozložení bez popisku
help-option-theme = light (světlý), dark (tmavý) nebo auto: jako v systému čtenáře
help-option-width = šířka PNG v pixelech
help-option-png = PNG, i když se soubor tak nejmenuje
help-option-text = ze znaků místo tvarů: pro terminál nebo textový soubor
help-option-plain-text = s --text: jen znaky ASCII
help-option-out = soubor; jinak standardní výstup
