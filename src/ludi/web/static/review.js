// While a review is made: whether it waits for others or how far it is, and for how long; then the review.
const box = document.querySelector("#reviewing");
const bar = box.querySelector("progress");
const doing = document.querySelector("#doing");
const made = document.querySelector("#made");
const lasted = document.querySelector("#lasted");
const begun = performance.now();

async function look() {
  const answer = await fetch(`/api/tables/${box.dataset.table}/review`).catch(() => null);
  const { progress, review } = answer?.ok ? await answer.json() : { progress: bar.value };
  if (review || progress === null) { location.reload(); return; }
  tell(progress);
  setTimeout(look, 700);
}

// A bar without a value moves by itself.
function tell(progress) {
  const words = progress ? doing.dataset.works : doing.dataset.waits;
  if (doing.textContent !== words) doing.textContent = words; // it is read out when it changes
  if (progress) bar.value = progress;
  made.textContent = progress ? box.dataset.words.replace("{percent}", Math.round(100 * progress)) : "";
  const seconds = Math.floor((performance.now() - begun) / 1000);
  lasted.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

look();
