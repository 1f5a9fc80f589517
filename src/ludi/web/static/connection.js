// A stream that is kept open. Lost, it is asked for again, each time a little later, from where it was:
// `address` says where that is.
const UNNOTICED = 4000; // who is back by then was not missed
const SILENCE = 40_000; // the server says every 15 seconds that it is there
const LATEST = 15_000;

export function keepOpen(address, { brought, lost, found }) {
  let source = null;
  let failures = 0;
  let heardAt = 0;
  let isLost = false;
  let again = 0;
  let silence = 0;
  let telling = 0;

  function open() {
    drop();
    heardAt = Date.now(); // for now it is believed
    source = new EventSource(address());
    source.addEventListener("open", () => { hear(); found(); });
    source.addEventListener("beat", hear);
    source.addEventListener("error", fail);
    for (const kind of ["table", "refused"]) {
      source.addEventListener(kind, (message) => { hear(); brought(JSON.parse(message.data)); });
    }
    silence = setTimeout(fail, SILENCE);
  }

  function drop() {
    source?.close();
    source = null;
    clearTimeout(again);
    clearTimeout(silence);
    again = 0;
  }

  function forgive() {
    failures = 0;
    isLost = false;
    clearTimeout(telling);
    telling = 0;
  }

  function hear() {
    forgive();
    heardAt = Date.now();
    clearTimeout(silence);
    silence = setTimeout(fail, SILENCE);
  }

  // The browser would ask again by itself, but from where this stream has begun.
  function fail() {
    drop();
    const most = Math.min(LATEST, 500 * 2 ** failures);
    failures += 1;
    again = setTimeout(open, most * (0.5 + Math.random() / 2)); // not all browsers at once
    if (isLost) lost();
    else telling ||= setTimeout(() => { isLost = true; lost(); }, UNNOTICED);
  }

  // Now may be a better moment than later; a stream that brings nothing may be lost unnoticed.
  function retry() {
    if (again || Date.now() - heardAt > SILENCE / 2) open();
  }

  function close() {
    drop();
    forgive();
  }

  return { open, close, retry };
}
