# Ce qu’un joueur ne devrait pas oublier : une ligne du panneau, deux fois 42 caractères au plus.

advice-first-choice = Fort ici : { $character } ({ $least }{ $sure ->
    [yes] {""}
   *[no] +
}), auxiliaires : { $fitting }.
advice-hippos = Qui prend cette escale pioche aussi 2 tuiles hippopotame : elles départagent.
advice-last-choice = Dernière escale : ce que l’on garde ne vaut rien, sauf 0,5 par carte spéciale.
advice-last-special = Dernière escale : une carte spéciale gardée compte un demi-point.
advice-last-auxiliaries = Dernière escale : les auxiliaires gardés ne servent plus qu’à départager.
advice-final-pass = Vous avez { $total }, le plus haut est { $highest } : passer est définitif ici.
advice-second-pass = Vous avez déjà passé une fois : passer à nouveau est définitif.
advice-poor-stop = Cette escale vaut { $points }, d’autres { $rich } : gardez-leur des auxiliaires.
advice-tiles = Les tuiles posées maintenant sont perdues, que vous gagniez ou non.

ending-stop-next = La prochaine escale est la dernière : { $stop }.
ending-stop-last = C’est la dernière escale : { $stop }.

## Où l’on en est

score-tie = auxiliaires en cas d’égalité : { $count }
