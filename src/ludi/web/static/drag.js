// Pieces are played by tapping or dragging, with mouse, pen, finger or keys. What can be played says what
// it begins (data-drag), where it can be put how that ends (data-drop), with {} for the piece if it
// stands within; or all that ends there with some piece (data-takes, split by |). Together they are the
// action of a button of the form, which may be out of sight (data-plain): without this script it is seen.
//
// A piece that was tapped is chosen: the places it can go to light up, each with what its button offers
// there (data-offer), until one of them is tapped, or something else.
const FAR = 6;
// So long a piece lies where it was let go, if nothing comes of it.
const WAITS = 4000;

export function letDrag(root, buttonOf, act) {
  let held = null;
  let chosen = null;

  // --- What leads where ---

  function buttonFor(piece, place) {
    const { drop, takes } = place.dataset;
    const whole = takes?.split("|").find((action) => action.endsWith(` ${piece}`));
    return buttonOf(whole ?? (drop?.includes("{}") ? drop.replace("{}", piece) : `${piece} ${drop}`.trim()));
  }

  function placesOf(piece) {
    return [...root.querySelectorAll("[data-drop], [data-takes]")].filter((place) => buttonFor(piece, place));
  }

  // --- Choosing ---

  function choose(piece, isByKeys) {
    letGoOf();
    const places = placesOf(piece.dataset.drag);
    if (!places.length) return false;
    chosen = { piece, places };
    piece.classList.add("chosen");
    piece.setAttribute("aria-pressed", "true");
    root.dataset.choosing = "yes";
    places.forEach((place) => light(place, buttonFor(piece.dataset.drag, place)));
    if (isByKeys) places[0].focus({ preventScroll: true });
    return true;
  }

  function light(place, button) {
    place.classList.add("lit");
    place.setAttribute("role", "button");
    place.tabIndex = 0;
    place.dataset.label = place.getAttribute("aria-label") ?? "";
    place.setAttribute("aria-label", button.getAttribute("aria-label") ?? button.textContent.trim());
    if (button.dataset.offer) {
      const offer = Object.assign(document.createElement("span"), { className: "offer", textContent: button.dataset.offer });
      place.append(offer);
    }
  }

  function letGoOf() {
    if (!chosen) return;
    chosen.piece.classList.remove("chosen");
    chosen.piece.setAttribute("aria-pressed", "false");
    for (const place of chosen.places) {
      place.classList.remove("lit");
      place.removeAttribute("role");
      place.removeAttribute("tabindex");
      if (place.dataset.label) place.setAttribute("aria-label", place.dataset.label);
      else place.removeAttribute("aria-label");
      delete place.dataset.label;
      place.querySelector(":scope > .offer")?.remove();
    }
    delete root.dataset.choosing;
    chosen = null;
  }

  function goTo(place) {
    const button = buttonFor(chosen.piece.dataset.drag, place);
    letGoOf();
    if (button) act(button);
  }

  document.addEventListener("click", (event) => {
    const place = event.target.closest?.(".lit");
    if (chosen && place && root.contains(place)) { event.preventDefault(); event.stopPropagation(); goTo(place); return; }
    if (event.target.closest?.("button")) { letGoOf(); return; }
    if (document.querySelector("#tip:popover-open:not(.passing)") && event.isTrusted) return; // it was asked for by a long press
    const piece = event.target.closest?.("[data-drag]");
    const isSame = piece && piece === chosen?.piece;
    letGoOf();
    if (piece && root.contains(piece) && !isSame) choose(piece, false);
  }, true);

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      const piece = chosen?.piece;
      letGo();
      letGoOf();
      piece?.focus({ preventScroll: true });
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !root.contains(event.target)) return;
    if (chosen && chosen.places.includes(event.target)) { steer(event); return; }
    const piece = event.target.matches?.("[data-drag]:not(button)") ? event.target : null;
    if (piece && (event.key === "Enter" || event.key === " ") && choose(piece, true)) event.preventDefault();
  });

  // Through the places that are lit: by arrows, and by their number.
  function steer(event) {
    const { places } = chosen;
    const at = places.indexOf(event.target);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const number = /^[1-9]$/.test(event.key) ? places[event.key - 1] : null;
    if (event.key === "Enter" || event.key === " ") goTo(event.target);
    else if (step) places[(at + step + places.length) % places.length].focus({ preventScroll: true });
    else if (number) number.focus({ preventScroll: true });
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // A board that is drawn anew has other pieces.
  new MutationObserver(() => { if (chosen && !chosen.piece.isConnected) { chosen = null; delete root.dataset.choosing; } })
    .observe(root, { childList: true, subtree: true });

  // --- Dragging ---

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
    if (target && buttonFor(root.dataset.dragging, target)) target.classList.add("over-it");
  });

  document.addEventListener("pointerup", (event) => {
    if (!held || !event.isPrimary) return;
    const target = held.ghost && targetAt(event);
    const button = target && buttonFor(root.dataset.dragging, target);
    const { piece, ghost } = held;
    if (ghost) { swallowClick(); letGoOf(); }
    if (button) putDown(piece, ghost);
    letGo();
    if (button) act(button);
  });

  document.addEventListener("pointercancel", letGo);
  document.addEventListener("dragstart", (event) => { if (held) event.preventDefault(); });

  function takeUp(piece) {
    choose(piece, false);
    root.dataset.dragging = piece.dataset.drag;
    const ghost = ghostOf(piece);
    piece.style.opacity = 0.25; // it is under the finger
    return ghost;
  }

  function targetAt(event) {
    return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop], [data-takes]");
  }

  function letGo() {
    if (held?.ghost) {
      held.ghost.remove();
      held.piece.style.opacity = "";
    }
    held = null;
    delete root.dataset.dragging;
    root.querySelector(".over-it")?.classList.remove("over-it");
  }
}

// A piece lies where it was let go, so that it goes on from there.
function putDown(piece, ghost) {
  const [from, to] = [piece.getBoundingClientRect(), ghost.getBoundingClientRect()];
  const { position, left, top } = getComputedStyle(piece);
  const before = piece.style.cssText;
  if (position === "static") piece.style.position = "relative";
  const x = (parseFloat(left) || 0) + to.x + to.width / 2 - from.x - from.width / 2;
  const y = (parseFloat(top) || 0) + to.y + to.height / 2 - from.y - from.height / 2;
  Object.assign(piece.style, { left: `${x}px`, top: `${y}px`, zIndex: 6 });
  setTimeout(() => {
    if (!piece.closest("[data-acting]")) piece.style.cssText = before.replace(/opacity:[^;]*;?/, "");
  }, WAITS);
}

// A copy that follows the finger, beside the piece, so that it looks the same.
export function ghostOf(piece) {
  const place = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.removeAttribute("data-key");
  ghost.classList.remove("chosen");
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
