// First contact: what this is, the games the bot offers, and one button that begins.

import { el, icon, repaint } from "./dom.js";
import { flagOf } from "./flags.js";
import { languageOf, listed } from "./words.js";

const FIRST_GAME = "livingstone";

export class Welcome {
  #isStarting = false;

  constructor(app) {
    this.app = app;
    this.element = el("main", { class: "welcome" });
  }

  /** The games of the command that opens a table, as the bot itself lists them. */
  async #games() {
    const { active, world } = this.app;
    const channel = world.placesOf(active.playerId)[0].id;
    const key = `${active.playerId}:${channel}`;
    if (!world.commands.has(key)) {
      const answer = await active.ask("commands", { channel }, { isQuiet: true });
      if (answer.trouble) return [];
      world.commands.set(key, answer.done.commands);
    }
    const play = world.commands.get(key).find((each) => each.name === "play");
    const option = play?.options.find((each) => each.choices);
    return (option?.choices ?? []).map((each) => ({
      value: each.value,
      name: each.name_localizations?.[active.player.locale] ?? each.name,
    }));
  }

  async paint() {
    const games = await this.#games();
    const { app } = this;
    const { player, words } = app.active;
    const names = listed(
      app.world.players.map((each) => each.name),
      player.locale,
    );
    this.element.lang = languageOf(player.locale);
    const first = games.find((each) => each.value === FIRST_GAME) ?? games[0];
    repaint(
      this.element,
      el(
        "div",
        { class: "card" },
        el("img", { class: "banner", src: "harbour.svg", alt: "", width: 720, height: 190 }),
        el(
          "button",
          {
            type: "button",
            class: "quiet menu-button",
            "aria-label": words.menu,
            data: { key: "menu" },
            onclick: () => app.toggleMenu(),
          },
          icon("menu"),
        ),
        el(
          "div",
          { class: "languages", role: "group", "aria-label": words.language },
          [
            ["en-US", "English"],
            ["fr", "Français"],
          ].map(([locale, name]) => this.#language(locale, name)),
        ),
        el("h2", {}, words.welcome_title),
        el("p", { class: "lead" }, words.welcome_text),
        first
          ? [
              el(
                "button",
                {
                  type: "button",
                  class: "button primary large",
                  data: { key: "begin" },
                  "aria-busy": this.#isStarting ? "true" : null,
                  onclick: () => this.#start("alone", first.value),
                },
                this.#isStarting ? words.starting_table : words.welcome_button(first.name),
              ),
              el(
                "p",
                { class: "hint crew" },
                flagOf(player.id, app.world),
                el("span", {}, words.welcome_hint(player.name)),
              ),
              el("h3", {}, words.welcome_games),
              el("p", { class: "hint" }, words.welcome_ways(names)),
              el(
                "ul",
                { class: "games" },
                games.map((game) => this.#game(game, words)),
              ),
            ]
          : el("p", { class: "waiting", role: "status" }, words.welcome_waiting),
        el("h3", {}, words.welcome_how),
        el(
          "ul",
          { class: "tips" },
          words.welcome_tips.map((tip) => el("li", {}, tip)),
        ),
      ),
    );
  }

  #language(locale, name) {
    const { active, world } = this.app;
    const isIt = languageOf(active.player.locale) === languageOf(locale);
    const speak = () =>
      Promise.all(world.players.map((each) => this.app.link.ask("speak", each.id, { locale })));
    return el(
      "button",
      {
        type: "button",
        lang: languageOf(locale),
        "aria-pressed": String(isIt),
        data: { key: locale },
        onclick: speak,
      },
      name,
    );
  }

  #game(game, words) {
    const about = this.app.world.offered[game.value]?.[languageOf(this.app.active.player.locale)];
    return el(
      "li",
      {},
      el("b", {}, game.name),
      about ? el("p", {}, about) : null,
      this.#way("learn", `${game.value}-learn`, game, words.welcome_learn, words.welcome_learn_short),
      this.#way("alone", `${game.value}-alone`, game, words.welcome_alone, words.welcome_alone_short),
      this.#way("table", game.value, game, words.welcome_start, words.welcome_start_short),
    );
  }

  #way(wish, key, game, label, short) {
    return el(
      "button",
      {
        type: "button",
        class: "button secondary",
        "aria-label": label(game.name),
        data: { key },
        onclick: () => this.#start(wish, game.value),
      },
      short,
    );
  }

  async #start(wish, game) {
    if (this.#isStarting) return;
    this.#isStarting = true;
    this.app.repaint();
    const answer = await this.app.active.ask(wish, { game });
    this.#isStarting = false;
    if (answer.trouble) this.app.repaint();
    else this.app.sitDown(answer.done.channel, answer.done.called);
  }
}
