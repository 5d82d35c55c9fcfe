// The line to the console. When it is cut it comes back by itself, to the same place.
//
// A wish is never kept for later, nor sent twice: by then it could mean something else. So a wish that cannot be sent
// is told at once, and one that was under way when the line was cut is told when it is back.

// In milliseconds.
const RETRIES = [300, 1000, 2000, 5000, 10000];
const SILENCE = 5000; // after which a line that owes an answer counts as cut: browsers notice after minutes
const UNNOTICED = 2000; // a cut that is shorter needs no word
const SAID = 1500; // a press so soon after one that could not be sent gets no answer of its own

export class Connection {
  #make;
  #clock;
  #page;
  #socket = null;
  #tries = 0;
  #sent = 0; // wishes of this visit
  #isOpen = false;
  #isOver = false;
  #isTold = false; // that the line is cut
  #unsentAt = -SAID;
  #expected = null; // calls off what happens if no answer comes
  #notice = () => {}; // calls off what happens if the line does not come back soon

  // `make()` returns a new WebSocket. The clock is that of the announcer. The page has `greeting()`, the first
  // wish on each line; `take(message)`; and `tell(what)`, where `what` is `cut`, `back`, `unsent` or `lost`.
  constructor(make, clock, page) {
    this.#make = make;
    this.#clock = clock;
    this.#page = page;
    this.#connect();
  }

  // Sends a wish; returns whether that could be.
  send(wish) {
    if (this.#isOver) return false;
    if (!this.#isOpen) {
      this.#refuse();
      return false;
    }
    this.#sent++;
    this.#socket.send(JSON.stringify(wish));
    this.#expect();
    return true;
  }

  #refuse() {
    const now = this.#clock.now();
    if (now - this.#unsentAt < SAID) return;
    this.#unsentAt = now;
    this.#tell("unsent");
  }

  #connect() {
    const socket = this.#make();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#page.greeting()));
    socket.onmessage = (event) => this.#take(JSON.parse(event.data));
    socket.onclose = () => this.#cut();
    this.#expect();
  }

  #expect() {
    this.#expected ??= this.#clock.later(SILENCE, () => this.#cut());
  }

  #answered() {
    this.#expected?.();
    this.#expected = null;
  }

  #take(message) {
    this.#answered();
    if (message.type === "ended") this.#isOver = true;
    this.#page.take(message);
    if (message.type === "opened") this.#opened(message);
  }

  #opened({ is_new: isNew, wishes = 0 }) {
    this.#notice();
    this.#isOpen = true;
    this.#tries = 0;
    if (this.#isTold) this.#page.tell("back");
    if (!isNew && wishes < this.#sent) this.#page.tell("lost");
    this.#isTold = false;
    this.#sent = wishes;
  }

  #cut() {
    const socket = this.#socket;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#answered();
    if (this.#isOver) return;
    if (this.#isOpen) this.#notice = this.#clock.later(UNNOTICED, () => this.#tell("cut"));
    this.#isOpen = false;
    this.#clock.later(RETRIES[Math.min(this.#tries++, RETRIES.length - 1)], () => this.#connect());
  }

  #tell(what) {
    this.#notice();
    this.#isTold = true;
    this.#page.tell(what);
  }
}
