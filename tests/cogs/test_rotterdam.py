"""Rotterdam in Discord: offers are called out, read in full, and put together from what there is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.games.game_cog import Offered
from games.rotterdam.actions import AcceptTrade, ChooseColour, FinishTrading, OfferTrade, WithdrawTrade
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase, RotterdamState
from games.values import Who
from playground.people import Person
from playground.seen import Seen
from tests.choosing import chooses
from tests.cogs.harbour import Harbour, moored
from tests.cogs.panels import Trading
from tests.games.rotterdam.positions import A, B, C, player, position
from tests.host.people import press
from tests.playground.stage import playing
from tests.wire.oracle import look
from tools.panel import sight_at

PEOPLE = {"Ada": "en-US", "Ben": "fr", "Cleo": "en-US"}


def trading() -> RotterdamState:
    """Ada holds bread twice, jam and petrol, Ben orange juice and beer, Cleo carpet."""
    hands = (["bread", "bread", "petrol", "jam"], ["orange_juice", "beer"], ["carpet"])
    return position(*(player(products=hand) for hand in hands), phase=Phase.TRADE)


class Market:
    """Three people who trade."""

    def __init__(self, harbour: Harbour, people: list[Person]) -> None:
        self.harbour = harbour
        self.people = people

    async def plays(self, seat: int, action: object) -> None:
        """One of them does this, and everybody has been told."""
        user = int(self.people[seat].user.id)
        await press(self.harbour.host, 1, user, action)  # type: ignore[arg-type]  # any of the game's
        self.harbour.bot.announcer.wake(1)
        await self.harbour.settled(1)

    def calls(self) -> list[int]:
        """How often each has been called by the table."""
        return [sum(person.place.id == each.channel for each in person.pings()) for person in self.people]

    async def panel(self, seat: int) -> Seen:
        return (await self.people[seat].uses("/table move")).message

    async def opens(self, seat: int, *labels: str) -> Seen:
        """The panel after these presses."""
        panel = await self.panel(seat)
        for label in labels:
            panel = await (await chooses(self.people[seat], label, on=panel)).updated()
        return panel


@pytest.fixture
async def market(tmp_path: Path) -> AsyncIterator[Market]:
    async with playing() as playground, moored(playground, tmp_path / "q.db", Trading(trading())) as harbour:
        people = [harbour.person(name, locale) for name, locale in PEOPLE.items()]
        yield Market(harbour, await harbour.game(*people, game="rotterdam"))


async def test_an_offer_calls_whom_it_is_for_and_nobody_else(market: Market) -> None:
    before = market.calls()
    await market.plays(A, OfferTrade(Who(B), ("bread", "bread"), ("orange_juice",)))
    assert market.calls() == [before[A], before[B] + 1, before[C]]
    assert "Offer 1 is for you alone" in market.people[B].sees()[-1].text
    hand = market.people[B].private_messages()[-1].text
    assert "Offre 1\u202f: Ada vous donne pain (2), vous donnez jus d\u2019orange." in hand
    for name in ("bread", "orange juice"):
        assert name not in market.people[C].sees()[-1].text


async def test_an_offer_to_all_calls_nobody(market: Market) -> None:
    before = market.calls()
    await market.plays(A, OfferTrade(None, ("bread",), ("carpet",)))
    assert market.calls() == before
    assert "Ada: offers bread for carpet to whoever is first." in market.people[C].sees()[-1].text


async def test_whoever_has_finished_is_not_called_but_can_accept(market: Market) -> None:
    await market.plays(B, FinishTrading())
    before = market.calls()
    await market.plays(A, OfferTrade(Who(B), ("bread",), ("beer",)))
    assert market.calls() == before
    assert "Ada vous donne pain, vous donnez bière." in market.people[B].private_messages()[-1].text
    await market.plays(B, AcceptTrade(1))
    assert look(market.harbour.store.path).state.players[A].products.count("beer") == 1


async def test_the_panel_says_what_is_offered_in_the_players_language(market: Market) -> None:
    await market.plays(A, OfferTrade(Who(B), ("bread",), ("orange_juice",)))
    await market.plays(C, OfferTrade(None, ("carpet",), ("jam",)))
    panel = await market.panel(B)
    assert "Offre 1\u202f:" not in panel.text, "it stands in the line that accepts it"
    assert (
        "Offre 2\u202f: Cleo vous donne tapis contre confiture, que vous n\u2019avez pas de trop."
        in panel.text
    )
    described = {option.label: option.description or "" for option in panel.menu().options}
    accept = described["Accepter l\u2019offre 1"]
    assert accept.startswith("A vous donne pain contre jus d\u2019orange")
    assert "Accepter l\u2019offre 2" not in described, "Ben has no jam"


async def test_whom_an_offer_does_not_call_is_said_before_it_is_made_and_after(market: Market) -> None:
    said = "Ben has finished trading"
    assert said not in (await market.panel(A)).text
    await market.plays(B, FinishTrading())
    assert f"{said}: an offer will not call them." in (await market.panel(A)).text
    await market.plays(A, OfferTrade(Who(B), ("bread",), ("beer",)))
    panel = (await market.panel(A)).text
    assert f"Offer 1 has called nobody: {said}, but can still accept." in panel
    assert panel.count(said) == 1
    assert said not in (await market.panel(B)).text


async def test_offers_that_one_cannot_read_are_not_in_the_panel(market: Market) -> None:
    await market.plays(A, OfferTrade(Who(B), ("bread",), ("orange_juice",)))
    assert "bread" not in (await market.panel(C)).text


async def test_an_offer_is_made_from_what_there_is(market: Market) -> None:
    panel = await market.opens(A, "Offer a trade", "To B")
    form = await market.people[A].presses("Choose several at once", on=panel)
    give, want = ([option["label"] for option in part["component"]["options"]] for part in form.form.parts)
    assert give == ["bread", "bread (2nd)", "jam", "petrol"]
    assert want == ["beer", "bread", "jam", "orange juice"]
    sent = await market.people[A].fills(form, give=["bread", "bread (2nd)"], want=["beer", "orange juice"])
    await sent.updated()
    offer = look(market.harbour.store.path).state.offer(1)
    assert (offer.give, offer.want) == (("bread", "bread"), ("beer", "orange_juice"))


async def test_what_is_promised_cannot_be_offered_again(market: Market) -> None:
    await market.plays(A, OfferTrade(None, ("bread", "jam"), ("carpet",)))
    panel = await market.opens(A, "Offer a trade", "To all")
    form = await market.people[A].presses("Choose several at once", on=panel)
    (give, _) = ([option["label"] for option in part["component"]["options"]] for part in form.form.parts)
    assert give == ["bread", "petrol"]
    await market.plays(A, WithdrawTrade(1))


async def test_cards_are_shown_from_the_hand(market: Market) -> None:
    panel = await market.opens(A, "Show product cards", "To all")
    (menu,) = panel.menus
    assert [option.label for option in menu.options] == ["Bread", "Bread (2nd)", "Jam", "Petrol"]


async def test_a_typed_answer_is_completed_with_what_is_offered(market: Market) -> None:
    await market.plays(A, OfferTrade(Who(B), ("bread",), ("orange_juice",)))
    (line,) = await market.people[B].completes("/rotterdam accept", offer="")
    assert line.name == "Accepter l\u2019offre 1 d\u2019Ada\u202f: +1 pain, -1 jus d\u2019orange"
    await market.people[B].uses("/rotterdam accept", offer=line.value)
    assert look(market.harbour.store.path).state.players[A].products.count("orange_juice") == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Name red: your S1 to A1, A3 blocked, 1 other ship sails, play passes on"),
        (
            "fr",
            "Choisir le rouge\u202f: S1 vers A1 (vous), A3 sans passage, 1 autre navire avance, "
            "la main passe",
        ),
    ],
)
def test_a_colour_is_completed_with_how_ships_sail_and_says_it_once(language: str, said: str) -> None:
    ships = {"S1": (A, "oil"), "A3": (A, None), "C4": (B, "grain"), "B2": (B, None)}
    state = position(player(), player(), phase=Phase.NAVIGATE, ships=ships)
    sight = sight_at(ROTTERDAM, state, A, 2, language)
    offered = Offered(sight.words, sight.legal, {}, sight.own, sight.foresight)
    assert offered.told(ChooseColour("red")) == said
