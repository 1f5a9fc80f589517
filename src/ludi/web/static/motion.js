// Pieces travel to where they belong. Their pictures lie over the page meanwhile and would take
// every press: whoever presses then ends the journey, and the press goes to what lies below.
const NEAR = 6;
let journey = null;
let pressed = null;

// Change the page; what has the same name before and after travels. Ends when the page has changed.
export function travel(change) {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    change();
    return Promise.resolve();
  }
  const transition = document.startViewTransition(change);
  journey = transition;
  transition.ready.catch(() => {}); // skipped by the next, or by a press
  transition.finished.catch(() => {}).finally(() => { if (journey === transition) journey = null; });
  return transition.updateCallbackDone.catch(() => {});
}

addEventListener("pointerdown", (event) => {
  pressed = null;
  if (!journey) return;
  journey.skipTransition();
  journey = null;
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (!below || below === event.target) return;
  event.stopImmediatePropagation();
  below.dispatchEvent(new PointerEvent("pointerdown", event));
  pressed = event;
}, true);

addEventListener("click", (event) => {
  const begin = pressed;
  pressed = null;
  if (!begin || Math.hypot(event.clientX - begin.clientX, event.clientY - begin.clientY) > NEAR) return;
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (!below || below === event.target) return;
  event.stopImmediatePropagation();
  below.dispatchEvent(new MouseEvent("click", event));
}, true);
