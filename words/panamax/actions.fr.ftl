# Ce que l’on peut faire : l’étiquette d’un bouton, 80 caractères au plus ; et ce qui est demandé.

question-keep_advisor = Quel conseiller secret gardez-vous ?
question-keep_contract = Quel contrat de départ gardez-vous ?
question-take_die = Quel dé blanc prenez-vous ?
question-end_turn = Autre chose avant de terminer votre tour ?
question-discard_contract = Vous avez trop de contrats : { $count ->
    [one] lequel défaussez-vous ?
   *[other] lesquels défaussez-vous, { $count } l’un après l’autre ?
}
question-move = Déplacements restants : { moves-locks }, { moves-waterways }. Quels navires avancent ?
question-move_any = Déplacements restants : { $count } au choix ({ $source }). Quels navires avancent ?
question-contract = Prenez-vous un contrat, et chargez-vous jusqu’à { $count } { $count ->
    [one] dé ?
   *[other] dés ?
}
question-load = Chargements restants : { $count } ({ $source }). Quel dé va où ?
question-executive = Dé exécutif de la colonne { $column } : son action, une part, ou un cours plus haut ?
question-deck_side = Vous avez retourné { $contract } : quelle face prenez-vous ?
question-rail = Un dé du stock sur le train, ou 2 points de plus sur un des vôtres ?
question-market = Votre drapeau ({ $nation }) ouvre le marché : achetez-vous une part ?
question-deferred_market = Votre marché différé ({ $nation }) s’ouvre maintenant ou jamais : achetez-vous une part ?
question-reward = Sortie du canal ({ $ship }) : prenez-vous un { $card } ou { $dollars } $ ?
question-passenger = Un passager pour vous : sur quelle case ?
question-rail_flag = Vos dés descendent du train : quel drapeau prenez-vous ?
question-fee_stevedore = Vos frais sont de { $fee } $ : utilisez-vous votre carte { $card } ?

moves-locks = { $locks } { $locks ->
    [one] écluse
   *[other] écluses
}
moves-waterways = { $waterways } { $waterways ->
    [one] voie navigable
   *[other] voies navigables
}

## Avant la première manche

action-keep_advisor = Garder { $advisor }
action-keep_contract = Garder { $contract }

## Le dé blanc

action-take_die = Prendre la { $die }
action-transfer_die = Transfert : { $die } vers { $to }
action-act_normally = Faire l’action de sa colonne
action-buy_share = Acheter une part : { $company }
action-raise_price = Augmenter le cours : { $company }
action-take_contract = Prendre { $contract }, { $side }
action-draw_contract = Prendre le dessus de la pioche, sans le voir

## Charger et déplacer

action-load = Charger { $container } sur { $ship } ({ $zone })
action-load_train = Charger { $container } sur le train
action-load_stock = Charger un dé du stock sur { $ship } ({ $zone })
action-stop_loading = Ne plus charger
action-move = Avancer : { $ships }
action-stop_moving = Ne plus déplacer

## Actions gratuites, récompenses et fin de la manche

action-put_on_train = Mettre un dé du stock sur le train
action-raise_train_die = Augmenter votre { $die }
action-defer_market = Retourner le drapeau
action-skip = Ne pas l’utiliser
action-take_cash = Prendre l’argent
action-take_card = Prendre { $card }
action-place_passenger = Passager pour { $space }
action-take_flag = Prendre le drapeau : { $nation }
action-decline_flag = Ne pas prendre de drapeau
action-use_stevedore = Utiliser le manutentionnaire contre les frais
action-keep_stevedore = Tout payer et garder le manutentionnaire

## À tout moment

action-build = Construire : { $ship } ({ $zone })
action-play_captain = Jouer { $card }
action-play_stevedore = Jouer { $card }
action-discard_contract = Défausser { $contract }
action-end_turn = Terminer le tour
