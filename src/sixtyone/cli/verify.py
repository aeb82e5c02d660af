"""``sixtyone verify``: proves that the deals of a record follow from the seed that was committed to."""

from __future__ import annotations

from sixtyone.cli.ending import DONE
from sixtyone.cli.records import read_record
from sixtyone.cli.speaking import words_for
from sixtyone.game import CHANCE
from sixtyone.record import verify


def verify_file(file: str, language: str | None) -> int:
    """Say what was proved.

    Raises:
        FairError, ParseError, IllegalAction: it was not; see ``record.verify``.
    """
    words = words_for(language)
    record = read_record(file, proof=True)
    proof = verify(record)
    drawn = sum(record.game.parse_action(action).seat == CHANCE for action in record.actions)
    print(words.say("cli-verified", count=drawn, commitment=proof.commitment))
    return DONE
