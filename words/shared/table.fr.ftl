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

event-step_undone = { $who } reprend son dernier coup.
event-turn_undone = { $who } reprend tout son tour.
event-seat_resigned = { $who } abandonne la partie ; désormais un ordinateur joue à sa place.
event-time_ran_out = Le temps de { $who } est écoulé : un ordinateur joue ce tour.
event-box_corrected = Des valeurs du jeu sont corrigées dès maintenant.

## Pourquoi l’hôte refuse

refusal-seats = Ce jeu se joue de { $least } à { $most } joueurs.
refusal-unknown_game = Ce jeu n’est pas disponible ici.
refusal-unknown_action = Cette action n’existe pas dans ce jeu.
refusal-unknown_option = Cette option n’existe pas dans ce jeu.

refusal-unknown_choice = Quayside ne connaît pas ce choix, qui vient peut-être d’une autre version du bot. Rien n’a changé.
refusal-unknown_table = Cette table n’existe pas.
refusal-button_gone = Ce bouton est celui d’une table qui n’est plus ici.
refusal-table_full = Les { $seats } places sont déjà prises.
refusal-table_lobby = La partie n’a pas encore commencé.
refusal-table_running = La partie a déjà commencé.
refusal-table_over = La partie est terminée.
refusal-table_unreadable = Cette partie suit des règles que ce bot ne sait pas lire. Rien n’est perdu ; l’hébergeur doit mettre le bot à jour.
refusal-table_cancelled = Cette table a été fermée.
refusal-many_lobbies = Vous avez déjà une place à { $most } tables qui n’ont pas commencé. Commencez l’une d’elles, ou quittez-en une, puis réessayez.
refusal-many_lobbies_here = Ce serveur a déjà { $most } tables ouvertes qui n’ont pas commencé. Rejoignez l’une d’elles, ou réessayez quand une partie aura commencé.
refusal-many_games = Vous jouez déjà { $most } parties. Terminez-en une, puis réessayez.
refusal-busy_players = Pas de partie de plus pour { $who } : personne n’en joue plus de { $most } à la fois.
refusal-called_lately = Cette table vient d’être affichée de nouveau. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
refusal-already_seated = Vous avez déjà une place à cette table.
refusal-colour_taken = { $who } a déjà cette couleur. Prenez-en une autre, s’il vous plaît.
refusal-computer_gone = Cet ordinateur n’est plus à la table.
refusal-not_your_reminder = Ce rappel est pour quelqu’un d’autre.
refusal-reminder_over = Ce tour est fini.
refusal-unknown_zone = Ce fuseau horaire n’existe pas. Choisissez-en un dans la liste.
refusal-zone_missing = Indiquez aussi votre fuseau horaire : sinon, personne ne sait quand il fait nuit chez vous.
refusal-quiet_long = Les heures calmes durent au plus { $hours } heures par jour.
refusal-unknown_hours = Écrivez les heures calmes ainsi : 22-7.
refusal-unknown_day = Écrivez le jour ainsi : 2026-08-31, ou choisissez-le dans la liste.
refusal-away_far = Vous pouvez vous absenter jusqu’à un jour à partir de demain, dans { $days } jours au plus.
refusal-not_seated = Vous n’avez pas de place à cette table.
refusal-resigned = Vous avez abandonné cette partie.
refusal-record_early = Le déroulement complet n’est montré qu’une fois la partie terminée.
refusal-no_such_answer = Vous ne pouvez pas donner cette réponse d’avance en ce moment.

refusal-stale = La partie a avancé entre-temps : rien n’a été joué. Regardez le dernier plateau.

refusal-undo-nothing = Il n’y a aucun coup à reprendre.
refusal-undo-other_asked = Un coup ne se reprend plus dès que quelqu’un d’autre doit jouer.
refusal-undo-other_acted = Vous ne pouvez reprendre que votre propre coup, et le dernier n’est pas le vôtre.
refusal-undo-drawn = Votre coup a lancé un dé ou pioché quelque chose : il ne peut plus être repris.
refusal-undo-revealed = Votre coup a montré quelque chose de caché, ou il est définitif selon les règles : il ne peut plus être repris.

## Quand quelque chose ne marche pas

sorry = Une erreur s’est produite de notre côté. Rien n’a changé ; vous pouvez réessayer. L’hébergeur en est averti.
sorry-storage = Les parties ne peuvent être ni lues ni écrites pour l’instant. Rien n’a changé ; l’hébergeur est prévenu.
sorry-connection = La connexion à Discord s’est interrompue. Votre action a peut-être compté : regardez la table avant de réessayer.
