"""One bot in two worlds that one reader may not tell apart, and all that reaches the reader in each."""

from __future__ import annotations

import asyncio
import difflib
import hashlib
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from copy import deepcopy
from itertools import zip_longest
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cogs.panel.live import Panels
from cogs.quayside import IN_HAND
from games.core import Action, write
from games.values import Event
from playground.data import Channel, Json, Message, Records
from playground.feed import Change
from playground.interactions import Callback, Interaction
from playground.people import Person
from playground.permissions import Permission
from playground.world import World
from tests.cogs.harbour import Harbour
from tests.secrets.checks import twins_of
from tests.secrets.exits import SECRETS
from tests.secrets.worlds import Viewer, alike
from tests.wire.oracle import Position, look

RECENT = 25
"""Steps whose states can still be looked at: since the reader's last turn or board, or by an undo."""
DEALS = 20
"""Attempts to deal something else so that the same card can be played."""
VARYING = re.compile(r"[0-9a-f]{64}|\d{17,20}|(?<=<t:)\d+")
"""The fingerprint of the seed, ids and moments."""


class Scene(Struct, frozen=True):
    """A table before the next move, with one reader who looks at it."""

    harbour: Harbour
    table: int
    thread: str
    position: Position
    name: str
    viewer: Viewer
    """The reader's seat."""
    seat: int
    action: Action
    """The next move, and whose it is."""

    @property
    def reader(self) -> Person:
        """Where the game is."""
        return self.harbour.person(self.name).at(self.harbour.world.channel(self.thread))

    @property
    def mover(self) -> Person:
        """Whose move it is, in the same place."""
        user = self.harbour.world.user(str(self.position.users[self.seat]))
        return self.harbour.person(user.name).at(self.reader.place)


Look: TypeAlias = Callable[[Scene], Awaitable[object]]
"""Something that is tried; what comes of it is received, not returned."""
Looks: TypeAlias = Mapping[str, Look]


class Script(Struct, frozen=True):
    """What is done in both worlds, one thing after the other."""

    before: Looks
    deed: Looks
    """What may change the game; its last step opens everything, so that nothing after it is compared."""
    after: Looks
    is_move: bool
    """Whether the deed is the next move: then the game goes on from there, else from before."""


# Two worlds


def rows_of(harbour: Harbour) -> sqlite3.Connection:
    """The database of a bot that has nothing to do just now, and remembers nothing of it."""
    harbour.host._live.drop()
    harbour.bot.panels = Panels()
    return harbour.store._conn


class Moment:
    """The stand-in and the database as they are now; both can be brought back to it."""

    def __init__(self, harbour: Harbour) -> None:
        self._harbour = harbour
        self._records = _copy(harbour.world.records)
        self._rows = sqlite3.connect(":memory:")
        rows_of(harbour).backup(self._rows)

    def come_back(self) -> None:
        """Everything since then has not happened; ids go on, so that none is used twice."""
        self._rows.backup(rows_of(self._harbour))
        self._harbour.world.records = _copy(self._records)

    def close(self) -> None:
        """It is not needed any more."""
        self._rows.close()


def _copy(records: Records) -> Records:
    """Records that change apart from these; what a message holds is never changed, only replaced."""
    return replace(
        records,
        users=deepcopy(records.users),
        channels=deepcopy(records.channels),
        messages={id: replace(message) for id, message in records.messages.items()},
    )


class Twin(Struct, frozen=True):
    """Another world that looks the same to the reader, and what is done there instead of the action."""

    state: Any
    action: Action | None
    """None: nothing that can be done there must look the same."""
    is_far: bool
    """Whether more than the seed is different."""


def twin_of(scene: Scene, chance: Random) -> Twin:
    """Deal anew what is hidden from the reader, if it can be so that the mover has a look-alike to play."""
    attempts = [_deal(scene, chance)]
    while len(attempts) < DEALS and not (attempts[-1].action and attempts[-1].is_far):
        attempts.append(_deal(scene, chance))
    return max(attempts, key=lambda twin: (twin.action is not None, twin.is_far))


def _deal(scene: Scene, chance: Random) -> Twin:
    position, action, is_own = scene.position, scene.action, scene.seat == scene.viewer
    game, secrets = position.game, SECRETS[position.game.id]
    state = secrets.redeal(position.state, scene.viewer, chance, action if is_own else None)
    twins = twins_of(game, state, scene.seat, action, scene.viewer)
    same_seed = replace(state, rng=position.state.rng)
    return Twin(state, chance.choice(twins) if twins else None, is_far=same_seed != position.state)


