// Avé moves: dice tumble out of the cup as cubes and slide into the order of the numeral, a stylus cuts
// it into the wax, a failed throw cracks, cards turn over.
import { scene } from "../../scenes.js";

const SVG = "http://www.w3.org/2000/svg";
const SIDES = ["I", "I", "I", "V", "X", "X"];
// Where the sides of a cube stand; the first one is seen in the end.
const STANDS = ["", "rotateY(180deg)", "rotateY(90deg)", "rotateY(-90deg)", "rotateX(90deg)", "rotateX(-90deg)"];
// What others do goes by faster than what one does oneself; their cards are new, and are read.
const OWN = { tumble: 420, slide: 160, read: 240, carry: 320, write: 460, gather: 280, cup: 160, aside: 420, stop: 300, card: 240, shake: 480, told: 1100 };
const OTHERS = { tumble: 220, slide: 80, read: 70, carry: 180, write: 220, gather: 170, cup: 90, aside: 300, stop: 150, card: 380, shake: 340, told: 600 };
const HIGHEST = 39;
const DICE = 6;
// What happens is no secret: it is told as it begins.
const OPEN = { isOpen: true };
// Dice on their way, when several are thrown at once.
const flying = [];

// --- What lies where ---

const root = (stage) => stage.board.querySelector(".ave");
const thrownOn = (board) => board.querySelector(".ave .thrown");
const diceOn = (board) => [...board.querySelectorAll(".ave .thrown .die")];
const lineOf = (board, seat, row) => board.querySelector(`#tablet-${seat} .line:nth-child(${row})`);
const tabletOf = (stage, seat) => stage.board.querySelector(`#tablet-${seat}`);
// Several turns may pass before the board that comes; only of the turn that lies there does it tell.
const isComing = (stage) => seatOn(stage.board) === seatOn(stage.coming);
const seatOn = (board) => board.querySelector(".ave .tray")?.dataset.seat;
const isOwn = (stage, seat) => stage.board.querySelector(`#tablet-${seat}`)?.classList.contains("own") ?? false;

const tempo = (stage) => (stage.board.querySelector(".ave .tray.mine") ? OWN : OTHERS);

function drawn(shape, className, box = "0 0 48 48") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#ave-${shape}`);
  svg.append(use);
  return svg;
}

function made(className, ...inside) {
  const element = document.createElement("div");
  element.className = className;
  element.append(...inside);
  return element;
}

// Lay something over the board where something else is seen, or was.
function over(stage, element, box) {
  const ground = root(stage).getBoundingClientRect();
  Object.assign(element.style, { left: `${box.x - ground.x}px`, top: `${box.y - ground.y}px` });
  element.setAttribute("aria-hidden", "true");
  root(stage).append(element);
  return element;
}

const shift = (from, to) => [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];

// --- Rolling ---

scene("die_rolled", async ({ seat, face }, stage) => {
  const thrown = thrownOn(stage.board);
  if (!thrown) return;
  thrown.querySelector(".nothing")?.remove();
  makeWhole(stage);
  offerNothing(stage);
  stage.say(tabletOf(stage, seat)?.dataset.rolls ?? "");
  const key = `die-${face}-${diceOn(stage.board).filter((die) => die.dataset.key.startsWith(`die-${face}-`)).length + 1}`;
  const die = stage.next(key)?.cloneNode(true) ?? drawn(`face-${face}`, "die");
  die.querySelector(".crack")?.remove();
  die.dataset.key = key;
  const cup = stage.piece("cup");
  const from = cup.getBoundingClientRect();
  takeOne(stage, cup);
  thrown.append(die);
  stage.sound("die");
  const { tumble: duration, read } = tempo(stage);
  if (!flying.length) stage.animate(cup, [{}, { transform: "rotate(38deg)", offset: 0.4 }, {}], duration * 0.85);
  flying.push(tumble(stage, die, face, from, duration));
  if (isThrownWithNext(stage)) { await stage.pause(90); return; }
  await Promise.all(flying.splice(0));
  await readDice(stage, read);
});

