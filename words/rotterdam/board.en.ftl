# What Rotterdam's pictures and text twins say: keys begin with board- or twin-.

board-title = Rotterdam
board-first-captain = { $who } names the captain
board-place_and_load = { $who } places a ship
board-navigate = { $who } names a colour
board-moves = { $who } chooses a channel
board-navigation_cards = { $who } makes room for cards
board-unload_and_process = { $who } unloads
board-trade_products = Time to trade
board-fulfil_mission = { $who } may fulfil a mission
board-done = { $who } may play a card
board-named = colour named
board-captain = captain
board-last-round = last round

## Letters on cargo and channels: different among themselves

board-grain = G
board-fruit = F
board-textile = T
board-oil = O
board-red = R
board-yellow = Y
board-green = G
board-blue = B
board-purple = P

board-goal = of { $points }
board-supply = ships
board-product-cards = product cards
board-hand = hand
board-laid = laid
board-missions = missions
board-advantages = advantages
board-products = products
board-total = total
board-channels = Channels
board-missions-left = Missions
board-navigation-left = Navigation
board-discard = Played
board-offers = { $count ->
    [one] 1 open offer
   *[other] { $count } open offers
}
board-all = all
board-sealed = between these two only
board-own-missions = Your missions
board-own-products = Your product cards, with their points at the end
board-own-cards = Your Navigation cards
board-no-products = No product cards in hand
board-no-cards = No Navigation cards in hand
board-promised = { $count } promised

twin-before = Rotterdam, before the first round: the first Harbour Captain is yet to be named.
twin-round = Rotterdam, round { $round }, phase: { $phase }. The Harbour Captain is { $captain }.
twin-first-captain = { $who } is to name the first Harbour Captain.
twin-place_and_load = { $who } may place a ship.
twin-navigate = { $who } is to name a colour.
twin-moves = { $who } is to choose how to sail on { $colour }.
twin-navigation_cards = { $who } may make room for Navigation cards.
twin-unload_and_process = { $who } is to unload.
twin-trade_products = Still trading: { $who }.
twin-fulfil_mission = { $who } may fulfil a mission.
twin-done = { $who } may play a Navigation card or end the turn.
twin-over = The game is over.
twin-ending = This is the last round: somebody has { $points } points on missions.
twin-scores = Points on missions: { $scores }.
twin-score = { $who } { $points }
twin-ships = { $ships ->
    [none] There are no ships on the water.
   *[other] Ships: { $ships }.
}
twin-stock = Raw materials in stock: { $stock }.
twin-amount = { $material } { $count }
twin-empty = empty
twin-call = { $who } has named { $colour }. { $sailings ->
    [none] No ship has sailed on it.
   *[other] Sailed: { $sailings }.
}
twin-plan = Choice { $number }: { $sailings }.
twin-stays = { $origin } stays
twin-player = { $who }: { $points } of { $goal } points on missions{ $fulfilled ->
    [none] .
   *[other] : { $fulfilled }.
} { $supply ->
    [0] No ships
    [one] 1 ship
   *[other] { $supply } ships
} in supply. In hand: { $missions } { $missions ->
    [one] mission
   *[other] missions
}, { $navigation } Navigation { $navigation ->
    [one] card
   *[other] cards
}. { $laid ->
    [none] Nothing laid.
   *[other] Laid: { $laid }.
}
twin-backs = { $backs ->
    [none] { $who } has no product cards.
   *[other] { $who } has product cards: { $backs }.
}
twin-due = { $who } is still due { $due } Navigation { $due ->
    [one] card
   *[other] cards
}.
twin-trading = { $who } is still trading. Offers made in this phase: { $offers }.
twin-finished = { $who } has finished trading. Offers made in this phase: { $offers }.
twin-ship-exits = { $ship }. Channels before it: { $exits }.
twin-ship-berth = { $ship }. It is in port.
twin-exit = { $colour } to { $target }
twin-position = { $position }{ $anchor ->
    [yes] { " " }(anchor)
   *[no] {""}
}: { $exits }.
twin-port = { $port } ({ $berths }) takes { $material }, of which { $stock } { $stock ->
    [one] unit is
   *[other] units are
} in stock. It makes { $products }, worth { $points } { $points ->
    [one] point
   *[other] points
} each at the end. Cards in its pile: { $pile }.
twin-face-up = On top of the pile of { $port }: { $product }.
twin-decks = Missions in the deck: { $missions }. Navigation cards in the deck: { $navigation }.
twin-discard = { $cards ->
    [none] No Navigation cards have been played.
   *[other] Navigation cards played, the latest last: { $cards }.
}
twin-everybody = everybody
twin-offer = Offer { $number } by { $maker } to { $to }: gives { $give }, wants { $want }.
twin-offer-sealed = Offer { $number } by { $maker } to { $to }: known to these two only.
twin-option = { $option }: { $value }
twin-several = { $thing }{ $count ->
    [one] {""}
   *[other] { " " }({ $count })
}
twin-own-missions = { $missions ->
    [none] You have no missions.
   *[other] Your missions: { $missions }.
}
twin-own-products = { $products ->
    [none] You have no product cards.
   *[other] Your product cards: { $products }.
}
twin-promised = Promised in your offers: { $products }.
twin-own-cards = { $cards ->
    [none] You have no Navigation cards.
   *[other] Your Navigation cards: { $cards }.
}
twin-card = { $card }: { $text }
twin-tie = Tie: { $by }.
twin-standing = { $rank }. { $who }: { $points } points ({ $sources }). { $products ->
    [none] No product cards in hand.
   *[other] Product cards in hand: { $products }.
} { $cards ->
    [none] No Navigation cards in hand.
   *[other] Navigation cards in hand: { $cards }.
} { $missions ->
    [none] No missions in hand.
   *[other] Missions in hand: { $missions }.
}
