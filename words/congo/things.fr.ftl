# Les choses de Congo : escales, tuiles, nations, personnages, cartes, origine des points, options.

game-congo = Expedition : Congo River 1884
effort-congo = 60 min, moyen
about-congo = Un voyageur envoyé en secret, une enchère pour le port.

## Escales, dans l’ordre du fleuve

leopoldville = Léopoldville
bolobo = Bolobo
lukolela = Lukolela
liranga = Liranga
equateurville = Équateurville
nouvelle_anvers = Nouvelle Anvers
lisala = Lisala
bumba = Bumba
basoko = Basoko
yangambi = Yangambi
stanley_falls = Stanley-Falls
ubundu = Ubundu
lowa = Lowa
kindu = Kindu

## Tuiles port

barracks = caserne
hospital = hôpital
mission = mission
village = village
jungle = jungle

## Professions

explorer = explorateur
anthropologist = anthropologue
doctor = médecin
missionary = missionnaire
officer = officier

## Nations, et langues des ports et des personnages

belgium = Belgique
united_kingdom = Royaume-Uni
france = France
germany = Allemagne
united_states = États-Unis
spain = Espagne
portugal = Portugal
netherlands = Pays-Bas
sweden = Suède
austria = Autriche
russia = Russie

dutch = flamand
english = anglais
french = français
german = allemand
portuguese = portugais
russian = russe
spanish = espagnol
swedish = suédois

## Personnages : qui ils sont, ce qu’ils sont, et les deux

name-be_explorer_1 = Lambert Hoornaert
name-be_explorer_2 = Théophile Wastelin
name-be_anthropologist_1 = Odilon Brabandère
name-be_anthropologist_2 = Cyriel Moerkerk
name-be_doctor_1 = Achille Portenart
name-be_doctor_2 = Hubert Steenhaut
name-be_missionary_1 = Anselme Collardin
name-be_missionary_2 = Livinus Dhaenens
name-be_officer_1 = Octave Marlière
name-be_officer_2 = Gustaaf Ternest
name-uk_explorer_1 = Barnaby Thistlewood
name-uk_explorer_2 = Edwin Harcastle
name-uk_anthropologist_1 = Cuthbert Penhallow
name-uk_anthropologist_2 = Alfred Winterbourne
name-uk_doctor_1 = Josiah Merriweather
name-uk_doctor_2 = Rupert Oakshott
name-uk_missionary_1 = Ezra Hollingbrook
name-uk_missionary_2 = Silas Pettigrew
name-uk_officer_1 = Reginald Thornbury
name-uk_officer_2 = Humphrey Stokesley
name-fr_explorer_1 = Aristide Beaumarchand
name-fr_explorer_2 = Léon Castelnoir
name-fr_anthropologist_1 = Évariste Fontbrune
name-fr_anthropologist_2 = Honoré Villemagne
name-fr_doctor_1 = Sosthène Larrivière
name-fr_doctor_2 = Prosper Champvert
name-fr_missionary_1 = Clément Rocheblave
name-fr_missionary_2 = Isidore Montclar
name-fr_officer_1 = Fulgence Darmagnac
name-fr_officer_2 = Hippolyte Serrecourt
name-de_explorer_1 = Konrad Falkenstätt
name-de_explorer_2 = Ewald Brennecker
name-de_anthropologist_1 = Leberecht Osterkamp
name-de_anthropologist_2 = Theodor Wiesenbach
name-de_doctor_1 = Gotthilf Sommerlatt
name-de_doctor_2 = Anselm Rautenberg
name-de_missionary_1 = Traugott Hellmers
name-de_missionary_2 = Benno Aichinger
name-de_officer_1 = Joachim von Dreyfeld
name-de_officer_2 = Ottokar Grimmel
name-us_neutral_1 = Amos Whitcombe
name-us_neutral_2 = Jedediah Cranmoor
name-es_neutral_1 = Baltasar Quirogal
name-es_neutral_2 = Leandro Montesinos
name-pt_neutral_1 = Tomé Salvaterra
name-pt_neutral_2 = Inácio Barroselas
name-nl_neutral_1 = Cornelis Oudeschans
name-nl_neutral_2 = Hendrik Waterreus
name-se_neutral_1 = Torsten Lindhag
name-se_neutral_2 = Algot Bergfors
name-at_neutral_1 = Ferdinand Lechnitz
name-at_neutral_2 = Rochus Steinbrunner
name-ru_neutral_1 = Arkady Velikanov
name-ru_neutral_2 = Platon Zaretsky