// Out of the cup come first the dice that were taken up, then those that wait.
function takeOne(stage, cup) {
  const held = Number(cup.dataset.holds ?? 0);
  if (held) cup.dataset.holds = held - 1;
  else [...stage.board.querySelectorAll(".ave .waiting")].at(-1)?.remove();
  countLeft(stage);
}

// Dice thrown by the last action fly at once; those before it were thrown before.
function isThrownWithNext(stage) {
  const [lie, come] = [diceOn(stage.board).length, diceOn(stage.coming)];
  const before = come.length - come.filter((die) => die.classList.contains("rolled")).length;
  return isComing(stage) && lie > before && lie < come.length;
}

// What could be done before is offered no longer, and what was read is read no longer.
function offerNothing(stage) {
  closeOffers(stage);
  stage.board.querySelector(".ave .readings")?.replaceChildren();
}

function closeOffers(stage) {
  for (const offer of stage.board.querySelectorAll(".ave .offers, .ave .ends")) offer.style.visibility = "hidden";
  for (const card of stage.board.querySelectorAll(".ave .usable")) card.classList.remove("usable");
  for (const menu of stage.board.querySelectorAll(".ave .menu[open]")) menu.open = false;
  for (const told of stage.board.querySelectorAll(".ave .odds .leaflet")) told.style.visibility = "hidden";
}

// Whoever has written or passed has nothing more to press.
function endTurn(stage) {
  closeOffers(stage);
  stage.board.querySelector(".ave .rolling")?.classList.add("done");
}

function countLeft(stage) {
  const [now, then] = [stage.board, stage.coming].map((board) => board.querySelector(".ave .left"));
  if (!now) return;
  const [here, there] = [now, then].map((left) => left?.querySelectorAll(".waiting").length);
  const count = now.querySelector(".count");
  if (isComing(stage) && here === there) count.textContent = then.querySelector(".count").textContent;
  else count.textContent = now.dataset.left.split("|")[here] ?? "";
}

async function tumble(stage, die, face, from, duration) {
  const to = die.getBoundingClientRect();
  const others = [...SIDES];
  others.splice(others.indexOf(face), 1);
  const turn = Math.round(Math.random() * 4);
  const sides = [face, ...others.slice(turn), ...others.slice(0, turn)];
  const cube = made("cube");
  sides.forEach((side, number) => {
    const one = made("side", drawn(`cut-${side}`, "sign"));
    one.style.transform = `${STANDS[number]} translateZ(${to.width / 2 - 1}px)`;
    cube.append(one);
  });
  const height = made("hop", cube);
  const ground = made("ground");
  const flight = over(stage, made("flight", ground, height), to);
  Object.assign(flight.style, { width: `${to.width}px`, height: `${to.height}px` });
  height.style.perspective = `${to.width * 5}px`;
  die.style.visibility = "hidden";
  const [x, y] = shift(from, to);
  const spin = Math.random() < 0.5 ? 1 : -1;
  const away = `translateZ(${-to.width / 2}px)`;
  const turns = `rotateX(${-540 * spin - 90}deg) rotateY(${360 + 90 * turn}deg) rotateZ(${120 * spin}deg)`;
  await Promise.all([
    stage.animate(flight, [{ translate: `${x}px ${y}px`, scale: 0.45 }, { scale: 1, offset: 0.35 }, { translate: "0 0" }], duration, { easing: "cubic-bezier(.2, .7, .4, 1)" }),
    stage.animate(height, [
      { translate: "0 0" }, { translate: `0 ${-to.height * 0.9}px`, offset: 0.3, easing: "ease-in" }, { translate: "0 0", offset: 0.62, easing: "ease-out" },
      { translate: `0 ${-to.height * 0.22}px`, offset: 0.78, easing: "ease-in" }, { translate: "0 0" },
    ], duration, { easing: "ease-out" }),
    stage.animate(height, [{ filter: "blur(2.5px)" }, { filter: "blur(2px)", offset: 0.5 }, { filter: "blur(0)", offset: 0.8 }, { filter: "blur(0)" }], duration),
    stage.animate(cube, [{ transform: `${away} ${turns}` }, { transform: `${away} rotateX(0) rotateY(0) rotateZ(0)` }], duration, { easing: "cubic-bezier(.25, .6, .35, 1)", fill: "forwards" }),
    stage.animate(ground, [{ opacity: 0.15, scale: 0.6 }, { opacity: 0.9, scale: 1 }], duration),
  ]);
  die.style.visibility = "";
  flight.remove();
}

