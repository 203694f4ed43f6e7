// A list of offers below a field, walked with the arrow keys while the field keeps the focus.

import { el } from "./dom.js";

let count = 0;

export class Offers {
  #items = [];
  #active = -1;

  /** `pick` is called with the item that was chosen. */
  constructor(list, pick) {
    this.list = list;
    this.pick = pick;
    this.field = null;
  }

  get isOpen() {
    return !this.list.hidden;
  }

  get current() {
    return this.#items[this.#active];
  }

  /** Show these items for a field; `isEager` marks the first one at once. */
  show(field, items, label, nothing, isEager = true) {
    this.field = field;
    this.#items = items;
    this.list.id ||= `offers-${(count += 1)}`;
    this.list.setAttribute("aria-label", label);
    this.list.replaceChildren(
      ...items.map((item, at) => {
        const line = el(
          "li",
          { role: "option", id: `${this.list.id}-${at}`, "aria-selected": "false" },
          el("b", {}, item.name),
          item.description ? el("span", {}, item.description) : null,
        );
        line.addEventListener("mousedown", (event) => event.preventDefault());
        line.addEventListener("click", () => this.pick(item));
        return line;
      }),
    );
    if (!items.length)
      this.list.append(
        el(
          "li",
          { class: "nothing", role: "option", "aria-disabled": "true", "aria-selected": "false" },
          nothing,
        ),
      );
    this.list.hidden = false;
    field.setAttribute("aria-expanded", "true");
    field.setAttribute("aria-controls", this.list.id);
    this.#mark(isEager && items.length ? 0 : -1);
  }

  hide() {
    this.list.hidden = true;
    this.list.replaceChildren();
    this.#items = [];
    this.#active = -1;
    this.field?.setAttribute("aria-expanded", "false");
    this.field?.removeAttribute("aria-activedescendant");
  }

  #mark(at) {
    this.list.children[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = at;
    const line = at >= 0 ? this.list.children[at] : null;
    if (line) {
      line.setAttribute("aria-selected", "true");
      line.scrollIntoView({ block: "nearest" });
      this.field.setAttribute("aria-activedescendant", line.id);
    } else this.field.removeAttribute("aria-activedescendant");
  }

  /** Whether the key was for the list. */
  take(event) {
    if (!this.isOpen) return false;
    const size = this.#items.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && size)
      this.#mark(this.#active < 0 ? (step > 0 ? 0 : size - 1) : (this.#active + step + size) % size);
    else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.current)
      this.pick(this.current);
    else return false;
    event.preventDefault();
    return true;
  }
}
