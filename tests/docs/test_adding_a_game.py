"""The game in docs/adding-a-game.md, taken out of the page, works as the page says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import tomllib
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import ludi
from ludi.accel.simulate import simulate
from ludi.bots import LEVELS, bot_action, find_bot
from ludi.bots.oracle import advise
from ludi.bots.preparing import LEAST
from ludi.core import registry
from ludi.core.game import Game
from ludi.core.speech import LANGUAGES
from ludi.web.app import create_app
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.show.boards import table_of
from ludi.web.show.rulebooks import rules_page
from ludi.web.tables.clocks import Pace

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"^\*\*`(?P<path>[^`]+)`\*\*\n\n```\w+\n(?P<text>.*?)^```$", re.M | re.S)
# What later steps add to files of words, and to GAME.
MORE = re.compile(r"(?:Add|and) to `(?P<path>words/[^`]+)`\n\n```\n(?P<text>.*?)^```$", re.M | re.S)
ADDED = re.compile(r'^    (?:table|champion)=f"[^"\n]+",\n', re.M)
CLAUSE = re.compile(r"RAC-\d\.\d")
# What the page teaches the game to speak.
SPOKEN = ("en", "fr")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's folder with every file that it shows, as `pip install -e` would leave it."""
    root = tmp_path_factory.mktemp("beside")
    for found in FILE.finditer(PAGE):
        path = root / found["path"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(found["text"], encoding="utf-8")
    for found in MORE.finditer(PAGE):
        with (root / "race/src/ludi_race" / found["path"]).open("a", encoding="utf-8") as words:
            words.write(f"\n{found['text']}")
    game = root / "race/src/ludi_race/__init__.py"
    whole = game.read_text(encoding="utf-8").removesuffix(")\n") + "".join(ADDED.findall(PAGE))
    game.write_text(f"{whole})\n", encoding="utf-8")
    _install(root / "race")
    return root / "race"


def _install(folder: Path) -> None:
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (points,) = project["entry-points"].items()
    lines = [f"[{points[0]}]", *(f"{name} = {module}" for name, module in points[1].items())]
    info = folder / "src" / f"ludi_race-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1\n")
    (info / "entry_points.txt").write_text("\n".join(lines))


@pytest.fixture(scope="module")
def game(folder: Path) -> Iterator[Game[Any]]:
    """The page's game, found by its entry point."""
    others = {entry.name for entry in entry_points(group=registry.GROUP)}
    known = {name: module for name, module in registry._modules.items() if name not in others}
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder / "src"))
        patch.setattr(registry, "_modules", known)
        patch.setattr(registry, "_games", dict(registry._games))
        patch.setattr(registry, "_followers", [])
        registry._find_others.cache_clear()
        assert "race" in ludi.game_ids()
        yield registry.find_game("race")
    for name in [name for name in sys.modules if name.startswith("ludi_race")]:
        del sys.modules[name]
    rules_page.cache_clear()


