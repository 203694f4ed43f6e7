# What a player may do: a button’s label, at most 80 characters; and what a player is asked.

question-first_player = Who begins?
question-choose_character = { $stop }, { $tile }: which character do you send?
question-special_card = { $stop }, { $tile }: do you play a special card?
question-boiler_discard = { $who } has damaged the boiler: which character from your hand do you discard?
question-settler_swap = Do you exchange your character for the one you drew?
question-okapi_choice = Does your explorer hunt the okapi for 2 points, or stay in the auction?
question-gorilla_attack = Whose character does the gorilla attack?
question-gorilla_self = The gorilla turns on your character: do you fight or flee?
question-warrior_attack = Whose character does the warrior fight?
question-overboard_target = Who loses an auxiliary overboard?
question-auxiliaries = { $stop }: do you add auxiliaries, or pass?
question-hippo_commit = A tie: which hippo tiles do you put in, in secret?
question-hippo_add = Still a tie: do you add more hippo tiles, for all to see?

action-choose_first_player = { $player } begins
action-choose_character = Send { $character }
action-play_special = { $stop ->
    [none] { $deck ->
        [none] Play { $card }
       *[other] Play { $card }: draw from the { $deck }
    }
   *[other] Play { $card }: look at { $stop }
}
action-decline_special = Play no special card
action-boiler_discard = Discard { $character }
action-settler_swap = Send { $character } instead
action-keep_bid = Keep your character
action-hunt = Hunt the okapi
action-stay = Stay in the auction
action-gorilla_attack = The gorilla attacks { $player }
action-fight = Fight the gorilla
action-flee = Flee from the gorilla
action-warrior_attack = The warrior fights { $player }
action-overboard_target = { $player } loses an auxiliary
action-skip_overboard = Nobody loses an auxiliary
action-add_auxiliaries = Add { $cards }
action-pass = Pass
action-hippo_commit = Put in hippo tiles: { $tiles }
action-hippo_add = { $tiles ->
    [none] Add no hippo tile
   *[other] Add hippo tiles: { $tiles }
}
