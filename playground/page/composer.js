// Where a player writes: a message, or a slash command with its options, by keyboard alone.

import { el, icon } from "./dom.js";
import { Offers } from "./offers.js";

const SUBCOMMAND = 1,
  GROUP = 2,
  INTEGER = 4,
  BOOLEAN = 5,
  USER = 6,
  CHANNEL = 7,
  NUMBER = 10;
const MOST_OFFERS = 25;
const PATIENCE = 120;

const localName = (named, locale) => named.name_localizations?.[locale] ?? named.name;
const localHint = (named, locale) => named.description_localizations?.[locale] ?? named.description;
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Every command that can be used as it stands, with the names that lead to it. */
function leaves(commands, locale, path = [], shown = []) {
  return commands.flatMap((command) => {
    const here = [...path, command.name];
    const names = [...shown, localName(command, locale)];
    const below = (command.options ?? []).filter((each) => each.type === SUBCOMMAND || each.type === GROUP);
    if (below.length) return leaves(below, locale, here, names);
    return [
      {
        path: here.join(" "),
        name: `/${names.join(" ")}`,
        description: localHint(command, locale),
        options: command.options ?? [],
      },
    ];
  });
}

/** Those that fit what is typed: first those that begin so. */
function fitting(items, typed) {
  const wanted = plain(typed);
  const rank = (item) =>
    plain(item.name).startsWith(wanted) ? 0 : plain(item.name).includes(wanted) ? 1 : 2;
  return items
    .filter((item) => rank(item) < 2)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST_OFFERS);
}

export class Composer {
  #command = null;
  #fields = [];
  #round = 0;

