// A stranger's player: it goes to a house with the computer's own ssh, and plays a match with whoever comes.
// node bot.mjs PORT NAME [CODE] [ssh options...]: opens a table for two, or sits down at the table of the code.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [port, name, code, ...options] = process.argv.slice(2);
const ssh = spawn("ssh", ["-T", "-s", "-p", port, ...options, `${name}@127.0.0.1`, "access-uno"], {
  stdio: ["pipe", "pipe", "inherit"],
});
const ask = (wish) => ssh.stdin.write(JSON.stringify(wish) + "\n");
const COLOURS = { red: "R", green: "G", blue: "B", yellow: "Y" };
const ORDER = ["play", "accept", "draw", "pass", "colour", "choose", "show", "discard", "agree", "next"];
let view = null;

// The colour that one holds most of.
function best() {
  const count = (colour) => view.hand.filter((card) => card.startsWith(COLOURS[colour])).length;
  return Object.keys(COLOURS).sort((one, other) => count(other) - count(one))[0];
}

// Of all that is legal: a card before anything else, coloured ones before wild ones, UNO with the last but one.
function choose() {
  const rank = ([verb, card, colour]) =>
    10 * ORDER.indexOf(verb) + (colour ? (colour === best() ? 1 : 2) : 0) + (card === "W+4" ? 3 : 0);
  const actions = view.legal.map((action) => action.split(" ")).filter(([verb]) => ORDER.includes(verb));
  const action = actions.sort((one, other) => rank(one) - rank(other))[0];
  return action.join(" ") + (action[0] === "play" && view.hand.length === 2 ? " uno" : "");
}

function hear(told) {
  switch (told.type) {
    case "hello":
      ask({ do: "hello", protocol: 1, language: "en" });
      ask(code ? { do: "join", code } : { do: "play", seats: 2, rules: { rounds: "1" } });
      break;
    case "done":
      if (told.do === "play") console.log(told.code);
      break;
    case "refused":
      console.error(`${told.code}: ${told.reason}`);
      break;
    case "match":
    case "game":
      view = told.view;
      break;
    case "waits":
      if (told.for === "over") {
        console.log(`Winner: ${view.champions.join(", ")}`);
        ssh.stdin.end();
      } else if (told.for === "round" || (told.for === "person" && told.name === view.you)) {
        ask({ do: "act", action: choose(), step: told.step });
      } else if (told.chances.length) {
        ask(told.chances.includes("uno") ? { do: "act", action: "uno" } : { do: "go", step: told.step });
      }
      break;
    case "closed":
      console.error(told.reason);
  }
}

createInterface({ input: ssh.stdout }).on("line", (line) => hear(JSON.parse(line)));
ssh.on("exit", (status) => process.exit(status ?? 1));
