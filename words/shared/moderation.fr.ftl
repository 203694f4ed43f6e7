# Ce que peut un modérateur, et ce qu’on en dit à la table.

command-moderate = modérer
    .hint = Pour les modérateurs : arrêter une table, la mettre en pause, ou interdire d’en ouvrir.
    .table = Son numéro ; sans lui, la table d’ici.

event-moderator_ended = Un modérateur de ce serveur a arrêté la partie.
moderated-end = La partie s’arrête ici : personne ne gagne, et personne ne perd.
moderated-close = Un modérateur de ce serveur a fermé la table { NUMBER($table, useGrouping: 0) } ({ $game }) avant qu’elle ne commence. Aucune partie n’est perdue.
moderated-pause = Un modérateur de ce serveur a mis la partie en pause jusqu’au { $until }. Rien n’est perdu : elle reprend toute seule, et chacun garde le temps qui lui restait.
moderated-go_on = Un modérateur de ce serveur laisse la partie reprendre.
moderated-bar = Pour l’instant, { $who } n’ouvre plus de tables sur ce serveur : un modérateur en a décidé ainsi. Cette partie continue.
moderated-let = { $who } peut de nouveau ouvrir des tables sur ce serveur.

moderate-button = Modérer
moderate-how = La table apprend ce que vous faites, jamais votre nom. Vous ne voyez la main de personne.
moderate-no_table = Il n’y a pas de table ici. Allez dans son fil, ou donnez son numéro.
moderate-people = Qui peut en ouvrir ?
moderate-close = La fermer
moderate-end = Arrêter la partie
moderate-end_ask = La partie s’arrête pour de bon, sans résultat. Ceux qui jouent apprennent qu’un modérateur l’a voulu.
moderate-end_sure = Oui, l’arrêter
moderate-pause_how = Combien de temps la partie doit-elle s’arrêter ? Elle reprend toute seule, ou quand vous le dites.
moderate-done = C’est fait, et la table l’apprend.
moderate-is_free = peut ouvrir des tables ici.
moderate-is_barred = ne peut pas ouvrir de tables ici.
moderate-bar = Ne plus laisser en ouvrir
moderate-let = Laisser en ouvrir à nouveau
moderate-bar_how = Les parties commencées continuent, et rejoindre une table reste possible. On le dit à l’une de ses tables, s’il y en a une. Ni nom ni numéro n’est gardé pour cela.
refusal-not_moderator = C’est réservé aux modérateurs (le droit Gérer les messages là où est la table ; pour les personnes, sur tout le serveur).
refusal-bar_admin = Qui gère ce serveur peut toujours y ouvrir des tables.
refusal-bar_bot = Les bots n’ouvrent pas de tables.
