"""Who is asking. A guest is a signed cookie, a bot's token, or nobody; there is no sign-up.

A guest's id is made with the first page and kept in the database once the guest does something. The
cookie holds the id, how often the guest's cookies were made void before, and a signature; a token
or a one-time code is kept as its hash alone.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeVar

from ludi.web.errors import BadInput
from ludi.web.people.decided import Decided
from ludi.web.people.names import checked_name, default_name
from ludi.web.storage.store import Store

COOKIE: Final = "ludi_guest"
TOKEN, CODE = "token", "code"
CODE_SECONDS: Final = 600.0
_MOST_MACS: Final = 10_000
_LONGEST_GUEST: Final = 40
# Without letters and digits that look alike.
_CODE_SIGNS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


@dataclass(frozen=True)
class Guest:
    """Somebody who asks, by page or by API."""

    id: str
    name: str
    is_bot: bool = False
    # How often this guest's cookies were made void.
    epoch: int = 0


Value = TypeVar("Value")


class Remembered(Generic[Value]):
    """Answers of the database, each for half a minute, the latest of them."""

    def __init__(self, most: int = 10_000, seconds: float = 30.0) -> None:
        self._most, self._seconds = most, seconds
        self._values: OrderedDict[str, tuple[Value, float]] = OrderedDict()

    def get(self, key: str) -> Value | None:
        value, until = self._values.get(key, (None, 0.0))
        return value if time.monotonic() < until else None

    def put(self, key: str, value: Value) -> None:
        self._values[key] = (value, time.monotonic() + self._seconds)
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)

    def clear(self) -> None:
        self._values.clear()


class Guests:
    """Makes and recognises guests."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._secret = secret.encode()
        # Every request shows some: those of who plays are the same again and again.
        self._known_mac = lru_cache(maxsize=_MOST_MACS)(self._new_mac)
        # Asked for with every request: remembered, for a while.
        self._names: Remembered[str] = Remembered()
        self._tokens: Remembered[str] = Remembered()
        self.decided = Decided(store.restraints, self._forget)

    def _forget(self) -> None:
        """Somebody was erased, or keys were made void."""
        self._names.clear()
        self._tokens.clear()

    # --- Cookies ---

    def new_cookie(self) -> str:
        return self.signed(secrets.token_hex(10), 0)

    def signed(self, guest: str, epoch: int) -> str:
        """The first cookies of a guest name no epoch; neither do those from before there were."""
        what = f"{guest}-{epoch}" if epoch else guest
        return f"{what}.{self._mac('guest', what)}"

    async def guest_of_cookie(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None if it is not one of ours, or was made void."""
        what, _, mac = (cookie or "").partition(".")
        if not hmac.compare_digest(mac.encode(), self._mac("guest", what).encode()):
            return None
        guest, _, epoch = what.partition("-")
        found = await self.find(guest)
        return found if found.epoch == int(epoch or 0) else None

    def form_token(self, guest: str) -> str:
        """What a form or a script of our own pages sends along, and another site cannot know."""
        return self._mac("form", guest)

    def is_form_token(self, guest: str, token: str | None) -> bool:
        return hmac.compare_digest((token or "").encode(), self.form_token(guest).encode())

    def _mac(self, purpose: str, guest: str) -> str:
        """Cookies may hold anything, and what is long is none of ours."""
        make = self._known_mac if len(guest) <= _LONGEST_GUEST else self._new_mac
        return make(purpose, guest)

    def _new_mac(self, purpose: str, guest: str) -> str:
        return hmac.digest(self._secret, f"{purpose} {guest}".encode(), "sha256").hex()[:32]

    # --- Names ---

    async def find(self, guest: str) -> Guest:
        decisions = await self.decided.look()
        name = self._names.get(guest)
        if name is None:
            name = await self.store.guest_name(guest) or default_name(guest)
            self._names.put(guest, name)
        return Guest(guest, name, epoch=decisions.epochs.get(guest, 0))

    async def rename(self, guest: str, name: str, now: float) -> None:
        await self.store.put_guest(guest, name, now)
        self._names.put(guest, name)

    async def keep(self, guest: Guest, now: float) -> None:
        """Remember a guest who does something."""
        if await self.store.guest_name(guest.id) is None:
            await self.store.put_guest(guest.id, guest.name, now)

    # --- Tokens and codes ---

    async def new_bot(self, name: str, now: float) -> tuple[Guest, str]:
        """A guest that is a program, and the token it shows."""
        guest = Guest(secrets.token_hex(10), checked_name(name), is_bot=True)
        await self.store.put_guest(guest.id, guest.name, now)
        return guest, await self.new_token(guest)

    async def new_token(self, guest: Guest) -> str:
        token = secrets.token_urlsafe(24)
        await self.store.put_key(_hash(token), guest.id, TOKEN, guest.name, None)
        return token

    async def guest_of_token(self, token: str) -> Guest | None:
        await self.decided.look()
        guest = self._tokens.get(token) or await self.store.key_guest(_hash(token), TOKEN)
        if guest is None:
            return None
        self._tokens.put(token, guest)
        return Guest(guest, (await self.find(guest)).name, is_bot=True)

    async def new_code(self, guest: Guest, now: float) -> str:
        """A code that carries a guest to another device, once; earlier ones end."""
        await self.keep(guest, now)
        await self.store.drop_keys(guest.id, CODE)
        code, digest = made_code()
        await self.store.put_key(digest, guest.id, CODE, guest.name, now + CODE_SECONDS)
        return code

    async def use_code(self, code: str, now: float) -> str:
        plain = "".join(sign for sign in code.upper() if sign in _CODE_SIGNS)
        guest = await self.store.use_key(_hash(plain), CODE, now)
        if guest is None:
            raise BadInput("guest.code")
        await self.decided.look_again()  # the cookie that follows is not to be void already
        return guest


def made_code() -> tuple[str, str]:
    """A new code as people read it, and what is kept of it."""
    code = "".join(secrets.choice(_CODE_SIGNS) for _ in range(10))
    return f"{code[:5]}-{code[5:]}", _hash(code)


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
