"""A button works for its own table, where that table is or has been, and nowhere else."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from playground.data import Channel
from playground.faults import Fault
from playground.messages import Origin, create
from playground.people import Person, Reply
from playground.seen import Seen, seen
from storage.sqlite.schema import MIGRATIONS, migrate
from tests.choosing import chooses, lines_of
from tests.cogs.harbour import Harbour, moored, shows
from tests.playground.stage import playing

GONE = "This button belongs to a table that is no longer here."
KEY = re.compile(r"(?<=\d)\.[0-9a-f]{12}")
KEYLESS = 5
"""Migrations that made a database before there were keys."""


@pytest.fixture
async def players(harbour: Harbour) -> list[Person]:
    """Ada, and Ben, who has the first turn."""
    return await harbour.game(harbour.person("Ada"), harbour.person("Ben"))


def posted(harbour: Harbour, place: Channel, id: str, only_for: Person | None = None) -> Seen:
    """A message of the bot's with a button that is labelled by its id."""
    button = {"type": 2, "style": 2, "label": id, "custom_id": id}
    body = {"content": "A card", "components": [{"type": 1, "components": [button]}]}
    origin = Origin(channel=place, only_for=None if only_for is None else only_for.user.id)
    return seen(harbour.world, create(harbour.world, body, [], origin))


def without_keys(harbour: Harbour, shown: Seen) -> Seen:
    """The message as the bot before this one would have written it."""
    message = harbour.world.records.messages[shown.id]
    printed = json.dumps(message.components)
    assert KEY.search(printed)
    message.components = json.loads(KEY.sub("", printed))
    return seen(harbour.world, message)


async def said(reply: Reply) -> str:
    """What somebody is told, beside what stands there or in its place."""
    asked = reply._interaction
    if reply.is_silent:
        await reply._person.until(lambda: reply.follow_ups or asked.revisions or None, "an answer")
    return "\n".join(each.text for each in reply.follow_ups) or reply.text


def board(who: Person) -> Seen:
    return next(each for each in reversed(who.sees()) if "More" in each.labels)


# Keys


async def test_all_that_can_be_pressed_carries_the_key(harbour: Harbour, players: list[Person]) -> None:
    _, ben = players
    await chooses(ben, "Give to the Queen", on=await ben.uses("/table move"))
    ids = [
        button.custom_id or ""
        for who in (ben, ben.in_private(), harbour.person("Ada"))
        for each in who.sees()
        for button in each.buttons
    ]
    assert {id.partition(":")[0] for id in ids} == {"table", "panel", "form", "swap"}
    assert all(KEY.search(id) and len(id) <= 100 for id in ids), ids


@pytest.mark.parametrize("is_old", [True, False])
async def test_a_button_without_a_key_is_an_old_tables_alone(
    harbour: Harbour, players: list[Person], *, is_old: bool
) -> None:
    _, ben = players
    await harbour.write_by_hand("update tables set has_old_buttons = ?", is_old)
    told = [await said(await ben.presses("Move", on=without_keys(harbour, board(ben))))]
    for label in ("Give to the Queen", "Type the amounts", "Die 4"):
        panel = await ben.uses("/table move")
        if label == "Type the amounts":
            await chooses(ben, "Give to the Queen", on=panel)
            await ben.until(lambda panel=panel: "Type the amounts" in panel.message.labels or None, "a form")  # type: ignore[misc]  # bound now
        pressed = await chooses(ben, label, on=without_keys(harbour, panel.message))
        told.append(pressed.form.title if pressed.is_form else await said(pressed))
    for id in ("page:text:1:0:", "advance:show:1:all"):
        own = posted(harbour, ben.place, id, only_for=ben)
        told.append(await said(await ben.presses(id, on=own)))
    assert [each == GONE for each in told] == [not is_old] * 6, told
    assert (await harbour.host.table(1)).version == (1 if is_old else 0), "the die is taken once, or not"


