"""A batch that lives on a GPU: states, masks and observations never leave it."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from ludi.accel.batch import Batch, begin_game, look, step_place
from ludi.accel.cuda import cuda_rules
from ludi.accel.open_rules import advance
from ludi.accel.records import blank_records, copy_words, record_type
from ludi.core.errors import IllegalAction
from ludi.core.fairness import checked_number_seed

# What kernels read as globals; `CudaRules` binds them for a game.
RECORD: Any = None
MOST_LEGAL = 0
cuda: Any = None


def reset_kernel(  # type: ignore[no-untyped-def]
    states, blank, seed, episodes, seats_to_act, masks, observations, rewards, done, refused
):
    out = cuda.local.array(MOST_LEGAL, numba.int16)
    local = cuda.local.array(1, RECORD)
    state = local[0]
    for index in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        copy_words(blank[0], state)
        begin_game(state, seed, index)
        while advance(state):
            pass
        seats_to_act[index] = look(state, masks[index], observations[index], out)
        copy_words(state, states[index])
        episodes[index] = 0
        done[index] = 0
        refused[index] = 0
        for seat in range(rewards.shape[1]):
            rewards[index][seat] = 0.0


def step_kernel(  # type: ignore[no-untyped-def]
    states,
    blank,
    seed,
    actions,
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
    for index in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        action = actions[index]
        mask = masks[index]
        is_legal = 0 <= action < len(mask) and mask[action] != 0
        refused[index] = not is_legal
        done[index] = 0
        for seat in range(rewards.shape[1]):
            rewards[index][seat] = 0.0
        if is_legal:
            copy_words(states[index], state)
            following = index + (episodes[index] + 1) * len(states)
            ended = step_place(
                state, blank[0], seats_to_act[index], action, seed, following, rewards[index]
            )
            done[index] = ended
            episodes[index] += ended
            seats_to_act[index] = look(state, mask, observations[index], out)
            copy_words(state, states[index])


class CudaBatch(Batch):
    """The same contract as `Batch`; its arrays are device arrays. Nothing waits for the host."""

    def _make_arrays(self) -> None:
        self._rules = cuda_rules(self.game)
        module = self._rules.cuda
        blank = blank_records(self.blank, 1)
        self._blank = module.to_device(blank.view(np.uint8)).view(self._record_type)
        self._bytes = module.device_array(self.n * blank.itemsize, np.uint8)
        self._states = self._bytes.view(self._record_type)
        self._episodes = module.device_array(self.n, np.int64)
        self.to_act = module.device_array(self.n, np.int8)
        self.legal = module.device_array((self.n, self.actions), np.bool_)
        self.observations = module.device_array((self.n, self.game.observation_size), np.int8)
        self.rewards = module.device_array((self.n, self.seats), np.float32)
        self.done = module.device_array(self.n, np.bool_)
        self.refused = module.device_array(self.n, np.bool_)

    def reset(self, seed: int | None = None) -> None:
        self.seed = self.seed if seed is None else checked_number_seed(seed)
        self._rules.launch(
            reset_kernel,
            self.n,
            self._states,
            self._blank,
            self.seed,
            self._episodes,
            self.to_act,
            self.legal,
            self.observations,
            self.rewards,
            self.done,
            self.refused,
        )

    def step(self, actions: Any) -> None:
        """Play one action in every game: a device array of whole numbers (torch, JAX, CuPy, numba).

        A game whose action is not legal does not move and is flagged in `refused`.
        """
        chosen = self._rules.cuda.as_cuda_array(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise IllegalAction("batch.shape", n=self.n, shape=chosen.shape, kind=chosen.dtype)
        self._rules.launch(
            step_kernel,
            self.n,
            self._states,
            self._blank,
            self.seed,
            chosen,
            self._episodes,
            self.to_act,
            self.legal,
            self.observations,
            self.rewards,
            self.done,
            self.refused,
        )

    def states(self) -> Any:
        return self._bytes.copy_to_host().view(record_type(self.game.state))
