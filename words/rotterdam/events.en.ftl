# What happened, one short line each, in the order of the game.

event-missions_dealt = Everybody is dealt { $count } secret { $count ->
    [one] mission
   *[other] missions
}.
event-missions_received = Your missions: { $missions }.
event-captain_drawn = { $who } is drawn to be the first Harbour Captain.
event-captain_named = { $by } names { $who } as the first Harbour Captain.
event-round_began = Round { $round }: { $who } is Harbour Captain.
event-phase_began = Phase { $number }: { $phase }.
event-turn_ended = { $who } ends the turn.

## Placing and sailing

event-ship_placed = { $who } places a ship on { $start } with { $cargo }.
event-empty_ship_placed = { $who } places an empty ship on { $start }.
event-colour_named = { $who } names { $colour }.
event-ships_sailed = { $who } sails: { $sailings }.
event-ships_blocked = { $count ->
    [one] { $who }’s ship on { $positions } is blocked and waits.
   *[other] { $who }’s ships on { $positions } are blocked and wait.
}
event-nothing_sailed = No ship can sail on { $colour }.

## Navigation cards

event-navigation_drawn = { $who } draws a Navigation card.
event-navigation_received = You have drawn { $card }.
event-draws_lost = { $who } has no room in the hand and loses { $count } Navigation { $count ->
    [one] card
   *[other] cards
}.
event-deck_reshuffled = The Navigation deck is empty: { $count ->
    [one] the one card played is the new deck.
   *[other] the { $count } cards played are shuffled into a new deck.
}
event-deck_empty = There are no Navigation cards left: { $who } misses { $count }.
event-card_played = { $who } plays { $card }.
event-card_laid = { $who } lays { $card } face up.
event-cargo_swapped = The ship on { $first } ({ $first_owner }) now carries { $first_cargo }, the ship on { $second } ({ $second_owner }) carries { $second_cargo }.
event-ship_moved_back = { $who }’s ship is driven back from { $origin } to { $target }.
event-cargo_stolen = { $who } takes { $cargo } from { $victim }’s ship on { $origin } to a ship of their own on { $target }.
event-cargo_stolen_by_new_ship = { $who } takes { $cargo } from { $victim }’s ship on { $origin } to a new ship on { $target }.
event-cargo_confiscated = The port police take { $cargo } from { $who }’s ship on { $position }.

## Unloading

event-cargo_delivered = { $who } delivers { $cargo } to { $port } ({ $berth }).
event-wrong_cargo_unloaded = { $port } has no use for { $cargo }: { $who } gets nothing for the ship in { $berth }.
event-empty_ship_unloaded = { $who }’s ship in { $berth } brought nothing to { $port }.
event-pile_empty = { $port } has no product cards left for { $who }.
event-product_taken = { $who } takes { $product } in { $port }.
event-product_drawn = { $who } draws a { $port } product card.
event-product_received = You have drawn { $product }.
event-product_turned_up = { $port } now shows { $product }.
event-product_sunk = { $port } puts { $product } under its pile.

## Trading

event-trading_left_out = { $count ->
    [one] { $who } takes no part in trading.
   *[other] { $who } take no part in trading.
}
event-offer_made_to_all = Offer { $offer }: { $who } gives { $give } and wants { $want }, from whoever accepts first.
event-offer_made = Offer { $offer }: { $who } proposes a trade to { $to }.
event-offer_read = In offer { $offer }, { $who } gives { $give } and { $to } gives { $want }.
event-offer_countered = { $who } answers offer { $offer } with an offer to { $maker }.
event-offer_accepted = { $who } accepts offer { $offer }: { $maker } gives { $give } and gets { $want }.
event-products_exchanged = Traded by offer { $offer }: { $maker } gave { $give }, { $who } gave { $want }.
event-offer_declined = { $who } declines offer { $offer }.
event-offer_withdrawn = { $who } withdraws offer { $offer }.
event-products_shown = { $who } shows product cards to { $to }.
event-products_seen = { $who } shows to { $to }: { $products }.
event-products_shown_to_all = { $who } shows to everybody: { $products }.
event-trading_finished = { $who } has finished trading.
event-trading_resumed = { $who } trades again.

## Missions

event-mission_fulfilled = { $who } fulfils a mission: { $mission }. Mission points so far: { $total }.
event-products_paid = { $who } pays { $products }.
event-jokers_used = { $who } plays { joker } for { $products }.
event-mission_drawn = { $who } draws a new mission.
event-mission_received = Your new mission: { $mission }.
event-end_reached = { $who } has { $total } mission points, and { $needed } are enough: the game ends with this round.

## The end

event-round_limit_reached = Round { $round } was the last one: the game is over.
event-hand_shown = { $who } shows what is left. Products: { shown-products }. Navigation cards: { shown-cards }. Missions: { shown-missions }.
event-points_counted = { $total ->
    [0] { $who } has no points.
   *[other] { $who } has { $total } { $total ->
        [one] point
       *[other] points
    }: { LIST(counted-missions, counted-advantages, counted-products) }.
}
counted-missions = { $missions ->
    [0] {""}
   *[other] missions { $missions }
}
counted-advantages = { $advantages ->
    [0] {""}
   *[other] Advantage cards { $advantages }
}
counted-products = { $products ->
    [0] {""}
   *[other] products { $products }
}

shown-products = { $products ->
    [none] –
   *[other] { $products }
}
shown-cards = { $cards ->
    [none] –
   *[other] { $cards }
}
shown-missions = { $missions ->
    [none] –
   *[other] { $missions }
}
