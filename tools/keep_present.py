"""The present, kept as a fixture: a database and a stand-in's world as the real bot has left them, killed.

Tables of every game and number of players some way into the game, lobbies, endings, a resigned seat, answers
in advance, a player whose private messages are closed, things not yet told, and on people's screens every
kind of button there is. Later commits bring it forward: run this at the commit that is to be kept.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from cogs.panel.choices import MOST_BUTTONS, Choice, choices
from cogs.panel.manner import Manner, Own
from games import GAMES
from games.core import Action
from games.values import Seat
from host.tables import Host
from playground.components import MENUS, walk
from playground.data import Json, Message
from playground.faults import Fault
from playground.people import Person, Playground, Reply
from playground.seen import Seen
from playground.world import World
from storage.sqlite.engine import open_store
from storage.sqlite.health import looking_at
from tools.bench.crew import Crew, owed, stored
from tools.bench.processes import Bot, start
from tools.present import Control, Index, Paper, keep
from tools.random_play import choose

PLAYERS = {"Ada": "en-US", "Benoît": "fr", "Cleo": "en-GB", "Dan": "en-US", "Élise": "fr"}
OUTSIDER, CLOSED = "Fay", "Dan"
"""Who sits nowhere, and who takes no private messages."""
LENGTHS = (0.1, 0.5, 0.9, 0.3)
"""How far the games are played, in turn."""
OPENED = 3
"""Lists that a player has opened on panels of their own."""
KINDS = (
    *(f"table:{verb}" for verb in ("join", "leave", "colour", "start", "move", "hand", "board", "more")),
    *(f"table:{verb}" for verb in ("undo", "rules", "resign", "rematch")),
    *("panel", "pick", "form", "swap", "look", "page", "rules", "me"),
    *(f"advance:{deed}" for deed in ("show", "pick")),
)
"""Every kind of button there must be."""
UNTOLD = {"lobby", "board", "hand", "asked", "over"}
"""What must be owed to somebody."""
PATIENCE = 120.0


class Table(Struct):
    """A table that is kept."""

    table: int
    game: str
    seats: int
    moves: list[tuple[Seat, Action]] = []
    """Of a whole game, of which a part is played."""


class Keeping:
    """One run: a world in which all this happens."""

    def __init__(self, playground: Playground, database: Path) -> None:
        self._playground = playground
        self._database = database
        self._people = [playground.person(name, locale) for name, locale in PLAYERS.items()]
        self._outsider = playground.person(OUTSIDER)
        self._opened = 0
        """Tables so far; their numbers count from 1."""
        self._forms: list[Paper] = []

    async def run(self) -> Index:
        """Everything, until the process is killed while it owes something."""
        bot = await self._start()
        next(each for each in self._people if each.name == CLOSED).closes_private_messages()
        running = [
            await self._sit_down(game.id, seats, has_options=seats == game.seats[-1])
            for game in GAMES.values()
            for seats in game.seats
        ]
        ended, ending = [await self._sit_down("livingstone", 2) for _ in range(2)]
        cancelled = await self._sit_down("congo", 3)
        await self._all_told()
        await bot.stop()
        await self._play_apart(running, ended, ending)
        bot = await self._start()
        await self._all_told()
        for person in self._people[:3]:
            await person.at(self._thread(cancelled)).uses("/table cancel")
        await self._leave(running)
        lobbies = [await self._lobby(), await self._lobby()]
        await self._all_told()
        await self._look_around(running)
        await self._all_told()
        await self._die(bot, running, ending, lobbies[1])
        return self._index()

    async def _start(self) -> Bot:
        return await start(self._playground, self._database)

    async def _all_told(self) -> None:
        latest = time.monotonic() + PATIENCE
        while owed(self._database):
            assert time.monotonic() < latest, "something cannot be told"
            await asyncio.sleep(0.05)

    # Beginning

    async def _sit_down(self, game: str, seats: int, *, has_options: bool = False) -> Table:
        """A new table, begun; every second one speaks French."""
        self._opened += 1
        first, *others = self._people[:seats]
        card = await self._open(first, game, seats, has_options=has_options)
        for other in others:
            await other.presses(_id(card, "table:join:"), on=card)
        await first.presses(_id(card, "table:start:"), on=card)
        await first.until(lambda: self._playground.world.records.channels.get(card.id), "a thread")
        return Table(self._opened, game, seats)

    async def _open(self, person: Person, game: str, seats: int, *, has_options: bool) -> Seen:
        said: dict[str, Any] = {"game": game, "seats": seats}
        said["language"] = "Français" if self._opened % 2 == 0 else "English"
        offered = await person.completes("/play", **said, options="") if has_options else []
        for option in reversed(offered):
            reply = await person.uses("/play", **said, options=option.value)
            if not reply.message.is_private:  # else the game does not take it with so many
                return reply.message
        return (await person.uses("/play", **said)).message

    async def _lobby(self) -> Seen:
        """Two of four have sat down."""
        self._opened += 1
        card = (await self._people[0].uses("/play", game="rotterdam", seats=4)).message
        await self._people[1].presses(_id(card, "table:join:"), on=card)
        return card

    def _thread(self, table: Table) -> Any:
        with looking_at(self._database) as rows:
            (thread,) = rows.execute("select thread from tables where id = ?", (table.table,)).fetchone()
        return self._playground.world.channel(str(thread))

    # Playing

    async def _play_apart(self, running: list[Table], ended: Table, ending: Table) -> None:
        """Play on without Discord: each of a whole game a part, one to its end, one to its last move."""
        async with open_store(self._database) as store:
            host = Host(store, GAMES, lambda: int(time.time()))
            for number, table in enumerate([*running, ended, ending]):
                table.moves = self._whole_game(table)
                whole = len(table.moves)
                part = int(whole * LENGTHS[number % len(LENGTHS)])
                part = {ended.table: whole, ending.table: whole - 1}.get(table.table, part)
                for count, (seat, action) in enumerate(table.moves[:part]):
                    found = (await host.table(table.table)).seats[seat]
                    await host.play(table.table, found.person, action, found.question, f"kept {count}")

    def _whole_game(self, table: Table) -> list[tuple[Seat, Action]]:
        """How it might go on to its end."""
        game, chance, moves = GAMES[table.game], Random(table.table), []  # noqa: S311  # no secret
        state = game.copy(stored(self._database, game, table.table).state)
        while game.to_act(state):
            moves.append(choose(game, state, table.seats, chance))
            game.apply(state, *moves[-1])
        return moves

    async def _leave(self, running: list[Table]) -> None:
        """Somebody has resigned from the largest table, and somebody is asked whether to, at another."""
        largest = max(running, key=lambda table: table.seats)
        leaver = self._people[-1].at(self._thread(largest))
        sure = await leaver.uses("/table resign")
        await leaver.presses(_id(sure.message, "table:resign:"), on=sure)
        hesitant = next(each for each in running if (each.game, each.seats) == ("congo", 4))
        await self._people[0].at(self._thread(hesitant)).uses("/table resign")

    # Looking around, so that there is something to press

    async def _look_around(self, running: list[Table]) -> None:
        for table in running:
            people = [person.at(self._thread(table)) for person in self._people[: table.seats]]
            for seat, person in enumerate(people):
                await self._answer_in_advance(person, gives=seat == 0)
            now = stored(self._database, GAMES[table.game], table.table)
            for seat in sorted(GAMES[table.game].to_act(now.state))[:2]:
                board = self._board(table, people[seat])
                await people[seat].presses(_id(board, "table:board:"), on=board)
                await people[seat].presses(_id(board, "table:more:"), on=board)
                await self._open_panels(table, people[seat], now.state, seat)
            await people[0].uses("/table log")
            await people[1].uses("/table text")
            await people[0].uses("/table missed")
            await people[-1].uses("/table rules", section="3")
        await self._people[0].uses("/me")

    async def _open_panels(self, table: Table, person: Person, state: Any, seat: Seat) -> None:
        """A panel at its first list, and others further down; a form that is open.

        Each takes the place of the one before: at every second table a set to choose comes last, else a form.
        """
        game = GAMES[table.game]
        manner = getattr(importlib.import_module(f"cogs.games.{game.id}"), "MANNER", Manner())
        tree = choices(game.legal(state, seat), Own(manner, game.view(state, seat)))
        await self._panel(table, person)
        ways = [line for line in tree.below if line.action is None]

        def comes_last(line: Choice) -> tuple[bool, bool]:
            kinds = line.has_form, _is_menu(line)
            return kinds if table.table % 2 else kinds[::-1]

        for line in sorted(ways, key=comes_last)[-OPENED:]:
            shown = await _follow(person, await self._panel(table, person), line)
            if line.has_form:
                opened = await person.presses(_id(shown.message, "form:"), on=shown)
                self._keep_form(table, person, shown.message, opened, line)

    def _board(self, table: Table, person: Person) -> Seen:
        """The message of its present turn."""
        return next(
            each
            for each in reversed(person.sees())
            if not each.is_private and _has(each, f"table:move:{table.table}.")
        )

    async def _panel(self, table: Table, person: Person) -> Reply:
        board = self._board(table, person)
        return await person.presses(_id(board, "table:move:"), on=board)

    def _keep_form(self, table: Table, person: Person, panel: Seen, opened: Reply, line: Choice) -> None:
        sent = [
            {"type": part["type"], "id": part["id"], "component": _filled(part["component"], line)}
            for part in opened.form.parts
        ]
        interactions = self._playground.interactions
        self._forms.append(
            Paper(
                data={"custom_id": opened.form.custom_id, "components": sent},
                message=panel.id,
                channel=panel.channel,
                person=person.user.id,
                table=table.table,
                trigger=interactions.metadata(interactions.known(opened.form.opened_by)),
            )
        )

    async def _answer_in_advance(self, person: Person, *, gives: bool) -> None:
        """The list of what may be answered in advance, and perhaps one answer that stands."""
        shown = await person.uses("/table advance")
        if gives and (menu := next(iter(shown.message.menus), None)) is not None:
            await person.selects(menu.options[0].value, on=shown, menu=menu.custom_id)

    # Dying

    async def _die(self, bot: Bot, running: list[Table], ending: Table, lobby: Seen) -> None:
        """Discord fails; play goes on at some tables and one ends; then the process is killed."""
        messages = "/channels/{channel_id}/messages"
        for method, route in (("POST", messages), ("PATCH", messages + "/{message_id}")):
            self._playground.faults.order(Fault(method=method, route=route, status=503, times=1_000_000))
        await self._people[2].presses(_id(lobby, "table:join:"), on=lobby)
        latest = {table.game: table for table in running}
        for table in [ending, *latest.values()]:
            people = [person.at(self._thread(table)) for person in self._people[: table.seats]]
            crew = Crew(self._database, GAMES[table.game], table.table, people)
            if table is ending:
                seat, action = table.moves[-1]
                await crew.type(people[seat], action)
            for _ in range(0 if table is ending else 5):
                await crew.play()
        await bot.kill()

    # Writing down

    def _index(self) -> Index:
        world = self._playground.world
        with looking_at(self._database) as rows:
            rows.row_factory = sqlite3.Row
            tables = rows.execute(
                "select id, game, status, options, language, (select count(*) from seats where table_id = id)"
                " as seats, (select max(version) from steps where table_id = id) as version from tables"
            )
            untold = rows.execute(
                "select id, table_id, kind, seat from outbox where done is null order by id"
            )
            found = Index(
                people={user.name: user.id for user in world.records.users.values() if not user.is_bot},
                outsider=self._outsider.user.id,
                tables=[dict(row) for row in tables],
                untold=[dict(row) for row in untold],
                controls=list(self._controls()),
                forms=self._forms,
            )
        missing = [*set(KINDS) - {each.kind for each in found.controls}]
        missing += UNTOLD - {row["kind"] for row in found.untold}
        assert not missing, f"nobody has come by {sorted(missing)}"
        assert found.forms, "no form is open"
        return found

    def _controls(self) -> Iterator[Control]:
        """Everything that can be pressed now, by whoever may."""
        for message in self._playground.world.records.messages.values():
            for part in walk(message.components):
                if "custom_id" in part:
                    yield self._control(message, part)

    def _control(self, message: Message, part: Json) -> Control:
        word, second, *rest = part["custom_id"].split(":")
        named = rest[0] if word in ("table", "advance", "page") else second
        table = int(named.partition(".")[0]) if word not in ("rules", "me") else None
        channel = self._playground.world.channel(message.channel)
        options = [each["value"] for each in part.get("options", ())]
        return Control(
            kind=f"{word}:{second}" if word in ("table", "advance") else word,
            custom_id=part["custom_id"],
            component_type=part["type"],
            values=options[-max(1, part["min_values"]) :] if part["type"] in MENUS else [],
            message=message.id,
            channel=message.channel,
            person=message.only_for or channel.recipient or self._owner(second, table),
            table=table,
        )

    def _owner(self, verb: str, table: int | None) -> str:
        """Who may press it where everybody sees it: whom the table waits for, whoever comes along to join."""
        if verb == "join":
            return str(self._outsider.user.id)
        assert table is not None
        with looking_at(self._database) as rows:
            game, status = rows.execute("select game, status from tables where id = ?", (table,)).fetchone()
        if status != "running":
            return str(self._people[1 if verb == "leave" else 0].user.id)
        now = stored(self._database, GAMES[game], table)
        return str(now.users[min(GAMES[game].to_act(now.state))])


def _is_menu(line: Choice) -> bool:
    return line.several is not None or len(line.below) > MOST_BUTTONS


def _filled(field: Json, line: Choice) -> Json:
    """What the line's example says of a field of its form."""
    name = field["custom_id"]
    entered = {"type": field["type"], "id": field["id"], "custom_id": name}
    meant = getattr(line.example, name)
    if name in line.numbers:
        return entered | {"value": str(meant)}
    (several,) = (each for each in line.sets if each.field == name)
    return entered | {
        "values": [part.digest for part in several.parts if part.thing in meant][: several.most]
    }


