// On a phone what is around the board lies over it in sheets: a tap beside one puts it away, and plays
// nothing; the keyboard is then where it was opened.
export function letShut() {
  let isShut = false;

  addEventListener("pointerdown", (event) => {
    const open = document.querySelector(".sheet:popover-open");
    isShut = Boolean(open && event.target.closest("#acting"));
    if (!isShut) return;
    stop(event);
    open.hidePopover();
  }, true);

  addEventListener("click", (event) => {
    if (!isShut || !event.isTrusted || event.detail === 0) return;
    isShut = false;
    stop(event);
  }, true);

  for (const sheet of document.querySelectorAll(".sheet[popover]")) {
    sheet.addEventListener("toggle", ({ newState }) => {
      const here = document.activeElement;
      if (newState === "closed" && (here === document.body || sheet.contains(here))) tabOf(sheet)?.focus({ preventScroll: true });
    });
  }
}

function tabOf(sheet) {
  return document.querySelector(`.tabs [popovertarget="${sheet.id}"]`);
}

function stop(event) {
  event.stopImmediatePropagation();
  event.preventDefault();
}
