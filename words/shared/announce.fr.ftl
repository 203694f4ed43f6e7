# Ce que le bot annonce de lui-même à toute une table, ou en privé à un joueur.

event-cancel_agreed = { $who } est d’accord pour arrêter la partie.
event-table_cancelled = Tout le monde est d’accord : la partie s’arrête ici, sans vainqueur.

## Le plateau

thread = #{ NUMBER($table, useGrouping: 0) } { $game }
announce-title = **{ $game }**, table { NUMBER($table, useGrouping: 0) }
announce-colon = {""} :
announce-order = Autour de la table : { $who }.
announce-how = Appuyez sur « Jouer » à votre tour. « Ma main » montre ce que les autres ne voient pas.
announce-seed = Empreinte du hasard (voir /table hasard) :
announce-more = *(et { $count } de plus)*
announce-move = Jouer
announce-hand = Ma main
announce-look = Plateau
announce-further = Plus
announce-log = Journal
announce-undo = Reprendre mon coup
announce-rules = Règles
announce-pictures = Autres images
announce-text = Texte
announce-undo-back = Vous pouvez reprendre : { $action }.

## Messages privés

announce-board = Le plateau :
announce-closed = Les messages privés n’atteignent pas { $who } : c’est le bouton « Ma main » qui montre les cartes cachées.

## La fin

announce-cancelled = **La partie s’est arrêtée avant la fin, sans vainqueur.**
announce-won = { $count ->
    [one] { $who } gagne !
   *[other] { $who } se partagent la victoire !
}
announce-nobody = Personne ne gagne.
announce-tie = Égalité : { $by }.
announce-standing = { $rank } – { $who } : { $total }{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}{ $out ->
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
announce-record = Le fichier contient la graine et tous les coups : chacun peut rejouer la partie et vérifier chaque lancer et chaque carte.
announce-rematch = Revanche

## Quand un lieu a disparu

announce-deleted = Le fil de cette partie a été supprimé ; elle continue ici.
announce-locked = Plus rien ne peut être publié dans le fil de cette partie ; elle continue ici.
announce-homeless = { $game }, table { NUMBER($table, useGrouping: 0) } : plus rien ne peut être publié là où vous jouez. La partie n’est pas perdue. Utilisez /table ici dans un autre salon pour continuer là-bas.
