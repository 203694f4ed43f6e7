# The things of Congo: stops, tiles, nations, people, cards, where points come from, options.

game-congo = Expedition: Congo River 1884
effort-congo = 60 min, medium
about-congo = Send travellers in secret and outbid the others for the port.

## Stops, in the order of the river

leopoldville = Léopoldville
bolobo = Bolobo
lukolela = Lukolela
liranga = Liranga
equateurville = Equateurville
nouvelle_anvers = New Antwerp
lisala = Lisala
bumba = Bumba
basoko = Basoko
yangambi = Yangambi
stanley_falls = Stanley Falls
ubundu = Ubundu
lowa = Lowa
kindu = Kindu

## Station tiles

barracks = barracks
hospital = hospital
mission = mission
village = village
jungle = jungle

## Professions

explorer = explorer
anthropologist = anthropologist
doctor = doctor
missionary = missionary
officer = officer

## Nations, and the languages of ports and people

belgium = Belgium
united_kingdom = United Kingdom
france = France
germany = Germany
united_states = United States
spain = Spain
portugal = Portugal
netherlands = Netherlands
sweden = Sweden
austria = Austria
russia = Russia

dutch = Dutch
english = English
french = French
german = German
portuguese = Portuguese
russian = Russian
spanish = Spanish
swedish = Swedish

## Characters: who they are, what they are, and both

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

title-be_explorer_1 = Belgian explorer
title-be_explorer_2 = Belgian explorer
title-be_anthropologist_1 = Belgian anthropologist
title-be_anthropologist_2 = Belgian anthropologist
title-be_doctor_1 = Belgian doctor
title-be_doctor_2 = Belgian doctor
title-be_missionary_1 = Belgian missionary
title-be_missionary_2 = Belgian missionary
title-be_officer_1 = Belgian officer
title-be_officer_2 = Belgian officer
title-uk_explorer_1 = British explorer
title-uk_explorer_2 = British explorer
title-uk_anthropologist_1 = British anthropologist
title-uk_anthropologist_2 = British anthropologist
title-uk_doctor_1 = British doctor
title-uk_doctor_2 = British doctor
title-uk_missionary_1 = British missionary
title-uk_missionary_2 = British missionary
title-uk_officer_1 = British officer
title-uk_officer_2 = British officer
title-fr_explorer_1 = French explorer
title-fr_explorer_2 = French explorer
title-fr_anthropologist_1 = French anthropologist
title-fr_anthropologist_2 = French anthropologist
title-fr_doctor_1 = French doctor
title-fr_doctor_2 = French doctor
title-fr_missionary_1 = French missionary
title-fr_missionary_2 = French missionary
title-fr_officer_1 = French officer
title-fr_officer_2 = French officer
title-de_explorer_1 = German explorer
title-de_explorer_2 = German explorer
title-de_anthropologist_1 = German anthropologist
title-de_anthropologist_2 = German anthropologist
title-de_doctor_1 = German doctor
title-de_doctor_2 = German doctor
title-de_missionary_1 = German missionary
title-de_missionary_2 = German missionary
title-de_officer_1 = German officer
title-de_officer_2 = German officer
title-us_neutral_1 = American explorer and officer
title-us_neutral_2 = American doctor and missionary
title-es_neutral_1 = Spanish missionary and officer
title-es_neutral_2 = Spanish explorer and anthropologist
title-pt_neutral_1 = Portuguese explorer and missionary
title-pt_neutral_2 = Portuguese anthropologist and doctor
title-nl_neutral_1 = Dutch doctor and officer
title-nl_neutral_2 = Dutch anthropologist and missionary
title-se_neutral_1 = Swedish explorer and doctor
title-se_neutral_2 = Swedish anthropologist and officer
title-at_neutral_1 = Austrian explorer and officer
title-at_neutral_2 = Austrian anthropologist and doctor
title-ru_neutral_1 = Russian explorer and anthropologist
title-ru_neutral_2 = Russian doctor and missionary

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

## Auxiliaries

porter = porter
assistant = assistant
nurse = nurse
nun = nun
askari = askari
interpreter = interpreter
servant = servant

## Hippo tiles, by their values

hippo_1 = 1
hippo_2 = 2
hippo_3 = 3
hippo_4 = 4

## Special cards

gorilla = Gorilla
    .text = Jungle or village. After the reveal it attacks your opponents’ characters, in the order you choose, until one of them beats it; if nobody does, it turns on yours.
malaria = Malaria
    .text = Anywhere. After the reveal everybody rolls, and the lowest loses the character. A doctor who then rolls a 1 is cured and stays.
tam_tam = Tam-Tam
    .text = Anywhere but Kindu. All characters go back to their hands unseen, and nobody takes the port.
okapi = Okapi
    .text = Jungle. After the reveal, if you have sent an explorer, you may discard him and score 2 points.
warrior = Warrior
    .text = Anywhere but barracks. After the reveal he fights an opponent’s character of your choice; if he is not beaten, he then fights yours.
friendly_meeting = Friendly Meeting
    .text = Anywhere. Once the port is taken, the characters of the others go back to their hands.
explored_region = Explored Region
    .text = Anywhere. Look at one face-down tile in secret.
damaged_boiler = Damaged Boiler
    .text = From Bumba on. Each opponent discards a character from the hand.
trader = Trader
    .text = Barracks, mission or village. You score 1 point more if you take the port.
settler = Settler
    .text = Anywhere. Draw a character or an auxiliary. After the reveal you may exchange your character for the one you drew.
man_overboard = Man Overboard
    .text = Anywhere. After the reveal one opponent of your choice loses an auxiliary from the hand, at random.
hippo_attack = Hippo Attack
    .text = Anywhere. All characters go back to their hands unseen, and each player turns over the top character of the deck instead.
sorcerer = Sorcerer
    .text = Anywhere. The character of each opponent is worth 1 less.
only_nationals = Only Nationals
    .text = Anywhere but the jungle. After the reveal all characters that are not of the port’s nation go back to their hands.
labour_shortage = Labour Shortage
    .text = Anywhere. Nobody may add auxiliaries at this stop.

## What is drawn from

character = characters
auxiliary = auxiliaries
special = special cards

## Where points come from, and what tells equals apart

source-ports = Ports
source-ties = Ties
source-okapi = Okapi
source-trader = Trader
source-specials = Special cards

tie-auxiliaries = the most auxiliaries in hand decide
tie-cards = with as many auxiliaries, the most cards in hand decide
tie-shared = with as many cards, the victory is shared

## Options and their values

option-first_player = First player
    .hint = Who begins.
option-show_boxed_tiles_at_end = Tiles of the box
    .hint = When the game is over, the tiles that were never on the board are shown.

random = drawn by lot
named = named by whoever sat down first
