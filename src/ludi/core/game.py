"""What a game is to everything above it: its state, its rules, its words."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as with_default
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from ludi.core.actions import ActionSpace, Composite
from ludi.core.documents import brief
from ludi.core.errors import BadSetup, Names
from ludi.core.events import EventKind
from ludi.core.notes import Vocabulary
from ludi.core.ranking import Ranked, best_first, places
from ludi.core.speech import ENGLISH, LANGUAGES
from ludi.core.state import Buffer, Field, State
from ludi.core.voices import Voice

StateType = TypeVar("StateType", bound=State)


def nothing_by_itself(state: State) -> bool:  # noqa: ARG001
    """For a game in which everything happens in `setup` and `apply`."""
    return False


@dataclass(frozen=True, eq=False)
class Game(Generic[StateType]):
    """One game. The functions up to `suggest` are in the rules dialect and have compiled twins.

    setup       deals; seats, options and generator words are set
    to_act      the seats that may act now, a bit each; none: the game goes on by itself, or is over
    legal       writes a seat's legal actions into a buffer and says how many
    apply       plays a legal action
    advance     what happens next without a choice; says whether more does. Called after `setup`
                and after `apply` until it says no: then somebody is asked, or the game is over
                (an engine may leave it for later as long as somebody is asked)
    points      a seat's points as they are
    winners     who has won, a bit each, once the game is over
    redeal      replaces what a seat does not know by a sample that fits what it knows
    observe     writes what a seat knows as numbers
    suggest     a sensible action for a seat; reads only what the seat may know
    guess       the same more quickly and less well, for playouts; `suggest` if there is none
    view        what a seat, or the spectator (None), may know, as a JSON-able document
    view_type   the TypedDict that describes it
    tells       whether an action, given the states before and after it, surely told somebody what
                was hidden (True), or surely nobody (False): then nobody need look for a world that
                it rules out; None where that must be found out
    check       raises BadPosition if a state could not come about
    board       a view as text with console markup, in a language, in 80 columns
    small_board the same for a small screen: in few lines, which may be broken between words
    wide_board  the same in 120 columns
    complete    fills in what a position leaves out, given the names of the fields it has
    check_setup raises BadSetup if seats and options do not go together
    ranking     who stands where, for a game with neutrals or with more than points to tell people
                apart; else it is by who has won, then by points
    composites  the moves that people write as one and that stand for several actions
    expand      such a move, where it can be made, as the actions it stands for; else None
    rulings     the options that change what a piece does, by the piece
    minutes     about how long a game takes people
    longest     the most choices that a game can take, given its seats and options
    rulebook    the folder of the rules in our words, a file a language
    printed     what is printed on each piece, by name, for the rules page
    champion    the module whose CHAMPION thinks with compiled code (`ludi.bots.champions`)
    table       the module whose TABLE is shown in the browser (`ludi.web.show.boards`)

    What a game does not bring, the rest does without.
    """

    id: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    most_legal: int
    observation: Sequence[Field]
    state: type[StateType]
    actions: ActionSpace
    events: Sequence[EventKind]
    vocabularies: Sequence[Vocabulary]
    phrases: Mapping[str, Voice]
    setup: Callable[[StateType], None]
    to_act: Callable[[StateType], int]
    legal: Callable[[StateType, int, Buffer], int]
    apply: Callable[[StateType, int, int], None]
    points: Callable[[StateType, int], int]
    winners: Callable[[StateType], int]
    redeal: Callable[[StateType, int], None]
    observe: Callable[[StateType, int, Buffer], None]
    suggest: Callable[[StateType, int], int]
    view: Callable[[StateType, int | None], Any]
    check: Callable[[StateType], None]
    board: Callable[[Any, tuple[str, ...], str], str]
    small_board: Callable[[Any, tuple[str, ...], str], str] | None = None
    wide_board: Callable[[Any, tuple[str, ...], str], str] | None = None
    advance: Callable[[StateType], bool] = nothing_by_itself
    guess: Callable[[StateType, int], int] | None = None
    tells: Callable[[StateType, StateType, int], bool | None] = lambda *_: None
    check_setup: Callable[[StateType], None] = lambda _: None
    ranking: Callable[[StateType], tuple[Ranked, ...]] | None = None
    complete: Callable[[StateType, frozenset[str]], None] = lambda *_: None
    composites: tuple[Composite, ...] = ()
    expand: Callable[[StateType, int, str], list[str] | None] = lambda *_: None
    rulings: Mapping[str, tuple[str, ...]] = with_default(default_factory=dict)
    minutes: int | None = None
    longest: Callable[[StateType], int] | None = None
    rulebook: Path | None = None
    printed: Mapping[str, Mapping[str, Any]] = with_default(default_factory=dict)
    view_type: type | None = None
    champion: str | None = None
    table: str | None = None

    def __post_init__(self) -> None:
        """What a game does not say in a language it says in English."""
        spoken = {
            language: self.phrases.get(language, self.phrases[ENGLISH]) for language in LANGUAGES
        }
        object.__setattr__(self, "phrases", {**spoken, **self.phrases})

    @property
    def options(self) -> tuple[Field, ...]:
        return tuple(field for field in self.state.fields if field.is_option)

    @cached_property
    def on_board(self) -> frozenset[str]:
        """The names of events that need not be told to who looks at the board."""
        return frozenset(kind.name for kind in self.events if kind.is_on_board)

    @cached_property
    def has_secrets(self) -> bool:
        """Whether there is anything that a seat may not know."""
        is_hidden = any(field.is_hidden for field in self.state.fields)
        return is_hidden or any(kind.is_private or kind.secret for kind in self.events)

    @property
    def has_chance(self) -> bool:
        """Whether anything is drawn, thrown or dealt."""
        return bool(self.vocabularies)

    @property
    def has_luck(self) -> bool:
        """Whether anything but decisions made in full knowledge changes who wins."""
        return self.has_chance or self.has_secrets

    @property
    def usual_seats(self) -> int:
        """How many play where nobody says how many."""
        return min(max(2, self.fewest_seats), self.most_seats)

    @property
    def observation_size(self) -> int:
        return sum(_size(field.shape) for field in self.observation)

    def blank(self, seats: int | None, options: Mapping[str, Any] | None) -> StateType:
        """A state with checked seats and options, before anything is dealt."""
        state = self.state()
        state.seats = self._checked_seats(seats)
        by_name = {field.name: field for field in self.options}
        for name, value in (options or {}).items():
            if name not in by_name:
                raise self._unknown_option(name)
            setattr(state, name, _checked_option(by_name[name], value))
            _check_for_seat(by_name[name], value, state.seats)
        self.check_setup(state)
        return state

    def _unknown_option(self, name: str) -> BadSetup:
        known = Names(field.name for field in self.options)
        return BadSetup(
            "setup.option_unknown",
            game=Title(self),
            option=name,
            options=known,
            count=len(known),
        )

    def options_for(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options without the choices for seats that are not there."""
        absent = {field.name for field in self.options if not field.is_about(seats)}
        return {name: value for name, value in options.items() if name not in absent}

    def older_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options as an older document has them: one that the game has got since has its default,
        and a choice for a seat that is not there, which was let pass once, says nothing."""
        return {**self.option_values(self.state()), **self.options_for(seats, options)}

    def settings(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Seats with options that tests and benchmarks go through.

        For every combination of the numbers that options try: no switch, each alone, all of them.
        """
        switches = [field.name for field in self.options if field.is_switch]
        numbers = [field for field in self.options if field.tried and not field.is_switch]
        on_sets = [[], *([name] for name in switches), *([switches] if len(switches) > 1 else [])]
        for seats in range(self.fewest_seats, self.most_seats + 1):
            for values in itertools.product(*(field.tried for field in numbers)):
                chosen = {field.name: value for field, value in zip(numbers, values, strict=True)}
                for on in on_sets:
                    options: dict[str, Any] = {**chosen, **dict.fromkeys(on, True)}
                    if self._go_together(seats, options):
                        yield seats, options

    def _go_together(self, seats: int, options: dict[str, Any]) -> bool:
        try:
            self.blank(seats, options)
        except BadSetup:
            return False
        return True

    def option_values(self, state: StateType) -> dict[str, bool | int]:
        return {
            field.name: bool(getattr(state, field.name))
            if field.is_switch
            else int(getattr(state, field.name))
            for field in self.options
        }

    def begin(self, state: StateType) -> None:
        """Set up, up to the first choice."""
        self.setup(state)
        self._go_on(state)

    def play(self, state: StateType, seat: int, action: int) -> None:
        """Play a legal action, up to the next choice."""
        self.apply(state, seat, action)
        self._go_on(state)

    def _go_on(self, state: StateType) -> None:
        while self.advance(state):
            pass

    def drawn(self, table: Any, players: tuple[str, ...], language: str) -> str:
        """A view's table as text; in English where the game does not speak the language."""
        return self.board(table, players, self.phrases[language].language)

    def drawn_small(self, table: Any, players: tuple[str, ...], language: str) -> str | None:
        """The same for a small screen; None where the game has no board for one."""
        if self.small_board is None:
            return None
        return self.small_board(table, players, self.phrases[language].language)

    def drawn_wide(self, table: Any, players: tuple[str, ...], language: str) -> str:
        """The same for a wide screen; as for any other where the game has no board for one."""
        board = self.wide_board or self.board
        return board(table, players, self.phrases[language].language)

    def seats_to_act(self, state: StateType) -> tuple[int, ...]:
        return seats_in(self.to_act(state))

    def ranked(self, state: StateType) -> tuple[Ranked, ...]:
        """Who stands where, the best first."""
        if self.ranking is not None:
            return self.ranking(state)
        won = () if self.to_act(state) else seats_in(self.winners(state))
        seats = range(state.seats)
        points = [self.points(state, seat) for seat in seats]
        placed = places([(seat in won, points[seat]) for seat in seats])
        return best_first(
            Ranked(placed[seat], seat, None, points[seat], seat in won) for seat in seats
        )

    def is_composite(self, text: str) -> bool:
        """Whether a text begins as composite moves alone do."""
        verb = " ".join(text.lower().split()[:1])
        is_verb = any(move.verb == verb for move in self.composites)
        return is_verb and all(block.name != verb for block in self.actions.blocks)

    def shares(self, state: StateType) -> list[float]:
        """Of a finished game: 1 for the winner, shared equally by several; 0 for the others.

        A neutral takes no share: who wins beside one has won whole.
        """
        won = seats_in(self.winners(state))
        return [1 / len(won) if seat in won else 0.0 for seat in range(state.seats)]

    def legal_ids(self, state: StateType, seat: int) -> list[int]:
        buffer = [0] * self.most_legal
        return buffer[: self.legal(state, seat, buffer)]

    def _checked_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.usual_seats
        if type(seats) is int and self.fewest_seats <= seats <= self.most_seats:
            return seats
        raise BadSetup(
            "setup.seats",
            game=Title(self),
            choice="fixed" if self.fewest_seats == self.most_seats else "range",
            fewest=self.fewest_seats,
            most=self.most_seats,
            seats=brief(seats),
        )


@dataclass(frozen=True)
class Title:
    """A game as a fact of a refusal, which every language calls by its title."""

    game: Game[Any]

    def sentence(self, language: str) -> str:
        phrases = self.game.phrases
        return phrases[language if language in phrases else ENGLISH].title


def seats_in(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set, in order."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def _checked_option(field: Field, value: Any) -> int:
    if field.is_switch:
        if type(value) is bool:
            return int(value)
        raise BadSetup("setup.option_switch", option=field.name, value=brief(value))
    if type(value) is int and field.low <= value <= field.high:
        return value
    raise BadSetup(
        "setup.option_range", option=field.name, low=field.low, high=field.high, value=brief(value)
    )


def _check_for_seat(field: Field, value: Any, seats: int) -> None:
    """A choice for a seat that is not there is refused; documents name its default, too."""
    if field.for_seat is not None and not field.is_about(seats) and value != field.default:
        # As people count them.
        raise BadSetup("setup.option_seat", option=field.name, seat=field.for_seat + 1, last=seats)


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size
