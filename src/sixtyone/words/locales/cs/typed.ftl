# Co je špatně na tom, co bylo napsáno, na jednom řádku; potom se program ptá znovu.

typed-nothing = Napiš jednu z možností, nebo ?, chceš-li vědět, co lze udělat.
typed-unknown = Tomu tady nerozumím: { $text }. Napiš ?, chceš-li vědět, co lze udělat.
typed-not-held = V ruce nemáš: { $piece }.
typed-no-fit = { $piece } se teď nikam nehodí.
typed-opening = Ještě neleží žádná kostka, takže { $piece } nepotřebuje místo: napiš jen kostku.
typed-no-fit-there = { $piece } se tam nehodí. Hodí se { $places }.
typed-drawn = Dobraná kostka { $piece } se musí přiložit.
typed-over = { $piece }: součet by byl { $count }; nesmí přesáhnout 31.
typed-no-number = Možnost { $number } tu není: jsou 1 až { $most }.
typed-two-meanings = { $text } může být možnost { $number }, tedy { $piece }, nebo { $other }. Napiš #{ $number }, nebo přímo to, co myslíš.
typed-several = Máš jich víc: { $pieces }. Napiš kterou.
typed-wrong-count = { $wanted ->
    [one] Odkládá se { NUMBER($wanted, useGrouping: 0) } karta
    [few] Odkládají se { NUMBER($wanted, useGrouping: 0) } karty
    [many] Odkládá se { NUMBER($wanted, useGrouping: 0) } karty
   *[other] Odkládá se { NUMBER($wanted, useGrouping: 0) } karet
 }, ne { $got }.
typed-twice = { $piece }: uvedeno dvakrát.
typed-range = Je třeba číslo od { $least } do { $most }.
typed-how-many = Muggins za kolik? Napiš číslo, nebo „uznávám“.
typed-must-play = Můžeš hrát, a proto musíš: { $pieces }.
typed-must-place = Můžeš přiložit, a proto musíš: { $pieces }.
typed-not-now = { $text } teď nejde. Napiš ?, chceš-li vědět, co lze udělat.
typed-no-undo = Tady není co vracet: od té doby se něco ukázalo.
