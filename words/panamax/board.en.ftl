# What Panamax's pictures and text twins say: keys begin with board- or twin-.

board-title = Panamax

## Zones, as the map names them

board-atl_wait = Atlantic, waiting
board-atl_load_europe = Loading, Europe
board-atl_load_usa_east = Loading, USA East Coast
board-pac_wait = Pacific, waiting
board-pac_load_china = Loading, China
board-pac_load_usa_west = Loading, USA West Coast
board-tp_gatun_1 = Gatun lock 1
board-tp_gatun_2 = Gatun lock 2
board-tp_gatun_3 = Gatun lock 3
board-lake_gatun = Lake Gatun
board-tp_gaillard = Gaillard Cut
board-tp_pedro_miguel = Pedro Miguel lock
board-lake_miraflores = Lake Miraflores
board-tp_channel = Miraflores Channel
board-tp_miraflores_1 = Miraflores lock 1
board-tp_miraflores_2 = Miraflores lock 2

# Both lanes together, and the first letters of a ship’s name, for narrow hulls
board-gatun = Gatun
board-gaillard = Gaillard
board-pedro_miguel = Pedro Miguel
board-miraflores = Miraflores
board-mark-cruise_caribbean = Ca
board-mark-cruise_riviera = Ri
board-mark-panamax_colon = Co
board-mark-panamax_balboa = Ba

board-cruise_caribbean = Caribbean
board-cruise_riviera = Riviera
board-panamax_colon = Colón
board-panamax_balboa = Balboa

## The board

board-round-of = Round { $round } of { $rounds }
board-setup = The directors make their first choices
board-take_die = { $who } takes a white die
board-discard_contract = { $who } discards a contract
board-end_turn = { $who } may end the turn
board-executive = { $who } uses an executive die
board-moving = { $who } moves ships
board-loading = { $who } loads
board-deck_side = { $who } chooses a side
board-free_rail = { $who } uses the railway
board-market = { $who } may buy a share
board-reward = { $who } takes a reward
board-passenger = { $who } seats a passenger
board-rail_flag = { $who } may take a flag
board-fee_stevedore = { $who } faces the fees
board-turns-left = turns left

## What the signs mean

board-sign-waterway = waterway move
board-sign-lock = lock move
board-sign-any = move of any kind
board-sign-load = load of one die
board-sign-fee = fees, for each die or all
board-sign-ready = ready to sail
board-sign-lit = can move or be taken
board-sign-new = new since your last turn
board-sign-moved = moved; dotted: pushed
board-sign-sprinter = white edge: sprinter
board-sign-executive = executive die
board-sign-captain = captain: moves
board-sign-stevedore = stevedore: loads, fees
board-sign-back = contract without a flag
board-sign-contract = contract: dice to load
board-sign-company_cash = company’s money
board-sign-cash = personal money
board-sign-price = share price
board-sign-dividend = dividend per share
board-sign-share = shares, held or unsold
board-sign-bailout = bail-outs
board-sign-award = award
board-sign-warehouse = dice in the warehouse
board-sign-reserve = dice in the reserve
board-sign-transfer = cost of a transfer
board-sign-wide_choice = wider choice of contracts
board-sign-extra_load = an extra load
board-sign-advisor = advisors
board-sign-secret = secret objective
board-sign-unbuilt = ships to build

## The pictures

picture-canal = Canal
picture-actions = Actions
picture-market = Market
picture-companies = Companies
picture-companies-2 = More companies
picture-signs = Signs
picture-whole-2 = Whole board, Pacific
picture-whole-3 = Whole board, tables
picture-whole-4 = All companies

## The companies

board-place = { $place ->
    [1] plays first
    [2] plays second
    [3] plays third
   *[other] plays fourth
}

## The private sheet

board-choose-advisor = Choose your secret objective
board-secret = Your secret objective, shown to nobody before the end
board-choose-contract = Choose your starting contract

## Text twins: the table

# After a player’s letter and name
player-line = ${ $cash } · company ${ $company }
moment-before = before round 1

