# Ce que disent les images de Congo et leurs textes : les clés commencent par board- ou twin-.

# Où l’on en est, après le nom du jeu ; et un joueur en une courte ligne
moment-stop = { $turn ->
    [0] avant la première escale
   *[other] escale { $turn }
}
moment-end = la fin
player-line = { $points } pts · { $cards } { $cards ->
    [one] carte
   *[other] cartes
}

# Comment s’appellent les images, là où l’on choisit
picture-choose = Cette escale
picture-auction = Mises
picture-river = Fleuve
picture-charts = Tableaux
picture-scores = Score
picture-whole-2 = Plateau, partie 2

board-title = Congo River 1884
board-turn = { $turn ->
    [0] Avant le départ
   *[other] Escale { $turn } sur { $turns }
}
board-first_player = { $who } désigne le premier joueur
board-choose_character = { $count ->
    [one] { $who } choisit un personnage
   *[other] choisissent un personnage
}
board-special_card = { $who } peut jouer une carte spéciale
board-boiler_discard = { $count ->
    [one] { $who } défausse un personnage
   *[other] défaussent un personnage
}
board-settler_swap = { $who } peut échanger son personnage
board-okapi_choice = { $who } peut chasser l’okapi
board-gorilla_attack = { $who } lance le gorille
board-gorilla_self = { $who } combat ou fuit
board-warrior_attack = { $who } envoie le guerrier
board-overboard_target = { $who } choisit qui perd une carte
board-auxiliaries = { $who } ajoute ou passe
board-hippo_commit = { $count ->
    [one] { $who } mise des tuiles hippopotame
   *[other] misent des tuiles hippopotame
}
board-hippo_add = { $who } peut ajouter des tuiles

## Sous la carte

board-face-down = face cachée
board-no-flag = aucun
board-no-special = aucune
board-previous = escale précédente ({ $stop }) :
board-no-previous = aucune escale n’est encore décidée
board-boxed = tuiles qui n’ont jamais été sur le plateau
board-boxed-secret = non montrées
board-character-deck = un personnage
board-auxiliary-deck = un auxiliaire
board-dutch-spoken = flamand
board-english-spoken = anglais
board-french-spoken = français
board-german-spoken = allemand

## Les joueurs

board-sealed = choisi, face cachée
board-choosing = choisit encore
board-no-bid = aucune mise
board-killed = perdu
board-bitten = paludisme
board-hunted = chasse l’okapi
board-returned = repris en main

## Tableaux et piles

board-neutrals-roll = neutres : dé
board-die = un non-belligérant compte comme la nation tirée
board-mark-points = points pour qui prend le port
board-mark-hippo = qui le prend pioche 2 tuiles hippopotame
board-mark-ring = carte spéciale pour le dernier aux points
board-mark-crown = premier joueur

## Feuille privée

board-own-bid = misé
board-own-pick = à défausser
board-own-settler = pioché
board-no-characters = Aucun personnage en main
board-no-auxiliaries = Aucun auxiliaire en main
board-no-specials = Aucune carte spéciale en main
board-no-hippos = Aucune tuile hippopotame
board-porter-for = explorateurs
board-assistant-for = anthropologues
board-nurse-for = médecins
board-nun-for = missionnaires
board-askari-for = officiers
board-interpreter-for = qui ne parle pas la langue du port
board-servant-for = n’importe qui
board-porter-with = avec un explorateur ; sans limite
board-assistant-with = avec un anthropologue ; sans limite
board-nurse-with = avec un médecin ; sans limite
board-nun-with = avec un missionnaire ; sans limite
board-askari-with = avec un officier ; sans limite
board-interpreter-with = avec qui ne parle pas la langue du port ; un par personnage
board-servant-with = avec n’importe qui ; un seul par escale, pour tous les joueurs
board-playable = jouable ici
board-not-here = pas à cette escale

## Texte : la table

