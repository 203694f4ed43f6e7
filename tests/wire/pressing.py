"""Tables just before a press: who presses what, and all that the bot answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct

from cogs.panel.choices import choices, digest
from cogs.plumbing.limits import TOKEN
from games.livingstone.actions import Donate, EndTurn, TakeCoins, TakeDie
from host.lobby import Person as Player
from playground import forms, slash
from playground.components import Part
from playground.data import Id, Message
from playground.faults import Fault
from playground.feed import Change
from playground.interactions import FIRST_ANSWER, Callback, Interaction, Kind
from playground.people import Person
from playground.seen import Seen
from tests.cogs.harbour import Harbour
from tests.host.people import press
from words.catalogue import Words

PEOPLE = {"en": ("Ada", "Ben", "Eve"), "fr": ("Zoé", "Léo", "Anaïs")}
"""Two players and somebody watching; their table speaks the other language."""
TABLE_SPEAKS = {"en": "Français", "fr": "English"}
PRESSED = ("discord-ui-", "CommandTree-", "discord.py: ")
"""How discord.py names the tasks in which it deals with a press."""
DIE, GIFT = 4, 2

Deed = Callable[[Person], Interaction]
"""A press or a command that somebody is about to make."""


class Ready(Struct, frozen=True):
    """Somebody who is about to press."""

    who: Person
    press: Deed
    command: Deed | None = None
    """That would do the same."""
    again: Deed | None = None
    """The same press on another private answer, for those that change in place."""
    on: Seen | None = None
    """The message for all that holds the button ..."""
    edits: int = 0
    """... and how many edits would take it off there, ..."""
    deletions: int = 0
    """... or take all of it away."""


class Scene:
    """A table of two players and one who watches, all of one language; and all that the bot answers them."""

    def __init__(self, harbour: Harbour, table: int, language: str) -> None:
        self.harbour = harbour
        self.world = harbour.world
        self.host = harbour.host
        self.table = table
        self.language = language
        locale = {"en": "en-US", "fr": "fr"}[language]
        *self.players, self.watcher = (harbour.person(name, locale) for name in PEOPLE[language])
        self.said: dict[Id, list[str]] = {}
        """What the bot has answered to each press, in order."""
        self.refusals: list[str] = []
        """What a press too many is told."""

    def hear(self, change: Change) -> None:
        """Note an answer, which must be for one person alone."""
        message: Message | None = None
        if change.kind == "answered" and change.subject.answer is Callback.UPDATE:
            answered, message = change.subject.id, self.world.records.messages[change.subject.original]
        elif change.kind == "revised":
            answered, message = change.subject.id, self.world.records.messages[change.subject.revised]
            if message.id == change.subject.message and not message.is_ephemeral:
                self._look_at_board(message, answered)
                return
        elif change.kind == "MESSAGE_CREATE" and change.subject.interaction is not None:
            answered, message = change.subject.interaction["id"], change.subject
        if message is not None and answered in self.said and message.content:
            assert message.is_ephemeral, message.content
            self.said[answered].append(message.content)

    def _look_at_board(self, message: Message, answered: Id) -> None:
        """A press lets its board be brought up to date; nothing is put there that one person was told."""
        assert not any(said in message.content for said in self.said.get(answered, ()))
        assert "panel:" not in str(message.components)

    # What is pressed

    def button(self, custom_id: str, on: Seen) -> Deed:
        """A press on that button of a message, wherever the client still shows it."""
        data = {"custom_id": named(custom_id, on), "component_type": int(Part.BUTTON)}
        return lambda who: self.harbour.playground.interactions.make(
            Kind.COMPONENT, who.user.id, on.channel, data, message=on.id
        )

    def command(self, line: str, **options: slash.Value) -> Deed:
        """A slash command."""

        def make(who: Person) -> Interaction:
            data = slash.Line(self.world, who.user, who.place, line).complete(options)
            return self.harbour.playground.interactions.make(Kind.COMMAND, who.user.id, who.place.id, data)

        return make

    # What happens

    async def dealt_with(self, *presses: Interaction) -> None:
        """Open these presses, all at once, and wait until nothing more comes of them."""
        for each in presses:
            self.said.setdefault(each.id, [])
            self.harbour.playground.interactions.open(each)
        for each in presses:
            await self.world.feed.until(
                lambda each=each: each.answer,  # type: ignore[misc]  # bound now
                before=each.created + FIRST_ANSWER,
                waiting_for="an answer",
            )
        while tasks := [task for task in asyncio.all_tasks() if task.get_name().startswith(PRESSED)]:
            await asyncio.wait(tasks)
        for table in (self.table, self.table + 1):
            await self.harbour.settled(table)

    async def does(self, who: Person, deed: Deed) -> str:
        """What somebody is told when nothing else happens meanwhile."""
        done = deed(who)
        await self.dealt_with(done)
        return self.told(done)

    def told(self, press: Interaction) -> str:
        """All that the bot has answered to a press."""
        return "\n".join(self.said[press.id])

    async def asked(self) -> Person:
        """Whom the table waits for."""
        table = await self.host.table(self.table)
        user = str(table.seats[min(table.asked)].user)
        return next(each for each in (*self.players, self.watcher) if each.user.id == user)

    def other_than(self, who: Person) -> Person:
        """The other player."""
        return next(player for player in self.players if player.user is not who.user)

    def board(self) -> Seen:
        """The newest that can be pressed."""
        return next(
            each
            for each in reversed(self.players[0].sees())
            if any(is_named(f"table:move:{self.table}", id) for id in ids(each))
        )

    async def panel(self, who: Person) -> Seen:
        """A private panel, newly opened."""
        await self.does(who, self.button(f"table:move:{self.table}", self.board()))
        return next(each for each in reversed(who.sees()) if any(id.startswith("panel:") for id in ids(each)))

    async def more(self, who: Person) -> Seen:
        """What there is behind More, privately."""
        await self.does(who, self.button(f"table:more:{self.table}", self.board()))
        return next(each for each in reversed(who.sees()) if any(id.startswith("page:") for id in ids(each)))

    async def line(self, who: Person, line: str, command: Deed | None = None) -> Ready:
        """A line of a panel, and the same line of one before it that was too old to be closed."""
        before, panels = await self.panel(who), self.harbour.bot.panels
        later = panels.clock() + TOKEN
        panels.clock = lambda: later
        newest = await self.panel(who)
        button = next(id for id in ids(newest) if id.endswith(f":{line}"))
        return Ready(who, self.button(button, newest), command, self.button(button, before))

    async def move_on(self) -> None:
        """The game begins, or whoever is asked finishes the turn."""
        table = await self.host.table(self.table)
        if not table.is_running:
            if len(table.seats) < 2:
                await self.host.join(self.table, Player(int(self.watcher.user.id), "", self.language))
            await self.host.start(self.table, table.opened_by)
        who = await self.asked()
        while await self.asked() is who:
            legal = await self.host.legal(self.table, int(who.user.id))
            wanted = (EndTurn(), TakeCoins(), TakeDie(DIE), *legal)
            await press(
                self.host, self.table, int(who.user.id), next(each for each in wanted if each in legal)
            )
        self.harbour.bot.announcer.wake(self.table)
        await self.harbour.settled(self.table)

    def keep_button(self, ready: Ready) -> None:
        """What is pressed stays on screen as it is, as it does when Discord refuses the edit."""
        if ready.on is None:
            return
        for method, times in (("PATCH", ready.edits), ("DELETE", ready.deletions)):
            if times:
                self.harbour.playground.faults.order(
                    Fault(
                        method=method,
                        route="/channels/{channel_id}/messages/{message_id}",
                        channel=ready.on.channel,
                        status=403,
                        code=50013,
                        times=times,
                    )
                )

    def sentence(self, key: str) -> str:
        """In the language of those who press."""
        return Words(self.language, "livingstone").say(key, die=DIE, most=1)


def ids(message: Seen) -> list[str]:
    return [button.custom_id or "" for button in message.buttons]


def is_named(name: str, id: str) -> bool:
    """Whether that is the id, whatever the key of its table."""
    return id == name or id.startswith(f"{name}.")


def named(name: str, on: Seen) -> str:
    """The whole id of the button of that name; a name that no button there has stays as it is."""
    return next((id for id in ids(on) if is_named(name, id)), name)


# What there is to press, each just before


async def lobby(scene: Scene, players: int) -> Seen:
    """The card of a lobby with so many of the players."""
    opener, *others = scene.players[:players]
    speaks = TABLE_SPEAKS[scene.language]
    card = (await opener.uses("/play", game="livingstone", seats=2, language=speaks)).message
    await scene.dealt_with()
    for other in others:
        await scene.does(other, scene.button(f"table:join:{scene.table}", card))
    return card


async def game(scene: Scene) -> None:
    """A game has begun, and all are in its thread."""
    card = await lobby(scene, players=2)
    await scene.does(scene.players[0], scene.button(f"table:start:{scene.table}", card))
    thread = scene.world.channel(card.id)
    scene.players = [player.at(thread) for player in scene.players]
    scene.watcher = scene.watcher.at(thread)


async def at_join(scene: Scene) -> Ready:
    card = await lobby(scene, players=1)
    return Ready(
        scene.players[1], scene.button(f"table:join:{scene.table}", card), on=card, edits=1, deletions=1
    )


async def at_start(scene: Scene) -> Ready:
    card = await lobby(scene, players=2)
    return Ready(scene.players[1], scene.button(f"table:start:{scene.table}", card), on=card, edits=1)


async def at_line(scene: Scene) -> Ready:
    await game(scene)
    who = await scene.asked()
    command = scene.command("/livingstone take-die", die=DIE)
    return await scene.line(who, digest(TakeDie(DIE)), command)


async def at_narrowing(scene: Scene) -> Ready:
    await game(scene)
    who = await scene.asked()
    (gift,) = choices(await gifts(scene, who)).below
    return await scene.line(who, gift.digest)


async def gifts(scene: Scene, who: Person) -> list[Donate]:
    """All that can be given to the Queen."""
    legal = await scene.host.legal(scene.table, int(who.user.id))
    return [action for action in legal if isinstance(action, Donate)]


async def at_form(scene: Scene) -> Ready:
    """A form is open on somebody's screen, with a number in it."""
    gift = await at_narrowing(scene)
    await scene.does(gift.who, gift.press)
    panel = next(
        each for each in reversed(gift.who.sees()) if any(id.startswith("form:") for id in ids(each))
    )
    opened = await gift.who.presses(next(id for id in ids(panel) if id.startswith("form:")), on=panel)
    interactions = scene.harbour.playground.interactions

    def send(who: Person) -> Interaction:
        data = forms.filled(opened.form, {"amount": str(GIFT)})
        sent = interactions.make(Kind.FORM, who.user.id, panel.channel, data, message=panel.id)
        sent.trigger = interactions.metadata(interactions.known(opened.form.opened_by))
        return sent

    return Ready(gift.who, send, scene.command("/livingstone give", pounds=GIFT))


