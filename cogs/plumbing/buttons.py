"""Buttons that outlive the process: everything they need stands in their id, and nothing secret does."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

import discord
from discord import ui

from cogs.plumbing.addresses import ADDRESS, Address, address_of, read_address
from cogs.plumbing.answers import AnyInteraction, explained
from cogs.plumbing.rows import Button
from host.errors import refused
from host.reading import Table

Handler = Callable[[AnyInteraction, Address], Awaitable[None]]
"""What a button does at the table that is meant; which one that is, `addressed` says."""


class TableButton(ui.DynamicItem[ui.Button[Any]], template=rf"table:(?P<verb>[a-z_]+):{ADDRESS}"):
    """One press, one thing to do at one table; who may do it is for the host to judge."""

    handlers: ClassVar[dict[str, Handler]] = {}
    """By verb; each cog adds its own."""

    def __init__(self, item: ui.Button[Any], verb: str, address: Address) -> None:
        super().__init__(item)
        self.verb = verb
        self.address = address

    @classmethod
    async def from_custom_id(
        cls, interaction: AnyInteraction, item: ui.Item[Any], match: re.Match[str], /
    ) -> TableButton:
        """The button that was pressed, read back from its id."""
        del interaction
        assert isinstance(item, ui.Button)
        return cls(item, match["verb"], read_address(match))

    async def callback(self, interaction: AnyInteraction) -> None:
        """Do it, or explain why not."""
        await explained(interaction, self._do(interaction))

    async def _do(self, interaction: AnyInteraction) -> None:
        if self.verb not in self.handlers:
            raise refused("unknown_choice")
        await self.handlers[self.verb](interaction, self.address)


def table_button(
    verb: str,
    table: Table,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
) -> Button:
    """The button that does this at that table."""
    return Button(f"table:{verb}:{address_of(table)}", label, style, row)
