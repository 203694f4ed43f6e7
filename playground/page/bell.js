// The bell: what the phone of the player one looks as would have shown.

import { el, icon, repaint } from "./dom.js";
import { written } from "./times.js";

export class Bell {
  constructor(view) {
    this.view = view;
    this.button = el("button", { type: "button", class: "quiet bell", "aria-expanded": "false" });
    this.list = el("div", { class: "bell-list", role: "region", tabindex: "0", hidden: true });
    this.button.addEventListener("click", () => this.toggle());
    for (const element of [this.button, this.list])
      element.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || this.list.hidden) return;
        this.toggle(false);
        this.button.focus();
      });
  }

  toggle(isOpen = this.list.hidden) {
    this.list.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", String(isOpen));
    this.paint();
    if (isOpen) this.list.scrollTop = 0;
  }

  paint() {
    const { app, player, words } = this.view;
    const all = app.world.notificationsOf(player.id);
    const fresh = all.filter((each) => app.world.isFresh(each)).length;
    const name = words.bell(player.name);
    this.button.setAttribute("aria-label", fresh ? `${name}, ${fresh}` : name);
    this.button.title = name;
    this.button.replaceChildren(
      icon("bell"),
      ...(fresh ? [el("b", { class: "badge" }, fresh > 99 ? "99+" : String(fresh))] : []),
    );
    this.list.setAttribute("aria-label", name);
    if (this.list.hidden) return;
    repaint(
      this.list,
      el("h3", {}, name),
      all.length
        ? el("ol", {}, all.map((each) => this.#one(each)))
        : el("p", { class: "small" }, words.bell_empty),
    );
  }

  #one(told) {
    const { app, words, language } = this.view;
    const channel = app.world.channels.get(told.channel);
    const place = channel ? app.placeName(channel, words) : told.place;
    const when = new Date(told.created * 1000).toISOString();
    return el(
      "li",
      {},
      el(
        "button",
        {
          type: "button",
          class: `rung${told.is_silent ? " silent" : ""}${app.world.isFresh(told) ? " fresh" : ""}`,
          data: { key: `${told.message}:${told.person}` },
          onclick: () => this.#go(told),
        },
        el(
          "span",
          { class: "rung-head" },
          el("b", {}, told.author),
          el("span", { class: "rung-place" }, channel ? app.placeIcon(channel) : null, place),
          written(when, language),
        ),
        el("span", { class: "rung-text" }, told.text || words.bell_nothing),
        el(
          "span",
          { class: "rung-sound" },
          icon(told.is_silent ? "hush" : "bell"),
          told.is_silent ? words.bell_silent : words.bell_rings,
        ),
      ),
    );
  }

  #go(told) {
    const { app, playerId } = this.view;
    this.toggle(false);
    if (app.world.canSee(playerId, told.channel)) this.view.open(told.channel, told.message);
    else this.button.focus();
  }
}
