"""Pages and forms as a browser without scripts uses them, and what closes them to other sites."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from ludi.bots import BOTS
from ludi.core.registry import our_game_ids
from ludi.web.app import create_app
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.show import texts
from ludi.web.show.boards import picture_of
from ludi.web.show.texts import language_of, text
from ludi.web.spoken import WORDS
from ludi.web.tables.clocks import Pace


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(
        f"sqlite:///{tmp_path / 'web.db'}",
        pace=Pace(bot=1e6),
        limits=Limits(dict.fromkeys(LIMITS, (1000000000.0, 1000000000.0))),
        workers=1,
    )
    with TestClient(app, base_url="http://localhost") as found:
        yield found


def test_every_bot_has_a_name_that_people_read() -> None:
    assert {f"bot-{bot}" for bot in BOTS} <= set(WORDS.catalogue("en").keys)
    assert all(WORDS.catalogue("en").has(f"bot-{bot}.short") for bot in BOTS)


def token(client: TestClient) -> str:
    found = re.search(r'name="token" value="(\w+)"', client.get("/").text)
    assert found
    return found[1]


def test_a_guest_gets_a_cookie_that_cannot_be_read_or_made(client: TestClient) -> None:
    cookie = client.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    client.cookies.clear()
    client.cookies.set("ludi_guest", "somebody.0123456789abcdef0123456789abcdef")
    assert "set-cookie" in client.get("/").headers, "a forged one is replaced"


def test_the_name_stays_with_the_cookie(client: TestClient) -> None:
    answer = client.post("/me/name", data={"token": token(client), "name": "Agrippina"})
    assert answer.status_code == 200 and "You are Agrippina" in answer.text
    assert "Agrippina" in client.get("/").text


@pytest.mark.parametrize(
    "path", ["/play/ave", "/tables/new/ave", "/me/name", "/me/code", "/me/token", "/me/carry"]
)
def test_a_form_of_another_site_does_nothing(client: TestClient, path: str) -> None:
    client.get("/")
    for data in ({}, {"token": "0" * 32}):
        answer = client.post(path, data=data)
        assert answer.status_code == 403 and "load the page again" in answer.text


def test_every_answer_is_closed(client: TestClient) -> None:
    for path in ("/", "/me", "/nowhere", "/rules/ave", "/api/games", "/static/style.css"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_pages_have_no_script_or_style_inside(client: TestClient) -> None:
    table = client.post("/play/ave", data={"token": token(client)})
    for html in (client.get("/").text, table.text, client.get("/me").text):
        assert not re.search(r"<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son\w+=", html)


def test_the_language_is_the_browsers_until_it_is_chosen(client: TestClient) -> None:
    french = client.get("/", headers={"Accept-Language": "it, fr-CH;q=0.9, en;q=0.5"})
    assert '<html lang="fr">' in french.text
    chosen = client.post("/language", data={"language": "fr", "path": "/me"})
    assert chosen.url.path == "/me" and '<html lang="fr">' in chosen.text
    assert client.post("/language", data={"language": "it"}).status_code == 422


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("fr", "fr"),
        ("it, de-AT;q=0.9, fr;q=0.8", "de"),
        ("en;q=0.3, de;q=0.5, FR-ch;q=0.7", "fr"),
        ("de;q=0.7,fr;q=0.7", "de"),
        ("fr;q=0, de;q=0.1", "de"),
        ("en;q=0.5, fr ; q = 0.9", "en"),
        ("fr;q=x, *;q=0.5", "en"),
        ("free, enough, design", "en"),
        ("fr;q=nan, de;q=0.2", "de"),
    ],
)
def test_the_browsers_languages_have_their_weights(
    monkeypatch: pytest.MonkeyPatch, accepted: str | None, language: str
) -> None:
    monkeypatch.setattr(texts, "LANGUAGES", ("en", "fr", "de"))
    assert language_of(None, accepted) == language
    assert language_of("fr", accepted) == "fr"


def test_another_language_leads_to_the_same_moment(client: TestClient) -> None:
    table = client.post("/play/ave", data={"token": token(client)}).url.path
    moment = client.get(f"{table}/replay?at=0&lang=fr&view=table").text
    assert f'name="path" value="{table}/replay?at=0&amp;view=table"' in moment
    assert 'name="path" value="/me"' in client.get("/me?done=name").text


@pytest.mark.parametrize("path", ["//evil.example", "https://evil.example", "/\\evil.example"])
def test_the_language_leads_to_our_own_pages_only(client: TestClient, path: str) -> None:
    answer = client.post("/language", data={"language": "fr", "path": path}, follow_redirects=False)
    assert answer.headers["location"] == "/"


def test_a_table_is_played_by_forms_alone(client: TestClient) -> None:
    table = client.post("/tables/new/romans-go-home", data={"token": token(client)})
    at = table.url.path
    form = {"token": token(client)}
    seats = {"seats": "2", "clock": "60", "option.neutrals": "1"}
    more = {**seats, "seats": "3", "option.neutrals": "0", "option.clan_2": "4"}
    for asked in (more, {**seats, "option.clan_2": "4"}):  # the form still has what is to go
        assert client.post(f"{at}/settings", data={**form, **asked}).status_code == 200
    client.post(f"{at}/bot", data={**form, "seat": "1", "bot": "random"})
    begun = client.post(f"{at}/start", data=form).text
    version = re.search(r'name="version" value="(\d+)"', begun)
    action = re.search(r'name="action" value="([^"]+)"', begun)
    assert version and action
    move = {**form, "version": version[1], "action": action[1]}
    assert client.post(f"{at}/act", data=move).status_code == 200
    stale = client.post(f"{at}/act", data=move)
    assert stale.status_code == 409 and "The table has changed since" in stale.text
    for wrong in ({**move, "version": "x"}, {**form, "version": "3"}):
        assert client.post(f"{at}/act", data=wrong).status_code in (409, 422)
    said = client.post(f"{at}/say", data={**form, "text": "salve"})
    assert "salve" in said.text
    assert client.post(f"{at}/fly", data=form).status_code == 404


def test_seats_that_are_free_are_offered_and_filled_with_bots(client: TestClient) -> None:
    """Who has no seat is offered one before everything else; the host can fill the others."""
    table = client.post("/tables/new/romans-go-home", data={"token": token(client)})
    at, form = table.url.path, {"token": token(client)}
    seats = {"seats": "3", "clock": "60", "option.neutrals": "0"}
    assert client.post(f"{at}/settings", data={**form, **seats}).status_code == 200
    seen = client.get(at).text
    assert "Take a seat" not in seen and f'formaction="{at}/fill"' in seen
    client.post(f"{at}/clear", data={**form, "seat": "0"})
    assert "Take a seat" in client.get(at).text
    client.post(f"{at}/sit", data={**form, "seat": "0"})
    filled = client.post(f"{at}/fill", data=form).text
    assert filled.count("seat-bot") == 2 and f'formaction="{at}/fill"' not in filled
    assert "Sit here" not in filled  # a bot is not thrown out for who has a seat


def test_what_is_not_there_is_said_in_words(client: TestClient) -> None:
    for path, sentence in (
        ("/nowhere", "There is no such page."),
        ("/tables/nowhere", "There is no such table."),
        ("/rules/chess", "There is no game “chess”"),
    ):
        answer = client.get(path)
        assert answer.status_code == 404 and sentence in answer.text


def test_every_message_is_there_and_is_said() -> None:
    """In every language: tests/core/test_words.py."""
    folder = WORDS.folder.parent
    sources = [path.read_text("utf-8") for path in (*folder.rglob("*.html"), *folder.rglob("*.py"))]
    named = {key for source in sources for key in re.findall(r'\bt(?:ext)?\("([a-z-]+)"', source)}
    beginnings = {key for key in named if key.endswith("-")}
    assert named - beginnings <= set(WORDS.catalogue("en").keys)
    own = re.findall(r"^([a-z][\w-]*) =", (WORDS.folder / "en.ftl").read_text("utf-8"), re.M)
    said = {key for source in sources for key in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source)}
    begins = (*beginnings, "note-", "error-")
    assert [key for key in own if key not in said and not key.startswith(begins)] == []


def test_what_was_wrong_in_french() -> None:
    assert "· 1 place libre" in text("status-waiting", "fr", free=1)
    assert text("status-waiting", "fr", free=0) == "va commencer"
    two = text("turn-of", "fr", names=("Octavie", "Hélène"), count=2)
    assert two == "Octavie et Hélène doivent jouer"
    assert text("turn-of", "fr", names=("Octavie",), count=1) == "À Octavie de jouer"
    assert text("rules-of", "fr", game="Avé") == "Les règles d’Avé"
    assert "sur parole" in text("verify-how", "fr")


def test_own_tables_are_on_the_front_page(client: TestClient) -> None:
    table = client.post("/play/roma", data={"token": token(client)})
    front = client.get("/").text
    assert "Your tables" in front and table.url.path in front
    assert re.search(r"against [A-Z]\w+ \(Optio\)\s*</span>", front)
    assert re.search(r'<time class="when" datetime="20[^"]+">just now</time>', front)
    client.cookies.clear()
    assert "Your tables" not in client.get("/").text


def test_tables_where_it_is_ones_turn_come_first(client: TestClient) -> None:
    played = client.post("/play/roma", data={"token": token(client)}).url.path
    waiting = client.post("/tables/new/ave", data={"token": token(client)}).url.path
    front = client.get("/").text
    assert front.index("Your turn") < front.index(waiting)
    assert front.index(played) < front.index(waiting)


def test_lists_show_how_a_match_stands(client: TestClient) -> None:
    table = client.post("/play/roma", data={"token": token(client)}).url.path
    shown = re.search(r'<img class="little" src="([^"]+)"', client.get("/").text)
    assert shown
    assert shown[1].startswith(f"{table}/picture.svg?version=")
    picture = client.get(shown[1])
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["cache-control"] == "private, max-age=86400"
    other = client.get(f"{table}/picture.svg?version=99")
    assert other.text == picture.text
    assert other.headers["cache-control"] == "no-store"
    assert client.get(f"{table}/picture.svg?version=all").status_code == 422
    assert client.get("/tables/nothere/picture.svg").status_code == 404
    waiting = client.post("/tables/new/roma", data={"token": token(client)}).url.path
    assert client.get(f"{waiting}/picture.svg").url.path == picture_of("roma")


def test_the_answer_of_a_form_can_be_loaded_again(client: TestClient) -> None:
    made = client.post("/me/code", data={"token": token(client)})
    assert 'name="path" value="/me"' in made.text
    assert client.get("/me/code").url.path == "/me"


def test_a_guest_of_a_table_sees_its_settings(client: TestClient) -> None:
    table = client.post("/tables/new/ave", data={"token": token(client)})
    seats = {"seats": "2", "clock": "60", "option.round_limit": "3", "option.many_dice": "on"}
    client.post(f"{table.url.path}/settings", data={"token": token(client), **seats})
    client.cookies.clear()
    seen = client.get(table.url.path).text
    assert "Options in force" in seen and "Time for a move: 1 min" in seen


def test_as_many_bots_sit_down_as_were_wished_for(client: TestClient) -> None:
    form = {"token": token(client), "seats": "4"}
    table = client.post("/play/ave", data=form)
    assert table.text.count('<li class="sitter ') == 4
    for wrong in ("1000", "many"):
        assert client.post("/play/ave", data=form | {"seats": wrong}).status_code == 422


@pytest.mark.parametrize("path", ["/", *(f"/rules/{game}" for game in our_game_ids())])
def test_a_link_to_a_page_is_shown_with_a_picture(client: TestClient, path: str) -> None:
    shown = re.search(
        r'<meta property="og:image" content="http://localhost([^"]+)"', client.get(path).text
    )
    assert shown
    picture = client.get(shown[1])
    assert picture.status_code == 200
    assert picture.headers["content-type"] == "image/jpeg"
    assert len(picture.content) < 150_000
