"""The board of Avé in the browser: every piece shows what the view says, and what it can do."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import islice, product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from games.ave.hand_built import BLANK, CARDS, legal, match_at, play, roll, table, turn_with
from ludi import Match
from ludi.core.actions import Action
from ludi.core.speech import LANGUAGES
from ludi.games.ave.cards import DIE, FACE_NAMES
from ludi.games.ave.rules.dice import highest_number
from ludi.games.ave.table import board as ave
from ludi.games.ave.words.numerals import numeral
from ludi.web.show.templates import page
from ludi.web.show.views import Viewer, action_document
from seeding import chooser
from web.browsers import NEEDS_CHROMIUM, PHONE, Sit
from web.drawings import Piece, Reader
from web.fitting import TOUCH, decisions, faults

MIXED = "- 9 - 21 - 34 39"


def html_of(
    match: Match,
    seat: int | None = 0,
    language: str = "en",
    template: str = "games/ave/board.html",
    table_id: str = "here",
) -> str:
    """The board as a viewer's page has it, or what it tells to who asks for more."""
    viewer = Viewer(seat, language)
    names = [f"Player{number}" for number in range(match.seats)]
    actions = [] if seat is None else match.legal(seat, language)
    by_text = {action.text: action for action in actions}
    view = match.view(seat)
    shown = {
        "id": table_id,
        "view": view,
        "legal": [action_document(action) for action in actions],
        "events": [event.document() for event in match.events(seat, len(match.history) - 1)],
    }

    def sentence(action: Action) -> str:
        return str(action)

    return page(
        template,
        language,
        shown=shown,
        viewer=viewer,
        names=names,
        phrases=match.game.phrases[language],
        act=by_text.get,
        sentence=sentence,
        board=ave.prepare(view["table"], viewer, names, {}),
    )


def board_of(match: Match, seat: int | None = 0, language: str = "en") -> Piece:
    reader = Reader()
    reader.feed(html_of(match, seat, language))
    assert reader.at is reader.root
    return reader.root


def positions() -> dict[str, Match]:
    """Positions in which all kinds of action are possible."""
    everything = {"many_dice": True, "cards_any_time": True, "reroll_any": True}
    stuck = turn_with("repeat", "joker", rows="- - 12 13 - - -")
    return {
        "beginning": Match("ave", 2, seed=1),
        "many dice": Match("ave", 6, seed=1, options={"many_dice": True}),
        "two readings": roll(turn_with(*CARDS, rows=MIXED), "X V I"),
        "failed": roll(turn_with(*CARDS, rows=MIXED), "X V I V"),
        "failed without cards": roll(turn_with(rows=MIXED), "V V"),
        "everything": roll(turn_with(*CARDS, rows=MIXED, options=everything), "X I I"),
        "stuck": roll(stuck, "X I I"),
        "repeating": play(
            play(roll(turn_with("repeat", rows="- - 12 13 - - -"), "X I I"), "stop"), "repeat"
        ),
        "four tens": roll(turn_with(*CARDS), "X X X X"),
        "another’s turn": roll(match_at(MIXED, BLANK, turn=1), "X I"),
    }


@pytest.fixture(params=list(positions()))
def match(request: pytest.FixtureRequest) -> Match:
    return positions()[request.param]


def test_every_legal_action_is_a_button_once_and_nothing_else_is(match: Match) -> None:
    on_turn = match.to_act[0]
    for seat in (0, 1, None):
        expected = legal(match) if seat == on_turn else set()
        found = board_of(match, seat).actions
        assert sorted(found) == sorted(expected)


def test_every_button_says_what_it_does(match: Match) -> None:
    for language in LANGUAGES:
        said = {a.text: str(a) for a in match.legal(match.to_act[0], language)}
        for button in board_of(match, match.to_act[0], language).find("act", tag="button"):
            assert button.attributes["aria-label"] == said[button.attributes["value"]]
            assert button.attributes["name"] == "action"


