# What a player may do: a button’s label, at most 80 characters; and what a player is asked.

question-pick = Which die do you take?
question-act = What do you do with your { $die }?
question-done = Anything else before you end your turn?

action-take_die = Take the { $value }
action-take_coins = Take coins
action-draw_card = Draw an action card
action-dig = Dig in the mine
action-place_tent = { $move_from ->
    [none] Place a tent in row { $row }{ with-cards }
   *[other] Move a tent from { $move_from } to row { $row }{ with-cards }
}
action-sell_gems = Sell gems: { gems-by-colour }
action-donate = Give { $amount } { $amount ->
    [one] pound
   *[other] pounds
} to the Queen
action-play_card = Play { $card }
action-play_double_dice = Play { double_dice } and take the { $value }
action-play_market = Play { market }: sell { gems-by-colour }
action-play_extra_tent = { $move_from ->
    [none] Play { extra_tent } in { $space }
   *[other] Play { extra_tent }: move from { $move_from } to { $space }
}
action-pass_round = Pass for the rest of the round
action-end_turn = End the turn

## Parts of labels

with-cards = { $use_any_row ->
    [yes] { $use_free_tent ->
        [yes] {" "}with { any_row } and { free_tent }
       *[no] {" "}with { any_row }
    }
   *[no] { $use_free_tent ->
        [yes] {" "}with { free_tent }
       *[no] {""}
    }
}
gems-by-colour = { LIST(gems-clear, gems-blue, gems-red) }
gems-clear = { $clear ->
    [0] {""}
   *[other] { $clear } clear
}
gems-blue = { $blue ->
    [0] {""}
   *[other] { $blue } blue
}
gems-red = { $red ->
    [0] {""}
   *[other] { $red } red
}
