"""A third language is words only: a made-up one is laid beside the others, and the same bot speaks it."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement

from games import GAMES
from host.lobby import NAMES
from playground.people import Playground
from playground.seen import Seen
from tests.playground.stage import playing
from tests.wire.bot_process import ROOT, bot_running
from tests.words.catalogues import walk
from words.catalogue import LANGUAGES, Words

CODE = "de"
"""Discord asks for no locale that it does not know; its words are made up all the same."""
RUNS = ("cogs", "computers", "games", "host", "render", "storage", "tools", "words", "workers")
"""All that the bot needs, besides `bot.py`."""
LETTERS = str.maketrans("aeouAEOU", "àéôûÀÉÔÛ")
"""English as it might be: as long as before, so that it fits wherever that does."""
ITSELF = {itself for language in LANGUAGES for itself in (Words(language).say("me-speaks-itself"),)}
"""The languages as their speakers call them."""
SAME_IN_BOTH = re.compile(rf"<[^>]*>|https?://\S+|`[^`]*`|\b[A-Z]\b|\b(?:{'|'.join(NAMES)})\b")
"""Times, mentions, addresses, what is to be copied and names are no words."""

pytestmark = pytest.mark.slow


def made_up(text: str) -> str:
    """The same in the made-up language."""
    kept = [*SAME_IN_BOTH.findall(text), ""]
    return "".join(
        part.translate(LETTERS) + same for part, same in zip(SAME_IN_BOTH.split(text), kept, strict=True)
    )


def translate(folder: Path) -> None:
    """Write the made-up language beside English: catalogues, rulebooks and glossaries, nothing else."""
    for file in folder.rglob("*.en.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for node in walk(resource):
            if isinstance(node, TextElement):
                node.value = made_up(node.value)
        written = FluentSerializer().serialize(resource)
        file.with_name(file.name.replace(".en.", f".{CODE}.")).write_text(written, encoding="utf-8")
    for file in folder.rglob("*.en.md"):
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        written = "".join(line if line.startswith("## ") else made_up(line) for line in lines)
        file.with_name(file.name.replace(".en.", f".{CODE}.")).write_text(written, encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    copied = tmp_path_factory.mktemp("spoken") / "copy"
    for part in RUNS:
        shutil.copytree(ROOT / part, copied / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("bot.py", "pyproject.toml"):
        shutil.copy(ROOT / file, copied)
    translate(copied / "words")
    yield copied
    shutil.rmtree(copied)


def read(seen: Seen) -> list[str]:
    """All that is read of a message: its text, buttons, menus and what its pictures are called."""
    menus = [
        word
        for menu in seen.menus
        for word in (menu.placeholder, *(each.label for each in menu.options), *described(menu.options))
    ]
    pictures = [file.description for file in seen.files]
    own = ITSELF | set(map(made_up, ITSELF))
    found = [seen.text, *(button.label for button in seen.buttons), *filter(None, [*menus, *pictures])]
    return [each for each in found if each not in own]


def described(options: tuple[object, ...]) -> list[str]:
    return [getattr(each, "description", None) or "" for each in options]


async def test_a_made_up_language_is_spoken_wherever_the_others_are(tmp_path: Path, copy: Path) -> None:
    async with playing() as playground, bot_running(playground, tmp_path / "games.db", root=copy):
        kim, lin = playground.person("Kim", locale=CODE), playground.person("Lin")
        for command in ("/help", "/games", "/me", "/stats", "/privacy"):
            theirs, ours = await asyncio.gather(kim.uses(command), lin.uses(command))
            assert read(theirs.message) == [made_up(each) for each in read(ours.message)], command
            assert read(theirs.message) != read(ours.message), command
        theirs, ours = await asyncio.gather(*(each.uses("/rules", game="congo") for each in (kim, lin)))
        assert read(theirs.message)[0].partition("\n")[2] == made_up(read(ours.message)[0].partition("\n")[2])
        check_commands(playground)
        await check_game(playground)


def check_commands(playground: Playground) -> None:
    """Names and descriptions of all commands are there in that language, too."""
    for command in playground.world.records.commands:
        assert command["name_localizations"][CODE] == made_up(command["name"])
        assert command["description_localizations"][CODE] == made_up(command["description"])


async def check_game(playground: Playground) -> None:
    """Whoever plays alone in it reads it wherever they look, in every game."""
    for game in GAMES:
        kim = playground.person("Kim")
        card = (await kim.uses("/play", game=game, alone="easy", language=CODE)).message
        assert strange(card) == [], game
        thread = await kim.until(
            lambda card=card: playground.world.records.channels.get(card.id),  # type: ignore[misc]  # as it is now
            "a thread",
        )
        kim = kim.at(thread)
        turn = await kim.waits_to_see("@Kim")
        assert strange(turn) == [], game
        for button in ("table:move", "table:hand", "table:board", "table:more"):
            name = next(each.label for each in turn.buttons if (each.custom_id or "").startswith(button))
            assert strange((await kim.presses(name, on=turn)).message) == [], (game, button)


def strange(seen: Seen) -> list[str]:
    """The words there that are of another language."""
    return [
        word for each in read(seen) for word in SAME_IN_BOTH.sub(" ", each).split() if word != made_up(word)
    ]
