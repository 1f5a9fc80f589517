// Pieces move, not pictures of the page. Every piece has a key that it keeps (data-key): what lies
// elsewhere after a change is carried there from where it was; what shows another face (data-face) turns
// over; what counts something else (data-count) counts up or down; what is new comes from another piece
// (data-from: its key) or fades in; what is gone goes to another piece (data-leaves) or fades out.
// All of it moves on top of a board that is whole and can be used at every moment.
import { pace } from "./pace.js";

const CARRY = 420;
const APPEAR = 260;
const MANY = 8; // fewer pieces may all be gone from the same board
const NEAR = 2; // pixels that nobody sees
const SAME_PRESS = 6;
const EASE = "cubic-bezier(.3, .7, .2, 1)";
const running = new Set();
let isHurried = false;

// --- Everything that moves, and its end ---

// Move an element; ends when it has arrived, or when somebody does not want to wait.
export function animate(element, frames, duration, options = {}) {
  const length = isHurried ? 0 : duration * pace();
  const animation = element.animate(frames, { duration: length, easing: EASE, ...options });
  running.add(animation);
  const arrived = animation.finished.catch(() => {}).then(() => { running.delete(animation); });
  if (length === 0) animation.finish();
  return arrived;
}

export function pause(duration) {
  return animate(document.body, [], duration);
}

export function isMoving() {
  return running.size > 0;
}

// Everything arrives now.
export function arrive() {
  for (const animation of [...running]) animation.finish();
}

// Whatever comes is there at once, until told otherwise.
export function hurry(is) {
  isHurried = is;
  if (is) arrive();
}

// Nothing moves where nobody looks, and animations that nobody looks at do not end.
document.addEventListener("visibilitychange", () => { if (document.hidden) arrive(); });

// --- From one board to the next ---

// Where every piece is seen.
export function look(board) {
  const found = new Map();
  for (const element of board.querySelectorAll("[data-key]")) {
    const { key, face, count } = element.dataset;
    const outer = element.parentElement.closest("[data-key]")?.dataset.key;
    found.set(key, { element, box: element.getBoundingClientRect(), face, count, outer });
  }
  return found;
}

// The board has changed: carry everything from where it was seen before. Ends when it lies.
export async function settle(board, before) {
  const after = look(board);
  if (isAnother(before, after)) return; // it is there whole, and at once
  const moves = [];
  for (const [key, now] of after) moves.push(...arrivals(key, now, before, after));
  for (const [key, was] of before) if (!after.has(key)) moves.push(leaving(was, before, after));
  await Promise.all(moves);
}

// Another board altogether, as at the end of a match: little of what lay there is to be seen again, and
// what is gone does not fly over it.
function isAnother(before, after) {
  const kept = [...before.keys()].filter((key) => after.has(key)).length;
  return before.size >= MANY && after.size > 0 && kept < before.size * 0.25;
}

function arrivals(key, now, before, after) {
  const was = before.get(key);
  if (was) return [...moved(was, now, before, after), ...counted(was, now)];
  const from = now.element.dataset.from;
  const source = from && (before.get(from) ?? after.get(from));
  if (now.outer && !before.has(now.outer) && !source) return []; // it comes with what it lies on
  if (source) return [carried(now.element, source.box, now.box, now.face !== undefined)];
  return [animate(now.element, [{ opacity: 0, scale: 0.85 }, {}], APPEAR)];
}

function moved(was, now, before, after) {
  const [x, y] = shift(was.box, now.box);
  const outer = was.outer && was.outer === now.outer ? after.get(now.outer) : null;
  const [outerX, outerY] = outer ? shift(before.get(was.outer).box, outer.box) : [0, 0];
  const isTurned = was.face !== now.face;
  const isResized = Math.abs(was.box.width - now.box.width) > 2 * NEAR;
  if (Math.hypot(x - outerX, y - outerY) <= NEAR && !isTurned && !isResized) return [];
  const box = new DOMRect(was.box.x - outerX, was.box.y - outerY, was.box.width, was.box.height);
  return [carried(now.element, box, now.box, isTurned)];
}

