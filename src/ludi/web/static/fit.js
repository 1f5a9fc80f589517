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

// What only flies over the board takes no room.
function tooTall() {
  const flying = [...room.querySelectorAll(".departing")];
  for (const one of flying) one.style.display = "none";
  const more = room.scrollHeight - room.clientHeight;
  for (const one of flying) one.style.display = "";
  return more;
}

addEventListener("resize", fit);
new ResizeObserver(fit).observe(document.querySelector("#board"));
