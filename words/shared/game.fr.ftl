# Ce que les jeux disent de même : qui commence, la fin, et ce qui se demande partout. Un jeu qui le dit
# lui-même est entendu à la place.

event-starter_chosen = Le sort désigne { $who } pour commencer.
event-game_won = { $count ->
    [one] { $who } gagne la partie !
   *[other] { $who } se partagent la victoire !
}
heading-game_won = { $count ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
heading-nobody_won = Personne ne gagne
event-nobody_won = Personne ne gagne.
event-tie_broken = Égalité de points : { $by }.
other-tie_broken = {""}

refusal-over = La partie est terminée.
refusal-not_your_turn = Ce n’est pas votre tour.

ask-amounts = Combien ?
    .count = { $count } { $count ->
        [one] façon
       *[other] façons
    }
ask-card = Quelle carte ?
    .count = { $count } { $count ->
        [one] carte
       *[other] cartes
    }

twin-over = La partie est terminée.
twin-tie = Égalité : { $by }.
twin-card = { $card } : { $text }
