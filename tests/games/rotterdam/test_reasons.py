"""What a refusal says besides its reason: which card, how much, who (section 9)."""

from __future__ import annotations

from games.rotterdam.rules import ROTTERDAM
from games.values import Value, Who
from tests.games.rotterdam.illegal import ILLEGAL

TOLD: list[tuple[int, str, dict[str, Value]]] = [
    (1, "position_occupied", {"position": "S2"}),
    (3, "out_of_stock", {"cargo": "fruit"}),
    (8, "call_not_finished", {"who": Who(0), "colour": "red"}),
    (9, "must_sail", {"position": "N4"}),
    (10, "only_owner_chooses", {"who": Who(0)}),
    (11, "not_your_turn", {"who": Who(1)}),
    (12, "nothing_behind_start", {"position": "S3"}),
    (13, "position_occupied", {"position": "S1"}),
    (14, "no_channel_from_there", {"position": "C6"}),
    (15, "only_one_step_behind", {"position": "A4"}),
    (15, "nothing_behind_start", {"position": "S4"}),
    (16, "ship_is_empty", {"position": "D1"}),
    (19, "ship_is_empty", {"position": "D1"}),
    (20, "wrong_phase", {"phase": "unload_and_process", "wanted": "fulfil_mission"}),
    (22, "safe_haven", {"position": "BO1"}),
    (23, "products_not_in_hand", {"product": "carpet", "held": 0}),
    (23, "products_not_in_hand", {"product": "petrol", "held": 1}),
    (23, "promised_elsewhere", {"product": "bread", "free": 1}),
    (25, "no_trading_now", {"phase": "fulfil_mission"}),
    (25, "offer_not_open", {"offer": 1}),
    (27, "mission_not_in_hand", {"mission": "m01_bread_beer"}),
    (27, "product_missing", {"product": "jam"}),
    (28, "product_missing", {"product": "beer"}),
    (29, "joker_not_on_mission", {"mission": "m01_bread_beer"}),
    (29, "not_enough_jokers", {"needed": 2, "held": 1}),
    (30, "only_points_are_laid", {"card": "joker"}),
    (30, "only_points_are_laid", {"card": "setback"}),
    (30, "card_not_in_hand", {"card": "advantage"}),
    (31, "out_of_stock", {"cargo": "fruit"}),
    (32, "position_occupied", {"position": "B5"}),
    (33, "receiver_is_victim", {"position": "C1"}),
    (33, "receiver_not_yours", {"position": "D1"}),
    (35, "offer_not_open", {"offer": 9}),
    (36, "products_not_in_hand", {"product": "beer", "held": 0}),
    (36, "promised_elsewhere", {"product": "jam", "free": 0}),
    (38, "call_not_finished", {"who": Who(0), "colour": "red"}),
    (39, "not_your_turn", {"who": Who(1)}),
    (39, "wrong_phase", {"phase": "navigate", "wanted": "place_and_load"}),
    (39, "wrong_phase", {"phase": "place_and_load", "wanted": "navigate"}),
    (39, "wrong_phase", {"phase": "fulfil_mission", "wanted": "unload_and_process"}),
    (39, "wrong_phase", {"phase": "trade_products", "wanted": "fulfil_mission"}),
    (39, "no_trading_now", {"phase": "place_and_load"}),
]
"""By the number in section 9 and the reason."""


def test_9_a_refusal_names_what_it_is_about() -> None:
    told = []
    for illegal in ILLEGAL:
        reason = ROTTERDAM.refusal(illegal.state, illegal.seat, illegal.action)
        assert reason is not None
        told.append((illegal.number, illegal.key, dict(reason.values)))
    assert [each for place, each in enumerate(told) if each[2] and each not in told[:place]] == TOLD
