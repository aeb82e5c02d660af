"""Bots think in processes of their own, each question within a limit. One that does not answer is ended and replaced;
it delays nobody but its own table.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import queue
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from sixtyone.game import Rules, View

Choose = Callable[[str, Rules, View], str]
"""Given the name of a bot, the rules and a view: the text of an action."""

FIRST_ANSWER = 30.0
"""Seconds that a new process may take to load its bots, on top of the limit."""


def worker(choose: Choose, connection: Connection) -> None:
    """Answer questions until the other side is gone; what a bot raises is an answer too."""
    connection.send((True, "ready"))
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            bot, rules, view = connection.recv()
            try:
                answer = (True, choose(bot, rules, view))
            except Exception as error:  # noqa: BLE001  # a bot's fault is the bot's; the table takes a legal action
                answer = (False, type(error).__name__)  # never its text, which may name what is hidden
            connection.send(answer)


@dataclass(frozen=True)
class Thought:
    """The text of the action that a bot chooses, or None with the kind of its ``fault``."""

    action: str | None
    fault: str | None = None


class _Worker:
    """One process, asked by one thread at a time."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose
        self._process: Any = None
        self._connection: Any = None
        self._ready = False

    def ask(self, question: tuple[str, Rules, View], limit: float) -> Thought:
        """What it answers, in time or not."""
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            if not self._ready:
                if not self._connection.poll(FIRST_ANSWER):
                    raise TimeoutError
                self._connection.recv()
                self._ready = True
            self._connection.send(question)
            if not self._connection.poll(limit):
                raise TimeoutError
            good, answer = self._connection.recv()
        except (TimeoutError, EOFError, OSError) as error:
            self.stop()
            return Thought(None, type(error).__name__)
        if not good:
            return Thought(None, answer)
        return Thought(answer) if isinstance(answer, str) else Thought(None, "illegal")

    def _start(self) -> None:
        self.stop()
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=worker, args=(self._choose, theirs), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def stop(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
            self._connection.close()
        self._process = self._connection = None


class Thinkers:
    """Some processes, started when they are first asked."""

    def __init__(self, names: tuple[str, ...], choose: Choose, workers: int, limit: float) -> None:
        self._limit = limit
        self._workers = [_Worker(choose) for _ in range(workers)]
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        for one in self._workers:
            self._idle.put(one)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="sixtyone-bot")
        self.names = names

    async def choose(self, bot: str, rules: Rules, view: View) -> Thought:
        """What a bot chooses."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, (bot, rules, view))

    def _ask(self, question: tuple[str, Rules, View]) -> Thought:
        one = self._idle.get()
        try:
            return one.ask(question, self._limit)
        finally:
            self._idle.put(one)

    def close(self) -> None:
        """End the processes; questions that wait get no answer."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for one in self._workers:
            with contextlib.suppress(OSError, ValueError, AttributeError):
                one.stop()
