"""What is told, how it is laid out, and that nobody has to read too fast."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from bots.playing import finished
from cli.sittings import READ_ON, ROMANS, Sit, change_phrases, plan, romans, solo_after
from ludi.cli import main
from ludi.cli.chronicle import chapters
from ludi.cli.play import standing
from ludi.cli.texts import text
from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.core.voices import GameWords, voices


def far(seed: int = 5) -> Match:
    """Somewhere in a later round of a game that bots have played."""
    match = romans(seed, people=0, bots=3)
    while match.view(None)["table"]["round"] < 2 or match.view(None)["table"]["turn"] < 3:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return Match.replay({**match.record(), "bots": [None, "random", "random"]})


def told(match: Match, name: str) -> list[str]:
    phrases = match.game.phrases["en"]
    events = match.events(0)
    return [phrases.event(event, match.players) for event in events if event.name == name]


def test_turns_are_apart_and_can_be_read(sit: Sit) -> None:
    match = romans(neutrals=2)
    out = sit(match, "", plan(match, "axx"), *[""] * 40, height=24)
    turns = told(match, "turn_began")
    assert len(turns) > 1
    for turn in turns:
        assert f"\n\n  {turn}" in out
    assert READ_ON in out
    longest = max(len(page.splitlines()) for page in out.split("› "))
    assert longest < 60


def test_a_script_need_not_press_enter(sit: Sit) -> None:
    match = romans(neutrals=2)
    assert READ_ON not in sit(match, plan(match, "axx"), height=24, asks=False)


def test_reading_on_answers_commands(sit: Sit) -> None:
    match = romans(neutrals=2)
    out = sit(match, plan(match, "axx"), "", "undo", "nonsense", "?", "quit", height=24)
    assert out.count(READ_ON) == 4 and out.count("means nothing here") == 1
    assert "What has been revealed cannot be taken back." in out


def test_a_resumed_game_tells_its_last_chapter(sit: Sit) -> None:
    match = far()
    start = chapters(match.events(0))[-1][0]
    out = sit(match, asks=False)
    sentence = match.game.phrases["en"].event(start, match.players)
    assert sentence in out
    assert told(match, "round_began")[0] not in out


def test_the_log_is_this_round_or_all(sit: Sit) -> None:
    match = far()
    first, second = told(match, "round_began")
    log = sit(match, "log", asks=False)
    assert second in log and first not in log
    for words, language in (("log all", "en"), ("journal tout", "fr")):
        event = next(event for event in match.events(0) if event.name == "round_began")
        sentence = match.game.phrases[language].event(event, match.players)
        assert sentence in sit(match, words, asks=False, language=language)


def test_the_log_of_a_game_without_rounds_is_whole(sit: Sit) -> None:
    match = Match("ave", 2, 4)
    match.play(0, "roll 1")
    match.play(0, "write 1 3")
    assert "takes the dice." in sit(match, "log").split("Your choice")[1]


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game_id", ["ave", ROMANS])
def test_texts_are_broken_between_words(sit: Sit, game_id: str, language: str, width: int) -> None:
    command = {"en": "rules", "fr": "règles"}[language]
    out = sit(Match(game_id, 2, 4), "", "?", command, "quit", language=language, width=width)
    lines = out.splitlines()
    assert all(len(line) <= width for line in lines if "record.json" not in line)
    assert not [line for line in lines if line.strip()[:1] in tuple(":;!»")]
    rules = find_game(game_id).phrases[language].rules
    assert " ".join(rules.split()) in " ".join(out.split())


def test_rows_are_indented_and_paragraphs_joined(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = (
        "A paragraph that was\nbroken by hand.\n\nRows:\n"
        "  One 1    does this " + "and that " * 9 + "\n           and more.\n"
        "  Two (2)  nothing.\nThe end."
    )
    change_phrases(monkeypatch, "ave", "en", rules=rules)
    out = sit(Match("ave", 2, 4), "rules")
    assert "A paragraph that was broken by hand.\n\nRows:\n  One 1    does this and that" in out
    end = "that and that and that and more.\n  Two (2)  nothing.\nThe end.\n"
    assert f"and that and\n           {end}" in out


def test_choices_are_broken_between_words(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    for length in range(20, 40):
        roll = "a" * length + " voici\u00a0: «\u00a0b\u00a0»"
        change_phrases(monkeypatch, "ave", "fr", action=lambda *_, said=roll: said)
        out = sit(Match("ave", 2, 4), language="fr", width=50)
        listed = [line.strip() for line in out.splitlines() if line.startswith(" ")]
        assert not [line for line in listed if line[:1] in (":", "»") or line[-1:] == "«"]


def test_an_answer_never_stands_on_the_line_of_the_question(sit: Sit) -> None:
    out = sit(Match("ave", 2, 4), "roll", "", "foo")
    asked = [line for line in out.splitlines() if "Your choice ›" in line]
    assert len(asked) == 4 and all(line.strip() == "Your choice ›" for line in asked)


def test_pieces_are_explained(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    explained = {"druhid": "Takes any fort.", "axx": "May stay."}
    change_phrases(monkeypatch, ROMANS, "en", explanations=explained)
    change_phrases(monkeypatch, ROMANS, "fr", explanations=explained)
    for typed in ("? dru'hid", "?Dru’hid", "help druhid", "aide dr"):
        assert "Dru’hid: Takes any fort." in sit(romans(neutrals=1), typed)
    assert "Dru’hid. Takes any fort." in sit(romans(neutrals=1), "? dru", language="fr")
    assert "? NAME explains what a card or piece does, as in “?\u00a0Dru’hid”." in sit(
        romans(neutrals=1), "?"
    )
    out = " ".join(sit(romans(neutrals=1), "? what").split())
    assert "“what” is not a piece of this game." in out
    assert "You can ask about Dru’hid and Axx; “rules” explains the rest." in out


def test_pieces_of_one_explanation_have_it_once(sit: Sit) -> None:
    out = " ".join(sit(Match("romer", 2, 4), "? caesar").split())
    assert "Red Caesar, Blue Caesar, Green Caesar, Yellow Caesar, Black Caesar: No battle" in out
    assert out.count("No battle value") == 1


def test_of_many_pieces_some_are_named(sit: Sit) -> None:
    out = " ".join(sit(Match("romer", 2, 4), "? sun").split())
    assert "You can ask about Red Caesar, Red 1 X, Red 1 XX, Red 2 V, Red 2 XX and others;" in out
    out = " ".join(sit(Match("romer", 2, 4), "? sun", language="de").split())
    assert re.search(r"Erklärt werden unter anderem [^…]+ und [^,…]+\.", out)


def test_pieces_of_one_name_are_all_explained(sit: Sit) -> None:
    for typed, language, name in (
        ("? legion", "en", "Legion Fort"),
        ("? tifié", "fr", "Fort Tifié"),
    ):
        out = sit(romans(neutrals=1), typed, language=language).replace("\u00a0", " ")
        assert all(f"{name} −{number}" in out for number in (1, 2, 3))


def test_rules_are_read_page_by_page(sit: Sit) -> None:
    page = "Enter to read on, q to skip the rest."
    assert sit(romans(neutrals=1), "rules", "", "", "", height=24).count(page) >= 2
    assert sit(romans(neutrals=1), "rules", "q", height=24).count(page) == 1
    assert page not in sit(romans(neutrals=1), "rules")


def test_who_draws_zvord_is_told_the_old_order(sit: Sit) -> None:
    match = solo_after("zvord", "reordering")
    out = " ".join(sit(match, asks=False).split())
    warriors = match.view(0)["table"]["own"]["hand"]
    told = out.partition("Gold’s hidden warriors until now, from place 2 on: ")[2].partition(".")[0]
    names = match.game.phrases["en"].names
    assert set(told.split(", ")) == {names[kind] for kind in warriors}


def test_a_game_without_explanations_says_so(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    change_phrases(monkeypatch, "ave", "en", explanations={})
    match = Match("ave", 2, 4)
    assert "not piece by piece" in sit(match, "? joker")
    assert "? NAME" not in sit(match, "?")


def test_the_end_is_ranked_and_explained(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    change_phrases(
        monkeypatch, "ave", "en", result=lambda table, players: f"{players[0]}: {table['phase']}!"
    )
    match = Match("ave", 4, 2, bots=["random"] * 4)
    out = sit(match)
    lines = [line for line in out.splitlines() if line.endswith(" points")]
    points = [int(line.split()[-2]) for line in lines]
    assert points == sorted(match.points, reverse=True) and list(match.points) != points
    assert f"{match.players[0]}: over!" in out
    assert out.index(lines[-1]) < out.index(": over!")


def test_a_bot_that_thinks_is_named(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.cli.play.BOT_PAUSE", 0)
    for language, thinks in (("en", "is thinking…"), ("fr", "réfléchit…")):
        match = Match("ave", 2, 4, bots=["random", None])
        out = sit(match, language=language, force_terminal=True)
        assert f"Julia {thinks}" in out
    assert "is thinking" not in sit(Match("ave", 2, 4, bots=["random", None]))


@pytest.mark.parametrize(
    ("game", "options", "language", "told"),
    [
        (ROMANS, {"neutrals": 1}, "en", "· Neutral clans: 1\n"),
        (
            ROMANS,
            {"neutrals": 1, "clan_1": 4},
            "fr",
            "· Clan de la deuxième personne\u00a0: Rouge\n",
        ),
        ("roma", {"first": 1}, "de", "· Wer beginnt: der erste Platz\n"),
        ("ave", {"round_limit": 1000}, "en", "· Rounds at most: 1000\n"),
        ("ave", {"many_dice": True}, "en", "· Several dice may be rolled at once; they are judged"),
    ],
)
def test_options_are_told_in_words_with_what_was_chosen(
    sit: Sit, game: str, options: dict[str, int], language: str, told: str
) -> None:
    out = sit(Match(game, 2, 1, options), language=language, asks=False)
    assert told in out and not any(f"{name}=" in out for name in options)


def test_a_value_without_a_sentence_of_its_own_is_named_beside_what_the_option_means(
    tmp_path: Path,
) -> None:
    (tmp_path / "en.ftl").write_text("option-goal = How far a pawn has to go.\n")
    voice = voices(GameWords(tmp_path))["en"]
    assert voice.chosen("goal", 12) == "How far a pawn has to go. Here: 12."


def test_what_one_may_also_type_has_a_line_of_its_own(sit: Sit) -> None:
    out = sit(romans(neutrals=1), language="de")
    hint = find_game(ROMANS).phrases["de"].hint(romans(neutrals=1).view(0)["table"])
    assert hint and hint in out.splitlines()


@pytest.mark.parametrize(
    ("language", "typed", "offered"),
    [("en", "analyse", "Type analyse to see"), ("de", "auswerten", "Tippe auswerten, um")],
)
def test_after_a_game_its_review_is_offered(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, language: str, typed: str, offered: str
) -> None:
    monkeypatch.setattr("ludi.cli.analyse.BUDGET", 2)
    record = finished("romer").record()
    for words, is_reviewed in (("", False), (f"nonsense\n{typed}", True)):
        match = Match.replay({**record, "bots": [None, "random"]})
        out = sit(match, words, language=language)
        title = text("analyse-title", language, game="Römer")
        assert offered in " ".join(out.split()) and "ludi analyse " in out
        assert (title in out) == is_reviewed
    assert offered not in sit(match, asks=False, language=language)


def test_discards_are_offered_where_there_are_any(sit: Sit) -> None:
    assert "discards ·" in sit(Match("romer", 2, 1), "?")
    for match in (romans(neutrals=1), Match("ave", 2, 1)):
        assert "discards ·" not in sit(match, "?")
    assert "Ablage" not in sit(romans(neutrals=1), "hilfe", language="de")


def test_the_log_tells_of_the_round_before_while_one_has_only_begun(sit: Sit) -> None:
    match = romans(5, people=0, bots=3)
    while match.view(None)["table"]["round"] < 2:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    match = Match.replay({**match.record(), "bots": [None, "random", "random"]})
    turns, rounds = told(match, "turn_began"), told(match, "round_began")
    log = sit(match, "log", asks=False)
    assert all(turn in log for turn in turns) and all(one in log for one in rounds)


@pytest.mark.parametrize("command", ["verify", "play"])
def test_the_winner_is_named_first(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    match = next(
        match for match in map(finished_at_random, range(50)) if match.winners == (match.seats - 1,)
    )
    assert standing(match)[0] == match.winners[0]
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()))
    words = ("verify",) if command == "verify" else ("play", "--resume")
    assert main([*words, str(path)]) == 0
    out = capsys.readouterr().out
    last, first = (f"\n{match.players[seat]}: " for seat in (match.seats - 1, 0))
    assert out.index(last) < out.index(first)


def finished_at_random(seed: int) -> Match:
    match = Match("romans-go-home", 3, seed)
    chooser = random.Random(seed)
    while not match.over:
        match.play(match.to_act[0], chooser.choice(match.legal(match.to_act[0])))
    return match


@pytest.mark.parametrize(("language", "typed"), [("en", "hint"), ("de", "tipp")])
def test_a_hint_says_what_to_type(sit: Sit, language: str, typed: str) -> None:
    match = Match("roma", 2, 5, bots=[None, "random"])
    out = " ".join(sit(match, typed, language=language).split())
    found = re.search(r"(?:For it, type|Tippe dafür) [“„](\d+)[”“]\.", out)
    assert found
    count = len(match.history)
    sit(match, found[1], language=language)
    assert len(match.history) == count + 1


def test_commands_mean_the_same_while_rules_are_read(sit: Sit) -> None:
    out = sit(romans(neutrals=1), "", "rules", "hint", "log", "? dru", "q", height=24)
    assert "A sensible choice" in out and "Dru’hid:" in out and "means nothing here" not in out
