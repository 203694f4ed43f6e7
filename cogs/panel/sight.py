"""What a player has before them at a table, and how it is spoken of."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import asdict

from cogs.panel.choices import Choice, choices, digest, straight_to
from cogs.panel.manner import Manner, Own
from cogs.plumbing.interactions import words_for
from cogs.plumbing.sending import AnyInteraction
from games.core import Action
from games.values import Text
from host.consequences import Consequence
from host.errors import Stale
from host.knowledge import OwnTable
from words.catalogue import Words


class Sight(OwnTable, frozen=True, kw_only=True, dict=True):
    """What a player has before them, and how it is spoken of."""

    words: Words
    own: Own

    @cached_property
    def tree(self) -> Choice:
        """What may be done, in short lists."""
        return choices(self.legal, self.own)

    def consequence(self, action: Action) -> Consequence:
        """What playing that costs and brings, as far as the player can know; or Refused by the rules."""
        return self.foresight.of(action)

    def straight_to(self, line: str) -> tuple[Choice, ...]:
        """The way by one press to the action of that digest; Stale if it is legal no more."""
        for action in self.legal:
            if digest(action) == line:
                return straight_to(self.tree, action, self.own)
        raise Stale

    def whole_line(self, line: Choice) -> Text:
        """What that line does or leads to, in a sentence that lists it."""
        return line.label if line.action is None else self.own.line(line.action)

    @property
    def may_have_hint(self) -> bool:
        """Whether the player is asked, and alone with computers."""
        others = [seat for seat in self.table.seats if seat.seat != self.seat.seat]
        return self.is_asked and all(seat.computer is not None for seat in others)

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this player."""
        return self.seat.seat in self.table.asked


async def look(interaction: AnyInteraction, table_id: int) -> Sight:
    """The table as whoever asks has it before them; Refused for those who do not play."""
    seen = await interaction.client.host.seen(table_id, interaction.user.id)
    own = Own(interaction.client.manners.get(seen.table.game, Manner()), seen.view)
    return Sight(**asdict(seen), words=words_for(interaction, seen.table), own=own)
