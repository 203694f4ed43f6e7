"""Long private texts, a page at a time."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

from discord import ui

from cogs.plumbing.addresses import ADDRESS, Address, address_of, addressed, read_address
from cogs.plumbing.answers import AnyInteraction, answer, explained, words_for
from cogs.plumbing.patience import acknowledge
from cogs.plumbing.rows import Button, rows_of
from games.values import Seat
from host.errors import refused
from host.reading import Table

Reader = Callable[[AnyInteraction, int, Seat | None], Awaitable[list[str]]]
"""What whoever asks may read at the table of that id, of one seat or of all, in pages."""


class PageButton(
    ui.DynamicItem[ui.Button[Any]],
    template=rf"page:(?P<kind>[a-z]+):{ADDRESS}:(?P<page>[0-9]{{1,4}}):(?P<seat>[0-9]?)",
):
    """Turns a private text to another page, as it reads now."""

    readers: ClassVar[dict[str, Reader]] = {}
    """By kind of text; each cog adds its own."""

    def __init__(
        self, item: ui.Button[Any], kind: str, address: Address, page: int, seat: Seat | None
    ) -> None:
        super().__init__(item)
        self.kind = kind
        self.address = address
        self.page = page
        self.seat = seat

    @classmethod
    async def from_custom_id(
        cls, interaction: AnyInteraction, item: ui.Item[Any], match: re.Match[str], /
    ) -> PageButton:
        """The button that was pressed, read back from its id."""
        del interaction
        assert isinstance(item, ui.Button)
        seat = int(match["seat"]) if match["seat"] else None
        return cls(item, match["kind"], read_address(match), int(match["page"]), seat)

    async def callback(self, interaction: AnyInteraction) -> None:
        """Show that page in place of the one before."""
        await explained(interaction, self._turn(interaction))

    async def _turn(self, interaction: AnyInteraction) -> None:
        acknowledge(interaction, in_place=True)
        table = await addressed(interaction, self.address)
        await show_page(interaction, self.kind, table, self.page, self.seat)


async def show_page(
    interaction: AnyInteraction, kind: str, table: Table, page: int = 0, seat: Seat | None = None
) -> None:
    """Answer with that page, or the last one there is, and buttons to its neighbours."""
    if kind not in PageButton.readers:
        raise refused("unknown_choice")
    pages = await PageButton.readers[kind](interaction, table.id, seat)
    page = min(page, len(pages) - 1)
    words = words_for(interaction)
    neighbours = []
    if page > 0:
        label = words.say("page-previous", page=page, pages=len(pages))
        neighbours.append(_button(kind, table, page - 1, seat, label))
    if page + 1 < len(pages):
        label = words.say("page-next", page=page + 2, pages=len(pages))
        neighbours.append(_button(kind, table, page + 1, seat, label))
    await answer(interaction, pages[page], view=rows_of(neighbours))


def _button(kind: str, table: Table, page: int, seat: Seat | None, label: str) -> Button:
    return Button(f"page:{kind}:{address_of(table)}:{page}:{'' if seat is None else seat}", label)
