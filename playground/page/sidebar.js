// The left side: places of the active player, their settings, and the bot's health.

import { el, icon, repaint } from "./dom.js";
import { moment, now } from "./times.js";
import { languageOf } from "./words.js";

const LANGUAGES = [
  ["en-US", "English"],
  ["fr", "Français"],
];

export class Sidebar {
  constructor(app) {
    this.app = app;
    this.element = el("aside", { class: "sidebar", id: "sidebar" });
  }

  paint() {
    const { app } = this;
    const { player, words } = app.active;
    this.element.lang = languageOf(player.locale);
    this.element.setAttribute("aria-label", words.menu);
    repaint(
      this.element,
      el(
        "div",
        { class: "brand" },
        el("img", { src: "mark.svg", alt: "", width: 40, height: 40 }),
        el("div", {}, el("h1", {}, "Quayside"), el("p", {}, words.imitation)),
      ),
      el(
        "button",
        {
          type: "button",
          class: "quiet close-menu",
          "aria-label": words.close_menu,
          data: { key: "close" },
          onclick: () => app.toggleMenu(false),
        },
        icon("close"),
      ),
      el(
        "nav",
        { "aria-label": words.places(player.name) },
        el("h2", {}, words.places(player.name)),
        el(
          "ul",
          {},
          this.#welcome(words),
          app.world.placesOf(player.id).map((place) => this.#place(place, words)),
        ),
      ),
      el(
        "div",
        { class: "settings" },
        this.#settings(player, words),
        this.#clock(languageOf(player.locale), words),
        this.#health(words),
      ),
    );
  }

  #welcome(words) {
    const isHere = this.app.view === "welcome";
    return el(
      "li",
      {},
      el(
        "button",
        {
          type: "button",
          class: "place",
          "aria-current": isHere ? "page" : null,
          data: { key: "welcome" },
          onclick: () => this.app.show("welcome"),
        },
        icon("anchor"),
        el("span", {}, words.start_here),
      ),
    );
  }

  #place(place, words) {
    const { app } = this;
    const { count, calls } = app.world.unread(app.active.playerId, place.id);
    const isHere = app.view === "table" && app.active.placeId === place.id;
    const isClosed = app.world.isPrivate(place) && !app.active.player.accepts_messages;
    const marks = [
      count ? el("span", { class: "unseen" }, `, ${words.unread}`) : null,
      calls
        ? [
            el("b", { class: "badge", "aria-hidden": "true" }, String(calls)),
            el("span", { class: "unseen" }, `, ${words.calls(calls)}`),
          ]
        : count
          ? el("i", { class: "dot" })
          : null,
      isClosed ? el("small", {}, words.closed) : null,
      place.is_archived ? el("small", {}, words.archived) : null,
    ];
    return el(
      "li",
      { class: app.world.isThread(place) ? "thread" : null },
      el(
        "button",
        {
          type: "button",
          class: `place${count ? " unread" : ""}`,
          "aria-current": isHere ? "page" : null,
          data: { key: place.id },
          onclick: () => this.#go(place),
        },
        app.placeIcon(place),
        el("span", {}, app.placeName(place, words)),
        marks,
      ),
    );
  }

  #go(place) {
    this.app.active.open(place.id);
    this.app.toggleMenu(false);
  }

  #settings(player, words) {
    const { app } = this;
    const languages = LANGUAGES.map(([locale, name]) =>
      el(
        "button",
        {
          type: "button",
          lang: languageOf(locale),
          "aria-pressed": String(languageOf(player.locale) === languageOf(locale)),
          data: { key: locale },
          onclick: () => app.active.ask("speak", { locale }),
        },
        name,
      ),
    );
    const letters = el("input", {
      type: "checkbox",
      role: "switch",
      checked: !player.accepts_messages,
      data: { key: "letters" },
    });
    letters.addEventListener("change", () => app.active.ask("letters", { accepts: !letters.checked }));
    const theme = el("input", {
      type: "checkbox",
      role: "switch",
      checked: app.isDark,
      data: { key: "theme" },
    });
    theme.addEventListener("change", () => app.setTheme(theme.checked ? "dark" : "light"));
    return [
      el("h2", {}, player.name),
      el("div", { class: "languages", role: "group", "aria-label": words.language }, languages),
      el("label", { class: "switch" }, letters, el("span", {}, words.close_letters)),
      el("label", { class: "switch" }, theme, el("span", {}, words.theme)),
      el(
        "button",
        { type: "button", class: "button secondary wide", data: { key: "add" }, onclick: () => app.invite() },
        icon("plus"),
        words.add_player,
      ),
    ];
  }

  #clock(language, words) {
    const buttons = [1, 24].map((hours) =>
      el(
        "button",
        {
          type: "button",
          class: "button secondary wide",
          data: { key: `wait-${hours}` },
          onclick: () => this.app.active.ask("wait", { hours }),
        },
        words.let_pass(hours),
      ),
    );
    return el(
      "div",
      { class: "clock" },
      el("p", { role: "status" }, words.world_time, " ", moment(now(), "f", language)),
      el("div", { class: "row", role: "group", "aria-label": words.world_time }, buttons),
    );
  }

  #health(words) {
    const { health } = this.app.world;
    const { fall } = health;
    return el(
      "div",
      { class: `health ${health.is}` },
      el(
        "p",
        { role: "status" },
        el("i", { class: "lamp", "aria-hidden": "true" }),
        el("span", {}, health.is === "fallen" ? words.health_starting : words[`health_${health.is}`]),
      ),
      fall ? el("p", { class: "fall" }, words.fallen(fall.exit_code)) : null,
      fall?.last_words.length
        ? el(
            "details",
            {},
            el("summary", { data: { key: "words" } }, words.last_words),
            el("pre", { tabindex: "0" }, fall.last_words.join("\n")),
          )
        : null,
      el(
        "button",
        {
          type: "button",
          class: "button secondary wide",
          "aria-disabled": String(health.is === "stopping"),
          data: { key: "restart" },
          onclick: () => this.app.active.ask("restart", {}),
        },
        icon("turn"),
        words.restart,
      ),
    );
  }
}
