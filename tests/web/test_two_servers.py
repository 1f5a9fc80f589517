"""Several servers on one PostgreSQL: they share every table, and none trusts what it remembers."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest

from ludi.web.errors import Stale
from ludi.web.storage.appending import CHANNEL, Told, heard_in
from ludi.web.storage.entries import Entry
from ludi.web.storage.migrations import migrate
from ludi.web.storage.notices import listening
from ludi.web.storage.store import Store
from ludi.web.tables import playing, seating
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.service import TableService
from ludi.web.tables.table import OVER, PLAYING, Table
from web.servers import FAST, PATIENCE, Client, Foundry, Reply, Server, new_table, play_turn
from web.services import ANN, BEN, STILL, Clock, table_of
from web.test_kill import Ledger

# --- Two processes ------------------------------------------------------------------------------


@pytest.fixture
def two_servers(shared_database: str, foundry: Foundry) -> tuple[Server, Server]:
    return foundry.start(shared_database), foundry.start(shared_database)


@pytest.fixture
def two_people(two_servers: tuple[Server, Server]) -> Iterator[tuple[Client, Client]]:
    """One person at each server."""
    with (
        contextlib.closing(two_servers[0].client("Ann")) as ann,
        contextlib.closing(two_servers[1].client("Ben")) as ben,
    ):
        yield ann, ben


def replayed(database: str, table: str) -> tuple[Table, dict[str, int]]:
    """A table as its entries tell it, each of them checked, and the number of each key."""
    with contextlib.closing(Ledger(database)) as ledger:
        ledger.read({})
        return ledger.tables[table].table, ledger.tables[table].keys


def test_what_is_done_at_one_server_is_seen_at_the_other(
    two_people: tuple[Client, Client],
) -> None:
    table = new_table(two_people, "ave", round_limit=3)
    with (
        contextlib.closing(two_people[0].stream(table)) as first,
        contextlib.closing(two_people[1].stream(table)) as second,
    ):
        shown, acted = [next(first), next(second)], set()
        while shown[0]["status"] == PLAYING:
            actor = 0 if shown[0]["legal"] else 1
            reply = two_people[actor].act(shown[actor]).expected()
            shown = [stream.until(reply["version"]) for stream in (first, second)]
            assert [one["version"] for one in shown] == [reply["version"]] * 2
            acted.add(actor)
        assert acted == {0, 1}
        assert {one["status"] for one in shown} == {OVER}


def test_the_lobby_is_shared(two_people: tuple[Client, Client]) -> None:
    """Sitting down, words and settings cross over as actions do."""
    ann, ben = two_people
    table = ann.ask("POST", "tables", {"game": "romans-go-home", "seats": 2}).expected()["id"]
    with contextlib.closing(ann.stream(table)) as stream:
        sat = ben.ask("PUT", f"tables/{table}/seats/1", {}).expected()
        assert [seat["name"] for seat in stream.until(sat["version"])["seats"]] == ["Ann", "Ben"]
        said = ben.ask("POST", f"tables/{table}/messages", {"text": "Salve!"}).expected()
        assert [line["text"] for line in stream.until(said["version"])["chat"]] == ["Salve!"]


def test_a_stale_action_at_a_slow_server_is_refused(
    shared_database: str, two_servers: tuple[Server, Server], two_people: tuple[Client, Client]
) -> None:
    """It is refused with the table as it is, whether the server has heard of it yet or not."""
    ann, slow = two_people[0], two_servers[1]
    table = new_table(two_people, "ave")
    with contextlib.closing(ann.at(slow.port)) as ann_elsewhere:
        for number in range(10):
            shown = ann_elsewhere.table(table)
            if not shown["legal"]:
                shown = play_until_asked(ann_elsewhere, two_people[1], table)
            slow.signal(signal.SIGSTOP)
            acted = ann.act(shown, f"key-first-{number}").expected()
            ann_elsewhere.send_act(shown, f"key-second-{number}")
            slow.signal(signal.SIGCONT)
            reply = ann_elsewhere.receive()
            assert (reply.status, reply.body["error"]) == (409, "table.stale")
            assert reply.table["version"] >= acted["version"]
            assert reply.table["view"] == acted["view"]
    keys = replayed(shared_database, table)[1]
    assert sorted(keys) == [f"key-first-{number}" for number in range(10)]


def play_until_asked(waiting: Client, other: Client, table: str) -> dict[str, Any]:
    """Let the other one play until somebody is asked again."""
    with (
        contextlib.closing(waiting.stream(table)) as stream,
        contextlib.closing(other.stream(table)) as other_stream,
    ):
        known = -1
        for shown in stream:
            if shown["legal"]:
                return shown
            if shown["version"] == known:  # only who is there has changed
                continue
            known = shown["version"]
            theirs = other_stream.until(shown["version"])
            if theirs["legal"]:
                other.act(theirs)
    raise AssertionError


def test_a_server_that_stood_still_catches_up(
    two_servers: tuple[Server, Server], two_people: tuple[Client, Client]
) -> None:
    ann, slow = two_people[0], two_servers[1]
    table = new_table([ann], "ave", bots=1)
    with contextlib.closing(slow.client()) as spectator:
        before = spectator.table(table)["version"]
        with contextlib.closing(spectator.stream(table)) as stream:
            slow.signal(signal.SIGSTOP)
            version = play_some(ann, table, 5)
            slow.signal(signal.SIGCONT)
            assert version > before
            assert stream.until(version)["version"] >= version


def play_some(client: Client, table: str, count: int) -> int:
    """Act so often, against bots; the version after it."""
    with contextlib.closing(client.stream(table)) as stream:
        for shown in stream:
            if shown["legal"] and count:
                count -= client.act(shown).status == 200
            if not count or shown["status"] == OVER:
                version: int = shown["version"]
                return version
    raise AssertionError


def at_once(*acts: tuple[Client, dict[str, Any], str]) -> list[Reply]:
    """Replies to what clients do, with keys, at the same moment."""
    together = threading.Barrier(len(acts))

    def act(client: Client, shown: dict[str, Any], key: str) -> Reply:
        together.wait(PATIENCE)
        return client.act(shown, key)

    with ThreadPoolExecutor(len(acts)) as pool:
        return [replied.result() for replied in [pool.submit(act, *one) for one in acts]]


def test_simultaneous_choices_at_two_servers(
    shared_database: str, two_people: tuple[Client, Client]
) -> None:
    """Who is asked at the same time as others acts at the same time, through any server."""
    table = new_table(two_people, "romans-go-home")
    done, times_together = set[str](), 0
    with (
        contextlib.closing(two_people[0].stream(table)) as first,
        contextlib.closing(two_people[1].stream(table)) as second,
    ):
        shown = [next(first), next(second)]
        while shown[0]["status"] == PLAYING:
            asked = [number for number in (0, 1) if shown[number]["legal"]]
            keys = [f"key-{number}-{shown[0]['version']:04}" for number in (0, 1)]
            replies = at_once(*((two_people[one], shown[one], keys[one]) for one in asked))
            version = max(reply.expected()["version"] for reply in replies)
            shown = [first.until(version), second.until(version)]
            done |= {keys[one] for one in asked}
            times_together += len(asked) == 2
    assert times_together
    assert replayed(shared_database, table)[1].keys() == done


def test_two_actions_of_one_seat_at_two_servers(
    shared_database: str, two_people: tuple[Client, Client]
) -> None:
    """Of two actions on one version exactly one counts; with one key both are that one."""
    ann, ben = two_people
    table = new_table(two_people, "ave")
    with contextlib.closing(ann.at(ben.port)) as ann_elsewhere:
        for number in range(15):
            shown = ann.table(table)
            if not shown["legal"]:
                shown = play_until_asked(ann, ben, table)
            keys = [f"key-{number:04}-a", f"key-{number:04}-{'ab'[number % 2]}"]
            one, two = at_once((ann, shown, keys[0]), (ann_elsewhere, shown, keys[1]))
            if keys[0] == keys[1]:
                assert (one.status, two.status) == (200, 200)
            else:
                assert sorted([one.status, two.status]) == [200, 409]
                refused = one if one.status == 409 else two
                accepted = two if one.status == 409 else one
                assert refused.table["version"] >= accepted.body["version"]
    keys_written = replayed(shared_database, table)[1]
    assert len({key.rpartition("-")[0] for key in keys_written}) == len(keys_written) == 15


def test_an_answer_of_one_server_can_be_acted_on_at_the_other(
    two_people: tuple[Client, Client],
) -> None:
    """A client whose requests reach now this server, now that one, plays as with one."""
    ann, ben = two_people
    table = new_table([ann], "ave", bots=1)
    with contextlib.closing(ann.at(ben.port)) as ann_elsewhere:
        shown = ann.table(table)
        for number in range(30):
            client = (ann, ann_elsewhere)[number % 2]
            if shown["legal"]:
                reply = client.act(shown)
                assert reply.status == 200, reply
                shown = reply.body
            elif shown["status"] == PLAYING:
                with contextlib.closing(client.stream(table)) as stream:
                    shown = stream.until(shown["version"] + 1)


def test_a_bot_acts_once_although_all_servers_tend_it(
    shared_database: str, foundry: Foundry, two_servers: tuple[Server, Server]
) -> None:
    with contextlib.closing(two_servers[0].client("Ann")) as ann:
        table = new_table([ann], "ave", bots=5, round_limit=3)
        with contextlib.closing(ann.at(two_servers[1].port)) as ann_elsewhere:
            ann_elsewhere.table(table)  # it is open there as well
        play_some(ann, table, 1000)
        told, _ = replayed(shared_database, table)
        assert told.status == OVER and told.match is not None
        assert ann.table(table)["actions"] == len(told.match.history)
        assert {played.seat for played in told.match.history} == set(range(6))
    assert foundry.complaints() == ""


def test_bots_of_a_killed_server_are_tended_by_another(
    shared_database: str, foundry: Foundry
) -> None:
    """The other one has never seen the table, and nobody asks it for anything."""
    slow_bots = {**FAST, "bot": 0.5}
    doomed, _ = (foundry.start(shared_database, slow_bots) for _ in range(2))
    with contextlib.closing(doomed.client("Ann")) as ann:
        table = new_table([ann], "ave", bots=1)
        version = play_turn(ann, table)
    doomed.kill()
    wait_for_notice(shared_database, table, version + 1)
    told, _ = replayed(shared_database, table)
    assert told.version > version


def wait_for_notice(database: str, table: str, version: int) -> None:
    """Until the database tells of a version; it is looked for first."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}".encode())
        if replayed(database, table)[0].version >= version:
            return
        for notice in connection.notifies(timeout=PATIENCE):
            if (table, version) in {
                (told.table_id, told.number) for told in heard_in(notice.payload)
            }:
                return
    raise AssertionError("no notice")