def test_each_action_stands_on_its_piece(match: Match) -> None:
    board = board_of(match, match.to_act[0])
    (tray,) = board.find("tray")
    assert {text.split()[0] for text in tray.actions} <= {"roll", "stop", "pass"}
    (own,) = board.find("own")
    for row, line in enumerate(own.find("line"), 1):
        assert all(re.fullmatch(rf"write \d+ {row}", text) for text in line.actions)
    for card in CARDS:
        for text in board.named(f"own-card-{card}").actions:
            name = text.split()[0]
            assert name.startswith("joker-") if card == "joker" else name == card.lower()
    assert not any(little.actions for little in board.find("little"))


def test_what_is_dragged_and_dropped_makes_a_legal_action() -> None:
    board = board_of(positions()["two readings"])
    drags = {piece.attributes["data-drag"] for piece in board.find("reading")}
    drops = {line.attributes["data-drop"] for line in board.find("line", "open")}
    possible = {f"{drag} {drop}" for drag in drags for drop in drops}
    assert possible >= {text for text in board.actions if text.startswith("write")}
    failed = board_of(positions()["failed"])
    (thrown,) = failed.find("thrown")
    faces = {die.attributes["data-drop"] for die in thrown.find("die")}
    assert faces == {"I", "V", "X"}
    card = failed.named("own-card-reroll-one").find("face")[0]
    dragged = card.attributes["data-drag"]
    assert card.attributes["tabindex"] == "0" and card.attributes["role"] == "button"
    assert {f"{dragged} {face}" for face in faces} <= set(failed.actions)


def test_the_dice_lie_as_the_number_they_form(match: Match) -> None:
    board = board_of(match)
    (thrown,) = board.find("thrown")
    faces = [die.attributes["data-key"].split("-")[1] for die in thrown.find("die")]
    lying = table(match)
    assert {face: faces.count(face) for face in FACE_NAMES} == lying["dice"]
    if lying["readings"]:
        assert "".join(faces) == numeral(lying["readings"][-1])
    assert len(board.find("waiting")) == lying["unrolled"]
    assert [reading.text.split()[:2] for reading in board.find("reading")] == [
        [numeral(number), str(number)] for number in lying["readings"]
    ]
    fits = {number for number in lying["readings"] if number in lying["writable"]}
    fits |= {int(text.split()[1]) for text in board.actions if text.startswith("write")}
    assert len(board.find("reading")) - len(board.find("reading", "unfit")) == len(fits)


def test_a_number_that_is_repeated_is_not_said_to_fit_nowhere() -> None:
    for seat in (0, 1, None):
        assert "fits nowhere" not in board_of(positions()["repeating"], seat).text
    assert "fits nowhere" in board_of(positions()["stuck"]).text


def test_two_readings_stand_in_the_same_order_everywhere() -> None:
    board = board_of(roll(turn_with(), "X V I"))
    assert [reading.text for reading in board.find("reading")] == ["XIV 14", "XVI 16"]
    (line, *_) = board.find("line", "open")
    assert [button.text for button in line.find("write")] == ["XIV 14", "XVI 16"]


def test_an_ignored_die_is_set_aside() -> None:
    match = play(roll(turn_with(*CARDS), "V V"), "ignore-one V")
    assert "one set aside" in board_of(match).find("left")[0].text
    assert "set aside" not in board_of(positions()["failed"]).find("left")[0].text


def test_dice_just_rolled_and_no_others_tumble() -> None:
    match = roll(turn_with(*CARDS, options={"many_dice": True}), "X")
    assert _tumbling(play(match, "roll 2", "I X")) == {"die-X-2", "die-I-1"}
    assert _tumbling(play(match, "roll 1", "V")) == {"die-V-1"}
    failed = roll(match, "V")
    assert _tumbling(failed) == {"die-V-2"}
    assert _tumbling(play(failed, "reroll-v 2", "V X")) == {"die-V-1", "die-X-3"}
    assert _tumbling(roll(match_at(BLANK, BLANK), "")) == set()


def _tumbling(match: Match) -> set[str]:
    return {die.attributes["data-key"] for die in board_of(match).find("rolled")}


