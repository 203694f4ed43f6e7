"""Fork the world, change what a reader may not know: whatever the reader tries, the same reaches them."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import app_commands
from msgspec.structs import replace

from cogs.games.game_cog import GameCog
from cogs.looking import board as looking_board
from cogs.looking import moderation, reading
from cogs.looking.finding import complete_table
from cogs.panel import live as panel_live
from cogs.panel import panel, sight, why
from cogs.panel.choices import DONE, digest
from cogs.panel.live import Wanted
from cogs.panel.sight import Sight
from cogs.plumbing import interactions
from cogs.plumbing.buttons import Component
from cogs.plumbing.letters import Enclosure, Letter
from cogs.plumbing.sending import AnyInteraction
from cogs.quayside import GAME_COGS
from cogs.telling.messages import board_letter, board_parts
from cogs.telling.outbox import Pendings, Telling
from games import GAMES
from games.core import Action, AnyGame
from games.values import Event, Seat
from host import history
from host.consequences import Foresight
from host.history import read_events
from host.knowledge import OwnTable, Untold
from host.outbox import Post
from host.snapshot import Table
from host.tables import Host
from playground.people import Person, Reply
from playground.permissions import Permission
from playground.seen import Seen, plain
from playground.slash import SUBCOMMAND
from render import HAND
from storage.rows import StepRow
from tests.cogs.harbour import Harbour, moored
from tests.host.people import press
from tests.playground.stage import playing
from tests.secrets.exits import SECRETS
from tests.secrets.leaks import LEAKS
from tests.secrets.positions import secretively
from tests.secrets.worlds import Viewer
from tests.wire.doing import command_of, is_typed_in_parts, options_of, panel_of, tap
from tests.wire.oracle import Position, look
from tests.wire.plans import plan_of
from tests.wire.worlds import Difference, Look, Looks, Scene, Script, compare
from words.catalogue import Words

PLAYERS = {"Ada": "en-US", "Ben": "fr", "Cleo": "en-US", "Dan": "en-US"}
WATCHER = "Eve"
FEW_READERS = (WATCHER, "Ben")
"""Who reads the other games: somebody watching, and who speaks another language."""
READERS: dict[str, Viewer] = {WATCHER: None, **{name: seat for seat, name in enumerate(PLAYERS)}}
MORE = int(os.environ.get("QUAYSIDE_SECRECY", "1"))
"""How many times as many forks, for a longer run."""
THOROUGH = "livingstone"
POINTS = {THOROUGH: 40 * MORE, "rotterdam": 16 * MORE}
OTHER_POINTS = 8 * MORE
"""Forks for each reader: many of one game, some of every other, because the way out is the same for all."""
WHO_READS_WHAT = [
    (game, name) for game in GAMES for name in READERS if game == THOROUGH or name in FEW_READERS
]
MOST_TELLING = 9
"""So many moves one after the other may lay open what was hidden."""
AT_A_STRETCH = 4
"""Forks one move after the other; then the game goes on for a while without any."""
FORKS = 8
"""A leak must show at one of so many: two worlds may look alike by chance."""
BACK, FORTH = 0, -1
"""Where the button to a neighbouring page stands among them."""


@pytest.fixture(autouse=True)
def _same_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether an answer is announced first depends on how busy the machine is just then."""
    monkeypatch.setattr(interactions, "PATIENCE", 60.0)


# What a reader can try


def uses(command: str, **options: str) -> Look:
    return lambda scene: scene.reader.uses(command, **options)


def uses_in_private(command: str) -> Look:
    return lambda scene: scene.reader.in_private().uses(command)


def completes(command: str, option: str) -> Look:
    return lambda scene: scene.reader.completes(command, **{option: ""})


def presses(verb: str) -> Look:
    return lambda scene: taps(scene.reader, board(scene), f"table:{verb}:{scene.table}")


def board(scene: Scene) -> Seen:
    """The newest one: the only message with all buttons."""
    return next(each for each in reversed(scene.reader.sees()) if found(each, "table:more:"))


def ids(message: Seen) -> list[str]:
    return [button.custom_id or "" for button in message.buttons]


