"""The rules compiled for one core of the CPU with numba, and kept on disk.

Numba's own disk cache looks only at the file a function stands in. Here compiled code is kept by
the print of all that it was made from (`twins.print_of`): an edit of what an entry calls means
another folder, any other edit means nothing. Of several processes that need the same, one compiles
and the others wait.
"""

from __future__ import annotations

import gc
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.core.caching import IndexDataCacheFile
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic

from ludi.accel import twins
from ludi.accel.open_rules import bindings
from ludi.accel.twins import SHORT, Function, Twins, call_sites, print_of
from ludi.core.game import Game

try:
    import fcntl
except ImportError:  # a system without it: then each process compiles for itself
    fcntl = None  # type: ignore[assignment]

# Options that numba takes but does not declare.
njit: Any = numba.njit

# What compiled code alone calls needs no way in from Python and counts no references.
INNER = {
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}

# What is not played by the million compiles in half the time, and runs a tenth slower, if none that
# are longer than this are inlined.
LONG = 300


class WideningDispatcher(CPUDispatcher):
    """Takes every whole number as 64 bits wide, so that a function is compiled only once.

    Otherwise numba makes one version for numbers from an 8-bit field, one for others, and so on.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        wide = tuple(
            types.int64 if isinstance(argument, types.Integer | types.Boolean) else argument
            for argument in args
        )
        return super().get_call_template(wide, kws)


class PatientDispatcher(CPUDispatcher):
    """An entry from Python. Before it compiles, it waits for others that compile the same."""

    folder: Path

    def keep_in(self, folder: Path) -> None:
        """Keep compiled code there, which is for these very sources."""
        self.folder = folder
        self.enable_caching()
        kept: Any = self._cache  # type: ignore[attr-defined]
        kept._cache_path = str(folder)
        kept._impl.locator.get_cache_path = lambda: str(folder)
        kept._cache_file = IndexDataCacheFile(  # type: ignore[no-untyped-call]
            cache_path=str(folder), filename_base=self.py_func.__name__, source_stamp=folder.name
        )

    def compile(self, sig: Any) -> Any:
        with _alone(self.folder), _not_collecting():
            return super().compile(sig)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Only one process at a time, as far as the system allows it; the folder has been used."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    with (folder / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def _not_collecting() -> Iterator[None]:
    """The garbage of compiling is left for later: to look for it takes a twentieth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@intrinsic
def _nothing(typing_context: Any, *arguments: Any) -> Any:  # noqa: ARG001
    """The twin of `emit`: takes anything, does nothing, costs nothing."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
        return context.get_dummy_value()

    every: Any = types.StarArgTuple
    return types.none(every(arguments)), generate


class CpuRules:
    """One game's compiled entry points, each compiled when it is first called."""

    def __init__(self, game: Game[Any], *, bounds_checked: bool = False) -> None:
        self._root = _kept_code(game)
        self._options = {"boundscheck": bounds_checked}
        self._bindings = bindings(game)
        self._entries: dict[Function, Callable[..., Any]] = {}

    def entry(self, function: Function, *, longest: int = sys.maxsize) -> Callable[..., Any]:
        """The compiled twin of a generic function or a rule, callable from Python.

        What it calls is inlined up to a length.
        """
        if function not in self._entries:
            compile_entry = njit(nogil=True, _nrt=False, **self._options)
            entry = self._twins(function, longest).entry(function, compile_entry)
            if self._root is not None:
                entry.__class__ = PatientDispatcher
                entry.keep_in(self._root / self._name(function, longest))
            self._entries[function] = entry
        return self._entries[function]

    def _name(self, function: Function, longest: int) -> str:
        """What the folder of an entry is called: after all that it is made from."""
        made_from = f"{_compiler()} {self._options} {longest} {print_of(function, self._bindings)}"
        return f"{function.__name__}-{hashlib.sha256(made_from.encode()).hexdigest()[:16]}"

    def _twins(self, function: Function, longest: int) -> Twins:
        """The twins of what a function calls, each inlined or not as suits it there."""
        sites = call_sites([function], self._bindings)

        def compile_inner(inner: FunctionType) -> Any:
            code = inner.__code__
            length = len(code.co_code)
            is_inlined = length <= SHORT or (sites[code] <= 1 and length <= longest)
            dispatcher = njit(forceinline=is_inlined, **INNER, **self._options)(inner)
            dispatcher.__class__ = WideningDispatcher
            return dispatcher

        return Twins(compile_inner, _nothing, self._bindings)


@cache
def cpu_rules(game: Game[Any]) -> CpuRules:
    """A game's rules for the CPU, shared by everything in this process."""
    return CpuRules(game)


def _kept_code(game: Game[Any]) -> Path | None:
    """The folder for a game's compiled code; None if it cannot be written."""
    try:
        root = _cache_root() / game.id
        root.mkdir(parents=True, exist_ok=True)
        _forget_old_code(root)
    except (OSError, RuntimeError):  # no such place, or no home to have it in
        return None
    return root if os.access(root, os.W_OK) else None


def _forget_old_code(root: Path) -> None:
    """Remove what nobody has loaded for a month."""
    for folder in root.iterdir():
        if time.time() - folder.stat().st_mtime > 30 * 24 * 3600:
            shutil.rmtree(folder, ignore_errors=True)


def _cache_root() -> Path:
    if "LUDI_CACHE_DIR" in os.environ:
        return Path(os.environ["LUDI_CACHE_DIR"])
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "ludi-romani"


@cache
def _compiler() -> str:
    """What makes twins and compiles them."""
    sources = [Path(name).read_bytes() for name in (__file__, str(twins.__file__))]
    return f"{numba.__version__} {np.__version__} {hashlib.sha256(b''.join(sources)).hexdigest()}"
