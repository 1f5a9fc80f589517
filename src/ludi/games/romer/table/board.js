// Römer in motion: cards go to the trick, to the pile's other side and under horses; horses are put to
// chariots, and change hands.
import { scene } from "../../scenes.js";

// --- The discards ---

// Their sheet closes by its cross, by Escape, and by a press elsewhere; a board that is drawn anew has none open.
function closeDiscards() {
  const sheet = document.querySelector(".r-discards[open]");
  if (!sheet) return;
  sheet.open = false;
  if (sheet.contains(document.activeElement)) sheet.querySelector("summary").focus({ preventScroll: true });
}

document.addEventListener("click", ({ target }) => {
  if (target.closest(".r-close") || !target.closest(".r-discards, #tip")) closeDiscards();
}, true);
document.addEventListener("keydown", ({ key }) => { if (key === "Escape") closeDiscards(); });

// A pile to which nothing has come looks as it did, though a board does not remember its last trick for long;
// also to who loads the page anew.
const heapAs = `romer-heap ${document.querySelector("#table")?.dataset.table}`;

function keepHeap() {
  const pile = document.querySelector("#board .r-discards");
  const stack = pile?.querySelector(".r-stack");
  if (!stack) return;
  const [kept, of] = JSON.parse(sessionStorage.getItem(heapAs) ?? "[]");
  const there = new Set([...pile.querySelectorAll(".r-heaps [data-about]")].map((one) => one.dataset.about));
  if (of === pile.dataset.heap && stack.querySelector(".r-older") && kept.every(({ card }) => there.has(card))) showHeap(stack, kept);
  const cards = [...stack.querySelectorAll(".r-card")].map((one) => ({ card: one.dataset.about, isBest: one.matches(".won") }));
  sessionStorage.setItem(heapAs, JSON.stringify([cards, pile.dataset.heap]));
}

function showHeap(stack, kept) {
  const fresh = kept.map(({ card, isBest }) => {
    const piece = document.createElement("span");
    piece.className = `r-card ${card.split("-")[0]} r-older${isBest ? " won" : ""}`;
    piece.dataset.about = card;
    piece.innerHTML = face(card);
    return piece;
  });
  stack.replaceChildren(...fresh);
}

// --- What has just happened ---

// Where there is no room for all of it, a press unfolds it, and another one folds it up.
function markMore() {
  const told = document.querySelector("#board .r-told");
  const list = told?.querySelector("ul");
  if (list) told.toggleAttribute("data-more", list.scrollWidth > list.clientWidth + 2 || list.scrollHeight > list.clientHeight + 2);
}

document.addEventListener("click", ({ target }) => {
  const told = document.querySelector("#board .r-told");
  if (told?.matches(".open") || target.closest(".r-told[data-more]")) told.classList.toggle("open");
});
addEventListener("resize", markMore);

// --- What a round has brought ---

const board = document.querySelector("#board");
// So long it is read at most before the next round is dealt.
const READ_AT_MOST = 30_000;
const GO_ON = ["Enter", " ", "Escape"];

// The score of the last round can be read as long as the next one lasts, also by who loads the page anew.
const keptAs = `romer-score ${document.documentElement.lang} ${document.querySelector("#table")?.dataset.table}`;

function scoreOn(whole) {
  return whole.querySelector(".romer:not(.over) .r-scored, .r-kept")?.innerHTML;
}

function keepScore() {
  const score = scoreOn(board);
  if (score) sessionStorage.setItem(keptAs, score);
  const again = board.querySelector(".r-again");
  if (again) again.hidden = !sessionStorage.getItem(keptAs);
}

