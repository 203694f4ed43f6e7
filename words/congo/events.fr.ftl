# Ce qui s’est passé, une courte phrase chacun, dans l’ordre du jeu.

event-hands_dealt = Chacun reçoit { $characters } personnages, { $auxiliaries } auxiliaires, { $specials } cartes spéciales et { $hippos } { $hippos ->
    [one] tuile
   *[other] tuiles
} hippopotame.
event-hand_received = Vos personnages : { $characters }. Auxiliaires : { $auxiliaries }. Cartes spéciales : { $specials } ; tuiles hippopotame, par valeur : { $hippos }.
event-first_player_drawn = Le sort désigne { $who } pour commencer.
event-first_player_named = { $by } désigne { $who } pour commencer.

## L’escale

event-turn_began = Escale { $number } sur { $turns } : le bateau est à { $stop }. Premier joueur : { $who }.
event-tile_revealed = La tuile est révélée à { $stop } : { $tile }. Le port vaut { $points } points.
event-flag_removed = Le drapeau est retiré ({ $flag }) : ni nationalité ni langue ne comptent ici.
event-cards_drawn = Chacun pioche un personnage et un auxiliaire.
event-cards_received = Vous avez pioché : { $cards }.
event-deck_reshuffled = Pioche vide ({ $deck }) : { $count ->
    [one] la seule carte de la défausse forme la nouvelle pioche.
   *[other] on mélange les { $count } cartes de la défausse.
}
event-draw_skipped = Il n’y a plus de { $deck } à piocher pour { $who }.
event-special_gained = { $who } a le moins de points et pioche une carte spéciale.
event-special_received = Vous avez pioché « { $card } ».
event-special_not_gained = Égalité à la dernière place : personne ne pioche de carte spéciale.
event-port_language_rolled = Le dé donne { $face } : on parle { $language } dans ce port.

## Le choix et la carte spéciale

event-character_chosen = { $who } a choisi.
event-character_sealed = Vous misez { $character }.
event-special_declined = { $who } ne joue pas de carte spéciale.
event-special_played = { $who } joue « { $card } ».
event-special_without_effect = « { $card } » n’a pas d’effet ici.
event-bids_returned = Tous reprennent leur personnage, sans le montrer.
event-bid_turned_up = { $who } retourne { $character }.
event-boiler_picked = { $who } a choisi sa défausse.
event-boiler_sealed = Vous défausserez { $character }.
event-boiler_discarded = { $who } défausse { $character }.
event-tile_explored = { $who } regarde la tuile à { $stop }.
event-tile_seen = Ce que vous avez vu à { $stop } : { $tile }.
event-settler_drew = { $who } pioche une carte parmi les { $deck }.
event-settler_received = Vous avez pioché : { $card }.
event-bid_revealed = { $who } mise { $character }.
event-bid_swapped = { $who } reprend { $returned } et mise plutôt { $character }.
event-bid_kept = { $who } garde le même personnage.

## Dangers

event-okapi_hunted = { $character } chasse l’okapi : { $who } marque { $points } { $points ->
    [one] point
   *[other] points
} et quitte l’enchère.
event-okapi_spared = { $who } laisse partir l’okapi et reste.
event-gorilla_killed = Le gorille attaque { $who } : { $character } est perdu sans combat.
event-gorilla_won = Le gorille attaque { $who }. Le dé donne { $face } : { $character } est perdu.
event-gorilla_died = Le gorille attaque { $who }. Le dé donne { $face } : { $character } le bat.
event-gorilla_turned = Le gorille se retourne contre son propriétaire, { $who }.
event-gorilla_fled = { $who } fuit le gorille et reprend { $character }.
event-warrior_won = Le guerrier combat { $who }. Le dé donne { $face } : { $character } est perdu.
event-warrior_died = Le guerrier combat { $who }. Le dé donne { $face } : { $character } le bat.
event-warrior_turned = Le guerrier se retourne contre son propriétaire, { $who }.
event-malaria_rolled = { $who } obtient { $face }.
event-malaria_tied = { $who } ont le plus petit résultat et relancent le dé.
event-malaria_bit = { $who } a le plus petit résultat : le moustique pique { $character }.
event-malaria_cured = { $who } obtient { $face } : { $character } guérit et reste.
event-malaria_not_cured = { $who } obtient { $face } : pas de guérison.
event-malaria_took = { $who } doit défausser { $character }.
event-auxiliary_lost = { $by } fait passer par-dessus bord un auxiliaire de { $who } : { $card }.
event-overboard_skipped = { $who } épargne tout le monde : personne ne perd d’auxiliaire.
event-bid_sent_back = { $who } reprend { $character }, qui n’est pas de la nation du port.

