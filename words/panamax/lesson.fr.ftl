# Les leçons de Panamax, étape par étape ; `.wish-1` nomme ce dont on peut avoir envie, `.also-1` dit pourquoi un autre
# coup convient aussi.

lesson-panamax-ships-title = Panamax 1 : dés et navires
lesson-panamax-money-title = Panamax 2 : l’argent

lesson-panamax-ships-advisor = Vous dirigez une compagnie au canal. À la fin, seul votre argent compte, pas celui de la compagnie ; un conseiller vous paie alors ce que vous avez réuni. Gardez l’attaché commercial.
    .wish-1 = je prenais tout de suite un dé
lesson-panamax-ships-start = Un contrat, ce sont des conteneurs à transporter. Celui-ci part d’Europe, avec un 2 et un 3 : un dé plus élevé rapporte plus. Gardez le contrat européen.
    .wish-1 = j’en gardais un chinois
lesson-panamax-ships-die = Un tour, c’est un dé blanc : colonnes 1 à 3 pour avancer, 4 à 6 pour prendre un contrat et charger. On prend le dé du bas ; sa rangée dit combien. Prenez les 3 chargements de la colonne 4.
    .wish-1 = je prenais le dé exécutif, à couronne
    .wish-2 = je finissais sans prendre de dé
lesson-panamax-ships-contract = Sous la colonne, il y a un contrat. Son recto impose une zone de chargement et donne un drapeau ; son verso laisse le choix, sans drapeau. Prenez Europe, recto.
    .wish-1 = je prenais le contrat de la colonne 5
    .wish-2 = je prenais un autre dé
lesson-panamax-ships-feeder = Chargez, là où le contrat commence : en Europe. Tout navire convient, mais seul son propriétaire est récompensé. Mettez le 2 sur votre caboteur ; il vient tout seul de la zone d’attente.
    .wish-1 = je le chargeais sur le navire militaire
    .wish-2 = je le chargeais dans le Pacifique
lesson-panamax-ships-coaster = Un seul dé par navire dans un tour. Votre côtier a deux places, et il lui faut 3 en tout pour partir. Chargez-y le 3 : le contrat est rempli.
    .wish-1 = je le chargeais aussi sur le caboteur
lesson-panamax-ships-leave = C’est fait : un drapeau d’Europe, et chaque drapeau offre une action. Ici, 3 déplacements. Des navires qui partent ensemble forment un groupe : envoyez vos deux navires à la première écluse.
    .wish-1 = je sautais à la deuxième écluse
lesson-panamax-ships-group = Dans le canal, un groupe reste ensemble. Sans place devant, il pousse les navires qui s’y trouvent, gratuitement. Avancez.
    .wish-1 = j’avançais le caboteur seul
    .wish-2 = je gardais les autres déplacements
lesson-panamax-ships-third = Un dé donne tant d’écluses et tant de voies navigables ; avec un drapeau, c’est au choix. Encore un : la troisième écluse.
lesson-panamax-ships-cruise = Il reste un chargement. Mettez le 6 sur le paquebot : il n’est à personne, ses dés rapportent à leur compagnie, et ses passagers valent un jeton.
    .also-1 = S’arrêter convient aussi : rien n’oblige à charger. Mais un dé sur un contrat coûte 4 de frais en fin de manche.
lesson-panamax-ships-done = Un dé, ce qu’il donne, et le tour est fini. Une manche dure jusqu’au dernier dé blanc ; il y en a trois. Terminez votre tour.
lesson-panamax-ships-end = **Vous savez charger et naviguer.** Ce que cela rapporte, la deuxième leçon le dit : parts, dividendes, frais, cartes des navires sortis du canal. Et maintenant ?

lesson-panamax-money-purses = Plus tard dans la manche. Il y a deux bourses : à gauche, la compagnie paie frais, navires et dividendes ; à droite, la vôtre achète des parts. À la fin, seule la vôtre compte.
    .wish-1 = j’achetais une part sans dé
lesson-panamax-money-executive = La colonne 4 n’a plus que son dé exécutif, à couronne. Il fait ce que fait la colonne, ou achète une part, ou monte le cours de votre compagnie de 2. Prenez-le.
    .wish-1 = je montais le cours sans lui
lesson-panamax-money-share = Une part verse un dividende à chaque manche, et son cours à la fin. L’argent va à la compagnie, et le cours monte de 1. Achetez une part de la vôtre.
    .also-1 = Monter le cours convient aussi : 2 de plus, et toutes les parts valent plus, celles des autres aussi.
    .wish-1 = je montais le cours de l’autre compagnie
    .wish-2 = j’achetais d’une compagnie sans joueur
lesson-panamax-money-turn = Vous avez deux parts d’Atlas, et Atlas a vos 6 dollars. Un dé par tour : terminez le vôtre.
    .wish-1 = j’achetais encore une part
lesson-panamax-money-last = Il vous reste un dé. Vos navires sont à la dernière écluse, le paquebot derrière eux. S’il y arrive, il les pousse dehors, et un navire qui sort récompense son propriétaire. Prenez la colonne 1.
lesson-panamax-money-channel = Deux voies navigables et une écluse. D’abord le paquebot, du lac Miraflores au chenal.
lesson-panamax-money-lock = Encore par la voie navigable, jusqu’à la première écluse de Miraflores.
lesson-panamax-money-push = Maintenant l’écluse. À la deuxième, il n’y a pas de place : vos deux navires sont poussés dans le Pacifique, gratuitement.
    .wish-1 = je terminais mon tour ici
lesson-panamax-money-cash = La compagnie reçoit 1 dollar par point de ses dés. Vous, pour chaque navire, prenez sa carte ou de l’argent pour vous. Pour le caboteur, prenez l’argent.
    .wish-1 = je prenais ici la carte du côtier
lesson-panamax-money-card = Pour le côtier, prenez la carte, un manutentionnaire : plus tard, il charge ou épargne des frais. Les grands navires rapportent des conseillers, payés à la fin.
    .also-1 = L’argent convient aussi : il est à vous tout de suite.
lesson-panamax-money-done = Une carte gagnée se joue dès votre prochain tour. C’était votre dernier dé de la manche : terminez votre tour, et voici la fin de la manche.
    .wish-1 = je jouais le manutentionnaire
lesson-panamax-money-fees = Les dés restés sur les navires, les contrats ou en entrepôt coûtent des frais, puis on verse les dividendes. Sans argent, le cours baisserait de 2. Vous en avez : gardez le manutentionnaire.
    .also-1 = L’utiliser convient aussi : les frais sont épargnés, et la carte est partie.
lesson-panamax-money-end = **Vous savez jouer à Panamax.** Trois manches, puis parts, conseillers, récompenses et votre argent. Que votre compagnie verse des dividendes, sans se ruiner. Et maintenant ?
