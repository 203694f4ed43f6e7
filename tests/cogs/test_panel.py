from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from games.livingstone.actions import Donate, EndTurn, TakeCoins, TakeDie
from host.lobby import Person as Player
from playground.people import Person, Playground, Reply
from tests.choosing import chooses, lines_of
from tests.cogs.panels import PanelBot, Sets, Staged, Trading, moored, open_panel, seat_all
from tests.cogs.test_choices import rich_two_players, trading
from tests.games.livingstone.positions import player, position
from tests.host.people import press
from words.catalogue import Words

STALE = "The game has moved on"
FINAL = "This cannot be taken back."


@pytest.fixture
def ben(playground: Playground) -> Person:
    return playground.person("Ben", locale="fr")


def start(*, purse: int = 3) -> Staged:
    """Ada chooses among four different dice."""
    return Staged(position(player(purse=purse), player(), pool=(2, 3, 4, 6)))


async def says(person: Person, panel: Reply, words: str) -> None:
    """Wait until the panel says this: a press is acknowledged first and answered after."""
    await person.until(lambda: words in panel.text or None, words)


def sure(panel: Reply) -> str:
    """The button that does what has been shown."""
    return next(id for each in panel.message.buttons if (id := each.custom_id or "").startswith("sure:"))


async def version(bot: PanelBot, table: int) -> int:
    found = (await bot.host.table(table)).version
    assert found is not None
    return found


