"""What a refusal says besides its reason: which card, how much, who (section 9)."""

from __future__ import annotations

from games.panamax.rules import PANAMAX
from games.values import Value, Who
from tests.games.panamax.illegal import ILLEGAL

TOLD: list[tuple[int, str, dict[str, Value]]] = [
    (1, "not_the_lowest", {"column": 1, "row": 1}),
    (2, "column_not_empty", {"column": 1}),
    (0, "no_die_there", {"column": 6}),
    (0, "no_die_there", {"column": 3}),
    (0, "no_such_place", {"column": 7, "row": 1}),
    (0, "no_such_place", {"column": 1, "row": 0}),
    (5, "no_free_row", {"column": 5}),
    (0, "highest_row_only", {"column": 6, "row": 3}),
    (0, "no_such_place", {"column": 9, "row": 1}),
    (6, "company_cannot_pay", {"dollars": 5, "cash": 4}),
    (27, "sold_out", {"company": "blue"}),
    (28, "too_dear", {"company": "blue", "dollars": 9, "cash": 6}),
    (30, "too_dear", {"company": "blue", "dollars": 9, "cash": 6}),
    (43, "too_dear", {"company": "green", "dollars": 6, "cash": 5}),
    (8, "not_enough_dice", {"needed": 3, "held": 2}),
    (0, "other_slot", {"column": 4}),
    (0, "side_of_turned_card", {"contract": "china_1"}),
    (41, "not_enough_dice", {"needed": 1, "held": 0}),
    (31, "discard_first", {"limit": 2}),
    (42, "no_discard", {"limit": 2}),
    (0, "contract_not_held", {"contract": "europe_1"}),
    (11, "wrong_zone", {"zone": "pac_load_china"}),
    (12, "one_die_per_ship", {"ship": "red_coaster"}),
    (16, "ship_in_canal", {"ship": "green_feeder"}),
    (17, "below_least", {"ship": "red_carrier", "total": 4, "least": 7}),
    (17, "above_most", {"ship": "cruise_riviera", "total": 11, "most": 9}),
    (36, "above_most", {"ship": "red_coaster", "total": 12, "most": 10}),
    (36, "no_free_slot", {"ship": "blue_coaster"}),
    (39, "other_ocean", {"ship": "red_feeder"}),
    (0, "ship_stays_in_zone", {"ship": "red_coaster", "zone": "pac_load_china"}),
    (0, "not_enough_dice", {"needed": 1, "held": 0}),
    (35, "wagon_full", {"most": 4}),
    (32, "die_at_most", {"most": 6}),
    (18, "not_ready", {"ship": "red_carrier", "least": 7}),
    (21, "group_too_large", {"size": 6, "most": 4}),
    (22, "no_such_move_left", {"move": "waterway"}),
    (0, "ship_elsewhere", {"ship": "green_coaster"}),
    (24, "must_move", {"count": 4}),
    (44, "must_move", {"count": 2}),
    (25, "won_this_turn", {"card": "captain_1"}),
    (25, "won_this_turn", {"card": "stevedore_1"}),
    (26, "hand_full", {"ship": "green_feeder"}),
    (26, "hand_full", {"ship": "green_coaster"}),
    (0, "not_that_card", {"ship": "green_feeder"}),
    (29, "company_cannot_pay", {"dollars": 5, "cash": 4}),
    (0, "not_your_ship", {"ship": "blue_sprinter"}),
    (46, "already_built", {"ship": "red_carrier"}),
    (46, "already_built", {"ship": "red_feeder"}),
    (0, "flag_not_there", {"nation": "china"}),
    (0, "space_taken", {"space": "extra_load"}),
    (47, "not_asked", {"who": Who(0)}),
    (47, "not_asked", {"who": Who(3)}),
]
"""By the number in section 9 and the reason."""


def test_9_a_refusal_names_what_it_is_about() -> None:
    told = []
    for illegal in ILLEGAL:
        reason = PANAMAX.refusal(illegal.state, illegal.seat, illegal.action)
        assert reason is not None
        told.append((illegal.number, illegal.key, dict(reason.values)))
    assert [each for place, each in enumerate(told) if each[2] and each not in told[:place]] == TOLD
