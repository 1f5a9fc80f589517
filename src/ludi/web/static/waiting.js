// Before the start: settings apply as they are changed, the link can be copied, people talk, and the
// page is drawn again when somebody has sat down or the match begins.
import { say, sayFound, sayLost, sayNotSent } from "./alert.js";
import { asking } from "./api.js";
import { letChat, showChat } from "./chat.js";
import { follow } from "./following.js";
import { stayAtNewest } from "./newest.js";

const lobby = document.querySelector("[data-table]");
const link = document.querySelector("#link");
const copy = document.querySelector("#copy");
const settings = document.querySelector(".settings");
const alertBox = document.querySelector("#alert");
let version = parseInt(lobby.dataset.at);
let isOld = false;
let isLeaving = false; // a form of this page is on its way, and brings the page anew

letChat(asking(lobby, {
  done() { say(""); stream.retry(); },
  refused: (problem) => say(problem.sentence),
  lost() { sayNotSent(alertBox.dataset.notSent); stream.reopen(); },
}));

copy?.addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    link.select();
    document.execCommand("copy");
  }
  copy.style.minWidth = `${copy.offsetWidth}px`; // nothing moves
  copy.textContent = copy.dataset.done;
});

settings?.classList.add("live"); // nothing is left to apply
// What a number may be is said in the language of the page.
settings?.addEventListener("input", ({ target }) => {
  if (!target.dataset.refused) return;
  target.setCustomValidity("");
  if (!target.validity.valid) target.setCustomValidity(target.dataset.refused);
});
settings?.addEventListener("change", () => {
  if (settings.reportValidity()) settings.requestSubmit();
});

// Of a bot that sits there already another level applies at once too.
for (const form of document.querySelectorAll(".seat-bot .level")) {
  form.addEventListener("change", () => form.requestSubmit());
}

document.addEventListener("submit", (event) => {
  if (isLeaving) { event.preventDefault(); return; } // Enter in a field is a change and a submission
  if (event.target.matches(".start") && !event.submitter?.formAction.endsWith("/fill")) sessionStorage.setItem("ludi-starts", "yes");
  const question = event.target.dataset.confirm;
  if (question && !confirm(question)) event.preventDefault();
  else if ("leaves" in event.target.dataset) sessionStorage.removeItem(seated);
  isLeaving = !event.defaultPrevented;
  if (isLeaving && event.target.closest(".lobby")) keepPlace();
});

addEventListener("pageshow", (event) => { if (event.persisted) isLeaving = false; }); // by going back

// The page comes anew with every change: one stays where one was, with the eyes and with the keyboard.
const place = `ludi-place ${lobby.dataset.table}`;

function keepPlace() {
  const { name, form } = document.activeElement ?? {};
  const own = form && { action: form.getAttribute("action"), seat: form.elements.seat?.value, name };
  sessionStorage.setItem(place, JSON.stringify({ top: scrollY, own }));
}

function comeBack() {
  const { top, own } = JSON.parse(sessionStorage.getItem(place) ?? "{}");
  sessionStorage.removeItem(place);
  if (top === undefined) return;
  scrollTo(0, top);
  if (!own) return;
  const form = [...document.querySelectorAll(`form[action="${CSS.escape(own.action)}"]`)].find((one) => (one.elements.seat?.type === "hidden" ? one.elements.seat.value : undefined) === own.seat);
  const field = (own.name && form?.elements[own.name]) || form?.querySelector("button");
  field?.focus({ preventScroll: true });
  const saved = document.querySelector(".settings .good");
  const changed = field?.closest?.(".settings > label");
  if (!saved || !changed) return;
  saved.classList.add("beside");
  changed.after(saved);
  saved.style.top = `${changed.offsetTop + changed.offsetHeight}px`;
}

comeBack();

// Who had a seat and has none any more, without having left it, is told.
const seated = `ludi-seated ${lobby.dataset.table}`;
if (document.querySelector(".seat.own")) sessionStorage.setItem(seated, "yes");
else if (sessionStorage.getItem(seated)) {
  sessionStorage.removeItem(seated);
  say(alertBox.dataset.unseated);
}
history.replaceState(null, "", location.pathname); // what was saved is said once

// Who is typing is not interrupted.
function isTyping() {
  const { activeElement: here } = document;
  return here?.matches(".settings input[type=number]") && here.value !== here.defaultValue;
}

function drawAgain() {
  if (!isOld || isLeaving || isTyping()) return;
  keepPlace();
  location.reload();
}

document.addEventListener("focusout", () => setTimeout(drawAgain, 0));

const stream = follow(lobby, {
  brought(change) {
    const { parts } = change;
    if (change.version === version) return;
    version = change.version;
    if (Object.keys(parts).join() === "chat") {
      showChat(parts.chat);
    } else {
      if (parts.board) sessionStorage.setItem("ludi-starts", "yes");
      isOld = true;
      drawAgain();
    }
  },
  refused: (problem) => say(problem.sentence),
  lost: () => sayLost(alertBox.dataset.lost),
  found: sayFound,
});
stayAtNewest(document.querySelector("#chat"));
