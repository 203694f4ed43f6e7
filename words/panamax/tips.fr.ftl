# Ce que le guide dit une fois à qui joue pour la première fois (docs/lessons.md).

tip-advisor = Il rapporte à la fin, en secret.
tip-contract = Peu de dés se chargent vite, de hauts rapportent plus.
tip-die = Colonnes 1 à 3 : avancer des navires ; 4 à 6 : prendre un contrat et charger. Plus haut donne plus.
tip-cargo = Prenez un contrat vite chargé : le recto donne un drapeau, le verso laisse le choix du lieu.
tip-load = Un dé par navire. Vos propres navires vous récompensent à la sortie ; pleins, ils partent plus tôt.
tip-move = Un groupe sans place pousse les autres, gratuitement. À la sortie du canal, les dés sont payés.
tip-executive = Ce dé peut plus : une part, payée par vous, verse des dividendes ; un cours plus haut sert toutes les parts.
tip-done = Avant de finir, voyez capitaine, manutentionnaire et navires à construire : ils servent à chaque tour.
tip-third = Deux contrats au plus. Rendez le plus difficile à charger : ses dés coûtent des frais.
tip-side = Le recto impose une zone de chargement et donne un drapeau ; le verso est libre, sans drapeau.
tip-rail = Qui a le plus sur le train commence la manche suivante ; chacun à bord peut y prendre un drapeau.
tip-share = Une part se paie de votre bourse. Elle verse un dividende à chaque manche, et son cours à la fin.
tip-reward = L’argent est à vous tout de suite. Une carte peut donner plus : déplacements, chargements, argent final.
tip-passenger = Ce choix vaut jusqu’à la fin : prenez ce qui vous servira à chaque manche.
tip-flag = Un drapeau offre tout de suite une action gratuite, et compte avec ceux de sa nation.
tip-fees = Ce que la compagnie ne peut payer, vous le payez. S’il y a assez d’argent, gardez la carte.
