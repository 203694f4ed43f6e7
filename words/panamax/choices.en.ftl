# Lines of the panel that say more than an action does.

choice-move = { $ships }: { $target } ({ choice-step })
choice-from = From { $origin }
choice-from_to = From { $origin } to { $target } ({ $move })
choice-step = { $lock ->
    [yes] lock
   *[no] waterway
}{ $pushed ->
    [0] {""}
   *[other] , pushes { $pushed }
}
choice-ship = { $ship }, size { $size }
choice-group = Ships moved together: size { $most } at the most. Whoever has no room there is pushed on.
choice-load = { $container }, { $ship }: { $total } ({ $least } to { $most }), { $nation }
choice-load_stock = { $value } from stock, { $ship }: { $total } ({ $least } to { $most }), { $nation }
choice-take_contract = Take { $contract }, { $side }: { $crates }
choice-build = Build the { $ship } for ${ $dollars } ({ $zone })
choice-buy_share = Buy a share of { $company } for ${ $dollars }
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
