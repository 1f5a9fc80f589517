// A battle on the Wall, as it happens: warriors turn over and march to the fort, effects change what
// counts, sums are added up, a fort crumbles or goes to its clan, warriors leave. Every scene leaves the
// board that is seen as the table lies by then, so that the next turn can be fought on it.
import { animate, count, look, pause, settle } from "../../motion.js";
import { scene } from "../../scenes.js";

const HOP = 230;
// What goes on while the next thing already begins: warriors that turn over, sums that are added up.
let turning = [];
let counting = [];
let stands = false;
let isTied = false;

// --- What lies where ---

const rootOf = (stage) => stage.board.querySelector(".rgh:has(.line)");
const campOf = (root, clan) => root?.querySelector(`.camp[data-clan="${clan}"]`);
const cellsOf = (camp) => [...camp.querySelectorAll(".cell")];
const spotsOf = (root) => [...root.querySelectorAll(".spot")];
const turnOf = (root) => Number(root.dataset.turn);
const standingIn = (camp) => [...camp.querySelectorAll(".cell > .warrior:not(.gone, .planned)")];

function revealedBy(root, clan) {
  const camp = campOf(root, clan);
  return camp && cellsOf(camp)[turnOf(root) - 1]?.querySelector(".warrior");
}

// What is known of a kind of warrior: its name, its strength, how many a clan has.
function kindOf(root, warrior) {
  const rows = root.dataset.warriors.split("|").map((row) => row.split(":"));
  const [, name, strength, copies] = rows.find(([kind]) => kind === warrior);
  return { name, strength, copies: Number(copies) };
}

// --- What was told of this match, for as long as its page is open ---
// A board tells what has happened since its viewer's own last choice; what it told before is kept here:
// of every turn its line, who took what and who paid; of every round the points that clans began it with.

const isLesson = Boolean(document.querySelector("#table.lesson"));
const NOTEBOOK = `rgh ${isLesson ? "lesson" : document.querySelector("#table[data-table]")?.dataset.table} ${document.documentElement.lang}`;
const isKept = Boolean(document.querySelector("#table[data-table]"));
const told = isKept || isLesson ? JSON.parse(sessionStorage.getItem(NOTEBOOK) ?? "{}") : {};
const TURNS = [1, 2, 3, 4, 5, 6];

function roundOf(root) {
  return Number(root.querySelector(".story").dataset.round);
}

function toldOf(round, last = TURNS.length) {
  return TURNS.filter((turn) => turn <= last && told[`${round} ${turn}`]).map((turn) => ({ turn, ...told[`${round} ${turn}`] }));
}

function note(root) {
  if (isLesson) turnTo(root);
  for (const line of root.querySelectorAll("[data-told]")) {
    const was = told[line.dataset.told];
    const now = { ...was, ...line.dataset };
    const part = (name) => line.querySelector(`:scope > .${name}`)?.outerHTML ?? "";
    if (!was || part("turn-head").includes("goes-to")) now.head = part("turn-head");
    if (!was || part("sums").includes("came-to")) now.sums = part("sums");
    now.notes = was?.notes?.length > part("notes").length ? was.notes : part("notes");
    if (was?.revealed?.length > now.revealed.length) now.revealed = was.revealed;
    told[line.dataset.told] = now;
  }
  if (root.matches(".planning")) {
    const points = [...root.querySelectorAll(".camp")].map((camp) => [camp.dataset.clan, pointsOf(camp)]);
    told[roundOf(root)] = Object.fromEntries(points);
  }
  if (isKept || isLesson) sessionStorage.setItem(NOTEBOOK, JSON.stringify(told));
}

// A lesson that is at an earlier turn than before tells of another table.
function turnTo(root) {
  const at = 10 * roundOf(root) + turnOf(root);
  if (at < (told.at ?? 0)) for (const key of Object.keys(told)) delete told[key];
  told.at = at;
}

function pointsOf(camp) {
  return Number(camp.querySelector("[data-count]").dataset.count);
}

