// A tab's side of the stream that all tabs share: it says which table it shows, and from where on, and
// is told what happens there.
const LOOK = 60_000; // so often it is seen whether the worker lives
const PATIENCE = 30_000;

export function share({ table, token }, at, { brought, lost, found, failed }) {
  const language = document.documentElement.lang;
  // Tabs in another language, or of who was another guest, have a worker of their own.
  const worker = new SharedWorker(new URL("stream-worker.js", import.meta.url), {
    type: "module",
    name: `${language} ${token}`,
  });
  const { port } = worker;
  const lock = navigator.locks && `ludi-tab ${Math.random()}`;
  const untilFailed = new AbortController();
  let looking = 0;
  let silence = 0;

  const tell = (what) => port.postMessage(what);

  function show() {
    if (!document.hidden || !looking) tell({ table, at: at(), lock });
  }

  function look() {
    tell("ping");
    silence ||= setTimeout(fail, PATIENCE);
  }

  function fail() {
    if (untilFailed.signal.aborted) return;
    untilFailed.abort();
    clearInterval(looking);
    clearTimeout(silence);
    tell("leave");
    port.close();
    failed();
  }

  function begin() {
    show();
    look();
    looking = setInterval(look, LOOK);
    return new Promise(() => {}); // the lock is held for as long as the tab lives
  }

  port.onmessage = ({ data: { isLost, change } }) => {
    clearTimeout(silence);
    silence = 0;
    if (isLost !== undefined) (isLost ? lost : found)();
    if (change) brought(change);
  };
  worker.onerror = fail;
  const { signal } = untilFailed;
  document.addEventListener("visibilitychange", show, { signal });
  addEventListener("pagehide", () => tell("leave"), { signal });
  addEventListener("pageshow", (event) => { if (event.persisted) show(); }, { signal });
  if (lock) navigator.locks.request(lock, begin);
  else begin();
  return { retry: () => tell("retry"), reopen: () => tell("reopen") };
}
