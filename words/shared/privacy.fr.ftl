## Ce qui est gardé de quelqu’un, et comment le reprendre. PRIVACY.md dit la même chose.

command-privacy = confidentialité
    .hint = Ce qui est gardé de vous : le lire, l’avoir en fichier, ou tout effacer.

privacy-about = **Ce que je garde de vous, et pourquoi**
    - Votre numéro Discord et le nom que vous portiez à votre dernière table : pour que votre place soit la vôtre et qu’on sache qui joue.
    - Vos places, vos coups avec leur heure, les résultats, les invitations : ce sont les parties.
    - Vos préférences de /moi : langue, où vous appeler, heures calmes, absences, et ce qu’un guide vous a dit dans une première partie.
    - Vos notes, vos votes, vos réponses données d’avance et vos rappels : le temps de s’en servir.
    - Où se trouvent vos mains et vos appels dans Discord : pour les tenir à jour.
    Je ne lis aucun message et ne garde rien de qui se contente de regarder. Rien n’est vendu, transmis ni utilisé pour autre chose.
    Appuyez sur **Tout en un fichier** : personne d’autre ne le voit. Ou sur **M’oublier** : une seule question, puis aucune place, partie ou liste ne porte votre nom, et aucun numéro ne mène à vous. Ce que les autres ont joué leur reste.
    Il reste : ce qui est dans Discord (messages et images ; à vous d’y effacer les vôtres) et dans les sauvegardes de l’hébergeur, une semaine en général.
    Il reste aussi une marque brouillée, qui ne dit rien de vous : elle empêche une vieille sauvegarde de vous ramener. De même là où un modérateur vous empêche d’ouvrir des tables.
privacy-export = Tout en un fichier
privacy-delete = M’oublier
privacy-export-done = Voici tout ce que je garde de vous.
privacy-nothing = Je ne garde rien de vous.
privacy-ask = **Vous oublier, définitivement ?** { $games ->
        [0] Vous n’avez pas de partie en cours.
        [one] Vous quittez une partie en cours, pour de bon.
       *[other] Vous quittez { $games } parties en cours, pour de bon.
    } { $lobbies ->
        [0] Aucune table ne vous attend pour commencer.
        [one] Vous quittez une table qui n’a pas commencé.
       *[other] Vous quittez { $lobbies } tables qui n’ont pas commencé.
    }
    Vos anciennes parties restent, sans votre nom. Personne ne peut revenir là-dessus, pas même l’hébergeur. Vous pourrez revenir quand vous voudrez : on ne vous reconnaîtra pas.
privacy-sure = Oui, m’oublier
privacy-keep = Non, tout garder
privacy-forgotten = C’est oublié : plus aucune partie, liste ou préférence ne mène à vous ici. Merci d’avoir joué.
nameless = Joueur