// What is new is read off a board, and what it does not tell is put there.
function recall() {
  const root = document.querySelector("#board .rgh");
  if (!root?.querySelector(".story")) return;
  note(root);
  for (const camp of root.querySelectorAll(".camp")) putInColumns(root, camp);
  if (!isKept) return;
  const [round, turn] = [roundOf(root), turnOf(root)];
  const list = root.querySelector(".all-told ol");
  list.replaceChildren();
  for (let one = round; one > 0; one -= 1) {
    const lines = toldOf(one, one === round ? turn : undefined).reverse();
    if (lines.length) list.append(Object.assign(document.createElement("h4"), { textContent: root.dataset.saidRound.replace("{round}", one) }));
    list.append(...lines.map(({ head, sums, notes }) => {
      const line = document.createElement("li");
      line.innerHTML = head + sums + notes;
      return line;
    }));
  }
  const last = turn ? told[`${round} ${turn}`] : told[`${round - 1} 6`];
  const summary = root.querySelector(".story > summary");
  if (last && !summary.querySelector(".came-to")) summary.innerHTML = last.head + last.sums;
  for (const [at, spot] of spotsOf(root).entries()) {
    const left = spot.querySelector(".ruin:not(.lost)");
    const what = told[`${round} ${at + 1}`];
    if (left && what && at < turn && !left.querySelector(".flag")) ruin(root, spot, takerOf(what), what.tied);
  }
}

// A warrior lies in the column of the fort at which it was revealed; the server knows that of the last
// turns. Where the table is another one than what was told, as in a lesson, all stay where they are.
function putInColumns(root, camp) {
  const cells = cellsOf(camp).slice(0, Math.max(0, turnOf(root) - 1)); // while plans are made there are none
  const cards = cells.map((cell) => cell.querySelector(":scope > .warrior")).filter(Boolean);
  const revealed = cells.map((_, at) => revealedIn(told[`${roundOf(root)} ${at + 1}`], camp.dataset.clan));
  // Of two alike the wrecked one is gone.
  const [gone, standing] = [cards.filter(isGone), cards.filter((card) => !isGone(card))];
  const take = (pile, kind) => {
    const at = pile.findIndex((card) => card.dataset.about === kind);
    return at < 0 ? undefined : pile.splice(at, 1)[0];
  };
  const wrecks = revealed.map((one) => (one?.isWrecked ? take(gone, one.kind) : undefined));
  const found = revealed.map((one, at) => wrecks[at] ?? (one && (take(gone, one.kind) ?? take(standing, one.kind))));
  if (revealed.some((one, at) => one && !found[at])) return;
  const rest = [...gone, ...standing];
  const free = found.filter((one) => !one).length - rest.length;
  if (free < 0) return;
  let empty = free;
  cells.forEach((cell, at) => {
    const card = found[at] ?? (empty-- > 0 ? undefined : rest.shift());
    if (card && card.parentElement !== cell) {
      for (const animation of card.getAnimations()) animation.finish(); // it has been here all the time
      cell.append(card);
    }
    cell.className = `cell ${card ? (isGone(card) ? "gone" : "earlier") : "empty"}`;
  });
}

const isGone = (card) => card.classList.contains("gone");

function revealedIn({ revealed = "" } = {}, clan) {
  const row = revealed.split(", ").map((one) => one.split(" ")).find(([whose]) => whose === clan);
  return row && { kind: row[1], isWrecked: row.length > 2 };
}

function takerOf({ taken = "" }) {
  return taken.split(" ")[0];
}

const board = document.querySelector("#board");
if (board) new MutationObserver(() => { recall(); countUp(); }).observe(board, { childList: true });
recall();

// Who has just lived through the end sees the points counted up, once.
let isOver = Boolean(document.querySelector("#board .rgh.over"));

function countUp() {
  if (isOver || !document.querySelector("#board .rgh.over")) return;
  isOver = true;
  for (const points of document.querySelectorAll("#board .rank .points b")) count(points, 0, Number(points.dataset.count));
}

// --- One thing after the other ---

async function all() {
  const these = [...turning, ...counting];
  turning = counting = [];
  await Promise.all(these);
}

// Change what lies there, and carry everything from where it lay; what was not seen comes from nowhere.
async function changed(stage, change) {
  const before = look(stage.board);
  for (const [key, { box }] of before) if (!box.width) before.delete(key);
  change();
  await settle(stage.board, before);
}

