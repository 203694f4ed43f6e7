# Ce qu’un choix coûte et rapporte, avant d’être fait : morceaux d’une ligne, joints par des virgules.

figure-cash = { $count } $ à vous
figure-company = { $count } $ (compagnie)
figure-price = { $count } $ au cours
figure-fee = { $count } $ de frais dus
figure-stock = { $count } { $count ->
    [one] dé
   *[other] dés
} en stock
figure-share = { $count } { $count ->
    [one] part
   *[other] parts
} ({ $company })
figure-flag = { $count } { $count ->
    [one] drapeau
   *[other] drapeaux
} ({ $nation })
figure-bailouts = { $count } { $count ->
    [one] renflouement
   *[other] renflouements
}
have-cash = { $dollars } $
have-company = compagnie { $dollars } $
have-fee = frais dus { $dollars } $

says-executive = son action, une part ou un cours plus haut
says-benefit = { $text }
says-counts_at_end = compte à la fin
says-for_later = gardé pour plus tard
says-secret = secret jusqu’à la fin
says-start = montré quand tous auront choisi
says-no_more_loads = { $count ->
    [one] 1 chargement inutilisé
   *[other] { $count } chargements inutilisés
}
says-later = achat possible plus tard
says-no_flag = pas de drapeau
says-completes = achève { $contract }
says-free_action = action gratuite ({ $action })
says-lost_action = sans l’action gratuite ({ $action })
says-moves_lost = { $count ->
    [one] 1 déplacement perdu
   *[other] { $count } déplacements perdus
}
says-price = cours à { $price } $ ({ $company })
says-missed = { $dollars } $ de dividendes impayés
says-other_missed = { $company } sans dividendes
says-award = { $award } pour { $dollars } $
says-others_earn = les autres gagnent { $dollars } $
says-ready = départ possible ({ $ships })
says-it_is_ready = il peut partir
says-any_moves = { $count ->
    [one] encore 1 déplacement
   *[other] encore { $count } déplacements
}
says-moves = { $waterways ->
    [0] encore { moves-locks }
   *[other] { $locks ->
        [0] encore { says-ways }
       *[other] encore { moves-locks } et { says-ways }
    }
}
says-ways = { $waterways } { $waterways ->
    [one] voie
   *[other] voies
}
says-last_move = dernier déplacement
says-last_load = dernier chargement
says-loads = { $count ->
    [one] encore 1 chargement
   *[other] encore { $count } chargements
}
says-round = la manche { $round } commence

doubt-setup = les autres choisissent aussi
doubt-objectives = tous les objectifs sont montrés
doubt-deck = un contrat de la pioche
doubt-contract = un nouveau contrat arrive
doubt-dice = de nouveaux dés
