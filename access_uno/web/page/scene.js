// Puts a scene on the page. Nothing is made anew that has not changed, and the focus stays where it is.

const KNOWN = 200; // milliseconds after which readers know of a change

const byId = (id) => document.getElementById(id);

// Makes the children of a list be these items, and keeps the nodes of those that stay.
// Each item has a key; `make(node)` fills a new node, `update(node, item)` brings one up to date.
export function reconcile(list, items, make, update) {
  const wanted = new Set(items.map((item) => item.key));
  for (const node of [...list.children]) if (!wanted.has(node.dataset.key)) leave(list, node);
  const known = new Map([...list.children].map((node) => [node.dataset.key, node]));
  items.forEach((item, place) => {
    const node = known.get(item.key) ?? make(item);
    node.dataset.key = item.key;
    if (node.contains(document.activeElement)) {
      while (list.children[place] !== node) list.append(list.children[place]); // it loses the focus if it is moved
    } else if (list.children[place] !== node) list.insertBefore(node, list.children[place] ?? null);
    update(node, item, place);
  });
}

// Takes a node away; if the focus is in it, its neighbour has it in the same frame.
function leave(list, node) {
  const hadFocus = node.contains(document.activeElement);
  const place = [...list.children].indexOf(node);
  node.remove();
  if (!hadFocus) return;
  const next = list.children[Math.min(place, list.children.length - 1)]?.querySelector("button");
  (next ?? list.closest("section").querySelector("h2")).focus();
}

// Gives each thing a key of its own: its name, and how many of that name came before.
export function keyed(things, name) {
  const counts = new Map();
  return things.map((thing) => {
    const count = counts.get(name(thing)) ?? 0;
    counts.set(name(thing), count + 1);
    return { ...thing, key: `${name(thing)} ${count}` };
  });
}

// Returns a message with what belongs in its places, whatever signs stand in that: a name may be `$&` or `{cards}`.
export function filled(message, given) {
  return message.replace(/\{(\w+)\}/g, (place, name) => given[name] ?? place);
}

// Changes a text where it stands: each node that comes or goes is an event for readers, and of fifty at once they
// drop those that they are to announce.
export function setText(node, text) {
  if (node.textContent === text) return;
  if (node.firstChild) node.firstChild.data = text;
  else node.textContent = text;
}

function setLabel(node, text) {
  if (node.getAttribute("aria-label") !== text) node.setAttribute("aria-label", text);
}

function setData(node, name, value) {
  if (node.dataset[name] !== value) node.dataset[name] = value;
}

function element(name, text = "", kind = "") {
  const node = document.createElement(name);
  if (text) node.textContent = text;
  if (kind) node.className = kind;
  return node;
}

function buttonItem() {
  const item = element("li");
  const button = item.appendChild(element("button"));
  button.type = "button";
  return item;
}

// A card to look at, or a colour: its sign, its colour as a letter and as a shape. Readers have its label alone.
function drawn(node, card, words) {
  setData(node, "colour", card.colour || "wild");
  if (!node.children.length) {
    node.append(element("span", "", "sign"), element("span"));
    for (const part of node.children) part.setAttribute("aria-hidden", "true");
  }
  const [sign, told] = node.children;
  setData(sign, "sign", card.sign);
  setText(told, words);
  if (node.tagName === "BUTTON") setLabel(node, words);
}

// A chart for eyes, of what the text beside it says: a bar for each match, high as its share of rounds, full if won.
function chart(bars) {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("class", "chart");
  picture.setAttribute("viewBox", `0 0 ${bars.length * 12} 104`);
  picture.setAttribute("aria-hidden", "true");
  bars.forEach((bar, place) => {
    const shape = picture.appendChild(document.createElementNS(picture.namespaceURI, "rect"));
    const height = Math.max(bar.height ?? 0, 6);
    const sizes = { x: place * 12 + 2, y: 102 - height, width: 8, height, class: bar.won ? "won" : "lost" };
    for (const [name, value] of Object.entries(sizes)) shape.setAttribute(name, value);
  });
  return picture;
}