// A scene of a table with a Wall, once what went on before has ended: the banner tells it as it begins.
function act(event, show, isAtOnce = false) {
  scene(event, async (facts, stage) => {
    const root = rootOf(stage);
    if (!root) return;
    if (!isAtOnce) {
      await all();
      if (facts.sentence) stage.say(facts.sentence);
    }
    calm(root);
    await show(facts, stage, root);
  });
}

// The line over the Wall is that of the board to come, told as it happens.
function comingLine(stage, root) {
  return stage.coming.querySelector(`[data-told="${roundOf(root)} ${turnOf(root)}"]`);
}

function beginLine(stage, root) {
  const summary = root.querySelector(".story > summary");
  const line = comingLine(stage, root);
  if (!line) return;
  const sums = Object.assign(document.createElement("span"), { className: "sums" });
  summary.replaceChildren(line.querySelector(".turn-head").cloneNode(true), sums);
  summary.querySelector(".goes-to")?.remove();
}

function countLine(stage, root, clan) {
  const sum = comingLine(stage, root)?.querySelector(`.sum-of.${clan}`)?.cloneNode(true);
  const was = sumOf(root, clan);
  if (!sum?.querySelector(".came-to")) return;
  sum.classList.remove("best");
  if (was) was.replaceWith(sum);
  else root.querySelector(".story > summary .sums")?.append(sum);
}

function endLine(stage, root, clan) {
  const head = comingLine(stage, root)?.querySelector(".turn-head");
  if (head) root.querySelector(".story > summary .turn-head")?.replaceWith(head.cloneNode(true));
  sumOf(root, clan)?.classList.add("best");
}

function sumOf(root, clan) {
  return root.querySelector(`.story > summary .sum-of.${clan}`);
}

// What could be done is done.
function calm(root) {
  for (const button of root.querySelectorAll("button.act")) {
    button.classList.remove("act");
    button.removeAttribute("name");
    button.type = "button";
    button.querySelector(".verb")?.remove();
  }
  for (const one of root.querySelectorAll(".more-choices, .decided")) one.remove();
}

function swing(element, way = 6) {
  return animate(element, [0, -way, way, -way, way / 2, 0].map((x) => ({ translate: `${x}px 0` })), 380);
}

function swell(element, size = 1.14, duration = 280) {
  return animate(element, [{ scale: 1 }, { scale: size, offset: 0.4 }, { scale: 1 }], duration);
}

// Words over a row or the Wall, for as long as they are read.
async function cry(where, words) {
  const sign = Object.assign(document.createElement("span"), { className: "cry", textContent: words });
  sign.setAttribute("aria-hidden", "true");
  where.append(sign);
  await animate(sign, [{ opacity: 0, scale: 0.5 }, { opacity: 1, scale: 1, offset: 0.2 }, { opacity: 1, scale: 1, offset: 0.8 }, { opacity: 0, scale: 1 }], 900);
  sign.remove();
}

// --- Plans ---

act("plan_sealed", async ({ clan }, stage, root) => {
  const camp = campOf(root, clan);
  if (camp?.classList.contains("own")) await laid(stage, () => layPlan(root, knownPlan(stage, root)));
  else if (camp) counting.push(swell(camp.querySelector(".banner"), 1.02));
});

// Warriors alone are carried; all that they lie on is where it is. What is written there is never seen
// bigger or smaller than it is.
async function laid(stage, change) {
  for (const piece of stage.board.querySelectorAll("[data-piece]")) piece.dataset.key = piece.id;
  const isWarrior = ({ element }) => element.matches(".warrior");
  const before = new Map([...look(stage.board)].filter(([, was]) => isWarrior(was) && was.box.width));
  change();
  for (const [key, now] of look(stage.board)) if (!isWarrior(now)) before.set(key, now);
  await settle(stage.board, before);
}

// The own plan as far as the board to come gives it: who was revealed since, and who lies there still,
// or lay there until all that is left was taken up.
function knownPlan(stage, root) {
  const { clan } = root.querySelector(".camp.own")?.dataset ?? {};
  const lies = stage.coming.querySelector(`.camp.own[data-clan="${clan}"]`);
  const takenUp = stage.coming.querySelector(".plan")?.dataset.start?.split(" ").filter(Boolean) ?? [];
  return TURNS.map((turn, at) => {
    const line = stage.coming.querySelector(`[data-told="${roundOf(root)} ${turn}"]`);
    const revealed = line && revealedIn(line.dataset, clan)?.kind;
    return revealed ?? lies?.querySelectorAll(".cell")[at]?.querySelector(".planned")?.dataset.about ?? takenUp.at(at - TURNS.length);
  });
}

