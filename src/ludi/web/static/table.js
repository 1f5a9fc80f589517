// A table in the browser: what the server sends is put in place; what a person does is sent.
// Everything that can be done is a button of a form: without this script it works by loading pages.
import { hide, letExplain } from "./about.js";
import { clearAdvice, markAdvice } from "./advice.js";
import { say, sayFound, sayLost, sayNotSent } from "./alert.js";
import { asking } from "./api.js";
import { letArrange } from "./arrange.js";
import { letChat, letRead, showChat } from "./chat.js";
import { letDrag } from "./drag.js";
import { fit } from "./fit.js";
import { follow } from "./following.js";
import { append, enlivenAll, lineOf } from "./log.js";
import { look, settle } from "./motion.js";
import { stayAtNewest } from "./newest.js";
import { hasten, learn, pace, setSpeed, speed } from "./pace.js";
import { closeQuestion, letAsk } from "./question.js";
import { act, hasScene, offerControls, paceChanged, rest, skip } from "./scenes.js";
import { letShare } from "./share.js";
import { letShut } from "./sheets.js";
import { isOn, play, setOn, setVolume, volume } from "./sounds.js";

const root = document.querySelector("#table");
const form = document.querySelector("#acting");
const oracle = document.querySelector("#oracle");
const newsBox = document.querySelector("#news");
const caption = document.querySelector("#caption");
const log = document.querySelector("#log");
const at = `/tables/${root.dataset.table}`;
let version = parseInt(root.dataset.at);
// The version of what can be done besides acting, which is there before all of it has been shown.
let newest = version;
let isOver = Boolean(document.querySelector(".turn.result"));
let wasAsked = Boolean(document.querySelector(".turn.yours"));
// The version that something was last sent on: a second click on it is none.
let sentOn = -1;
// The version that shows what came of it.
let awaited = 0;
// Who is so many changes behind wants to see what is, not all that was. Bots act faster than it is shown:
// a round of theirs may be waiting.
const MANY = 80;

// --- What the server sends ---

const waiting = [];
let rowBegan = 0; // when what others do began to be told

function receive(change) {
  waiting.push(change);
  if (rowBegan) hastenRow();
  if (waiting.length === 1) putWaiting();
  else if (waiting.length > MANY) skip();
  else offerControls();
}

// One change after the other.
async function putWaiting() {
  root.dataset.showing = "yes";
  while (waiting.length) {
    try {
      await showInTime(waiting[0]);
    } finally {
      waiting.shift(); // whatever happens, the next one comes
    }
  }
  delete root.dataset.showing;
  if (wasAsked || isOver) rowBegan = 0;
  rest(wasAsked || isOver);
}

// What comes of one's own action is told at its full length; what others do the quicker, the more is waiting.
async function showInTime(change) {
  const isOwn = change.version <= awaited;
  if (isOwn) rowBegan = 0;
  else rowBegan ||= performance.now();
  hastenRow();
  const began = performance.now();
  await show(change);
  learn(thingsIn(change), performance.now() - began);
}

function hastenRow() {
  if (rowBegan) hasten(waiting.map(thingsIn).reduce((sum, many) => sum + many, 0), performance.now() - rowBegan);
  else hasten(0, 0);
}

// A new board is something to see by itself.
function thingsIn({ news }) {
  return 1 + news.filter(hasScene).length;
}

// What happened is shown on the board that is seen, and told as it is shown; until then the banner says
// what is being done, or who does something; then comes the new board,
// its pieces from where they were. What they bring is told when they lie there. What was done can be taken
// back from the beginning.
async function show(change) {
  if (!("board" in change.parts) || !pace()) { put(change, change.news); return; }
  newest = change.version;
  if (sentOn !== version) caption.textContent = document.querySelector("#status .turn:not(.yours)")?.textContent ?? caption.textContent;
  if ("status" in change.parts) putPart("status", change.parts.status);
  const board = document.querySelector("#board");
  const coming = document.createElement("div");
  coming.innerHTML = change.parts.board;
  const focused = describeIn(board);
  if (change.news.some(hasScene)) offerControls();
  const untold = await act(change.news, board, coming, tell);
  const before = look(board);
  const { board: _, status: __, ...others } = change.parts;
  putVersion(change);
  hide();
  putPart("board", change.parts.board);
  if (focused && document.activeElement === document.body) refocus(board, focused); // lost while it was shown
  await settle(board, before);
  fit(); // what was on its way may have been measured too
  putRest({ ...change, parts: others }, untold);
}

// What is seen and the version that actions name change together.
function put(change, news) {
  putVersion(change);
  if ("board" in change.parts) hide();
  putRest(change, news);
}

