"""What shells and scripts rely on: exit statuses, pipes, standard input, completion, the manual."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from ludi.cli import manual
from ludi.cli.arguments import parser
from ludi.cli.options import every_option
from ludi.cli.screen import Screen
from ludi.cli.texts import text
from ludi.core.match import Match
from ludi.core.speech import LANGUAGES

from .test_commands import run


@pytest.fixture
def record(tmp_path: Path) -> str:
    match = Match("ave", 2, 4)
    while len(match.history) < 40:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()))
    return str(path)


@pytest.fixture
def broken(tmp_path: Path) -> str:
    path = tmp_path / "broken.json"
    path.write_text("{}")
    return str(path)


def test_the_version_has_a_short_flag(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(capsys, "-V")
    assert left.value.code == 0 and capsys.readouterr().out.startswith("ludi-romani ")


@pytest.mark.parametrize(
    ("words", "language", "question"),
    [
        (("ply", "ave"), "en", "Did you mean “play”?"),
        (("play", "romm"), "en", "Did you mean “roma”?"),
        (("play", "ave", "--seets", "3"), "en", "Did you mean “--seats”?"),
        (
            ("play", "ave", "--bot", "legats"),
            "fr",
            "Vouliez-vous dire «\u00a0legatus\u00a0»\u00a0?",
        ),
        (("play", "ave", "--option", "many_dise"), "de", "Meintest du „many_dice“?"),
        (("simulate", "ave", "--engine", "cpus"), "en", "Did you mean “cpu”?"),
        (("admin", "peeple"), "en", "Did you mean “people”?"),
    ],
)
def test_who_mistypes_is_asked_what_was_meant(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], language: str, question: str
) -> None:
    try:
        status, _, err = run(capsys, "--lang", language, *words)
    except SystemExit as left:
        status, err = int(str(left.code)), capsys.readouterr().err
    assert status == 2 and question in err.replace("\n", " ")


def test_what_is_nothing_like_anything_is_not_guessed(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "play", "chess")
    assert code == 2 and "Did you mean" not in err


@pytest.mark.parametrize("seconds", ["-3", "0", "nan", "inf", "soon", "3601"])
def test_seconds_are_above_zero(capsys: pytest.CaptureFixture[str], seconds: str) -> None:
    with pytest.raises(SystemExit) as left:
        run(capsys, "bench", "ave", f"--seconds={seconds}")
    assert left.value.code == 2
    said = " ".join(capsys.readouterr().err.split())
    assert f"above 0, at most 3600, not “{seconds}”" in said


# --- Records ------------------------------------------------------------------------------------


def typed(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_comes_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, record: str, command: str
) -> None:
    expected = run(capsys, command, record)
    typed(monkeypatch, Path(record).read_bytes())
    assert run(capsys, command, "-") == expected and expected[0] == 0
    typed(monkeypatch, b"{")
    code, _, err = run(capsys, command, "-", "--lang", "de")
    assert code == 1 and "die Standardeingabe" in err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_of_several_records_each_is_told_of(
    capsys: pytest.CaptureFixture[str], record: str, broken: str, command: str
) -> None:
    code, out, err = run(capsys, command, record, broken, record)
    assert code == 1 and out.count(f"{record}:") == 2 and out.count("not finished") == 2
    assert "is missing" in err
    assert run(capsys, command, record, record)[0] == 0


def test_records_are_documents_a_line_each(
    capsys: pytest.CaptureFixture[str], record: str, broken: str
) -> None:
    code, out, err = run(capsys, "verify", record, broken, "--json")
    good, bad = map(json.loads, out.splitlines())
    assert (code, err) == (1, "")
    assert good["record"] == record and good["valid"] and good["game"] == "ave"
    assert good["actions"] == 40 and not good["over"] and len(good["commitment"]) == 64
    assert bad["record"] == broken and not bad["valid"] and "is missing" in bad["sentence"]
    code, out, _ = run(capsys, "replay", record, "--json", "--lang", "fr")
    events = json.loads(out)["events"]
    assert code == 0 and any("prend les dés" in event["sentence"] for event in events)


def test_who_has_read_enough_ends_it_without_an_error(record: str) -> None:
    for command in ("replay", "verify"):
        process = subprocess.Popen(
            [sys.executable, "-m", "ludi", command, *[record] * 60],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read()
        process.stderr.close()
        assert (process.wait(), said) == (0, b"")


# --- While somebody waits -----------------------------------------------------------------------


def seen_at_a_terminal(*words: str) -> str:
    """What a command writes to its error output, which is a terminal."""
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "ludi", *words],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    ) as process:
        os.close(theirs)
        found = b""
        try:
            while part := os.read(ours, 4096):
                found += part
        except OSError:  # the other end is closed
            pass
        assert process.wait() == 0
    os.close(ours)
    return found.decode()


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="there are no such terminals here")
def test_progress_is_shown_at_a_terminal_and_nowhere_else(
    capsys: pytest.CaptureFixture[str], record: str
) -> None:
    words = ("simulate", "ave", "--games", "120", "--engine", "python")
    assert "Playing" in seen_at_a_terminal(*words) and run(capsys, *words)[2] == ""
    assert "Reading" in seen_at_a_terminal("verify", record)
    assert run(capsys, "verify", record)[2] == ""


def test_simulations_tell_how_far_they_are() -> None:
    from ludi.accel.simulate import simulate
    from ludi.core.registry import find_game

    told: list[tuple[int, int]] = []
    found = simulate(
        find_game("ave"),
        games=120,
        engine="python",
        on_progress=lambda done, total: told.append((done, total)),
    )
    assert told == [(0, 120), (50, 120), (100, 120)] and found.games == 120


def test_a_taken_port_is_said_aloud(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import ludi.web.serve as serving

    def serve(settings: object, *, on_ready: object) -> None:
        on_ready(f"http://localhost:{port}/")  # type: ignore[operator]

    monkeypatch.setattr(serving, "serve", serve)
    for port, is_said in ((serving.USUAL_PORT, False), (serving.USUAL_PORT + 1, True)):
        for language, sentence in (("en", "Something else listens on"), ("de", "lauscht schon")):
            _, out, _ = run(capsys, "serve", "--lang", language)
            assert (sentence in out) == is_said and str(port) in out
        assert sentence not in run(capsys, "serve", "--port", str(port))[1]


# --- Shells and the manual ----------------------------------------------------------------------


def completed(script: str, *words: str) -> list[str]:
    asked = f"""{script}
