"""What whoever runs a server does with tables and people, while it runs."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from ludi.cli import main
from ludi.cli.statuses import DONE
from ludi.web.app import create_app
from ludi.web.people import decided
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.settings import Settings
from ludi.web.storage import restraints, schema
from ludi.web.storage.engines import engine_of, writer_of
from ludi.web.tables.clocks import Pace
from web.servers import PATIENCE, Foundry, Unreachable, new_table, wait_until

Admin = Callable[..., str]


@pytest.fixture(autouse=True)
def looked_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process see at once what was decided."""
    monkeypatch.setattr(decided, "_LOOK", 0.05)


@pytest.fixture
def admin(database: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Does something, and says what was said."""

    def do(*words: str, language: str = "en", code: int = 0) -> str:
        capsys.readouterr()
        found = main(["admin", *words, "--db", database, "--lang", language])
        told = capsys.readouterr()
        assert found == code, told.err
        return " ".join((told.err if code else told.out).split())

    return do


@contextlib.contextmanager
def serving(database: str, **settings: Any) -> Iterator[Callable[..., Person]]:
    """A server to which people come."""
    app = create_app(
        database,
        pace=Pace(bot=1e6, look=0.2),
        limits=Limits(dict.fromkeys(LIMITS, (1e9, 1e9))),
        workers=1,
        settings=Settings(**settings),
    )

    with TestClient(app) as running:

        def come(name: str, address: str = "10.0.0.1") -> Person:
            client = TestClient(app, base_url="http://localhost", client=(address, 5000))
            client.portal = running.portal  # the loop in which the server runs
            return Person(client, name)

        yield come


class Person:
    """Somebody with a browser."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.token = re.findall(r'name="token" value="(\w+)"', client.get("/").text)[0]
        assert self.post("/me/name", name=name).status_code == 200
        self.id: str = self.me()["id"]

    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get("/api/me").json()
        return found

    def page(self, path: str, language: str = "en") -> str:
        return self.client.get(f"{path}?lang={language}").text

    def post(self, path: str, **fields: Any) -> Any:
        return self.client.post(path, data={"token": self.token, **fields})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-Form-Token": self.token, "Accept-Language": "en"}
        return self.client.request(method, f"/api/{path}", json=body, headers=headers)

    def table(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", f"tables/{table}").json()
        return found

    def act(self, table: str) -> Any:
        shown = self.table(table)
        body = {"action": shown["legal"][0]["text"], "version": shown["version"]}
        return self.ask("POST", f"tables/{table}/actions", body)


def table_with(*people: Person, bots: int = 0, starts: bool = True) -> str:
    host, seats = people[0], len(people) + bots
    wanted = {"game": "ave", "seats": seats, "public": True}
    table: str = host.ask("POST", "tables", wanted).json()["id"]
    for seat in range(1, seats):
        body = {} if seat < len(people) else {"bot": "random"}
        sitter = people[seat] if seat < len(people) else host
        assert sitter.ask("PUT", f"tables/{table}/seats/{seat}", body).status_code == 200
    if starts:
        assert host.ask("POST", f"tables/{table}/start").status_code == 200
    return table


def rows(database: str, table: sa.Table) -> list[dict[str, Any]]:
    engine = engine_of(database)
    with engine.connect() as connection:
        found = [dict(row) for row in connection.execute(sa.select(table)).mappings()]
    engine.dispose()
    return found


# --- Tables -------------------------------------------------------------------------------------


def test_tables_are_listed(database: str, admin: Admin) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        waiting, running = table_with(ben, bots=1, starts=False), table_with(ann, ben)
        assert waiting in admin("tables") and running in admin("tables")
        assert waiting not in admin("tables", "--status", "playing")
        assert running not in admin("tables", "--guest", ben.id, "--status", "waiting")
        assert waiting not in admin("tables", "--guest", ann.id)
        assert "Ann, Ben" in admin("tables", "--guest", ann.id)
        assert admin("tables", "--game", "roma", language="fr") == "0 table"
        assert admin("tables", "--unchanged-days", "1") == "0 tables"
        assert admin("tables", "--most", "1").endswith("1 table")


def test_a_table_that_is_closed_is_over_for_all(database: str, admin: Admin) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        table = table_with(ann, ben, bots=1)
        seen = {one: one.table(table) for one in (ann, ben)}
        admin("close", f"https://games.example.org/tables/{table}/")
        wait_until(lambda: ann.table(table)["status"] == "closed")
        check_closed(ann, table)
        for one, shown in seen.items():
            for action in shown["legal"][:1]:
                body = {"action": action["text"], "version": shown["version"]}
                refused = one.ask("POST", f"tables/{table}/actions", body)
                assert (refused.status_code, refused.json()["error"]) == (409, "table.closed")
        for path in ("undo", "rematch"):
            refused = ann.ask("POST", f"tables/{table}/{path}", {"version": 1})
            assert refused.json()["error"] == "table.closed"
        assert ann.ask("GET", f"tables/{table}/record").json()["error"] == "table.closed"
        assert ann.ask("POST", f"tables/{table}/messages", {"text": "Vale"}).status_code == 200
        assert not ann.client.get("/api/tables").json()
        assert [one["status"] for one in ann.ask("GET", "me/tables").json()] == ["closed"]
        assert table in ann.page("/") and table not in come("Eve").page("/")
        assert not rows(database, schema.questions)
        assert "over already" in admin("close", table, code=1)
    with serving(database) as come:
        check_closed(come("Eve"), table)


def check_closed(person: Person, table: str) -> None:
    shown = person.table(table)
    assert (shown["status"], shown["legal"], shown["seed"]) == ("closed", [], None)
    assert "has closed the table. Nobody has won." in person.page(f"/tables/{table}")
    assert "a fermé la table" in person.page(f"/tables/{table}", "fr")
    for page in ("replay", "more"):
        assert person.client.get(f"/tables/{table}/{page}").status_code in (200, 404)


def test_a_table_that_waits_is_closed(database: str, admin: Admin) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        table = table_with(ann, bots=1, starts=False)
        admin("close", table)
        wait_until(lambda: ann.table(table)["status"] == "closed")
        assert "has closed the table" in ann.page(f"/tables/{table}")
        assert "a fermé la table" in ann.page(f"/tables/{table}", "fr")
        for path in ("start", "seats/1"):
            method = "PUT" if path.startswith("seats") else "POST"
            assert ben.ask(method, f"tables/{table}/{path}", {}).status_code in (403, 409)
        assert not ann.client.get("/api/tables").json()
    assert "no such table" in admin("close", "nowhere", code=1)


def test_who_watches_a_table_that_is_deleted_is_let_go(
    database: str, foundry: Foundry, admin: Admin
) -> None:
    server = foundry.start(database)
    with closing(server.client("Ann")) as ann, closing(server.client("Ben")) as ben:
        table, other = new_table([ann, ben], "ave"), new_table([ann, ben], "ave")
        shown = next(one for one in (ann.table(table), ben.table(table)) if one["legal"])
        actor = ann if ann.table(table)["legal"] else ben
        with closing(ann.stream(table)) as stream:
            next(stream)
            admin("delete", table)
            assert actor.act(shown).status in (404, 409)
            with pytest.raises(Unreachable):
                for _ in stream:
                    pass
        wait_until(lambda: ann.ask("GET", f"tables/{table}").status == 404)
        assert ann.table(other)["version"] > 0
    assert table not in admin("tables")
    assert "no such table" in admin("delete", table, code=1)
    for name in ("entries", "sitters", "words", "snapshots", "questions"):
        found = rows(database, schema.metadata.tables[name])
        assert table not in {row["table_id"] for row in found}


def make_older(database: str, table: str, days: float) -> None:
    engine, columns = engine_of(database), schema.tables.c
    with writer_of(engine).begin() as connection:
        older = sa.update(schema.tables).values(changed_at=columns.changed_at - days * 86_400)
        connection.execute(older.where(columns.id == table))
    engine.dispose()


def test_old_tables_are_deleted(
    database: str, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        names = ("new", "left", "left long", "closed", "closed long")
        tables = {name: table_with(ann, ben) for name in names}
        for name in ("closed", "closed long"):
            admin("close", tables[name])
        for name, days in (("left", 20), ("left long", 40), ("closed", 5), ("closed long", 15)):
            make_older(database, tables[name], days)
        assert "Nothing" in admin("tidy")
        monkeypatch.setenv("LUDI_KEEP_FINISHED_DAYS", "10")
        assert admin("tidy") == "1 table deleted."
        assert left(database, tables) == {"new", "left", "left long", "closed"}
        wait_until(lambda: ann.ask("GET", f"tables/{tables['closed long']}").status_code == 404)
    with serving(database, keep_finished_days=3, keep_abandoned_days=30):
        wait_until(lambda: left(database, tables) == {"new", "left"})


def left(database: str, tables: dict[str, str]) -> set[str]:
    found = {row["id"] for row in rows(database, schema.tables)}
    return {name for name, table in tables.items() if table in found}


# --- People -------------------------------------------------------------------------------------


def test_people_are_found(database: str, admin: Admin) -> None:
    with serving(database) as come:
        ann, ben = come("Änne Prima"), come("Ben")
        assert ann.id in admin("people", "änne") and ben.id not in admin("people", "änne")
        assert "Änne Prima" in admin("people", ann.id)
        admin("mute", ann.id)
        admin("ban", "10.9.0.0/16")
        found = admin("people", "prima")
        assert "[muted]" in found and found.split()[-2:] == ["1", "guest"]
        assert "10.9.0.0/16" in admin("people") and "2 guests" in admin("people")
        for command in ("mute", "unmute", "unban"):
            assert "neither a guest nor" in admin(command, "nobody", code=1)
        assert "pas d’invité" in admin("erase", "nobody", language="fr", code=1)


def test_who_is_mute_plays_on(database: str, admin: Admin) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        table = table_with(ann, ben)
        path = f"tables/{table}/messages"

        def say(person: Person) -> Any:
            return person.ask("POST", path, {"text": "Ave"})

        assert say(ann).status_code == 200
        admin("mute", ann.id)
        wait_until(lambda: say(ann).status_code == 403)
        assert say(ann).json()["error"] == "guest.muted"
        assert say(ben).status_code == 200
        actor = ann if ann.table(table)["legal"] else ben
        assert actor.act(table).status_code == 200
        admin("unmute", ann.id)
        wait_until(lambda: say(ann).status_code == 200)


def test_who_is_banned_can_look_and_do_nothing(database: str, admin: Admin) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        table = table_with(ann, ben)
        actor = ann if ann.table(table)["legal"] else ben
        admin("ban", actor.id, "--days", "3")
        wait_until(lambda: actor.ask("PATCH", "me", {"name": "Bad"}).status_code == 403)
        assert actor.act(table).status_code == 403
        assert re.search(r"until 20\d\d-", actor.act(table).json()["sentence"])
        for path in ("/play/ave", "/me/name", f"/tables/{table}/say"):
            refused = actor.post(path, name="X", text="X")
            assert refused.status_code == 403 and "banned" in refused.text
        assert actor.client.get(f"/tables/{table}").status_code == 200
        assert actor.client.get("/rules/ave").status_code == 200
        other = ben if actor is ann else ann
        assert other.post("/play/ave").status_code == 200
        assert "may come back" in admin("unban", actor.id)
        assert "was not banned" in admin("unban", actor.id)
        wait_until(lambda: actor.act(table).status_code == 200)


def test_an_address_is_banned_whoever_comes_from_there(database: str, admin: Admin) -> None:
    with serving(database) as come:
        near, far = come("Ann", "10.9.1.2"), come("Ben", "10.8.1.2")
        admin("ban", "10.9.0.0/16")
        wait_until(lambda: near.post("/play/ave").status_code == 403)
        assert near.client.post("/api/guests", json={"name": "New"}).status_code == 403
        assert near.client.get("/").status_code == 200
        assert far.post("/play/ave").status_code == 200
        admin("unban", "10.9.0.0/16")
        admin("ban", "10.8.1.2")
        wait_until(lambda: far.post("/play/ave").status_code == 403)
        assert near.post("/play/ave").status_code == 200


def test_what_is_decided_while_a_server_reads_is_not_passed_over(
    database: str, admin: Admin
) -> None:
    with serving(database) as come:
        ann = come("Ann")
        engine = engine_of(database)

        def decide(*_: Any) -> None:
            admin("ban", ann.id)

        with engine.connect() as connection:
            sa.event.listen(engine, "after_cursor_execute", decide, once=True)
            known = restraints.decisions(connection)
        with engine.connect() as connection:
            by_now = restraints.decisions(connection)
        engine.dispose()
    assert by_now.restraints
    assert known.restraints == by_now.restraints or known.number < by_now.number


def test_what_opens_the_door_to_a_guest_is_void(database: str, admin: Admin) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        token = ann.ask("POST", "me/tokens").json()["token"]
        code = ann.ask("POST", "me/codes").json()["code"]
        bearer = {"Authorization": f"Bearer {token}"}
        assert ben.client.get("/api/me", headers=bearer).json()["id"] == ann.id
        cookie = ann.client.cookies["ludi_guest"]
        admin("revoke", ann.id)
        wait_until(lambda: ann.client.get("/api/me").status_code == 401)
        assert ben.client.get("/api/me", headers=bearer).status_code == 401
        assert ben.post("/me/carry", code=code).status_code == 422
        ann.page("/")
        assert ann.me()["id"] != ann.id
        assert ben.me()["id"] == ben.id
    with serving(database) as come:
        eve = come("Eve")
        eve.client.cookies.clear()
        eve.client.cookies.set("ludi_guest", cookie)
        assert eve.client.get("/api/me").status_code == 401


def test_a_guest_comes_back_after_all_was_void(database: str, admin: Admin) -> None:
    """Cookies that are made afterwards name how often they were made void."""
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        admin("revoke", ann.id)
        wait_until(lambda: ann.client.get("/api/me").status_code == 401)
        guests = ann.client.app.state.server.guests  # type: ignore[attr-defined]
        guest = ann.client.portal.call(guests.find, ann.id)  # type: ignore[union-attr]
        ben.client.cookies.clear()
        ben.client.cookies.set("ludi_guest", guests.signed(guest.id, guest.epoch))
        assert ben.me()["id"] == ann.id
        forged = guests.signed(guest.id, 1).replace("-1.", "-2.")
        ben.client.cookies.clear()
        ben.client.cookies.set("ludi_guest", forged)
        assert ben.client.get("/api/me").status_code == 401


@pytest.mark.parametrize("deed", ["ban", "revoke"])
def test_who_is_sent_away_has_no_stream(
    database: str, foundry: Foundry, admin: Admin, deed: str
) -> None:
    server = foundry.start(database)
    with closing(server.client("Ann")) as ann, closing(server.client("Ben")) as ben:
        table = new_table([ann, ben], "ave")
        guest, has_ended = ann.ask("GET", "me").expected()["id"], threading.Event()
        with closing(ann.stream(table)) as stream, closing(ben.stream(table)) as others:
            next(stream)

            def read() -> None:
                with contextlib.suppress(Unreachable):
                    for _ in stream:
                        continue
                has_ended.set()

            threading.Thread(target=read, daemon=True).start()
            admin(deed, guest)
            assert has_ended.wait(PATIENCE)
            said = ben.ask("POST", f"tables/{table}/messages", {"text": "Vale"}).expected()
            assert others.until(said["version"])["chat"]
        if deed == "revoke":
            assert ann.ask("GET", "me").status == 401
        else:
            with closing(ann.stream(table)) as again:
                assert next(again)["status"] == "playing"


def test_a_page_whose_cookie_is_void_has_no_stream(database: str, admin: Admin) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        table = table_with(ann, ben)
        admin("revoke", ann.id)
        wait_until(lambda: ann.client.get("/api/me").status_code == 401)
        for path in (f"/tables/{table}/stream", f"/streams?at={table}~1.1"):
            assert ann.client.get(path).status_code == 401


@pytest.mark.parametrize(
    ("language", "words"), [("en", "the guest it belongs to: "), ("fr", "à qui il revient : ")]
)
def test_who_was_revoked_comes_back_by_a_code(
    database: str, admin: Admin, language: str, words: str
) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        first = admin("revoke", ann.id)
        wait_until(lambda: ann.client.get("/api/me").status_code == 401)
        said = admin("revoke", ann.id, language=language)  # the server need not know of it yet
        assert words in said.replace("\u202f", " ").replace("\xa0", " ")
        void, code = (re.findall(r"\b[A-Z2-9]{5}-[A-Z2-9]{5}\b", one)[0] for one in (first, said))
        assert ben.post("/me/carry", code=void).status_code == 422
        assert ben.post("/me/carry", code=code).status_code == 200
        assert ben.me() == {"id": ann.id, "name": "Ann"}
        ann.page("/")
        again = ann.client.post("/api/codes", json={"code": code})
        assert (again.status_code, again.json()["error"]) == (422, "guest.code")


def test_who_is_erased_gets_no_code(database: str, admin: Admin) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        table_with(ann, ben)
        admin("erase", ann.id)
        assert admin("revoke", ann.id) == f"All cookies, tokens and codes of {ann.id} are void."


def test_who_is_erased_is_nowhere(database: str, admin: Admin) -> None:
    with serving(database) as come:
        zoe, ben = come("Zoe Quarta"), come("Ben")
        running = table_with(zoe, ben)
        left_again = table_with(ben, zoe, bots=1, starts=False)
        zoe.ask("DELETE", f"tables/{left_again}/seats/1")
        waiting = table_with(zoe, ben, starts=False)
        tables = (running, left_again, waiting)
        for table in tables:
            zoe.ask("POST", f"tables/{table}/messages", {"text": "Carthago delenda"})
            ben.ask("POST", f"tables/{table}/messages", {"text": "Ceterum"})
        for _ in range(30):
            actor = zoe if zoe.table(running)["legal"] else ben
            assert actor.act(running).status_code == 200
        while not ben.table(running)["legal"]:
            assert zoe.act(running).status_code == 200
        zoe.ask("POST", "me/tokens")
        zoe.ask("POST", "me/codes")
        assert found_in(database) and seen_by(ben, tables)
        before = ben.table(running)
        assert "from 3 tables too." in admin("erase", zoe.id)
        wait_until(lambda: not seen_by(ben, tables))
        assert not found_in(database)
        after = ben.table(running)
        assert after["seats"][0]["name"] == "—" and after["actions"] == before["actions"]
        assert [said["text"] for said in after["chat"]] == ["Ceterum"]
        # The match goes on; who was erased is nobody any more, and not the same again.
        wait_until(lambda: zoe.client.get("/api/me").status_code == 401)
        assert ben.act(running).status_code == 200
        assert not found_in(database) and not seen_by(ben, tables)
    with serving(database) as come:
        assert not seen_by(come("Eve"), tables)


NAMES = ("Zoe", "Quarta", "Carthago", "delenda")


def found_in(database: str) -> list[str]:
    """Where the name or the words are, in the whole database."""
    return [
        f"{table.name}: {row}"
        for table in schema.metadata.sorted_tables
        for row in rows(database, table)
        if any(name in repr(row) for name in NAMES)
    ]


def seen_by(person: Person, tables: tuple[str, ...]) -> list[str]:
    """Where somebody else can read them."""
    paths = ["/", "/me", "/api/tables", "/api/me/tables"]
    for table in tables:
        paths += [f"/tables/{table}", f"/tables/{table}/replay", f"/api/tables/{table}"]
        paths += [f"/tables/{table}/more", f"/tables/{table}/verify", f"/tables/{table}/frame?at=5"]
        paths += [f"/api/tables/{table}/record"]
    return [path for path in paths if any(name in person.client.get(path).text for name in NAMES)]


def test_pages_that_are_open_follow_an_erasure(
    database: str, foundry: Foundry, admin: Admin
) -> None:
    server = foundry.start(database)
    with closing(server.client("Zoe Quarta")) as zoe, closing(server.client("Ben")) as ben:
        table = new_table([zoe, ben], "ave")
        zoe.ask("POST", f"tables/{table}/messages", {"text": "Carthago delenda"}).expected()
        guest = zoe.ask("GET", "me").expected()["id"]
        with closing(ben.stream(table)) as stream:
            first = next(stream)
            assert first["seats"][0]["name"] == "Zoe Quarta" and first["chat"]
            admin("erase", guest)
            later = stream.until(first["version"] + 1)
            assert later["seats"][0]["name"] == "—" and not later["chat"]
    assert not found_in(database)


# --- Files and pipes ----------------------------------------------------------------------------


def test_nobody_else_reads_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.db"
    with serving(f"sqlite:///{file}"):
        assert file.stat().st_mode & 0o077 == 0


def test_nobody_thinks_for_a_file_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    assert main(["think", "--db", f"sqlite:///{file}", "--lang", "en"]) == 1
    assert "no database" in capsys.readouterr().err and not file.exists()


def test_who_reads_only_the_beginning_is_told_nothing_of_the_database(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database):
        pass
    command = [sys.executable, "-m", "ludi", "admin", "tables", "--db", database, "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as listing:
        assert listing.stdout and listing.stderr
        listing.stdout.close()
        assert listing.stderr.read() == b""
    assert listing.returncode == DONE
