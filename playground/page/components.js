// Buttons, menus, and the parts of which the bot builds whole messages.

import { el, emoji, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { openPicture } from "./picture.js";

const ROW = 1,
  BUTTON = 2,
  MENU = 3,
  ROLE_MENU = 6,
  MENTIONABLE_MENU = 7,
  CHANNEL_MENU = 8,
  SECTION = 9,
  TEXT = 10,
  THUMBNAIL = 11,
  GALLERY = 12,
  FILE = 13,
  SEPARATOR = 14,
  CONTAINER = 17;
const MENUS = new Set([MENU, 5, ROLE_MENU, MENTIONABLE_MENU, CHANNEL_MENU]);
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary link" };

/** A picture that opens; messages.css bounds it by its sides, before it has been loaded. */
export function picture(media, alt, about, kind = "") {
  const image = el("img", {
    src: media.url,
    alt: alt || about.words.picture,
    width: media.width,
    height: media.height,
    loading: "lazy",
    decoding: "async",
  });
  const button = el(
    "button",
    {
      type: "button",
      class: `picture ${kind}`,
      "aria-label": about.words.enlarge(alt || about.words.picture),
      data: { key: `picture:${media.id}` },
    },
    image,
  );
  button.addEventListener("click", () =>
    openPicture(media.url, alt || about.words.picture, about.words, about.language),
  );
  if (media.width && media.height) {
    button.classList.add("measured");
    button.style.setProperty("--w", media.width);
    button.style.setProperty("--h", media.height);
  }
  return button;
}

const ROWS_OF_THREE = 5;

/** Several pictures are cropped into one mosaic; one alone keeps its proportions. */
export function mosaic(pictures) {
  if (pictures.length < 2) return pictures;
  const form = pictures.length < ROWS_OF_THREE ? pictures.length : "many";
  return el("div", { class: `mosaic of-${form}` }, pictures);
}

function emojiOf(part) {
  if (!part.emoji) return null;
  if (part.emoji.id) return emoji(part.emoji.id, part.emoji.name, !part.label);
  return el("span", { "aria-hidden": part.label ? "true" : null, class: "emoji" }, part.emoji.name);
}

function button(part, message, about) {
  const content = [emojiOf(part), part.label ? el("span", { class: "label-line" }, part.label) : null];
  if (part.url) {
    return el(
      "a",
      {
        class: `button ${STYLES[5]}`,
        href: /^https?:/.test(part.url) ? part.url : null,
        target: "_blank",
        rel: "noopener noreferrer",
        title: part.label,
      },
      content,
      icon("out"),
    );
  }
  const made = el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[part.style] ?? "secondary"}`,
      disabled: part.disabled,
      title: part.label,
      data: { key: part.custom_id },
    },
    content,
  );
  made.addEventListener("click", () =>
    about.act(made, "press", { message: message.id, button: part.custom_id }),
  );
  return made;
}

/** The lines of a menu; people and places where the bot leaves it to the client. */
function linesOf(part, about) {
  const { world } = about.app;
  if (part.type === MENU) return part.options;
  const chosen = new Set((part.default_values ?? []).map((each) => each.id));
  const line = (label, { id }) => ({ label, value: id, default: chosen.has(id) });
  const people = () => world.players.map((each) => line(each.name, each));
  const roles = () => world.roles.map((each) => line(`@${each.name}`, each));
  if (part.type === CHANNEL_MENU)
    return world
      .placesOf(about.player.id)
      .filter((each) => !world.isPrivate(each) && (part.channel_types?.includes(each.kind) ?? true))
      .map((each) => line(`# ${each.name}`, each));
  if (part.type === ROLE_MENU) return roles();
  return part.type === MENTIONABLE_MENU ? [...people(), ...roles()] : people();
}

/** Up and down among the lines, as in any list. */
function walk(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll("button, input")];
  const next = all[all.indexOf(document.activeElement) + step];
  if (next) next.focus();
  event.preventDefault();
}

