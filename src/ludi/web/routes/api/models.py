"""What the API is sent, and what it answers."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from ludi.bots import BOTS
from ludi.web.routes.callers import limit_reading_at
from ludi.web.storage.entries import ENDINGS, Listed
from ludi.web.tables.checks import ADVICE, CLOCKS, LONGEST_SAID

TableId = Annotated[str, Field(min_length=1, max_length=40)]


class Problem(BaseModel):
    """Why something was refused: a code, a sentence, and the table as it is where that helps."""

    error: str
    sentence: str
    table: dict[str, Any] | None = None


_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 415, 421, 422, 429, 503)
}


def api_router() -> APIRouter:
    """Routes of the API, each of which may refuse."""
    return APIRouter(prefix="/api", responses=_REFUSALS, dependencies=[Depends(limit_reading_at)])


# Nothing is counted further.
_MOST: Final = 999_999_999


class Strict(BaseModel):
    """A body in which nothing unknown is let pass."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Strict):
    name: StrictStr = Field(max_length=200, description="how others see you")


class NewGuestAnswer(BaseModel):
    id: str
    name: str
    token: str = Field(description="show it as `Authorization: Bearer …`")


class Code(Strict):
    code: StrictStr = Field(max_length=200)


class Token(BaseModel):
    token: str = Field(description="show it as `Authorization: Bearer …`")


class Me(BaseModel):
    id: str
    name: str


class NewTable(Strict):
    game: StrictStr = Field(max_length=40)
    seats: StrictInt | None = Field(None, ge=0, le=64)
    options: dict[str, StrictBool | StrictInt] = Field(default_factory=dict)
    public: StrictBool = False
    clock: StrictInt = Field(0, description=f"seconds for a move, one of {CLOCKS}; 0 is no limit")
    advice: StrictStr = Field(
        ADVICE[0], max_length=20, description=f"when the oracle may be asked: {', '.join(ADVICE)}"
    )


class Changes(Strict):
    seats: StrictInt | None = Field(None, ge=0, le=64)
    options: dict[str, StrictBool | StrictInt] | None = None
    public: StrictBool | None = None
    clock: StrictInt | None = None
    advice: StrictStr | None = Field(None, max_length=20)


class Sitter(Strict):
    bot: StrictStr | None = Field(
        None, max_length=40, description=f"one of {', '.join(BOTS)}; leave it out to sit yourself"
    )


_KEY: Final = "any 8 to 64 letters and digits: with the same key it is done once"


class NewAction(Strict):
    action: StrictStr | StrictInt = Field(description="its text, such as `roll 1`, or its id")
    version: StrictInt = Field(
        ge=0, le=_MOST, description="the version of the table it was made on"
    )
    key: StrictStr | None = Field(
        None, description="any 8 to 64 letters and digits: with the same key it acts once"
    )


class Moment(Strict):
    """A moment of a finished match, and the seat from which one plays on."""

    actions: StrictInt = Field(ge=0, le=_MOST, description="after so many actions")
    seat: StrictInt = Field(ge=0, le=64)


class NewUndo(Strict):
    version: StrictInt = Field(ge=0, le=_MOST)
    key: StrictStr | None = None


class Resigning(Strict):
    key: StrictStr | None = Field(None, description=_KEY)


class NewOffer(Strict):
    key: StrictStr | None = Field(None, description=_KEY)


class OfferAnswered(Strict):
    """An answer to the offer that stands."""

    offer: StrictInt = Field(ge=0, le=_MOST, description="its `number`")
    key: StrictStr | None = Field(None, description=_KEY)


class NewMessage(Strict):
    text: StrictStr = Field(max_length=2000, description=f"1 to {LONGEST_SAID} letters")


class EndingAnswer(BaseModel):
    """How a match has ended that was not played to its end."""

    how: str = Field(description=f"one of {', '.join(ENDINGS)}")
    seat: int | None = Field(description="who has ended it, if it was one")


class OfferAnswer(BaseModel):
    """An offer to end the match without a result."""

    number: int
    seat: int = Field(description="whose it is")
    agreed: list[int] = Field(description="the seats that want it")
    asked: list[int] = Field(description="those that have not answered")


class TableAnswer(BaseModel):
    """A table as you may know it."""

    model_config = ConfigDict(extra="allow")
    id: str
    version: int
    game: str
    status: str
    seat: int | None
    seats: list[dict[str, Any]]
    view: dict[str, Any] | None
    legal: list[dict[str, Any]]
    winners: list[int] = Field(description="the seats that have won; who has resigned cannot")
    ending: EndingAnswer | None
    offer: OfferAnswer | None
    can_offer: bool
    events: list[dict[str, Any]]


class ListedSeat(BaseModel):
    kind: str
    name: str


class ListedTable(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: str
    ending: str | None = Field(None, description="how it has ended, if not by its rules")
    seats: list[ListedSeat]

    @classmethod
    def of(cls, table: Listed) -> ListedTable:
        seats = [ListedSeat(kind=sitter.kind, name=sitter.name) for sitter in table.sitters]
        ended = {"status": table.status, "ending": table.ending}
        return cls.model_validate({"id": table.id, "game": table.game, "seats": seats, **ended})


class Verified(BaseModel):
    """A match that was played again and came out the same."""

    draws: int = Field(description="how many draws were checked")
    seed: str
    commitment: str = Field(description="the hash of the seed, as it was shown from the start")


class AdviceAnswer(BaseModel):
    """What can be done, and the chance to win with it: in 95 cases of 100 from low to high."""

    action: str = Field(description="as it is played")
    sentence: str
    chance: float
    low: float
    high: float
    tries: int = Field(description="how many games or worlds were tried")


class ReviewAnswer(BaseModel):
    """A review; before it is made, how much of it is, from 0 to 1, if somebody has asked for it."""

    progress: float | None
    review: dict[str, Any] | None


class GameAnswer(BaseModel):
    id: str
    title: str
    tagline: str
    fewest_seats: int
    most_seats: int
    options: list[dict[str, Any]]
    bots: list[str]
