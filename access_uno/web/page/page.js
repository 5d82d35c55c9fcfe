// The page: connects to its console, tells what comes, and passes on what is done here.

import { Announcer } from "./announcer.js";
import { connected } from "./connection.js";
import { SceneView, filled, setText } from "./scene.js";
import { Sounds, Voice } from "./sounds.js";

const byId = (id) => document.getElementById(id);
const OWN = 3000; // milliseconds after which a change no longer counts as an answer to what was done here
const SETTLES = 1000; // milliseconds without anything said, after which readers find new lines in the log
const KEYS = {
  Enter: "enter", " ": "space", ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
  Home: "home", End: "end", PageUp: "pageup", PageDown: "pagedown", Backspace: "backspace", Delete: "delete",
  Escape: "escape",
};

function later(milliseconds, what) {
  const timer = setTimeout(what, milliseconds);
  return () => clearTimeout(timer);
}

// Readers

const clock = { now: () => performance.now(), later };
const announcer = new Announcer([...byId("announcer").children], clock);
const sounds = new Sounds();
const voice = new Voice();

// The connection

let last = 0; // the number of the last line that stands here
let words = {};
let keysAreOn = false;
let speaks = false; // the page itself, for a player without a reader
let rate = 0;
let ownUntil = 0;
let settling = null; // until readers find the newest lines
let missed = []; // lines that came while the page was in the background

function makeSocket() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/socket`);
}

function greeting() {
  return { do: "open", visit: sessionStorage.visit ?? "", last, languages: navigator.languages.join(",").slice(0, 200) };
}

// Tells what the console cannot: how it is with the line to it.
function tellHere(what) {
  setText(byId("connection"), ["cut", "unsent"].includes(what) ? (words.cut ?? "") : "");
  if (words[what]) sayHere(words[what]);
}

function sayHere(text) {
  const { lang } = document.documentElement;
  const line = document.createElement("p");
  line.lang = lang;
  line.textContent = text;
  write(line);
  if (!document.hidden) announcer.add(text, lang, true);
  if (speaks) voice.add(text, lang, true, rate);
}

function own(wish) {
  if (!send(wish)) return false;
  ownUntil = performance.now() + OWN;
  if (speaks) voice.hush();
  return true;
}

const TAKES = {
  opened({ visit, is_new: isNew, read = 0 }) {
    if (isNew) {
      if (last) forget();
      last = 0;
      sessionStorage.said = read;
    }
    sessionStorage.visit = visit;
  },
  manner(manner) {
    words = manner.words;
    document.documentElement.lang = manner.language;
    document.documentElement.dataset.theme = manner.theme;
    view.use(words);
    useKeys(manner.keys ?? false);
    speaks = manner.speaks ?? false;
    rate = manner.rate ?? 0;
    showNotify();
  },
  told: tell,
  shown({ scene, number }) {
    const isOwn = performance.now() < ownUntil;
    view.show(scene, number, isOwn);
  },
  sounds: ({ cues }) => sounds.play(cues).catch(() => {}), // before the first key a browser may allow none
  forget,
  ended({ reason }) {
    sessionStorage.clear();
    setText(byId("connection"), reason);
    sayHere(reason);
    byId("main").hidden = true;
  },
};

// Lines

function tell({ number, parts, language, kind = "system", answer = false, lead = "", calls = false, again = false }) {
  if (number <= last) return;
  last = number;
  const text = parts.map((part) => part.words ?? part).join("");
  const line = document.createElement("p");
  line.dataset.line = number;
  line.dataset.kind = kind;
  line.lang = language;
  if (lead) line.append(`${lead} `);
  for (const part of parts) line.append(part.words ? cardIn(part) : part);
  write(line);
  if (number <= Number(sessionStorage.said ?? 0)) return; // said before the page was loaded anew
  sessionStorage.said = number;
  if (document.hidden) missed.push({ text, language });
  else {
    if (again) announcer.sayAgain(text);
    announcer.add(lead ? `${lead} ${text}` : text, language, answer);
  }
  if (speaks) voice.add(text, language, answer, rate);
  if (calls && document.hidden) notify(text);
}

// Shows a line to eyes at once, and to readers once nothing is being said: the events of many new lines would keep
// a busy reader from what it is to say.
function write(line) {
  const log = byId("log");
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 50;
  byId("fresh").append(line);
  if (isAtEnd) log.scrollTop = log.scrollHeight;
  settling ??= setTimeout(settle, SETTLES);
}

function settle() {
  const isQuiet = announcer.quietFor >= SETTLES;
  settling = isQuiet ? null : setTimeout(settle, SETTLES);
  if (!isQuiet) return;
  const part = document.createElement("div");
  part.append(...byId("fresh").childNodes);
  byId("fresh").before(part);
}

function cardIn({ code, words: name }) {
  const card = document.createElement("span");
  card.className = "card";
  card.dataset.code = code;
  card.textContent = name;
  return card;
}

function forget() {
  byId("fresh").replaceChildren();
  byId("log").replaceChildren(byId("fresh"));
  announcer.forget();
  voice.forget();
  missed = [];
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden || !missed.length) return;
  const { text, language } = missed.at(-1);
  const told = missed.length > 1 ? filled(words.meanwhile, { count: missed.length, text }) : text;
  announcer.add(told, language, false);
  missed = [];
});

// What is done here

const view = new SceneView((command, what) => own({ do: "do", command, what, scene: view.number }));

function useKeys(on) {
  const button = byId("keys");
  keysAreOn = on;
  button.setAttribute("aria-pressed", String(on));
  setText(button, words.keys);
  setText(byId("pad-text"), words.pad);
  if (!on && document.activeElement === byId("pad")) button.focus();
  byId("pad").hidden = !on;
}

byId("keys").addEventListener("click", (event) => {
  event.stopPropagation();
  const on = !keysAreOn;
  if (!own({ do: "switch", keys: on })) return;
  useKeys(on);
  if (on) byId("pad").focus();
});

document.addEventListener("keydown", (event) => {
  if (!["Shift", "Control", "Alt", "Meta"].includes(event.key)) announcer.hush();
  const target = event.target;
  if (!keysAreOn || event.ctrlKey || event.altKey || event.metaKey || target.closest("input, #log")) return;
  const key = event.key.length === 1 && event.key !== " " ? event.key : KEYS[event.key];
  if (!key || (target.closest("button, a") && ["enter", "space"].includes(key))) return;
  event.preventDefault();
  own({ do: "press", key, waiting: announcer.waiting });
});

// "Your turn" as a notification, where the browser has them and the player wants them

const wantsNotes = () => localStorage.getItem("notify") === "on" && Notification.permission === "granted";

function notify(text) {
  if (!window.Notification || !wantsNotes()) return;
  try {
    new Notification("access-uno", { body: text, tag: "turn" });
  } catch {
    // phones have them for installed pages only
  }
}

function showNotify() {
  const button = byId("notify");
  button.hidden = !window.Notification;
  setText(button, words.notify);
  button.setAttribute("aria-pressed", String(!button.hidden && wantsNotes()));
}

byId("notify").addEventListener("click", async (event) => {
  event.stopPropagation();
  localStorage.setItem("notify", wantsNotes() ? "off" : "on");
  if (localStorage.getItem("notify") === "on") await Notification.requestPermission();
  showNotify();
});

if (location.search) history.replaceState(null, "", "/"); // the secret has done its work
const send = connected(makeSocket, clock, { greeting, take: (message) => TAKES[message.type]?.(message), tell: tellHere });