def change_hidden(scene: Scene, twin: Twin, chance: Random) -> None:
    """Store the other world: its states with its seed, and what others alone were told, did and noted."""
    rows = rows_of(scene.harbour)
    steps = rows.execute(
        "select * from steps where table_id = ? and state is not null order by version desc", (scene.table,)
    ).fetchall()
    assert steps[0]["version"] == scene.position.version
    states = [twin.state, *(_dealt_anew(scene, step, twin, chance) for step in steps[1:RECENT])]
    changed = [
        (
            write(state).decode() if state is not None else step["state"],
            _done(scene, step, chance),
            msgspec.json.encode([_told(event, scene, chance) for event in _events(step)]).decode(),
            scene.table,
            step["version"],
        )
        for step, state in zip_longest(steps, states)
    ]
    rows.execute("begin")
    rows.executemany(
        "update steps set state = ?, action = ?, events = ? where table_id = ? and version = ?", changed
    )
    note, rests = chance.choice([(None, False), ("sell the gems", False), ("sell the gems", True)])
    rows.execute(
        "update seats set note = ?, has_resting_note = ? where table_id = ? and seat is not ?",
        (note, rests, scene.table, scene.viewer),
    )
    rows.execute("commit")


def _dealt_anew(scene: Scene, step: sqlite3.Row, twin: Twin, chance: Random) -> Any:
    """The state of an earlier step, with what is hidden from the reader changed."""
    game = scene.position.game
    state = game.read_state(step["state"].encode(), step["rules_version"])
    other = SECRETS[game.id].redeal(state, scene.viewer, chance, None)
    other.rng.seed = twin.state.rng.seed
    return other


def _done(scene: Scene, step: sqlite3.Row, chance: Random) -> str | None:
    """The action of a step, or, where the reader may not know it, another that looks the same."""
    done: str | None = step["action"]
    if done is None or step["seat"] == scene.viewer:
        return done
    game = scene.position.game
    action, secrets = game.read_action(done.encode()), SECRETS[game.id]
    others = secrets.look_alikes(action, secrets.probes, scene.viewer)
    return write(chance.choice(others or [action])).decode()


def _events(step: sqlite3.Row) -> list[Event]:
    return msgspec.json.decode(step["events"], type=list[Event])


def _told(event: Event, scene: Scene, chance: Random) -> Event:
    """What the reader may read as it is; of the rest, other amounts and other things."""
    if event.is_seen_by(scene.viewer):
        return event
    names = SECRETS[scene.position.game.id].names

    def other(value: Any) -> Any:
        match value:
            case int():
                return chance.randrange(100)
            case str():
                return chance.choice(names)
            case tuple():
                return tuple(map(other, value))
        return value

    return replace(event, values={name: other(value) for name, value in event.values.items()})


# What the reader receives


class Received(Struct, frozen=True):
    """One thing that reached the reader: a message, an edit, a form, lines of a completion."""

    doing: str
    """What had been done last."""
    place: str
    what: Json

    def lines(self) -> list[str]:
        """To be read."""
        return json.dumps(self.what, indent=1, ensure_ascii=False).splitlines()


