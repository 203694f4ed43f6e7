# Un conseil : ce que pourrait jouer quelqu’un qui est seul contre des ordinateurs, et ce qu’ont donné les essais.

panel-hint = Un conseil
hint-title = **Quelques pistes**, { $tries } essais chacune
hint-how = Essais { $until } ; gains comparés à la moyenne.
hint-one = **Un seul coup a du sens ici.**
hint-move = { $gain }{ $told ->
    [none] .
   *[other] . { $told }.
}
hint-button = { $number }. { $move }
hint-told = { $what } dans { $times } essais sur { $tries }
hint-points = environ { hint-sign }{ $whole },{ $tenth } { $whole ->
    [one] point
   *[other] points
}
hint-dollars = environ { hint-sign }{ $whole },{ $tenth } $
hint-level = ni mieux, ni moins bien
hint-sign = { $minus ->
    [yes] –
   *[no] +
}
hint-failed = Pas de conseil pour l’instant. Réessayez dans un moment.
telling-won = Vous gagnez

refusal-hint_alone = Les conseils sont pour les tables où tous les autres sont des ordinateurs.
