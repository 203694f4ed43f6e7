# The replay of a game that is over, and its animation.

announce-replay = Replay
command-replay = replay
    .hint = See a game again that is over, turn by turn.
replay-turn = turn { $turn } of { $turns }
replay-first = Start
replay-back = Back
replay-on = Next
replay-last = End
replay-rounds = Go to …
replay-eyes = As whom?
replay-table = As the table saw it
replay-open = All open
replay-seat = As { $who } saw it
replay-sheet = What { $who } held
replay-film = Animation
film-progress = Making the animation: { $done } of { $count } pictures …
film-done = The whole game in { $count } pictures. Save the file if you want to show it to others.
film-alt = { $game }: a whole game as an animation in { $count } pictures, the last one with the scores.
refusal-replay_gone = This game cannot be shown again: its rules have changed since, or the pictures cannot be drawn now.
refusal-film_busy = Your other animation is still being made. Please wait until it is done.
refusal-undrawn = The pictures cannot be drawn just now. Please try again in a few minutes.
