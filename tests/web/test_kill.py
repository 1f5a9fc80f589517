"""Servers are killed at random moments while games are played: nothing that was answered is lost.

Several people play at several tables, some of them with bots, and follow streams. Every action has
a key; who got no answer sends the same again to the next server. After every kill the entries in
the database are read and played again, and compared with what people were told and what the new
server shows. `LUDI_KILLS=1000 pytest tests/web/test_kill.py` does it for longer.

That is all that is promised: nothing acknowledged is lost, nothing is done twice, the next server
answers and goes on, and no server has logged an error of its own. What processes say that die with
their server, on its error output, is no complaint of a server.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa

from ludi.web.show.views import document, viewer_of
from ludi.web.storage import schema
from ludi.web.storage.engines import engine_of
from ludi.web.storage.entries import MOVE, Entry, Question, Summary, joined
from ludi.web.storage.migrations import migrate
from ludi.web.storage.store import Store
from ludi.web.tables.table import OVER, WAITING, Table
from seeding import chooser
from web.servers import (
    FAST,
    PATIENCE,
    Client,
    Foundry,
    Server,
    Unreachable,
    new_table,
    play_turn,
    wait_until,
)

KILLS: Final = int(os.environ.get("LUDI_KILLS", "8"))
# The longest that a server lives, in seconds, and the most actions that it is sent.
LONGEST_LIFE: Final = 0.4
MOST_ACTIONS: Final = 40
UNDOING: Final = 0.1
# Game, people, bots, options: small games, so that many end and are played again.
TABLES: Final[tuple[tuple[str, int, int, dict[str, int]], ...]] = (
    ("ave", 2, 0, {"round_limit": 4}),
    ("ave", 1, 1, {"round_limit": 4}),
    ("romans-go-home", 3, 0, {}),
    ("romans-go-home", 2, 1, {}),
)


# --- What people were told ----------------------------------------------------------------------


class Post:
    """Where the server is now; who has lost it waits here for the next one."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._number = 0
        self._port: int | None = None
        # While it is held nobody asks for a rematch; once it is the last round, nobody does at all.
        self.rematching = threading.Lock()
        self.is_last_round = False

    def put(self, port: int | None) -> None:
        with self._changed:
            self._number += 1
            self._port = port
            self._changed.notify_all()

    def end(self) -> None:
        with self.rematching:
            self.is_last_round = True

    def next(self, lost: int) -> tuple[int, int]:
        """Number and port of a server later than the one that was lost."""
        with self._changed:
            is_there = self._changed.wait_for(
                lambda: self._number > lost and self._port is not None, PATIENCE
            )
            assert is_there and self._port is not None, "no server comes back"
            return self._number, self._port