twin-before = { game-congo }, avant la première escale.
twin-turn = { game-congo }, escale { $turn } sur { $turns }. Le bateau est ici.
twin-port-language = Langue du port : { $language }.
twin-first = Premier joueur : { $who }.
twin-first_player-ask = { $who } doit désigner le premier joueur.
twin-choose_character-ask = Personnage encore à choisir par { $who }.
twin-special_card-ask = { $who } peut jouer une carte spéciale.
twin-boiler_discard-ask = Personnage à défausser, encore à choisir par { $who }.
twin-settler_swap-ask = { $who } peut échanger son personnage contre celui qui vient d’être pioché.
twin-okapi_choice-ask = { $who } peut chasser l’okapi.
twin-gorilla_attack-ask = { $who } doit dire qui le gorille attaque.
twin-gorilla_self-ask = { $who } doit combattre le gorille ou fuir.
twin-warrior_attack-ask = { $who } doit dire qui le guerrier combat.
twin-overboard_target-ask = { $who } doit dire qui perd un auxiliaire.
twin-auxiliaries-ask = { $who } doit ajouter des auxiliaires ou passer.
twin-hippo_commit-ask = Tuiles hippopotame encore à miser par { $who }.
twin-hippo_add-ask = { $who } peut ajouter des tuiles hippopotame.
twin-scores = Points : { $scores }.
twin-score = { $who } { $points }
twin-special = Carte spéciale de cette escale : « { $card } », jouée par { $who }.
twin-special-stop = On regarde la tuile de { $stop }.
twin-special-deck = On pioche parmi les { $deck }.
twin-revealed = Les personnages sont face visible.
twin-highest = Total le plus élevé : { $total }.
twin-servant-used = Un serviteur a déjà servi à cette escale.
twin-roll = { $who } a obtenu { $face } : { $cause }.
twin-roll-port = Le dé a donné { $face } : { $cause }.
twin-port_language-roll = langue du port
twin-language-roll = langue du personnage
twin-preference-roll = nation que préfère un non-belligérant
twin-gorilla-roll = combat avec le gorille
twin-warrior-roll = combat avec le guerrier
twin-malaria-roll = paludisme
twin-cure-roll = guérison du paludisme
twin-outcome = Résultat : { $outcome }.
twin-killed = perdu
twin-saved = sauvé
twin-bitten = atteint de paludisme
twin-hunted = parti chasser l’okapi
twin-returned = repris en main
twin-past-taken = À l’escale précédente, { $who } a pris { $stop }.
twin-past-tied = À l’escale précédente, égalité pour { $stop } entre { $who }.
twin-past-untaken = À l’escale précédente, personne n’a pris { $stop }.
twin-past-special = { $who } y avait joué « { $card } ».
twin-past-bid = { $who } y avait misé { $character }.
twin-past-unseen = On n’a pas vu la mise de { $who }.
twin-past-fate = Hors de l’enchère : { $fate }.
twin-total = Total : { $total }.
twin-spent = Tuiles hippopotame : { $tiles }.
twin-option = { $option } : { $value }
twin-yes = oui
twin-no = non

## Texte : les joueurs

twin-player = { $who } : { $points } points. En main : { $characters } { $characters ->
    [one] personnage
   *[other] personnages
}, { $auxiliaries } { $auxiliaries ->
    [one] auxiliaire
   *[other] auxiliaires
}, { $specials } { $specials ->
    [one] carte spéciale
   *[other] cartes spéciales
}, { $hippos } { $hippos ->
    [one] tuile
   *[other] tuiles
} hippopotame.
twin-points = Points de { $who } : { $sources }.
twin-is-first = { $who } est le premier joueur.
twin-answered = { $who } a choisi et peut encore changer d’avis.
twin-bid-sealed = { $who } a misé un personnage, face cachée.
twin-bid = { $who } mise { $character }.
twin-preference = Nation qui compte : { $nation }.
twin-speaks = Langue : { $language }.
twin-base = Valeur initiale : { $base }, dont { $value } pour la tuile et { $modifier } pour la nation.
twin-added = Ajouté : { $cards }.
twin-in = Encore dans l’enchère.
twin-soft = A passé pour l’instant.
twin-out = A passé pour de bon.
twin-lost = { $who } avait misé { $character } : { $fate }.
twin-is-tied = { $who } est à égalité pour le total le plus élevé.
twin-hippos = { $who } a misé des tuiles hippopotame : { $tiles }. Somme : { $sum }.

