"""Whatever is sent, the answer is a status that fits and a sentence; never an error of ours."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import ludi
from ludi.core.speech import LANGUAGES
from ludi.web.app import create_app
from ludi.web.errors import BadInput, Stale
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.show.boards import template_of
from ludi.web.show.drawing import Known
from ludi.web.show.streams import known_before
from ludi.web.tables import playing
from ludi.web.tables.clocks import Pace
from ludi.web.tables.table import Table
from seeding import chooser
from web.services import ANN, BEN, a_service, run, table_of
from web.test_api import Program, serving, table_of_two

UNLIMITED = dict.fromkeys(LIMITS, (1e9, 1e9))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as found:
        yield found


@pytest.fixture
def any_client(database: str) -> Iterator[TestClient]:
    """At a server over a database of each kind."""
    app = create_app(database, pace=Pace(bot=1e6), limits=Limits(UNLIMITED), workers=1)
    with TestClient(app, base_url="http://localhost") as found:
        yield found


def form_token(client: TestClient) -> str:
    found = re.search(r'name="token" value="(\w+)"', client.get("/").text)
    assert found
    return found[1]


# --- Odd signs ----------------------------------------------------------------------------------

ODD = ("%00", "a%00b", "%ED%A0%80", "%FF", "%C2%B2", "%E2%80%AE", "%0D%0A", "%F0%9F%8E%B2")


def test_odd_signs_in_addresses(any_client: TestClient) -> None:
    for odd in ODD:
        refuse_in_addresses(any_client, odd)


def refuse_in_addresses(any_client: TestClient, odd: str) -> None:
    own = Program(any_client, "Ann").headers
    table = any_client.post("/api/tables", json={"game": "ave"}, headers=own).json()["id"]
    for path in (
        f"/{odd}",
        f"/tables/{odd}",
        f"/tables/{odd}/more",
        f"/tables/{odd}/stream",
        f"/tables/{table}{odd}/replay",
        f"/rules/{odd}",
        f"/learn/{odd}/1",
        f"/static/{odd}",
        f"/static/games/{odd}/{odd}.css",
        f"/static/games/ave/{odd}.css",
        f"/api/tables/{odd}",
        f"/api/tables/{odd}/stream",
        f"/api/tables/{odd}/record",
        f"/api/tables/{odd}/review",
    ):
        answer = any_client.get(path, headers=own)
        assert answer.status_code == 404, (path, answer.text)
    for path in (
        f"/?lang={odd}",
        f"/me?done={odd}",
        f"/tables/{table}?done={odd}",
        f"/api/tables/{table}?{odd}={odd}",
    ):
        assert any_client.get(path, headers=own).status_code == 200, path
    assert any_client.get(f"/learn/ave/{odd}").status_code == 422
    assert any_client.get(f"/api/tables/{table}?since={odd}").status_code == 422
    assert any_client.put(f"/api/tables/{table}/seats/{odd}", json={}, headers=own).is_client_error


def test_odd_signs_in_documents(any_client: TestClient) -> None:
    """JSON can name signs that no text and no database holds."""
    for odd in ("\0", "a\0b", "\ud800", "\udfff\ud800", "\u202e", "²"):
        refuse_in_documents(any_client, odd)


def refuse_in_documents(any_client: TestClient, odd: str) -> None:
    ann = Program(any_client, "Ann")
    at = f"/tables/{ann.ask('POST', '/tables', {'game': 'ave'}, 201)['id']}"
    ann.ask("PUT", f"{at}/seats/1", {"bot": "random"})
    version = ann.ask("POST", f"{at}/start")["version"]
    for method, path, body in (
        ("POST", "/guests", {"name": odd * 3 if odd != "²" else "\t"}),
        ("PATCH", "/me", {"name": "\n" if odd == "²" else odd}),
        ("POST", "/codes", {"code": odd}),
        ("POST", "/tables", {"game": odd}),
        ("POST", "/tables", {"game": "ave", "advice": odd}),
        ("POST", "/tables", {"game": "ave", "options": {odd: 1}}),
        ("POST", "/tables", {"game": "ave", odd: 1}),
        ("PUT", f"{at}/seats/1", {"bot": odd}),
        ("POST", f"{at}/actions", {"action": odd, "version": version}),
        ("POST", f"{at}/actions", {"action": f"roll {odd}", "version": version}),
        ("POST", f"{at}/actions", {"action": "roll 1", "version": version, "key": odd * 8}),
        ("POST", f"{at}/messages", {"text": odd if odd != "²" else " "}),
    ):
        headers = {**ann.headers, "Content-Type": "application/json"}
        content = json.dumps(body)
        answer = any_client.request(method, f"/api{path}", content=content, headers=headers)
        assert answer.status_code in (404, 409, 422), (path, body, answer.text)
        assert answer.json()["sentence"].endswith(".")


@pytest.mark.parametrize("odd", ["%00", "%ED%A0%80%00", "a%00"])
def test_odd_signs_in_forms(any_client: TestClient, odd: str) -> None:
    form = f"token={form_token(any_client)}"
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    for path, field in (
        ("/me/name", "name"),
        ("/me/carry", "code"),
        ("/play/ave", "bot"),
        ("/language", "path"),
        ("/learn/ave/1", "action"),
        ("/me/name", odd),
    ):
        content = f"{form}&{field}={odd}"
        answer = any_client.post(path, content=content, headers=kind)
        assert answer.status_code == 422 and "cannot be read" in answer.text, path


@pytest.mark.parametrize("charset", ["undefined", "unicode_escape", "utf-7", "idna", "zlib", "²"])
def test_odd_charsets_of_forms(client: TestClient, charset: str) -> None:
    part = 'Content-Disposition: form-data; name="{}"\r\n\r\n{}\r\n'
    fields = (("language", "en"), ("path", "/\\ud800+2AA-"))
    parts = "".join("--x\r\n" + part.format(*field) for field in fields)
    kind = f"multipart/form-data; boundary=x; charset={charset}".encode()
    answer = client.post(
        "/language", content=f"{parts}--x--\r\n".encode(), headers={b"Content-Type": kind}
    )
    assert answer.status_code in (200, 404, 422), "what is read wrong may still lead to some page"


@pytest.mark.parametrize(
    "last", ["².1", "1.²", "١.٢", "-1.2", "1", "1.2.3.4", "1." + "9" * 30, "."]
)
def test_a_stream_resumes_after_numbers_only(last: str) -> None:
    assert known_before(last) == Known()
    assert known_before("12.3") == Known(12, 3)
    assert known_before("12.3.4") == Known(12, 3, 4)


@pytest.mark.parametrize("before", ["http://[", "http://[::1", "//", "\u00b2", "http://localhost"])
def test_a_refused_form_leads_back_if_that_is_possible(client: TestClient, before: str) -> None:
    answer = client.post("/me/name", headers={b"Referer": before.encode("latin-1")})
    assert answer.status_code == 403 and "load the page again" in answer.text


# --- Bodies -------------------------------------------------------------------------------------


NOT_JSON = (b'{"name": "Ann', b"name", b'{"name": "\xff"}', b"[" * 60_000, b"9" * 5000)


@pytest.mark.parametrize("body", NOT_JSON)
def test_what_is_not_json_is_called_so(client: TestClient, body: bytes) -> None:
    kind = {"Content-Type": "application/json"}
    answer = client.post("/api/guests", content=body, headers=kind)
    assert answer.status_code == 422
    assert answer.json() == {"error": "input.json", "sentence": "The body is not JSON."}


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "text/json", ""]
)
def test_what_is_sent_as_something_else_is_told_what_would_be_right(
    client: TestClient, kind: str
) -> None:
    headers = {"Content-Type": kind} if kind else {}
    answer = client.post("/api/guests", content=b'{"name": "Ann"}', headers=headers)
    assert answer.status_code == 415 and "application/json" in answer.json()["sentence"]
    for good in ("application/json; charset=utf-8", "application/ludi+json"):
        headers = {"Content-Type": good}
        made = client.post("/api/guests", content=b'{"name": "Ann"}', headers=headers)
        assert made.status_code == 201


def test_a_form_is_sent_as_a_form(client: TestClient) -> None:
    sent = {"token": form_token(client), "name": "Agrippina"}
    for path in ("/me/name", "/language", "/learn/ave/1"):
        answer = client.post(path, json=sent, headers={"Accept-Language": "fr"})
        assert answer.status_code == 415
        assert "application/x-www-form-urlencoded" in answer.text and "doit avoir" in answer.text
    assert client.post("/me/name", data=sent).status_code == 200
    parts = {name: (None, value) for name, value in sent.items()}
    assert client.post("/me/name", files=parts).status_code == 200


# --- Methods ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path, allowed",
    [
        ("/", "GET, HEAD, OPTIONS"),
        ("/me", "GET, HEAD, OPTIONS"),
        ("/language", "OPTIONS, POST"),
        ("/me/name", "GET, HEAD, OPTIONS, POST"),
        ("/static/style.css", "GET, HEAD, OPTIONS"),
        ("/tables/some", "GET, HEAD, OPTIONS"),
        ("/tables/some/act", "OPTIONS, POST"),
        ("/tables/some/oracle", "GET, HEAD, OPTIONS, POST"),
        ("/tables/some/stream", "GET, HEAD, OPTIONS"),
        ("/api/openapi.json", "GET, HEAD, OPTIONS"),
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/some", "GET, HEAD, OPTIONS, PATCH"),
        ("/api/tables/some/seats/1", "DELETE, OPTIONS, PUT"),
        ("/api/tables/some/review", "GET, HEAD, OPTIONS, POST"),
        ("/api/me", "GET, HEAD, OPTIONS, PATCH"),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(client: TestClient, path: str, allowed: str) -> None:
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"} - {*allowed.split(", ")}:
        answer = client.request(method, path)
        assert answer.status_code == 405 and answer.headers["allow"] == allowed
        assert allowed in answer.text
    asked = client.options(path)
    assert asked.status_code == 204 and asked.headers["allow"] == allowed
    assert client.options("/nowhere").status_code == 404


@pytest.mark.parametrize("path", ["/", "/rules/ave", "/static/style.css", "/api/games", "/nowhere"])
def test_head_is_get_without_a_body(client: TestClient, path: str) -> None:
    whole, head = client.get(path), client.head(path)
    assert head.status_code == whole.status_code and head.content == b""
    assert head.headers["content-type"] == whole.headers["content-type"]


# --- Later --------------------------------------------------------------------------------------


def test_who_asks_too_much_is_told_when_to_ask_again(tmp_path: Path) -> None:
    with serving(tmp_path, Limits({**UNLIMITED, "chat": (1, 0.01), "code": (1, 0.07)})) as client:
        ann, _, at = table_of_two(client)
        ann.ask("POST", f"{at}/messages", {"text": "hello"})
        form = {"token": form_token(client), "code": "x"}
        assert client.post("/me/carry", data=form).status_code == 422
        again = client.post(f"/api{at}/messages", json={"text": "hello"}, headers=ann.headers)
        for refused in (again, client.post("/me/carry", data=form)):
            assert refused.status_code == 429
            seconds = refused.headers["retry-after"]
            assert seconds.isdigit() and int(seconds) > 0 and f"wait {seconds} s" in refused.text


# --- Versions and keys --------------------------------------------------------------------------


def test_nothing_is_done_on_a_version_that_is_not_yet(client: TestClient) -> None:
    ann, _, at = table_of_two(client)
    shown = ann.ask("GET", at)
    ann.ask("POST", f"{at}/actions", {"action": "roll 1", "version": shown["version"]})
    future = {"version": shown["version"] + 9}
    for path, body in (("actions", future | {"action": "roll 1"}), ("undo", future)):
        refused = ann.ask("POST", f"{at}/{path}", body, 409)
        assert refused["error"] == "table.future" and refused["table"]["version"]


def test_a_version_of_thousands_of_digits_is_refused(client: TestClient) -> None:
    ann, _, at = table_of_two(client)
    huge = {"version": 10**4000}
    for path, body in (("actions", huge | {"action": "roll 1"}), ("undo", huge)):
        assert "version" in ann.ask("POST", f"{at}/{path}", body, 422)["sentence"]


def test_whatever_number_is_sent_a_refusal_can_be_worded() -> None:
    for language in LANGUAGES:
        for number, said in ((10**20, "10^20"), (-(10**4000), "−10^4000")):
            sentence = Stale("table.future", version=number, present=1).sentence(language)
            assert said in sentence


def test_a_key_is_of_who_has_used_it(client: TestClient) -> None:
    ann, ben, at = table_of_two(client)
    eve = Program(client, "Eve")
    shown = ann.ask("GET", at)
    move = {"action": "roll 1", "version": shown["version"], "key": "any-unique-text"}
    played = ann.ask("POST", f"{at}/actions", move)
    assert ann.ask("POST", f"{at}/actions", move)["version"] == played["version"]
    for path in ("actions", "undo"):
        body = move if path == "actions" else {"version": move["version"], "key": move["key"]}
        refused = ben.ask("POST", f"{at}/{path}", body, 422)
        assert refused["error"] == "key.used" and "take a new one" in refused["sentence"]
        assert eve.ask("POST", f"{at}/{path}", body, 403)["error"] == "table.not_yours"
    assert ann.ask("GET", at)["version"] == played["version"]


def test_a_key_is_of_who_has_used_it_in_snapshots_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service)
            version = opened.table.version
            await playing.act(opened, ANN, "roll 1", version, "key-of-ann")
            kept = Table.from_snapshot(opened.table.snapshot())
            assert kept.keys == {"key-of-ann": version + 1}
            assert kept.is_done(0, "key-of-ann") and not kept.is_done(1, "another-key")
            with pytest.raises(BadInput):
                kept.is_done(1, "key-of-ann")

    run(story)


def test_a_key_that_another_server_has_seen_is_of_who_used_it_there(tmp_path: Path) -> None:
    """Both choose at the same time, with the same key, at servers that have not heard of it."""

    async def story() -> None:
        async with a_service(tmp_path) as here, a_service(tmp_path) as there:
            opened = await table_of(here, "romans-go-home")
            elsewhere = await there.tables.open(opened.table.id)
            version, legal = opened.table.version, opened.table.live().legal
            assert opened.table.to_act == (0, 1)
            await playing.act(opened, ANN, legal(0)[0].text, version, "key-for-all")
            with pytest.raises(BadInput) as refused:
                await playing.act(elsewhere, BEN, legal(1)[0].text, version, "key-for-all")
            assert refused.value.code == "key.used"
            await playing.act(elsewhere, ANN, legal(0)[0].text, version, "key-for-all")
            assert elsewhere.table.version == version + 1
            await playing.act(elsewhere, BEN, legal(1)[0].text, version, "key-of-ben")
            with pytest.raises((Stale, BadInput)):
                await playing.undo(opened, ANN, version + 9, "key-for-all-2")

    run(story)


# --- What a board tells only to who asks for it --------------------------------------------------


@pytest.mark.parametrize("game", ludi.game_ids())
def test_more_is_told_at_every_moment_or_is_not_there(client: TestClient, game: str) -> None:
    """To who sits there and to who looks on; a game that has nothing more to tell has no page."""
    chance, token = chooser(f"more {game}"), form_token(client)
    own = {"X-Form-Token": token}
    ben = Program(client, "Ben")
    table = client.post("/api/tables", json={"game": game, "seats": 2}, headers=own).json()["id"]
    status = 404 if template_of(game, "more.html") is None else 200
    assert client.get(f"/tables/{table}/more").status_code == 404, "nothing is on the table yet"
    ben.ask("PUT", f"/tables/{table}/seats/1", {})
    client.post(f"/api/tables/{table}/start", headers=own)
    for _ in range(12):
        for query, cookie in (("", None), ("?part", None), ("?lang=fr", "of=nobody")):
            headers = {"Cookie": cookie} if cookie else {}
            told = client.get(f"/tables/{table}/more{query}", headers=headers)
            assert told.status_code == status
        act(client, ben, table, own, chance.random)


def act(client: TestClient, ben: Program, table: str, own: dict[str, str], random: Any) -> None:
    """Whoever is asked does something."""
    for headers in (own, ben.headers):
        shown = client.get(f"/api/tables/{table}", headers=headers).json()
        if shown["legal"]:
            action = shown["legal"][int(random() * len(shown["legal"]))]["text"]
            body = {"action": action, "version": shown["version"]}
            done = client.post(f"/api/tables/{table}/actions", json=body, headers=headers)
            assert done.status_code == 200, done.text
            return
