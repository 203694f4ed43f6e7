// An opened picture, over everything else: fitted to the screen, larger when asked.

import { el, icon } from "./dom.js";

const AT_LEAST = 2;

/** Show a picture; Escape, the button or a press beside it close it, a press on it or + and - zoom. */
export function openPicture(url, alt, words, language) {
  const image = el("img", { src: url, alt });
  const zoom = el("button", { type: "button", class: "quiet", "aria-pressed": "false" }, words.zoom);
  const close = el("button", { type: "button", class: "quiet" }, icon("close"), words.close);
  const frame = el("div", { class: "frame", tabindex: "0", role: "group", "aria-label": alt }, image);
  const dialog = el(
    "dialog",
    { class: "lightbox", lang: language, "aria-label": words.picture },
    frame,
    el("div", { class: "lightbox-bar" }, zoom, close),
  );

  /** At its own size, at least twice as large as fitted; what was at (x, y) of the picture comes into the middle. */
  const set = (isLarge, x = 0.5, y = 0.5) => {
    if (isLarge === dialog.classList.contains("large")) return;
    const fitted = image.getBoundingClientRect().width;
    dialog.classList.toggle("large", isLarge);
    zoom.setAttribute("aria-pressed", String(isLarge));
    image.style.width = isLarge ? `${Math.max(image.naturalWidth, AT_LEAST * fitted)}px` : "";
    frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
  };
  const toggle = (x, y) => set(!dialog.classList.contains("large"), x, y);

  zoom.addEventListener("click", () => toggle());
  image.addEventListener("click", (event) => {
    const box = image.getBoundingClientRect();
    toggle((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "+" || event.key === "=") set(true);
    if (event.key === "-") set(false);
  });
  close.addEventListener("click", () => dialog.close());
  frame.addEventListener("click", (event) => {
    if (event.target === frame) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