// The dice slide into the order of the numeral, and what they read is written.
async function readDice(stage, duration) {
  const before = diceOn(stage.board).map((die) => [die, die.getBoundingClientRect()]);
  const byKey = new Map(before.map(([die]) => [die.dataset.key, die]));
  const come = isComing(stage) ? diceOn(stage.coming).map((die) => byKey.get(die.dataset.key)) : [];
  const isLast = come.length === before.length && come.every(Boolean);
  const numbers = isLast ? [] : numbersOf(stage);
  thrownOn(stage.board).append(...(isLast ? come : inOrder(diceOn(stage.board), numbers.at(-1))));
  const moves = before.map(([die, was]) => {
    const [x, y] = shift(was, die.getBoundingClientRect());
    return Math.hypot(x, y) < 2 ? null : stage.animate(die, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], tempo(stage).slide);
  });
  await Promise.all(moves);
  const [now, then] = [stage.board, stage.coming].map((board) => board.querySelector(".ave .readings"));
  if (!now || (isLast && (!then || now.innerHTML === then.innerHTML))) return;
  if (isLast) now.innerHTML = then.innerHTML;
  else now.replaceChildren(...numbers.flatMap((one, at) => [joint(at ? now.dataset.or : now.dataset.reads), reading(one)]));
  await Promise.all([...now.querySelectorAll(".reading")].map((reading) => Promise.all([
    stage.animate(reading, [{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], duration * 0.4),
    cut(stage, reading.querySelector(".carved"), duration),
    stage.animate(reading.querySelector(".arabic"), [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], duration),
  ])));
  if (isLast) await praise(stage);
}

// --- What dice read on the way to the board that comes ---

const faceOf = (die) => die.dataset.key.split("-")[1];
const spread = (signs) => [...signs].sort().join("");

// The numerals that are made of the signs that lie.
function numbersOf(stage) {
  const lying = spread(diceOn(stage.board).map(faceOf));
  return thrownOn(stage.board).dataset.numerals.split(" ").map((one, at) => {
    const [numeral, width] = one.split(":");
    return { numeral, width, number: at + 1 };
  }).filter(({ numeral }) => spread(numeral) === lying);
}

function inOrder(dice, number) {
  if (!number) return dice;
  const rest = [...dice];
  return [...number.numeral].map((sign) => rest.splice(rest.findIndex((die) => faceOf(die) === sign), 1)[0]);
}

function words(className, text) {
  return Object.assign(document.createElement("span"), { className, textContent: text });
}

function reading({ numeral, number, width }) {
  const plate = words("reading", "");
  plate.dataset.number = number;
  plate.append(drawn(`n${number}`, "carved", `0 0 ${width} 24`), words("unseen", numeral), " ", words("arabic", number));
  return plate;
}

const joint = (text) => words("joint", text);

// The sixth die has come, and what lies is a number that fits.
async function praise(stage) {
  const dice = diceOn(stage.board);
  if (dice.length < 6 || stage.coming.querySelector(".ave .spread.failed") || !stage.coming.querySelector(".ave .reading:not(.unfit)")) return;
  stage.sound("turn");
  await Promise.all([
    stage.show(stage.board.querySelector(".ave .left"), stage.board.querySelector(".ave .spread").dataset.six, tempo(stage).told),
    ...dice.map((die, at) => stage.animate(die, [{}, { translate: "0 0", offset: at / 12 }, { translate: "0 -10px", rotate: "12deg", offset: at / 12 + 0.25 }, { translate: "0 0", rotate: "0deg", offset: at / 12 + 0.5 }, {}], 700)),
  ]);
}

