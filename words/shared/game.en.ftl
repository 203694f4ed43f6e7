# What games say alike: who begins, the end, and what is asked everywhere. A game that says one of these itself
# is heard instead.

event-starter_chosen = { $who } is drawn to go first.
event-game_won = { $count ->
    [one] { $who } wins the game!
   *[other] { $who } share the victory!
}
heading-game_won = { $count ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
heading-nobody_won = Nobody wins
event-nobody_won = Nobody wins.
event-tie_broken = Equal points: { $by }.
other-tie_broken = {""}

refusal-over = The game is over.
refusal-not_your_turn = It is not your turn.

ask-amounts = How many?
    .count = { $count } { $count ->
        [one] way
       *[other] ways
    }
ask-card = Which card?
    .count = { $count } { $count ->
        [one] card
       *[other] cards
    }

twin-over = The game is over.
twin-tie = Tie: { $by }.
twin-card = { $card }: { $text }
