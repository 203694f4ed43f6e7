# Les choses de Rotterdam : couleurs, cargaisons, ports, cartes, missions, lieux, origine des points, options.

game-rotterdam = Rotterdam
effort-rotterdam = 75 min, moyen
about-rotterdam = Une couleur, et tous les navires avancent ; livrez au bon port.

## Couleurs : celles des chenaux, que l’on peut choisir ; et une des navires

red = rouge
yellow = jaune
green = vert
blue = bleu
purple = violet

colour-orange = orange

## Matières premières, ports et produits

grain = grain
fruit = fruits
textile = textile
oil = pétrole brut

vulcaanhaven = Vulcaanhaven
merwehaven = Merwehaven
waalhaven = Waalhaven
botlek = Botlek

bread = pain
beer = bière
orange_juice = jus d’orange
jam = confiture
clothing = vêtements
carpet = tapis
petrol = essence
plastic = plastique

cards-of_port = { $count } { $count ->
    [one] carte
   *[other] cartes
} { $port }

## Cartes Navigation

luck_turns = La chance tourne
    .text = Échangez les matières premières de deux navires chargés, les vôtres ou ceux des autres.
extra_cargo = Cargaison supplémentaire
    .text = Placez un navire chargé supplémentaire sur une position de départ libre.
setback = Revers
    .text = Reculez un navire de votre choix d’un chenal, quelle que soit sa couleur.
heavy_storm = Forte tempête
    .text = Reculez un navire de votre choix de deux chenaux, quelles que soient leurs couleurs.
joker = Le Joker
    .text = Remplace un produit quand vous remplissez une mission.
advantage = Avantage
    .text = Vaut 1 point de victoire. Vous pouvez la poser face visible pour libérer une place en main.
extra_advantage = Avantage supplémentaire
    .text = Vaut 2 points de victoire. Vous pouvez la poser face visible pour libérer une place en main.
cargo_thief = Voleur de cargaison
    .text = Placez la cargaison d’un navire de votre choix sur un autre de vos navires.
police_inspection = Inspection de la police portuaire
    .text = Remettez dans le stock la cargaison d’un navire de votre choix.

## Missions, avec leurs points

m01_bread_beer = { bread } + { beer } (4 pts)
m02_bread_orange_juice = { bread } + { orange_juice } (5 pts)
m03_bread_jam = { bread } + { jam } (5 pts)
m04_bread_clothing = { bread } + { clothing } (5 pts)
m05_bread_carpet = { bread } + { carpet } (5 pts)
m06_bread_petrol = { bread } + { petrol } (4 pts)
m07_bread_plastic = { bread } + { plastic } (4 pts)
m08_beer_orange_juice = { beer } + { orange_juice } (5 pts)
m09_beer_jam = { beer } + { jam } (5 pts)
m10_beer_clothing = { beer } + { clothing } (5 pts)
m11_beer_carpet = { beer } + { carpet } (5 pts)
m12_beer_petrol = { beer } + { petrol } (4 pts)
m13_beer_plastic = { beer } + { plastic } (4 pts)
m14_orange_juice_jam = { orange_juice } + { jam } (6 pts)
m15_orange_juice_clothing = { orange_juice } + { clothing } (6 pts)
m16_orange_juice_carpet = { orange_juice } + { carpet } (6 pts)
m17_orange_juice_petrol = { orange_juice } + { petrol } (5 pts)
m18_orange_juice_plastic = { orange_juice } + { plastic } (5 pts)
m19_jam_clothing = { jam } + { clothing } (6 pts)
m20_jam_carpet = { jam } + { carpet } (6 pts)
m21_jam_petrol = { jam } + { petrol } (5 pts)
m22_jam_plastic = { jam } + { plastic } (5 pts)
m23_clothing_carpet = { clothing } + { carpet } (6 pts)
m24_clothing_petrol = { clothing } + { petrol } (5 pts)
m25_clothing_plastic = { clothing } + { plastic } (5 pts)
m26_carpet_petrol = { carpet } + { petrol } (5 pts)
m27_carpet_plastic = { carpet } + { plastic } (5 pts)
m28_petrol_plastic = { petrol } + { plastic } (4 pts)
m29_bread_orange_juice_carpet = { bread } + { orange_juice } + { carpet } (8 pts)
m30_bread_orange_juice_plastic = { bread } + { orange_juice } + { plastic } (7 pts)
m31_bread_jam_petrol = { bread } + { jam } + { petrol } (7 pts)
m32_bread_jam_plastic = { bread } + { jam } + { plastic } (7 pts)
m33_bread_clothing_petrol = { bread } + { clothing } + { petrol } (7 pts)
m34_bread_clothing_plastic = { bread } + { clothing } + { plastic } (7 pts)
m35_bread_carpet_petrol = { bread } + { carpet } + { petrol } (7 pts)
m36_beer_orange_juice_clothing = { beer } + { orange_juice } + { clothing } (8 pts)
m37_beer_orange_juice_petrol = { beer } + { orange_juice } + { petrol } (7 pts)
m38_beer_orange_juice_plastic = { beer } + { orange_juice } + { plastic } (7 pts)
m39_beer_jam_clothing = { beer } + { jam } + { clothing } (8 pts)
m40_beer_jam_carpet = { beer } + { jam } + { carpet } (8 pts)
m41_beer_carpet_petrol = { beer } + { carpet } + { petrol } (7 pts)
m42_beer_carpet_plastic = { beer } + { carpet } + { plastic } (7 pts)
m43_orange_juice_clothing_plastic = { orange_juice } + { clothing } + { plastic } (8 pts)
m44_orange_juice_carpet_petrol = { orange_juice } + { carpet } + { petrol } (8 pts)
m45_jam_clothing_petrol = { jam } + { clothing } + { petrol } (8 pts)
m46_jam_carpet_plastic = { jam } + { carpet } + { plastic } (8 pts)

