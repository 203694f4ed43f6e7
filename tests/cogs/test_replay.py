"""A game that is over, seen again and as an animation, by whoever may read the table; and none before."""

from __future__ import annotations

import asyncio
import io
from itertools import pairwise
from random import Random

import pytest
from PIL import Image

from cogs.looking import film
from cogs.plumbing.buttons import address_of
from cogs.plumbing.interactions import spoken
from cogs.telling.drawing import Courtesy
from games import GAMES
from playground.data import Message, MessageFlag
from playground.people import Person
from playground.seen import File, Seen, seen
from render import TURN, Order, name_of, png_of
from render.film.orders import Eyes, SceneOrder
from render.film.story import story_of
from tests.cogs.harbour import Harbour
from tests.host.people import play_randomly


async def played(harbour: Harbour, people: list[Person]) -> Seen:
    """The ending's message, once they have played."""
    await play_randomly(harbour.host, 1, Random(7))
    await harbour.settled()
    return people[0].sees()[-1]


def ways(seen: Seen) -> dict[str, bool]:
    """The buttons through the turns, always in the same places, and which of them lead anywhere now."""
    return {button.label or "": not button.is_disabled for button in seen.buttons[:4]}


async def test_nothing_is_shown_of_a_game_that_goes_on(harbour: Harbour) -> None:
    ada, _ = await harbour.game(harbour.person("Ada"), harbour.person("Ben"), game="congo")
    board = ada.sees()[-1]
    early = "The full record is shown only once the game is over."
    assert (await ada.uses("/table replay")).text == early
    assert "Replay" not in (await ada.uses("/table log")).message.labels
    assert "Replay" not in (await ada.presses("More", on=board)).message.labels


def made_up(harbour: Harbour, person: Person, id: str) -> Seen:
    """A card that has a button with that id, as somebody might forge it."""
    world = harbour.world
    posted = world.post(
        Message(
            id=world.snowflakes.next(),
            channel=person.place.id,
            author=world.bot.id,
            created=world.clock.now(),
            content="A card",
            components=[
                {
                    "type": 1,
                    "id": 1,
                    "components": [{"type": 2, "style": 2, "label": "?", "custom_id": id, "id": 2}],
                }
            ],
            flags=MessageFlag.EPHEMERAL,
            only_for=person.user.id,
        )
    )
    return seen(world, posted)


@pytest.mark.parametrize("game", GAMES)
async def test_no_made_up_press_shows_anything_of_a_game_that_goes_on(harbour: Harbour, game: str) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"), game=game)
    await play_randomly(harbour.host, 1, Random(3), 9)
    await harbour.settled()
    address = address_of(await harbour.host.table(1))
    early = "The full record is shown only once the game is over."
    ids = [f"table:replay:{address}", f"table:film:{address}"]
    ids += [f"replay:last:{address}:0:{eyes}" for eyes in ("t", "a", "s0", "s1", "h0", "h1")]
    ids += [f"replay:{deed}:{address}:3:h0" for deed in ("first", "back", "on")]
    for person in (ada, ben):
        for id in ids:
            reply = await person.presses(id, on=made_up(harbour, person, id))
            told = await reply.updated() if reply.is_silent else reply.message
            assert (told.text, told.files) == (early, ()), id


