// Before the start: settings apply as they are changed, the link can be copied, people talk, and the
// page is drawn again when somebody has sat down or the match begins.
import { asking } from "./api.js";
import { letChat, showChat } from "./chat.js";

const lobby = document.querySelector("[data-table]");
const link = document.querySelector("#link");
const copy = document.querySelector("#copy");
const settings = document.querySelector(".settings");
const alertBox = document.querySelector("#alert");
let isOld = false;
let isLeaving = false; // a form of this page is on its way, and brings the page anew

function say(words) {
  alertBox.textContent = words;
  alertBox.hidden = !words;
}

letChat(asking(lobby, {
  refused: (problem) => say(problem ? problem.sentence : ""),
  lost: () => say(alertBox.dataset.lost),
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
settings?.addEventListener("change", () => {
  if (settings.reportValidity()) settings.requestSubmit();
});

// Of a bot that sits there already another level applies at once too.
for (const form of document.querySelectorAll(".seat-bot .level")) {
  form.addEventListener("change", () => form.requestSubmit());
}

document.addEventListener("submit", (event) => {
  if (isLeaving) { event.preventDefault(); return; } // Enter in a field is a change and a submission
  if (event.target.matches(".start")) sessionStorage.setItem("ludi-starts", "yes");
  const question = event.target.dataset.confirm;
  if (question && !confirm(question)) event.preventDefault();
  else if ("leaves" in event.target.dataset) sessionStorage.removeItem(seated);
  isLeaving = !event.defaultPrevented;
});

addEventListener("pageshow", (event) => { if (event.persisted) isLeaving = false; }); // by going back

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
  return document.activeElement?.matches(".settings input[type=number]");
}

function drawAgain() {
  if (isOld && !isLeaving && !isTyping()) location.reload();
}

document.addEventListener("focusout", () => setTimeout(drawAgain, 0));

const source = new EventSource(`/tables/${lobby.dataset.table}/stream?after=${lobby.dataset.version}.0`);
source.addEventListener("table", (message) => {
  if (alertBox.textContent === alertBox.dataset.lost) say("");
  const { version, parts } = JSON.parse(message.data);
  if (version <= Number(lobby.dataset.version)) return;
  if (Object.keys(parts).join() === "chat") {
    showChat(parts.chat);
    lobby.dataset.version = version;
  } else {
    if (parts.board) sessionStorage.setItem("ludi-starts", "yes");
    isOld = true;
    drawAgain();
  }
});
source.addEventListener("error", () => say(alertBox.dataset.lost));
document.querySelector("#chat").scrollTop = 1e6;