function putVersion(change) {
  version = newest = change.version;
  form.elements.version.value = version;
}

function putRest(change, news) {
  Object.entries(change.parts).forEach(([id, html]) => putPart(id, html));
  tell(news);
  if (change.over && !isOver) {
    closeQuestion();
    play(document.querySelector(".turn.result[data-won]") ? "victory" : "end");
    document.querySelector("#finale summary")?.focus({ preventScroll: true });
  }
  isOver = change.over;
  if (change.asked && !wasAsked) play("turn");
  wasAsked = change.asked;
  if (whatIsAsked() !== advisedOn) hideOracle();
  settleBusy();
  showTitle();
}

// What was opened stays open, also over a time in which there is nothing to open.
const opened = new Set();

function putPart(id, html) {
  if (id === "chat") { showChat(html); return; }
  const part = document.getElementById(id);
  const focused = describeIn(part);
  part.innerHTML = html;
  if (id === "log") enlivenAll(part.querySelector("ol"));
  for (const one of part.querySelectorAll("details[id]")) one.open = opened.has(one.id) || ("opens" in one.dataset && !isOver);
  fit();
  if (focused) refocus(part, focused);
  showClocks();
}

// The keyboard stays where it was: on the same choice, or on the first one.
function describeIn(part) {
  const element = document.activeElement;
  return part.contains(element) ? { name: element.getAttribute("name"), value: element.getAttribute("value") } : null;
}

function refocus(part, { name, value }) {
  const all = [...part.querySelectorAll("button, a[href], summary")];
  const same = all.find((one) => one.name === name && one.getAttribute("value") === value);
  (same ?? part.querySelector("button.act, [data-piece]") ?? all[0] ?? form.querySelector("button.act") ?? part).focus({ preventScroll: true });
}

// What happened goes to the log, and to the live region that screen readers speak.
function tell(news) {
  const list = log.querySelector("ol");
  for (const { sentence, begins } of news) {
    if (!sentence) continue; // it is seen on the board
    append(list, lineOf(sentence, begins));
    speak(sentence);
    caption.textContent = sentence;
  }
  while (newsBox.childElementCount > 40) newsBox.firstElementChild.remove();
  while (list.childElementCount > 500) list.firstElementChild.remove();
  followLog();
}

function speak(words) {
  newsBox.append(Object.assign(document.createElement("p"), { textContent: words }));
}

// --- What a person does ---

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const button = event.submitter;
  if (button?.dataset.do === "oracle") { askOracle(); return; }
  if (button?.dataset.do === "hush") { hushOracle(); return; }
  const on = button?.dataset.do ? newest : version;
  if (!button || sentOn === on) return;
  if (button.dataset.confirm && !confirm(button.dataset.confirm)) return;
  const leadsTo = { rematch: "rematch", review: "review" }[button.dataset.do];
  if (leadsTo) { form.action = `${at}/${leadsTo}`; form.submit(); return; }
  if (button.dataset.do) { skip(); once(button.dataset.do, bodyOf(button), on); }
  else if (button.name === "action") once("actions", { action: button.value, version, key: newKey() });
  if (button.name === "action") caption.textContent = button.ariaLabel ?? button.textContent;
});

function bodyOf({ dataset, name, value }) {
  if (dataset.do === "undo") return { version: newest };
  return name === "offer" ? { offer: Number(value), key: newKey() } : undefined;
}

// The table is busy until what comes of it is shown.
async function once(what, body, on = version) {
  sentOn = on;
  awaited = Infinity;
  hideOracle();
  root.setAttribute("aria-busy", "true");
  const answer = await send(what, body);
  if (!answer) sentOn = -1;
  awaited = Number(answer?.headers.get("Ludi-Version") ?? 0);
  settleBusy();
}

function settleBusy() {
  if (version >= awaited) root.removeAttribute("aria-busy");
}

// What is advised is of use for as long as the same is asked; others may choose at the same time.
let advisedOn = "";

function whatIsAsked() {
  const own = [...form.querySelectorAll("button[name=action]")].filter((one) => !oracle.contains(one));
  return [form.querySelector("[data-arrange]")?.dataset.asked, ...own.map((one) => one.value)].join();
}

async function askOracle() {
  if (oracle.ariaBusy === "true") return;
  const asked = advisedOn = whatIsAsked();
  oracle.ariaBusy = "true";
  oracle.textContent = root.dataset.oracle;
  oracle.hidden = false;
  const answer = (await send("advice")) && (await fetch(`${at}/oracle?part`).catch(() => null));
  const html = answer?.ok && !answer.redirected ? await answer.text() : "";
  const isStill = whatIsAsked() === asked && sentOn !== version;
  if (isStill) oracle.innerHTML = html;
  oracle.hidden = !html || !isStill;
  if (!oracle.hidden) markAdvice(oracle, document.querySelector("#board"));
  oracle.ariaBusy = "false";
}

