# Ce qui est demandé partie par partie, et combien de réponses il y a.

ask-player = Qui ?
    .count = { $count } { $count ->
        [one] joueur
       *[other] joueurs
    }
ask-character = Quel personnage ?
    .count = { $count } { $count ->
        [one] personnage
       *[other] personnages
    }
ask-stop = Quelle escale ?
    .count = { $count } { $count ->
        [one] escale
       *[other] escales
    }
ask-deck = Dans quelle pioche ?
    .count = { $count } { $count ->
        [one] pioche
       *[other] pioches
    }
ask-cards = Quels auxiliaires ?
    .count = { $count } { $count ->
        [one] auxiliaire
       *[other] auxiliaires
    }
ask-tiles = Quelles tuiles hippopotame ?
    .count = { $count } { $count ->
        [one] tuile
       *[other] tuiles
    }
