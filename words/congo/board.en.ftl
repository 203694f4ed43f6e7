# What Congo's pictures and text twins say: keys begin with board- or twin-.

# Where in the game a message is, after its name; and a player in one short line
moment-stop = { $turn ->
    [0] before the first stop
   *[other] stop { $turn }
}
moment-end = the end
player-line = { $points } pts · { $cards } { $cards ->
    [one] card
   *[other] cards
}

# What the pictures are called where one chooses among them
picture-choose = This stop
picture-auction = Bids
picture-river = River
picture-charts = Charts
picture-scores = Score
picture-whole-2 = Whole board, part 2

board-title = Congo River 1884
board-turn = { $turn ->
    [0] Before departure
   *[other] Stop { $turn } of { $turns }
}
board-first_player = { $who } names the first player
board-choose_character = { $count ->
    [one] { $who } chooses a character
   *[other] choose a character
}
board-special_card = { $who } may play a special card
board-boiler_discard = { $count ->
    [one] { $who } discards a character
   *[other] discard a character
}
board-settler_swap = { $who } may exchange characters
board-okapi_choice = { $who } may hunt the okapi
board-gorilla_attack = { $who } sends the gorilla
board-gorilla_self = { $who } fights or flees
board-warrior_attack = { $who } sends the warrior
board-overboard_target = { $who } chooses who loses a card
board-auxiliaries = { $who } adds auxiliaries or passes
board-hippo_commit = { $count ->
    [one] { $who } commits hippo tiles
   *[other] commit hippo tiles
}
board-hippo_add = { $who } may add hippo tiles

## Below the map

board-face-down = face down
board-no-flag = no flag
board-no-special = not played yet
board-previous = at the stop before ({ $stop }):
board-no-previous = no stop has been decided yet
board-boxed = tiles that were never on the board
board-boxed-secret = not shown
board-character-deck = a character
board-auxiliary-deck = an auxiliary
board-dutch-spoken = Dutch
board-english-spoken = English
board-french-spoken = French
board-german-spoken = German

## Players

board-sealed = chosen, face down
board-choosing = still choosing
board-no-bid = nobody sent
board-killed = lost
board-bitten = has malaria
board-hunted = hunts the okapi
board-returned = back in hand

## Tables and piles

board-neutrals-roll = neutrals roll
board-die = a neutral counts as the nation rolled
board-mark-points = points for who takes the port
board-mark-hippo = whoever takes it draws 2 hippo tiles
board-mark-ring = special card for the fewest points
board-mark-crown = first player

## Private sheet

board-own-bid = sent
board-own-pick = to be discarded
board-own-settler = drawn
board-no-characters = No characters in hand
board-no-auxiliaries = No auxiliaries in hand
board-no-specials = No special cards in hand
board-no-hippos = No hippo tiles
board-porter-for = explorers
board-assistant-for = anthropologists
board-nurse-for = doctors
board-nun-for = missionaries
board-askari-for = officers
board-interpreter-for = whoever does not speak the port’s language
board-servant-for = anybody
board-porter-with = with an explorer; any number
board-assistant-with = with an anthropologist; any number
board-nurse-with = with a doctor; any number
board-nun-with = with a missionary; any number
board-askari-with = with an officer; any number
board-interpreter-with = with whoever does not speak the port’s language; one each
board-servant-with = with anybody; only one at each stop, for all players together
board-playable = can be played here
board-not-here = not at this stop

## Text twin: the table

twin-before = { game-congo }, before the first stop.
twin-turn = { game-congo }, stop { $turn } of { $turns }. The boat is here.
twin-port-language = Language of the port: { $language }.
twin-first = First player: { $who }.
twin-first_player-ask = { $who } is to name the first player.
twin-choose_character-ask = Still to choose a character: { $who }.
twin-special_card-ask = { $who } may play a special card.
twin-boiler_discard-ask = Still to choose a character to discard: { $who }.
twin-settler_swap-ask = { $who } may exchange the character for the one just drawn.
twin-okapi_choice-ask = { $who } may hunt the okapi.
twin-gorilla_attack-ask = { $who } is to say whom the gorilla attacks.
twin-gorilla_self-ask = { $who } is to fight the gorilla or flee.
twin-warrior_attack-ask = { $who } is to say whom the warrior fights.
twin-overboard_target-ask = { $who } is to say who loses an auxiliary.
twin-auxiliaries-ask = { $who } is to add auxiliaries or pass.
twin-hippo_commit-ask = Still to put in hippo tiles: { $who }.
twin-hippo_add-ask = { $who } may add hippo tiles.
twin-scores = Points: { $scores }.
twin-score = { $who } { $points }
twin-special = Special card of this stop: { $card }, played by { $who }.
twin-special-stop = It looks at the tile of { $stop }.
twin-special-deck = It draws from the { $deck }.
twin-revealed = The characters lie face up.
twin-highest = Highest total: { $total }.
twin-servant-used = A servant has been used at this stop.
twin-roll = { $who } rolled a { $face }: { $cause }.
twin-roll-port = The die showed { $face }: { $cause }.
twin-port_language-roll = language of the port
twin-language-roll = language of the character
twin-preference-roll = nation a neutral counts as
twin-gorilla-roll = fight with the gorilla
twin-warrior-roll = fight with the warrior
twin-malaria-roll = malaria
twin-cure-roll = cure of malaria
twin-outcome = Outcome: { $outcome }.
twin-killed = lost
twin-saved = saved
twin-bitten = lost to malaria
twin-hunted = gone to hunt the okapi
twin-returned = back in hand
twin-past-taken = At the stop before, { $who } took { $stop }.
twin-past-tied = At the stop before, { $who } stayed tied for { $stop }.
twin-past-untaken = At the stop before, nobody took { $stop }.
twin-past-special = { $who } had played { $card } there.
twin-past-bid = { $who } had sent { $character }.
twin-past-unseen = What { $who } had sent was not seen.
twin-past-fate = It left the auction: { $fate }.
twin-total = Total: { $total }.
twin-spent = Hippo tiles: { $tiles }.
twin-option = { $option }: { $value }
twin-yes = yes
twin-no = no

