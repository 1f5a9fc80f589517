// How fast things move: as the player likes it, and not at all where the system says so or nobody looks.
const FACTORS = { steps: 1.3, slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
const KEPT = "ludi-speed";
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
  return still.matches || document.hidden ? 0 : FACTORS[speed()];
}

// Whether somebody wants to go on by themselves after everything that is told.
export function goesByStep() {
  return speed() === "steps" && pace() > 0;
}