def found(message: Seen, beginning: str, end: str = "") -> str | None:
    """The id of the button that begins and ends so, if there is one."""
    return next((each for each in ids(message) if each.startswith(beginning) and each.endswith(end)), None)


def tries(probe: Action) -> Look:
    """Play what the rules refuse that seat."""

    async def try_it(scene: Scene) -> None:
        game, state, seat = scene.position.game, scene.position.state, scene.viewer
        if seat is None or game.refusal(state, seat, probe) is not None:
            await plays(scene, scene.reader, probe)

    return try_it


async def plays(scene: Scene, person: Person, action: Action) -> Reply:
    """Play an action by its slash command, legal or not."""
    game = scene.position.game
    command = command_of(game, type(action))
    if is_typed_in_parts(game, type(action)):
        return await person.uses(command, **options_of(game, action, list(PLAYERS)))
    return await person.uses(command, what=digest(action))


async def opens_every_list(scene: Scene) -> None:
    """From the open panel each shorter list; there its form, filled in with too much, or the way back."""
    opened = await scene.reader.uses("/table move")
    if scene.viewer is None:
        return
    first = panel_of(scene.position.game, scene.position.state, scene.viewer)
    for line in first.below:
        if line.action is None:
            narrowed = await (await tap(scene.reader, opened.message, line.digest)).updated()
            if line.has_form:
                form = await taps(scene.reader, narrowed, "form:", line.digest)
                await (await scene.reader.fills(form, **dict.fromkeys(line.numbers, "999"))).updated()
            else:
                await (await taps(scene.reader, narrowed, "panel:", first.digest)).updated()


async def opens_every_last_stage(scene: Scene) -> None:
    """What cannot be taken back, as far as it is shown before it is done."""
    game, state, seat = scene.position.game, scene.position.state, scene.viewer
    if seat is None or seat not in game.to_act(state):
        return
    foresight = Foresight(game, state, seat, game.view(state, seat))
    legal, first = game.legal(state, seat), panel_of(game, state, seat)
    for line in first.below if len(legal) > 1 else ():
        action = line.action
        if action is None or action.kind() in DONE or action.is_sealed or not foresight.of(action).is_final:
            continue
        opened = await scene.reader.uses("/table move")
        shown = await (await tap(scene.reader, opened.message, line.digest)).updated()
        if found(shown, "sure:") is None:
            return


async def asks_why_not(scene: Scene) -> None:
    """Every page of what is not offered, and what the rule says of the first kind on it."""
    shown, number = (await scene.reader.uses("/table move")).message, 0
    while (button := found(shown, "why:", f":{number}")) is not None:
        shown = await (await scene.reader.presses(button, on=shown)).updated()
        if shown.menus:
            shown = await (await scene.reader.selects(shown.menu().options[0].value, on=shown)).updated()
        number += 1


async def taps(reader: Person, message: Seen, beginning: str, end: str = "") -> Reply:
    """Press the button that begins and ends so."""
    button = found(message, beginning, end)
    assert button is not None
    return await reader.presses(button, on=message)


def leafs_through(command: str, kind: str, way: int) -> Look:
    """Every page: what opens at its last one has a button back, which is the first, anything else one on."""

    async def leaf(scene: Scene) -> None:
        page, turned = (await scene.reader.uses(command)).message, set[str]()
        if kind == "details":
            page = await details_behind(scene.reader, page)
        while turns := [id for id in ids(page) if id.startswith(f"page:{kind}:") and id not in turned]:
            turned.add(turns[way])
            page = await (await scene.reader.presses(turns[way], on=page)).updated()

    return leaf


async def details_behind(reader: Person, log: Seen) -> Seen:
    """Every single thing in the place of a line for each turn."""
    return await (await taps(reader, log, "page:details:")).updated()


async def opens_details_of_ben(scene: Scene) -> None:
    await details_behind(scene.reader, (await scene.reader.uses("/table log", player="Ben")).message)


async def opens_another_chapter(scene: Scene) -> None:
    book = (await scene.reader.uses("/table rules")).message
    menu = book.menu(f"rules:{scene.position.game.id}:chapters")
    await (await scene.reader.selects(menu.options[3].value, on=book, menu=menu.custom_id)).updated()


