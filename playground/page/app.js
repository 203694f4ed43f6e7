// The page: one world, one or two panes, and what belongs to all of them.

import { announce, el, icon } from "./dom.js";
import { Link } from "./link.js";
import { Pane } from "./pane.js";
import { Sidebar } from "./sidebar.js";
import { Welcome } from "./welcome.js";
import { languageOf, wordsFor } from "./words.js";
import { World } from "./world.js";

const WIDE = matchMedia("(min-width: 1100px)");
const DARK = matchMedia("(prefers-color-scheme: dark)");
const THEME = "quayside-theme";

class App {
  panes = [];
  view = "welcome";
  #isDue = false;

  constructor(root) {
    this.root = root;
    this.world = new World();
    this.sidebar = new Sidebar(this);
    this.welcome = new Welcome(this);
    this.notice = el("p", { class: "notice", role: "alert", hidden: true });
    this.tables = el("main", { class: "tables" });
    this.shade = el("div", { class: "shade", onclick: () => this.toggleMenu(false) });
    this.theme = localStorage.getItem(THEME);
    this.#dress();
    root.append(el("p", { class: "loading" }, wordsFor(navigator.language).loading));
    this.link = new Link(
      (told) => this.#hear(told),
      (isThere) => this.#connected(isThere),
    );
    WIDE.addEventListener("change", () => this.#arrange());
    DARK.addEventListener("change", () => {
      this.#dress();
      this.repaint();
    });
    document.addEventListener("visibilitychange", () => this.repaint());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && root.classList.contains("menu-open")) this.toggleMenu(false);
    });
    setInterval(() => this.world.isKnown && this.world.typing.size && this.repaint(), 2000);
  }

  // Theme

  get isDark() {
    return this.theme ? this.theme === "dark" : DARK.matches;
  }

  setTheme(theme) {
    this.theme = theme;
    localStorage.setItem(THEME, theme);
    this.#dress();
    this.repaint();
  }

  #dress() {
    document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
  }

  // The world

  #hear(told) {
    this.world.hear(told);
    if (told.tell === "world") this.#begin();
    if (told.tell === "message") for (const pane of this.panes) pane.tell(told.message);
    this.repaint();
  }

  #connected(isThere) {
    const words = this.active?.words ?? wordsFor(navigator.language);
    if (!isThere) {
      this.isLost = true;
      this.complain(words.offline, this.active?.language, { isLasting: true });
    } else if (this.isLost) {
      this.isLost = false;
      this.notice.hidden = true;
      announce(words.online);
    }
  }

  #begin() {
    if (this.panes.length) {
      for (const pane of this.panes) pane.renew();
      return;
    }
    const thread = this.world.latestThread();
    const place = (player) =>
      thread && this.world.canSee(player, thread.id) ? thread.id : this.world.placesOf(player)[0].id;
    const [one, other = one] = this.world.players;
    const called =
      this.world.players.find((each) => thread && this.world.unread(each.id, thread.id).calls) ?? one;
    const second = called === one ? other : one;
    this.panes = [called, second].map((each) => new Pane(this, each.id, place(each.id)));
    this.active = this.panes[0];
    this.view = thread ? "table" : "welcome";
    this.root.replaceChildren(
      this.notice,
      this.sidebar.element,
      this.shade,
      this.tables,
      this.welcome.element,
    );
    this.#arrange();
  }

  // Where things are

  #arrange() {
    if (!this.panes.length) return;
    const shown = WIDE.matches && this.world.players.length > 1 ? this.panes : [this.active];
    this.tables.replaceChildren(...shown.map((pane) => pane.element));
    this.repaint();
  }

  /** Show the tables or the welcome. */
  show(view) {
    this.view = view;
    this.toggleMenu(false);
    this.repaintNow();
    if (view === "welcome") this.welcome.element.scrollTop = 0;
  }

  /** The pane that the sidebar speaks of. */
  activate(pane) {
    if (this.active === pane) return;
    this.active = pane;
    this.repaint();
  }

  toggleMenu(isOpen = !this.root.classList.contains("menu-open")) {
    const wasOpen = this.root.classList.contains("menu-open");
    this.root.classList.toggle("menu-open", isOpen);
    if (isOpen && !wasOpen) this.sidebar.element.querySelector("[data-key=close]")?.focus();
    if (!isOpen && wasOpen) this.active.menuButton.focus();
  }

  /** Let a pane show another player; two panes on the screen swap theirs. */
  playAs(pane, player) {
    const other = this.panes.find((each) => each !== pane);
    const before = pane.playerId;
    if (before === player) return;
    const wherever = pane.place.recipient ? (this.world.latestThread()?.id ?? pane.placeId) : pane.placeId;
    const place = this.#placeFor(player, wherever);
    if (other.playerId === player) other.set(before, this.#placeFor(before, other.placeId));
    pane.set(player, place);
  }

  #placeFor(player, place) {
    return this.world.canSee(player, place) ? place : this.world.placesOf(player)[0].id;
  }

  /** A table has begun: everybody goes there, and whoever is called comes first. */
  sitDown(channel, called) {
    const others = this.world.players.filter((each) => each.id !== called);
    this.panes[0].set(called, channel);
    this.panes[1].set(others[0]?.id ?? called, channel);
    this.active = this.panes[0];
    this.#arrange();
    this.show("table");
    this.panes[0].log.focus({ preventScroll: true });
  }

  // What all share

  placeName(place, words) {
    return this.world.isPrivate(place) ? words.private_messages : place.name;
  }

  placeIcon(place) {
    return icon(this.world.isPrivate(place) ? "letter" : this.world.isThread(place) ? "thread" : "hash");
  }

  /** Show trouble for a while. */
  complain(text, language = "en", { isLasting = false } = {}) {
    this.notice.textContent = text;
    this.notice.lang = language;
    this.notice.hidden = false;
    clearTimeout(this.complaint);
    if (!isLasting) this.complaint = setTimeout(() => (this.notice.hidden = !this.isLost), 6000);
  }

  invite() {
    const { words, language } = this.active;
    const input = el("input", {
      id: "new-name",
      type: "text",
      required: true,
      maxlength: 32,
      autocomplete: "off",
    });
    const trouble = el("p", { class: "trouble", role: "alert" });
    const cancel = el("button", { type: "button", class: "button secondary" }, words.cancel);
    const form = el(
      "form",
      { method: "dialog" },
      el("h2", {}, words.add_player),
      el(
        "div",
        { class: "field" },
        el("label", { class: "label", for: "new-name" }, words.add_player_name),
        input,
      ),
      trouble,
      el("div", { class: "row end" }, cancel, el("button", { class: "button primary" }, words.add)),
    );
    const dialog = el("dialog", { class: "form", lang: language, "aria-label": words.add_player }, form);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const answer = await this.active.ask("invite", { name: input.value }, { isQuiet: true });
      if (answer.trouble) trouble.textContent = this.active.troubleOf(answer);
      else dialog.close();
    });
    cancel.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  // Painting: many changes, one picture

  repaint() {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.#isDue && this.repaintNow());
  }

  repaintNow() {
    this.#isDue = false;
    if (!this.panes.length) return;
    const isWelcome = this.view === "welcome";
    this.root.classList.toggle("at-welcome", isWelcome);
    this.tables.hidden = isWelcome;
    this.welcome.element.hidden = !isWelcome;
    if (isWelcome) this.welcome.paint();
    for (const pane of this.panes) if (pane.element.isConnected) pane.paint();
    this.sidebar.paint();
    const calls = this.world.players.reduce((sum, each) => sum + this.world.callsFor(each.id), 0);
    document.title = `${calls ? `(${calls}) ` : ""}Quayside`;
    document.documentElement.lang = languageOf(this.active.player.locale);
  }
}

new App(document.getElementById("app"));