async def _follow(person: Person, panel: Reply, line: Choice) -> Reply:
    """Choose that line on a panel, wherever it stands there."""
    for button in panel.message.buttons:
        if button.custom_id and f":{line.digest}" in button.custom_id:
            return await person.presses(button.custom_id, on=panel)
    menu = next(each for each in panel.message.menus if line.digest in [one.value for one in each.options])
    return await person.selects(line.digest, on=panel, menu=menu.custom_id)


def _has(message: Seen, prefix: str) -> bool:
    return any((button.custom_id or "").startswith(prefix) for button in message.buttons)


def _id(message: Seen, prefix: str) -> str:
    """The whole id of the first button whose id begins so."""
    return next(id for button in message.buttons if (id := button.custom_id or "").startswith(prefix))


async def make(folder: Path) -> Index:
    """Let it all happen, and keep it there."""
    with TemporaryDirectory() as apart:
        database = Path(apart) / "games.db"
        async with Playground(World.new()) as playground:
            index = await Keeping(playground, database).run()
            keep(folder, database, playground.world, index)
    return index


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.keep_present", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder, such as tests/kept/second")
    index = asyncio.run(make(parser.parse_args().out))
    print(f"{len(index.tables)} tables, {len(index.controls)} things to press, {len(index.untold)} untold.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
