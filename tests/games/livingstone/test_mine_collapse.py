"""The Mine Collapse (5.12)."""

from __future__ import annotations

from games.livingstone.actions import DrawCard, TakeDie
from games.livingstone.state import Stage
from games.values import Event, Text, Who
from tests.games.livingstone.playing import play
from tests.games.livingstone.positions import A, B, next_card, player, position
from tests.games.playing import events_of


def test_9_11_mine_collapse() -> None:
    discard = ["free_tent"] * 3 + ["any_row"] * 3 + ["coins_four"] * 3
    state = position(
        player(hand=["lion", "rhino", "rhino"], gems={"clear": 1}),
        player(hand=["market", "market"], gems={"red": 2, "blue": 1}),
        player(hand=["antelope", "antelope"]),
        pool=[1, 2, 3, 4, 5, 6],
        discard=discard,
        aside={"black": 20},
    )
    assert len(state.deck) == 11
    step = play(next_card(state, "mine_collapse"), TakeDie(1), DrawCard())
    after = step.state
    assert not any(any(one.gems.values()) for one in after.players)
    assert len(after.bag) == len(state.bag) + 4
    assert after.aside.counts == {"black": 20}
    assert [len(one.hand) for one in after.players] == [4, 2, 2]
    assert (len(after.deck), len(after.discard)) == (19, 0)
    assert after.stage is Stage.DONE

    received = events_of(step.events, "card_received")[0]
    assert after.players[A].hand.count(str(received.values["card"])) >= 1
    assert step.events[1:] == [
        Event("card_drawn", {"who": Who(A)}),
        Event("mine_collapsed", {"who": Who(A)}, reveals=True),
        Event("gems_lost", {"who": Who(A), "gems": (Text("stones-clear", {"count": 1}),)}),
        Event(
            "gems_lost",
            {"who": Who(B), "gems": (Text("stones-blue", {"count": 1}), Text("stones-red", {"count": 2}))},
        ),
        Event("replacement_drawn", {"who": Who(A)}),
        received,
    ]
    assert (received.seen_by, received.reveals) == ((A,), True)


def everything_but(*cards: str) -> list[str]:
    """The whole deck without the Mine Collapse and one of each of these."""
    deck = position(player(), player(), player()).deck
    for card in ("mine_collapse", *cards):
        deck.take(card)
    return deck.things()


def test_9_12_mine_collapse_as_the_last_card_takes_the_replacement_from_the_discard_pile() -> None:
    hands = everything_but("lion")
    assert len(hands) == 25
    state = position(
        player(hand=hands[:10]), player(hand=hands[10:]), player(), spending=[1], discard=["lion"]
    )
    assert state.deck.counts == {"mine_collapse": 1}
    after = play(state, DrawCard()).state
    assert after.players[A].hand.count("lion") == 1
    assert after.deck.counts == {"mine_collapse": 1}
    assert not after.discard


def test_5_12_without_any_card_to_replace_it_there_is_no_replacement() -> None:
    state = position(player(), player(hand=everything_but()), player(), spending=[1])
    step = play(state, DrawCard())
    assert not step.state.players[A].hand
    assert step.state.deck.counts == {"mine_collapse": 1}
    assert [event.kind for event in step.events] == ["card_drawn", "mine_collapsed"]


def test_8_13_the_replacement_is_never_the_mine_collapse() -> None:
    hands = everything_but("lion")
    state = position(player(), player(hand=hands), player(), spending=[1])
    assert state.deck.counts == {"lion": 1, "mine_collapse": 1}
    after = play(next_card(state, "mine_collapse"), DrawCard()).state
    assert after.players[A].hand.counts == {"lion": 1}
    assert after.deck.counts == {"mine_collapse": 1}


def test_8_15_played_cards_stay_in_the_discard_pile_until_the_mine_collapses() -> None:
    hands = everything_but("lion", "rhino")
    state = position(player(), player(hand=hands), player(), spending=[1], discard=["lion"])
    after = play(next_card(state, "rhino"), DrawCard()).state
    assert after.discard.counts == {"lion": 1}
    assert after.deck.counts == {"mine_collapse": 1}
