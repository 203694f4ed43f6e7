"""Phase 5: trading products (4.7)."""

from __future__ import annotations

from games.core import Action
from games.rotterdam.actions import (
    AcceptTrade,
    CounterTrade,
    DeclineTrade,
    EndTurn,
    FinishTrading,
    LayCard,
    OfferTrade,
    PlaySetback,
    ResumeTrading,
    ShowProducts,
    WithdrawTrade,
)
from games.rotterdam.data import PRODUCTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Offer, Phase, Player, RotterdamOptions, RotterdamState
from games.values import Event, Text, Value, Who
from tests.games.playing import events_of, public
from tests.games.rotterdam.playing import legal, play, refused
from tests.games.rotterdam.positions import ANN, BEN, A, B, C, player, position, ship

TO_BEN = OfferTrade(Who(BEN), ("bread",), ("orange_juice",))


def trading(*players: Player, options: RotterdamOptions | None = None) -> RotterdamState:
    """Phase 5, nobody has finished."""
    return position(*players, phase=Phase.TRADE, options=options or RotterdamOptions())


def market() -> RotterdamState:
    """The hands of example 22, and Cleo with a jam."""
    ann = player(products=["bread", "bread", "petrol"])
    return trading(ann, player(products=["orange_juice"]), player(products=["jam"]))


def hands(state: RotterdamState) -> list[list[str]]:
    return [one.products.things() for one in state.players]


def cards(number: int, port: str) -> Text:
    return Text("cards-of_port", {"count": number, "port": port})


def test_9_22_trade() -> None:
    step = play(market(), ANN, TO_BEN)
    assert step.events == [
        Event("offer_made", {"who": Who(ANN), "offer": 1, "to": Who(BEN)}),
        Event(
            "offer_read",
            {"who": Who(ANN), "offer": 1, "to": Who(BEN), "give": ("bread",), "want": ("orange_juice",)},
            seen_by=(ANN, BEN),
            reveals=True,
        ),
    ]
    both = OfferTrade(None, ("bread", "petrol"), ("jam",))
    assert ROTTERDAM.refusal(step.state, ANN, both) is None
    reason = refused(
        step.state, ANN, OfferTrade(None, ("bread", "bread"), ("jam",)), "promised_elsewhere", "4.7"
    )
    assert reason.values == {"product": "bread", "free": 1}

    after = play(step.state, BEN, AcceptTrade(1))
    assert hands(after.state)[:2] == [["bread", "orange_juice", "petrol"], ["bread"]]
    assert after.state.offers == []
    accepted: dict[str, Value] = {"who": Who(BEN), "maker": Who(ANN), "offer": 1}
    assert public(after.events) == [
        Event(
            "offer_accepted",
            {**accepted, "give": (cards(1, "vulcaanhaven"),), "want": (cards(1, "merwehaven"),)},
        )
    ]
    assert after.events[1] == Event(
        "products_exchanged",
        {**accepted, "give": ("bread",), "want": ("orange_juice",)},
        seen_by=(ANN, BEN),
        reveals=True,
    )


def test_4_7_what_may_be_repeated_and_what_is_too_wide_to_list() -> None:
    kinds = ROTTERDAM.actions
    assert {kind for kind in kinds if kind.is_free} == {
        OfferTrade,
        WithdrawTrade,
        ShowProducts,
        ResumeTrading,
    }
    assert {kind for kind in kinds if kind.is_open} == {OfferTrade, CounterTrade, ShowProducts}


def test_4_7_one_card_for_one_is_suggested_to_all_and_to_each_by_the_backs_of_their_cards() -> None:
    ann, ben, cleo = player(products=["bread", "petrol"]), ["orange_juice"], ["clothing"]
    state = trading(ann, player(products=ben), player(products=cleo))
    seen: dict[int | None, set[str]] = {None: set(), B: {"merwehaven"}, C: {PRODUCTS["clothing"].port}}
    assert seen[B] != seen[C], "else to whom it goes makes no difference"
    seen[None] = seen[B] | seen[C]
    wanted = [
        OfferTrade(None if to is None else Who(to), (give,), (want.id,))
        for to, ports in seen.items()
        for give in ("bread", "petrol")
        for want in PRODUCTS.values()
        if want.port in ports and want.id != give
    ]
    shown = [
        ShowProducts(None if to is None else Who(to), (product,))
        for to in seen
        for product in ("bread", "petrol")
    ]
    assert set(ROTTERDAM.legal(state, A)) == {*wanted, *shown, FinishTrading()}


