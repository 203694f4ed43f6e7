"""What a refusal says besides its reason: which card, how much, who (section 9)."""

from __future__ import annotations

from games.values import Text, Value

TOLD: list[tuple[int, str, dict[str, Value]]] = [
    (2, "no_such_die", {"die": 3}),
    (2, "no_such_die", {"die": 7}),
    (3, "die_not_higher", {"die": 3, "last": 3}),
    (4, "spend_die_first", {"die": 4}),
    (8, "row_of_the_die", {"row": 5, "die": 4}),
    (9, "not_enough_money", {"price": 3, "purse": 2}),
    (12, "tents_in_supply", {"tents": 10}),
    (14, "card_not_in_hand", {"card": "free_tent"}),
    (14, "card_not_in_hand", {"card": "any_row"}),
    (14, "card_not_in_hand", {"card": "lion"}),
    (14, "card_not_in_hand", {"card": "double_dice"}),
    (14, "card_not_in_hand", {"card": "market"}),
    (14, "card_not_in_hand", {"card": "extra_tent"}),
    (15, "any_row_not_needed", {"row": 4}),
    (16, "only_with_tent", {"card": "free_tent"}),
    (16, "only_with_tent", {"card": "any_row"}),
    (17, "no_such_higher_die", {"die": 6, "last": 6}),
    (17, "no_such_higher_die", {"die": 5, "last": 4}),
    (17, "no_such_higher_die", {"die": 2, "last": 4}),
    (19, "not_enough_gems", {"gems": Text("stones-red", {"count": 2}), "held": 1}),
    (20, "needs_scored_tent", {"column": 3, "row": 3}),
    (20, "needs_scored_tent", {"column": 1, "row": 1}),
    (20, "no_such_space", {"column": 0, "row": 7}),
    (21, "not_enough_gems", {"gems": Text("stones-blue", {"count": 2}), "held": 1}),
    (23, "gift_out_of_range", {"most": 20}),
    (24, "gift_out_of_range", {"most": 3}),
    (30, "no_tent_there", {"column": 3, "row": 3}),
    (30, "no_tent_there", {"column": 11, "row": 0}),
    (32, "tents_in_supply", {"tents": 10}),
    (33, "no_such_row", {"row": 0}),
    (33, "no_such_row", {"row": 7}),
    (33, "no_such_row", {"row": -1}),
    (14, "card_needs_particulars", {"card": "double_dice"}),
    (14, "card_needs_particulars", {"card": "market"}),
    (14, "card_needs_particulars", {"card": "extra_tent"}),
]
"""By the number in section 9 and the reason."""
