"""A small bot with panels and the commands of one game, on the real host and the stand-in's sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from cogs.games.game_cog import GameCog
from cogs.games.livingstone import VERBS
from cogs.plumbing.buttons import Rows, table_button
from cogs.plumbing.commands import Translator
from cogs.plumbing.sending import AnyInteraction
from cogs.quayside import GAME_COGS, Quayside
from games import GAMES
from games.chance import Rng
from games.core import Action, AnyGame, Game, Options, Result, State, Step, View, refuse
from games.livingstone.rules import Livingstone
from games.livingstone.state import LivingstoneState
from games.rotterdam.rules import Rotterdam
from games.rotterdam.state import RotterdamState
from games.values import Event, Seat, Text, Who
from host.lobby import Person as Player
from host.lobby import Place
from host.tables import Host
from playground.people import Person, Reply
from tests.engines import open_file
from tests.games.livingstone.positions import player, position
from tests.host.people import SEED
from tests.playground.stage import running
from words.catalogue import language_of

if TYPE_CHECKING:
    from games.dealing import Lots


class PanelBot(Quayside):
    """Shows boards that are nothing but a button, and has panels and the commands of one game."""

    async def setup_hook(self) -> None:
        self._connection.guild_ready_timeout = 0.02
        await self.tree.set_translator(Translator())
        self.manners = {cog.game.id: cog.manner for cog in GAME_COGS}
        self.tree.add_command(GameCog(self.games["livingstone"], VERBS).group)
        self.tree.command(name="board", description="Show the board")(show_board)
        await self.tree.sync()


async def show_board(interaction: AnyInteraction, table: int) -> None:
    found = await interaction.client.host.table(table)
    await interaction.response.send_message(
        f"Table {table}", view=Rows([table_button("move", found, "Move")])
    )


@asynccontextmanager
async def moored(path: Path, *games: AnyGame) -> AsyncIterator[PanelBot]:
    """The bot as after a start, with these games in place of those of the same name."""
    known = {**GAMES, **{game.id: game for game in games}}
    async with open_file(path) as store:
        host = Host(store, known, lambda: 1_700_000_000, lambda: SEED)
        async with running(PanelBot(host, known)) as bot:
            yield bot


async def seat_all(bot: PanelBot, people: Iterable[Person], game: str = "livingstone") -> int:
    """A running game of these people, in that order, at home in no channel."""
    players = [Player(int(person.user.id), person.name, language_of(person.user.locale)) for person in people]
    first, *others = players
    table = await bot.host.open(game, {}, len(players), "en", Place(), first)
    for other in others:
        await bot.host.join(table, other)
    await bot.host.start(table, first.user)
    return table


async def open_panel(person: Person, table: int) -> Reply:
    board = await person.uses("/board", table=table)
    return await person.presses("Move", on=board)


class Staged(Livingstone):
    """Livingstone from a position made by hand."""

    def __init__(self, start: LivingstoneState) -> None:
        self._start = start

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[LivingstoneState]:
        del seats, options, rng
        return Step(self.copy(self._start), [])


class Trading(Rotterdam):
    """Rotterdam from a position made by hand."""

    def __init__(self, start: RotterdamState) -> None:
        self._start = start

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[RotterdamState]:
        del seats, options, rng
        return Step(self.copy(self._start), [])


class PlayCard(Action, frozen=True):
    """A set of cards, sealed; named so that there are words for it."""

    card: tuple[str, ...]


class SetsState(State):
    chosen: list[tuple[str, ...] | None]


class Sets(Game[SetsState, View]):
    """Everybody seals one or two animals, at once and until the last one has."""

    id = "livingstone"
    seats = range(2, 4)
    rules_version = 1
    data_digest = "none"
    options: ClassVar[type[Options]] = Options
    state: ClassVar[type[State]] = SetsState
    actions: ClassVar[tuple[type[Action], ...]] = (PlayCard,)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[SetsState]:
        del options
        return Step(SetsState(rng, [None] * seats), [])

    def to_act(self, state: SetsState) -> frozenset[Seat]:
        return frozenset(seat for seat, cards in enumerate(state.chosen) if cards is None)

    def question(self, state: SetsState, seat: Seat) -> Text:
        del state, seat
        return Text("question-done")

    def candidates(self, state: SetsState, seat: Seat) -> Iterable[Action]:
        del seat
        if not self.to_act(state):
            return []
        sets = [("lion",), ("rhino",), ("antelope", "lion"), ("antelope",), ("lion", "rhino")]
        return [PlayCard(cards) for cards in sets]

    def refusal(self, state: SetsState, seat: Seat, action: Action) -> Text | None:
        if not self.to_act(state):
            return refuse("over", "1")
        return None if action in self.candidates(state, seat) else refuse("no_such_card", "2.7")

    def apply(self, state: SetsState, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, PlayCard)
        state.chosen[seat] = action.card
        return [Event("hand_shown", {"who": Who(seat), "cards": action.card}, seen_by=(seat,))]

    def idle(self, state: SetsState, seat: Seat) -> Action:
        del state, seat
        return PlayCard(("lion",))

    def view(self, state: SetsState, seat: Seat | None) -> View:
        """Something to draw: nobody looks closely."""
        return Livingstone().view(position(*(player() for _ in state.chosen)), seat)

    def deal_anew(self, state: SetsState, seat: Seat | None, lots: Lots) -> None:
        for other, cards in enumerate(state.chosen):
            if cards is not None and other != seat:
                state.chosen[other] = (("lion",), ("rhino",))[lots.number(2)]

    def result(self, state: SetsState) -> Result | None:
        return None if self.to_act(state) else Result((), ())


class SellGems(Action, frozen=True):
    """Cards offered to one player or to all for other cards; named so that there are words for it."""

    is_open: ClassVar[bool] = True

    red: Who | None
    clear: tuple[str, ...]
    blue: tuple[str, ...]


class Barter(Sets):
    """Everybody offers animals for others, of any number; one for one is suggested."""

    actions: ClassVar[tuple[type[Action], ...]] = (SellGems,)

    def candidates(self, state: SetsState, seat: Seat) -> Iterable[Action]:
        others = [Who(other) for other in range(len(state.chosen)) if other != seat]
        return [SellGems(to, ("lion",), (want,)) for to in (None, *others) for want in ("antelope", "rhino")]

    def refusal(self, state: SetsState, seat: Seat, action: Action) -> Text | None:
        del state, seat
        assert isinstance(action, SellGems)
        animals = {"lion", "antelope", "rhino"}
        if not action.clear:
            return refuse("nothing_to_sell", "4.5")
        return None if {*action.clear, *action.blue} <= animals else refuse("no_such_card", "2.7")

    def apply(self, state: SetsState, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, SellGems)
        state.chosen[seat] = action.clear
        others = range(len(state.chosen)) if action.red is None else [action.red.seat]
        sides = [(Who(seat), action.clear), *((Who(other), action.blue) for other in others if other != seat)]
        return [Event("hand_shown", {"who": who, "cards": cards}) for who, cards in sides]