def test_4_7_what_is_promised_is_suggested_no_more_and_nothing_beyond_the_limit() -> None:
    limited = RotterdamOptions(trade_offer_limit=3)
    someone = player(products=["bread", "petrol"], offers_made=2)
    state = trading(someone, player(products=["jam"]), options=limited)
    state = play(state, A, OfferTrade(None, ("petrol",), ("jam",))).state
    assert legal(state, A, OfferTrade) == []
    refused(state, A, OfferTrade(None, ("bread",), ("jam",)), "offer_limit", "7")
    free = trading(player(products=["bread", "petrol"]), player(products=["jam"]))
    free = play(free, A, OfferTrade(None, ("petrol",), ("jam",))).state
    suggested = legal(free, A, OfferTrade)
    assert suggested
    assert all(action.give == ("bread",) for action in suggested if isinstance(action, OfferTrade))


def test_1_a_seat_that_is_not_there_can_do_nothing() -> None:
    state = market()
    assert ROTTERDAM.candidates(state, -1) == ROTTERDAM.candidates(state, 3) == []


def test_4_7_every_product_there_is_may_be_named_in_one_offer() -> None:
    others = tuple(product for product in PRODUCTS if product != "bread")
    assert ROTTERDAM.refusal(market(), A, OfferTrade(None, ("bread",), others)) is None


def test_4_7_whoever_is_made_an_offer_is_asked_about_it() -> None:
    state = play(market(), A, TO_BEN).state
    assert ROTTERDAM.question(state, B) == Text("question-answer_offers", {"offers": (1,), "count": 1})
    assert ROTTERDAM.question(state, C) == Text("question-trade_products")
    assert ROTTERDAM.question(state, A) == Text("question-trade_products")


def test_4_7_whoever_holds_a_card_may_play_it_while_others_trade() -> None:
    hands = player(products=["bread"]), player(products=["jam"]), player(navigation=["setback"])
    state = play(before_trading(*hands), C, EndTurn()).state
    assert state.phase is Phase.TRADE
    assert ROTTERDAM.to_act(state) == {A, B, C}


def test_4_7_only_products_can_be_shown() -> None:
    state = market()
    refused(state, A, ShowProducts(None, ("bread", "setback")), "products_only", "4.7")
    refused(state, A, ShowProducts(Who(B), ()), "nothing_to_show", "4.7")


def test_4_7_everybody_may_act_at_will() -> None:
    state = market()
    assert ROTTERDAM.to_act(state) == {A, B, C}
    assert ROTTERDAM.question(state, B) == Text("question-trade_products")
    assert all(FinishTrading() in ROTTERDAM.legal(state, seat) for seat in (A, B, C))
    refused(state, A, EndTurn(), "no_turns_in_trading", "4.7")


def test_4_7_an_offer_to_all_is_read_by_all_and_taken_by_the_first() -> None:
    step = play(market(), A, OfferTrade(None, ("petrol",), ("jam",)))
    values: dict[str, Value] = {"who": Who(A), "offer": 1, "give": ("petrol",), "want": ("jam",)}
    assert step.events == [Event("offer_made_to_all", values, reveals=True)]
    refused(step.state, B, AcceptTrade(1), "products_not_in_hand", "4.7")
    after = play(step.state, C, AcceptTrade(1)).state
    assert hands(after) == [["bread", "bread", "jam"], ["orange_juice"], ["petrol"]]
    refused(after, B, AcceptTrade(1), "offer_not_open", "4.7")


def test_4_7_uneven_trades_are_allowed_and_gifts_are_not() -> None:
    state = market()
    two_for_one = OfferTrade(Who(C), ("bread", "petrol"), ("jam",))
    after = play(play(state, A, two_for_one).state, C, AcceptTrade(1)).state
    assert hands(after) == [["bread", "jam"], ["orange_juice"], ["bread", "petrol"]]
    for gift in (OfferTrade(Who(C), ("bread",), ()), OfferTrade(Who(C), (), ("jam",))):
        refused(state, A, gift, "both_sides_give", "4.7")


