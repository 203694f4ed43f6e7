# Ce que dit un tour en une ligne ; où se dit chaque forme : cogs/telling/sentences.py.

heading-round_began = Manche { $round }
other-setup_cards_received = vos conseillers { $advisors }, vos contrats de départ { $contracts }
other-contract_turned_up = {""}
folded-advisor_kept = { $count ->
    [one] { $who } a choisi son objectif secret.
   *[other] { $who } ont choisi leur objectif secret.
}
other-advisor_chosen = vous gardez { $advisor }
other-advisor_replaced = vous gardez plutôt { $advisor }
folded-start_contract_kept = { $count ->
    [one] { $who } a choisi son contrat de départ.
   *[other] { $who } ont choisi leur contrat de départ.
}
other-start_contract_chosen = vous gardez { $contract }
other-start_contract_replaced = vous gardez plutôt { $contract }
lead-advisors_displayed = Conseillers exposés :
other-advisors_displayed = { $advisors }
lead-start_contract_shown = Contrats de départ :
other-start_contract_shown = { $who } { $contract }
lead-order_drawn = Ordre du tour :
other-order_drawn = { $order }

other-dice_rolled = {""}
other-dice_rerolled = {""}
turn-turn_began = {""}
other-turn_began = {""}
folded-turn_ended = { $count ->
    [one] { $who } termine son tour.
   *[other] { $who } terminent leur tour.
}
alone-die_taken = { $row ->
    [4] prend le dé exécutif de la colonne { $column }
   *[other] prend un dé de la colonne { $column } ({ die-gives })
}
turn-die_transferred = transfère un dé { $dollars ->
    [0] gratuitement
   *[other] pour { $dollars } $
}
alone-acted_normally = utilise le dé exécutif pour la colonne { $column }

turn-contract_taken = prend { $contract }
other-slot_refilled = {""}
other-ship_brought = {""}
turn-container_loaded = charge { $value } ({ $contract }) sur { $ship }
turn-train_loaded = charge { $value } de { $contract } sur le train
turn-stock_loaded = charge { $value } du stock ({ $ship })
turn-stock_put_on_train = charge { $value } du stock sur le train
alone-loading_stopped = ne charge plus
turn-contract_completed = complète { $contract }
turn-contract_discarded = défausse { $contract }

turn-ships_moved = avance { $ships } vers { $target }
other-ships_pushed = pousse { $ships } vers { $target }
alone-moves_lost = perd { $count ->
    [one] 1 déplacement non utilisé
   *[other] { $count } déplacements non utilisés
}
turn-warship_bonus = { $dollars } $ pour un navire militaire
other-ship_left = { $ship } sort du canal
other-company_paid = { $company } reçoit { $dollars } $
turn-reward_card = prend { $card }
turn-reward_cash = prend { $dollars } $
turn-passenger_placed = passager : { $space }

turn-flag_placed = place un drapeau ({ $nation })
alone-flag_taken = prend un drapeau de la plateforme : { $nation }
turn-free_action_gained = {""}
other-free_action_gained = {""}
alone-free_action_skipped = n’utilise pas l’action gratuite : { $action }
turn-captain_played = joue { $card }
turn-stevedore_played = joue { $card }
turn-ship_built = construit { $ship } pour { $dollars } $
turn-share_bought = achète une part pour { $dollars } $ ({ $company })
turn-price_raised = monte { $company } à { $price } $

lead-round_ended = {""}
lead-order_set = Nouvel ordre du tour :
other-order_set = { $order }
other-train_dice_returned = {""}
lead-fees_paid = Frais :
other-fees_paid = { $company } { $fee } ${ $player_dollars ->
    [0] {""}
   *[other] {" "}({ $who } paie { $player_dollars } $)
}
lead-bailout_taken = Renflouements :
other-bailout_taken = { $who } { $count }
lead-dividends_paid = Dividendes :
other-dividends_paid = { $company } { $each } $ par part
other-dividend_received = {""}
lead-dividends_missed = Dividendes :
other-dividends_missed = { $company } ne peut pas payer (cours { $price } $)
lead-award_won = {""}
other-award_won = { $who } gagne la { $award }
lead-award_lost = {""}
other-award_lost = {""}
other-flags_replaced = {""}
other-dice_stored = {""}
lead-advisor_shown = Objectifs secrets :
other-advisor_shown = { $who } { $advisor } ({ $dollars } $)
other-money_counted = {""}
