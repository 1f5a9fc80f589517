// Copying for people: where the browser refuses it, what was to be copied is shown, chosen, to be copied
// by hand. Says whether it was copied.
export async function copy(text, byHand) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToCopy(text, byHand);
    return false;
  }
}

function showToCopy(text, byHand) {
  const box = document.createElement("dialog");
  const words = Object.assign(document.createElement("p"), { textContent: byHand });
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, rows: 4 });
  field.setAttribute("aria-label", byHand);
  box.className = "panel question by-hand";
  box.append(words, field);
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  field.select();
}
