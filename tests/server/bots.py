"""Bots for the tests of the server; its workers import them by name."""

import os
import time

from sixtyone.game import Rules, View


def names() -> tuple[str, ...]:
    return ("first", "slow", "broken", "illegal", "dying")


def choose(bot: str, rules: Rules, view: View) -> str:
    if bot == "slow":
        time.sleep(60)  # longer than any limit: the process is ended
    if bot == "broken":
        raise RuntimeError("a hidden card: " + view.legal[0])
    if bot == "illegal":
        return "9: win"
    if bot == "dying":
        os._exit(1)
    return view.legal[0]
