# Ce qui est demandé partie par partie, et combien de réponses il y a.

ask-advisor = Quel conseiller ?
    .count = { $count } { $count ->
        [one] conseiller
       *[other] conseillers
    }
ask-contract = Quel contrat ?
    .count = { $count } { $count ->
        [one] contrat
       *[other] contrats
    }
ask-die = Quel dé ?
    .count = { $count } { $count ->
        [one] dé
       *[other] dés
    }
ask-to = Vers quelle colonne ?
    .count = { $count } { $count ->
        [one] colonne
       *[other] colonnes
    }
ask-company = Quelle compagnie ?
    .count = { $count } { $count ->
        [one] compagnie
       *[other] compagnies
    }
ask-side = Quelle face ?
    .count = { $count } { $count ->
        [one] face
       *[other] faces
    }
ask-container = Quel conteneur ?
    .count = { $count } { $count ->
        [one] conteneur
       *[other] conteneurs
    }
ask-ship = Quel navire ?
    .count = { $count } { $count ->
        [one] navire
       *[other] navires
    }
ask-zone = Dans quelle zone ?
    .count = { $count } { $count ->
        [one] zone
       *[other] zones
    }
ask-origin = D’où ?
    .count = { $count } { $count ->
        [one] endroit
       *[other] endroits
    }
ask-target = Vers où ?
    .count = { $count } { $count ->
        [one] voie
       *[other] voies
    }
ask-ships = Quels navires ?
    .count = { $count } { $count ->
        [one] navire
       *[other] navires
    }
ask-space = Sur quelle case ?
    .count = { $count } { $count ->
        [one] case
       *[other] cases
    }
ask-nation = Quelle nation ?
    .count = { $count } { $count ->
        [one] nation
       *[other] nations
    }
