# Ce qui est demandé partie par partie, et combien de réponses il y a.

ask-value = Quel dé ?
    .count = { $count } { $count ->
        [one] dé
       *[other] dés
    }
ask-row = Quelle rangée ?
    .count = { $count } { $count ->
        [one] rangée
       *[other] rangées
    }
ask-cards = Avec quelle carte ?
    .count = { $count } { $count ->
        [one] façon
       *[other] façons
    }
ask-move_from = Quelle tente déplacez-vous ?
    .count = { $count } { $count ->
        [one] tente
       *[other] tentes
    }
ask-amount = Combien de livres ?
    .count = jusqu’à { $count } { $count ->
        [one] livre
       *[other] livres
    }
ask-space = Sur quelle case ?
    .count = { $count } { $count ->
        [one] case
       *[other] cases
    }
ask-clear = Combien de transparentes ?
    .count = jusqu’à { $count } { $count ->
        [one] transparente
       *[other] transparentes
    }
ask-blue = Combien de bleues ?
    .count = jusqu’à { $count } { $count ->
        [one] bleue
       *[other] bleues
    }
ask-red = Combien de rouges ?
    .count = jusqu’à { $count } { $count ->
        [one] rouge
       *[other] rouges
    }
