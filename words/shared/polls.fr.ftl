# Ce qu’on demande à toute la table, et ce que deviennent les places de ceux qui ne viennent plus.

event-seat_replaced = Un ordinateur continue à la place de { $who }, qui peut revenir quand il lui plaît.
event-seat_offered = Un ordinateur continue à la place de { $who }, jusqu’à ce que quelqu’un la prenne ou que { $who } revienne.
event-seat_taken = { $who } prend la place de { $earlier } et continue la partie.
event-seat_returned = { $who } reprend sa place.
event-table_ended = La table a décidé d’arrêter la partie.

poll-absence-silent = { $who } n’a pas répondu depuis le { $since }. Comment continuer la partie ?
poll-absence-clock = { $who } laisse passer son temps, tour après tour. Comment continuer la partie ?
poll-absence-asked = { $who } demande à se faire remplacer. Comment continuer la partie ?
poll-absence-left = { $who } n’est plus sur ce serveur. Comment continuer la partie ?

poll-majority = { $voters ->
    [one] La décision revient à { $missing }.
   *[other] Plus de la moitié des voix suffit ; sinon, le { $until }, le choix qui en a le plus l’emporte. { $missing ->
        [none] Tout le monde a voté.
       *[other] Votes attendus : { $missing }.
    }
}
poll-agreement = Il faut l’accord de tout le monde, avant le { $until }. { $missing ->
    [none] Tout le monde a répondu.
   *[other] Réponses attendues : { $missing }.
}
poll-late = Aucun choix n’est en tête : le prochain vote peut décider. { $missing ->
    [none] Tout le monde a voté et peut encore changer d’avis.
   *[other] Votes attendus : { $missing }.
}
poll-votes = { $count ->
    [0] { $choice }
   *[other] { $choice } ({ $count })
}
poll-choice-wait = Attendre trois jours
poll-choice-computer = Un ordinateur continue
poll-choice-find = Chercher quelqu’un
poll-choice-end = Arrêter la partie, sans vainqueur
poll-voted = Votre vote : { $choice }. Vous pouvez en changer tant que la question est posée.
poll-voted-last = Votre vote : { $choice }.

poll-absence-decided-wait = C’est décidé : la table attend { $who } jusqu’au { $until }.
poll-absence-decided-computer = C’est décidé : un ordinateur continue à la place de { $who }, qui peut revenir.
poll-absence-decided-find = C’est décidé : on cherche quelqu’un pour continuer à la place de { $who } ; l’annonce de la table, dans le salon, propose la place. D’ici là, un ordinateur joue, et { $who } peut revenir.
poll-absence-found = { $who } a pris la place de { $earlier }.
poll-absence-decided-end = C’est décidé : la partie s’arrête ici.
poll-absence-back = Un ordinateur a joué pour { $who }, de retour depuis.
poll-settled = { $who } : il n’y a plus à voter.

seat-back = Reprendre ma place
seat-back-done = La place est de nouveau à vous.
seat-back-needless = Vous jouez vous-même à votre place.
seat-ask = Me faire remplacer
seat-asked = La question de votre place est posée aux autres. Tant que rien n’est décidé, elle est à vous : votre prochain coup annule la demande.
seat-taken = La place est à vous : vous prenez la suite de { $earlier }.
seat-replaced = En votre absence, un ordinateur joue à votre place. Vous pouvez la reprendre :

refusal-poll_over = C’est déjà décidé.
refusal-poll_about_you = C’est de votre propre place qu’il s’agit. Jouez votre tour, et personne n’aura à voter.
refusal-poll_away = Vous avez dit que vous vous absentiez. Dites dans /moi que vous êtes là, vous pourrez voter ensuite.
refusal-poll_not_present = C’est vous que la table attend : jouez d’abord, vous pourrez voter ensuite.
refusal-replaced = En votre absence, un ordinateur joue à votre place. Appuyez sur « Jouer » pour la reprendre.
refusal-nobody_to_ask = Personne d’autre ne joue ici, il n’y a donc personne à qui demander.
refusal-seat_taken = Cette place est prise, ou n’est plus proposée.
refusal-plays_here_already = Vous jouez déjà cette partie.
refusal-has_seen_a_hand = Vous avez joué cette partie à une autre place et vu sa main : vous ne pouvez pas prendre celle-ci.
refusal-handed_over = Quelqu’un d’autre joue désormais à votre place. Vous pouvez regarder comme tout le monde, et tout voir une fois la partie finie.

farewell = { $game }, table { NUMBER($table, useGrouping: 0) } : en votre absence, les autres ont cherché quelqu’un, et { $who } continue désormais à votre place. Merci d’avoir joué ! Vous pouvez regarder comme tout le monde, et tout voir une fois la partie finie.
farewell-asked = { $game }, table { NUMBER($table, useGrouping: 0) } : comme vous l’aviez demandé, quelqu’un d’autre continue à votre place : { $who }. Merci d’avoir joué ! Vous pouvez regarder comme tout le monde, et tout voir une fois la partie finie.
