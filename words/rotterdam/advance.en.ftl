# What can be answered before one is asked.

advance-skip_turn = Skip my turn in this phase
    .label = Skip my turn in this phase
    .says = ends my turn when it comes
advance-no_cards_phase = No card this phase: end my turn if nothing else is left to do
    .label = No card this phase
    .says = ends my turn if nothing else is left to do
advance-no_cards_round = No card this round: end my turns if nothing else is left to do
    .label = No card this round
    .says = ends my turns if nothing else is left to do
advance-finish_at_once = No trade this round: finish trading at once
    .label = No trade this round
    .says = finishes trading at once
advance-finish_when_answered = Finish trading when no offer by me or to me is open
    .label = Finish when no offer is open
    .says = finishes trading when no offer by me or to me is open
advance-finish_with_others = Finish trading when all others have, unless an offer to me is open
    .label = Finish after all others
    .says = finishes when all others have, unless an offer to me is open