// The score on a sheet of its own, over a table that may go on below. Ends when it is put away.
function showScore(score, { isNew = false } = {}) {
  document.querySelector(".r-verdict")?.remove();
  const sheet = document.createElement("section");
  sheet.className = "romer r-verdict";
  sheet.setAttribute("role", "dialog");
  sheet.innerHTML = `<div class="r-page">${score}</div>`;
  sheet.style.setProperty("--rows", sheet.querySelectorAll(".r-rank").length);
  sheet.querySelectorAll("[data-key]").forEach((one) => { delete one.dataset.key; });
  const [head, on] = [sheet.querySelector("h3"), sheet.querySelector(".r-on")];
  sheet.ariaLabel = head.textContent;
  head.removeAttribute("id");
  if (!isNew) on.textContent = on.dataset.close;
  board.parentElement.append(sheet);
  const isWriting = document.activeElement?.matches("input, textarea, select");
  if (!isWriting) on.focus({ preventScroll: true });
  return new Promise((resolve) => {
    const putAway = () => {
      clearTimeout(late);
      document.removeEventListener("keydown", byKey, true);
      document.querySelector("#controls")?.removeEventListener("click", putAway);
      sheet.remove();
      resolve();
    };
    const byKey = (event) => {
      if (!GO_ON.includes(event.key) || event.target.matches("input, textarea, select")) return;
      event.preventDefault();
      event.stopPropagation();
      putAway();
    };
    const late = isNew ? setTimeout(putAway, READ_AT_MOST) : undefined;
    sheet.addEventListener("click", putAway);
    document.addEventListener("keydown", byKey, true);
    document.querySelector("#controls")?.addEventListener("click", putAway);
  });
}

document.addEventListener("click", ({ target }) => {
  if (target.closest(".r-again, .romer:not(.over) .r-middle .r-scored")) showScore(sessionStorage.getItem(keptAs)).then(() => board.querySelector(".r-again")?.focus({ preventScroll: true }));
});

if (board) {
  const keep = () => { keepHeap(); keepScore(); markMore(); };
  new MutationObserver(keep).observe(board, { childList: true });
  keep();
}

// --- Cards ---

// A card as it is printed; without a name from behind.
function face(card) {
  if (!card) return '<svg class="r-face" viewBox="0 0 60 84"><use href="#romer-back"/></svg>';
  const [colour, battle, points] = card.split("-");
  const printed = points
    ? `<use href="#romer-${colour}-leaf"/><text class="r-b" x="12" y="22">${battle}</text><text class="r-p" x="23" y="75.5">${points.toUpperCase()}</text>`
    : `<use href="#romer-${colour}-caesar"/>`;
  return `<svg class="r-face" viewBox="0 0 60 84">${printed}</svg>`;
}

// The key by which a card that comes to lie within a place goes on to the board that comes.
function keyIn(stage, place, selector = ".r-card") {
  return stage.next(place)?.querySelector(selector)?.dataset.key;
}

function become(piece, key) {
  if (key) piece.dataset.key = key;
  else delete piece.dataset.key;
}

// A card comes from one place to another, and lies there.
async function fly(stage, card, from, to, { key, duration = 380, turns = false } = {}) {
  const [start, end] = [stage.piece(from), stage.piece(to)];
  if (!start || !end) return null;
  const piece = document.createElement("span");
  piece.className = `r-card r-flying ${card ? card.split("-")[0] : ""}`;
  piece.innerHTML = face(card);
  if (key) piece.dataset.key = key;
  piece.dataset.leaves = "discards";
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  piece.style.width = `${b.width}px`;
  stage.board.firstElementChild.append(piece);
  const lies = piece.getBoundingClientRect();
  Object.assign(piece.style, { left: `${b.x - lies.x}px`, top: `${b.y - lies.y}px` });
  const away = { translate: `${a.x + a.width / 2 - b.x - b.width / 2}px ${a.y + a.height / 2 - b.y - b.height / 2}px` };
  const begin = { ...away, scale: Math.max(0.25, Math.min(2, a.width / (b.width || 1))) };
  if (turns) begin.rotate = "y 90deg";
  await stage.animate(piece, [begin, turns ? { rotate: "y 0deg" } : {}], duration);
  return piece;
}