@pytest.mark.parametrize("seat", [0, 3, 5, None])
def test_every_column_and_hand_is_shown(seat: int | None) -> None:
    hands = [CARDS, CARDS[:3], CARDS[2:], (), ("joker",), CARDS]
    columns = [MIXED, "4 6 - 16 - - 36", BLANK, "1 3 13 22 - 33 37", BLANK, "6 - 19 - 24 - 39"]
    match = match_at(*columns, cards=hands)
    board, lying = board_of(match, seat), table(match)
    assert len(board.find("tablet")) == 6
    assert [bool(board.find("own")), len(board.find("little"))] == (
        [False, 6] if seat is None else [True, 5]
    )
    for place in range(6):
        tablet = board.named(f"tablet-{place}")
        shown = [line.find("number") for line in tablet.find("line")]
        assert [cell[0].text if cell else "" for cell in shown] == [
            f"{numeral(number)} {number}" if number else "" for number in lying["columns"][place]
        ]
        assert f"Player{place}" in tablet.text
        (points,) = tablet.find("points")
        assert points.text == f"{lying['points'][place]} points"
        assert points.attributes["data-count"] == str(lying["points"][place])
        assert ("asked" in tablet.classes) == (place == 0)
        cards = board.find("action-card") if place == seat else tablet.find("mini")
        assert ["used" not in card.classes for card in cards] == [
            card in hands[place] for card in CARDS
        ]


def test_the_end_shows_who_has_won_and_nothing_to_do() -> None:
    match = match_at("6 11 19 20 24 34 39", BLANK, cards=[CARDS, ()], turn=1)
    play(roll(match, "V V"), "pass")
    assert match.over
    board = board_of(match)
    assert not board.actions
    assert not board.find("tray")
    assert "won" in board.named("tablet-0").classes
    assert "won" not in board.named("tablet-1").classes


def test_the_board_keeps_the_page_rules(match: Match) -> None:
    for seat in (0, None):
        board = board_of(match, seat)
        attributes = [key for piece in board.all() for key in piece.attributes]
        assert not [key for key in attributes if key == "style" or key.startswith("on")]
        assert not board.find(tag="script")
        ids = [piece.attributes["id"] for piece in board.all() if "id" in piece.attributes]
        assert len(ids) == len(set(ids))


def test_every_piece_that_lasts_has_a_key_of_its_own(match: Match) -> None:
    for seat in (0, 1, None):
        board = board_of(match, seat)
        keys = [
            piece.attributes["data-key"] for piece in board.all() if "data-key" in piece.attributes
        ]
        assert len(keys) == len(set(keys))
        lying = table(match)
        assert sum(key.startswith("die-") for key in keys) == sum(lying["dice"].values())
        assert sum(key.startswith("left-") for key in keys) == lying["unrolled"]
        for name in ("data-from", "data-leaves"):
            named = {piece.attributes[name] for piece in board.all() if name in piece.attributes}
            assert named <= set(keys)


def test_a_card_that_is_used_shows_another_face() -> None:
    match = positions()["failed"]
    before = board_of(match).named("own-card-ignore-one").attributes["data-face"]
    after = board_of(play(match, "ignore-one V"))
    card = after.named("own-card-ignore-one")
    assert [before, card.attributes["data-face"]] == ["held", "used"]
    assert "used" in card.classes and "fresh-ignore-one" in after.find("hand")[0].classes


def test_what_was_written_last_is_marked() -> None:
    match = play(roll(match_at(BLANK, BLANK), "X"), "write 10 4")
    for seat in (0, 1, None):
        assert "fresh-4" in board_of(match, seat).named("tablet-0").classes
        assert "fresh-4" not in board_of(match, seat).named("tablet-1").classes


def test_dice_of_no_use_are_cracked() -> None:
    assert len(board_of(positions()["failed"]).find("crack", tag="use")) == 4
    assert not board_of(positions()["two readings"]).find("crack", tag="use")


def test_the_end_tells_where_all_points_come_from() -> None:
    match = match_at("6 11 19 20 24 34 39", "- 9 - - - - 39", cards=[CARDS[:2], CARDS[:1]], turn=1)
    play(roll(match, "V V"), "pass")
    for seat in (0, 1, None):
        standings = board_of(match, seat).find("standing")
        told = [[value.text for value in one.find("value")] for one in standings]
        assert told == [["153", "10", "163"], ["48", "5", "53"]]
        assert [one.find("place")[0].text for one in standings] == ["1.", "2."]
        assert ["won" in one.classes for one in standings] == [True, False]
        numbers = [[cell.text for cell in one.find("strip")[0].find("arabic")] for one in standings]
        assert numbers == [["6", "11", "19", "20", "24", "34", "39"], ["9", "39"]]


