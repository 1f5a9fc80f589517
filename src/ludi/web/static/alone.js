// A tab's own stream, where tabs cannot share one. Three tabs of a browser, those that were used last,
// hold theirs open; the others look in now and then.
import { keepOpen } from "./connection.js";

const PLACES = 3;
const OFTEN = 6000;
const RARELY = 60_000; // where nobody looks

export function keepOwn(address, on) {
  let place = PLACES; // none
  let giveBack = () => {};
  let isTaking = false;
  const waitedFor = new Set();
  let rest = 0;

  const stream = keepOpen(address, {
    ...on,
    brought(change) {
      on.brought(change);
      if (place === PLACES) lookLater();
    },
  });

  function lookLater() {
    stream.close();
    clearTimeout(rest);
    rest = setTimeout(stream.open, document.hidden ? RARELY : OFTEN);
  }

  function hold(number) {
    giveBack();
    place = number;
    if (rest) stream.open();
    clearTimeout(rest);
    rest = 0;
    return new Promise((resolve) => { giveBack = resolve; });
  }

  function ask(number, how) {
    navigator.locks.request(`ludi-stream ${number}`, how, () => {
      if (!how.steal) waitedFor.delete(number);
      else if (number === 0) isTaking = false;
      return number < place ? hold(number) : null;
    }).catch(() => { if (place === number) moveBack(number); });
  }

  // Whoever takes a place sends who was there one place back, and from the last one out.
  function moveBack(number) {
    place = PLACES;
    if (number + 1 < PLACES) ask(number + 1, { steal: true });
    else wait();
  }

  function wait() {
    lookLater();
    for (let number = 0; number < PLACES; number += 1) {
      if (!waitedFor.has(number)) ask(number, {});
      waitedFor.add(number);
    }
  }

  function use() {
    if (document.hidden || isTaking || place === 0) return;
    isTaking = true;
    ask(0, { steal: true });
  }

  // Without locks tabs do not know of each other: who is looked at has a stream.
  function useOrNot() {
    if (!document.hidden) hold(0);
    else { place = PLACES; lookLater(); }
  }

  stream.open();
  if (navigator.locks) {
    if (document.hidden) wait(); else use();
    for (const sign of ["visibilitychange", "focus", "pointerdown", "keydown"]) addEventListener(sign, use, true);
  } else {
    useOrNot();
    document.addEventListener("visibilitychange", useOrNot);
  }
  return { retry: stream.retry, reopen: stream.open };
}
