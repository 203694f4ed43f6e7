# Pourquoi une chose n’est pas permise ; la section de la règle est ajoutée après la phrase.

refusal-not_asked = C’est à { $who } de décider maintenant.
refusal-answer_first = Décidez d’abord pour le navire sorti du canal, ou pour le passager.
refusal-finish_first = Autre chose n’est pas terminé : finissez-le d’abord.
refusal-own_turn_only = Cela ne se fait que pendant votre propre tour.
refusal-no_turn_now = C’est la fin de la manche : ce n’est le tour de personne.

## Avant la première manche

refusal-choose_first = Chacun doit d’abord garder un conseiller et un contrat de départ.
refusal-setup_is_over = Tous ont choisi leurs premières cartes : c’est terminé.
refusal-card_not_dealt = Cette carte ne vous a pas été distribuée.
refusal-already_kept = C’est déjà la carte que vous gardez.

## Dés blancs

refusal-take_die_first = Prenez un dé blanc avant de terminer votre tour.
refusal-one_die = Vous avez déjà pris votre dé blanc de ce tour.
refusal-no_such_place = Il n’y a pas de colonne { $column }, rangée { $row } sur la table des actions.
refusal-no_die_there = Il n’y a pas de tel dé dans la colonne { $column }.
refusal-not_the_lowest = On ne prend que le dé le plus bas d’une colonne : dans la colonne { $column }, il est en rangée { $row }.
refusal-column_not_empty = Le dé exécutif de la colonne { $column } ne se prend que si la colonne est vide.
refusal-other_side_only = On ne transfère un dé que de l’autre côté de la table.
refusal-no_free_row = La colonne { $column } n’a plus de rangée libre.
refusal-highest_row_only = Dans la colonne { $column }, un dé transféré va en rangée { $row }, la plus haute qui soit libre.
refusal-company_cannot_pay = Votre compagnie devrait payer { $dollars } $ et elle a { $cash } $.
refusal-no_executive_die = Vous n’avez ni dé exécutif ni marché pour cela.

## Parts

refusal-own_company_only = Vous ne pouvez augmenter que le cours de votre propre compagnie.
refusal-no_such_company = Cette compagnie n’est pas dans la partie.
refusal-sold_out = Il n’y a plus de parts à acheter : { $company }.
refusal-too_dear = Une part ({ $company }) coûte { $dollars } $ de votre argent et vous avez { $cash } $.

## Contrats

refusal-no_contract_action = Vous n’avez pas d’action contrat maintenant.
refusal-contract_before_loads = On prend un contrat avant le premier chargement.
refusal-one_contract = Vous avez déjà pris votre contrat de cette action.
refusal-no_such_contract = Ce contrat n’existe pas.
refusal-contract_not_open = Ce contrat n’est pas exposé.
refusal-other_slot = Votre dé ne permet de prendre que le contrat de la colonne { $column }.
refusal-no_wide_choice = Le chargement entrant et la pioche demandent un passager sur la case « plus de choix ».
refusal-deck_empty = Il n’y a plus de contrats à piocher.
refusal-side_of_turned_card = Vous avez retourné { $contract } : choisissez une de ses faces.
refusal-not_enough_dice = Il vous faut { $needed } { $needed ->
    [one] dé
   *[other] dés
} dans l’entrepôt et la réserve, et vous en avez { $held }.
refusal-contract_not_held = { $contract } n’est pas sur votre écritoire.
refusal-discard_first = Vous pouvez garder { $limit } contrats incomplets : défaussez d’abord.
refusal-no_discard = On ne défausse des contrats qu’à la fin de son tour, pour en garder { $limit }.

## Chargement

