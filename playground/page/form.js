// A form that the bot opened, with the checks a client makes before it lets go.

import { el } from "./dom.js";
import { markdown } from "./markdown.js";

const ROW = 1,
  TEXT_INPUT = 4,
  TEXT = 10,
  UPLOAD = 19,
  RADIOS = 21,
  CHECKS = 22,
  CHECK = 23;
const PARAGRAPH = 2;

let count = 0;

/** One field: its element, how to read it, and whether what is in it will do. */
function field(part, about) {
  const id = `field-${(count += 1)}`;
  const isRequired = part.required ?? true;
  switch (part.type) {
    case TEXT_INPUT: {
      const bounds = {
        required: isRequired,
        minlength: part.min_length,
        maxlength: part.max_length ?? 4000,
        placeholder: part.placeholder,
      };
      const input =
        part.style === PARAGRAPH
          ? el("textarea", { id, rows: 4, ...bounds })
          : el("input", { id, type: "text", autocomplete: "off", ...bounds });
      input.value = part.value ?? "";
      return { id, element: input, read: () => input.value };
    }
    case CHECK: {
      const input = el("input", { id, type: "checkbox", checked: part.default });
      return { id, element: input, read: () => input.checked };
    }
    case UPLOAD:
      return { id, element: el("p", { id, class: "hint" }, about.words.no_upload), read: () => undefined };
    default:
      return choice(part, id, isRequired, about);
  }
}

function choice(part, id, isRequired, about) {
  const people = about.app.world.players.map((each) => ({ label: each.name, value: each.id }));
  const options = part.options ?? people;
  const most = part.type === RADIOS ? 1 : (part.max_values ?? (part.type === CHECKS ? options.length : 1));
  const least = isRequired ? (part.min_values ?? 1) : 0;
  const inputs = options.map((option) =>
    el("input", {
      type: most === 1 && least === 1 ? "radio" : "checkbox",
      name: id,
      value: option.value,
      checked: option.default,
    }),
  );
  const chosen = () => inputs.filter((each) => each.checked).map((each) => each.value);
  const check = () => {
    const isFine = chosen().length >= least && chosen().length <= most;
    inputs[0]?.setCustomValidity(isFine ? "" : about.words.choose_range(least, most));
  };
  const element = el(
    "div",
    { id, class: "options", role: "group", onchange: check },
    options.map((option, at) =>
      el(
        "label",
        { class: "option" },
        inputs[at],
        el("span", {}, option.label, option.description ? el("small", {}, option.description) : null),
      ),
    ),
  );
  check();
  const read = () => (part.type === RADIOS ? (chosen()[0] ?? []) : chosen());
  return { id, element, read, isGroup: true };
}

function labelled(label, description, part, about) {
  const made = field(part, about);
  const name = el(
    made.isGroup ? "span" : "label",
    { class: "label", id: `${made.id}-label`, for: made.isGroup ? null : made.id },
    label,
  );
  if (made.isGroup) made.element.setAttribute("aria-labelledby", `${made.id}-label`);
  const hint = description ? el("p", { class: "hint", id: `${made.id}-hint` }, description) : null;
  if (hint) made.element.setAttribute("aria-describedby", hint.id);
  return {
    name: part.custom_id,
    read: made.read,
    element: el("div", { class: "field" }, name, hint, made.element),
  };
}

/** Show a form to a player; resolves when it is sent or put away. */
export function openForm(form, about) {
  const { words, player, language } = about;
  const fields = [];
  const parts = form.parts.map((part) => {
    if (part.type === TEXT) return el("div", { class: "text" }, markdown(part.content, about));
    const [label, description, inner] =
      part.type === ROW
        ? [part.components[0].label, null, part.components[0]]
        : [part.label, part.description, part.component];
    const made = labelled(label ?? "", description, inner, about);
    fields.push(made);
    return made.element;
  });
  const trouble = el("p", { class: "trouble", role: "alert" });
  const send = el("button", { class: "button primary" }, words.submit);
  const cancel = el("button", { type: "button", class: "button secondary" }, words.cancel);
  const paper = el(
    "form",
    { method: "dialog" },
    el("p", { class: "eyebrow" }, words.form_for(player.name)),
    el("h2", {}, form.title),
    parts,
    trouble,
    el("div", { class: "row end" }, cancel, send),
  );
  const dialog = el("dialog", { class: "form", lang: language, "aria-label": form.title }, paper);
  paper.addEventListener("submit", async (event) => {
    event.preventDefault();
    const entries = Object.fromEntries(
      fields.map((each) => [each.name, each.read()]).filter(([, value]) => value !== undefined),
    );
    send.setAttribute("aria-busy", "true");
    const answer = await about.ask("fill", { form: form.id, entries }, { isQuiet: true });
    send.removeAttribute("aria-busy");
    if (answer.trouble) trouble.textContent = about.troubleOf(answer);
    else {
      dialog.close();
      about.follow(answer);
    }
  });
  cancel.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
