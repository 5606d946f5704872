// Two connections a match to boardgame.io's server, each moving as soon as it is its turn.
//
//     node clients.mjs --port 8766 --matches 50 --seconds 10
//
// What goes over the wire is what boardgame.io's SocketIO transport sends ('sync', then 'update' with a MAKE_MOVE
// action); the rest of its client (a second copy of the game, optimistic moves) is left out in the server's favour,
// and so is the start over HTTP polling. Says "connected", waits for a line, says "measuring", then the figures.
import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

const { io } = createRequire(process.cwd() + "/")("socket.io-client");

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    matches: { type: "string", default: "50" },
    seconds: { type: "string", default: "10" },
  },
});
const matches = Number(values.matches);
const seconds = Number(values.seconds);
const server = `http://127.0.0.1:${values.port}`;

// Bounded whatever happens: opening the matches, the warm-up and the measurement.
setTimeout(() => process.exit(1), (seconds + 120) * 1000).unref();

const pressed = new Float64Array(matches);
let latencies = [];
let running = false;
let lost = 0;

async function post(path, body) {
  const answer = await fetch(server + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Client {
  constructor(match, matchID, playerID, credentials) {
    this.match = match;
    this.matchID = matchID;
    this.playerID = playerID;
    this.credentials = credentials;
    this.socket = io(`${server}/relay`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.ready = new Promise((resolve, reject) => {
      this.socket.on("connect_error", reject);
      this.socket.on("sync", (_, { state }) => {
        this.stateID = state._stateID;
        this.mine = state.ctx.currentPlayer === playerID;
        resolve();
      });
    });
    this.socket.on("connect", () => this.socket.emit("sync", matchID, playerID, credentials, 2));
    this.socket.on("disconnect", () => lost++);
    this.socket.on("update", (_, state) => this.updated(state));
  }

  updated(state) {
    this.stateID = state._stateID;
    if (state.ctx.currentPlayer !== this.playerID) return; // our own move, come back
    latencies.push(performance.now() - pressed[this.match]);
    if (running) this.press();
  }

  press() {
    const { matchID, playerID, credentials } = this;
    const action = { type: "MAKE_MOVE", payload: { type: "press", args: [], playerID, credentials } };
    pressed[this.match] = performance.now();
    this.socket.emit("update", action, this.stateID, matchID, playerID);
  }
}

async function openMatch(match) {
  const { matchID } = await post("/games/relay/create", { numPlayers: 2 });
  const clients = [];
  for (const playerID of ["0", "1"]) {
    const joined = await post(`/games/relay/${matchID}/join`, { playerID, playerName: `seat ${playerID}` });
    const client = new Client(match, matchID, playerID, joined.playerCredentials);
    await client.ready;
    clients.push(client);
  }
  return clients;
}

const clients = [];
for (let match = 0; match < matches; match++) clients.push(...(await openMatch(match)));
await sleep(1000);

const lines = createInterface({ input: process.stdin });
console.log("connected");
await new Promise((resolve) => lines.once("line", resolve).once("close", resolve));
lines.close();

running = true;
for (const client of clients) if (client.mine) client.press();
await sleep(1000); // warm
console.log("measuring");
latencies = [];
const began = performance.now();
const worked = process.cpuUsage();
await sleep(seconds * 1000);
const spent = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(worked);
const measured = Float64Array.from(latencies).sort();
running = false;
if (lost) throw new Error(`${lost} connections were lost: the figures would be of fewer matches`);
console.log(
  JSON.stringify({
    moves: measured.length,
    moves_per_second: measured.length / spent,
    p50_ms: measured[Math.floor(measured.length * 0.5)],
    p99_ms: measured[Math.floor(measured.length * 0.99)],
    clients_busy: (user + system) / 1e6 / spent,
  }),
);
await sleep(500);
for (const client of clients) client.socket.close();
process.exit(0);
