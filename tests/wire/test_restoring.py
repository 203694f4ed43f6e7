"""After a restore nothing is used twice: what was said and opened since the backup stays what it was."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

from playground.data import Id
from playground.people import Person, Playground, Reply, TooLate
from playground.seen import Seen, seen
from tests.playground.stage import playing
from tests.wire.bot_process import ROOT, settings, start_bot

GONE = {
    "en": "This button belongs to a table that is no longer here.",
    "fr": "Ce bouton est celui d\u2019une table qui n\u2019est plus ici.",
}
Shown = dict[Id, tuple[str, object, object]]
"""Each message: its words, its buttons, and when it was last changed."""


class Harbourside:
    """The bot as a process that is saved, stopped and restored by its own commands."""

    def __init__(self, playground: Playground, folder: Path) -> None:
        self.playground = playground
        self.world = playground.world
        self._folder = folder
        self.database = folder / "quayside.db"

    async def command(self, *arguments: str) -> None:
        """Run `python bot.py` with these."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(ROOT / "bot.py"), *arguments, str(self._folder / "saved.db")),
            env=settings(self.playground, self.database),
            stdout=asyncio.subprocess.DEVNULL,
        )
        assert await process.wait() == 0

    def person(self, name: str, locale: str = "en-US") -> Person:
        return self.playground.person(name, locale)

    def now(self, message: Seen) -> Seen:
        """As it is by now."""
        return seen(self.world, self.world.records.messages[message.id])

    def shown(self, *besides: Id) -> Shown:
        """All there is to see, but for these messages and places."""
        return {
            each.id: (each.content, each.components, each.edited)
            for each in self.world.records.messages.values()
            if each.id not in besides and each.channel not in besides
        }

    def card_of(self, name: str, channel: Id) -> Seen | None:
        """The open lobby there in which somebody of that name sits."""
        there = [each for each in self.world.records.messages.values() if each.channel == channel]
        cards = [card for card in (seen(self.world, each) for each in there) if "Join" in card.labels]
        return next((card for card in cards if f": {name}" in card.text), None)

    def board_in(self, channel: Id) -> Seen | None:
        """The last message there, if it is a board that goes on."""
        last = seen(self.world, self.world.messages_in(self.world.channel(channel))[-1])
        return last if "Move" in last.labels else None

    def boards_naming(self, *names: str) -> list[Seen]:
        """The messages for all with a Move button that speak of one of these players."""
        all_messages = [seen(self.world, each) for each in self.world.records.messages.values()]
        return [
            each
            for each in all_messages
            if "Move" in each.labels
            and any(name in each.text for name in names)
            and not self.world.channel(each.channel).is_private_messages
        ]

    async def game(self, opener: Person, other: Person) -> tuple[Seen, Seen]:
        """A game that these two have begun: its card, and its board wherever it is."""
        card = await lobby(opener)
        await other.presses("Join", on=card)
        await opener.presses("Start", on=card)
        try:
            # It names whoever begins, and that is left to chance.
            boards = await opener.until(
                lambda: self.boards_naming(opener.name, other.name) or None, "a board"
            )
        except TooLate:
            pytest.fail(f"the board of {opener.name}'s game was never shown: its thread stays empty")
        await other.until(lambda: other.private_messages() or None, "a hand")
        await opener.until(lambda: opener.private_messages() or None, "a hand")
        return card, boards[-1]

    async def presses(self, who: Person, custom_id: str, on: Seen) -> Reply:
        """Press Join on that card as if its button had this id."""
        message = self.world.records.messages[on.id]
        printed, real = json.dumps(message.components), on.button("Join").custom_id or ""
        message.components = json.loads(printed.replace(real, custom_id))
        try:
            return await who.presses("Join", on=on)
        finally:
            message.components = json.loads(printed)


async def lobby(opener: Person) -> Seen:
    return (await opener.uses("/play", game="livingstone", seats=3, language="English")).message


def number_of(card: Seen) -> int:
    """The table's."""
    found = re.search(r"Table (\d+)", card.text)
    assert found
    return int(found[1])


