// One player's view of one place: head, messages, and where to write.

import { Bell } from "./bell.js";
import { Composer } from "./composer.js";
import { announce, el, icon, repaint } from "./dom.js";
import { flagOf } from "./flags.js";
import { openForm } from "./form.js";
import { messageElement } from "./message.js";
import { languageOf, wordsFor } from "./words.js";

const CHAT_LINK = /^https:\/\/[a-z.]+\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const NEAR = 40;
const DEFERRED = 2000;

export class Pane {
  #shown = new Map();
  #isAtEnd = true;
  #firstNew = null;

  constructor(app, player, place) {
    this.app = app;
    this.playerId = player;
    this.placeId = place;
    this.title = el("h2", {});
    this.people = el("div", { class: "people", role: "group" });
    this.menuButton = el(
      "button",
      { type: "button", class: "quiet menu-button", onclick: () => app.toggleMenu() },
      icon("menu"),
    );
    this.log = el("div", { class: "log", tabindex: "0" });
    this.inner = el("div", { class: "log-inner" });
    this.log.append(this.inner);
    this.typing = el("p", { class: "typing", role: "status" });
    this.composer = new Composer(this);
    this.bell = new Bell(this);
    this.element = el(
      "section",
      { class: "pane" },
      el("header", { class: "pane-head" }, this.menuButton, this.title, this.people, this.bell.button),
      this.bell.list,
      this.log,
      this.composer.element,
      this.typing,
    );
    for (const kind of ["focusin", "pointerdown"])
      this.element.addEventListener(kind, () => app.activate(this));
    this.log.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    new ResizeObserver(() => this.#isAtEnd && this.#toEnd()).observe(this.inner);
  }

  // Who, where, and in which words; `about` of messages, forms and the composer

  get player() {
    return this.app.world.player(this.playerId);
  }

  get place() {
    return this.app.world.channels.get(this.placeId);
  }

  get words() {
    return wordsFor(this.player.locale);
  }

  get language() {
    return languageOf(this.player.locale);
  }

  get placeName() {
    return this.app.placeName(this.place, this.words);
  }

  get canWrite() {
    return this.place?.written_by.includes(this.playerId) && !this.place.is_locked;
  }

  person(id) {
    const isMe = id === this.playerId;
    return el(
      "span",
      { class: isMe ? "mention me" : "mention" },
      `@${this.app.world.nameOf(id) ?? this.words.unknown_person}`,
    );
  }

  placeLink(id, text, message) {
    return el(
      "button",
      { type: "button", class: "mention way", onclick: () => this.open(id, message) },
      text,
    );
  }

  /** What messages and forms need to know of their reader. */
  about() {
    const pane = this;
    const { words, language, player, app } = this;
    return {
      app,
      words,
      language,
      player,
      person: (id) => pane.person(id),
      role: (id) =>
        el("span", { class: "mention" }, `@${app.world.roles.find((each) => each.id === id)?.name ?? id}`),
      place: (id) => {
        const channel = app.world.canSee(player.id, id) ? app.world.channels.get(id) : null;
        return channel
          ? pane.placeLink(id, `# ${app.placeName(channel, words)}`)
          : el("span", { class: "mention" }, `# ${words.unknown_place}`);
      },
      link: (url, children) => {
        const found = CHAT_LINK.exec(url);
        const channel = found && app.world.channels.get(found[1]);
        if (channel)
          return pane.placeLink(
            channel.id,
            children ?? `# ${app.placeName(channel, words)} › ${words.message}`,
            found[2],
          );
        return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children ?? url);
      },
      open: (id) => pane.open(id),
      ask: (...all) => pane.ask(...all),
      act: (...all) => pane.act(...all),
      follow: (answer) => pane.follow(answer),
      dismiss: (message) => pane.dismiss(message),
      troubleOf: (answer) => pane.troubleOf(answer),
    };
  }

  // Doing

  troubleOf(answer) {
    const said = this.words[`trouble_${answer.trouble}`];
    return typeof said === "function" ? said(answer.reason) : said;
  }

  /** Ask the playground something as this player; trouble is shown unless it is to be quiet. */
  async ask(what, about, { isQuiet = false } = {}) {
    const answer = await this.app.link.ask(what, this.playerId, about);
    if (answer.trouble && !isQuiet) this.app.complain(this.troubleOf(answer), this.language);
    return answer;
  }

