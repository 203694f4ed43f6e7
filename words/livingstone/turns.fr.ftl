# Ce que dit un tour en une ligne ; où se dit chaque forme : cogs/telling/sentences.py.

heading-round_began = Manche { $round }, tente à { $cost } { $cost ->
    [one] livre
   *[other] livres
}, dés { $dice }

folded-turn_ended = { $count ->
    [one] { $who } termine son tour.
   *[other] { $who } terminent leur tour.
}
folded-round_passed = { $count ->
    [one] { $who } passe.
   *[other] { $who } passent.
}
turn-round_passed = passe
alone-die_taken = prend le { $die }
turn-tent_placed = tente en rangée { $row } { for-pounds }
turn-tent_moved = déplace une tente en rangée { $row } { for-pounds }
turn-neighbour_paid = 1 livre à { $to }
turn-gift_given = don à la reine
often-gift_given = { $count ->
    [2] deux
    [3] trois
   *[other] { $count }
} dons à la reine
often-gift_counted = vous donnez { $each }
one-gift_counted = { pounds }
turn-white_stone_drawn = ne garde rien
other-player_skipped = { $who } n’a pas de dé à prendre
other-gift_counted = vous donnez { pounds }
other-card_received = vous piochez « { $card } »

lead-column_scored = Colonne { $column } :
other-points_scored = { $who } { $points }
lead-majority_scored = Majorités :
other-majority_scored = rangée { $row } { $who } { $points }
lead-hand_shown = Encore en main :
other-hand_shown = { $who } { $cards }
lead-end_points_scored = { $source } :
other-end_points_scored = { $who } { $points }
lead-chest_opened = Dons à la reine :
other-chest_opened = { $who } { $pounds }
