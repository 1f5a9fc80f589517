// What happened, line by line: whose doing it is, is seen at a glance. Every line is a sentence and stays
// one; names in it are bold, and who is named first has their picture where their doings begin.
const page = document.querySelector("[data-people]");
const people = JSON.parse(page?.dataset.people ?? "[]");
const called = new Map(people.flatMap((one) => one.names.map((name) => [name, one])));
const names = [...called.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
const NAMED = names.length ? new RegExp(`(?<!\\p{L})(${names.join("|")})(?!\\p{L})`, "u") : null;

export function lineOf(sentence, begins) {
  const line = document.createElement("li");
  line.textContent = sentence;
  if (begins) line.className = "chapter";
  return line;
}

export function append(list, line) {
  list.append(line);
  enliven(line, line.previousElementSibling);
}

export function enlivenAll(list) {
  for (const line of list?.children ?? []) enliven(line, line.previousElementSibling);
}

// A line is told in the colour of who acts in it; their picture stands where they begin to.
function enliven(line, before) {
  const words = line.querySelector("a") ?? line;
  const [first, ...others] = NAMED ? words.textContent.split(NAMED) : [words.textContent];
  if (!others.length) return;
  const parts = others.map((part, at) => (at % 2 ? part : bold(part, others[at + 1])));
  const who = called.get(others[0]);
  words.replaceChildren(first, ...parts);
  line.dataset.who = who.seat;
  line.classList.add("of-one", ...(who.colour ? [`own-${who.colour}`] : []), ...(who.isOwn ? ["own"] : []));
  if (line.classList.contains("chapter") || before?.dataset.who !== line.dataset.who) words.prepend(portrait(who));
}

// Nothing stands between a name and its ending.
function bold(name, next) {
  const words = document.createElement("b");
  words.textContent = name;
  if (called.get(name).isOwn && next.startsWith(" ")) words.dataset.you = page.dataset.you;
  return words;
}

function portrait({ portrait: src }) {
  return Object.assign(new Image(28, 28), { src, alt: "", className: "portrait" });
}
