"""Bots of one's own: what they get, what they may answer, and what is said when they fail."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from ludi.bots import external
from ludi.bots.arena import Arena, Result, play
from ludi.bots.external import BotFailed
from ludi.core.match import Match

# The frame of a program: `answer(question)` follows.
PROGRAM = """
import fcntl, json, os, sys, time

def say(words):
    print(words, flush=True)

for line in sys.stdin:
    question = json.loads(line)
"""
FIRST = '    say(json.dumps({"action": question["legal"][0]["text"]}))\n'


def bot(folder: Path, source: str) -> str:
    """A Python bot with this body of `choose`."""
    path = folder / "bot.py"
    path.write_text(f"import os, random, sys, time\n\ndef choose(view, legal):\n    {source}\n")
    return f"{path}:choose"


def program(folder: Path, source: str) -> str:
    path = folder / "program.py"
    path.write_text(PROGRAM + source)
    return f"program:{sys.executable} {path}"


def against_random(name: str, deals: int = 1) -> Result:
    return play(Arena("ave", (name, "random"), deals=deals, options={"round_limit": 2}), threads=1)


def failure(name: str) -> BotFailed:
    with pytest.raises(BotFailed) as failed:
        against_random(name)
    return failed.value


@pytest.mark.parametrize(
    "answer",
    ["legal[-1]", "legal[-1].text", "legal[-1].id", "__import__('numpy').int64(legal[0].id)"],
)
def test_an_action_its_text_or_its_number_is_an_answer(tmp_path: Path, answer: str) -> None:
    assert len(against_random(bot(tmp_path, f"return {answer}")).games) == 2


def test_a_class_is_made_anew_for_every_game(tmp_path: Path) -> None:
    path = tmp_path / "counting.py"
    path.write_text(
        "MADE = []\n"
        "class Bot:\n"
        "    def __init__(self):\n"
        "        MADE.append(self)\n"
        "    def choose(self, view, legal):\n"
        "        print('a bot may print')\n"
        "        return legal[0]\n"
    )
    against_random(f"{path}:Bot", deals=3)
    (module,) = [m for m in sys.modules.values() if getattr(m, "__file__", "") == str(path)]
    assert len(module.MADE) == 6


def test_a_module_is_found_from_where_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_bot_of_a_test.py").write_text("def first(view, legal):\n    return legal[0]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert len(against_random("own_bot_of_a_test:first").games) == 2


def test_a_python_bot_draws_the_same_again(tmp_path: Path) -> None:
    name = bot(tmp_path, "return random.choice(legal)")
    assert against_random(name, 3).games == against_random(name, 3).games


def test_a_bot_of_ones_own_sees_the_view_of_its_seat_and_no_more(tmp_path: Path) -> None:
    """It is what a match shows, and telling nothing of the seed."""
    name = program(
        tmp_path,
        f"    open({str(tmp_path / 'asked')!r}, 'a').write(line)\n" + FIRST,
    )
    play(Arena("romans-go-home", (name, "random"), deals=1, seed=77), threads=1)
    for line in (tmp_path / "asked").read_text().splitlines():
        asked: dict[str, Any] = json.loads(line)
        assert list(asked) == ["game", "seats", "options", "seat", "view", "legal"]
        assert set(asked["view"]) == set(Match("romans-go-home").view(0))
        assert asked["view"]["seat"] == asked["seat"]
        assert asked["view"]["commitment"] == Match("romans-go-home", seed="arena").commitment
        assert set(asked["legal"][0]) == {"text", "name", "args", "sentence"}


def test_no_way_leads_from_an_action_to_the_state(tmp_path: Path) -> None:
    """A sentence is made from the whole state; who is handed the action has only the sentence."""
    source = (
        "import gc\n"
        "    found, new = set(), [*legal]\n"
        "    while new:\n"
        "        one = new.pop()\n"
        "        if id(one) in found or type(one).__name__ in ('type', 'module', 'function'):\n"
        "            continue\n"
        "        found.add(id(one))\n"
        "        assert type(one).__name__ not in ('State', 'Match', 'partial'), type(one)\n"
        "        new += gc.get_referents(one)\n"
        "    return legal[0]"
    )
    assert len(against_random(bot(tmp_path, source)).games) == 2


def test_a_program_plays_and_is_ended_with_the_arena(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    name = program(tmp_path, f"    open({str(pid)!r}, 'w').write(str(os.getpid()))\n" + FIRST)
    assert len(against_random(name).games) == 2
    assert not is_running(int(pid.read_text()))


def test_programs_of_workers_are_ended_when_another_fails(tmp_path: Path) -> None:
    """One worker's bot fails; the program of the other, which never ends by itself, is ended."""
    pids = tmp_path / "pids"
    name = program(
        tmp_path,
        f"    pids = os.open({str(pids)!r}, os.O_CREAT | os.O_RDWR | os.O_APPEND)\n"
        "    fcntl.lockf(pids, fcntl.LOCK_EX)\n"
        "    is_first = os.fstat(pids).st_size == 0\n"
        "    os.write(pids, f'{os.getpid()}\\n'.encode())\n"
        "    os.close(pids)\n"
        "    time.sleep(1000) if is_first else say('nonsense')\n",
    )
    with pytest.raises(BotFailed, match="answered “nonsense”"):
        play(Arena("ave", (name, name), deals=2), threads=2)
    first, *others = map(int, pids.read_text().split())
    assert others and not any(map(is_running, [first, *others]))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        ("return None", "gave no action", "n’a donné aucune action"),
        ("return 'roll 9'", "“roll 9” does not fit", "«\u00a0roll 9\u00a0» ne convient pas"),
        ("return 'write 39 1'", "“write 39 1” is not possible", "n’est pas possible maintenant"),
        ("return 10**9", "is not an action in this game", "n’est pas une action de ce jeu"),
        ("return [legal[0]]", "is not an action in this game", "n’est pas une action de ce jeu"),
        ("1 / 0", "has crashed", "s’est arrêté sur une erreur"),
        ("sys.exit(3)", "SystemExit: 3 (bot.py:4)", "SystemExit: 3 (bot.py:4)"),
        ("time.sleep(5)", "said nothing for 0.3 seconds", "n’a rien dit pendant 0.3 secondes"),
    ],
)
def test_what_a_python_bot_does_wrong_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, english: str, french: str
) -> None:
    if "sleep" in answer:
        monkeypatch.setattr(external, "PATIENCE", 0.3)
    failed = failure(bot(tmp_path, answer))
    assert english in failed.sentence("en") and french in failed.sentence("fr")
    assert "(deal 1, seat 0, after 0 moves)" in str(failed)


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        ("    say('roll 1')", "answered “roll 1”, not a line like", "a répondu"),
        ("    say('{}')", 'not a line like {"action": "…"}', 'une ligne comme {"action": "…"}'),
        ("    say('{\"action\": null}')", "gave no action", "n’a donné aucune action"),
        ("    say('')", "answered “”", "a répondu «"),
        ('    say(\'{"action": "stop"}\')', "“stop” is not possible", "n’est pas possible"),
        ("    1 / 0", "exit status 1 ", "avec le code 1 "),
        ("    1 / 0", "last words: ZeroDivisionError", "derniers mots\u00a0: ZeroDivisionError"),
        ("    sys.exit(3)", "exit status 3 ", "avec le code 3 "),
        ("    time.sleep(60)", "said nothing for 1.5 seconds", "n’a rien dit pendant 1.5"),
    ],
)
def test_what_a_program_does_wrong_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, english: str, french: str
) -> None:
    if "sleep" in answer:
        monkeypatch.setattr(external, "PATIENCE", 1.5)
    failed = failure(program(tmp_path, answer + "\n"))
    assert english in failed.sentence("en") and french in failed.sentence("fr")


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("nowhere_at_all:Bot", "No module named 'nowhere_at_all'", "ne se charge pas"),
        ("nowhere.py:Bot", "FileNotFoundError", "ne se charge pas"),
        ("json:nothing", "json has no class or function “nothing”", "n’a ni classe ni fonction"),
        ("program:no-such-program-here -x", "no such program", "ce programme n’existe pas"),
        ("program:", "no such program", "ce programme n’existe pas"),
        ("program:'", "no such program", "ce programme n’existe pas"),
    ],
)
def test_a_bot_that_is_not_there_is_said(name: str, english: str, french: str) -> None:
    failed = failure(name)
    assert english in failed.sentence("en") and french in failed.sentence("fr")


@pytest.mark.parametrize(
    ("source", "words"),
    [("x = (", "SyntaxError: '(' was never closed (bad.py:1)"), ("\n1 / 0", "(bad.py:2)")],
)
def test_a_file_that_does_not_load_is_said(tmp_path: Path, source: str, words: str) -> None:
    (tmp_path / "bad.py").write_text(source)
    assert words in str(failure(f"{tmp_path / 'bad.py'}:Bot"))


def test_a_worker_that_dies_is_said(tmp_path: Path) -> None:
    name = bot(tmp_path, "os._exit(7)")
    with pytest.raises(BotFailed, match="exit status 7"):
        play(Arena("ave", (name, "random"), deals=2), threads=2)