## L’enchère

event-preference_rolled = { $who } obtient { $face } pour { $character }. Nation qui compte : { $nation }.
event-language_rolled = { $who } obtient { $face } : { $character } parle { $language }.
event-value_set = { $who } part avec { $value }.
event-labour_was_short = Personne ne peut ajouter d’auxiliaires à cette escale.
event-auxiliaries_added = { $who } ajoute : { $cards }. Total : { $total }.
event-passed_for_now = { $who } passe pour l’instant, avec { $total }.
event-passed_for_good = { $who } passe avec { $total }.
event-passed_without_cards = { $who } n’a pas d’auxiliaire et passe avec { $total }.
event-tie_began = { $who } sont à égalité avec { $total }.
event-hippos_committed = { $who } a choisi ses tuiles hippopotame.
event-hippos_sealed = Vous misez des tuiles hippopotame : { $tiles }.
event-hippos_revealed = { $tiles ->
    [none] { $who } n’a pas de tuile hippopotame à montrer.
   *[other] { $who } montre ses tuiles hippopotame : { $tiles }. Somme : { $sum }.
}
event-tie_went_on = { $who } sont encore à égalité, avec { $sum } chacun.
event-hippos_added = { $who } ajoute des tuiles hippopotame : { $tiles }. Somme : { $sum }.
event-hippos_declined = { $who } n’ajoute pas de tuile hippopotame.

## Le port

event-port_taken = { $who } prend { $stop } et marque { $points } points.
event-trader_paid = Le Négociant rapporte { $points } { $points ->
    [one] point
   *[other] points
} de plus à { $who }.
event-port_shared = Personne ne prend { $stop } : { $who } restent à égalité et marquent { $points } { $points ->
    [one] point
   *[other] points
} chacun.
event-port_untaken = Personne ne prend { $stop }.
event-hippos_drawn = { $who } pioche { $count } { $count ->
    [one] tuile
   *[other] tuiles
} hippopotame.
event-hippos_received = Tuiles hippopotame que vous avez piochées, par valeur : { $tiles }.
event-bid_taken_back = Rencontre amicale : { $who } reprend { $character }.
event-neutrals_left = { $count ->
    [one] { $characters } est retiré du jeu.
   *[other] { $characters } sont retirés du jeu.
}

## La fin

event-boat_left = Le bateau quitte { $stop } : le voyage est terminé.
event-specials_counted = { $count ->
    [one] { $who } a encore 1 carte spéciale, qui vaut { $points }.
   *[other] { $who } a encore { $count } cartes spéciales, qui valent { $points }.
}
event-boxed_tiles_shown = Tuiles qui n’ont jamais été sur le plateau : { $tiles }.
event-boxed_neutrals_shown = Personnages qui n’ont jamais été dans le jeu : { $characters }.
event-points_counted = { $total ->
    [0] { $who } n’a aucun point.
   *[other] { $who } a { $total } points : { LIST(counted-ports, counted-ties, counted-okapi, counted-trader, counted-specials) }.
}
counted-ports = { $ports ->
    [0] {""}
   *[other] ports { $ports }
}
counted-ties = { $ties ->
    [0] {""}
   *[other] égalités { $ties }
}
counted-okapi = { $okapi ->
    [0] {""}
   *[other] Okapi { $okapi }
}
counted-trader = { $trader ->
    [0] {""}
   *[other] Négociant { $trader }
}
counted-specials = { $specials ->
    [0] {""}
   *[other] cartes spéciales { $specials }
}
