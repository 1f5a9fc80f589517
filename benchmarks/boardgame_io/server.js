// A server of boardgame.io: node server.js memory | node server.js FOLDER
// It says its port in one line, and ends when its standard input does.
"use strict";

const { FlatFile, Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const [store] = process.argv.slice(2);
const origins = ["http://127.0.0.1"];
const server = store === "memory"
  ? Server({ games: [game], origins })
  : Server({ games: [game], origins, db: new FlatFile({ dir: store }) });

process.stdin.on("end", () => process.exit()).resume();
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
