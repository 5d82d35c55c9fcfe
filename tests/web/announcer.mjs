// Reads lines with their times from standard input, where one without a text is a key, gives them to the announcer
// on a clock of its own, and prints what the regions get and when.

import { Announcer } from "../../access_uno/web/page/announcer.js";

let now = 0;
let waiting = [];
const clock = {
  now: () => now,
  later: (milliseconds, what) => {
    const timer = { at: now + milliseconds, what };
    waiting.push(timer);
    return () => (waiting = waiting.filter((other) => other !== timer));
  },
};

function passTo(time) {
  for (;;) {
    const next = waiting.filter((timer) => timer.at <= time).sort((one, other) => one.at - other.at)[0];
    if (!next) break;
    waiting = waiting.filter((timer) => timer !== next);
    now = next.at;
    next.what();
  }
  now = Math.max(now, Math.min(time, Number.MAX_SAFE_INTEGER));
}

const put = [];
const regions = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => ({
  lang: "",
  text: "",
  get textContent() {
    return this.text;
  },
  set textContent(text) {
    this.text = text;
    if (text) put.push({ text, language: this.lang, at: now, place });
  },
}));
const announcer = new Announcer(regions, clock);
let input = "";
for await (const chunk of process.stdin) input += chunk;
for (const { at, text, language = "en", answer = false, again = false } of JSON.parse(input)) {
  passTo(at);
  if (text === undefined) announcer.hush();
  if (again) announcer.sayAgain(text);
  if (text !== undefined) announcer.add(text, language, answer);
}
passTo(Infinity);
console.log(JSON.stringify(put));
