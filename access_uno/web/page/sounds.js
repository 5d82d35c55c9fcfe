// The game's sounds, and a voice for those who have no reader. Both only if the player asked for them.

const APART = 0.16; // seconds between the beginnings of two sounds

export class Sounds {
  #context = null;
  #made = new Map();
  #next = 0;

  // Plays sounds one after the other, each from its place.
  async play(cues) {
    this.#context ??= new AudioContext();
    if (this.#context.state !== "running") await this.#context.resume();
    for (const { sound, place = 0, volume = 60 } of cues) {
      const source = this.#context.createBufferSource();
      source.buffer = await this.#buffer(sound);
      const panner = new StereoPannerNode(this.#context, { pan: place / 100 });
      const gain = new GainNode(this.#context, { gain: (volume / 100) ** 2 });
      source.connect(panner).connect(gain).connect(this.#context.destination);
      this.#next = Math.max(this.#next + APART, this.#context.currentTime);
      source.start(this.#next);
    }
  }

  #buffer(name) {
    if (!this.#made.has(name)) this.#made.set(name, this.#fetched(name));
    return this.#made.get(name);
  }

  async #fetched(name) {
    const answer = await fetch(`sounds/${name}.wav`);
    return this.#context.decodeAudioData(await answer.arrayBuffer());
  }
}

export class Voice {
  #waiting = [];
  #speaks = false;

  // Says a line after all that wait; an answer to an own key comes before news.
  add(text, language, isAnswer, rate) {
    const line = new SpeechSynthesisUtterance(text);
    line.lang = language;
    line.rate = 2 ** (rate / 100);
    line.isAnswer = isAnswer;
    const place = isAnswer ? this.#waiting.findIndex((other) => !other.isAnswer) : -1;
    this.#waiting.splice(place < 0 ? this.#waiting.length : place, 0, line);
    this.#go();
  }

  // Stops what is being said: a key was pressed. What waits is said all the same.
  hush() {
    speechSynthesis.cancel();
  }

  forget() {
    this.#waiting = [];
    this.hush();
  }

  #go() {
    if (this.#speaks || !this.#waiting.length) return;
    const line = this.#waiting.shift();
    this.#speaks = true;
    line.onend = line.onerror = () => {
      this.#speaks = false;
      this.#go();
    };
    speechSynthesis.speak(line);
  }
}
