# Pourquoi une chose n’est pas permise ; la section de la règle est ajoutée après la phrase.

## Qui commence

refusal-name_first_player = Il faut d’abord dire qui commence.
refusal-first_player_known = On sait déjà qui commence.
refusal-host_names_first_player = C’est à { $who } de dire qui commence.

## Le choix

refusal-choosing_is_over = Tous ont choisi : on ne peut plus changer.
refusal-already_sealed = C’est déjà ce que vous avez choisi.
refusal-no_such_character = Ce personnage n’existe pas.
refusal-character_not_in_hand = Vous n’avez pas { $character } en main.

## Cartes spéciales

refusal-one_special = Une carte spéciale a déjà été jouée à cette escale : il n’y en a qu’une pour toute la table.
refusal-no_time_for_specials = Une carte spéciale ne se joue qu’entre le choix et la révélation, quand on vous le demande.
refusal-special_out_of_order = On demande d’abord une carte spéciale à { $who }.
refusal-no_such_card = Cette carte spéciale n’existe pas.
refusal-special_not_in_hand = Vous n’avez pas « { $card } » en main.
refusal-wrong_tile = « { $card } » ne se joue pas ici ({ $tile }), mais seulement sur ces tuiles : { $tiles }.
refusal-too_early = « { $card } » ne se joue pas avant { $stop }.
refusal-not_at_stop = « { $card } » ne se joue pas à { $stop }.
refusal-names_no_stop = « { $card } » ne demande pas d’escale.
refusal-stop_missing = Dites quelle escale vous voulez regarder.
refusal-no_such_stop = Cette escale n’existe pas.
refusal-no_tile_face_down = Il n’y a pas de tuile face cachée à { $stop }.
refusal-names_no_deck = « { $card } » ne demande pas de pioche.
refusal-deck_missing = Dites si vous piochez parmi les personnages ou parmi les auxiliaires.
refusal-no_such_deck = Avec le Colon, on pioche seulement parmi les personnages ou les auxiliaires.

## Réponses aux cartes spéciales

refusal-nobody_asked_that = Cela ne se demande qu’après la carte spéciale correspondante.
refusal-not_asked = C’est à { $who } d’en décider.
refusal-boiler_costs_you_nothing = La chaudière endommagée ne vous coûte rien.
refusal-boiler_takes_no_bid = Vous avez déjà misé ce personnage : choisissez-en un de votre main.
refusal-boiler_takes_characters = Défaussez un personnage, pas un auxiliaire.
refusal-only_drawn_card = Vous ne pouvez miser que le personnage pioché avec le Colon.
refusal-no_bid_to_attack = Choisissez un adversaire qui a un personnage dans l’enchère, pas { $who }.
refusal-opponent_overboard = Choisissez un adversaire, pas vous-même.
refusal-nobody_overboard = { $who } n’a pas d’auxiliaire en main.

## L’enchère

refusal-no_auction_now = On ajoute des auxiliaires ou on passe pendant l’enchère, une fois les personnages révélés.
refusal-labour_shortage = Pénurie de main d’œuvre : personne n’ajoute d’auxiliaires à cette escale.
refusal-no_bid = Vous n’avez plus de personnage dans l’enchère.
refusal-passed_already = Vous avez déjà passé à cette escale.
refusal-not_your_turn_to_add = C’est à { $who } d’ajouter ou de passer.
refusal-add_or_pass = Ajoutez au moins un auxiliaire, ou passez.
refusal-no_such_auxiliary = Cet auxiliaire n’existe pas.
refusal-auxiliary_not_in_hand = Vous n’avez pas autant de cartes de cette sorte en main : { $card }.
refusal-icon_does_not_match = Cet auxiliaire ({ $card }) ne va pas avec { $character }.
refusal-one_servant = On n’ajoute qu’un serviteur par escale, tous joueurs confondus.
refusal-no_language_here = Il n’y a pas de drapeau ici : personne n’a besoin d’interprète.
refusal-speaks_the_language = { $character } parle { $language } et n’a pas besoin d’interprète ici.
refusal-one_interpreter = Un personnage n’a droit qu’à un interprète.

## Égalités

refusal-no_tie_to_seal = On ne mise des tuiles hippopotame qu’en cas d’égalité.
refusal-no_tie_to_raise = On n’ajoute des tuiles hippopotame à découvert que si l’égalité continue.
refusal-not_in_tie = Vous n’êtes pas à égalité ici.
refusal-commit_at_least_one = Misez au moins une tuile hippopotame.
refusal-no_such_hippo = Cette tuile hippopotame n’existe pas.
refusal-hippo_not_held = Vous n’avez pas autant de tuiles hippopotame de cette valeur : { $tile }.
refusal-hippos_once = Vous avez déjà eu votre occasion d’ajouter des tuiles hippopotame.
refusal-not_your_turn_to_raise = C’est à { $who } d’ajouter des tuiles hippopotame.
