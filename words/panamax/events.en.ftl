# What happened, one short line each, in the order of the game.

event-advisors_dealt = { $count ->
    [one] Everybody is dealt { $count } secret advisor and keeps it.
   *[other] Everybody is dealt { $count } secret advisors and keeps one.
}
event-start_contracts_dealt = { $count ->
    [one] Everybody is dealt { $count } starting contract and keeps it.
   *[other] Everybody is dealt { $count } starting contracts and keeps one.
}
event-setup_cards_received = Your advisors: { $advisors }. Your starting contracts: { $contracts }.
event-advisor_kept = { $who } has chosen a secret objective.
event-advisor_chosen = Your secret objective: { $advisor }.
event-advisor_replaced = You change your mind. Your secret objective is now: { $advisor }.
event-start_contract_kept = { $who } has chosen a starting contract.
event-start_contract_chosen = Your starting contract: { $contract }.
event-start_contract_replaced = You change your mind. Your starting contract is now: { $contract }.
event-start_contract_shown = { $who } starts with the contract { $contract }; feeder and coaster go to the { $zone }.
event-advisors_displayed = Advisors on offer: { $advisors }.
event-order_drawn = Turn order, drawn by lot: { $order }.

## Rounds and turns

event-round_began = Round { $round } begins.
event-dice_rolled = White dice in columns 1 to 6: { $dice }. Executive dice above columns { $executive }.
event-dice_rerolled = { $left } { $left ->
    [one] die
   *[other] dice
} on the left and { $right } on the right are too uneven: all are rolled again.
event-turn_began = It is { $who }’s turn.
event-turn_ended = { $who } ends the turn.
event-die_taken = { $row ->
    [4] { $who } takes the executive die of column { $column }.
   *[other] { $who } takes a die of column { $column } ({ die-gives }).
}
event-die_transferred = { $row ->
    [4] { $who } transfers the executive die of column { $column }
   *[other] { $who } transfers a die of column { $column }
} to column { $to_column }, row { $to_row }, { $dollars ->
    [0] for free
   *[other] for ${ $dollars }
}.
event-acted_normally = { $who } uses the executive die for the action of column { $column }.

## Contracts and loading

event-contract_turned_up = New contract ({ $place }): { $contract }.
event-slot_refilled = { $contract } moves up ({ $place }).
event-contract_taken = { $who } takes { $contract }, { $side } ({ $place }).
event-contract_turned_over = { $who } turns over { $contract } from the deck.
event-contract_unusable = { $who } has too few dice for { $contract }: it is discarded.
event-deck_reshuffled = The contract deck is empty: { $count } discarded { $count ->
    [one] contract is
   *[other] contracts are
} shuffled.
event-ship_brought = The { $ship } is brought to the { $zone }.
event-container_loaded = { $who } loads { $value } of { $contract } on the { $ship } ({ $zone }).
event-train_loaded = { $who } loads { $value } of { $contract } on the train.
event-stock_loaded = { $who } loads { $value } from stock on the { $ship } ({ $zone }).
event-stock_put_on_train = { $who } puts { $value } from stock on the train.
event-train_die_raised = { $who } raises a die on the train from { $was } to { $value }.
event-loading_stopped = { $who } loads no more.
event-contract_completed = { $who } has completed { $contract } ({ $side }).
event-contract_discarded = { $who } discards { $contract }; dice to the warehouse: { $count }.

## Moving

event-ships_moved = { $who } moves the { $ships }: { $origin } to { $target } ({ $move }).
event-ships_pushed = Pushed: { $ships }, { $origin } to { $target }.
event-moves_lost = { $who } loses { $count ->
    [one] 1 unused move.
   *[other] { $count } unused moves.
}
event-warship_bonus = A warship brings { $who } ${ $dollars } (flags: { $nation }).
event-ship_left = The { $ship } leaves the canal and goes to the { $zone }.
event-company_paid = { $company } earns ${ $dollars } for { $count } { $count ->
    [one] die
   *[other] dice
} on the { $ship }.
event-reward_card = { $who } takes a card for the { $ship }: { $card }.
event-reward_cash = { $who } takes ${ $dollars } for the { $ship }.
event-passenger_placed = { $who } places a passenger: { $space }.

## Flags and free actions

event-flag_placed = { $who } places flag number { $count } of { $nation }.
event-no_flag_left = There is no flag left for { $who }: { $nation }.
event-first_column_filled = { $who } has flags of all four nations: transfers are free from now on.
event-free_action_gained = Free action for { $who }: { $action }.
event-free_action_lost = { $who } cannot use the free action: { $action }.
event-free_action_skipped = { $who } does not use the free action: { $action }.
event-market_deferred = { $who } turns a flag over to buy later: { $nation }.
event-deferred_market_opened = { $who } may use a deferred market now: { $nation }.

## Cards, ships and shares

event-captain_played = { $who } plays a card: { $card }.
event-stevedore_played = { $who } plays a card: { $card }.
event-ship_built = { $who } builds the { $ship } for ${ $dollars } ({ $zone }).
event-share_bought = { $who } buys a share of { $company } for ${ $dollars }. Its price is now ${ $price }.
event-price_raised = { $who } raises the price of { $company } to ${ $price }.

## The end of the round

event-round_ended = Round { $round } is over: the train comes in.
event-order_set = New turn order: { $order }.
event-train_dice_returned = { $who } takes { $count } { $count ->
    [one] die
   *[other] dice
} back from the train.
event-flag_taken = { $who } takes a flag from the platform: { $nation }.
event-flag_declined = { $who } takes no flag.
event-stevedore_used = { $who } saves ${ $dollars } of fees with { $card }.
event-stevedore_kept = { $who } keeps the stevedore.
event-bailout_taken = { $who } cannot pay and takes { $count } { $count ->
    [one] bail-out
   *[other] bail-outs
}: ${ $dollars } now, more to be paid back at the end.
event-fees_paid = { $company } owes ${ $fee } in fees{ $player_dollars ->
    [0] {""} and pays them.
   *[other] : the company pays ${ $company_dollars }, { $who } pays ${ $player_dollars }.
}
event-dividends_paid = { $company } pays ${ $each } for each share, ${ $dollars } in all.
event-dividend_received = { $who } receives ${ $dollars } from { $company }.
event-dividends_missed = { $company } cannot pay its dividends of ${ $due }: its price falls to ${ $price }.
event-award_won = { $who } wins the { $award } with { $company }: ${ $dollars } at the end.
event-award_lost = No company has paid: the { $award } is lost.
event-flags_replaced = Back on the platform: { $nations }.
event-dice_stored = { $who } stores { $count } { $count ->
    [one] die
   *[other] dice
} in the warehouse.

## The end

event-advisor_shown = { $who } shows the secret objective, { $advisor }: worth ${ $dollars }.
event-money_counted = { $who } has { $total } dollars: own money { $cash }, advisors { $advisors }, CEO awards { $awards }, shares { $shares }, bail-outs { $bailouts }.
event-tie_broken = Equal wealth: { $by }.
