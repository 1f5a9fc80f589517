// While a review is made: how far it is, and then the review.
const box = document.querySelector("#reviewing");
const bar = box.querySelector("progress");
const made = document.querySelector("#made");

async function look() {
  const answer = await fetch(`/api/tables/${box.dataset.table}/review`).catch(() => null);
  const { progress, review } = answer?.ok ? await answer.json() : { progress: bar.value };
  if (review || progress === null) { location.reload(); return; }
  bar.value = progress;
  made.textContent = box.dataset.words.replace("{percent}", Math.round(100 * progress));
  setTimeout(look, 700);
}

look();
