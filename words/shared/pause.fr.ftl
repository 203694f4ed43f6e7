# Une pause : demandée, acceptée, et comment on la voit.

pause-button = Pause
pause-how = Combien de temps la partie doit-elle s’arrêter ? Tous les joueurs présents doivent être d’accord. Pendant ce temps, personne n’est appelé, aucun délai ne court, et la pause se termine toute seule.
pause-days = { $days } jours
pause-asked = La question est posée aux autres. La pause commence quand tout le monde est d’accord.
going-on-button = Continuer maintenant
going-on-asked = La question est posée aux autres. La partie continue quand tout le monde est d’accord.
going-on-now = La partie continue.
pause-now = La partie est en pause jusqu’au { $until }.
games-paused = { $game }, table { NUMBER($table, useGrouping: 0) } : en pause jusqu’au { $until }

poll-pause = { $who } propose une pause de { $days } jours. Pendant ce temps, personne n’est appelé et aucun délai ne court. Êtes-vous d’accord ?
poll-pause-decided-yes = Tout le monde est d’accord : la partie est en pause jusqu’au { $until }.
poll-pause-decided-no = Pas de pause : tout le monde n’est pas d’accord.
poll-go_on = { $who } propose de finir la pause et de continuer maintenant. Êtes-vous d’accord ?
poll-go_on-decided-yes = Tout le monde est d’accord : la partie continue.
poll-go_on-decided-no = La partie reste en pause : tout le monde n’est pas d’accord.
poll-choice-yes = D’accord
poll-choice-no = Pas d’accord

refusal-pause_asked = La question d’une pause est déjà posée à la table.
refusal-table_paused = La partie est en pause. Le plateau dit jusqu’à quand.
refusal-going_on_asked = La question est déjà posée à la table.
refusal-not_paused = La partie n’est pas en pause.
refusal-table_held = Un modérateur a mis la partie en pause, et seul un modérateur peut la reprendre avant la date prévue.
