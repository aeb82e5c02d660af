"""What people type is one line that can be seen, and that turns nothing around it."""

import pytest

from sixtyone.server.typed import exactly, said
from tests.server.house import House, Refused

AS_THEY_ARE = [
    "Ann",
    "Zoë O’Neil-Łęcka",
    "Nguyễn Thị Hồng",
    "Ze\N{COMBINING ACUTE ACCENT}\N{COMBINING DOT BELOW}",
    "דָּוִד",  # a letter with two points
    "محمد",
    "علی\N{ZERO WIDTH NON-JOINER}رضا",
    "辻\N{VARIATION SELECTOR-17}",
    "❤\N{VARIATION SELECTOR-16} 👩\N{ZERO WIDTH JOINER}👧 1\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP}",
    "15 for 2, “and a pair”…",
]


@pytest.mark.parametrize("text", AS_THEY_ARE)
def test_what_people_are_called_stays(text: str) -> None:
    assert said(f" {text}\t") == exactly(text) == text


@pytest.mark.parametrize(
    "sign",
    "\u202e\u202a\u2066\u2069\u200e\u200f\u061c"  # directions
    "\u200b\u2060\ufeff\u00ad\u034f\u3164\uffa0\u115f\u2800\U000e0041",
    ids=ascii,
)
def test_what_nobody_sees_is_dropped(sign: str) -> None:
    assert said(f"{sign}A{sign}nn {sign}") == "Ann"
    for text in (sign, f" {sign}{sign} "):
        with pytest.raises(ValueError, match="seen"):
            said(text)
    with pytest.raises(ValueError, match="signs that nobody sees"):
        exactly(f"A{sign}nn")


@pytest.mark.parametrize(
    "text",
    [
        *("", "   ", "\u200d", "\ufe0f", "\u0301", "\u0301Ann", "a" + "\u0301" * 39, "a\u0301\u0301\u200d\u0301\u0301"),
        *("A\nnn", "A\0nn", "A\x7fnn", "A\u2028nn", "A\ud800nn"),
    ],
    ids=ascii,
)
def test_what_cannot_be_shown_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"seen|shown|marks"):
        said(text)


def test_names_and_chat_go_through_it(served: House) -> None:
    client = served.client()
    table = client.make("cribbage", None, ["mine", "open"])["id"]
    for name in ("\u200b", "a" + "\u0301" * 39):
        with pytest.raises(Refused) as caught:
            client.command(table, "join", seat=0, name=name, contribution="words")
        assert (caught.value.code, caught.value.detail) == ("request/invalid", {"field": "name"})
    joined = client.command(table, "join", seat=0, name="\u202eevil-name", contribution="words")
    assert joined["table"]["seats"][0]["name"] == "evil-name"
    client.command(table, "chat", seat=0, text="\u2066good luck")
    entries = client.get(f"/api/tables/{table}/log?after=0")["entries"]
    assert entries[-1]["entry"]["text"] == "good luck"
    with pytest.raises(Refused):
        client.command(table, "chat", seat=0, text="\u3164")
