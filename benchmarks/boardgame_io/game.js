// A dice and card game for two, made for the benchmark: as many cards, discs and secrets as a game
// of Roma has, and about as many actions. A turn: every empty disc costs a point, three dice are
// rolled; a die brings money, or cards of which one is kept, or activates the card on its disc.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const KINDS = [
  ["baker", 1, 1], ["builder", 2, 2], ["clerk", 2, 3], ["guard", 3, 5], ["healer", 3, 2],
  ["judge", 4, 4], ["merchant", 4, 2], ["orator", 5, 3], ["priest", 5, 4], ["rider", 6, 5],
  ["scout", 6, 3], ["smith", 7, 4], ["tower", 8, 6],
];
const COPIES = 4;
const DISCS = 6;
const LONGEST = 40;
const REMEMBERED = 12;
const COST = Object.fromEntries(KINDS.map(([name, cost]) => [name, cost]));
const DEFENCE = Object.fromEntries(KINDS.map(([name, , defence]) => [name, defence]));

function setup({ random }) {
  const deck = random.Shuffle(KINDS.flatMap(([name]) => Array(COPIES).fill(name)));
  const players = [0, 1].map(() => ({
    points: 10, money: 4, hand: deck.splice(0, 4), discs: Array(DISCS).fill(null),
  }));
  return { deck, discard: [], stock: 16, dice: [], drawn: [], turns: 0, recent: [], players };
}

function beginTurn({ G, ctx, random }) {
  const own = G.players[ctx.currentPlayer];
  if (G.turns >= 2) own.points -= own.discs.filter((card) => card === null).length >> 1;
  G.turns += 1;
  G.dice = random.D6(3);
}

function lay({ G, playerID }, index, disc) {
  const own = G.players[playerID];
  const card = own.hand[index];
  if (card === undefined || G.drawn.length || COST[card] > own.money) return INVALID_MOVE;
  if (!(disc >= 0 && disc < DISCS)) return INVALID_MOVE;
  own.money -= COST[card];
  own.hand.splice(index, 1);
  if (own.discs[disc] !== null) G.discard.push(own.discs[disc]);
  own.discs[disc] = card;
  tell(G, playerID, "laid", card);
}

function takeMoney({ G, playerID }, die) {
  if (!isFree(G, die)) return INVALID_MOVE;
  const value = spend(G, die);
  G.players[playerID].money += value;
  tell(G, playerID, "took", value);
}

function draw({ G, playerID, random }, die) {
  if (!isFree(G, die)) return INVALID_MOVE;
  const count = spend(G, die);
  if (G.deck.length < count) {
    G.deck.push(...random.Shuffle(G.discard));
    G.discard = [];
  }
  G.drawn = G.deck.splice(0, count);
  tell(G, playerID, "drew", count);
}

function keep({ G, playerID }, index) {
  if (G.drawn[index] === undefined) return INVALID_MOVE;
  G.players[playerID].hand.push(...G.drawn.splice(index, 1));
  G.discard.push(...G.drawn);
  tell(G, playerID, "discarded", G.drawn.length);
  G.drawn = [];
}

function activate({ G, playerID, random }, die) {
  const own = G.players[playerID];
  const other = G.players[1 - Number(playerID)];
  if (!isFree(G, die) || own.discs[G.dice[die] - 1] === null) return INVALID_MOVE;
  const disc = spend(G, die) - 1;
  const gained = Math.min(G.stock, 1 + (COST[own.discs[disc]] >> 2));
  G.stock -= gained;
  own.points += gained;
  tell(G, playerID, "activated", own.discs[disc]);
  if (other.discs[disc] !== null && random.D6() >= DEFENCE[other.discs[disc]]) {
    G.discard.push(other.discs[disc]);
    other.discs[disc] = null;
  }
}

function end({ G, events }) {
  if (G.drawn.length) return INVALID_MOVE;
  events.endTurn();
}

// What happened lately stands beside the board, for who was not quick enough to see it.
function tell(G, playerID, did, what) {
  G.recent = [...G.recent, { seat: playerID, did, what }].slice(-REMEMBERED);
}

function isFree(G, die) {
  return G.drawn.length === 0 && G.dice[die] !== undefined;
}

function spend(G, die) {
  return G.dice.splice(die, 1)[0];
}

// What a seat sees: of the deck and of the other hand only how many cards they have.
function playerView({ G, ctx, playerID }) {
  return {
    ...G,
    deck: G.deck.length,
    drawn: playerID === ctx.currentPlayer ? G.drawn : G.drawn.length,
    players: G.players.map((player, seat) =>
      String(seat) === playerID ? player : { ...player, hand: player.hand.length }),
  };
}

function winner({ G }) {
  const points = G.players.map((player) => player.points);
  if (G.stock > 0 && Math.min(...points) > 0 && G.turns <= LONGEST) return undefined;
  return { points };
}

// All that a seat can do, by what it sees.
function legal(view, seat) {
  if (view.drawn.length) return view.drawn.map((_, index) => ["keep", [index]]);
  const own = view.players[seat];
  const lays = own.hand.flatMap((card, index) => COST[card] > own.money
    ? [] : own.discs.map((_, disc) => ["lay", [index, disc]]));
  const dice = view.dice.flatMap((value, die) => [
    ["takeMoney", [die]], ["draw", [die]],
    ...(own.discs[value - 1] === null ? [] : [["activate", [die]]]),
  ]);
  return [...lays, ...dice, ["end", []]];
}

const game = {
  name: "benchmark",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView,
  turn: { onBegin: beginTurn },
  moves: { lay, takeMoney, draw, keep, activate, end },
  endIf: winner,
};

module.exports = { game, legal };
