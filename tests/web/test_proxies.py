"""Whose address counts, behind which proxies; and what follows from HTTPS outside."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from ludi.web.app import create_app
from ludi.web.errors import BadInput
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.proxies import Proxies, household, plain_address
from ludi.web.tables.clocks import Pace

OUTSIDE, PROXY = "203.0.113.9", "10.0.0.7"


@contextlib.contextmanager
def asking_from(
    peer: str, folder: Path, trusted: Sequence[str] = (PROXY,), chat: float = 1e9
) -> Iterator[TestClient]:
    app = create_app(
        f"sqlite:///{folder / 'web.db'}",
        pace=Pace(bot=1e6),
        limits=Limits({**dict.fromkeys(LIMITS, (1e9, 1e9)), "code": (chat, 0.001)}),
        workers=1,
        proxies=Proxies(trusted),
    )
    with TestClient(app, base_url="http://ludi.example", client=(peer, 50_000)) as client:
        yield client


@pytest.mark.parametrize(
    "peer, forwarded, asker",
    [
        (OUTSIDE, "", OUTSIDE),
        (OUTSIDE, "6.6.6.6", OUTSIDE),  # nobody asked it
        (PROXY, "", PROXY),
        (PROXY, OUTSIDE, OUTSIDE),
        (PROXY, f"6.6.6.6, {OUTSIDE}", OUTSIDE),  # the left-most anybody can write
        (PROXY, f"6.6.6.6, {OUTSIDE}, 10.0.1.2", OUTSIDE),  # several of ours
        (PROXY, f"{OUTSIDE}, 6.6.6.6, 10.0.1.2", "6.6.6.6"),
        (PROXY, "10.0.1.2, 10.0.1.3", "10.0.1.2"),  # somebody within
        (PROXY, f"{OUTSIDE}:4711", OUTSIDE),
        (PROXY, "2001:db8::1", "2001:db8::1"),
        (PROXY, "[2001:DB8::1]:443", "2001:db8::1"),
        (PROXY, f"::ffff:{OUTSIDE}", OUTSIDE),
        (f"::ffff:{PROXY}", OUTSIDE, OUTSIDE),
        ("fd00::7", OUTSIDE, OUTSIDE),
        (PROXY, "unknown", PROXY),
        (PROXY, f"{OUTSIDE}, nonsense", PROXY),
        (PROXY, "²", PROXY),
        (PROXY, "[", PROXY),
        (PROXY, "1" * 5000, PROXY),
        ("testclient", OUTSIDE, "testclient"),
    ],
)
def test_who_asks_is_whom_our_own_proxies_name(peer: str, forwarded: str, asker: str) -> None:
    entries = [entry.strip() for entry in forwarded.split(",")] if forwarded else []
    found, _ = Proxies(["10.0.0.0/8", "fd00::/16"]).asker(peer, entries)
    assert (plain_address(found) or found) == asker


def test_usually_this_machine_alone_is_trusted() -> None:
    usual = Proxies()
    assert usual.are_trusted("127.0.0.1") and usual.are_trusted("::1")
    assert usual.are_trusted("::ffff:127.0.0.1")
    assert not usual.are_trusted("127.0.0.2") and not usual.are_trusted("10.0.0.7")
    assert not Proxies(()).are_trusted("127.0.0.1")


@pytest.mark.parametrize("wrong", ["proxy.example", "10.0.0.0/33", "", "*", "10.0.0.1-9"])
def test_a_proxy_is_an_address_or_a_network(wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        Proxies([wrong])
    assert "10.0.0.0/8" in refused.value.sentence("fr")


def test_a_household_has_many_addresses() -> None:
    assert household("2001:db8::1") == household("2001:db8::2") != household("2001:db8:0:1::1")
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("::ffff:203.0.113.9") == household("203.0.113.9") == "203.0.113.9"
    assert household("testclient") == "testclient"


def test_everybody_behind_a_proxy_has_limits_of_their_own(tmp_path: Path) -> None:
    with asking_from(PROXY, tmp_path, chat=2) as client:

        def status(forwarded: str) -> int:
            headers = {"X-Forwarded-For": forwarded}
            return client.post("/api/codes", json={"code": "x"}, headers=headers).status_code

        assert [status(f"6.6.6.{number}, {OUTSIDE}") for number in range(3)] == [422, 422, 429]
        assert status("203.0.113.10") == 422
        ours = [status(f"2001:db8::{number}") for number in (1, 2, 3)]
        assert ours == [422, 422, 429], "one household"


@pytest.mark.parametrize(
    "peer, said, scheme",
    [
        (PROXY, {"X-Forwarded-Proto": "https"}, "https"),
        (PROXY, {"X-Forwarded-Proto": "HTTPS", "X-Forwarded-For": OUTSIDE}, "https"),
        (PROXY, {"X-Forwarded-Proto": "https, http", "X-Forwarded-For": f"{OUTSIDE}, {PROXY}"},
         "https"),
        (PROXY, {"X-Forwarded-Proto": "https, http", "X-Forwarded-For": OUTSIDE}, "http"),
        (PROXY, {"X-Forwarded-Proto": "http"}, "http"),
        (PROXY, {"X-Forwarded-Proto": "gopher"}, "http"),
        (PROXY, {"X-Forwarded-Proto": ""}, "http"),
        (PROXY, {}, "http"),
        (OUTSIDE, {"X-Forwarded-Proto": "https"}, "http"),
    ],
)  # fmt: skip
def test_what_https_outside_brings(
    tmp_path: Path, peer: str, said: dict[str, str], scheme: str
) -> None:
    with asking_from(peer, tmp_path) as client:
        answer = client.get("/", headers=said)
        is_secure = "; Secure" in answer.headers["set-cookie"]
        assert is_secure == (scheme == "https")
        strict = answer.headers.get("strict-transport-security", "")
        assert re.fullmatch(r"max-age=\d{7,}", strict) if is_secure else not strict
        token = re.search(r'name="token" value="(\w+)"', answer.text)
        assert token
        cookie = answer.headers["set-cookie"].partition(";")[0]
        form = {"token": token[1]}
        headers = {**said, "Cookie": cookie}
        made = client.post(
            "/tables/new/ave", data=form, headers=headers, follow_redirects=False
        ).headers["location"]
        page = client.get(made, headers={**headers, "Host": "play.example:8080"}).text
        assert f"{scheme}://play.example:8080{made}" in page
