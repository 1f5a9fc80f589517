// Every piece explains itself: on hover, on focus and on a long press. What was asked for stays and
// can be clicked; what comes by passing is not in the way.
const SOON = 350;
const LONG = 450;
// So much room beside the board is enough to read in.
const BESIDE = 260;
const tip = document.querySelector("#tip");
const abouts = document.querySelector("#abouts");
let shownFor = null;
let described = null;
let timer = null;
let pressedAt = null;

export function letExplain() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || event.buttons || isResting(event)) return;
    const piece = event.target.closest("[data-about]");
    if (piece && piece !== shownFor) later(() => show(piece, "passing"), SOON);
    else if (!piece && !event.target.closest("#tip")) later(hide, SOON);
    else clearTimeout(timer);
  });
  document.addEventListener("pointerdown", (event) => {
    const piece = event.target.closest("[data-about]");
    if (event.target.closest("#tip")) return;
    hide();
    if (!piece || event.pointerType === "mouse") return;
    later(() => { show(piece); document.addEventListener("click", swallow, { capture: true, once: true }); }, LONG);
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    document.addEventListener(kind, (event) => {
      pressedAt = event;
      if (event.pointerType === "mouse") return;
      clearTimeout(timer);
      // The click of this press comes at once, or never.
      setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 50);
    });
  }
  document.addEventListener("click", (event) => {
    const piece = event.target.closest("[data-about]");
    if (piece && !event.target.closest("button, a, summary, [data-drag], .lit")) show(piece);
  });
  let from = null;
  document.addEventListener("pointerdown", (event) => { from = event; }, true);
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" || !from) return;
    if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > 8) clearTimeout(timer);
  });
  document.addEventListener("contextmenu", (event) => {
    if (event.pointerType !== "mouse" && event.target.closest("[data-about]")) event.preventDefault();
  });
  document.addEventListener("focusin", (event) => {
    const piece = event.target.closest("[data-about]");
    if (piece && event.target.matches(":focus-visible")) explain(piece);
    else if (!event.target.closest("#tip") && piece !== shownFor) hide();
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
  document.addEventListener("scroll", () => { if (shownFor) hide(); }, { passive: true });
}

// A mouse that lies still after a click asks nothing, whatever comes to lie under it.
function isResting(event) {
  if (pressedAt && Math.hypot(event.clientX - pressedAt.clientX, event.clientY - pressedAt.clientY) > 12) pressedAt = null;
  return Boolean(pressedAt);
}

// A press that was long enough to ask is no click.
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

function later(what, delay) {
  clearTimeout(timer);
  timer = setTimeout(what, delay);
}

function show(piece, how = "") {
  const about = abouts.content.querySelector(`[data-of="${CSS.escape(piece.dataset.about)}"]`);
  if (!about || !piece.isConnected) return;
  hide();
  tip.replaceChildren(about.cloneNode(true));
  const now = tip.querySelector(".now");
  now.textContent = piece.dataset.now ?? "";
  now.hidden = !piece.dataset.now;
  tip.classList.toggle("passing", how === "passing");
  tip.style.maxWidth = "";
  shownFor = piece;
  described = piece.contains(document.activeElement) ? document.activeElement : piece;
  described.setAttribute("aria-describedby", "tip");
  tip.showPopover();
  place(piece.getBoundingClientRect(), tip.getBoundingClientRect());
}

function place(piece, box) {
  const left = Math.min(Math.max(8, piece.left + piece.width / 2 - box.width / 2), innerWidth - box.width - 8);
  const below = piece.bottom + 8;
  const fitsBelow = below + box.height < innerHeight || piece.top < box.height + 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${fitsBelow ? below : piece.top - box.height - 8}px`;
}

// Who lays out a whole by the keyboard needs all of the board: then it is beside it, where there is room.
function explain(piece) {
  const board = piece.closest("[data-arrange]") && document.querySelector("#board").getBoundingClientRect();
  if (board && innerWidth - board.right < BESIDE) { hide(); return; }
  show(piece);
  if (!board || shownFor !== piece) return;
  tip.style.left = `${board.right + 8}px`;
  tip.style.maxWidth = `${innerWidth - board.right - 16}px`;
  tip.style.top = `${board.top}px`;
}

export function hide() {
  clearTimeout(timer);
  if (!shownFor) return;
  described.removeAttribute("aria-describedby");
  shownFor = null;
  tip.hidePopover();
}
