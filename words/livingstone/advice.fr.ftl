# Ce qu’un joueur ne devrait pas oublier : une ligne du panneau, deux fois 42 caractères au plus.

advice-queen-dice = À la reine : { $given }. Quatre dés décident : 1 chance sur 2 avec { $even }, 90 % avec { $safe }.
advice-queen-dice-last = Dernière manche ! Donné : { $given }, bourse : { $purse }. Avec { $even }, 1 chance sur 2 ; avec { $safe }, 90 %.
advice-queen-nothing = La reine n’a rien reçu de vous. Qui donne le moins est éliminé, même en tête.
advice-queen-least = À la reine : { $given }, et les autres donnent. Qui donne le moins est éliminé.
advice-queen-least-last = Dernière manche ! Donné : { $given }, bourse : { $purse }. Qui a donné le moins est éliminé.
advice-poor = Une tente coûte { $cost }, vous avez { $purse } : ce dé pourrait rapporter des livres.
advice-first-die = Commencez par un petit dé : le suivant, dans la manche, devra être plus élevé.
advice-first-act = Une tente en rangée { $die } marque { $die } en fin de manche ; l’argent paie d’autres tentes.

## Où l’on en est

score-gift = { $pounds } à la reine
score-gifts = { $count ->
    [0] aucun don à la reine
    [one] 1 don à la reine
   *[other] { $count } dons à la reine
}
