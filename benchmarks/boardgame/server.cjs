// boardgame.io's own server with a game as empty as benchmarks/relay: two seats press a button in turn.
// Storage in memory and the default transport, which is how it comes. Run in build/boardgame, where the packages are.
const load = require("node:module").createRequire(process.cwd() + "/");
const { Server } = load("boardgame.io/server");

const LONGEST_MS = 300_000;

const relay = {
  name: "relay",
  setup: () => ({ presses: 0 }),
  moves: { press: ({ G }) => ({ presses: G.presses + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

// It ends with its parent process, and in any case after a while.
process.stdin.on("end", () => process.exit(0)).resume();
setTimeout(() => process.exit(1), LONGEST_MS).unref();

const server = Server({ games: [relay], origins: [] });
// The port is handed to listen() as it is, so it may name the address too: loopback and nothing else.
server.run({ port: { host: "127.0.0.1", port: Number(process.argv[2] ?? 0) } }).then(({ appServer }) => {
  console.log(JSON.stringify({ pid: process.pid, port: appServer.address().port }));
});
