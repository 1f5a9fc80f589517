"""What was decided about people, as a server knows it: it looks again every few seconds, and only
then at what has changed. What is remembered of people goes with it."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from ludi.web.errors import Forbidden, Unkept
from ludi.web.storage.restraints import BAN, MUTE, Decisions, Restraints

# So often it is looked whether anything was decided.
_LOOK: Final = 2.0

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Decided:
    """Who is banned or mute, and whose cookies are void."""

    def __init__(self, restraints: Restraints, on_change: Callable[[], None]) -> None:
        self._restraints = restraints
        self._on_change = on_change
        self._known: Decisions | None = None
        self._networks: list[tuple[Network, str]] = []
        self._look_at = 0.0
        # What is done with those who were just banned, or whose cookies were made void; who does
        # it says so.
        self.send_away: Callable[[set[str]], None] = _let_stay

    async def look(self) -> Decisions:
        """What is decided, as of a few seconds ago."""
        if self._known is None or time.monotonic() >= self._look_at:
            self._look_at = time.monotonic() + _LOOK
            try:
                await self._read_if_changed()
            except Unkept:  # what was known stays so
                if self._known is None:
                    raise
        assert self._known is not None
        return self._known

    async def look_again(self) -> None:
        """See what is decided by now."""
        self._look_at = 0.0
        await self.look()

    async def _read_if_changed(self) -> None:
        number = await self._restraints.number()
        if self._known is None or number != self._known.number:
            await self._read()

    async def _read(self) -> None:
        before, self._known = self._known, await self._restraints.decisions()
        banned = {who for who, kind in self._known.restraints if kind == BAN}
        networks = ((network_of(who), who) for who in banned)
        self._networks = [(network, who) for network, who in networks if network is not None]
        self._on_change()
        if before is not None:
            self.send_away(self._known.sent_away_since(before))

    async def check_may_act(self, guest: str | None, address: str, now: float) -> None:
        """Refuse who is banned, or comes from where everybody is."""
        known = await self.look()
        for who in (guest, *self._networks_with(address)):
            until = 0.0 if who is None else known.until(who, BAN, now)
            if until is None:
                raise Forbidden("guest.banned")
            if until:
                day = datetime.fromtimestamp(until, UTC)
                raise Forbidden("guest.banned_until", until=f"{day:%Y-%m-%d %H:%M}")

    async def check_may_talk(self, guest: str, now: float) -> None:
        if (await self.look()).until(guest, MUTE, now) != 0:
            raise Forbidden("guest.muted")

    def _networks_with(self, address: str) -> list[str]:
        if not self._networks:
            return []
        here = network_of(address)
        return [
            who
            for network, who in self._networks
            if here is not None
            and here.version == network.version
            and here.network_address in network
        ]


def network_of(word: str) -> Network | None:
    """An address or a network; None: it is neither."""
    try:
        return ipaddress.ip_network(word, strict=False)
    except ValueError:
        return None


def _let_stay(_: set[str]) -> None:
    return
