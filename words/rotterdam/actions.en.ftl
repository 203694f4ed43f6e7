# What a player may do: a button’s label, at most 80 characters; and what a player is asked.

question-host_pick = Who is the first Harbour Captain?
question-youngest = Who is the youngest player, and so the first Harbour Captain?
question-place_and_load = Do you place a ship, and with what cargo?
question-navigate = Which colour do you name?
question-choose_own_moves = You have named { $colour }: how do your ships sail?
question-choose_moves = { $who } has named { $colour }: how do your ships sail?
question-navigation_cards = Your hand is full, and { $due } more Navigation { $due ->
    [one] card is
   *[other] cards are
} due to you: do you make room?
question-unload_and_process = Your ships are in port: do you unload them now, or play a card first?
question-trade_products = Do you trade products, or have you finished?
question-answer_offers = { $count ->
    [one] Offer { $offers } is for you alone: do you accept it, or what else do you trade?
   *[other] Offers { $offers } are for you alone: do you accept, or what else do you trade?
}
question-fulfil_mission = Do you fulfil a mission?
question-card_window = { $phase }: do you play a Navigation card, or end your turn?

action-choose_captain = Name { $captain } as Harbour Captain
action-place_ship = { $cargo ->
    [none] Place an empty ship on { $start }
   *[other] Place a ship on { $start } with { $cargo }
}
action-choose_colour = Name { $colour }
action-choose_moves = { $plan }
action-unload = Unload your ships in port
action-end_turn = End the turn
action-fulfil_mission = { $jokers ->
    [none] Fulfil { $mission }
   *[other] { $mission }, Joker: { $jokers }
}

## Navigation cards

action-play_luck_turns = { luck_turns }: { $ships }
action-play_extra_cargo = { extra_cargo }: a ship on { $start } with { $cargo }
action-play_setback = { setback } to { $target }: { $ship }
action-play_heavy_storm = { heavy_storm } to { $target } by { $via }: { $ship }
action-play_cargo_thief = { cargo_thief }: { $victim } to { $receiver }
action-play_police_inspection = { police_inspection }: { $ship }
action-lay_card = Lay { $card } face up

## Trading

action-offer_trade = { $to ->
    [none] Offer all: { $give } for { $want }
   *[other] Offer { $to }: { $give } for { $want }
}
action-counter_trade = Counter offer { $offer }: { $give } for { $want }
action-accept_trade = Accept offer { $offer }
action-decline_trade = Decline offer { $offer }
action-withdraw_trade = Withdraw your offer { $offer }
action-show_products = { $to ->
    [none] Show all: { $products }
   *[other] Show { $to }: { $products }
}
action-finish_trading = Finish trading
action-resume_trading = Trade again
