# Les réponses données d’avance ; chaque jeu nomme les siennes par advance-...

span-phase = jusqu’à la fin de cette phase
span-round = jusqu’à la fin de cette manche
span-game = jusqu’à la fin de la partie

standing-open = Répondre d’avance
standing-title = **Répondre d’avance.** Ce que vous choisissez ici est joué pour vous dès que c’est à vous ; de plusieurs réponses, la première donnée qui convient. Personne d’autre n’en est averti.
standing-offered = { $answer } ({ $span })
standing-stands = **D’avance :** { $answer } ({ $span })
standing-empty = Il n’y a rien à quoi répondre d’avance en ce moment.
standing-back = Reprendre : { $answer }
standing-given = Désormais, { $span } : { $answer }.
standing-taken_back = Reprise : { $answer }.
standing-answered = Répondu pour vous depuis votre dernier coup : { $actions }.
standing-often = { $action } ({ $count } fois)
