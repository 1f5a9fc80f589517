// Sharing the result: by what the device has for it, or copied. Without this script the link leads to the
// replay.
import { copy } from "./copying.js";

const SHOWN = 3000;

export function letShare(tell) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-share]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    share(link, tell);
  });
}

async function share(link, tell) {
  const { share: text, told, byHand } = link.dataset;
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ text, url: link.href });
      return;
    } catch (error) {
      if (error.name === "AbortError") return; // somebody thought better of it
    }
  }
  if (!(await copy(`${text}\n${link.href}`, byHand))) return;
  showDone(link);
  tell(told);
}

function showDone(link) {
  const { done } = link.dataset;
  const words = link.dataset.words ??= link.textContent;
  link.style.minWidth = `${link.offsetWidth}px`; // nothing moves
  link.textContent = done;
  setTimeout(() => { link.textContent = words; }, SHOWN);
}
