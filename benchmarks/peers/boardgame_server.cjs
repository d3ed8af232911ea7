// A four-seat card game on boardgame.io with its in-memory store: lay a card, three rounds, and again.
const { Server } = require('boardgame.io/dist/cjs/server.js');

const deal = () => Array.from({ length: 4 }, (_, seat) => [1, 2, 3].map((card) => ((card * 5 + seat * 3) % 8) + 1));

const game = {
  name: 'cards',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ hands: deal(), laid: [0, 0, 0, 0], shown: [], candles: [0, 0, 0, 0] }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    laid: G.laid.map((card, seat) => (String(seat) === playerID ? card : card > 0)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }) => {
      const seat = Number(playerID);
      G.laid[seat] = G.hands[seat].shift();
      if (seat < 3) return;
      G.shown.push([...G.laid]);
      G.candles[G.laid.indexOf(Math.max(...G.laid))] += 1;
      G.laid = [0, 0, 0, 0];
      if (G.shown.length < 3) return;
      G.shown = [];
      G.hands = deal();
    },
  },
};

Server({ games: [game], origins: [/.*/] }).run({ port: Number(process.argv[2]), lobbyConfig: {} }, () => console.log('up'));