title-be_explorer_1 = explorateur belge
title-be_explorer_2 = explorateur belge
title-be_anthropologist_1 = anthropologue belge
title-be_anthropologist_2 = anthropologue belge
title-be_doctor_1 = médecin belge
title-be_doctor_2 = médecin belge
title-be_missionary_1 = missionnaire belge
title-be_missionary_2 = missionnaire belge
title-be_officer_1 = officier belge
title-be_officer_2 = officier belge
title-uk_explorer_1 = explorateur britannique
title-uk_explorer_2 = explorateur britannique
title-uk_anthropologist_1 = anthropologue britannique
title-uk_anthropologist_2 = anthropologue britannique
title-uk_doctor_1 = médecin britannique
title-uk_doctor_2 = médecin britannique
title-uk_missionary_1 = missionnaire britannique
title-uk_missionary_2 = missionnaire britannique
title-uk_officer_1 = officier britannique
title-uk_officer_2 = officier britannique
title-fr_explorer_1 = explorateur français
title-fr_explorer_2 = explorateur français
title-fr_anthropologist_1 = anthropologue français
title-fr_anthropologist_2 = anthropologue français
title-fr_doctor_1 = médecin français
title-fr_doctor_2 = médecin français
title-fr_missionary_1 = missionnaire français
title-fr_missionary_2 = missionnaire français
title-fr_officer_1 = officier français
title-fr_officer_2 = officier français
title-de_explorer_1 = explorateur allemand
title-de_explorer_2 = explorateur allemand
title-de_anthropologist_1 = anthropologue allemand
title-de_anthropologist_2 = anthropologue allemand
title-de_doctor_1 = médecin allemand
title-de_doctor_2 = médecin allemand
title-de_missionary_1 = missionnaire allemand
title-de_missionary_2 = missionnaire allemand
title-de_officer_1 = officier allemand
title-de_officer_2 = officier allemand
title-us_neutral_1 = explorateur et officier américain
title-us_neutral_2 = médecin et missionnaire américain
title-es_neutral_1 = missionnaire et officier espagnol
title-es_neutral_2 = explorateur et anthropologue espagnol
title-pt_neutral_1 = explorateur et missionnaire portugais
title-pt_neutral_2 = anthropologue et médecin portugais
title-nl_neutral_1 = médecin et officier néerlandais
title-nl_neutral_2 = anthropologue et missionnaire néerlandais
title-se_neutral_1 = explorateur et médecin suédois
title-se_neutral_2 = anthropologue et officier suédois
title-at_neutral_1 = explorateur et officier autrichien
title-at_neutral_2 = anthropologue et médecin autrichien
title-ru_neutral_1 = explorateur et anthropologue russe
title-ru_neutral_2 = médecin et missionnaire russe