def run(folder: Path, *words: str, **environment: str) -> str:
    """What a command prints where the game is installed."""
    path = os.pathsep.join([str(ROOT / "src"), str(folder / "src")])
    known = {**os.environ, "PYTHONPATH": path, **environment}
    done = subprocess.run(
        [sys.executable, *words], env=known, cwd=folder.parent, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# --- The files ----------------------------------------------------------------------------------


def test_the_page_shows_what_our_games_are_made_of(folder: Path) -> None:
    def parts(package: Path) -> set[str]:
        return {path.stem for path in package.iterdir()} - {"__pycache__"}

    shown = parts(folder / "src/ludi_race")
    ours = [parts(path) for path in (ROOT / "src/ludi/games").iterdir() if path.is_dir()]
    ours = [found for found in ours if "rules" in found]
    assert len(ours) == 4
    assert set.intersection(*ours) <= shown <= set.union(*ours)


def test_the_code_is_as_we_write_it(folder: Path) -> None:
    for words in (["check"], ["format", "--check"]):
        ruff = ["ruff", words[0], "--config", str(ROOT / "pyproject.toml"), *words[1:], "."]
        done = subprocess.run(
            [sys.executable, "-m", *ruff], cwd=folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout


def test_its_own_tests_pass_and_cite_every_clause(folder: Path) -> None:
    told = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "race/tests")
    assert re.search(r"^1\d passed", told, re.M)
    written = re.findall(
        r"test_rac_(\d)_(\d)", (folder / "tests/test_rules.py").read_text(encoding="utf-8")
    )
    package = folder / "src/ludi_race"
    english, french = (
        CLAUSE.findall((package / f"rulebook/{language}.md").read_text(encoding="utf-8"))
        for language in SPOKEN
    )
    sources = package.glob("*.py")
    cited = {clause for source in sources for clause in CLAUSE.findall(source.read_text("utf-8"))}
    assert english == french and set(english) == cited
    assert {f"RAC-{section}.{rule}" for section, rule in written} == cited - {"RAC-1.1"}


def test_the_conformance_suite_runs_over_it(folder: Path) -> None:
    """Without what is compiled: the tests below do that."""
    told = run(
        folder,
        *("-m", "pytest", "--pyargs", "ludi.conformance", "-q", "-p", "no:cacheprovider"),
        *("-k", "not compiled and not batch and not thinking"),
        LUDI_GAMES="race",
    )
    assert re.search(r"^\d\d+ passed", told, re.M)


def test_nothing_is_missing_in_the_languages_that_it_speaks(folder: Path) -> None:
    for language in SPOKEN:
        words = ("-m", "ludi", "words", language, "--game", "race", "--lang", "en")
        assert run(folder, *words) == f"{language}: complete.\n"


def test_a_wheel_of_it_carries_its_words_pages_and_pictures(folder: Path, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        carried = set(packed.namelist())
        packed.extractall(tmp_path / "installed" / "src")
    source = folder / "src"
    files = [path for path in (source / "ludi_race").rglob("*") if path.is_file()]
    shown = {str(path.relative_to(source)) for path in files if path.suffix != ".pyc"}
    assert {"ludi_race/words/en.ftl", "ludi_race/words/fr.ftl"} <= shown <= carried
    say = "import ludi.core.registry as r; print(r.find_game('race').phrases['fr'].tagline)"
    assert run(tmp_path / "installed", "-c", say).startswith("Relancez")


# --- Playing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("goal", [10, 50])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_interpreted_and_compiled_play_agree(game: Game[Any], seats: int, goal: int) -> None:
    interpreted, compiled = (
        simulate(
            game, seats=seats, games=200, seed=3, engine=engine, options={"goal": goal}, threads=1
        )
        for engine in ("python", "cpu")
    )
    assert interpreted.digest == compiled.digest
    assert interpreted.points == compiled.points


@pytest.mark.parametrize("language", SPOKEN)
def test_it_is_told_in_words(game: Game[Any], language: str) -> None:
    phrases = game.phrases[language]
    assert phrases.language == language
    for seed in range(20):
        match = ludi.Match("race", seats=4, seed=seed)
        while not match.over:
            (seat,) = match.to_act
            actions = match.legal(seat, language)
            assert all(str(action) for action in actions)
            assert phrases.prompt(match.view(seat)["table"])
            match.play(seat, actions[seed % len(actions)])
        for seat in (*range(match.seats), None):
            assert all(phrases.event(event, match.players) for event in match.events(seat))
            assert game.drawn(match.view(seat)["table"], match.players, language)


def test_where_it_does_not_speak_a_language_it_speaks_english_altogether(game: Game[Any]) -> None:
    assert "de" in LANGUAGES and game.phrases["de"] is game.phrases["en"]
    assert rules_page("race", "de") == rules_page("race", "en")


def test_redealing_keeps_what_a_seat_knows(game: Game[Any]) -> None:
    state: Any = ludi.Match("race", seats=4, seed=5).state
    seen = set()
    for _ in range(60):
        before = game.view(state, 2)
        game.redeal(state, 2)
        assert game.view(state, 2) == before
        game.check(state)
        seen.add(tuple(state.tokens))
    assert len(seen) > 10


EVERYWHERE = """
import gymnasium, pyspiel
import ludi, ludi.adapters.gymnasium, ludi.adapters.openspiel
from ludi.adapters.pettingzoo import env
batch = ludi.Batch("race", n=1000, seats=3, seed=1)
batch.step(batch.legal.argmax(axis=1))
seen, _ = gymnasium.make("ludi/Race-v0", seats=2, opponents="random").reset(seed=1)
table = env("race", seats=2)
table.reset(seed=1)
game = pyspiel.load_game("python_ludi_race")
print(batch.observations.shape[1], len(table.possible_agents), game.num_players())
"""


def test_it_is_everywhere_where_our_games_are(folder: Path) -> None:
    numbers, seats, players = run(folder, "-c", EVERYWHERE).split()
    assert (numbers, seats, players) == ("14", "2", "2")
    python, cpu, ranked = (
        json.loads(run(folder, "-m", "ludi", *words.split(), "--json"))
        for words in (
            "simulate race --seats 2 --games 200 --seed 1 --engine python",
            "simulate race --seats 2 --games 200 --seed 1 --engine cpu",
            "arena race miles tiro -n 2",
        )
    )
    assert python["digest"] == cpu["digest"]
    assert ranked["games"] == 4
    for module in ("ludi.core.written_forms", "ludi.adapters.observations"):
        assert run(folder, "-m", module, "race").startswith("## Race to ten\n")
        assert "Race to ten" not in run(folder, "-m", module)


def test_every_level_plays_and_the_oracle_advises(game: Game[Any]) -> None:
    for level in LEVELS:
        match = ludi.Match("race", seats=2, seed=3, options={"goal": 20})
        while not match.over:
            (seat,) = match.to_act
            match.play(seat, bot_action(find_bot(level), match, seat, seed=1))
    match = ludi.Match("race", seats=2, seed=3)
    match.play(0, "roll", chance=["6"])
    best, other = advise(game, match.state, 0, 1, 1, LEAST)
    assert (best.action, other.action) == ("roll", "stop")


# --- In the browser -----------------------------------------------------------------------------


@pytest.fixture
def client(game: Game[Any], tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(
        f"sqlite:///{tmp_path / 'web.db'}",
        pace=Pace(bot=0.0),
        limits=Limits(dict.fromkeys(LIMITS, (1000000000.0, 1000000000.0))),
        workers=1,
    )
    with TestClient(app, base_url="http://localhost") as found:
        yield found


def token(client: TestClient) -> str:
    found = re.search(r'name="token" value="(\w+)"', client.get("/").text)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("language", "title", "minutes"),
    [("en", "Race to ten", "about 5 minutes"), ("fr", "Course à dix", "environ 5 minutes")],
)
def test_the_front_page_shows_it(
    client: TestClient, language: str, title: str, minutes: str
) -> None:
    spoken = {"Accept-Language": language}
    front = client.get("/", headers=spoken).text
    card = front.partition('class="game game-race"')[2].partition("</li>")[0]
    assert title in card and minutes in card and 'href="/learn/race"' in card
    assert "/static/games/race/picture.svg" in card
    rules = client.get("/rules/race", headers=spoken).text
    assert all(f'id="{clause}"' in rules for clause in CLAUSE.findall(rules))
    assert 'id="RAC-3.2"' in rules


def test_browsers_are_given_its_style_and_pictures_and_no_code(client: TestClient) -> None:
    for name, kind in (("board.css", "text/css"), ("picture.svg", "image/svg+xml")):
        answer = client.get(f"/static/games/race/{name}")
        assert answer.status_code == 200 and answer.headers["content-type"].startswith(kind)
    for name in (
        "board.py",
        "board.html",
        "shapes.html",
        "lesson.py",
        "__init__.py",
        "../rules.py",
    ):
        assert client.get(f"/static/games/race/{name}").status_code == 404


def test_it_is_played_on_its_own_board_by_forms_alone(client: TestClient) -> None:
    page = played_to_the_end(client)
    assert 'class="race"' in page and "Token: " in page and 'href="#race-pawn"' in page
    assert 'id="race-pawn"' in page and "/static/games/race/board.css" in page


def played_to_the_end(client: TestClient) -> str:
    """A whole game against a bot; its last page."""
    form = {"token": token(client)}
    page = client.post("/play/race", data={**form, "bot": "tiro"})
    at = page.url.path
    for _ in range(2000):
        if 'class="turn result"' in page.text:
            return page.text
        version = re.search(r'name="version" value="(\d+)"', page.text)
        actions = re.findall(r'name="action" value="(\w+)"', page.text)
        if actions and version:
            move = {**form, "version": version[1], "action": actions[0]}
            page = client.post(f"{at}/act", data=move)
        else:  # a bot thinks, in a process of its own
            time.sleep(0.05)
            page = client.get(at)
    raise AssertionError("it does not end")


def test_before_it_has_a_board_it_is_played_as_text(
    client: TestClient, game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    lean = replace(game, table=None, champion=None)
    monkeypatch.setitem(registry._games, "race", lean)
    assert table_of(lean).lesson is None
    page = client.post("/play/race", data={"token": token(client)}).text
    assert '<pre class="drawing"' in page and 'class="race"' not in page
    assert 'name="action" value="roll"' in page
    assert "/static/game.svg" in client.get("/").text
    assert client.get("/learn/race/1").status_code == 404


@pytest.mark.parametrize("language", SPOKEN)
def test_its_lesson_is_walked_by_forms_alone(
    client: TestClient, game: Game[Any], language: str
) -> None:
    lesson = table_of(game).lesson
    assert lesson is not None
    client.cookies.set("ludi_language", language)
    for at, step in enumerate(lesson.steps, 1):
        shown = client.get(f"/learn/race/{at}").text
        assert 'class="race"' in shown and lesson.said(step, language)[:20] in shown
        for action in step.do:
            assert f'value="{action}"' in shown
            assert client.post(f"/learn/race/{at}", data={"action": action}).url.path == (
                f"/learn/race/{at + 1}"
            )
    assert 'action="/play/race"' in shown
