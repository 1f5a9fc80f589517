// A plan laid out as a whole: pieces are put into slots, in any order, and confirmed as one action.
// Without this script they are placed one by one, by the buttons that this one hides.
import { ghostOf, swallowClick } from "./drag.js";
import { animate } from "./motion.js";

const FAR = 6;
const FLIGHT = 260;
// Pixels from a slot at which what is dropped still goes there.
const NEAR = 110;
// What is dragged by a finger is seen above it.
const ABOVE = 28;

export function letArrange(form, act) {
  // The plan that is being made: what it is about, and the piece's id in each slot.
  let key = "";
  let slots = [];
  let root = null;
  let held = null; // the id of a piece that was tapped, and is to be put elsewhere
  let aimed = null; // the free slot that was tapped, and waits for a piece
  let focused = null; // where the keyboard is
  let drag = null;

  const all = (selector) => [...root.querySelectorAll(selector)];
  const pieces = () => all("[data-piece]").filter((one) => !one.classList.contains("ghost"));
  const piece = (id) => pieces().find((one) => one.id === id);
  const slotOf = (id) => slots.indexOf(id);
  const firstFree = () => slots.indexOf(null);

  // --- The board is drawn anew: the arrangement stays for as long as the same is asked ---

  new MutationObserver(look).observe(form, { childList: true, subtree: true });
  look();

  function look() {
    const found = form.querySelector('[data-arrange="plan"]');
    if (found === root) return;
    root = found;
    if (!root) { key = ""; letGo(); return; }
    const places = all("[data-slot]");
    const asked = [root.dataset.asked, places.length, ...pieces().map((one) => one.id)].join(" ");
    if (asked !== key) {
      key = asked;
      letGo();
      held = aimed = focused = null;
      slots = started(places.length);
    }
    for (const one of all("[data-plain]")) one.hidden = true;
    for (const one of all("[data-arranged]")) one.hidden = false;
    pieces().forEach((one, order) => { one.dataset.order = order; });
    show(false);
    if (focused) root.querySelector(focused)?.focus({ preventScroll: true });
    if (drag?.ghost) { takeUp(); follow(); }
  }

  // The order in which the pieces lay before, where there is one.
  function started(length) {
    const names = root.dataset.start?.split(" ").filter(Boolean) ?? [];
    const left = pieces();
    const ids = names.map((name) => {
      const at = left.findIndex((one) => one.dataset.piece === name);
      return at < 0 ? null : left.splice(at, 1)[0].id;
    });
    return ids.length === length && !ids.includes(null) ? ids : Array(length).fill(null);
  }

  // --- Showing it ---

  // What has come to lie elsewhere flies there.
  function show(flies = true) {
    const lay = flies ? new Map(pieces().map((one) => [one, one.getBoundingClientRect()])) : new Map();
    lay.forEach(({ width }, one) => { if (!width) lay.delete(one); });
    layOut();
    for (const [one, from] of lay) fly(one, from);
  }

  function fly(one, from) {
    const to = one.getBoundingClientRect();
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    if (!to.width || Math.hypot(x, y) < 2) return;
    one.style.zIndex = 5;
    animate(one, [{ translate: `${x}px ${y}px`, scale: from.width / to.width }, {}], FLIGHT).then(() => { one.style.zIndex = ""; });
  }

  function layOut() {
    const hadFocus = document.activeElement?.closest?.("[data-piece]")?.id;
    const places = all("[data-slot]");
    const pool = root.querySelector("[data-pool]");
    for (const one of pieces()) {
      const at = slotOf(one.id);
      const home = at < 0 ? pool : places[at];
      if (one.parentElement !== home) home.append(one);
      one.classList.toggle("held", one.id === held);
      one.setAttribute("aria-label", said(one));
    }
    [...pool.children].sort((a, b) => a.dataset.order - b.dataset.order).forEach((one, index) => {
      if (pool.children[index] !== one) pool.insertBefore(one, pool.children[index]);
    });
    places.forEach((place, at) => {
      place.classList.toggle("filled", slots[at] !== null);
      place.classList.toggle("next", at === firstFree() && aimed === null);
      place.classList.toggle("aimed", at === aimed);
      // By the keyboard a free one is chosen, too.
      if (slots[at] === null) place.tabIndex = 0;
      else place.removeAttribute("tabindex");
      if (slots[at] === null) place.setAttribute("role", "button");
      else place.removeAttribute("role");
      place.setAttribute("aria-pressed", String(at === aimed));
      if (slots[at] !== null) place.removeAttribute("aria-pressed");
    });
    root.querySelector("[data-confirm]").disabled = firstFree() >= 0;
    root.querySelector("[data-clear]").disabled = slots.every((one) => one === null);
    if (hadFocus && document.activeElement?.id !== hadFocus) piece(hadFocus)?.focus({ preventScroll: true });
  }

  function said(one) {
    const at = slotOf(one.id);
    const words = at < 0 ? root.dataset.inHand : root.dataset.placed;
    const place = at < 0 ? "" : all("[data-slot]")[at].dataset.slot;
    return words.replace("{piece}", one.dataset.name).replace("{place}", place);
  }

  function changed(id) {
    show();
    const one = piece(id);
    if (one) root.querySelector("[data-said]").textContent = said(one);
  }

  // --- Changing it ---

  function put(id, to) {
    const from = slotOf(id);
    const there = slots[to];
    if (from >= 0) slots[from] = there; // they change places
    slots[to] = id;
    held = aimed = null;
    changed(id);
  }

  function takeBack(id) {
    const at = slotOf(id);
    if (at >= 0) slots[at] = null;
    held = aimed = null;
    changed(id);
  }

  function exchange(one, other) {
    const [a, b] = [slotOf(one), slotOf(other)];
    if (a >= 0) slots[a] = other;
    if (b >= 0) slots[b] = one;
    held = aimed = null;
    changed(one);
  }

  function tap(id) {
    const at = slotOf(id);
    if (aimed !== null) put(id, aimed);
    else if (held === id) {
      if (at >= 0) takeBack(id);
      else { held = null; show(); }
    } else if (held) exchange(held, id);
    else if (at < 0 && firstFree() >= 0) put(id, firstFree());
    else { held = id; show(); }
  }

  // A piece that was chosen goes there, or else the next one that is.
  function tapSlot(to) {
    if (held) { put(held, to); return; }
    if (slots[to] !== null) return;
    aimed = aimed === to ? null : to;
    show();
  }

  document.addEventListener("click", (event) => {
    const one = under(event, "[data-piece]");
    const slot = under(event, "[data-slot]");
    if (one && event.detail === 0 && slotOf(one.id) >= 0 && !held && aimed === null) takeBack(one.id); // by the keyboard
    else if (one) tap(one.id);
    else if (slot) tapSlot(all("[data-slot]").indexOf(slot));
    else if (under(event, "[data-clear]:enabled")) clear();
    else if (under(event, "[data-confirm]:enabled")) confirm();
  });

  // While the board fades over, nothing on it is hit: then it is looked for where it lies.
  function under(event, selector) {
    if (!root) return null;
    const found = event.target.closest?.(selector);
    if (found) return root.contains(found) ? found : null;
    return event.target === document.documentElement ? lyingAt(event, selector) : null;
  }

  function lyingAt({ clientX, clientY }, selector) {
    return all(selector).find((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return !one.matches(".ghost") && left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    });
  }

  function clear() {
    slots = slots.map(() => null);
    held = aimed = null;
    show();
    pieces()[0]?.focus({ preventScroll: true });
  }

  function confirm() {
    if (firstFree() < 0) act(["plan", ...slots.map((id) => piece(id).dataset.piece)].join(" "));
  }

  // --- By the keyboard ---

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && (drag || held || aimed !== null)) { letGo(); held = aimed = null; if (root) show(); }
    if (event.ctrlKey || event.metaKey || event.altKey || !root) return;
    const one = event.target.closest?.("[data-piece]");
    const slot = one ? null : event.target.closest?.("[data-slot]");
    if (one && root.contains(one)) { if (steer(one, event.key)) event.preventDefault(); }
    else if (slot && root.contains(slot)) { if (steerSlot(slot, event.key)) event.preventDefault(); }
    else if (/^[1-9]$/.test(event.key) && !event.target.closest?.("input, textarea, select")) pieces()[event.key - 1]?.focus();
  });

  function steer(one, pressed) {
    const at = slotOf(one.id);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[pressed];
    const number = all("[data-slot]").findIndex((slot) => slot.dataset.slot === pressed);
    if ((pressed === "Backspace" || pressed === "Delete" || pressed === "ArrowDown") && at >= 0) takeBack(one.id);
    else if (pressed === "ArrowUp" && at < 0 && firstFree() >= 0) put(one.id, firstFree());
    else if (number >= 0) put(one.id, number);
    else if (step && at >= 0) { if (at + step in slots) put(one.id, at + step); }
    else if (step) walk(one, step);
    else return false;
    return true;
  }

  // A free place that is chosen waits for the piece that the keyboard comes to next.
  function steerSlot(slot, pressed) {
    const places = all("[data-slot]");
    const at = places.indexOf(slot);
    const free = places.filter((_, other) => slots[other] === null);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[pressed];
    if (pressed === "Enter" || pressed === " ") {
      tapSlot(at);
      if (aimed !== null) root.querySelector("[data-pool] [data-piece]")?.focus({ preventScroll: true });
    } else if (step) free[(free.indexOf(slot) + step + free.length) % free.length].focus({ preventScroll: true });
    else if (pressed === "ArrowDown") root.querySelector("[data-pool] [data-piece]")?.focus({ preventScroll: true });
    else return false;
    return true;
  }

  // Through the pieces that are not placed.
  function walk(one, step) {
    const hand = [...root.querySelector("[data-pool]").children];
    hand[(hand.indexOf(one) + step + hand.length) % hand.length].focus();
  }

  // What had the keyboard has it after the board was drawn anew.
  document.addEventListener("focusin", (event) => {
    if (root?.isConnected) focused = placeOf(event.target);
  });
  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest?.("[data-piece], [data-slot]")) focused = null;
  });

  function placeOf(element) {
    const one = element.closest("[data-piece]");
    const slot = one ? null : element.closest("[data-slot]");
    if (slot) return `[data-slot="${slot.dataset.slot}"]`;
    if (one) return `#${CSS.escape(one.id)}`;
    return ["[data-confirm]", "[data-clear]"].find((selector) => element.matches(selector)) ?? null;
  }

  // --- By dragging ---

  document.addEventListener("pointerdown", (event) => {
    const one = event.isPrimary && event.button === 0 && under(event, "[data-piece]");
    if (!one) return;
    if (event.target.hasPointerCapture?.(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
    drag = { id: one.id, x: event.clientX, y: event.clientY, ghost: null, rise: event.pointerType === "touch" ? ABOVE : 0 };
  });

  document.addEventListener("pointermove", (event) => {
    if (!drag || !event.isPrimary) return;
    drag.by = [event.clientX - drag.x, event.clientY - drag.y - (drag.ghost ? drag.rise : 0)];
    if (!drag.ghost && Math.hypot(...drag.by) < FAR) return;
    if (!drag.ghost) takeUp();
    follow();
    root.querySelector(".over-it")?.classList.remove("over-it");
    targetAt(event)?.classList.add("over-it");
  });

  document.addEventListener("pointerup", (event) => {
    if (!drag || !event.isPrimary) return;
    const { id, ghost } = drag;
    const target = ghost && targetAt(event);
    const from = ghost?.getBoundingClientRect();
    if (ghost) swallowClick();
    letGo();
    if (target?.matches("[data-slot]")) put(id, all("[data-slot]").indexOf(target));
    else if (target) takeBack(id);
    const one = from && piece(id);
    if (one) { for (const flight of one.getAnimations()) flight.finish(); fly(one, from); }
  });

  document.addEventListener("pointercancel", letGo);

  function targetAt(event) {
    return lyingAt(event, "[data-slot]") ?? lyingAt(event, "[data-pool]") ?? nearest(event);
  }

  // Beside a place is at that place.
  function nearest({ clientX, clientY }) {
    const far = (one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
    };
    const [first] = all("[data-slot]").map((one) => [far(one), one]).sort(([a], [b]) => a - b);
    return first && first[0] < NEAR ? first[1] : null;
  }

  function takeUp() {
    const one = piece(drag.id);
    drag.ghost = ghostOf(one);
    one.classList.add("lifted");
    root.dataset.dragging = drag.id;
  }

  function follow() {
    drag.ghost.style.translate = drag.by.map((length) => `${length}px`).join(" ");
  }

  function letGo() {
    drag?.ghost?.remove();
    drag = null;
    if (!root) return;
    delete root.dataset.dragging;
    root.querySelector(".lifted")?.classList.remove("lifted");
    root.querySelector(".over-it")?.classList.remove("over-it");
  }
}
