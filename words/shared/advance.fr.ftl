# Les réponses données d’avance ; chaque jeu nomme les siennes par advance-...

span-phase = jusqu’à la fin de cette phase
span-round = jusqu’à la fin de cette manche
span-game = jusqu’à la fin de la partie

standing-open = Répondre d’avance
standing-title = **Répondre d’avance.** Ce que vous choisissez ici est joué pour vous dès que c’est à vous. Si plusieurs réponses conviennent, la première donnée compte. Les autres n’en savent rien.
standing-offered = { $answer } ({ $span })
standing-stands = **D’avance :** { $answer } ({ $span })
standing-taken = En vigueur ({ $span }) : choisissez-la pour la reprendre. { $answer }
standing-empty = Il n’y a rien à quoi répondre d’avance en ce moment.
standing-back = Retirer : { $answer }
standing-given = C’est noté, { $span } : { $answer }.
standing-taken_back = C’est retiré : { $answer }.
standing-answered = Joué pour vous depuis votre dernier coup : { $actions }.
standing-often = { $action } ({ $count } fois)
