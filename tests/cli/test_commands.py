"""The command line, as a person or a script uses it."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.cli import main
from ludi.cli.commands import game_named
from ludi.core.registry import find_game


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def play(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    *words: str,
) -> str:
    """Everything a game prints while these lines are typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "120")
    code, out, err = run(capsys, "play", "ave", *words)
    assert (code, err) == (0, "")
    return out


@pytest.fixture
def record(tmp_path: Path) -> str:
    return str(tmp_path / "game.json")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_by_hints(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    record: str,
    language: str,
) -> None:
    """The first choice of each list, with a value where one is needed, leads to the end."""
    typed = "\n".join(["1", "1 1", "1 7", "2", "2 1", "2 4", "2 7"] * 200)
    out = play(monkeypatch, capsys, typed, "--lang", language, "--seed", "3", "--record", record)
    assert {"en": "The seed was 3.", "fr": "La graine était 3."}[language] in out
    code, verified, _ = run(capsys, "verify", record, "--lang", language)
    assert code == 0 and {"en": "Every action is legal", "fr": "permise"}[language] in verified
    code, told, _ = run(capsys, "replay", record, "--lang", language)
    assert code == 0 and {"en": "wins.", "fr": "gagne."}[language] in told


def test_bad_input_is_answered_with_what_would_be_right(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    typed = "roll 1\nfoo\nwrite 99 1\n\n2\n9\n²\n" + "7" * 5000 + "\n1 5\nundo\nquit\n"
    out = play(monkeypatch, capsys, typed, "--seed", "4", "--record", record)
    assert (
        "“foo” is not a choice here. Type a line’s number, or its words, as in “roll\u00a01”."
        in out
    )
    assert "“write 99 1” is not a choice here." in out
    assert "There are several choices; type one." in out
    assert "That line leaves a choice; add one of these: 1, 2, 3, 4, 5, 6, 7." in out
    assert "That line takes no value: type 1 alone." in out
    assert "chance has already decided" in out
    assert len(json.loads(Path(record).read_text())["actions"]) == 1


def test_a_line_with_one_value_takes_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    """What was typed for the longer line holds when one of its values is left."""
    play(monkeypatch, capsys, "1 1\nquit\n", "--seed", "4", "--record", record)
    assert len(json.loads(Path(record).read_text())["actions"]) == 1


def test_help_rules_hint_and_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    typed = "?\nrules\nhint\nlog\nsave\nquit\n"
    out = play(monkeypatch, capsys, typed, "--seed", "4", "--record", record, "--name", "Ovid")
    assert "What you can do now:" in out
    assert "highest sum of column and cards wins" in out
    assert "A sensible choice: Roll one die." in out
    assert out.count("Ovid takes the dice.") == 2
    assert f"ludi play --resume {record}" in out.replace("\n", " ")


def test_french_words_are_understood(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    typed = "lancer\nregles\nINSCRIRE 1 3\nquitter\n"
    out = play(monkeypatch, capsys, typed, "--seed", "4", "--lang", "fr", "--record", record)
    assert "inscrit I (1) en rangée 3." in out
    assert "Partie enregistrée\u00a0: " in out
    assert "La plus forte somme" in " ".join(out.split())


def test_a_left_game_is_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    play(monkeypatch, capsys, "roll 1\nwrite 1 3\nroll\n", "--seed", "4", "--record", record)
    before = json.loads(Path(record).read_text())
    monkeypatch.setattr("sys.stdin", io.StringIO("roll\n"))
    assert main(["play", "--resume", record]) == 0
    after = json.loads(Path(record).read_text())
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert len(after["actions"]) == len(before["actions"]) + 1


def test_a_resumed_game_keeps_its_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    words = ("--seed", "4", "--people", "2", "--seats", "3", "--record", record)
    play(monkeypatch, capsys, "roll 1\nwrite 1 3\n", *words)
    monkeypatch.setattr("sys.stdin", io.StringIO("undo\nquit\n"))
    assert main(["play", "--resume", record]) == 0
    out = capsys.readouterr().out
    assert "Player 2: The dice are yours: roll." in out
    assert "Taken back." in out and "Player 1: Write a number, or roll on?" in out


def test_the_latest_game_is_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, _, err = run(capsys, "play", "--resume")
    assert code == 1 and "no unfinished game" in err
    play(monkeypatch, capsys, "roll 1\n", "--seed", "4")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "--resume"]) == 0
    assert "reads I = 1" in capsys.readouterr().out


