# What pictures and their text twins of every game say: keys begin with board- or twin-.

board-round = Round { $round }
board-new = New since your last turn
board-won = { $count ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
board-nobody = Nobody wins
twin-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
twin-nobody = Nobody wins.
twin-source = { $source } { $points }
twin-options = { $options ->
    [none] Options: none.
   *[other] Options: { $options }.
}
