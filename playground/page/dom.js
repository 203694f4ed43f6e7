// Making and replacing elements. Text always becomes a text node: nothing a player writes can be markup.

/** A new element; `on…` properties are listeners, `class` and `data` are short forms, false and null are left out. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else element.setAttribute(name, value);
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** A small picture of the bot's by its number; its name in its place where there is none any more. */
export function emoji(id, name, isSaid) {
  const shown = el("img", {
    class: "emoji",
    src: `/emojis/${id}.png`,
    alt: isSaid ? `:${name}:` : "",
    title: isSaid ? `:${name}:` : null,
    width: 22,
    height: 22,
    draggable: "false",
  });
  shown.addEventListener("error", () => shown.replaceWith(isSaid ? `:${name}:` : ""));
  return shown;
}

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  anchor:
    "M12 7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm0 0v14m-5-11h10M4 14c0 4 3.5 7 8 7s8-3 8-7m-16 0-1.5 2M20 14l1.5 2",
  letter: "M3 6h18v12H3zM3 7l9 6 9-6",
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M5 4v9a4 4 0 0 0 4 4h10m-4-4 4 4-4 4",
  flag: "M6 21V4m0 0 12 4-12 5",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  send: "M4 12 20 4l-5 16-3.5-6.5z",
  plus: "M12 5v14M5 12h14",
  turn: "M19 12a7 7 0 1 1-2.5-5.4M19 3v5h-5",
  down: "M6 9l6 6 6-6",
  out: "M9 5h10v10M19 5 6 18",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2.2 2.2 0 0 0 4 0M12 5V3",
  hush: "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2.2 2.2 0 0 0 4 0M3 3l18 18",
  file: "M7 3h7l4 4v14H7zM14 3v5h4",
};

/** A small drawing that says nothing to a screen reader. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "icon");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Replace what is in `root`; the focus stays on the element with the same data-key. */
export function repaint(root, ...children) {
  const held = root.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  root.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (held) root.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus();
}

const status = document.getElementById("status");

/** Say something to a screen reader. */
export function announce(text) {
  status.textContent = "";
  status.textContent = text;
}
