# Les lignes du panneau qui ne sont qu’une partie d’un coup.

choice-die = Dé { $value }
choice-tent = Tente en rangée { $row }{ $any_row ->
    [yes] , { any_row }
   *[no] {""}
}{ $free_tent ->
    [yes] , { free_tent }
   *[no] {""}
}
choice-second_tent = Colonne { $column }, rangée { $row }, 2e tente
choice-sell = Vendre
choice-give = Donner
choice-row = Rangée { $row }
choice-cards = { $any_row ->
    [yes] { $free_tent ->
        [yes] { any_row } et { free_tent }
       *[no] avec « { any_row } »
    }
   *[no] { $free_tent ->
        [yes] avec « { free_tent } »
       *[no] sans carte
    }
}
choice-space = Colonne { $column }, rangée { $row }
