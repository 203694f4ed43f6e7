# Les commandes communes à tous les jeux, et leurs réponses.

refusal-no_such_table = Cette table n’existe pas.
refusal-which_table = Vous jouez à plusieurs tables : choisissez-en une avec l’option « table ».
refusal-no_table_here = Il n’y a pas de table ici et vous ne jouez à aucune. Ouvrez-en une avec /jouer.
table-choice = Table { NUMBER($table, useGrouping: 0) }, { $game }

## Noms et descriptions des commandes et de leurs options

command-play = jouer
    .hint = Ouvrir une table, ou jouer seul contre des ordinateurs.
command-table = table
    .hint = Consulter votre table ou y agir.
command-board = plateau
    .hint = Voir le plateau, avec ce qui a changé depuis votre dernier tour.
command-text = texte
    .hint = Lire tout le plateau sous forme de texte.
command-hand = main
    .hint = Voir votre main, et ce que les autres ne voient pas.
command-log = journal
    .hint = Lire ce qui s’est passé dans la partie, tour par tour.
command-missed = manqué
    .hint = Lire ce qui s’est passé depuis votre dernier tour.
command-asked = attente
    .hint = Voir qui la table attend, et depuis quand.
command-move = coup
    .hint = Jouer votre coup.
command-advance = avance
    .hint = Répondre d’avance, voir vos réponses en attente, les retirer.
command-undo = reprendre
    .hint = Reprendre votre dernier coup, si personne n’a rien appris entre-temps.
command-rules = règles
    .hint = Lire les règles du jeu.
command-rulebook = règles
    .hint = Lire les règles d’un jeu, ou chercher un de ses mots.
command-fair = hasard
    .hint = Voir comment chaque tirage de cette partie peut être vérifié.
command-here = ici
    .hint = Amener la table dans ce salon ou ce fil.
command-resign = abandonner
    .hint = Quitter la partie pour de bon ; un ordinateur joue ensuite à votre place.
command-cancel = arrêter
    .hint = Proposer d’arrêter la partie sans résultat, ou donner votre accord.
command-note = note
    .hint = Laissez-vous un mot : vous le lirez la prochaine fois que cette table vous attendra.
command-games = parties
    .hint = Voir vos tables ; celles qui vous attendent d’abord.
command-help = aide
    .hint = Que puis-je faire, ici et maintenant ?
command-me = moi
    .hint = Choisir où et quand on vous appelle, votre langue, vos absences.
command-setup = réglages
    .hint = Les droits du bot, et où, par qui et comment on ouvre des tables.

parameter-text = texte
    .hint = Ce dont vous voulez vous souvenir ; sans texte, vous voyez la note en place.
parameter-table = table
    .hint = Quelle table ; utile seulement si vous jouez à plusieurs.
parameter-game = jeu
    .hint = À quel jeu jouer.
parameter-alone = seul
    .hint = Jouer tout de suite contre des ordinateurs : de quelle force ?
parameter-seats = places
    .hint = Pour combien de joueurs ; sans précision, autant que le jeu le permet.
parameter-options = options
    .hint = Les variantes du jeu, séparées par des virgules.
parameter-language = langue
    .hint = La langue de la table ; les réponses privées sont toujours dans la vôtre.
parameter-player = joueur
    .hint = Seulement ce qui concerne ce joueur.
parameter-section = section
    .hint = Le numéro ou le titre d’une section.
parameter-rulebook = jeu
    .hint = Les règles de quel jeu ?
parameter-answer = réponse
    .hint = La réponse à donner d’avance, ou à retirer.
parameter-quiet = calme
    .hint = Les heures où rien ne vous est rappelé, par exemple 22-7.
parameter-zone = fuseau
    .hint = Votre fuseau horaire : tapez une ville, ou l’heure qu’il est.
parameter-away = absence
    .hint = Le jour de votre retour, dans 30 jours au plus.

## Avant la partie

refusal-private_alone = Ici, on joue seul : utilisez /jouer avec l’option « seul ». Pour jouer à plusieurs, utilisez cette commande dans un salon d’un serveur.
refusal-not_in_private = On joue sur un serveur, pas en privé : utilisez cette commande dans l’un de ses salons.
refusal-not_in_thread = Chaque table a son propre fil : utilisez cette commande dans un salon, pas dans un fil.
lobby-title = ## { $game }
    Table { NUMBER($table, useGrouping: 0) }, jusqu’à { $seats } joueurs
