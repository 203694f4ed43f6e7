# Ce qui se dit à toutes les tables, quel que soit le jeu.

player = Joueur { $letter }
list = { $most } et { $last }
ruled = { $sentence } (règles { $rule })

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-purple = violet

## Ce que l’hôte annonce

event-step_undone = { $who } annule son dernier coup.
event-seat_resigned = { $who } abandonne la partie ; désormais, sa place joue automatiquement.

## Pourquoi l’hôte refuse

refusal-seats = Ce jeu se joue de { $least } à { $most } joueurs.
refusal-unknown_game = Ce jeu n’est pas disponible ici.
refusal-unknown_action = Cette action n’existe pas dans ce jeu.
refusal-unknown_option = Cette option n’existe pas dans ce jeu.

refusal-unknown_table = Cette table n’existe pas.
refusal-table_full = Les { $seats } places sont déjà prises.
refusal-table_lobby = La partie n’a pas encore commencé.
refusal-table_running = La partie a déjà commencé.
refusal-table_over = La partie est terminée.
refusal-table_unreadable = Cette table vient de règles que ce bot ne sait pas lire. Rien n’est perdu ; l’hébergeur doit mettre le bot à jour.
refusal-table_cancelled = Cette table a été fermée.
refusal-already_seated = Vous avez déjà une place à cette table.
refusal-not_seated = Vous n’avez pas de place à cette table.
refusal-resigned = Vous avez abandonné cette partie.
refusal-record_early = Le relevé complet n’est montré qu’une fois la partie terminée.
refusal-no_such_answer = Vous ne pouvez pas donner cette réponse d’avance en ce moment.

refusal-stale = La partie a avancé entre-temps : rien n’a été joué. Regardez le dernier plateau affiché.

refusal-undo-nothing = Il n’y a aucun coup à annuler.
refusal-undo-other_asked = Un coup ne s’annule plus dès que quelqu’un d’autre doit jouer.
refusal-undo-other_acted = Vous ne pouvez annuler que votre propre coup, et le dernier n’est pas le vôtre.
refusal-undo-drawn = Votre coup a fait intervenir le hasard : il ne peut plus être annulé.
refusal-undo-revealed = Votre coup a révélé une chose cachée, ou il est définitif selon les règles : il ne peut plus être annulé.

## Quand quelque chose se casse

sorry = Une erreur s’est produite de notre côté. Rien n’a changé ; vous pouvez réessayer. Elle est notée pour l’hébergeur.
sorry-storage = Les parties ne peuvent être ni lues ni écrites pour l’instant. Rien n’a changé ; l’hébergeur est prévenu.
sorry-connection = La connexion à Discord s’est interrompue. Votre action a peut-être compté : regardez la table avant de réessayer.
