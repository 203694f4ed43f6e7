// The chat's markdown as elements: headings, lists, quotes, code, emphasis, spoilers, links, mentions, moments.

import { el, emoji } from "./dom.js";
import { moment } from "./times.js";

// Each inline rule: what it looks like, and what becomes of it. The first that fits at a place wins.
const INLINE = [
  [/^\\([^\sA-Za-z0-9])/, (found) => found[1]],
  [/^``(.+?)``(?!`)/s, (found) => el("code", {}, found[1].trim())],
  [/^`([^`\n]+)`/, (found) => el("code", {}, found[1])],
  [/^<@!?(\d+)>/, (found, about) => about.person(found[1])],
  [/^<@&(\d+)>/, (found, about) => about.role(found[1])],
  [/^<#(\d+)>/, (found, about) => about.place(found[1])],
  [/^<\/([^:>]+):\d+>/, (found) => el("code", { class: "command" }, `/${found[1]}`)],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    (found, about) => moment(Number(found[1]) * 1000, found[2] ?? "f", about.language),
  ],
  [/^<a?:(\w+):(\d+)>/, (found) => emoji(found[2], found[1], true)],
  [
    /^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    (found, about) => about.link(found[2], inline(found[1], about)),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, (found, about) => about.link(found[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;!?)\]'"»]/, (found, about) => about.link(found[0])],
  [
    /^\*\*\*(?=\S)(.+?)(?<=\S)\*\*\*/s,
    (found, about) => el("strong", {}, el("em", {}, inline(found[1], about))),
  ],
  [/^\*\*(?=\S)(.+?)\*\*(?!\*)/s, (found, about) => el("strong", {}, inline(found[1], about))],
  [/^__(?=\S)(.+?)__(?!_)/s, (found, about) => el("u", {}, inline(found[1], about))],
  [/^\*(?=\S)((?:\*\*|[^*])+?)(?<=\S)\*(?!\*)/s, (found, about) => el("em", {}, inline(found[1], about))],
  [
    /^_(?=\S)((?:__|[^_])+?)_(?![A-Za-z0-9_])/s,
    (found, about) => el("em", {}, inline(found[1], about)),
    "word",
  ],
  [/^~~(?=\S)(.+?)~~/s, (found, about) => el("s", {}, inline(found[1], about))],
  [/^\|\|(.+?)\|\|/s, (found, about) => spoiler(inline(found[1], about), about)],
];
const SPECIAL = /[\\`<[*_~|]|https?:\/\//g;

function spoiler(children, about) {
  const hidden = el("button", { type: "button", class: "spoiler", "aria-label": about.words.spoiler });
  hidden.addEventListener("click", () =>
    hidden.replaceWith(el("span", { class: "spoiler shown" }, children)),
  );
  return hidden;
}

/** Text within a line as nodes. */
function inline(text, about) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text);
    if (!next) break;
    plain += text.slice(at, next.index);
    at = next.index;
    const rest = text.slice(at);
    const before = text[at - 1] ?? "";
    const rule = INLINE.find(
      ([pattern, , kind]) => pattern.test(rest) && !(kind === "word" && /[A-Za-z0-9_]/.test(before)),
    );
    if (!rule) {
      plain += text[at];
      at += 1;
      continue;
    }
    const found = rule[0].exec(rest);
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(rule[1](found, about));
    at += found[0].length;
  }
  plain += text.slice(at);
  if (plain) nodes.push(plain);
  return nodes;
}

const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.*)$/;
const QUOTE = /^>\s(.*)$/;

function list(lines, about) {
  const [, , sign] = ITEM.exec(lines[0]);
  const isNumbered = /\d/.test(sign);
  const made = el(isNumbered ? "ol" : "ul", isNumbered ? { start: parseInt(sign, 10) } : {});
  const depth = ITEM.exec(lines[0])[1].length;
  let at = 0;
  while (at < lines.length) {
    const item = el("li", {}, inline(ITEM.exec(lines[at])[3], about));
    const below = [];
    at += 1;
    while (at < lines.length && ITEM.exec(lines[at])[1].length > depth) below.push(lines[at++]);
    if (below.length) item.append(list(below, about));
    made.append(item);
  }
  return made;
}

function blocks(text, about) {
  const nodes = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) nodes.push(el("p", {}, inline(paragraph.join("\n"), about)));
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = HEADING.exec(line);
    const subtext = SUBTEXT.exec(line);
    if (heading) {
      flush();
      nodes.push(el(`h${heading[1].length + 2}`, {}, inline(heading[2], about)));
    } else if (subtext) {
      flush();
      nodes.push(el("small", { class: "subtext" }, inline(subtext[1], about)));
    } else if (line.startsWith(">>> ")) {
      flush();
      nodes.push(el("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"), about)));
      return nodes;
    } else if (QUOTE.test(line)) {
      flush();
      const quoted = [];
      while (at < lines.length && QUOTE.test(lines[at])) quoted.push(QUOTE.exec(lines[at++])[1]);
      at -= 1;
      nodes.push(el("blockquote", {}, blocks(quoted.join("\n"), about)));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      const belongs = (other) => {
        const [found, first] = [ITEM.exec(other), ITEM.exec(line)];
        return found && (found[1].length > first[1].length || /\d/.test(found[2]) === /\d/.test(first[2]));
      };
      while (at < lines.length && belongs(lines[at])) items.push(lines[at++]);
      at -= 1;
      nodes.push(list(items, about));
    } else if (line.trim() === "") {
      flush();
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return nodes;
}

/** A whole text as nodes; `about` knows the names of people and places, the words and the language. */
export function markdown(text, about) {
  return text.split(/(```(?:[A-Za-z0-9+-]*\n)?[^]*?```)/).flatMap((part) => {
    const code = /^```(?:[A-Za-z0-9+-]*\n)?([^]*?)\n?```$/.exec(part);
    return code ? [el("pre", { tabindex: "0" }, el("code", {}, code[1]))] : blocks(part, about);
  });
}

/** One line of text, as in labels. */
export const line = (text, about) => inline(text, about);
