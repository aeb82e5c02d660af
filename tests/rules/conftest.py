"""Every match of these tests is also read back from its record, and ruled on by the referee."""

import pytest

pytest.register_assert_rewrite("tests.rules.matches", "tests.rules.stacked", "tests.rules.compared")


@pytest.fixture
def match():
    """Makes matches; at the end of the test each is replayed from its record."""
    from tests.rules.matches import Match  # not before its assertions are rewritten

    made = []

    def make(*arguments, **options):
        made.append(Match(*arguments, **options))
        return made[-1]

    yield make
    for each in made:
        each.confirm()