// `wish(command, what)` asks the console for something.
export class SceneView {
  #wish;
  #words = {};
  #scene = {};
  #number = 0;
  #places = new Map(); // where the focus was in scenes that may come back

  constructor(wish) {
    this.#wish = wish;
    // On the document: readers call all within an element that listens for clicks clickable.
    document.addEventListener("click", (event) => this.#clicked(event.target.closest("#main button")));
    byId("main").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#wish("take", byId("entry").value);
    });
  }

  get number() {
    return this.#number;
  }

  use(words) {
    this.#words = words;
    for (const name of ["table", "deeds", "happened", "players"]) setText(byId(`${name}-title`), words[name]);
    if (this.#scene.kind) this.#draw();
  }

  // Shows a scene. `own`: it follows from something that was done here, so the focus may go to it.
  show(changes, number, own) {
    const isNew = number !== this.#number;
    if (isNew) this.#remember();
    this.#scene = changes.kind === this.#scene.kind ? { ...this.#scene, ...changes } : changes;
    this.#number = number;
    const focused = document.activeElement;
    if (isNew) this.#empty();
    this.#draw();
    const isLost = focused !== document.activeElement || focused?.closest("[hidden]");
    if (isNew && (own || isLost)) this.#focus(own, focused);
  }

  // Moves the focus once readers know what is new: of what comes and has the focus at once, Orca says nothing.
  // A key that has moved it meanwhile counts.
  #focusSoon(node) {
    const places = [document.activeElement, document.body]; // what is hidden loses the focus to the body
    setTimeout(() => places.includes(document.activeElement) && node.focus(), KNOWN);
  }

  // Takes away what was asked; in a menu the focus waits at the heading.
  #empty() {
    const body = byId("asked-body");
    if (this.#scene.kind === "choices" && body.contains(document.activeElement)) byId("asked-title").focus();
    body.replaceChildren();
  }

  #remember() {
    const item = document.activeElement?.closest("#cards > li, #commands > li, #asked-body li");
    if (item) this.#places.set(this.#number, { list: item.parentElement.id, place: [...item.parentElement.children].indexOf(item) });
    else this.#places.delete(this.#number);
  }

  #focus(own, before) {
    if (before?.id === "pad" && !byId("pad").hidden && this.#scene.kind !== "text-to-type") {
      before.focus();
      return;
    }
    const known = this.#places.get(this.#number);
    const list = known && byId(known.list);
    const item = list?.children[Math.min(known.place, list.children.length - 1)];
    const asked = byId("asked-body");
    const first = asked.querySelector("input, button[aria-current]") ?? asked.querySelector("button"); // of a question none is current
    const heading = byId(byId("asked").hidden ? "table-title" : "asked-title");
    if (own && first?.select) first.select();
    const to = this.#scene.kind === "table-scene" ? (item?.querySelector("button") ?? heading) : own ? (first || heading) : heading;
    if (to === first && !first.select) this.#focusSoon(to);
    else to.focus(); // a field at once: the next key may be its first letter
  }

  #clicked(button) {
    if (!button) return;
    const { card, name, command, choice, what } = button.dataset;
    if (card) this.#wish("play", name);
    else if (choice !== undefined) this.#wish("choose", choice);
    else if (command) this.#wish(command, command === "take" ? byId("entry").value : what);
  }

  #draw() {
    const scene = this.#scene;
    const isTable = scene.kind === "table-scene";
    document.title = `${scene.title} - access-uno`;
    byId("asked").hidden = isTable;
    byId("table").hidden = !isTable;
    byId("hand").hidden = !isTable || scene.focus < 0;
    byId("deeds").hidden = false;
    if (isTable) this.#drawTable(scene);
    else {
      setText(byId("asked-title"), scene.title);
      this[{ choices: "drawChoices", "text-to-type": "drawEntry", "text-to-read": "drawText" }[scene.kind]]?.(scene);
    }
    reconcile(byId("commands"), keyed(scene.deeds, (deed) => `${deed.command} ${deed.what ?? ""}`), buttonItem, (item, deed) => {
      setData(item.firstChild, "command", deed.command);
      setData(item.firstChild, "what", deed.what ?? "");
      setText(item.firstChild, deed.text);
    });
  }

  #drawTable(scene) {
    setText(byId("table-title"), scene.title);
    setText(byId("hand-title"), filled(this.#words.hand, { count: scene.hand.length }));
    byId("top-card").hidden = !scene.top;
    if (scene.top) drawn(byId("top-card"), scene.top, scene.top.words);
    const facts = [
      ["top", scene.top?.words],
      ["colour", scene.colour],
      ["pile", String(scene.pile)],
    ];
    const told = facts.filter(([, value]) => value).map(([name, value]) => ({ key: name, text: filled(this.#words[name], { what: value }) }));
    told.push({ key: "direction", text: this.#words[scene.clockwise ? "left" : "right"] });
    reconcile(byId("facts"), told, () => element("li"), (item, fact) => setText(item, fact.text));
    reconcile(byId("players"), keyed(scene.players, (player) => player.name), () => element("li"), (item, player) => this.#drawPlayer(item, player));
    reconcile(byId("cards"), keyed(scene.hand, (card) => card.name), buttonItem, (item, card, place) => this.#drawCard(item.firstChild, card, place));
  }

  #drawPlayer(item, player) {
    const words = this.#words;
    const told = [filled(words.player, player)];
    for (const [name, holds] of [["on-turn", player.on_turn], ["you", player.is_reader], ["away", player.is_away], ["computer", player.is_computer]]) {
      if (holds) told.push(words[name]);
    }
    setText(item, told.join(", "));
    item.classList.toggle("on-turn", Boolean(player.on_turn));
  }

  #drawCard(button, card, place) {
    const words = this.#words;
    const told = filled(words.place, { place: place + 1, count: this.#scene.hand.length });
    setData(button, "card", card.code);
    setData(button, "name", card.name);
    setData(button, "fits", card.fits ? "yes" : "no");
    button.classList.toggle("in-focus", place === this.#scene.focus);
    drawn(button, card, [card.words, told, ...(card.fits ? [words.fits] : [])].join(", "));
  }

  drawChoices(scene) {
    const body = byId("asked-body");
    const groups = [];
    for (const choice of scene.choices) {
      const group = choice.group ?? "";
      if (groups.at(-1)?.group !== group) groups.push({ group, choices: [] });
      groups.at(-1).choices.push(choice);
    }
    let place = 0;
    reconcile(body, keyed(groups, (group) => group.group), () => this.#madeGroup(), (node, group) => {
      node.firstChild.hidden = !group.group;
      setText(node.firstChild, group.group);
      reconcile(node.lastChild, keyed(group.choices, (choice) => choice.name), buttonItem, (item, choice) => {
        const button = item.firstChild;
        setData(button, "choice", choice.name);
        if (choice.colour) drawn(button, { colour: choice.colour, sign: "" }, choice.text);
        else setText(button, choice.text);
        if (place++ === scene.current) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      });
    });
  }

  #madeGroup() {
    const group = element("div");
    group.append(element("h3"), element("ul", "", "choices"));
    return group;
  }

  drawEntry(scene) {
    const body = byId("asked-body");
    if (body.querySelector("form")) return; // what is typed here stays as it is
    const form = body.appendChild(element("form"));
    const label = form.appendChild(element("label", scene.title));
    const input = form.appendChild(element("input"));
    input.id = "entry";
    label.htmlFor = "entry";
    input.value = scene.text;
    input.maxLength = 1000;
    input.autocomplete = "off";
  }

  drawText(scene) {
    const body = byId("asked-body");
    if (body.children.length) return;
    for (const paragraph of scene.paragraphs) {
      if (paragraph.heading) body.append(element("h3", paragraph.heading));
      body.append(element("p", paragraph.text));
      if (paragraph.chart) body.append(chart(paragraph.chart));
    }
  }
}