async def test_a_whole_turn_on_one_panel(playground: Playground, database: Path, ada: Person) -> None:
    ben = playground.person("Ben")
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        assert panel.message.is_private
        coach = f"**Coach:** {Words('en', 'livingstone').say('tip-die')}"
        assert panel.text == f"**Which die do you take?**\nYou have 3 pounds, 11 tents\n> {coach}"
        assert lines_of(panel.message) == [
            "Die 2", "Die 3", "Die 4", "Die 6", "Give to the Queen", "My hand", "Why not?",
            "No coach",
        ]  # fmt: skip
        await chooses(ada, "Die 4", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        assert panel.text.startswith("**What do you do with your 4?**"), "the question says which die"
        await chooses(ada, "Take coins", on=panel)
        await says(ada, panel, "Anything else before you end your turn?")
        await ada.presses("End the turn", on=panel)
        await says(ada, panel, "Your turn is over. Waiting for Ben.")
        assert "taken back" not in panel.text, "a turn that is over need not say why it cannot be undone"
        assert panel.message.labels == ["My hand"]
        assert len([message for message in ada.sees() if message.is_private]) == 1


async def test_narrowing_and_back_change_nothing(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, Staged(rich_two_players())) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await chooses(ada, "Place a tent", on=panel)
        await says(ada, panel, "Place a tent")
        await chooses(ada, "Row 5", on=panel)
        await says(ada, panel, "Place a tent · Row 5 · With which card?")
        assert len(panel.message.menu().options) == 2
        await chooses(ada, "With Any Row", on=panel)
        await says(ada, panel, "Which tent do you move?")
        assert len(panel.message.menu().options) == 11
        await ada.presses("Back", on=panel)
        await says(ada, panel, "Row 5 · With which card?")
        await ada.presses("Back", on=panel)
        await ada.until(lambda: "Row 3" in lines_of(panel.message) or None, "the rows again")
        assert "Row 5" not in panel.text
        await ada.presses("Back", on=panel)
        await ada.until(lambda: "Back" not in panel.message.labels or None, "the first list again")
        assert await version(bot, table) == 0


async def test_a_tent_is_placed_part_by_part(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, Staged(rich_two_players())) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await chooses(ada, "Place a tent", on=panel)
        await says(ada, panel, "Place a tent")
        await chooses(ada, "Row 5", on=panel)
        await says(ada, panel, "With which card?")
        await chooses(ada, "With Any Row", on=panel)
        await says(ada, panel, "Which tent do you move?")
        await chooses(ada, "Column 1, row 1", on=panel)
        await says(ada, panel, "Ada moves a tent from column 1, row 1 to column 8, row 5")


async def test_who_is_not_asked_sees_whom_the_table_waits_for(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ben, table)
        assert panel.text == "On attend Ada."
        assert panel.message.labels == ["Ma main"]


async def test_one_line_of_advice_while_one_chooses_and_none_inside_a_list(
    database: Path, ada: Person, ben: Person
) -> None:
    last = position(player(purse=6), player(), pool=(2, 3, 4, 6), boat=10)
    async with moored(database, Staged(last)) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        advice = "Last round! Queen: 0 given, purse 6. Even odds with 14, 90 % with 18."
        question, has = "**Which die do you take?**", "You have 6 pounds, 11 tents"
        assert panel.text.splitlines() == [question, has, f"> {advice}"]
        await chooses(ada, "Give to the Queen", on=panel)
        await ada.until(lambda: "Back" in panel.message.labels or None, "the list of amounts")
        assert advice not in panel.text
        assert "Queen" not in (await open_panel(ben, table)).text, "he is not asked"


async def test_who_has_no_seat_is_told_so_and_sees_nothing(
    playground: Playground, database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        cleo = playground.person("Cleo", locale="fr")
        reply = await open_panel(cleo, table)
        assert reply.text == "Vous n\u2019avez pas de place à cette table."
        assert reply.message.is_private
        assert reply.message.labels == []


async def test_a_panel_speaks_french(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ben, ada])
        panel = await open_panel(ben, table)
        guide = f"**Guide\u202f:** {Words('fr', 'livingstone').say('tip-die')}"
        assert panel.text == f"**Quel dé prenez-vous\u202f?**\nVous avez 3 livres, 11 tentes\n> {guide}"
        await chooses(ben, "Dé 6", on=panel)
        await says(ben, panel, "Que faites-vous de votre 6\u202f?")
        await chooses(ben, "Donner à la reine", on=panel)
        await says(ben, panel, "Donner à la reine")
        assert panel.message.labels[-4:] == [
            "Saisir les quantités",
            "Retour",
            "Reprendre mon coup",
            "Ma main",
        ]


async def test_a_panel_works_in_private_messages(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        at_home = ada.in_private()
        panel = await open_panel(at_home, table)
        await chooses(at_home, "Die 2", on=panel)
        await says(at_home, panel, "What do you do with your 2?")


async def test_pressed_twice_at_once_is_one_step(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await asyncio.gather(*(chooses(ada, "Die 4", on=panel) for _ in range(3)))
        await says(ada, panel, "What do you do with your 4?")
        assert await version(bot, table) == 1


async def test_two_different_presses_at_once_are_one_step(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await asyncio.gather(chooses(ada, "Die 4", on=panel), chooses(ada, "Die 6", on=panel))
        await says(ada, panel, "What do you do with your")
        assert await version(bot, table) == 1


async def test_an_old_panel_plays_nothing_and_shows_the_new_question(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        old = await open_panel(ada, table)
        await press(bot.host, table, int(ada.user.id), TakeDie(4))
        await chooses(ada, "Give to the Queen", on=old)
        await says(ada, old, STALE)
        assert "What do you do with your 4?" in old.text
        assert await version(bot, table) == 1
        await chooses(ada, "Take coins", on=old)
        await says(ada, old, "Anything else")


async def test_an_old_panel_of_a_turn_that_is_over_shows_whom_the_table_waits_for(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        old = await open_panel(ada, table)
        for action in (TakeDie(4), TakeCoins(), EndTurn()):
            await press(bot.host, table, int(ada.user.id), action)
        await chooses(ada, "Die 4", on=old)
        await says(ada, old, "Waiting for Ben.")
        assert STALE in old.text


async def test_undo_appears_when_it_is_possible_and_says_why_not(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        assert "Undo" not in panel.message.labels
        await chooses(ada, "Die 4", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        await ada.presses("Undo", on=panel)
        await says(ada, panel, "Ada takes back the last move.")
        assert "Die 2" in lines_of(panel.message)
        await chooses(ada, "Die 6", on=panel)
        await says(ada, panel, "What do you do with your 6?")
        await chooses(ada, "Dig in the mine", on=panel)
        await says(ada, panel, FINAL)
        await ada.presses(sure(panel), on=panel)
        await says(ada, panel, "Your move rolled or drew something")
        assert "Undo" not in panel.message.labels


async def test_undo_pressed_twice_at_once_takes_back_one_step(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await chooses(ada, "Die 4", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        await chooses(ada, "Take coins", on=panel)
        await says(ada, panel, "Anything else")
        await asyncio.gather(*(ada.presses("Undo", on=panel) for _ in range(3)))
        await says(ada, panel, "What do you do with your 4?")
        assert await version(bot, table) == 3


async def test_a_whole_turn_is_taken_back_by_one_press(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await chooses(ada, "Die 4", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        assert "Take it all back" not in panel.message.labels, "one step is no more than Undo"
        await chooses(ada, "Take coins", on=panel)
        await says(ada, panel, "Anything else")
        assert "This turn: +4 pounds" in panel.text
        assert panel.message.labels[-5:] == [
            "End the turn", "Undo", "Take it all back", "My hand", "Why not?",
        ]  # fmt: skip
        tried = panel.message.files[0].content
        await asyncio.gather(*(ada.presses("Take it all back", on=panel) for _ in range(3)))
        await says(ada, panel, "Which die do you take?")
        assert panel.message.files[0].content != tried
        assert await version(bot, table) == 3
        assert "Undo" not in panel.message.labels


async def test_taking_it_all_back_too_late_takes_back_nothing(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        for step in ("Die 4", "Take coins"):
            await chooses(ada, step, on=panel)
            await ada.until(lambda step=step: step not in panel.message.labels or None, step)  # type: ignore[misc]  # bound now
        await press(bot.host, table, int(ada.user.id), EndTurn())
        await ada.presses("Take it all back", on=panel)
        await says(ada, panel, STALE)
        assert "Waiting for Ben." in panel.text
        assert await version(bot, table) == 3


async def test_what_cannot_be_taken_back_is_shown_before_it_is_done(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await chooses(ada, "Die 4", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        assert FINAL not in panel.text, "a die can be put back"
        await chooses(ada, "Dig in the mine", on=panel)
        await says(ada, panel, FINAL)
        assert "up to 4 gems" in panel.text
        assert panel.message.labels[1:] == ["Back", "Undo", "My hand"]
        assert await version(bot, table) == 1
        await ada.presses("My hand", on=panel)
        await ada.until(lambda: "Board" in panel.message.labels or None, "the hand")
        assert FINAL in panel.text, "it stays where it was"
        await ada.presses("Back", on=panel)
        await ada.until(lambda: "Draw an action card" in lines_of(panel.message) or None, "the list")
        await chooses(ada, "Draw an action card", on=panel)
        await says(ada, panel, FINAL)
        await asyncio.gather(*(ada.presses(sure(panel), on=panel) for _ in range(3)))
        await says(ada, panel, "Anything else")
        assert await version(bot, table) == 2


async def test_who_wants_it_is_asked_nothing_first_and_the_end_of_a_turn_never_is(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        ada_now = Player(int(ada.user.id), "Ada", "en")
        panel = await open_panel(ada, table)
        await chooses(ada, "Die 4", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        await chooses(ada, "Draw an action card", on=panel)
        await says(ada, panel, FINAL)
        await bot.host.choose(ada_now, has_confirmation=False)
        await ada.presses("Back", on=panel)
        await ada.until(lambda: "Draw an action card" in lines_of(panel.message) or None, "the list")
        await chooses(ada, "Draw an action card", on=panel)
        await says(ada, panel, "Anything else")
        assert await version(bot, table) == 2
        await bot.host.choose(ada_now, has_confirmation=True)
        await ada.presses("End the turn", on=panel)
        await says(ada, panel, "Waiting for Ben.")


async def test_a_confirmation_that_comes_too_late_plays_nothing(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await chooses(ada, "Die 4", on=panel)
        await says(ada, panel, "What do you do with your 4?")
        await chooses(ada, "Draw an action card", on=panel)
        await says(ada, panel, FINAL)
        await press(bot.host, table, int(ada.user.id), TakeCoins())
        await ada.presses(sure(panel), on=panel)
        await says(ada, panel, STALE)
        assert await version(bot, table) == 2


async def test_why_not_says_what_is_not_offered_and_what_the_rule_says(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ben, ada])
        panel = await open_panel(ben, table)
        await ben.presses("Pourquoi pas\u202f?", on=panel)
        await says(ben, panel, "Pas possible maintenant")
        assert (
            "Creuser dans la mine et Planter une tente\u202f:** Prenez d\u2019abord un dé. (règles 4.4)"
            in panel.text
        )
        assert "Prendre un dé" not in panel.text, "it is offered"
        assert panel.message.files, "the picture stays"
        assert "-# Cette question relève de la section 4.3 À qui le tour" in panel.text
        rule = await ben.presses("Sa règle", on=panel)
        assert rule.text.startswith("## 4.3 À qui le tour")
        await says(ben, panel, "Pas possible maintenant")
        await ben.presses("Suivant (2 sur 2)", on=panel)
        await says(ben, panel, "Terminer le tour")
        await ben.selects("Terminer le tour", on=panel)
        await says(ben, panel, "**4.5 ")
        await ben.presses("Retour", on=panel)
        await says(ben, panel, "Quel dé prenez-vous")
        out = await open_panel(ada, table)
        assert "Why not?" not in out.message.labels, "who is not asked need not ask"
        assert await version(bot, table) == 0


async def test_numbers_are_typed_into_a_form(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start(purse=9)) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await chooses(ada, "Give to the Queen", on=panel)
        await says(ada, panel, "Give to the Queen")
        opened = await ada.presses("Type the amounts", on=panel)
        assert (opened.form.title, opened.form.labels) == ("Give to the Queen", ["Pounds"])
        await ada.fills(opened, pounds="7")
        await says(ada, panel, "Your gift: 7 pounds.")
        assert Donate(2) in await bot.host.legal(table, int(ada.user.id))
        assert Donate(3) not in await bot.host.legal(table, int(ada.user.id))


@pytest.mark.parametrize(
    ("typed", "reason"),
    [("10", "You can give from 1 to 9 pounds. (rules 4.5)"), ("many", "Please type whole numbers only.")],
)
async def test_a_wrong_number_is_refused_with_the_reason(
    database: Path, ada: Person, ben: Person, typed: str, reason: str
) -> None:
    async with moored(database, start(purse=9)) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await chooses(ada, "Give to the Queen", on=panel)
        await says(ada, panel, "Give to the Queen")
        await ada.fills(await ada.presses("Type the amounts", on=panel), pounds=typed)
        await says(ada, panel, reason)
        assert "Which die do you take?" in panel.text
        assert await version(bot, table) == 0


async def test_an_old_form_button_shows_the_new_question(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        old = await open_panel(ada, table)
        await chooses(ada, "Give to the Queen", on=old)
        await says(ada, old, "Give to the Queen")
        form = await ada.presses("Type the amounts", on=old)
        await press(bot.host, table, int(ada.user.id), TakeDie(4))
        reply = await ada.presses("Type the amounts", on=old)
        assert not reply.is_form
        await says(ada, old, STALE)
        await ada.fills(form, pounds="1")
        assert await version(bot, table) == 1


async def test_panels_and_open_forms_survive_a_restart(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        await chooses(ada, "Give to the Queen", on=panel)
        await says(ada, panel, "Give to the Queen")
        form = await ada.presses("Type the amounts", on=panel)
    async with moored(database, start()) as bot:
        await ada.fills(form, pounds="1")
        await says(ada, panel, "Your gift: 1 pound.")
        assert TakeDie(6) in await bot.host.legal(table, int(ada.user.id))
    async with moored(database, start()) as bot:
        await chooses(ada, "Die 6", on=panel)
        await says(ada, panel, "What do you do with your 6?")
        assert await version(bot, table) == 2


async def test_a_set_is_sealed_with_one_menu_and_can_be_replaced(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, Sets()) as bot:
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        menu = panel.message.menu()
        assert (menu.placeholder, menu.least, menu.most) == ("Choose up to 2", 1, 2)
        await ada.selects("Lion", "Rhinoceros", on=panel)
        await says(ada, panel, "Ada still holds Lion and Rhinoceros.")
        assert "Waiting for Ben." in panel.text
        assert "turn is over" not in panel.text, "it may still be changed"
        assert "taken back" not in panel.text
        await ada.selects("Antelope", "Rhinoceros", on=panel)
        await says(ada, panel, "There is no such card in the game. (rules 2.7)")
        assert await version(bot, table) == 1


async def test_an_offer_is_put_together_in_a_form(
    playground: Playground, database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, Trading(trading())) as bot:
        table = await seat_all(bot, [ada, ben, playground.person("Cleo")], "rotterdam")
        panel = await open_panel(ada, table)
        await chooses(ada, "Offer a trade", on=panel)
        await says(ada, panel, "Offer a trade")
        await chooses(ada, "To B", on=panel)
        await says(ada, panel, "Offer a trade · To")
        opened = await ada.presses("Choose several at once", on=panel)
        assert opened.form.labels == ["You give", "You get"]
        await ada.fills(opened, give=["bread", "bread (2nd)"], want=["jam", "petrol"])
        await says(ada, panel, "In offer 8, Ada gives bread and bread and Ben gives jam and petrol.")
        assert await version(bot, table) == 1
        assert "Withdraw your offer 8" in lines_of(panel.message)


async def test_an_offer_put_together_wrongly_is_refused_with_the_reason(
    playground: Playground, database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, Trading(trading())) as bot:
        table = await seat_all(bot, [ada, ben, playground.person("Cleo")], "rotterdam")
        panel = await open_panel(ada, table)
        await chooses(ada, "Offer a trade", on=panel)
        await says(ada, panel, "Offer a trade")
        await chooses(ada, "To all", on=panel)
        await says(ada, panel, "Offer a trade · To")
        form = await ada.presses("Choose several at once", on=panel)
        await ada.presses("Back", on=panel)
        await ada.until(
            lambda: "Choose several at once" not in panel.message.labels or None, "the list before"
        )
        await ada.fills(form, give=["bread", "bread (2nd)"], want=[])
        await says(ada, panel, "(rules 4.7)")
        assert await version(bot, table) == 0


async def test_a_form_of_sets_survives_a_restart(
    playground: Playground, database: Path, ada: Person, ben: Person
) -> None:
    people = [ben, ada, playground.person("Cleo")]
    async with moored(database, Trading(trading())) as bot:
        table = await seat_all(bot, people, "rotterdam")
        panel = await open_panel(ben, table)
        await chooses(ben, "Proposer un échange", on=panel)
        await says(ben, panel, "Proposer un échange")
        await chooses(ben, "À B", on=panel)
        await says(ben, panel, "À B")
        form = await ben.presses("En choisir plusieurs", on=panel)
    async with moored(database, Trading(trading())) as bot:
        await ben.fills(form, give=["bière"], want=["confiture"])
        await says(ben, panel, "Ben propose")
        assert await version(bot, table) == 1


async def test_the_end_of_the_game_is_the_end_of_the_panel(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, Sets()) as bot:
        table = await seat_all(bot, [ada, ben])
        panels = {person: await open_panel(person, table) for person in (ada, ben)}
        await ada.selects("Lion", on=panels[ada])
        await says(ada, panels[ada], "Waiting for Ben.")
        await ben.selects("Lion", on=panels[ben])
        await says(ben, panels[ben], "La partie est terminée.")
        assert panels[ben].message.labels == []
        await ada.selects("Rhinoceros", on=panels[ada])
        await says(ada, panels[ada], "The game is over.")