// The strokes of a numeral, one after the other.
function cut(stage, svg, duration) {
  const shape = document.querySelector(svg?.querySelector("use")?.getAttribute("href") ?? null);
  const strokes = shape?.getAttribute("d").match(/M[^M]+/g);
  if (!strokes) return Promise.resolve();
  const whole = svg.firstElementChild;
  const lines = strokes.map((stroke) => {
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("d", stroke);
    line.setAttribute("pathLength", "1");
    line.setAttribute("stroke-dasharray", "1 1.2");
    return line;
  });
  svg.replaceChildren(...lines);
  const many = lines.length;
  return Promise.all(lines.map((line, at) => stage.animate(line, [
    { strokeDashoffset: 1.1, offset: 0 }, { strokeDashoffset: 1.1, offset: at / many }, { strokeDashoffset: 0, offset: (at + 1) / many }, { strokeDashoffset: 0, offset: 1 },
  ], duration, { easing: "linear" }))).then(() => svg.replaceChildren(whole));
}

// --- Dice that are taken up, set aside, or of no use ---

scene("turn_began", async ({ seat }, stage) => {
  await Promise.all(flying.splice(0));
  endTurn(stage);
  makeWhole(stage);
  stage.board.querySelector(".ave .readings")?.replaceChildren();
  handOver(stage, seat);
  await gather(stage, diceOn(stage.board), () => layReady(stage));
}, OPEN);

// The tray is theirs who take the dice: so say its head, its ribbon and the ring around their tablet.
function handOver(stage, seat) {
  const [tray, tablet] = [stage.board.querySelector(".ave .tray"), tabletOf(stage, seat)];
  if (!tray || !tablet) return;
  for (const one of stage.board.querySelectorAll(".ave .tablet")) one.classList.toggle("asked", one === tablet);
  tray.classList.remove(`band-${tray.dataset.seat}`);
  tray.classList.add(`band-${seat}`);
  tray.classList.toggle("mine", isOwn(stage, seat));
  tray.dataset.seat = seat;
  const { dice, called } = tablet.dataset;
  const short = words("short", called ?? "");
  short.setAttribute("aria-hidden", "true");
  tray.querySelector(".whose .player").replaceChildren(...(called ? [words("long", dice), short] : [dice]));
  const round = stage.coming.querySelector(".ave .tray .round");
  if (round && isComing(stage)) tray.querySelector(".round").innerHTML = round.innerHTML;
  delete stage.piece("cup")?.dataset.holds;
  for (const die of stage.board.querySelectorAll(".ave .left .aside")) die.remove();
}

// Beside the cup lie all dice for who is next.
async function layReady(stage) {
  const now = stage.board.querySelector(".ave .waits");
  if (!now || now.childElementCount === DICE) return;
  now.replaceChildren(...Array.from({ length: DICE }, () => {
    const die = words("waiting", "");
    die.append(drawn("face-none", "die"));
    return die;
  }));
  countLeft(stage);
  await Promise.all([...now.children].map((die) => stage.animate(die, [{ opacity: 0, scale: 0.4 }, { opacity: 1, scale: 1 }], tempo(stage).cup)));
}

scene("dice_taken_up", async ({ face, dice }, stage) => {
  makeWhole(stage);
  const cup = stage.piece("cup");
  if (cup) cup.dataset.holds = Number(cup.dataset.holds ?? 0) + dice;
  const lying = diceOn(stage.board).filter((die) => die.dataset.key.startsWith(`die-${face}-`));
  await gather(stage, lying.sort((a, b) => (a.dataset.key < b.dataset.key ? -1 : 1)).slice(-dice));
}, OPEN);

