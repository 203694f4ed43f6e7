"""The panel carries the picture that its question is about; a player has one live panel at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.plumbing.limits import TOKEN
from cogs.telling.drawing import EASEL
from games.livingstone.actions import EndTurn, TakeCoins, TakeDie
from playground.people import Person, Playground, Reply
from render import HAND, TURN, Order, caption_of, livingstone, name_of, png_of
from tests.choosing import chooses, lines_of
from tests.cogs.panels import PanelBot, moored, open_panel, seat_all
from tests.cogs.test_panel import says, start, version
from tests.host.people import press
from words.catalogue import Words
from workers.worker import WorkerFell

CLOSED = "You have opened a newer panel."
WORDS = Words("en", "livingstone", ["Ada", "Ben"])


@pytest.fixture
def ben(playground: Playground) -> Person:
    return playground.person("Ben")


def upload(panel: Reply) -> str:
    """Which sending its picture is of."""
    (file,) = panel.message.raw.attachments
    return file.id


async def board_now(bot: PanelBot, table: int, who: Person, since: int | None) -> bytes:
    """The board from that player's own view, with what is new since that version."""
    view = await bot.host.view(table, int(who.user.id))
    before = None if since is None else (await bot.host.shown(table, since, int(who.user.id))).before
    return png_of(Order("livingstone", name_of("livingstone", TURN, view), view, WORDS, before))


