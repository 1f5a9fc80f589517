// A worker that all tabs of a browser share: one stream for the tables that they show. A browser has
// six connections to a server, and a stream in every tab would soon have them all.
import { keepOpen } from "./connection.js";

const MOST = 40; // tables, those that were looked at last
const PAUSE = 100; // tabs often come and go together
const language = name.split(" ")[0];

const shown = new Map(); // the table of each tab; the tab that was looked at last comes last
const reached = new Map(); // by table: where the stream has brought its tabs
let followed = [];
let isLost = false;
let pause = 0;

const stream = keepOpen(address, {
  brought(change) {
    if (change.at) reached.set(change.table, change.at);
    for (const [tab, table] of shown) if (table === change.table) tab.postMessage({ change });
  },
  lost: () => tellState(true),
  found: () => tellState(false),
});

addEventListener("connect", ({ ports: [tab] }) => {
  tab.onmessage = ({ data }) => hear(tab, data);
});

function hear(tab, told) {
  if (told === "leave") leave(tab);
  else if (told === "ping") tab.postMessage({ isLost });
  else if (told === "retry" && followed.length) stream.retry();
  else if (told === "reopen" && followed.length) stream.open();
  else if (told.table) show(tab, told);
}

// A tab says what it shows when it comes and when it is looked at again. Its lock tells of its end
// where it cannot do so itself.
function show(tab, { table, at, lock }) {
  if (lock && !shown.has(tab)) navigator.locks.request(lock, () => leave(tab));
  shown.delete(tab);
  shown.set(tab, table);
  if (!reached.has(table)) reached.set(table, at);
  tab.postMessage({ isLost, change: { at: reached.get(table) } });
  followSoon();
}

function leave(tab) {
  shown.delete(tab);
  followSoon();
}

function followSoon() {
  pause ||= setTimeout(follow, PAUSE);
}

function follow() {
  pause = 0;
  const tables = new Set([...shown.values()].reverse());
  for (const table of reached.keys()) if (!tables.has(table)) reached.delete(table);
  const wanted = [...tables].slice(0, MOST);
  if (wanted.length === followed.length && wanted.every((table) => followed.includes(table))) return;
  followed = wanted;
  isLost &&= followed.length > 0;
  if (followed.length) stream.open();
  else stream.close();
}

function address() {
  return `/streams?lang=${language}${followed.map((table) => `&at=${table}~${reached.get(table)}`).join("")}`;
}

function tellState(is) {
  isLost = is;
  for (const tab of shown.keys()) tab.postMessage({ isLost });
}