// The own plan lies before the forts, open for who has made it, until the new board comes.
function layPlan(root, plan) {
  const camp = root.querySelector(".camp.own");
  if (!camp) return;
  const left = [...root.querySelectorAll(".own .rest .warrior, .own .cell > .planned, [data-piece]")];
  cellsOf(camp).forEach((cell, at) => {
    const there = cell.querySelector(".planned, [data-piece]");
    if (cell.querySelector(":scope > .warrior:not(.planned)")) return;
    const kind = plan[at] ?? there?.dataset.about;
    const alike = left.filter((one) => one.dataset.about === kind);
    const one = alike.find((other) => other === there) ?? alike.find((other) => !other.closest(".cell")) ?? alike[0];
    if (one) left.splice(left.indexOf(one), 1);
    if (one && one === there && one.matches(".planned")) return;
    cell.replaceChildren(...(one ? [lying(one)] : []));
  });
  for (const one of root.querySelectorAll(".own .rest, .hand .tools")) one.style.visibility = "hidden";
}

function lying(piece) {
  const card = document.createElement("span");
  card.className = "warrior planned";
  Object.assign(card.dataset, { key: piece.id || piece.dataset.key, about: piece.dataset.about });
  card.innerHTML = piece.innerHTML;
  return card;
}

// --- A turn ---

act("turn_began", async ({ turn }, stage, root) => {
  stands = isTied = false;
  stage.sound("march");
  // From a plan to the fight rows move; from one fight to the next all stay where they are.
  const plan = knownPlan(stage, root);
  const begin = () => { beginTurn(root, turn, plan); beginLine(stage, root); };
  if (root.matches(".planning, .placing")) await toBattle(stage, root, begin);
  else begin();
  await swell(spotsOf(root)[turn - 1], 1.08, 260);
});

// The others' rows come to where they fight, under the own one.
async function toBattle(stage, root, change) {
  const come = laid(stage, change);
  const others = [...root.querySelectorAll(".camp:not(.own)")];
  await Promise.all([come, ...others.map((camp) => animate(camp, [{ opacity: 0, translate: "0 1.5rem" }, {}], 320))]);
}

function beginTurn(root, turn, plan) {
  layPlan(root, plan);
  for (const one of root.querySelectorAll(".hand [data-piece]")) delete one.dataset.key;
  for (const one of root.querySelectorAll(".hand, .own .rest")) one.hidden = true;
  root.classList.remove("planning", "placing", "reordering", "charming-now");
  root.dataset.turn = turn;
  root.querySelector(".story")?.removeAttribute("open");
  for (const one of root.querySelectorAll(".lends, .banner .mark:not(.legions), .cell .label")) one.remove();
  root.querySelector("[data-turn-said]").textContent = root.dataset.saidTurn.replace("{turn}", turn);
  spotsOf(root).forEach((spot, at) => spot.classList.toggle("now", at === turn - 1));
  for (const camp of root.querySelectorAll(".camp")) prepareCamp(camp, turn);
}

// Everybody stays where they are; before the fort that is fought for the next one waits.
function prepareCamp(camp, turn) {
  camp.classList.remove("wins", "leads", "out", "asked");
  for (const one of camp.querySelectorAll(".cell > .warrior")) one.classList.remove("new", "charmed");
  for (const one of standingIn(camp)) one.classList.add("earlier");
  showTotal(camp);
  cellsOf(camp).forEach((cell, at) => {
    const who = cell.querySelector(":scope > .warrior");
    const what = !who ? "empty" : isGone(who) ? "gone" : "earlier";
    cell.className = `cell ${at === turn - 1 ? "now" : at >= turn ? "to-come" : what}`;
    // Who has a plan lies there, hidden.
    if (at >= turn - 1 && !cell.firstElementChild) cell.append(hidden(camp, at + 1));
  });
}

// What the warriors that are seen come to, until they are counted again.
function showTotal(camp) {
  const total = standingIn(camp).reduce((sum, one) => sum + Number(one.querySelector(".strength").textContent), 0);
  put(camp.querySelector(".total b"), total);
}

