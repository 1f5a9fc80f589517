// What happened at once is told one thing after the other, before the board that comes of it: every
// part of a board that is marked data-told, if it was not told before. A click goes on.
const stage = document.querySelector("#stage");
const FIRST = 2200;
const EACH = 700;
const told = new Set(parts(document).map((one) => one.textContent));

function parts(within) {
  return [...within.querySelectorAll("[data-told]")];
}

// Tell what a board, as the server sent it, has to tell; end when it is told.
export async function tellStory(html) {
  const sent = document.createElement("template");
  sent.innerHTML = html;
  const fresh = parts(sent.content).filter((one) => !told.has(one.textContent));
  for (const one of fresh) told.add(one.textContent);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!fresh.length || isStill || document.hidden) return; // nobody waits for what nobody sees
  stage.querySelector(".shown").className = `shown ${sent.content.firstElementChild.className}`;
  stage.showModal();
  for (const one of fresh) {
    if (!stage.open) break;
    await show(one);
  }
  stage.close();
}

function show(part) {
  stage.querySelector(".shown").replaceChildren(part.cloneNode(true));
  const duration = FIRST + EACH * part.querySelectorAll("[data-step]").length;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, duration);
    const goOn = () => { clearTimeout(timer); resolve(); };
    stage.addEventListener("close", goOn, { once: true });
    stage.querySelector("[data-next]").onclick = goOn;
    stage.querySelector("[data-skip]").onclick = () => stage.close();
    stage.onclick = (event) => { if (event.target === stage) goOn(); };
  });
}
