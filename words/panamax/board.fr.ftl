# Ce que disent les images de Panamax et leurs jumelles en texte : les clés commencent par board- ou twin-.

board-title = Panamax

## Les zones, telles que la carte les nomme

board-atl_wait = Atlantique, attente
board-atl_load_europe = Chargement, Europe
board-atl_load_usa_east = Chargement, USA côte Est
board-pac_wait = Pacifique, attente
board-pac_load_china = Chargement, Chine
board-pac_load_usa_west = Chargement, USA côte Ouest
board-tp_gatun_1 = Écluse de Gatún 1
board-tp_gatun_2 = Écluse de Gatún 2
board-tp_gatun_3 = Écluse de Gatún 3
board-lake_gatun = Lac Gatún
board-tp_gaillard = Coupe Gaillard
board-tp_pedro_miguel = Écluse de Pedro Miguel
board-lake_miraflores = Lac Miraflores
board-tp_channel = Chenal de Miraflores
board-tp_miraflores_1 = Écluse de Miraflores 1
board-tp_miraflores_2 = Écluse de Miraflores 2

# Les deux voies ensemble, et les premières lettres du nom d’un navire, pour les coques étroites
board-gatun = Gatún
board-gaillard = Gaillard
board-pedro_miguel = Pedro Miguel
board-miraflores = Miraflores
board-mark-cruise_caribbean = Ca
board-mark-cruise_riviera = Ri
board-mark-panamax_colon = Co
board-mark-panamax_balboa = Ba

board-cruise_caribbean = Caraïbes
board-cruise_riviera = Riviera
board-panamax_colon = Colón
board-panamax_balboa = Balboa

## Le plateau

board-round-of = Manche { $round } sur { $rounds }
board-setup = Les directeurs font leurs premiers choix
board-take_die = { $who } prend un dé blanc
board-discard_contract = { $who } défausse un contrat
board-end_turn = { $who } peut finir son tour
board-executive = { $who } utilise un dé exécutif
board-moving = { $who } déplace des navires
board-loading = { $who } charge
board-deck_side = { $who } choisit une face
board-free_rail = { $who } utilise le rail
board-market = { $who } peut acheter une part
board-reward = { $who } prend une récompense
board-passenger = { $who } place un passager
board-rail_flag = { $who } peut prendre un drapeau
board-fee_stevedore = { $who } doit payer les frais
board-turns-left = tours restants

## Ce que veulent dire les symboles

board-sign-waterway = voie navigable
board-sign-lock = écluse
board-sign-any = mouvement au choix
board-sign-load = chargement d’un dé
board-sign-fee = frais, par dé ou en tout
board-sign-ready = prêt à partir
board-sign-lit = peut bouger ou être pris
board-sign-new = nouveau pour vous
board-sign-moved = déplacé ; pointillé : poussé
board-sign-sprinter = bord blanc : rapide
board-sign-executive = dé exécutif
board-sign-captain = capitaine : mouvements
board-sign-stevedore = manutentionnaire
board-sign-back = contrat sans drapeau
board-sign-contract = contrat : dés à charger
board-sign-company_cash = argent de la compagnie
board-sign-cash = argent personnel
board-sign-price = cours de la part
board-sign-dividend = dividende par part
board-sign-share = parts détenues, à vendre
board-sign-bailout = renflouements
board-sign-award = récompense
board-sign-warehouse = dés à l’entrepôt
board-sign-reserve = dés en réserve
board-sign-transfer = coût d’un transfert
board-sign-wide_choice = choix élargi de contrats
board-sign-extra_load = chargement de plus
board-sign-advisor = conseillers
board-sign-secret = objectif secret
board-sign-unbuilt = navires à construire

## Les images

picture-canal = Canal
picture-actions = Actions
picture-market = Bourse
picture-companies = Compagnies
picture-companies-2 = Autres compagnies
picture-signs = Symboles
picture-whole-2 = Plateau, Pacifique
picture-whole-3 = Plateau, les tables
picture-whole-4 = Toutes compagnies

## Les compagnies

board-place = { $place ->
    [1] joue en premier
    [2] joue en deuxième
    [3] joue en troisième
   *[other] joue en quatrième
}

## La feuille privée

board-choose-advisor = Choisissez votre objectif secret
board-secret = Votre objectif secret, que personne ne verra avant la fin
board-choose-contract = Choisissez votre contrat de départ

## Jumelles en texte : la table

# Après la lettre et le nom d’un joueur
player-line = { $cash } $ · compagnie { $company } $
moment-before = avant la manche 1