function hidden(camp, place) {
  const back = document.createElement("span");
  back.className = "back";
  back.dataset.key = `hidden-${camp.dataset.clan}-${place}`;
  back.innerHTML = '<svg class="knot"><use href="#rgh-back"/></svg>';
  return back;
}

act("warrior_revealed", async ({ clan, warrior }, stage, root) => {
  const camp = campOf(root, clan);
  const cell = camp && cellsOf(camp)[turnOf(root) - 1];
  if (!cell) return;
  turning.push(turnOver(cell, warriorOf(root, clan, warrior)));
  stage.sound("card");
  await pause(90);
}, true);

function warriorOf(root, clan, warrior) {
  const { name, strength, copies } = kindOf(root, warrior);
  const shown = document.createElement("span");
  shown.className = "warrior new";
  const others = [...campOf(root, clan).querySelectorAll(`.warrior:not(.planned)[data-about="${warrior}"]`)];
  Object.assign(shown.dataset, { key: copies > 1 ? `${clan}-${warrior}-${others.length + 1}` : `${clan}-${warrior}`, about: warrior });
  shown.innerHTML = `<svg class="figure"><use href="#rgh-${warrior}"/></svg><b class="strength">${strength}</b> `;
  shown.append(Object.assign(document.createElement("span"), { className: "called", textContent: name }));
  return shown;
}

async function turnOver(cell, shown) {
  const back = cell.firstElementChild;
  if (back) await animate(back, [{}, { rotate: "y 90deg" }], 120, { easing: "ease-in" });
  cell.replaceChildren(shown);
  await animate(shown, [{ rotate: "y -90deg", translate: "0 0" }, { rotate: "y 0deg", translate: "0 -14px", offset: 0.6 }, { translate: "0 0" }], HOP);
}

// --- Effects before anything is counted ---

// They wreck one another at the same time.
act("chariott_wrecked", async ({ clan, sentence }, stage, root) => {
  await Promise.all(turning);
  const wreck = revealedBy(root, clan);
  stage.say(sentence);
  if (!wreck) return;
  stage.sound("clash");
  counting.push(swing(wreck, 10).then(() => leave(wreck)));
  await pause(250);
}, true);

async function leave(warrior) {
  await animate(warrior, [{}, { rotate: "8deg", translate: "0 10px", opacity: 0.25 }], 260);
  warrior.classList.add("gone");
  warrior.classList.remove("charmed");
}

act("qweens_cancelled", async (_, stage, root) => {
  await Promise.all([...root.querySelectorAll('.new[data-about="qween"]')].map((one) => swing(one)));
  await pause(400);
});

act("qween_idle", say);

async function say() {
  await pause(650);
}

// What is charmed goes over to the other clan's sum.
act("warrior_charmed", async ({ clan, warrior, target }, stage, root) => {
  const [charmer, charmed] = [revealedBy(root, clan), revealedBy(root, target)];
  if (!charmer || !charmed) return;
  counting.push(swell(charmer, 1.2));
  const lends = document.createElement("span");
  lends.className = `lends ${target}`;
  lends.innerHTML = `<svg class="mini"><use href="#rgh-${warrior}"/></svg><b>+${kindOf(root, warrior).strength}</b>`;
  charmer.parentElement.querySelector(".lends")?.remove();
  charmer.parentElement.append(lends);
  charmed.classList.add("charmed");
  const [from, to] = [charmed.getBoundingClientRect(), lends.getBoundingClientRect()];
  const way = `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`;
  await animate(lends, [{ translate: way, scale: 1.6 }, { translate: way, scale: 2, offset: 0.25 }, {}], 800);
});

// --- Sums ---

act("total_counted", async ({ clan, total }, stage, root) => {
  const these = turning;
  turning = [];
  await Promise.all(these);
  const camp = campOf(root, clan);
  if (!camp) return;
  counting.push(addUp(camp, total));
  countLine(stage, root, clan);
  await pause(130);
}, true);

// One warrior after the other brings its strength.
async function addUp(camp, total) {
  const sum = camp.querySelector(".total b");
  const addends = [...standingIn(camp).filter((one) => !one.classList.contains("charmed")), ...camp.querySelectorAll(".lends")];
  let sumSoFar = 0;
  for (const one of addends) {
    sumSoFar += Number(one.querySelector("b").textContent);
    put(sum, sumSoFar);
    swell(one, 1.14, 240);
    await pause(100);
  }
  put(sum, total);
  await swell(sum, 1.3, 200);
}

