# Les commandes communes à tous les jeux, et leurs réponses.

refusal-no_such_table = Cette table n’existe pas.
refusal-which_table = Vous jouez à plusieurs tables : choisissez-en une avec l’option « table ».
refusal-no_table_here = Il n’y a pas de table ici et vous ne jouez à aucune. Ouvrez-en une avec /play.
table-choice = Table { $table }, { $game }
