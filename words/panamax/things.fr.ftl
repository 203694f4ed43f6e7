# Les choses de Panamax : compagnies, nations, zones, navires, contrats, cartes, origine de l’argent, options.

game-panamax = Panamax
effort-panamax = 2 h, exigeant
about-panamax = Chargez, poussez les navires dans le canal, enrichissez-vous.

## Compagnies : leurs lettres sont celles des places

red = Lignes Atlas
blue = Armement Boréal
yellow = Fret Cérès
green = Maritime Delta

## Nations et océans

china = Chine
europe = Europe
usa_east = USA côte Est
usa_west = USA côte Ouest

atlantic = Atlantique
pacific = Pacifique

## Zones : les océans, les lacs et les deux voies

atl_wait = attente Atlantique
atl_load_europe = chargement Europe
atl_load_usa_east = chargement USA Est
atl_load = chargement Atlantique
pac_wait = attente Pacifique
pac_load_china = chargement Chine
pac_load_usa_west = chargement USA Ouest
pac_load = chargement Pacifique
lake_gatun = lac Gatún
lake_miraflores = lac Miraflores
tp_gatun_1 = écluse de Gatún 1
tp_gatun_2 = écluse de Gatún 2
tp_gatun_3 = écluse de Gatún 3
tp_gaillard = coupe Gaillard
tp_pedro_miguel = écluse de Pedro Miguel
tp_channel = chenal de Miraflores
tp_miraflores_1 = écluse de Miraflores 1
tp_miraflores_2 = écluse de Miraflores 2
ta_gatun_1 = écluse de Gatún 1
ta_gatun_2 = écluse de Gatún 2
ta_gatun_3 = écluse de Gatún 3
ta_gaillard = coupe Gaillard
ta_pedro_miguel = écluse de Pedro Miguel
ta_channel = chenal de Miraflores
ta_miraflores_1 = écluse de Miraflores 1
ta_miraflores_2 = écluse de Miraflores 2

## Les lieux en peu de lettres, pour les lignes du panneau

short-china = Chine
short-europe = Europe
short-usa_east = USA Est
short-usa_west = USA Ouest
short-atl_wait = l’Atlantique
short-atl_load = Atlantique
short-pac_wait = le Pacifique
short-pac_load = Pacifique
short-lake_gatun = le lac Gatún
short-lake_miraflores = le lac Miraflores
short-tp_gatun_1 = Gatún 1
short-tp_gatun_2 = Gatún 2
short-tp_gatun_3 = Gatún 3
short-tp_gaillard = la coupe Gaillard
short-tp_pedro_miguel = Pedro Miguel
short-tp_channel = le chenal
short-tp_miraflores_1 = Miraflores 1
short-tp_miraflores_2 = Miraflores 2
short-ta_gatun_1 = Gatún 1
short-ta_gatun_2 = Gatún 2
short-ta_gatun_3 = Gatún 3
short-ta_gaillard = la coupe Gaillard
short-ta_pedro_miguel = Pedro Miguel
short-ta_channel = le chenal
short-ta_miraflores_1 = Miraflores 1
short-ta_miraflores_2 = Miraflores 2

## Directions, et ce que coûte un pas

to_pacific = vers le Pacifique
to_atlantic = vers l’Atlantique

lock = écluse
waterway = voie navigable

## Navires : les sortes, ceux des compagnies, ceux de personne

feeder = caboteur
coaster = côtier
sprinter = rapide
carrier = porte-conteneurs

red_feeder = caboteur Atlas
red_coaster = côtier Atlas
red_sprinter = rapide Atlas
red_carrier = porte-conteneurs Atlas
blue_feeder = caboteur Boréal
blue_coaster = côtier Boréal
blue_sprinter = rapide Boréal
blue_carrier = porte-conteneurs Boréal
yellow_feeder = caboteur Cérès
yellow_coaster = côtier Cérès
yellow_sprinter = rapide Cérès
yellow_carrier = porte-conteneurs Cérès
green_feeder = caboteur Delta
green_coaster = côtier Delta
green_sprinter = rapide Delta
green_carrier = porte-conteneurs Delta

mil_china = frégate Chine
mil_europe = frégate Europe
mil_usa_east = croiseur USA Est
mil_usa_west = croiseur USA Ouest
cruise_caribbean = paquebot Caraïbes
cruise_riviera = paquebot Riviera
panamax_colon = Panamax Colón
panamax_balboa = Panamax Balboa

## Contrats

china_1 = Chine 1
china_2 = Chine 2
china_3 = Chine 3
china_4 = Chine 4
china_5 = Chine 5
china_6 = Chine 6
europe_1 = Europe 1
europe_2 = Europe 2
europe_3 = Europe 3
europe_4 = Europe 4
europe_5 = Europe 5
europe_6 = Europe 6
usa_east_1 = USA Est 1
usa_east_2 = USA Est 2
usa_east_3 = USA Est 3
usa_east_4 = USA Est 4
usa_east_5 = USA Est 5
usa_east_6 = USA Est 6
usa_west_1 = USA Ouest 1
usa_west_2 = USA Ouest 2
usa_west_3 = USA Ouest 3
usa_west_4 = USA Ouest 4
usa_west_5 = USA Ouest 5
usa_west_6 = USA Ouest 6

