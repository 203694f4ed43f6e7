# Ce que l’on peut faire : l’étiquette d’un bouton, 80 caractères au plus ; et ce qui est demandé.

question-pick = Quel dé prenez-vous ?
question-act = Que faites-vous de votre { $die } ?
question-done = Autre chose avant de terminer votre tour ?

action-take_die = Prendre le { $value }
action-take_coins = Prendre de l’argent
action-draw_card = Piocher une carte d’action
action-dig = Creuser dans la mine
action-place_tent = { $move_from ->
    [none] Planter une tente en rangée { $row }{ with-cards }
   *[other] { by-cards } de { $move_from } en rangée { $row }
}
action-sell_gems = Vendre des pierres : { gems-by-colour }
action-donate = Donner { $amount } { $amount ->
    [one] livre
   *[other] livres
} à la reine
action-play_card = Jouer « { $card } »
action-play_double_dice = Jouer « { double_dice } » et prendre le { $value }
action-play_market = Jouer « { market } » : vendre { gems-by-colour }
action-play_extra_tent = { $move_from ->
    [none] Jouer « { extra_tent } » en { $space }
   *[other] « { extra_tent } » : de { $move_from } en { $space }
}
action-pass_round = Passer pour le reste de la manche
action-end_turn = Terminer le tour

## Morceaux d’étiquettes

with-cards = { $use_any_row ->
    [yes] { $use_free_tent ->
        [yes] {" "}avec « { any_row } » et « { free_tent } »
       *[no] {" "}avec « { any_row } »
    }
   *[no] { $use_free_tent ->
        [yes] {" "}avec « { free_tent } »
       *[no] {""}
    }
}
by-cards = { $use_any_row ->
    [yes] { $use_free_tent ->
        [yes] « { any_row } » et « { free_tent } » :
       *[no] « { any_row } » :
    }
   *[no] { $use_free_tent ->
        [yes] « { free_tent } » :
       *[no] Déplacer une tente
    }
}
gems-by-colour = { LIST(gems-clear, gems-blue, gems-red) }
gems-clear = { $clear ->
    [0] {""}
    [one] { $clear } transparente
   *[other] { $clear } transparentes
}
gems-blue = { $blue ->
    [0] {""}
    [one] { $blue } bleue
   *[other] { $blue } bleues
}
gems-red = { $red ->
    [0] {""}
    [one] { $red } rouge
   *[other] { $red } rouges
}
