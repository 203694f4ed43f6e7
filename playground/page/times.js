// Moments in the reader's language; relative ones go on counting.

import { el } from "./dom.js";

let ahead = 0;

/** It is that time in the world (seconds), from now on: days may have passed there at once. */
export const setClock = (seconds) => (ahead = seconds * 1000 - Date.now());

/** What time it is in the world, in milliseconds. */
export const now = () => Date.now() + ahead;

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const STEPS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const relative = (moment, language) => {
  const seconds = Math.round((moment - now()) / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
};

const shown = (moment, style, language) =>
  style === "R"
    ? relative(moment, language)
    : new Intl.DateTimeFormat(language, STYLES[style] ?? STYLES.f).format(moment);

/** A moment (milliseconds) in one of the chat's styles. */
export function moment(milliseconds, style, language) {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return document.createTextNode("?");
  return el(
    "time",
    {
      datetime: date.toISOString(),
      title: shown(date, "F", language),
      class: "moment",
      data: style === "R" ? { moment: String(milliseconds), language } : {},
    },
    shown(date, style, language),
  );
}

/** When a message was written: the hour today, the day too before. */
export function written(iso, language) {
  const date = new Date(iso);
  const style = date.toDateString() === new Date(now()).toDateString() ? "t" : "f";
  return el(
    "time",
    { datetime: date.toISOString(), title: shown(date, "F", language), class: "written" },
    shown(date, style, language),
  );
}

setInterval(() => {
  for (const each of document.querySelectorAll("time[data-moment]")) {
    each.textContent = relative(Number(each.dataset.moment), each.dataset.language);
  }
}, 15000);