function shift(from, to) {
  return [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
}

function carried(element, from, to, isTurned) {
  const [x, y] = shift(from, to);
  const size = to.width && from.width ? Math.min(Math.max(from.width / to.width, 0.2), 4) : 1;
  const begin = { translate: `${x}px ${y}px`, scale: size };
  const frames = isTurned
    ? [{ ...begin, rotate: "y 90deg" }, { rotate: "y 0deg" }]
    : [begin, {}];
  return above(element, animate(element, frames, CARRY));
}

// Over everything else while it is on its way.
function above(element, arrived) {
  const { zIndex, position } = element.style;
  element.style.zIndex = 6;
  if (getComputedStyle(element).position === "static") element.style.position = "relative";
  return arrived.then(() => Object.assign(element.style, { zIndex, position }));
}

function counted(was, now) {
  const [from, to] = [Number(was.count), Number(now.count)];
  if (was.count === undefined || from === to || Number.isNaN(from + to)) return [];
  return [count(now.element, from, to)];
}

// An element that shows a number shows all between two; what it shows in the end stands there already.
export function count(element, from, to) {
  const last = element.textContent;
  if (!last.includes(String(Math.abs(to)))) return Promise.resolve();
  const duration = Math.min(900, 180 + 60 * Math.abs(to - from));
  const arrived = animate(element, [{ scale: 1 }, { scale: 1.25, offset: 0.5 }, { scale: 1 }], duration);
  const [animation] = element.getAnimations().slice(-1);
  let isOver = false;
  function step() {
    if (isOver || !animation) return;
    const share = animation.effect.getComputedTiming().progress ?? 1;
    const between = Math.round(from + (to - from) * share);
    element.textContent = last.replace(String(Math.abs(to)), String(Math.abs(between)));
    requestAnimationFrame(step);
  }
  if (pace() && !isHurried) step();
  return arrived.then(() => { isOver = true; element.textContent = last; });
}

function leaving(was, before, after) {
  const goal = was.element.dataset.leaves;
  const target = goal && (after.get(goal) ?? before.get(goal));
  if (was.outer && !after.has(was.outer) && !target) return Promise.resolve(); // it leaves with what it lies on
  const ghost = ghostOver(was.element, was.box);
  const [x, y] = target ? shift(target.box, was.box) : [0, 0];
  const end = { opacity: 0, scale: target ? 0.6 : 0.9, translate: `${x}px ${y}px` };
  return animate(ghost, [{}, end], target ? CARRY : APPEAR).then(() => dismiss(ghost));
}

// --- Pictures of what is gone ---

// They lie over the board in a copy of its outermost element, so that they look as they did.
function ghostOver(element, box) {
  const ghost = element.cloneNode(true);
  for (const one of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const name of ["id", "data-key", "name", "data-drag", "data-drop", "data-about"]) one.removeAttribute(name);
  }
  const layer = document.createElement("div");
  layer.className = `${document.querySelector("#board").firstElementChild?.className ?? ""} departing`;
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  Object.assign(ghost.style, {
    position: "fixed", margin: 0, left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`,
  });
  layer.append(ghost);
  document.querySelector("#board").append(layer);
  return ghost;
}

function dismiss(ghost) {
  ghost.parentElement?.remove();
}

// --- Presses count, wherever a piece is on its way ---

const PRESSABLE = "button, a, summary, [data-drag], [data-drop], [data-takes], [data-slot]";
const hurried = [];
let pressed = null;

// What else is to end when somebody presses on a board that moves.
export function onPress(end) {
  hurried.push(end);
}

addEventListener("pointerdown", (event) => {
  pressed = null;
  if (!isMoving() || !event.target.closest?.("#board")) return;
  pressed = event;
  arrive();
  if (hitsSomething(event)) hurried.forEach((end) => end());
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (!below || below === event.target) return;
  event.stopImmediatePropagation();
  below.dispatchEvent(new PointerEvent("pointerdown", event));
}, true);

// A press beside everything that can be pressed ends no more than what is on its way.
function hitsSomething({ clientX, clientY }) {
  return document.elementsFromPoint(clientX, clientY).some((one) => one.closest(PRESSABLE));
}

// The board may have changed under the finger: then the press was on nothing that is still there.
addEventListener("pointerup", (event) => {
  if (pressed && !pressed.target.isConnected && isSamePress(event)) click(event);
}, true);

addEventListener("click", (event) => {
  if (!pressed || !event.isTrusted || !isSamePress(event)) return;
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (below && below !== event.target) { event.stopImmediatePropagation(); event.preventDefault(); click(event); }
}, true);

function isSamePress(event) {
  return Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) <= SAME_PRESS;
}

function click({ clientX, clientY }) {
  pressed = null;
  const below = document.elementFromPoint(clientX, clientY);
  below?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY, detail: 1 }));
}