class Inbox:
    """Everything that reaches one reader while it is open, with ids, nonces and times made alike."""

    def __init__(self, reader: Person, *commitments: str) -> None:
        self._world: World = reader.server.world
        self._user = reader.user
        self._names = dict.fromkeys(commitments, "the fingerprint of the seed")
        self._counts: dict[str, int] = {}
        self._received: list[list[Received]] = []
        self._doing = "nothing"

    @contextmanager
    def doing(self, name: str) -> Iterator[None]:
        """What arrives in here arrives because of that."""
        self._doing = name
        self._received.append([])
        with self._world.feed.listening(self._hear):
            yield

    def received(self) -> list[Received]:
        """All of it; what one thing causes in different places may come in any order."""
        return [each for some in self._received for each in sorted(some, key=lambda one: one.place)]

    def _hear(self, change: Change) -> None:
        match change:
            case Change(kind, Message() as message) if self._is_visible(message):
                self._take(self._place(message), kind, self._shown(message, kind))
            case Change("answered", Interaction(user=self._user.id) as answered):
                self._take("an answer", "answered", self._answer(answered))
            case Change(kind, Channel() as channel) if self._can_see(channel):
                self._take(channel.name, kind, {"name": channel.name, "archived": channel.is_archived})

    def _take(self, place: str, kind: str, what: Json) -> None:
        self._received[-1].append(Received(self._doing, place, {"kind": kind, **what}))

    def _is_visible(self, message: Message) -> bool:
        is_theirs = message.only_for in (None, self._user.id)
        return is_theirs and self._can_see(self._world.channel(message.channel))

    def _can_see(self, channel: Channel) -> bool:
        user = self._world.user(self._user.id)
        return self._world.can(user, Permission.VIEW_CHANNEL, channel)

    def _place(self, message: Message) -> str:
        name = self._world.channel(message.channel).name
        return f"{name}, alone" if message.only_for else name

    def _shown(self, message: Message, kind: str) -> Json:
        place = self._place(message)
        if kind == "MESSAGE_CREATE":
            self._counts[place] = self._counts.get(place, 0) + 1
            self._names[message.id] = f"new message {self._counts[place]} in {place}"
        return {
            "message": self._alike(message.id),
            "author": message.author,
            "type": message.kind.name,
            "content": self._alike(message.content).splitlines(),
            "embeds": message.embeds,
            "parts": json.loads(self._alike(json.dumps(message.components))),
            "files": [
                [file.filename, file.description, file.content_type, digest(file.content)]
                for file in message.attachments
            ],
            "flags": message.flags,
            "pinged": message.pinged,
            "mentions": message.mentions,
            "everyone": message.mentions_everyone,
            "edited": message.edited is not None,
        }

    def _answer(self, interaction: Interaction) -> Json:
        assert isinstance(interaction.answer, Callback)
        lines = [[line["name"], line["value"]] for line in interaction.choices]
        form = json.loads(self._alike(json.dumps(interaction.form)))
        return {"answer": interaction.answer.name, "lines": lines, "form": form}

    def _alike(self, text: str) -> str:
        """Without what differs between any two runs; an id from before the worlds parted stays."""
        return VARYING.sub(self._name, text)

    def _name(self, found: re.Match[str]) -> str:
        is_moment = found.string[: found.start()].endswith("<t:")
        return "a moment" if is_moment else self._names.get(found[0], found[0])


def digest(content: bytes) -> str:
    """Bytes, short enough to be read."""
    return f"{len(content)} bytes {hashlib.sha256(content).hexdigest()[:12]}"


class Difference(AssertionError):
    """A reader can tell two worlds apart that must look the same."""

    def __init__(self, scene: Scene, one: Received | None, other: Received | None) -> None:
        was, became = ([] if each is None else each.lines() for each in (one, other))
        first = one or other
        assert first is not None
        self.doing = first.doing
        head = f"{scene.name}, after {first.doing!r} at version {scene.position.version}, in {first.place}:"
        lines = difflib.unified_diff(was, became, "as it was", "dealt anew", lineterm="")
        super().__init__("\n".join([head, *lines]))


# A fork


async def compare(scene: Scene, script: Script, chance: Random) -> Twin:
    """Follow the script in another world and in this one; Difference if the reader receives anything else."""
    twin, fate = twin_of(scene, chance), chance.getrandbits(64)
    if script.is_move and twin.action is None:
        script = replace(script, deed={}, after={})
    with closing(Moment(scene.harbour)) as moment:
        change_hidden(scene, twin, chance)
        other = await _live_on(replace(scene, action=twin.action or scene.action), script, fate)
        moment.come_back()
        received = await _live_on(scene, script, fate)
        if not script.is_move:
            moment.come_back()
    for mine, theirs in zip_longest(received, other):
        if mine != theirs:
            raise Difference(scene, mine, theirs)
    return twin


async def _live_on(scene: Scene, script: Script, fate: int) -> list[Received]:
    """All that reaches the reader until the game is over; chance falls by fate."""
    # What was said before the worlds parted stays, so each world shows the first seed's fingerprint too.
    commitments = scene.position.state.rng.commitment, await scene.harbour.host.commitment(scene.table)
    inbox = Inbox(scene.reader, *commitments)
    await _follow(scene, script.before, inbox, fate)
    before = inbox.received()
    await _follow(scene, script.deed, inbox, fate)
    position = look(scene.harbour.store.path, scene.table)
    if position.game.result(position.state) is not None:
        return before
    await _follow(scene, script.after, inbox, fate)
    return inbox.received()


async def _follow(scene: Scene, looks: Looks, inbox: Inbox, fate: int) -> None:
    for name, try_it in looks.items():
        with inbox.doing(name), alike(fate):
            await try_it(scene)
            while tasks := [task for task in asyncio.all_tasks() if task.get_name().startswith(IN_HAND)]:
                await asyncio.wait(tasks)  # the panel before is closed after the answer
            await scene.harbour.settled(scene.table)
