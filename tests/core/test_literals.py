"""What people read stands in files of words: no sentence of it is left in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import ludi

SOURCES: Final = Path(ludi.__file__).parent
# A capital, words, and what ends a sentence; or letters that English does not have.
SENTENCE: Final = re.compile(r"^[A-ZÀ-Ý][\w’',-]* .*[.!?:…]$|[À-ÖØ-öø-ÿ]", re.DOTALL)
# What these are given is for who writes programs: what numbers mean, what is logged, what is wrong
# with a program itself.
FOR_PROGRAMS: Final = {
    "number",
    "numbers",
    "named",
    "option",
    "switch",
    "part",
    "Composite",
    "debug",
    "info",
    "warning",
    "error",
    "exception",
    "compile",
    "KeyError",
    "SyntaxError",
    "RuntimeError",
    "TypeError",
    "ValueError",
    "AssertionError",
    "SystemExit",
    "_App",
}
# Tests; statements of the database; what is measured.
EXEMPT: Final = ("conformance/", "web/storage/", "web/metrics.py")
# In these every text says what a number means.
NUMBERS: Final = ("state.py", "knowledge.py")


def literals(tree: ast.Module) -> Iterator[ast.Constant]:
    """Texts that are neither documentation nor for programs."""
    passed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed.add(id(node.value))
        if isinstance(node, ast.Call) and _called(node) in FOR_PROGRAMS:
            passed |= {id(inner) for inner in ast.walk(node)}
        if isinstance(node, ast.Assert):
            passed |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in passed
        ):
            yield node


def _called(node: ast.Call) -> str:
    called = node.func
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def test_no_sentence_is_left_in_python() -> None:
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if name.startswith(EXEMPT) or path.name in NUMBERS:
            continue
        for literal in literals(ast.parse(path.read_text(encoding="utf-8"))):
            if len(str(literal.value)) > 3 and SENTENCE.search(str(literal.value)):
                found.append(f"{name}:{literal.lineno}: {str(literal.value)[:60]}")
    assert not found, "\n".join(found)
