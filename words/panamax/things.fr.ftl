# Les choses de Panamax : compagnies, nations, zones, navires, contrats, cartes, origine de l’argent, options.

game-panamax = Panamax

## Compagnies : leurs lettres sont celles des places

red = Lignes Atlas
blue = Armement Boréal
yellow = Fret Canaries
green = Maritime Delta

## Nations et océans

china = Chine
europe = Europe
usa_east = USA côte Est
usa_west = USA côte Ouest

atlantic = Atlantique
pacific = Pacifique

## Zones : les océans, les lacs et les deux voies

atl_wait = zone d’attente Atlantique
atl_load_europe = zone de chargement Europe
atl_load_usa_east = zone de chargement USA Est
pac_wait = zone d’attente Pacifique
pac_load_china = zone de chargement Chine
pac_load_usa_west = zone de chargement USA Ouest
lake_gatun = lac Gatún
lake_miraflores = lac Miraflores
tp_gatun_1 = écluse de Gatún 1 (vers le Pacifique)
tp_gatun_2 = écluse de Gatún 2 (vers le Pacifique)
tp_gatun_3 = écluse de Gatún 3 (vers le Pacifique)
tp_gaillard = coupe Gaillard (vers le Pacifique)
tp_pedro_miguel = écluse de Pedro Miguel (vers le Pacifique)
tp_channel = chenal de Miraflores (vers le Pacifique)
tp_miraflores_1 = écluse de Miraflores 1 (vers le Pacifique)
tp_miraflores_2 = écluse de Miraflores 2 (vers le Pacifique)
ta_gatun_1 = écluse de Gatún 1 (vers l’Atlantique)
ta_gatun_2 = écluse de Gatún 2 (vers l’Atlantique)
ta_gatun_3 = écluse de Gatún 3 (vers l’Atlantique)
ta_gaillard = coupe Gaillard (vers l’Atlantique)
ta_pedro_miguel = écluse de Pedro Miguel (vers l’Atlantique)
ta_channel = chenal de Miraflores (vers l’Atlantique)
ta_miraflores_1 = écluse de Miraflores 1 (vers l’Atlantique)
ta_miraflores_2 = écluse de Miraflores 2 (vers l’Atlantique)

to_pacific = vers le Pacifique
to_atlantic = vers l’Atlantique

lock = écluse
waterway = voie navigable

## Navires : les sortes, ceux des compagnies, ceux de personne

feeder = caboteur
coaster = cargo côtier
sprinter = cargo rapide
carrier = porte-conteneurs

red_feeder = caboteur Atlas
red_coaster = cargo côtier Atlas
red_sprinter = cargo rapide Atlas
red_carrier = porte-conteneurs Atlas
blue_feeder = caboteur Boréal
blue_coaster = cargo côtier Boréal
blue_sprinter = cargo rapide Boréal
blue_carrier = porte-conteneurs Boréal
yellow_feeder = caboteur Canaries
yellow_coaster = cargo côtier Canaries
yellow_sprinter = cargo rapide Canaries
yellow_carrier = porte-conteneurs Canaries
green_feeder = caboteur Delta
green_coaster = cargo côtier Delta
green_sprinter = cargo rapide Delta
green_carrier = porte-conteneurs Delta

mil_china = frégate chinoise
mil_europe = frégate européenne
mil_usa_east = croiseur américain de l’Atlantique
mil_usa_west = croiseur américain du Pacifique
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

setup_china_a = Chine A (2 et 3)
setup_china_b = Chine B (4, et 1 par rail)
setup_europe_a = Europe A (2 et 3)
setup_europe_b = Europe B (4, et 1 par rail)
setup_usa_east_a = USA Est A (2 et 3)
setup_usa_east_b = USA Est B (4, et 1 par rail)
setup_usa_west_a = USA Ouest A (2 et 3)
setup_usa_west_b = USA Ouest B (4, et 1 par rail)

slot_4 = le contrat de la colonne 4
slot_5 = le contrat de la colonne 5
slot_6 = le contrat de la colonne 6
incoming = le chargement entrant
deck = le dessus de la pioche

front = recto
back = verso

## Actions gratuites de l’écritoire

market = marché
    .text = Achetez tout de suite 1 part d’une compagnie, ou retournez le drapeau pour différer l’achat.
load = chargement
    .text = Chargez un dé : d’un contrat sur un navire, ou de votre stock avec la valeur 2.
move = déplacements
    .text = Faites 3 déplacements, écluses et voies navigables au choix.
rail = rail
    .text = Mettez un dé de votre stock sur le train avec la valeur 2, ou augmentez un de vos dés du train de 2.

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
    .text = 4 $ par navire construit depuis votre écritoire (8 $ au plus).
advisor_cruise = Agent de croisières
    .text = 5 $ par jeton passager sur votre écritoire (15 $ au plus).
advisor_diplomat = Diplomate
    .text = 2 $ par nation dont vous avez un drapeau (8 $ au plus).
advisor_specialist = Attaché commercial
    .text = 3 $ par drapeau de la nation dont vous en avez le plus (12 $ au plus).
advisor_portfolio = Gestionnaire de portefeuille
    .text = 3 $ par compagnie dont vous avez une part (12 $ au plus).
advisor_majority = Avocat d’affaires
    .text = 2 $ par part de votre propre compagnie que vous détenez (10 $ au plus).
advisor_treasurer = Trésorier
    .text = 1 $ par tranche complète de 2 $ en caisse de votre compagnie (12 $ au plus).
advisor_analyst = Analyste boursier
    .text = 3 $ par 1 $ de dividende par part de votre compagnie (12 $ au plus).
advisor_auditor = Commissaire aux comptes
    .text = 4 $ sans aucun renflouement, et 4 $ de plus sans contrat incomplet non plus (8 $ au plus).

## Récompenses de Directeur Général

ceo_award_1 = Récompense de Directeur Général de la manche 1
ceo_award_2 = Récompense de Directeur Général de la manche 2
ceo_award_3 = Récompense de Directeur Général de la manche 3
