// The line on which a page says what is wrong. What is wrong with the connection is said until it is back.
const READ = 4000; // what was not sent can be read, however soon the connection is back
const LONG = 10000; // nobody need put it away
const box = document.querySelector("#alert");
let isOfConnection = false;
let readBy = 0;
let hiding = 0;

export function say(words) {
  put(words);
  isOfConnection = false;
  if (words) hiding = setTimeout(say, LONG, "");
}

export function sayLost(words) {
  put(words);
  isOfConnection = true;
}

export function sayNotSent(words) {
  sayLost(words);
  readBy = Date.now() + READ;
}

export function sayFound() {
  if (isOfConnection) hiding ||= setTimeout(say, Math.max(0, readBy - Date.now()), "");
}

function put(words) {
  clearTimeout(hiding);
  hiding = 0;
  if (box.textContent !== words) box.textContent = words; // nothing is spoken twice
  box.hidden = !words;
}
