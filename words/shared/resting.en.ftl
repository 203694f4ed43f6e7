# A table at which nobody plays: the warning, where it is kept, how it goes on.

rest-warning = Nobody has played here since { $since }. If nobody does by { $due }, this table is put away: it is kept, and any of its players can go on with it later.
rest-put_away = This table is put away, because nobody has played for 30 days. Nothing is lost: any of its players can go on with it.
rest-wake = Go on
rest-wake-one = Go on with table { NUMBER($table, useGrouping: 0) }
rest-woken = { $game }, table { NUMBER($table, useGrouping: 0) } goes on:
games-put_away = **Put away**, because nobody has played for 30 days
games-resting = { $game }, table { NUMBER($table, useGrouping: 0) }

refusal-table_put_away = This table is put away. Press Go on in /games to play on.