class Book:
    """What people were told. It must be so ever after."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        # By table: the version that a key was acknowledged with; keys that were refused.
        self.acknowledged: dict[str, dict[str, int]] = {}
        self.refused: dict[str, set[str]] = {}
        self.latest: dict[str, int] = {}
        self.sent = 0
        self.unanswered = 0

    def note_sent(self) -> None:
        with self._changed:
            self.sent += 1
            self._changed.notify_all()

    def note_unanswered(self) -> None:
        with self._changed:
            self.unanswered += 1

    def note_acknowledged(self, table: str, key: str, version: int) -> None:
        with self._changed:
            self.acknowledged.setdefault(table, {})[key] = version

    def note_refused(self, table: str, key: str) -> None:
        with self._changed:
            self.refused.setdefault(table, set()).add(key)

    def note_seen(self, table: str, version: int) -> None:
        with self._changed:
            self.latest[table] = max(version, self.latest.get(table, 0))

    def seen(self, table: str) -> int:
        with self._changed:
            return self.latest.get(table, 0)

    def wait_for_sent(self, count: int) -> None:
        """Until so many more actions are under way; some time, if nobody can act."""
        with self._changed:
            wanted = self.sent + count
            self._changed.wait_for(lambda: self.sent >= wanted, LONGEST_LIFE)

    def check(self, told: Mapping[str, Replayed]) -> None:
        """Everything acknowledged is there, once; nothing refused is; no version is taken back."""
        with self._changed:
            for table, version in self.latest.items():
                assert told[table].table.version >= version
            for table, acknowledged in self.acknowledged.items():
                for key, version in acknowledged.items():
                    assert 0 < told[table].keys[key] <= version
            for table, refused in self.refused.items():
                assert not refused & told[table].keys.keys()
        assert not any(replayed.actions_without_key for replayed in told.values())


# --- What the database tells --------------------------------------------------------------------


class Replayed:
    """A table as its entries tell it, and the number of each key."""

    def __init__(self, table_id: str) -> None:
        self.table = Table(table_id)
        self.keys: dict[str, int] = {}
        self.bot_actions = 0
        self.actions_without_key = 0

    def take(self, entry: Entry) -> None:
        """One more entry; it must be the next one, and legal."""
        self.table.take(entry)
        if entry.kind in ("acted", "undone"):
            is_bots = "bot" in entry.body
            self.bot_actions += is_bots
            self.actions_without_key += not is_bots and entry.key is None
        if entry.key is not None:
            assert entry.key not in self.keys
            self.keys[entry.key] = entry.number


class Ledger:
    """All tables, played again from the database."""

    def __init__(self, database: str) -> None:
        self._engine = engine_of(database)
        self.tables: dict[str, Replayed] = {}

    def close(self) -> None:
        self._engine.dispose()

    def read(self, shown: Mapping[str, Any]) -> None:
        """Take what is new, and compare what a server has shown with it."""
        compared = set()
        for table_id, entry in self._entries():
            replayed = self.tables.setdefault(table_id, Replayed(table_id))
            if entry.number > replayed.table.version:
                replayed.take(entry)
            if table_id in shown and entry.number == shown[table_id]["version"]:
                if replayed.table.version == entry.number:
                    assert shown[table_id] == as_shown(replayed.table)
                    compared.add(table_id)
        assert compared == shown.keys()

    def _entries(self) -> Iterator[tuple[str, Entry]]:
        entries, words = schema.entries.c, schema.words.c
        is_its = sa.and_(words.table_id == entries.table_id, words.number == entries.number)
        question = (
            sa.select(schema.entries, words.body.label("words"))
            .join(schema.words, is_its, isouter=True)
            .order_by(entries.table_id, entries.number)
        )
        with self._engine.connect() as connection:
            for row in connection.execute(question):
                words_of = json.loads(row.words) if row.words else None
                body = joined(row.kind, json.loads(row.body), words_of)
                yield row.table_id, Entry(row.number, row.kind, body, row.at, row.key)

    def bot_actions(self) -> int:
        return sum(replayed.bot_actions for replayed in self.tables.values())

    def counts_more_bot_actions(self, than: int) -> Callable[[], bool]:
        """Whether bots have acted by now, if one looks again."""

        def looked() -> bool:
            self.read({})
            return self.bot_actions() > than

        return looked

    def unfinished(self) -> list[str]:
        """The tables that are not over."""
        return [one.table.id for one in self.tables.values() if one.table.status != OVER]


def as_shown(table: Table, guest: str | None = None) -> Any:
    """The document of a table, as it comes over the wire."""
    return json.loads(json.dumps(document(table, viewer_of(table, guest, "en"))))


# --- People -------------------------------------------------------------------------------------


@dataclass
class Sending:
    """An action or an undo under way, the same until it is answered."""

    table: str
    what: str
    body: dict[str, Any]


class Person(threading.Thread):
    """Plays at a table, and at those that follow it, whatever becomes of the servers."""

    def __init__(self, number: int, guest: Mapping[str, str], post: Post, book: Book) -> None:
        super().__init__(name=f"person {number}", daemon=True)
        self.number, self.guest, self.token = number, guest["id"], guest["token"]
        self.post, self.book = post, book
        self.table = ""
        self.failure: BaseException | None = None
        self._random = chooser(f"person {number}")
        self._sending: Sending | None = None
        self._sent = 0
        self._known = 0
        self._is_done = False

    def run(self) -> None:
        server = 0
        try:
            while not self._is_done:
                server, port = self.post.next(server)
                with contextlib.suppress(Unreachable), contextlib.closing(self._at(port)) as client:
                    self._play(client)
        except BaseException as error:  # noqa: BLE001 - the test raises it
            self.failure = error

    def _at(self, port: int) -> Client:
        return Client(port, self.token)

    def _play(self, client: Client) -> None:
        if self._sending is not None:
            self._send(client, self._sending)
        while not self._is_done:
            self._follow(client, self.table)

    def _follow(self, client: Client, table: str) -> None:
        """Follow the stream of a table, and do what is to be done, until another one follows."""
        least = self.book.seen(table)
        with contextlib.closing(client.stream(table)) as stream:
            for shown in stream:
                assert shown["version"] >= least, "a version was taken back"
                least = shown["version"]
                self.book.note_seen(table, least)
                if least >= self._known:  # older ones were under way while something was sent
                    self._do(client, shown)
                if self._is_done or self.table != table:
                    return

    def _do(self, client: Client, shown: Mapping[str, Any]) -> None:
        """What a table as it is shown asks for."""
        table, version = shown["id"], shown["version"]
        if shown["status"] == OVER:
            self._go_on_elsewhere(client)
        elif shown["status"] == WAITING and shown["is_host"]:
            assert client.ask("POST", f"tables/{table}/start").status in (200, 409)
        elif shown["can_undo"] and self._random.random() < UNDOING:
            self._send(client, Sending(table, "undo", {"version": version, "key": self._key()}))
        elif shown["legal"]:
            action = self._random.choice(shown["legal"])["text"]
            body = {"action": action, "version": version, "key": self._key()}
            self._send(client, Sending(table, "actions", body))

    def _key(self) -> str:
        self._sent += 1
        return f"key-{self.number}-{self._sent:06}"

    def _send(self, client: Client, sending: Sending) -> None:
        """Send it, and note what was answered; it stays under way if nothing was."""
        self._sending = sending
        table, key = sending.table, sending.body["key"]
        self.book.note_sent()
        try:
            reply = client.ask("POST", f"tables/{table}/{sending.what}", sending.body)
        except Unreachable:
            self.book.note_unanswered()
            raise
        self._sending = None
        if reply.status == 200:
            self._known = reply.body["version"]
            self.book.note_acknowledged(table, key, self._known)
        else:
            assert reply.status == 409 and reply.body["error"] == "table.stale", reply
            self._known = reply.table["version"]
            self.book.note_refused(table, key)
        self.book.note_seen(table, self._known)

    def _go_on_elsewhere(self, client: Client) -> None:
        """Play again, with the same people; in the last round only if somebody does already."""
        with self.post.rematching:
            if self.post.is_last_round and client.table(self.table)["successor"] is None:
                self._is_done = True
            else:
                self.table = client.ask("POST", f"tables/{self.table}/rematch").expected()["id"]
                self._known = 0


# --- The test -----------------------------------------------------------------------------------


def seat_people(server: Server, post: Post, book: Book) -> list[Person]:
    """All tables, with people and bots, started."""
    people: list[Person] = []
    for game, count, bots, options in TABLES:
        clients = [server.client() for _ in range(count)]
        here: list[Person] = []
        for client in clients:
            name = {"name": f"Person {len(people) + len(here)}"}
            guest = client.ask("POST", "guests", name).expected()
            client.token = guest["token"]
            here.append(Person(len(people) + len(here), guest, post, book))
        table = new_table(clients, game, bots, **options)
        for person, client in zip(here, clients, strict=True):
            person.table = table
            client.close()
        people += here
    return people


def wait_for_a_moment(chance: random.Random, book: Book) -> None:
    """Any moment; or one in which an action has just been sent."""
    if chance.random() < 0.5:
        threading.Event().wait(chance.uniform(0, LONGEST_LIFE))
    else:
        book.wait_for_sent(chance.randint(1, MOST_ACTIONS))


def check_everything(server: Server, ledger: Ledger, book: Book) -> None:
    """The database holds what people were told; the server shows what the database holds."""
    with contextlib.closing(server.client()) as spectator:
        shown = {table: spectator.table(table) for table in ledger.unfinished()}
    ledger.read(shown)
    book.check(ledger.tables)


def check_ends(server: Server, ledger: Ledger, people: list[Person]) -> None:
    """Everybody sees the end that the entries tell, and the record tells the whole match."""
    for person in people:
        replayed = ledger.tables[person.table].table
        assert replayed.status == OVER and replayed.match is not None
        with contextlib.closing(Client(server.port, person.token)) as client:
            assert client.table(person.table) == as_shown(replayed, person.guest)
            record = client.ask("GET", f"tables/{person.table}/record").expected()
        assert record == json.loads(json.dumps(replayed.match.record()))


def test_nothing_acknowledged_is_lost(database: str, foundry: Foundry) -> None:
    chance, post, book = chooser("kills"), Post(), Book()
    server = foundry.start(database)
    people = seat_people(server, post, book)
    with contextlib.closing(Ledger(database)) as ledger:
        for person in people:
            person.start()
        for _ in range(KILLS):
            post.put(server.port)
            wait_for_a_moment(chance, book)
            post.put(None)
            server.kill(with_workers=chance.random() < 0.5)
            server = foundry.start(database)
            check_everything(server, ledger, book)
            assert not [person.failure for person in people if person.failure]
        post.put(server.port)
        wait_until(ledger.counts_more_bot_actions(than=ledger.bot_actions()))
        post.end()
        for person in people:
            person.join(PATIENCE)
            assert not person.is_alive() and person.failure is None, person.failure
        check_everything(server, ledger, book)
        check_ends(server, ledger, people)
    check_from_the_start(database, book)
    print(f"{book.unanswered} of {book.sent} actions met a kill")
    assert foundry.complaints() == ""


def check_from_the_start(database: str, book: Book) -> None:
    """All entries once more, with nothing remembered."""
    with contextlib.closing(Ledger(database)) as ledger:
        ledger.read({})
        book.check(ledger.tables)


def test_what_was_under_way_is_sent_again_and_done_once(database: str, foundry: Foundry) -> None:
    """The server stands still while an action is sent, and is killed: nobody knows what became of
    it. The same is sent again to the next one, and again, as if no answer had come."""
    server = foundry.start(database)
    with (
        contextlib.closing(server.client("Ann")) as ann,
        contextlib.closing(server.client("Ben")) as ben,
        contextlib.closing(Ledger(database)) as ledger,
    ):
        table = new_table([ann, ben], "ave")
        shown = ann.table(table)
        server.signal(signal.SIGSTOP)
        ann.send_act(shown, "key-under-way")
        server.kill()
        with pytest.raises(Unreachable):
            ann.receive()
        for _ in range(2):
            server = foundry.start(database)
            with contextlib.closing(ann.at(server.port)) as again:
                assert again.act(shown, "key-under-way").expected()["version"] > shown["version"]
            server.kill()
        ledger.read({})
        assert len(ledger.tables[table].table.live().history) == 1
        assert ledger.tables[table].keys == {"key-under-way": shown["version"] + 1}
    assert foundry.complaints() == ""


# --- What a killed server leaves behind ---------------------------------------------------------


def test_a_server_that_is_asked_to_end_ends(database: str, foundry: Foundry) -> None:
    """Also while somebody watches and bots think."""
    server = foundry.start(database)
    with contextlib.closing(server.client("Ann")) as ann:
        table = new_table([ann], "ave", bots=1)
        wait_for_a_bot(ann, table)
        with contextlib.closing(ann.stream(table)) as stream:
            next(stream)
            assert server.stop() in (0, -signal.SIGTERM)
    wait_until(lambda: not server.has_workers())
    assert "Traceback" not in foundry.complaints()


def test_bots_processes_end_with_their_server(tmp_path: Path, foundry: Foundry) -> None:
    server = foundry.start(f"sqlite:///{tmp_path / 'tables.db'}")
    with contextlib.closing(server.client("Ann")) as ann:
        wait_for_a_bot(ann, new_table([ann], "ave", bots=1))
    server.kill(with_workers=False)
    try:
        wait_until(lambda: not server.has_workers())
    finally:
        server.sweep()


def test_a_server_is_killed_while_a_bots_process_starts(tmp_path: Path, foundry: Foundry) -> None:
    """The process ends too, whatever it says; the next server lets the bot act."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    doomed = foundry.start(database, begets_slowly=True)
    with contextlib.closing(doomed.client("Ann")) as ann:
        table = new_table([ann], "ave", bots=1)
        version = play_turn(ann, table)
        wait_until(doomed.has_begotten)
    doomed.kill(with_workers=False)
    try:
        wait_until(lambda: not doomed.has_workers())
    finally:
        doomed.sweep()
    foundry.start(database)
    wait_until(lambda: last_number(database, table) > version)
    assert foundry.complaints() == ""


