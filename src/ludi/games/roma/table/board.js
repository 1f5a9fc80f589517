// What happens in Roma as it is seen: dice tumble, coins and laurels go from hand to hand, cards fly to
// their discs and into the discards, and a battle is fought over the card that is attacked.
import { scene } from "../../scenes.js";

const MOST_TOKENS = 6;
// So many victory points at once are cheered.
const MANY_POINTS = 4;
const SIDES = 6;
// What waits for the next event: a card that is being covered, and a die that was added to an attack.
let covered = null;
let added = 0;

// --- What lies open is closed by a press elsewhere, by Escape, and where the turn passes on ---

const OPENED = ".roma .rm-discards[open], .roma .rm-sure[open]";

function close(but) {
  for (const one of document.querySelectorAll(OPENED)) if (!but || !one.contains(but)) one.open = false;
}

addEventListener("pointerdown", (event) => close(event.target), true);
addEventListener("keydown", (event) => {
  const opened = event.key === "Escape" && document.querySelector(OPENED);
  if (!opened) return;
  close();
  opened.querySelector("summary").focus({ preventScroll: true });
});

// --- Who lays cards by keys goes on with the next one ---

const CHOOSABLE = ".roma .rm-offer [data-drag], .roma .rm-hand [data-drag]";
let isByKeys = false;

addEventListener("pointerdown", () => { isByKeys = false; }, true);
addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === " ") isByKeys = Boolean(event.target.closest?.(`.roma .lit, ${CHOOSABLE}`));
}, true);

function goOn() {
  const isLost = document.activeElement === document.body;
  const next = isByKeys && isLost && document.querySelector(CHOOSABLE);
  if (next) next.focus({ preventScroll: true });
}

const table = document.querySelector("#board");
if (table) new MutationObserver(goOn).observe(table, { childList: true });

// --- Where things are ---

function ownSeat(stage) {
  return Number(stage.board.querySelector(".rm-row.rm-below [data-key]")?.dataset.key.split("-")[1]);
}

function place(seat, disc, card) {
  return `at-${seat}-${disc}-${card}`;
}

// Where money, cards and discards lie; what is said of them stands beside.
function heap(stage, key) {
  return stage.piece(key)?.querySelector(".rm-heap") ?? stage.piece(key);
}

// Of equal dice the last one goes.
function dieShowing(stage, value) {
  return [3, 2, 1].map((number) => stage.piece(`die-${value}-${number}`)).find(Boolean);
}

function spentDie(stage) {
  return [...stage.board.querySelectorAll(".rm-well [data-key^=die-]")].reverse().find((die) => !stage.next(die.dataset.key));
}

// A piece that has become another one: on the board to come it lies where it is.
function become(piece, key) {
  if (piece) piece.dataset.key = key;
}

// A die that was used goes nowhere else with the board to come, which need not wait for it.
function lies(die) {
  delete die.dataset.key;
}

// --- What flies ---

function drawn(html) {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box.firstElementChild;
}

function token(symbol) {
  return drawn(`<svg class="rm-sign"><use href="#rm-${symbol}"/></svg>`);
}

function dieOf(value, classes = "") {
  return drawn(`<span class="rm-one ${classes}"><svg class="rm-die ${classes}"><use href="#roma-die-${value}"/></svg></span>`);
}

function cardOf(card) {
  return drawn(`<div class="rm-card rm-plain-face"><svg class="rm-art"><use href="#roma-${card}"/></svg></div>`);
}

function backOf() {
  return drawn('<div class="rm-card"><svg class="rm-back"><use href="#roma-back"/></svg></div>');
}

