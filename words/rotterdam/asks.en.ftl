# What is asked part by part in the panel, and how many answers there are.

ask-captain = Who is Harbour Captain?
    .count = { $count } { $count ->
        [one] player
       *[other] players
    }
ask-cargo = With which cargo?
    .count = { $count } { $count ->
        [one] cargo
       *[other] cargoes
    }
ask-start = On which start position?
    .count = { $count } { $count ->
        [one] start position
       *[other] start positions
    }
ask-colour = Which colour?
    .count = { $count } { $count ->
        [one] colour
       *[other] colours
    }
ask-sailing = How does it sail?
    .count = { $count } { $count ->
        [one] way
       *[other] ways
    }
ask-ships = Which two ships?
    .count = { $count } { $count ->
        [one] ship
       *[other] ships
    }
ask-ship = Which ship?
    .count = { $count } { $count ->
        [one] ship
       *[other] ships
    }
ask-target = Back to where?
    .count = { $count } { $count ->
        [one] place
       *[other] places
    }
ask-path = Back to where?
    .count = { $count } { $count ->
        [one] place
       *[other] places
    }
ask-victim = Whose cargo?
    .count = { $count } { $count ->
        [one] ship
       *[other] ships
    }
ask-receiver = Where does it go?
    .count = { $count } { $count ->
        [one] place
       *[other] places
    }
ask-to = To whom?
    .count = { $count } { $count ->
        [one] choice
       *[other] choices
    }
ask-give = What do you give?
    .count = { $count } { $count ->
        [one] product
       *[other] products
    }
ask-want = What do you get?
    .count = { $count } { $count ->
        [one] product
       *[other] products
    }
ask-offer = Which offer?
    .count = { $count } { $count ->
        [one] offer
       *[other] offers
    }
ask-products = Which cards do you show?
    .count = { $count } { $count ->
        [one] card
       *[other] cards
    }
ask-mission = Which mission?
    .count = { $count } { $count ->
        [one] mission
       *[other] missions
    }
ask-jokers = What does the Joker stand for?
    .count = { $count } { $count ->
        [one] product
       *[other] products
    }
