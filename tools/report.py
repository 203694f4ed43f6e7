"""A report of a game: taken out of the database while the bot runs, opened in the playground at its step."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

import msgspec

from games import GAMES
from games.core import NOT_OURS, AnyGame, Refused
from games.record import Record, parts
from games.values import Seat
from host.limits import Limits
from host.lobby import Person, Place
from host.polls import YES
from host.records import Report
from host.tables import Host
from playground import keeping
from playground.play import PLAYERS, Wanted, new_world
from playground.shown import players
from playground.world import World
from storage.rows import TableStatus
from storage.sqlite.backup import backup
from storage.sqlite.engine import open_store
from tools.complaint import Complaint

MORE = ("Chloé", "David", "Eve")
"""Who else plays where two are not enough."""


def take_out(database: Path, number: int, out: Path) -> str:
    """Write that report to a file; what there is to say about it."""
    with tempfile.TemporaryDirectory(prefix="report.") as folder:
        copy = Path(folder) / database.name
        backup(database, copy)  # the bot may be running, and goes on
        found = asyncio.run(_find(copy, number))
    try:
        with out.open("xb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(found), indent=1))
    except FileExistsError:
        raise Complaint(f"{out} exists already; name another file with --out.") from None
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(found.created))
    return (
        f"Report {number} of {when} UTC, {found.record.game}, table {found.table}, step {found.step}: {out}."
        f" It holds all that is hidden in that game. Open it with: python bot.py play --from {out}"
    )


async def _find(database: Path, number: int) -> Report:
    async with open_store(database) as store:
        try:
            return await Host(store, GAMES, lambda: 0).reported(number)
        except Refused as refusal:
            if refusal.reason.key == "refusal-no_such_report":
                raise Complaint(f"There is no report {number}.") from None
            raise Complaint(f"Report {number} cannot be read by these rules.") from None


def load(file: Path) -> Report:
    """The report in that file, or a complaint."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Report)
    except OSError as error:
        raise Complaint(f"{file} cannot be read: {error.strerror}.") from None
    except NOT_OURS as error:
        raise Complaint(f"{file} is no report of a game: {error}.") from None
    if found.record.game not in GAMES:
        raise Complaint(f"{file} is of a game of {found.record.game}, which is not played here.")
    (part, *more), game = parts(found.record), GAMES[found.record.game]
    if more or not part.is_of(game):
        raise Complaint(f"{file} belongs to rules {part.rules_version} and another box than today's.")
    return found


def lay_out(found: Report, wanted: Wanted) -> None:
    """A playground in which that game stands at that step, its seats taken by the people who are there."""
    seats = found.record.seats
    with keeping.alone(wanted.folder):
        if wanted.data.exists() and not keeping.is_kept(wanted.folder):
            raise Complaint(f"{wanted.data} belongs to no playground; choose another file with --data.")
        keeping.forget(wanted.folder)
        for suffix in ("", "-wal", "-shm"):
            wanted.data.with_name(wanted.data.name + suffix).unlink(missing_ok=True)
        world = new_world()
        for name in MORE[: max(0, seats - len(PLAYERS))]:
            world.private_channel(world.add_user(name))
        keeping.save(keeping.snapshot(world), wanted.folder)
        asyncio.run(_seat(found.record, wanted.data, world))


async def _seat(record: Record, database: Path, world: World) -> None:
    """Play the game again up to there, as its players would have."""
    game: AnyGame = GAMES[record.game]
    place = Place(int(world.guild.id), int(next(iter(world.records.channels))))
    people = [Person(int(user.id), user.name, "en") for user in players(world)][: record.seats]
    async with open_store(database) as store:
        host = Host(store, GAMES, lambda: int(time.time()), lambda: record.seed, limits=Limits())
        options = msgspec.json.decode(bytes(record.options))
        table = await host.open(record.game, options, record.seats, "en", place, people[0])
        for person in people[1:]:
            await host.join(table, person)
        await host.start(table, people[0].user)
        for number, move in enumerate(record.moves):
            shown = await host.table(table)
            if shown.status is not TableStatus.RUNNING:
                break
            action, seat = game.read_action(bytes(move.action)), shown.seats[move.seat]
            try:
                await host.play(table, seat.person, action, seat.question, f"report {number}")
            except Refused as refusal:
                raise Complaint(f"Move {number + 1} breaks the rules: {refusal.reason.key}.") from None
            for back in record.returns:
                if back.after == number + 1:
                    await _go_back(host, table, record.moves[back.to].seat)


async def _go_back(host: Host, table: int, seat: Seat) -> None:
    """All agree that the game goes back to before that seat's last turn."""
    people = [each for each in (await host.table(table)).people if not each.has_resigned]
    await host.ask_to_go_back(table, next(each.person for each in people if each.seat == seat))
    for poll in await host.standing_polls(table):
        for person in people:
            if person.seat in poll.missing:
                await host.vote(table, person.person, poll.number, YES)