async def test_it_shows_the_board_and_marks_what_one_did_in_this_turn(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        assert [file.filename for file in panel.message.files] == ["board.png"]
        first = await board_now(bot, table, ada, since=None)
        assert panel.message.files[0].content == first
        await chooses(ada, "Die 4", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        shown = panel.message.files[0].content
        assert shown == await board_now(bot, table, ada, since=0)
        assert shown != first
        assert [each for each in ada.sees() if each.files and not each.is_private] == []


async def test_what_one_has_missed_comes_first_once_and_is_marked(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        assert "Since" not in (await open_panel(ada, table)).text, "nothing has happened yet"
        for action in (TakeDie(4), TakeCoins(), EndTurn()):
            await press(bot.host, table, int(ada.user.id), action)
        panel = await open_panel(ben, table)
        first, *_ = panel.text.splitlines()
        assert first.startswith("**So far:** Ada"), first
        assert len(first) < 3 * 42
        assert panel.message.files[0].content == await board_now(bot, table, ben, since=0)
        sent = upload(panel)
        await chooses(ben, "Give to the Queen", on=panel)
        await says(ben, panel, "Give to the Queen")
        assert "So far" not in panel.text
        assert upload(panel) == sent, "the marks stay until something is done"
        again = await open_panel(ben, table)
        assert "So far" not in again.text, "the question is known"


async def test_it_is_sent_again_only_when_it_changes(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        first = upload(panel)
        await chooses(ada, "Give to the Queen", on=panel)
        await says(ada, panel, "Give to the Queen")
        assert upload(panel) == first
        await ada.presses("Back", on=panel)
        await ada.until(lambda: "Die 4" in lines_of(panel.message) or None, "the first list")
        assert upload(panel) == first
        await chooses(ada, "Die 4", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        second = upload(panel)
        assert second != first
        await ada.presses("Undo", on=panel)
        await says(ada, panel, "Ada takes back the last move.")
        assert upload(panel) not in (first, second)


async def test_a_turn_that_is_over_has_no_picture_unless_it_is_asked_for(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        for step in ("Die 4", "Take coins", "End the turn"):
            await chooses(ada, step, on=panel)
            await ada.until(lambda step=step: step not in panel.message.labels or None, step)  # type: ignore[misc]  # bound now
        assert not panel.message.files
        await ada.presses("My hand", on=panel)
        await ada.until(lambda: panel.message.files or None, "the hand")
        assert [file.filename for file in panel.message.files] == ["hand.png"]
        assert panel.message.labels == ["Board"]


async def test_hand_and_board_are_swapped_in_place(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await chooses(ada, "Give to the Queen", on=panel)
        await says(ada, panel, "Give to the Queen")
        await ada.presses("My hand", on=panel)
        await ada.until(lambda: "Board" in panel.message.labels or None, "the hand")
        hand = Order("livingstone", HAND, await bot.host.view(table, int(ada.user.id)), WORDS)
        (file,) = panel.message.files
        assert (file.filename, file.content) == ("hand.png", png_of(hand))
        assert "Type the amounts" in panel.message.labels, "the list stays where it was"
        sent = upload(panel)
        await ada.presses("Back", on=panel)
        await ada.until(lambda: "Die 4" in lines_of(panel.message) or None, "the first list")
        assert upload(panel) == sent, "the player wanted the hand"
        await chooses(ada, "Die 4", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        assert panel.message.files[0].filename == "board.png", "another question, another picture"
        assert [each.is_private for each in ada.sees()].count(True) == 1


async def test_who_chooses_from_the_hand_is_shown_the_hand(
    database: Path, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(livingstone, "panel", lambda _: HAND)
    async with moored(database, start()) as bot:
        panel = await open_panel(ada, await seat_all(bot, [ada, ben]))
        assert [file.filename for file in panel.message.files] == ["hand.png"]
        await ada.presses("Board", on=panel)
        await ada.until(lambda: "My hand" in panel.message.labels or None, "the board")
        assert [file.filename for file in panel.message.files] == ["board.png"]


async def test_words_stand_in_for_a_picture_that_cannot_be_drawn(
    database: Path, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(_: object) -> list[bytes]:
        raise WorkerFell("gone")

    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        with monkeypatch.context() as patch:
            patch.setattr(EASEL, "draw", fall)
            panel = await open_panel(ada, table)
        view = await bot.host.view(table, int(ada.user.id))
        assert panel.text.endswith(
            caption_of(Order("livingstone", name_of("livingstone", TURN, view), view, WORDS))
        )
        assert panel.message.files == ()
        await chooses(ada, "Give to the Queen", on=panel)
        await ada.until(lambda: panel.message.files or None, "the picture after all")


# One panel


async def test_another_panel_closes_the_first(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        first, bens = await open_panel(ada, table), await open_panel(ben, table)
        await chooses(ada, "Give to the Queen", on=first)
        await says(ada, first, "Give to the Queen")
        second = await open_panel(ada, table)
        await says(ada, first, CLOSED)
        assert (first.text, first.message.labels, first.message.files) == (CLOSED, ["Open my panel"], ())
        assert bens.text == "Waiting for Ada.", "another player's is another"
        await chooses(ada, "Die 4", on=second)
        await says(ada, second, "What do you do with your 4?")
        await ada.presses("Open my panel", on=first)
        await says(ada, first, "What do you do with your 4?")
        await says(ada, second, CLOSED)
        await chooses(ada, "Take coins", on=first)
        await says(ada, first, "Anything else")


async def test_a_turn_that_is_over_leads_to_the_next_table_that_waits(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        tables = [await seat_all(bot, [ada, ben]) for _ in range(2)]
        await seat_all(bot, [ben, ada])
        first, second = [await open_panel(ada, table) for table in tables]
        for step in ("Die 4", "Take coins", "End the turn"):
            assert "Next table" not in first.message.labels
            await chooses(ada, step, on=first)
            await ada.until(lambda step=step: step not in first.message.labels or None, step)  # type: ignore[misc]  # bound now
        assert first.message.labels == ["Next table", "My hand"]
        await ada.presses("Next table", on=first)
        await says(ada, first, "Which die do you take?")
        assert first.message.files, "with the picture of that table"
        await says(ada, second, CLOSED)
        again = await open_panel(ada, tables[0])
        assert "Which die do you take?" in first.text, "the panel of that table stays"
        assert again.message.labels == ["My hand"], "who only looks is led nowhere"
        for step in ("Die 4", "Take coins", "End the turn"):
            await chooses(ada, step, on=first)
            await ada.until(lambda step=step: step not in first.message.labels or None, step)  # type: ignore[misc]  # bound now
        assert first.message.labels == ["My hand"], "no table waits any more"
        assert [await version(bot, table) for table in tables] == [3, 3]


async def test_a_panel_at_another_table_is_another(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        tables = [await seat_all(bot, [ada, ben]) for _ in range(2)]
        panels = [await open_panel(ada, table) for table in tables]
        for table, panel in zip(tables, panels, strict=True):
            await chooses(ada, "Die 4", on=panel)
            await says(ada, panel, "What do you do with your 4?")
            assert await version(bot, table) == 1


async def test_a_panel_too_old_to_be_closed_is_closed_by_its_next_press(
    playground: Playground, database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        bot.panels.clock = playground.world.clock.now
        table = await seat_all(bot, [ada, ben])
        first = await open_panel(ada, table)
        playground.world.pass_time(TOKEN)
        second = await open_panel(ada, table)
        assert "Die 4" in lines_of(first.message), "nobody can change it any more"
        await chooses(ada, "Die 4", on=first)
        await says(ada, first, CLOSED)
        assert (first.message.labels, first.message.files) == (["Open my panel"], ())
        assert await version(bot, table) == 0
        await chooses(ada, "Die 6", on=second)
        await says(ada, second, "What do you do with your 6?")
        assert not [entry for entry in playground.ledger.entries if entry.status >= 400]


@pytest.mark.parametrize("button", ["My hand", "Type the amounts"])
async def test_whatever_is_pressed_on_an_old_panel_closes_it(
    playground: Playground, database: Path, ada: Person, ben: Person, button: str
) -> None:
    async with moored(database, start()) as bot:
        bot.panels.clock = playground.world.clock.now
        table = await seat_all(bot, [ada, ben])
        first = await open_panel(ada, table)
        await chooses(ada, "Give to the Queen", on=first)
        await says(ada, first, "Give to the Queen")
        playground.world.pass_time(TOKEN)
        await open_panel(ada, table)
        reply = await ada.presses(button, on=first)
        assert not reply.is_form
        await says(ada, first, CLOSED)


async def test_a_panel_from_before_a_restart_is_as_good_as_any(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        first = upload(panel)
    async with moored(database, start()) as bot:
        await press(bot.host, table, int(ada.user.id), TakeDie(4))
        await chooses(ada, "Give to the Queen", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        assert upload(panel) != first
        await open_panel(ada, table)
        await says(ada, panel, CLOSED)
