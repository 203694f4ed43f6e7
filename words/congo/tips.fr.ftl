# Ce que le guide dit une fois à qui joue pour la première fois (docs/lessons.md).

tip-begins = Qui commence est interrogé d’abord quand on joue à tour de rôle. Les personnages, tous ensemble.
tip-send = Le nombre est la valeur de départ ici ; la plus haute prend le port.
tip-special = Une carte spéciale par escale pour toute la table, et vous en avez peu. Gardez-la pour le bon moment.
tip-helpers = Chaque auxiliaire ajoute 1, puis s’en va. Si personne n’est au-dessus, passez : on vous redemandera.
tip-tie = Le plus d’hippos prend le port, et tout ce qui est misé est perdu. Misez le moins possible.
tip-more = Tout le monde voit ce que vous ajoutez. Si l’égalité dure, personne n’a le port : 1 point chacun.
tip-boiler = Laissez celui qui vous servira le moins plus loin. Celui que vous avez misé reste.
tip-settler = Vous connaissez les deux : gardez celui qui vaut le plus ici, ou réservez-le pour plus tard.
tip-okapi = La chasse, ce sont 2 points sûrs, mais le port est pour un autre. Un port gagné peut valoir plus.
tip-attack = Attaquez qui vous gêne le plus ; mais s’il l’emporte, votre attaquant se tourne vers vous.
tip-gorilla = Au combat, 3 ou 4 vous donne le port ; 1 ou 2 tue votre personnage. En fuyant, il rentre en main.
tip-overboard = Choisissez qui sera le plus fort aux prochaines escales. Vous pouvez aussi n’en viser aucun.
