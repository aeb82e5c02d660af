"""A table as text for those who may know it: what is the same for all is written once an entry, and so is what is the
same for all sockets of a seat.
"""

from __future__ import annotations

import json
from typing import Any

from sixtyone.server.chain import canonical
from sixtyone.server.drawing import Drawing, closing_layout, layout_of
from sixtyone.server.entries import Entry
from sixtyone.server.hub import Hub
from sixtyone.server.match import Match
from sixtyone.server.refusal import Refusal


class Teller:
    """Writes the messages of one table."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._drawing = Drawing()
        self._seq = -1
        self._common = ""
        self._of_seat: dict[int | None, str] = {}

    def table(self, seat: int | None, player: str | None) -> str:
        """The table as a seat, or a spectator (None), may know it; ``player`` is whose cookie asks."""
        match = self._match
        if self._seq != match.seq:
            self._seq, self._of_seat = match.seq, {}
            self._common = canonical(self._for_all())[1:-1]
        if seat not in self._of_seat:
            self._of_seat[seat] = canonical(self._for_seat(seat))[1:-1]
        own = canonical({"holds": match.held_by(player), "maker": player == match.header.maker})[1:-1]
        return f"{{{self._common},{self._of_seat[seat]},{own}}}"

    def _for_all(self) -> dict[str, Any]:
        match = self._match
        header, rules, table, outcome = match.header, match.rules, match.table, match.outcome
        return {
            "id": header.id,
            "seq": match.seq,
            "status": match.status,
            "game": rules.game,
            "variant": rules.variant,
            "rules": rules.options(),
            "target": rules.target,
            "pairs": rules.pairs,
            "first": header.first,
            "listed": header.listed,
            "seats": [seat.to_json() for seat in match.seats],
            "commitment": header.commitment,
            "contributions": None if table is None else [seat.contribution or "" for seat in match.seats],
            "closing": self._drawing.of(closing_layout(table)),
            "arrangement": self._drawing.of(layout_of(table)),
            "outcome": None if outcome is None else outcome.to_json(),
            "skunks": None if outcome is None else list(rules.skunks(outcome)),
            "adjudicated": match.adjudicated,
            "rematch": match.rematch,
            "previous": header.previous,
            "wins": match.wins,
        }

    def _for_seat(self, seat: int | None) -> dict[str, Any]:
        match, table = self._match, self._match.table
        return {
            "you": seat,
            "since": None if seat is None else match.since[seat],
            "view": None if table is None else table.view(seat).to_json(),
            "can_undo": table is not None and seat is not None and table.can_undo(seat),
        }

    def entry(self, entry: Entry, seat: int | None, table: str | None = None) -> str:
        """The frame of an entry, with the table where it happens now."""
        end = "" if table is None else f',"table":{table}'
        return f'{{"type":"entry","seq":{entry.seq},"at":{entry.at},"entry":{entry.seen_by(seat)}{end}}}'

    def frame(self, seat: int | None, player: str | None) -> str:
        """The frame of the table."""
        return f'{{"type":"table","table":{self.table(seat, player)}}}'

    def recognize(self, seq: int, at: int | None) -> None:
        """Whether an entry that somebody was told is in this log; ``at``: when it happened, where that is known.

        Raises:
            Refusal: ``table/other-log``: it is not, since a backup was put in the place of what was there.
        """
        log = self._match.log
        if seq > len(log) or (seq > 0 and at not in (None, log[seq - 1].at)):
            raise Refusal("table/other-log", f"the log has no such entry {seq}: read it from its beginning", after=seq)

    def history(self, after: int, seat: int | None) -> list[str]:
        """The frames of the entries after one."""
        return [self.entry(entry, seat) for entry in self._match.log[after:]]

    def presence(self, hub: Hub, now: int, grace: int) -> str:
        """The frame that says who is here."""
        match = self._match
        seats = []
        for seat in match.seats:
            if seat.kind != "human":
                continue
            here = hub.is_here(seat.holders)
            due = due_at(match, hub, seat.seat, grace)
            seats.append(
                {
                    "seat": seat.seat,
                    "here": here,
                    "away_since": None if here else hub.away_since[seat.seat],
                    "due_at": due,
                }
            )
        everybody = {player for seat in match.seats for player in seat.holders}
        data = {"type": "presence", "now": now, "seats": seats, "watching": hub.watching(everybody)}
        return json.dumps(data, separators=(",", ":"))


def due_at(match: Match, hub: Hub, seat: int, grace: int) -> int | None:
    """When others may act on the absence of a seat: None while it is here, or not to act."""
    turn = match.turn_at[seat]
    if match.status != "playing" or seat not in match.actors or turn is None or hub.is_here(match.seats[seat].holders):
        return None
    return max(turn, hub.away_since[seat]) + grace
