# What a coach says once to whoever plays for the first time (docs/lessons.md).

tip-captain = The Harbour Captain is first in each phase of the round; then the next player is.
tip-place = One ship a round. Each cargo is worth something in one port only: start on that side of the river.
tip-colour = Every ship before a channel of that colour has to sail, also the others’. Name what helps you most.
tip-moves = What can sail has to. At a fork you choose: look where each way leads, and who blocks whom.
tip-hand = Three Navigation cards are the most. Play one that helps now, or the new one is lost.
tip-unload = In its own port a cargo becomes a product card; in any other it is lost. A card may change that first.
tip-trade = Offer what your missions do not need for what they do. Trading costs nothing; or finish at once.
tip-offer = An offer binds nobody: accept, decline, or make one of your own. Look at your missions first.
tip-mission = One mission a round: its products go back, its points are yours, and you draw a new one.
tip-cards = Navigation cards may be played in every phase of a round. Nothing has to be: end your turn.
