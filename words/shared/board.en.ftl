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

# Where in the game a message is, after its name
moment = round { $round }

# What the pictures of a game are called where one chooses among them
picture-hand = My hand
picture-whole = Whole board
