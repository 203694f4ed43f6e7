# Ce qui est demandé partie par partie, et combien de réponses il y a.

ask-captain = Qui est Capitaine du port ?
    .count = { $count } { $count ->
        [one] joueur
       *[other] joueurs
    }
ask-cargo = Avec quelle cargaison ?
    .count = { $count } { $count ->
        [one] cargaison
       *[other] cargaisons
    }
ask-start = Sur quelle position de départ ?
    .count = { $count } { $count ->
        [one] départ
       *[other] départs
    }
ask-colour = Quelle couleur ?
    .count = { $count } { $count ->
        [one] couleur
       *[other] couleurs
    }
ask-sailing = Comment avance-t-il ?
    .count = { $count } { $count ->
        [one] façon
       *[other] façons
    }
ask-ships = Quels deux navires ?
    .count = { $count } { $count ->
        [one] navire
       *[other] navires
    }
ask-ship = Quel navire ?
    .count = { $count } { $count ->
        [one] navire
       *[other] navires
    }
ask-target = Recule jusqu’où ?
    .count = { $count } { $count ->
        [one] endroit
       *[other] endroits
    }
ask-path = Recule jusqu’où ?
    .count = { $count } { $count ->
        [one] endroit
       *[other] endroits
    }
ask-victim = La cargaison de quel navire ?
    .count = { $count } { $count ->
        [one] navire
       *[other] navires
    }
ask-receiver = Où va-t-elle ?
    .count = { $count } { $count ->
        [one] endroit
       *[other] endroits
    }
ask-to = À qui ?
    .count = { $count } choix
ask-give = Que donnez-vous ?
    .count = { $count } { $count ->
        [one] produit
       *[other] produits
    }
ask-want = Que recevez-vous ?
    .count = { $count } { $count ->
        [one] produit
       *[other] produits
    }
ask-offer = Quelle offre ?
    .count = { $count } { $count ->
        [one] offre
       *[other] offres
    }
ask-products = Quelles cartes montrez-vous ?
    .count = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
ask-mission = Quelle mission ?
    .count = { $count } { $count ->
        [one] mission
       *[other] missions
    }
ask-jokers = Quel produit le Joker remplace-t-il ?
    .count = { $count } { $count ->
        [one] produit
       *[other] produits
    }
