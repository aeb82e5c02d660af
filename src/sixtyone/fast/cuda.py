"""The same kernels on a CUDA card, a thread a match. Needs the extra ``[cuda]`` and such a card: see ``available``.

Nothing of the games is written a second time. The sources of the kernels are loaded again, with ``kernel`` making
functions of the device, with the bits by its instructions, and with their tables in its memory. Match ``n`` of a plan
is the same match as elsewhere, so the results are the same bytes.
"""

from __future__ import annotations

import builtins
import sys
import types
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.fast.domino_record import MOST_ACTIONS
from sixtyone.fast.simulate.plan import Plan, policy_numbers
from sixtyone.fast.simulate.play import RESULT

KERNELS = ("chance", "cribbage", "domino_layout", "dominoes", "greedy", "simulate.play")
"""The modules whose functions run on the card, in the order in which they import each other."""
THREADS = 64
"""In a block: the records are large, and matches of different lengths keep each other waiting."""
_PREFIX = "sixtyone.fast."


def available() -> bool:
    """Whether there is a card, and the library that drives it."""
    try:
        return bool(_card().cuda.is_available())
    except Exception:  # noqa: BLE001  # whatever is missing or broken, from the library to the driver: there is none
        return False


def play(plan: Plan, first: int, count: int) -> NDArray[np.void]:
    """The results of ``count`` matches of a plan from number ``first`` on: a record a match, of the shape ``(count,)``
    and with the fields of ``simulate.play.RESULT``, as ``Plan.play`` has them.

    All matches are played at once, so ``count`` is bounded by the memory of the card: 1.2 kB a match.

    Raises:
        ValueError: the plan has not all of these matches.
        RuntimeError: there is no such card.

    >>> plan = Plan.make("cribbage", None, ("random", "greedy"), 1_000_000, 1)
    >>> results = play(plan, 0, 100_000)  # doctest: +SKIP
    """
    plan.must_have(first, count)
    if not available():
        raise RuntimeError("there is no CUDA card here, or the extra [cuda] is not installed")
    cuda = _card().cuda
    start = plan.start()
    played = np.zeros(count, RESULT)
    results = cuda.to_device(played)
    _launch(plan.game == "cribbage")[-(-count // THREADS), THREADS](
        cuda.to_device(start),
        np.int64(plan.seed),
        np.int64(first),
        cuda.to_device(policy_numbers(plan)),
        cuda.device_array(count, start.dtype),
        cuda.device_array((count, MOST_ACTIONS), np.int16),
        results,
    )
    results.copy_to_host(played)
    return played


def _card() -> Any:
    from sixtyone.fast import cuda_card

    return cuda_card


@cache
def _launch(is_cribbage: bool) -> Any:
    """The program for the card of cribbage, or of the domino games."""
    played = _loaded()["simulate.play"]
    return _card().launch(played.match_of_cribbage if is_cribbage else played.match_of_dominoes)


@cache
def _loaded() -> dict[str, types.ModuleType]:
    return device_modules(_card().device, _card(), _card().cuda.to_device)


def device_modules(kernel: Any, bits: types.ModuleType, to_device: Any) -> dict[str, types.ModuleType]:
    """The modules of ``KERNELS`` loaded anew: with another ``kernel``, other bits, and their tables by
    ``to_device``.
    """
    compiled = types.ModuleType(_PREFIX + "compiled")
    compiled.__dict__["kernel"] = kernel
    made = {"compiled": compiled, "bits": _with_tables(_copy(bits), to_device)}

    def importing(name: str, *arguments: Any) -> Any:
        """``import`` as those modules see it: each finds those that were loaded before it instead of the usual ones."""
        known = made.get(name.removeprefix(_PREFIX)) if name.startswith(_PREFIX) else None
        if known is not None:
            return known
        found: Any = builtins.__import__(name, *arguments)
        if name == "sixtyone.fast":  # from sixtyone.fast import cribbage, dominoes
            found = types.SimpleNamespace(**{**vars(found), **made})
        return found

    for name in KERNELS:
        path = Path(__file__).parent.joinpath(*name.split(".")).with_suffix(".py")
        module = types.ModuleType(_PREFIX + "cuda." + name)
        sys.modules[module.__name__] = module  # numba looks there for the globals of a function
        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": importing}
        exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), module.__dict__)  # noqa: S102  # our own source
        made[name] = _with_tables(module, to_device)
    return made


def _with_tables(module: types.ModuleType, to_device: Any) -> types.ModuleType:
    for name, value in list(module.__dict__.items()):
        if isinstance(value, np.ndarray):
            module.__dict__[name] = to_device(value)
    return module


def _copy(module: types.ModuleType) -> types.ModuleType:
    made = types.ModuleType(module.__name__)
    made.__dict__.update(module.__dict__)
    return made