async def opens_every_picture(scene: Scene) -> None:
    """From Board each picture that it names, one after the other in its place."""
    shown = (await taps(scene.reader, board(scene), f"table:board:{scene.table}")).message
    for name in [id for id in ids(shown) if id.startswith("look:")]:
        if found(shown, name) is not None:
            shown = await (await scene.reader.presses(name, on=shown)).updated()
    for name in [option.value for menu in shown.menus for option in menu.options]:
        if name in [option.value for menu in shown.menus for option in menu.options]:
            shown = await (await scene.reader.selects(name, on=shown)).updated()


async def opens_more(scene: Scene) -> None:
    """The log and the text of the board, each in the place of More."""
    for kind in ("log", "text"):
        more = (await taps(scene.reader, board(scene), f"table:more:{scene.table}")).message
        await (await taps(scene.reader, more, f"page:{kind}:")).updated()


async def reports_a_problem(scene: Scene) -> None:
    """The number of a report does not tell whether anybody has done anything since the last one."""
    more = (await taps(scene.reader, board(scene), f"table:more:{scene.table}")).message
    await taps(scene.reader, more, f"table:report:{scene.table}")


async def swaps_the_panel(scene: Scene) -> None:
    """Its other picture, and back."""
    shown = (await scene.reader.uses("/table move")).message
    for _ in range(2):
        if found(shown, "swap:") is not None:
            shown = await (await taps(scene.reader, shown, "swap:")).updated()


async def uses_the_private_messages(scene: Scene) -> None:
    for verb in ("move", "hand"):
        button = f"table:{verb}:{scene.table}"
        for letter in [each for each in scene.reader.private_messages() if found(each, button)][-1:]:
            await taps(scene.reader.in_private(), letter, button)


async def moderates_to_the_brink(scene: Scene) -> None:
    """All that a moderator is shown before anything is done."""
    page = (await scene.reader.uses("/moderate")).message
    for deed in ("end", "pause"):
        asked = await (await taps(scene.reader, page, f"moderate:{deed}:")).updated()
        page = await (await taps(scene.reader, asked, "moderate:home:")).updated()
    player = scene.harbour.person(next(iter(PLAYERS)))
    await (await scene.reader.selects(player, on=page)).updated()


def moderates(*deeds: str) -> Look:
    """Press these, one after the other."""

    async def moderate(scene: Scene) -> None:
        page = (await scene.reader.uses("/moderate")).message
        for deed in deeds:
            page = await (await taps(scene.reader, page, f"moderate:{deed}:")).updated()

    return moderate


LOOKING: Looks = {
    **{
        f"/table {verb}": uses(f"/table {verb}")
        for verb in ("board", "hand", "missed", "asked", "fair", "replay")
    },
    **{command: uses(command) for command in ("/table resign", "/games", "/help", "/note")},
    **{f"{command} in private": uses_in_private(command) for command in ("/table text", "/games", "/help")},
    **{f"the button {verb}": presses(verb) for verb in ("move", "hand", "board", "more")},
    "every picture": opens_every_picture,
    "what is behind More": opens_more,
    "a report": reports_a_problem,
    "the pictures of the panel": swaps_the_panel,
    "/table log of Ben": uses("/table log", player="Ben"),
    "the details of Ben": opens_details_of_ben,
    "every list of the panel": opens_every_list,
    "every last stage of the panel": opens_every_last_stage,
    "why not": asks_why_not,
    "every page of the text": leafs_through("/table text", "text", FORTH),
    "every page of the log": leafs_through("/table log", "log", BACK),
    "every page of the details": leafs_through("/table log", "details", BACK),
    "the rulebook": opens_another_chapter,
    "/moderate": uses("/moderate"),
    "what a moderator is asked": moderates_to_the_brink,
    "the private messages": uses_the_private_messages,
}


def trials(game: AnyGame) -> Looks:
    """Each kind of action when it is refused, in two ways where there are two."""
    by_kind: dict[type[Action], list[Action]] = {}
    for probe in SECRETS[game.id].probes:
        by_kind.setdefault(type(probe), []).append(probe)
    return {f"trying {probe}": tries(probe) for probes in by_kind.values() for probe in probes[:2]}