async def test_one_goes_through_a_game_that_is_over_turn_by_turn(harbour: Harbour) -> None:
    ada, ben = people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"), game="congo")
    ending = await played(harbour, people)
    card, record = ending.files
    assert (card.filename, record.filename) == ("board.png", "congo-table-1.json")
    assert Image.open(io.BytesIO(card.content)).size == (780, 740)
    assert card.description is not None
    assert " wins by " in card.description
    assert ending.labels == ["Rematch", "Replay", "Log"]
    twin = (await ada.uses("/table text")).text
    assert twin.startswith(card.description.split("! ")[0])
    assert "How it went" in twin
    again = await ben.uses("/table replay")
    assert again.text.startswith("Expedition: Congo River 1884, the end")

    before = len(ben.sees())
    reply = await ada.presses("Replay", on=ending)
    last = await reply.updated()
    assert (ways(last), last.labels[-1]) == (
        {"Start": True, "Back": True, "Next": False, "End": False},
        "Animation",
    )
    assert len(ben.sees()) == before, "it is private"
    where = last.text.splitlines()[0]
    assert where.startswith("Expedition: Congo River 1884, the end · turn ")
    turns = where.split()[-1]
    assert f"turn {turns} of {turns}" in where
    back = (await ada.presses("Back", on=reply)).message
    assert (back.id, f"turn {int(turns) - 1} of {turns}" in back.text) == (last.id, True)
    first = (await ada.presses("Start", on=reply)).message
    assert ways(first) == {"Start": False, "Back": False, "Next": True, "End": True}
    assert f"turn 1 of {turns}" in first.text
    assert f"turn 2 of {turns}" in (await ada.presses("Next", on=reply)).text
    await ada.selects("Stop 5", on=reply, menu="Go to …")
    assert ", stop 5 · turn " in reply.text
    board = reply.message.files[0].content
    await ada.selects("What Ben held", on=reply, menu="As whom?")
    assert ", stop 5 · turn " in reply.text
    assert reply.message.files[0].content != board
    await ada.selects("As Ben saw it", on=reply, menu="As whom?")
    assert reply.text.splitlines()[-1].startswith("-# **B** ")
    await ada.selects("All open", on=reply, menu="As whom?")
    assert [line[:8] for line in reply.text.splitlines()[-2:]] == ["-# **A**", "-# **B**"]
    await ada.presses("End", on=reply)
    assert f"turn {turns} of {turns}" in reply.text

    zoe = harbour.person("Zoé", "fr").at(harbour.world.channel(ending.channel))
    french = await (await zoe.presses("Replay", on=ending)).updated()
    assert french.labels[:4] == ["Début", "Précédent", "Suivant", "Fin"]
    assert f"tour {turns} sur {turns}" in french.text

    await harbour.write_by_hand("update tables set data_digest = 'of a box of long ago'")
    gone = "This game cannot be shown again: "
    assert (await ada.uses("/table replay")).text.startswith(gone)
    assert (await ada.presses("Animation", on=reply)).text.startswith(gone)
    assert "How it went" not in (await ada.uses("/table text")).text


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_shows_the_very_boards_that_were_posted(harbour: Harbour, game: str) -> None:
    """What is new on one is new since the board posted before: a turn that asked nobody else has none."""
    ada, _ = await harbour.game(harbour.person("Ada"), harbour.person("Ben"), game=game)
    chance, posted = Random(3), dict[str, File]()
    for _ in range(50):
        if not (await play_randomly(harbour.host, 1, chance, 1)).is_running:
            break
        await harbour.settled()
        for shown in ada.sees():
            if not shown.is_private and shown.files and shown.files[0].filename == "board.png":
                posted.setdefault(shown.id, shown.files[0])
    await play_randomly(harbour.host, 1, chance)
    await harbour.settled()
    raw = ada.sees()[-1].files[1].content
    table, story = await harbour.host.table(1), story_of(raw)
    words = spoken(table, table.language)
    scenes = [SceneOrder(raw, frame, Eyes(), words).made() for frame in range(min(len(story.frames), 60))]
    captions = [scene.caption for scene in scenes]
    frames = [captions.index(file.description or "") for file in posted.values()]
    assert frames == sorted(set(frames))
    assert len(frames) > 5
    for (before, now), file in zip(pairwise(frames), [*posted.values()][1:], strict=True):
        view, earlier = story.view(now, None), story.view(before, None)
        order = Order(game, name_of(game, TURN, view), view, words, earlier)
        assert file.content == png_of(order), (before, now)
        assert before + 1 < now or file.content == scenes[now].file


async def test_what_has_time_waits_until_nobody_waits_for_a_picture() -> None:
    courtesy = Courtesy()
    await asyncio.wait_for(courtesy.wait(), 1)
    with courtesy.hurrying():
        patient = asyncio.create_task(courtesy.wait())
        with courtesy.hurrying():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not patient.done(), "somebody still waits"
    await asyncio.wait_for(patient, 1)


async def test_an_animation_says_how_far_it_is_and_keeps_to_its_budget_but_for_its_end(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"), game="congo")
    ending = await played(harbour, people)
    monkeypatch.setattr(film, "PROGRESS", 0.0)
    monkeypatch.setattr(film, "MOST_BYTES", 120_000)
    reply = await ada.presses("Replay", on=ending)
    await reply.updated()
    asked = await ada.presses("Animation", on=reply)
    await ada.until(lambda: asked.text.startswith("Making the animation: ") or None, "the progress")
    assert "still being made" in (await ada.presses("Animation", on=reply)).text
    done = await ada.until(lambda: asked.message if asked.message.files else None, "the animation")
    shown = Image.open(io.BytesIO(done.files[0].content))
    count = getattr(shown, "n_frames", 0)
    assert done.files[0].filename == "congo-1.gif"
    assert f"in {count} pictures" in done.text
    assert 2 <= count < 30
    assert harbour.bot.filming == set(), "the next one may be made"
    shown.seek(count - 1)
    assert shown.info["duration"] == film.END * 1000
    card = Image.open(io.BytesIO(ending.files[0].content))
    assert shown.convert("RGB").tobytes() == card.convert("RGB").tobytes()
