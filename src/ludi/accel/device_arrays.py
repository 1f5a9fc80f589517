"""An array on a GPU that others read where it is: PyTorch, JAX and CuPy, by DLPack.

`torch.from_dlpack(array)`, `jax.dlpack.from_dlpack(array)` and `cupy.from_dlpack(array)` copy
nothing: what the batch writes later shows in the tensor.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

WORD = 4
# Numbers by which DLPack knows a GPU and the stream that all CUDA programs begin with.
CUDA_DEVICE = 2
DEFAULT_STREAM = 1
# "Do not wait for anybody", said to cuda.core.
NO_WAITING = -1


class DeviceArray:
    """A batch's array; kernels are handed `array`, or `words`, the whole words that it lies in."""

    def __init__(self, cuda: Any, shape: int | tuple[int, ...], dtype: Any) -> None:
        self._cuda = cuda
        self._device = cuda.get_current_device().id
        size = math.prod(np.atleast_1d(shape)) * np.dtype(dtype).itemsize
        self.words = cuda.device_array(math.ceil(size / WORD), np.uint32)
        self.array = self.words.view(np.uint8)[:size].view(dtype).reshape(shape)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    @property
    def dtype(self) -> Any:
        return self.array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.array.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, self._device

    def __dlpack__(self, *, stream: int | None = None, **asked: Any) -> Any:
        """The capsule; `stream` will not read before the batch has written."""
        from cuda.core.utils import StridedMemoryView

        if stream is not None and stream > DEFAULT_STREAM:
            written = self._cuda.event(timing=False)
            written.record()
            written.wait(self._cuda.external_stream(stream))
        view = StridedMemoryView.from_cuda_array_interface(self, stream_ptr=NO_WAITING)
        return view.__dlpack__(stream=NO_WAITING, **asked)

    def __repr__(self) -> str:
        return f"DeviceArray(shape={self.shape}, dtype={self.dtype})"

    def copy_to_host(self) -> Any:
        """A copy as a numpy array."""
        return self.array.copy_to_host()
