"""Addresses, and the proxies whose word about them is taken.

A proxy appends to `X-Forwarded-For` whom it was asked by. From the right, each entry was written by
who asked next: it is believed as long as that is a proxy we trust. What stands further left anybody
may have written.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from ludi.web.errors import BadInput

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Any, Any], Awaitable[None]]

THIS_MACHINE: Final = ("127.0.0.1", "::1")
# What one household or server is given of IPv6: its addresses are as one.
_HOUSEHOLD: Final = 64
_LONGEST: Final = 60


class Proxies:
    """The proxies that are trusted, as addresses and networks."""

    def __init__(self, trusted: Iterable[str] = THIS_MACHINE) -> None:
        self._networks = tuple(map(_network, trusted))
        self.are_trusted = lru_cache(maxsize=4096)(self._are_trusted)

    def _are_trusted(self, address: str) -> bool:
        """Whether a proxy of ours is at an address."""
        plain = plain_address(address)
        if plain is None:
            return False
        found = ip_address(plain)
        return any(found in network for network in self._networks)

    def asker(self, peer: str, forwarded: Sequence[str]) -> tuple[str, int]:
        """Who asks, and over how many of our proxies: the connection comes from `peer`, and
        `forwarded` is what proxies have appended."""
        address, hops = peer, 0
        for entry in reversed(forwarded):
            before = plain_address(entry) if self.are_trusted(address) else None
            if before is None:
                break
            address, hops = before, hops + 1
        return address, hops


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadInput("proxy.address", found=text) from error


def plain_address(entry: str) -> str | None:
    """An address without port and brackets, IPv4 as such; None if it is no address."""
    text = entry.strip()
    if len(text) > _LONGEST:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Whom an address stands for where it is counted how much comes from there."""
    plain = plain_address(address)
    if plain is None or ":" not in plain:
        return plain or address
    return str(ip_network(f"{plain.partition('%')[0]}/{_HOUSEHOLD}", strict=False))


class Forwarded:
    """Lets the application see who asks and how, where trusted proxies say so."""

    def __init__(self, app: App, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        peer = scope.get("client")
        if peer and self.proxies.are_trusted(peer[0]):
            self._believe(scope, peer[0])
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope, peer: str) -> None:
        address, hops = self.proxies.asker(peer, _entries(scope, b"x-forwarded-for"))
        if hops:
            scope["client"] = (address, 0)
        schemes = _entries(scope, b"x-forwarded-proto")
        # Proxies append this, too, or the outermost one sets it and the others leave it.
        scheme = schemes[-min(max(hops, 1), len(schemes))].lower() if schemes else ""
        if scheme in ("http", "https"):
            scope["scheme"] = scheme


def _entries(scope: Scope, name: bytes) -> list[str]:
    """All that headers of a name list."""
    values = [value.decode("latin-1") for header, value in scope["headers"] if header == name]
    return [entry.strip() for entry in ",".join(values).split(",")] if values else []
