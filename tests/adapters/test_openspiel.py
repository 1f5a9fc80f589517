"""The games as OpenSpiel's: its own checks, and that they are the games that the rules tell."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
import runpy
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.rl_environment import Environment

import ludi
import ludi.adapters.openspiel as adapter
from adapters.openspiel_walks import check_recall, check_resampling, is_choice, load, picked, walk
from ludi.adapters.openspiel import game_info, game_type, parameters, short_name
from ludi.conformance.playing import short
from ludi.core.errors import BadChance, BadSetup, IllegalAction, LudiError, Unavailable
from ludi.core.notes import Notes
from ludi.core.registry import find_game

EXAMPLE = Path(__file__).parents[2] / "docs/examples/ismcts_roma.py"
GAMES = ("ave", "romans-go-home", "roma", "romer")
every_game = pytest.mark.parametrize("game_id", GAMES)
with_secrets = pytest.mark.parametrize("game_id", GAMES[1:])
every_seat_count = pytest.mark.parametrize(
    ("game_id", "seats"),
    [
        (game_id, seats)
        for game_id in GAMES
        for seats in range(find_game(game_id).fewest_seats, find_game(game_id).most_seats + 1)
    ],
)


def loaded(game_id: str) -> Any:
    """A game for as many as usual, and a short one."""
    rules = find_game(game_id)
    return load(game_id, rules.usual_seats, short(rules, rules.usual_seats))


def somewhere(game_id: str, choice: int, seed: int = 4) -> Any:
    """The state at a choice of a random game."""
    return [state.clone() for state in walk(loaded(game_id), seed) if is_choice(state)][choice]


def own_actions(text: str) -> list[str]:
    """What a player has done, as its information state tells it."""
    lines = text.splitlines()[1:]
    return [line.split("; ")[0][2:] for line in lines if line.startswith("> ")]


# --- OpenSpiel's own checks ---


@every_seat_count
def test_random_games_pass_their_checks(game_id: str, seats: int) -> None:
    game = load(game_id, seats, short(find_game(game_id), seats))
    assert game.num_players() == seats
    assert game.max_history_length() > game.max_game_length()
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_what_is_sampled_looks_the_same(game_id: str) -> None:
    assert check_resampling(loaded(game_id), seed=2, every=4) > 3


def test_leaving_python_goes_well() -> None:
    """OpenSpiel lets go of registered games after Python has ended, and could crash in it."""
    program = "import ludi.adapters.openspiel"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# --- Loading ---


def test_without_openspiel_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, adapter.__name__)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(Unavailable, match=r"ludi-romani\[openspiel\]"):
        importlib.import_module(adapter.__name__)


@every_game
def test_every_option_is_a_parameter(game_id: str) -> None:
    rules = find_game(game_id)
    assert set(parameters(rules)) == {"seats", *(option.name for option in rules.options)}
    assert pyspiel.load_game(short_name(game_id)).num_players() == rules.usual_seats


def test_options_reach_the_rules() -> None:
    game = pyspiel.load_game("python_ludi_ave(seats=3,many_dice=True,round_limit=7)")
    table = game.new_initial_state().table
    assert (table.seats, table.many_dice, table.round_limit) == (3, 1, 7)
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("python_ludi_roma(seats=3)", "setup.seats"),
        ("python_ludi_ave(round_limit=0)", "setup.option_range"),
        ("python_ludi_romans_go_home(seats=1)", "romans.alone"),
    ],
)
def test_bad_parameters_are_refused_in_our_words(name: str, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        pyspiel.load_game(name)
    assert refused.value.code == code


@pytest.mark.parametrize("name", ["roma(players=2)", "roma(seats=two)", "ave(many_dice=3)"])
def test_what_is_no_parameter_is_refused_in_theirs(name: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter|Wrong type"):
        pyspiel.load_game(f"python_ludi_{name}")


# --- The same game ---


@every_game
def test_the_same_actions_and_draws_lead_to_the_same_state(game_id: str) -> None:
    """Cut at its draws or played in one go by the rules."""
    rules, chooser = find_game(game_id), random.Random(7)
    state = loaded(game_id).new_initial_state()
    plain = state.node.state.copy()
    seat, action, words = -1, 0, []
    while True:
        while state.is_chance_node():
            words.append(state.action_to_string(outcome := picked(state, chooser)).split(": ")[1])
            state.apply_action(outcome)
        if state.history():
            plain.notes = Notes(rules.vocabularies, words)
            rules.begin(plain) if seat < 0 else rules.play(plain, seat, action)
            plain.notes.check_script_used()
            assert state.table == plain
        if state.is_terminal():
            break
        seat, action, words = state.current_player(), picked(state, chooser), []
        if not state.history():  # nothing is drawn in the set-up
            plain = state.table
        state.apply_action(action)
    assert sum(state.returns()) == 1
    assert [seat for seat, won in enumerate(state.returns()) if won] == [
        seat for seat in range(plain.seats) if rules.winners(plain) >> seat & 1
    ]


def test_draws_are_as_likely_as_they_are() -> None:
    state = pyspiel.load_game("python_ludi_ave").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    faces = {state.action_to_string(face): odds for face, odds in state.chance_outcomes()}
    assert faces == {"a die: I": 1 / 2, "a die: V": 1 / 6, "a die: X": 1 / 3}
    assert state.action_to_string(0, 0) == "roll 1"


def test_cards_drawn_are_gone_from_the_pile() -> None:
    state = pyspiel.load_game("python_ludi_roma(first=1)").new_initial_state()
    before = dict(state.chance_outcomes())
    card, odds = state.chance_outcomes()[0]
    state.apply_action(card)
    copies, pile = odds * 52, dict(state.chance_outcomes())
    assert pile.get(card, 0) == pytest.approx((copies - 1) / 51)
    assert sum(before.values()) == pytest.approx(1) == sum(pile.values())


def test_who_looks_ahead_does_not_foresee_chance() -> None:
    """A clone that plays the same action stands before the same open draw."""
    state = pyspiel.load_game("python_ludi_ave").new_initial_state()
    seen = set()
    for face in range(3):
        ahead = state.clone()
        ahead.apply_action(ahead.legal_actions()[0])
        assert len(ahead.chance_outcomes()) == 3
        ahead.apply_action(face)
        seen.add(str(ahead))
    assert len(seen) == 3


def test_nothing_illegal_is_played() -> None:
    state = pyspiel.load_game("python_ludi_ave").new_initial_state()
    before = str(state)
    with pytest.raises(IllegalAction, match="roll 1"):
        state.apply_action(1)
    assert (str(state), state.history()) == (before, [])
    state.apply_action(0)
    with pytest.raises(BadChance):
        state.apply_action(3)
    assert state.history() == [0]


# --- Copies ---


@every_game
def test_a_clone_goes_its_own_way(game_id: str) -> None:
    state = somewhere(game_id, 9)
    texts = [str(state), *map(state.information_state_string, range(state.num_players()))]
    for twin in (state.clone(), copy.deepcopy(state)):
        while not twin.is_terminal():
            twin.apply_action(picked(twin, random.Random(1)))
        assert str(state) == texts[0] != str(twin)
        known = [state.information_state_string(seat) for seat in range(state.num_players())]
        assert known == texts[1:]


@every_game
def test_written_states_are_read_again(game_id: str) -> None:
    """At choices, amid draws and at the end; sampled ones too."""
    game = loaded(game_id)
    states = [state.clone() for state in walk(game, 5)]
    sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
    sample = somewhere(game_id, 9).resample_from_infostate(0, sampler)
    for state in (*states[:3], *states[3::50], states[-1], sample):
        written = pyspiel.serialize_game_and_state(game, state)
        _, read = pyspiel.deserialize_game_and_state(written)
        for other in (read, pickle.loads(pickle.dumps(state))):
            assert str(other) == str(state)
            assert other.history() == state.history()
            for seat in range(game.num_players()):
                assert other.information_state_string(seat) == state.information_state_string(seat)


# --- What is known ---


def test_a_secret_choice_is_secret() -> None:
    """Who is asked later does not learn what was placed, and knows that something was."""
    state = somewhere("romans-go-home", 0)
    told = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        told.append((after.information_state_string(1), after.information_state_tensor(1)))
        assert after.information_state_string(0) != state.information_state_string(0)
    assert len(told) > 3
    assert all(one == told[0] for one in told)


@every_game
def test_own_actions_are_remembered(game_id: str) -> None:
    done: dict[int, list[str]] = {}
    game = loaded(game_id)
    chooser = random.Random(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        action = picked(state, chooser)
        if is_choice(state):
            seat = state.current_player()
            assert own_actions(state.information_state_string(seat)) == done.get(seat, [])
            done.setdefault(seat, []).append(state.action_to_string(action))
        state.apply_action(action)
    assert len(done) == game.num_players()


@every_game
def test_what_was_told_and_done_is_all_that_was_known(game_id: str) -> None:
    assert check_recall(loaded(game_id), seed=2, games=12) > 50


@with_secrets
def test_in_a_sampled_world_others_remember_no_secrets(game_id: str) -> None:
    state = somewhere(game_id, 12)
    sample = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(3, 0.0, 1.0))
    node = sample.node
    told = [one.line(node.game, None) for one in node.last.up_to_here()]
    assert node.known(1).splitlines()[1:] == [line for line in told if line]
    assert own_actions(node.known(0)) == own_actions(state.information_state_string(0))


@with_secrets
def test_sampled_worlds_differ(game_id: str) -> None:
    state = somewhere(game_id, 3)
    sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
    worlds = {str(state.resample_from_infostate(0, sampler)) for _ in range(8)}
    assert len(worlds) > 1


def test_amid_a_draw_nothing_is_sampled() -> None:
    state = pyspiel.load_game("python_ludi_roma").new_initial_state()
    with pytest.raises(Unavailable) as refused:
        state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert refused.value.code == "openspiel.amid_draw"


@every_game
def test_observers_show_what_is_observed(game_id: str) -> None:
    game, rules = loaded(game_id), find_game(game_id)
    state = somewhere(game_id, 8)
    for kind in (None, INFO_STATE_OBS_TYPE):
        observer = make_observation(game, kind)
        for seat in range(game.num_players()):
            observer.set_from(state, seat)
            out = [0] * rules.observation_size
            rules.observe(state.table, seat, out)
            assert observer.tensor.tolist() == out == state.observation_tensor(seat)
            parts = [part.ravel() for part in observer.dict.values()]
            assert np.concatenate(parts).tolist() == out
    assert list(observer.dict) == [field.name for field in rules.observation]
    assert observer.string_from(state, 0) == state.information_state_string(0)
    assert state.information_state_string(0).startswith(state.observation_string(0) + "\n")


def test_other_observers_are_refused() -> None:
    game = pyspiel.load_game("python_ludi_roma")
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    for kind, wanted in ((public, {}), (None, {"colour": "red"})):
        with pytest.raises(LudiError) as refused:
            make_observation(game, kind, wanted)
        assert refused.value.code == "openspiel.observer"


# --- Searches ---


def test_sampling_cfr_goes_through_games() -> None:
    np.random.seed(1)  # it draws with numpy's own generator
    solver = OutcomeSamplingSolver(loaded("romans-go-home"))
    for _ in range(3):
        solver.iteration()
    assert len(solver._infostates) > 10


def test_ismcts_plays_a_game() -> None:
    game = loaded("romans-go-home")
    chance = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.0, 3, random_state=chance)
    state, chooser = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        searches = is_choice(state) and state.current_player() == 1
        state.apply_action(bot.step(state) if searches else picked(state, chooser))
    assert sum(state.returns()) == 1


def test_the_example_plays(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(EXAMPLE))
    assert 0 <= example["main"](["--games", "1", "--simulations", "2", "--bot", "random"]) <= 1
    assert "of 1 games against random" in capsys.readouterr().out


def test_environments_for_learning_play() -> None:
    environment = Environment(loaded("roma"))
    step, chooser = environment.reset(), random.Random(1)
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([chooser.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == 1


def test_mcts_plays_where_nothing_is_hidden() -> None:
    game = pyspiel.load_game("python_ludi_ave(round_limit=1)")
    chance = np.random.RandomState(1)
    bot = MCTSBot(game, 1.0, 4, RandomRolloutEvaluator(1, chance), random_state=chance)
    state, chooser = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        state.apply_action(bot.step(state) if is_choice(state) else picked(state, chooser))
    assert sum(state.returns()) == 1


def test_a_game_without_chance_says_so() -> None:
    without = replace(find_game("sealed-bids"), vocabularies=())
    assert game_type(without, 2).chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert game_info(without, without.blank(2, {})).max_chance_outcomes == 0


def test_every_game_is_here() -> None:
    assert set(GAMES) <= set(ludi.game_ids())
    assert {short_name(game_id) for game_id in GAMES} <= set(pyspiel.registered_names())