lobby-about = { $about } ({ $effort })
lobby-title-begun = ## { $game }
    Table { NUMBER($table, useGrouping: 0) }, { $seats } joueurs
lobby-title-closed = ## { $game }
    Table { NUMBER($table, useGrouping: 0) }
lobby-seat = { $level ->
    [none] { $sign } : { $who }
   *[other] { $sign } : { $who }, { $level }
}
lobby-free = { $count ->
    [one] Il reste une place.
   *[other] Il reste { $count } places.
}
sign-red_disc = disque rouge
    .choice = Disque rouge
sign-blue_square = carré bleu
    .choice = Carré bleu
sign-yellow_diamond = losange jaune
    .choice = Losange jaune
sign-green_shield = écu vert
    .choice = Écu vert
sign-purple_flower = fleur violette
    .choice = Fleur violette
lobby-options = { $options ->
    [none] Options : aucune
   *[other] Options : { $options }
}
lobby-pace = Rythme : { $pace }. { $hint }
lobby-more = Options
lobby-learn = Apprendre ce jeu
lobby-options-title = Rien de tout cela n’est à choisir. À quel rythme voulez-vous jouer ?
pace-menu = Rythme
pace-relaxed = tranquille
    .hint = Des rappels pour qui oublie, pas de pendule.
pace-brisk = soutenu
    .hint = Un jour par tour et trois de plus pour la partie, puis un ordinateur joue le tour.
pace-live = en direct
    .hint = Dix minutes par tour, puis un ordinateur le joue.
lobby-friends = Entre amis : seuls les invités peuvent rejoindre la table ou la regarder.
lobby-guests = Invités :
friends-menu = Inviter des amis
friends-how = Pour jouer entre amis, choisissez ci-dessous qui vous invitez : la table passe dans un fil privé.
friends-not_here = Pour jouer entre amis, il manque au bot le droit **{ $right }** dans ce salon ; un admin le trouve dans /réglages.
refusal-friends_not_here = Ici, le bot n’a pas le droit d’ouvrir un fil privé : rien n’a changé. /réglages indique à un admin le droit qui manque.
refusal-friends_nobody = Choisissez des personnes. Pour jouer avec des ordinateurs, appuyez sur Ajouter un ordinateur.
refusal-guests_only = Cette table est réservée à des amis : seuls les invités peuvent la rejoindre.
refusal-many_guests = On peut inviter { $most } personnes au plus à une table.
lobby-language = Langue : français
lobby-fair = À la fin de la partie, tous les lancers et toutes les cartes sont publiés : chacun peut vérifier que rien n’a été truqué.
lobby-open = Rejoignez la table ; quand tout le monde est là, l’un de vous appuie sur Commencer.
lobby-offered = **La place de { $who } est libre.** Qui la prend reçoit la main et continue la partie ; d’ici là, un ordinateur joue.
lobby-take = Prendre cette place
lobby-take-of = Prendre la place de { $who }
lobby-started = La partie a commencé.
lobby-closed = Cette table a été fermée.
lobby-timed_out = La partie n’a pas commencé dans la journée : cette table est fermée. /jouer en ouvre une autre.
lobby-rematch = Une nouvelle table est ouverte :
lobby-invited = { $who } propose une revanche. Appuyez sur « Revanche » pour avoir une place à la nouvelle table.
lobby-later = Votre table est ouverte. Sa carte n’a pas pu être affichée à l’instant ; elle arrive ici.
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-start = Commencer
lobby-colour = Prendre une autre couleur
lobby-computer = Ajouter un ordinateur
lobby-remove = Retirer { $who }
computer-mark = (ordi)
computer-added = { $who } s’installe. Niveau : { $level }. Vous pouvez le changer ici :
level-easy = ordi facile
    .choice = Facile
    .alone = Contre des ordinateurs faciles
level-normal = ordi normal
    .choice = Normal
    .alone = Contre des ordinateurs normaux

## Consulter

