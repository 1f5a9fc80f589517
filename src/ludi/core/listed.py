"""Lists whose members are declared one by one, each with the number by which rules name it.

    PHASES: Final = Listed[str]()
    ROLLING: Final = PHASES.add("rolling")
    WRITING: Final = PHASES.add("writing")

The rules use plain numbers, everything else the list; the two cannot get out of step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, overload

from ludi.core.state import Field

Member = TypeVar("Member")


class Listed(Sequence[Member], Generic[Member]):
    """Members by their numbers, which count from 0."""

    def __init__(self) -> None:
        self._members: list[Member] = []

    def add(self, member: Member) -> int:
        """Declare one more; returns its number."""
        self._members.append(member)
        return len(self._members) - 1

    @overload
    def __getitem__(self, index: int) -> Member: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Member, ...]: ...
    def __getitem__(self, index: int | slice) -> Member | tuple[Member, ...]:
        if isinstance(index, slice):
            return tuple(self._members[index])
        return self._members[index]

    def __len__(self) -> int:
        return len(self._members)

    def __iter__(self) -> Iterator[Member]:
        return iter(self._members)


class Observation(Listed[Field]):
    """What a seat knows as numbers, part by part; each declaration gives where the part begins.

    OBSERVATION: Final = Observation()
    MONEY_AT: Final = OBSERVATION.part("money", (2,), 0, 99, "Money: the own, the other's.")

    >>> known = Observation()
    >>> known.part("turn", (), 0, 1, "Whose turn it is."), known.part("dice", (3,), 0, 6, "Dice.")
    (0, 1)
    >>> known.size
    4
    """

    def __init__(self) -> None:
        super().__init__()
        self.size = 0

    def part(self, name: str, shape: tuple[int, ...], low: int, high: int, doc: str) -> int:
        """Declare one more part; returns the place of its first number."""
        begin = self.size
        self.add(Field(name, shape, low, high, doc))
        size = 1
        for length in shape:
            size *= length
        self.size += size
        return begin
