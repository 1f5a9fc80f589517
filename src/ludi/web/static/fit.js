// Pieces are as big as there is room; where that is more than there is, a board is told how much is
// missing (--short), and makes them smaller.
const room = document.querySelector(".room");
const PASSES = 6;

export function fit() {
  let short = 0;
  room.style.removeProperty("--short");
  for (let pass = 0; pass < PASSES && tooTall() > 1; pass += 1) {
    short += tooTall();
    room.style.setProperty("--short", `${short}px`);
  }
}

function tooTall() {
  return room.scrollHeight - room.clientHeight;
}

addEventListener("resize", fit);
new ResizeObserver(fit).observe(document.querySelector("#board"));