  async commands() {
    const key = `${this.playerId}:${this.placeId}`;
    const { commands } = this.app.world;
    if (!commands.has(key)) {
      const answer = await this.ask("commands", { channel: this.placeId });
      if (answer.trouble) return [];
      commands.set(key, answer.done.commands);
    }
    return commands.get(key);
  }

  /** Press or choose; the element is busy until the bot has answered. */
  async act(element, what, about) {
    if (element.getAttribute("aria-busy")) return;
    element.setAttribute("aria-busy", "true");
    const answer = await this.ask(what, about);
    // A bot that only said it heard is about to change the message, and this element with it.
    const rest = answer.done?.is_deferred ? DEFERRED : 0;
    setTimeout(() => element.removeAttribute("aria-busy"), rest);
    if (!answer.trouble) this.follow(answer, element);
  }

  /** Go where an answer leads: to its form, or to the message that is for this player alone. */
  follow(answer, from = null) {
    const { form, message } = answer.done;
    if (form) openForm(form, this.about());
    const article = message && this.#shown.get(message)?.element;
    if (!article) return;
    this.paint();
    const isFree =
      !from?.isConnected || document.activeElement === from || document.activeElement === document.body;
    if (article.classList.contains("private") && isFree && !article.contains(document.activeElement)) {
      this.#hold(article);
    }
    article.scrollIntoView({ block: "nearest" });
  }

  async dismiss(message) {
    await this.ask("dismiss", { message: message.id });
  }

  /** Look at another place, perhaps at one message of it. */
  open(place, message = null) {
    this.app.activate(this);
    this.app.show("table");
    if (this.placeId !== place) this.set(this.playerId, place);
    const article = message && this.#shown.get(message)?.element;
    if (article) {
      article.scrollIntoView({ block: "start" });
      article.focus({ preventScroll: true });
    } else if (!message) this.#toEnd();
  }

  /** Another player or another place. */
  set(player, place) {
    this.playerId = player;
    this.placeId = this.app.world.canSee(player, place) ? place : this.app.world.placesOf(player)[0].id;
    this.#forget();
    this.app.repaint();
  }

