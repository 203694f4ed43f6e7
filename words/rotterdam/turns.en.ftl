# What a turn says in one line; where each form is said: cogs/telling/sentences.py.

heading-round_began = Round { $round }, Harbour Captain { $who }
lead-phase_began = {""}

folded-turn_ended = { $count ->
    [one] { $who } passes.
   *[other] { $who } pass.
}
turn-ship_placed = ship on { $start } with { $cargo }
turn-empty_ship_placed = empty ship on { $start }
turn-colour_named = names { $colour }
turn-ships_sailed = { $sailings }
other-ships_sailed = { $who } { $sailings }
turn-ships_blocked = { $count ->
   *[other] { $positions } blocked
}
other-ships_blocked = { $count ->
   *[other] { $who } { $positions } blocked
}
other-nothing_sailed = nothing sails

lead-navigation_drawn = Navigation cards drawn:
other-navigation_drawn = { $who }
other-navigation_received = you draw { $card }
turn-cargo_delivered = { $cargo } to { $port }
other-cargo_delivered = { $who } { $cargo } to { $port }
turn-product_taken = takes { $product }
other-product_taken = takes { $product }
turn-product_drawn = draws a product
other-product_drawn = draws a product
turn-wrong_cargo_unloaded = { $cargo } to { $port }, no use there
other-wrong_cargo_unloaded = { $who } { $cargo } to { $port }, no use there
turn-empty_ship_unloaded = empty ship to { $port }
other-empty_ship_unloaded = { $who } empty ship to { $port }
other-product_received = you draw { $product }
other-product_turned_up = {""}
other-product_sunk = {""}

other-trading_left_out = {""}
folded-trading_finished = { $count ->
    [one] { $who } finishes trading.
   *[other] { $who } finish trading.
}
turn-offer_made = offers { $to } a trade
turn-offer_read = { $give } for { $want }
turn-offer_made_to_all = offers { $give } for { $want } to whoever is first
turn-offer_accepted = gets { $give } from { $maker } for { $want }
turn-products_exchanged = that is { $give } for { $want }

turn-mission_fulfilled = mission { $mission }, { $total } mission { $total ->
    [one] point
   *[other] points
} now
turn-products_paid = {""}
turn-end_reached = the game ends with this round
turn-mission_drawn = {""}
other-mission_received = you draw { $mission }
lead-hand_shown = Left with { $who }:
other-hand_shown = { left-products }{ left-cards }missions { shown-missions }
left-products = { $products ->
    [none] {""}
   *[other] { $products }{"; "}
}
left-cards = { $cards ->
    [none] {""}
   *[other] { $cards }{"; "}
}
other-points_counted = {""}
