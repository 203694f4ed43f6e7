# Ce à quoi l’on peut répondre d’avance.

advance-skip_turn = Passer mon tour dans cette phase
    .label = Passer mon tour dans cette phase
    .says = termine mon tour dès qu’il vient
advance-no_cards_phase = Pas de carte cette phase : finir mon tour s’il ne reste rien à faire
    .label = Pas de carte cette phase
    .says = termine mon tour s’il ne reste rien à faire
advance-no_cards_round = Pas de carte cette manche : finir mes tours s’il ne reste rien à faire
    .label = Pas de carte cette manche
    .says = termine mes tours s’il ne reste rien à faire
advance-finish_at_once = Pas d’échange cette manche : finir les échanges tout de suite
    .label = Pas d’échange cette manche
    .says = finit les échanges tout de suite
advance-finish_when_answered = Finir les échanges quand il n’y a plus d’offre de moi ou pour moi
    .label = Finir quand aucune offre n’attend
    .says = finit quand il n’y a plus d’offre de moi ou pour moi
advance-finish_with_others = Finir les échanges après tous les autres, sauf si une offre m’attend
    .label = Finir après tous les autres
    .says = finit après tous les autres, sauf si une offre m’attend