def test_4_7_both_sides_may_not_be_equal_in_any_order() -> None:
    same = OfferTrade(Who(B), ("petrol", "bread"), ("bread", "petrol"))
    refused(market(), A, same, "sides_are_equal", "4.7")


def test_4_7_nobody_asks_for_more_than_exists() -> None:
    state = market()
    assert ROTTERDAM.refusal(state, A, OfferTrade(Who(B), ("bread",), ("jam",) * 7)) is None
    reason = refused(state, A, OfferTrade(Who(B), ("bread",), ("jam",) * 8), "more_than_exist", "2.8")
    assert reason.values == {"product": "jam", "copies": 7}


def test_4_7_an_offer_is_never_checked_against_the_hand_it_asks_for() -> None:
    """Ann offers for what Ben has and for what he has not: what she and the others see is the same."""
    for wanted in ("orange_juice", "jam", "carpet"):
        step = play(market(), A, OfferTrade(Who(B), ("bread",), (wanted,)))
        assert public(step.events) == [Event("offer_made", {"who": Who(A), "offer": 1, "to": Who(B)})]


def test_4_7_nothing_is_promised_twice() -> None:
    state = play(market(), A, TO_BEN, OfferTrade(Who(C), ("bread",), ("jam",))).state
    refused(state, A, OfferTrade(None, ("bread",), ("jam",)), "promised_elsewhere", "4.7")
    assert state.free_products(A).counts == {"petrol": 1}
    withdrawn = play(state, A, WithdrawTrade(1)).state
    assert ROTTERDAM.refusal(withdrawn, A, OfferTrade(None, ("bread",), ("jam",))) is None


def test_4_7_promised_cards_are_not_spent_on_accepting() -> None:
    state = play(market(), B, OfferTrade(Who(C), ("orange_juice",), ("jam",))).state
    state = play(state, A, TO_BEN).state
    reason = refused(state, B, AcceptTrade(2), "promised_elsewhere", "4.7")
    assert reason.values == {"product": "orange_juice", "free": 0}
    assert AcceptTrade(2) in ROTTERDAM.legal(play(state, B, WithdrawTrade(1)).state, B)


def test_4_7_an_offer_is_declined_by_its_sole_addressee() -> None:
    state = play(market(), A, TO_BEN).state
    refused(state, C, DeclineTrade(1), "offer_not_for_you", "4.7")
    step = play(state, B, DeclineTrade(1))
    assert step.events == [Event("offer_declined", {"who": Who(B), "offer": 1})]
    assert step.state.offers == []
    to_all = play(market(), A, OfferTrade(None, ("bread",), ("jam",))).state
    refused(to_all, B, DeclineTrade(1), "offer_is_for_all", "4.7")


def test_4_7_an_offer_is_withdrawn_by_its_maker() -> None:
    state = play(market(), A, TO_BEN).state
    refused(state, B, WithdrawTrade(1), "offer_not_yours", "4.7")
    step = play(state, A, WithdrawTrade(1))
    assert step.events == [Event("offer_withdrawn", {"who": Who(A), "offer": 1})]
    assert step.state.free_products(A) == step.state.players[A].products


def test_4_7_the_number_of_an_offer_is_never_used_again() -> None:
    state = play(market(), A, TO_BEN, WithdrawTrade(1), TO_BEN).state
    assert [offer.number for offer in state.offers] == [2]
    refused(state, B, AcceptTrade(1), "offer_not_open", "4.7")


def test_a_counter_offer_declines_the_offer_and_goes_to_its_maker() -> None:
    state = play(market(), A, TO_BEN).state
    step = play(state, B, CounterTrade(1, ("orange_juice",), ("petrol", "bread")))
    assert step.events[:2] == [
        Event("offer_countered", {"who": Who(B), "offer": 1, "maker": Who(A)}),
        Event("offer_made", {"who": Who(B), "offer": 2, "to": Who(A)}),
    ]
    assert step.state.offers == [Offer(2, B, A, ("orange_juice",), ("bread", "petrol"))]
    after = play(step.state, A, AcceptTrade(2)).state
    assert hands(after)[:2] == [["bread", "orange_juice"], ["bread", "petrol"]]


