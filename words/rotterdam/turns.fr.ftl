# Ce que dit un tour en une ligne ; où se dit chaque forme : cogs/telling/sentences.py.

heading-round_began = Manche { $round }, Capitaine du port { $who }
lead-phase_began = {""}

folded-turn_ended = { $count ->
    [one] { $who } passe.
   *[other] { $who } passent.
}
turn-ship_placed = navire en { $start } avec { $cargo }
turn-empty_ship_placed = navire vide en { $start }
turn-colour_named = choisit le { $colour }
turn-ships_sailed = { $sailings }
other-ships_sailed = { $who } { $sailings }
turn-ships_blocked = { $positions } { $count ->
    [one] bloqué
   *[other] bloqués
}
other-ships_blocked = { $who } { $positions } { $count ->
    [one] bloqué
   *[other] bloqués
}
other-nothing_sailed = rien n’avance

lead-navigation_drawn = Cartes Navigation piochées :
other-navigation_drawn = { $who }
other-navigation_received = vous piochez « { $card } »
turn-cargo_delivered = { $cargo } à { $port }
other-cargo_delivered = { $who } { $cargo } à { $port }
turn-product_taken = prend { $product }
other-product_taken = prend { $product }
turn-product_drawn = pioche un produit
other-product_drawn = pioche un produit
turn-wrong_cargo_unloaded = { $cargo } à { $port }, pour rien
other-wrong_cargo_unloaded = { $who } { $cargo } à { $port }, pour rien
turn-empty_ship_unloaded = navire vide à { $port }
other-empty_ship_unloaded = { $who } navire vide à { $port }
other-product_received = vous piochez { $product }
other-product_turned_up = {""}
other-product_sunk = {""}

other-trading_left_out = {""}
folded-trading_finished = { $count ->
    [one] { $who } finit ses échanges.
   *[other] { $who } finissent leurs échanges.
}
turn-offer_made = propose un échange à { $to }
turn-offer_read = { $give } contre { $want }
turn-offer_made_to_all = offre { $give } contre { $want } au premier qui accepte
turn-offer_accepted = reçoit { $give } de { $maker } contre { $want }
turn-products_exchanged = soit { $give } contre { $want }

turn-mission_fulfilled = mission { $mission }, { $total } { $total ->
    [one] point
   *[other] points
} de mission maintenant
turn-products_paid = {""}
turn-end_reached = la partie se termine avec cette manche
turn-mission_drawn = {""}
other-mission_received = vous piochez { $mission }
lead-hand_shown = Ce qui reste à { $who } :
other-hand_shown = { left-products }{ left-cards }missions { shown-missions }
left-products = { $products ->
    [none] {""}
   *[other] { $products }{" ; "}
}
left-cards = { $cards ->
    [none] {""}
   *[other] { $cards }{" ; "}
}
other-points_counted = {""}
