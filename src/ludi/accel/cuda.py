"""The rules compiled for an NVIDIA GPU with numba-cuda: one thread a game.

A thread copies its game's record into local memory, plays there, and writes it back: three times
as fast as playing in global memory.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from functools import cache
from types import FunctionType
from typing import Any

import numba
import numpy as np

from ludi.accel.open_rules import advance, apply, bindings, setup, to_act
from ludi.accel.playouts import random_action
from ludi.accel.records import Array, copy_words, record_type, with_words
from ludi.accel.twins import SHORT, Function, Twins
from ludi.core.chance import seed_words
from ludi.core.errors import Unavailable
from ludi.core.game import Game, nothing_by_itself
from ludi.core.sets import lowest

THREADS_PER_BLOCK = 128
MOST_BLOCKS = 16
REGISTERS = 65536
# Bytes of shared memory that every block takes for itself.
SHARED_BESIDES = 1024
WHOLE_WARP = 0xFFFFFFFF
MOST_OF_A_WARP = 26

# What a thread's game waits for.
BEGINS, GOES_ON, ASKED = 0, 1, 2

# What kernels read as globals; `CudaRules` binds them for a game.
RECORD: Any = None
MOST_LEGAL = 0
TOGETHER = 1
cuda: Any = None


def random_games_kernel(  # type: ignore[no-untyped-def]
    states, decisions, seed, first
):
    """Play game after game in each thread.

    The threads of a warp take the same steps or wait for each other. So one whose game begins or
    goes on by itself waits until `TOGETHER` threads of its warp do; those asked play on meanwhile.
    """
    index = cuda.grid(1)
    stride = cuda.gridsize(1)
    local = cuda.local.array(1, RECORD)
    out = cuda.local.array(MOST_LEGAL, numba.int16)
    state = local[0]
    mode = BEGINS
    played = 0
    while True:
        acting = cuda.ballot_sync(WHOLE_WARP, mode == ASKED)
        waiting = cuda.ballot_sync(WHOLE_WARP, mode != ASKED and index < len(states))
        if not (acting | waiting):
            return
        if not acting or cuda.popc(waiting) >= TOGETHER:
            if mode == BEGINS and index < len(states):
                copy_words(states[index], state)
                seed_words(state, seed, first + index)
                setup(state)
                mode = GOES_ON
                played = 0
            if mode == GOES_ON and not advance(state):
                if to_act(state):
                    mode = ASKED
                else:
                    copy_words(state, states[index])
                    decisions[index] = played
                    index += stride
                    mode = BEGINS
        if mode == ASKED:
            seat = lowest(to_act(state))
            apply(state, seat, random_action(state, seat, out))
            played += 1
            if not to_act(state):
                mode = GOES_ON


class CudaRules:
    """One game's kernels, each compiled when it is first launched.

    `names` are further globals that kernels read.
    """

    def __init__(self, game: Game[Any], names: Mapping[str, Any]) -> None:
        self.cuda = cuda_or_sentence()
        self.record_type = with_words(record_type(game.state))
        bound = {
            **bindings(game),
            "RECORD": numba.from_dtype(self.record_type),
            "MOST_LEGAL": game.most_legal,
            "TOGETHER": 1 if game.advance is nothing_by_itself else MOST_OF_A_WARP,
            "cuda": self.cuda,
            **names,
        }
        self._twins = Twins(self._inner, self._nothing(), bound)
        self._kernels: dict[Function, Any] = {}

    def kernel(self, function: Function) -> Any:
        if function not in self._kernels:
            self._kernels[function] = self._twins.entry(function, self.cuda.jit())
        return self._kernels[function]

    def play_random_games(self, states: Array, seed: int, first: int) -> tuple[int, float]:
        """Play one game in each record, in place; return decisions and seconds, copying apart."""
        device_bytes = self.cuda.to_device(states.view(np.uint8))
        device_states = device_bytes.view(self.record_type)
        decisions = self.cuda.device_array(len(states), np.int32)
        self.cuda.synchronize()
        began = time.perf_counter()
        self.launch(random_games_kernel, len(states), device_states, decisions, seed, first)
        self.cuda.synchronize()
        seconds = time.perf_counter() - began
        device_bytes.copy_to_host(states.view(np.uint8))
        return int(decisions.copy_to_host().sum(dtype=np.int64)), seconds

    def launch(
        self, kernel: Function, threads: int, *arguments: Any, a_block: int = THREADS_PER_BLOCK
    ) -> None:
        compiled = self.kernel(kernel)
        compiled[self.blocks(compiled, threads, a_block), a_block](*arguments)

    @property
    def device_name(self) -> str:
        name = self.cuda.get_current_device().name
        return name.decode() if isinstance(name, bytes) else str(name)

    def blocks(self, compiled: Any, threads: int, a_block: int) -> int:
        """As many as can run at the same time: one block more would run after all the others."""
        device = self.cuda.get_current_device()
        registers = max(compiled.get_regs_per_thread().values(), default=0)
        shared = max(compiled.get_shared_mem_per_block().values(), default=0)
        a_processor: int = min(
            REGISTERS // (a_block * (math.ceil(registers / 8) * 8 or 1)),
            device.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR // (shared + SHARED_BESIDES),
            MOST_BLOCKS,
        )
        processors: int = device.MULTIPROCESSOR_COUNT
        return min(math.ceil(threads / a_block), processors * a_processor)

    def _inner(self, function: FunctionType) -> Any:
        """Short functions are inlined: a call with the record in local memory costs far more."""
        is_short = len(function.__code__.co_code) <= SHORT
        return self.cuda.jit(device=True, forceinline=is_short)(function)

    def _nothing(self) -> Any:
        @self.cuda.jit(device=True)
        def nothing(*arguments):  # type: ignore[no-untyped-def]  # noqa: ARG001
            return None

        return nothing


@cache
def cuda_rules(game: Game[Any]) -> CudaRules:
    return CudaRules(game, {})


def cuda_or_sentence() -> Any:
    """The module numba.cuda where it works; otherwise a sentence that says what is missing."""
    try:
        import numba_cuda  # noqa: F401
        from numba import cuda
    except ImportError as error:
        raise Unavailable("engine.numba_cuda") from error
    module: Any = cuda
    config: Any = numba.config
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a test's few games are not a mistake
    if not module.is_available():
        raise Unavailable("engine.no_gpu", why=_driver_error(module))
    return module


def _driver_error(module: Any) -> str:
    try:
        module.detect()
        module.current_context()
    except Exception as error:  # noqa: BLE001  whatever the driver says is the reason
        lines = [line.strip(" :") for line in str(error).splitlines()]
        return ": ".join(filter(None, lines)) or type(error).__name__
    return "no device"
