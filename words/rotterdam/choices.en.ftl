# Lines of the panel that say more than an action does.

choice-accept_trade = Accept offer { $offer } of { $who }
choice-decline_trade = Decline offer { $offer } of { $who }: get { $give }, give { $want }
choice-withdraw_trade = Withdraw your offer { $offer }: give { $give }, get { $want }
choice-open_offer = Offer { $offer }: { $who } gives you { $give } for { $want }, which you cannot spare.
choice-not_called = { $count ->
    [one] { $who } has
   *[other] { $who } have
} finished trading: an offer will not call them.
choice-unheard = Offer { $offer } has called nobody: { $who } has finished trading, but can still accept.
choice-to_all = To all
choice-to = To { $who }
choice-empty = Empty ship
choice-path = { $target } by { $via }
choice-place_ship = { $cargo } on { $start }
choice-play_extra_cargo = Extra { $cargo } on { $start }
choice-play_setback = { setback }: { $ship } to { $target }
choice-play_heavy_storm = Storm: { $ship } by { $via } to { $target }
choice-play_cargo_thief = Thief: { $victim } to { $receiver }
choice-play_police_inspection = Police: { $ship }
choice-mission = { $products }
choice-offer = Offer { $offer }
choice-taken = { $who } gives you { $give } for { $want }
choice-withdrawn = you keep { $give }
choice-unload = Unload
choice-receiver = to { $ship }
choice-lay_card = Lay { $card }
choice-bound = for { $port }
choice-swap = { $give } for { $want }
choice-jokers = Joker for { $jokers }
