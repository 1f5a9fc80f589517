// Before the start: settings apply as they are changed, the link can be copied, and the page is
// drawn again when somebody has sat down or the match begins.
const lobby = document.querySelector("[data-table]");
const link = document.querySelector("#link");
const copy = document.querySelector("#copy");
const settings = document.querySelector(".settings");
const alertBox = document.querySelector("#alert");
let isOld = false;

copy?.addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    link.select();
    document.execCommand("copy");
  }
  copy.textContent = copy.dataset.done;
});

settings?.addEventListener("change", () => {
  if (settings.reportValidity()) settings.requestSubmit();
});

// Who is typing a number is not interrupted.
function isTyping() {
  return document.activeElement?.matches(".settings input[type=number]");
}

function drawAgain() {
  if (isOld && !isTyping()) location.reload();
}

document.addEventListener("focusout", () => setTimeout(drawAgain, 0));

const source = new EventSource(`/tables/${lobby.dataset.table}/stream`);
source.addEventListener("table", (message) => {
  alertBox.hidden = true;
  isOld ||= JSON.parse(message.data).version > Number(lobby.dataset.version);
  drawAgain();
});
source.addEventListener("error", () => {
  alertBox.textContent = alertBox.dataset.lost;
  alertBox.hidden = false;
});
