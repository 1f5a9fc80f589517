"""Actions by the short way: whatever is sent, the answer is that of the API's own route."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from fastapi.testclient import TestClient

from ludi.web.routes.api import shortcut
from web.test_api import serving, table_of_two

MINIMAL: Final = {"Prefer": "return=minimal", "Content-Type": "application/json"}
GOOD: Final = '{"action": "roll 1", "version": 4}'


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as found:
        yield found


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each request was answered by the short way."""
    found: list[bool] = []
    answered = shortcut._acted

    async def noted(*asked: Any) -> Any:
        found.append(True)
        return await answered(*asked)

    monkeypatch.setattr(shortcut, "_acted", noted)
    return found


def sent(client: TestClient, at: str, body: str, headers: Mapping[str, str]) -> Any:
    return client.post(f"/api{at}/actions", content=body, headers=dict(headers))


def told(answer: Any) -> tuple[Any, ...]:
    """What an answer says; of its headers those that have no chance and no date."""
    names = ("content-type", "www-authenticate", "retry-after", "content-security-policy")
    return (
        answer.status_code,
        answer.json() if answer.content else None,
        *(answer.headers.get(name) for name in names),
    )


def test_it_is_played_and_no_more_is_said(client: TestClient, ways: list[bool]) -> None:
    ann, _, at = table_of_two(client)
    version = ann.ask("GET", at)["version"]
    body = f'{{"action": "ROLL  1", "version": {version}, "key": "once-and-no-more"}}'
    for _ in range(2):  # the second time it is done already
        answer = sent(client, at, body, {**ann.headers, **MINIMAL})
        assert (answer.status_code, answer.content) == (204, b"")
        assert answer.headers["ludi-version"] == str(version + 1)
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert ann.ask("GET", at)["actions"] == 1
    assert ways == [True, True]


REFUSED: Final = {
    "of the future": '{"action": "roll 1", "version": 1000}',
    "not possible": '{"action": "roll 99", "version": 4}',
    "no action": '{"action": "dance", "version": 4}',
    "a number that is none": '{"action": 100000, "version": 4}',
    "a long key": f'{{"action": "roll 1", "version": 4, "key": "{"k" * 300}"}}',
    "no JSON": '{"action": ',
    "nothing": "",
    "a list": "[]",
    "too little": '{"version": 4}',
    "too much": '{"action": "roll 1", "version": 4, "more": 1}',
    "a text for a number": '{"action": "roll 1", "version": "4"}',
    "half a sign": '{"action": "\\ud800", "version": 4}',
    "a zero": '{"action": "roll\\u00001", "version": 4}',
}


@pytest.mark.parametrize("body", REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_refused_is_refused_alike(client: TestClient, body: str, language: str) -> None:
    ann, _, at = table_of_two(client)
    before = ann.ask("GET", at)
    headers = {**ann.headers, "Accept-Language": language, "Content-Type": "application/json"}
    long_way = sent(client, at, body, headers)
    short_way = sent(client, at, body, {**headers, **MINIMAL})
    assert told(short_way) == told(long_way)
    assert long_way.status_code in (400, 409, 422)
    assert ann.ask("GET", at) == before


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("", {"Authorization": "Bearer of-nobody"}, 401),
        ("", {"Authorization": ""}, 401),
        ("nowhere", {}, 404),
        ("", {"Content-Type": "text/plain"}, 415),
    ],
)
def test_so_is_who_may_not_act(
    client: TestClient, path: str, headers: dict[str, str], status: int
) -> None:
    ann, _, at = table_of_two(client)
    table = f"/tables/{path}" if path else at
    usual = {**ann.headers, "Content-Type": "application/json", **headers}
    long_way = sent(client, table, GOOD, usual)
    short_way = sent(client, table, GOOD, {**MINIMAL, **usual})
    assert told(short_way) == told(long_way)
    assert long_way.status_code == status
    assert ann.ask("GET", at)["actions"] == 0


def test_a_page_that_is_not_ours_is_refused(client: TestClient, ways: list[bool]) -> None:
    """A browser sends the cookie to us from wherever it is led to."""
    client.get("/")
    assert client.cookies
    answer = sent(client, "/tables/nowhere", GOOD, MINIMAL)
    assert (answer.status_code, answer.json()["error"]) == (403, "guest.forged")
    assert ways == [True]


def test_what_comes_in_pieces_takes_the_long_way(client: TestClient, ways: list[bool]) -> None:
    ann, _, at = table_of_two(client)
    version = ann.ask("GET", at)["version"]
    pieces = (part.encode() for part in ('{"action": "roll 1",', f'"version": {version}}}'))
    answer = client.post(f"/api{at}/actions", content=pieces, headers={**ann.headers, **MINIMAL})
    assert answer.status_code == 204 and ways == []