def test_a_counter_offer_to_an_offer_to_all_leaves_it_open() -> None:
    state = play(market(), A, OfferTrade(None, ("bread",), ("jam",))).state
    state = play(state, B, CounterTrade(1, ("orange_juice",), ("bread",))).state
    assert [(offer.number, offer.maker, offer.to) for offer in state.offers] == [(1, A, None), (2, B, A)]
    refused(state, A, CounterTrade(1, ("bread",), ("jam",)), "own_offer", "4.7")
    refused(state, C, CounterTrade(2, ("jam",), ("orange_juice",)), "offer_not_for_you", "4.7")
    refused(state, C, CounterTrade(9, ("jam",), ("orange_juice",)), "offer_not_open", "4.7")


def test_4_7_showing_cards_is_voluntary_and_truthful() -> None:
    step = play(market(), A, ShowProducts(Who(B), ("bread", "petrol")))
    values: dict[str, Value] = {"who": Who(A), "to": Who(B)}
    assert step.events == [
        Event("products_shown", values),
        Event("products_seen", {**values, "products": ("bread", "petrol")}, seen_by=(A, B), reveals=True),
    ]
    shown = play(market(), A, ShowProducts(None, ("bread",)))
    assert shown.events == [
        Event("products_shown_to_all", {"who": Who(A), "products": ("bread",)}, reveals=True)
    ]
    assert hands(shown.state) == hands(market())
    refused(market(), A, ShowProducts(Who(B), ("jam",)), "products_not_in_hand", "4.7")
    refused(market(), A, ShowProducts(Who(B), ("petrol", "petrol")), "products_not_in_hand", "4.7")
    refused(market(), A, ShowProducts(Who(B), ()), "nothing_to_show", "4.7")
    refused(market(), A, ShowProducts(Who(A), ("bread",)), "no_such_opponent", "4.7")


def test_4_7_cards_promised_or_of_somebody_who_finished_may_be_shown() -> None:
    state = play(market(), B, FinishTrading()).state
    assert ShowProducts(Who(A), ("orange_juice",)) in ROTTERDAM.legal(state, B)


def test_4_7_finishing_withdraws_ones_offers_and_stays_open_to_offers() -> None:
    state = play(market(), A, TO_BEN, OfferTrade(Who(C), ("bread",), ("jam",))).state
    step = play(state, A, FinishTrading())
    assert [event.kind for event in step.events] == ["offer_withdrawn", "offer_withdrawn", "trading_finished"]
    assert ROTTERDAM.to_act(step.state) == {B, C}
    state = play(step.state, B, OfferTrade(Who(A), ("orange_juice",), ("bread",))).state
    after = play(state, A, AcceptTrade(3)).state
    assert hands(after)[A] == ["bread", "orange_juice", "petrol"]
    assert after.players[A].has_finished


def test_4_7_whoever_finished_may_resume_while_the_phase_runs() -> None:
    state = play(market(), A, FinishTrading()).state
    blocked: list[Action] = [TO_BEN, LayCard("advantage")]
    for action in blocked:
        refused(state, A, action, "finished_trading", "4.7")
    refused(state, A, FinishTrading(), "already_finished", "4.7")
    refused(state, B, ResumeTrading(), "not_finished", "4.7")
    step = play(state, A, ResumeTrading())
    assert step.events == [Event("trading_resumed", {"who": Who(A)})]
    assert ROTTERDAM.to_act(step.state) == {A, B, C}
    assert ROTTERDAM.refusal(step.state, A, TO_BEN) is None


def test_4_7_the_phase_ends_when_the_last_has_finished() -> None:
    state = market()
    for seat in (C, A):
        state = play(state, seat, FinishTrading()).state
        assert state.phase is Phase.TRADE
    step = play(state, B, FinishTrading())
    assert (step.state.phase, step.state.active) == (Phase.FULFIL, A)
    refused(step.state, A, ResumeTrading(), "no_trading_now", "4.7")


