// The chat: what is said is sent without leaving the page; what is half typed outlives the page.
export function letChat(send) {
  const form = document.querySelector("#saying");
  const field = form.elements.text;
  const kept = `ludi-said ${location.pathname}`;
  field.value ||= sessionStorage.getItem(kept) ?? "";
  field.addEventListener("input", () => sessionStorage.setItem(kept, field.value));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text || !(await send("messages", { text }))) return;
    form.reset();
    sessionStorage.removeItem(kept);
  });
}

// Show the chat anew.
export function showChat(html) {
  document.querySelector("#chat").innerHTML = html;
  countUnread();
}

// Where the chat is a tap away, its tab says how much in it is new, and what was said last is seen for a while.
const SEEN = 6000;
const unread = document.querySelector("#unread");
const whisper = document.querySelector("#whisper");
const remembered = `ludi-read ${location.pathname}`;
let hiding = 0;

function lines() {
  return [...document.querySelectorAll("#chat [data-number]")];
}

function read() {
  sessionStorage.setItem(remembered, lines().at(-1)?.dataset.number ?? -1);
  unread.hidden = whisper.hidden = true;
}

function countUnread() {
  if (!unread) return;
  const isSeen = document.querySelector("#chat").checkVisibility();
  const upTo = sessionStorage.getItem(remembered);
  if (isSeen || upTo === null) { read(); return; }
  const news = lines().filter((line) => Number(line.dataset.number) > Number(upTo));
  const before = Number(unread.textContent);
  unread.textContent = news.length;
  unread.hidden = !news.length;
  if (news.length <= before || !news.length) return;
  const [who, ...said] = [...news.at(-1).childNodes].map((one) => one.cloneNode(true));
  whisper.replaceChildren("✉ ", who, ":", ...said);
  whisper.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { whisper.hidden = true; }, SEEN);
}

export function letRead() {
  countUnread();
  document.querySelector("#sheet-chat").addEventListener("toggle", ({ newState }) => {
    if (newState !== "open") return;
    read();
    unread.textContent = "";
  });
}
