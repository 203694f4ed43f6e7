from __future__ import annotations

import asyncio
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import discord
import pytest
from discord.ext import commands
from msgspec.structs import replace

from cogs.games.game_cog import GameCog, Offered, is_typed
from cogs.games.livingstone import VERBS
from cogs.panel.choices import digest
from cogs.plumbing.commands import Translator
from games import GAMES
from games.core import Action, AnyGame, Refused
from games.livingstone.actions import Dig, Donate, PlaceTent, SellGems, TakeDie
from games.livingstone.data import SPACES
from games.livingstone.rules import LIVINGSTONE
from games.rotterdam.actions import ChooseCaptain, CounterTrade, OfferTrade, PlayLuckTurns, ShowProducts
from games.rotterdam.rules import ROTTERDAM
from games.values import Who
from playground.people import Impossible, Person, Playground
from tests.choosing import chooses, lines_of
from tests.cogs.panels import Barter, PanelBot, Staged, moored, seat_all
from tests.cogs.test_choices import rich_two_players, trading
from tests.games.livingstone.positions import player, position
from words.catalogue import LANGUAGES, Words

Payload = dict[str, Any]


class Both(Action, frozen=True):
    row: int
    value: int


class Anywhere(Action, frozen=True):
    is_open: ClassVar[bool] = True

    where: tuple[int, ...]


@pytest.fixture
def ben(playground: Playground) -> Person:
    return playground.person("Ben", locale="fr")


def start(*, purse: int = 3, cards: tuple[str, ...] = ()) -> Staged:
    """The first player chooses among four different dice."""
    return Staged(position(player(purse=purse, hand=cards), player(), pool=(2, 3, 4, 6)))


async def version(bot: PanelBot, table: int) -> int:
    found = (await bot.host.table(table)).version
    assert found is not None
    return found


# What Discord is told


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
async def payload(request: pytest.FixtureRequest) -> Payload:
    """A game's group as it is sent, in all languages."""
    game: AnyGame = request.param
    cog: GameCog = import_module(f"cogs.games.{game.id}").COG
    bot = commands.Bot(commands.when_mentioned, intents=discord.Intents.none())
    return await cog.group.get_translated_payload(bot.tree, Translator())


def named(part: Payload) -> Iterator[Payload]:
    """Everything in a payload that has a name: the group, its commands, their options."""
    yield part
    for option in part.get("options", []):
        yield from named(option)


def characters(part: Payload, language: str) -> int:
    """Of names and descriptions in that language, as Discord counts them for one command."""
    count = 0
    for each in named(part):
        for text in ("name", "description"):
            translated: dict[str, str] = each.get(f"{text}_localizations") or {}
            english: str = each[text]
            count += len(translated.get(language, english))
    return count


def test_a_group_keeps_the_limits_of_discord(payload: Payload) -> None:
    assert 1 <= len(payload["options"]) <= 25
    assert all(len(command.get("options", [])) <= 25 for command in payload["options"])
    for language in LANGUAGES:
        assert characters(payload, language) <= 8000


def test_every_name_is_short_lower_case_and_its_own_in_both_languages(payload: Payload) -> None:
    for part in named(payload):
        french = part["name_localizations"]["fr"]
        for text in (part["name"], french):
            assert text == text.lower()
            assert text.replace("-", "").replace("_", "").isalnum()
            assert len(text) <= 32
        for text in (part["description"], part["description_localizations"]["fr"]):
            assert 1 <= len(text) <= 100
        for names in (
            [each["name"] for each in part.get("options", [])],
            [each["name_localizations"]["fr"] for each in part.get("options", [])],
        ):
            assert len(set(names)) == len(names)


def test_a_group_is_for_servers_and_private_messages(payload: Payload) -> None:
    assert sorted(payload["contexts"]) == [0, 1]


def test_every_kind_of_action_has_a_verb() -> None:
    assert set(VERBS) == {kind.kind() for kind in LIVINGSTONE.actions}


def test_fields_are_typed_where_each_means_something_by_itself() -> None:
    assert is_typed([TakeDie])
    assert is_typed([Donate])
    assert is_typed([SellGems])
    assert is_typed([Dig])
    assert not is_typed([PlaceTent])
    assert not is_typed([Both])
    assert not is_typed([Anywhere])
    assert not is_typed([TakeDie, Dig])