  /** `view` says who writes where: `player`, `place`, `words`, `ask`, `follow`, `app`. */
  constructor(view) {
    this.view = view;
    this.list = el("ul", { class: "offers", role: "listbox", hidden: true });
    this.offers = new Offers(this.list, (item) => this.#picked(item));
    this.line = el("div", { class: "line" });
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.element = el("form", { class: "composer" }, this.list, this.trouble, this.line);
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.element.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget)) this.offers.hide();
    });
  }

  /** Show the field for the place and the player as they are now. */
  paint() {
    const key = [
      this.view.player.id,
      this.view.place?.id,
      this.view.player.locale,
      this.view.canWrite,
    ].join();
    if (key === this.key) return;
    this.key = key;
    this.#command = null;
    this.#text();
  }

  #text(words = "") {
    const { view } = this;
    const name = view.placeName;
    this.#round += 1;
    this.#fields = [];
    this.offers.hide();
    this.trouble.textContent = "";
    this.input = el("input", {
      type: "text",
      role: "combobox",
      class: "text-field",
      autocomplete: "off",
      maxlength: 2000,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-label": view.words.composer_label(view.player.name, name),
      placeholder: view.canWrite ? view.words.composer : view.words.cannot_write,
      disabled: !view.canWrite,
    });
    this.input.value = words;
    this.input.addEventListener("input", () => this.#offerCommands());
    this.input.addEventListener("focus", () => this.#offerCommands());
    this.input.addEventListener("keydown", (event) => this.offers.take(event));
    const send = el(
      "button",
      { class: "button primary send", disabled: !view.canWrite, "aria-label": view.words.send },
      icon("send"),
    );
    this.line.replaceChildren(this.input, send);
  }

  async #offerCommands() {
    const typed = this.input.value;
    if (!typed.startsWith("/")) {
      this.offers.hide();
      return;
    }
    const round = (this.#round += 1);
    const commands = await this.view.commands();
    if (round !== this.#round || this.#command) return;
    const items = fitting(leaves(commands, this.view.player.locale), typed.trimEnd());
    this.offers.show(this.input, items, this.view.words.commands, this.view.words.no_offers);
  }

  #picked(item) {
    if (!this.#command) {
      this.#begin(item);
      return;
    }
    const field = this.#fields.find((each) => each.input === this.offers.field);
    field.input.value = item.name;
    field.chosen = item;
    field.input.removeAttribute("aria-invalid");
    this.offers.hide();
    const next = this.#fields[this.#fields.indexOf(field) + 1];
    (next?.input ?? this.line.querySelector(".send")).focus();
  }

  /** A command was chosen: its options become fields. */
  #begin(command) {
    const { words, player } = this.view;
    this.#round += 1;
    this.#command = command;
    this.offers.hide();
    this.trouble.textContent = "";
    this.#fields = command.options.map((option) => this.#field(option, player.locale));
    const leave = el(
      "button",
      { type: "button", class: "chip", "aria-label": `${command.name}: ${words.leave_command}` },
      command.name,
      icon("close"),
    );
    leave.addEventListener("click", () => this.#leave());
    const send = el(
      "button",
      { class: "button primary send", "aria-label": `${words.send} ${command.name}` },
      icon("send"),
    );
    send.addEventListener("keydown", (event) => event.key === "Escape" && this.#leave());
    this.line.replaceChildren(leave, ...this.#fields.map((each) => each.element), send);
    (this.#fields[0]?.input ?? send).focus();
  }

  #leave() {
    this.#command = null;
    this.#text();
    this.input.focus();
  }

  #field(option, locale) {
    const { words } = this.view;
    const name = localName(option, locale);
    const isNumber = option.type === INTEGER || option.type === NUMBER;
    const input = el("input", {
      type: "text",
      role: "combobox",
      autocomplete: "off",
      inputmode: isNumber && !option.autocomplete ? "numeric" : null,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-required": String(Boolean(option.required)),
      title: localHint(option, locale),
      placeholder: option.required ? "" : words.optional,
    });
    const field = { option, name, input, chosen: null, offered: [] };
    const offer = () => this.#offerChoices(field);
    input.addEventListener("input", () => {
      field.chosen = null;
      offer();
    });
    input.addEventListener("focus", offer);
    input.addEventListener("keydown", (event) => {
      if (this.offers.take(event)) return;
      if (event.key === "Escape") this.#leave();
      else if (event.key === "Backspace" && input.value === "" && field === this.#fields[0]) this.#leave();
    });
    field.element = el("label", { class: "option-field" }, el("span", {}, name), input);
    return field;
  }

  /** What the client itself knows to offer for an option. */
  #known(option) {
    const { app, player, words } = this.view;
    if (option.choices)
      return option.choices.map((each) => ({ name: localName(each, player.locale), value: each.value }));
    if (option.type === BOOLEAN)
      return [
        { name: words.yes, value: true },
        { name: words.no, value: false },
      ];
    if (option.type === USER) return app.world.players.map((each) => ({ name: each.name, value: each.id }));
    if (option.type === CHANNEL)
      return app.world
        .placesOf(player.id)
        .filter((each) => !app.world.isPrivate(each))
        .map((each) => ({ name: each.name, value: each.id }));
    return null;
  }

  async #offerChoices(field) {
    const round = (this.#round += 1);
    const { option, input } = field;
    const known = this.#known(option);
    if (known) {
      field.offered = known;
      this.#show(field, fitting(known, field.chosen ? "" : input.value));
      return;
    }
    if (!option.autocomplete) {
      this.offers.hide();
      return;
    }
    await new Promise((done) => setTimeout(done, PATIENCE));
    if (round !== this.#round) return;
    const before = Object.fromEntries(
      this.#fields
        .filter((each) => each !== field && each.input.value !== "")
        .map((each) => [each.option.name, this.#value(each)])
        .filter(([, value]) => value !== undefined),
    );
    const about = {
      channel: this.view.place.id,
      command: this.#command.path,
      options: { ...before, [option.name]: input.value },
    };
    const answer = await this.view.ask("complete", about, { isQuiet: true });
    if (round !== this.#round) return;
    field.offered = answer.done?.choices ?? [];
    this.#show(field, field.offered);
  }

  #show(field, items) {
    // A field that may stay empty does not take the first offer by itself.
    const isEager = Boolean(field.option.required) || field.input.value !== "";
    this.offers.show(
      field.input,
      items,
      this.view.words.offers(field.name),
      this.view.words.no_offers,
      isEager,
    );
  }

  /** What a field holds as the bot wants it; undefined when it will not do. */
  #value(field) {
    if (field.chosen) return field.chosen.value;
    const typed = field.input.value.trim();
    const same = field.offered.find((each) => plain(each.name) === plain(typed));
    if (same) return same.value;
    if (this.#known(field.option)) return undefined;
    if (field.option.type !== INTEGER && field.option.type !== NUMBER) return typed;
    const number = Number(typed);
    return typed === "" ||
      Number.isNaN(number) ||
      (field.option.type === INTEGER && !Number.isInteger(number))
      ? undefined
      : number;
  }

  async #send() {
    const { view } = this;
    if (!this.#command) {
      const words = this.input.value.trim();
      if (!words || this.offers.isOpen) return;
      this.input.value = "";
      const answer = await view.ask("say", { channel: view.place.id, words });
      if (answer.trouble) this.input.value = words;
      return;
    }
    const filled = this.#fields.filter((each) => each.option.required || each.input.value.trim() !== "");
    const wrong = filled.find((each) => each.input.value.trim() === "" || this.#value(each) === undefined);
    if (wrong) {
      wrong.input.setAttribute("aria-invalid", "true");
      wrong.input.focus();
      return;
    }
    const options = Object.fromEntries(filled.map((each) => [each.option.name, this.#value(each)]));
    const command = this.#command;
    this.#leave();
    const answer = await view.ask(
      "use",
      { channel: view.place.id, command: command.path, options },
      { isQuiet: true },
    );
    if (answer.trouble) this.trouble.textContent = view.troubleOf(answer);
    else view.follow(answer);
  }
}