function put(sum, total) {
  sum.dataset.count = total;
  sum.textContent = total;
}

async function countTo(element, to) {
  const from = Number(element?.dataset.count);
  if (Number.isNaN(from) || from === to) return;
  element.dataset.count = to;
  element.textContent = String(to).replace("-", "−");
  await count(element, from, to);
}

act("clan_filched", async ({ clan }, stage, root) => {
  campOf(root, clan)?.classList.add("out");
  const [camp, filchy] = [campOf(root, clan), revealedBy(root, clan)];
  const total = camp?.querySelector(".total");
  if (filchy) await Promise.all([swing(filchy, 4), swing(total, 4), cry(camp.querySelector(".cells"), root.dataset.saidLeftOut)]);
});

// --- Who takes the fort ---

act("attack_tied", async ({ total }, stage, root) => {
  isTied = true;
  stage.sound("clash");
  const tied = [...root.querySelectorAll(".camp:not(.out)")].filter((camp) => Number(camp.querySelector(".total b").dataset.count) === total);
  await Promise.all([...tied.map((camp) => swing(camp.querySelector(".total"), 8)), cry(root.querySelector(".line"), root.dataset.saidTie)]);
});

act("tie_broken", async ({ clan }, stage, root) => {
  const archer = revealedBy(root, clan);
  if (archer) await swell(archer, 1.3, 600);
});

act("nobody_eligible", say);

act("fort_swapped", async ({ place }, stage, root) => {
  const [one, other] = [turnOf(root) - 1, place - 1].map((at) => spotsOf(root)[at]);
  const [first, second] = [one, other].map((spot) => spot.querySelector(".fort"));
  stage.sound("march");
  await changed(stage, () => { one.append(second); other.append(first); });
});

act("forts_slid", async ({ place }, stage, root) => {
  const spots = spotsOf(root).slice(turnOf(root) - 1, place);
  const forts = spots.map((spot) => spot.querySelector(".fort"));
  stage.sound("march");
  await changed(stage, () => spots.forEach((spot, at) => spot.append(forts.at(at - 1))));
});

// The points of a clan, in its head and in the list of who plays.
function score(camp, more) {
  const points = camp.querySelector("[data-count]");
  const to = Number(points.dataset.count) + more;
  const listed = camp.dataset.seat && document.querySelector(`.sitter.seat-${camp.dataset.seat} .score`);
  if (listed) listed.textContent = scored(camp.closest(".rgh"), to);
  return countTo(points, to);
}

function scored(root, points) {
  const one = new Intl.PluralRules(document.documentElement.lang).select(points) === "one";
  return (one ? root.dataset.saidPoint : root.dataset.saidPoints).replace(/\d+/, String(points).replace("-", "−"));
}

act("fort_captured", async ({ clan }, stage, root) => {
  const camp = campOf(root, clan);
  const spot = spotsOf(root)[turnOf(root) - 1];
  const fort = spot?.querySelector(".fort");
  if (!camp || !fort) return;
  camp.classList.add("leads", "wins");
  await swell(camp.querySelector(".total"), 1.25, 220);
  stage.sound("capture");
  endLine(stage, root, clan);
  await changed(stage, () => hand(root, fort, camp, spot, clan));
  score(camp, Number(fort.dataset.worth)); // while the next thing begins
});

// The fort is the clan's; where it stood there is a gap in the Wall, with the clan's banner.
function hand(root, fort, camp, spot, clan) {
  const forts = camp.querySelector(".forts");
  forts.querySelector(".no-fort")?.remove();
  const chip = document.createElement("span");
  chip.className = `chip ${fort.querySelector("use").getAttribute("href").replace("#rgh-fort-", "")}`;
  const { about, worth } = fort.dataset;
  const key = `${clan}-fort-${forts.childElementCount + 1}`;
  Object.assign(chip.dataset, { key, about, worth, from: spot.dataset.key });
  chip.append(fort.querySelector(".tower").cloneNode(true), " ", fort.querySelector(".value").cloneNode(true));
  forts.append(document.createElement("li"));
  forts.lastElementChild.append(chip);
  fort.dataset.leaves = key;
  fort.remove();
  ruin(root, spot, clan);
}