def test_the_end_tells_why_and_how_far_one_is_from_the_others() -> None:
    match = match_at("6 11 19 20 24 34 39", "- 9 - - - - 39", cards=[CARDS[:2], CARDS[:1]], turn=1)
    play(roll(match, "V V"), "pass")
    assert "You are 110 ahead. Your highest number: XXXIX (39)." in board_of(match, 0).text
    assert "You are 110 behind." in board_of(match, 1).text
    assert not board_of(match, None).find("stands")
    assert board_of(match).find("reason")[0].text == "Player0 filled all seven rows."


def test_turns_that_brought_nothing_leave_a_mark() -> None:
    match = play(roll(match_at(BLANK, BLANK), "V V"), "pass")
    board = board_of(match, 1)
    assert board.named("tablet-0").find("passes")[0].text.startswith("passed once")
    assert not board.named("tablet-1").find("passes")


def test_shapes_are_there_for_all_that_is_drawn(match: Match) -> None:
    shapes = Path(ave.__file__).with_name("shapes.html").read_text("utf-8")
    there = set(re.findall(r'id="([\w-]+)"', shapes))
    for seat in (0, None):
        used = {piece.attributes["href"] for piece in board_of(match, seat).find(tag="use")}
        assert {name.removeprefix("#") for name in used} <= there
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', shapes)) <= there
    assert len(shapes) < 60_000
    for number in range(1, 40):
        assert number == 38 or f"ave-n{number}" in there


def test_all_texts_are_in_all_languages() -> None:
    assert "se lit" in board_of(positions()["two readings"], language="fr").text


# --- The odds -----------------------------------------------------------------------------------


def odds_of(match: Match) -> dict[str, ave.Odds]:
    actions = [action_document(action) for action in match.legal(match.to_act[0])]
    return {one.text: one for one in ave.odds(table(match), actions)}


@pytest.mark.parametrize("dice", range(1, 7))
def test_throws_are_all_that_dice_can_do(dice: int) -> None:
    assert sum(chance for _, chance in ave.throws(dice)) == 1


def test_odds_add_up(match: Match) -> None:
    for one in odds_of(match).values():
        assert sum(outcome.chance for outcome in one.outcomes) == 1
        assert one.write + one.fail + one.roll_on == 1


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_odds_are_what_counting_gives(dice: int) -> None:
    """Every way the sides of the dice can fall is played, and counted."""
    sides = [face for face, count in zip(FACE_NAMES, DIE, strict=True) for _ in range(count)]
    start = roll(turn_with(rows=MIXED, options={"many_dice": True}), "X I")
    phases: dict[str, int] = {}
    numbers: dict[tuple[int, ...], int] = {}
    for faces in product(sides, repeat=dice):
        after = play(start.copy(), f"roll {dice}", " ".join(faces))
        lying = table(after)
        if lying["phase"] == "failed":
            brings = "fail"
        else:
            brings = "write" if lying["writable"] else "roll_on"
        phases[brings] = phases.get(brings, 0) + 1
        read = tuple(lying["readings"])
        numbers[read] = numbers.get(read, 0) + 1
    one = odds_of(start)[f"roll {dice}"]
    ways = 6**dice
    assert one.fail == Fraction(phases.get("fail", 0), ways)
    assert one.roll_on == Fraction(phases.get("roll_on", 0), ways)
    assert one.write == Fraction(phases.get("write", 0), ways)
    for read in numbers:
        chance = sum(outcome.chance for outcome in one.outcomes if outcome.readings == read)
        assert chance == Fraction(numbers[read], ways)


