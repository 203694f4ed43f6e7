# What is asked part by part in the panel, and how many answers there are.

ask-advisor = Which advisor?
    .count = { $count } { $count ->
        [one] advisor
       *[other] advisors
    }
ask-contract = Which contract?
    .count = { $count } { $count ->
        [one] contract
       *[other] contracts
    }
ask-die = Which die?
    .count = { $count } { $count ->
        [one] die
       *[other] dice
    }
ask-to = To which column?
    .count = { $count } { $count ->
        [one] column
       *[other] columns
    }
ask-company = Which company?
    .count = { $count } { $count ->
        [one] company
       *[other] companies
    }
ask-side = Which side?
    .count = { $count } { $count ->
        [one] side
       *[other] sides
    }
ask-container = Which container?
    .count = { $count } { $count ->
        [one] container
       *[other] containers
    }
ask-ship = Which ship?
    .count = { $count } { $count ->
        [one] ship
       *[other] ships
    }
ask-zone = In which loading zone?
    .count = { $count } { $count ->
        [one] loading zone
       *[other] loading zones
    }
ask-origin = From where?
    .count = { $count } { $count ->
        [one] place
       *[other] places
    }
ask-target = Where to?
    .count = { $count } { $count ->
        [one] way
       *[other] ways
    }
ask-ships = Which ships?
    .count = { $count } { $count ->
        [one] ship
       *[other] ships
    }
ask-space = On which space?
    .count = { $count } { $count ->
        [one] space
       *[other] spaces
    }
ask-nation = Which nation?
    .count = { $count } { $count ->
        [one] nation
       *[other] nations
    }
