"""How the id of a button names its table, and whether a press on it is meant for that table."""

from __future__ import annotations

import re

from msgspec import Struct

from cogs.plumbing.answers import AnyInteraction
from host.errors import refused
from host.reading import Table

ADDRESS = r"(?P<table>[0-9]{1,18})(?:\.(?P<key>[0-9a-f]{12}))?"
"""Part of every id of a table's button; without a key in those from before there were keys."""


class Address(Struct, frozen=True):
    """What an id says of its table."""

    table: int
    key: str | None = None

    def __str__(self) -> str:
        return str(self.table) if self.key is None else f"{self.table}.{self.key}"


def read_address(match: re.Match[str]) -> Address:
    """What the id that matched says of its table."""
    return Address(int(match["table"]), match["key"])


def address_of(table: Table) -> Address:
    """What an id says of this table: its number may once have been another's, its key never."""
    return Address(table.id, table.key)


async def addressed(interaction: AnyInteraction, address: Address) -> Table:
    """The table that is meant by this press; Refused where there is none like it, or not here.

    A message for everybody must be where the table is or has been, a private message must be one of its
    players'. What nobody but the presser sees was made for the presser, wherever that was.
    """
    host = interaction.client.quay.host
    shown = interaction.message
    player = place = None
    if shown is not None and not shown.flags.ephemeral:
        if interaction.guild_id is None:
            player = interaction.user.id
        else:
            place = interaction.channel_id
    if not await host.is_addressed(address.table, address.key, player=player, place=place):
        raise refused("button_gone")
    table: Table = await host.table(address.table)
    return table
