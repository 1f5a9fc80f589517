// How fast things move: as the player likes it, and not at all where the system says so or nobody looks.
const FACTORS = { steps: 1.3, slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
const KEPT = "ludi-speed";
// A row of what others do is told in about so long, however much it is, where things move at their usual
// speed; its end is not a blur.
const ROW = 4000;
const AT_LEAST = 600;
const QUICKEST = 0.18;
const HASTENED = ["normal", "fast"];
let haste = 1;
let usual = 600; // what telling one thing takes, learned as it is told
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function speed() {
  const kept = localStorage.getItem(KEPT);
  return kept in FACTORS ? kept : "normal";
}

export function setSpeed(chosen) {
  localStorage.setItem(KEPT, chosen);
}

// What every duration is multiplied by; 0: nothing moves.
export function pace() {
  if (still.matches || document.hidden) return 0;
  const chosen = speed();
  return FACTORS[chosen] * (HASTENED.includes(chosen) ? haste : 1);
}

// So many things are still to be told of a row that has been told for so long: the more, the quicker.
export function hasten(untold, elapsed) {
  const needed = untold * usual * FACTORS[speed()];
  haste = needed ? Math.min(1, Math.max(QUICKEST, Math.max(ROW - elapsed, AT_LEAST) / needed)) : 1;
}

// So many things have been told in so long.
export function learn(told, took) {
  if (told && pace()) usual += (took / pace() / told - usual) / 5;
}

// Whether somebody wants to go on by themselves after everything that is told.
export function goesByStep() {
  return speed() === "steps" && pace() > 0;
}
