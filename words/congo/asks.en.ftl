# What is asked part by part in the panel, and how many answers there are.

ask-player = Whom?
    .count = { $count } { $count ->
        [one] player
       *[other] players
    }
ask-character = Which character?
    .count = { $count } { $count ->
        [one] character
       *[other] characters
    }
ask-stop = Which stop?
    .count = { $count } { $count ->
        [one] stop
       *[other] stops
    }
ask-deck = From which pile?
    .count = { $count } { $count ->
        [one] pile
       *[other] piles
    }
ask-cards = Which auxiliaries?
    .count = { $count } { $count ->
        [one] auxiliary
       *[other] auxiliaries
    }
ask-tiles = Which hippo tiles?
    .count = { $count } { $count ->
        [one] tile
       *[other] tiles
    }
