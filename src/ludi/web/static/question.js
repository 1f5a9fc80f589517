// A question before something that cannot be taken back: in a dialog; without this script, on its own page.
const dialog = document.querySelector("#question");

export function letAsk(act) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-ask]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ask(link.href);
  });
  dialog.addEventListener("click", (event) => {
    const isBeside = event.target === dialog;
    if (!isBeside && !event.target.closest("[data-keep]")) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("submit", (event) => {
    event.preventDefault();
    const { dataset, elements } = event.target;
    dialog.close();
    act(dataset.doing, { key: elements.key.value });
  });
}

// What cannot be asked any more is refused on its page, with a sentence.
async function ask(address) {
  const answer = await fetch(`${address}?part`).catch(() => null);
  if (!answer?.ok) { location.assign(address); return; }
  dialog.innerHTML = await answer.text();
  for (const sheet of document.querySelectorAll(":popover-open")) sheet.hidePopover();
  if (!dialog.open) dialog.showModal();
}

export function closeQuestion() {
  dialog.close();
}
