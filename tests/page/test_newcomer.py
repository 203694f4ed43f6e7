"""A newcomer plays the first round as two players, with a restart in the middle: mouse, keyboard, French."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, Locator, expect

from games import GAMES
from tests.page.harbour import Harbour
from tests.page.visitor import (
    ENGLISH,
    FRENCH,
    MOST_TABS,
    PHONE,
    PLAYERS,
    Speech,
    Visitor,
    other,
    visiting,
)
from tools.offered import offered
from words.catalogue import Words

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

CHOICES = ".button.primary:not(:disabled), .button.success:not(:disabled), .menu:not(:disabled)"
CALLED, RUNNING = re.compile("call"), re.compile("running")
OPEN_MENU = ".lines:not([hidden]) .line"
END_OF_TURN = ".button.success:not(:disabled)"


async def play_turn(visitor: Visitor, player: str) -> str:
    """By pointer, once called: open the panel, take what comes first, end the turn; who is next."""
    await expect(visitor.board(player)).to_contain_text(f"@{player}")
    panels = visitor.pane(player).locator("article.private")
    known = await panels.count()
    await visitor.board(player).get_by_role("button", name=visitor.speech.move, exact=True).click()
    await expect(panels).to_have_count(known + 1)  # of an older one it may still be said that it is over
    panel = visitor.panel(player)
    await expect(panel.locator(CHOICES).first).to_be_visible()
    while not await panel.locator(END_OF_TURN).count():
        before = await panel.locator(".text").first.text_content() or ""
        await panel.locator(CHOICES).first.click()
        if await panel.locator(OPEN_MENU).count():
            await panel.locator(OPEN_MENU).first.click()
        await expect(panel.locator(".text").first).not_to_have_text(before)
    await panel.locator(END_OF_TURN).click()
    await expect(panel.locator(END_OF_TURN)).to_have_count(0)
    return await next_player(visitor, player)


async def next_player(visitor: Visitor, player: str) -> str:
    """Whoever has no higher die to take is passed over, so that the same player may go on."""
    return player if await visitor.panel(player).locator(CHOICES).count() else other(player)


async def is_second_round(visitor: Visitor, player: str) -> bool:
    """Whether the newest board is of a later round, as its alternative text tells."""
    alt = await visitor.board(player).locator(".picture img").last.get_attribute("alt") or ""
    found = re.search(r"(?:round|manche)\s(\d+)", alt)
    assert found, alt
    return int(found[1]) > 1


async def look_at_hand(visitor: Visitor, player: str) -> None:
    """Once called, press My hand: a private picture with words, which is put away again."""
    await expect(visitor.board(player)).to_contain_text(f"@{player}")
    await visitor.board(player).get_by_role("button", name=visitor.speech.hand, exact=True).click()
    hand = visitor.panel(player)
    picture = hand.locator(".picture img")
    await expect(picture).to_be_visible()
    assert len(await picture.get_attribute("alt") or "") > 10
    await hand.locator(".picture").click()
    await expect(visitor.page.locator("dialog img")).to_be_visible()
    await visitor.page.keyboard.press("Escape")
    await expect(visitor.page.locator("dialog")).to_have_count(0)
    await hand.get_by_role("button", name=visitor.speech.dismiss).click()
    await expect(picture).to_have_count(0)


async def restart(visitor: Visitor) -> None:
    """Press the button, and wait until the bot has gone and is there again."""
    health = visitor.page.locator(".health")
    await visitor.page.get_by_role("button", name=visitor.speech.restart).click()
    await expect(health).not_to_have_class(RUNNING)
    await expect(health).to_have_class(RUNNING)
    await expect(health).to_contain_text(visitor.speech.running)


async def test_by_mouse_side_by_side(browser: Browser, harbour: Harbour) -> None:
    async with visiting(browser, harbour) as visitor:
        player = await visitor.begin()
        await expect(visitor.pane(other(player))).to_be_visible()
        await expect(visitor.board(player)).to_have_class(CALLED)
        await expect(visitor.board(other(player))).not_to_have_class(CALLED)
        played = set()
        for _ in range(3):
            played.add(player)
            player = await play_turn(visitor, player)
        assert played == set(PLAYERS)
        await look_at_hand(visitor, player)
        await restart(visitor)
        while not await is_second_round(visitor, player):
            player = await play_turn(visitor, player)


async def test_in_french_on_a_phone_one_tap_apart(browser: Browser, harbour: Harbour) -> None:
    async with visiting(browser, harbour, FRENCH, PHONE, has_touch=True) as visitor:
        await expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")
        player = await visitor.begin()
        await expect(visitor.pane(other(player))).to_have_count(0)
        for _ in range(3):
            await switch(visitor, player)
            player = await play_turn(visitor, player)
        await switch(visitor, player)
        await look_at_hand(visitor, player)
        await visitor.page.get_by_role("button", name=visitor.speech.menu).tap()
        await restart(visitor)
        await visitor.page.keyboard.press("Escape")
        while not await is_second_round(visitor, player):
            player = await play_turn(visitor, player)
            await switch(visitor, player)
        assert not await visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")


async def test_the_first_button_plays_alone_and_computers_answer(browser: Browser, harbour: Harbour) -> None:
    async with visiting(browser, harbour, FRENCH, PHONE, has_touch=True) as visitor:
        buttons = visitor.page.locator(".welcome .button")
        await expect(buttons.first).to_have_accessible_name(visitor.speech.alone)
        await buttons.first.tap()
        await expect(visitor.board("Ada")).to_contain_text("@Ada")
        before = await visitor.board("Ada").get_attribute("data-id") or ""
        await play_turn(visitor, "Ada")
        # What they did stands in the message that calls her again.
        await expect(visitor.board("Ada")).not_to_have_attribute("data-id", before)
        await expect(visitor.board("Ada")).to_have_class(CALLED)
        await expect(visitor.board("Ada")).to_contain_text("(ordi)")
        assert not await visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("speech", [ENGLISH, FRENCH], ids=["en", "fr"])
async def test_a_lesson_begins_with_one_press(browser: Browser, harbour: Harbour, speech: Speech) -> None:
    async with visiting(browser, harbour, speech, PHONE, has_touch=True) as visitor:
        await visitor.page.get_by_role("button", name=speech.learn, exact=True).tap()
        lesson = visitor.page.locator(".pane.active article").last
        await expect(lesson.locator(".picture img")).to_be_visible()
        await expect(lesson).to_contain_text("1/10")
        await lesson.locator(CHOICES).first.tap()
        await expect(lesson).to_contain_text("2/10")
        await lesson.get_by_role("button", name=speech.show_me, exact=True).tap()
        await expect(lesson).to_contain_text("3/10")
        assert not await visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")


async def switch(visitor: Visitor, player: str) -> None:
    """One tap: that player's view instead of the other's."""
    if await visitor.pane(player).count():
        return
    await visitor.page.get_by_role("button", name=visitor.speech.play_as.format(player)).tap()
    await expect(visitor.pane(player)).to_be_visible()


@pytest.mark.promise("mend.17")
async def test_nothing_is_wider_than_a_phone(browser: Browser, harbour: Harbour) -> None:
    """Neither the longest title nor a button of one word."""
    async with visiting(browser, harbour, FRENCH, PHONE, has_touch=True) as visitor:
        start = visitor.page.locator("[data-key=congo]")
        await expect(start).to_be_visible()
        # Looked for in the page itself: it may just be drawn anew.
        await visitor.page.wait_for_function(
            "each => (each = document.querySelector('[data-key=congo]'),"
            " each !== null && each.getClientRects().length === 1 && each.offsetHeight < 60)"
        )
        assert not await visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        await start.tap()
        await visitor.called()
        await expect(visitor.page.locator("article.call .picture img").first).to_be_visible()
        assert await visitor.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


# By keyboard


async def tab_to(visitor: Visitor, wanted: Locator, key: str = "Tab") -> None:
    """Press Tab until the wanted thing has the focus."""
    for _ in range(MOST_TABS):
        await visitor.page.keyboard.press(key)
        if await wanted.evaluate_all("all => all.includes(document.activeElement)"):
            return
    raise AssertionError(f"{wanted} is never reached")


async def play_turn_by_keys(visitor: Visitor, player: str) -> str:
    """Once called: the focus follows into the panel, and from question to question; who is next."""
    await expect(visitor.board(player)).to_contain_text(f"@{player}")
    move = visitor.board(player).get_by_role("button", name=visitor.speech.move, exact=True)
    await tab_to(visitor, move, "Shift+Tab")
    await visitor.page.keyboard.press("Enter")
    panel = visitor.panel(player)
    for _ in ("a die", "what for"):
        first = panel.locator(CHOICES).first
        await expect(first).to_be_focused()
        assert await first.evaluate("each => getComputedStyle(each).outlineStyle") == "solid"
        before = await panel.locator(".text").first.text_content() or ""
        await visitor.page.keyboard.press("Enter")
        if await panel.locator(OPEN_MENU).count():
            await visitor.page.keyboard.press("Enter")
        await expect(panel.locator(".text").first).not_to_have_text(before)
    await expect(panel.locator("button:focus")).to_have_count(1)
    await tab_to(visitor, panel.locator(END_OF_TURN))
    await visitor.page.keyboard.press("Enter")
    await expect(panel.locator(END_OF_TURN)).to_have_count(0)
    return await next_player(visitor, player)


async def test_by_keyboard_alone(browser: Browser, harbour: Harbour) -> None:
    async with visiting(browser, harbour, size={"width": 1000, "height": 800}) as visitor:
        page, speech = visitor.page, visitor.speech
        begin = page.get_by_role("button", name=speech.begin)
        await expect(begin).to_be_visible()
        await tab_to(visitor, begin)
        await page.keyboard.press("Enter")
        player = await visitor.called()
        await tab_to(visitor, page.locator(".composer input"))
        for _ in range(3):
            await choose_player_by_keys(visitor, player)
            player = await play_turn_by_keys(visitor, player)
        await choose_player_by_keys(visitor, player)
        await look_at_hand_by_command(visitor, player)
        await tab_to(visitor, page.get_by_role("button", name=speech.restart), "Shift+Tab")
        await page.keyboard.press("Enter")
        await expect(page.locator(".health")).not_to_have_class(RUNNING)
        await expect(page.locator(".health")).to_have_class(RUNNING)
        await tab_to(visitor, page.locator(".composer input"))
        while not await is_second_round(visitor, player):
            player = await play_turn_by_keys(visitor, player)
            await choose_player_by_keys(visitor, player)


async def choose_player_by_keys(visitor: Visitor, player: str) -> None:
    """Tab to that player's flag, press it, and go on to where one writes; unless they are there."""
    if await visitor.pane(player).count():
        return
    person = visitor.page.get_by_role("button", name=visitor.speech.play_as.format(player))
    await tab_to(visitor, person, "Shift+Tab")
    await visitor.page.keyboard.press("Enter")
    await expect(visitor.pane(player)).to_be_visible()
    await tab_to(visitor, visitor.page.locator(".composer input"))


