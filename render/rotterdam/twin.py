"""Rotterdam's board and hand in words: every fact of the pictures, and the few they leave out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import fields

from games.core import Standing
from games.rotterdam.data import BOX, CARDS, PORTS, POSITIONS, PRODUCTS, Position
from games.rotterdam.ships import Ship
from games.rotterdam.state import Phase
from games.rotterdam.view import CallView, OfferView, OwnView, PlayerView, RotterdamView
from games.values import Text, Value, Who
from render.rotterdam.offers import as_everybody_sees
from render.rotterdam.ports import products_of
from render.rotterdam.turn import asked, has_choice
from render.rotterdam.wanted import wanted
from render.twin import caption_of, pages_of
from words.catalogue import Words


def caption(view: RotterdamView, words: Words) -> str:
    """The whole board's alternative text: whose turn it is, how the points stand, and where the ships are."""
    return caption_of((*_now(view, words), _scores(view, words), _ships(view, words), _stock(view, words)))


def river_caption(view: RotterdamView, words: Words) -> str:
    """The map's: the colour that was named, where the ships are, and what is left to load."""
    call = () if view.call is None else tuple(_call(view.call, words))
    return caption_of((*_now(view, words), _ships(view, words), _stock(view, words), *call))


def harbour_caption(view: RotterdamView, words: Words) -> str:
    """That of the ports and players: points, what is left in the ports, and who holds how many cards."""
    backs = tuple(_held_backs(player, words) for player in view.players)
    piles = words.say("twin-piles", piles=tuple(_pile(view, port) for port in PORTS))
    return caption_of((*_now(view, words), _scores(view, words), _stock(view, words), piles, *backs))


def exchange_caption(view: RotterdamView, words: Words) -> str:
    """That of the trade: the offers as everybody knows them, the latest first, and who holds what backs."""
    offers = [_offer(as_everybody_sees(offer), words) for offer in reversed(view.offers)]
    if not offers:
        offers.append(words.say("twin-no-offers"))
    backs = tuple(_held_backs(player, words) for player in view.players)
    return caption_of((*_now(view, words), _scores(view, words), *backs, *offers))


def hand_caption(view: RotterdamView, words: Words) -> str:
    """The hand's alternative text: missions, products, Navigation cards, and offers to this player alone."""
    offers = (_own_offer(offer, words) for offer in view.offers if offer.to == view.me)
    return caption_of([*_held(view, words), *offers])


def describe(view: RotterdamView, words: Words) -> list[str]:
    """Everything the reader may know, in pages; what is their own comes first."""
    return pages_of(
        [
            *_own(view, words),
            *_table(view, words),
            *_players(view, words),
            *_water(view, words),
            *_ports(view, words),
            *_piles(view, words),
            *_network(words),
        ]
    )


def _now(view: RotterdamView, words: Words) -> tuple[str, str]:
    """Where in the game this is, and whom the table waits for."""
    return _round(view, words), _question(view, words)


def _scores(view: RotterdamView, words: Words) -> str:
    if view.result is not None:
        totals = tuple(
            Text("twin-score", {"who": Who(standing.seat), "points": standing.total})
            for standing in view.result.standings
        )
        return words.say("twin-totals", scores=totals)
    return words.say("twin-scores", scores=tuple(_score(player) for player in view.players))


def _ships(view: RotterdamView, words: Words) -> str:
    return words.say("twin-ships", ships=tuple(_ship(ship) for ship in view.ships))


def _stock(view: RotterdamView, words: Words) -> str:
    return words.say("twin-stock", stock=tuple(_amount(view, port.material) for port in PORTS.values()))


def _pile(view: RotterdamView, port: str) -> Text:
    return Text("twin-amount", {"material": port, "count": view.pile_sizes[port]})


def _held_backs(player: PlayerView, words: Words) -> str:
    return words.say("twin-backs", who=Who(player.seat), backs=_backs(player.products))


def _ways(own: OwnView, words: Words) -> Iterator[str]:
    """What the missions still want, and which cargo brought where makes it."""
    for port, products in wanted(own).items():
        yield words.say("twin-way", products=tuple(products), material=PORTS[port].material, port=port)