def test_players_and_sets_are_typed_in_open_kinds_alone() -> None:
    assert is_typed([OfferTrade])
    assert is_typed([CounterTrade])
    assert is_typed([ShowProducts])
    assert not is_typed([ChooseCaptain])
    assert not is_typed([PlayLuckTurns])


# What is meant


def offered(language: str = "en") -> Offered:
    """What Ann may do at a table with Ben and **Cleo**."""
    words = Words(language, "rotterdam", ["Ann", "Ben", r"\*\*Cleo\*\*"])
    return Offered(words, ROTTERDAM.legal(trading(), 0), {Who(1): "Ben", Who(2): "**Cleo**"})


def offers(language: str = "en") -> Offered:
    every = offered(language)
    return replace(every, actions=[action for action in every.actions if isinstance(action, OfferTrade)])


def test_a_set_is_completed_one_thing_after_the_other() -> None:
    def lines(typed: str) -> list[tuple[str, str]]:
        return [(line.name, line.value) for line in offers().complete(OfferTrade, "give", typed)]

    assert lines("") == [("beer", "beer"), ("bread", "bread")]
    assert lines("bread") == [
        ("bread", "bread"),
        ("bread, beer", "bread,beer"),
        ("bread, bread", "bread,bread"),
    ]
    assert lines("Bread,bee")[0] == ("bread, beer", "bread,beer")
    assert lines("bread,bread,") == [
        ("bread, bread, beer", "bread,bread,beer"),
        ("bread, bread, bread", "bread,bread,bread"),
    ]
    assert lines("gold, be") == []


def test_a_completed_set_never_exceeds_what_discord_takes() -> None:
    long = ", ".join(["orange juice"] * 7)
    lines = offers().complete(OfferTrade, "want", long)
    assert [line.name for line in lines] == [long]


def test_a_set_is_read_by_key_by_name_and_by_part_of_a_name() -> None:
    wanted = ("orange_juice", "jam", "orange_juice")
    assert offers().read(OfferTrade, "want", "orange_juice,jam,orange_juice") == wanted
    assert offers("fr").read(OfferTrade, "want", "Jus d\u2019orange , confiture, jus") == wanted
    assert offers().read(OfferTrade, "want", "gold, jam") == ("gold", "jam")
    assert offers().read(OfferTrade, "want", " , ") == ()


def test_a_player_is_completed_and_read_by_name() -> None:
    ben, cleo = offers().complete(OfferTrade, "to", "")
    assert (ben.name, cleo.name) == ("Ben", "**Cleo**")
    assert offers().complete(OfferTrade, "to", "cleo") == [cleo]
    assert offers().read(OfferTrade, "to", cleo.value) == Who(2)
    assert offers().read(OfferTrade, "to", "**cleo**") == Who(2)
    assert offers().read(OfferTrade, "to", "be") == Who(1)
    for nobody in ("Dan", "Ann", "e"):
        with pytest.raises(Refused, match="refusal-unknown_player"):
            offers().read(OfferTrade, "to", nobody)


# Playing


