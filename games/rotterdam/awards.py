"""What players of Rotterdam are told at the end that they had most of."""

from games.course import Award

AWARDS = (
    Award("thief", ("cargo_stolen", "cargo_stolen_by_new_ship")),
    Award("storm", ("ship_moved_back",)),
    Award("police", ("cargo_confiscated",)),
    Award("merchant", ("offer_accepted",)),
    Award("docker", ("cargo_delivered",)),
    Award("wrong_port", ("wrong_cargo_unloaded",)),
    Award("navigator", ("card_played",)),
    Award("fleet", ("ship_placed", "empty_ship_placed")),
    Award("helm", ("colour_named",)),
)