twin-signs = What the signs of the other pictures mean: { $signs }.
twin-before = Panamax, before the first round.
twin-round = Panamax, round { $round } of { $rounds }, { $phase }.
twin-turns = turns
twin-rail_phase = end of the round: the train
twin-fees_phase = end of the round: the fees
twin-setup = Still to choose a secret objective or a starting contract: { $who }.
twin-take_die = { $who } is to take a white die.
twin-discard_contract = { $who } is to discard a contract.
twin-end_turn = { $who } may end the turn.
twin-asked = { $what }.
twin-below = After that: { $what }.
twin-white_die_action = a white die
twin-card_action = a card
twin-flag_action = a flag
twin-executive = { $who } is to use the executive die of column { $column }
twin-moving = { $who } is to move ships with { $source }; moves left: waterway { $waterways }, lock { $locks }, of any kind { $either }{ $begun ->
    [yes] , begun
   *[no] {""}
}{ $warships ->
    [none] {""}
   *[other] , warships moved: { $warships }
}
twin-loading = { $who } may load with { $source }{ $column ->
    [0] {""}
   *[other] { " " }of column { $column }
}; loads of { $level } made: { $done }, left: { $left }{ $taken ->
    [yes] , contract taken
   *[no] {""}
}{ $ships ->
    [none] {""}
   *[other] , ships loaded: { $ships }
}{ $train ->
    [yes] , train loaded
   *[no] {""}
}
twin-deck_side = { $who } is to choose a side of { $contract }
twin-free_rail = { $who } may use the railway
twin-market = { $who } may buy a share for a flag of { $nation }{ $deferred ->
    [yes] { " " }(deferred)
   *[no] {""}
}
twin-reward = { $who } is to take the card or the cash for { $ship }
twin-passenger = { $who } is to choose a space for a passenger
twin-rail_flag = { $who } may take a flag from the platform
twin-fee_stevedore = { $who } owes fees of ${ $fee } and may use the stevedore
twin-order = Order of play: { $order }. Turns left in this round: { $turns }.
twin-active = It is the turn of { $who }.
twin-turn = Turn { $turn } of the game; { $taken ->
    [yes] a white die was taken.
   *[no] no white die was taken yet.
}
twin-queue = Still to come: { $who }.
twin-award = To be won in this round: { $award }, ${ $dollars }.
twin-standing = { $rank }. { $who }: { $dollars } dollars ({ $sources }).
twin-option = { $option }: { $value }
twin-several = { $thing }{ $count ->
    [one] {""}
   *[other] { " " }({ $count })
}
twin-amount = { $thing } { $count }
twin-money = { $thing } (${ $dollars })

## Text twins: the tables

twin-column = Column { $column }: { $dice ->
    [0] no dice in its rows
    [1] a die in row 3
    [2] dice in rows 3 and 2
   *[other] dice in rows 3, 2 and 1
}{ $executive ->
    [yes] , an executive die
   *[no] {""}
}. { $gives }
twin-gives-nothing = Nothing to take.
twin-gives-moves = It gives { $waterways } waterway and { $locks } lock moves ({ $executive ->
    [yes] executive die
   *[no] row { $row }
}).
twin-gives-loads = It gives its contract and { $loads } { $loads ->
    [one] load
   *[other] loads
} ({ $executive ->
    [yes] executive die
   *[no] row { $row }
}).
twin-crate = { $value }{ $rail ->
    [yes] { " " }by rail
   *[no] {""}
}
twin-contract = { $card } (front: { $front }; back: { $back })
twin-start-contract = { $nation }: { $front }
twin-no-contract = no card
twin-slot = Contract, { $slot }: { $contract }.
twin-incoming = Incoming cargo: { $contract }.
twin-deck = Contracts in the deck: { $deck }. { $discard ->
    [none] None discarded.
   *[other] Discarded: { $discard }.
}
twin-wagons = Wagon 1 from the left: { $first ->
    [none] empty
   *[other] { $first }
}. Wagon 2: { $second ->
    [none] empty
   *[other] { $second }
}.
twin-platform-dice = Dice on the platform: { $dice }.
twin-platform = Flags on the platform: { $flags ->
    [none] none
   *[other] { $flags }
}.
twin-supply = Flags in the supply: { $flags }. Passenger tokens in the supply: { $passengers }.
twin-captains = Captains, the top card first: { $cards ->
    [none] none
   *[other] { $cards }
}.
twin-stevedores = Stevedores, the top card first: { $cards ->
    [none] none
   *[other] { $cards }
}.
twin-advisors = Advisors on display: { $cards ->
    [none] none
   *[other] { $cards }
}.

