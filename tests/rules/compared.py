"""The vectors as matches: each is dealt, played and compared entry by entry."""

from tests.rules.matches import named, pegged, types_of, vectors
from tests.rules.stacked import cards_dealt, go_on, lay

EDGES = vectors("edges.json")
EDGE = {entry["id"]: entry for entry in EDGES}
CRIBBAGE = vectors("cribbage.json")
PLAYS = CRIBBAGE["pegging"]
PLAY = {vector["id"]: vector for vector in PLAYS}
SHOWS = [*CRIBBAGE["show_six_card"], *CRIBBAGE["show_five_card"], *CRIBBAGE["show_seven_card"]]
SHOW = {vector["id"]: vector for vector in SHOWS}
GAME_END = {vector["id"]: vector for vector in CRIBBAGE["game_end"]}

# Layouts.


def laid(match, entry):
    """A match in which the position of an entry was just laid, and the last `placed` event."""
    one = match(entry["game"])
    return one, lay(one, entry["layout"])[-1]


def counted(placed):
    return {end["tile"]: end["value"] for end in placed["counted"]}


def open_uncounted(placed):
    return [f"{place['tile']}.{place['place']}" for place in placed["open"] if not place["counted"]]


# The play.

STOPS_AT_ONE_SERIES = "five-card"


def dealt(match, vector):
    """A match in which the hands of a vector are about to be played."""
    one = match("cribbage", vector["variety"], first=vector["dealer_seat"], go_lead=vector["go_lead"])
    jacks = ["JC", "JD", "JH", "JS"]
    starter = next(card for card in ("2H", "3H", "8C", "TH") if all(card not in hand for hand in vector["hands"]))
    one.play(cards_dealt(one.rules, vector["hands"], starter, away=jacks))
    assert one.state.turn == vector["first_to_play"]
    return one


def play_entry(one, entry):
    """Play one entry of a log and compare what happens with it."""
    seat = entry["seat"]
    if entry.get("go"):
        assert one.legal(seat) == [f"{seat}: go"]
        assert one.play(f"{seat}: go") == [{"type": "went", "seat": seat, "count": entry["count"]}]
        return []
    assert f"{seat}: play {entry['card']}" in one.legal(seat)
    assert one.refuses(f"{seat}: go") == "action/can-play"
    series = [str(card) for card in one.state.series]
    events = one.play(f"{seat}: play {entry['card']}")
    (played,) = named(events, "played")
    assert (played["seat"], played["card"], played["count"]) == (seat, entry["card"], entry["count"])
    assert played["series"] == [*series, entry["card"]]
    before_the_show = events[: types_of(events).index("series-ended")] if "series-ended" in types_of(events) else events
    assert pegged(before_the_show) == ([(seat, entry["points"], entry["why"])] if entry["points"] else [])
    return events


def play_through(one, vector):
    """Play a whole log and compare all of it."""
    log = vector["log"]
    events = []
    for number, entry in enumerate(log):
        if not entry.get("reset"):
            events = play_entry(one, entry)
            last_of_series = number + 1 == len(log) or log[number + 1].get("reset", False)
            assert ("series-ended" in types_of(events)) is last_of_series
            continue
        (ended,) = named(events, "series-ended")
        assert (ended["seat"], ended["count"]) == (log[number - 1]["seat"], log[number - 1]["count"])
        if vector["variety"] != STOPS_AT_ONE_SERIES:
            assert (one.state.phase, one.state.turn) == ("play", entry["next_lead"])
            assert (one.state.count, one.state.series, one.state.gone) == (0, (), ())
    assert "shown" in types_of(events)  # all cards are laid, or the play has stopped


# The show.

CLASSES = {  # as the vectors sum them up
    "fifteens": {"fifteen"},
    "pairs": {"pair", "pair-royal", "double-pair-royal"},
    "runs": {"run"},
    "flush": {"flush"},
    "nobs": {"nobs"},
}


def summed(points):
    """Points by kind, as the vectors sum them up."""
    by_class = {name: sum(points.get(kind, 0) for kind in kinds) for name, kinds in CLASSES.items()}
    assert sum(by_class.values()) == sum(points.values())  # no other kind is among them
    return {**by_class, "total": sum(points.values())}


def shown_in_a_deal(one, vector):
    """The `shown` event of a vector's cards in a deal of seat 0, where they are the pone's hand or the crib."""
    hand = vector["hand"]
    if vector["crib"]:
        one.play(cards_dealt(one.rules, [], vector["starter"], crib=hand))
    else:
        one.play(cards_dealt(one.rules, [[], hand], vector["starter"]))
    events = go_on(one)
    (shown,) = [event for event in named(events, "shown") if sorted(event["cards"]) == sorted(hand)]
    assert (shown["seat"], shown["crib"]) == (0 if vector["crib"] else 1, vector["crib"])
    return shown
