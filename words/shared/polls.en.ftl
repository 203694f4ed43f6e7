# What the people at a table are asked together, and what becomes of seats whose players do not come.

event-seat_replaced = A computer plays on for { $who }, until { $who } takes the seat back.
event-seat_offered = A computer plays on for { $who }, until somebody takes over the seat or { $who } comes back.
event-seat_taken = { $who } takes over the seat of { $earlier } and plays on.
event-seat_returned = { $who } plays again.
event-table_ended = The players have decided to end the game.

poll-absence-silent = { $who } has not answered since { $since }. How shall the game go on?
poll-absence-clock = { $who } has let the time run out turn after turn. How shall the game go on?
poll-absence-asked = { $who } asks to be replaced. How shall the game go on?
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
poll-choice-find = Find somebody
poll-choice-end = End the game, nobody wins
poll-voted = Your vote: { $choice }. You can change it as long as the question stands.
poll-voted-last = Your vote: { $choice }.

poll-absence-decided-wait = Decided: the table waits for { $who } until { $until }.
poll-absence-decided-computer = Decided: a computer plays on for { $who }, who can take the seat back.
poll-absence-decided-find = Decided: somebody is looked for to play on for { $who }; the card in the channel offers the seat. Until then a computer plays, and { $who } can take the seat back.
poll-absence-found = { $who } has taken over the seat of { $earlier }.
poll-absence-decided-end = Decided: the game ends here.
poll-absence-back = A computer has played for { $who }, who is back.
poll-settled = { $who }: there is nothing to vote on any more.

seat-back = Take my seat back
seat-back-done = The seat is yours again.
seat-back-needless = You play your seat yourself.
seat-ask = Ask to be replaced
seat-asked = The others are asked what becomes of your seat. Until they have decided it is yours: your next move takes the request back.
seat-taken = The seat is yours: you play on for { $earlier }.
seat-replaced = A computer plays your seat, because you were not there. You can take it back:

refusal-poll_over = This has been decided already.
refusal-poll_about_you = This is about your own seat. Play your turn, and nobody needs to vote.
refusal-poll_away = You have said that you are away. Say in /me that you are here, then you can vote.
refusal-poll_not_present = The table is waiting for you yourself: play first, then you can vote.
refusal-replaced = A computer plays your seat, because you were not there. Press Move to take it back.
refusal-nobody_to_ask = Nobody else plays here who could be asked.
refusal-seat_taken = This seat is taken, or is not offered any more.
refusal-plays_here_already = You play in this game already.
refusal-has_seen_a_hand = You have played this game on another seat and seen its hand, so you cannot take this one.
refusal-handed_over = Somebody else plays your seat by now. You can look on here like anybody, and see all of the game once it is over.

farewell = { $game }, table { NUMBER($table, useGrouping: 0) }: you were away for a while, so the others looked for somebody, and { $who } plays your seat from here on. Thank you for what you played! You can look on like anybody, and see all of the game once it is over.
farewell-asked = { $game }, table { NUMBER($table, useGrouping: 0) }: as you asked, somebody else plays your seat from here on: { $who }. Thank you for what you played! You can look on like anybody, and see all of the game once it is over.
