// What the oracle advises lies on the board: a badge with its rank and chance on what it would do, an arrow
// from a piece to its place. Nothing of the board moves by it.
const SVG = "http://www.w3.org/2000/svg";
let layer = null;
let shown = null;

// Show what the oracle's list says on the board of a form.
export function markAdvice(list, board) {
  clearAdvice();
  const advised = [...list.querySelectorAll(".advised button[name=action]")].map((button) => ({
    action: button.value,
    chance: button.closest("li").querySelector(".chance > span")?.dataset.short ?? "",
  }));
  shown = { advised, board };
  draw();
}

export function clearAdvice() {
  layer?.remove();
  layer = shown = null;
}

addEventListener("resize", draw);
document.addEventListener("scroll", draw, { passive: true, capture: true });

function draw() {
  if (!shown) return;
  layer?.remove();
  layer = document.createElement("div");
  layer.className = "advice";
  layer.setAttribute("aria-hidden", "true"); // the list says it
  const arrows = document.createElementNS(SVG, "svg");
  layer.append(arrows);
  const taken = new Map(); // several may be advised for one place
  shown.advised.forEach(({ action, chance }, rank) => {
    const way = wayOf(action, shown.board);
    if (!way) return;
    const box = way.to.getBoundingClientRect();
    if (!box.width) return;
    if (way.from) arrows.append(arrow(way.from.getBoundingClientRect(), box, rank));
    const below = taken.get(way.to) ?? 0;
    taken.set(way.to, below + 1);
    layer.append(badge(box, below, chance, rank));
  });
  shown.board.append(layer);
}

// Where an action is done: at its button, or, where that is not seen, from a piece to a place.
function wayOf(action, board) {
  const button = [...board.querySelectorAll("button[name=action]")].find((one) => one.value === action);
  if (button?.checkVisibility()) return { to: button };
  for (const from of board.querySelectorAll("[data-drag]")) {
    const piece = from.dataset.drag;
    const to = [...board.querySelectorAll("[data-drop], [data-takes]")].find((place) => {
      const { drop, takes } = place.dataset;
      if (takes?.split("|").includes(action)) return action.endsWith(` ${piece}`);
      return drop !== undefined && (drop.includes("{}") ? drop.replace("{}", piece) : `${piece} ${drop}`.trim()) === action;
    });
    if (to?.checkVisibility() && from.checkVisibility()) return { from, to };
  }
  return null;
}

function badge(box, below, chance, rank) {
  const found = document.createElement("span");
  const place = document.createElement("b");
  place.textContent = rank + 1;
  found.className = `badge rank-${rank + 1}`;
  found.append(place);
  if (chance) found.append(lineOf(chance));
  Object.assign(found.style, { left: `${box.right}px`, top: `${box.top + below * 22}px` });
  return found;
}

function lineOf(words) {
  const found = document.createElement("span");
  found.textContent = words;
  return found;
}

function arrow(from, to, rank) {
  const line = document.createElementNS(SVG, "path");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 3];
  const [goalX, goalY] = [to.x + to.width / 2, to.y + to.height / 2];
  line.setAttribute("class", `rank-${rank + 1}`);
  line.setAttribute("d", `M${x},${y} Q${(x + goalX) / 2},${Math.min(y, goalY) - 20} ${goalX},${goalY}`);
  return line;
}
