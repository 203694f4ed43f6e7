# La leçon de Livingstone, étape par étape ; `.wish-1` nomme ce dont on peut avoir envie, `.also-1` dit pourquoi un autre
# coup convient aussi.

lesson-livingstone-title = Livingstone

lesson-livingstone-die = Il faut le plus de points. À chaque tour, prenez un dé et jouez-le. Votre dé suivant devra être plus élevé dans cette manche : commencez bas, prenez le 1.
    .also-1 = Le 2 convient aussi : il reste des dés plus élevés pour votre deuxième tour.
    .wish-1 = je prenais des livres sans dé
    .wish-2 = je donnais 9 livres à la reine
    .wish-3 = je finissais tout de suite
lesson-livingstone-tent = Un dé donne autant de livres ou de pierres, ou une carte, ou une tente dans sa rangée, colonne du bateau, pour une livre ici. Plantez-la : elle rapportera sa rangée.
    .wish-1 = je la plantais en rangée 6
    .wish-2 = je prenais d’abord aussi le 6
lesson-livingstone-turn = Votre tente compte en fin de manche. En fin de partie, la majorité d’une rangée rapporte ce qui est écrit à droite : 12 en rangée 1 ! Un dé par tour : finissez le vôtre.
    .wish-1 = je prenais aussi des livres
    .wish-2 = je prenais le 6 maintenant
lesson-livingstone-higher = Les autres ont joué, c’est encore à vous : grâce à un premier dé bas, il en reste de plus élevés. Prenez le 5.
    .also-1 = Le 6 convient aussi : il fait le plus, mais rien n’est au-dessus, c’est votre dernier dé de la manche.
    .wish-1 = j’arrêtais là cette manche
    .wish-2 = je creusais sans dé
lesson-livingstone-dig = Un dé élevé est bon pour creuser : autant de pierres sortent du sac. La moitié sont précieuses, les autres des éboulis. Creusez à la mine.
    .also-1 = Les livres conviennent aussi : elles sont sûres, les pierres non. Vous n’aurez juste rien à vendre.
    .also-2 = Une tente convient aussi : elle rapporte sa rangée, et c’est encore bon marché. Vous n’aurez juste rien à vendre.
    .wish-1 = je plantais une tente en rangée 1
    .wish-2 = je gardais ce dé et finissais
lesson-livingstone-sell = Des pierres précieuses ! Une transparente se vend 1 livre, une bleue 3, une rouge 5. Gardée, chacune vaut 1 point à la fin. Il faut de l’argent pour vos tentes : vendez-en une.
    .wish-1 = je vendais quatre rouges
    .wish-2 = je creusais encore une fois
lesson-livingstone-queen = Voici le piège : à la fin, qui a le moins donné à la reine ne peut plus gagner. Les dons sont secrets et définitifs. Donnez un peu, de temps en temps : 2 livres.
    .wish-1 = je donnais 99 livres
    .wish-2 = je reprenais une livre
lesson-livingstone-round = Bien. Quand plus aucun dé ne convient, la manche finit : les tentes de la colonne comptent, le bateau avance, les tentes coûteront plus. Finissez votre tour et regardez.
    .wish-1 = je piochais aussi une carte
lesson-livingstone-second = Manche 2 : votre tente a compté. Là où un autre a une tente, la vôtre coûte une livre de plus, pour lui. Prenez le dé que vous voulez.
    .wish-1 = je piochais une carte sans dé
lesson-livingstone-card = Il reste les cartes : n’importe quel dé en achète une. On les joue gratuitement, pendant son tour. Piochez-en une.
    .wish-1 = je jouais un Lion
lesson-livingstone-end = **Vous savez jouer à Livingstone.** Dix colonnes, puis la reine compare les dons. Des dés bas d’abord, des tentes tôt, un don de temps en temps. Et maintenant ?
