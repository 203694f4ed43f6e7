# What Livingstone's pictures and text twins say: keys begin with board- or twin-; and the names of the pictures.

picture-map = Carte et joueurs
picture-mine = Mine et cartes

board-title = Livingstone
board-pick = { $who } prend un dé
board-act = { $who } utilise un dé
board-done = { $who } peut finir son tour
board-out = Don trop faible pour la reine
board-bag = Dans le sac
board-aside = Mises à part
board-deck = Pioche
board-discard = Jouées
board-no-cards = Aucune carte en main

board-mark-crown = points par tente dans cette rangée
board-mark-majority = points de majorité, à la fin
board-mark-cost = prix d’une tente dans cette colonne
board-mark-points = points
board-mark-tents = tentes restantes
board-mark-gem = pierres ; le nombre est leur prix
board-mark-hand = cartes en main
board-mark-gifts = dons à la reine

twin-round = Livingstone, manche { $round }. Le bateau à vapeur est en colonne { $column }, où une tente coûte { $cost }. Premier joueur : { $starter }.
twin-pick = { $who } doit prendre un dé.
twin-act = { $who } doit utiliser : { $dice }.
twin-done = { $who } peut finir son tour.
twin-pool = { $dice ->
    [none] Il ne reste aucun dé à prendre.
   *[other] Dés à prendre : { $dice }.
}
twin-scores = Points : { $scores }.
twin-score = { $who } { $points }
twin-player = { $who } : { $points }{ $sources ->
    [none] .
   *[other] { " " }({ $sources }).
} { $tents ->
    [0] Aucune tente
    [one] { $tents } tente
   *[other] { $tents } tentes
} en réserve, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $gifts ->
    [0] aucun don
    [one] { $gifts } don
   *[other] { $gifts } dons
} à la reine.
twin-gems = { $stones ->
    [none] { $who } n’a pas de pierres précieuses.
   *[other] { $who } a { $stones }.
}
twin-own-gems = { $stones ->
    [none] Vous n’avez pas de pierres précieuses.
   *[other] Vous avez { $stones }.
}
twin-taken = { $dice ->
    [none] { $who } n’a pris aucun dé à cette manche.
   *[other] { $who } a pris { $dice } à cette manche.
}
twin-can = { $who } peut encore prendre un dé.
twin-cannot = { $who } ne peut plus prendre de dé.
twin-passed = { $who } a passé.
twin-columns = Coût d’une tente, à partir de la colonne 1 : { $costs }.
twin-row = Rangée { $row } : { $points } par tente quand sa colonne est évaluée, { $majority } pour la majorité. { $who ->
    [none] Aucune tente.
   *[other] Le plus de tentes : { $who }, { $tents }{ $count ->
        [one] {""}
       *[other] { " " }par personne
    }.
}
twin-space = Colonne { $column }, rangée { $row } : { $camps }.
twin-camp = { $who } { $tents }{ $unscored ->
    [0] {""}
    [one] { " " }({ $unscored } pas encore évaluée)
   *[other] { " " }({ $unscored } pas encore évaluées)
}
twin-no-tents = Il n’y a aucune tente sur le plateau.
twin-bag = Dans le sac : { $stones }.
twin-aside = { $stones ->
    [none] Aucune pierre n’est mise à part.
   *[other] Mises à part : { $stones }.
}
twin-deck = Cartes dans la pioche : { $count }.
twin-discard = { $cards ->
    [none] Aucune carte n’a été jouée.
   *[other] Cartes jouées : { $cards }.
}
twin-cards = { $card }{ $count ->
    [one] {""}
   *[other] { " " }({ $count })
}
twin-held = Cartes restées à { $who } : { $cards }.
twin-line = { $points } pts · { $tents } { $tents ->
    [one] tente
   *[other] tentes
}
twin-queen-dice = Les dés de la reine : { $dice }, en tout { $sum }.
twin-standing = { $rank }. { $who } : { $points } ({ $sources }). Don à la reine : { $gift }{ $out ->
    [yes] , trop peu
   *[no] {""}
}. { $cards ->
    [none] Aucune carte en main.
   *[other] Cartes en main : { $cards }.
}
twin-purse = Vous avez { $purse } dans votre bourse et avez donné { $chest } à la reine.
twin-gems-for = Vendue, une pierre transparente rapporte { $clear }, une bleue { $blue }, une rouge { $red } ; gardée, 1 point à la fin.
twin-hand = { $cards ->
    [none] Vous n’avez aucune carte en main.
   *[other] Vos cartes : { $cards }.
}
