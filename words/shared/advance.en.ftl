# Answers given before one is asked; a game names its own by advance-...

span-phase = to the end of this phase
span-round = to the end of this round
span-game = to the end of the game

standing-open = Answer in advance
standing-title = **Answer in advance:** it is played for you as soon as you are asked; if several fit, the first given. Nobody is told.
standing-offered = { $says } ({ $span })
standing-stands = **In advance:** { $answer } ({ $span })
standing-taken = stands { $span }; choose it to take it back
standing-undone = take it back
standing-empty = There is nothing to answer in advance just now.
standing-back = Take back: { $answer }
standing-given = From now on, { $span }: { $answer }.
standing-taken_back = Taken back: { $answer }.
standing-answered = Played for you since your last move: { $actions }.
standing-often = { $action } ({ $count } times)
