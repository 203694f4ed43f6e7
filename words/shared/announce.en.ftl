# What the bot tells a whole table, and a player in private, of its own accord.

event-cancel_agreed = { $who } agrees to end the game early.
event-table_cancelled = All agree to end the game.

## What a turn says

turn-line = { $who }:
lead-seat_resigned = {""}
other-seat_resigned = { $who } resigns; from now on a computer plays this seat

## The board

thread = #{ NUMBER($table, useGrouping: 0) } { $game }
announce-title = { $game }, table { NUMBER($table, useGrouping: 0) }
announce-colon = :
announce-seed = Fingerprint (/table fair):
announce-more = *(and { $count } more)*
announce-move = Move
announce-hand = My hand
announce-look = Board
announce-further = More
announce-log = Log
announce-undo = Undo
announce-rules = Rules
announce-pictures = Other pictures
announce-text = Text
announce-undo-back = Undo takes back: { $action }.

## Private messages

announce-board = The board:
announce-closed = Private messages do not reach { $who }: the button My hand shows what is hidden from the others.

## When time passes

reminder = { $game } (table { NUMBER($table, useGrouping: 0) }) waits for you. { $question }
reminder-since = Since { $since }.
reminder-mute = Not again this turn
reminder-muted = { $count ->
    [one] All right: no more reminders this turn.
   *[other] All right: no more reminders for these turns.
}
reminder-several = { $count } games wait for you:
reminder-one-of = { $game } (table { NUMBER($table, useGrouping: 0) }), since { $since }. { $question }
reminder-more = { $count ->
    [one] And one more: /games lists them all.
   *[other] And { $count } more: /games lists them all.
}
reminder-table = { $game }, table { NUMBER($table, useGrouping: 0) }
reminder-all = All of these
reminder-waiting = { $who } has not answered since { $since }, and gets no more reminders.
clock-still = Nobody plays here any more: no clock runs until one of you plays on.
away-told = { $who } is away until { $until }.

## The end

announce-cancelled = The game ends here: nobody wins.
announce-won = { $count ->
    [one] { $who } wins!
   *[other] { $who } share the victory!
}
announce-won-by = { $who } wins by { $margin }!
announce-nobody = Nobody wins.
announce-tie = Tie: { $by }.
announce-standing = { $rank } – { $who }: { $total }{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}{ $out ->
    [yes] , out of the running
   *[no] {""}
}
announce-source = { $source } { $amount }
unit-points = { unit-minus }{ $count ->
    [one] 1 point
   *[other] { $count } points
}
    .short = { unit-minus }{ $count }
unit-dollars = { unit-minus }${ $count }
    .short = { unit-minus }${ $count }
unit-minus = { $minus ->
    [yes] -
   *[no] {""}
}
announce-record = In the file: all moves of this game, for whoever wants to look again.
announce-rematch = Rematch

## When a place is gone

announce-deleted = The thread of this game has been deleted; the game goes on here.
announce-locked = Nothing can be posted any more in the thread of this game; the game goes on here.
announce-homeless = { $game }, table { NUMBER($table, useGrouping: 0) }: nothing can be posted any more where you play. The game is safe. Use /table here in another channel to go on there.
