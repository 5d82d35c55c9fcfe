// What readers are given to say: one queue, one line at a time, each in the next of several regions.
//
// Measured with Orca 43 and 48 in Firefox and Chromium: a log region shuffles, repeats or loses lines; a polite
// atomic region loses none if its text changes every 300 ms at most, if every other line ends with a no-break
// space, and if a line equal to the last one waits 1.5 s. A busy reader looks later than that at what stands in a
// region: so a line stays there, and the next one takes another region.

// In milliseconds.
const PAUSE = 300;
const PAUSE_BEFORE_EQUAL = 1500;
const LETTER = 100; // that a slow reader takes for one: espeak-ng at 120 words a minute, in four languages
const HAN = 480; // for a Chinese character
const STAYS = 5000; // in its region: later a line is found in the log alone

// In lines.
const MOST_CUT = 10; // that are said again
const NEVER_SHORTENED = 50; // with more lines than this, several are put together: none is ever left out

// Returns how many milliseconds a slow reader takes to say a text.
function timeOf(text) {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han * HAN + (text.length - han) * LETTER;
}

export class Announcer {
  #answers = [];
  #news = [];
  #last = { text: "", at: -PAUSE_BEFORE_EQUAL };
  #odd = false;
  #callOff = () => {};
  #said = []; // of late, each with when a slow reader has said it
  #cut = []; // by keys, before a reader had said it
  #regions;
  #clock;

  // The clock has `now()`, and `later(milliseconds, what)`, which returns what calls it off.
  constructor(regions, clock) {
    this.#regions = regions;
    this.#clock = clock;
  }

  // Says a line after all that wait; an answer to an own key comes before news.
  add(text, language, isAnswer) {
    (isAnswer ? this.#answers : this.#news).push({ text, language });
    this.#wait();
  }

  get waiting() {
    return this.#answers.length + this.#news.length;
  }

  // For how many milliseconds nothing was said, and nothing waits to be.
  get quietFor() {
    return this.waiting ? 0 : this.#clock.now() - this.#last.at;
  }

  // Takes note of what a key silences, as far as that can be known.
  hush() {
    const now = this.#clock.now();
    this.#cut = [...this.#cut, ...this.#said.filter((line) => line.until > now)].slice(-MOST_CUT);
    this.#said = [];
  }

  // Says again what keys cut off, before the line that follows: it was asked for, and comes last if it was cut, too.
  sayAgain(text) {
    for (const line of this.#cut) if (line.text !== text) this.add(line.text, line.language, true);
    this.#cut = [];
  }

  // Drops what waits: the next person must not hear it.
  forget() {
    this.#answers = [];
    this.#news = [];
    this.#said = [];
    this.#cut = [];
    this.#callOff();
    for (const region of this.#regions) region.textContent = "";
  }

  #wait() {
    const queue = this.#answers.length ? this.#answers : this.#news;
    this.#callOff();
    if (!queue.length) return;
    const pause = queue[0].text === this.#last.text ? PAUSE_BEFORE_EQUAL : PAUSE;
    const wait = Math.max(0, this.#last.at + pause - this.#clock.now());
    this.#callOff = this.#clock.later(wait, () => {
      this.#say(queue);
      this.#wait();
    });
  }

  #say(queue) {
    const lines = [queue.shift()];
    let surplus = this.waiting - NEVER_SHORTENED;
    while (surplus-- > 0 && queue.length && queue[0].language === lines[0].language) lines.push(queue.shift());
    const text = lines.map((line) => line.text).join(" ");
    this.#odd = !this.#odd;
    this.#last = { text, at: this.#clock.now() };
    const begun = Math.max(this.#last.at, this.#said.at(-1)?.until ?? 0);
    this.#said = [...this.#said.slice(-MOST_CUT), { text, language: lines[0].language, until: begun + timeOf(text) }];
    this.#put(this.#odd ? text : `${text}\u00a0`, lines[0].language);
  }

  #put(text, language) {
    const region = this.#regions.shift();
    this.#regions.push(region);
    if (region.lang !== language) region.lang = language;
    region.textContent = text;
    this.#clock.later(STAYS, () => {
      if (region.textContent === text) region.textContent = "";
    });
  }
}
