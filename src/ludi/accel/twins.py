"""Compiled twins of rule functions.

A rule module imports nothing from here and carries no decorator. A twin is the same code object
with other globals: every function it calls is replaced by that function's twin, every tuple it
reads by a constant array. What a function of `core` wants in its place (`compiled_as`) is honoured.
"""

from __future__ import annotations

import dis
import hashlib
import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from ludi.core.compiled import ATTRIBUTE

Function = Callable[..., Any]
Compiler = Callable[[types.FunctionType], Any]

# Functions with so little code are always inlined, and on a CPU longer ones that are called in one
# place: a call costs more than most rule functions, but a long one in many places compiles long.
SHORT = 200

# Only functions of this package leave names open for a game to fill.
GENERIC = "ludi.accel."


def bound(
    function: Function, bindings: Mapping[str, Any], replace: Callable[[Any], Any]
) -> types.FunctionType:
    """The same code with other globals: `bindings` first, and each value replaced."""
    assert isinstance(function, types.FunctionType)
    meanings = meanings_in(function, bindings)
    used = {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}
    names = {name: replace(meanings[name]) for name in used if name in meanings}
    clone = types.FunctionType(
        function.__code__,
        {**names, "__name__": function.__module__},
        function.__name__,
        function.__defaults__,
    )
    clone.__qualname__ = function.__qualname__
    clone.__kwdefaults__ = function.__kwdefaults__
    return clone


def meanings_in(function: types.FunctionType, bindings: Mapping[str, Any]) -> dict[str, Any]:
    """What the global names of a function mean."""
    open_names = bindings if function.__module__.startswith(GENERIC) else {}
    return {**function.__globals__, **open_names}


def interpreted(function: Function, bindings: Mapping[str, Any]) -> types.FunctionType:
    """A generic function bound to a game's rules, not compiled: what twins are compared with."""

    def replace(value: Any) -> Any:
        is_generic = isinstance(value, types.FunctionType) and value.__module__.startswith(GENERIC)
        return interpreted(value, bindings) if is_generic else value

    return bound(function, bindings, replace)


def call_sites(roots: Iterable[Function], bindings: Mapping[str, Any]) -> Counter[types.CodeType]:
    """How often each function is called in the code that can be reached from these."""
    return Counter(
        called.__code__
        for function in reached_from(roots, bindings)
        for called in globals_of(function, bindings)
        if isinstance(called, types.FunctionType)
    )


def reached_from(
    roots: Iterable[Function], bindings: Mapping[str, Any]
) -> Iterator[types.FunctionType]:
    """All functions that can be reached from these, each once; what stands in for one is."""
    seen: set[types.CodeType] = set()
    waiting = list(roots)
    while waiting:
        function = waiting.pop()
        assert isinstance(function, types.FunctionType)
        if function.__code__ in seen:
            continue
        seen.add(function.__code__)
        yield function
        waiting += filter(
            lambda one: isinstance(one, types.FunctionType), globals_of(function, bindings)
        )


def globals_of(function: types.FunctionType, bindings: Mapping[str, Any]) -> list[Any]:
    """What a function's global names mean when compiled, one for each place that names it."""
    meanings = meanings_in(function, bindings)
    found = [
        meanings[step.argval]
        for step in dis.get_instructions(function)
        if step.opname == "LOAD_GLOBAL" and step.argval in meanings
    ]
    return [getattr(value, ATTRIBUTE, value) for value in found]


def print_of(function: Function, bindings: Mapping[str, Any]) -> str:
    """A hash of all that a compiled function is made from: its code, the code that it calls, and
    the constants that they read. Comments, places and other functions do not count."""
    sha = hashlib.sha256()
    for reached in reached_from([function], bindings):
        code = reached.__code__
        sha.update(f"{reached.__qualname__} {code.co_names} {code.co_varnames}".encode())
        sha.update(_printed((*code.co_consts, reached.__defaults__)).encode())
        sha.update(code.co_code)
        for value in globals_of(reached, bindings):
            sha.update(_printed(value).encode())
    return sha.hexdigest()


def _printed(value: Any) -> str:
    """The same for the same meaning, in every process."""
    if isinstance(value, types.FunctionType | type):
        return value.__qualname__
    if isinstance(value, types.CodeType):
        return f"{value.co_code!r} {_printed(value.co_consts)} {value.co_names}"
    if isinstance(value, tuple):
        return f"({', '.join(map(_printed, value))})"
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.tolist()}"
    return value.__name__ if isinstance(value, types.ModuleType) else repr(value)


class Twins:
    """Makes and keeps the compiled twins of one game's functions.

    `compile_inner` compiles what other compiled functions call; `nothing` stands in for functions
    that do nothing when compiled; `bindings` gives the free names of generic functions (a
    playout's `legal` and `apply`) their meaning.
    """

    def __init__(self, compile_inner: Compiler, nothing: Any, bindings: Mapping[str, Any]) -> None:
        self._compile_inner = compile_inner
        self._nothing = nothing
        self._bindings = bindings
        self._made: dict[Function, Any] = {}
        self._making: list[Function] = []

    def entry(self, function: Function, compile_entry: Compiler) -> Any:
        """The compiled twin of a function that Python itself calls."""
        return compile_entry(self._with_twins(function))

    def inner(self, function: Function) -> Any:
        """The compiled twin of a function that compiled code calls; made once."""
        if function in self._making:
            raise RecursionError(f"{function.__qualname__} calls itself: no rule function may")
        if function not in self._made:
            self._making.append(function)
            try:
                self._made[function] = self._compile_inner(self._with_twins(function))
            finally:
                self._making.pop()
        return self._made[function]

    def _with_twins(self, function: Function) -> types.FunctionType:
        return bound(function, self._bindings, self._twin_of)

    def _twin_of(self, value: Any) -> Any:
        if isinstance(value, types.FunctionType):
            stand_in = getattr(value, ATTRIBUTE, value)
            return self._nothing if stand_in is None else self.inner(stand_in)
        if isinstance(value, tuple):
            has_fractions = any(isinstance(one, float) for one in value)
            return np.array(value, dtype=np.float64 if has_fractions else np.int32)
        return value
