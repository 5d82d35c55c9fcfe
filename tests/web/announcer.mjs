// Reads lines with their times from standard input, where one without a text is a key, gives them to the announcer
// on a clock of its own, and prints what the regions get and when.

import { Announcer } from "../../access_uno/web/page/announcer.js";
import { clock, input, passTo } from "./clock.mjs";

const put = [];
const regions = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => ({
  lang: "",
  text: "",
  get textContent() {
    return this.text;
  },
  set textContent(text) {
    this.text = text;
    if (text) put.push({ text, language: this.lang, at: clock.now(), place });
  },
}));
const announcer = new Announcer(regions, clock);
for (const { at, text, language = "en", answer = false, again = false } of await input()) {
  passTo(at);
  if (text === undefined) announcer.hush();
  if (again) announcer.sayAgain(text);
  if (text !== undefined) announcer.add(text, language, answer);
}
passTo(Infinity);
console.log(JSON.stringify(put));