function menu(part, message, about) {
  const { words } = about;
  const lines = linesOf(part, about);
  const hint = part.placeholder ?? words.choose;
  const isMany = part.max_values > 1 || part.min_values === 0;
  const already = lines.filter((line) => line.default).map((line) => line.label);
  const list = el("div", {
    class: "lines",
    role: "group",
    "aria-label": hint,
    hidden: true,
    onkeydown: walk,
  });
  const opener = el(
    "button",
    {
      type: "button",
      class: "menu",
      title: already.length ? already.join(", ") : hint,
      "aria-expanded": "false",
      disabled: part.disabled,
      data: { key: part.custom_id },
    },
    el("span", { class: "label-line" }, already.length ? already.join(", ") : hint),
    icon("down"),
  );
  const choose = (element, values) =>
    about.act(element, "choose", { message: message.id, menu: part.custom_id, values });
  const describe = (line) => [
    emojiOf(line),
    el("span", {}, line.label, line.description ? el("small", {}, line.description) : null),
  ];
  opener.addEventListener("click", () => {
    const isOpen = list.hidden;
    list.hidden = !isOpen;
    opener.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) {
      list.querySelector("button, input")?.focus();
      list.scrollIntoView({ block: "nearest" });
    }
  });
  list.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      opener.click();
      opener.focus();
    }
  });
  if (isMany) list.append(...several(part, lines, choose, describe, words));
  else {
    for (const line of lines) {
      const made = el(
        "button",
        { type: "button", class: "line", data: { key: `${part.custom_id}=${line.value}` } },
        describe(line),
      );
      made.addEventListener("click", () => choose(made, [line.value]));
      list.append(made);
    }
  }
  return el("div", { class: "menu-holder" }, opener, list);
}

/** Lines to tick, and a button that sends them once there are enough. */
function several(part, lines, choose, describe, words) {
  const inputs = lines.map((line) =>
    el("input", { type: "checkbox", value: line.value, checked: line.default }),
  );
  const told = el("span", { class: "told", role: "status" });
  const confirm = el("button", { type: "button", class: "button primary" }, words.confirm);
  const chosen = () => inputs.filter((each) => each.checked).map((each) => each.value);
  const count = () => {
    const number = chosen().length;
    told.textContent = `${words.choose_range(part.min_values, part.max_values)} · ${words.chosen(number)}`;
    confirm.disabled = number < part.min_values || number > part.max_values;
  };
  for (const each of inputs) each.addEventListener("change", count);
  confirm.addEventListener("click", () => choose(confirm, chosen()));
  count();
  return [
    ...lines.map((line, at) => el("label", { class: "line" }, inputs[at], describe(line))),
    el("div", { class: "row" }, told, confirm),
  ];
}

function gallery(items, about) {
  return el(
    "div",
    { class: "gallery" },
    mosaic(items.map((item) => picture(item.media, item.description, about))),
  );
}

/** A file to keep. */
export function file(about, url, name, size) {
  return el(
    "a",
    { class: "file", href: url, download: name },
    icon("file"),
    el("span", {}, about.words.download(name)),
    size ? el("small", {}, `${Math.ceil(size / 1024)} kB`) : null,
  );
}

function container(part, message, about) {
  const made = el("div", { class: "container" }, parts(part.components, message, about));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    made.classList.add("accented");
    made.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  if (!part.spoiler) return made;
  const cover = el("button", { type: "button", class: "spoiler block" }, about.words.spoiler);
  cover.addEventListener("click", () => cover.replaceWith(made));
  return cover;
}

function section(part, message, about) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "text" }, parts(part.components, message, about)),
    one(part.accessory, message, about),
  );
}

function one(part, message, about) {
  if (MENUS.has(part.type)) return menu(part, message, about);
  switch (part.type) {
    case ROW:
      return el("div", { class: "row" }, parts(part.components, message, about));
    case BUTTON:
      return button(part, message, about);
    case SECTION:
      return section(part, message, about);
    case TEXT:
      return el("div", { class: "text" }, markdown(part.content, about));
    case THUMBNAIL:
      return picture(part.media, part.description, about, "thumbnail");
    case GALLERY:
      return gallery(part.items, about);
    case FILE:
      return file(about, part.file.url, part.name, part.size);
    case SEPARATOR:
      return el(part.divider ? "hr" : "div", { class: part.spacing === 2 ? "separator wide" : "separator" });
    case CONTAINER:
      return container(part, message, about);
    default:
      return null;
  }
}

/** All parts of a message. */
export const parts = (list, message, about) => list.map((part) => one(part, message, about));
