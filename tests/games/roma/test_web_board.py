"""The board of Roma in the browser: every piece shows what the view says, and what it can do."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.roma.hand_built import position
from ludi import Match
from ludi.core.actions import Action
from ludi.core.position import to_position
from ludi.core.speech import LANGUAGES
from ludi.games.roma import GAME
from ludi.games.roma.cards import CARD_NAMES, COPIES
from ludi.games.roma.state import PHASES
from ludi.games.roma.table import board as roma
from ludi.games.roma.table.pieces import kinds
from ludi.games.roma.words import PHRASES
from ludi.web.show.templates import page
from ludi.web.show.views import Viewer, action_document
from web.drawings import Piece, Reader

SEATS = (0, 1, None)


def html_of(
    match: Match,
    seat: int | None = 0,
    language: str = "en",
    opened: dict[int, Any] | None = None,
    looks_on: bool = False,
) -> str:
    """The board as a viewer's page has it."""
    viewer = Viewer(seat, language, looks_on=looks_on)
    names = ["Ann", "Ben"]
    actions = [] if seat is None else match.legal(seat, language)
    by_text = {action.text: action for action in actions}
    view = match.view(seat)
    shown = {
        "id": "here",
        "view": view,
        "legal": [action_document(action) for action in actions],
        "events": [event.document() for event in match.events(seat, len(match.history) - 1)],
    }

    def sentence(action: Action) -> str:
        return str(action)

    return page(
        "games/roma/board.html",
        language,
        shown=shown,
        viewer=viewer,
        names=names,
        phrases=match.game.phrases[language],
        act=by_text.get,
        sentence=sentence,
        board=roma.prepare(view["table"], viewer, names, opened or {}),
    )


def board_of(match: Match, seat: int | None = 0, language: str = "en", **more: Any) -> Piece:
    reader = Reader()
    reader.feed(html_of(match, seat, language, **more))
    assert reader.at is reader.root
    return reader.root


def at(*actions: str, chance: str = "", **how: Any) -> Match:
    """A hand-built position, and what the player asked then does."""
    match = Match.from_position(to_position(GAME, position(**how)))
    for action in actions:
        match.play(match.to_act[0], action, chance=chance.split() or None)
    return match


OWN = "forum velites legionarius consul onager scaenicus"
OTHER = "turris forum centurio - basilica senator"


def positions() -> dict[str, Match]:
    """Positions in which all kinds of action are possible."""
    both = {0: OWN, 1: OTHER}

    def acting(dice: str, *actions: str, own: str = OWN, **how: Any) -> Match:
        return at(*actions, discs={0: own, 1: OTHER}, dice=dice, **how)

    return {
        "giving": Match("roma", 2, seed=1),
        "setting": _set_up(4),
        "set by one": _set_up(9),
        "first turn": _set_up(12),
        "acting": at(discs=both, dice="1 2 3", hands={0: "forum nero"}, money=(5, 2)),
        "equal dice": acting("2 2 2", phase="rerolling"),
        "forum": acting("1 2 3", "activate 1"),
        "templum": acting("1 2 3", "activate 1", "use 2", own="forum templum"),
        "aiming": acting("1 2 3", "activate 2"),
        "aiming at buildings": acting("5", "activate 5"),
        "consul": acting("4 1 6", "activate 4"),
        "consul, equal dice": acting("4 3 3", "activate 4"),
        "copying": acting("6 1 1", "activate 6"),
        "battle": acting("3 1", "activate 3", chance="4"),
        "adding": acting("1 3 6", "activate 1", own="centurio", chance="2"),
        "buying": acting("1", "activate 1", own="mercator", money=(9, 0)),
        "blocking": acting("1", "activate 1", own="praetorianus", blocked={1: "2"}),
        "blocked": acting("1 2", blocked={0: "1 2", 1: "3"}),
        "laying": acting("1", "activate 1", own="architectus", hands={0: "forum forum mercatus"}),
        "laying on": acting(
            "1", "activate 1", "lay forum 4", own="architectus", hands={0: "forum forum mercatus"}
        ),
        "relaying": acting("1", "activate 1", own="consiliarius legat forum"),
        "searching": acting("1", "activate 1", own="haruspex", hands={1: "templum"}),
        "fetching": acting("1", "activate 1", own="aesculapinum", discards="nero legat templum"),
        "drawing": acting("3", "cards 3", chance="legat nero legat"),
        "lowered": acting("1 2", "activate 1", own="essedum velites"),
    }


def _set_up(actions: int) -> Match:
    match = Match("roma", 2, seed=1)
    for _ in range(actions):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0].text)
    return match


@pytest.fixture(params=list(positions()))
def match(request: pytest.FixtureRequest) -> Match:
    return positions()[request.param]