def test_every_action_is_saved_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    """Whatever ends the program, the record holds all that was played."""
    from ludi.cli.screen import Screen

    def killed(screen: Screen, **_: Any) -> str:
        monkeypatch.setattr(Screen, "read", lambda *_, **__: 1 // 0)
        return "roll 1"

    monkeypatch.setattr(Screen, "read", killed)
    with pytest.raises(ZeroDivisionError):
        main(["play", "ave", "--seed", "4", "--record", record])
    assert len(json.loads(Path(record).read_text())["actions"]) == 1


def test_people_share_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    typed = "roll\nwrite 1 3\nroll\n"
    out = play(monkeypatch, capsys, typed, "--seed", "4", "--people", "2", "--record", record)
    assert "Player 2: The dice are yours: roll." in out


def test_bots_play_among_themselves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    words = ("--people", "0", "--seats", "4", "--bot", "random", "--record", record)
    assert "The game is over." in play(monkeypatch, capsys, "", *words)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("", "Type a number from 1 to"),
        ("?", "Type a number from 1 to"),
        ("chess", "There is no game “chess”. Type a number"),
        ("99", "There is no game “99”. Type a number"),
        ("romm", "There is no game “romm”. Did you mean “Roma”? Type a number"),
    ],
)
def test_which_game_is_asked_until_one_is_named(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    wrong: str,
    said: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{wrong}\n{wrong}\nrömer\nquit\n"))
    code, out, err = run(capsys, "play", "--lang", "en")
    unwrapped = _unwrapped(out)
    assert (code, err) == (0, "") and unwrapped.count(said) == 2
    assert unwrapped.count("Which game?") == 3 and "Römer · round 1" in unwrapped


@pytest.mark.parametrize("typed", ["quit\n", ""])
def test_who_wants_no_game_leaves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    with contextlib.suppress(SystemExit):
        assert run(capsys, "play")[0] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "There is no game “chess”"),
        (("play", "ave", "--seats", "9"), "2 to 6 seats"),
        (("play", "ave", "--bot", "deep"), "There is no bot “deep”"),
        (("play", "ave", "--people", "3"), "0 to 2 people, not 3"),
        (("play", "ave", "--option", "=1"), "NAME or NAME=VALUE"),
        (("play", "ave", "--option", "many_dice=5"), "on or off"),
        (("play", "ave", "--option", "round_limit=0"), "from 1 to"),
        (("play", "ave", "--name", " "), "a name of 1 to 40"),
        (("play", "--resume", "nowhere.json"), "nowhere.json: there is no such file"),
        (("simulate", "ave", "--engine", "abacus"), "There is no engine “abacus”"),
        (("simulate", "ave", "--option", "nonsense"), "has no option “nonsense”"),
        (("simulate", "chess"), "There is no game “chess”"),
        (("bench", "chess"), "There is no game “chess”"),
        (("verify", "nowhere.json"), "nowhere.json: there is no such file"),
        (("verify", "."), ".: is a folder, not a file."),
        (("play", "ave", "--resume", "nowhere.json", "--seats", "3"), "leave out GAME and --seats"),
        (("play", "ave", "--record", __file__), "exists already"),
    ],
)
def test_what_cannot_be_done_is_said(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    try:
        code, _, err = run(capsys, *words)
    except SystemExit as left:
        code, err = int(str(left.code)), capsys.readouterr().err
    assert code == (1 if "nowhere.json" in words[-1] or words[-1] in (".", __file__) else 2)
    assert sentence in err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "is not a JSON document"),
        ('{"format": "ludi-record"', "is not a JSON document"),
        ("[]", "must be an object"),
        ("[" * 100_000, "is nested too deeply"),
        ('{"format": "ludi-position"}', "format: must be ludi-record"),
        ("\udce9".encode(errors="surrogateescape").decode("latin-1"), "is not a JSON document"),
    ],
)
def test_what_is_no_record_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str, sentence: str
) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content.encode("latin-1"))
    code, _, err = run(capsys, "verify", str(path))
    assert code == 1 and sentence in " ".join(err.split()), "in lines of the terminal's width"