  #forget() {
    this.#shown.clear();
    this.inner.replaceChildren();
    this.#isAtEnd = true;
    this.#firstNew = this.app.world.unread(this.playerId, this.placeId).first ?? null;
    this.composer.key = null;
  }

  // Showing

  /** Everything anew: after a reconnection all that is shown may have changed. */
  renew() {
    if (!this.player) this.playerId = this.app.world.players[0].id;
    if (!this.app.world.canSee(this.playerId, this.placeId))
      this.placeId = this.app.world.placesOf(this.playerId)[0].id;
    this.#forget();
  }

  paint() {
    const { app, words, player, place } = this;
    if (!player || !place) {
      this.renew();
      return this.paint();
    }
    this.element.lang = this.language;
    this.element.setAttribute("aria-label", words.view_of(player.name));
    this.element.classList.toggle("active", app.active === this);
    this.menuButton.setAttribute("aria-label", words.menu);
    repaint(this.title, app.placeIcon(place), el("span", {}, this.placeName));
    this.people.setAttribute("aria-label", words.players);
    repaint(
      this.people,
      app.world.players.map((each) => this.#person(each)),
    );
    this.log.setAttribute("role", "log");
    this.log.setAttribute("aria-live", app.active === this ? "polite" : "off");
    this.log.setAttribute("aria-label", words.messages_in(this.placeName));
    this.#paintMessages();
    const isTyping = app.world.isTyping(place.id);
    this.typing.textContent = isTyping ? words.typing(app.world.bot.name) : "";
    this.composer.paint();
    this.bell.paint();
    this.#read();
  }

  #person(each) {
    const calls = each.id === this.playerId ? 0 : this.app.world.callsFor(each.id);
    const hasLetters = !calls && each.id !== this.playerId && this.app.world.hasLetters(each.id);
    const isMe = each.id === this.playerId;
    const { words } = this;
    const marks = [calls && words.calls(calls), hasLetters && words.unread];
    const name = [words.play_as(each.name), ...marks].filter(Boolean).join(", ");
    return el(
      "button",
      {
        type: "button",
        class: "person",
        "aria-pressed": String(isMe),
        "aria-label": name,
        data: { key: each.id },
        onclick: () => this.app.playAs(this, each.id),
      },
      flagOf(each.id, this.app.world),
      el("span", { class: "name" }, each.name),
      calls ? el("b", { class: "badge" }, String(calls)) : hasLetters ? el("i", { class: "dot" }) : null,
    );
  }

  #paintMessages() {
    const { app } = this;
    const messages = app.world.messagesFor(this.playerId, this.placeId);
    const wanted = [];
    if (app.world.cut.has(this.placeId)) wanted.push(this.#earlier());
    if (!messages.length) wanted.push(this.#quiet());
    for (const message of messages) {
      if (message.id === this.#firstNew) wanted.push(this.#divider());
      wanted.push(this.#element(message));
    }
    const kept = new Set(wanted);
    const wasHeld = this.inner.contains(document.activeElement) ? document.activeElement : null;
    const heldIn = wasHeld?.closest("article")?.dataset.id;
    const heldKey = wasHeld?.dataset.key;
    for (const child of [...this.inner.children]) if (!kept.has(child)) child.remove();
    wanted.forEach((element, at) => {
      if (this.inner.children[at] !== element)
        this.inner.insertBefore(element, this.inner.children[at] ?? null);
    });
    for (const id of [...this.#shown.keys()])
      if (!kept.has(this.#shown.get(id).element)) this.#shown.delete(id);
    if (wasHeld && !wasHeld.isConnected) this.#holdAgain(heldIn, heldKey);
    if (this.#isAtEnd) this.#toEnd();
  }

  #element(message) {
    const known = this.#shown.get(message.id);
    const key = `${this.language}`;
    if (known && known.message === message && known.key === key) return known.element;
    const element = messageElement(message, this.about());
    this.#shown.set(message.id, { message, key, element });
    return element;
  }

  #divider() {
    this.divider ??= el("p", { class: "divider" });
    this.divider.textContent = this.words.fresh;
    return this.divider;
  }

  #quiet() {
    this.empty ??= el("p", { class: "empty" });
    this.empty.textContent = this.words.nothing_yet;
    return this.empty;
  }

  #earlier() {
    this.more ??= el("button", {
      type: "button",
      class: "quiet earlier",
      onclick: () => this.#showEarlier(),
    });
    this.more.textContent = this.words.earlier;
    return this.more;
  }

  async #showEarlier() {
    const channel = this.placeId;
    const [first] = this.app.world.messages.get(channel).keys();
    const answer = await this.ask("earlier", { channel, before: first });
    if (answer.trouble) return;
    const below = this.log.scrollHeight - this.log.scrollTop;
    this.app.world.takeEarlier(channel, answer.done.messages);
    this.app.repaintNow();
    this.log.scrollTop = this.log.scrollHeight - below;
  }

  /** The message that held the focus was drawn anew, or has gone. */
  #holdAgain(message, key) {
    const article = this.#shown.get(message)?.element;
    const same = key && article?.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
    if (same) same.focus({ preventScroll: true });
    else if (article) this.#hold(article);
    else this.log.focus({ preventScroll: true });
  }

  /** Put the focus on the first thing one can do in a message, or on the message. */
  #hold(article) {
    const first = article.querySelector(".button[data-key]:not(:disabled), .menu[data-key]:not(:disabled)");
    (first ?? article).focus({ preventScroll: true });
    (first ?? article).scrollIntoView({ block: "nearest" });
  }

  #toEnd() {
    this.log.scrollTop = this.log.scrollHeight;
    this.#isAtEnd = true;
  }

  #scrolled() {
    this.#isAtEnd = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
    if (this.#isAtEnd) this.#read();
  }

  /** What is at the end of what one looks at has been read. */
  #read() {
    const isSeen =
      this.element.isConnected &&
      this.#isAtEnd &&
      document.visibilityState === "visible" &&
      !this.element.closest("[hidden]");
    if (isSeen && this.app.world.unread(this.playerId, this.placeId).count) {
      if (this.isReading) return;
      this.isReading = true;
      this.ask("read", { channel: this.placeId }, { isQuiet: true }).finally(() => (this.isReading = false));
    }
  }

  /** A new message calls this player: say so. */
  tell(message) {
    if (message.channel_id === this.placeId || !message.pinged.includes(this.playerId)) return;
    const channel = this.app.world.channels.get(message.channel_id);
    announce(
      this.words.new_message(this.app.world.nameOf(message.author), this.app.placeName(channel, this.words)),
    );
  }
}
