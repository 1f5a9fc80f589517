// What happened is shown one thing after the other before the board that comes of it. A game's board.js
// says how, event by event:
//
//     import { scene } from "../../scenes.js";
//     scene("card_laid", async ({ seat, card }, stage) => { await stage.carry("hand", `disc-${seat}`); });
//
// What a scene is given is the event as the seat may know it, and the stage: the board that is seen,
// and the one that is to come. Where its end is no secret (`isOpen`), the banner says what happens as it begins.
import { animate, arrive, count, hurry, onPress, pause } from "./motion.js";
import { goesByStep, pace } from "./pace.js";
import { play } from "./sounds.js";

const scenes = new Map();
const controls = document.querySelector("#controls");
const caption = document.querySelector("#caption");
const CLOSING = 500;
let isActing = false;
let isSkipping = false;
let goOn = null;

// Whoever presses on the board wants to play, not to look.
onPress(() => { if (isActing) skip(); });

export function scene(event, show, { isOpen = false } = {}) {
  scenes.set(event, { show, isOpen });
}

export function hasScene({ event }) {
  return scenes.has(event);
}

// Show what happened, each thing told when it has been shown. What has no scene is told with the board.
export async function act(happened, board, coming, tell) {
  const stage = stageOf(board, coming);
  const told = [];
  isActing = true;
  board.dataset.acting = "yes";
  for (const one of happened) {
    told.push(one);
    if (!pace() || isSkipping || !scenes.has(one.event)) continue;
    const { show, isOpen } = scenes.get(one.event);
    if (isOpen && one.sentence) stage.say(one.sentence);
    try {
      await show(one, stage);
    } catch (error) {
      console.error(error); // the board that comes is right, whatever was shown
    }
    tell(told.splice(0));
    if (goesByStep() && !isSkipping) await untilTold();
  }
  isActing = false;
  delete board.dataset.acting;
  return told;
}

// --- Going on ---

// Everything that is waiting is there at once.
export function skip() {
  isSkipping = true;
  goOn?.();
  hurry(true);
}

// Nothing is waiting any more. Who has skipped what others do skips it until there is something to do.
export function rest(isToAct) {
  if (isToAct) isSkipping = false;
  hurry(isSkipping);
  if (!controls || controls.hidden) return;
  controls.hidden = true;
  // Who wanted to skip as it ended must not hit what now lies there.
  controls.parentElement.dataset.closing = "yes";
  setTimeout(() => { delete controls.parentElement.dataset.closing; }, CLOSING);
}

// There is something to skip, or to go on to.
export function offerControls() {
  if (!controls) return;
  controls.hidden = false;
  controls.querySelector("[data-next]").hidden = !goesByStep();
}

function untilTold() {
  return new Promise((resolve) => {
    goOn = () => { goOn = null; resolve(); };
    offerControls(); // whoever has just chosen to go by steps has not seen them yet
  });
}

// Somebody has chosen another speed.
export function paceChanged() {
  if (!goesByStep()) goOn?.();
  if (controls && !controls.hidden) offerControls();
}

controls?.addEventListener("click", (event) => {
  if (event.target.closest("[data-skip]")) skip();
  else if (event.target.closest("[data-next]")) goOn ? goOn() : arrive();
});

// --- The stage ---

function stageOf(board, coming) {
  const find = (within, key) => (typeof key === "string" ? within.querySelector(`[data-key="${CSS.escape(key)}"]`) : key);
  const stage = {
    board,
    coming,
    // A piece on the board that is seen, and on the one to come.
    piece: (key) => find(board, key),
    next: (key) => find(coming, key),
    pause,
    sound: play,
    // In the banner, as long as it is happening.
    say(words) {
      if (caption) caption.textContent = words;
    },
    animate,
    // Carry a piece to another one, and leave it there; `by` is where within it, from its middle.
    async carry(key, to, { duration = 450, scale = 1, by = [0, 0] } = {}) {
      const [piece, goal] = [stage.piece(key), stage.piece(to)];
      if (!piece || !goal) return;
      const [from, there] = [piece.getBoundingClientRect(), goal.getBoundingClientRect()];
      const x = there.x + there.width / 2 - from.x - from.width / 2 + by[0];
      const y = there.y + there.height / 2 - from.y - from.height / 2 + by[1];
      const own = new DOMMatrix(getComputedStyle(piece).transform);
      piece.style.zIndex = 6;
      await animate(piece, [{}, { transform: `translate(${x + own.e}px, ${y + own.f}px) scale(${scale})` }], duration, { fill: "forwards" });
    },
    // Turn a piece over: it shows what it shows on the board to come, or what it is given.
    async turn(key, face = stage.next(key)) {
      const piece = stage.piece(key);
      if (!piece || !face) return;
      await animate(piece, [{}, { rotate: "y 90deg" }], 160, { easing: "ease-in" });
      piece.innerHTML = face.innerHTML;
      piece.className = face.className;
      await animate(piece, [{ rotate: "y 90deg" }, { rotate: "y 0deg" }], 200, { easing: "ease-out" });
    },
    // Count a number that is seen up or down to another.
    async count(key, to) {
      const piece = stage.piece(key);
      const from = Number(piece?.dataset.count);
      if (!piece || Number.isNaN(from) || from === to) return;
      piece.textContent = piece.textContent.replace(String(Math.abs(from)), String(Math.abs(to)));
      piece.dataset.count = to;
      await count(piece, from, to);
    },
    async shake(key) {
      const piece = stage.piece(key);
      const swing = [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0` }));
      if (piece) await animate(piece, swing, 350);
    },
    async light(key, duration = 500) {
      const piece = stage.piece(key);
      const glow = { boxShadow: "0 0 0 4px var(--ochre)" };
      if (piece) await animate(piece, [{}, { ...glow, offset: 0.3 }, { ...glow, offset: 0.7 }, {}], duration);
    },
    async fade(key) {
      const piece = stage.piece(key);
      if (piece) await animate(piece, [{}, { opacity: 0, scale: 0.8 }], 260, { fill: "forwards" });
    },
    // Words or a drawing over a piece, for as long as they are read; `html` is the server's own.
    async show(key, content, duration = 900) {
      const piece = stage.piece(key);
      if (!piece) return;
      const box = piece.getBoundingClientRect();
      const sign = document.createElement("div");
      sign.className = "sign-over";
      sign.setAttribute("aria-hidden", "true");
      if (content instanceof Node) sign.append(content);
      else sign.textContent = content;
      Object.assign(sign.style, { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` });
      board.append(sign);
      await animate(sign, [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0, translate: "0 -1.2rem" }], duration);
      sign.remove();
    },
  };
  return stage;
}
