// A picture at full size, over everything else.

import { el, icon } from "./dom.js";

/** Show a picture; Escape, the button or a press beside it close it. */
export function openPicture(url, alt, words, language) {
  const image = el("img", { src: url, alt });
  const size = el("button", { type: "button", class: "quiet", "aria-pressed": "false" }, words.full_size);
  const close = el("button", { type: "button", class: "quiet" }, icon("close"), words.close);
  const frame = el("div", { class: "frame", tabindex: "0", role: "group", "aria-label": alt }, image);
  const dialog = el(
    "dialog",
    { class: "lightbox", lang: language, "aria-label": words.picture },
    el("div", { class: "lightbox-bar" }, size, close),
    frame,
  );
  size.addEventListener("click", () => {
    const isWhole = dialog.classList.toggle("whole");
    size.setAttribute("aria-pressed", String(isWhole));
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
