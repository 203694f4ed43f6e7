"""What Congo hides (rules 10), and how to deal it anew."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from games.chance import Bag, Rng
from games.congo.actions import (
    AddAuxiliaries,
    BoilerDiscard,
    ChooseCharacter,
    ChooseFirstPlayer,
    DeclineSpecial,
    Fight,
    Flee,
    GorillaAttack,
    HippoAdd,
    HippoCommit,
    Hunt,
    KeepBid,
    OverboardTarget,
    Pass,
    PlaySpecial,
    SettlerSwap,
    SkipOverboard,
    Stay,
    WarriorAttack,
)
from games.congo.data import AUXILIARIES, CARDS, CHARACTERS, HIPPOS, NEUTRALS, TILES
from games.congo.rules import CONGO
from games.congo.state import (
    AUXILIARY,
    CHARACTER,
    SPECIAL,
    CongoOptions,
    CongoState,
    FirstPlayer,
    Place,
    Player,
    Stage,
)
from games.core import Action, Step
from games.values import Who
from tests.secrets.worlds import Leaks, Secrets, Told, Viewer, number

CHANGES = 0.7
"""How often a hand is dealt anew: else what was about to be played from it still can be."""
SEALED = (ChooseCharacter, BoilerDiscard, HippoCommit)


def is_quiet(state: CongoState) -> bool:
    """Whether nothing can be laid open or drawn before anybody is asked again: others have yet to choose."""
    match state.stage:
        case Stage.CHOOSE:
            return len(state.waiting) > 1 or any(player.specials for player in state.players)
        case Stage.BOILER | Stage.SEALED:
            return len(state.waiting) > 1
    return False


def redeal(state: CongoState, viewer: Viewer, chance: Random, ahead: Action | None = None) -> CongoState:
    """Other hands, sealed choices and face-down tiles of the others, other piles and another seed.

    Sealed choices and tiles stay when the next step may lay them open; piles stay when the viewer may
    draw from them, or everybody sees what is drawn.
    """
    other = CONGO.copy(state)
    other.rng = Rng(chance.randbytes(32).hex(), chance.randrange(10_000))
    if state.result is not None:
        return other  # all hands lie open
    others = [player for seat, player in enumerate(other.players) if seat != viewer]
    keeps_piles = viewer is not None and not is_quiet(state)
    _deal_characters(other, others, chance, keeps_pile=keeps_piles or state.stage is Stage.SPECIAL)
    hands = [] if state.stage is Stage.OVERBOARD else [player.auxiliaries for player in others]
    _deal(hands, other.decks[AUXILIARY].pile, chance, keeps_pile=keeps_piles)
    hands = [player.specials for player in others]
    _deal(hands, other.decks[SPECIAL].pile, chance, keeps_pile=keeps_piles)
    _deal_hippos(other, others, chance, keeps_pile=keeps_piles)
    if not (isinstance(ahead, PlaySpecial) and ahead.stop is not None):
        _deal_tiles(other, viewer, chance)
    return other


def _deal(hands: list[Bag], pile: Bag, chance: Random, *, keeps_pile: bool) -> None:
    """Give each hand as many things as before, and the rest to the pile."""
    bags = [*(hand for hand in hands if chance.random() < CHANGES), *([] if keeps_pile else [pile])]
    things = [thing for bag in bags for thing in bag.things()]
    chance.shuffle(things)
    for bag in bags:
        bag.counts = Bag.of([things.pop() for _ in range(len(bag))]).counts


def _deal_characters(state: CongoState, players: list[Player], chance: Random, *, keeps_pile: bool) -> None:
    """Face-down bids and picks are dealt with the hands, unless they are about to be laid open."""
    changes_sealed = is_quiet(state)
    held: list[tuple[Player, str]] = []
    sealed: list[Player] = []
    for player in players:
        if player.pick is not None and not changes_sealed:
            player.characters.take(player.pick)
            held.append((player, player.pick))
        if state.settler_card is not None and state.settler_card in player.characters:
            player.characters.take(state.settler_card)
            held.append((player, state.settler_card))
        if player.bid is not None and not state.is_revealed and changes_sealed:
            player.characters.add(player.bid.character)
            sealed.append(player)
    pile = state.decks[CHARACTER].pile
    if not keeps_pile:
        _change_box(state, pile, chance)
    _deal([player.characters for player in players], pile, chance, keeps_pile=keeps_pile)
    for player in sealed:
        assert player.bid is not None
        player.bid.character = chance.choice(player.characters.things())
        player.characters.take(player.bid.character)
    for player, card in held:
        player.characters.add(card)
    for player in players:
        if player.pick is not None and changes_sealed:
            player.pick = chance.choice(player.characters.things())


def _change_box(state: CongoState, pile: Bag, chance: Random) -> None:
    """Other neutrals were taken out before the game."""
    neutrals = [card for card in pile.things() if card in NEUTRALS] + state.boxed_neutrals
    chance.shuffle(neutrals)
    for card in neutrals:
        if card in pile:
            pile.take(card)
    state.boxed_neutrals = sorted(neutrals.pop() for _ in state.boxed_neutrals)
    for card in neutrals:
        pile.add(card)


def _deal_hippos(state: CongoState, players: list[Player], chance: Random, *, keeps_pile: bool) -> None:
    """Sealed tiles are in hand still; they stay there when they are about to be laid open."""
    changes_sealed = is_quiet(state)
    kept = [player for player in players if player.commitment is not None and not changes_sealed]
    for player in kept:
        for tile in player.commitment or ():
            player.hippos.take(tile)
    _deal([player.hippos for player in players], state.hippo_pile, chance, keeps_pile=keeps_pile)
    for player in kept:
        for tile in player.commitment or ():
            player.hippos.add(tile)
    for player in players:
        if player.commitment is not None and changes_sealed:
            held = player.hippos.things()
            player.commitment = tuple(sorted(chance.sample(held, chance.randint(1, len(held)))))


def _deal_tiles(state: CongoState, viewer: Viewer, chance: Random) -> None:
    """Other tiles lie where somebody has looked; the next one stays if it may be turned up."""
    places = [place for place in hidden_tiles(state) if viewer not in place.explored_by]
    if not places:
        return
    tiles = [*state.tiles.things(), *(str(place.tile) for place in places)]
    chance.shuffle(tiles)
    for place in places:
        place.tile = tiles.pop()
    state.tiles = Bag.of(tiles)


def hidden_tiles(state: CongoState) -> list[Place]:
    """Face-down tiles that are settled, and that the next step neither turns up nor draws beside."""
    known = [place for place in state.river.values() if place.tile is not None and not place.is_open]
    if is_quiet(state):
        return known
    following = state.route[state.route.index(state.boat) + 1 :][:1]
    nexts = [state.river[stop] for stop in following]
    if any(place.tile is None for place in nexts):
        return []
    return [place for place in known if all(place is not other for other in nexts)]


def look_alikes(action: Action, actions: Iterable[Action], viewer: Viewer) -> list[Action]:
    """What somebody seals is hidden from the others (10.1)."""
    del viewer
    if isinstance(action, SEALED):
        return [other for other in actions if type(other) is type(action)]
    return [other for other in actions if other == action]


def has_learned(before: CongoState, step: Step[CongoState], viewer: Viewer) -> bool:
    """Somebody else's card or tile was laid open, a tile turned up or looked at, or something came in."""
    after = step.state
    if before.result is None and after.result is not None:
        return True
    if sum(_knows(place, viewer) for place in after.river.values()) > sum(
        _knows(place, viewer) for place in before.river.values()
    ):
        return True
    if not before.is_revealed and (after.is_revealed or after.boat != before.boat):
        return True
    return any(
        _gained(before.players[seat], player) if seat == viewer else _showed(before.players[seat], player)
        for seat, player in enumerate(after.players)
    )


