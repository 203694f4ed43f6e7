"""Answers to interactions: the first one, and what is said with the token afterwards."""

from __future__ import annotations

from playground import wire
from playground.data import Message
from playground.errors import Refusal
from playground.rest import Answer, Call, Routes


def first_answer(call: Call) -> Answer:
    """POST the first answer; always with a body, because discord.py asks for one."""
    id, token = call.params["interaction_id"], call.params["interaction_token"]
    return Answer(200, call.interactions.first_answer(id, token, call.fields, call.uploads))


def _token(call: Call) -> str:
    if call.params["webhook_id"] != call.world.bot.id:
        raise Refusal(10015)
    return call.params["webhook_token"]


def follow_up(call: Call) -> Answer:
    """POST something more."""
    message = call.interactions.follow_up(_token(call), call.fields, call.uploads)
    return Answer(200, wire.message(call.world, message))


def _said(call: Call) -> Message:
    return call.interactions.said(_token(call), call.params.get("message_id", "@original"))


def get_said(call: Call) -> Answer:
    """GET what was said."""
    return Answer(200, wire.message(call.world, _said(call)))


def edit_said(call: Call) -> Answer:
    """PATCH what was said."""
    message = call.interactions.revise(
        _token(call), call.params.get("message_id", "@original"), call.fields, call.uploads
    )
    return Answer(200, wire.message(call.world, message))


def delete_said(call: Call) -> Answer:
    """DELETE what was said."""
    call.world.delete(_said(call))
    return Answer(204)


WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES: Routes = {
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"): first_answer,
    ("POST", WEBHOOK): follow_up,
    ("GET", WEBHOOK + "/messages/@original"): get_said,
    ("PATCH", WEBHOOK + "/messages/@original"): edit_said,
    ("DELETE", WEBHOOK + "/messages/@original"): delete_said,
    ("GET", WEBHOOK + "/messages/{message_id}"): get_said,
    ("PATCH", WEBHOOK + "/messages/{message_id}"): edit_said,
    ("DELETE", WEBHOOK + "/messages/{message_id}"): delete_said,
}
