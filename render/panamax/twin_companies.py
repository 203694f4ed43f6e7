"""Players and their companies, in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.panamax.data import AWARDS, CLIPBOARD, SHIP_TYPES
from games.panamax.state import Phase
from games.panamax.view import ContractView, PanamaxView, PlayerView
from games.values import Text, Value, Who
from render.panamax.twin_map import crate_texts
from words.catalogue import Words


def short_company(player: PlayerView, words: Words) -> str:
    """Both purses, the price and the shares of a player."""
    return words.say(
        "twin-company-short",
        who=Who(player.seat),
        company=player.company,
        cash=player.company_cash,
        personal=player.cash,
        price=player.price,
        shares=_shares(player),
    )


def company_lines(view: PanamaxView, player: PlayerView, words: Words) -> Iterator[str]:
    """Everything on a player's clipboard and in both purses."""
    who = Who(player.seat)
    line = words.say(
        "twin-company",
        who=who,
        company=player.company,
        cash=player.company_cash,
        price=player.price,
        dividend=player.dividend,
        left=player.shares_left,
        fee=player.fee,
    )
    yield f"{words.badge(player.seat).letter} \N{EN DASH} {line}"
    yield words.say(
        "twin-personal",
        who=who,
        cash=player.cash,
        shares=_shares(player),
        bailouts=player.bailouts,
        awards=_awards(player),
    )
    yield words.say("twin-dice", who=who, warehouse=player.warehouse, reserve=player.reserve)
    yield words.say("twin-contracts", who=who, contracts=tuple(map(_contract, player.contracts)))
    yield words.say("twin-unbuilt", who=who, ships=tuple(map(_unbuilt, player.unbuilt)))
    yield words.say("twin-flags", who=who, flags=tuple(_flags(player)), deferred=player.deferred)
    yield words.say(
        "twin-benefits",
        who=who,
        passengers=tuple(player.passengers),
        first=player.has_first_column,
        cost=player.transfer_cost,
    )
    cards = tuple(card for card in (player.captain, player.stevedore) if card is not None)
    yield words.say("twin-cards", who=who, cards=cards, fresh=player.fresh, advisors=player.advisors)
    if view.phase is Phase.SETUP:
        key = "twin-chosen" if player.has_start_contract else "twin-unchosen"
        yield words.say(key, who=who, advisor=player.has_secret)
    elif player.secret is None:
        yield words.say("twin-secret", who=who, kept=player.has_secret)
    else:
        yield words.say("twin-shown", who=who, advisor=player.secret, text=f"{player.secret}.text")


def _shares(player: PlayerView) -> tuple[Text, ...]:
    return tuple(
        Text("twin-amount", {"thing": company, "count": held})
        for company, held in player.shares.items()
        if held
    )


def _awards(player: PlayerView) -> tuple[Text, ...]:
    return tuple(
        Text("twin-money", {"thing": award, "dollars": AWARDS[award].value}) for award in player.awards
    )


def _contract(contract: ContractView) -> Text:
    values: dict[str, Value] = {
        "card": contract.card,
        "nation": contract.nation,
        "side": contract.side,
        "printed": crate_texts(contract.printed),
        "left": crate_texts(contract.left),
    }
    return Text("twin-held", values)


def _unbuilt(ship: str) -> Text:
    printed = SHIP_TYPES[ship]
    values: dict[str, Value] = {
        "ship": ship,
        "size": printed.size,
        "least": printed.least,
        "most": printed.most,
    }
    return Text("twin-plan", {**values, "dollars": printed.build_cost})


def _flags(player: PlayerView) -> Iterator[Text]:
    """The flags of each nation, and what the next one would give."""
    for nation, actions in CLIPBOARD.items():
        won = player.flags[nation]
        key = "twin-flags-next" if won < len(actions) else "twin-flags-full"
        action = {"action": str(actions[won])} if won < len(actions) else {}
        yield Text(key, {"nation": nation, "count": won, **action})