setup_china_a = Chine 2+3
setup_china_b = Chine 4+1R
setup_europe_a = Europe 2+3
setup_europe_b = Europe 4+1R
setup_usa_east_a = USA Est 2+3
setup_usa_east_b = USA Est 4+1R
setup_usa_west_a = USA Ouest 2+3
setup_usa_west_b = USA Ouest 4+1R

slot_4 = colonne 4
slot_5 = colonne 5
slot_6 = colonne 6
incoming = chargement entrant
deck = pioche

front = recto
back = verso

## Actions gratuites de l’écritoire

market = marché
load = chargement
move = déplacements
rail = rail

## Ce qu’apportent les passagers

cheap_transfer = transferts à prix réduit
    .text = Transférer un dé coûte 2 $ au lieu de 5 $.
wide_choice = plus de choix
    .text = Vous pouvez aussi prendre un contrat au chargement entrant ou sur le dessus de la pioche.
extra_load = un chargement de plus
    .text = Lors d’une action contrat, vous pouvez charger un dé de contrat de plus.

## Capitaines et manutentionnaires

captain_1 = Capitaine (4 déplacements)
captain_2 = Capitaine (3 déplacements)
captain_3 = Capitaine (3 déplacements)
captain_4 = Capitaine (2 déplacements)
captain_5 = Capitaine (2 déplacements)

stevedore_1 = Manutentionnaire (2 chargements ou 8 $)
stevedore_2 = Manutentionnaire (2 chargements ou 6 $)
stevedore_3 = Manutentionnaire (1 chargement ou 6 $)
stevedore_4 = Manutentionnaire (1 chargement ou 5 $)
stevedore_5 = Manutentionnaire (1 chargement ou 4 $)

## Conseillers financiers

advisor_fleet = Courtier maritime
    .text = 4 $ par navire que vous avez construit (8 $ au plus).
advisor_cruise = Agent de croisières
    .text = 5 $ par jeton passager que vous avez (15 $ au plus).
advisor_diplomat = Diplomate
    .text = 2 $ par nation dont vous avez un drapeau (8 $ au plus).
advisor_specialist = Attaché commercial
    .text = 3 $ par drapeau de votre nation la plus fréquente (12 $ au plus).
advisor_portfolio = Gestionnaire de portefeuille
    .text = 3 $ par compagnie dont vous avez une part (12 $ au plus).
advisor_majority = Avocat d’affaires
    .text = 2 $ par part de votre propre compagnie (10 $ au plus).
advisor_treasurer = Trésorier
    .text = 1 $ par tranche complète de 2 $ en caisse de votre compagnie (12 $ au plus).
advisor_analyst = Analyste boursier
    .text = 3 $ par 1 $ de dividende par part de votre compagnie (12 $ au plus).
advisor_auditor = Commissaire aux comptes
    .text = 4 $ sans aucun renflouement, et 4 $ de plus sans contrat incomplet non plus (8 $ au plus).

## Récompenses de Directeur Général

ceo_award_1 = récompense de Directeur Général de la manche 1
ceo_award_2 = récompense de Directeur Général de la manche 2
ceo_award_3 = récompense de Directeur Général de la manche 3

## Cartes que gagnent les navires, et ce qui donne déplacements et chargements

captain = capitaine
stevedore = manutentionnaire
advisor = conseiller financier

white_die_action = dé blanc
card_action = carte
flag_action = drapeau

## Dés blancs et ce qu’ils donnent, conteneurs, dés sur le train

white_die = { $row ->
    [4] colonne { $column }, dé exécutif
   *[other] colonne { $column } ({ die-gives })
}
die-gives = { $column ->
    [1] { die-moves }
    [2] { die-moves }
    [3] { die-moves }
   *[other] { $row } { $row ->
        [one] chargement
       *[other] chargements
    }
}
die-moves = { $column } { $column ->
    [one] écluse
   *[other] écluses
}, { $row } { $row ->
    [one] voie
   *[other] voies
}
container = { $rail ->
    [yes] rail { $value } ({ $contract })
   *[no] { $value } ({ $contract })
}
wagon_die = { $value } en case { $place } ({ $company })

## D’où vient l’argent, et ce qui départage

source-cash = Argent
source-advisors = Conseillers
source-awards = Récompenses
source-shares = Parts
source-bailouts = Renflouements

tie-turn_order = c’est le premier dans l’ordre du tour qui gagne

## Options

option-two_player_turns = Tours à deux joueurs
    .hint = Combien de tours chacun joue par manche à deux joueurs ; avec 4, quelques dés ne servent pas.
option-preloaded_start = Départ chargé
    .hint = Le premier conteneur de chaque contrat de départ est déjà sur le caboteur.
option-slow_train = Train lent
    .hint = Les dés attendent une manche entière dans le wagon 2 avant la plateforme.
option-soft_fees = Frais réduits
    .hint = Des frais plus bas dans les zones de chargement et les premières écluses.
option-random_setup = Distribué, pas choisi
    .hint = L’objectif secret et le contrat de départ sont distribués au lieu d’être choisis.
