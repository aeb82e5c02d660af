"""How often one client may ask: token buckets, in bounded memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from sixtyone.server.refusal import Refusal


class Rate:
    """So many a second, and so many at once after a pause, for each key."""

    def __init__(
        self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic, most: int = 20_000
    ) -> None:
        self._per_second, self._burst = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Take from the bucket and return 0, or return after how many seconds there will be enough."""
        now = self._clock()
        left, at = self._buckets.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._per_second)
        missing = max(0.0, cost - left)
        self._buckets[key] = (left if missing else left - cost, now)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return missing / self._per_second

    def take(self, key: str, cost: float = 1.0) -> None:
        """Take from the bucket.

        Raises:
            Refusal: ``request/too-often``.
        """
        seconds = self.wait(key, cost)
        if seconds > 0:
            raise Refusal("request/too-often", "too often: wait a little", retry_after=max(1, round(seconds + 0.5)))