def test_odds_of_six_dice_at_once() -> None:
    six = odds_of(Match("ave", 2, seed=1, options={"many_dice": True}))["roll 6"]
    sides = [index for index, count in enumerate(DIE) for _ in range(count)]
    formed = sum(
        highest_number(*(faces.count(index) for index in range(3))) > 0
        for faces in product(sides, repeat=6)
    )
    assert six.write == Fraction(formed, 6**6)


def test_odds_of_cards_are_those_of_the_dice_they_throw() -> None:
    match = roll(turn_with(*CARDS), "X V V")
    found = odds_of(match)
    assert set(found) == {
        "reroll-v 2",
        "reroll-one V",
        "reroll-one X",
        "ignore-one V",
        "ignore-one X",
    }
    # X and V stay, and a second V alone spoils them; V and V are spoilt already.
    assert found["reroll-one V"].fail == Fraction(1, 6)
    assert found["reroll-one X"].fail == 1


def test_what_is_certain_stands_first_among_the_odds() -> None:
    """Setting a V aside leaves XV; two V's and a thrown die are nothing, or a gamble."""
    match = roll(turn_with(*CARDS, rows="- - - - - - 20"), "X V V")
    reader = Reader()
    reader.feed(html_of(match, template="games/ave/more.html"))
    first, *others = reader.root.find("throw")
    assert "Ignore one: set a die showing V aside" in first.text and "certain" in first.text
    assert "XV 15" in first.text and "costs 5 points" in first.text
    assert "Pass" in others[-1].text and "nothing is written" in others[-1].text
    assert not [one for one in others if one.find("mark")]


def test_no_star_stands_on_what_cannot_help() -> None:
    match = roll(turn_with("reroll-V", rows="5 6 7 8 9 10 -"), "V V")
    reader = Reader()
    reader.feed(html_of(match, template="games/ave/more.html"))
    for throw in reader.root.find("throw"):
        assert ("best" in throw.classes) == ("a number that fits" in throw.text)


def test_twins_are_certain() -> None:
    match = play(roll(turn_with("repeat", rows="- - - - - - 10"), "X"), "stop")
    (repeat,) = odds_of(match).values()
    assert repeat.text == "repeat"
    assert repeat.write == 1
    assert repeat.fail == 0


def test_a_card_says_why_it_cannot_be_played() -> None:
    board = board_of(roll(turn_with(*CARDS), "X"))
    assert "your turn has not failed" in board.named("own-card-joker").attributes["data-now"]
    failed = board_of(roll(turn_with(*CARDS), "V V"))
    assert failed.named("own-card-joker").attributes["data-now"] == ""
    assert "no die shows I" in failed.named("own-card-reroll-I").attributes["data-now"]
    assert "twin" in failed.named("own-card-repeat").attributes["data-now"]
    assert (
        "data-now"
        not in board_of(roll(turn_with(*CARDS), "X"), 1).named("own-card-joker").attributes
    )


def prompt_of(match: Match, language: str = "en") -> str:
    prepared = ave.prepare(table(match), Viewer(0, language), ["Ann", "Ben"], {})
    return str(prepared["prompt"])


def test_a_roll_is_not_advised_where_none_can_help() -> None:
    assert prompt_of(positions()["stuck"]) == ""
    assert prompt_of(positions()["two readings"]) == ""
    hopeless = roll(turn_with("joker", rows="- 9 10 - 11 12 13"), "X I I")
    assert "No free row takes 12, and no roll can change that." in prompt_of(hopeless)
    assert "aucun lancer" in prompt_of(hopeless, "fr")


def test_the_odds_stand_beside_the_dice_after_what_can_be_done() -> None:
    (rolling,) = board_of(positions()["two readings"]).find("rolling")
    assert [piece.classes for piece in rolling.inside] == [{"rolls"}, {"ends"}, {"odds"}]


def test_a_lesson_has_no_odds() -> None:
    reader = Reader()
    reader.feed(html_of(positions()["two readings"], table_id="lesson"))
    assert not reader.root.find("odds")


def test_who_cannot_roll_is_told_no_odds() -> None:
    match = positions()["two readings"]
    assert board_of(match, 0).find("odds")
    assert not board_of(match, 1).find("odds")
    assert not board_of(match, None).find("odds")


