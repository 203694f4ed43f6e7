"""/table and the buttons of the board, over the wire: as player, as spectator, in private, in French."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from cogs.looking.score import SCORES, score_lines
from cogs.plumbing.limits import ALT, clipped
from cogs.telling.messages import picture_words
from cogs.telling.sentences import told
from games.livingstone.actions import DrawCard, EndTurn, TakeCoins, TakeDie
from playground.messages import Origin, create
from playground.people import Impossible, Person, Reply
from playground.seen import Seen, seen
from render import ARTISTS, HAND, TURN, Order, caption_of, name_of, png_of, title_of
from render.film.course import standing_lines
from storage.rows import TableStatus
from tests.choosing import lines_of
from tests.cogs.harbour import Harbour, moored, shows
from tests.host.people import play_randomly, press
from tests.playground.stage import playing
from words.catalogue import Words

FOR_PLAYERS = ("hand", "missed", "move", "undo", "resign", "cancel")
FOR_ALL = ("board", "text", "log", "asked", "rules", "fair")


@pytest.fixture
async def players(harbour: Harbour) -> list[Person]:
    """Ada, and Ben, who speaks French and has the first turn."""
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben", "fr"))
    assert await harbour.asked(people) is people[1]
    return people


@pytest.fixture
def eve(harbour: Harbour, players: list[Person]) -> Person:
    """Somebody watching."""
    return harbour.person("Eve").at(players[0].place)


async def take_coins(harbour: Harbour, who: Person) -> None:
    """Who is asked takes the 4 and its coins, and ends the turn."""
    for action in (TakeDie(4), TakeCoins(), EndTurn()):
        await press(harbour.host, 1, int(who.user.id), action)


def board(who: Person) -> Seen:
    return next(message for message in reversed(who.sees()) if "table:more:" in str(message.buttons))


# For everybody


@pytest.mark.parametrize("command", FOR_ALL)
async def test_everybody_may_look_and_nobody_else_sees_it(
    harbour: Harbour, players: list[Person], eve: Person, command: str
) -> None:
    before = len(players[0].sees())
    for who in (*players, eve):
        reply = await who.uses(f"/table {command}")
        assert reply.message.is_private
        assert reply.text
    await harbour.settled()
    assert len([message for message in players[0].sees() if not message.is_private]) == before


@pytest.mark.parametrize("command", FOR_PLAYERS)
async def test_who_only_watches_is_told_so(players: list[Person], eve: Person, command: str) -> None:
    reply = await eve.uses(f"/table {command}")
    assert reply.message.is_private
    assert reply.text == "You have no seat at this table."
    assert reply.message.files == ()


async def test_the_board_is_a_picture_in_the_readers_language(players: list[Person]) -> None:
    ada, ben = players
    english, french = [(await who.uses("/table board")).message for who in (ada, ben)]
    assert [file.filename for file in (*english.files, *french.files)] == ["board.png"] * 2
    assert "Ben: Which die do you take?" in english.text
    assert "Ben\u202f: Quel dé prenez-vous" in french.text
    assert english.files[0].description != french.files[0].description
    assert english.files[0].content != french.files[0].content


async def test_the_board_marks_what_is_new_since_ones_own_last_turn(
    harbour: Harbour, players: list[Person], eve: Person
) -> None:
    ada, ben = players
    await take_coins(harbour, ben)
    pictures = [(await who.uses("/table board")).message.files[0].content for who in (ada, eve)]
    assert pictures[0] != pictures[1]


def buttons(message: Seen) -> list[str]:
    return [each.label or "" for each in message.buttons]


def offered(message: Seen) -> list[str]:
    """The pictures one can go to, by their buttons or in the menu."""
    return [option.label for menu in message.menus for option in menu.options] or buttons(message)


@pytest.mark.parametrize("game", ["livingstone", "panamax"])
async def test_the_pictures_are_swapped_in_place(harbour: Harbour, game: str) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"), game=game)
    ada = await harbour.asked([ada, ben])
    eve = harbour.person("Eve").at(ada.place)
    user = int(ada.user.id)
    words, view = picture_words(await harbour.host.table(1), "en"), await harbour.host.view(1, user)
    before = (await harbour.host.missed(1, user)).since
    orders = {name: Order(game, name, view, words, before) for name in ARTISTS[game].PICTURES}
    titles = {title_of(order): order for order in orders.values()}
    shown = title_of(orders[name_of(game, TURN, view)])
    watched = await eve.presses("Board", on=board(eve))
    score = [] if watched.message.menus else ["Score"]
    assert offered(watched.message) == [*(title for title in titles if title != shown), *score], "no hand"
    assert buttons(watched.message)[-1] == "Score"
    reply = await ada.presses("Board", on=board(ada))
    assert reply.message.is_private
    assert buttons(reply.message)[0] == "Move"
    assert "My hand" in offered(reply.message)
    for title, order in {"My hand": Order(game, HAND, view, words), **titles}.items():
        if reply.message.menus:
            await ada.selects(title, on=reply)
        else:
            await ada.presses(title, on=reply)
        drawn = png_of(order)
        await ada.until(lambda drawn=drawn: reply.message.files[0].content == drawn or None, title)  # type: ignore[misc]  # bound now
        (file,) = reply.message.files
        assert file.filename == ("hand.png" if order.picture == HAND else "board.png")
        assert file.description == clipped(caption_of(order), ALT)
        assert title not in offered(reply.message)
    assert len([each for each in ada.sees() if each.is_private]) == 1


@pytest.mark.parametrize("game", ["livingstone", "congo"])
async def test_the_score_is_swapped_in_place(harbour: Harbour, game: str) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"), game=game)
    view = await harbour.host.view(1, int(ada.user.id))
    lines = score_lines(game, view, Words("en", game, ["Ada", "Ben"]))
    reply = await ada.presses("Board", on=board(ada))
    await ada.presses("Score", on=reply)
    await ada.until(lambda: reply.text.splitlines()[1:] == lines or None, "the score")
    has_picture = SCORES in ARTISTS[game].PICTURES
    assert len(reply.message.files) == has_picture
    assert "Score" not in [*buttons(reply.message), *offered(reply.message)]
    assert [line for line in lines if line.startswith("**Ben")], ben
    assert reply.message.is_private


async def test_a_picture_without_players_has_a_line_for_each(harbour: Harbour, players: list[Person]) -> None:
    del players
    ada, _ = await harbour.game(harbour.person("Ada"), harbour.person("B" * 32), table=2)
    reply = await ada.presses("Board", on=board(ada))
    with_players = reply.text.splitlines()
    await ada.presses("Mine and cards", on=reply)
    await ada.until(lambda: reply.text.splitlines() != with_players or None, "the mine")
    lines = [line for line in reply.text.splitlines() if line not in with_players]
    assert [line[:5] for line in lines] == ["A Ada", "B BBB"]
    assert max(map(len, lines)) <= 34


async def test_nobody_is_shown_the_hand_of_a_seat_they_do_not_have(
    harbour: Harbour, players: list[Person], eve: Person
) -> None:
    del players
    table = await harbour.host.table(1)
    made_up = {"type": 2, "style": 2, "label": "Hand", "custom_id": f"look:1.{table.key}:hand"}
    body = {"content": "Mine", "components": [{"type": 1, "components": [made_up]}]}
    message = create(harbour.world, body, [], Origin(channel=eve.place, only_for=eve.user.id))
    reply = await eve.presses("Hand", on=seen(harbour.world, message))
    assert reply.text == "You have no seat at this table."
    assert reply.message.files == ()


async def test_the_text_is_complete_and_leafed_through(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    reply = await ada.uses("/table text")
    assert "You have 3 pounds in your purse" in reply.text
    assert "Dés à prendre" in (await ben.uses("/table texte")).text
    view = await harbour.host.view(1, int(ada.user.id))
    pages = await leafed_through(ada, reply)
    assert pages == ARTISTS["livingstone"].describe(view, Words("en", "livingstone", ["Ada", "Ben"]))
    assert max(map(len, pages)) <= 2000


async def test_who_watches_reads_nothing_that_is_hidden(players: list[Person], eve: Person) -> None:
    assert "purse" not in (await eve.uses("/table text")).text


# What happened


async def test_the_log_has_a_line_for_each_turn_by_rounds(
    harbour: Harbour, players: list[Person], eve: Person
) -> None:
    ada, ben = players
    await take_coins(harbour, ben)
    log = await eve.uses("/table log")
    drawn, heading, turn = log.text.splitlines()
    assert re.fullmatch(r"<t:\d+:f> Ben is drawn to go first\.", drawn), "the first has the day"
    assert re.fullmatch(r"\*\*Round 1, tents 1 pound, dice [1-6, ]+ and [1-6]\*\*", heading)
    assert re.fullmatch(r"<t:\d+:t> Ben: takes 4 pounds\.", turn)
    more = await ada.presses("More", on=board(ada))
    await ada.presses("Log", on=more)
    await ada.until(lambda: more.text == log.text or None, "the log in its place")
    assert more.message.is_private
    await eve.presses("Details", on=log)
    await eve.until(shows(log, "Ben takes the 4."), "every single thing that happened")
    *_, took, got, over = log.text.splitlines()
    assert (took, got, over) == ("Ben takes the 4.", "Ben takes 4 pounds.", "Ben\u2019s turn is over.")
    await eve.presses("Turn by turn", on=log)
    await eve.until(lambda: log.text == more.text or None, "the way back")


async def test_the_log_of_one_player(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    await take_coins(harbour, ben)
    (choice,) = await ada.completes("/table log", player="be")
    assert (choice.name, choice.value) == ("B Ben", "B")
    of_ben = await ada.uses("/table log", player=choice.value)
    heading, turn = of_ben.text.splitlines()
    assert heading.startswith("**Round 1,")
    assert turn.endswith("> Ben: takes 4 pounds.")
    of_ada = await ada.uses("/table log", player="Ada")
    assert of_ada.text == "Nothing has happened yet."
    nobody = await ben.uses("/table journal", joueur="Zoé")
    assert nobody.text == "Personne de ce nom ne joue ici."


async def test_a_player_is_named_by_the_letter_shown_even_where_another_is_called_by_it(
    harbour: Harbour,
) -> None:
    ben, bob = await harbour.game(harbour.person("B"), harbour.person("Bob"))
    choices = await ben.completes("/table log", player="")
    assert [(choice.name, choice.value) for choice in choices] == [("A B", "A"), ("B Bob", "B")]
    who = await harbour.asked([ben, bob])
    await who.uses("/livingstone take-die", die=4)
    logs = {letter: (await ben.uses("/table log", player=letter)).text for letter in ("a", "b", "Bob")}
    took, other = ("b", "a") if who is bob else ("a", "b")
    assert logs[took] != logs[other] == "Nothing has happened yet."
    assert logs["Bob"] == logs["b"]


async def test_a_long_log_has_pages_that_stay_ones_own(
    harbour: Harbour, players: list[Person], eve: Person
) -> None:
    await play_randomly(harbour.host, 1, Random(1), steps=240)
    words = Words("en", "livingstone", ["Ada", "Ben"])
    lines = told(await harbour.host.story(1, None), words)
    reply = await eve.uses("/table log")
    pages = [page.splitlines() for page in await leafed_through(eve, reply, "Previous")][::-1]
    assert len(pages) > 1
    assert all(len("\n".join(page)) <= 2000 for page in pages)
    assert all(page[0].startswith("**Round ") for page in pages[1:]), "each below the heading of its round"
    headings = [f"**{line.text}**" for line in lines if line.is_heading]
    assert [text for page in pages for text in page if text.startswith("**")][-1] == headings[-1]
    plain = [re.sub(r"^<t:\d+:[tf]> ", "", text) for page in pages for text in page]
    result = (await harbour.host.table(1)).result
    assert result is not None
    assert [text for text in plain if text not in headings] == [
        *(line.text for line in lines if not line.is_heading),
        *standing_lines(result, words),
    ]
    onward = f"Next (2 of {len(pages)})"
    assert reply.message.labels == [onward, "Details"]
    await eve.presses(onward, on=reply)
    await eve.until(lambda: reply.text.splitlines() == pages[1] or None, "the page after")


async def leafed_through(who: Person, reply: Reply, way: str = "Next") -> list[str]:
    """Every page, by the button that leads to the next, or to the previous."""
    pages = [reply.text]
    while following := [label for label in reply.message.labels if label.startswith(way)]:
        await who.presses(following[0], on=reply)
        await who.until(lambda: reply.text != pages[-1] or None, "the next page")
        pages.append(reply.text)
    return pages


async def test_what_one_has_missed(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    assert (await ada.uses("/table missed")).text == "Nothing has happened since your last turn."
    await take_coins(harbour, ben)
    lines = (await ada.uses("/table missed")).text.splitlines()
    assert lines[0] == "**Since your last turn**"
    assert lines[1].endswith("> Ben: takes 4 pounds.")
    assert (await ben.uses("/table manqué")).text == "Rien ne s\u2019est passé depuis votre dernier tour."


async def test_whom_the_table_waits_for(harbour: Harbour, players: list[Person], eve: Person) -> None:
    _, ben = players
    reply = await eve.uses("/table asked")
    asked, since = reply.text.splitlines()
    assert asked == "**B** Ben: Which die do you take?"
    assert since.startswith("Asked <t:")
    assert since.endswith(":R>")
    assert "Quel dé prenez-vous" in (await ben.uses("/table attente")).text


# One's hand


async def test_the_hand_by_command_and_by_button(players: list[Person], eve: Person) -> None:
    ada, ben = players
    command = await ada.uses("/table hand")
    button = await ben.presses("My hand", on=board(ben))
    for reply in (command, button):
        assert reply.message.is_private
        assert [file.filename for file in reply.message.files] == ["hand.png"]
    assert command.message.labels == []
    assert button.message.labels == ["Jouer"]
    assert "3 livres dans votre bourse" in button.text
    spectator = await eve.presses("My hand", on=board(ada))
    assert spectator.text == "You have no seat at this table."


async def test_asking_for_the_hand_opens_private_messages_again(
    harbour: Harbour, players: list[Person]
) -> None:
    ada, _ = players
    await harbour.host.close_messages(int(ada.user.id), is_closed=True)
    await ada.uses("/table hand")
    assert not (await harbour.host.table(1)).seats[0].has_closed_messages


# Undo


async def test_undo_by_command_and_by_button(harbour: Harbour, players: list[Person]) -> None:
    _, ben = players
    await press(harbour.host, 1, int(ben.user.id), TakeDie(4))
    reply = await ben.uses("/table reprendre")
    assert reply.text == "Vous avez repris votre dernier coup."
    assert reply.message.labels == ["Jouer"]
    await press(harbour.host, 1, int(ben.user.id), TakeDie(5))
    harbour.bot.announcer.wake(1)
    await harbour.settled()
    more = await ben.presses("More", on=board(ben))
    assert more.text == "Livingstone, table 1\nVous pouvez reprendre\u202f: Prendre le 5."
    await ben.presses("Reprendre mon coup", on=more)
    await ben.until(shows(more, "Vous avez repris votre dernier coup."), "done, in its place")
    assert more.message.labels == ["Jouer"]
    assert "Which die" in (await harbour.person("Eve").at(ben.place).uses("/table asked")).text


async def test_a_refused_undo_says_which_bar_was_met(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    nothing = await ben.uses("/table reprendre")
    assert nothing.text == "Il n\u2019y a aucun coup à reprendre."
    await press(harbour.host, 1, int(ben.user.id), TakeDie(4))
    other = await ada.presses("More", on=board(ada))
    assert "A move cannot be taken back once another player is to act." in other.text
    asks = ["Take back a turn", "Pause", "Ask to be replaced"]
    assert {*other.message.labels} == {"Log", "Rules", "Text", "Report a problem", *asks}
    await press(harbour.host, 1, int(ben.user.id), DrawCard())
    drawn = await ben.uses("/table reprendre")
    assert drawn.text.startswith("Votre coup a lancé un dé ou pioché quelque chose")


# The rules


@pytest.mark.parametrize(
    ("wanted", "heading"),
    [
        ("4.3", "## 4.3 Whose turn it is"),
        ("whose turn it is", "## 4.3 Whose turn it is"),
        ("5.8.1", "## 5.8 "),
    ],
)
async def test_a_section_by_number_or_title(players: list[Person], wanted: str, heading: str) -> None:
    reply = await players[0].uses("/table rules", section=wanted)
    assert reply.text.startswith(heading)


async def test_sections_are_completed(players: list[Person]) -> None:
    ada, ben = players
    by_number = await ada.completes("/table rules", section="4.")
    assert [choice.value for choice in by_number] == ["4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8"]
    by_title = await ben.completes("/table règles", section="reine")
    assert [choice.name for choice in by_title] == ["6.4 La reine"]
    assert len(await ada.completes("/table rules", section="")) == 25


async def test_an_unknown_section_is_refused(players: list[Person]) -> None:
    reply = await players[1].uses("/table règles", section="99")
    assert reply.text.startswith("Les règles n\u2019ont pas cette section.")


async def test_the_rules_are_leafed_through_by_menus(players: list[Person], eve: Person) -> None:
    more = await eve.presses("More", on=board(eve))
    assert more.message.labels == ["Log", "Rules", "Text", "Report a problem"]
    reply = await eve.presses("Rules", on=more)
    assert reply.message.is_private
    assert reply.text.startswith("## 1 At a glance")
    await eve.selects("4 A round and its turns", on=reply, menu="Chapters")
    await eve.until(lambda: reply.text.startswith("## 4 ") or None, "chapter 4")
    await eve.selects("4.7", on=reply, menu="Sections of this chapter")
    await eve.until(lambda: reply.text.startswith("## 4.7 ") or None, "section 4.7")
    chosen = [option.value for menu in reply.message.menus for option in menu.options if option.is_default]
    assert chosen == ["4", "4.7"]


async def test_pages_and_menus_work_after_a_restart(tmp_path: Path) -> None:
    async with playing() as playground:
        async with moored(playground, tmp_path / "quayside.db") as harbour:
            ada, _ = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
            await play_randomly(harbour.host, 1, Random(1), steps=240)
            log, rules = await ada.uses("/table log"), await ada.uses("/table rules")
        async with moored(playground, tmp_path / "quayside.db"):
            pages = await leafed_through(ada, log, "Previous")
            await ada.selects("4", on=rules, menu="Chapters")
            await ada.until(shows(rules, "## 4 "), "chapter 4")
    assert len(pages) > 1


# Going away


async def test_resigning_is_asked_for_twice(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    question = await ada.uses("/table resign")
    assert question.message.is_private
    assert "you cannot come back" in question.text
    assert not (await harbour.host.table(1)).seats[0].has_resigned
    await ada.presses("Yes, resign", on=question)
    await ada.until(shows(question, "You have resigned"), "done")
    assert question.message.labels == []
    assert (await harbour.host.table(1)).seats[0].has_resigned
    await ben.waits_to_see("Ada resigns")
    again = await ada.uses("/table undo")
    assert again.text == "You have resigned from this game."


async def test_a_game_is_ended_early_by_agreement_only(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    first = await ada.uses("/table cancel")
    assert first.text.endswith("still missing: Ben.")
    assert (await harbour.host.table(1)).status is TableStatus.RUNNING
    second = await ben.uses("/table arrêter")
    assert second.text == "Tout le monde est d\u2019accord\u202f: la partie s\u2019arrête sans résultat."
    assert (await harbour.host.table(1)).status is TableStatus.CANCELLED
    await harbour.settled()
    assert (await ada.uses("/table asked")).text == "Nobody is asked anything: the game is over."
    assert (await ada.uses("/table resign")).text == "This table has been closed."


async def test_the_fingerprint_is_the_one_that_was_posted(harbour: Harbour, players: list[Person]) -> None:
    commitment = await harbour.host.commitment(1)
    assert commitment in (await players[0].uses("/table fair")).text
    assert commitment in (await players[1].uses("/table hasard")).text
    assert commitment in players[0].sees()[0].text
    for player in players:
        await harbour.host.resign(1, int(player.user.id))
    moves = len((await harbour.host.record(1)).moves)
    verdict = (await players[0].uses("/table fair")).text
    assert commitment in verdict
    assert f"all {moves} moves keep to the rules" in verdict
    assert "Vérifié à l\u2019instant" in (await players[1].uses("/table hasard")).text


async def test_move_opens_the_panel(players: list[Person]) -> None:
    ada, ben = players
    assert "Dé 4" in lines_of((await ben.uses("/table coup")).message)
    assert (await ada.uses("/table move")).text == "Waiting for Ben."


# Which table


async def test_in_private_the_table_that_waits_is_meant(harbour: Harbour, players: list[Person]) -> None:
    _, ben = players
    await harbour.card(harbour.person("Ada"), harbour.person("Ben"))
    reply = await ben.in_private().uses("/table main")
    assert "table 1" in reply.text
    assert [file.filename for file in reply.message.files] == ["hand.png"]


async def test_among_several_tables_one_is_named(harbour: Harbour, players: list[Person]) -> None:
    ada, _ = players
    await harbour.game(harbour.person("Ada"), harbour.person("Cleo"), table=2)
    await harbour.game(harbour.person("Ada"), harbour.person("Cleo"), table=3)
    private = ada.in_private()
    assert (await private.uses("/table hand")).text.startswith("You sit at several tables")
    offered = await private.completes("/table hand", table="ben")
    assert [(choice.name, choice.value) for choice in offered] == [("Table 1, Livingstone: Ben", "1")]
    assert "table 1" in (await private.uses("/table hand", table="1")).text


@pytest.mark.parametrize("named", ["77", "x", "9" * 30])
async def test_a_table_that_is_none(players: list[Person], named: str) -> None:
    assert (await players[0].uses("/table board", table=named)).text == "There is no such table."


async def test_without_any_table_one_is_told_how_to_open_one(harbour: Harbour) -> None:
    zoe = harbour.person("Zoé", "fr")
    reply = await zoe.uses("/table plateau")
    assert reply.text.endswith("Ouvrez-en une avec /jouer.")


async def test_a_lobby_has_nothing_to_look_at_yet(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    await ada.uses("/play", game="livingstone")
    for command in ("board", "text", "hand", "log", "missed", "asked", "undo", "fair", "resign", "cancel"):
        assert (await ada.uses(f"/table {command}")).text == "The game has not begun yet."


async def test_french_clients_have_french_names(players: list[Person]) -> None:
    _, ben = players
    with pytest.raises(Impossible):
        await ben.uses("/table rien")
    french = "plateau texte main journal manqué attente coup reprendre règles hasard abandonner arrêter ici"
    for command in french.split():
        assert (await ben.uses(f"/table {command}")).text