twin-signs = Ce que veulent dire les symboles des autres images : { $signs }.
twin-before = Panamax, avant la première manche.
twin-round = Panamax, manche { $round } sur { $rounds }, { $phase }.
twin-turns = tours des joueurs
twin-rail_phase = fin de manche : le train
twin-fees_phase = fin de manche : les frais
twin-setup = Doivent encore choisir un objectif secret ou un contrat de départ : { $who }.
twin-take_die = { $who } doit prendre un dé blanc.
twin-discard_contract = { $who } doit défausser un contrat.
twin-end_turn = { $who } peut finir son tour.
twin-asked = { $what }.
twin-below = Ensuite : { $what }.
twin-white_die_action = un dé blanc
twin-card_action = une carte
twin-flag_action = un drapeau
twin-executive = { $who } doit utiliser le dé exécutif de la colonne { $column }
twin-moving = { $who } doit déplacer des navires avec { $source } ; déplacements restants : voie navigable { $waterways }, écluse { $locks }, au choix { $either }{ $begun ->
    [yes] , commencés
   *[no] {""}
}{ $warships ->
    [none] {""}
   *[other] , navires militaires déplacés : { $warships }
}
twin-loading = { $who } peut charger avec { $source }{ $column ->
    [0] {""}
   *[other] { " " }de la colonne { $column }
} ; chargements faits : { $done } sur { $level }, restants : { $left }{ $taken ->
    [yes] , contrat pris
   *[no] {""}
}{ $ships ->
    [none] {""}
   *[other] , navires chargés : { $ships }
}{ $train ->
    [yes] , train chargé
   *[no] {""}
}
twin-deck_side = { $who } doit choisir une face de { $contract }
twin-free_rail = { $who } peut utiliser le rail
twin-market = { $who } peut acheter une part grâce à un drapeau ({ $nation }){ $deferred ->
    [yes] { " " }(achat différé)
   *[no] {""}
}
twin-reward = { $who } doit prendre la carte ou l’argent pour { $ship }
twin-passenger = { $who } doit choisir une place pour un passager
twin-rail_flag = { $who } peut prendre un drapeau de la plateforme
twin-fee_stevedore = { $who } doit { $fee } $ de frais et peut utiliser son manutentionnaire
twin-order = Ordre du tour : { $order }. Tours restants dans cette manche : { $turns }.
twin-active = C’est le tour de { $who }.
twin-turn = Tour { $turn } de la partie ; { $taken ->
    [yes] un dé blanc a été pris.
   *[no] aucun dé blanc n’a encore été pris.
}
twin-queue = Encore à venir : { $who }.
twin-award = À gagner dans cette manche : { $award }, { $dollars } $.
twin-standing = { $rank }. { $who } : { $dollars } dollars ({ $sources }).
twin-option = { $option } : { $value }
twin-several = { $thing }{ $count ->
    [one] {""}
   *[other] { " " }({ $count })
}
twin-amount = { $thing } { $count }
twin-money = { $thing } ({ $dollars } $)

## Jumelles en texte : les tableaux

twin-column = Colonne { $column } : { $dice ->
    [0] aucun dé dans ses rangées
    [1] un dé en rangée 3
    [2] des dés en rangées 3 et 2
   *[other] des dés en rangées 3, 2 et 1
}{ $executive ->
    [yes] , un dé exécutif
   *[no] {""}
}. { $gives }
twin-gives-nothing = Rien à prendre.
twin-gives-moves = Elle donne { $waterways } { $waterways ->
    [one] déplacement
   *[other] déplacements
} de voie navigable et { $locks } d’écluse ({ $executive ->
    [yes] dé exécutif
   *[no] rangée { $row }
}).
twin-gives-loads = Elle donne son contrat et { $loads } { $loads ->
    [one] chargement
   *[other] chargements
} ({ $executive ->
    [yes] dé exécutif
   *[no] rangée { $row }
}).
twin-crate = { $value }{ $rail ->
    [yes] { " " }par rail
   *[no] {""}
}
twin-contract = { $card } (recto : { $front } ; verso : { $back })
twin-start-contract = { $nation } : { $front }
twin-no-contract = aucune carte
twin-slot = Contrat, { $slot } : { $contract }.
twin-incoming = Chargement entrant : { $contract }.
twin-deck = Contrats dans la pioche : { $deck }. { $discard ->
    [none] Aucun dans la défausse.
   *[other] Défausse : { $discard }.
}
twin-wagons = Wagon 1, depuis la gauche : { $first ->
    [none] vide
   *[other] { $first }
}. Wagon 2 : { $second ->
    [none] vide
   *[other] { $second }
}.
twin-platform-dice = Dés sur la plateforme : { $dice }.
twin-platform = Drapeaux sur la plateforme : { $flags ->
    [none] aucun
   *[other] { $flags }
}.
twin-supply = Drapeaux en réserve : { $flags }. Jetons passagers en réserve : { $passengers }.
twin-captains = Capitaines, la première carte d’abord : { $cards ->
    [none] aucun
   *[other] { $cards }
}.
twin-stevedores = Manutentionnaires, la première carte d’abord : { $cards ->
    [none] aucun
   *[other] { $cards }
}.
twin-advisors = Conseillers exposés : { $cards ->
    [none] aucun
   *[other] { $cards }
}.

