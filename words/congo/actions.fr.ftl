# Ce que l’on peut faire : l’étiquette d’un bouton, 80 caractères au plus ; et ce qui est demandé.

question-first_player = Qui commence ?
question-choose_character = { $stop }, { $tile } : quel personnage misez-vous ?
question-special_card = { $stop }, { $tile } : jouez-vous une carte spéciale ?
question-boiler_discard = { $who } a endommagé la chaudière : quel personnage de votre main défaussez-vous ?
question-settler_swap = Échangez-vous votre personnage contre celui que vous avez pioché ?
question-okapi_choice = Votre explorateur chasse-t-il l’okapi pour 2 points, ou reste-t-il dans l’enchère ?
question-gorilla_attack = Quel personnage le gorille attaque-t-il ?
question-gorilla_self = Le gorille se retourne contre votre personnage : combattre ou fuir ?
question-warrior_attack = Quel personnage le guerrier combat-il ?
question-overboard_target = Qui perd un auxiliaire par-dessus bord ?
question-auxiliaries = { $stop } : ajoutez-vous des auxiliaires, ou passez-vous ?
question-hippo_commit = Égalité : quelles tuiles hippopotame misez-vous, en secret ?
question-hippo_add = Encore égalité : ajoutez-vous d’autres tuiles hippopotame, à la vue de tous ?

action-choose_first_player = { $player } commence
action-choose_character = Miser { $character }
action-play_special = { $stop ->
    [none] { $deck ->
        [none] Jouer « { $card } »
       *[other] Jouer « { $card } » : piocher parmi les { $deck }
    }
   *[other] Jouer « { $card } » : regarder { $stop }
}
action-decline_special = Ne pas jouer de carte spéciale
action-boiler_discard = Défausser { $character }
action-settler_swap = Miser plutôt { $character }
action-keep_bid = Garder votre personnage
action-hunt = Chasser l’okapi
action-stay = Rester dans l’enchère
action-gorilla_attack = Le gorille attaque { $player }
action-fight = Combattre le gorille
action-flee = Fuir le gorille
action-warrior_attack = Le guerrier combat { $player }
action-overboard_target = { $player } perd un auxiliaire
action-skip_overboard = Personne ne perd d’auxiliaire
action-add_auxiliaries = Ajout : { $cards }
action-pass = Passer
action-hippo_commit = Miser les tuiles : { $tiles }
action-hippo_add = { $tiles ->
    [none] N’ajouter aucune tuile
   *[other] Ajouter les tuiles : { $tiles }
}