function hideOracle() {
  oracle.hidden = true;
  clearAdvice();
}

function hushOracle() {
  hideOracle();
  document.querySelector("[data-do=oracle]")?.focus();
}

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || document.querySelector("dialog[open], :popover-open")) return;
  const finale = document.querySelector("#finale[open]");
  if (!oracle.hidden) hushOracle();
  else if (finale) {
    finale.open = false;
    finale.querySelector("summary").focus({ preventScroll: true });
  }
});

// Who is alone with bots and skips what they do lets them act at once.
document.querySelector("#controls [data-skip]").addEventListener("click", () => {
  const isAsked = waiting.length ? waiting.at(-1).asked : wasAsked;
  if ("alone" in root.dataset && !isAsked && !isOver) send("hurry");
});

const send = asking(root, {
  done() { say(""); stream.retry(); },
  refused: refuse,
  lost() { sayNotSent(root.dataset.notSent); stream.reopen(); },
});
letChat(send);
letAsk(once);
letShare(speak);
letShut();
letRead();
// What happened last is read first.
const followLog = stayAtNewest(log);
stayAtNewest(document.querySelector("#chat"));

// An old page is brought up to date: by its stream, or, if that is broken, by loading it again.
function refuse(problem) {
  say(problem.sentence);
  const present = problem.table?.version ?? 0;
  if (present > version) setTimeout(() => { if (present > version) location.reload(); }, 3000);
}

function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Digits choose from what can be done, in the order of the page; arrows walk through it.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select")) return;
  const buttons = [...form.querySelectorAll("button.act, [data-drag]:not(button)")].filter((one) => one.checkVisibility() && one.tabIndex >= 0);
  if (/^[1-9]$/.test(event.key) && buttons[event.key - 1]) {
    buttons[event.key - 1].focus();
    event.preventDefault();
  }
  const here = buttons.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step && here >= 0) {
    buttons[(here + step + buttons.length) % buttons.length].focus();
    event.preventDefault();
  }
});

letDrag(root, buttonOf, (button) => form.requestSubmit(button));
// Others plan at the same time: until the own plan is answered there is no other.
letArrange(form, (action) => {
  if (!root.hasAttribute("aria-busy")) once("actions", { action, version, key: newKey() });
});

function buttonOf(action) {
  return [...form.querySelectorAll("button[name=action]")].find((one) => one.value === action);
}

// What a board tells only to who asks for it is fetched when it is opened.
document.addEventListener("toggle", async (event) => {
  const details = event.target;
  if (details.open) opened.add(details.id);
  else opened.delete(details.id);
  if (!details.open || !details.dataset.more) return;
  const answer = await fetch(`${details.dataset.more}?part`).catch(() => null);
  const box = details.querySelector(".more");
  if (answer?.ok && box) box.innerHTML = await answer.text();
}, true);

// --- Calling for one's turn ---

const sound = document.querySelector("#sound");
const loudness = document.querySelector("#volume");
sound.checked = isOn();
loudness.value = volume();
sound.addEventListener("change", () => { setOn(sound.checked); play("turn"); });
loudness.addEventListener("change", () => { setVolume(loudness.value); play("turn"); });

const speeds = document.querySelector("#speed");
speeds.value = speed();
speeds.addEventListener("change", () => { setSpeed(speeds.value); paceChanged(); });

function showTitle() {
  const call = wasAsked ? `● ${root.dataset.yourTurn} – ` : "";
  document.title = `${call}${root.dataset.title}`;
}

function showClocks() {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.round(Number(clock.dataset.until) - Date.now() / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("soon", left <= 10);
  }
}

// Who comes from before the start begins at the top.
if (sessionStorage.getItem("ludi-starts")) {
  sessionStorage.removeItem("ludi-starts");
  history.scrollRestoration = "manual";
  scrollTo(0, 0);
}

letExplain();
enlivenAll(log.querySelector("ol"));
setInterval(showClocks, 1000);
showClocks();
showTitle();
caption.textContent = log.querySelector("li:last-child")?.textContent ?? "";
const stream = follow(root, {
  brought: receive,
  refused: (problem) => say(problem.sentence),
  lost: () => sayLost(root.dataset.lost),
  found: sayFound,
});
root.dataset.live = "yes"; // from now on clicks and keys are answered here