def _knows(place: Place, viewer: Viewer) -> bool:
    return place.is_open or viewer in place.explored_by


def _things(player: Player) -> list[str]:
    """All that a player has in hand or has played as a bid."""
    bid = [] if player.bid is None else [player.bid.character]
    hands = (player.characters, player.auxiliaries, player.specials, player.hippos)
    return [*bid, *(thing for hand in hands for thing in hand.things())]


def _gained(was: Player, now: Player) -> bool:
    before = _things(was)
    return any(_things(now).count(thing) > before.count(thing) for thing in _things(now))


def _showed(was: Player, now: Player) -> bool:
    """Something hidden in a hand is there no more; a bid that everybody sees may have gone."""
    hands = [(was.auxiliaries, now.auxiliaries), (was.specials, now.specials), (was.hippos, now.hippos)]
    return any(old.count(thing) > new.count(thing) for old, new in hands for thing in old.counts)


def hidden(state: CongoState) -> int:
    """How much is hidden: sealed choices and known tiles that stay so, and hands."""
    if state.result is not None:
        return 0
    sealed = any(
        (player.bid is not None and not state.is_revealed) or player.pick or player.commitment
        for player in state.players
    )
    hands = [
        bool(hand)
        for player in state.players
        for hand in (player.characters, player.auxiliaries, player.specials, player.hippos)
    ]
    return 20 * (is_quiet(state) and sealed) + 20 * bool(hidden_tiles(state)) + sum(hands)