def random_states(games: int, looks: int) -> Iterator[Match]:
    """Games played at random, looked at now and then and at the end."""
    for seed in range(games):
        chooser = random.Random(seed)
        match = Match("roma", 2, seed=seed, options={"turn_limit": 60})
        while not match.over:
            seat = chooser.choice(match.to_act)
            legal = match.legal(seat)
            acts = [action for action in legal if action.name in ("activate", "lay", "use", "copy")]
            match.play(seat, chooser.choice(acts or legal).text)
            if chooser.randrange(looks) == 0:
                yield match
        yield match


def check_actions(match: Match, seat: int | None, language: str) -> None:
    board = board_of(match, seat, language)
    legal = {} if seat is None else {a.text: str(a) for a in match.legal(seat, language)}
    assert sorted(board.actions) == sorted(legal)
    for button in board.find(tag="button"):
        assert "act" in button.classes
        assert button.attributes["name"] == "action"
        assert button.attributes["aria-label"] == legal[button.attributes["value"]]


def test_every_legal_action_is_a_button_once_and_nothing_else_is(match: Match) -> None:
    for seat in SEATS:
        for language in LANGUAGES:
            check_actions(match, seat, language)


def test_so_it_is_in_whatever_game() -> None:
    phases = set()
    for match in random_states(games=12, looks=12):
        phases.add(match.view(None)["table"]["phase"])
        for seat in SEATS:
            check_actions(match, seat, random.Random(len(match.history)).choice(LANGUAGES))
            check_page_rules(board_of(match, seat))
    assert "over" in phases and "acting" in phases


def test_all_phases_are_looked_at() -> None:
    found = {match.view(None)["table"]["phase"] for match in positions().values()}
    assert found | {"over", "beginning", "rolling"} == set(PHASES)


def check_page_rules(board: Piece) -> None:
    attributes = [key for piece in board.all() for key in piece.attributes]
    assert not [key for key in attributes if key == "style" or key.startswith("on")]
    assert not board.find(tag="script")
    ids = [piece.attributes["id"] for piece in board.all() if "id" in piece.attributes]
    assert len(ids) == len(set(ids))
    moving = ("card-", "die-", "strip-")
    assert {name for name in ids if name.startswith(moving)} <= _named_in_style()
    abouts = {p.attributes["data-about"] for p in board.all() if "data-about" in p.attributes}
    assert abouts <= set(CARD_NAMES)
    assert not [p for p in board.all() if p.attributes.get("data-now") == ""]


def _named_in_style() -> set[str]:
    style = Path(roma.__file__).with_name("board.css")
    return set(re.findall(r"#([\w-]+) \{ view-transition-name: \1; \}", style.read_text("utf-8")))


def test_the_board_keeps_the_page_rules(match: Match) -> None:
    for seat in SEATS:
        check_page_rules(board_of(match, seat))


def test_the_style_names_every_card_of_the_game() -> None:
    copies = dict(zip(CARD_NAMES, COPIES[1:], strict=True))
    cards = {f"card-{card}-{n + 1}" for card in CARD_NAMES for n in range(copies[card])}
    assert cards <= _named_in_style()


def test_every_card_has_a_shape_and_a_text() -> None:
    shapes = Path(roma.__file__).with_name("shapes.html")
    drawn = set(re.findall(r'symbol id="roma-([\w-]+)"', shapes.read_text("utf-8")))
    assert set(CARD_NAMES) <= drawn
    for language in LANGUAGES:
        for kind in kinds(language).values():
            assert PHRASES[language].say(f"short-{kind.card}")
            assert kind.called.replace("\u00ad", "") == kind.name


def test_the_board_speaks_the_language_of_who_looks() -> None:
    text = board_of(positions()["acting"], language="fr").text
    assert "Vos dés" in text and "Your dice" not in text
    assert PHRASES["fr"].say("short-velites") in text


# --- Each action on its piece -------------------------------------------------------------------


def slot(board: Piece, side: str, disc: int) -> Piece:
    (row,) = board.find("row", side)
    return row.find("slot")[disc - 1]


def test_actions_stand_on_their_pieces() -> None:
    board = board_of(positions()["acting"])
    assert slot(board, "below", 1).actions == ["activate 1"]
    assert slot(board, "below", 3).actions == ["activate 3"]
    assert not slot(board, "below", 4).actions
    money, cards = board.find("source")
    assert money.actions == ["money 1", "money 2", "money 3"]
    assert cards.actions == ["cards 1", "cards 2", "cards 3"]
    assert board.named("card-forum-3").actions == [f"lay forum {disc}" for disc in range(1, 7)]
    assert not board.named("card-nero-1").actions