def hand_note(view: RotterdamView, words: Words) -> str:
    """What the picture of the hand leaves to words: what to bring where, and offers to this player alone."""
    assert view.own is not None
    offers = (_own_offer(offer, words) for offer in view.offers if offer.to == view.me)
    return "\n".join([*_ways(view.own, words), *offers])


def _held(view: RotterdamView, words: Words) -> Iterator[str]:
    assert view.own is not None
    yield words.say("twin-own-missions", missions=view.own.missions)
    yield from _ways(view.own, words)
    yield words.say("twin-own-products", products=_counted(view.own.products, PRODUCTS))
    promised = Counter(view.own.products) - Counter(view.own.free_products)
    if promised:
        yield words.say("twin-promised", products=_counted(promised.elements(), PRODUCTS))
    yield words.say("twin-own-cards", cards=_counted(view.own.navigation, CARDS))


def _own(view: RotterdamView, words: Words) -> Iterator[str]:
    if view.own is None:
        return
    yield from _held(view, words)
    for card in CARDS:
        if card in view.own.navigation:
            yield words.say("twin-card", card=card, text=f"{card}.text")


def _table(view: RotterdamView, words: Words) -> Iterator[str]:
    yield _round(view, words)
    yield _question(view, words)
    if view.call is not None:
        yield from _call(view.call, words)
    if view.is_ending and view.result is None:
        yield words.say("twin-ending", points=BOX.setup.points_to_end)
    if view.result is not None:
        yield from (words.say("twin-tie", by=f"tie-{name}") for name in view.result.tie_breaks)
        yield from (_standing(view, standing, words) for standing in view.result.standings)
    for offer in view.offers:
        yield _offer(offer, words)
    yield words.say("twin-options", options=tuple(_options(view)))


def _options(view: RotterdamView) -> Iterator[Text | str]:
    """Those that differ from what a table has when nobody chooses."""
    for field in fields(view.options):
        value = getattr(view.options, field.name)
        if value is True:
            yield f"option-{field.name}"
        elif value != field.default:
            said = value if isinstance(value, int) else str(value)
            yield Text("twin-option", {"option": f"option-{field.name}", "value": said})


def _call(call: CallView, words: Words) -> Iterator[str]:
    sailings = tuple(sailing.text for sailing in call.sailed if sailing.target is not None)
    yield words.say("twin-call", who=Who(call.caller), colour=call.colour, sailings=sailings)
    for number, plan in enumerate(call.plans, 1):
        ways = tuple(
            Text("twin-stays", {"origin": sailing.origin}) if sailing.target is None else sailing.text
            for sailing in plan.sailings
        )
        yield words.say("twin-plan", number=number, sailings=ways)


def _players(view: RotterdamView, words: Words) -> Iterator[str]:
    for player in view.players:
        line = words.say(
            "twin-player",
            who=Who(player.seat),
            points=player.mission_points,
            goal=BOX.setup.points_to_end,
            fulfilled=player.fulfilled,
            supply=player.supply,
            missions=player.missions,
            navigation=player.navigation,
            laid=_counted(player.laid, CARDS),
        )
        yield f"{words.badge(player.seat).letter} \N{EN DASH} {line}"
        yield _held_backs(player, words)
        if player.due:
            yield words.say("twin-due", who=Who(player.seat), due=player.due)
        if view.phase is Phase.TRADE and view.result is None:
            key = "twin-finished" if player.has_finished else "twin-trading"
            yield words.say(key, who=Who(player.seat), offers=player.offers_made)


def _water(view: RotterdamView, words: Words) -> Iterator[str]:
    """Each ship, with the channels before it."""
    for ship in view.ships:
        exits = _exits(POSITIONS[ship.position])
        key = "twin-ship-exits" if exits else "twin-ship-berth"
        yield words.say(key, ship=_ship(ship), **({"exits": exits} if exits else {}))
    if not view.ships:
        yield _ships(view, words)


def _ports(view: RotterdamView, words: Words) -> Iterator[str]:
    for port in PORTS.values():
        made = products_of(port.id)
        yield words.say(
            "twin-port",
            port=port.id,
            stock=view.stock[port.material],
            material=port.material,
            berths=port.berths,
            products=tuple(made),
            points=PRODUCTS[made[0]].points,
            pile=view.pile_sizes[port.id],
        )
        if port.id in view.face_up:
            yield words.say("twin-face-up", port=port.id, product=view.face_up[port.id])


