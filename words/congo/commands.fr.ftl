# Les commandes de Congo, le nom des sortes de coups avant qu’on les joue, et leurs éléments.

verbs = congo
    .hint = Jouer un coup à Expedition : Congo River 1884

verb-first = premier
    .hint = Désigner qui commence, si la table vous le demande
verb-send = miser
    .hint = Miser un personnage, en secret ; vous pouvez changer jusqu’à ce que tous aient choisi
verb-special = spéciale
    .hint = Jouer une carte spéciale
verb-no_special = pas-de-spéciale
    .hint = Ne pas jouer de carte spéciale à cette escale
verb-discard = défausser
    .hint = Chaudière à vapeur endommagée : défausser un personnage de votre main
verb-swap = échanger
    .hint = Colon : miser plutôt le personnage pioché
verb-keep = garder
    .hint = Colon : garder votre personnage
verb-hunt = chasser
    .hint = Okapi : le chasser avec votre explorateur pour 2 points
verb-stay = rester
    .hint = Okapi : rester dans l’enchère
verb-attack = attaquer
    .hint = Gorille ou Guerrier : choisir quel personnage est attaqué
verb-fight = combattre
    .hint = Gorille : le combattre
verb-flee = fuir
    .hint = Gorille : fuir et reprendre votre personnage
verb-overboard = par-dessus-bord
    .hint = Homme par-dessus bord ! : choisir qui perd un auxiliaire
verb-nobody = personne
    .hint = Homme par-dessus bord ! : personne ne perd d’auxiliaire
verb-add = ajouter
    .hint = Ajouter des auxiliaires à votre personnage
verb-pass = passer
    .hint = Ne rien ajouter : pour l’instant si vous êtes en tête, sinon pour cette escale
verb-hippos = hippopotames
    .hint = Égalité : miser des tuiles hippopotame, en secret
verb-more_hippos = encore-des-hippopotames
    .hint = Encore égalité : ajouter des tuiles hippopotame à découvert, ou aucune

## Sortes de coups, quand il y en a plusieurs d’une sorte

kind-choose_first_player = Désigner qui commence
kind-choose_character = Miser un personnage
kind-play_special = Jouer une carte spéciale
kind-boiler_discard = Défausser un personnage
kind-settler_swap = Échanger votre personnage
kind-gorilla_attack = Faire attaquer le gorille
kind-warrior_attack = Faire combattre le guerrier
kind-overboard_target = Choisir qui perd un auxiliaire
kind-add_auxiliaries = Ajouter des auxiliaires
kind-hippo_commit = Miser des tuiles hippopotame
kind-hippo_add = Ajouter des tuiles hippopotame

## Éléments des coups

field-player = Joueur
field-character = Personnage
    .name = personnage
    .hint = Un personnage de votre main
field-card = Carte spéciale
field-stop = Escale
field-deck = Pioche
field-cards = Auxiliaires
field-tiles = Tuiles hippopotame
