// What happens at a table comes to its page: by the stream that all tabs of the browser share, or, where
// they cannot, by one of the tab's own.
import { keepOwn } from "./alone.js";
import { keepOpen } from "./connection.js";
import { share } from "./sharing.js";

export function follow(page, { brought, refused, lost, found }) {
  let { at } = page.dataset;
  let catchingUp = null;

  // A change goes on from where the one before has ended. Whoever has missed one asks what is new since.
  function take(change) {
    if (change.error) refused(change);
    else if (change.since === at) {
      at = change.at;
      brought(change);
    } else if (change.at !== at && parseInt(change.at) >= parseInt(at)) catchUp();
  }

  function catchUp() {
    if (catchingUp) return;
    const taken = (change) => {
      catchingUp.close();
      catchingUp = null;
      take(change);
    };
    catchingUp = keepOpen(address, { brought: taken, lost, found });
    catchingUp.open();
  }

  function address() {
    return `/tables/${page.dataset.table}/stream?lang=${document.documentElement.lang}&after=${at}`;
  }

  function followAlone() {
    stream = keepOwn(address, { brought: take, lost, found });
  }

  let stream = null;
  try {
    stream = share(page.dataset, () => at, { brought: take, lost, found, failed: followAlone });
  } catch {
    followAlone(); // there are no such workers here
  }
  addEventListener("online", () => stream.retry());
  document.addEventListener("visibilitychange", () => { if (!document.hidden) stream.retry(); });
  return { retry: () => stream.retry(), reopen: () => stream.reopen() };
}
