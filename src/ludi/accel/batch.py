"""Many games at once, as arrays: on the CPU, or on a GPU without leaving it.

    >>> import ludi, numpy
    >>> batch = ludi.Batch(ludi.game_ids()[0], n=4, seats=2, seed=1)
    >>> batch.legal.shape == (4, batch.actions) and batch.observations.shape[0] == 4
    True
    >>> batch.step(batch.legal.argmax(axis=1))
    >>> batch.done.any()
    np.False_

On a GPU the arrays are device arrays, which PyTorch, JAX and CuPy read where they are.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, Self

import numpy as np

from ludi.accel.open_rules import advance, apply, legal, observe, setup, to_act, winners
from ludi.accel.records import blank_records, copy_words, record_type, with_words
from ludi.core.chance import seed_words
from ludi.core.errors import BadSetup, IllegalAction, Names, Unavailable
from ludi.core.fairness import checked_number_seed
from ludi.core.game import Game
from ludi.core.registry import find_game
from ludi.core.sets import lowest

# The module of batches on a GPU, which stands on this one.
_ON_CUDA: Final = "ludi.accel.cuda_batch"
DEVICES = ("cpu", "cuda")
# Chooses an action for every game of a batch: an array on the batch's device.
Policy = Callable[["Batch"], Any]


# --- What happens in one place of the batch; compiled for either device ---


def begin_game(state: Any, seed: int, index: int) -> None:
    """Up to what `advance` does."""
    seed_words(state, seed, index)
    setup(state)


def look(state: Any, mask: Any, observation: Any, out: Any) -> int:
    """Fill in what the seat to act may do and knows; return the seat. There must be one."""
    seat = lowest(to_act(state))
    show_legal(state, seat, mask, out)
    observe(state, seat, observation)
    return seat


def show_legal(state: Any, seat: int, mask: Any, out: Any) -> None:
    for action in range(len(mask)):
        mask[action] = 0
    for index in range(legal(state, seat, out)):
        mask[out[index]] = 1


def reward(state: Any, rewards: Any) -> None:
    """1 for the winner, shared equally among several; 0 for the others."""
    won = winners(state)
    count = 0
    for seat in range(state.seats):
        count += won >> seat & 1
    for seat in range(state.seats):
        rewards[seat] = (won >> seat & 1) / count if count else 0.0


def step_place(
    state: Any, blank: Any, seat: int, action: int, seed: int, next_index: int, rewards: Any
) -> bool:
    """Play an action; if that ends the game, give rewards and begin game `next_index`."""
    for other in range(len(rewards)):
        rewards[other] = 0.0
    apply(state, seat, action)
    ended = False
    while True:
        while advance(state):
            pass
        if to_act(state):
            return ended
        reward(state, rewards)
        copy_words(blank, state)
        begin_game(state, seed, next_index)
        ended = True


# --- Loops over the whole batch on the CPU ---


def reset_all(
    states: Any, seed: int, seats_to_act: Any, masks: Any, observations: Any, out: Any
) -> None:
    for index in range(len(states)):
        begin_game(states[index], seed, index)
        while advance(states[index]):
            pass
        seats_to_act[index] = look(states[index], masks[index], observations[index], out)


def step_all(
    states: Any,
    blank: Any,
    seed: int,
    actions: Any,
    episodes: Any,
    seats_to_act: Any,
    masks: Any,
    observations: Any,
    rewards: Any,
    done: Any,
    out: Any,
) -> None:
    for index in range(len(states)):
        following = index + (episodes[index] + 1) * len(states)
        ended = step_place(
            states[index],
            blank[0],
            seats_to_act[index],
            actions[index],
            seed,
            following,
            rewards[index],
        )
        done[index] = ended
        episodes[index] += ended
        seats_to_act[index] = look(states[index], masks[index], observations[index], out)


class Batch:
    """`n` games of one kind, stepped together; a game that ends begins anew by itself.

    to_act        (n,) int8: the seat to act in each game
    legal         (n, actions) bool: what that seat may do
    observations  (n, observation size) int8: what it knows, as the game's OBSERVATION lists it
    rewards       (n, seats) float32: 1 for the winner, shared by several, of a game just ended
    done          (n,) bool: whether the last step ended the game (the arrays show the next one)
    refused       (n,) bool: games whose action was not legal and that did not move; on the CPU such
                  a step is refused as a whole, and none ever is

    The arrays are overwritten by every step: copy what is to be kept. On the CPU they cannot be
    written to.
    Game number k in place i has the seed index i + k·n: the same on every device.
    A copy and a pickle are batches of their own that go on as this one would.
    """

    to_act: Any
    legal: Any
    observations: Any
    rewards: Any
    done: Any
    refused: Any
    _states: Any
    # Attributes that `_find_functions` sets.
    _compiled: tuple[str, ...] = ("_reset_all", "_step_all")

    def __new__(cls, *_arguments: Any, device: str = "cpu", **_options: Any) -> Batch:
        if device not in DEVICES:
            raise Unavailable("engine.unknown", engine=device, engines=Names(DEVICES))
        if cls is Batch and device == "cuda":
            cls = import_module(_ON_CUDA).CudaBatch
        return super().__new__(cls)

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        *,
        device: str = "cpu",
    ) -> None:
        if type(n) is not int or n < 1:
            raise BadSetup("setup.batch", n=n)
        self.game: Game[Any] = find_game(game)
        self.n = n
        self.seed = checked_number_seed(seed)
        self.device = device
        self.blank = self.game.blank(seats, options)
        self.seats: int = self.blank.seats
        self.actions = self.game.actions.size
        self._record_type = with_words(record_type(self.game.state))
        self._make_arrays()
        self.reset()

    def _find_functions(self) -> None:
        """The compiled loops: a copy finds them anew, and so does whoever reads a pickle."""
        from ludi.accel.cpu import cpu_rules

        rules = cpu_rules(self.game)
        self._reset_all = rules.entry(reset_all)
        self._step_all = rules.entry(step_all)

    def _make_arrays(self) -> None:
        self._find_functions()
        self._blank = blank_records(self.blank, 1).view(self._record_type)
        self._states = blank_records(self.blank, self.n).view(self._record_type)
        self._out = np.zeros(self.game.most_legal, np.int16)
        self._episodes = np.zeros(self.n, np.int64)
        self._arrays = {name: np.zeros(*kind) for name, kind in self._shapes().items()}
        self.refused = np.zeros(self.n, np.bool_)
        self._show_arrays()

    def _show_arrays(self) -> None:
        """The arrays that steps write, for others to read."""
        for name, array in self._arrays.items():
            seen = array.view()
            seen.flags.writeable = False
            setattr(self, name, seen)

    def __copy__(self) -> Self:
        """All of it: two batches cannot go on with the same arrays."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """What copies and pickles keep: every array once, and nothing compiled."""
        made_anew = {*self._arrays, *self._compiled}
        return {name: value for name, value in vars(self).items() if name not in made_anew}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._find_functions()
        self._show_arrays()

    def _shapes(self) -> dict[str, tuple[Any, Any]]:
        """Shape and kind of the arrays that a step writes, in the order in which it takes them."""
        return {
            "to_act": (self.n, np.int8),
            "legal": ((self.n, self.actions), np.bool_),
            "observations": ((self.n, self.game.observation_size), np.int8),
            "rewards": ((self.n, self.seats), np.float32),
            "done": (self.n, np.bool_),
        }

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew."""
        self.seed = self.seed if seed is None else checked_number_seed(seed)
        self._states[:] = self._blank[0]
        self._episodes[:] = 0
        own = self._arrays
        own["rewards"][:] = 0
        own["done"][:] = False
        self._reset_all(
            self._states, self.seed, own["to_act"], own["legal"], own["observations"], self._out
        )

    def step(self, actions: Any) -> None:
        """Play one action in every game. IllegalAction: none was played."""
        chosen = self._checked(np.asarray(actions))
        self._step_all(
            self._states,
            self._blank,
            self.seed,
            chosen,
            self._episodes,
            *self._arrays.values(),
            self._out,
        )

    def play(self, policy: Policy) -> Any:
        """Play on until a game has ended in every place: `policy(batch)` chooses every step.

        The rewards of those games, (n, seats), an array like the others. Places that are done
        go on with their next game meanwhile.
        """
        results = np.zeros_like(self.rewards)
        is_open = np.ones(self.n, np.bool_)
        while is_open.any():
            self.step(policy(self))
            ended = is_open & self.done
            results[ended] = self.rewards[ended]
            is_open &= ~ended
        return results

    def states(self) -> Any:
        """A copy of all states as records, secrets included."""
        return self._states.view(np.uint8).copy().view(record_type(self.game.state))

    def _checked(self, actions: Any) -> Any:
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise IllegalAction("batch.shape", n=self.n, shape=actions.shape, kind=actions.dtype)
        chosen = actions.astype(np.int64)
        known = (chosen >= 0) & (chosen < self.actions)
        good = known & self.legal[np.arange(self.n), np.where(known, chosen, 0)]
        if not good.all():
            index = int(np.flatnonzero(~good)[0])
            legal = ", ".join(map(str, np.flatnonzero(self.legal[index])))
            raise IllegalAction(
                "batch.illegal", index=index, action=int(chosen[index]), legal=legal
            )
        return chosen