def completions(harbour: Harbour, game: AnyGame) -> Looks:
    """Every completed option of every command the bot has told Discord, but those of other games."""
    others = {Words("en", other).say("verbs") for other in GAMES if other != game.id}
    told = [each for each in harbour.world.records.commands if each["name"] not in others]
    commands = {f"/{each['name']}": each["options"] for each in told}
    for path, options in list(commands.items()):
        below = [each for each in options if each["type"] == SUBCOMMAND]
        commands |= {f"{path} {each['name']}": each["options"] for each in below}
    return {
        f"completing {path} {option['name']}": completes(path, plain(option["name"]))
        for path, options in commands.items()
        for option in options
        if option.get("autocomplete")
    }


# What changes the game


async def resigns(scene: Scene) -> None:
    sure = await scene.reader.uses("/table resign")
    if (button := found(sure.message, "table:resign:")) is not None:
        await (await scene.reader.presses(button, on=sure)).updated()


MOVE: Looks = {"the move": lambda scene: plays(scene, scene.mover, scene.action)}


async def undoes_behind_more(scene: Scene) -> None:
    """What the button takes back, if it is there."""
    more = (await taps(scene.reader, board(scene), f"table:more:{scene.table}")).message
    if found(more, "table:undo:") is not None:
        await (await taps(scene.reader, more, "table:undo:")).updated()


LEAVING: Looks = {
    "the button undo": undoes_behind_more,
    "/table undo": uses("/table undo"),
    "/table cancel": uses("/table cancel"),
    "resigning": resigns,
    "a moderator's pause": moderates("pause", "pause"),
    "a moderator's end": moderates("end", "sure"),
    "/table here": lambda scene: scene.reader.at("general").uses("/table here", table=str(scene.table)),
}
"""What the reader can do beside playing; afterwards the game goes on from before."""
AFTERWARDS: Looks = {
    "/table log afterwards": uses("/table log"),
    "/table text afterwards": uses("/table text"),
    "completing afterwards": completes("/table log", "player"),
}


# The game


class Course:
    """A random game with much to hide, in which one reader looks around."""

    def __init__(self, harbour: Harbour, game: AnyGame, name: str, chance: Random) -> None:
        self.harbour = harbour
        self.game = game
        self.table = 0
        self.name = name
        self._chance = chance
        self._is_worth_a_look = plan_of(game.id).is_worth_a_look

    async def begin(self) -> None:
        """Everybody sits down at a new table; one stays beside it."""
        self.table += 1
        people = [self.harbour.person(name, locale) for name, locale in PLAYERS.items()]
        people.append(self.harbour.person(WATCHER))
        if self.table == 1:  # they moderate too, and are shown no more for it
            mates = self.harbour.world.add_role("Mates", Permission.MANAGE_MESSAGES)
            for person in people:
                person.receives(mates)
        people.pop()
        await self.harbour.game(*people, table=self.table, game=self.game.id)

    async def play_on(self, steps: int) -> None:
        """So many steps or more, then told of; once a game is over, the next one begins."""
        while steps > 0 or not self._is_worth_a_look((await self._position()).state):
            steps -= 1
            position = await self._position()
            seat, action = self._next(position)
            await press(self.harbour.host, self.table, position.users[seat], action)
        await self._settled()

    async def _settled(self) -> None:
        """All of it is told."""
        self.harbour.bot.announcer.wake(self.table)
        await self.harbour.settled(self.table)

    async def scene(self) -> Scene:
        """The table before the next move; what the reader could compare with nothing is made first."""
        for left in reversed(range(MOST_TELLING)):
            position = await self._position()
            seat, action = self._next(position)
            if left == 0 or self._can_be_compared(seat, action):
                break
            await press(self.harbour.host, self.table, position.users[seat], action)
            await self._settled()
        thread = str((await self.harbour.host.table(self.table)).place.thread)
        who = self.name, READERS[self.name]
        return Scene(self.harbour, self.table, thread, position, *who, seat, action)

    async def _position(self) -> Position:
        """As it is stored now, of a game that is not over."""
        while True:
            position = look(self.harbour.store.path, self.table)
            if position.game.to_act(position.state):
                return position
            await self.begin()

    def _next(self, position: Position) -> tuple[Seat, Action]:
        """Any move, seldom one that does nothing or that nothing could look like to the reader."""
        dull = plan_of(self.game.id).dull
        drawn = [secretively(self.game, position.state, len(PLAYERS), self._chance) for _ in range(4)]
        telling = [each for each in drawn if each[1].kind() not in dull] or drawn
        return next((each for each in telling if self._can_be_compared(*each)), telling[0])

    def _can_be_compared(self, seat: Seat, action: Action) -> bool:
        viewer = READERS[self.name]
        return viewer == seat or bool(SECRETS[self.game.id].look_alikes(action, [action], viewer))


