"""The one live panel of a player at a table: its picture, and how an earlier panel is put away."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import blake2b

import discord
from msgspec import Struct

from cogs.plumbing.buttons import Button, Component, Rows, address_of, rows_of
from cogs.plumbing.interactions import acknowledge, answer, place_of_answer, spoken, words_for
from cogs.plumbing.letters import Enclosure
from cogs.plumbing.limits import TOKEN
from cogs.plumbing.sending import (
    FAILED,
    AnyInteraction,
    language_for,
    named,
    replace_answer,
)
from cogs.telling.drawing import digest_of, draw_or_none
from cogs.telling.messages import BOARD_FILE, HAND_FILE, picture_words
from host.knowledge import OwnTable
from host.lessons import prompt_at
from host.snapshot import Table
from render import ARTISTS, HAND, TURN, Order, caption_of, name_of

log = logging.getLogger("quayside")

MOST_PANELS = 256
"""Remembered at the most, some 15 kB each; one that is forgotten is not closed by the next."""
BOARD = "board"
"""What a player may want to see on the panel instead of the hand; the other way round it is `hand`."""


class Panel(Struct, frozen=True):
    """A panel as it was last shown."""

    message: int
    answered: AnyInteraction
    """The last press on it: lets it be changed while its token counts."""
    pressed: float
    question: int
    wish: str | None
    """Which picture the player asked for; None leaves it to the question."""
    order: bytes = b""
    """Digest of what its picture was drawn from ..."""
    file: bytes = b""
    """... and of what was sent; nothing where it has no picture."""


class Panels:
    """The newest panel of each player at each table."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self._live: OrderedDict[tuple[int, int], Panel] = OrderedDict()

    def live(self, table: int, user: int) -> Panel | None:
        """The newest one, if it is known."""
        return self._live.get((table, user))

    def keep(self, table: int, user: int, panel: Panel) -> Panel | None:
        """From now on this is the newest; the one before, if it is another and can still be put away."""
        before = self._live.pop((table, user), None)
        # The panel of another table gives way to this one where it stood.
        for key in [key for key, other in self._live.items() if other.message == panel.message]:
            del self._live[key]
        self._live[table, user] = panel
        if len(self._live) > MOST_PANELS:
            self._live.popitem(last=False)
        if before is None or before.message == panel.message or self.clock() - before.pressed >= TOKEN:
            return None
        return before

    def forget(self, table: int, user: int) -> None:
        """The newest one is another message, of which nothing is known here."""
        self._live.pop((table, user), None)


class Wanted(Struct, frozen=True):
    """What a panel is to show."""

    picture: str | None
    """Its name; None for words alone."""
    wish: str | None


def wanted(interaction: AnyInteraction, own: OwnTable, wish: str | None = None) -> Wanted:
    """The picture that the question is about, or the one the player asked for as long as it is the same."""
    shown = _shown(interaction, own)
    if wish is None and shown is not None and shown.question == own.seat.question:
        wish = shown.wish
    return Wanted(picture_for(own, wish), None if own.table.result is not None else wish)


def picture_for(own: OwnTable, wish: str | None = None) -> str | None:
    """The picture that the question is about, or of the kind that the player asked for.

    Whoever is asked nothing has no picture sent to them unless they ask for it.
    """
    prompt = prompt_at(own.table)
    if wish is None and prompt is not None and prompt.picture is not None:
        return prompt.picture
    is_asked = own.seat.seat in own.table.asked
    if own.table.result is not None or not (is_asked or wish is not None):
        return None
    picture = ARTISTS[own.table.game].panel(own.view)
    if wish == HAND or (wish is None and picture == HAND):
        return HAND
    return name_of(own.table.game, TURN, own.view) if picture == HAND else picture


async def put_away(interaction: AnyInteraction, table: int) -> bool:
    """Whether the panel that was pressed is not the newest; then it says so, and nothing else is done."""
    live, here = interaction.client.panels.live(table, interaction.user.id), interaction.message
    if live is None or here is None or live.message == here.id:
        return False
    acknowledge(interaction, in_place=True)
    words = words_for(interaction)
    newest = open_button(await interaction.client.host.table(table), words.say("panel-open"))
    await answer(interaction, words.say("panel-closed"), view=Rows([newest]))
    return True


async def take_away(interaction: AnyInteraction, table: int, user: int) -> None:
    """That user has no seat there any more: their panel says so, while Discord lets it be changed."""
    panels = interaction.client.panels
    live = panels.live(table, user)
    panels.forget(table, user)
    if live is None or panels.clock() - live.pressed >= TOKEN:
        return
    try:
        said = words_for(live.answered).say("refusal-handed_over")
        await replace_answer(live.answered, said, Rows([]))
    except FAILED as trouble:
        log.info("The panel of somebody who has no seat any more stays: %s", named(trouble))


def open_button(
    table: Table, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    """The way to that table's panel, in place of the message it stands on."""
    return Button(f"open:{address_of(table)}", label, style)


async def answer_on_panel(
    interaction: AnyInteraction, own: OwnTable, content: str, parts: Sequence[Component], want: Wanted
) -> None:
    """Show the panel, in place or as the newest; its picture is sent only if it is another than before."""
    panels, user = interaction.client.panels, interaction.user.id
    shown = _shown(interaction, own)
    order, file, enclosures = b"", b"", tuple[Enclosure, ...]()
    has_same = False
    if want.picture is not None:
        wished = order_for(interaction, own, want.picture)
        order = digest_of(wished)
        has_same = shown is not None and shown.order == order
        if not has_same and (files := await draw_or_none(wished)):
            name = HAND_FILE if want.picture == HAND else BOARD_FILE
            enclosures = (Enclosure(name, files[0], caption_of(wished)),)
            file = blake2b(files[0] + enclosures[0].alt.encode()).digest()
            has_same = shown is not None and shown.file == file
        elif not has_same:
            order = b""
            stands_in = wished._replace(words=spoken(own.table, wished.words.language))
            content = f"{content}\n{caption_of(stands_in)}"
    message = await answer(
        interaction, content, view=rows_of(parts), enclosures=None if has_same else enclosures
    )
    if message is None:
        return
    panel = Panel(
        message=message,
        answered=interaction,
        pressed=panels.clock(),
        question=own.seat.question,
        wish=want.wish,
        order=order,
        file=shown.file if has_same and shown is not None else file,
    )
    if (before := panels.keep(own.table.id, user, panel)) is not None:
        try:
            words = words_for(interaction)
            newest = open_button(own.table, words.say("panel-open"))
            await replace_answer(before.answered, words.say("panel-closed"), Rows([newest]))
        except FAILED as trouble:
            log.info("A panel before the newest stays until it is pressed: %s", named(trouble))


def _shown(interaction: AnyInteraction, own: OwnTable) -> Panel | None:
    """The panel that the answer takes the place of, if it is known what it shows."""
    live = interaction.client.panels.live(own.table.id, interaction.user.id)
    return live if live is not None and live.message == place_of_answer(interaction) else None


def order_for(interaction: AnyInteraction, own: OwnTable, picture: str) -> Order:
    """That picture for this player; on a board it is marked what they have done in this turn.

    Before they have done anything, what is new since their last.
    """
    words = picture_words(own.table, language_for(interaction))
    before = own.since if own.began is None else own.began
    prompt = prompt_at(own.table)
    points = () if prompt is None else prompt.points
    # Beside what the coach points at, marks of what is new would only confuse.
    since = None if picture == HAND or points else before
    return Order(own.table.game, picture, own.view, words, since, points)