def test_odds_are_shown_for_each_roll() -> None:
    match = Match("ave", 2, seed=1, options={"many_dice": True})
    reader = Reader()
    reader.feed(html_of(match, template="games/ave/more.html"))
    throws = reader.root.find("throw")
    assert len(throws) == 6
    one = throws[0].text
    assert "I 1 50.0%" in one and "V 5 16.7%" in one and "X 10 33.3%" in one


# --- In a browser -------------------------------------------------------------------------------

LYING = (844, 390)
SMALL = (360, 640)


def at_a_table(sit: Sit, size: tuple[int, int]) -> Page:
    person = sit(size=size, touch=True)
    person.go("/")
    person.page.locator('form[action="/play/ave"] button').click()
    person.page.wait_for_selector("#table[data-live]")
    return person.page


@NEEDS_CHROMIUM
def test_the_odds_close_by_their_cross_beside_them_and_by_escape(sit: Sit) -> None:
    page = at_a_table(sit, PHONE)
    odds, leaflet = page.locator("#ave-odds"), page.locator(".ave .leaflet")

    def opened() -> None:
        odds.locator("summary").click()
        expect(leaflet.locator(".throw").first).to_be_visible()

    opened()
    leaflet.locator(".shut").click()
    expect(leaflet).to_be_hidden()
    opened()
    page.locator(".ave .own .whose").click()
    expect(leaflet).to_be_hidden()
    opened()
    page.keyboard.press("Escape")
    expect(leaflet).to_be_hidden()
    opened()
    leaflet.locator("h4").first.click()
    page.locator(".ave .roll").click()
    expect(page.locator(".ave .thrown .die")).to_have_count(1)
    expect(leaflet.locator(".throw").first).to_be_visible()


@NEEDS_CHROMIUM
def test_who_rolls_by_the_keyboard_does_not_pass_by_the_same_key(sit: Sit) -> None:
    page = at_a_table(sit, PHONE)
    page.locator("#board").evaluate(
        """(board, html) => {
          board.innerHTML = html;
          board.querySelector("button.act").focus();
        }""",
        html_of(positions()["failed"]),
    )
    expect(page.locator("#own-card-reroll-I .face")).to_be_focused()


BOXES = """() => Object.fromEntries([".rolls", ".ends", "#ave-odds"].map(place => {
  const { x, y, width, height } = document.querySelector(`.ave ${place}`).getBoundingClientRect();
  return [place, [x, y, x + width, y + height]];
}))"""
SIZES = {
    "small": SMALL,
    "phone": PHONE,
    "lying": LYING,
    "low desk": (1280, 720),
    "desk": (1440, 900),
}


@NEEDS_CHROMIUM
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_roll_has_a_place_that_nothing_else_takes(
    sit: Sit, size: tuple[int, int], language: str
) -> None:
    """Whoever presses it twice neither stops nor passes."""
    page = at_a_table(sit, size)
    for others in ([BLANK], [BLANK] * 3, [BLANK] * 5):
        hands = [CARDS] * (len(others) + 1)
        seen = []
        for rows, dice in ((BLANK, ""), (BLANK, "X I I"), ("- - 11 12 13 - -", "X I I")):
            seen.append(roll(match_at(rows, *others, cards=hands), dice))
        seen.append(roll(match_at(MIXED, *others, cards=hands), "X V I V"))
        boxes = []
        for match in seen:
            drawn = html_of(match, language=language)
            page.locator("#board").evaluate("(board, html) => { board.innerHTML = html; }", drawn)
            boxes.append(page.evaluate(BOXES))
            rolls, ends = boxes[-1][".rolls"], boxes[-1][".ends"]
            assert not page.locator(".ave .rolls .ending").count()
            assert ends[2] <= rolls[0] or ends[3] <= rolls[1]
            buttons = page.locator(".ave .rolls .roll, .ave .ends .ending").all()
            for button in buttons:
                assert button.evaluate("it => it.scrollWidth <= it.clientWidth"), button
        for box in boxes:
            for place, edges in box.items():
                assert edges == pytest.approx(boxes[0][place], abs=1), place


