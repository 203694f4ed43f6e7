# The commands of Congo, what kinds of moves are called before they are made, and their parts.

verbs = congo
    .hint = Make a move in Expedition: Congo River 1884

verb-first = first
    .hint = Name who begins, if the table asks you to
verb-send = send
    .hint = Send a character, in secret; you may change it until all have chosen
verb-special = special
    .hint = Play a special card
verb-no_special = no-special
    .hint = Play no special card at this stop
verb-discard = discard
    .hint = Damaged Boiler: discard a character from your hand
verb-swap = swap
    .hint = Settler: send the character you drew instead
verb-keep = keep
    .hint = Settler: keep your character
verb-hunt = hunt
    .hint = Okapi: hunt it with your explorer for 2 points
verb-stay = stay
    .hint = Okapi: stay in the auction
verb-attack = attack
    .hint = Gorilla or Warrior: choose whose character is attacked
verb-fight = fight
    .hint = Gorilla: fight it
verb-flee = flee
    .hint = Gorilla: flee and take your character back
verb-overboard = overboard
    .hint = Man Overboard: choose who loses an auxiliary
verb-nobody = nobody
    .hint = Man Overboard: let nobody lose an auxiliary
verb-add = add
    .hint = Add auxiliaries to your character
verb-pass = pass
    .hint = Add nothing: for now if you lead, else for this stop
verb-hippos = hippos
    .hint = A tie: put in hippo tiles, in secret
verb-more_hippos = more-hippos
    .hint = Still a tie: add hippo tiles openly, or decline

## Kinds of moves, where there is more than one of the kind

kind-choose_first_player = Name who begins
kind-choose_character = Send a character
kind-play_special = Play a special card
kind-boiler_discard = Discard a character
kind-settler_swap = Exchange your character
kind-gorilla_attack = Let the gorilla attack
kind-warrior_attack = Let the warrior fight
kind-overboard_target = Choose who loses an auxiliary
kind-add_auxiliaries = Add auxiliaries
kind-hippo_commit = Put in hippo tiles
kind-hippo_add = Add hippo tiles

## Parts of moves

field-player = Player
field-character = Character
    .name = character
    .hint = A character from your hand
field-card = Special card
field-stop = Stop
field-deck = Deck
field-cards = Auxiliaries
field-tiles = Hippo tiles
