# Les réponses données d’avance ; chaque jeu nomme les siennes par advance-...

span-phase = jusqu’à la fin de cette phase
span-round = jusqu’à la fin de cette manche
span-game = jusqu’à la fin de la partie

standing-open = Répondre d’avance
standing-title = **Répondre d’avance :** c’est joué pour vous dès que c’est à vous ; si plusieurs conviennent, la première donnée. Les autres n’en savent rien.
standing-offered = { $says } ({ $span })
standing-stands = **D’avance :** { $answer } ({ $span })
standing-taken = en vigueur { $span } ; choisir pour retirer
standing-undone = la retirer
standing-empty = Il n’y a rien à quoi répondre d’avance en ce moment.
standing-back = Retirer : { $answer }
standing-given = C’est noté, { $span } : { $answer }.
standing-taken_back = C’est retiré : { $answer }.
standing-answered = Joué pour vous depuis votre dernier coup : { $actions }.
standing-often = { $action } ({ $count } fois)