async def look_at_hand_by_command(visitor: Visitor, player: str) -> None:
    """Type the beginning of a command, take it from the list, send it."""
    page = visitor.page
    field = page.locator(".composer input")
    await tab_to(visitor, field)
    await page.keyboard.type("/table ha")
    offers = page.get_by_role("option")
    await expect(offers).to_have_count(1)
    await expect(offers).to_contain_text("/table hand")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(visitor.panel(player).locator(".picture img")).to_be_visible()
    newest = await visitor.panel(player).get_attribute("data-id") or ""
    await expect(page.locator("article:focus-within")).to_have_attribute("data-id", newest)


@pytest.mark.parametrize("speech", [ENGLISH, FRENCH], ids=["en", "fr"])
@pytest.mark.promise("The first screen has a line about each game: for how many, how long, what one does")
async def test_the_first_screen_says_what_each_game_is(
    browser: Browser, harbour: Harbour, speech: Speech
) -> None:
    language = speech.locale[:2]
    async with visiting(browser, harbour, speech, PHONE, has_touch=True) as visitor:
        cards = visitor.page.locator(".games li")
        await expect(cards).to_have_count(len(GAMES))
        for card, game in zip(await cards.all(), GAMES.values(), strict=True):
            words = Words(language, game.id)
            await expect(card.locator("b")).to_have_text(words.say(f"game-{game.id}"))
            await expect(card.locator("p")).to_have_text(offered(GAMES)[game.id][language])
            await expect(card.locator("p")).to_contain_text(words.say(f"about-{game.id}"))
            await expect(card.get_by_role("button")).to_have_count(3)
