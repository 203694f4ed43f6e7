"""What players of Panamax are told at the end that they had most of."""

from games.course import Award

AWARDS = (
    Award("shipyard", ("ship_built",)),
    Award("investor", ("share_bought",), "dollars"),
    Award("dividends", ("dividend_received",), "dollars"),
    Award("warships", ("warship_bonus",), "dollars"),
    Award("bailouts", ("bailout_taken",), "count"),
    Award("contracts", ("contract_completed",)),
    Award("flags", ("flag_placed",)),
    Award("stevedore", ("container_loaded", "train_loaded", "stock_loaded", "stock_put_on_train"), "value"),
    Award("pilot", ("ships_moved",)),
)
