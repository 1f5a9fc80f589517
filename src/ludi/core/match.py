"""A match: one game being played, checked, recorded, and honest about chance.

>>> import ludi
>>> match = ludi.Match(ludi.game_ids()[0], seats=2, seed=7)
>>> while not match.over:
...     seat = match.to_act[0]
...     match.play(seat, match.legal(seat)[0])
>>> again = ludi.Match.replay(match.record())
>>> again.points == match.points
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Self

from ludi.core import record, snapshot
from ludi.core.actions import Action, shown
from ludi.core.documents import brief
from ludi.core.errors import (
    BadChance,
    CannotUndo,
    IllegalAction,
    InWords,
    LudiError,
    MatchOver,
    Names,
    NotYourTurn,
    Unavailable,
)
from ludi.core.events import Event, as_known_to
from ludi.core.fairness import checked_seed, commitment, set_words
from ludi.core.game import Game, seats_in
from ludi.core.knowledge import someone_learns
from ludi.core.notes import Emitted, Notes, Word
from ludi.core.played import Played, SetUp
from ludi.core.players import checked_bots, checked_players
from ludi.core.position import from_position, to_position
from ludi.core.ranking import Ranked
from ludi.core.registry import find_game
from ludi.core.speech import ENGLISH
from ludi.core.state import State
from ludi.core.view import View
from ludi.core.voices import Look, Voice


class _Table:
    """A seat's table at one moment, looked at when it is first asked for."""

    __slots__ = ("_game", "_seat", "_seen", "_state")

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self._game, self._state, self._seat = game, state, seat
        self._seen: Any = None

    def __call__(self) -> Any:
        if self._seen is None:
            self._seen = self._game.view(self._state, self._seat)
        return self._seen