def test_connections_that_are_cut_are_made_again(
    shared_database: str, two_people: tuple[Client, Client]
) -> None:
    ann, ben = two_people
    table = new_table(two_people, "ave")
    with contextlib.closing(ben.stream(table)) as stream:
        shown = ann.table(table)
        for _ in range(3):
            cut_connections(shared_database)
            if not shown["legal"]:
                break
            shown = ann.act(shown).expected()
            assert stream.until(shown["version"])["version"] == shown["version"]


def cut_connections(database: str) -> None:
    """End all connections to the database but this one."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


# --- Two services in this process: moments that are hard to meet ----------------------------------


@contextlib.asynccontextmanager
async def a_service_at(
    database: str, *, hears: bool = False, now: Callable[[], float] | None = None
) -> AsyncIterator[TableService]:
    """A service of its own; what others do it hears only if it listens."""
    store = Store(database)
    migrate(store.engine)
    clock = now or Clock()
    service = TableService(store, STILL, clock, clock)
    ear = (
        asyncio.ensure_future(listening(store, service.tables.catch_up_all, service.tables.hear))
        if hears
        else None
    )
    try:
        yield service
    finally:
        if ear is not None:
            ear.cancel()
            await asyncio.wait([ear])
        service.close()
        await store.close()


def with_two_services(
    database: str, test: Callable[[TableService, TableService], Awaitable[None]]
) -> None:
    """Run a test with two services; the second one hears nothing."""

    async def running() -> None:
        async with a_service_at(database) as first, a_service_at(database) as deaf:
            await test(first, deaf)

    asyncio.run(running())


def first_legal(opened: OpenTable, guest: str) -> str:
    seat = opened.table.seat_of(guest)
    assert seat is not None
    return opened.table.live().legal(seat)[0].text


def test_a_deaf_service_refuses_and_catches_up(shared_database: str) -> None:
    async def test(first: TableService, deaf: TableService) -> None:
        here = await table_of(first)
        there = await deaf.tables.open(here.table.id)
        version, action = there.table.version, first_legal(there, ANN)
        await playing.act(here, ANN, action, version)
        with pytest.raises(Stale):
            await playing.act(there, ANN, action, version)
        assert there.table.version == here.table.version

    with_two_services(shared_database, test)


def test_a_deaf_service_believes_a_later_version(shared_database: str) -> None:
    """Who has seen a later version elsewhere can act on it here."""

    async def test(first: TableService, deaf: TableService) -> None:
        here = await table_of(first)
        there = await deaf.tables.open(here.table.id)
        await playing.say(here, BEN, "Ben", "Salve!")
        await playing.act(there, ANN, first_legal(here, ANN), here.table.version)
        assert there.table.version == here.table.version + 1
        with pytest.raises(Stale):  # of this one nobody knows
            await playing.act(there, ANN, "roll 1", 1000)

    with_two_services(shared_database, test)


def test_a_deaf_service_takes_what_is_still_right(shared_database: str) -> None:
    """A choice at the same time as others, and a word: neither minds what came between."""

    async def test(first: TableService, deaf: TableService) -> None:
        here = await table_of(first, "romans-go-home")
        there = await deaf.tables.open(here.table.id)
        version = here.table.version
        assert here.table.to_act == (0, 1)
        await playing.act(here, ANN, first_legal(here, ANN), version)
        await playing.act(there, BEN, first_legal(there, BEN), version)
        await first.tables.look_for(Told(here.table.id, there.table.version))
        await playing.say(here, ANN, "Ann", "Salve!")
        await playing.say(there, BEN, "Ben", "Ave!")
        assert [said.text for said in there.table.chat] == ["Salve!", "Ave!"]

    with_two_services(shared_database, test)


def test_who_acted_elsewhere_in_time_is_not_replaced(shared_database: str) -> None:
    """A clock runs out here, while what somebody did elsewhere is just being heard of."""

    async def test() -> None:
        clock = Clock()
        async with (
            a_service_at(shared_database, now=clock) as first,
            a_service_at(shared_database, now=clock) as late,
        ):
            here = await seating.create(first.tables, ANN, "Ann", "ave", seats=2, clock=15)
            await seating.sit(here, 1, BEN, "Ben")
            await seating.start(here, ANN)
            there = await late.tables.open(here.table.id)
            await playing.act(here, ANN, first_legal(here, ANN), here.table.version)
            clock.time += 15
            assert there.asked.run_out_in(there.table, clock.time) == {0: 0}
            async with there.lock:
                look = late.tables.look_for(Told(here.table.id, here.table.version))
                hearing = asyncio.ensure_future(look)
                await asyncio.sleep(0)
                tending = asyncio.ensure_future(late.presence.stop_clocks(there))
                await asyncio.sleep(0)
            await asyncio.gather(hearing, tending)
            assert [seat.away for seat in there.table.seats] == [None, None]

    asyncio.run(test())


def test_what_happens_while_a_table_is_opened_is_not_missed(shared_database: str) -> None:
    """An entry is told after the table was read, and before it is open."""

    async def test() -> None:
        async with (
            a_service_at(shared_database) as first,
            a_service_at(shared_database, hears=True) as second,
        ):
            here = await table_of(first)
            await heard_something(first, second)
            read = second.store.entries

            async def read_slowly(table_id: str, after: int) -> list[Entry]:
                found = await read(table_id, after)
                if second.store.entries is not read:  # only the first time
                    second.store.entries = read  # type: ignore[method-assign]
                    await playing.say(here, BEN, "Ben", "Salve!")
                    await heard_something(first, second)
                return found

            second.store.entries = read_slowly  # type: ignore[method-assign]
            there = await second.tables.open(here.table.id)
            async with asyncio.timeout(PATIENCE):
                while there.table.version < here.table.version:
                    await heard_something(first, second)
            assert [said.text for said in there.table.chat] == ["Salve!"]

    asyncio.run(test())


async def heard_something(first: TableService, second: TableService) -> None:
    """Wait until what was told before now has been heard."""
    mark = await seating.create(first.tables, ANN, "Ann", "ave")
    there = await second.tables.open(mark.table.id)
    await playing.say(mark, ANN, "Ann", "now")
    with there.watching(None) as watcher:
        while there.table.version < mark.table.version:
            watcher.clear()
            await asyncio.wait_for(watcher.wait(), PATIENCE)