def test_a_roll_that_was_changed_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    play(monkeypatch, capsys, "roll 1\n", "--seed", "4", "--record", record)
    document: dict[str, Any] = json.loads(Path(record).read_text())
    document["actions"][0]["drew"] = ["X"]
    Path(record).write_text(json.dumps(document))
    code, _, err = run(capsys, "verify", record)
    assert code == 1
    assert "actions[0].drew: the record says ['X'], the seed gives ['I']." in " ".join(err.split())


def test_draws_given_to_the_set_up_are_told_from_the_seeds(
    capsys: pytest.CaptureFixture[str], record: str
) -> None:
    deal = ludi.Match("roma", seed=1).setup_draws
    match = ludi.Match("roma", seed=2, chance=deal)
    Path(record).write_text(json.dumps(match.record()))
    code, out, _ = run(capsys, "verify", record)
    assert code == 0 and "draws: 0." in " ".join(out.split())
    assert f"But {len(deal)} outcomes were given by hand, not drawn." in out


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Green (neutral) wins."), ("fr", "Vert (neutre) gagne.")]
)
def test_a_neutral_that_has_won_is_named(
    capsys: pytest.CaptureFixture[str], record: str, language: str, told: str
) -> None:
    options = {"neutrals": 1, "neutrals_can_win": True}
    match = ludi.Match("romans-go-home", seats=1, seed=2, options=options)
    while not match.over:
        match.play(0, match.legal(0)[0])
    assert match.winners == ()
    Path(record).write_text(json.dumps(match.record()))
    for command in ("verify", "replay"):
        code, out, _ = run(capsys, command, record, "--lang", language)
        assert code == 0 and told in out


def test_simulations_agree_between_engines(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for engine in ("python", "cpu"):
        words = ("simulate", "ave", "--seats", "3", "--games", "200", "--engine", engine)
        code, out, _ = run(capsys, *words, "--json")
        assert code == 0
        results.append(json.loads(out))
    for key in ("games", "decisions", "points", "wins", "digest", "options"):
        assert results[0][key] == results[1][key]
    assert results[0]["engine"] == "python"


def test_simulations_are_readable(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "ave", "--games", "50", "--option", "many_dice=on")
    assert code == 0 and "many_dice=on" in out and "digest" in out


def test_bench_compares_engines(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "ave", "--seconds", "0.1", "--json")
    speeds = {speed["engine"]: speed for speed in json.loads(out)}
    assert code == 0 and speeds["python"]["ratio"] == 1
    assert speeds["cpu"]["decisions"] > speeds["python"]["decisions"]


def test_a_missing_gpu_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    from ludi.accel.cuda import cuda_or_sentence
    from ludi.core.errors import Unavailable

    try:
        cuda_or_sentence()
    except Unavailable:
        code, out, err = run(capsys, "simulate", "ave", "--engine", "cuda")
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert "numba-cuda" in err or "NVIDIA" in err
    else:
        pytest.skip("there is a GPU here")


def test_help_speaks_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    for language, word in (
        ("en", "language: en, de or fr"),
        ("fr", "langue\u00a0: en, de ou fr"),
        ("de", "Sprache: en, de oder fr"),
    ):
        with pytest.raises(SystemExit):
            main(["play", "--lang", language, "--help"])
        printed = capsys.readouterr().out
        assert word in printed
        assert ("show this help" in printed) == (language == "en")


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_explains_the_options_of_a_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language, title in (("en", "Options of Avé:"), ("fr", "Options du jeu Avé\u00a0:")):
        with pytest.raises(SystemExit):
            main([command, "ave", "--lang", language, "--help"])
        printed = capsys.readouterr().out
        options = find_game("ave").phrases[language].options
        assert title in printed and "round_limit=" in printed
        assert all(" ".join(words.split()) in _unwrapped(printed) for words in options.values())
        assert max(map(len, printed.splitlines())) <= 80
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert "many_dice" not in capsys.readouterr().out


def _unwrapped(printed: str) -> str:
    return " ".join(printed.split())


@pytest.mark.parametrize("option", ["nonsense", "many_dice=5", "round_limit=0"])
def test_a_wrong_option_is_answered_with_the_right_ones(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    code, _, err = run(capsys, "play", "ave", "--option", option)
    assert code == 2
    assert find_game("ave").phrases["en"].options["many_dice"] in _unwrapped(err)


@pytest.mark.parametrize(
    ("word", "is_on"),
    [
        *((word, True) for word in ("on", "YES", "oui", "true")),
        *((word, False) for word in ("off", "no", "non", "false")),
    ],
)
def test_switches_are_set_in_words(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    record: str,
    word: str,
    is_on: bool,
) -> None:
    play(monkeypatch, capsys, "", "--option", f"many_dice={word}", "--record", record)
    assert json.loads(Path(record).read_text())["options"]["many_dice"] is is_on


def test_quotation_marks_are_those_of_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“chess”" in run(capsys, "play", "chess")[2]
    assert "«\u00a0chess\u00a0»" in run(capsys, "play", "chess", "--lang", "fr")[2]
    assert "\\x1b" in run(capsys, "play", "\x1b[2J")[2]


def test_french_people_play_against_robots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: str
) -> None:
    out = play(monkeypatch, capsys, "?\n", "--lang", "fr", "--record", record)
    assert "Julia (robot)" in out and "bot)" not in out.replace("(robot)", "")


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("römer", "romer"),
        ("Romer", "romer"),
        ("avé", "ave"),
        ("Romans Go Home!", "romans-go-home"),
        ("roma", "roma"),
    ],
)
def test_games_are_found_by_their_names(typed: str, game: str) -> None:
    assert game_named(typed) == game
    assert game_named("no " + typed) == "no " + typed


