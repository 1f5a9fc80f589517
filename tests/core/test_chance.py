"""The generator and fair chance: known numbers, no pattern, nothing to foresee."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

import ludi
from ludi.core.chance import below, next_word, pick_kind, seed_words
from ludi.core.fairness import commitment, set_words
from ludi.core.state import State


def generator(a: int, b: int) -> State:
    state = State()
    state.word_a, state.word_b = a, b
    return state


def reference(a: int, b: int, count: int) -> list[int]:
    """xoroshiro64** as its authors define it, on words that wrap."""

    def rotated(word: int, places: int) -> int:
        return ((word << places) | (word >> (32 - places))) & 0xFFFFFFFF

    found = []
    for _ in range(count):
        found.append(rotated((a * 0x9E3779BB) & 0xFFFFFFFF, 5) * 5 & 0xFFFFFFFF)
        b ^= a
        a = rotated(a, 26) ^ b ^ (b << 9) & 0xFFFFFFFF
        b = rotated(b, 13)
    return found


@pytest.mark.parametrize(
    "words", [(1, 0), (0, 1), (0xDEADBEEF, 0x12345678), (2**32 - 1, 2**32 - 1)]
)
def test_the_generator_is_xoroshiro64(words: tuple[int, int]) -> None:
    state = generator(*words)
    assert [next_word(state) for _ in range(50)] == reference(*words, 50)


def test_numbers_below_are_even() -> None:
    state = generator(1, 2)
    counts = Counter(below(state, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_kinds_are_picked_by_their_counts() -> None:
    state = generator(3, 4)
    counts = Counter(pick_kind(state, (3, 0, 1, 2)) for _ in range(60_000))
    assert counts[1] == 0
    assert 29_200 < counts[0] < 30_800 and 9_400 < counts[2] < 10_600


def test_games_of_a_simulation_have_words_of_their_own() -> None:
    seen = set()
    for seed in range(20):
        for index in [*range(500), 2**32, 2**33 + 7]:
            state = State()
            seed_words(state, seed, index)
            assert (state.word_a, state.word_b) != (0, 0)
            seen.add((state.word_a, state.word_b))
    assert len(seen) == 20 * 502


def test_live_words_come_from_the_seed_and_the_index() -> None:
    state = State()
    set_words(state, "secret", 12, 3)
    mac = hmac.new(b"secret", b"12.3", hashlib.sha256).digest()
    assert state.word_a == int.from_bytes(mac[:4], "little")
    assert state.word_b == int.from_bytes(mac[4:8], "little")


def test_the_commitment_is_a_hash_of_the_seed() -> None:
    match = ludi.Match("ave", seed="tiberis")
    assert match.commitment == hashlib.sha256(b"ludi-romani tiberis").hexdigest()
    assert match.view(0)["commitment"] == commitment("tiberis")
    assert "tiberis" not in str(match.view(0)) + str(match.view(None))


def test_matches_without_a_seed_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # no chance of tests
    seeds = {ludi.Match("ave").seed for _ in range(20)}
    assert len(seeds) == 20 and all(len(seed) == 32 for seed in seeds)
