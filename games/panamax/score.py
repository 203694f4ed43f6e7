"""How a game of Panamax stands, from what a reader sees (rules 6)."""

from __future__ import annotations

from games.panamax.advice import dividends_due
from games.panamax.data import AWARDS, BOX
from games.panamax.scoring import SOURCES, worth_to
from games.panamax.state import Phase
from games.panamax.view import PanamaxView, PlayerView
from games.score import Score, Tally
from games.values import Text


def score(view: PanamaxView) -> Score:
    """Cash, and what advisors, awards, shares and bail-outs would bring or cost now."""
    return Score(tuple(_tally(view, player) for player in view.players), unit="dollars")


def _tally(view: PanamaxView, player: PlayerView) -> Tally:
    shares = list(player.shares.values())
    secret = _secret(view, player)
    advisors = [*player.advisors, *([] if secret is None else [secret])]
    worths = sorted((worth_to(player, shares, player.seat, card) for card in advisors), reverse=True)
    parts = (
        player.cash,
        sum(worths[: BOX.limits.advisors_scored]),
        sum(AWARDS[award].value for award in player.awards),
        sum(held * company.price for held, company in zip(shares, view.players, strict=True)),
        -BOX.costs.bailout_repay * player.bailouts,
    )
    now = dict(zip(SOURCES, parts, strict=True))
    if view.result is not None:
        return Tally(player.seat, now)
    end = {source: now.pop(source) for source in SOURCES[1:]}
    hidden = ("advisors",) if player.has_secret and secret is None else ()
    return Tally(player.seat, now, end, hidden, _due(view, player))


def _secret(view: PanamaxView, player: PlayerView) -> str | None:
    """The secret objective of that player, if the reader knows it."""
    if player.secret is not None:
        return player.secret
    return view.own.advisor if view.own is not None and view.me == player.seat else None


def _due(view: PanamaxView, player: PlayerView) -> tuple[Text, ...]:
    """What the end of the round will ask of the company, and whether it could pay its dividends (4.7)."""
    if view.phase is not Phase.TURNS:
        return ()
    due = dividends_due(view, player)
    can_pay = player.company_cash - player.fee >= due
    values = {"fee": player.fee, "cash": player.company_cash, "due": due, "pays": can_pay}
    return (Text("score-round-end", {**values}),)
