"""Answering in advance: giving an answer, seeing what stands, taking it back."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from cogs.panel.advance import (
    GIVE,
    SHOW,
    TAKE_BACK,
    advance_buttons,
    answer_text,
    deed_of,
    deed_text,
    line_named,
    line_of,
    offered_lines,
    said_of,
)
from cogs.panel.panel import Sight, back_button, content, look
from cogs.plumbing.addresses import Address, addressed
from cogs.plumbing.answers import AnyInteraction, answer
from cogs.plumbing.limits import OPTION, clipped
from cogs.plumbing.patience import acknowledge
from cogs.plumbing.rows import Rows
from cogs.quay import Quay
from games.core import Refused
from host.advance import Prepared
from host.errors import refused

MOST_LINES = 25
"""What Discord takes as choices of a completed option."""


class Answering:
    """What a player may do about answers in advance; each answers an interaction that is acknowledged."""

    def __init__(self, quay: Quay) -> None:
        self._quay = quay

    async def press(self, interaction: AnyInteraction, address: Address, deed: str, line: str) -> None:
        """A button: show the list, or do what the line says and show the list as it is then."""
        acknowledge(interaction, in_place=True)
        table = await addressed(interaction, address)
        await self._do(interaction, table.id, deed, line)

    async def named(self, interaction: AnyInteraction, table_id: int, typed: str | None) -> None:
        """A command: show the list, or give or take back the answer that was chosen or typed."""
        sight = await look(self._quay, interaction, table_id)
        if typed is None:
            await self._show(interaction, sight)
            return
        deed, each = _named(sight, typed)
        await self._do(interaction, table_id, deed, line_of(each))

    async def complete(
        self, interaction: AnyInteraction, table_id: int, typed: str
    ) -> list[app_commands.Choice[str]]:
        """What may be given or taken back, as choices; nothing for those who do not play."""
        try:
            sight = await look(self._quay, interaction, table_id)
        except Refused:
            return []
        labels = [(sight.words.text(deed_text(each)), each) for each in sight.prepared]
        return [
            app_commands.Choice(name=clipped(label, OPTION), value=_value(deed_of(each), each))
            for label, each in labels
            if typed.casefold() in label.casefold()
        ][:MOST_LINES]

    async def _do(self, interaction: AnyInteraction, table_id: int, deed: str, line: str) -> None:
        """One press, one answer given or taken back; what is past changes nothing and shows what there is."""
        user, said = interaction.user.id, list[str]()
        sight = await look(self._quay, interaction, table_id)
        try:
            if deed != SHOW:
                each = line_named(sight.prepared, line)
                said = await self._change(user, sight, deed, each)
                sight = await look(self._quay, interaction, table_id)
        except Refused as refusal:
            sight = await look(self._quay, interaction, table_id)
            said = [sight.words.text(refusal.reason)]
        await self._show(interaction, sight, said)

    async def _change(self, user: int, sight: Sight, deed: str, each: Prepared) -> list[str]:
        """Give it or take it back; what is to be said of it, and of what came of it at once."""
        host, table, words = self._quay.host, sight.table.id, sight.words
        if deed == TAKE_BACK:
            await host.unprepare(table, user, each.advance.key)
            return [said_of("standing-taken_back", each, words)]
        assert deed == GIVE
        events = await host.prepare(table, user, each.advance.key, each.number)
        self._quay.announcer.wake(table)
        return [said_of("standing-given", each, words), *map(words.event, events)]

    async def _show(self, interaction: AnyInteraction, sight: Sight, said: Sequence[str] = ()) -> None:
        """All that can be answered in advance and what stands, with the way back to the moves."""
        words = sight.words
        lines = offered_lines(sight.prepared, words) or [words.say("standing-empty")]
        buttons = advance_buttons(sight.table, sight.prepared, words)
        view = Rows([*buttons, back_button(sight, sight.tree)])
        await answer(interaction, content(said, lines), view=view)


def _value(deed: str, each: Prepared) -> str:
    """What a completed option sends."""
    return f"{deed} {line_of(each)}"


def _named(sight: Sight, typed: str) -> tuple[str, Prepared]:
    """What was chosen from the list, or the only one whose words hold what was typed; or Refused."""
    wanted = typed.strip().casefold()
    for each in sight.prepared:
        for deed in (GIVE, TAKE_BACK):
            if typed == _value(deed, each):
                return deed, each
    # Its own words give an answer, also when it stands; only more than those take it back.
    for text, deed in ((answer_text, GIVE), (deed_text, TAKE_BACK)):
        holding = [each for each in sight.prepared if wanted in sight.words.text(text(each)).casefold()]
        if len(holding) == 1:
            return deed, holding[0]
    raise refused("no_such_answer")
