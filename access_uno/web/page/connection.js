// The line to the console. When it is cut it comes back by itself, to the same place.
//
// A wish is never kept for later, nor sent twice: by then it could mean something else. So a wish that cannot be sent
// is told at once, and one that was under way when the line was cut is told when it is back.

// In milliseconds.
const RETRIES = [300, 1000, 2000, 5000, 10000];
const SILENCE = 5000; // after which a line that owes an answer counts as cut: browsers notice after minutes
const UNNOTICED = 2000; // a cut that is shorter needs no word
const SAID = 1500; // a press so soon after one that could not be sent gets no answer of its own

// Connects, and returns what sends a wish and tells whether that could be. `make()` returns a new WebSocket; the clock
// is that of the announcer. The page has `greeting()`, the first wish on each line; `take(message)`; and `tell(what)`,
// where `what` is `cut`, `back`, `unsent` or `lost`.
export function connected(make, clock, page) {
  let socket, tries = 0, sent = 0, unsentAt = -SAID; // sent: wishes of this visit
  let isOpen = false, isOver = false, isTold = false; // isTold: that the line is cut
  let expected = null; // calls off what happens if no answer comes
  let notice = () => {}; // calls off what happens if the line does not come back soon

  function connect() {
    socket = make();
    socket.onopen = () => socket.send(JSON.stringify(page.greeting()));
    socket.onmessage = (event) => take(JSON.parse(event.data));
    socket.onclose = cut;
    expect();
  }

  function expect() {
    expected ??= clock.later(SILENCE, cut);
  }

  function answered() {
    expected?.();
    expected = null;
  }

  function take(message) {
    answered();
    isOver ||= message.type === "ended";
    page.take(message);
    if (message.type === "opened") opened(message);
  }

  function opened({ is_new: isNew, wishes = 0 }) {
    notice();
    isOpen = true;
    if (isTold) page.tell("back");
    if (!isNew && wishes < sent) page.tell("lost");
    [isTold, tries, sent] = [false, 0, wishes];
  }

  function cut() {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    answered();
    if (isOver) return;
    if (isOpen) notice = clock.later(UNNOTICED, () => tell("cut"));
    isOpen = false;
    clock.later(RETRIES[Math.min(tries++, RETRIES.length - 1)], connect);
  }

  function tell(what) {
    notice();
    isTold = true;
    page.tell(what);
  }

  connect();
  return (wish) => {
    if (isOpen && !isOver) {
      sent++;
      socket.send(JSON.stringify(wish));
      expect();
    } else if (!isOver && clock.now() - unsentAt >= SAID) {
      unsentAt = clock.now();
      tell("unsent");
    }
    return isOpen && !isOver;
  };
}
