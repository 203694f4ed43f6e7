"""What a refusal says besides its reason: which card, how much, who (section 9)."""

from __future__ import annotations

from games.values import Value, Who

TOLD: list[tuple[int, str, dict[str, Value]]] = [
    (1, "character_not_in_hand", {"character": "uk_officer_2"}),
    (3, "special_out_of_order", {"who": Who(0)}),
    (29, "special_not_in_hand", {"card": "gorilla"}),
    (6, "wrong_tile", {"card": "gorilla", "tile": "hospital", "tiles": ("jungle", "village")}),
    (
        7,
        "wrong_tile",
        {"card": "warrior", "tile": "barracks", "tiles": ("hospital", "mission", "village", "jungle")},
    ),
    (8, "wrong_tile", {"card": "trader", "tile": "hospital", "tiles": ("barracks", "mission", "village")}),
    (8, "wrong_tile", {"card": "trader", "tile": "jungle", "tiles": ("barracks", "mission", "village")}),
    (9, "too_early", {"card": "damaged_boiler", "stop": "bumba"}),
    (10, "not_at_stop", {"card": "tam_tam", "stop": "kindu"}),
    (
        11,
        "wrong_tile",
        {"card": "only_nationals", "tile": "jungle", "tiles": ("barracks", "hospital", "mission", "village")},
    ),
    (11, "wrong_tile", {"card": "okapi", "tile": "village", "tiles": ("jungle",)}),
    (12, "no_tile_face_down", {"stop": "bolobo"}),
    (12, "no_tile_face_down", {"stop": "bumba"}),
    (12, "no_tile_face_down", {"stop": "leopoldville"}),
    (13, "icon_does_not_match", {"card": "nurse", "character": "be_officer_1"}),
    (15, "speaks_the_language", {"character": "us_neutral_1", "language": "english"}),
    (17, "speaks_the_language", {"character": "fr_explorer_1", "language": "french"}),
    (28, "not_your_turn_to_add", {"who": Who(0)}),
    (28, "not_your_turn_to_raise", {"who": Who(0)}),
    (33, "auxiliary_not_in_hand", {"card": "askari"}),
    (33, "auxiliary_not_in_hand", {"card": "nurse"}),
    (24, "hippo_not_held", {"tile": "hippo_4"}),
    (24, "hippo_not_held", {"tile": "hippo_1"}),
    (24, "hippo_not_held", {"tile": "hippo_3"}),
    (26, "no_bid_to_attack", {"who": Who(0)}),
    (31, "nobody_overboard", {"who": Who(2)}),
    (34, "not_asked", {"who": Who(0)}),
]
"""By the number in section 9 and the reason."""
