# Revenir avant son dernier tour, si toutes les personnes présentes sont d’accord.

back-button = Reprendre un tour
back-how = La partie reviendrait juste avant votre dernier tour. Coups perdus : { $lost ->
    [none] aucun que tout le monde ait vu
   *[other] { $lost }
}. Les dés et les cartes sont tirés à nouveau, aucun tirage ne revient.
back-others = Il faut l’accord de toutes les personnes présentes. Vous ne pouvez demander qu’une fois par tour, et jouer entre-temps, c’est refuser.
back-ask = Demander aux autres
back-do = Reprendre ce tour
back-moves = { $count ->
    [one] un pour { $who }
   *[other] { $count } pour { $who }
}
back-asked = La question est posée aux autres. La partie revient en arrière quand tout le monde est d’accord.
back-done = La partie est revenue juste avant votre dernier tour.

event-went_back = { $who } reprend son dernier tour, comme convenu : { $moves ->
    [0] rien de ce que tout le monde a vu n’est perdu.
    [one] un coup ne compte plus.
   *[other] { $moves } coups ne comptent plus.
}

poll-back = { $who } aimerait reprendre son dernier tour. Coups perdus : { $lost ->
    [none] aucun que tout le monde ait vu
   *[other] { $lost }
}. Les dés et les cartes sont tirés à nouveau. Jouer entre-temps, c’est refuser. Êtes-vous d’accord ?
poll-back-decided-yes = Tout le monde est d’accord : { $who } reprend son dernier tour.
poll-back-decided-no = Rien n’est repris : tout le monde n’est pas d’accord.
poll-back-decided-moved = Rien n’est repris : la partie a continué.

refusal-back_asked = On demande déjà à la table s’il faut reprendre un tour.
refusal-back_no_turn = Vous n’avez pas encore joué de tour à reprendre.
refusal-back_asked_already = Vous avez déjà posé la question pour ce tour. Vous pourrez la reposer après le prochain.
refusal-back_box = Un nombre du jeu a été corrigé depuis votre dernier tour : on ne peut pas revenir plus loin.
refusal-back_undo = Inutile de demander : vous pouvez encore reprendre ce tour par vous-même.
refusal-back_absent = Cela coûterait des coups à { $who }, à qui on ne peut rien demander maintenant.
refusal-undo-went_back = La partie vient de revenir en arrière, comme convenu. Cela ne se reprend pas.