function ruin(root, spot, clan, tied = isTied) {
  const left = document.createElement("span");
  left.className = `ruin ${clan || "lost"}`;
  left.innerHTML = '<svg class="tower"><use href="#rgh-ruin"/></svg><span class="plaque"><span class="called" aria-hidden="true"></span></span>';
  const nobodys = tied ? root.dataset.saidTie : root.dataset.saidNobody;
  left.querySelector(".called").textContent = clan ? campOf(root, clan)?.querySelector(".of").textContent : nobodys;
  if (clan) left.insertAdjacentHTML("afterbegin", '<svg class="flag"><use href="#rgh-flag"/></svg>');
  spot.querySelector(".ruin")?.remove();
  spot.append(left);
  spot.querySelector(".curtain use").setAttribute("href", "#rgh-breach");
}

act("fort_stood", async () => {
  stands = true;
  await say();
});

act("fort_razed", async (_, stage, root) => {
  const standing = spotsOf(root).filter((spot) => spot.querySelector(".fort"));
  const spot = stands ? standing.at(-1) : spotsOf(root)[turnOf(root) - 1];
  const fort = spot?.querySelector(".fort");
  if (!fort) return;
  stage.sound("crumble");
  endLine(stage, root);
  await swing(fort, 4);
  await animate(fort, [{ transformOrigin: "50% 100%" }, { transformOrigin: "50% 100%", rotate: "3deg", scale: "1.04 .7", offset: 0.4 }, { transformOrigin: "50% 100%", scale: "1.15 0", opacity: 0.3 }], 620, { easing: "ease-in" });
  await changed(stage, () => { fort.remove(); closeUp(root); });
});

// The forts that are left stand at the right of the Wall.
function closeUp(root) {
  const spots = spotsOf(root);
  const forts = [...root.querySelectorAll(".spot .fort")];
  spots.forEach((spot, at) => {
    const fort = forts[at - (spots.length - forts.length)];
    if (fort) spot.append(fort);
    else if (!spot.querySelector(".ruin")) ruin(root, spot);
  });
}

// --- After the fight ---

act("warrior_kept", async ({ clan, warrior }, stage, root) => {
  const kept = whoIs(root, clan, warrior);
  if (kept) await swell(kept, 1.15, 400);
});

act("warrior_discarded", async ({ clan, warrior, sentence }, stage, root) => {
  const going = whoIs(root, clan, warrior);
  stage.say(sentence);
  if (!going) return;
  stage.sound("card");
  turning.push(goHome(campOf(root, clan), going));
  await pause(90);
}, true);

// Whose warrior goes has no sum any more: what is left is left.
async function goHome(camp, warrior) {
  await leave(warrior);
  camp.classList.remove("leads", "out");
  camp.querySelector(".lends")?.remove();
  for (const one of camp.querySelectorAll(".charmed")) one.classList.remove("charmed");
  showTotal(camp);
}

// Of equal ones the one of this turn stays the longest.
function whoIs(root, clan, warrior) {
  const camp = campOf(root, clan);
  const all = camp ? standingIn(camp).filter((one) => one.dataset.about === warrior) : [];
  return all.find((one) => !one.classList.contains("new")) ?? all[0];
}

act("signal_fired", async (_, stage, root) => {
  await Promise.all([...root.querySelectorAll(".camp")].map((camp) => animate(camp, [{}, { filter: "brightness(1.35)", offset: 0.4 }, {}], 600)));
});

for (const event of ["horsie_raged", "horsie_left"]) {
  act(event, async ({ clan }, stage, root) => {
      const horsie = revealedBy(root, clan);
    if (horsie) await swing(horsie, 8);
    await pause(250);
  });
}

act("tax_paid", async ({ clan, fort }, stage, root) => {
  const camp = campOf(root, clan);
  const chip = camp?.querySelector(`.chip[data-about="${fort}"]`);
  if (!chip) return;
  stage.sound("coin");
  await changed(stage, () => chip.parentElement.remove());
  camp.querySelectorAll(".chip").forEach((one, at) => { one.dataset.key = `${clan}-fort-${at + 1}`; });
  await score(camp, -Number(chip.dataset.worth));
});

