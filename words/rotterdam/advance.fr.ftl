# Ce à quoi l’on peut répondre d’avance.

advance-skip_turn = Passer mon tour dans cette phase
advance-no_cards_phase = Pas de carte dans cette phase : finir mon tour faute d’autre choix
advance-no_cards_round = Pas de carte dans cette manche : finir mes tours faute d’autre choix
advance-finish_at_once = Pas d’échange dans cette manche : finir les échanges aussitôt
advance-finish_when_answered = Finir les échanges quand mes offres et celles pour moi sont closes
advance-finish_with_others = Finir les échanges après tous les autres, sauf si une offre m’attend
