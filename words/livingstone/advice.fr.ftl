# Ce qu’un joueur ne devrait pas oublier : une ligne du panneau, 84 caractères au plus.

advice-queen-dice = La reine : { $given } donnés. Quatre dés décident : { $even }, une chance sur deux ; { $safe }, 90 %.
advice-queen-dice-last = Dernière manche ! Reine : { $given } donnés, bourse { $purse } ; { $even } : 1 chance sur 2, { $safe } : 90 %.
advice-queen-nothing = La reine : rien donné. Qui donne le moins est éliminé, quels que soient ses points.
advice-queen-least = La reine : { $given } donnés, les autres donnent aussi. Qui donne le moins est éliminé.
advice-queen-least-last = Dernière manche ! Reine : { $given } donnés, bourse { $purse }. Le moins généreux est éliminé.
advice-poor = Ici, une tente coûte { $cost } et vous avez { $purse } : ce dé devra peut-être rapporter des livres.
advice-first-die = Commencez par un petit dé : le suivant, dans la manche, devra être plus élevé.
advice-first-act = Une tente en rangée { $die } marque { $die } en fin de manche ; { $die } livres paient la suite.

## Où l’on en est

score-gift = { $pounds } donnés à la reine
score-gifts = { $count ->
    [0] aucun don à la reine
    [one] 1 don à la reine
   *[other] { $count } dons à la reine
}