page-previous = Précédent ({ $page } sur { $pages })
page-next = Suivant ({ $page } sur { $pages })
log-empty = Rien ne s’est encore passé.
log-log = Tour par tour
log-details = Détails
missed-title = **Depuis votre dernier tour**
missed-nothing = Rien ne s’est passé depuis votre dernier tour.
rules-chapters = Chapitres
rules-sections = Sections de ce chapitre
rules-words = Un mot du jeu : qu’est-ce que c’est ?
rules-more = Plus de détails :
refusal-no_such_section = Les règles n’ont pas cette section. Choisissez-en une dans la liste qui s’affiche pendant la saisie.
refusal-no_such_player = Personne de ce nom ne joue ici.
asked-seat = { $who } : { $question }
asked-until = { $who } a jusqu’au { $until }.
asked-since = Demandé
asked-nobody = Personne ne doit jouer : la partie est terminée.
fair-seed = Chaque lancer et chaque tirage de cette partie découle d’une graine secrète, fixée avant le premier. Voici son empreinte (SHA-256) :
fair-check = À la fin de la partie, la graine et tous les coups sont publiés dans un fichier. Il permet à chacun de rejouer la partie et d’en vérifier chaque tirage : python bot.py replay FICHIER
fair-holds = Vérifié à l’instant, en rejouant la partie : la graine a bien cette empreinte, { $draws ->
    [one] le seul tirage en découle
   *[other] les { $draws } tirages en découlent
 }, { $moves ->
    [one] le seul coup respecte
   *[other] les { $moves } coups respectent
 } les règles, et les points concordent.
fair-partly = { $moves ->
    [one] Un coup, joué avant une correction de la boîte, ne peut pas être vérifié
   *[other] { $moves } coups, joués avant une correction de la boîte, ne peuvent pas être vérifiés
 } ici.
fair-broken = Vérifié à l’instant, en rejouant la partie : cela ne concorde PAS. Prévenez la personne qui héberge ce bot.
fair-yourself = Inutile de nous croire sur parole : tools/verify.py vérifie le fichier publié à la fin, avec Python seul.

## Agir

undo-done = Vous avez repris votre dernier coup.
resign-sure = Si vous abandonnez la table { NUMBER($table, useGrouping: 0) } ({ $game }), vous ne pourrez pas revenir ; un ordinateur jouera à votre place. Abandonnez-vous ?
resign-sure-alone = Si vous abandonnez la table { NUMBER($table, useGrouping: 0) } ({ $game }), la partie s’arrête sans résultat. Abandonnez-vous ?
resign-yes = Oui, j’abandonne
resign-done = Vous avez abandonné. Merci d’avoir joué !
cancel-agreed = { $who ->
    [none] Tout le monde est d’accord : la partie s’arrête sans résultat.
   *[other] Vous êtes d’accord pour arrêter la partie sans résultat. Elle s’arrête quand tout le monde a donné son accord avec /table arrêter ; il manque encore : { $who }.
}
here-done = La table est maintenant ici.
refusal-taken_place = Une autre table joue déjà ici. Choisissez un autre salon ou un autre fil.

## Mes tables

games-none = Vous ne jouez à aucune table. Ouvrez-en une avec /jouer.
games-title = **{ $count ->
    [one] Votre table
   *[other] Vos { $count } tables
}**{ $waiting ->
    [0] {""}
    [one] , 1 vous attend
   *[other] , { $waiting } vous attendent
}
games-asked = { $game }, table { NUMBER($table, useGrouping: 0) } : **à vous de jouer.** { $question }
games-waiting = { $game }, table { NUMBER($table, useGrouping: 0) } : on attend { $who }
games-lobby = { $game }, table { NUMBER($table, useGrouping: 0) } : { $taken } { $taken ->
    [one] place prise
   *[other] places prises
} sur { $seats }
games-homeless = Son salon n’existe plus : utilisez /table ici dans celui où vous voulez continuer.
message-more = { $count ->
    [one] (Une ligne de plus ne tient pas ici.)
   *[other] ({ $count } lignes de plus ne tiennent pas ici.)
}

## Un mot pour soi