_NO_FILE = "sqlite:////dev/null/tables.db"


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("--host", "203.0.113.1"), 1, "listen on 203.0.113.1: this machine "),
        (("--host", "203.0.113.1", "--port", "80"), 1, "listen on 203.0.113.1:80: this machine "),
        (("--port", "99999"), 2, "--port takes a whole number from 0 to 65535, not “99999”."),
        (("--db", "nowhere"), 2, "--database takes sqlite:///FILE "),
        (("--db", _NO_FILE), 1, "The database cannot be opened: "),
        (("--lang", "fr", "--db", _NO_FILE), 1, "La base de données ne s’ouvre pas"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    words: tuple[str, ...],
    status: int,
    sentence: str,
) -> None:
    database = () if "--db" in words else ("--db", f"sqlite:///{tmp_path / 'web.db'}")
    code, _, err = run(capsys, "serve", "--no-open", *database, *words)
    assert code == status and sentence in err


def test_a_server_shows_its_settings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "ludi.toml").write_text("bot_workers = 3\nport = 1\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDI_DATABASE", "postgresql://ann:hush@db/ludi")
    code, out, err = run(capsys, "serve", "--settings", "--port", "8080", "--no-open")
    assert (code, err) == (0, "")
    assert "bot_workers = 3  # ludi.toml\n" in out
    assert 'database = "postgresql://ann:***@db/ludi"  # LUDI_DATABASE\n' in out
    assert "port = 8080  # --port\n" in out and "open_browser = false  # --open-browser\n" in out
    code, out, _ = run(capsys, "serve", "--settings", "--lang", "fr", "--metrics")
    assert "# port d’écoute" in out and 'host = "127.0.0.1"  # par défaut\n' in out


def test_a_misspelt_setting_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("prot = 1\n")
    monkeypatch.setenv("COLUMNS", "1000")
    code, _, err = run(capsys, "serve", "--settings-file", str(path))
    assert code == 2 and f"{path}: prot is not a setting. Did you mean port" in err


def test_no_bot_has_the_name_of_a_person(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    out = run(capsys, "play", "ave", "--seats", "6", "--name", "marcus")[1]
    assert "marcus" in out and "Marcus (" not in out


def test_a_game_of_several_words_is_known_by_their_initials(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert "Romans Go Home!" in run(capsys, "play", "RGH")[1]


def test_a_bot_that_is_far_from_every_other_is_not_guessed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "Did you mean" not in run(capsys, "play", "ave", "--bot", "einstein")[2]
    assert "Did you mean" in run(capsys, "play", "ave", "--bot", "heurstic")[2]


def test_a_record_that_cannot_be_read_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "bad.json").write_text("{}")
    assert "bad.json" in run(capsys, "verify", str(tmp_path / "bad.json"))[2]
