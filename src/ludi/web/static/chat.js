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

// Show the chat anew; who was at its end stays there.
export function showChat(html) {
  const chat = document.querySelector("#chat");
  const isAtEnd = chat.scrollHeight - chat.scrollTop - chat.clientHeight < 40;
  chat.innerHTML = html;
  if (isAtEnd) chat.scrollTop = chat.scrollHeight;
}
