# Où en est une partie, pour qui le demande.

announce-score = Score
score-seat = **{ $who } : { $now }**{ $total ->
    [none] {""}
   *[other] , { $total }{ $hidden ->
        [yes] {" "}+ ?
       *[no] {""}
    } si on s’arrêtait là
}
score-source = { $source } { $amount }{ $hidden ->
    [yes] {" "}+ ?
   *[no] {""}
}
score-unknown = { $source } ?
score-hidden = Le point d’interrogation est pour ce que les autres ont en main.
