"""The rules compiled for one core of the CPU with numba, and kept on disk.

Numba's own disk cache looks only at the file a function stands in, so the folder carries a hash of
every source that can matter; an edit anywhere means another folder.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic

from ludi import accel, core
from ludi.accel.open_rules import bindings
from ludi.accel.twins import Function, Twins, call_sites
from ludi.core.game import Game

# Options that numba takes but does not declare.
njit: Any = numba.njit
config: Any = numba.config

# What compiled code alone calls needs no way in from Python and counts no references.
INNER = {
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}

# Functions with so little code are always inlined, and longer ones that are called in one place:
# a call costs more than most rule functions, but a long one in many places compiles for ever.
SHORT = 200
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
        self._folder = None if bounds_checked else _kept_code(game)
        self._options = {"boundscheck": bounds_checked}
        self._bindings = bindings(game)
        self._entries: dict[Function, Callable[..., Any]] = {}

    def entry(self, function: Function, *, longest: int = sys.maxsize) -> Callable[..., Any]:
        """The compiled twin of a generic function or a rule, callable from Python.

        What it calls is inlined up to a length.
        """
        if function not in self._entries:
            compile_entry = njit(
                nogil=True, cache=self._folder is not None, _nrt=False, **self._options
            )
            with _numba_cache_in(self._folder):
                self._entries[function] = self._twins(function, longest).entry(
                    function, compile_entry
                )
        return self._entries[function]

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
    """The folder for compiled code of these very sources; None if it cannot be written."""
    try:
        folder = _cache_root() / f"{game.id}-{_hash_of_sources(game)}"
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old_code(game, folder)
    except (OSError, RuntimeError):  # no such place, or no home to have it in
        return None
    return folder if os.access(folder, os.W_OK) else None


def _forget_old_code(game: Game[Any], current: Path) -> None:
    """Remove what was compiled from sources that have not been used for a month."""
    os.utime(current)
    for folder in current.parent.glob(f"{game.id}-*"):
        if time.time() - folder.stat().st_mtime > 30 * 24 * 3600:
            shutil.rmtree(folder, ignore_errors=True)


def _cache_root() -> Path:
    if "LUDI_CACHE_DIR" in os.environ:
        return Path(os.environ["LUDI_CACHE_DIR"])
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "ludi-romani"


def _hash_of_sources(game: Game[Any]) -> str:
    sha = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    rules = sys.modules[game.apply.__module__]
    bots = _folder_of(accel).parent / "bots"
    for folder in (_folder_of(core), _folder_of(accel), _folder_of(rules), bots):
        for path in sorted(folder.rglob("*.py")):
            sha.update(path.read_bytes())
    return sha.hexdigest()[:16]


def _folder_of(module: ModuleType) -> Path:
    return Path(inspect.getfile(module)).parent


@contextmanager
def _numba_cache_in(folder: Path | None) -> Iterator[None]:
    before = config.CACHE_DIR
    config.CACHE_DIR = "" if folder is None else str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