def _piles(view: RotterdamView, words: Words) -> Iterator[str]:
    yield words.say("twin-decks", missions=view.mission_deck_size, navigation=view.navigation_deck_size)
    yield words.say("twin-discard", cards=tuple(view.discard))


def _network(words: Words) -> Iterator[str]:
    """The whole map: where the channels of each position lead."""
    for position in POSITIONS.values():
        if position.exits:
            exits = _exits(position)
            yield words.say("twin-position", position=position.id, anchor=position.has_anchor, exits=exits)


def _round(view: RotterdamView, words: Words) -> str:
    if view.captain is None:
        return words.say("twin-before")
    return words.say("twin-round", round=view.round_no, phase=view.phase, captain=Who(view.captain))


def _question(view: RotterdamView, words: Words) -> str:
    """Whom the table waits for, or who has won."""
    if view.result is not None:
        winners = tuple(Who(seat) for seat in view.result.winners)
        return f"{words.say('twin-over')} {words.say('twin-won', who=winners, count=len(winners))}"
    who = tuple(Who(seat) for seat in asked(view))
    if view.captain is None:
        return words.say("twin-first-captain", who=who)
    if view.call is not None and view.call.pending is not None:
        return words.say("twin-moves", who=who, colour=view.call.colour)
    is_open = view.phase is Phase.TRADE or has_choice(view)
    return words.say(f"twin-{view.phase}" if is_open else "twin-done", who=who)


def _standing(view: RotterdamView, standing: Standing, words: Words) -> str:
    hand = view.players[standing.seat].final_hand
    assert hand is not None
    sources = tuple(
        Text("twin-source", {"source": f"source-{source}", "points": points})
        for source, points in standing.sources.items()
    )
    return words.say(
        "twin-standing",
        rank=standing.rank,
        who=Who(standing.seat),
        points=standing.total,
        sources=sources,
        products=_counted(hand.products, PRODUCTS),
        cards=_counted(hand.navigation, CARDS),
        missions=hand.missions,
    )


def _own_offer(offer: OfferView, words: Words) -> str:
    """An offer as whoever it is for reads it."""
    give, want = _counted(offer.give or (), PRODUCTS), _counted(offer.want or (), PRODUCTS)
    return words.say("twin-offer-own", number=offer.number, maker=Who(offer.maker), give=give, want=want)


def _offer(offer: OfferView, words: Words) -> str:
    values: dict[str, Value] = {"number": offer.number, "maker": Who(offer.maker)}
    values["to"] = "twin-everybody" if offer.to is None else Who(offer.to)
    if offer.give is None or offer.want is None:
        return words.say("twin-offer-sealed", **values)
    give, want = _counted(offer.give, PRODUCTS), _counted(offer.want, PRODUCTS)
    return words.say("twin-offer", **values, give=give, want=want)


def _score(player: PlayerView) -> Text:
    return Text("twin-score", {"who": Who(player.seat), "points": player.mission_points})


def _ship(ship: Ship) -> Text:
    values: dict[str, Value] = {"position": ship.position, "owner": ship.owner}
    return Text("ship", {**values, "cargo": ship.cargo or "twin-empty"})


def _exits(position: Position) -> tuple[Text, ...]:
    return tuple(Text("twin-exit", {"colour": way.colour, "target": way.to}) for way in position.exits)


def _amount(view: RotterdamView, material: str) -> Text:
    return Text("twin-amount", {"material": material, "count": view.stock[material]})


def _backs(products: Mapping[str, int]) -> tuple[Text, ...]:
    """Cards in hand by port, none where there are none."""
    return tuple(
        Text("cards-of_port", {"port": port, "count": products[port]}) for port in PORTS if products[port]
    )


def _counted(things: Iterable[str], order: Iterable[str]) -> tuple[Text, ...]:
    """Each thing once, with its number where there are several."""
    counts = Counter(things)
    return tuple(
        Text("twin-several", {"thing": thing, "count": counts[thing]}) for thing in order if counts[thing]
    )
