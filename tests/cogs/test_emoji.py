"""Emoji over the wire: uploaded once and slowly, shown where Discord has them, and never in a game's way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache

import discord
import pytest

from cogs.plumbing import interactions, uploading
from cogs.plumbing.buttons import Button
from cogs.plumbing.emoji import BOOK, Known, full_name, mark, unmarked
from cogs.plumbing.letters import Letter
from cogs.plumbing.limits import MESSAGE
from cogs.plumbing.rate_limits import Budget
from cogs.plumbing.sending import edit, send
from cogs.plumbing.uploading import Draw, Uploader
from cogs.telling.drawing import draw_emoji
from playground.data import Emoji
from playground.errors import field_errors
from playground.faults import Fault
from playground.people import Person
from playground.seen import Seen
from render.emoji import emoji_png
from tests.choosing import chooses, lines_of
from tests.cogs.harbour import Harbour

NAMES = ("badge_0", "badge_1", "die_4", "die_5", "cards", "tick", "cross")
EMOJIS = "/applications/{application_id}/emojis"
MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
GONE = 123456789012345678
NO_EMOJI = field_errors("components.0.components.1.emoji.id", "Invalid emoji")


png_of = cache(emoji_png)
"""Drawn once for all tests."""


async def drawn(name: str) -> bytes:
    return png_of(name)


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not is_so():  # noqa: ASYNC110  # nobody tells when it is
            await asyncio.sleep(0.01)


@asynccontextmanager
async def uploading_to(
    harbour: Harbour, names: tuple[str, ...] = NAMES, draw: Draw = drawn, between: float = 0.0
) -> AsyncIterator[Uploader]:
    uploader = Uploader(harbour.bot, Budget(), names, draw)
    uploader.between = uploader.between_drawings = between
    uploader.start()
    try:
        yield uploader
    finally:
        await uploader.close()


def asked(harbour: Harbour) -> list[str]:
    """The methods of all that was asked of Discord about emoji."""
    entries = harbour.playground.ledger.entries
    return [entry.method for entry in entries if entry.route.startswith(EMOJIS)]


def kept(harbour: Harbour) -> dict[str, Emoji]:
    return {each.name: each for each in harbour.world.records.emojis.values()}


async def uploaded(harbour: Harbour) -> None:
    await until(lambda: len(kept(harbour)) == len(BOOK) == len(NAMES))


@pytest.fixture
async def with_emoji(harbour: Harbour) -> AsyncIterator[Harbour]:
    """A harbour to which all of them have been brought."""
    async with uploading_to(harbour):
        await uploaded(harbour)
        yield harbour


# Uploading


async def test_a_start_with_none_uploads_each_once(harbour: Harbour) -> None:
    async with uploading_to(harbour, draw=draw_emoji):
        await uploaded(harbour)
    assert asked(harbour) == ["GET", *["POST"] * len(NAMES)]
    assert {name: each.content for name, each in kept(harbour).items()} == {
        full_name(name, png_of(name)): png_of(name) for name in NAMES
    }
    assert len(BOOK) == 0, "a bot that is closed shows none"


async def test_a_start_with_all_of_them_costs_one_request(harbour: Harbour) -> None:
    async with uploading_to(harbour):
        await uploaded(harbour)
    before = len(harbour.playground.ledger.entries)
    told: list[str] = []

    async def draw(name: str) -> bytes:
        told.append(name)
        return png_of(name)

    async with uploading_to(harbour, draw=draw):
        await until(lambda: told == [*NAMES])
        await asyncio.sleep(0.05)
        assert len(BOOK) == len(NAMES)
    since = harbour.playground.ledger.entries[before:]
    assert [(entry.method, entry.route) for entry in since] == [("GET", EMOJIS)]


async def test_they_are_shown_before_it_is_known_whether_they_are_drawn_otherwise(harbour: Harbour) -> None:
    async with uploading_to(harbour):
        await uploaded(harbour)

    async def never(name: str) -> bytes:
        await asyncio.Event().wait()
        return name.encode()

    async with uploading_to(harbour, draw=never):
        await until(lambda: len(BOOK) == len(NAMES))


async def test_what_was_interrupted_is_gone_on_with(harbour: Harbour) -> None:
    async with uploading_to(harbour, between=0.02):
        await until(lambda: len(kept(harbour)) == 3)
    missing = len(NAMES) - len(kept(harbour))
    before = len(asked(harbour))
    async with uploading_to(harbour):
        await uploaded(harbour)
    assert 0 < missing < len(NAMES)
    assert asked(harbour)[before:] == ["GET", *["POST"] * missing]


async def test_one_drawn_otherwise_is_uploaded_and_the_old_one_deleted_last(harbour: Harbour) -> None:
    foreign = Emoji(id="7", name="party", content_type="image/png", content=b"")
    harbour.world.records.emojis["7"] = foreign
    async with uploading_to(harbour, draw=lambda name: drawn("coin" if name == "tick" else name)):
        await until(lambda: len(kept(harbour)) == len(NAMES) + 1)
    before = len(asked(harbour))
    async with uploading_to(harbour):
        await until(lambda: "DELETE" in asked(harbour))
        assert BOOK.component("tick") == {
            "id": kept(harbour)[full_name("tick", png_of("tick"))].id,
            "name": full_name("tick", png_of("tick")),
        }
    assert asked(harbour)[before:] == ["GET", "POST", "DELETE"]
    assert set(kept(harbour)) == {"party", *(full_name(name, png_of(name)) for name in NAMES)}


async def test_one_that_cannot_be_drawn_is_left_as_it_is(harbour: Harbour) -> None:
    async with uploading_to(harbour):
        await uploaded(harbour)
    before = len(asked(harbour))
    told: list[str] = []

    async def draw(name: str) -> bytes | None:
        told.append(name)
        return None if name == "die_4" else png_of(name)

    async with uploading_to(harbour, draw=draw):
        await until(lambda: told == [*NAMES])
        await asyncio.sleep(0.05)
        assert BOOK.component("die_4") is not None
    assert asked(harbour)[before:] == ["GET"]


async def test_one_that_the_drawing_process_cannot_draw_is_none(caplog: pytest.LogCaptureFixture) -> None:
    assert await draw_emoji("nothing like it") is None
    assert "the emoji nothing like it cannot be drawn: KeyError" in caplog.text


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (400, 30008), (400, 50035)])
async def test_a_refused_upload_ends_it_with_one_line(
    harbour: Harbour, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    harbour.playground.faults.order(Fault(method="POST", route=EMOJIS, status=status, code=code, times=99))
    with caplog.at_level(logging.INFO, "quayside"):
        async with uploading_to(harbour):
            await until(lambda: [each for each in caplog.messages if "takes no more emoji" in each])
            await asyncio.sleep(0.05)
            assert len([each for each in caplog.messages if "emoji" in each]) == 1
    assert asked(harbour).count("POST") == 1


async def test_a_lost_answer_does_not_end_it(harbour: Harbour) -> None:
    png = png_of("badge_0")
    # As after an upload whose answer was lost, and that discord.py has repeated by itself.
    taken = field_errors("name", "It is taken")
    harbour.playground.faults.order(
        Fault(method="POST", route=EMOJIS, status=400, code=50035, errors=taken, after_doing=True)
    )
    async with uploading_to(harbour):
        await uploaded(harbour)
        assert BOOK.component("badge_0") == {
            "id": kept(harbour)[full_name("badge_0", png)].id,
            "name": full_name("badge_0", png),
        }
    assert asked(harbour).count("POST") == len(NAMES)


async def test_what_is_limited_for_long_waits_without_asking(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    harbour.playground.faults.rate_limit("POST", EMOJIS, retry_after=40.0)
    with caplog.at_level(logging.INFO, "quayside"):
        async with uploading_to(harbour):
            await until(lambda: "uploaded further in 40 s" in caplog.text)
            await asyncio.sleep(0.05)
    assert asked(harbour) == ["GET", "POST"]


async def test_discord_out_of_reach_is_tried_again(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploading, "PAUSES", (0.01,))
    harbour.playground.faults.order(Fault(method="GET", route=EMOJIS, status=501))
    async with uploading_to(harbour):
        await uploaded(harbour)
    assert asked(harbour)[:2] == ["GET", "GET"]


async def test_nothing_is_uploaded_while_much_is_said(harbour: Harbour) -> None:
    budget = Budget(4)
    taken = [await budget._take() for _ in range(4)]
    uploader = Uploader(harbour.bot, budget, NAMES, drawn)
    uploader.between = 0.01
    uploader.start()
    try:
        await until(lambda: asked(harbour) == ["GET"])
        await asyncio.sleep(0.1)
        assert asked(harbour) == ["GET"]
        for each in taken:
            budget._unanswered.pop(each)
        await uploaded(harbour)
    finally:
        await uploader.close()


async def test_a_game_goes_on_during_a_slow_upload(harbour: Harbour) -> None:
    async with uploading_to(harbour, between=60.0):
        await until(lambda: asked(harbour) == ["GET"])
        people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
        who = await harbour.asked(people)
        panel = await who.presses("Move", on=board(who))
        await chooses(who, "Die 4", on=panel)
        await who.until(lambda: "Take coins" in lines_of(panel.message) or None, "the next question")
        assert {button.emoji for button in panel.message.buttons} == {None}
    assert asked(harbour) == ["GET"]


# Showing


def board(who: Person) -> Seen:
    return [message for message in who.sees() if "Move" in message.labels][-1]


def id_of(harbour: Harbour, name: str) -> str:
    return kept(harbour)[full_name(name, png_of(name))].id


async def test_panels_cards_and_boards_show_them(with_emoji: Harbour) -> None:
    harbour = with_emoji
    card = await harbour.card(harbour.person("Ada"), harbour.person("Ben"))
    first, *lines = card.raw.content.splitlines()
    badge = f"<:{full_name('badge_0', png_of('badge_0'))}:{id_of(harbour, 'badge_0')}>"
    assert "<:" not in first
    assert [line for line in lines if line.startswith(f"{badge} red disc: Ada")]
    assert [line for line in card.text.splitlines() if line.startswith("red disc: Ada")]
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"), table=2)
    who = await harbour.asked(people, 2)
    panel = (await who.presses("Move", on=board(who))).message
    shown = {(button.label or "")[: len("Die 4")]: button.emoji for button in panel.buttons}
    assert shown["Die 4"] == id_of(harbour, "die_4")
    assert shown["Die 1"] is None, "Discord has not got that one"


async def test_labels_and_words_are_the_same_with_and_without(with_emoji: Harbour) -> None:
    harbour = with_emoji
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    who = await harbour.asked(people)
    shown = (await who.presses("Move", on=board(who))).message
    BOOK.keep(set())
    bare = (await who.presses("Move", on=board(who))).message
    assert {button.emoji for button in shown.buttons} > {None}
    assert {button.emoji for button in bare.buttons} == {None}
    assert (shown.text, shown.labels) == (bare.text, bare.labels)


# Refused


def notes(harbour: Harbour, method: str, route: str) -> list[tuple[int, int | None]]:
    entries = harbour.playground.ledger.entries
    return [(each.status, each.code) for each in entries if (each.method, each.route) == (method, route)]


def place(harbour: Harbour) -> discord.PartialMessageable:
    general = harbour.world.channel_named("general")
    return harbour.bot.get_partial_messageable(int(general.id), guild_id=int(harbour.world.guild.id))


def lose_all() -> None:
    """As when somebody has deleted them at Discord."""
    for name in NAMES:
        BOOK.note(name, Known(f"q_{name}_000000", GONE))
    BOOK.on_doubt = lambda: None


async def test_a_panel_with_an_id_that_is_gone_goes_out_without(with_emoji: Harbour) -> None:
    harbour = with_emoji
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    who = await harbour.asked(people)
    lose_all()
    before = len(notes(harbour, "POST", FOLLOW_UP))
    panel = await who.presses("Move", on=board(who))
    assert "Die 4" in lines_of(panel.message)
    assert notes(harbour, "POST", FOLLOW_UP)[before:] == [(400, 50035), (200, None)], "a new answer"
    BOOK.note("die_4", Known("q_die_4_000000", GONE))
    await chooses(who, "Die 4", on=panel)
    await who.until(lambda: "Undo" in panel.message.labels or None, "the next question")
    back = await who.presses("Undo", on=panel)
    await who.until(lambda: "Die 4" in lines_of(panel.message) or None, "the first question, in place")
    assert notes(harbour, "POST", CALLBACK)[-2:] == [(400, 50035), (200, None)]
    assert {button.emoji for button in back.message.buttons} == {None}


async def test_a_letter_with_an_id_that_is_gone_is_said_once_and_without(with_emoji: Harbour) -> None:
    harbour = with_emoji
    general = harbour.world.channel_named("general")
    letter = Letter(content="Hello", buttons=(Button("go", "Go", emoji="die_4"),))
    await send(letter, place(harbour), "1")
    assert [each.emoji for each in harbour.person("Ada").sees()[0].buttons] == [id_of(harbour, "die_4")]
    lose_all()
    for _ in range(2):
        message = await send(letter, place(harbour), "2")
    await edit(letter, message)
    assert [each.content for each in harbour.world.messages_in(general)] == ["Hello", "Hello"]
    assert harbour.person("Ada").sees()[1].buttons[0].emoji is None
    assert notes(harbour, "POST", MESSAGES) == [(200, None), (400, 50035), (200, None), (200, None)]
    assert notes(harbour, "PATCH", MESSAGES + "/{message_id}") == [(400, 50035), (200, None)]


async def test_a_card_that_is_refused_is_shown_once_and_without(with_emoji: Harbour) -> None:
    harbour = with_emoji
    harbour.playground.faults.order(
        Fault(method="POST", route=CALLBACK, status=400, code=50035, errors=NO_EMOJI)
    )
    opened = await harbour.person("Ada").uses("/play", game="livingstone", language="English")
    assert "red disc: Ada" in opened.text
    assert "<:" not in opened.message.raw.content
    assert len(harbour.person("Ben").sees()) == 1
    assert notes(harbour, "POST", CALLBACK) == [(400, 50035), (200, None)]


@pytest.mark.parametrize("route", [MESSAGES, MESSAGES + "/{message_id}"])
async def test_a_refused_one_that_discord_has_is_left_out_once(with_emoji: Harbour, route: str) -> None:
    harbour = with_emoji
    general = harbour.world.channel_named("general")
    letter = Letter(content=f"Hello\n{mark('die_4')}four")
    method = "POST" if route == MESSAGES else "PATCH"
    message = await send(letter, place(harbour), "1") if method == "PATCH" else None
    harbour.playground.faults.order(
        Fault(method=method, route=route, status=400, code=50035, errors=NO_EMOJI)
    )
    if message is None:
        await send(letter, place(harbour), "1")
    else:
        await edit(letter, message)
    (said,) = harbour.world.messages_in(general)
    assert said.content == "Hello\nfour"
    assert notes(harbour, method, route) == [(400, 50035), (200, None)]
    await send(letter, place(harbour), "2")
    assert "<:q_die_4_" in harbour.world.messages_in(general)[-1].content, "the next one has it again"


async def test_a_late_answer_goes_out_without_too(
    with_emoji: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    harbour = with_emoji
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    who = await harbour.asked(people)
    seen = harbour.host.seen

    async def late(*asked: int) -> object:
        await asyncio.sleep(0.05)
        return await seen(*asked)

    monkeypatch.setattr(interactions, "PATIENCE", 0.0)
    monkeypatch.setattr(harbour.host, "seen", late)
    harbour.playground.faults.order(
        Fault(method="PATCH", route=ORIGINAL, status=400, code=50035, errors=NO_EMOJI)
    )
    panel = await who.presses("Move", on=board(who))
    await who.until(lambda: "Die 4" in lines_of(panel.message) or None, "the panel")
    assert {button.emoji for button in panel.message.buttons} == {None}
    assert notes(harbour, "PATCH", ORIGINAL)[-2:] == [(400, 50035), (200, None)]


async def test_any_other_refusal_is_not_repeated(with_emoji: Harbour) -> None:
    harbour = with_emoji
    harbour.playground.faults.order(
        Fault(method="POST", route=MESSAGES, status=400, code=50035, errors=field_errors("content", "bad"))
    )
    with pytest.raises(Exception, match="bad"):
        await send(Letter(content=f"Hello\n{mark('die_4')}four"), place(harbour), "1")
    assert notes(harbour, "POST", MESSAGES) == [(400, 50035)]


async def test_what_is_missed_is_looked_for_at_most_once_an_hour(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploading, "HOUR", 0.3)
    told: list[str] = []

    async def draw(name: str) -> bytes:
        told.append(name)
        return png_of(name)

    async with uploading_to(harbour, draw=draw):
        await uploaded(harbour)
        del harbour.world.records.emojis[id_of(harbour, "tick")]
        await send(Letter(content="Hello", buttons=(Button("go", "Go", emoji="tick"),)), place(harbour), "1")
        await until(lambda: len(kept(harbour)) == len(NAMES))
        await until(lambda: asked(harbour)[-2:] == ["GET", "POST"])
        assert asked(harbour).count("GET") == 2
    assert sorted(told) == sorted([*NAMES, "tick"]), "what Discord still has is not drawn again"


# Texts


async def test_what_was_said_before_they_were_there_is_not_said_anew(harbour: Harbour) -> None:
    letter = Letter(content=f"Hello\n{mark('die_4')}four")
    await send(letter, place(harbour), "1")
    async with uploading_to(harbour):
        await uploaded(harbour)
        await send(letter, place(harbour), "1")
    (said,) = harbour.world.messages_in(harbour.world.channel_named("general"))
    assert (said.content, said.edited) == ("Hello\nfour", None)


def test_a_text_names_them_until_it_is_sent() -> None:
    BOOK.note("coin", Known("q_coin_abcdef", GONE))
    try:
        text = f"{mark('coin')}first\n{mark('coin')}second {mark('nothing')}third"
        shown = BOOK.written(text)
        assert shown == f"first\n<:q_coin_abcdef:{GONE}> second third"
        assert unmarked(text) == unmarked(shown) == "first\nsecond third"
    finally:
        BOOK.keep(set())
    assert BOOK.written(text) == "first\nsecond third"


async def test_emoji_are_the_first_to_go_from_a_text_that_is_too_long(with_emoji: Harbour) -> None:
    general = with_emoji.world.channel_named("general")
    lines = ["title", *[f"{mark('die_4')}{'x' * 30}"] * 60]
    await send(Letter(content="\n".join(lines)), place(with_emoji), "1")
    (said,) = with_emoji.world.messages_in(general)
    assert said.content == unmarked("\n".join(lines))
    assert len(said.content) <= MESSAGE