// Something over the board, as large as what it will lie on or as it is told to be.
function over(stage, node, goal, size, within = stage.board) {
  const box = goal.getBoundingClientRect();
  const layer = document.createElement("div");
  layer.className = "roma departing";
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  const [width, height] = size ?? [box.width, box.height];
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  Object.assign(node.style, { position: "fixed", margin: 0, left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  layer.append(node);
  within.append(layer);
  const landed = node.getBoundingClientRect();
  Object.assign(node.style, { left: `${2 * x - landed.x}px`, top: `${2 * y - landed.y}px` });
  return node;
}

function leave(node) {
  node?.parentElement?.remove();
}

function shift(from, to) {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2, a.width / (b.width || 1)];
}

// Something new flies from one piece to another, in a small arc, and stays there.
async function fly(stage, node, from, to, { duration = 400, size, turns = false, within } = {}) {
  if (!from || !to) return null;
  over(stage, node, to, size, within);
  const [x, y, scale] = shift(from, node);
  const begin = { translate: `${x}px ${y}px`, scale: Math.min(Math.max(scale, 0.3), 1.6), rotate: turns ? "y 80deg" : "-6deg" };
  const middle = { translate: `${x / 2}px ${y / 2 - 18}px`, scale: 1.08, rotate: turns ? "y 30deg" : "3deg", offset: 0.6 };
  await stage.animate(node, [begin, middle, { translate: "0 0", scale: 1, rotate: turns ? "y 0deg" : "0deg" }], duration);
  return node;
}

// Coins or laurels, one after the other, from one count to another.
async function pass(stage, symbol, fromKey, toKey, count) {
  const [from, to] = [stage.piece(fromKey), stage.piece(toKey)];
  if (!from || !to || !count) return;
  const all = Array.from({ length: Math.min(count, MOST_TOKENS) }, async (_, number) => {
    const node = over(stage, token(symbol), to, [26, 26]);
    const [x, y] = shift(from, node);
    const begin = { translate: `${x}px ${y}px`, opacity: 0 };
    const bend = { translate: `${x / 2 + 14 * (number % 2 ? 1 : -1)}px ${y / 2}px`, opacity: 1, scale: 1.25 };
    await stage.animate(node, [begin, { ...begin, opacity: 1, offset: 0.1 }, bend, { translate: "0 0", opacity: 1 }], 400, { delay: 45 * number, fill: "backwards" });
    leave(node);
  });
  await Promise.all(all);
}

// What is counted beside the board says the same.
async function add(stage, key, more) {
  const counted = stage.piece(key);
  if (!counted || !more) return;
  const [what, seat] = key.split("-");
  const counting = stage.count(key, Number(counted.dataset.count) + more);
  const listed = what === "vp" && document.querySelector(`.sitter.seat-${seat} .score`);
  if (listed) listed.textContent = listed.textContent.replace(/\d+/, counted.dataset.count);
  await counting;
}

// A card leaves its place for a pile.
async function discard(stage, piece, goal = "discards") {
  if (!piece) return;
  stage.sound("card");
  await stage.carry(piece, heap(stage, goal), { duration: 380, scale: 0.35 });
  piece.style.opacity = 0;
}

// A card that was not kept flies to the discards; the next one does not wait for it.
async function toss(stage, card, from) {
  stage.sound("card");
  fly(stage, cardOf(card), from, heap(stage, "discards"), { duration: 420, size: [44, 58], within: document.body }).then(leave);
  await stage.pause(110);
}

// A die is thrown: it comes from where its player sits, shows this and that, and lies still.
async function tumble(stage, node, from, face, delay = 0) {
  const [x, y] = shift(from, node);
  const use = node.querySelector("use");
  const frames = [
    { translate: `${x}px ${y}px`, rotate: "-620deg", scale: 0.7, opacity: 0 },
    { translate: `${x * 0.55}px ${y * 0.45 - 24}px`, rotate: "-330deg", scale: 1.25, opacity: 1, offset: 0.35 },
    { translate: `${x * 0.12}px ${y * 0.1}px`, rotate: "-70deg", scale: 1, offset: 0.68 },
    { translate: "3px -7px", rotate: "14deg", scale: 1.06, offset: 0.84 },
    { translate: "0 0", rotate: "0deg", scale: 1, opacity: 1 },
  ];
  const landed = stage.animate(node, frames, 640, { delay, fill: "backwards", easing: "cubic-bezier(.2, .6, .35, 1)" });
  let isRolling = true;
  landed.then(() => { isRolling = false; });
  for (let turn = 0; isRolling && turn < 5; turn += 1) {
    use.setAttribute("href", `#roma-die-${1 + ((face + turn * 2) % SIDES)}`);
    await stage.pause(95);
  }
  use.setAttribute("href", `#roma-die-${face}`);
  await landed;
}

async function bump(stage, piece) {
  if (piece) await stage.animate(piece, [{ scale: 1 }, { scale: 1.12, offset: 0.5 }, { scale: 1 }], 240);
}

// --- Cards come to their discs ---

async function lay({ seat, card = "hidden", disc }, stage) {
  const key = place(seat, disc, card);
  const goal = stage.piece(`place-${seat}-${disc}`);
  const coming = stage.next(key)?.cloneNode(true) ?? (card === "hidden" ? faceDown(key) : null);
  const isOwn = seat === ownSeat(stage);
  const source = stage.piece(`offer-${card}`) ?? (isOwn ? stage.piece(`hand-${card}`) : null);
  const from = source ?? stage.piece(`held-${seat}`);
  if (!coming || !goal || !from) return;
  stage.sound("card");
  const flight = fly(stage, coming, from, goal, { turns: !source });
  if (source && !source.querySelector(".rm-times")) source.style.opacity = 0;
  await flight;
  if (!source || source.dataset.key.startsWith("hand")) add(stage, `held-${seat}`, -1);
}

// What is turned up at once lies face down on neither board, but is set and turned all the same.
function faceDown(key) {
  const back = backOf();
  back.dataset.key = key;
  return back;
}

scene("card_set", lay);

scene("card_covered", async ({ seat, card, disc }, stage) => { covered = stage.piece(place(seat, disc, card)); });

scene("card_laid", async (event, stage) => {
  const { seat, cost } = event;
  takeBack(stage.board);
  const paid = pass(stage, "coin", `money-${seat}`, heap(stage, "bank"), cost);
  if (cost) stage.sound("coin");
  add(stage, `money-${seat}`, -cost);
  await Promise.all([lay(event, stage), paid]);
  const under = covered;
  covered = null;
  await discard(stage, under);
}, { isOpen: true });

scene("card_turned_up", async ({ seat, card, disc }, stage) => {
  const [down, up] = [place(seat, disc, "hidden"), place(seat, disc, card)];
  const goal = stage.piece(`place-${seat}-${disc}`);
  if (!goal) return;
  goal.classList.remove("rm-unset");
  goal.querySelector(".rm-notes")?.remove();
  if (stage.piece(up)) return;
  const hidden = stage.piece(down) ?? over(stage, faceDown(down), goal);
  stage.sound("card");
  await stage.turn(hidden, stage.next(up) ?? cardOf(card));
  become(hidden, up);
});

// What is given goes to the other player; what comes lands beside the cards that are held already.
scene("card_received", async ({ seat, card }, stage) => {
  stage.sound("card");
  if (seat === ownSeat(stage)) { await receive(stage, seat, card); return; }
  const given = stage.piece(`gift-${card}`) ?? stage.piece(`hand-${card}`);
  if (!given) return;
  await stage.carry(given, `held-${seat}`, { duration: 480, scale: 0.25 });
  given.style.opacity = 0;
  become(given, "given");
});

async function receive(stage, seat, card) {
  const held = [...stage.board.querySelectorAll("[data-key^=hand-], .rm-received")];
  const beside = held.filter((one) => one.offsetWidth && one.style.opacity !== "0").at(-1);
  const coming = stage.next(`hand-${card}`);
  if (!coming || !beside) return;
  const { width, height } = beside.getBoundingClientRect();
  const node = coming.cloneNode(true);
  node.classList.add("rm-received");
  if (stage.piece(`hand-${card}`)) become(node, "received");
  const flight = fly(stage, node, stage.piece(`held-${1 - seat}`), beside, { size: [width, height], turns: true });
  node.style.left = `${parseFloat(node.style.left) + width + 6}px`;
  await flight;
}

scene("cards_taken_up", async ({ seat }, stage) => {
  const taken = [...stage.board.querySelectorAll(`[data-key^="at-${seat}-"]`)].filter((card) => !stage.next(card.dataset.key));
  stage.sound("card");
  await Promise.all(taken.map((card) => stage.animate(card, [{}, { translate: "0 -12px", rotate: "2deg" }], 260, { fill: "forwards" })));
  for (const card of taken) become(card, `offer-${card.dataset.about}`);
});

// --- A turn: open discs, dice, money, cards ---

scene("turn_began", async ({ seat }, stage) => {
  close();
  passTurn(stage, seat);
  const strip = stage.board.querySelector(`#strip-${seat}`);
  if (strip) await stage.animate(strip, [{}, { backgroundColor: "var(--glow)", offset: 0.5 }, {}], 260);
}, { isOpen: true });

// Whose turn it is, is seen before anything is done in it; who has won, not before all is done.
function passTurn({ board, coming }, seat) {
  const own = board.querySelector(`#strip-${seat} .rm-whose`);
  const mark = board.querySelector(".rm-mark:not(.rm-won)");
  if (own && mark && coming.querySelector(".rm-won")) own.append(mark);
  else if (!coming.querySelector(".rm-won")) markAs(board, coming);
  takeBack(board);
  for (const gone of board.querySelectorAll(".rm-delta, .rm-disc > .rm-placed, .rm-source > .rm-placed")) gone.style.visibility = "hidden";
  for (const die of board.querySelectorAll(".rm-dice .rm-one")) die.style.opacity = 0.35;
  for (const lit of board.querySelectorAll(".rm-lit, .rm-source.rm-can")) lit.classList.remove("rm-lit", "rm-can");
  for (const selector of ["#roma-dice", "#roma-table"]) {
    const [now, next] = [board.querySelector(selector), coming.querySelector(selector)];
    if (now && next) now.innerHTML = next.innerHTML;
  }
}

function markAs(board, coming) {
  for (const strip of board.querySelectorAll(".rm-strip")) {
    const next = coming.querySelector(`#${strip.id}`);
    if (!next) continue;
    strip.className = next.className;
    strip.querySelector(".rm-whose").innerHTML = next.querySelector(".rm-whose").innerHTML;
  }
}

// What could be done is no longer offered once something is.
function takeBack(board) {
  for (const gone of board.querySelectorAll(".rm-acts > *, .rm-do, .rm-yield, .rm-reach, .rm-gets")) gone.style.visibility = "hidden";
}

scene("discs_paid", async ({ seat, points }, stage) => {
  const open = stage.board.querySelectorAll(`.rm-free[data-key^="place-${seat}-"] .rm-fee`);
  for (const fee of open) stage.animate(fee, [{}, { scale: 1.35, offset: 0.4 }, {}], 500);
  const passed = pass(stage, "crown", `vp-${seat}`, "stock", points);
  add(stage, `vp-${seat}`, -points);
  await passed;
  add(stage, "stock", points);
}, { isOpen: true });

scene("dice_rolled", async ({ seat, first, second, third }, stage) => {
  const tray = stage.board.querySelector(".rm-dice");
  if (!tray?.offsetWidth) return;
  for (const old of tray.querySelectorAll(".rm-one, .rm-empty > svg")) { old.style.opacity = 0; delete old.dataset.key; }
  stage.sound("die");
  const from = stage.board.querySelector(`#strip-${seat}`) ?? tray;
  const seen = {};
  const values = [first, second, third].sort((a, b) => a - b);
  await Promise.all(values.map((value, number) => {
    seen[value] = (seen[value] ?? 0) + 1;
    const node = dieOf(value);
    node.dataset.key = `die-${value}-${seen[value]}`;
    node.dataset.face = value;
    return tumble(stage, over(stage, node, stage.piece(`well-${number + 1}`)), from, value, 70 * number);
  }));
  await stage.pause(80);
});

scene("money_taken", async ({ seat, money }, stage) => {
  takeBack(stage.board);
  const die = dieShowing(stage, money);
  if (die) { await stage.carry(die, heap(stage, "bank"), { duration: 260, scale: 0.5, by: [14, -8] }); lies(die); }
  stage.sound("coin");
  await pass(stage, "coin", heap(stage, "bank"), `money-${seat}`, money);
  add(stage, `money-${seat}`, money);
}, { isOpen: true });

scene("cards_looked_at", async ({ seat, count }, stage) => {
  takeBack(stage.board);
  const die = spentDie(stage);
  if (die) { await stage.carry(die, heap(stage, "pile"), { duration: 260, scale: 0.5 }); stage.fade(die); lies(die); }
  stage.sound("card");
  if (seat === ownSeat(stage)) return; // they come to the own side with the board
  const goal = stage.piece(`held-${seat}`);
  await Promise.all(Array.from({ length: Math.min(count, MOST_TOKENS) }, async (_, number) => {
    await stage.pause(45 * number);
    leave(await fly(stage, backOf(), heap(stage, "pile"), goal, { duration: 340, size: [24, 33] }));
  }));
}, { isOpen: true });

scene("card_kept", async ({ seat, card }, stage) => {
  const offered = card && stage.piece(`offer-${card}`);
  if (offered && stage.piece("hand")) {
    stage.sound("card");
    await stage.carry(offered, "hand", { duration: 380 });
    become(offered, stage.piece(`hand-${card}`) ? "kept" : `hand-${card}`);
  }
  add(stage, `held-${seat}`, 1);
});

scene("card_thrown", async ({ seat, card }, stage) => {
  const offered = stage.piece(`offer-${card}`);
  const thrown = toss(stage, card, offered ?? stage.piece(`held-${seat}`));
  if (offered && !offered.querySelector(".rm-times")) offered.style.opacity = 0;
  await thrown;
});

scene("pile_refilled", async (_, stage) => {
  stage.sound("card");
  await Promise.all([0, 1, 2, 3].map(async (number) => {
    await stage.pause(70 * number);
    leave(await fly(stage, backOf(), heap(stage, "discards"), heap(stage, "pile"), { size: [24, 33] }));
  }));
});

scene("card_fetched", async ({ seat, card }, stage) => {
  const offered = stage.piece(`offer-${card}`);
  stage.sound("card");
  if (offered && stage.piece("hand")) {
    await stage.carry(offered, "hand", { duration: 380 });
    become(offered, stage.piece(`hand-${card}`) ? "kept" : `hand-${card}`);
  } else {
    leave(await fly(stage, cardOf(card), heap(stage, "discards"), stage.piece(`held-${seat}`), { size: [44, 58] }));
  }
  add(stage, `held-${seat}`, 1);
});

// --- Cards act ---

scene("card_activated", async ({ seat, card, disc }, stage) => {
  takeBack(stage.board);
  added = 0; // a die that was used before was none of a battle
  const die = dieShowing(stage, disc);
  if (die) {
    await stage.carry(die, `disc-${disc}`, { duration: 280, scale: 0.45, by: [10, -8] });
    lies(die);
  }
  await bump(stage, stage.piece(place(seat, disc, card)));
}, { isOpen: true });

scene("card_copied", async ({ seat, card }, stage) => {
  const [copied] = [1, 2, 3, 4, 5, 6].map((disc) => stage.piece(place(seat, disc, card))).filter(Boolean);
  await bump(stage, copied);
  const actor = stage.board.querySelector(".rm-acting .rm-card");
  const goal = actor ?? copied;
  if (copied && goal) leave(await fly(stage, token("mask"), copied, goal, { size: [40, 40] }));
}, { isOpen: true });

scene("die_used", async ({ die: value }, stage) => {
  added = value;
  const goal = stage.board.querySelector(".rm-target") ?? stage.board.querySelector(".rm-acting");
  const die = dieShowing(stage, value);
  if (!die || !goal) return;
  await stage.carry(die, goal, { duration: 320, scale: 0.7 });
  stage.fade(die);
  lies(die);
}, { isOpen: true });

scene("die_changed", async ({ before, after }, stage) => {
  const die = dieShowing(stage, before);
  if (!die) return;
  stage.sound("die");
  await stage.animate(die, [{}, { rotate: "y 90deg" }], 180, { easing: "ease-in" });
  die.querySelector("use").setAttribute("href", `#roma-die-${after}`);
  die.dataset.face = after;
  become(die, [1, 2, 3].map((number) => `die-${after}-${number}`).find((key) => !stage.piece(key)));
  await stage.animate(die, [{ rotate: "y 90deg" }, {}], 220, { easing: "ease-out" });
}, { isOpen: true });

scene("disc_blocked", async ({ seat, disc }, stage) => {
  const goal = stage.piece(`place-${seat}-${disc}`);
  if (!goal) return;
  stage.sound("clash");
  const node = over(stage, token("block"), goal, [56, 56]);
  await stage.animate(node, [{ scale: 2.2, opacity: 0, rotate: "-20deg" }, { scale: 1, opacity: 1, offset: 0.6 }, { scale: 1, opacity: 1 }], 460);
}, { isOpen: true });

scene("defences_lowered", async ({ seat }, stage) => {
  const guards = stage.board.querySelectorAll(`[data-key^="at-${1 - seat}-"] > .rm-guard`);
  stage.sound("march");
  await Promise.all([...guards].map((guard) => stage.animate(guard, [{}, { scale: 1.5, rotate: "12deg", offset: 0.4 }, {}], 480)));
}, { isOpen: true });

// --- Battle ---

scene("battle_fought", async ({ seat, card, disc, strength, defence, won }, stage) => {
  const target = stage.piece(place(1 - seat, disc, card));
  const plus = added;
  added = 0;
  if (!target) return;
  const known = stage.piece(`fight-${1 - seat}-${disc}`); // the die lies there already
  if (known) known.style.opacity = 0;
  const box = target.getBoundingClientRect();
  const size = Math.min(box.width * 0.5, 56);
  const node = over(stage, dieOf(strength - plus, "rm-war"), target, [size, size]);
  const shield = over(stage, drawn(`<span class="rm-guard rm-shield">${defence}</span>`), target, [size, size * 1.1]);
  shield.style.translate = `${size * 0.56}px 0`;
  node.style.marginLeft = `${-size * 0.56}px`;
  shield.animate([{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }], 200);
  stage.sound("die");
  if (!known) await tumble(stage, node, stage.board.querySelector(`#strip-${seat}`) ?? target, strength - plus);
  if (plus) await stage.show(target, `${strength - plus} + ${plus} = ${strength}`, 700);
  stage.sound("clash");
  const clash = won ? shield : node;
  await Promise.all([
    stage.animate(clash, [{}, { rotate: "18deg", scale: 0.8, opacity: 0.35 }], 380, { fill: "forwards" }),
    stage.shake(target),
    stage.show(target, `${strength} ${won ? "≥" : "<"} ${defence} ${won ? "✓" : "✗"}`, 800),
  ]);
  leave(node);
  leave(shield);
});

scene("card_discarded", async ({ seat, card, disc }, stage) => {
  stage.sound("crumble");
  await discard(stage, stage.piece(place(seat, disc, card)));
});

scene("card_returned", async ({ seat, card, disc }, stage) => {
  const piece = stage.piece(place(seat, disc, card));
  const isOwn = seat === ownSeat(stage) && stage.piece("hand");
  stage.sound("card");
  await stage.carry(piece, isOwn ? "hand" : `held-${seat}`, { scale: isOwn ? 1 : 0.3 });
  if (isOwn && !stage.piece(`hand-${card}`)) become(piece, `hand-${card}`);
  else if (piece) piece.style.opacity = 0;
  add(stage, `held-${seat}`, 1);
}, { isOpen: true });

// --- Victory points ---

scene("points_gained", async ({ seat, points, credited }, stage) => {
  stage.sound("coin");
  const passed = pass(stage, "crown", "stock", `vp-${seat}`, points);
  add(stage, "stock", credited - points);
  await won(stage, seat, points, passed);
}, { isOpen: true });

scene("points_taken", async ({ seat, points }, stage) => {
  stage.sound("capture");
  const passed = pass(stage, "crown", `vp-${1 - seat}`, `vp-${seat}`, points);
  add(stage, `vp-${1 - seat}`, -points);
  await won(stage, seat, points, passed);
}, { isOpen: true });

// It is counted and called out as the first laurels arrive.
async function won(stage, seat, points, passed) {
  await stage.pause(300);
  await Promise.all([passed, add(stage, `vp-${seat}`, points), cheer(stage, seat, points)]);
}

// What was won is called out; many points light up the player, and laurels fly all around.
async function cheer(stage, seat, points) {
  const goal = stage.piece(`vp-${seat}`);
  if (!goal || !points) return;
  const called = stage.show(goal, `+${points}`, 650);
  if (points < MANY_POINTS) { await called; return; }
  stage.sound("capture");
  await Promise.all([called, stage.light(`#strip-${seat}`, 900), scatter(stage, goal, 8)]);
}

async function scatter(stage, goal, count) {
  await Promise.all(Array.from({ length: count }, async (_, number) => {
    const angle = (2 * Math.PI * number) / count;
    const node = over(stage, token("crown"), goal, [30, 30]);
    const [x, y] = [110 * Math.cos(angle), 70 * Math.sin(angle)];
    await stage.animate(node, [{ scale: 0.4, opacity: 0 }, { scale: 1, opacity: 1, offset: 0.2 }, { translate: `${x}px ${y}px`, rotate: `${30 * number}deg`, scale: 1.1, opacity: 0 }], 900);
    leave(node);
  }));
}

// The last blow: laurels for who has won.
scene("game_ended", async (_, stage) => {
  const strip = stage.coming.querySelector(".rm-strip:has(.rm-won)");
  const own = strip && stage.board.querySelector(`#${strip.id}`);
  if (!own) return;
  stage.sound("capture");
  await Promise.all([stage.light(own, 1100), scatter(stage, own, 14)]);
});

scene("points_bought", async ({ seat, points, money }, stage) => {
  stage.sound("coin");
  add(stage, `vp-${1 - seat}`, -points);
  add(stage, `money-${seat}`, -money);
  await Promise.all([
    pass(stage, "crown", `vp-${1 - seat}`, `vp-${seat}`, points),
    pass(stage, "coin", `money-${seat}`, `money-${1 - seat}`, money),
  ]);
  await Promise.all([add(stage, `vp-${seat}`, points), add(stage, `money-${1 - seat}`, money)]);
}, { isOpen: true });
