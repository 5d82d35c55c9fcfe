// A clock that a test sets, and what the test has written to standard input.

let now = 0;
let waiting = [];

export const clock = {
  now: () => now,
  later: (milliseconds, what) => {
    const timer = { at: now + milliseconds, what };
    waiting.push(timer);
    return () => (waiting = waiting.filter((other) => other !== timer));
  },
};

export function passTo(time) {
  for (;;) {
    const next = waiting.filter((timer) => timer.at <= time).sort((one, other) => one.at - other.at)[0];
    if (!next) break;
    waiting = waiting.filter((timer) => timer !== next);
    now = next.at;
    next.what();
  }
  now = Math.max(now, Math.min(time, Number.MAX_SAFE_INTEGER));
}

export async function input() {
  let text = "";
  for await (const chunk of process.stdin) text += chunk;
  return JSON.parse(text);
}