class Match:
    """One match of a game. Nothing that `play` refuses changes it.

    `chance` gives what the set-up draws, in the game's words: for tests and lessons, never at a
    live table. `setup_draws` of another match shows what there is to give.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        chance: Sequence[Word] | None = None,
        players: Sequence[str] | None = None,
        bots: Sequence[str | None] | None = None,
    ) -> None:
        self.game: Game[Any] = find_game(game)
        state = self.game.blank(seats, options)
        self._begin(state, checked_seed(seed), players, bots)
        notes = self._played(state, lambda: self.game.begin(state), 0, chance)
        self._setup = SetUp(tuple(notes.draws), chance is not None, tuple(notes.events))

    @classmethod
    def from_position(
        cls,
        position: Mapping[str, Any],
        seed: int | str | None = None,
        *,
        players: Sequence[str] | None = None,
        bots: Sequence[str | None] | None = None,
    ) -> Match:
        """A match that goes on from a position."""
        match = cls.__new__(cls)
        match.game, state = from_position(position)
        match._begin(state, checked_seed(seed), players, bots)
        match._start = to_position(match.game, state)
        return match

    @classmethod
    def replay(cls, document: Mapping[str, Any]) -> Match:
        """The match that a record tells, every action and every draw checked."""
        return record.replay(document, cls)

    def copy(self) -> Self:
        """A match of its own that stands where this one does, and goes on as this one would."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._history = self._history.copy()  # states are never changed, only replaced
        return twin

    def _begin(
        self,
        state: State,
        seed: str,
        players: Sequence[str] | None,
        bots: Sequence[str | None] | None,
    ) -> None:
        self.seed = seed
        self.players = checked_players(players, state.seats)
        self.bots = checked_bots(bots, state.seats)
        set_words(state, seed, 0)
        self._history: list[Played] = []
        self._state: State = state
        # Who is to act in a state: it is asked for often, and states are only ever replaced.
        self._asked: tuple[State, tuple[int, ...]] | None = None
        self._start: dict[str, Any] | None = None
        self._setup = SetUp()

    # --- Where the match stands ---

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def options(self) -> dict[str, bool | int]:
        return self.game.option_values(self._state)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self._asked is None or self._asked[0] is not self._state:
            self._asked = (self._state, self.game.seats_to_act(self._state))
        return self._asked[1]

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points as they are."""
        return tuple(self.game.points(self._state, seat) for seat in range(self.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody before the end."""
        return seats_in(self.game.winners(self._state)) if self.over else ()

    @property
    def ranking(self) -> tuple[Ranked, ...]:
        """Everybody who takes part, the best first, neutrals that nobody plays included.

        Who cannot be told apart shares a place. Before the end it is as things stand.
        """
        return self.game.ranked(self._state)

    @property
    def history(self) -> Sequence[Played]:
        """Every action that was played and not taken back, in order."""
        return self._history

    @property
    def commitment(self) -> str:
        """The hash of the seed, which may be shown from the start."""
        return commitment(self.seed)

    @property
    def state(self) -> State:
        """A copy of the whole state, secrets included: for engines and tests, never for a seat."""
        return self._state.copy()

    def view(self, seat: int | None) -> View:
        """All that a seat, or the spectator (None), may know, as a JSON-able document."""
        if seat is not None:
            self._check_seat(seat)
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "players": list(self.players),
            "options": self.options,
            "seat": seat,
            "commitment": self.commitment,
            "to_act": list(self.to_act),
            "over": self.over,
            "winners": list(self.winners),
            "ranking": [ranked.document() for ranked in self.ranking] if self.over else [],
            "table": self.game.view(self._state, seat),
        }

    def events(self, seat: int | None, since: int = -1) -> list[Event]:
        """What has happened, as a seat may know it: the set-up first, then action by action.

        `since` leaves out the set-up and that many actions (0: only the set-up).
        """
        if seat is not None:
            self._check_seat(seat)
        later = [one for played in self._history[max(since, 0) :] for one in played.events]
        emitted = later if since >= 0 else [*self.setup_events, *later]
        return as_known_to(emitted, self.game.events, seat)

    def story(self, seat: int | None, first: int = 0, last: int | None = None) -> list[list[Event]]:
        """What has happened, as a seat may know it: the set-up, then each action by itself; from
        the action that is the `first` to the `last` one, if not all is asked for."""
        if seat is not None:
            self._check_seat(seat)
        emitted = self._emitted()[first : None if last is None else last + 1]
        return [as_known_to(list(one), self.game.events, seat) for one in emitted]

    def _emitted(self) -> list[tuple[Emitted, ...]]:
        return [self.setup_events, *(played.events for played in self.history)]

    def at(self, actions: int) -> Self:
        """The match as it stood after so many actions."""
        if actions < len(self.history):
            self.recall(len(self.history) - actions)
        earlier = self.copy()
        if actions < len(self.history):
            earlier._state = self.history[actions].before
            del earlier._history[actions:]
        return earlier

    # --- Playing ---

    def legal(self, seat: int, language: str = ENGLISH) -> list[Action]:
        """What a seat may do now; nothing if it is not to act."""
        self._check_seat(seat)
        phrases = self._phrases(language)
        ids = self.game.legal_ids(self._state, seat)
        # Sentences are made when they are read, from the table as it was now.
        fixed, table, actions = phrases.fixed, None, []
        say: str | Callable[[], str]
        for found in ids:
            if found in fixed:
                name, arguments, say = fixed[found]
            else:
                name, arguments = self.game.actions.name_and_arguments(found)
                table = table or _Table(self.game, self._state, seat)
                say = partial(phrases.action, name, arguments, table, found)
            actions.append(Action(found, name, {**arguments}, say))
        return actions

    def action(self, action: int | str, language: str = ENGLISH) -> Action:
        """An action of the game by its number or written form, legal or not."""
        found = self._number_of(action)
        name, arguments = self.game.actions.name_and_arguments(found)
        say = partial(self._phrases(language).action, name, arguments)
        return Action(found, name, dict(arguments), say)

    def _phrases(self, language: str) -> Voice:
        if language not in self.game.phrases:
            languages = Names(self.game.phrases)
            raise Unavailable("language.unknown", language=language, languages=languages)
        return self.game.phrases[language]

    def play(
        self, seat: int, action: Action | int | str, chance: Sequence[Word] | None = None
    ) -> None:
        """Play an action: an `Action`, its number, or its written form.

        A game may have composite moves for people, such as a whole plan, which stand for several
        actions: all of them are played, or none. `chance` gives what this action's draws bring (of
        a composite move: its last action's), in the game's words: for tests, lessons and what-if,
        never at a live table. IllegalAction or BadChance: nothing has changed.
        """
        self._check_turn(seat)
        singles = self.game.expand(self._state, seat, action) if isinstance(action, str) else None
        if singles:
            self._play_all(seat, singles, chance)
        else:
            self._play_single(seat, action, chance)

    def _play_single(
        self, seat: int, action: Action | int | str, chance: Sequence[Word] | None
    ) -> None:
        found = self._checked_action(seat, action)
        before = self._state
        state = before.copy()
        index = len(self.history) + 1
        notes = self._played(state, lambda: self.game.play(state, seat, found), index, chance)
        self._state = state
        self._history.append(
            Played(
                seat,
                found,
                self.game.actions.written(found),
                tuple(notes.draws),
                chance is not None,
                tuple(notes.events),
                before,
            )
        )

    def _play_all(self, seat: int, actions: Sequence[str], chance: Sequence[Word] | None) -> None:
        """Play the single choices that a composite move stands for: all of them, or none."""
        length, before = len(self.history), self._state
        try:
            for action in actions[:-1]:
                self._play_single(seat, action, None)
            self._play_single(seat, actions[-1], chance)
        except LudiError:
            del self._history[length:]
            self._state = before
            raise
        self.history[-1].parts = len(actions)

    def _played(self, state: State, act: Any, index: int, chance: Sequence[Word] | None) -> Notes:
        if isinstance(chance, str) or not (chance is None or isinstance(chance, Sequence)):
            raise BadChance("chance.list", chance=brief(chance))
        set_words(state, self.seed, index)
        notes = Notes(
            self.game.vocabularies,
            chance,
            reseed=lambda draw: set_words(state, self.seed, index, draw),
        )
        state.notes = notes
        try:
            act()
            notes.check_script_used()
        except BadChance as refusal:
            raise self._in_words(refusal) from None
        del state.notes
        return notes

    def _in_words(self, refusal: BadChance) -> BadChance:
        """The same, with what is drawn in the words of a language."""
        if "what" not in refusal.facts:
            return refusal
        name = str(refusal.facts["what"])
        what = InWords(name, lambda language: self._phrases(language).drawn(name))
        return BadChance(refusal.code, **{**refusal.facts, "what": what})

    def _check_turn(self, seat: int) -> None:
        self._check_seat(seat)
        if self.over:
            raise MatchOver("action.over")
        if seat not in self.to_act:
            players = Names(self.players[other] for other in self.to_act)
            raise NotYourTurn("action.not_your_turn", player=self.players[seat], players=players)

    def _checked_action(self, seat: int, action: Action | int | str) -> int:
        self._check_turn(seat)
        legal = self.game.legal_ids(self._state, seat)
        wanted = action.text if isinstance(action, Action) else action
        try:
            found = self._number_of(wanted, legal)
        except IllegalAction as refusal:
            is_move = refusal.code == "action.illegal"  # a composite one, which has no words
            raise self._impossible(seat, str(wanted), legal) if is_move else refusal from None
        if found not in legal:
            written = self.game.actions.written(found)
            say = partial(self._said, found)
            raise self._impossible(seat, InWords(written, say), legal)
        return found

    def _impossible(self, seat: int, wanted: str, legal: Sequence[int]) -> IllegalAction:
        """What to answer to an action that is not legal now: programs read how those are written
        that are, people what they do."""
        refusal = self.game.actions.illegal(wanted, legal)
        facts = {**refusal.facts, "action": brief(wanted)}
        if legal:
            verb = wanted.split()[0].lower()
            alike = self.game.actions.alike_first(verb, legal)
            table = cache(partial(self.game.view, self._state, seat))

            def say(language: str) -> str:
                return shown((self._said(one, language, table) for one in alike), " · ")

            facts["legal"] = InWords(str(refusal.facts["legal"]), say)
        return IllegalAction(refusal.code, **facts)

    def _said(self, action: int, language: str, look: Look = None) -> str:
        """An action in words."""
        name, arguments = self.game.actions.name_and_arguments(action)
        return self._phrases(language).action(name, arguments, look)

    def _number_of(self, action: int | str, legal: Sequence[int] = ()) -> int:
        """An action's number; where there is none, the refusal names what is legal."""
        actions = self.game.actions
        if isinstance(action, str):
            if self.game.is_composite(action):  # and cannot be played here
                raise actions.illegal(action, legal)
            return actions.parse(action, legal)
        if type(action) is not int or not 0 <= action < actions.size:
            raise actions.unknown(action, legal)
        return action

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NotYourTurn("action.no_such_seat", seat=brief(seat), last=self.seats - 1)

    # --- Taking back ---

    def can_undo(self, seat: int) -> bool:
        return self._why_no_undo(seat) is None

    def undo(self, seat: int) -> None:
        """Take the last action, or the whole composite move, back: allowed to the seat that played
        it, while no chance was drawn, nobody learned anything by it, and nobody else has acted."""
        refusal = self._why_no_undo(seat)
        if refusal is not None:
            raise refusal
        self.take_back()

    def take_back(self) -> None:
        """Take the last action, or the whole composite move, back, whether or not it is allowed:
        for who knows already that it was."""
        self.recall(self.history[-1].parts)
        for _ in range(self.history[-1].parts):
            self._state = self._history.pop().before

    def _why_no_undo(self, seat: int) -> CannotUndo | None:
        self._check_seat(seat)
        if not self.history:
            return CannotUndo("undo.nothing")
        if self.over:
            return CannotUndo("undo.over")
        last = self.history[-1]
        if last.seat != seat:
            player, other = self.players[seat], self.players[last.seat]
            return CannotUndo("undo.other_acted", player=player, other=other)
        move = self.history[-last.parts :]
        if any(played.drew for played in move):
            return CannotUndo("undo.chance")
        self.recall(last.parts)
        move = self.history[-last.parts :]
        return CannotUndo("undo.learned") if any(map(self._told, move)) else None

    def recall(self, count: int) -> None:
        """Find the states before so many of the last actions again, where a snapshot has left them
        out: all of the match is played again then."""
        if not self.remembers(count):
            self._history = self.replay(self.record())._history

    def remembers(self, count: int) -> bool:
        """Whether the states before so many of the last actions are there."""
        last = self.history[len(self.history) - count :]
        return all(played.before is not snapshot.FORGOTTEN for played in last)

    def _told(self, played: Played) -> bool:
        if played.told is None:
            played.told = someone_learns(self.game, played.before, played.seat, played.action)
        return played.told

    # --- Documents ---

    def position(self) -> dict[str, Any]:
        """The whole state, secrets included, as a readable document."""
        return to_position(self.game, self._state)

    def record(self) -> dict[str, Any]:
        """The match so far, seed included: it replays exactly."""
        return record.written(self)

    def snapshot(self) -> dict[str, Any]:
        """The match as it stands, secrets included, made for coming back to it fast.

        Unlike a record it is trusted when it is read again: keep it where nobody else writes.
        """
        return snapshot.written(self)

    @classmethod
    def from_snapshot(cls, document: Mapping[str, Any]) -> Match:
        return snapshot.read(document, cls)

    @classmethod
    def restored(
        cls,
        game: Game[Any],
        state: State,
        kept: Mapping[str, Any],
        setup: SetUp,
        history: list[Played],
    ) -> Match:
        """The parts of a snapshot put together again."""
        match = cls.__new__(cls)
        match.game = game
        match._begin(state.copy(), kept["seed"], kept["players"], kept["bots"])
        match._state, match._start = state, kept["start"]
        match._setup, match._history = setup, history
        return match

    @property
    def start(self) -> dict[str, Any] | None:
        """The position the match began from; None: from the set-up."""
        return self._start

    @property
    def setup_draws(self) -> tuple[str, ...]:
        """What the set-up drew, in the game's words."""
        return self._setup.drew

    @property
    def is_setup_scripted(self) -> bool:
        """Whether a script gave the set-up's draws, and not the seed."""
        return self._setup.is_scripted

    @property
    def setup_events(self) -> tuple[Emitted, ...]:
        return self._setup.events

    def __repr__(self) -> str:
        """Tells nothing that a seat may not know: neither the seed nor the actions."""
        return (
            f"<Match {self.game.id} of {self.seats} seats after {len(self.history)} actions, "
            f"commitment {self.commitment[:12]}…>"
        )