be_explorer_1 = { name-be_explorer_1 } ({ title-be_explorer_1 })
be_explorer_2 = { name-be_explorer_2 } ({ title-be_explorer_2 })
be_anthropologist_1 = { name-be_anthropologist_1 } ({ title-be_anthropologist_1 })
be_anthropologist_2 = { name-be_anthropologist_2 } ({ title-be_anthropologist_2 })
be_doctor_1 = { name-be_doctor_1 } ({ title-be_doctor_1 })
be_doctor_2 = { name-be_doctor_2 } ({ title-be_doctor_2 })
be_missionary_1 = { name-be_missionary_1 } ({ title-be_missionary_1 })
be_missionary_2 = { name-be_missionary_2 } ({ title-be_missionary_2 })
be_officer_1 = { name-be_officer_1 } ({ title-be_officer_1 })
be_officer_2 = { name-be_officer_2 } ({ title-be_officer_2 })
uk_explorer_1 = { name-uk_explorer_1 } ({ title-uk_explorer_1 })
uk_explorer_2 = { name-uk_explorer_2 } ({ title-uk_explorer_2 })
uk_anthropologist_1 = { name-uk_anthropologist_1 } ({ title-uk_anthropologist_1 })
uk_anthropologist_2 = { name-uk_anthropologist_2 } ({ title-uk_anthropologist_2 })
uk_doctor_1 = { name-uk_doctor_1 } ({ title-uk_doctor_1 })
uk_doctor_2 = { name-uk_doctor_2 } ({ title-uk_doctor_2 })
uk_missionary_1 = { name-uk_missionary_1 } ({ title-uk_missionary_1 })
uk_missionary_2 = { name-uk_missionary_2 } ({ title-uk_missionary_2 })
uk_officer_1 = { name-uk_officer_1 } ({ title-uk_officer_1 })
uk_officer_2 = { name-uk_officer_2 } ({ title-uk_officer_2 })
fr_explorer_1 = { name-fr_explorer_1 } ({ title-fr_explorer_1 })
fr_explorer_2 = { name-fr_explorer_2 } ({ title-fr_explorer_2 })
fr_anthropologist_1 = { name-fr_anthropologist_1 } ({ title-fr_anthropologist_1 })
fr_anthropologist_2 = { name-fr_anthropologist_2 } ({ title-fr_anthropologist_2 })
fr_doctor_1 = { name-fr_doctor_1 } ({ title-fr_doctor_1 })
fr_doctor_2 = { name-fr_doctor_2 } ({ title-fr_doctor_2 })
fr_missionary_1 = { name-fr_missionary_1 } ({ title-fr_missionary_1 })
fr_missionary_2 = { name-fr_missionary_2 } ({ title-fr_missionary_2 })
fr_officer_1 = { name-fr_officer_1 } ({ title-fr_officer_1 })
fr_officer_2 = { name-fr_officer_2 } ({ title-fr_officer_2 })
de_explorer_1 = { name-de_explorer_1 } ({ title-de_explorer_1 })
de_explorer_2 = { name-de_explorer_2 } ({ title-de_explorer_2 })
de_anthropologist_1 = { name-de_anthropologist_1 } ({ title-de_anthropologist_1 })
de_anthropologist_2 = { name-de_anthropologist_2 } ({ title-de_anthropologist_2 })
de_doctor_1 = { name-de_doctor_1 } ({ title-de_doctor_1 })
de_doctor_2 = { name-de_doctor_2 } ({ title-de_doctor_2 })
de_missionary_1 = { name-de_missionary_1 } ({ title-de_missionary_1 })
de_missionary_2 = { name-de_missionary_2 } ({ title-de_missionary_2 })
de_officer_1 = { name-de_officer_1 } ({ title-de_officer_1 })
de_officer_2 = { name-de_officer_2 } ({ title-de_officer_2 })
us_neutral_1 = { name-us_neutral_1 } ({ title-us_neutral_1 })
us_neutral_2 = { name-us_neutral_2 } ({ title-us_neutral_2 })
es_neutral_1 = { name-es_neutral_1 } ({ title-es_neutral_1 })
es_neutral_2 = { name-es_neutral_2 } ({ title-es_neutral_2 })
pt_neutral_1 = { name-pt_neutral_1 } ({ title-pt_neutral_1 })
pt_neutral_2 = { name-pt_neutral_2 } ({ title-pt_neutral_2 })
nl_neutral_1 = { name-nl_neutral_1 } ({ title-nl_neutral_1 })
nl_neutral_2 = { name-nl_neutral_2 } ({ title-nl_neutral_2 })
se_neutral_1 = { name-se_neutral_1 } ({ title-se_neutral_1 })
se_neutral_2 = { name-se_neutral_2 } ({ title-se_neutral_2 })
at_neutral_1 = { name-at_neutral_1 } ({ title-at_neutral_1 })
at_neutral_2 = { name-at_neutral_2 } ({ title-at_neutral_2 })
ru_neutral_1 = { name-ru_neutral_1 } ({ title-ru_neutral_1 })
ru_neutral_2 = { name-ru_neutral_2 } ({ title-ru_neutral_2 })