async def at_undo(scene: Scene, *, on_panel: bool) -> Ready:
    """Somebody has made two steps, of which one is to be taken back."""
    await game(scene)
    who = await scene.asked()
    for action in (TakeDie(DIE), TakeCoins()):
        await press(scene.host, scene.table, int(who.user.id), action)
    scene.harbour.bot.announcer.wake(scene.table)
    await scene.harbour.settled(scene.table)
    command = scene.command("/table undo")
    if on_panel:
        return await scene.line(who, "undo", command)
    more = await scene.more(who)
    return Ready(who, scene.button(f"table:undo:{scene.table}", more), command)


async def at_more_undo(scene: Scene) -> Ready:
    return await at_undo(scene, on_panel=False)


async def at_panel_undo(scene: Scene) -> Ready:
    return await at_undo(scene, on_panel=True)


def at_more(name: str, command: str) -> Callable[[Scene], Awaitable[Ready]]:
    """Something behind More that only shows something; the command shows the same."""

    async def stage(scene: Scene) -> Ready:
        await game(scene)
        who = await scene.asked()
        button = scene.button(f"{name}:{scene.table}", await scene.more(who))
        return Ready(who, button, scene.command(command))

    return stage


def at_board(verb: str) -> Callable[[Scene], Awaitable[Ready]]:
    """A button of the board that only shows something; the command of that name shows the same."""

    async def stage(scene: Scene) -> Ready:
        await game(scene)
        board = scene.board()
        button = scene.button(f"table:{verb}:{scene.table}", board)
        return Ready(await scene.asked(), button, scene.command(f"/table {verb}"), on=board, edits=1)

    return stage


async def at_rematch(scene: Scene) -> Ready:
    await game(scene)
    for player in scene.players:
        await scene.does(player, scene.command("/table cancel"))
    return Ready(scene.players[0], scene.button(f"table:rematch:{scene.table}", scene.players[0].sees()[-1]))


async def at_resign(scene: Scene) -> Ready:
    """Who is not asked is asked whether to resign."""
    await game(scene)
    who = scene.other_than(await scene.asked())
    for _ in range(2):
        await scene.does(who, scene.command("/table resign"))
    yes = [scene.button(f"table:resign:{scene.table}", question) for question in who.sees()[-2:]]
    return Ready(who, yes[0], again=yes[1])


async def at_cancel(scene: Scene) -> Ready:
    await game(scene)
    return Ready(await scene.asked(), scene.command("/table cancel"))