## Texte : fleuve, piles, tableaux

twin-unused = { $stop } : ne sert pas avec si peu de joueurs.
twin-stop = { $stop } : { $points } points, { $tile }, { $flag }.
twin-face-down = tuile face cachée
twin-flag = drapeau { $nation }
twin-flag-removed = drapeau retiré ({ $nation })
twin-no-flag = pas de drapeau
twin-has-hippos = Qui le prend pioche { $count } tuiles hippopotame.
twin-has-special = Le dernier aux points y pioche une carte spéciale.
twin-explored-by = Tuile regardée par { $who }.
twin-taken-by = Pris par { $who }.
twin-tied-by = Égalité entre { $who }.
twin-untaken = Pris par personne.
twin-pile = Pioche, { $deck } : { $size }. { $discard ->
    [none] Rien dans la défausse.
   *[other] Défausse : { $discard }.
}
twin-hippo-pile = Tuiles hippopotame à piocher : { $size }. { $discard ->
    [none] Aucune dépensée.
   *[other] Dépensées : { $discard }.
}
twin-used-neutrals = Non-belligérants retirés du jeu après utilisation : { $characters }.
twin-boxed-neutrals = Non-belligérants qui n’ont jamais été dans le jeu : { $characters }.
twin-boxed-tiles = Tuiles qui n’ont jamais été sur le plateau : { $tiles }.
twin-cell = { $of } { $value }
twin-values = Valeur selon la tuile, { $profession } : { $values }. Auxiliaire : { $auxiliary }.
twin-values-here = Valeurs sur cette tuile : { $values }.
twin-modifiers-here = Modification de valeur à ce drapeau : { $values }.
twin-modifiers = Modification selon le drapeau, { $nation } : { $values }. Un non-belligérant compte ainsi si le dé donne { $face }.
twin-several = { $thing }{ $count ->
    [one] {""}
   *[other] { " " }({ $count })
}

## Texte : ce qui est à soi

twin-own-bid = Vous avez misé { $character }.
twin-own-pick = Vous défausserez { $character }.
twin-own-commitment = { $tiles ->
    [none] Vous ne misez pas de tuile hippopotame.
   *[other] Vous misez des tuiles hippopotame : { $tiles }.
}
twin-own-settler = Pioché avec le Colon : { $character }.
twin-own-characters = { $characters ->
    [none] Vous n’avez pas de personnage en main.
   *[other] Vos personnages : { $characters }.
}
twin-own-auxiliaries = { $cards ->
    [none] Vous n’avez pas d’auxiliaire.
   *[other] Vos auxiliaires : { $cards }.
}
twin-fits = Auxiliaires : { $fits }.
twin-fit = { $kind } pour { $whom }
twin-hippos-for = Les tuiles hippopotame départagent ; celles que l’on pose sont perdues.
twin-own-with = { $kind }, +{ $bonus } : { $with }.
twin-own-specials = { $cards ->
    [none] Vous n’avez pas de carte spéciale.
   *[other] Vos cartes spéciales : { $cards }.
}
twin-own-hippos = { $tiles ->
    [none] Vous n’avez pas de tuile hippopotame.
   *[other] Vos tuiles hippopotame, par valeur : { $tiles }.
}
twin-own-explored = Ce que vous avez vu à { $stop } : { $tile }.
twin-own-worth = { $character } commencerait ici avec { $low }.
twin-own-worth-between = { $character } commencerait ici avec { $low } à { $high }.
twin-playable = Elle peut être jouée ici.
twin-not-playable = Elle ne peut pas être jouée ici.

## Texte : la fin

twin-standing = { $rank }. { $who } : { $points } points{ $sources ->
    [none] .
   *[other] { " " }({ $sources }).
} { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} en main. { $characters ->
    [none] Aucun personnage.
   *[other] Personnages : { $characters }.
} { $auxiliaries ->
    [none] Aucun auxiliaire.
   *[other] Auxiliaires : { $auxiliaries }.
} { $specials ->
    [none] Aucune carte spéciale.
   *[other] Cartes spéciales : { $specials }.
} { $hippos ->
    [none] Aucune tuile hippopotame.
   *[other] Tuiles hippopotame : { $hippos }.
}
