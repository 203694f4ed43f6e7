# A pause: asked for, agreed to, and how it shows.

pause-button = Pause
pause-how = For how long should the game rest? All who are there must agree. Nobody is called meanwhile, no clock runs, and it ends by itself.
pause-days = { $days } days
pause-asked = The others are asked. The pause begins when all have agreed.
going-on-button = Go on now
going-on-asked = The others are asked. The game goes on when all have agreed.
going-on-now = The game goes on.
pause-now = The game is paused until { $until }.
games-paused = { $game }, table { NUMBER($table, useGrouping: 0) }: paused until { $until }

poll-pause = { $who } would like to pause the game for { $days } days. Nobody is called meanwhile, and no clock runs. Do you agree?
poll-pause-decided-yes = All have agreed: the game is paused until { $until }.
poll-pause-decided-no = There is no pause: not all have agreed.
poll-go_on = { $who } would like to end the pause and go on now. Do you agree?
poll-go_on-decided-yes = All have agreed: the game goes on.
poll-go_on-decided-no = The game stays paused: not all have agreed.
poll-choice-yes = Agree
poll-choice-no = Do not agree

refusal-pause_asked = The table is being asked about a pause already.
refusal-table_paused = The game is paused. Its board says until when.
refusal-going_on_asked = The table is being asked already whether the pause ends.
refusal-not_paused = The game is not paused.
refusal-table_held = A moderator has paused the game, and only a moderator lets it go on before its day.
