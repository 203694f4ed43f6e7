"""The messages of a table: its card, its board, a player's hand and the end, before they are sent."""

from __future__ import annotations

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cogs.plumbing.buttons import Button, table_button
from cogs.plumbing.interactions import badges, marked, safe, shown_names, spoken, unrepeated
from cogs.plumbing.letters import Enclosure, Letter, link_to
from cogs.plumbing.limits import MESSAGE
from cogs.telling.drawing import draw_of_the_past, draw_or_none
from cogs.telling.happened import ROOM, ending_lines, happened, height, last_lines, player_lines, where
from games.core import View
from games.values import Seat, Who
from host.history import SeenStep
from host.knowledge import Shown
from host.outbox import Post
from host.snapshot import Table, TableSeat
from host.tables import Host
from render import ARTISTS, HAND, TURN, Order, caption_of, name_of
from render.film.course import standing_lines, winner_line
from render.film.orders import Finished, FinishOrder
from storage.rows import Calls, Rest
from words.catalogue import When, Words

BOARD_FILE, HAND_FILE = "board.png", "hand.png"
"""What pictures are called, whatever they show."""


OF_HANDING_OVER = {"seat_offered", "seat_taken"}
"""Kinds of events."""
LATELY = 8
"""Lines on a phone that tell somebody who takes a seat over what happened last."""


class Pictures(Struct, frozen=True):
    """What shows a board: a picture, or where it could not be drawn the words that stand in for it."""

    enclosures: tuple[Enclosure, ...] = ()
    sentences: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    """How each stands, where the picture does not tell."""


def picture_words(table: Table, language: str) -> Words:
    """Words for pictures: names as they are, where messages make them safe."""
    return Words(language, table.game, shown_names(table, language), badges(table))


# The board


async def board_letter(host: Host, table: Table, since: int, pings: frozenset[int]) -> Letter:
    """What the whole table is shown while the game goes on; it tells what happened after that version."""
    words = spoken(table, table.language)
    shown = await host.shown(table.id, since, None)
    pictures = await pictures_of(table, shown.view, table.language, shown.before)
    head, below = questions(table, shown.view, words), [*pictures.players]
    head += [rest_line(table, words)] if table.rest is not None else []
    head += ending_lines(table.game, shown.view, shown.before, words)
    made = _since(since, shown)
    if since < 0:
        # Where to begin matters until somebody has; what computers did helps nobody to.
        has_begun = any(step.seat is not None and table.seats[step.seat].computer is None for step in made)
        head += opening(words)[: 2 if has_begun else 3]
        seed = await _fingerprint(host, table, words)
        below = [*(below if height([*head, *below, seed]) < ROOM else []), seed]
    told = happened(made, words, ROOM - height([*head, *below]))
    lines = [*head, *told, *pictures.sentences, *below]
    return Letter(
        content=unrepeated("\n".join(lines), table, table.language),
        enclosures=pictures.enclosures,
        buttons=_board_buttons(table, words),
        pings=pings,
        is_silent=not pings,
        language=table.language,
    )


async def board_parts(
    host: Host, table: Table, user: int, language: str, picture: str = TURN
) -> tuple[str, tuple[Enclosure, ...]]:
    """Words and a public picture for one reader, with what is new since their own last turn."""
    before = None
    if table.seat_of(user) is not None:
        before = (await host.missed(table.id, user)).since
    words, view = spoken(table, language), await host.view(table.id, user)
    asked = [
        words.say("asked-seat", who=Who(seat), question=question) for seat, question in table.asked.items()
    ]
    pictures = await pictures_of(table, view, language, before, picture)
    lines = [where(table, view, words), *asked, *pictures.players, *pictures.sentences]
    return "\n".join(lines), pictures.enclosures


async def over_letter(host: Host, table: Table, post: Post) -> Letter:
    """What that message of a turn says once it is over: what had happened, and no question."""
    words = spoken(table, table.language)
    shown = await host.shown(table.id, post.since, None, until=post.version)
    head, below = [where(table, shown.view, words)], []
    if post.since < 0:
        head += opening(words)
        below = [await _fingerprint(host, table, words)]
    lines = [*head, *happened(_since(post.since, shown), words, ROOM - height([*head, *below])), *below]
    content = unrepeated("\n".join(lines), table, table.language)
    return Letter(content=content, is_silent=True, language=table.language)


async def pictures_of(
    table: Table, view: View, language: str, before: View | None = None, picture: str = TURN
) -> Pictures:
    """That public picture, drawn where that does not keep others waiting, and what it leaves to words."""
    words = picture_words(table, language)
    order = Order(table.game, name_of(table.game, picture, view), view, words, before)
    files = await draw_or_none(order)
    players = tuple(player_lines(table, view, order.picture, language))
    if files is None:
        caption = caption_of(order._replace(words=spoken(table, language)))
        return Pictures(sentences=(caption,), players=players)
    return Pictures((Enclosure(BOARD_FILE, files[0], caption_of(order)),), players=players)