// --- A round is over, or the game ---

act("legions_won", async ({ clan, sentence }, stage, root) => {
  const feast = overlay(root, `triumph feast ${clan}`);
  const forts = [...campOf(root, clan).querySelectorAll(".chip")].filter((one) => one.querySelector('[href="#rgh-fort-legion"]'));
  const trophies = forts.slice(0, 3).map((fort) => {
    const one = document.createElement("span");
    one.className = "trophy";
    one.append(fort.querySelector(".tower").cloneNode(true), Object.assign(document.createElement("b"), { textContent: fort.querySelector(".value").textContent }));
    return { one, from: fort.getBoundingClientRect() };
  });
  feast.append(...trophies.map(({ one }) => one), Object.assign(document.createElement("p"), { textContent: sentence }));
  for (const { one } of trophies) one.style.opacity = 0;
  for (const { one, from } of trophies) {
    const to = one.getBoundingClientRect();
    one.style.opacity = "";
    stage.sound("clash");
    await animate(one, [{ translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: 0.4 }, { scale: 1.25, offset: 0.7 }, {}], 520);
  }
  stage.sound("victory");
  await Promise.all(trophies.map(({ one }) => animate(one, [{}, { translate: "0 -14px", scale: 1.15, offset: 0.4 }, {}], 700)));
  await pause(2200);
});

function overlay(root, className) {
  root.querySelector(":scope > .overlay")?.remove();
  const one = document.createElement("div");
  one.className = `overlay ${className}`;
  root.append(one);
  return one;
}

// Who took what in the round that is over, and what was given up: what the clans have more than before.
async function tally(stage, root) {
  note(stage.coming);
  const turns = toldOf(roundOf(root));
  if (!turns.length) return;
  stage.say(root.dataset.saidOver);
  const box = overlay(root, "tally");
  const rows = [...root.querySelectorAll(".camp")].map((camp) => rowOf(root, camp, turns));
  box.append(Object.assign(document.createElement("h4"), { textContent: root.dataset.saidOver }), ...rows);
  stage.sound("turn");
  await animate(box, [{ opacity: 0, translate: "0 -2rem" }, {}], 320);
  for (const row of rows) await swell(row, 1.03, 220);
  await pause(2600);
  box.remove();
}

function rowOf(root, camp, turns) {
  const row = document.createElement("p");
  const { clan } = camp.dataset;
  const mine = (what) => turns.map((turn) => (turn[what] ?? "").split(" ")).filter(([whose]) => whose === clan);
  const [taken, paid] = [mine("taken"), mine("paid")];
  row.className = clan;
  row.append(camp.querySelector(".sign").cloneNode(true), Object.assign(document.createElement("b"), { textContent: camp.querySelector(".of").textContent }));
  row.append(...taken.map((fort) => prize(fort)), ...paid.map((fort) => prize(fort, "struck")));
  const worth = (forts) => forts.reduce((sum, [, value]) => sum + Number(value), 0);
  const points = pointsOf(camp);
  const began = told[roundOf(root)]?.[clan] ?? points - worth(taken) + worth(paid);
  const gain = document.createElement("span");
  gain.className = "gain";
  gain.textContent = taken.length + paid.length ? `${points < began ? "−" : "+"}${Math.abs(points - began)}` : root.dataset.saidNone;
  row.append(gain, camp.querySelector(".points").cloneNode(true));
  return row;
}

function prize([, worth, kind], how = "") {
  const chip = Object.assign(document.createElement("span"), { className: `chip ${kind} ${how}` });
  chip.innerHTML = `<svg class="tower"><use href="#rgh-fort-${kind}"/></svg>`;
  chip.append(worth.replace("-", "−"));
  return chip;
}

act("round_began", async ({ round, sentence }, stage, root) => {
  await all();
  if (round > 1) await tally(stage, root);
  stage.say(sentence);
  await pause(650);
}, true);

// The ranking takes the place of the whole battle: nothing of that is carried into it.
act("game_ended", async (_, stage, root) => {
  if (!root.querySelector(".feast")) {
    await tally(stage, root);
    await pause(300);
  }
  for (const one of root.querySelectorAll("[data-key]")) delete one.dataset.key;
});