## Navires, et ce qu’ils font quand leur couleur est choisie

ship = { $position } ({ $owner }, { $cargo ->
    [none] vide
   *[other] { $cargo }
})
sailing = { $target ->
    [none] { $origin } attend
   *[other] { $origin } vers { $target }
}
plan = { $sailings }

## Phases

place_and_load = Placer un navire et charger
navigate = Naviguer sur la Meuse
navigation_cards = Cartes Navigation
unload_and_process = Transfert et traitement
trade_products = Échanger des produits
fulfil_mission = Remplir une mission

## Positions, comme le plateau les nomme

S1 = S1
S2 = S2
S3 = S3
S4 = S4
A1 = A1
A2 = A2
A3 = A3
A4 = A4
A5 = A5
A6 = A6
N1 = N1
N2 = N2
B1 = B1
B2 = B2
B3 = B3
B4 = B4
B5 = B5
N3 = N3
C1 = C1
C2 = C2
C3 = C3
C4 = C4
C5 = C5
C6 = C6
N4 = N4
N5 = N5
D1 = D1
D2 = D2
D3 = D3
D4 = D4
D5 = D5
VU1 = VU1
VU2 = VU2
BO1 = BO1
BO2 = BO2
ME1 = ME1
ME2 = ME2
WA1 = WA1
WA2 = WA2

## D’où viennent les points, et ce qui départage

source-missions = Missions
source-advantages = Cartes Avantage
source-products = Produits

tie-missions = celui qui a le plus de points de mission gagne
tie-products = à points de mission égaux, celui qui a le plus de cartes Produit gagne
tie-shared = avec autant de cartes Produit, la victoire est partagée

## Options et leurs valeurs

option-safe_haven = Havre de paix
    .hint = Aucune carte Navigation ne se joue sur un navire au port ni sur sa cargaison.
option-open_products = Cartes Produit ouvertes
    .hint = La première carte de chaque pile est face visible ; un navire sans la bonne cargaison l’envoie dessous.
option-ships_2007 = Navires de 2007
    .hint = Les navires de la première édition : 4 par personne à 4 joueurs, au lieu de 3.
option-first_captain = Premier Capitaine
    .hint = Qui est le premier Capitaine du port.
option-returned_products = Retour des produits
    .hint = Où vont les cartes Produit données pour une mission.
option-card_windows = Moments pour les cartes
    .hint = Quand on demande à ceux qui ont des cartes Navigation s’ils en jouent.
option-trade_offer_limit = Limite d’offres
    .hint = Combien d’offres chacun peut faire pendant une phase d’échanges ; 0 : autant que voulu.
option-round_limit = Limite de manches
    .hint = Après quelle manche la partie se termine au plus tard ; 0 : aucune limite.

random = tiré au sort
host_pick = désigné par le premier joueur
youngest = le plus jeune
top = sur la pile
shuffle = mélangées à la pile
bottom = sous la pile
full = à chaque tour
lean = moins souvent
