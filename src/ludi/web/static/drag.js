// Dragging by mouse, pen or finger. What can be dragged says what it begins (data-drag), where it
// can be dropped how that ends (data-drop), with {} for the piece if it stands within; or all that
// ends there with some piece (data-takes, split by |).
const FAR = 6;

export function letDrag(root, buttonOf, act) {
  let held = null;

  document.addEventListener("pointerdown", (event) => {
    const piece = event.target.closest?.("[data-drag]");
    if (piece && event.isPrimary && event.button === 0) held = { piece, x: event.clientX, y: event.clientY };
  });

  document.addEventListener("pointermove", (event) => {
    if (!held || !event.isPrimary) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    held.ghost ??= takeUp(held.piece);
    held.ghost.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
    const target = targetAt(event);
    root.querySelector(".over-it")?.classList.remove("over-it");
    if (target && buttonFor(target)) target.classList.add("over-it");
  });

  document.addEventListener("pointerup", (event) => {
    if (!held || !event.isPrimary) return;
    const target = held.ghost && targetAt(event);
    const button = target && buttonFor(target);
    if (held.ghost) swallowClick();
    letGo();
    if (button) act(button);
  });

  document.addEventListener("pointercancel", letGo);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") letGo(); });
  document.addEventListener("dragstart", (event) => { if (held) event.preventDefault(); });

  function takeUp(piece) {
    root.dataset.dragging = piece.dataset.drag;
    return ghostOf(piece);
  }

  function targetAt(event) {
    return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop], [data-takes]");
  }

  function buttonFor(target) {
    const piece = root.dataset.dragging;
    const { drop, takes } = target.dataset;
    const whole = takes?.split("|").find((action) => action.endsWith(` ${piece}`));
    return buttonOf(whole ?? (drop?.includes("{}") ? drop.replace("{}", piece) : `${piece} ${drop}`.trim()));
  }

  function letGo() {
    held?.ghost?.remove();
    held = null;
    delete root.dataset.dragging;
    root.querySelector(".over-it")?.classList.remove("over-it");
  }
}

// A copy that follows the finger, beside the piece, so that it looks the same.
export function ghostOf(piece) {
  const place = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px`,
  });
  piece.parentElement.append(ghost);
  const landed = ghost.getBoundingClientRect(); // it may be placed within something else
  ghost.style.left = `${2 * place.left - landed.left}px`;
  ghost.style.top = `${2 * place.top - landed.top}px`;
  return ghost;
}

// The end of a drag is no click on what it began on.
export function swallowClick() {
  const swallow = (event) => { event.preventDefault(); event.stopPropagation(); };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 50);
}
