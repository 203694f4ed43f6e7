"""What the bot does not know gets a polite sentence in private: no silence, no error, no change."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.data import Json, Message, MessageFlag
from playground.interactions import Kind
from playground.people import Person, Playground, TooLate
from playground.slash import Line
from storage.sqlite.health import looking_at
from tests.playground.stage import playing
from tests.wire.bot_process import BotProcess, start_bot

BUTTON, MENU = 2, 3
IDS = (
    "table:zzz",
    "table:zzz:1",
    "table:fly:1",
    "table:join:99999",
    "table::",
    "page:nothing:1:0:",
    "page:log:1:9999:9",
    "page:log:x",
    "rules:chess:chapters",
    "rules:livingstone:index",
    "advance:fly:1:all",
    "advance:",
    "panel:1:0:zzz",
    "panel:99999:0:000000000000",
    "pick:1:0",
    "form:1:0:000000000000",
    "waltz",
)
"""Some of no form that we know, some that look right and are not."""
MENUS = ("pick:", "rules:")
SORRY = ("Something went wrong", "Une erreur")


def is_menu(id: str) -> bool:
    return id.startswith(MENUS)


class Scene:
    """A lobby of Ada's, and a card of the bot's with whatever one wants to press."""

    def __init__(self, playground: Playground, bot: BotProcess, database: Path) -> None:
        self.playground = playground
        self.bot = bot
        self.ada = playground.person("Ada")
        self.basile = playground.person("Basile", "fr")
        self._database = database

    def card(self, person: Person, id: str) -> Message:
        """A private message of the bot's with a button or a menu of that id."""
        world = self.playground.world
        part: Json = {"type": BUTTON, "style": 2, "label": "?"}
        if is_menu(id):
            part = {"type": MENU, "options": [{"label": "1", "value": "1"}], "min_values": 1, "max_values": 1}
        return world.post(
            Message(
                id=world.snowflakes.next(),
                channel=person.place.id,
                author=world.bot.id,
                created=world.clock.now(),
                content="An old card",
                components=[{"type": 1, "id": 1, "components": [{**part, "custom_id": id, "id": 2}]}],
                flags=MessageFlag.EPHEMERAL,
                only_for=person.user.id,
            )
        )

    async def press(self, person: Person, id: str, on: str | None = None) -> str:
        """What a press on that id brings, on a card that has it or has another."""
        data: Json = {"custom_id": id, "component_type": MENU if is_menu(id) else BUTTON}
        if is_menu(id):
            data["values"] = ["1"]
        return await self.answer(person, Kind.COMPONENT, data, self.card(person, on or id).id)

    async def answer(self, person: Person, kind: Kind, data: Json, message: str | None = None) -> str:
        """What is said to that person alone; nothing when the application does not respond."""
        server = self.playground
        doing = server.interactions.make(kind, person.user.id, person.place.id, data, message=message)
        if kind is Kind.FORM:
            opener = server.interactions.make(Kind.COMMAND, person.user.id, person.place.id, {})
            doing.trigger = server.interactions.metadata(opener)
        try:
            reply = await person._finish(doing, str(data))
            said = await reply.followed_up() if reply.is_silent else reply.message
        except TooLate:
            return ""
        assert said.raw.only_for == person.user.id, "what is unknown is said in private"
        return said.text

    def stored(self) -> list[tuple[object, ...]]:
        with looking_at(self._database) as connection:
            return [tuple(row) for row in connection.execute("select id, game, language, status from tables")]


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    database = tmp_path / "games.db"
    async with playing() as playground:
        bot = await start_bot(playground, database)
        there = Scene(playground, bot, database)
        await there.ada.uses("/play", game="livingstone")
        yield there
        assert await bot.stop() == 0


def is_polite(said: str) -> bool:
    return said.endswith((".", "?")) and not said.startswith(SORRY)


@pytest.mark.promise("mend.13")
async def test_unknown_ids_get_a_polite_sentence(scene: Scene) -> None:
    before = scene.stored()
    said: dict[str, str] = {}
    for id in IDS:
        said[id] = await scene.press(scene.ada, id)
    # A press on what its message does not have is made up altogether.
    for id in ("table:fly:1", "table:join:1"):
        said[f"{id} elsewhere"] = await scene.press(scene.ada, id, on="waltz")
    said["in French"] = await scene.press(scene.basile, "table:zzz")
    said["a form"] = await scene.answer(scene.ada, Kind.FORM, {"custom_id": "form:waltz", "components": []})
    impolite = {id: text for id, text in said.items() if not is_polite(text)}
    assert not impolite
    assert said["waltz"].startswith("Quayside does not know this choice")
    assert said["in French"].startswith("Quayside ne connaît pas ce choix")
    assert "ERROR" not in scene.bot.log
    assert "Traceback" not in scene.bot.log
    assert scene.stored() == before


@pytest.mark.promise("mend.13")
async def test_values_outside_the_choices_get_a_polite_sentence(scene: Scene) -> None:
    before = scene.stored()
    world, ada = scene.playground.world, scene.ada

    def play(**changed: str | int) -> Json:
        """The data of /play with values that no client offers."""
        given: dict[str, str | int] = {"game": "livingstone", "seats": 2, "language": "English"}
        data = Line(world, ada.user, ada.place, "/play").complete(given)
        for option in data["options"]:
            option["value"] = changed.get(option["name"], option["value"])
        return data

    look = Line(world, ada.user, ada.place, "/table board").complete({"table": "zzz"})
    waltz = {**look, "options": [{**look["options"][0], "name": "waltz"}]}
    commands = {
        "chess": play(game="chess"),
        "German": play(language="de"),
        "many": play(seats=2**53),
        "none": play(seats=-1),
        "no number": play(seats="two"),
        "table zzz": look,
        "/table waltz": waltz,
        "/waltz": {**look, "name": "waltz"},
    }
    said = {name: await scene.answer(ada, Kind.COMMAND, data) for name, data in commands.items()}
    impolite = {name: text for name, text in said.items() if not is_polite(text)}
    assert not impolite
    assert "ERROR" not in scene.bot.log
    assert "Traceback" not in scene.bot.log
    assert scene.stored() == before
