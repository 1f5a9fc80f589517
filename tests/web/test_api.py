"""The API as a program in any language uses it: answers, refusals, limits."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import ludi
from ludi.core.match import Match
from ludi.web.app import create_app
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.routes.closing import MOST_BYTES
from ludi.web.tables.clocks import Pace

QUICK = Pace(bot=0.01)
UNLIMITED = Limits(dict.fromkeys(LIMITS, (1000000000.0, 1000000000.0)))


@contextlib.contextmanager
def serving(folder: Path, limits: Limits | None = UNLIMITED) -> Iterator[TestClient]:
    app = create_app(f"sqlite:///{folder / 'web.db'}", pace=QUICK, limits=limits, workers=1)
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=True) as client:
        yield client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as found:
        yield found


class Program:
    """A guest by token."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        answer = client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201
        self.headers = {"Authorization": f"Bearer {answer.json()['token']}"}

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.client.request(method, f"/api{path}", json=body, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()


def table_of_two(client: TestClient, game: str = "ave") -> tuple[Program, Program, str]:
    ann, ben = Program(client, "Ann"), Program(client, "Ben")
    table = ann.ask("POST", "/tables", {"game": game, "seats": 2}, 201)
    at = f"/tables/{table['id']}"
    ben.ask("PUT", f"{at}/seats/1", {})
    ann.ask("POST", f"{at}/start")
    return ann, ben, at


def test_games_are_listed_in_both_languages(client: TestClient) -> None:
    games = client.get("/api/games").json()
    assert [game["id"] for game in games] == list(ludi.game_ids())
    french = client.get("/api/games", headers={"Accept-Language": "fr-CH, en;q=0.5"}).json()
    assert french[0]["options"][0]["meaning"] != games[0]["options"][0]["meaning"]


def finish(ann: Program, ben: Program, at: str) -> dict[str, Any]:
    """Play until the match is over."""
    seats = {0: ann, 1: ben}
    table = ann.ask("GET", at)
    while table["status"] == "playing":
        player = seats[table["view"]["to_act"][0]]
        own = player.ask("GET", at)
        body = {"action": own["legal"][-1]["text"], "version": own["version"]}
        table = player.ask("POST", f"{at}/actions", body)
    found: dict[str, Any] = table
    return found


def test_a_whole_match_is_played_and_its_record_verifies(client: TestClient) -> None:
    ann, ben, at = table_of_two(client)
    table = finish(ann, ben, at)
    assert table["view"]["over"] and table["seed"]
    verified = ann.ask("POST", f"{at}/verify")
    assert verified["draws"] > 0 and verified["seed"] == table["seed"]
    assert verified["commitment"] == table["view"]["commitment"]
    record = client.get(f"/api{at}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert Match.replay(record.json()).winners == tuple(table["view"]["winners"])
    again = ben.ask("POST", f"{at}/rematch")
    assert again["status"] == "waiting" and again["seats"][1]["name"] == "Ann"


def test_a_finished_match_is_played_on(client: TestClient) -> None:
    ann, ben, at = table_of_two(client)
    moment = {"actions": 3, "seat": 1}
    assert ann.ask("POST", f"{at}/play-on", moment, 409)["error"] == "table.not_over"
    last = finish(ann, ben, at)["actions"]
    table = ann.ask("POST", f"{at}/play-on", moment, 201)
    assert table["status"] == "playing" and table["seat"] == 1
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
    for wrong, code in (
        ({"actions": last, "seat": 0}, "table.at_the_end"),
        ({"actions": 3, "seat": 2}, "table.no_seat"),
    ):
        assert ann.ask("POST", f"{at}/play-on", wrong, 409)["error"] == code


def test_a_guest_moves_to_another_device(client: TestClient) -> None:
    ann = Program(client, "Ann")
    me = ann.ask("GET", "/me")
    code = ann.ask("POST", "/me/codes", status=201)
    there = client.post("/api/codes", json=code).json()
    assert (there["id"], there["name"]) == (me["id"], "Ann")
    headers = {"Authorization": f"Bearer {there['token']}"}
    assert client.get("/api/me", headers=headers).json() == me
    again = client.post("/api/codes", json=code)
    assert again.status_code == 422 and again.json()["error"] == "guest.code"
    more = {"Authorization": f"Bearer {ann.ask('POST', '/me/tokens', status=201)['token']}"}
    assert client.get("/api/me", headers=more).json() == me


def test_own_tables_are_listed(client: TestClient) -> None:
    ann, ben, at = table_of_two(client)
    ended = finish(ann, ben, at)
    new = ann.ask("POST", "/tables", {"game": "roma"}, 201)
    listed = [(table["id"], table["status"]) for table in ann.ask("GET", "/me/tables")]
    assert listed == [(new["id"], "waiting"), (at.removeprefix("/tables/"), "over")]
    for seat, person in enumerate((ann, ben)):
        over = person.ask("GET", "/me/tables")[-1]
        assert over["seat"] == seat and over["changed_at"] > 0
        for ranked in ended["view"]["ranking"]:
            result = over["seats"][ranked["seat"]]["result"]
            assert {**result, "seat": ranked["seat"]} == {**ranked, "among": 2}
    assert [table["status"] for table in ben.ask("GET", "/me/tables")] == ["over"]
    assert client.get("/api/me/tables").status_code == 401


def test_refusals_have_a_status_a_code_and_a_sentence(client: TestClient) -> None:
    ann, ben, at = table_of_two(client)
    eve = Program(client, "Eve")
    version = ann.ask("GET", at)["version"]
    move = {"action": "roll 1", "version": version}
    for who, method, path, body, status, code in (
        (ann, "GET", "/tables/nowhere", None, 404, "table.missing"),
        (ann, "POST", "/tables", {"game": "chess"}, 404, "game.unknown"),
        (ann, "POST", "/tables", {"game": "ave", "seats": 9}, 422, "setup.seats"),
        (ann, "POST", "/tables", {"game": "ave", "wings": 1}, 422, "input.extra"),
        (eve, "POST", f"{at}/actions", move, 403, "table.not_yours"),
        (ben, "POST", f"{at}/actions", move, 409, "action.not_your_turn"),
        (ann, "POST", f"{at}/actions", move | {"action": "write 9 1"}, 409, "action.illegal"),
        (ann, "POST", f"{at}/actions", move | {"action": "fly"}, 422, "action.unknown"),
        (ann, "POST", f"{at}/actions", {"action": "roll 1"}, 422, "input.missing"),
        (ann, "POST", f"{at}/undo", {"version": version}, 409, "undo.nothing"),
        (ann, "POST", f"{at}/start", None, 409, "table.started"),
        (eve, "PUT", f"{at}/seats/1", {}, 409, "table.started"),
        (ann, "GET", f"{at}/record", None, 409, "table.not_over"),
        (ann, "POST", f"{at}/messages", {"text": "   "}, 422, "chat.text"),
        (ann, "GET", "/nowhere", None, 404, "page.missing"),
    ):
        answer = who.ask(method, path, body, status)
        assert answer["error"] == code and answer["sentence"].endswith(".")
    assert ann.ask("GET", at)["version"] == version


def test_a_stale_action_brings_the_fresh_table(client: TestClient) -> None:
    ann, _, at = table_of_two(client)
    version = ann.ask("GET", at)["version"]
    move = {"action": "roll 1", "version": version}
    ann.ask("POST", f"{at}/actions", move)
    answer = ann.ask("POST", f"{at}/actions", move, 409)
    assert answer["error"] == "table.stale"
    assert answer["table"]["version"] == version + 1 and answer["table"]["legal"]


def test_sentences_follow_the_language(client: TestClient) -> None:
    answer = client.get("/api/tables/nowhere", headers={"Accept-Language": "fr"})
    assert answer.json()["sentence"] == "Cette table n’existe pas."


def test_nobody_acts_without_a_name(client: TestClient) -> None:
    answer = client.post("/api/tables", json={"game": "ave"})
    assert answer.status_code == 401 and answer.headers["www-authenticate"] == "Bearer"
    wrong = client.get("/api/me", headers={"Authorization": "Bearer nonsense"})
    assert wrong.status_code == 401


def test_a_cookie_alone_acts_for_nobody(client: TestClient) -> None:
    """Another site can make a browser send the cookie, but not what our pages send along."""
    client.get("/")
    assert client.get("/api/me").status_code == 200
    answer = client.post("/api/tables", json={"game": "ave"})
    assert answer.status_code == 403 and answer.json()["error"] == "guest.forged"


def test_spectators_see_the_table_and_no_more(client: TestClient) -> None:
    _, _, at = table_of_two(client, "roma")
    shown = client.get(f"/api{at}").json()
    assert shown["seat"] is None and shown["legal"] == [] and "own" not in shown["view"]["table"]


def test_private_tables_are_not_listed(client: TestClient) -> None:
    ann = Program(client, "Ann")
    ann.ask("POST", "/tables", {"game": "ave"}, 201)
    public = ann.ask("POST", "/tables", {"game": "roma", "public": True}, 201)
    assert [table["id"] for table in client.get("/api/tables").json()] == [public["id"]]


def test_large_bodies_are_refused(client: TestClient) -> None:
    ann = Program(client, "Ann")
    answer = client.post("/api/tables", content=b"x" * (MOST_BYTES + 1), headers=ann.headers)
    assert answer.status_code == 413 and answer.json()["error"] == "limit.size"


def test_limits_are_told_in_words(tmp_path: Path) -> None:
    with serving(tmp_path, Limits({**UNLIMITED.limits, "chat": (2, 0.01)})) as client:
        ann, _, at = table_of_two(client)
        for _ in range(2):
            ann.ask("POST", f"{at}/messages", {"text": "hello"})
        answer = ann.ask("POST", f"{at}/messages", {"text": "hello"}, 429)
        assert answer["error"] == "limit.rate"


def test_a_bot_answers_by_itself(client: TestClient) -> None:
    ann = Program(client, "Ann")
    table = ann.ask("POST", "/tables", {"game": "ave", "seats": 2}, 201)
    at = f"/tables/{table['id']}"
    ann.ask("PUT", f"{at}/seats/1", {"bot": "heuristic"})
    table = ann.ask("POST", f"{at}/start")
    while table["view"]["to_act"] == [0]:
        body = {"action": table["legal"][-1]["text"], "version": table["version"]}
        table = ann.ask("POST", f"{at}/actions", body)
    turn = table["actions"]
    while table["view"]["to_act"] != [0] and table["status"] == "playing":
        table = ann.ask("GET", at)
    assert table["actions"] > turn


def test_the_document_describes_the_api(client: TestClient) -> None:
    document = client.get("/api/openapi.json").json()
    assert "/api/tables/{table_id}/actions" in document["paths"]
    assert not any(not path.startswith("/api/") for path in document["paths"])
