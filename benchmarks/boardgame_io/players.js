// Players at many matches of a server of boardgame.io: node players.js PORT SEED
// Every line of standard input asks for something, and is answered by a line when it is done:
//   {"prepare": N}                               just so many matches that are not over
//   {"play": N, "seconds": S, "rate": R or null} play at N of them, R actions a second or at once
// Two players a match, each with a transport of boardgame.io's own. An action is acknowledged when
// the new state has come back to who sent it; boardgame.io has no other word for it.
"use strict";

const readline = require("node:readline");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game, legal } = require("./game.js");

const [port, seed] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
// One connection a player, as it is with browsers, and no polling first.
const transportOf = SocketIO({
  server: address, socketOpts: { transports: ["websocket"], forceNew: true },
});
const now = () => performance.now() / 1000;
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

let state = seed || 1;
function chance() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}
const chosen = (all) => all[Math.floor(chance() * all.length)];

// --- Matches ---

async function post(path, body) {
  const answer = await fetch(`${address}/games/${game.name}${path}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  });
  return answer.json();
}

async function newMatch() {
  const { matchID } = await post("/create", { numPlayers: 2 });
  const match = { id: matchID, players: [], wake: () => {} };
  for (const playerID of ["0", "1"]) {
    const joined = await post(`/${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    match.players.push(connected(match, playerID, joined.playerCredentials));
  }
  while (!match.players.every((player) => player.state)) {
    await new Promise((resolve) => { match.wake = resolve; });
  }
  return match;
}

function connected(match, playerID, credentials) {
  const player = { playerID, credentials, state: null, seenAt: 0 };
  player.transport = transportOf({
    gameName: game.name, matchID: match.id, playerID, credentials, numPlayers: 2,
    transportDataCallback: ({ type, args }) => {
      if (type !== "sync" && type !== "update") return;
      player.state = type === "sync" ? args[1].state : args[1];
      player.seenAt = now();
      match.wake();
    },
  });
  player.transport.connect();
  return player;
}

function isOver(match) {
  return match.players.some((player) => player.state.ctx.gameover !== undefined);
}

function close(match) {
  for (const player of match.players) player.transport.disconnect();
}

// --- Playing ---

async function act(match, measured) {
  const at = match.players[0].state._stateID;
  const seat = Number(match.players[0].state.ctx.currentPlayer);
  const player = match.players[seat];
  const [type, args] = chosen(legal(player.state.G, seat));
  const begun = now();
  const payload = { type, args, playerID: player.playerID, credentials: player.credentials };
  player.transport.sendAction(player.state, { type: "MAKE_MOVE", payload });
  while (!match.players.every((one) => one.state._stateID > at)) {
    await new Promise((resolve) => { match.wake = resolve; });
  }
  measured.acknowledged.push(player.seenAt - begun);
  measured.on_screens.push(match.players[1 - seat].seenAt - begun);
}

let stock = [];

async function prepare(count) {
  const goingOn = stock.filter((match) => !isOver(match)).slice(0, count);
  stock.filter((match) => !goingOn.includes(match)).forEach(close);
  stock = goingOn;
  while (stock.length < count) stock.push(await newMatch());
}

// A match that is over is followed by one of those that wait.
class Places {
  constructor(count) {
    this.waiting = stock.filter((match) => !isOver(match));
    this.played = this.waiting.splice(0, count);
  }

  follow(match) {
    if (!isOver(match)) return match;
    const at = this.played.indexOf(match);
    const next = this.waiting.shift();
    if (next) this.played[at] = next; else this.played.splice(at, 1);
    return next;
  }
}

async function atOnce(places, seconds, measured) {
  const end = now() + seconds;
  await Promise.all([...places.played].map(async (first) => {
    for (let match = first; match && now() < end; match = places.follow(match)) {
      await act(match, measured);
    }
  }));
}

async function atARate(places, seconds, rate, measured) {
  const end = now() + seconds;
  const busy = new Set();
  const tasks = [];
  for (let moment = now(); moment < end;) {
    moment -= Math.log(1 - chance()) / rate;
    await pause(Math.max(0, moment - now()));
    const ready = places.played.filter((match) => !busy.has(match));
    if (!ready.length) continue;
    const match = chosen(ready);
    busy.add(match);
    tasks.push(act(match, measured).then(() => { busy.delete(match); places.follow(match); }));
  }
  await Promise.all(tasks);
}

async function play({ play: count, seconds, rate }) {
  const measured = { acknowledged: [], on_screens: [], refused: 0 };
  const places = new Places(count);
  const begun = now();
  if (rate) await atARate(places, seconds, rate, measured);
  else await atOnce(places, seconds, measured);
  return { ...measured, seconds: now() - begun };
}

async function answer(asked) {
  if (asked.prepare === undefined) return play(asked);
  await prepare(asked.prepare);
  return {};
}

const lines = readline.createInterface({ input: process.stdin });
lines.on("line", async (line) => console.log(JSON.stringify(await answer(JSON.parse(line)))));
lines.on("close", () => process.exit());