SECRETS = Secrets(
    redeal=redeal,
    look_alikes=look_alikes,
    has_learned=has_learned,
    probes=(
        ChooseFirstPlayer(Who(0)),
        *(ChooseCharacter(card) for card in ("be_officer_1", "fr_doctor_1", "us_neutral_1")),
        *(PlaySpecial(card) for card in CARDS),
        PlaySpecial("explored_region", stop="kindu"),
        PlaySpecial("settler", deck="character"),
        DeclineSpecial(),
        *(BoilerDiscard(card) for card in ("be_officer_1", "fr_doctor_1", "us_neutral_1")),
        *(SettlerSwap(card) for card in ("be_officer_1", "uk_missionary_1")),
        KeepBid(),
        Hunt(),
        Stay(),
        *(GorillaAttack(Who(seat)) for seat in range(3)),
        Fight(),
        Flee(),
        *(WarriorAttack(Who(seat)) for seat in range(3)),
        *(OverboardTarget(Who(seat)) for seat in range(3)),
        SkipOverboard(),
        *(AddAuxiliaries((card,)) for card in AUXILIARIES),
        AddAuxiliaries(("nun", "nun", "servant")),
        Pass(),
        *(HippoCommit((tile,)) for tile in HIPPOS),
        HippoCommit(("hippo_1", "hippo_2")),
        HippoAdd(()),
        *(HippoAdd((tile,)) for tile in HIPPOS),
    ),
    hidden=hidden,
    names=(*CHARACTERS, *AUXILIARIES, *CARDS, *HIPPOS, *TILES),
    is_opening=lambda state: not is_quiet(state),
    hides_points=False,
)


def _sealed(state: CongoState) -> int:
    bids = [
        player.bid.character if player.bid and not state.is_revealed else None for player in state.players
    ]
    return number([bids, [(player.pick, player.commitment) for player in state.players]])


LEAKS = Leaks(
    options=CongoOptions(first_player=FirstPlayer.NAMED),
    in_the_state={
        "characters": lambda state: number([player.characters.things() for player in state.players]),
        "auxiliaries": lambda state: number([player.auxiliaries.things() for player in state.players]),
        "specials": lambda state: number([player.specials.things() for player in state.players]),
        "hippos": lambda state: number([player.hippos.things() for player in state.players]),
        "sealed": _sealed,
        "tiles": lambda state: number([place.tile for place in state.river.values() if not place.is_open]),
        "piles": lambda state: number([deck.pile.things() for deck in state.decks.values()]),
        "hippo_pile": lambda state: number(state.hippo_pile.things()),
    },
    in_the_step={
        "choice": Told("character_chosen", "character_sealed", later="the face-down bid"),
        "pick": Told("boiler_picked", "boiler_sealed", later="the sealed pick"),
        "commitment": Told("hippos_committed", "hippos_sealed", later="the sealed tiles"),
        "drawn_cards": Told("cards_drawn", "cards_received", later="the hands"),
        "drawn_special": Told("special_gained", "special_received", later="a hand"),
        "settler": Told("settler_drew", "settler_received", later="a hand"),
        "explored": Told("tile_explored", "tile_seen", later="the tile and its explorer's note"),
        "drawn_hippos": Told("hippos_drawn", "hippos_received", later="a hand"),
    },
    shows_nothing={
        SkipOverboard: "somebody holds an auxiliary, so the auction goes on and nothing is drawn",
    },
    matters="players.*.characters",
    places=(
        *("players.*.characters", "players.*.auxiliaries", "players.*.specials", "players.*.hippos"),
        *("players.*.bid.character", "players.*.pick", "players.*.commitment", "settler_card"),
        *("river.*.tile", "tiles", "decks.*.pile", "hippo_pile", "boxed_neutrals"),
    ),
)
