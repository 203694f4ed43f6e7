# Le panneau privé où l’on joue, et ce que partagent les commandes de tous les jeux.

panel-everything = Que faites-vous ?
panel-several = { $least ->
    [1] Choisissez-en jusqu’à { $most }
   *[other] Choisissez-en de { $least } à { $most }
}
panel-exactly = Choisissez-en { $count }
panel-parts = { $first }, { $rest }
panel-colon = {" : "}
panel-count = { $count } choix
panel-else = Autre chose
panel-else_named = { $lines }
panel-field = { $field } : { $value ->
    [yes] oui
    [no] non
    [none] –
   *[other] { $value }
}
panel-range = De { $first } à { $last }
panel-value = { $value }
panel-copy = { $value } ({ $copy }e)

panel-back = Retour
panel-undo = Reprendre mon coup
panel-undo_all = Tout reprendre
panel-hand = Ma main
panel-board = Plateau
panel-why = Pourquoi pas ?
panel-numbers = Saisir les quantités
panel-combine = En choisir plusieurs

panel-shared = Dans tous les cas
panel-final = Ce coup ne pourra pas être repris.
panel-since = Depuis votre dernier tour :
panel-begun = Jusqu’ici :
panel-note = Votre note :
panel-tried = Ce tour : { $changes }

panel-waiting = On attend { $who }.
panel-turn_over = Votre tour est terminé. On attend { $who }.
panel-over = La partie est terminée.
panel-closed = Vous avez ouvert un panneau plus récent.
panel-open = Ouvrir mon panneau
panel-next = Table suivante

refusal-not_a_number = Tapez seulement des nombres entiers.
refusal-unknown_player = Personne d’autre à cette table ne s’appelle ainsi.
refusal-not_offered = { $offered ->
    [none] Vous ne pouvez pas faire cela maintenant.
   *[other] Vous ne pouvez pas faire cela maintenant. Vous pouvez : { $offered }.
}
refusal-other_game = Cette table joue à { $game } : utilisez les commandes de ce jeu.

## Options des commandes

verb-what = quoi
    .hint = Quoi exactement : choisissez dans la liste

## Pourquoi quelque chose n’est pas proposé

why-title = **Pas possible maintenant, et pourquoi**
why-kinds = **{ $kinds } :**
why-about = Cette question relève de la section
why-rule = Sa règle
why-menu = Que dit la règle ?
why-nothing = Tout ce que le jeu permet est possible maintenant.
