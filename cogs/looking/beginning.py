"""/help where no game is played: the games with a line each, and a button for each way to begin."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from cogs.lobby.opening import open_table
from cogs.looking.finding import table_here
from cogs.looking.games import show_games
from cogs.looking.learn import TAUGHT, offer_lessons
from cogs.looking.rules import show_rules
from cogs.plumbing.buttons import Button, Rows
from cogs.plumbing.interactions import Id, acknowledge, answer, words_for
from cogs.plumbing.limits import first_fitting
from cogs.plumbing.sending import AnyInteraction, language_for
from computers import Level
from games.core import AnyGame
from host.errors import refused
from host.snapshot import Table
from storage.rows import TableStatus
from words.catalogue import Words

FOR_A_GAME = ("alone", "open", "rules")
"""What is done with one of the games: it is asked which."""


async def show_beginning(interaction: AnyInteraction, here: Table | None = None) -> None:
    """The games, how one plays, and what can be done now; beside an open lobby, that one can join."""
    words = words_for(interaction)
    lobby = here if here is not None and here.status is TableStatus.LOBBY else None
    drafts = ("\n".join(_page(interaction, lobby, has_about=has_about)) for has_about in (True, False))
    await answer(interaction, first_fitting(drafts), view=Rows(_ways(interaction, words)))


async def ask_which(interaction: AnyInteraction, deed: str) -> None:
    """Which of the games it is to be, a button each."""
    words, language = words_for(interaction), language_for(interaction)
    games = [
        Button(f"begin:{deed}:{game}", Words(language, game).say(f"game-{game}"), discord.ButtonStyle.primary)
        for game in interaction.client.games
    ]
    view = Rows([*games, Button("begin:home", words.say("panel-back"), row=4)])
    await answer(interaction, words.say(f"begin-{deed}"), view=view)


async def press(interaction: AnyInteraction, id: Id) -> None:
    """Do it, with the game that was chosen, or ask which; the page itself stays in its place."""
    deed, game = id["deed"], id["game"]
    if game is not None and game not in interaction.client.games:
        raise refused("unknown_game")
    match deed, game:
        case "alone" | "open", str():
            await open_table(interaction, game, alone=Level.EASY if deed == "alone" else None)
            return
        case _:
            acknowledge(interaction, in_place=True)
    match deed, game:
        case "home", None:
            await show_beginning(interaction, await table_here(interaction))
        case "learn", None:
            await offer_lessons(interaction, TAUGHT)
        case "tables", None:
            await show_games(interaction, 0)
        case "rules", str():
            await show_rules(interaction, game)
        case _, None if deed in FOR_A_GAME:
            await ask_which(interaction, deed)
        case _:
            raise refused("unknown_choice")


def _page(interaction: AnyInteraction, lobby: Table | None, *, has_about: bool) -> Iterator[str]:
    words, language = words_for(interaction), language_for(interaction)
    yield words.say("help-title")
    for game in interaction.client.games.values():
        yield _line(game, Words(language, game.id), has_about=has_about)
    if lobby is not None:
        yield words.say("help-lobby", table=lobby.id)
    for key in ("help-turn", "help-more"):
        yield words.say(key)
    if interaction.guild_id is None:
        yield words.say("help-private")


def _line(game: AnyGame, words: Words, *, has_about: bool) -> str:
    players = words.say("help-players", least=game.seats[0], most=game.seats[-1])
    about = f" {words.say(f'about-{game.id}')}" if has_about else ""
    return f"- **{words.say(f'game-{game.id}')}** ({players}, {words.say(f'effort-{game.id}')}).{about}"


def _ways(interaction: AnyInteraction, words: Words) -> Iterator[Button]:
    """The simplest first; a table for several people needs a server."""
    yield Button("begin:learn", words.say("help-button-learn"), discord.ButtonStyle.primary)
    yield Button("begin:alone", words.say("help-button-alone"), discord.ButtonStyle.primary)
    if interaction.guild_id is not None:
        yield Button("begin:open", words.say("help-button-open"))
    yield Button("begin:tables", words.say("help-button-tables"))
    yield Button("begin:rules", words.say("announce-rules"))