## Auxiliaires

porter = porteur
assistant = assistant
nurse = infirmière
nun = religieuse
askari = askari
interpreter = interprète
servant = serviteur

## Tuiles hippopotame, par leurs valeurs

hippo_1 = 1
hippo_2 = 2
hippo_3 = 3
hippo_4 = 4

## Cartes spéciales

gorilla = Gorille
    .text = Jungle ou village. Après la révélation, il attaque les personnages de vos adversaires, dans l’ordre de votre choix, jusqu’à ce que l’un d’eux le batte ; sinon il se retourne contre le vôtre.
malaria = Paludisme
    .text = Partout. Après la révélation, chacun lance le dé, et le plus petit résultat perd son personnage. Un médecin qui obtient alors un 1 guérit et reste.
tam_tam = Tam-Tam
    .text = Partout sauf à Kindu. Tous reprennent leur personnage en main sans le montrer, et personne ne prend le port.
okapi = Okapi
    .text = Jungle. Après la révélation, si vous avez misé un explorateur, vous pouvez le défausser et marquer 2 points.
warrior = Guerrier
    .text = Partout sauf sur une caserne. Après la révélation, il combat le personnage adverse de votre choix ; s’il n’est pas battu, il combat ensuite le vôtre.
friendly_meeting = Rencontre amicale
    .text = Partout. Une fois le port pris, les personnages des autres retournent dans leur main.
explored_region = Région explorée
    .text = Partout. Regardez en secret une tuile port face cachée.
damaged_boiler = Chaudière à vapeur endommagée
    .text = À partir de Bumba. Chaque adversaire se défausse d’un personnage de sa main.
trader = Négociant
    .text = Caserne, mission ou village. Vous marquez 1 point de plus si vous prenez le port.
settler = Colon
    .text = Partout. Piochez un personnage ou un auxiliaire. Après la révélation, vous pouvez échanger votre personnage contre celui que vous avez pioché.
man_overboard = Homme par-dessus bord !
    .text = Partout. Après la révélation, un adversaire de votre choix perd un auxiliaire de sa main, au hasard.
hippo_attack = Attaque d’hippopotame
    .text = Partout. Tous reprennent leur personnage en main sans le montrer ; à la place, chacun retourne le premier personnage de la pioche.
sorcerer = Magicien
    .text = Partout. Le personnage de chaque adversaire vaut 1 de moins.
only_nationals = Nationalisme
    .text = Partout sauf dans la jungle. Après la révélation, tous les personnages qui ne sont pas de la nation du port retournent dans la main de leur propriétaire.
labour_shortage = Pénurie de main d’œuvre
    .text = Partout. Personne ne peut ajouter d’auxiliaires à cette escale.

## Ce que l’on pioche

character = personnages
auxiliary = auxiliaires
special = cartes spéciales

## D’où viennent les points, et ce qui départage

source-ports = Ports
source-ties = Égalités
source-okapi = Okapi
source-trader = Négociant
source-specials = Cartes spéciales

tie-auxiliaries = celui qui a le plus d’auxiliaires en main gagne
tie-cards = avec autant d’auxiliaires, celui qui a le plus de cartes en main gagne
tie-shared = avec autant de cartes, la victoire est partagée

## Options et leurs valeurs

option-first_player = Premier joueur
    .hint = Qui commence.
option-show_boxed_tiles_at_end = Tuiles de la boîte
    .hint = À la fin de la partie, on montre les tuiles qui n’ont jamais été sur le plateau.

random = tiré au sort
named = désigné par le premier arrivé
