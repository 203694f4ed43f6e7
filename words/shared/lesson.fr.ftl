# Les leçons : ce que le guide dit dans tous les jeux. Ce qu’il dit dans chacun est dans son lesson.fr.ftl.

command-learn = apprendre
    .hint = Apprenez un jeu en cinq minutes, avec un guide pour vous.
    .game = Quel jeu apprendre.

lesson-says = **{ $step }/{ $steps }** { $said }
lesson-next = Suite
lesson-show = Montrez-moi
lesson-leave = Arrêter là
lesson-wishes = Et si… ?
lesson-wish = Et si…
lesson-wished = **Et si { $wish } ?**
lesson-may_i = Qu’aimeriez-vous faire ? Vous saurez ce que dit la règle.
lesson-back = Reprendre la leçon
lesson-skip = Passer la suite
lesson-left = La leçon vous attend, des semaines s’il le faut. /apprendre y ramène aussi.
lesson-gone = Cette leçon n’est plus donnée. /apprendre montre celles qui existent.

lesson-on = Continuer contre l’ordinateur
lesson-open = Ouvrir une table entre amis
lesson-others = Une autre leçon
lesson-again = Recommencer
lesson-which = Quelle leçon ?
lesson-go_on = { $title } (reprendre)
lesson-waits = Votre leçon est ici, où personne ne vous dérange :
lesson-goes_on = Le guide s’en va ; la partie continue contre l’ordinateur.
lesson-on_here = Vos messages privés sont fermés. La partie doit-elle continuer dans ce salon, à la vue de tous ?
lesson-on_sure = Continuer dans le salon
lesson-open_here = Dois-je ouvrir une table de { $game } dans ce salon, à la vue de tous ?
lesson-open_sure = Ouvrir la table
lesson-how_to_open = Dans un salon de votre serveur : /jouer, jeu { $game }. Vos amis appuient sur Rejoindre.
lesson-opened = La table { NUMBER($table, useGrouping: 0) } est ouverte dans ce salon. Vos amis appuient sur Rejoindre.

refusal-no_such_lesson = Cette leçon n’existe pas.
refusal-only_lesson = Vous n’êtes qu’à votre leçon, qui se joue par ses boutons : /apprendre la montre de nouveau.
refusal-in_lesson = Pas dans une leçon : le guide arrête un mauvais coup avant qu’il soit joué.
refusal-lesson_later = La règle le permet, mais c’est pour plus tard. Faites d’abord ce que le guide demande, ou appuyez sur « Montrez-moi ».
refusal-lesson_read = Appuyez d’abord sur « Suite ».
refusal-lesson_over = La leçon est finie. Choisissez la suite ci-dessous.

# Dans la première partie d’un jeu : une ligne au-dessus des choix, et de quoi s’en passer.
tip-says = **Guide :** { $tip }
tip-stop = Sans guide
tip-stopped = Le guide se tait. /moi le fait revenir.
