# What Rotterdam's pictures and text twins say: keys begin with board- or twin-.

board-title = Rotterdam
board-last-round = Round { $round } (last)
board-marked = new

## Letters of the channels: different among themselves, small ones, because capitals are the players’

board-red = r
board-yellow = y
board-green = g
board-blue = b
board-purple = p

board-missions-left = missions
board-navigation-left = navigation
board-discard = played
board-no-offers = No open offers
board-more-offers = { $count ->
    [one] and 1 earlier offer
   *[other] and { $count } earlier offers
}
board-all = all
board-sealed = between these two only
board-no-products = No product cards in hand
board-no-cards = No Navigation cards in hand

picture-map = Map
picture-ports = Ports and players
picture-trade = Offers

moment-before = before the first round
moment-over = after round { $round }
player-line = { $points }/{ $goal } { $cards ->
    [0] points
    [one] · { $cards } product
   *[other] · { $cards } products
}

board-mark-anchor = a ship at anchor draws a card
board-mark-captain = Harbour Captain
board-mark-missions = points on missions
board-mark-ships = ships not on the water
board-mark-products = product cards of its port
board-mark-navigation = Navigation cards
board-mark-stock = in a port: cargo in stock
board-mark-points = points at the end

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
twin-ending = This is the last round: somebody has { $points } points on missions.
twin-scores = Points on missions: { $scores }.
twin-totals = Points in all: { $scores }.
twin-piles = Cards in the piles: { $piles }.
twin-no-offers = There are no open offers.
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
twin-offer-own = Offer { $number }: { $maker } gives you { $give }, you give { $want }.
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
twin-way = Wanted: { $products } ({ $material } to { $port }).
twin-own-products = { $products ->
    [none] You have no product cards.
   *[other] Your product cards: { $products }.
}
twin-promised = Promised in your offers: { $products }.
twin-own-cards = { $cards ->
    [none] You have no Navigation cards.
   *[other] Your Navigation cards: { $cards }.
}
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