async function gather(stage, dice, meanwhile = () => {}) {
  const cup = stage.piece("cup");
  if (!cup || !dice.length) { await meanwhile(); return; }
  const goal = cup.getBoundingClientRect();
  await Promise.all(dice.map((die) => {
    const [x, y] = shift(goal, die.getBoundingClientRect());
    die.style.zIndex = 6;
    return stage.animate(die, [{}, { translate: `${x}px ${y - 8}px`, scale: 0.4, rotate: "200deg", offset: 0.9 }, { translate: `${x}px ${y}px`, scale: 0.3, rotate: "220deg", opacity: 0 }], tempo(stage).gather, { fill: "forwards", easing: "ease-in" });
  }));
  dice.forEach((die) => die.remove());
  stage.board.querySelector(".ave .readings")?.replaceChildren();
  stage.sound("die");
  const shake = [0, -10, 10, -6, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
  await Promise.all([stage.animate(cup, shake, tempo(stage).cup), meanwhile()]);
}

scene("die_set_aside", async ({ face }, stage) => {
  makeWhole(stage);
  const lying = diceOn(stage.board).filter((one) => one.dataset.key.startsWith(`die-${face}-`));
  const die = lying.sort((a, b) => (a.dataset.key < b.dataset.key ? -1 : 1)).at(-1);
  const edge = stage.board.querySelector(".ave .left")?.getBoundingClientRect();
  if (!die || !edge) return;
  const box = die.getBoundingClientRect();
  const [x, y] = [edge.right - box.width * 0.3 - box.x - box.width / 2, edge.y + edge.height / 2 - box.y - box.height / 2];
  await stage.animate(die, [{}, { translate: `${x * 0.6}px ${y * 0.4 - 24}px`, rotate: "90deg", offset: 0.5 }, { translate: `${x}px ${y}px`, rotate: "194deg", scale: 0.5, opacity: 0.6 }], tempo(stage).aside, { fill: "forwards" });
  die.remove();
  await readDice(stage, tempo(stage).read);
}, OPEN);

scene("rolling_stopped", (_, stage) => stage.pause(tempo(stage).stop), OPEN);

scene("turn_failed", async (_, stage) => {
  const dice = diceOn(stage.board);
  const { shake } = tempo(stage);
  closeOffers(stage);
  for (const roll of stage.board.querySelectorAll(".ave .rolls")) roll.style.visibility = "hidden";
  if (!dice.length) return;
  stage.board.querySelector(".ave .spread").classList.add("failed");
  stage.sound("crumble");
  const [now, then] = [stage.board.querySelector(".ave .readings"), stage.coming.querySelector(".ave .readings")];
  const isLast = isComing(stage) && stage.coming.querySelector(".ave .spread.failed");
  if (now && then && isLast) now.innerHTML = then.innerHTML;
  else if (now?.querySelector(".reading")) for (const one of now.querySelectorAll(".reading")) one.classList.add("unfit");
  else now?.replaceChildren(words("nothing", now.dataset.none));
  dice.forEach((die, at) => {
    const crack = document.createElementNS(SVG, "use");
    crack.setAttribute("class", "crack");
    crack.setAttribute("href", `#ave-crack-${Number(die.dataset.key.split("-")[2] ?? at) % 2}`);
    die.append(crack);
  });
  await Promise.all([
    ...dice.map((die, at) => stage.animate(die, [0, -7, 6, -5, 4, -2, 0].map((x, step) => ({ translate: `${x}px ${step % 2 ? -3 - at : 0}px`, rotate: `${x * 2}deg` })), shake)),
    ...dice.flatMap((die) => [...die.querySelectorAll(".crack")]).map((crack) => stage.animate(crack, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1 }], shake)),
    now?.firstElementChild ? stage.animate(now, [{ opacity: 0, scale: 2 }, { opacity: 1, scale: 0.94, offset: 0.5 }, { opacity: 1, scale: 1 }], shake) : null,
  ]);
}, OPEN);

function makeWhole(stage) {
  stage.board.querySelector(".ave .spread").classList.remove("failed");
  for (const crack of stage.board.querySelectorAll(".ave .thrown .crack")) crack.remove();
}