def test_targets_are_buttons_on_the_cards_themselves() -> None:
    for name, discs in (("aiming", (3, 6)), ("aiming at buildings", (1, 2, 5))):
        board = board_of(positions()[name])
        for disc in range(1, 7):
            expected = [f"aim {disc}"] if disc in discs else []
            assert slot(board, "above", disc).actions == expected
    board = board_of(positions()["blocking"])
    assert slot(board, "above", 4).actions == ["block 4"]
    assert not slot(board, "above", 2).actions
    board = board_of(positions()["copying"])
    assert slot(board, "below", 2).actions == ["copy 2"]


def number(piece: Piece) -> str:
    """What a piece says itself, without what is said to those who do not see it."""
    return " ".join(piece.words.split())


def test_what_an_attack_can_reach_is_marked() -> None:
    board = board_of(positions()["acting"])
    marks = {disc: slot(board, "above", disc).find("reach") for disc in range(1, 7)}
    said = {disc: number(found[0]) for disc, found in marks.items() if found}
    assert said == {3: "2 3", 6: "2"}
    (card,) = slot(board, "above", 3).find("card")
    assert "Velites (disc 2) can attack it: 6 or more wins (17%)." in card.attributes["data-now"]
    assert not board_of(positions()["acting"], 1).find("reach")


def test_no_sword_is_shown_where_no_battle_is_fought() -> None:
    both = {0: "gladiator", 1: "- velites"}
    match = at(discs=both, dice="1")
    html = html_of(match)
    assert "#roma-away" in html and "#roma-sword" not in html
    match.play(0, "activate 1")
    html = html_of(match)
    assert "#roma-away" in html and "#roma-sword" not in html
    assert "#roma-sword" in html_of(positions()["aiming"])


def test_only_discs_that_can_be_used_are_ringed() -> None:
    match = at(discs={0: "forum - turris", 1: OTHER}, dice="1 2 3")
    (discs,) = board_of(match).find("discs")
    assert [number(disc.inside[0]) for disc in discs.find("lit")] == ["1"]
    assert not board_of(match, 1).find("lit")


def test_the_current_defence_is_shown() -> None:
    board = board_of(positions()["lowered"])
    (guard,) = slot(board, "above", 3).find("guard")
    assert number(guard) == "4" and "changed" in guard.classes  # 5, Turris 1, Essedum −2
    (guard,) = slot(board, "above", 1).find("guard")
    assert number(guard) == "4"
    (guard,) = slot(board, "below", 2).find("guard")
    assert number(guard) == "3" and "changed" not in guard.classes


def test_why_a_card_cannot_act_is_told() -> None:
    board = board_of(positions()["acting"])
    (card,) = slot(board, "below", 4).find("card")
    assert "No unused die shows 4." in card.attributes["data-now"]
    assert not card.find(tag="button")


def test_what_is_dragged_and_dropped_makes_a_legal_action() -> None:
    board = board_of(positions()["acting"])
    drags = [p.attributes["data-drag"] for p in board.all() if "data-drag" in p.attributes]
    (row,) = board.find("row", "below")
    drops = [piece.attributes["data-drop"] for piece in row.find("slot")]
    laid = {f"{drag} {drop}" for drag in drags if drag.startswith("lay") for drop in drops}
    assert laid == {text for text in board.actions if text.startswith("lay")}
    taken = [p.attributes["data-takes"] for p in board.all() if "data-takes" in p.attributes]
    dice = [drag for drag in drags if drag.isdigit()]
    ends = {text for texts in taken for text in texts.split("|") if text.split()[1] in dice}
    assert ends == {
        text for text in board.actions if text.split()[0] in ("money", "cards", "activate")
    }


# --- What is shown ------------------------------------------------------------------------------


def test_a_battle_can_be_followed() -> None:
    (battle,) = board_of(positions()["battle"]).find("battle")
    assert "in_vain" in battle.classes
    assert "Centurio" in battle.text
    assert number(battle.find("guard")[0]) == "6"
    (adding,) = board_of(positions()["adding"]).find("battle")
    assert "open" in adding.classes and number(adding.find("guard")[0]) == "6"
    match = positions()["adding"]
    board = board_of(match)
    assert [button.text for button in board.find("use")] == ["= 5 ✗", "= 8 ✓"]
    match.play(0, "use 6")
    (battle,) = board_of(match).find("battle")
    assert "won" in battle.classes
    labels = [die.attributes["aria-label"] for die in battle.find("die")]
    assert labels == ["Die showing 2", "Die showing 6"]


