# Lines of the panel that say more than an action does.

choice-move = { $ships } to { $target } ({ choice-step })
choice-from = From { $origin }
choice-from_to = From { $origin } to { $target } ({ $move })
choice-step = { $move }{ $pushed ->
    [0] {""}
    [one] , pushes 1 ship
   *[other] , pushes { $pushed } ships
}
choice-ship = { $ship }, size { $size }
choice-group = Ships moved together: size { $most } at the most. Whoever has no room there is pushed on.
choice-load = Load { $container } on { $ship } ({ $nation }; total { $total } of { $least }–{ $most })
choice-load_stock = Load a { $value } from stock on { $ship } ({ $nation }; total { $total } of { $least }–{ $most })
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
