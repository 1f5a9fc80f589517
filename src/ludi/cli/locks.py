"""What only one process may do at a time, such as going on with a game."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

fcntl: Any = None
with contextlib.suppress(ImportError):
    import fcntl


class InUse(Exception):
    """Another process has it."""


@contextlib.contextmanager
def held(path: Path, *, waits: bool = False) -> Iterator[None]:
    """Nobody else has this file's lock meanwhile; InUse where somebody has, unless one waits.
    Where a folder takes no locks, one goes on without."""
    lock = _locked(_beside(path), waits)
    try:
        yield
    finally:
        if lock is not None:
            with contextlib.suppress(OSError):
                _beside(path).unlink()
            os.close(lock)


def is_held(path: Path) -> bool:
    """Whether somebody has this file's lock."""
    if not _beside(path).exists():
        return False
    try:
        with held(path):
            return False
    except InUse:
        return True


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def _locked(path: Path, waits: bool) -> int | None:
    """The lock's descriptor, which the system gives up for a process that ends."""
    while fcntl is not None:
        try:
            lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB))
        except BlockingIOError:
            os.close(lock)
            raise InUse from None
        except OSError:
            os.close(lock)
            return None
        if _is_at(lock, path):
            return lock
        os.close(lock)  # whoever had it has taken the file away
    return None


def _is_at(lock: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(lock), path.stat())
    except OSError:
        return False
