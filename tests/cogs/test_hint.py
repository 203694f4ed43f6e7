"""Hint: three sensible moves on the panel of whoever is alone with computers, each one press away."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from cogs.panel.hint import Hints
from cogs.panel.saying import LABEL
from computers.hint import Suggestion
from games.core import Action, packed
from games.livingstone.actions import EndTurn, TakeCoins, TakeDie
from games.livingstone.state import LivingstoneState
from host.consequences import Foresight
from host.lobby import Computer, Place
from host.lobby import Person as Player
from host.thinking import Thinker
from playground.people import Person, Playground, Reply
from tests.cogs.panels import PanelBot, Staged, moored, open_panel, seat_all
from tests.cogs.test_choices import rich_two_players
from tests.games.livingstone.positions import player, position
from tests.host.people import press
from tests.secrets.exits import SECRETS
from words.catalogue import language_of

TRIES = 12
"""Of each suggestion: enough to say something."""
MOVE = re.compile(
    r"\*\*\d\. Take the \d\*\*: (about .\d+\.\d points|no better, no worse)\."
    r"( .+ in \d+ of 12 tries\.)?"
)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    thinker.patience = 60.0  # whatever else the machine has to do
    yield thinker
    thinker.stop()


async def seat_alone(bot: PanelBot, person: Person, level: str = "normal") -> int:
    """A running game of that person against a computer, at home in no channel."""
    mine = Player(int(person.user.id), person.name, language_of(person.user.locale))
    table = await bot.host.open("livingstone", {}, 2, "en", Place(), mine)
    await bot.host.start(table, mine.user, [Computer(level, "Greta")])
    return table


async def says(person: Person, panel: Reply, words: str) -> None:
    """Wait until the panel says this: thinking takes its time."""
    await person.until(lambda: words in panel.text or None, words)


def suggested(panel: Reply) -> list[str]:
    """The ids of the buttons that do what is suggested."""
    return [id for each in panel.message.buttons if (id := each.custom_id or "").startswith("hinted:")]


def done(action: Action) -> asyncio.Task[tuple[Suggestion, ...] | None]:
    """As if that alone had been thought of."""

    async def suggest() -> tuple[Suggestion, ...]:
        return (Suggestion(action, 1.25, "tent", 9, TRIES),)

    return asyncio.ensure_future(suggest())


def start() -> Staged:
    return Staged(position(player(purse=3), player(), pool=(2, 3, 4, 6)))


async def test_three_moves_and_one_press_plays_one(database: Path, ada: Person, thinker: Thinker) -> None:
    async with moored(database, start()) as bot:
        bot.hints = Hints(thinker, TRIES)
        table = await seat_alone(bot, ada)
        panel = await open_panel(ada, table)
        assert panel.message.labels[-2:] == ["Hint", "No coach"], "in a first game"
        await ada.presses("Hint", on=panel)
        await says(ada, panel, "Worth a thought")
        title, *lines, how = panel.text.splitlines()
        assert title == f"**Worth a thought**, {TRIES} tries each"
        assert how == "-# Tried to the end of the round; gains are against the average."
        moves = [MOVE.fullmatch(line) for line in lines]
        assert len(moves) == 3
        assert all(moves), lines
        *buttons, back = panel.message.labels
        assert back == "Back"
        assert sorted(re.sub(r"^\d\. Take the \d$", "a die", each) for each in buttons) == ["a die"] * 3
        said, again = panel.text, await open_panel(ada, table)
        await ada.presses("Hint", on=again)
        await says(ada, again, "Worth a thought")
        assert again.text == said, "the same is known, so the same is said"
        assert len(bot.hints._known) == 1, "and it is not thought of again"
        taken = re.fullmatch(r"1\. Take the (\d)", again.message.labels[0])
        assert taken is not None
        await ada.presses(suggested(again)[0], on=again)
        await says(ada, again, f"What do you do with your {taken[1]}?")
        await ada.presses("Hint", on=again)
        await says(ada, again, "Worth a thought")
        await ada.presses("Back", on=again)
        await says(ada, again, f"What do you do with your {taken[1]}?")


async def test_in_french_and_what_is_final_is_asked_first(
    database: Path, playground: Playground, thinker: Thinker
) -> None:
    """A suggestion deep in the lists, which cannot be taken back, is shown with all it does before."""
    zoe = playground.person("Zoé", locale="fr")
    async with moored(database, Staged(rich_two_players())) as bot:
        bot.hints = Hints(thinker, TRIES)
        table = await seat_alone(bot, zoe)
        panel = await open_panel(zoe, table)
        await zoe.presses("Un conseil", on=panel)
        await says(zoe, panel, "Quelques pistes")
        assert "jusqu\u2019à la fin de la manche" in panel.text
        assert all(len(label) <= LABEL for label in panel.message.labels)
        sight = await bot.host.seen(table, int(zoe.user.id))
        finals = [action for action in sight.legal if sight.foresight.of(action).is_final]
        (known,) = bot.hints._known
        bot.hints._known[known] = done(finals[-1])
        await zoe.presses("Retour", on=panel)
        await zoe.until(lambda: "Un conseil" in panel.message.labels or None, "the panel")
        before = (await bot.host.table(table)).version
        await zoe.presses("Un conseil", on=panel)
        await zoe.until(lambda: len(suggested(panel)) == 1 or None, "that one")
        await zoe.presses(suggested(panel)[0], on=panel)
        await says(zoe, panel, "Ce coup ne pourra pas être repris.")
        assert (await bot.host.table(table)).version == before
        sure = next(id for each in panel.message.buttons if (id := each.custom_id or "").startswith("sure:"))
        await zoe.presses(sure, on=panel)
        await zoe.until(lambda: "Ce coup ne pourra" not in panel.text or None, "played")
        assert (await bot.host.table(table)).version == (before or 0) + 1


async def test_among_people_there_is_none(database: Path, playground: Playground, ada: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, playground.person("Ben")])
        panel = await open_panel(ada, table)
        assert "Hint" not in panel.message.labels


async def test_out_of_turn_there_is_none_and_an_old_button_shows_the_panel(
    database: Path, ada: Person, thinker: Thinker
) -> None:
    async with moored(database, start()) as bot:
        bot.hints = Hints(thinker, TRIES)
        table = await seat_alone(bot, ada)
        panel = await open_panel(ada, table)
        for action in (TakeDie(4), TakeCoins(), EndTurn()):
            await press(bot.host, table, int(ada.user.id), action)
        await ada.presses("Hint", on=panel)
        await says(ada, panel, "Waiting for Greta")
        assert "Hint" not in panel.message.labels


async def test_an_old_suggestion_plays_nothing(database: Path, ada: Person, thinker: Thinker) -> None:
    async with moored(database, start()) as bot:
        bot.hints = Hints(thinker, TRIES)
        table = await seat_alone(bot, ada)
        panel = await open_panel(ada, table)
        await ada.presses("Hint", on=panel)
        await says(ada, panel, "Worth a thought")
        await press(bot.host, table, int(ada.user.id), TakeDie(4))
        await ada.presses(suggested(panel)[0], on=panel)
        await says(ada, panel, "The game has moved on")
        assert (await bot.host.table(table)).version == 1


async def test_when_nobody_can_think_one_polite_sentence(
    database: Path, ada: Person, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process falls twice; the next time there is a hint."""
    async with moored(database, start()) as bot:
        bot.hints = Hints(thinker, TRIES)
        table = await seat_alone(bot, ada)
        panel = await open_panel(ada, table)
        monkeypatch.setattr(thinker, "patience", 0.0)
        await ada.presses("Hint", on=panel)
        await says(ada, panel, "No hint right now. Please try again in a moment.")
        assert panel.message.labels == ["Back"]
        monkeypatch.undo()
        thinker._spoilt.clear()
        await ada.presses("Back", on=panel)
        await ada.until(lambda: "Hint" in panel.message.labels or None, "the panel")
        await ada.presses("Hint", on=panel)
        await says(ada, panel, "Worth a thought")