@asynccontextmanager
async def course_of(game: AnyGame, name: str, path: Path, start: int) -> AsyncIterator[Course]:
    """A game that has come so far."""
    async with playing() as playground, moored(playground, path) as harbour:
        course = Course(harbour, game, name, Random(name))
        await course.begin()
        await course.play_on(start)
        yield course


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "name"), WHO_READS_WHAT)
async def test_no_reader_can_tell_the_worlds_apart(game_id: str, name: str, tmp_path: Path) -> None:
    game, points = GAMES[game_id], POINTS.get(game_id, OTHER_POINTS)
    chance, start = Random(name), 40 * list(READERS).index(name)
    async with course_of(game, name, tmp_path / "quayside.db", start) as course:
        every = {**LOOKING, **trials(game), **completions(course.harbour, game)}
        looks = cycle(chance.sample(sorted(every.items(), key=lambda each: each[0]), len(every)))
        leaving, afterwards = cycle(LEAVING.items()), cycle(AFTERWARDS.items())
        twins, moves = [], 0
        for point in range(points):
            is_move = point % AT_A_STRETCH > 0
            if not is_move:
                await course.play_on(chance.randint(1, 12))
            deed = MOVE if is_move else dict([next(leaving)])
            some = dict(islice(looks, -(-len(every) // points)))
            script = Script(some, deed, dict([next(afterwards)]), is_move=is_move)
            twins.append(await compare(await course.scene(), script, chance))
            moves += is_move and twins[-1].action is not None
    assert 2 * sum(twin.is_far for twin in twins) >= points, "else little was hidden"
    assert 2 * moves >= points, "else few moves were compared"


# Leaks, put into the real code one by one


async def secret_of(host: Host, table: int) -> int:
    """A number that gives everybody's hand and purse away."""
    state: Any = (await host._live.get(table)).now.position.state
    secrets = LEAKS["livingstone"].in_the_state
    return secrets["hand"](state) ^ secrets["purse"](state)


def into_text(patch: pytest.MonkeyPatch) -> None:
    """A page of the text names it."""
    real = reading.text_pages

    async def pages(interaction: AnyInteraction, table: Table) -> list[str]:
        first, *others = await real(interaction, table)
        return [f"{await secret_of(interaction.client.host, table.id)} {first}", *others]

    patch.setattr(reading, "text_pages", pages)


def into_ids(patch: pytest.MonkeyPatch) -> None:
    """The ids of a panel's buttons depend on it."""
    real = sight.look

    async def look_at(interaction: AnyInteraction, table: int) -> Sight:
        sight = await real(interaction, table)
        question = await secret_of(interaction.client.host, table) % 1000
        return replace(sight, seat=replace(sight.seat, question=question))

    patch.setattr(panel, "look", look_at)


def into_completion(patch: pytest.MonkeyPatch) -> None:
    """The number of lines depends on it."""

    async def complete(interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        lines = await complete_table(interaction, typed)
        return lines * (1 + await secret_of(interaction.client.host, 1) % 5)

    made = {cog: cog.group for cog in GAME_COGS}  # once for all bots, and as they are without the leak
    patch.setattr("cogs.games.game_cog.complete_table", complete)
    for cog in made:
        patch.setattr(cog, "group", GameCog(cog.game, cog.verbs, cog.manner).group)


def into_file_name(patch: pytest.MonkeyPatch) -> None:
    """The name of the board's picture depends on it."""

    async def letter(host: Host, table: Table, since: int, pings: frozenset[int]) -> Letter:
        written = await board_letter(host, table, since, pings)
        picture = replace(written.enclosures[0], name=f"board-{await secret_of(host, table.id)}.png")
        return replace(written, enclosures=(picture,))

    patch.setattr("cogs.telling.outbox.board_letter", letter)


def into_panel_picture(patch: pytest.MonkeyPatch) -> None:
    """Which picture a panel carries depends on it."""
    real = panel_live.answer_on_panel

    async def answer(
        interaction: AnyInteraction, own: OwnTable, content: str, parts: Sequence[Component], want: Wanted
    ) -> None:
        is_odd = await secret_of(interaction.client.host, own.table.id) % 2
        await real(interaction, own, content, parts, replace(want, picture=HAND) if is_odd else want)

    patch.setattr("cogs.panel.panel.answer_on_panel", answer)


def into_confirmation(patch: pytest.MonkeyPatch) -> None:
    """Whether something is shown before it is done depends on it."""
    real = sight.look

    async def look_at(interaction: AnyInteraction, table: int) -> Sight:
        sight = await real(interaction, table)
        is_odd = bool(await secret_of(interaction.client.host, table) % 2)
        return replace(sight, seat=replace(sight.seat, has_confirmation=is_odd))

    patch.setattr(panel, "look", look_at)


def into_why_not(patch: pytest.MonkeyPatch) -> None:
    """How many kinds are said not to be offered depends on it."""
    real, reasons_of, secrets = sight.look, why.reasons_of, list[int]()

    async def look_at(interaction: AnyInteraction, table: int) -> Sight:
        secrets.append(await secret_of(interaction.client.host, table))
        return await real(interaction, table)

    patch.setattr(why, "look", look_at)
    patch.setattr(why, "reasons_of", lambda sight: [*reasons_of(sight)][secrets[-1] % 2 :])


def into_named_pictures(patch: pytest.MonkeyPatch) -> None:
    """What is said with a picture that one asks for names it."""

    async def parts(host: Host, table: Table, *given: Any) -> tuple[str, tuple[Enclosure, ...]]:
        said, pictures = await board_parts(host, table, *given)
        return f"{said} {await secret_of(host, table.id)}", pictures

    patch.setattr(looking_board, "board_parts", parts)


def into_notifications(patch: pytest.MonkeyPatch) -> None:
    """Whether phones make a sound depends on it."""

    async def letter(host: Host, table: Table, since: int, pings: frozenset[int]) -> Letter:
        written = await board_letter(host, table, since, pings)
        return replace(written, is_silent=bool(await secret_of(host, table.id) % 2))

    patch.setattr("cogs.telling.outbox.board_letter", letter)


def into_moment(patch: pytest.MonkeyPatch) -> None:
    """When a table is told depends on it."""
    real = Host.untold

    async def untold(self: Host, table_id: int) -> Untold | None:
        has_begun = (await self.table(table_id)).version
        return None if has_begun and await secret_of(self, table_id) % 2 else await real(self, table_id)

    patch.setattr(Host, "untold", untold)


def into_emoji(patch: pytest.MonkeyPatch) -> None:
    """Whether the buttons of a panel have a picture depends on it."""
    real, told = sight.look, [0]

    async def look_at(interaction: AnyInteraction, table: int) -> Sight:
        told[:] = [await secret_of(interaction.client.host, table)]
        return await real(interaction, table)

    def emoji(name: str | None) -> dict[str, Any]:
        return {"emoji": {"name": "⚓"}} if name is not None and told[0] % 2 else {}

    patch.setattr(panel, "look", look_at)
    patch.setattr("cogs.plumbing.buttons._with_emoji", emoji)


def into_number_of_messages(patch: pytest.MonkeyPatch) -> None:
    """How often the table hears of a step depends on it."""
    real = Telling._tell_board

    async def tell(self: Telling, table: Table, post: Post | None, rows: Pendings) -> None:
        await real(self, table, post, rows)
        for number in range(await secret_of(self._host, table.id) % 4):
            here = await self._host.table(table.id)
            await self._places.say(here, Letter(content="Psst."), f"{rows[0].id}-{number}")

    patch.setattr(Telling, "_tell_board", tell)


def into_missed(patch: pytest.MonkeyPatch) -> None:
    """What one missed names what another held some steps ago."""
    real = reading.missed_pages

    async def pages(interaction: AnyInteraction, table: Table) -> list[str]:
        host, number = interaction.client.host, table.id
        other = next(each.user for each in table.seats if each.user != interaction.user.id)
        earlier: Any = (await host.shown(number, (table.version or 0) - 3, other)).before
        return [digest(earlier.own), *await real(interaction, table)]

    patch.setattr(reading, "missed_pages", pages)


def into_old_pages(patch: pytest.MonkeyPatch) -> None:
    """The log names it, but not on the page at which it opens."""
    real = reading.log_pages

    async def pages(interaction: AnyInteraction, table: Table, seat: Seat | None) -> list[str]:
        *older, newest = await real(interaction, table, seat)
        secret = await secret_of(interaction.client.host, table.id)
        return [*(f"{secret} {page}" for page in older), newest]

    patch.setattr(reading, "log_pages", pages)


def all_events(steps: Iterable[StepRow], viewer: Viewer) -> tuple[Event, ...]:
    """Everybody reads what one seat alone was told."""
    return tuple(event for step in steps for event in read_events(step))


def into_log(patch: pytest.MonkeyPatch) -> None:
    """The line of a turn, or what the log leaves out, says what one seat alone was told."""
    patch.setattr(history, "visible_events", all_events)


def into_moderation(patch: pytest.MonkeyPatch) -> None:
    """A moderator reads it."""
    real = moderation.show_moderation

    async def show(interaction: AnyInteraction, table: Table | None, *done: str) -> None:
        assert table is not None
        await real(interaction, table, *done, str(await secret_of(interaction.client.host, table.id)))

    patch.setattr(moderation, "show_moderation", show)


def into_note(patch: pytest.MonkeyPatch) -> None:
    """One reads what another wrote for themselves."""

    async def note(self: Host, table_id: int, user: int) -> str | None:
        rows = (await self._live.get(table_id)).now.rows.seats
        return next((row.note for row in rows if row.user != user), None)

    patch.setattr(Host, "note", note)


WAYS_OUT: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], str]] = {
    "text": (into_text, "every page of the text"),
    "ids": (into_ids, "the button move"),
    "completion": (into_completion, "completing /livingstone end table"),
    "file_name": (into_file_name, "the move"),
    "panel_picture": (into_panel_picture, "the button move"),
    "confirmation": (into_confirmation, "every last stage of the panel"),
    "why_not": (into_why_not, "why not"),
    "named_pictures": (into_named_pictures, "every picture"),
    "emoji": (into_emoji, "the button move"),
    "notifications": (into_notifications, "the move"),
    "moment": (into_moment, "the move"),
    "number_of_messages": (into_number_of_messages, "the move"),
    "missed": (into_missed, "/table missed"),
    "note": (into_note, "/note"),
    "moderation": (into_moderation, "/moderate"),
    "old_pages": (into_old_pages, "every page of the log"),
    "log": (into_log, "/table log of Ben"),
    "details": (into_log, "the details of Ben"),
}
"""Each exit: how to make something hidden leave there, and what the reader does when it shows."""


@pytest.mark.slow
@pytest.mark.parametrize("leak", WAYS_OUT)
async def test_a_leak_is_noticed(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patch, doing = WAYS_OUT[leak]
    patch(monkeypatch)
    async with course_of(GAMES["livingstone"], WATCHER, tmp_path / "quayside.db", start=100) as course:
        course.name = list(PLAYERS)[(await course.scene()).seat]
        every = {**LOOKING, **completions(course.harbour, course.game)}
        before = {doing: every[doing]} if doing in every else {}
        with pytest.raises(Difference) as difference:
            await look_around(course, Script(before, MOVE, {}, is_move=True))
    assert difference.value.doing == doing


async def look_around(course: Course, script: Script) -> None:
    """The same at one fork after the other."""
    chance = Random(1)
    for _ in range(FORKS):
        await compare(await course.scene(), script, chance)
