# The private panel on which moves are made, and what the commands of all games share.

panel-everything = What do you do?
panel-several = { $least ->
    [1] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
panel-exactly = Choose { $count }
panel-parts = { $first }, { $rest }
panel-colon = {": "}
panel-count = { $count } { $count ->
    [one] choice
   *[other] choices
}
panel-else = Something else
panel-else_named = { $lines }
panel-field = { $field }: { $value ->
    [yes] yes
    [no] no
    [none] –
   *[other] { $value }
}
panel-range = { $first } to { $last }
panel-value = { $value }
panel-copy = { $value } ({ $copy ->
    [2] 2nd
    [3] 3rd
   *[other] { $copy }th
})

panel-back = Back
panel-undo = Undo
panel-undo_all = Take it all back
panel-hand = My hand
panel-board = Board
panel-why = Why not?
panel-numbers = Type the amounts
panel-combine = Choose several at once

panel-shared = In any case
panel-final = This cannot be taken back.
panel-since = Since your last turn:
panel-begun = So far:
panel-note = Your note:
panel-tried = This turn: { $changes }

panel-waiting = Waiting for { $who }.
panel-turn_over = Your turn is over. Waiting for { $who }.
panel-over = The game is over.
panel-closed = You have opened a newer panel.
panel-open = Open my panel
panel-next = Next table

refusal-not_a_number = Please type whole numbers only.
refusal-unknown_player = Nobody else at this table is called that.
refusal-not_offered = { $offered ->
    [none] You cannot do that now.
   *[other] You cannot do that now. You can: { $offered }.
}
refusal-other_game = This table plays { $game }: please use the commands of that game.

## Options of commands

verb-what = what
    .hint = What exactly: choose from the list

## Why something is not offered

why-title = **Not offered now, and why**
why-kinds = **{ $kinds }:**
why-about = This question is about section
why-rule = Its rule
why-menu = What does the rule say?
why-nothing = Everything the game knows can be done now.
