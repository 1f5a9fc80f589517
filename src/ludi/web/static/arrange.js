// A plan laid out as a whole: pieces are put into slots, in any order, and confirmed as one action.
// Without this script they are placed one by one, by the buttons that this one hides.
import { ghostOf, swallowClick } from "./drag.js";

const FAR = 6;

export function letArrange(form, act) {
  // The plan that is being made: what it is about, and the piece's id in each slot.
  let key = "";
  let slots = [];
  let root = null;
  let held = null; // the id of a piece that was tapped, and is to be put elsewhere
  let last = null; // the id of the piece that was just put into the first free slot
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
      held = last = focused = null;
      slots = started(places.length);
    }
    for (const one of all("[data-plain]")) one.hidden = true;
    for (const one of all("[data-arranged]")) one.hidden = false;
    pieces().forEach((one, order) => { one.dataset.order = order; });
    show();
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

  function show() {
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
      place.classList.toggle("next", at === firstFree());
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
    held = null;
    last = id;
    changed(id);
  }

  function takeBack(id) {
    const at = slotOf(id);
    if (at >= 0) slots[at] = null;
    held = last = null;
    changed(id);
  }

  function exchange(one, other) {
    const [a, b] = [slotOf(one), slotOf(other)];
    if (a >= 0) slots[a] = other;
    if (b >= 0) slots[b] = one;
    held = last = null;
    changed(one);
  }

  function tap(id) {
    const at = slotOf(id);
    if (held === id) {
      if (at >= 0) takeBack(id);
      else { held = null; show(); }
    } else if (held) exchange(held, id);
    else if (at < 0 && firstFree() >= 0) put(id, firstFree());
    else { held = id; show(); }
  }

  function tapSlot(to) {
    const moved = held ?? last;
    if (moved) put(moved, to);
  }

  document.addEventListener("click", (event) => {
    const one = under(event, "[data-piece]");
    const slot = under(event, "[data-slot]");
    if (one && event.detail === 0 && slotOf(one.id) >= 0 && !held) takeBack(one.id); // by the keyboard
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
    held = last = null;
    show();
    pieces()[0]?.focus({ preventScroll: true });
  }

  function confirm() {
    if (firstFree() < 0) act(["plan", ...slots.map((id) => piece(id).dataset.piece)].join(" "));
  }

  // --- By the keyboard ---

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && (drag || held)) { letGo(); held = null; if (root) show(); }
    if (event.ctrlKey || event.metaKey || event.altKey || !root) return;
    const one = event.target.closest?.("[data-piece]");
    if (one && root.contains(one)) { if (steer(one, event.key)) event.preventDefault(); }
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
    if (!event.target.closest?.("[data-piece]")) focused = null;
  });

  function placeOf(element) {
    const one = element.closest("[data-piece]");
    if (one) return `#${CSS.escape(one.id)}`;
    return ["[data-confirm]", "[data-clear]"].find((selector) => element.matches(selector)) ?? null;
  }

  // --- By dragging ---

  document.addEventListener("pointerdown", (event) => {
    const one = event.isPrimary && event.button === 0 && under(event, "[data-piece]");
    if (!one) return;
    if (event.target.hasPointerCapture?.(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
    drag = { id: one.id, x: event.clientX, y: event.clientY, ghost: null };
  });

  document.addEventListener("pointermove", (event) => {
    if (!drag || !event.isPrimary) return;
    drag.by = [event.clientX - drag.x, event.clientY - drag.y];
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
    if (ghost) swallowClick();
    letGo();
    if (target?.matches("[data-slot]")) put(id, all("[data-slot]").indexOf(target));
    else if (target) takeBack(id);
  });

  document.addEventListener("pointercancel", letGo);

  function targetAt(event) {
    return lyingAt(event, "[data-slot]") ?? lyingAt(event, "[data-pool]");
  }

  function takeUp() {
    const one = piece(drag.id);
    one.classList.add("lifted");
    root.dataset.dragging = drag.id;
    drag.ghost = ghostOf(one);
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
