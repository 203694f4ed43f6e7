# What a turn says in one line; where each form is said: cogs/telling/sentences.py.

heading-round_began = Round { $round }
other-setup_cards_received = your advisors { $advisors }, your starting contracts { $contracts }
other-contract_turned_up = {""}
folded-advisor_kept = { $count ->
    [one] { $who } has chosen a secret objective.
   *[other] { $who } have chosen a secret objective.
}
other-advisor_chosen = you keep { $advisor }
other-advisor_replaced = you keep { $advisor } instead
folded-start_contract_kept = { $count ->
    [one] { $who } has chosen a starting contract.
   *[other] { $who } have chosen a starting contract.
}
other-start_contract_chosen = you keep { $contract }
other-start_contract_replaced = you keep { $contract } instead
lead-advisors_displayed = Advisors on offer:
other-advisors_displayed = { $advisors }
lead-start_contract_shown = Starting contracts:
other-start_contract_shown = { $who } { $contract }
lead-order_drawn = Turn order:
other-order_drawn = { $order }

other-dice_rolled = {""}
other-dice_rerolled = {""}
turn-turn_began = {""}
other-turn_began = {""}
folded-turn_ended = { $count ->
    [one] { $who } ends the turn.
   *[other] { $who } end their turns.
}
alone-die_taken = { $row ->
    [4] takes the executive die of column { $column }
   *[other] takes a die of column { $column } ({ die-gives })
}
turn-die_transferred = transfers a die { $dollars ->
    [0] for free
   *[other] for ${ $dollars }
}
alone-acted_normally = uses the executive die for column { $column }

turn-contract_taken = takes { $contract }
other-slot_refilled = {""}
other-ship_brought = {""}
turn-container_loaded = loads { $value } of { $contract } on the { $ship }
turn-train_loaded = loads { $value } of { $contract } on the train
turn-stock_loaded = loads { $value } from stock on the { $ship }
turn-stock_put_on_train = loads { $value } from stock on the train
alone-loading_stopped = loads no more
turn-contract_completed = completes { $contract }
turn-contract_discarded = discards { $contract }

turn-ships_moved = moves { $ships } to { $target }
other-ships_pushed = pushes { $ships } to { $target }
alone-moves_lost = loses { $count ->
    [one] 1 unused move
   *[other] { $count } unused moves
}
turn-warship_bonus = ${ $dollars } for a warship
other-ship_left = { $ship } through the canal
other-company_paid = { $company } earns ${ $dollars }
turn-reward_card = takes { $card }
turn-reward_cash = takes ${ $dollars }
turn-passenger_placed = passenger: { $space }

turn-flag_placed = places a flag of { $nation }
alone-flag_taken = takes a flag from the platform: { $nation }
turn-free_action_gained = {""}
other-free_action_gained = {""}
alone-free_action_skipped = does not use the free action: { $action }
turn-captain_played = plays { $card }
turn-stevedore_played = plays { $card }
turn-ship_built = builds the { $ship } for ${ $dollars }
turn-share_bought = buys a share of { $company } for ${ $dollars }
turn-price_raised = raises { $company } to ${ $price }

lead-round_ended = {""}
lead-order_set = New turn order:
other-order_set = { $order }
other-train_dice_returned = {""}
lead-fees_paid = Fees:
other-fees_paid = { $company } ${ $fee }{ $player_dollars ->
    [0] {""}
   *[other] {" "}({ $who } pays ${ $player_dollars })
}
lead-bailout_taken = Bail-outs:
other-bailout_taken = { $who } { $count }
lead-dividends_paid = Dividends:
other-dividends_paid = { $company } ${ $each } a share
other-dividend_received = {""}
lead-dividends_missed = Dividends:
other-dividends_missed = { $company } cannot pay (price ${ $price })
lead-award_won = {""}
other-award_won = { $who } wins the { $award }
lead-award_lost = {""}
other-award_lost = {""}
other-flags_replaced = {""}
other-dice_stored = {""}
lead-advisor_shown = Secret objectives:
other-advisor_shown = { $who } { $advisor } (${ $dollars })
other-money_counted = {""}
