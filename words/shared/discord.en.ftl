# Commands that all games share, and what they answer.

refusal-no_such_table = There is no such table.
refusal-which_table = You sit at several tables: choose one with the option “table”.
refusal-no_table_here = There is no table here and you sit at none. Open one with /play.
table-choice = Table { $table }, { $game }
