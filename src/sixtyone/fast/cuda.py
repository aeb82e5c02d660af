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

from sixtyone.fast import cribbage_record
from sixtyone.fast.simulate.plan import Plan, policy_numbers
from sixtyone.fast.simulate.play import CRIBBAGE_RESULT

KERNELS = ("chance", "cribbage", "domino_layout", "dominoes", "greedy", "simulate.play")
"""The modules whose functions run on the card, in the order in which they import each other."""
THREADS = 64
"""In a block: the records are large, and matches of different lengths keep each other waiting."""
_PREFIX = "sixtyone.fast."


def available() -> bool:
    """Whether there is a card, and the library that drives it."""
    try:
        return bool(_driver().is_available())
    except Exception:  # noqa: BLE001  # whatever is missing or broken, from the library to the driver: there is none
        return False


def _driver() -> Any:
    import numba.cuda

    return numba.cuda


def play(plan: Plan, first: int, count: int) -> NDArray[np.void]:
    """The results of ``count`` matches of a plan from number ``first`` on, as ``Plan.play`` has them.

    Raises:
        RuntimeError: there is no such card.
    """
    if not available():
        raise RuntimeError("there is no CUDA card here, or the extra [cuda] is not installed")
    cuda = _driver()

    start = plan.start()
    is_cribbage = start.dtype == cribbage_record.STATE
    launch = _launches()[0 if is_cribbage else 1]
    states = cuda.device_array(count, start.dtype)
    results = cuda.to_device(np.zeros(count, CRIBBAGE_RESULT))
    best = cuda.device_array((count, 512), np.int16)
    policies = cuda.to_device(policy_numbers(plan))
    blocks = -(-count // THREADS)
    launch[blocks, THREADS](
        cuda.to_device(start), np.int64(plan.seed), np.int64(first), policies, states, best, results
    )
    played: NDArray[np.void] = results.copy_to_host()
    return played


@cache
def _launches() -> tuple[Any, Any]:
    """The entry points: of cribbage and of the domino games."""
    cuda = _driver()

    played = device_modules(cuda.jit(device=True), _bits_of_the_card(), cuda.to_device)["simulate.play"]
    match_of_cribbage, match_of_dominoes = played.match_of_cribbage, played.match_of_dominoes

    def cribbage_matches(
        start: Any, seed: int, first: int, policies: Any, states: Any, best: Any, results: Any
    ) -> None:
        k = cuda.grid(1)
        if k < results.size:
            match_of_cribbage(start, seed, first + k, policies, states, k, best[k], results, k)

    def domino_matches(start: Any, seed: int, first: int, policies: Any, states: Any, best: Any, results: Any) -> None:
        k = cuda.grid(1)
        if k < results.size:
            match_of_dominoes(start, seed, first + k, policies, states, k, best[k], results, k)

    return cuda.jit(cribbage_matches), cuda.jit(domino_matches)


def _bits_of_the_card() -> types.ModuleType:
    """``bits.py`` by the instructions of the card."""
    cuda = _driver()

    from sixtyone.fast import bits

    def popcount(mask: Any) -> Any:
        return np.int64(cuda.popc(mask))

    def lowest(mask: Any) -> Any:
        return np.int64(cuda.ffs(mask)) - 1 if mask != 0 else np.int64(64)

    device = cuda.jit(device=True)
    deposit = device(bits.deposit_by_loop)

    def nth(mask: Any, n: Any) -> Any:
        return deposit(np.int64(1) << n, mask)

    made = types.ModuleType(_PREFIX + "bits")
    functions = {"popcount": device(popcount), "lowest": device(lowest), "deposit": deposit, "nth": device(nth)}
    made.__dict__.update({"NEXT": bits.NEXT, **functions})
    return made


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
