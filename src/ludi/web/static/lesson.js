// A lesson: the board works as at a table, and what comes of an action is shown on it. The next step is the
// page that the server would show without this script.
import { hide, letExplain } from "./about.js";
import { letArrange } from "./arrange.js";
import { letDrag } from "./drag.js";
import { fit } from "./fit.js";
import { look, settle } from "./motion.js";
import { act } from "./scenes.js";

const root = document.querySelector("#table");
const form = document.querySelector("#acting");
const board = document.querySelector("#board");
let isWalking = false;

// --- From step to step ---

async function walk(address, options) {
  if (isWalking) return;
  isWalking = true;
  const answer = await fetch(address, options).catch(() => null);
  if (answer?.ok) await show(await answer.text(), answer.url);
  else location.assign(address);
  isWalking = false;
}

async function show(html, address) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const step = page.querySelector("#table");
  const coming = document.adoptNode(page.querySelector("#board"));
  const isNext = Number(step.dataset.number) === Number(root.dataset.number) + 1;
  if (isNext) await act(JSON.parse(step.dataset.happened), board, coming, () => {});
  const before = look(board);
  hide();
  board.replaceChildren(...coming.childNodes);
  for (const part of [".teacher", "#choices", "aside"]) root.querySelector(part).replaceWith(step.querySelector(part));
  form.setAttribute("action", step.querySelector("#acting").getAttribute("action"));
  root.dataset.number = step.dataset.number;
  document.title = page.title;
  if (address !== location.href) history.pushState(null, "", address);
  fit();
  readOn();
  document.querySelector("#said").focus({ preventScroll: true });
  await settle(board, before);
}

function submit(action) {
  const body = new URLSearchParams(new FormData(form));
  body.set("action", action);
  walk(form.getAttribute("action"), { method: "POST", body }); // form.action are the buttons of that name
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.submitter) submit(event.submitter.value);
});

root.addEventListener("click", (event) => {
  const link = event.target.closest("a[rel=next], a[rel=prev]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  walk(link.href);
});

addEventListener("popstate", () => location.reload());

// --- On the board ---

letDrag(
  root,
  (action) => [...form.querySelectorAll("button[name=action]")].find((one) => one.value === action),
  (button) => form.requestSubmit(button),
);
letArrange(form, submit);
letExplain();
readOn();
root.dataset.live = "yes";

function readOn() {
  for (const log of document.querySelectorAll(".log")) log.scrollTop = log.scrollHeight;
}