// They fall off the tray, and whose they were is seen to pass.
scene("turn_passed", async ({ seat }, stage) => {
  const dice = diceOn(stage.board);
  const tablet = tabletOf(stage, seat);
  endTurn(stage);
  offerNothing(stage);
  stage.sound("crumble");
  const told = tablet && stage.show(tablet, stage.board.querySelector(".ave .spread").dataset.passed, tempo(stage).told);
  await Promise.all([told, ...dice.map((die, at) => stage.animate(die, [
    {}, { translate: `${(at % 2 ? 1 : -1) * 14}px -14px`, rotate: `${at % 2 ? 25 : -25}deg`, offset: 0.3, easing: "ease-in" },
    { translate: `${(at - 2) * 22}px 150px`, rotate: `${(at % 2 ? 1 : -1) * 210}deg`, opacity: 0 },
  ], 460, { fill: "forwards", easing: "ease-out" }))]);
  dice.forEach((die) => die.remove());
}, OPEN);

// --- Writing ---

scene("number_written", async ({ seat, number, row }, stage) => {
  const line = lineOf(stage.board, seat, row);
  const next = lineOf(stage.coming, seat, row)?.querySelector(".number");
  if (!line || !next) return;
  const { carry, write } = tempo(stage);
  endTurn(stage);
  countPoints(stage, seat);
  const reading = stage.board.querySelector(`.ave .reading[data-number="${number}"]`);
  const box = line.getBoundingClientRect();
  if (reading) {
    const was = reading.getBoundingClientRect();
    const plate = reading.cloneNode(true);
    plate.classList.add("plate");
    over(stage, plate, was);
    const [x, y] = shift(box, was);
    const size = Math.min(1, (box.height * 0.9) / was.height, (box.width * 0.9) / was.width);
    await stage.animate(plate, [{}, { translate: `${x * 0.5}px ${y * 0.5 - 20}px`, scale: (1 + size) / 2 + 0.1, offset: 0.5 }, { translate: `${x}px ${y}px`, scale: size, opacity: 0.2 }], carry, { fill: "forwards" });
    plate.remove();
  }
  const written = next.cloneNode(true);
  line.querySelector(".offers")?.remove();
  line.append(written);
  line.scrollIntoView?.({ block: "nearest" });
  stage.sound("write");
  const carved = written.querySelector(".carved");
  const words = carved ?? written.querySelector(".roman") ?? written;
  const seen = (words.getBoundingClientRect().width ? words : written).getBoundingClientRect();
  const pen = over(stage, made("pen", drawn("stylus", "stylus", "0 0 64 64")), seen);
  const high = pen.getBoundingClientRect().height;
  const tip = (share, dip) => ({ translate: `${seen.width * share - 4}px ${seen.height * dip - high * 0.92}px` });
  await Promise.all([
    carved ? cut(stage, carved, write) : stage.animate(written, [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 0 0 0)" }], write, { easing: "linear" }),
    carved && stage.animate(written.querySelector(".arabic"), [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], write),
    stage.animate(pen, [0, 1, 2, 3, 4, 5, 6, 7].map((step) => tip(step / 7, step % 2 ? 0.95 : 0.1)), write, { easing: "linear" }),
    stage.animate(line, [{}, { backgroundColor: "var(--wax-shine)", offset: 0.5 }, {}], write),
  ]);
  pen.remove();
  await celebrate(stage, seat, number, line);
}, OPEN);

// Points count while something else is seen, and nobody waits for them.
function countPoints(stage, seat) {
  const points = stage.next(`points-${seat}`)?.dataset.count;
  if (points !== undefined) stage.count(`points-${seat}`, Number(points));
}

// A feast for the highest number, and for a column that is full.
async function celebrate(stage, seat, number, line) {
  const { highest, seventh } = stage.board.querySelector(".ave .spread").dataset;
  const lines = [...line.parentElement.children];
  const isFull = lines.every((one) => one.querySelector(".number"));
  if (number < HIGHEST && !isFull) return;
  const tablet = stage.board.querySelector(`#tablet-${seat}`);
  const box = tablet.getBoundingClientRect();
  stage.sound(isFull ? "victory" : "coin");
  const petals = Array.from({ length: isOwn(stage, seat) ? 18 : 8 }, (_, at) => {
    const petal = over(stage, made("petal", drawn(at % 2 ? "leaf" : "petal", "", "0 0 20 20")), { x: box.x + box.width * Math.random(), y: box.y - 12 });
    const fall = stage.animate(petal, [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.7 }, { translate: `${(at % 5 - 2) * 14}px ${box.height * (0.6 + 0.4 * Math.random())}px`, rotate: `${(at % 7 - 3) * 130}deg`, opacity: 0 }], 1000 + 30 * at, { easing: "linear" });
    return fall.then(() => petal.remove());
  });
  await Promise.all([
    stage.show(isOwn(stage, seat) ? line : tablet, isFull ? seventh : highest, 1200),
    ...(isFull ? lines : [line]).map((one, at) => stage.animate(one, [{}, { offset: at / 14 }, { backgroundColor: "var(--glow)", offset: at / 14 + 0.2 }, {}], 900)),
    ...petals,
  ]);
}

