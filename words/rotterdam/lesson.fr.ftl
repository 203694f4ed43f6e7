# La leçon de Rotterdam, étape par étape ; `.wish-1` nomme ce dont on peut avoir envie, `.also-1` dit pourquoi un autre
# coup convient aussi.

lesson-rotterdam-title = Rotterdam

lesson-rotterdam-missions = Ces trois missions sont secrètes. Chacune demande des produits et rapporte ses points. La première veut du pain, fait de grain à Vulcaanhaven, et du jus d’orange, fait de fruits à Merwehaven.
lesson-rotterdam-place = À chaque manche, vous pouvez placer un navire en mer, sur un départ libre, avec une cargaison. Le grain va à Vulcaanhaven, au nord : partez du nord, S1, avec du grain.
    .wish-1 = je le plaçais en A1, plus près du port
    .wish-2 = je naviguais tout de suite
lesson-rotterdam-colour = On avance par couleurs. Vous en choisissez une, et chaque navire de chacun devant un chenal de cette couleur doit le prendre. De S1, le rouge mène à A1 : choisissez le rouge.
    .wish-1 = je ne choisissais aucune couleur
    .wish-2 = je plaçais un autre navire
lesson-rotterdam-second = Chacun choisit une couleur par manche. Placez un deuxième navire : du textile en S3, pour Waalhaven. Ce dont vous n’avez pas besoin s’échange.
    .wish-1 = je le plaçais sur un cinquième départ
    .wish-2 = je déchargeais mon premier navire
lesson-rotterdam-port = Les couleurs des autres vous ont aidé : votre grain est en C2, devant un chenal violet vers Vulcaanhaven. On décharge au port en fin de manche. Choisissez le violet.
    .wish-1 = j’entrais au port sans couleur
lesson-rotterdam-wait = Le bon port vous a donné du pain ; un autre ne donne rien, et la cargaison est perdue. La moitié de la première mission est en main. Il manque le jus d’orange : terminez le tour.
    .wish-1 = je remplissais la mission sans le jus
    .wish-2 = un Joker remplaçait le jus
lesson-rotterdam-third = Nouvelle manche. Gardez des navires en route : placez-en un autre, du pétrole brut en S4, pour Botlek, au sud. Votre textile attend en B5.
    .also-1 = N’en placer aucun convient aussi : ce n’est jamais obligatoire.
    .wish-1 = j’échangeais tout de suite
lesson-rotterdam-green = Le rouge a mené votre textile en C5. Le vert le mène en D4, puis le jaune à Waalhaven. Un autre joueur a besoin du jaune, lui aussi : choisissez le vert.
lesson-rotterdam-trade = C’est fait : votre textile est devenu un tapis, et les fruits d’un autre du jus d’orange. On vous offre le jus contre le tapis. Acceptez.
    .wish-1 = j’offrais de la confiture que je n’ai pas
    .wish-2 = je remplissais ma mission maintenant
lesson-rotterdam-finish = Tout le monde échange en même temps, aussi longtemps que voulu. Vous avez ce qu’il vous faut : finissez les échanges.
lesson-rotterdam-mission = Pain et jus d’orange : en fin de manche, on peut remplir une mission. Les deux cartes repartent, les points sont à vous, et vous piochez une autre mission. Remplissez-la.
    .wish-1 = j’en remplissais une autre telle quelle
lesson-rotterdam-end = **Vous savez jouer à Rotterdam.** Qui atteint 12 points de mission met fin à la partie. Chargez ce que veulent vos missions, et choisissez les couleurs qui vous aident. Et maintenant ?
