# What the people at a table are asked together, and what becomes of seats whose players do not come.

event-seat_replaced = A computer plays on for { $who }, until { $who } takes the seat back.
event-seat_returned = { $who } plays again.
event-table_ended = The players have decided to end the game here, without a winner.

poll-absence-silent = { $who } has not answered since { $since }. How shall the game go on?
poll-absence-clock = { $who } has let the time run out turn after turn. How shall the game go on?
poll-absence-left = { $who } is not on this server any more. How shall the game go on?

poll-majority = { $voters ->
    [one] { $missing } decides.
   *[other] More than half decide at once; on { $until } the most votes do. { $missing ->
        [none] All have voted.
       *[other] Still to vote: { $missing }.
    }
}
poll-agreement = All must agree, by { $until }. { $missing ->
    [none] All have answered.
   *[other] Still to answer: { $missing }.
}
poll-late = No choice is ahead: the next vote can decide. { $missing ->
    [none] All have voted, and can change their vote.
   *[other] Still to vote: { $missing }.
}
poll-votes = { $count ->
    [0] { $choice }
   *[other] { $choice } ({ $count })
}
poll-choice-wait = Wait three days
poll-choice-computer = A computer plays on
poll-choice-end = End the game
poll-voted = Your vote: { $choice }. You can change it as long as the question stands.

poll-absence-decided-wait = Decided: the table waits for { $who } until { $until }.
poll-absence-decided-computer = Decided: a computer plays on for { $who }, who can take the seat back.
poll-absence-decided-end = Decided: the game ends here.
poll-settled = { $who }: there is nothing to vote on any more.

seat-back = Take my seat back
seat-back-done = The seat is yours again.
seat-back-needless = You play your seat yourself.
seat-replaced = A computer plays your seat, because you were not there. You can take it back:

refusal-poll_over = This has been decided already.
refusal-poll_about_you = This is about your own seat. Play your turn, and nobody needs to vote.
refusal-poll_not_present = The table is waiting for you yourself: play first, then you can vote.
refusal-replaced = A computer plays your seat, because you were not there. Press Move to take it back.