def test_4_7_cards_may_be_played_and_laid_by_whoever_has_not_finished() -> None:
    one, two = player(navigation=["advantage"], products=["jam"]), player(navigation=["setback"])
    state = position(one, two, player(products=["jam"]), phase=Phase.TRADE, ships={"A1": (C, None)})
    state = play(state, B, PlaySetback(ship("A1", C), "S1")).state
    state = play(state, A, LayCard("advantage")).state
    assert (list(state.board), state.players[A].laid) == (["S1"], ["advantage"])
    assert ROTTERDAM.to_act(state) == {A, B, C}, "only finishing ends one's part"


def before_trading(*others: Player, options: RotterdamOptions | None = None) -> RotterdamState:
    """The end of phase 4: the last player, who holds a card, is about to end the turn."""
    last = len(others) - 1
    return position(*others, phase=Phase.UNLOAD, active=last, options=options or RotterdamOptions())


def test_4_7_whoever_has_no_card_at_all_has_finished_from_the_start() -> None:
    two = player(products=["jam"]), player(), player(products=["bread"], navigation=["joker"])
    step = play(before_trading(*two), C, EndTurn())
    assert ROTTERDAM.to_act(step.state) == {A, C}
    assert events_of(step.events, "trading_left_out") == [
        Event("trading_left_out", {"who": (Who(B),), "count": 1})
    ]


def test_4_7_where_nobody_is_left_out_nobody_is_told_so() -> None:
    step = play(
        before_trading(*[player(products=["jam"], navigation=["setback"]) for _ in range(3)]), C, EndTurn()
    )
    assert ROTTERDAM.to_act(step.state) == {A, B, C}
    assert events_of(step.events, "trading_left_out") == []


def test_4_7_without_two_holders_of_products_only_navigation_cards_keep_one_in() -> None:
    two = player(products=["jam"]), player(), player(navigation=["joker"])
    state = play(before_trading(*two), C, EndTurn()).state
    assert state.phase is Phase.TRADE
    assert ROTTERDAM.to_act(state) == {C}


def test_4_7_if_all_have_finished_phase_6_follows_directly() -> None:
    state = position(player(products=["jam"]), player(), phase=Phase.UNLOAD, active=B)
    state.players[B].navigation.add("advantage")
    state.navigation_deck.take("advantage")
    step = play(state, B, LayCard("advantage"))
    assert (step.state.phase, step.state.active) == (Phase.FULFIL, A)


def test_suggested_offers_swap_one_card_for_one_that_the_backs_allow() -> None:
    state = market()
    to_ben = [
        action
        for action in legal(state, A, OfferTrade)
        if isinstance(action, OfferTrade) and action.to == Who(B)
    ]
    assert to_ben == [
        OfferTrade(Who(B), (give,), (want,))
        for give in ("bread", "petrol")
        for want in ("orange_juice", "jam")
    ]


def test_offers_are_the_same_whatever_the_order_of_their_cards() -> None:
    one = OfferTrade(None, ("petrol", "bread"), ("jam", "beer"))
    assert one == OfferTrade(None, ("bread", "petrol"), ("beer", "jam"))
    assert one.give == ("bread", "petrol")


def test_7_trade_offer_limit_counts_offers_and_counter_offers_of_the_phase() -> None:
    limited = RotterdamOptions(trade_offer_limit=3)
    state = trading(player(products=["bread"]), player(products=["jam"]), options=limited)
    to_ben = OfferTrade(Who(B), ("bread",), ("jam",))
    state = play(state, B, OfferTrade(Who(A), ("jam",), ("bread",))).state
    state = play(state, A, CounterTrade(1, ("bread",), ("jam",)), WithdrawTrade(2)).state
    state = play(state, A, to_ben, WithdrawTrade(3), to_ben, WithdrawTrade(4)).state
    assert state.players[A].offers_made == 3
    reason = refused(state, A, to_ben, "offer_limit", "7")
    assert reason.values == {"limit": 3}
    assert ROTTERDAM.refusal(state, B, OfferTrade(Who(A), ("jam",), ("bread",))) is None


def test_7_the_offers_are_counted_anew_in_every_phase_5() -> None:
    two = player(products=["jam"], offers_made=3), player(products=["bread"], navigation=["joker"])
    state = play(before_trading(*two), B, EndTurn()).state
    assert [one.offers_made for one in state.players] == [0, 0]