def title(table: Table, words: Words) -> str:
    """Which game at which table."""
    return words.say("announce-title", game=f"game-{table.game}", table=table.id)


def questions(table: Table, view: View, words: Words) -> list[str]:
    """Whom the table waits for, where in the game, and for what: the first line is all that a phone shows."""
    asked: dict[str, list[str]] = {}
    for seat, question in table.asked.items():
        asked.setdefault(words.text(question), []).append(called(table.seats[seat], words))
    here = where(table, view, words)
    lines = [f"{' '.join(mentions)} {question}" for question, mentions in asked.items()]
    if not lines:
        return [here]
    first, mentions = next(iter(asked.items()))
    return [f"{' '.join(mentions)} {here}{words.say('announce-colon')} {first}", *lines[1:]]


def rest_line(table: Table, words: Words) -> str:
    """Why nobody is asked, and until when."""
    if table.rest is Rest.PUT_AWAY or table.rest_until is None:
        return words.say("rest-put_away")
    return words.say("pause-now", until=When(table.rest_until, "D"))


def called(seat: TableSeat, words: Words) -> str:
    """A mention of whoever is asked; a computer's name, for whom nothing rings."""
    if seat.user is None:
        return words.name(seat.seat)
    return marked(words.name(seat.seat), words.language) if seat.is_automatic else f"<@{seat.user}>"


def opening(words: Words) -> list[str]:
    """What somebody who does not know the game needs first: its aim, what a turn is, where to begin."""
    return [words.say(key) for key in ("opening-aim", "opening-turn", "opening-first")]


def _since(version: int, shown: Shown) -> tuple[SeenStep, ...]:
    """What was done after that version; how the game was set up is left to the picture."""
    is_set_up = version < 0 and shown.steps and shown.steps[0].seat is None
    return shown.steps[1:] if is_set_up else shown.steps


async def _fingerprint(host: Host, table: Table, words: Words) -> str:
    """What binds every draw to come; few will ever want it."""
    return f"-# {words.say('announce-seed')} `{await host.commitment(table.id)}`"


def _board_buttons(table: Table, words: Words) -> tuple[Button, ...]:
    """What can be done from the board: no more than a phone has room for in one row."""
    return (
        table_button("move", table, words.say("announce-move"), discord.ButtonStyle.primary),
        table_button("hand", table, words.say("announce-hand")),
        table_button("board", table, words.say("announce-look")),
        table_button("more", table, words.say("announce-further")),
    )


# The hand


async def hand_parts(
    host: Host, table: Table, user: int, language: str | None = None
) -> tuple[str, tuple[Enclosure, ...]]:
    """Words and picture of the user's own hand; Refused without a seat."""
    seat = table.seat_of(user)
    if seat is None:
        raise table.no_seat(user)
    language = language or seat.language
    content, pictures = await _hand(host, table, seat.seat, language)
    if (question := table.asked.get(seat.seat)) is not None:
        content = f"{content}\n**{spoken(table, language).text(question)}**"
    return content, tuple(pictures)


async def hand_letter(host: Host, table: Table, seat: Seat, board: Post | None) -> Letter:
    """The hand as a private message, in the player's language, with the way to the board.

    What is asked is left to the board: this message changes with the hand, not with the question.
    """
    language = table.seats[seat].language
    content, pictures = await _hand(host, table, seat, language)
    words = spoken(table, language)
    if table.seats[seat].is_new:
        content = "\n".join([content, *await takeover_lines(host, table, seat, words)])
    if board is not None:
        # Not to the message: the next board is another one, and the hand is not changed for that.
        link = link_to(table.place, board.channel)
        content = f"{content}\n{words.say('announce-board')} {link}"
    return Letter(
        content=content,
        enclosures=pictures,
        buttons=_hand_buttons(table, words),
        is_silent=True,  # who is asked is called elsewhere, and nobody needs to be called for a hand
        language=language,
    )


async def _hand(host: Host, table: Table, seat: Seat, language: str) -> tuple[str, tuple[Enclosure, ...]]:
    """The picture with what its things are for, or words that tell it all if it cannot be drawn."""
    view = await host.view(table.id, table.seats[seat].user)
    words = spoken(table, language)
    order = Order(table.game, HAND, view, picture_words(table, language))
    files = await draw_or_none(order)
    caption = caption_of(order._replace(words=words))
    are_safe = all(safe(seat.name) == seat.name for seat in table.seats)
    alt = caption if are_safe else caption_of(order)
    pictures = tuple(Enclosure(HAND_FILE, file, alt) for file in files or ())
    said = ARTISTS[table.game].hand_note(view, words) if pictures else caption
    return "\n".join(filter(None, (title(table, words), said))), pictures


