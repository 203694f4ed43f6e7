"""What a window of the page may ask for, and how each wish is carried out: as a person's client would."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from playground import shown, slash
from playground.child import Child
from playground.components import Part
from playground.data import Channel, Id, Json, Role, User
from playground.interactions import Interaction
from playground.people import Person, Playground, Reply, TooLate
from playground.seen import Form, Impossible, Seen, plain, seen
from playground.table import learn, seat_alone, seat_everybody

LOCALES = ("en-US", "fr")
HOURS = (1, 24)
"""That may pass at once."""
MOST_PLAYERS = 8
LONGEST_NAME = 32
LONGEST_MESSAGE = 2000


class Ask(Struct, tag_field="ask", tag=str.lower, forbid_unknown_fields=True):
    """One wish of somebody."""

    player: Id


class Say(Ask):
    """Write a message."""

    channel: Id
    words: str


class Use(Ask):
    """Use a slash command with these options."""

    channel: Id
    command: str
    options: dict[str, str | int | float | bool]


class Complete(Use):
    """Ask what is offered for the last of these options, which is being typed."""


class Press(Ask):
    """Press a button."""

    message: Id
    button: str


class Choose(Ask):
    """Choose lines of a menu, or people, roles, channels."""

    message: Id
    menu: str
    values: list[str]


class Fill(Ask):
    """Send a form."""

    form: Id
    entries: dict[str, str | bool | list[str]]


class Read(Ask):
    """Have read everything in a place."""

    channel: Id


class Dismiss(Ask):
    """Put a private answer away."""

    message: Id


class Commands(Ask):
    """Ask which commands are offered in a place."""

    channel: Id


class Earlier(Ask):
    """Ask for the messages before that one."""

    channel: Id
    before: Id


class Speak(Ask):
    """Go on in this language."""

    locale: str


class Letters(Ask):
    """Take private messages, or no more."""

    accepts: bool


class Table(Ask):
    """Seat everybody at a new table of this game, and start it."""

    game: str


class Alone(Ask):
    """Begin a game of this kind against computers."""

    game: str


class Learn(Ask):
    """Begin the lesson of a game, or go on with it."""

    game: str


class Invite(Ask):
    """Add a player of that name, who speaks the same language."""

    name: str


class Wait(Ask):
    """Let an hour or a day pass, for everybody and for the bot."""

    hours: int


class Restart(Ask):
    """Start the bot anew."""


Wish = (
    Say | Use | Complete | Press | Choose | Fill | Read | Dismiss | Commands | Earlier
    | Speak | Letters | Table | Alone | Learn | Invite | Wait | Restart
)  # fmt: skip


class Request(Struct, forbid_unknown_fields=True):
    """A wish, and the number by which its answer is known."""

    id: int
    wish: Wish


class Away(Exception):
    """The bot is not connected, so that nobody would answer."""


class Gone(Exception):
    """What was pressed is no longer there."""


class Desk:
    """Carries out wishes."""

    def __init__(self, playground: Playground, child: Child) -> None:
        self._playground = playground
        self._world = playground.world
        self._child = child
        self._carry_out: dict[type[Ask], Callable[[Any], Awaitable[Json]]] = {
            Say: self._say,
            Use: self._use,
            Complete: self._complete,
            Press: self._press,
            Choose: self._choose,
            Fill: self._fill,
            Read: self._read,
            Dismiss: self._dismiss,
            Commands: self._commands,
            Earlier: self._earlier,
            Speak: self._speak,
            Letters: self._letters,
            Table: self._table,
            Alone: self._alone,
            Learn: self._learn,
            Invite: self._invite,
            Wait: self._wait,
            Restart: self._restart,
        }

    async def answer(self, request: Request) -> Json:
        """What became of the wish; never an exception, so that the window always hears."""
        try:
            done = await self._carry_out[type(request.wish)](request.wish)
        except Away:
            return {"re": request.id, "trouble": "away"}
        except TooLate:
            return {"re": request.id, "trouble": "silent"}
        except Gone:
            return {"re": request.id, "trouble": "gone"}
        except Impossible as reason:
            return {"re": request.id, "trouble": "impossible", "reason": str(reason)}
        return {"re": request.id, "done": done}

    # Who and where

    def _user(self, id: Id) -> User:
        user = self._world.records.users.get(id)
        if user is None or user.is_bot or not user.is_member:
            raise Impossible("nobody here is called that")
        return user

    def _place(self, user: User, id: Id) -> Channel:
        place = self._world.records.channels.get(id)
        if place is None or not self._world.rights(user, place):
            raise Impossible(f"{user.shown_name} sees no such place")
        return place

    def _person(self, player: Id, channel: Id) -> Person:
        user = self._user(player)
        return Person(self._playground, user, self._place(user, channel))

    def _asking(self, player: Id, channel: Id) -> Person:
        """Somebody about to ask the bot, which must be there to answer."""
        if not self._playground.gateway.is_connected:
            raise Away
        return self._person(player, channel)

    def _on(self, player: Id, message: Id) -> tuple[Person, Seen]:
        found = self._world.records.messages.get(message)
        if found is None:
            raise Gone
        return self._asking(player, found.channel), seen(self._world, found)

    # Talking to the bot

    async def _use(self, wish: Use) -> Json:
        person = self._asking(wish.player, wish.channel)
        return _came_of(await person.uses(wish.command, **self._options(person, wish)))

    async def _complete(self, wish: Complete) -> Json:
        person = self._asking(wish.player, wish.channel)
        offered = await person.completes(wish.command, **self._options(person, wish))
        return {"choices": [{"name": each.name, "value": each.value} for each in offered]}

    def _options(self, person: Person, wish: Use) -> dict[str, slash.Value | Person]:
        """The options as Python names, with people and places for their ids."""
        line = slash.Line(self._world, person.user, person.place, wish.command)
        kinds = {option["name"]: option["type"] for option in line.options}
        found: dict[str, slash.Value | Person] = {}
        for name, value in wish.options.items():
            if kinds.get(name) == slash.USER:
                found[plain(name)] = self._user(str(value))
            elif kinds.get(name) == slash.CHANNEL:
                found[plain(name)] = self._place(person.user, str(value))
            else:
                found[plain(name)] = value
        return found

    async def _press(self, wish: Press) -> Json:
        person, message = self._on(wish.player, wish.message)
        if wish.button not in [each.custom_id for each in message.buttons]:
            raise Gone
        return _came_of(await person.presses(wish.button, on=message))

    async def _choose(self, wish: Choose) -> Json:
        person, message = self._on(wish.player, wish.message)
        if wish.menu not in [each.custom_id for each in message.menus]:
            raise Gone
        kind = message.menu(wish.menu).kind
        wanted = [self._meant(kind, value, person.place) for value in wish.values]
        return _came_of(await person.selects(*wanted, on=message, menu=wish.menu))

    def _meant(self, kind: Part, value: str, place: Channel) -> str | Person | Role | Channel:
        """What a value of such a menu stands for."""
        records = self._world.records
        if kind is Part.USER_MENU and value in records.users:
            return Person(self._playground, records.users[value], place)
        if kind is Part.CHANNEL_MENU and value in records.channels:
            return records.channels[value]
        if kind is Part.ROLE_MENU:
            return next((each for each in self._world.roles() if each.id == value), value)
        return value

    async def _fill(self, wish: Fill) -> Json:
        opener = self._playground.interactions.find(wish.form)
        if opener is None or opener.form is None:
            raise Gone
        person = self._asking(wish.player, opener.channel)
        entries = {plain(name): entry for name, entry in wish.entries.items()}
        return _came_of(await person.fills(_paper(opener), **entries))

    def _first_channel(self) -> Channel:
        places = self._world.records.channels.values()
        return next(each for each in places if not (each.is_thread or each.is_private_messages))

    async def _alone(self, wish: Alone) -> Json:
        return await seat_alone(self._asking(wish.player, self._first_channel().id), wish.game)

    async def _learn(self, wish: Learn) -> Json:
        return await learn(self._asking(wish.player, self._first_channel().id), wish.game)

    async def _table(self, wish: Table) -> Json:
        first = self._first_channel()
        host = self._asking(wish.player, first.id)
        others = [
            Person(self._playground, each, first)
            for each in shown.players(self._world)
            if each is not host.user
        ]
        return await seat_everybody(host, others, wish.game)

    # Talking to each other, and looking

    async def _say(self, wish: Say) -> Json:
        words = wish.words.strip()
        if not 0 < len(words) <= LONGEST_MESSAGE:
            raise Impossible(f"a message has 1 to {LONGEST_MESSAGE} characters")
        self._person(wish.player, wish.channel).says(words)
        return {}

    async def _read(self, wish: Read) -> Json:
        self._person(wish.player, wish.channel).reads()
        return {}

    async def _dismiss(self, wish: Dismiss) -> Json:
        message = self._world.records.messages.get(wish.message)
        if message is None or message.only_for != wish.player:
            raise Impossible("only your own private answers can be put away")
        self._world.feed.tell("dismissed", message)
        return {}

    async def _commands(self, wish: Commands) -> Json:
        person = self._person(wish.player, wish.channel)
        return {"commands": slash.offered(self._world, person.user, person.place)}

    async def _earlier(self, wish: Earlier) -> Json:
        place = self._person(wish.player, wish.channel).place
        if not wish.before.isdecimal():
            raise Impossible("no such message")
        found = shown.latest(self._world, place, int(wish.before))
        about = self._playground.interactions
        return {"messages": [shown.message(self._world, about, each) for each in found]}

    # Changing one's own settings

    async def _speak(self, wish: Speak) -> Json:
        if wish.locale not in LOCALES:
            raise Impossible(f"one of {', '.join(LOCALES)}")
        user = self._user(wish.player)
        user.locale = wish.locale
        self._world.feed.tell("player", user)
        return {}

    async def _letters(self, wish: Letters) -> Json:
        user = self._user(wish.player)
        user.accepts_messages = wish.accepts
        self._world.feed.tell("player", user)
        return {}

    async def _invite(self, wish: Invite) -> Json:
        name = " ".join(wish.name.split())
        known = shown.players(self._world)
        if not 0 < len(name) <= LONGEST_NAME or name in [each.name for each in known]:
            raise Impossible(f"a new name of 1 to {LONGEST_NAME} characters")
        if len(known) >= MOST_PLAYERS:
            raise Impossible(f"at most {MOST_PLAYERS} players")
        user = self._world.add_user(name, self._user(wish.player).locale)
        self._world.private_channel(user)
        return {"player": user.id}

    async def _wait(self, wish: Wait) -> Json:
        self._user(wish.player)
        if wish.hours not in HOURS:
            raise Impossible(f"one of {', '.join(map(str, HOURS))} hours")
        self._world.pass_time(wish.hours * 3600)
        return {}

    async def _restart(self, wish: Restart) -> Json:
        self._user(wish.player)
        await self._child.restart()
        return {}


def _paper(opener: Interaction) -> Form:
    form = opener.form
    assert form is not None
    return Form(form["custom_id"], form["title"], tuple(form["components"]), opener.id)


def _came_of(reply: Reply) -> Json:
    """What the window needs at once: the form that opened, or the message that answers."""
    if reply.is_form:
        form = reply.form
        return {"form": {"id": form.opened_by, "title": form.title, "parts": list(form.parts)}}
    return {"message": reply.answered_by, "is_deferred": reply.is_silent and not reply.follow_ups}
