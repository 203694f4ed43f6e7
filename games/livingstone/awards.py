"""What players of Livingstone are told at the end that they had most of."""

from games.course import Award

AWARDS = (
    Award("jeweller", ("gems_sold",), "pounds"),
    Award("landlord", ("neighbour_paid",), who="to"),
    Award("unlucky", ("white_stone_drawn",)),
    Award("courtier", ("gift_given",)),
    Award("mole", ("stones_dug",)),
    Award("camper", ("tent_placed",)),
    Award("schemer", ("card_played",)),
    Award("treasurer", ("coins_taken",), "pounds"),
)