async def hint_at(database: Path, person: Person, state: LivingstoneState, thinker: Thinker) -> str:
    """What is said on Hint in that world."""
    async with moored(database, Staged(state)) as bot:
        bot.hints = Hints(thinker, TRIES)
        panel = await open_panel(person, await seat_alone(bot, person))
        await person.presses("Hint", on=panel)
        await says(person, panel, "Worth a thought")
        return panel.text


async def test_the_same_is_said_in_worlds_that_look_alike(
    tmp_path: Path, ada: Person, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless what is handed to the process depends on what nobody at the panel may know."""
    true = position(player(purse=3), player(purse=9), pool=(2, 3, 4, 6))
    other = SECRETS["livingstone"].redeal(true, 0, Random(1), None)
    assert other != true
    said = [
        await hint_at(tmp_path / f"{name}.db", ada, state, thinker)
        for name, state in (("true", true), ("other", other))
    ]
    assert said[0] == said[1]

    def leaking(foresight: Foresight) -> tuple[bytes, int]:
        state = packed(foresight._state)
        return state, crc32(state)

    monkeypatch.setattr(Foresight, "known", property(leaking))
    leaked = await hint_at(tmp_path / "leaking.db", ada, other, thinker)
    assert leaked != await hint_at(tmp_path / "leaking too.db", ada, true, thinker)
