"""/stats: how often one has played and won, alone, beside somebody else, or on this server."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import discord
from discord import app_commands
from discord.ext import commands

from cogs.plumbing.buttons import Button, rows_of
from cogs.plumbing.commands import name
from cogs.plumbing.interactions import Id, acknowledge, answer, safe, words_for
from cogs.plumbing.letters import Enclosure
from cogs.plumbing.sending import AnyInteraction, language_for
from cogs.telling.drawing import draw_of_the_past
from games.values import Text, Value, Who
from host.statistics import Own, Server, Tally
from render.film.tally import Share, TallyLine, TallyOrder, TallyRow
from render.twin import caption_of
from words.catalogue import Words

FILE = "statistics.png"
PAGES = {"mine": "mine", "words": "mine", "here": "here", "chart": "chart"}
"""By what leads there, as it is called."""


class Statistics(commands.Cog):
    """For whoever likes to know."""

    @app_commands.command(name=name("command-stats"), description=name("command-stats.hint"))
    @app_commands.rename(player=name("parameter-rival"))
    @app_commands.describe(player=name("parameter-rival.hint"))
    async def stats(self, interaction: AnyInteraction, player: discord.User | None = None) -> None:
        """One's own; with somebody named, those of the games one has played together."""
        acknowledge(interaction)
        if player is None or player.id == interaction.user.id:
            await _mine(interaction)
        else:
            await _together(interaction, player)


async def press(interaction: AnyInteraction, id: Id) -> None:
    """The other page, in place of the one that is shown."""
    acknowledge(interaction, in_place=True)
    pages = {"here": _here, "mine": _mine, "chart": _chart}
    await pages[id["about"]](interaction)


async def _mine(interaction: AnyInteraction) -> None:
    words = words_for(interaction)
    found = await interaction.client.host.own_statistics(interaction.user.id)
    lines = _all_lines(found, words.language) or [words.say("stats-none-mine")]
    other = ("chart", "here") if found else ("here",)
    await _show(interaction, [words.say("stats-title-mine"), *lines], *other)


def _all_lines(found: Mapping[str, Own], language: str) -> list[str]:
    return [line for game, mine in found.items() for line in _own_lines(mine, Words(language, game), game)]


async def _chart(interaction: AnyInteraction) -> None:
    """One's own as a picture, which tells at a glance what the words say one after the other."""
    words = words_for(interaction)
    found = await interaction.client.host.own_statistics(interaction.user.id)
    order = TallyOrder(tuple([_line(game, mine) for game, mine in found.items()]), words)
    file: bytes | None = await draw_of_the_past("statistics", order) if found else None
    if file is None:
        await _mine(interaction)
        return
    said = caption_of([_plain(line) for line in _all_lines(found, words.language)])
    picture = Enclosure(FILE, file, said)
    await _show(interaction, [words.say("stats-title-mine")], "words", "here", picture=picture)


def _plain(line: str) -> str:
    """A line without what makes it a list."""
    return line.removeprefix("- ").removeprefix("-# ").replace("**", "") + "."


def _line(game: str, mine: Own) -> TallyLine:
    return TallyLine(game, _row(mine.people, mine.by_seats), _row(mine.computers, {}))


def _row(tally: Tally, by_seats: Mapping[int, Tally]) -> TallyRow | None:
    if not tally.played:
        return None
    shares = {seats: Share(each.won, each.played) for seats, each in by_seats.items()}
    return TallyRow(Share(tally.won, tally.played), tally.average, tally.highest, shares)


def _own_lines(mine: Own, words: Words, game: str) -> Iterator[str]:
    """What one has played among people, by the number of players, and with computers."""
    if mine.people.played:
        yield f"- {words.say('stats-game', game=f'game-{game}')} {_tally(mine.people, words)}"
        parts = [
            words.say("stats-seats", seats=seats, won=tally.won, played=tally.played)
            for seats, tally in sorted(mine.by_seats.items())
        ]
        yield f"-# {' · '.join(parts)}"
    else:
        yield f"- {words.say('stats-game', game=f'game-{game}')}"
    if mine.computers.played:
        yield f"-# {words.say('stats-computers', tally=_tally_text(mine.computers))}"


def _tally(tally: Tally, words: Words) -> str:
    return words.text(_tally_text(tally))


def _tally_text(tally: Tally) -> Text:
    values: dict[str, Value] = {"played": tally.played, "won": tally.won}
    if (average := tally.average) is None or (best := tally.highest) is None:
        return Text("stats-tally-bare", values)
    return Text("stats-tally", {**values, "average": average, "best": best})


async def _together(interaction: AnyInteraction, other: discord.User) -> None:
    words = Words(language_for(interaction), None, [safe(other.display_name)])
    found = await interaction.client.host.pair_statistics(interaction.user.id, other.id)
    title = words.say("stats-title-pair", who=Who(0))
    if found is None:
        await answer(interaction, words.say("stats-hidden", who=Who(0)))
        return
    lines = [
        f"- {Words(words.language, game).say('stats-game', game=f'game-{game}')} "
        + words.say("stats-pair", played=each.played, before=each.before, behind=each.behind, who=Who(0))
        for game, each in found.items()
    ]
    await _show(interaction, [title, *(lines or [words.say("stats-none-pair", who=Who(0))])], "mine")


async def _here(interaction: AnyInteraction) -> None:
    assert interaction.guild_id is not None
    words = words_for(interaction)
    found = await interaction.client.host.server_statistics(interaction.guild_id)
    lines = [line for game, each in found.items() for line in _server_lines(game, each, words.language)]
    title = words.say("stats-title-here")
    await _show(interaction, [title, *(lines or [words.say("stats-none-here")])], "mine")


def _server_lines(game: str, found: Server, language: str) -> Iterator[str]:
    """How often it was played, the best result, and who has won most."""
    names = [safe(found.best_of or ""), *(safe(each) for each, _ in found.winners)]
    words = Words(language, game, names)
    line = (
        f"- {words.say('stats-game', game=f'game-{game}')} {words.say('stats-played', played=found.played)}"
    )
    if found.best is not None:
        best = (
            words.say("stats-best", best=found.best)
            if found.best_of is None
            else words.say("stats-best-of", best=found.best, who=Who(0))
        )
        line += f" · {best}"
    yield line
    if found.winners:
        most = tuple(
            Text("stats-winner", {"who": Who(seat), "won": won})
            for seat, (_, won) in enumerate(found.winners, start=1)
        )
        yield f"-# {words.say('stats-winners', winners=most)}"


async def _show(
    interaction: AnyInteraction, lines: list[str], *others: str, picture: Enclosure | None = None
) -> None:
    """The page, with the ways to others; to the server's where there is one."""
    words = words_for(interaction)
    shown = [other for other in others if other != "here" or interaction.guild_id is not None]
    ways = [Button(f"stats:{PAGES[other]}", words.say(f"stats-{other}")) for other in shown]
    enclosures = () if picture is None else (picture,)
    await answer(interaction, "\n".join(lines), view=rows_of(ways), enclosures=enclosures)
