// One message as its reader sees it.

import { file, mosaic, parts, picture } from "./components.js";
import { el, icon } from "./dom.js";
import { flagOf } from "./flags.js";
import { line, markdown } from "./markdown.js";
import { written } from "./times.js";

const V2 = 1 << 15;
const THREAD_CREATED = 18;
const SILENT = 1 << 12;

/** Whether it calls this player: not without a sound, nor as the answer to a command of their own. */
function isCallFor(message, about) {
  const isSilent = Boolean(message.flags & SILENT);
  return (
    message.pinged.includes(about.player.id) && !isSilent && message.used?.player !== about.player.id
  );
}

function head(message, about) {
  const { world } = about.app;
  const isBot = message.author === world.bot.id;
  return el(
    "header",
    {},
    el("span", { class: "author" }, world.nameOf(message.author) ?? about.words.unknown_person),
    isBot ? el("span", { class: "tag" }, about.words.bot) : null,
    written(message.timestamp, about.language),
    message.edited_timestamp ? el("span", { class: "edited" }, about.words.edited) : null,
    isCallFor(message, about)
      ? el("span", { class: "called" }, icon("flag"), about.words.for_you)
      : null,
  );
}

function above(message, about) {
  const { world } = about.app;
  if (message.used) {
    return el(
      "p",
      { class: "above" },
      icon("anchor"),
      about.words.used(world.nameOf(message.used.player) ?? about.words.unknown_person, message.used.command),
    );
  }
  if (message.message_reference) {
    const answered = world.messages.get(message.channel_id)?.get(message.message_reference.message_id);
    return el(
      "p",
      { class: "above" },
      icon("turn"),
      `${about.words.reply} ${(answered && world.nameOf(answered.author)) ?? about.words.unknown_person}`,
    );
  }
  return null;
}

function embed(each, about) {
  const made = el(
    "div",
    { class: "container accented" },
    each.author ? el("p", { class: "small" }, each.author.name) : null,
    each.title ? el("p", { class: "title" }, line(each.title, about)) : null,
    each.description ? el("div", { class: "text" }, markdown(each.description, about)) : null,
    (each.fields ?? []).map((field) =>
      el(
        "div",
        { class: "text" },
        el("p", { class: "title" }, line(field.name, about)),
        markdown(field.value, about),
      ),
    ),
    each.image ? picture({ ...each.image, id: each.image.url }, null, about, "embedded") : null,
    each.footer ? el("p", { class: "small" }, each.footer.text) : null,
  );
  if (each.color !== undefined)
    made.style.setProperty("--accent", `#${each.color.toString(16).padStart(6, "0")}`);
  return made;
}

function attachments(message, about) {
  if (message.flags & V2) return [];
  const shown = new Set(message.embeds.map((each) => each.image?.url));
  const own = message.attachments.filter((each) => !shown.has(each.url));
  const isPicture = (each) => each.content_type?.startsWith("image/") ?? false;
  return [
    mosaic(own.filter(isPicture).map((each) => picture(each, each.description, about))),
    own
      .filter((each) => !isPicture(each))
      .map((each) => file(about, each.url, each.filename, each.size)),
  ];
}

function thread(message, about) {
  const channel = about.app.world.channels.get(message.id);
  if (!channel) return null;
  return el(
    "button",
    { type: "button", class: "thread-link", data: { key: "thread" }, onclick: () => about.open(channel.id) },
    icon("thread"),
    about.words.open_thread(channel.name),
  );
}

function privacy(message, about) {
  if (!message.only_for) return null;
  const dismiss = el(
    "button",
    { type: "button", class: "quiet", data: { key: "dismiss" }, onclick: () => about.dismiss(message) },
    about.words.dismiss,
  );
  return el("footer", { class: "privacy" }, icon("lock"), el("span", {}, about.words.only_you), dismiss);
}

/** The message as an element. */
export function messageElement(message, about) {
  const { world } = about.app;
  if (message.type === THREAD_CREATED) {
    return el(
      "article",
      { class: "message system", tabindex: "-1", data: { id: message.id } },
      icon("thread"),
      about.words.thread_begun(message.content),
    );
  }
  const isCall = isCallFor(message, about);
  const body = message.is_thinking
    ? el(
        "p",
        { class: "thinking" },
        about.words.thinking(world.bot.name),
        el("span", { class: "waves", "aria-hidden": "true" }),
      )
    : [
        message.content ? el("div", { class: "text" }, markdown(message.content, about)) : null,
        message.embeds.map((each) => embed(each, about)),
        attachments(message, about),
        parts(message.components, message, about),
        thread(message, about),
      ];
  return el(
    "article",
    {
      class: `message${message.only_for ? " private" : ""}${isCall ? " call" : ""}`,
      tabindex: "-1",
      data: { id: message.id },
    },
    above(message, about),
    flagOf(message.author, world),
    el("div", { class: "body" }, head(message, about), body, privacy(message, about)),
  );
}
