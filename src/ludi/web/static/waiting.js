// Before the start: copy the link, and look again when somebody has sat down or the match begins.
const lobby = document.querySelector("[data-table]");
const link = document.querySelector("#link");
const copy = document.querySelector("#copy");

copy?.addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    link.select();
    document.execCommand("copy");
  }
  copy.textContent = copy.dataset.done;
});

const source = new EventSource(`/tables/${lobby.dataset.table}/stream`);
source.addEventListener("table", (message) => {
  const { version } = JSON.parse(message.data);
  const isWriting = document.activeElement?.closest(".settings");
  if (version > Number(lobby.dataset.version) && !isWriting) location.reload();
});
