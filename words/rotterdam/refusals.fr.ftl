# Pourquoi une chose n’est pas permise ; la section de la règle est ajoutée après la phrase.

refusal-not_your_turn = C’est à { $who } de jouer.
refusal-wrong_phase = Cela se fait dans une autre phase, « { $wanted } » ; la phase en cours est « { $phase } ».

## Le premier Capitaine

refusal-captain_known = Le Capitaine du port est déjà connu.
refusal-first_player_names_captain = C’est à { $who } de désigner le premier Capitaine du port.
refusal-name_captain_first = Désignez d’abord le premier Capitaine du port.

## Placer des navires

refusal-one_placement = Vous avez déjà placé votre navire de cette manche.
refusal-no_ship_left = Vous n’avez plus de navire à placer.
refusal-not_a_start = On ne place un navire que sur une position de départ : S1, S2, S3 ou S4.
refusal-no_free_start = Aucune position de départ n’est libre.
refusal-position_occupied = Il y a déjà un navire en { $position }.
refusal-no_such_material = Cette matière première n’existe pas.
refusal-out_of_stock = Cette matière première n’est plus en stock : { $cargo }.

## Naviguer

refusal-colour_is_due = Vous devez choisir une couleur avant de terminer votre tour.
refusal-one_colour = Vous avez déjà choisi votre couleur de cette manche.
refusal-no_such_colour = Les chenaux sont rouges, jaunes, verts, bleus ou violets : choisissez une de ces couleurs.
refusal-no_moves_to_choose = Aucun de vos navires n’attend votre choix.
refusal-choose_moves_first = Choisissez d’abord comment vos navires avancent sur le { $colour }.
refusal-call_not_finished = C’est d’abord à { $who } de choisir comment avancer sur le { $colour }.
refusal-only_owner_chooses = Seul le propriétaire choisit où vont ces navires : { $who }.
refusal-must_sail = Le navire en { $position } peut avancer : il le doit.
refusal-no_such_plan = Vos navires ne peuvent pas avancer ainsi : choisissez parmi les trajets proposés.

## Cartes Navigation

refusal-no_such_card = Cette carte Navigation n’existe pas.
refusal-card_not_in_hand = Vous n’avez pas « { $card } » en main.
refusal-no_points_to_lay = Vous n’avez ni « { advantage } » ni « { extra_advantage } » : seules ces cartes se posent.
refusal-only_points_are_laid = Seules « { advantage } » et « { extra_advantage } » se posent face visible, pas « { $card } ».
refusal-no_such_ship = Ce navire n’est pas sur le plateau ; il a peut-être avancé.
refusal-safe_haven = Le navire en { $position } est au port : aucune carte ne se joue sur lui ni sur sa cargaison.
refusal-ship_is_empty = Le navire en { $position } est vide.
refusal-two_different_ships = « { luck_turns } » demande deux navires différents.
refusal-nothing_behind_start = Aucun chenal ne mène à { $position } : un navire ne peut pas en reculer.
refusal-only_one_step_behind = En { $position }, un navire ne peut pas reculer de deux chenaux.
refusal-no_channel_from_there = Aucun chenal ne mène de là à { $position }.
refusal-own_ship_on_board = Vous avez un navire sur l’eau : la cargaison doit aller sur un de vos navires.
refusal-receiver_not_yours = Le navire en { $position } n’est pas à vous : il ne peut pas recevoir la cargaison.
refusal-receiver_is_victim = La cargaison est déjà en { $position } : choisissez un autre de vos navires.

## Transfert et traitement

refusal-already_unloaded = Vos navires sont déjà déchargés.
refusal-nothing_to_unload = Vous n’avez pas de navire au port.

## Échanges

refusal-no_trading_now = Les échanges viennent après le déchargement, en phase 5 ; la phase en cours est « { $phase } ».
refusal-no_turns_in_trading = Il n’y a pas de tours dans cette phase : finissez plutôt les échanges.
refusal-finished_trading = Vous avez fini vos échanges : reprenez-les d’abord.
refusal-already_finished = Vous avez déjà fini vos échanges.
refusal-not_finished = Vous n’avez pas fini vos échanges.
refusal-no_such_opponent = Choisissez un autre joueur, ou tous.
refusal-both_sides_give = Chacun doit donner au moins une carte Produit.
refusal-products_only = On n’échange et on ne montre que des cartes Produit.
refusal-sides_are_equal = Les deux côtés sont pareils : rien ne changerait.
refusal-more_than_exist = Il n’existe que { $copies } cartes de ce produit : { $product }.
refusal-products_not_in_hand = Vous n’en avez pas assez : { $product } (en main : { $held }).
refusal-promised_elsewhere = Vous l’avez promis dans une autre offre : { $product } (encore disponible : { $free }).
refusal-offer_limit = Vous avez fait { $limit } offres dans cette phase ; cette table n’en permet pas plus.
refusal-no_offer_to_answer = Personne n’a fait d’offre à laquelle vous pourriez répondre.
refusal-no_offer_of_yours = Aucune de vos offres n’est en cours.
refusal-no_products = Vous n’avez pas de carte Produit disponible.
refusal-offer_not_open = Il n’y a pas d’offre { $offer } en cours.
refusal-offer_not_yours = Seul l’auteur de cette offre peut la retirer : { $who }.
refusal-own_offer = Cette offre est la vôtre : vous pouvez seulement la retirer.
refusal-offer_not_for_you = Cette offre n’est pas pour vous.
refusal-offer_is_for_all = Cette offre est pour tous : laissez-la, personne n’a besoin de la refuser.
refusal-nothing_to_show = Choisissez au moins une carte Produit à montrer.

## Missions

refusal-one_mission = Vous avez déjà rempli votre mission de cette manche.
refusal-no_such_mission = Cette mission n’existe pas.
refusal-mission_not_in_hand = Vous n’avez pas cette mission en main : { $mission }.
refusal-joker_not_on_mission = « { joker } » remplace des produits de la mission, chacun une fois : { $mission }.
refusal-not_enough_jokers = Vous n’avez pas assez de Jokers : il en faut { $needed } et vous en avez { $held }.
refusal-product_missing = Ce produit vous manque : { $product }.