// --- Cards ---

scene("card_played", (event, stage) => show(event.seat, event.card, null, stage), OPEN);
scene("joker_played", (event, stage) => show(event.seat, "joker", event.card, stage), OPEN);

// The card comes forward, is seen by all, and goes back turned over.
async function show(seat, card, as, stage) {
  const own = isOwn(stage, seat);
  const key = own ? `card-${card}` : `mini-${seat}-${card}`;
  const piece = stage.piece(key);
  const tray = stage.board.querySelector(".ave .tray");
  if (!piece || !tray) return;
  offerNothing(stage);
  countPoints(stage, seat);
  const name = piece.querySelector(".called, .unseen")?.textContent ?? "";
  const words = Object.assign(document.createElement("span"), { className: "called", textContent: name });
  const face = made("face", drawn(`card-${card}`, "art", "0 0 96 72"), words);
  if (as) face.append(drawn(`card-${as}`, "art", "0 0 96 72"));
  const [from, goal] = [piece.getBoundingClientRect(), tray.getBoundingClientRect()];
  const shown = over(stage, made("played", face), from);
  if (as) shown.style.height = "auto";
  const box = shown.getBoundingClientRect();
  const [x, y] = shift(from, box);
  const [toX, toY] = shift(goal, box);
  const small = { translate: `${x}px ${y}px`, scale: from.width / box.width };
  const large = { translate: `${toX}px ${toY}px`, scale: 1 };
  piece.style.opacity = own ? 0 : "";
  stage.sound("card");
  await stage.animate(shown, [{ ...small, opacity: 0.6 }, { ...large, opacity: 1 }], 260, { fill: "forwards" });
  await stage.pause(tempo(stage).card);
  await stage.animate(shown, [{ ...large, rotate: "y 0deg" }, { ...large, rotate: "y 90deg" }], 110, { fill: "forwards", easing: "ease-in" });
  face.replaceChildren(drawn("back", "art", "0 0 96 72"), words);
  await stage.animate(shown, [{ ...large, rotate: "y 90deg" }, { ...large, rotate: "y 0deg", offset: 0.35 }, { ...small, rotate: "y 0deg" }], 300, { fill: "forwards", easing: "ease-out" });
  const next = stage.next(key);
  if (next) piece.replaceWith(next.cloneNode(true));
  else piece.style.opacity = "";
  shown.remove();
}

// --- What is told to all ---

scene("last_round_called", async (_, stage) => {
  const told = stage.coming.querySelector(".ave .round strong")?.textContent;
  const tray = stage.board.querySelector(".ave .tray");
  if (told && tray) await stage.show(tray, told, 900);
}, OPEN);

