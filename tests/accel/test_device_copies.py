"""Copies of a batch on a GPU, with a stand-in for the device; `make engines` tries them on one."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.accel import cuda_batch

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda batch: pickle.loads(pickle.dumps(batch)),
}


class OnDevice(np.ndarray[Any, Any]):
    """An array that is read and written as those on a device are."""

    def __reduce__(self) -> Any:
        raise TypeError("what is on a device cannot be pickled")

    def __deepcopy__(self, _: Any) -> Any:
        raise TypeError("what is on a device is copied by way of the host")

    def copy_to_host(self) -> Any:
        return np.array(self)

    def copy_to_device(self, values: Any) -> None:
        assert values.shape == self.shape and values.dtype == self.dtype
        self[...] = values


class Device:
    """What a batch asks of numba.cuda."""

    def get_current_device(self) -> Any:
        return SimpleNamespace(id=0)

    def device_array(self, shape: Any, dtype: Any) -> Any:
        return np.full(shape, 9, dtype).view(OnDevice)

    def to_device(self, values: Any) -> Any:
        return np.array(values).view(OnDevice)

    def as_cuda_array(self, values: Any) -> Any:
        return values


class Rules:
    """Kernels whose only rule is that a step counts up every array that it is handed."""

    cuda = Device()

    def launch(self, kernel: Any, n: int, *handed: Any, a_block: int) -> None:
        is_reset = kernel is cuda_batch.reset_kernel
        states, _, seed, *rest = handed
        written = rest if is_reset else rest[2:]
        for array in (states, *written):
            array[...] = seed if is_reset else array + 1


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_batch, "batch_rules", lambda _: (Rules(), 1))


def arrays(batch: Any) -> dict[str, list[Any]]:
    names = (*batch._shapes(), "refused")
    shown = {name: getattr(batch, name).copy_to_host().tolist() for name in names}
    return {**shown, "states": [batch.states().tobytes()], "episodes": batch._episodes.tolist()}


def step(batch: Any) -> None:
    batch._launch(cuda_batch.step_kernel, None, batch.legal.array)


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_holds_what_the_batch_holds_and_goes_on_by_itself(way: str) -> None:
    batch: Any = ludi.Batch("ave", n=3, seats=2, seed=1, device="cuda")
    step(batch)
    before = arrays(batch)
    twin = COPIES[way](batch)
    assert type(twin) is type(batch) and arrays(twin) == before
    assert (twin.n, twin.seats, twin.seed, twin.game) == (3, 2, 1, batch.game)
    step(twin)
    assert arrays(batch) == before != arrays(twin)
    step(batch)
    assert arrays(batch) == arrays(twin)
    twin.reset(seed=2)
    assert twin.seed == 2 and batch.seed == 1