async def takeover_lines(host: Host, table: Table, seat: Seat, words: Words) -> list[str]:
    """For whom somebody plays on, and in a few lines what happened last, as that seat may know it."""
    number = max(number for number, each in enumerate(table.earlier) if each.seat == seat)
    story = await host.story(table.id, table.seats[seat].user)
    # How the seat came to be theirs they know.
    played = [step for step in story if not {event.kind for event in step.events} <= OF_HANDING_OVER]
    return [words.say("seat-taken", earlier=Who(len(table.seats) + number)), *happened(played, words, LATELY)]


def _hand_buttons(table: Table, words: Words) -> tuple[Button, ...]:
    return (
        table_button("move", table, words.say("announce-move"), discord.ButtonStyle.primary),
        table_button("hand", table, words.say("announce-hand")),
    )


# The end


async def ending_letter(host: Host, table: Table, since: int, pings: frozenset[int]) -> Letter:
    """What the whole table is shown once the game is over or cancelled: first who won, and by how much."""
    words = spoken(table, table.language)
    shown = await host.shown(table.id, since, None)
    pictures = await _last_picture(host, table, shown.view)
    mentions = [f"<@{user}>" for user in sorted(pings)]
    is_moderated = any(event.kind == "moderator_ended" for step in shown.steps[-1:] for event in step.events)
    ended = words.say("moderated-end") if is_moderated else ending_line(table, words)
    head = [" ".join([*mentions, ended])]
    enclosures, below = [*pictures.enclosures], [*pictures.sentences]
    if table.result is not None:
        head += standing_lines(table.result, words)
        enclosures.append(await _record(host, table))
        below.append(f"-# {words.say('announce-record')}")
    room = MESSAGE - len("\n".join([*head, *below])) - 1
    lines = [*head, *last_lines(shown.steps, words, room), *below]
    return Letter(
        content=unrepeated("\n".join(lines), table, table.language),
        enclosures=tuple(enclosures),
        buttons=_end_buttons(table, words),
        pings=pings,
        is_silent=not pings,
        language=table.language,
    )


async def _last_picture(host: Host, table: Table, view: View) -> Pictures:
    """How the game went; where it did not end, or that cannot be drawn, the board as it was last."""
    if table.result is not None:
        card = await finished(host, table, picture_words(table, table.language))
        if card is not None:
            return Pictures((Enclosure(BOARD_FILE, card.file, card.caption),))
    return await pictures_of(table, view, table.language)


async def finished(host: Host, table: Table, words: Words) -> Finished | None:
    """The finish card of a game that is over, or None where it cannot be made."""
    order = FinishOrder(await tale(host, table), words)
    card: Finished | None = await draw_of_the_past(table.game, order)
    return card


async def tale(host: Host, table: Table) -> bytes:
    """A game that is over, as it is played again where pictures are drawn; Refused until then."""
    return msgspec.json.encode(replace(await host.played(table.id), names=[], totals=[]))


def ending_line(table: Table, words: Words) -> str:
    """Who has won and by how much, or that it ends without a winner."""
    return words.say("announce-cancelled") if table.result is None else winner_line(table.result, words)


def invitation_letter(before: Table, user: int) -> Letter | None:
    """Calls the others of that game to play again; None if there is nobody to call."""
    presser, others = before.seat_of(user), [seat for seat in before.people if seat.user != user]
    if presser is None or not others:
        return None
    words = spoken(before, before.language)
    mentions = " ".join(f"<@{seat.user}>" for seat in others)
    return Letter(
        content=f"{mentions} {words.say('lobby-invited', who=Who(presser.seat))}",
        # The same button as the one pressed: whoever is second takes a seat at what the first has opened.
        buttons=(
            table_button("rematch", before, words.say("announce-rematch"), discord.ButtonStyle.primary),
        ),
        pings=frozenset(seat.person for seat in others if seat.calls is not Calls.NONE),
        language=before.language,
    )


async def _record(host: Host, table: Table) -> Enclosure:
    """Seed, options and all actions, as `bot.py replay` reads them."""
    record = await host.record(table.id)
    return Enclosure(f"{table.game}-table-{table.id}.json", msgspec.json.encode(record))


def _end_buttons(table: Table, words: Words) -> tuple[Button, ...]:
    return (
        table_button("rematch", table, words.say("announce-rematch")),
        table_button("replay", table, words.say("announce-replay")),
        table_button("log", table, words.say("announce-log")),
    )
