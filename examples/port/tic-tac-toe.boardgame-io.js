// Tic-tac-toe as the tutorial of boardgame.io writes it.
/** What `import { INVALID_MOVE } from 'boardgame.io/core'` gives. */
const INVALID_MOVE = 'INVALID_MOVE';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
/** @param {(string | null)[]} cells */
const isVictory = (cells) =>
  LINES.some((line) => {
    const [a, b, c] = line.map((cell) => cells[cell]);
    return a !== null && a === b && b === c;
  });

export const ticTacToe = {
  /** @returns {{ cells: (string | null)[] }} */
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    /** @param {{ G: { cells: (string | null)[] }, playerID: string }} table @param {number} id */
    clickCell({ G, playerID }, id) {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  /** @param {{ G: { cells: (string | null)[] }, ctx: { currentPlayer: string } }} table */
  endIf({ G, ctx }) {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
  ai: {
    /** @param {{ cells: (string | null)[] }} G */
    enumerate: (G) => G.cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : [])),
  },
};