// A piece on the board goes to lie on another one; its own turns and shifts end there.
async function move(stage, piece, to, { duration = 380, by = [0, 0], isFitted = true } = {}) {
  const goal = stage.piece(to);
  if (!piece || !goal) return;
  const [a, b] = [piece.getBoundingClientRect(), goal.getBoundingClientRect()];
  const shift = `${b.x + b.width / 2 - a.x - a.width / 2 + by[0]}px ${b.y + b.height / 2 - a.y - a.height / 2 + by[1]}px`;
  const own = new DOMMatrix(getComputedStyle(piece).transform);
  const width = piece.offsetWidth || a.width;
  const end = { transform: `translate(${own.e}px, ${own.f}px)`, translate: shift };
  if (isFitted) end.scale = b.width / width;
  piece.style.zIndex = 6;
  await stage.animate(piece, [{}, end], duration, { fill: "forwards" });
}

function inHand(stage, seat, card) {
  return [...stage.board.querySelectorAll(`.r-fan[data-seat="${seat}"] [data-card="${card}"]`)].pop();
}

// Words over a piece, for as long as they are read.
async function sign(stage, over, words, duration, { isAbove = false } = {}) {
  const piece = stage.piece(over);
  if (!piece) return;
  const sheet = document.createElement("span");
  sheet.className = "r-told-over";
  sheet.setAttribute("aria-hidden", "true");
  sheet.textContent = words;
  stage.board.firstElementChild.append(sheet);
  const [a, b] = [piece.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const left = Math.max(4, Math.min(a.x + a.width / 2 - b.width / 2, innerWidth - b.width - 4));
  const top = isAbove ? a.bottom - b.height : a.y + a.height / 2 - b.height / 2;
  Object.assign(sheet.style, { left: `${left - b.x}px`, top: `${top - b.y}px` });
  const seen = { opacity: 1, scale: 1, translate: "0 0" };
  await stage.animate(sheet, [{ opacity: 0, scale: 0.6 }, { ...seen, offset: 0.15 }, { ...seen, offset: 0.8 }, { opacity: 0, translate: "0 -1rem" }], duration);
  sheet.remove();
}

// --- Places that are wider at one time than at another, and so not carried ---

function laneOf(stage, seat) {
  return stage.board.querySelector(`#chariot-${seat}`);
}

function middleOf(stage) {
  return stage.board.querySelector(".r-trick, .r-scored");
}

// --- Teams ---

function slotsOf(stage, seat) {
  return [...stage.board.querySelectorAll(`#chariot-${seat} .r-slot`)];
}

function lastOf(stage, seat) {
  return slotsOf(stage, seat).filter((slot) => !slot.classList.contains("free")).pop();
}

// A horse comes from behind, or the chariot; and goes.
function harness(stage, seat, place) {
  const steed = stage.piece(`steed-${seat}-${place}`);
  steed?.closest(".r-slot").classList.remove("free");
  if (steed) stage.animate(steed, [{ opacity: 0, translate: "-90% 0" }, { opacity: 1, offset: 0.5 }, {}], 420);
}

// A place is free, though its card is still on its way, over everything else.
function leave(slot) {
  slot.classList.add("free");
  slot.querySelector(".r-bed").style.opacity = 1;
  slot.querySelector(".r-eye")?.remove();
  slot.closest(".r-lane").querySelector(".r-counts")?.replaceChildren(); // that is counted anew
  slot.querySelector(".r-here").textContent = "";
}

function unharness(stage, slot) {
  const steed = slot.querySelector(".r-steed");
  leave(slot);
  if (steed) stage.animate(steed, [{ opacity: 1 }, { opacity: 0, translate: "80% 0" }], 420);
}

// What a horse is drawn in.
const COAT = ["--coat", "--far", "--mane", "--c"];

// A horse breaks away, and runs to another chariot.
function runAway(stage, slot, seat, place) {
  const steed = slot.querySelector(".r-steed");
  const goal = stage.piece(`steed-${seat}-${place}`);
  leave(slot);
  if (!steed || !goal) return;
  const horse = steed.cloneNode(true);
  horse.removeAttribute("data-key");
  horse.classList.add("r-loose");
  const [from, look] = [steed.getBoundingClientRect(), getComputedStyle(slot)];
  COAT.forEach((part) => horse.style.setProperty(part, look.getPropertyValue(part)));
  stage.board.firstElementChild.append(horse);
  const lies = horse.getBoundingClientRect();
  Object.assign(horse.style, { width: `${from.width}px`, left: `${from.x - lies.x}px`, top: `${from.y - lies.y}px` });
  const to = goal.getBoundingClientRect();
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const strides = [0, -14, 0, -14, 0].map((up, at) => ({ translate: `${(x * at) / 4}px ${(y * at) / 4 + up}px`, rotate: `${at % 2 ? -7 : 4}deg` }));
  stage.animate(horse, strides, 620, { easing: "linear" }).then(() => horse.remove());
}

// The winner's chariot drives on a little, with all its horses.
function gallop(stage, seat) {
  const steeds = laneOf(stage, seat)?.querySelectorAll(".r-slot:not(.free) .r-steed") ?? [];
  const strides = [[0, 0], [5, -4], [9, 0], [12, -4], [8, 0], [0, 0]].map(([x, y]) => ({ translate: `${x}px ${y}px` }));
  steeds.forEach((steed) => stage.animate(steed, strides, 800));
}

async function lay(stage, seat, card, place) {
  const to = `slot-${seat}-${place}`;
  const own = card && inHand(stage, seat, card);
  const key = keyIn(stage, to);
  stage.sound("card");
  if (own) {
    await move(stage, own, to);
    become(own, key);
    own.dataset.at = to;
  } else {
    const piece = await fly(stage, place === 1 ? card : "", `hand-${seat}`, to, { key, turns: place === 1 });
    if (piece) piece.dataset.at = to;
  }
  harness(stage, seat, place);
  stage.sound("march");
  await stage.pause(180);
}

// One more lies with the discards.
function discard(stage) {
  stage.count("discard-count", Number(stage.piece("discard-count")?.dataset.count) + 1);
}

scene("trump_laid", ({ seat, card }, stage) => lay(stage, seat, card, 1));
scene("card_laid", ({ seat, card, position }, stage) => lay(stage, seat, card, position));

scene("team_discarded", async ({ seat, card, position }, stage) => {
  const piece = stage.piece(`slot-${seat}-${position}`)?.querySelector(".r-card");
  if (!piece) return;
  piece.innerHTML = face(card);
  piece.classList.remove("r-known");
  delete piece.dataset.key;
  unharness(stage, piece.closest(".r-slot"));
  stage.sound("card");
  move(stage, piece, "discards", { duration: 420 });
  discard(stage);
  await stage.pause(position === 1 ? 460 : 120);
});

// --- The trick ---

// What stands below the cards, and who is ahead, is said of the trick as it lies now: as the board to come
// says it, where that has the same cards; else only how each card takes part.
function retell(stage) {
  const spots = [...stage.board.querySelectorAll(".r-spot")];
  const next = stage.coming.querySelectorAll(".r-spot");
  const isSame = next.length === spots.length && spots.every((spot, at) => lies(spot) === lies(next[at]));
  spots.forEach((spot, at) => {
    if (isSame) spot.className = next[at].className;
    else spot.classList.remove("ahead", "asked", "losing");
    const tags = spot.querySelector(".r-tags");
    if (isSame) tags.innerHTML = next[at].querySelector(".r-tags").innerHTML;
    else tags.textContent = spot.dataset.way ?? "";
    spot.querySelector(".r-badge")?.remove();
  });
}

// Whether a card lies on a place of the trick, or has just come there.
function lies(spot) {
  const bed = spot.querySelector(".r-bed");
  return bed.matches(".taken") || Boolean(bed.querySelector(".r-card"));
}

scene("card_played", async ({ seat, card, how }, stage) => {
  const to = `spot-${seat}`;
  const spot = stage.piece(to)?.closest(".r-spot");
  if (spot) spot.dataset.way = spot.parentElement.dataset[how];
  const key = keyIn(stage, to) ?? keyIn(stage, "discards", `[data-seat="${seat}"]`);
  const own = inHand(stage, seat, card);
  let piece = own;
  stage.sound("card");
  if (own) {
    await move(stage, own, to);
    own.dataset.leaves = "discards";
    become(own, key);
  } else {
    piece = await fly(stage, card, `hand-${seat}`, to, { key, turns: true });
  }
  if (piece) piece.dataset.played = seat;
  stage.piece(to)?.classList.add("taken");
  retell(stage);
  await stage.pause(120);
});

scene("trick_won", async ({ seat, sentence }, stage) => {
  const goal = stage.piece(`spot-${seat}`);
  if (!goal) return;
  const cards = [...stage.board.querySelectorAll(".r-spot .r-card, [data-played]")];
  const won = goal.querySelector(".r-card") ?? cards.find((card) => card.dataset.played === String(seat));
  const isMine = laneOf(stage, seat)?.classList.contains("own");
  stage.sound(isMine ? "victory" : "coin");
  sign(stage, stage.board.querySelector(".r-trick h3") ?? goal, sentence, 1900, { isAbove: true });
  gallop(stage, seat);
  if (won) {
    won.style.zIndex = 7;
    const lit = { boxShadow: "0 0 0 4px #f0c24a, 0 0 22px 8px #f0c24a", scale: 1.08 };
    await stage.animate(won, [{}, { ...lit, offset: 0.15 }, { ...lit, offset: 0.9 }, {}], 1500);
  }
  middleOf(stage).classList.add("r-taken");
  const others = cards.filter((card) => card !== won);
  others.forEach((card) => { card.style.zIndex = 5; });
  if (won) won.style.zIndex = 10;
  await Promise.all(others.map((card, at) => gather(stage, card, goal, at)));
  await stage.pause(160);
});

function gather(stage, card, goal, at) {
  const [a, b] = [card.getBoundingClientRect(), goal.getBoundingClientRect()];
  const before = getComputedStyle(card).translate;
  const [x, y] = before === "none" ? [0, 0] : before.split(" ").map(parseFloat);
  const shift = `${x + b.x - a.x + 4 * (at + 1)}px ${(y || 0) + b.y - a.y + 3 * (at + 1)}px`;
  return stage.animate(card, [{}, { translate: shift }], 300, { fill: "forwards" });
}

// --- Horses that change hands ---

scene("card_captured", async ({ seat, winner_seat: winner, position, sentence }, stage) => {
  const slot = lastOf(stage, seat);
  const piece = slot?.querySelector(".r-card");
  if (!piece) return;
  const to = `slot-${winner}-${position}`;
  stage.sound("capture");
  sign(stage, laneOf(stage, seat), sentence, 1700);
  await stage.shake(laneOf(stage, seat));
  await stage.pause(350);
  runAway(stage, slot, winner, position);
  await move(stage, piece, to, { duration: 620 });
  become(piece, keyIn(stage, to));
  piece.dataset.at = to;
  harness(stage, winner, position);
  stage.sound("march");
  await stage.pause(400);
});

scene("capture_discarded", async ({ seat, card, sentence }, stage) => {
  const slot = lastOf(stage, seat);
  const piece = slot?.querySelector(".r-card");
  if (!piece) return;
  sign(stage, laneOf(stage, seat), sentence, 1700);
  await stage.shake(laneOf(stage, seat));
  await stage.pause(350);
  piece.innerHTML = face(card);
  unharness(stage, slot);
  discard(stage);
  await move(stage, piece, "discards");
  delete piece.dataset.key;
});

// --- The piles ---

scene("card_drawn", async ({ seat }, stage) => {
  stage.sound("card");
  if (stage.board.querySelector(`.r-fan[data-seat="${seat}"]`)) return; // it is seen coming
  fly(stage, "", "pile", `hand-${seat}`, { duration: 340 }).then((piece) => piece?.remove());
  await stage.pause(150);
});

scene("pile_refilled", async (_, stage) => {
  for (let at = 0; at < 4; at += 1) {
    fly(stage, "", "discards", "pile", { duration: 360 }).then((piece) => piece?.remove());
    stage.sound("card");
    await stage.pause(90);
  }
  await stage.pause(280);
});

// --- The end of a round ---

// Nobody is to play any more: all teams are turned up, and counted.
scene("round_ended", async ({ sentence }, stage) => {
  stage.board.querySelectorAll(".asked").forEach((one) => one.classList.remove("asked"));
  stage.board.querySelectorAll(".r-lane :is(.r-sign, .r-counts)").forEach((one) => one.replaceChildren());
  const head = stage.board.querySelector(".r-trick h3");
  if (head) head.textContent = sentence;
  stage.board.querySelectorAll(".r-tags").forEach((one) => { one.textContent = ""; });
  await sign(stage, middleOf(stage), sentence, 800);
});

scene("card_scored", async ({ seat, card, position, points }, stage) => {
  const bed = stage.piece(`slot-${seat}-${position}`);
  if (!bed) return;
  // What has come there in the same turn lies above it.
  const piece = stage.board.querySelector(`[data-at="${bed.dataset.key}"]`) ?? bed.querySelector(".r-card");
  if (piece?.querySelector('[href="#romer-back"]')) turn(stage, piece, card);
  const here = bed.closest(".r-slot").querySelector(".r-here");
  if (here) here.textContent = `+${points}`;
  sign(stage, bed, `+${points}`, 900);
  stage.sound("card");
  await stage.pause(140);
});

async function turn(stage, piece, card) {
  await stage.animate(piece, [{}, { rotate: "y 90deg" }], 130);
  piece.innerHTML = face(card);
  piece.classList.remove("r-down");
  await stage.animate(piece, [{ rotate: "y 90deg" }, { rotate: "y 0deg" }], 160);
}

scene("team_scored", async ({ seat, points, total }, stage) => {
  stage.sound("coin");
  stage.light(laneOf(stage, seat), 600);
  sign(stage, `total-${seat}`, `+${points}`, 900);
  stage.count(`total-${seat}`, total);
  const race = laneOf(stage, seat)?.querySelector(".r-race");
  race?.firstElementChild.setAttribute("width", Math.min(total, race.viewBox.baseVal.width));
  const seated = document.querySelector(`#seats .seat-${seat} .score`);
  if (seated) seated.textContent = seated.textContent.replace(/-?\d+/, total);
  await stage.pause(320);
});

// --- What concerns somebody ---

// Whose turn it is now stands on the board to come.
scene("turn_began", ({ seat }, stage) => stage.light(laneOf(stage, seat), 220));
// The end is laid out otherwise than the table: nothing is carried over its words.
scene("game_ended", async (_, stage) => {
  await stage.pause(400);
  const gone = stage.board.querySelectorAll(".r-middle, .r-hand, .r-flying");
  await Promise.all([...gone].map((one) => stage.fade(one)));
  stage.board.querySelectorAll("[data-key]").forEach((one) => { delete one.dataset.key; });
});

// What the round before has brought is read before the next one is dealt; in a replay it is not waited for.
scene("round_began", async ({ sentence }, stage) => {
  const score = document.querySelector("#acting") && scoreOn(stage.coming);
  if (score) await showScore(score, { isNew: true });
  await sign(stage, middleOf(stage), sentence, 900);
});
scene("limit_reached", ({ sentence }, stage) => sign(stage, middleOf(stage), sentence, 900));

for (const kind of ["player_out", "alone_with_cards"]) {
  scene(kind, async ({ seat, sentence }, stage) => {
    stage.light(laneOf(stage, seat), 900);
    await sign(stage, laneOf(stage, seat), sentence, 1200);
  });
}