## Jumelles en texte : les navires

twin-atl_load = zones de chargement Atlantique
twin-pac_load = zones de chargement Pacifique
twin-die = { $who } { $value }
twin-ship-short = { $ship } ({ $dice ->
    [none] vide
   *[other] { $dice }
})
twin-caption-ship = { $ship } : { $zone }.
twin-nobodys = à personne
twin-warship = { $ship } : { $zone }, { $lane } ; taille { $size }, sans cargaison, toujours prêt.
twin-ship = { $ship } ({ $owner }) : { $zone }, { $lane } ; taille { $size }, { $slots } { $slots ->
    [one] emplacement
   *[other] emplacements
}, cargaison de { $least } à { $most } ; { $dice ->
    [none] vide
   *[other] porte { $total } : { $dice }
} ; { $ready ->
    [yes] prêt
   *[no] pas prêt
}.
twin-group = { $lane }, étape { $step }, { $zone } : { $ships } ; taille { $size }. Ensuite : { $next }, par un déplacement de type { $move }. Frais par dé : { $fee } $.
twin-move = Tour { $turn } : { $who } a déplacé { $ships } ({ $lane }), de { $origin } à { $target }.
twin-push = Tour { $turn } : { $who } a poussé { $ships } ({ $lane }), de { $origin } à { $target }.
twin-step = { $zone } ({ $move }, { $fee } $)
twin-lane = Le trajet { $lane }, avec le déplacement pour quitter chaque zone et les frais par dé : { $steps }. Arrivée : { $end }.

## Jumelles en texte : les compagnies

twin-company-short = { $who }, { $company } : compagnie { $cash } $, personnel { $personal } $, cours { $price } $. { $shares ->
    [none] Aucune part.
   *[other] Parts : { $shares }.
}
twin-company = { $who }, { $company } : { $cash } $ dans la compagnie, cours { $price } $, dividende { $dividend } $, parts à vendre : { $left }. Frais si la manche finissait maintenant : { $fee } $.
twin-personal = { $who } a { $cash } $ d’argent personnel. { $shares ->
    [none] Aucune part.
   *[other] Parts : { $shares }.
} Renflouements : { $bailouts }. { $awards ->
    [none] Aucune récompense.
   *[other] Récompenses : { $awards }.
}
twin-dice = { $who } : dés dans l’entrepôt { $warehouse }, dans la réserve { $reserve }.
twin-held = { $card }, { $nation }, { $side } : { $printed } ; reste à charger : { $left }
twin-contracts = { $who } : { $contracts ->
    [none] aucun contrat.
   *[other] contrats : { $contracts }.
}
twin-plan = { $ship } (taille { $size }, cargaison de { $least } à { $most }, { $dollars } $)
twin-unbuilt = { $who } : { $ships ->
    [none] tous les navires sont construits.
   *[other] navires à construire : { $ships }.
}
twin-flags-next = { $nation } { $count } (le suivant donne : { $action })
twin-flags-full = { $nation } { $count }
twin-flags = { $who }, drapeaux : { $flags }.{ $deferred ->
    [none] {""}
   *[other] { " " }Marchés différés : { $deferred }.
}
twin-benefits = { $who } : { $passengers ->
    [none] aucun passager.
   *[other] passagers : { $passengers }.
} Un transfert coûte { $cost } ${ $first ->
    [yes] { " " }(première colonne pleine)
   *[no] {""}
}.
twin-cards = { $who } : { $cards ->
    [none] ni capitaine ni manutentionnaire.
   *[other] { $cards }.
}{ $fresh ->
    [none] {""}
   *[other] { " " }Gagnés pendant ce tour : { $fresh }.
} { $advisors ->
    [none] Aucun conseiller pris.
   *[other] Conseillers pris : { $advisors }.
}
twin-chosen = { $who } a choisi un contrat de départ ; objectif secret choisi : { $advisor ->
    [yes] oui
   *[no] non
}.
twin-unchosen = { $who } n’a pas choisi de contrat de départ ; objectif secret choisi : { $advisor ->
    [yes] oui
   *[no] non
}.
twin-secret = { $who } { $kept ->
    [yes] a un objectif secret.
   *[no] n’a pas d’objectif secret.
}
twin-shown = L’objectif secret de { $who } était { $advisor } : { $text }

## Jumelles en texte : ce que seul le lecteur sait

twin-dealt-advisor = Distribué : { $advisor }. { $text }
twin-own-advisor = Votre objectif secret : { $advisor }. { $text }
twin-dealt-contract = Contrat de départ distribué : { $contract }.
twin-contract-for = Chaque nombre est un dé à charger, de cette valeur ; par rail, il peut aussi aller sur le train.
twin-own-contract = Vous gardez le contrat de départ { $contract }.
