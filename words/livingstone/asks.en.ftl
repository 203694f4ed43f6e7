# What is asked part by part in the panel, and how many answers there are.

ask-value = Which die?
    .count = { $count } { $count ->
        [one] die
       *[other] dice
    }
ask-row = Which row?
    .count = { $count } { $count ->
        [one] row
       *[other] rows
    }
ask-cards = With which card?
    .count = { $count } { $count ->
        [one] way
       *[other] ways
    }
ask-move_from = Which tent do you move?
    .count = { $count } { $count ->
        [one] tent
       *[other] tents
    }
ask-amount = How many pounds?
    .count = up to { $count } { $count ->
        [one] pound
       *[other] pounds
    }
ask-space = On which space?
    .count = { $count } { $count ->
        [one] space
       *[other] spaces
    }
ask-clear = How many clear gems?
    .count = up to { $count } clear
ask-blue = How many blue gems?
    .count = up to { $count } blue
ask-red = How many red gems?
    .count = up to { $count } red
