// A match told again: a slider, steps, and a log to jump to. Without this script the buttons and the
// log's links load the moment as a page.
import { hide, letExplain } from "./about.js";
import { copy as copyText } from "./copying.js";
import { fit } from "./fit.js";
import { enlivenAll } from "./log.js";
import { look, settle } from "./motion.js";
import { act } from "./scenes.js";

const root = document.querySelector("#table");
const slider = document.querySelector("#at");
const run = document.querySelector("#run");
const copy = document.querySelector("#copy");
const last = Number(root.dataset.last);
let at = Number(slider.value);
let wanted = at;
let isLoading = false;
let timer = null;

function address(path, moment) {
  return `/tables/${root.dataset.table}/${path}?at=${moment}&view=${root.dataset.view}`;
}

// The newest wish counts: what was wished meanwhile is left out.
async function go(moment) {
  wanted = Math.min(Math.max(moment, 0), last);
  slider.value = wanted;
  if (isLoading) return;
  isLoading = true;
  while (wanted !== at) {
    const answer = await fetch(address("frame", wanted)).catch(() => null);
    if (!answer?.ok) { stop(); break; }
    await show(await answer.json());
  }
  isLoading = false;
}

// The moment before or after one of which there is something to tell.
function near(step, from = wanted) {
  const moments = [0, ...[...document.querySelectorAll("#log li")].map((one) => Number(one.dataset.at)), last];
  const beyond = moments.filter((moment) => (moment - from) * step > 0);
  return beyond.length ? Math[step > 0 ? "min" : "max"](...beyond) : from;
}

async function show(frame) {
  const isNext = frame.at === near(1, at);
  at = frame.at;
  if (!isNext) { put(frame); return; }
  const board = document.querySelector("#board");
  const coming = document.createElement("div");
  coming.innerHTML = frame.board;
  await act(frame.news, board, coming, () => {});
  const before = look(board);
  put(frame);
  await settle(board, before);
  tell();
}

function put(frame) {
  hide();
  document.querySelector("#board").innerHTML = frame.board;
  fit();
  document.querySelector("#turn").textContent = frame.turn;
  document.querySelector("#where").value = `${at} / ${last}`;
  const from = document.querySelector("#from");
  if (from) {
    from.value = at;
    document.querySelector("#play-on").disabled = at === last;
  }
  history.replaceState(null, "", address("replay", at));
  mark();
}

function mark() {
  for (const one of document.querySelectorAll("#log .now")) one.classList.remove("now");
  const told = [...document.querySelectorAll("#log li")].filter((one) => Number(one.dataset.at) <= at);
  const moment = told.at(-1)?.dataset.at;
  const now = told.filter((line) => line.dataset.at === moment);
  for (const one of now) one.classList.add("now");
  sayLast(now.map((one) => one.textContent.trim())); // as the log says it
  const log = document.querySelector("#log");
  const line = now.at(-1);
  if (line) log.scrollTop = line.offsetTop - log.clientHeight / 2;
}

// Of what happened at once the last is how the board lies: so much of it is said as there is room for.
function sayLast(words) {
  const caption = document.querySelector("#caption");
  let first = 0;
  do caption.textContent = words.slice(first++).join(" ");
  while (caption.scrollHeight > caption.clientHeight + 1 && first < words.length);
}

function tell() {
  const words = [...document.querySelectorAll(`#log li[data-at="${at}"]`)].map((one) => one.textContent.trim());
  const news = document.querySelector("#news");
  for (const sentence of words) news.append(Object.assign(document.createElement("p"), { textContent: sentence }));
  while (news.childElementCount > 40) news.firstElementChild.remove();
}

function stop() {
  clearInterval(timer);
  timer = null;
  run.textContent = "▶";
  run.setAttribute("aria-label", run.dataset.run);
}

function start() {
  timer = setInterval(() => { if (at >= last) stop(); else if (!isLoading) go(near(1)); }, 1400);
  run.textContent = "Ⅱ";
  run.setAttribute("aria-label", run.dataset.pause);
  go(at >= last ? 0 : near(1));
}

slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
run.hidden = copy.hidden = false;
run.addEventListener("click", () => (timer ? stop() : start()));
document.querySelector("#moments").addEventListener("click", (event) => {
  const to = event.target.closest("button")?.dataset.to;
  if (!to) return;
  event.preventDefault();
  stop();
  go({ first: 0, before: near(-1), next: near(1), last }[to]);
});
document.querySelector("#view")?.addEventListener("change", (event) => {
  root.dataset.view = event.target.value;
  location.assign(address("replay", at));
});
document.querySelector("#log").addEventListener("click", (event) => {
  const line = event.target.closest("li");
  if (!line || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stop();
  go(Number(line.dataset.at));
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step) { stop(); go(near(step)); event.preventDefault(); }
});
copy.addEventListener("click", async () => {
  if (!(await copyText(new URL(address("replay", at), location.href).href, copy.dataset.byHand))) return;
  copy.style.minWidth = `${copy.offsetWidth}px`; // nothing moves
  copy.textContent = copy.dataset.done;
});
enlivenAll(document.querySelector("#log ol"));
letExplain();
mark();