async def test_a_whole_turn_by_commands(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        reply = await ada.uses("/livingstone take-die", die=4)
        assert reply.message.is_private
        assert reply.text.splitlines()[:4] == [
            "Ada takes the 4.",
            "",
            "**What do you do with your 4?**",
            "You have 3 pounds, 11 tents",
        ]
        assert "Take coins" in lines_of(reply.message)
        assert (await ada.uses("/livingstone coins")).text.startswith("Ada takes 4 pounds.")
        reply = await ada.uses("/livingstone end")
        assert "Your turn is over. Waiting for Ben." in reply.text
        assert await version(bot, table) == 3


async def test_the_answer_to_a_command_is_a_panel(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        reply = await ada.uses("/livingstone take-die", die=4)
        await chooses(ada, "Take coins", on=reply)
        await ada.until(lambda: "Anything else" in reply.text or None, "the next question")
        assert await version(bot, table) == 2


async def test_commands_speak_french_and_work_in_private(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        await seat_all(bot, [ben, ada])
        at_home = ben.in_private()
        offered = await at_home.completes("/livingstone prendre-dé", dé="")
        assert [(choice.name, choice.value) for choice in offered] == [
            ("Prendre le 2\u202f: 2 livres/pierres ou rangée 2", 2),
            ("Prendre le 3\u202f: 3 livres/pierres ou rangée 3", 3),
            ("Prendre le 4\u202f: 4 livres/pierres ou rangée 4", 4),
            ("Prendre le 6\u202f: 6 livres/pierres ou rangée 6", 6),
        ]
        reply = await at_home.uses("/livingstone prendre-dé", dé=3)
        assert reply.text.splitlines()[:4] == [
            "Ben prend le 3.",
            "",
            "**Que faites-vous de votre 3\u202f?**",
            "Vous avez 3 livres, 11 tentes",
        ]


@pytest.mark.parametrize(
    ("command", "options", "reason"),
    [
        ("take-die", {"die": 5}, "There is no 5 among the dice. (rules 4.5)"),
        ("take-die", {"die": -(2**40)}, "(rules 4.5)"),
        ("coins", {}, "Take a die first. (rules 4.4)"),
        ("give", {"pounds": 4}, "You can give from 1 to 3 pounds. (rules 4.5)"),
        ("sell", {}, "Name at least one gem to sell. (rules 4.5)"),
        ("sell", {"red": 2}, "You cannot sell 2 red gems: you have 0. (rules 4.5)"),
        ("card", {"card": "rhino"}, "You do not have Rhinoceros in your hand. (rules 5)"),
        ("card", {"card": "nonsense @everyone"}, "There is no such card in the game. (rules 2.7)"),
        ("pass", {}, "There is no passing at this table: you must take a die. (rules 7.2)"),
        ("end", {}, "You must take a die and spend it before you end your turn. (rules 4.5)"),
        ("tent", {"what": "here"}, "You cannot do that now. You can: Take the 2, Take the 3,"),
    ],
)
async def test_why_not(
    database: Path, ada: Person, ben: Person, command: str, options: dict[str, Any], reason: str
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        reply = await ada.uses(f"/livingstone {command}", **options)
        assert reason in reply.text
        assert reply.message.is_private
        assert "**Which die do you take?**" in reply.text
        assert await version(bot, table) == 0


async def test_out_of_turn_the_reason_comes_in_the_players_language(
    database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        reply = await ben.uses("/livingstone creuser")
        assert reply.text == "Ce n\u2019est pas votre tour. (règles 4.4)\n\nOn attend Ada."
        assert await version(bot, table) == 0


async def test_a_card_is_named_as_it_is_called(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start(cards=("lion", "rhino"))) as bot:
        await seat_all(bot, [ada, ben])
        offered = await ada.completes("/livingstone card", card="rhi")
        assert [(choice.name, choice.value) for choice in offered] == [
            ("Play Rhinoceros: +3 points, -1 card", "rhino")
        ]
        assert "Ada plays Rhinoceros." in (await ada.uses("/livingstone card", card=" Rhinoceros ")).text
        assert "Ada plays Lion." in (await ada.uses("/livingstone card", card="lion")).text


async def test_a_tent_is_chosen_whole(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, Staged(rich_two_players())) as bot:
        table = await seat_all(bot, [ada, ben])
        tent = PlaceTent(5, use_any_row=True, move_from=SPACES["c1r1"])
        label = "Move a tent from column 1, row 1 to row 5 with Any Row"
        offered = await ada.completes("/livingstone tent", what="")
        assert len(offered) == 25
        offered = await ada.completes("/livingstone tent", what="column 1, row 1 to row 5")
        told = f"{label}: -4 pounds, -1 card, worth 5 points"
        assert (told, digest(tent)) in [(choice.name, choice.value) for choice in offered]
        reply = await ada.uses("/livingstone tent", what=label.upper())
        assert reply.text.startswith("Ada plays Any Row.")
        assert await version(bot, table) == 1


async def test_what_fits_several_actions_is_not_guessed(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, Staged(rich_two_players())) as bot:
        table = await seat_all(bot, [ada, ben])
        reply = await ada.uses("/livingstone tent", what="column 1, row 1")
        assert "You cannot do that now." in reply.text
        assert await version(bot, table) == 0


async def test_numbers_are_completed_one_by_one(database: Path, ada: Person, ben: Person) -> None:
    gems = player(gems={"clear": 2, "blue": 1})
    async with moored(database, Staged(position(gems, player(), pool=(2, 3, 4, 6)))) as bot:
        await seat_all(bot, [ada, ben])
        assert [choice.value for choice in await ada.completes("/livingstone sell", clear="")] == [1, 2, 0]
        reply = await ada.uses("/livingstone sell", clear=1, blue=1)
        assert "Ada sells 1 clear gem and 1 blue gem" in reply.text


async def test_nothing_is_completed_for_whoever_has_no_turn_or_no_seat(
    playground: Playground, database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        cleo = playground.person("Cleo")
        assert await ben.completes("/livingstone prendre-dé", dé="") == []
        assert await cleo.completes("/livingstone take-die", die="") == []
        assert await cleo.completes("/livingstone take-die", table=str(table), die="") == []
        reply = await cleo.uses("/livingstone take-die", die=4, table=str(table))
        assert reply.text == "There is no such table."
        assert await version(bot, table) == 0


async def test_of_several_tables_one_is_named(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        first, second = await seat_all(bot, [ada, ben]), await seat_all(bot, [ada, ben])
        reply = await ada.uses("/livingstone take-die", die=4)
        assert reply.text == "You sit at several tables: choose one with the option table."
        offered = await ada.completes("/livingstone take-die", table="")
        assert [choice.value for choice in offered] == [str(second), str(first)]
        await ada.uses("/livingstone take-die", die=4, table=str(second))
        assert (await version(bot, first), await version(bot, second)) == (0, 1)
        reply = await ada.uses("/livingstone take-die", die=4, table="no table")
        assert reply.text == "There is no such table."


async def test_two_commands_at_once_are_one_step(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        table = await seat_all(bot, [ada, ben])
        replies = await asyncio.gather(*(ada.uses("/livingstone take-die", die=die) for die in (2, 3, 4, 6)))
        assert await version(bot, table) == 1
        closed = "You have opened a newer panel."
        await ada.until(lambda: [each.text for each in replies].count(closed) == 3 or None, "one is left")


async def test_a_number_option_takes_numbers_only(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, start()) as bot:
        await seat_all(bot, [ada, ben])
        with pytest.raises(Impossible, match="does not take"):
            await ada.uses("/livingstone take-die", die="four")


# Sets and players


async def test_an_offer_is_typed_field_by_field(database: Path, ada: Person, ben: Person) -> None:
    async with moored(database, Barter()) as bot:
        table = await seat_all(bot, [ada, ben])
        given = await ada.completes("/livingstone sell", clear="lion, l")
        assert [(choice.name, choice.value) for choice in given] == [("Lion, Lion", "lion,lion")]
        (to,) = await ada.completes("/livingstone sell", clear="lion", red="b")
        assert to.name == "Ben"
        reply = await ada.uses("/livingstone sell", clear="lion,lion", blue="Rhinoceros", red=to.value)
        assert reply.text.startswith("Ada still holds Lion and Lion.\nBen still holds Rhinoceros.")
        assert await version(bot, table) == 1


async def test_whom_an_offer_is_for_may_be_left_out(
    playground: Playground, database: Path, ada: Person, ben: Person
) -> None:
    async with moored(database, Barter()) as bot:
        await seat_all(bot, [ada, ben, playground.person("Cleo")])
        reply = await ada.uses("/livingstone sell", clear="lion", blue="antelope")
        assert "Ben still holds Antelope.\nCleo still holds Antelope." in reply.text


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"clear": ",", "blue": "lion"}, "Name at least one gem to sell. (rules 4.5)"),
        ({"clear": "lion, dragon", "blue": "lion"}, "There is no such card in the game. (rules 2.7)"),
        ({"clear": "lion", "blue": "lion", "red": "Ada"}, "Nobody else at this table is called that."),
    ],
)
async def test_why_not_so(
    database: Path, ada: Person, ben: Person, options: dict[str, Any], reason: str
) -> None:
    async with moored(database, Barter()) as bot:
        table = await seat_all(bot, [ada, ben])
        reply = await ada.uses("/livingstone sell", **options)
        assert reason in reply.text
        assert reply.message.is_private
        assert await version(bot, table) == 0
