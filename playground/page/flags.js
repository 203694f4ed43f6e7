// Signal flags: every player flies their own, told apart by pattern, colour and letter.

import { el } from "./dom.js";

const PATTERNS = ["cross", "halves", "diamond", "bars", "saltire", "corner", "border", "stripes"];

/** The flag of a person, or the bollard of the bot. */
export function flagOf(id, world) {
  if (id === world.bot.id) return el("span", { class: "flag bot", "aria-hidden": "true" });
  const at = world.players.findIndex((each) => each.id === id);
  const name = world.player(id)?.name ?? "?";
  return el(
    "span",
    { class: `flag ${PATTERNS[Math.max(at, 0) % PATTERNS.length]}`, "aria-hidden": "true" },
    el("b", {}, [...name][0]),
  );
}
