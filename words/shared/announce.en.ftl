# What the bot tells a whole table, and a player in private, of its own accord.

event-cancel_agreed = { $who } agrees to end the game early.
event-table_cancelled = All agree: the game ends here, without a winner.

## The board

announce-title = **{ $game }**, table { NUMBER($table, useGrouping: 0) }
announce-order = Round the table: { $who }.
announce-how = On your turn, press Move and choose; nothing that the rules forbid is on offer.
announce-private = My hand shows what only you may see; it also comes by private message.
announce-seed = The chance of this game is fixed by a secret seed, published at the end; its SHA-256 is
announce-earlier = { $count ->
    [one] (1 earlier line is in the log.)
   *[other] ({ $count } earlier lines are in the log.)
}
announce-move = Move
announce-hand = My hand
announce-undo = Undo
announce-log = Log
announce-rules = Rules

## Private messages

announce-board = The board:
announce-closed = Private messages do not reach { $who }: press My hand to see what only you may see.

## The end

announce-cancelled = **The game has ended early, without a winner.**
announce-won = { $count ->
    [one] { $who } wins!
   *[other] { $who } share the victory!
}
announce-nobody = Nobody wins.
announce-tie = Tie: { $by }.
announce-standing = { $rank } – { $who }: { $total } ({ $sources }){ $out ->
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
announce-record = The file holds the seed and every move; python bot.py replay FILE checks each draw.
announce-rematch = Rematch

## When a place is gone

announce-deleted = The thread of this game has been deleted; the game goes on here.
announce-locked = Nothing can be posted any more in the thread of this game; the game goes on here.
announce-homeless = { $game }, table { NUMBER($table, useGrouping: 0) }: nothing can be posted any more where you play. The game is safe. Use /table here in another channel to go on there.
