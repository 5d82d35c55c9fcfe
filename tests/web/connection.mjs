// Reads from standard input what happens to the line of a page, and when; prints what the page sends, and what it
// tells of the line.

import { connected } from "../../access_uno/web/page/connection.js";
import { clock, input, passTo } from "./clock.mjs";

const found = [];
let socket = null;

function note(what) {
  found.push({ at: clock.now(), ...what });
}

function make() {
  note({ connects: true });
  socket = { send: (text) => note({ sent: JSON.parse(text).do }), close: () => note({ closed: true }) };
  return socket;
}

const send = connected(make, clock, {
  greeting: () => ({ do: "open" }),
  take: (message) => note({ took: message.type }),
  tell: (what) => note({ told: what }),
});
const HAPPENS = {
  opened(message) {
    socket.onopen?.();
    socket.onopen = null;
    socket.onmessage?.({ data: JSON.stringify({ type: "opened", is_new: false, ...message }) });
  },
  answer: () => socket.onmessage?.({ data: JSON.stringify({ type: "told" }) }),
  ended: () => socket.onmessage?.({ data: JSON.stringify({ type: "ended" }) }),
  cut: () => socket.onclose?.(),
  press: () => note({ press: send({ do: "press" }) }),
};
for (const { at, happens, ...more } of await input()) {
  passTo(at);
  HAPPENS[happens](more);
}
passTo(clock.now() + 60_000);
console.log(JSON.stringify(found));