note-kept = **Votre note** ({ $game }, table { NUMBER($table, useGrouping: 0) }). Vous la verrez la prochaine fois que cette table vous attendra ; personne d’autre ne la voit.
note-none = Vous n’avez pas de note à cette table ({ $game }, table { NUMBER($table, useGrouping: 0) }). Écrivez-en une avec /note texte.

## Aide

help-title = **Quayside : des jeux de société de fleuves et de ports.** On y joue avec des boutons, en quelques heures ou quelques jours.
help-players = { $least } à { $most } joueurs
help-turn = Quand c’est à vous, on vous appelle : appuyez sur **Jouer**. Seuls les coups permis vous sont proposés.
help-more = Où l’on vous appelle, votre langue : /moi. Pour les admins : /réglages.
help-button-learn = Apprendre un jeu
help-button-alone = Jouer seul
help-button-open = Ouvrir une table
help-button-tables = Mes tables
begin-alone = **Jouer seul,** contre des ordinateurs faciles. À quel jeu ?
begin-open = **Ouvrir une table ici :** les autres appuient sur Rejoindre, sur sa carte. Pour quel jeu ?
begin-rules = **Les règles** de quel jeu ?
help-private = Ici, en privé, vous pouvez consulter vos tables et jouer vos coups. On peut aussi y jouer seul ; une table à plusieurs s’ouvre sur un serveur.
help-lobby = **La table { NUMBER($table, useGrouping: 0) } est ouverte ici :** appuyez sur Rejoindre, sur sa carte, pour prendre une place.
help-asked = **C’est à vous de jouer.** { $question }
help-asked-how = Appuyez sur Jouer : tout ce qui est permis vous est proposé, pas à pas. « Reprendre mon coup » revient en arrière tant que personne n’en a rien appris.
help-waiting = **Ce n’est pas à vous de jouer.** La table attend :
help-watching = **Vous regardez la partie.** La table attend :
help-over = La partie est terminée. Appuyez sur Revanche pour rejouer, ou utilisez /jouer dans un salon.
help-commands =
    /table plateau et /table texte : le plateau en image ou en texte
    /table main : ce que les autres ne voient pas
    /table manqué et /table journal : ce qui s’est passé
    /table avance : répondre avant que ce soit à vous
    /table attente : qui la table attend
    /table règles : les règles, aussi par numéro, comme dans (règles 4.3)

help-commands-watching =
    /table plateau et /table texte : le plateau en image ou en texte
    /table journal : ce qui s’est passé
    /table attente : qui la table attend
    /table règles : les règles, aussi par numéro, comme dans (règles 4.3)

## Ce que chacun choisit pour soi

me-title = **Vos préférences**, à toutes vos tables
me-calls = **Quand c’est à vous :** { $calls }
me-closed = Les messages privés ne vous atteignent pas en ce moment : on vous mentionne à la place. Autorisez les messages des membres de ce serveur, puis appuyez sur « Ma main » à une table.
me-speaks = **Votre langue** est celle de tout ce que les autres ne voient pas. Chaque table a la sienne.
me-quiet = **Heures calmes :**
me-quiet-never = **Heures calmes :** aucune. Choisissez-les avec /moi calme et fuseau.
me-quiet-none = Pas d’heures calmes
me-here = **Absence :** aucune. Vous partez ? Utilisez /moi absence.
me-away = **Absence** jusqu’au { $until }. Aucun rappel d’ici là.
me-away-none = Je suis là
me-away-days = { $days ->
    [one] Jusqu’à demain :
   *[other] { $days } jours, jusqu’au
}
me-calls-menu = Où m’appeler
me-calls-thread = Me mentionner dans le fil
    .hint = on vous mentionne dans le fil.
me-calls-private = M’écrire un message privé
    .hint = vous recevez un message privé ; le suivant prend sa place.
me-calls-both = Faire les deux
    .hint = on vous mentionne dans le fil, et vous recevez un message privé.
me-calls-none = Ne pas m’appeler
    .hint = personne ne vous appelle. /parties montre quelles tables vous attendent.
me-speaks-menu = Ma langue
me-speaks-client = La langue de mon application
me-speaks-itself = Français
me-asks-menu = Avant ce qu’on ne peut pas reprendre
me-asks-yes = Demander avant ce qui est définitif
me-asks-no = Jouer tout de suite, même définitif
