# What a player may do: a button’s label, at most 80 characters; and what a player is asked.

question-keep_advisor = Which secret advisor do you keep?
question-keep_contract = Which starting contract do you keep?
question-take_die = Which white die do you take?
question-end_turn = Anything else before you end your turn?
question-discard_contract = You have too many contracts: which { $count ->
    [one] one do you discard?
   *[other] { $count } do you discard, one after another?
}
question-move = Moves left: { moves-locks }, { moves-waterways }. Which ships move?
question-move_any = Moves left: { $count } of any kind ({ $source }). Which ships move?
question-contract = Do you take a contract, and load up to { $count } { $count ->
    [one] die?
   *[other] dice?
}
question-load = Loads left: { $count } ({ $source }). Which die goes where?
question-executive = Executive die of column { $column }: its action, a share, or a higher price?
question-deck_side = You have turned over { $contract }: which side do you take?
question-rail = A die from stock on the train, or 2 more on one of yours there?
question-market = Your flag of { $nation } opens the market: do you buy a share?
question-deferred_market = Your deferred market of { $nation } opens now or never: do you buy a share?
question-reward = The { $ship } leaves the canal: do you take a { $card } or ${ $dollars }?
question-passenger = A passenger for you: on which space?
question-rail_flag = Your dice come off the train: which flag do you take?
question-fee_stevedore = Your fees are ${ $fee }: do you use your { $card }?

moves-locks = { $locks } { $locks ->
    [one] lock
   *[other] locks
}
moves-waterways = { $waterways } { $waterways ->
    [one] waterway
   *[other] waterways
}

## Before the first round

action-keep_advisor = Keep { $advisor }
action-keep_contract = Keep { $contract }

## The white die

action-take_die = Take { $die }
action-transfer_die = Transfer { $die } to { $to }
action-act_normally = Use it for the action of its column
action-buy_share = Buy a share of { $company }
action-raise_price = Raise the price of { $company }
action-take_contract = Take { $contract }, { $side }
action-draw_contract = Take the top of the deck, unseen

## Loading and moving

action-load = Load { $container } on { $ship } ({ $zone })
action-load_train = Load { $container } on the train
action-load_stock = Load a die from stock on { $ship } ({ $zone })
action-stop_loading = Load no more
action-move = Move the { $ships }
action-stop_moving = Stop moving

## Free actions, rewards and the end of the round

action-put_on_train = Put a die from stock on the train
action-raise_train_die = Raise your { $die }
action-defer_market = Turn the flag over
action-skip = Do not use it
action-take_cash = Take the cash
action-take_card = Take { $card }
action-place_passenger = Passenger for { $space }
action-take_flag = Take the flag of { $nation }
action-decline_flag = Take no flag
action-use_stevedore = Use the stevedore against the fees
action-keep_stevedore = Pay in full and keep the stevedore

## At any moment

action-build = Build the { $ship } in the { $zone }
action-play_captain = Play { $card }
action-play_stevedore = Play { $card }
action-discard_contract = Discard { $contract }
action-end_turn = End the turn
