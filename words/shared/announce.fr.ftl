# Ce que le bot annonce de lui-même à toute une table, ou en privé à un joueur.

event-cancel_agreed = { $who } est d’accord pour arrêter la partie.
event-table_cancelled = Tout le monde est d’accord : la partie s’arrête ici, sans vainqueur.

## Le plateau

announce-title = **{ $game }**, table { NUMBER($table, useGrouping: 0) }
announce-order = Autour de la table : { $who }.
announce-how = À votre tour, appuyez sur « Jouer » et choisissez ; rien d’interdit ne vous est proposé.
announce-private = « Ma main » montre ce que vous seul pouvez voir ; elle arrive aussi par message privé.
announce-seed = Le hasard de cette partie vient d’une graine secrète, publiée à la fin ; son SHA-256 est
announce-earlier = { $count ->
    [one] (Une ligne plus ancienne se trouve dans le journal.)
   *[other] ({ $count } lignes plus anciennes se trouvent dans le journal.)
}
announce-move = Jouer
announce-hand = Ma main
announce-undo = Annuler
announce-log = Journal
announce-rules = Règles

## Messages privés

announce-board = Le plateau :
announce-closed = Les messages privés n’atteignent pas { $who } : appuyez sur « Ma main » pour voir ce que vous seul pouvez voir.

## La fin

announce-cancelled = **La partie s’est arrêtée avant la fin, sans vainqueur.**
announce-won = { $count ->
    [one] { $who } gagne !
   *[other] { $who } se partagent la victoire !
}
announce-nobody = Personne ne gagne.
announce-tie = Égalité : { $by }.
announce-standing = { $rank } – { $who } : { $total } ({ $sources }){ $out ->
    [yes] , hors course
   *[no] {""}
}
announce-source = { $source } { $amount }
unit-points = { unit-minus }{ $count } { $count ->
    [one] point
   *[other] points
}
    .short = { unit-minus }{ $count }
unit-dollars = { unit-minus }{ $count } $
    .short = { unit-minus }{ $count } $
unit-minus = { $minus ->
    [yes] -
   *[no] {""}
}
announce-record = Le fichier contient la graine et tous les coups ; « python bot.py replay FICHIER » vérifie chaque tirage.
announce-rematch = Revanche

## Quand un lieu a disparu

announce-deleted = Le fil de cette partie a été supprimé ; elle continue ici.
announce-locked = Plus rien ne peut être publié dans le fil de cette partie ; elle continue ici.
announce-homeless = { $game }, table { NUMBER($table, useGrouping: 0) } : plus rien ne peut être publié là où vous jouez. La partie n’est pas perdue. Utilisez /table ici dans un autre salon pour continuer là-bas.
