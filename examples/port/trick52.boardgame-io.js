// Two players, hands of five from 52 cards, follow suit if you can, the winner of a trick draws first and leads: as
// boardgame.io wants it.
/** What `import { INVALID_MOVE } from 'boardgame.io/core'` gives. */
const INVALID_MOVE = 'INVALID_MOVE';

/**
 * @typedef {object} Hands
 * @property {number[]} stock
 * @property {[number[], number[]]} hands
 * @property {[number[], number[]]} won
 * @property {number} lead
 * @property {number} next
 */

/** @param {number} card */
const suit = (card) => Math.floor(card / 13);
/** @param {number[]} hand @param {number} lead */
function legal(hand, lead) {
  const following = hand.filter((card) => lead >= 0 && suit(card) === suit(lead));
  return following.length > 0 ? following : hand;
}

export const trick52 = {
  /** @param {{ random: { Shuffle(cards: number[]): number[] } }} context @returns {Hands} */
  setup({ random }) {
    const cards = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
    return { stock: cards.slice(10), hands: [cards.slice(0, 5), cards.slice(5, 10)], won: [[], []], lead: -1, next: 0 };
  },
  /** @param {{ G: Hands, playerID: string }} table */
  playerView: ({ G, playerID }) => ({
    ...G,
    stock: G.stock.length,
    hands: G.hands.map((hand, i) => (String(i) === playerID ? hand : hand.length)),
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    /** @type {{ first: () => number, next: (table: { G: Hands }) => number }} */
    order: { first: () => 0, next: ({ G }) => G.next },
  },
  moves: {
    /** @param {{ G: Hands, playerID: string }} table @param {number} card */
    play({ G, playerID }, card) {
      const seat = playerID === '0' ? 0 : 1;
      const hand = G.hands[seat];
      if (!legal(hand, G.lead).includes(card)) return INVALID_MOVE;
      hand.splice(hand.indexOf(card), 1);
      if (G.lead < 0) {
        G.lead = card;
        G.next = 1 - seat;
        return undefined;
      }
      const winner = (suit(card) === suit(G.lead) && card > G.lead) === (seat === 0) ? 0 : 1;
      G.won[winner].push(G.lead, card);
      G.lead = -1;
      G.next = winner;
      for (const drawer of winner === 0 ? [G.hands[0], G.hands[1]] : [G.hands[1], G.hands[0]])
        drawer.push(...G.stock.splice(0, 1));
      return undefined;
    },
  },
  /** @param {{ G: Hands }} table */
  endIf({ G }) {
    if (G.won[0].length + G.won[1].length < 52) return undefined;
    const ahead = G.won[0].length - G.won[1].length;
    return ahead === 0 ? { draw: true } : { winner: ahead > 0 ? '0' : '1' };
  },
  ai: {
    /** @param {Hands} G @param {{ currentPlayer: '0' | '1' }} ctx */
    enumerate: (G, ctx) => legal(G.hands[ctx.currentPlayer], G.lead).map((card) => ({ move: 'play', args: [card] })),
  },
};
