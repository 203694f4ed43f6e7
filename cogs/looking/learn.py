"""/learn: a game in five minutes, alone with a coach, where nobody else is looking."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.lobby.opening import place_of, usual_here
from cogs.panel.coach import coach_button
from cogs.panel.face import face
from cogs.panel.live import order_for, put_away, wanted
from cogs.panel.panel import show, show_refusal, show_step
from cogs.panel.sight import Sight, look
from cogs.plumbing.buttons import Button, rows_of
from cogs.plumbing.commands import name
from cogs.plumbing.interactions import Id, acknowledge, addressed, answer, person_of, words_for
from cogs.plumbing.letters import Enclosure, Letter, link_to
from cogs.plumbing.sending import (
    AnyInteraction,
    defer,
    further_nonce,
    language_for,
    nonce_of,
    private_channel,
    send,
)
from cogs.telling.drawing import draw_or_none
from cogs.telling.messages import BOARD_FILE, HAND_FILE
from cogs.telling.places import CLOSED
from games import GAMES
from games.core import Refused
from games.lessons import lessons_of
from host.errors import Stale, refused
from host.lobby import Place
from render import HAND, caption_of
from words.catalogue import Words

TAUGHT = tuple(game for game in GAMES if lessons_of(game))
"""The games that have lessons."""


class Learn(commands.Cog):
    """For whoever knows none of the games yet."""

    @app_commands.command(name=name("command-learn"), description=name("command-learn.hint"))
    @app_commands.rename(game=name("parameter-game"))
    @app_commands.describe(game=name("command-learn.game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=name(f"game-{game}", game), value=game) for game in TAUGHT]
    )
    async def learn(self, interaction: AnyInteraction, game: str) -> None:
        """Begin that game's lesson, or go on with it; of several, ask which."""
        await _learn(interaction, game)


async def learn_here(interaction: AnyInteraction, id: Id) -> None:
    """The lesson of the game of that lobby, for the presser alone; nothing there changes."""
    await _learn(interaction, (await addressed(interaction, id)).game)


async def _learn(interaction: AnyInteraction, game: str) -> None:
    """Begin that game's lesson, or go on with it; of several, ask which."""
    lessons = lessons_of(game) if game in TAUGHT else ()
    if not lessons:
        raise refused("no_such_lesson")
    if len(lessons) == 1:
        await _begin(interaction, lessons[0].id)
    else:
        acknowledge(interaction)
        await offer_lessons(interaction, (game,))


async def press_lesson(interaction: AnyInteraction, id: Id) -> None:
    """Begin that lesson, or go on with it, wherever its button stood."""
    await _begin(interaction, id["lesson"], in_place=_is_own(interaction))


