# Une table où personne ne joue : l’avertissement, où elle est rangée, comment elle reprend.

rest-warning = Personne n’a joué ici depuis le { $since }. Si personne ne joue d’ici le { $due }, cette table sera rangée : elle est conservée, et n’importe lequel de ses joueurs pourra la reprendre plus tard.
rest-put_away = Cette table est rangée, car personne n’y a joué depuis 30 jours. Rien n’est perdu : n’importe lequel de ses joueurs peut la reprendre.
rest-wake = Reprendre la partie
rest-wake-one = Reprendre la table { NUMBER($table, useGrouping: 0) }
rest-woken = { $game }, table { NUMBER($table, useGrouping: 0) }, la partie reprend :
games-put_away = **Rangées**, car personne n’y a joué depuis 30 jours
games-resting = { $game }, table { NUMBER($table, useGrouping: 0) }

refusal-table_put_away = Cette table est rangée. Pour y rejouer, appuyez sur Reprendre dans /parties.
