"""The numbers of a sentence, in digits or in words of each language.

One is left out, since it is an article and a pronoun as often as a number; both is two.
"""

from __future__ import annotations

import re

_WORDS: dict[str, dict[int, str]] = {
    "en": {
        2: "two both",
        3: "three",
        4: "four",
        5: "five fifth",
        6: "six",
        7: "seven",
        8: "eight",
        9: "nine",
        10: "ten",
        12: "twelve",
        19: "nineteen",
        20: "twenty",
        30: "thirty",
        60: "sixty",
    },
    "pl": {
        2: "dwa dwie dwóch dwu dwoma dwiema dwom dwójkę oba obie obu oboma obiema oboje",
        3: "trzy trzech trzem trzema trójkę",
        4: "cztery czterech czterem czterema czwórkę",
        5: "pięć pięciu pięcioma piąta piątą piątej",
        6: "sześć sześciu sześcioma",
        7: "siedem siedmiu siedmioma",
        8: "osiem ośmiu ośmioma",
        9: "dziewięć dziewięciu dziewięcioma",
        10: "dziesięć dziesięciu dziesięcioma dziesiątka",
        12: "dwanaście dwunastu",
        19: "dziewiętnaście dziewiętnastu dziewiętnastką",
        20: "dwadzieścia dwudziestu",
        30: "trzydzieści trzydziestu",
        60: "sześćdziesiąt sześćdziesięciu",
    },
    "de": {
        2: "zwei zweit zweier zweimal zweierlei beide beiden beider beides",
        3: "drei dritt dreien dreimal",
        4: "vier viert viermal",
        5: "fünf fünftel fünfergruppen",
        6: "sechs",
        7: "sieben",
        8: "acht",
        9: "neun",
        10: "zehn",
        12: "zwölf",
        19: "neunzehn",
        20: "zwanzig",
        30: "dreißig",
        60: "sechzig",
    },
    "cs": {
        2: "dva dvě dvou dvěma dvakrát oba obě obou oběma obojí obojím",
        3: "tři tří třech třem třemi třikrát",
        4: "čtyři čtyř čtyřech čtyřem čtyřmi čtyřikrát",
        5: "pět pěti pětina pětinu",
        6: "šest šesti",
        7: "sedm sedmi",
        8: "osm osmi",
        9: "devět devíti",
        10: "deset deseti desítka",
        12: "dvanáct dvanácti",
        19: "devatenáct devatenácti devatenáctka",
        20: "dvacet dvaceti",
        30: "třicet třiceti",
        60: "šedesát šedesáti",
    },
}
_NUMBERS = {
    language: {form: number for number, forms in words.items() for form in forms.split()}
    for language, words in _WORDS.items()
}
_NAMES = re.compile("Cribbage mit sechs Karten")  # six-card cribbage
_WORD = re.compile(r"(?<![\w-])(?:\d+|[^\W\d]+)(?![\w-])")


def numbers_in(language: str, prose: str) -> list[int]:
    """The numbers of a text, in its order."""
    words = [word.lower() for word in _WORD.findall(_NAMES.sub("", prose))]
    return [
        int(word) if word.isdigit() else _NUMBERS[language][word]
        for word in words
        if word.isdigit() or word in _NUMBERS[language]
    ]