def lesson_button(
    lesson: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    """The way to that lesson, for whoever presses it."""
    return Button(f"learn:{lesson}", label, style)


def _is_own(interaction: AnyInteraction) -> bool:
    """Whether the message that was pressed is the presser's alone."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def offer_lessons(interaction: AnyInteraction, games: tuple[str, ...]) -> None:
    """Ask which lesson; those that were begun say so."""
    words = words_for(interaction)
    begun = await interaction.client.host.lessons_begun(interaction.user.id)
    buttons = []
    for game in games:
        own = Words(language_for(interaction), game)
        for lesson in lessons_of(game):
            _, prompt = begun.get(lesson.id, (0, 0))
            title = own.say(f"lesson-{lesson.id}-title")
            is_begun = 0 < prompt < len(lesson.prompts)
            label = words.say("lesson-go_on", title=title) if is_begun else title
            buttons.append(lesson_button(lesson.id, label))
    await answer(interaction, words.say("lesson-which"), view=rows_of(buttons))


async def _begin(interaction: AnyInteraction, lesson: str, *, in_place: bool = False) -> None:
    """Open the lesson in private messages; where those are closed, in an answer that nobody else sees."""
    pressed = interaction.message
    stays = interaction.guild_id is None and (pressed is None or not pressed.flags.ephemeral)
    if stays and not in_place and not interaction.response.is_done():
        await defer(interaction, is_new=True, is_private=False)  # a message that stays: it may be weeks
    else:
        acknowledge(interaction, in_place=in_place)
    host = interaction.client.host
    table = await host.learn(lesson, person_of(interaction))
    interaction.client.panels.forget(table, interaction.user.id)
    if not stays and (message := await _whisper(interaction, table)) is not None:
        link = link_to(Place(), message.channel.id, message.id)
        await answer(interaction, words_for(interaction).say("lesson-waits") + f" {link}")
        return
    await show(interaction, await look(interaction, table))


async def _whisper(interaction: AnyInteraction, table: int) -> discord.Message | None:
    """Show the lesson as a private message; None if none reaches the learner."""
    host, user = interaction.client.host, interaction.user.id
    sight = await look(interaction, table)
    if sight.seat.has_closed_messages:
        return None
    want = wanted(interaction, sight)
    shown = face(sight, want.picture)
    content, enclosures = shown.content, tuple[Enclosure, ...]()
    if want.picture is not None:
        order = order_for(interaction, sight, want.picture)
        caption = caption_of(order)
        if files := await draw_or_none(order):
            file = HAND_FILE if want.picture == HAND else BOARD_FILE
            enclosures = (Enclosure(file, files[0], caption),)
        else:
            content = f"{content}\n{caption}"
    letter = Letter(
        content=content,
        enclosures=enclosures,
        buttons=shown.items,
        is_silent=True,
        language=language_for(interaction),
    )
    nonce = further_nonce(nonce_of(await host.nonce_key(), 0), "learn", str(interaction.id))
    try:
        return await send(letter, await private_channel(interaction.client, user), nonce)
    except discord.HTTPException as refusal:
        if refusal.code not in CLOSED:
            raise
    await host.close_messages(user, is_closed=True)
    return None


async def press_coach(interaction: AnyInteraction, id: Id) -> None:
    """What is asked of the coach; a press on what was said before only shows what is said now."""
    deed, prompt = id["deed"], int(id["at"])
    acknowledge(interaction, in_place=deed != "others")
    table = await addressed(interaction, id)
    if deed != "others" and await put_away(interaction, table.id):
        return
    if table.prompt != prompt and deed != "others":
        await show(interaction, await look(interaction, table.id))
        return
    await DEEDS[deed](interaction, table.id, prompt)


async def _read_on(interaction: AnyInteraction, table: int, prompt: int) -> None:
    await interaction.client.host.read_on(table, interaction.user.id, prompt)
    await show(interaction, await look(interaction, table))


async def _show_move(interaction: AnyInteraction, table: int, prompt: int) -> None:
    """The coach plays it for the learner."""
    host, user = interaction.client.host, interaction.user.id
    sight = await look(interaction, table)
    try:
        action = await host.asked_for(table, user, prompt)
        played = await host.play(table, user, action, sight.seat.question, str(interaction.id))
    except Stale:  # pressed twice: it is done
        await show(interaction, await look(interaction, table))
    except Refused as refusal:
        await show_refusal(interaction, table, refusal.reason)
    else:
        await show_step(interaction, table, played)


async def _leave(interaction: AnyInteraction, table: int, prompt: int) -> None:
    """The lesson stays as it is; it can be gone on with, or skipped."""
    del prompt
    sight = await look(interaction, table)
    words = sight.words
    assert sight.table.lesson is not None
    back = lesson_button(sight.table.lesson, words.say("lesson-back"), discord.ButtonStyle.primary)
    skip = Button(_id(sight.table.id, sight.table.key, "end", sight.table.prompt), words.say("lesson-skip"))
    left = words.say("lesson-left", game=f"game-{sight.table.game}")
    await answer(interaction, left, view=rows_of([back, skip]))


def _id(table: int, key: str, deed: str, prompt: int | None) -> str:
    return f"coach:{deed}:{table}.{key}:{prompt}"


async def _end(interaction: AnyInteraction, table: int, prompt: int) -> None:
    del prompt
    await interaction.client.host.end_lesson(table, interaction.user.id)
    await show(interaction, await look(interaction, table))


async def _go_on(interaction: AnyInteraction, table: int, prompt: int) -> None:
    """The game goes on without a coach: in private messages; where those are closed it asks before."""
    del prompt
    sight = await look(interaction, table)
    if interaction.guild_id is None:
        place = Place(None, interaction.channel_id)
    elif not sight.seat.has_closed_messages:
        place = Place(None, (await private_channel(interaction.client, interaction.user.id)).id)
    else:
        asked, sure = sight.words.say("lesson-on_here"), sight.words.say("lesson-on_sure")
        await _ask(interaction, sight, asked, "onhere", sure)
        return
    await _go_on_at(interaction, sight, place)


async def _go_on_here(interaction: AnyInteraction, table: int, prompt: int) -> None:
    """The same in this channel, for all to see: that was asked before."""
    del prompt
    place = _channel(interaction)
    await interaction.client.host.must_be_open_to(place, person_of(interaction))
    await _go_on_at(interaction, await look(interaction, table), place)


async def _go_on_at(interaction: AnyInteraction, sight: Sight, place: Place) -> None:
    table, user = sight.table.id, interaction.user.id
    await interaction.client.host.go_on_alone(table, user, place)
    interaction.client.panels.forget(table, user)
    where = f" <#{place.channel}>" if not place.is_private else ""
    await answer(interaction, sight.words.say("lesson-goes_on") + where)


async def _ask(interaction: AnyInteraction, sight: Sight, asked: str, deed: str, sure: str) -> None:
    """Whether that is to be done in this channel, where everybody sees it; or Refused where it cannot be."""
    place = _channel(interaction)
    await interaction.client.host.must_be_open_to(place, person_of(interaction))
    ways = [
        coach_button(sight, deed, sure, discord.ButtonStyle.primary),
        coach_button(sight, "back", sight.words.say("panel-back")),
    ]
    await answer(interaction, f"{asked} <#{place.channel}>", view=rows_of(ways))


def _channel(interaction: AnyInteraction) -> Place:
    """Where that was pressed, or the channel of that thread."""
    here = place_of(interaction)
    return Place(here.guild, here.channel)


async def _back(interaction: AnyInteraction, table: int, prompt: int) -> None:
    """What the coach says, again."""
    del prompt
    interaction.client.panels.forget(table, interaction.user.id)
    await show(interaction, await look(interaction, table))


async def _open(interaction: AnyInteraction, table: int, prompt: int) -> None:
    """A table for friends: in a server once it was asked, for all to see; elsewhere how."""
    del prompt
    sight = await look(interaction, table)
    words, game = sight.words, f"game-{sight.table.game}"
    if interaction.guild_id is None or isinstance(interaction.channel, discord.Thread):
        await answer(interaction, words.say("lesson-how_to_open", game=game))
        return
    asked, sure = words.say("lesson-open_here", game=game), words.say("lesson-open_sure")
    await _ask(interaction, sight, asked, "openhere", sure)


async def _open_here(interaction: AnyInteraction, table: int, prompt: int) -> None:
    """That was asked."""
    del prompt
    sight = await look(interaction, table)
    game = sight.table.game
    host, rules = interaction.client.host, interaction.client.games[game]
    place = place_of(interaction)
    language, pace = await usual_here(interaction, place)
    opened = await host.open(game, {}, rules.seats[-1], language, place, person_of(interaction), pace=pace)
    await answer(interaction, sight.words.say("lesson-opened", table=opened))


async def _others(interaction: AnyInteraction, table: int, prompt: int) -> None:
    del table, prompt
    await offer_lessons(interaction, TAUGHT)


async def _again(interaction: AnyInteraction, table: int, prompt: int) -> None:
    """From the beginning: the one before is put away, whatever came of it."""
    del prompt
    host = interaction.client.host
    now = await host.table(table)
    assert now.lesson is not None
    await host.put_lesson_away(table, interaction.user.id)
    await _begin(interaction, now.lesson, in_place=True)


DEEDS = {
    "next": _read_on,
    "show": _show_move,
    "leave": _leave,
    "end": _end,
    "on": _go_on,
    "onhere": _go_on_here,
    "open": _open,
    "openhere": _open_here,
    "back": _back,
    "others": _others,
    "again": _again,
}
"""By the part of the id that names it."""
