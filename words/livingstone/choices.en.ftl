# Lines of the panel that are one part of a move.

choice-die = Die { $value }
choice-tent = Tent in row { $row }{ $any_row ->
    [yes] , { any_row }
   *[no] {""}
}{ $free_tent ->
    [yes] , { free_tent }
   *[no] {""}
}
choice-second_tent = { extra_tent }: column { $column }, row { $row }
choice-sell = Sell gems
choice-give = Give
choice-row = Row { $row }
choice-cards = { $any_row ->
    [yes] { $free_tent ->
        [yes] with { any_row } and { free_tent }
       *[no] with { any_row }
    }
   *[no] { $free_tent ->
        [yes] with { free_tent }
       *[no] without a card
    }
}
choice-space = Column { $column }, row { $row }