## Text twin: players

twin-player = { $who }: { $points } points. In hand: { $characters } { $characters ->
    [one] character
   *[other] characters
}, { $auxiliaries } { $auxiliaries ->
    [one] auxiliary
   *[other] auxiliaries
}, { $specials } special { $specials ->
    [one] card
   *[other] cards
}, { $hippos } hippo { $hippos ->
    [one] tile
   *[other] tiles
}.
twin-points = Points of { $who }: { $sources }.
twin-is-first = { $who } is the first player.
twin-answered = { $who } has chosen and may still choose again.
twin-bid-sealed = { $who } has sent somebody, face down.
twin-bid = { $who } sends { $character }.
twin-preference = Counts as { $nation }.
twin-speaks = Speaks { $language }.
twin-base = Starts with { $base }: { $value } on this tile, { $modifier } for the nation.
twin-added = Added: { $cards }.
twin-in = Still in the auction.
twin-soft = Has passed for now.
twin-out = Has passed for good.
twin-lost = { $who } had sent { $character }: { $fate }.
twin-is-tied = { $who } is tied for the highest total.
twin-hippos = { $who } has put in hippo tiles { $tiles }: { $sum } in all.

## Text twin: river, piles, tables

twin-unused = { $stop }: not used with so few players.
twin-stop = { $stop }: { $points } points, { $tile }, { $flag }.
twin-face-down = tile face down
twin-flag = flag { $nation }
twin-flag-removed = flag removed ({ $nation })
twin-no-flag = no flag
twin-has-hippos = Whoever takes it draws { $count } hippo tiles.
twin-has-special = The player with the fewest points draws a special card here.
twin-explored-by = The tile was looked at by { $who }.
twin-taken-by = Taken by { $who }.
twin-tied-by = Shared in a tie by { $who }.
twin-untaken = Taken by nobody.
twin-pile = Draw pile, { $deck }: { $size }. { $discard ->
    [none] None discarded.
   *[other] Discarded: { $discard }.
}
twin-hippo-pile = Hippo tiles left to draw: { $size }. { $discard ->
    [none] None used up.
   *[other] Used up: { $discard }.
}
twin-used-neutrals = Neutrals that left the game: { $characters }.
twin-boxed-neutrals = Neutrals that were never in the game: { $characters }.
twin-boxed-tiles = Tiles that were never on the board: { $tiles }.
twin-cell = { $of } { $value }
twin-values = Value of the { $profession } by tile: { $values }. Auxiliary: { $auxiliary }.
twin-values-here = Worth on this tile: { $values }.
twin-modifiers-here = Change of value at this flag: { $values }.
twin-modifiers = Change of value by flag, { $nation }: { $values }. Neutrals count so with a { $face } on the die.
twin-several = { $thing }{ $count ->
    [one] {""}
   *[other] { " " }({ $count })
}

## Text twin: one’s own

twin-own-bid = You have sent { $character }.
twin-own-pick = You are going to discard { $character }.
twin-own-commitment = { $tiles ->
    [none] You put in no hippo tiles.
   *[other] You put in hippo tiles: { $tiles }.
}
twin-own-settler = Drawn with the Settler: { $character }.
twin-own-characters = { $characters ->
    [none] You have no characters in hand.
   *[other] Your characters: { $characters }.
}
twin-own-auxiliaries = { $cards ->
    [none] You have no auxiliaries.
   *[other] Your auxiliaries: { $cards }.
}
twin-fits = Auxiliaries: { $fits }.
twin-fit = { $kind } for { $whom }
twin-hippos-for = Hippo tiles decide ties; the ones you lay are gone.
twin-own-with = { $kind }, +{ $bonus }: { $with }.
twin-own-specials = { $cards ->
    [none] You have no special cards.
   *[other] Your special cards: { $cards }.
}
twin-own-hippos = { $tiles ->
    [none] You have no hippo tiles.
   *[other] Your hippo tiles, by value: { $tiles }.
}
twin-own-explored = What you saw at { $stop }: { $tile }.
twin-own-worth = { $character } would start with { $low } here.
twin-own-worth-between = { $character } would start with { $low } to { $high } here.
twin-playable = It can be played here.
twin-not-playable = It cannot be played here.

## Text twin: the end

twin-standing = { $rank }. { $who }: { $points } points{ $sources ->
    [none] .
   *[other] { " " }({ $sources }).
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand. { $characters ->
    [none] No characters.
   *[other] Characters: { $characters }.
} { $auxiliaries ->
    [none] No auxiliaries.
   *[other] Auxiliaries: { $auxiliaries }.
} { $specials ->
    [none] No special cards.
   *[other] Special cards: { $specials }.
} { $hippos ->
    [none] No hippo tiles.
   *[other] Hippo tiles: { $hippos }.
}
