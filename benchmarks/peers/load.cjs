// N tables of four sockets. Closed loop: each move waits until all four seats have seen the one before.
// Paced: so many moves a second over all tables. Prints one JSON line: moves a second, latencies in ms.
const http = require('http');
const [, , kind, port, tables, seconds, pace] = process.argv;
const N = Number(tables), SECONDS = Number(seconds), PACE = Number(pace || 0);
const latencies = [];
let moves = 0, counting = false, stopping = false;

function request(method, path, body, cookie) {
  return new Promise((resolve, reject) => {
    const data = body === undefined ? '' : JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) };
    if (cookie) headers.cookie = cookie;
    const asked = http.request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => {
        if (answer.statusCode >= 400) reject(new Error(`${path} ${answer.statusCode} ${text}`));
        else resolve({ data: text ? JSON.parse(text) : null, cookie: answer.headers['set-cookie'] });
      });
    });
    asked.on('error', reject);
    asked.end(data);
  });
}

// One table: `send` makes the next move, `seen` is told by each seat's socket.
class Table {
  constructor() {
    this.version = 0;
    this.seen = 0;
    this.waiting = true;
    this.at = 0;
  }
  next() {
    if (stopping) return;
    this.seen = 0;
    this.at = performance.now();
    this.send();
  }
  heard() {
    this.seen += 1;
    if (this.seen < 4) return;
    if (counting) {
      moves += 1;
      latencies.push(performance.now() - this.at);
    }
    if (PACE) this.waiting = true;
    else this.next();
  }
}

async function yakata() {
  const WebSocket = require('ws');
  const table = new Table();
  const opened = await request('POST', '/api/tables', { game: 'seance', options: { evenings: 200 }, seats: Array(4).fill({ kind: 'me' }) });
  const cookie = opened.cookie[0].split(';')[0];
  const id = opened.data.table.id;
  const sockets = [];
  let asked = 0, choice = '', number = 0;
  await Promise.all(
      [0, 1, 2, 3].map(
        (seat) =>
          new Promise((resolve) => {
            const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/live?lang=none&seat=${seat}`, { headers: { cookie }, perMessageDeflate: false });
            sockets[seat] = socket;
            let first = true;
            socket.on('message', (data) => {
              const message = JSON.parse(data);
              if (message.type !== 'state') return;
              if (message.choices.length) [asked, choice] = [seat, message.choices[0].text];
              table.version = Math.max(table.version, message.version);
              if (first) {
                first = false;
                resolve();
              } else table.heard();
            });
          }),
      ),
    );
  table.send = () => {
    number += 1;
    sockets[asked].send(JSON.stringify({ type: 'move', version: table.version, key: `k${number}`, choice, seat: asked }));
  };
  return table;
}

async function boardgame() {
  const { io } = require('socket.io-client');
  const table = new Table();
  const { matchID } = (await request('POST', '/games/cards/create', { numPlayers: 4 })).data;
  const credentials = [];
  for (let seat = 0; seat < 4; seat += 1)
    credentials.push((await request('POST', `/games/cards/${matchID}/join`, { playerID: String(seat), playerName: 'p' })).data.playerCredentials);
  let state;
  const sockets = await Promise.all(
    credentials.map(
      (credential, seat) =>
        new Promise((resolve) => {
          const socket = io(`http://127.0.0.1:${port}/cards`, { transports: ['websocket'] });
          socket.on('connect', () => socket.emit('sync', matchID, String(seat), credential, 4));
          socket.on('sync', (match, info) => {
            state = info.state;
            resolve(socket);
          });
          socket.on('update', (match, fresh) => {
            state = fresh;
            table.heard();
          });
        }),
    ),
  );
  table.send = () => {
    const seat = Number(state.ctx.currentPlayer);
    const payload = { type: 'lay', args: [], playerID: String(seat), credentials: credentials[seat] };
    sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, String(seat));
  };
  return table;
}

(async () => {
  const open = { yakata, boardgame }[kind];
  const all = [];
  for (let n = 0; n < N; n += 1) all.push(await open());
  if (PACE) {
    let turn = 0;
    setInterval(() => {
      for (let tried = 0; tried < N; tried += 1) {
        const table = all[(turn += 1) % N];
        if (table.waiting) {
          table.waiting = false;
          table.next();
          return;
        }
      }
    }, 1000 / PACE);
  } else all.forEach((table) => table.next());
  await new Promise((resolve) => setTimeout(resolve, 1500));
  counting = true;
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  counting = false;
  stopping = true;
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const share = (part) => latencies[Math.floor((latencies.length - 1) * part)];
  console.log(JSON.stringify({ moves_per_second: moves / took, p50: share(0.5), p99: share(0.99) }));
  process.exit(0);
})();
