# Ce que le bot annonce de lui-même à toute une table, ou en privé à un joueur.

event-cancel_agreed = { $who } est d’accord pour arrêter la partie.
event-table_cancelled = Tout le monde est d’accord pour arrêter la partie.

## Ce que dit un tour

turn-line = { $who } :
lead-seat_resigned = {""}
other-seat_resigned = { $who } abandonne la partie ; désormais un ordinateur joue à sa place

## Le plateau

thread = #{ NUMBER($table, useGrouping: 0) } { $game }
announce-title = { $game }, table { NUMBER($table, useGrouping: 0) }
announce-colon = {""} :
announce-seed = Empreinte (/table hasard) :
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

## Quand le temps passe

reminder = { $game } (table { NUMBER($table, useGrouping: 0) }) vous attend. { $question }
reminder-since = Depuis le { $since }.
reminder-mute = Ne plus me rappeler ce tour
reminder-muted = { $count ->
    [one] Entendu : plus de rappel pour ce tour.
   *[other] Entendu : plus de rappel pour ces tours.
}
reminder-several = { $count } parties vous attendent :
reminder-one-of = { $game } (table { NUMBER($table, useGrouping: 0) }), depuis le { $since }. { $question }
reminder-more = { $count ->
    [one] Et une autre : /parties les montre toutes.
   *[other] Et { $count } autres : /parties les montre toutes.
}
reminder-table = { $game }, table { NUMBER($table, useGrouping: 0) }
reminder-all = Toutes ces parties
reminder-waiting = { $who } n’a pas répondu depuis le { $since } ; les rappels s’arrêtent là.
clock-still = Plus personne ne joue ici : le temps s’arrête jusqu’à ce que l’un de vous rejoue.
away-told = { $who } s’absente jusqu’au { $until }.

## La fin

announce-cancelled = La partie s’arrête ici : personne ne gagne.
announce-won = { $count ->
    [one] { $who } gagne !
   *[other] { $who } se partagent la victoire !
}
announce-won-by = { $who } gagne avec { $margin } d’avance !
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
announce-record = Dans le fichier : tous les coups de la partie, pour qui veut la revoir.
announce-rematch = Revanche

## Quand un lieu a disparu

announce-deleted = Le fil de cette partie a été supprimé ; elle continue ici.
announce-locked = Plus rien ne peut être publié dans le fil de cette partie ; elle continue ici.
announce-homeless = { $game }, table { NUMBER($table, useGrouping: 0) } : plus rien ne peut être publié là où vous jouez. La partie n’est pas perdue. Utilisez /table ici dans un autre salon pour continuer là-bas.
