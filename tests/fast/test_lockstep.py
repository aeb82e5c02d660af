"""The compiled twins never differ from the readable rules: every variety, every number of seats, several targets."""

from typing import Any

import pytest

from sixtyone.catalogue import find_variant
from tests.fast.lockstep import OPTIONS, VARIETIES, Pair, targets, words

MATCHES = 50  # 2,000 in `./run bench lockstep`


@pytest.mark.parametrize(("game", "variant", "options"), VARIETIES, ids=[words(*variety) for variety in VARIETIES])
def test_they_agree_after_every_action(game: str, variant: str, options: dict[str, Any]) -> None:
    rules = find_variant(game, variant, **options)
    aims = targets(rules)
    for number in range(MATCHES):
        aimed = find_variant(game, variant, **options, target=aims[number % len(aims)])
        Pair(aimed, number, first=number % rules.seats if number % 3 == 0 else None).play()


@pytest.mark.parametrize(("game", "variant", "options"), OPTIONS, ids=[words(*variety) for variety in OPTIONS])
def test_they_agree_with_the_options_that_a_kernel_knows(game: str, variant: str, options: dict[str, Any]) -> None:
    for number in range(MATCHES // 2):
        Pair(find_variant(game, variant, **options), number).play()
