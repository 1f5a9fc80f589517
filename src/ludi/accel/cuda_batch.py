"""A batch that lives on a GPU: states, masks and observations never leave it.

A thread plays one game, but what it reads and writes there byte by byte lies far from what its
neighbours read and write. So the games of a warp, which lie side by side in memory, are brought in
and taken out by all of its threads together, through memory that the warp shares.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numba
import numpy as np

from ludi.accel.batch import Batch, Policy, begin_game, show_legal, step_place
from ludi.accel.cuda import CudaRules
from ludi.accel.device_arrays import DEFAULT_STREAM, WORD, DeviceArray
from ludi.accel.open_rules import advance, observe, to_act
from ludi.accel.records import blank_records, copy_words, record_type
from ludi.accel.twins import Function
from ludi.core.errors import IllegalAction, Unavailable
from ludi.core.fairness import checked_number_seed
from ludi.core.game import Game
from ludi.core.sets import lowest

WARP = 32
MOST_WARPS = 4
# Bytes that a block may share without asking for more.
MOST_SHARED = 48 * 1024

# What is counted while whole games are played, and how many steps the host does not look at it.
ENDED, REFUSED = range(2)
STEPS_BETWEEN_LOOKS = 16

# Attributes of a batch that a copy of it makes for itself, beside the arrays that all batches show.
MADE_ANEW = ("_rules", "_warps", "_blank", "_states", "_episodes", "_written", "_chosen", "refused")

# What kernels read as globals; `batch_rules` binds them for a game.
RECORD: Any = None
MOST_LEGAL = 0
ACTIONS = 0
OBSERVED = 0
SHARED_WORDS = 0
WARP_WORDS = 0
cuda: Any = None


# --- What the threads of a warp do together ---


def first_game() -> int:
    """The first game of this thread's warp; its own one is that of its lane further on."""
    return int(cuda.grid(1) - cuda.laneid)


def bring_in(words: Any, first: int, count: int, shared: Any) -> None:
    cuda.syncwarp()
    for index in range(cuda.laneid, count, WARP):
        shared[index] = words[first + index]
    cuda.syncwarp()


def take_out(shared: Any, words: Any, first: int, count: int) -> None:
    cuda.syncwarp()
    for index in range(cuda.laneid, count, WARP):
        words[first + index] = shared[index]
    cuda.syncwarp()


def words_of(rows: int, width: int) -> int:
    """How many words hold so many rows of bytes; what fills the last one up is nobody's."""
    return (rows * width + WORD - 1) // WORD