async def turned_away(who: Person, reply: Reply, *cards: Seen) -> None:
    """They are told so in one sentence of their language, and have no seat on any of these cards."""
    world = who.server.world

    def seated() -> list[str]:
        texts = [world.records.messages[card.id].content for card in cards]
        return [text for text in texts if who.name in text]

    await who.until(lambda: reply.follow_ups or seated() or None, "an answer or a seat")
    assert not seated(), "an old card gave a seat at another table"
    assert [each.text for each in reply.follow_ups] == [GONE["fr" if who.user.locale == "fr" else "en"]]
    assert reply.follow_ups[0].is_private


@pytest.mark.promise("mend.1")
async def test_after_a_restore_no_number_button_or_nonce_means_anything_else(tmp_path: Path) -> None:
    async with playing() as playground:
        here = Harbourside(playground, tmp_path)
        cellar = here.world.add_channel("cellar")
        ada, bea, cleo, dan, eve, fay, gus, hal, ivy, kim, lou = (
            here.person(name)
            for name in ("Ada", "Bea", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Kim", "Lou")
        )
        zoe = here.person("Zoé", "fr")
        bot = await start_bot(playground, here.database)
        kept, moved = await lobby(ada), await lobby(bea)
        ended, _ = await here.game(kim, lou)
        await here.command("backup")
        old_game, old_board = await here.game(cleo, dan)
        thread = here.world.channel(ended.id)
        for who in (kim, lou):
            await who.at(thread).uses("/table cancel")
        await kim.waits_to_see("The game ends here: nobody wins", thread)
        old_card = await lobby(fay.at(cellar))
        await bea.at(cellar).uses("/table here")
        moved_card = await bea.waits_to_see("Bea", cellar)
        records = here.world.records.messages
        await bea.until(lambda: moved.id not in records or None, "the old card gone")
        assert await bot.stop() == 0
        await here.command("restore")
        before = here.shown(moved.id, thread.id)

        bot = await start_bot(playground, here.database)
        new_game, new_board = await here.game(eve, hal)
        assert new_board.channel == new_game.id, "the new game's board is not in its own thread"
        assert {id: each for id, each in here.shown().items() if id in before} == before, "old words changed"
        # What was taken back shows itself as it is: the lobby where it was, and the game that goes on again.
        moved = await bea.until(lambda: here.card_of("Bea", moved.channel), "its card, where it was")
        board = await kim.until(lambda: here.board_in(thread.id), "a board of the game that had ended")
        (called,) = (who for who in (kim, lou) if who.name in board.pings)
        offered = (await called.presses("Move", on=board)).message.labels
        assert any(label.startswith("Give to the Queen: ") for label in offered)
        assert new_board.id != old_board.id
        new_card = await lobby(ivy)
        used = {number_of(card) for card in (kept, moved, ended, old_game, old_card)}
        assert not used & {number_of(new_game), number_of(new_card)}, "a number has come again"

        # What was opened since the backup is gone: its card leads nowhere, least of all to another table.
        cards = (kept, moved, new_game, new_card)
        for who in (gus, zoe):
            await turned_away(who, await who.presses("Join", on=old_card), *cards)
        # A table of the backup that has moved since is where it was: its later card gives no seat there.
        await turned_away(gus, await gus.presses("Join", on=moved_card), *cards)
        # The number alone opens nothing, nor does another table's key.
        bare = f"table:join:{number_of(new_card)}"
        await turned_away(gus, await here.presses(gus, bare, new_card), *cards)
        _, key = (new_game.button("Join").custom_id or "").split(".")
        await turned_away(gus, await here.presses(gus, f"{bare}.{key}", new_card), *cards)
        # The tables of the backup go on by their own buttons, and new ones by theirs.
        for card in (kept, new_card):
            await gus.presses("Join", on=card)
            await gus.until(lambda card=card: "Gus" in here.now(card).text or None, "a seat")  # type: ignore[misc]  # bound now
        assert await bot.stop() == 0
        assert not bot.log