refusal-no_load_left = Vous n’avez plus de chargement à faire.
refusal-no_such_container = Aucun de vos contrats n’a plus un tel conteneur.
refusal-must_go_by_train = Ce conteneur doit aller sur le train.
refusal-no_rail_icon = Seul un conteneur avec une icône rail va sur le train.
refusal-one_die_on_train = On ne met qu’un dé sur le train par action.
refusal-wagon_full = Le wagon contient { $most } dés et il est plein jusqu’à la manche suivante.
refusal-ships_only = Cette action gratuite ne charge que des navires.
refusal-stock_by_free_action = Les dés du stock ne se chargent que par une action gratuite ou un manutentionnaire.
refusal-skip_instead = Une action gratuite ne s’arrête pas : utilisez-la ou laissez-la.
refusal-no_such_ship = Il n’y a pas de tel navire ici.
refusal-warship_not_loaded = On ne charge pas les navires militaires.
refusal-ship_in_canal = Ce navire est dans le canal et ne peut pas y être chargé : { $ship }.
refusal-no_loading_zone = On ne charge un navire que dans une zone de chargement.
refusal-ship_stays_in_zone = Ce navire reste où il est : { $ship } ({ $zone }).
refusal-other_ocean = Ce navire est dans l’autre océan : { $ship }.
refusal-wrong_zone = Ce conteneur ne peut être chargé qu’ici : { $zone }.
refusal-one_die_per_ship = On ne met qu’un dé par action sur un navire, et c’est fait : { $ship }.
refusal-no_free_slot = Ce navire n’a plus de case libre : { $ship }.
refusal-above_most = Ce navire porterait { $total } et son maximum est { $most } : { $ship }.
refusal-below_least = Sa dernière case remplie, ce navire porterait { $total } et son minimum est { $least } : { $ship }.

## Déplacements

refusal-no_moves_now = Vous n’avez pas de déplacements maintenant.
refusal-must_move = Il vous reste { $count } { $count ->
    [one] déplacement
   *[other] déplacements
}, et un navire peut en profiter : continuez.
refusal-no_such_move_left = Il ne vous reste pas de tel déplacement : { $move }.
refusal-no_way_there = Aucune voie ne mène de là à là en un pas.
refusal-against_the_lane = Les voies sont à sens unique.
refusal-ship_waits = Un navire ne quitte sa zone d’attente que pour être chargé.
refusal-no_ships_named = Nommez les navires à déplacer, chacun une fois.
refusal-ship_elsewhere = Ce navire est ailleurs : { $ship }.
refusal-group_stays_together = Tous les navires d’un rectangle avancent ensemble.
refusal-group_too_large = Ces navires font ensemble une taille de { $size }, et un groupe fait { $most } au plus.
refusal-not_ready = Ce navire n’est pas prêt à partir, il lui faut une cargaison de { $least } : { $ship }.

## Actions gratuites et réponses

refusal-no_market = Vous n’avez pas de marché à différer.
refusal-deferred_once = Ce marché a déjà été différé : utilisez-le maintenant, sinon il est perdu.
refusal-nothing_to_skip = Vous n’avez pas d’action gratuite à laisser.
refusal-moves_begun = Vous avez commencé ces déplacements : faites-les tous, tant que c’est possible.
refusal-no_rail_action = Vous n’avez pas d’action gratuite pour le train.
refusal-no_such_train_die = Il n’y a pas de tel dé sur le train.
refusal-not_your_die = Vous ne pouvez augmenter que vos propres dés.
refusal-die_at_most = Un dé va jusqu’à { $most } et pas plus loin.
refusal-no_reward_due = Aucun de vos navires ne vient de sortir du canal.
refusal-not_that_card = Cette carte n’est pas proposée pour ce navire : { $ship }.
refusal-hand_full = Vous avez déjà une telle carte : prenez l’argent ({ $ship }).
refusal-no_passenger_due = Aucun passager ne vous attend.
refusal-space_taken = Vous y avez déjà un passager : { $space }.
refusal-no_flag_due = On ne vous propose pas de drapeau de la plateforme maintenant.
refusal-no_such_nation = Cette nation n’existe pas.
refusal-flag_not_there = Ce drapeau n’est pas sur la plateforme : { $nation }.
refusal-no_fees_due = On ne vous demande rien sur les frais maintenant.

## Cartes et navires à soi

refusal-no_captain = Vous n’avez pas de carte Capitaine.
refusal-no_stevedore = Vous n’avez pas de carte Manutentionnaire.
refusal-all_built = Tous vos navires sont construits.
refusal-card_not_held = Vous n’avez pas cette carte.
refusal-won_this_turn = Vous avez gagné cette carte pendant ce tour même : elle se joue plus tard ({ $card }).
refusal-not_your_ship = Ce n’est pas à vous de construire ce navire : { $ship }.
refusal-already_built = Ce navire n’est plus sur votre écritoire : { $ship }.
refusal-build_in_loading_zone = On ne construit un navire que dans une zone de chargement.