async def test_an_older_database_keeps_its_buttons_and_gives_them_keys(tmp_path: Path) -> None:
    database = tmp_path / "quayside.db"
    async with playing() as playground:
        ada, ben = playground.person("Ada"), playground.person("Ben")
        cellar = playground.world.add_channel("cellar")
        with closing(sqlite3.connect(database, isolation_level=None)) as old:
            migrate(old, 0, MIGRATIONS[:KEYLESS])
            old.execute("insert into people values (?, 'Ada', 'en', 1, 0)", (ada.user.id,))
            old.execute(
                "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, guild,"
                " channel, language, opened_by, opened)"
                " values (7, 'livingstone', 1, '', '{}', 3, ?, ?, 'en', ?, 1)",
                (playground.world.guild.id, ada.place.id, ada.user.id),
            )
            old.execute("insert into seats values (7, 0, ?, 'en', 0, 0, 'playing', 1, 0)", (ada.user.id,))
        async with moored(playground, database) as harbour:
            card, astray = (posted(harbour, each, "table:join:7") for each in (ada.place, cellar))
            assert await said(await ben.presses("table:join:7", on=astray)) == GONE
            assert len((await harbour.host.table(7)).seats) == 1
            await ben.presses("table:join:7", on=card)
            new = await ben.waits_to_see(": Ben")
            await harbour.settled(7)
            assert KEY.search(new.button("Join").custom_id or "")
            cleo = playground.person("Cleo")
            await cleo.presses("Join", on=new)
            await cleo.waits_to_see(": Cleo")
            # What is opened from now on has a key, and nothing else will do.
            later = await cleo.uses("/play", game="livingstone", language="English")
            bare = without_keys(harbour, later.message)
            assert await said(await ben.presses("Join", on=bare)) == GONE
            assert len((await harbour.host.table(8)).seats) == 1


# Places


async def test_a_private_message_must_be_a_players(harbour: Harbour, players: list[Person]) -> None:
    _, ben = players
    move = next(button for button in board(ben).buttons if button.label == "Move").custom_id or ""
    for who, is_player in ((ben, True), (harbour.person("Eve"), False)):
        letter = posted(harbour, who.in_private().place, move)
        assert (await said(await who.presses(move, on=letter)) == GONE) != is_player


async def test_a_message_for_all_must_be_where_the_table_is_or_was(
    harbour: Harbour, players: list[Person]
) -> None:
    ada, ben = players
    cellar, attic = harbour.world.add_channel("cellar"), harbour.world.add_channel("attic")
    # What stands in the old place stays pressable, as it does when Discord refuses the edit.
    message = "/channels/{channel_id}/messages/{message_id}"
    refusal = Fault(method="PATCH", route=message, channel=ben.place.id, status=403, code=50013, times=9)
    harbour.playground.faults.order(refusal)
    old = board(ben)
    assert (await ada.at(cellar).uses("/table here")).text == "The table is here now."
    await harbour.settled()
    assert "Die 4" in lines_of((await ben.presses("Move", on=old)).message)
    move = old.button("Move").custom_id or ""
    assert await said(await ben.presses(move, on=posted(harbour, attic, move))) == GONE
    # A panel is for its player's eyes alone, and works wherever it was opened.
    panel = await ben.at(attic).uses("/table move", table="1")
    await chooses(ben, "Die 4", on=panel)
    await ben.until(shows(panel, "What do you do with your 4?"), "the next question")


async def test_the_end_of_a_game_that_goes_on_again_opens_no_other(
    harbour: Harbour, players: list[Person]
) -> None:
    """As it stands in the channel when a backup from before the end has been restored."""
    ada, _ = players
    rematch = (board(ada).button("Move").custom_id or "").replace(":move:", ":rematch:")
    reply = await ada.presses(rematch, on=posted(harbour, ada.place, rematch))
    assert await said(reply) == "The game has already begun."
    assert await harbour.host.table_at(int(ada.place.parent or 0)) is None