# What lies on the tray when each scene has been shown.
_TOLD = """async ([before, after, events]) => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const { act } = await import(loaded.find((name) => /\\/scenes[^/]*\\.js/.test(name)));
  const board = document.querySelector("#board");
  const coming = document.createElement("div");
  [board.innerHTML, coming.innerHTML] = [before, after];
  const all = (what) => [...board.querySelectorAll(`.ave ${what}`)];
  const told = [];
  await act(events, board, coming, ([{ event }]) => told.push([
    event, board.querySelector(".ave .tray .player").firstChild.textContent, all(".asked")[0].id,
    all(".thrown .die").map((die) => die.dataset.key.split("-")[1]).join(""),
    all(".reading .arabic").map((number) => number.textContent).join(),
    all(".waiting").length, board.querySelector(".ave .left .count").textContent,
  ]));
  return told;
}"""


@NEEDS_CHROMIUM
def test_the_tray_tells_of_each_turn_before_the_board_that_comes(sit: Sit) -> None:
    person = sit(size=PHONE, motion=True)
    person.go("/")
    person.page.locator('form[action="/play/ave"] button').first.click()
    person.page.wait_for_selector("#table[data-live]")
    match = roll(match_at(BLANK, BLANK, BLANK), "X I")
    before, known = html_of(match), len(match.history)
    play(match, "write 11 3")
    play(roll(match, "I X V"), "write 16 2")
    roll(match, "V")
    happened = [event.document() for event in match.events(0, known)]
    told = person.page.evaluate(_TOLD, [before, html_of(match), happened])
    one, two = ("Player1 has the dice", "tablet-1"), ("Player2 has the dice", "tablet-2")
    assert [tuple(each) for each in told] == [
        ("number_written", "Your dice", "tablet-0", "XI", "9,11", 4, "4 left to roll"),
        ("turn_began", *one, "", "", 6, "6 left to roll"),
        ("die_rolled", *one, "I", "1", 5, "5 left to roll"),
        ("die_rolled", *one, "XI", "9,11", 4, "4 left to roll"),
        ("die_rolled", *one, "XVI", "14,16", 3, "3 left to roll"),
        ("number_written", *one, "XVI", "14,16", 3, "3 left to roll"),
        ("turn_began", *two, "", "", 6, "6 left to roll"),
        ("die_rolled", *two, "V", "5", 5, "5 left to roll"),
    ]


def test_who_has_stopped_to_play_a_card_is_asked_before_passing() -> None:
    stuck = positions()["stuck"]
    (stop,) = board_of(stuck).find("ending")
    assert "data-confirm" not in stop.attributes
    (passing,) = board_of(play(stuck, "stop")).find("ending")
    assert passing.attributes["value"] == "pass" and passing.attributes["data-confirm"]
    (passing,) = board_of(positions()["failed"]).find("ending")
    assert "data-confirm" not in passing.attributes


@NEEDS_CHROMIUM
@pytest.mark.parametrize("size", [LYING, SMALL], ids=["lying", "small"])
def test_a_finger_finds_everything_on_a_small_phone(sit: Sit, size: tuple[int, int]) -> None:
    page = at_a_table(sit, size)
    for seats in (2, 4, 6):
        some = islice(decisions("ave", seats, chooser("small phones")), 30)
        assert [said for _, _, said in faults(page, some, TOUCH)] == []


@NEEDS_CHROMIUM
@pytest.mark.parametrize("size", [LYING, SMALL, PHONE], ids=["lying", "small", "phone"])
def test_all_that_is_written_in_a_column_is_seen(sit: Sit, size: tuple[int, int]) -> None:
    """Also beside two long numerals that are offered for the same row."""
    page = at_a_table(sit, size)
    page.locator("#board").evaluate(
        "(board, html) => { board.innerHTML = html; }",
        html_of(roll(match_at("- 9 - - - - 39", BLANK), "X X X V I")),
    )
    cut_off = page.locator(".ave .own :is(.arabic, .write, .carved)").evaluate_all(
        """all => all.filter(one => {
          const inside = one.getBoundingClientRect();
          const around = one.closest(".rows").getBoundingClientRect();
          return inside.right > around.right || inside.left < around.left;
        }).length"""
    )
    assert cut_off == 0
