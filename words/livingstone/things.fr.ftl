# Les choses de Livingstone : cartes, pierres, lieux, origine des points, options.

game-livingstone = Livingstone
effort-livingstone = 40 min, facile
about-livingstone = Des dés, des tentes, et une reine qui veut sa part.

## Cartes

free_tent = Tente gratuite
    .text = Plantez la tente de ce dé sans rien payer.
double_dice = Deux dés
    .text = En choisissant votre dé, prenez-en un deuxième, plus élevé ; jouez l’un puis l’autre.
any_row = Rangée au choix
    .text = Plantez la tente de ce dé dans la rangée de votre choix, colonne du bateau.
market = Marché
    .text = Vendez autant de pierres que voulu : transparente 1 livre + 1 point, bleue 2 + 2, rouge 3 + 3.
extra_tent = Tente supplémentaire
    .text = Plantez gratuitement, sans dé, une tente sur une case où vous avez déjà une tente évaluée.
dig_three = Trois pierres
    .text = Sortez 3 pierres du sac.
steamboat_back = Le bateau recule
    .text = Le bateau à vapeur recule d’une colonne.
lion = Lion
    .text = Marquez 4 points.
rhino = Rhinocéros
    .text = Marquez 3 points.
antelope = Antilope
    .text = Marquez 2 points.
coins_four = Quatre livres
    .text = Prenez 4 livres dans le stock.
mine_collapse = Éboulement de la mine
    .text = Tous les joueurs remettent leurs pierres précieuses dans le sac. Piochez une carte de remplacement.

## Pierres : une sorte, puis plusieurs d’une sorte

black = pierre noire
clear = pierre transparente
blue = pierre bleue
red = pierre rouge
white = pierre blanche

stones-black = { $count } { $count ->
    [one] pierre noire
   *[other] pierres noires
}
stones-clear = { $count } { $count ->
    [one] pierre transparente
   *[other] pierres transparentes
}
stones-blue = { $count } { $count ->
    [one] pierre bleue
   *[other] pierres bleues
}
stones-red = { $count } { $count ->
    [one] pierre rouge
   *[other] pierres rouges
}
stones-white = la pierre blanche

## Quantités et lieux, à l’intérieur d’autres phrases

pounds = { $pounds } { $pounds ->
    [one] livre
   *[other] livres
}
points = { $points } { $points ->
    [one] point
   *[other] points
}
space = colonne { $column }, rangée { $row }

## D’où viennent les points, et ce qui départage

source-tents = Tentes
source-cards = Cartes
source-majorities = Majorités
source-animals = Animaux
source-gems = Pierres précieuses

tie-chest = c’est le plus grand don à la reine qui décide
tie-shared = à dons égaux, la victoire est partagée

## Options

option-allow_pass = Droit de passer
    .hint = Après un premier dé dans la manche, on peut passer au lieu d’en prendre un autre.
option-free_tent_pays_neighbours = « Tente gratuite » paie les voisins
    .hint = « Tente gratuite » n’évite que les coûts d’expédition : chaque autre joueur présent sur la case reçoit quand même 1 livre.