## Text twins: ships

twin-atl_load = Atlantic loading zones
twin-pac_load = Pacific loading zones
twin-die = { $who } { $value }
twin-ship-short = { $ship } ({ $dice ->
    [none] empty
   *[other] { $dice }
})
twin-caption-ship = { $ship }: { $zone }.
twin-nobodys = nobody’s
twin-warship = { $ship }: { $zone }, { $lane }; size { $size }, no cargo, always ready.
twin-ship = { $ship } ({ $owner }): { $zone }, { $lane }; size { $size }, { $slots } { $slots ->
    [one] slot
   *[other] slots
}, cargo { $least } to { $most }; { $dice ->
    [none] empty
   *[other] carries { $total }: { $dice }
}; { $ready ->
    [yes] ready
   *[no] not ready
}.
twin-group = { $lane }, step { $step }, { $zone }: { $ships }; size { $size }. Next: { $next }, by a { $move } move. Fee for each die: ${ $fee }.
twin-move = Turn { $turn }: { $who } moved { $ships } ({ $lane }) from { $origin } to { $target }.
twin-push = Turn { $turn }: { $who } pushed { $ships } ({ $lane }) from { $origin } to { $target }.
twin-step = { $zone } ({ $move } move, ${ $fee })
twin-lane = The way { $lane }, with the move to leave each zone and the fee there for each die: { $steps }. End: { $end }.

## Text twins: companies

twin-company-short = { $who }, { $company }: company ${ $cash }, personal ${ $personal }, price ${ $price }. { $shares ->
    [none] No shares.
   *[other] Shares: { $shares }.
}
twin-company = { $who }, { $company }: ${ $cash } in the company, share price ${ $price }, dividend ${ $dividend }, unsold shares: { $left }. Fees if the round ended now: ${ $fee }.
twin-personal = { $who } has ${ $cash } of personal money. { $shares ->
    [none] No shares.
   *[other] Shares: { $shares }.
} Bail-outs: { $bailouts }. { $awards ->
    [none] No awards.
   *[other] Awards: { $awards }.
}
twin-dice = { $who }: dice in the warehouse { $warehouse }, in the reserve { $reserve }.
twin-held = { $card }, { $nation }, { $side }: { $printed }; still to load: { $left }
twin-contracts = { $who }: { $contracts ->
    [none] no contracts.
   *[other] contracts: { $contracts }.
}
twin-plan = { $ship } (size { $size }, cargo { $least } to { $most }, ${ $dollars })
twin-unbuilt = { $who }: { $ships ->
    [none] all ships are built.
   *[other] ships to build: { $ships }.
}
twin-flags-next = { $nation } { $count } (the next gives: { $action })
twin-flags-full = { $nation } { $count }
twin-flags = { $who }, flags: { $flags }.{ $deferred ->
    [none] {""}
   *[other] { " " }Deferred markets: { $deferred }.
}
twin-benefits = { $who }: { $passengers ->
    [none] no passengers.
   *[other] passengers: { $passengers }.
} A transfer costs ${ $cost }{ $first ->
    [yes] { " " }(first column full)
   *[no] {""}
}.
twin-cards = { $who }: { $cards ->
    [none] no captain or stevedore.
   *[other] { $cards }.
}{ $fresh ->
    [none] {""}
   *[other] { " " }Won in this turn: { $fresh }.
} { $advisors ->
    [none] No advisors taken.
   *[other] Advisors taken: { $advisors }.
}
twin-chosen = { $who } has chosen a starting contract; secret objective chosen: { $advisor ->
    [yes] yes
   *[no] no
}.
twin-unchosen = { $who } has not chosen a starting contract; secret objective chosen: { $advisor ->
    [yes] yes
   *[no] no
}.
twin-secret = { $who } { $kept ->
    [yes] has a secret objective.
   *[no] has no secret objective.
}
twin-shown = The secret objective of { $who } was { $advisor }: { $text }

## Text twins: what only the reader knows

twin-dealt-advisor = Dealt to you: { $advisor }. { $text }
twin-own-advisor = Your secret objective: { $advisor }. { $text }
twin-dealt-contract = Starting contract dealt to you: { $contract }.
twin-contract-for = Each number is a die to load with that value; by rail, it may also go on the train.
twin-own-contract = You keep the starting contract { $contract }.
