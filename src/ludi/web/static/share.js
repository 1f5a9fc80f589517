// Sharing the result: by what the device has for it, or copied. Without this script, or where neither is
// allowed, the link leads to the replay.
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
  const { share: text, told } = link.dataset;
  const hasSheet = navigator.share && matchMedia("(pointer: coarse)").matches;
  try {
    if (hasSheet) { await navigator.share({ text, url: link.href }); return; }
    await navigator.clipboard.writeText(`${text}\n${link.href}`);
  } catch (error) {
    if (error.name !== "AbortError") location.assign(link.href); // not, where somebody thought better of it
    return;
  }
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
