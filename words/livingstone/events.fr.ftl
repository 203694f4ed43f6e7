# Ce qui s’est passé, une courte phrase chacun, dans l’ordre du jeu.

event-round_began = Manche { $round } : le bateau à vapeur est dans la colonne { $column }, où une tente coûte { $cost } { $cost ->
    [one] livre
   *[other] livres
}. { $who } lance les dés : { $dice }.
event-last_column_reached = Les Chutes Victoria ! La partie se termine après cette manche, sauf si le bateau à vapeur recule.
event-player_skipped = { $who } ne peut pas prendre de dé : au suivant.
event-turn_ended = { $who } termine son tour.
event-round_passed = { $who } passe pour le reste de la manche.

## Un tour

event-die_taken = { $who } prend le { $die }.
event-coins_taken = { $who } reçoit { pounds }.
event-card_drawn = { $who } pioche une carte d’action.
event-card_received = Vous avez pioché « { $card } ».
event-card_played = { $who } joue « { $card } ».
event-stones_dug = { $who } creuse et trouve { $stones }.
event-white_stone_drawn = La pierre blanche ! { $who } ne garde rien : tout ce qui vient d’être sorti retourne dans le sac{ $aside ->
    [0] .
    [1] , avec la pierre mise à part.
   *[other] , avec les { $aside } pierres mises à part.
}
event-tent_placed = { $who } plante une tente en colonne { $column }, rangée { $row }, { for-pounds }.
event-tent_moved = { $who } déplace une tente de la colonne { $from_column }, rangée { $from_row } à la colonne { $column }, rangée { $row }, { for-pounds }.
event-neighbour_paid = { $who } donne 1 livre à { $to }, qui a déjà une tente sur cette case.
event-gems_sold = { $who } vend { $gems } pour { pounds }.
event-gift_given = { $who } fait un don à la reine.
event-gift_counted = Votre don : { pounds }. Votre coffre à trésor en contient maintenant { $chest }.
event-points_scored = { $who } marque { points }.
event-boat_moved_back = Le bateau à vapeur recule jusqu’à la colonne { $column }.
event-mine_collapsed = { $who } révèle « { mine_collapse } » : toutes les pierres précieuses retournent dans le sac et les cartes jouées dans la pioche.
event-gems_lost = { $who } perd { $gems }.
event-replacement_drawn = { $who } pioche une carte de remplacement.

for-pounds = { $pounds ->
    [0] gratuitement
   *[other] pour { pounds }
}

## Les évaluations et la fin

event-column_scored = Fin de la manche { $round } : évaluation de la colonne { $column }.
event-majority_scored = Rangée { $row } : { $count ->
    [one] { $who } a le plus de tentes ({ $tents }) et marque { points }.
   *[other] { $who } se partagent la majorité ({ $tents } { $tents ->
        [one] tente
       *[other] tentes
    } par personne) et marquent { points } par personne.
}
event-hand_shown = { $who } a encore en main : { $cards }.
event-end_points_scored = { $source } : { $who } marque { points }.
event-chest_opened = { $pounds ->
    [0] { $who } n’a rien donné à la reine.
   *[other] { $who } a donné { pounds } à la reine.
}
event-queen_rolled = Les dés de la reine : { $dice }. Il fallait donner au moins { $sum } livres.
event-player_out = { $who } n’a pas assez donné à la reine et ne peut plus gagner.
event-nobody_won = Personne ne gagne : aucun don à la reine n’a suffi.