COMP_WORDS=({" ".join(f"'{word}'" for word in words)}); COMP_CWORD={len(words) - 1}
_ludi; printf '%s\\n' "${{COMPREPLY[@]}}" """
    done = subprocess.run(["bash", "-c", asked], capture_output=True, check=True, text=True)
    return done.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_commands_arguments_and_games(capsys: pytest.CaptureFixture[str]) -> None:
    script = run(capsys, "completion", "bash")[1]
    assert completed(script, "ludi", "ver") == ["verify"]
    assert {"roma", "romer"} <= set(completed(script, "ludi", "play", "ro"))
    assert completed(script, "ludi", "play", "roma", "--se") == ["--seats", "--seed"]
    assert completed(script, "ludi", "admin", "unb") == ["unban"]
    assert "legatus" in completed(script, "ludi", "arena", "ave", "leg")


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_what_may_stand_there_and_nothing_else(
    capsys: pytest.CaptureFixture[str],
) -> None:
    script = run(capsys, "completion", "bash")[1]
    for begun, expected in (
        (("play", "r"), {"roma", "romans-go-home", "romer"}),
        (("--lang", ""), set(LANGUAGES)),
        (("simulate", "--engine", ""), {"python", "cpu", "cuda"}),
        (("play", "ave", "--bot", "ti"), {"tiro"}),
        (("play", "romer", "--option", "lead"), {"lead_limit"}),
        (("play", "ave", "--option", "lead"), set()),
        (("replay", ""), set()),
        (("completion", "b"), {"bash"}),
    ):
        assert set(completed(script, "ludi", *begun)) == expected
    assert not {"ave", "tiro"} & set(completed(script, "ludi", "play", "ave", "--"))


@pytest.mark.parametrize("shell", manual.SHELLS)
def test_every_command_is_completed(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    script = run(capsys, "completion", shell)[1]
    for command in manual.commands_of(parser("en")):
        flags = [flag for flag in command.flags if flag.startswith("--")]
        seen = [f"-l {flag.removeprefix('--')} " if shell == "fish" else flag for flag in flags]
        assert all(word in script for word in command.words)
        assert all(word in script or flag in script for word, flag in zip(seen, flags, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_names_everything(capsys: pytest.CaptureFixture[str], language: str) -> None:
    page = run(capsys, "man", "--lang", language)[1]
    assert page.startswith(".TH LUDI 1 ")
    for command in manual.commands_of(parser(language)):
        assert f".SS ludi {' '.join(command.words)}".rstrip() in page or not command.words
        assert all(flag.replace("-", r"\-") in page for flag in command.flags)
    for status in (0, 1, 2, 130):
        assert f".B {status}\n" in page
    for section in ("description", "examples", "environment", "see"):
        assert f".SH {text(f'man-{section}', language).upper()}\n" in page
    for option in every_option():
        assert option in page
    assert not re.search(r"(?m)^\.(?!TH |SH |SS |TP$|B |PP$|nf$|fi$)", page)


@pytest.mark.parametrize(("language", "said"), [("en", "one process"), ("de", "einem Prozess")])
def test_one_process_is_not_processes(
    capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    words = ("arena", "ave", "random", "random", "-n", "1", "--threads", "1", "--lang", language)
    assert said in run(capsys, *words)[1]


@pytest.mark.parametrize("setting", ["--bot-pace", "--keep-finished-days", "--limit-factor"])
def test_no_setting_is_less_than_nothing(capsys: pytest.CaptureFixture[str], setting: str) -> None:
    code, out, err = run(capsys, "serve", "--settings", f"{setting}=-1")
    assert (code, out) == (2, "") and setting in err


def said_by(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said about words that cannot be meant."""
    try:
        status, _, err = run(capsys, *words)
    except SystemExit as left:
        status, err = int(str(left.code)), capsys.readouterr().err
    assert status == 2
    return " ".join(err.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("-v",), "-v. Did you mean “-V”?"),
        (("--verson",), "--verson. Did you mean “--version”?"),
        (("version",), "Did you mean “--version”?"),
        (("help",), "Did you mean “--help”?"),
        (("play", "ave", "--seets", "3"), "usage: ludi play "),
        (("play", "ave", "--bot", "til"), "Did you mean “tiro”?"),
        (("play", "ave", "--name", ""), "a name of 1 to 40"),
        (
            ("play", "ave", "--people", "2", "--name", "A", "--name", "A"),
            "Two people are called “A”",
        ),
        (("play", "romer", "--option", "lead_limit"), "needs a value, as in lead_limit=1"),
        (("simulate", "ave", "--games", "-5"), "1 or more, not −5"),
        (("simulate", "ave", "--games", "x"), "1 or more, not “x”"),
    ],
)
def test_what_is_wrong_is_named(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert sentence in said_by(capsys, *words)


@pytest.mark.parametrize(
    "words",
    [
        ("palay",),
        ("simulate", "roma", "--games", "1"),
        ("verify", "RECORD"),
        ("play", "--nonsense"),
    ],
)
def test_words_are_not_cut_by_the_terminal(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    record: str,
    words: tuple[str, ...],
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    try:
        _, out, err = run(capsys, *(record if word == "RECORD" else word for word in words))
    except SystemExit:
        out, err = capsys.readouterr()
    assert all(len(line) <= 80 for line in (out + err).splitlines())


def test_a_simulation_names_the_game_and_counts_in_whole_decisions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = run(capsys, "simulate", "ave", "--games", "1", "--engine", "python")[1]
    lines = dict(re.split("  +", line, maxsplit=1) for line in out.splitlines() if "  " in line)
    assert lines["game"] == "Avé" and "." not in lines["decisions per second"]
    assert all(re.fullmatch(r"\d+\.\d\d", one) for one in lines["points by seat"].split())


def test_who_interrupts_is_told_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludi.accel.simulate.simulate", interrupted)
    status, _, err = run(capsys, "simulate", "ave", "--lang", "de")
    assert status == 130 and "Abgebrochen." in err
    monkeypatch.setattr("builtins.input", interrupted)
    status, out, _ = run(capsys, "play", "ave", "--seed", "4")
    assert status == 130 and "Vale" in out


def test_a_file_that_is_not_there_is_named_once(
    capsys: pytest.CaptureFixture[str], record: str
) -> None:
    code, out, err = run(capsys, "verify", record, "nofile")
    assert code == 1 and "nofile" not in out and err == "nofile: there is no such file.\n"


@pytest.mark.parametrize(("deals", "has_ranges"), [("1", False), ("3", True)])
def test_ranges_are_explained_where_there_are_any(
    capsys: pytest.CaptureFixture[str], deals: str, has_ranges: bool
) -> None:
    out = run(capsys, "arena", "ave", "random", "tiro", "-n", deals, "--threads", "1")[1]
    assert ("In brackets" in out) == has_ranges == bool(re.search(r"\(\d", out))


def test_an_address_that_is_not_known_is_told_of(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import socket

    import ludi.web.serve as serving

    def serve(*_: object, **__: object) -> None:
        raise serving.NoAddress from socket.gaierror(socket.EAI_NONAME, "no name")

    monkeypatch.setattr(serving, "serve", serve)
    code, _, err = run(capsys, "serve", "--host", "foo.bar")
    assert code == 1 and "nothing is known by that name" in " ".join(err.split())


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="there are no such terminals here")
def test_what_is_typed_meanwhile_is_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    import termios

    ours, theirs = os.openpty()
    with os.fdopen(theirs, "r", closefd=True) as terminal:
        monkeypatch.setattr("sys.stdin", terminal)
        screen = Screen(Console(file=io.StringIO(), force_terminal=True), "en")

        def is_echoed() -> bool:
            return bool(termios.tcgetattr(terminal)[3] & termios.ECHO)

        with screen.quiet():
            assert not is_echoed()
        assert is_echoed()
    os.close(ours)