def record_words(states: Any, games: int) -> int:
    """A number that the compiler cannot know: it would unroll copies of so many words, which more
    than doubles the registers of a thread.
    """
    return int(len(states) // games)


def show_all(state: Any, first: int, games: int, shared: Any, out: Any, arrays: Any) -> None:
    """Take the games of a warp out, with what may be done and what is known in them."""
    states, seats_to_act, masks, observations = arrays
    lane = cuda.laneid
    rows = shared.view(np.int8)
    size = record_words(states, len(seats_to_act))
    seat = 0
    if lane < games:
        seat = lowest(to_act(state))
        seats_to_act[first + lane] = seat
        for word in range(size):
            shared[lane * size + word] = state.words[word]
    take_out(shared, states, first * size, games * size)
    if lane < games:
        show_legal(state, seat, rows[lane * ACTIONS : (lane + 1) * ACTIONS], out)
    take_out(shared, masks, words_of(first, ACTIONS), words_of(games, ACTIONS))
    if lane < games:
        observe(state, seat, rows[lane * OBSERVED : (lane + 1) * OBSERVED])
    take_out(shared, observations, words_of(first, OBSERVED), words_of(games, OBSERVED))


# --- Kernels ---


def reset_kernel(  # type: ignore[no-untyped-def]
    states, blank, seed, episodes, seats_to_act, masks, observations, rewards, done, refused
):
    out = cuda.local.array(MOST_LEGAL, numba.int16)
    local = cuda.local.array(1, RECORD)
    state = local[0]
    all_shared = cuda.shared.array(SHARED_WORDS, numba.uint32)
    own = cuda.threadIdx.x // WARP * WARP_WORDS
    shared = all_shared[own : own + WARP_WORDS]
    for first in range(first_game(), len(episodes), cuda.gridsize(1)):
        index = first + cuda.laneid
        games = min(WARP, len(episodes) - first)
        if cuda.laneid < games:
            copy_words(blank[0], state)
            begin_game(state, seed, index)
            while advance(state):
                pass
            episodes[index] = 0
            done[index] = 0
            refused[index] = 0
            for seat in range(rewards.shape[1]):
                rewards[index][seat] = 0.0
        show_all(state, first, games, shared, out, (states, seats_to_act, masks, observations))


def step_kernel(  # type: ignore[no-untyped-def]
    states,
    blank,
    seed,
    actions,
    legal_before,
    episodes,
    seats_to_act,
    masks,
    observations,
    rewards,
    done,
    refused,
):
    out = cuda.local.array(MOST_LEGAL, numba.int16)
    local = cuda.local.array(1, RECORD)
    state = local[0]
    all_shared = cuda.shared.array(SHARED_WORDS, numba.uint32)
    own = cuda.threadIdx.x // WARP * WARP_WORDS
    shared = all_shared[own : own + WARP_WORDS]
    for first in range(first_game(), len(episodes), cuda.gridsize(1)):
        lane = cuda.laneid
        index = first + lane
        games = min(WARP, len(episodes) - first)
        size = record_words(states, len(episodes))
        bring_in(states, first * size, games * size, shared)
        if lane < games:
            for word in range(size):
                state.words[word] = shared[lane * size + word]
            action = actions[index]
            is_legal = 0 <= action < ACTIONS and legal_before[index, action] != 0
            refused[index] = not is_legal
            done[index] = 0
            for seat in range(rewards.shape[1]):
                rewards[index][seat] = 0.0
            if is_legal:
                following = index + (episodes[index] + 1) * len(episodes)
                ended = step_place(
                    state, blank[0], seats_to_act[index], action, seed, following, rewards[index]
                )
                done[index] = ended
                episodes[index] += ended
        show_all(state, first, games, shared, out, (states, seats_to_act, masks, observations))


def keep_kernel(rewards, done, refused, results, has_ended, counts):  # type: ignore[no-untyped-def]
    """Keep what the first game that ends in a place gives; count those, and refused actions."""
    for index in range(cuda.grid(1), len(done), cuda.gridsize(1)):
        if refused[index]:
            cuda.atomic.add(counts, REFUSED, 1)
        if done[index] and not has_ended[index]:
            cuda.atomic.add(counts, ENDED, 1)
            has_ended[index] = True
            for seat in range(rewards.shape[1]):
                results[index, seat] = rewards[index, seat]


@cache
def batch_rules(game: Game[Any]) -> tuple[CudaRules, int]:
    """A game's kernels, and how many warps make a block of them."""
    record = record_type(game.state).itemsize
    a_warp = WARP * max(record, game.actions.size, game.observation_size)
    warps = min(MOST_WARPS, MOST_SHARED // a_warp)
    if not warps:
        raise Unavailable("engine.too_wide", most=MOST_SHARED // WARP)
    names = {
        "ACTIONS": game.actions.size,
        "OBSERVED": game.observation_size,
        "WARP_WORDS": a_warp // WORD,
        "SHARED_WORDS": a_warp * warps // WORD,
    }
    return CudaRules(game, names), warps


class CudaBatch(Batch):
    """The same contract as `Batch`, with arrays on the GPU. The host waits for nothing but, in
    `play`, every few steps for what has ended.
    """

    def _make_arrays(self) -> None:
        self._rules, self._warps = batch_rules(self.game)
        module = self._rules.cuda
        blank = blank_records(self.blank, 1)
        self._blank = module.to_device(blank.view(np.uint8)).view(self._record_type)
        self._states = DeviceArray(module, (self.n, blank.itemsize), np.uint8)
        self._episodes = module.device_array(self.n, np.int64)
        shapes = self._shapes() | {"refused": (self.n, np.bool_)}
        for name, (shape, kind) in shapes.items():
            setattr(self, name, DeviceArray(module, shape, kind))
        self._chosen = None
        self._written = [
            self._episodes,
            self.to_act.array,
            self.legal.words,
            self.observations.words,
            self.rewards.array,
            self.done.array,
            self.refused.array,
        ]

    def __getstate__(self) -> dict[str, Any]:
        """The arrays by way of the host, in the order in which `_held` names them."""
        made_anew = {*MADE_ANEW, *self._shapes()}
        kept = {name: value for name, value in vars(self).items() if name not in made_anew}
        return kept | {"held": [array.copy_to_host() for array in self._held()]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update({name: value for name, value in kept.items() if name != "held"})
        self._make_arrays()
        for array, values in zip(self._held(), kept["held"], strict=True):
            array.copy_to_device(values)

    def _held(self) -> list[Any]:
        """The arrays that make up where the games stand."""
        return [self._states.words, *self._written]

    def reset(self, seed: int | None = None) -> None:
        self.seed = self.seed if seed is None else checked_number_seed(seed)
        self._launch(reset_kernel)

    def step(self, actions: Any) -> None:
        """Play one action in every game: a device array of whole numbers (torch, JAX, CuPy, numba).

        A game whose action is not legal does not move and is flagged in `refused`.
        """
        if not hasattr(actions, "__cuda_array_interface__"):
            raise IllegalAction("batch.not_on_device", kind=type(actions).__name__)
        if hasattr(actions, "__dlpack__"):  # asked so, a library lets the stream wait for them
            actions.__dlpack__(stream=DEFAULT_STREAM)
        chosen = self._rules.cuda.as_cuda_array(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise IllegalAction("batch.shape", n=self.n, shape=chosen.shape, kind=chosen.dtype)
        self._launch(step_kernel, chosen, self.legal.array)
        self._chosen = chosen  # read after this call has ended: not to be freed before the next

    def _launch(self, kernel: Function, *arguments: Any) -> None:
        self._rules.launch(
            kernel,
            self.n,
            self._states.words,
            self._blank,
            self.seed,
            *arguments,
            *self._written,
            a_block=self._warps * WARP,
        )

    def play(self, policy: Policy) -> Any:
        module = self._rules.cuda
        results = DeviceArray(module, self.rewards.shape, np.float32)
        has_ended = module.to_device(np.zeros(self.n, np.bool_))
        counts = module.to_device(np.zeros(2, np.int64))
        kept = (self.rewards.array, self.done.array, self.refused.array, results.array)
        ended = 0
        while ended < self.n:
            for _ in range(STEPS_BETWEEN_LOOKS):
                self.step(policy(self))
                self._rules.launch(keep_kernel, self.n, *kept, has_ended, counts)
            ended, refused = counts.copy_to_host().tolist()
            if refused:
                raise IllegalAction("batch.refused", count=refused)
        return results

    def states(self) -> Any:
        return self._states.copy_to_host().reshape(-1).view(record_type(self.game.state))