def test_a_server_whose_writer_is_killed_goes_on(database: str, foundry: Foundry) -> None:
    server = foundry.start(database)
    with contextlib.closing(server.client("Ann")) as ann:
        table = new_table([ann], "ave", bots=1)
        os.kill(server.writer(), signal.SIGKILL)
        wait_until(lambda: "a thread goes on" in foundry.complaints())
        version = play_turn(ann, table)
        wait_until(lambda: last_number(database, table) > version)
    assert server.stop() in (0, -signal.SIGTERM)


def wait_for_a_bot(person: Client, table: str) -> None:
    """Play until a bot has acted."""
    version = play_turn(person, table)
    with contextlib.closing(person.stream(table)) as stream:
        stream.until(version + 1)


def test_a_table_that_cannot_be_opened_stops_no_other(database: str, foundry: Foundry) -> None:
    """Bots go on after a restart, whatever else is in the database."""
    asyncio.run(put_table_of_a_lost_game(database))
    slow_bots = {**FAST, "bot": 0.5}
    server = foundry.start(database, slow_bots)
    with contextlib.closing(server.client("Ann")) as ann:
        table = new_table([ann], "ave", bots=1)
        version = play_turn(ann, table)
    server.kill()
    foundry.start(database, slow_bots)
    wait_until(lambda: last_number(database, table) > version)


async def put_table_of_a_lost_game(database: str) -> None:
    """A table that no server can open, where something is to be done for long."""
    store = Store(database)
    migrate(store.engine)
    created = Entry(1, "created", {"game": "lost"}, 0.0)
    due = Question("lost", MOVE, 0, "random", 1, 0.0, 0.0)
    assert await store.append(
        "lost", created, Summary("lost", "playing", True, question=due, has_bots=True)
    )
    await store.close()


def last_number(database: str, table: str) -> int:
    columns = schema.entries.c
    question = sa.select(sa.func.max(columns.number)).where(columns.table_id == table)
    engine = engine_of(database)
    with contextlib.closing(engine.connect()) as connection:
        found: int = connection.execute(question).scalar_one()
    engine.dispose()
    return found
