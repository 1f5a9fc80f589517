"""The learning examples of the docs run, and learn a little even from little."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludi.accel.cuda import cuda_or_sentence
from ludi.core.errors import Unavailable

EXAMPLES = Path(__file__).parents[2] / "docs/examples"
NEEDED = "make test-peers"


@pytest.fixture
def torch() -> Iterator[Any]:
    """PyTorch in one thread: several would wait for those of other workers most of the time."""
    module = pytest.importorskip("torch", reason=NEEDED)
    threads = module.get_num_threads()
    module.set_num_threads(1)
    yield module
    module.set_num_threads(threads)


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / name))


@pytest.mark.usefixtures("torch")
def test_sb3_learns_ave(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib", reason=NEEDED)
    won = example("ppo_sb3.py")["main"](["--steps", "40000", "--games", "400"])
    assert won > 0.6  # random players share equally
    assert "against heuristic" in capsys.readouterr().out


def devices() -> list[str]:
    try:
        cuda_or_sentence()
    except Unavailable:
        return ["cpu"]
    return ["cpu", "cuda"]


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize("device", devices())
@pytest.mark.parametrize(("game", "seats"), [("ave", 3), ("roma", 2)])
def test_a_network_learns_from_playing_itself(
    game: str, seats: int, device: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ["--game", game, "--seats", str(seats), "--device", device]
    main = example("ppo_batch.py")["main"]
    before = main([*table, "--places", "128", "--rounds", "0"])
    after = main([*table, "--places", "128", "--rounds", "15"])
    assert after > 1.2 / seats  # random players share equally
    assert after > before + 0.1
    assert "against random players" in capsys.readouterr().out


def test_what_cannot_be_is_a_sentence(torch: Any, capsys: pytest.CaptureFixture[str]) -> None:
    main = example("ppo_batch.py")["main"]
    for wrong, said in (
        (["--steps", "0"], "at least one step"),
        (["--seats", "9", "--device", "cpu"], "9"),
        (["--places", "0", "--device", "cpu"], "1 or more"),
    ):
        with pytest.raises(SystemExit):
            main(wrong)
        assert said in capsys.readouterr().err.splitlines()[-1]


def test_what_a_choice_gained_comes_from_its_own_seat(torch: Any) -> None:
    names = example("ppo_batch.py")
    games = names["Games"]("ave", 2, 2, 1, "cpu")
    seats = torch.tensor([[0, 0], [1, 1], [0, 1], [1, 0]])
    values = torch.tensor([[0.5, 0.5], [0.25, 0.25], [0.75, 0.5], [0.5, 0.5]])
    rewards = torch.zeros(4, 2, 2)
    rewards[2, 0] = torch.tensor([1.0, 0.0])  # place 0: seat 0 wins with its second choice
    done = torch.zeros(4, 2, dtype=torch.bool)
    done[2, 0] = True
    nothing = torch.zeros(4, 2)
    choices = names["Choices"](nothing, nothing, seats, nothing, nothing, values, rewards, done)

    def player(*_seen: Any) -> tuple[None, Any]:
        return None, torch.tensor([0.125, 0.125])

    gains, known = names["advantages"](games, player, choices)
    later = names["LAMBDA"]
    asked = games.batch.to_act.tolist()
    assert asked == [0, 0]
    # Place 0: a game ended after the third choice; the fourth is of a new one, and not known yet.
    assert known[:, 0].tolist() == [True, True, True, False]
    assert gains[2, 0] == 1 - 0.75
    assert gains[1, 0] == 0 - 0.25
    assert gains[0, 0] == pytest.approx(0.75 - 0.5 + later * 0.25)
    # Place 1: seat 0 is asked next; seat 1 is not, so its last choice is not known.
    assert known[:, 1].tolist() == [True, True, False, True]
    assert gains[3, 1] == 0.125 - 0.5
    assert gains[1, 1] == 0.5 - 0.25
    assert gains[0, 1] == pytest.approx(0.5 - 0.5 + later * (0.125 - 0.5))
