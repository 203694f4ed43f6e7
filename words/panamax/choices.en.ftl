# Lines of the panel that say more than an action does.

choice-move = { $ships }: { $target } ({ choice-step })
choice-passage = { $origin } to { $target }
choice-ships = { $ships } ({ choice-step })
choice-column = column { $column }
choice-crates = containers { $crates }
choice-contract_side = { $contract }, { $side }
choice-container = { $rail ->
    [yes] Rail die
   *[no] Die
} { $value } of { $contract }
choice-load_train = { choice-container }, train
choice-ship_in = { $ship }, { $nation }
choice-cargo = cargo { $total } (sails with { $least }, { $most } at most)
choice-share = Share of { $company }
choice-transfer_die = Transfer from { $die } to { $to }
choice-put_on_train = Stock die on the train
choice-defer_market = Buy later
choice-use_stevedore = Use the stevedore
choice-keep_stevedore = Keep the stevedore
choice-draw_contract = Top of the deck, unseen
choice-step = { $lock ->
    [yes] lock
   *[no] waterway
}{ $pushed ->
    [0] {""}
   *[other] , pushes { $pushed }
}
choice-ship = size { $size }, { $dice ->
    [none] empty
   *[other] carries { $dice }
}
choice-group = Ships moved together: size { $most } at the most. Whoever has no room there is pushed on.
choice-load = { $container }, { $ship }: { $total } ({ $least } to { $most }), { $nation }
choice-load_stock = { $value } from stock, { $ship }: { $total } ({ $least } to { $most }), { $nation }
choice-take_contract = Take { $contract }, { $side }: { $crates }
choice-build = Build the { $ship } ({ $zone })
choice-raise_price = Raise the price of { $company } to ${ $price }
choice-take_cash = Take ${ $dollars }
choice-transfer = { $dollars ->
    [0] You transfer dice for free.
   *[other] A transfer costs your company ${ $dollars }.
}
choice-after_moves = After that, moves left: { $either ->
    [0] { moves-locks }, { moves-waterways }.
   *[other] { $either } of any kind.
}
choice-after_loads = After that, loads left: { $count }.

change-keep_advisor = Change my advisor
change-keep_contract = Change my contract
later-keep_contract = The contract first