// What is open lies over the board: a press beside it closes it, Escape closes all. Who rolls on with the
// odds open goes on looking at them.
document.addEventListener("pointerdown", ({ target }) => {
  const isRoll = target.closest?.(".ave .roll");
  for (const open of document.querySelectorAll(".ave details[open]")) {
    if (!open.contains(target) && !(isRoll && open.classList.contains("odds"))) open.open = false;
  }
});
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  closeNear();
  for (const open of document.querySelectorAll(".ave details[open]")) { open.open = false; open.querySelector("summary").focus(); }
});

// It stays within the room, and scrolls there; what it tells is fetched after it has opened.
document.addEventListener("toggle", ({ target }) => {
  const box = target.open && target.closest?.(".ave") && target.querySelector(".leaflet, .powers");
  if (!box) return;
  const room = (target.closest(".room") ?? document.documentElement).getBoundingClientRect();
  box.style.maxHeight = "";
  const { top, bottom } = box.getBoundingClientRect();
  const hangs = getComputedStyle(box).getPropertyValue("--hangs");
  box.style.maxHeight = `min(24rem, ${(hangs ? room.bottom - top : bottom - Math.max(room.top, 0)) - 6}px)`;
}, true);

// --- What has happened since one's own last turn ---

let latest = new Map();
let before = new Map();
let round = "";

function whatLiesOn(tablet) {
  return {
    rows: [...tablet.querySelectorAll(".line")].map((line) => line.querySelector(".arabic")?.textContent),
    cards: [...tablet.querySelectorAll(".mini")].map((card) => card.dataset.face),
    passes: tablet.querySelector(".passes")?.textContent,
  };
}

// While one is on turn, all that has changed on the tablets of the others is marked.
function markNews() {
  if (!document.querySelector("#board .ave .own.asked")) return;
  const tablets = [...document.querySelectorAll("#board .ave .tablet.little")];
  const roundNow = document.querySelector("#board .ave .round .number")?.textContent;
  if (roundNow !== round) [before, round] = [latest, roundNow];
  latest = new Map(tablets.map((tablet) => [tablet.id, whatLiesOn(tablet)]));
  for (const tablet of tablets) {
    const [was, now] = [before.get(tablet.id), latest.get(tablet.id)];
    if (!was) continue;
    tablet.querySelectorAll(".line").forEach((line, at) => line.classList.toggle("news", was.rows[at] !== now.rows[at]));
    tablet.querySelectorAll(".mini").forEach((card, at) => card.classList.toggle("news", was.cards[at] !== now.cards[at]));
    tablet.querySelector(".passes")?.classList.toggle("news", was.passes !== now.passes);
  }
}

// Whoever rolls by the keyboard does not pass by the same key: where a card can help, it comes first.
function keepFromPassing() {
  if (!document.activeElement?.matches("#board .ave .failed .ending")) return;
  document.querySelector("#board .ave .usable .face:is(button, summary, [tabindex])")?.focus({ preventScroll: true });
}

const board = document.querySelector("#board");
if (board) new MutationObserver(() => { markNews(); keepFromPassing(); }).observe(board, { childList: true });
markNews();

// --- A tablet that is small is looked at closely ---

document.addEventListener("click", ({ target }) => {
  const shut = target.closest?.(".ave .shut");
  if (shut) { shut.closest("details").open = false; shut.closest("details").querySelector("summary").focus(); }
  const tablet = target.closest?.(".ave .little");
  const isOpen = document.querySelector(".ave > .near");
  closeNear();
  if (tablet && !isOpen && getComputedStyle(tablet).cursor === "zoom-in") openNear(tablet);
});

function openNear(tablet) {
  const near = tablet.cloneNode(true);
  for (const one of [near, ...near.querySelectorAll("*")]) for (const name of ["id", "data-key", "data-about"]) one.removeAttribute(name);
  near.classList.replace("little", "near");
  near.setAttribute("aria-hidden", "true"); // what it shows is read where it was
  tablet.closest(".ave").append(near);
}

function closeNear() {
  document.querySelector(".ave > .near")?.remove();
}
