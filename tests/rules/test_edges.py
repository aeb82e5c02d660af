"""Every entry of edges.json is driven as the record of a match, in a test that begins with its id.

The tests stand in the files test_edges_*.py; here all entries that are positions are laid, and all ids are looked for.
"""

import re
from pathlib import Path

import pytest

from tests.rules.compared import EDGE, EDGES
from tests.rules.matches import by_id, ruled
from tests.rules.stacked import lay


def test_every_edge_is_tested():
    files = Path(__file__).parent.glob("test_edges_*.py")
    tests = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert {name.upper() for name in re.findall(r"^def test_([a-z]{2}\d\d)_", tests, re.MULTILINE)} == set(EDGE)
    assert len(EDGE) == len(EDGES)


def tile_place_value(place):
    return place["tile"], place["place"], place["value"]


@pytest.mark.parametrize("entry", by_id([entry for entry in EDGES if "layout" in entry]))
def test_position(match, entry):
    one = match(entry["game"])
    placed = lay(one, entry["layout"])[-1]
    ruling = ruled(game=entry["game"], layout=entry["layout"])
    for got in (placed, ruling):
        assert (got["sum"], got["points"]) == (entry["sum"], entry["points"])
        assert sorted(map(tile_place_value, got["open"])) == sorted(map(tile_place_value, entry["open"]))