def test_both_players_have_their_numbers() -> None:
    match = at(discs={0: OWN, 1: OTHER}, dice="4", money=(3, 7), vp=(12, 9), hands={1: "nero"})
    board = board_of(match)
    assert re.search(r"12 VP .*3 sestertii", board.named("strip-0").text)
    other = board.named("strip-1").text
    assert re.search(r"9 VP .*7 sestertii .*1 in hand", other)
    assert "Stockpile 15" in board.find("common")[0].text
    match.play(0, "money 4")
    assert "+4" in board_of(match).named("strip-0").find("delta")[0].text


def test_what_is_known_of_the_other_hand_is_shown() -> None:
    match = at(dice="4", hands={1: "nero legat", 0: "forum"}, known={1: "nero", 0: "forum"})
    board = board_of(match)
    (known,) = board.named("strip-1").find("known")
    assert "Nero" in known.text and "1 unknown" in known.text
    assert "Legat" not in board.text
    assert board.named("card-forum-1").find("seen")
    assert not board_of(match, None).find("known")


def test_a_replay_opens_all_hands() -> None:
    match = at(dice="4", hands={1: "nero legat", 0: "forum"})
    opened = {seat: match.view(seat)["table"] for seat in range(2)}
    board = board_of(match, None, opened=opened)
    assert "Nero" in board.named("strip-1").text and "Legat" in board.named("strip-1").text
    assert "Forum" in board.named("strip-0").text
    setting = positions()["set by one"]
    opened = {seat: setting.view(seat)["table"] for seat in range(2)}
    assert board_of(setting, None).find("hidden")
    assert not board_of(setting, None, opened=opened).find("hidden")


def test_cards_that_cannot_be_paid_are_told_apart() -> None:
    match = at(dice="4", hands={0: "forum nero"}, money=(5, 0))
    board = board_of(match)
    assert "can" in board.named("card-forum-1").classes
    nero = board.named("card-nero-1")
    assert "dear" in nero.classes and "3 more sestertii needed" in nero.text
    assert not board_of(match, 1).find("dear")


def test_what_is_lacking_is_no_price() -> None:
    match = at(dice="4", hands={0: "nero"}, money=(5, 0))
    assert "3 short" in board_of(match).named("card-nero-1").text
    assert "il manque 3" in board_of(match, language="fr").named("card-nero-1").text


def test_unused_dice_are_told_where_the_turn_is_ended() -> None:
    (end,) = board_of(at(dice="4 4 2")).find("ending")
    assert end.text == "End the turn, 3 dice unused" and "early" in end.classes
    (end,) = board_of(at(dice="4"), language="fr").find("ending")
    assert end.text == "Finir le tour, 1 dé non utilisé"
    (end,) = board_of(at("money 4", dice="4")).find("ending")
    assert end.text == "End the turn" and "early" not in end.classes


def test_a_card_just_gone_leaves_a_disc_that_costs() -> None:
    match = at("activate 1", "aim 2", discs={0: "nero", 1: "- forum"}, dice="1")
    place = slot(board_of(match), "above", 2).text
    assert "Forum gone" in place and "−1" in place
    assert "Forum en moins" in slot(board_of(match, language="fr"), "above", 2).text


def test_a_row_is_named_after_its_player() -> None:
    (row,) = board_of(positions()["acting"], language="fr").find("row", "below")
    assert row.attributes["aria-label"] == "Cartes d’Ann"


def test_who_only_looks_on_is_not_called_the_player() -> None:
    match = at(dice="4", hands={0: "forum", 1: "nero"}, known={1: "nero"})
    board = board_of(match, 0, looks_on=True)
    assert "Dice of Ann" in board.text and "Hand of Ann" in board.text
    assert "Ann knows in that hand" in board.text
    assert not re.search("[Yy]ou know|Your (dice|hand)", board.text)


def test_the_discards_can_be_browsed() -> None:
    match = at(dice="4", discards="nero legat legat")
    discards = board_of(match, None).named("roma-discards")
    assert {card.text for card in discards.find("mini")} == {"Nero", "Legat ×2"}


def test_the_end_shows_who_has_won_why_and_nothing_to_do() -> None:
    match = at("activate 1", discs={0: "tribunus-plebis"}, dice="1", vp=(10, 1))
    assert match.over
    board = board_of(match)
    assert not board.actions
    ending = board.find("ending")[0].text
    assert "Ann: 11 VP" in ending and "Ben: 0 VP" in ending and "Ben has no VP left." in ending
    assert board.named("strip-0").find("won")
    assert not board.named("strip-1").find("won")


def test_every_name_of_a_card_is_read() -> None:
    board = board_of(positions()["acting"], None)
    for name in (*OWN.split(), *OTHER.split()):
        assert name == "-" or PHRASES["en"].names[name] in board.text.replace("\u00ad", "")
