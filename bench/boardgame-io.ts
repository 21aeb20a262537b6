import { createRequire } from 'node:module';

/**
 * Trick52 as boardgame.io wants it. Its packages are there only once the benchmark has fetched them, so what is used of
 * them is written down here.
 */
const require = createRequire(import.meta.url);

export interface Hands {
  stock: number[];
  hands: [number[], number[]];
  won: [number[], number[]];
  lead: number;
  next: number;
  tricks: number;
}
interface Context {
  readonly currentPlayer: string;
  readonly gameover?: { readonly winner?: string; readonly draw?: boolean };
}
export interface PeerState {
  readonly G: Hands;
  readonly ctx: Context;
}
interface Move {
  readonly move: string;
  readonly args: readonly number[];
}
interface Processed {
  readonly ai: { readonly enumerate: (G: Hands, ctx: Context) => Move[] };
}
interface Internal {
  CreateGameReducer(given: { game: Processed }): (state: PeerState, action: object) => PeerState;
  InitializeGame(given: { game: Processed; numPlayers: number }): PeerState;
  ProcessGameConfig(game: object): Processed;
}
interface Ai {
  MCTSBot: new (given: object) => { play(state: PeerState, seat: string): Promise<unknown> };
}

const suit = (card: number): number => (card / 13) | 0;
function legal(hand: readonly number[], lead: number): number[] {
  const following = lead < 0 ? [] : hand.filter((card) => suit(card) === suit(lead));
  return following.length > 0 ? following : [...hand];
}

/** What a player sees, as with ours: of the cards that are not for its eyes only how many there are. */
function seenBy(G: Hands, playerID: string | null): object {
  const hands = G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length));
  return { ...G, stock: G.stock.length, hands };
}

/** `layout` gives the deal; without it boardgame.io shuffles. */
export function definition(invalid: unknown, layout?: () => Pick<Hands, 'stock' | 'hands'>): object {
  return {
    name: 'trick52',
    setup({ random }: { random: { Shuffle(cards: number[]): number[] } }): Hands {
      const cards = layout === undefined ? random.Shuffle(Array.from({ length: 52 }, (_, card) => card)) : [];
      const dealt = layout?.() ?? { stock: cards.slice(10), hands: [cards.slice(0, 5), cards.slice(5, 10)] };
      return { ...dealt, won: [[], []], lead: -1, next: 0, tricks: 0 };
    },
    turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }: PeerState) => G.next } },
    moves: {
      play({ G, playerID }: { G: Hands; playerID: string }, card: number) {
        const seat = Number(playerID) as 0 | 1;
        const hand = G.hands[seat];
        if (!legal(hand, G.lead).includes(card)) return invalid;
        hand.splice(hand.indexOf(card), 1);
        if (G.lead < 0) {
          G.lead = card;
          G.next = 1 - seat;
          return undefined;
        }
        const winner = suit(card) === suit(G.lead) && card > G.lead ? seat : ((1 - seat) as 0 | 1);
        G.won[winner].push(G.lead, card);
        G.lead = -1;
        G.tricks++;
        G.next = winner;
        if (G.stock.length > 0) {
          G.hands[winner].push(G.stock.pop()!);
          G.hands[(1 - winner) as 0 | 1].push(G.stock.pop()!);
        }
        return undefined;
      },
    },
    playerView: ({ G, playerID }: { G: Hands; playerID: string | null }) => seenBy(G, playerID),
    endIf({ G }: PeerState) {
      if (G.tricks < 26) return undefined;
      const ahead = G.won[0].length - G.won[1].length;
      return ahead === 0 ? { draw: true } : { winner: ahead > 0 ? '0' : '1' };
    },
    ai: {
      enumerate: (G: Hands, ctx: Context): Move[] =>
        legal(G.hands[Number(ctx.currentPlayer) as 0 | 1], G.lead).map((card) => ({ move: 'play', args: [card] })),
    },
  };
}

/** The same game on boardgame.io's bare reducer: its fastest way to play. */
export class Peer {
  private readonly internal = require('boardgame.io/internal') as Internal;
  private readonly game: Processed;
  private readonly reduce: (state: PeerState, action: object) => PeerState;

  constructor(layout?: () => Pick<Hands, 'stock' | 'hands'>) {
    const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: unknown };
    this.game = this.internal.ProcessGameConfig(definition(INVALID_MOVE, layout));
    this.reduce = this.internal.CreateGameReducer({ game: this.game });
  }
  start(): PeerState {
    return this.internal.InitializeGame({ game: this.game, numPlayers: 2 });
  }
  legal(state: PeerState): number[] {
    return this.game.ai.enumerate(state.G, state.ctx).map(({ args }) => args[0]!);
  }
  enumerate(state: PeerState): Move[] {
    return this.game.ai.enumerate(state.G, state.ctx);
  }
  play(state: PeerState, { move, args }: Move): PeerState {
    const payload = { type: move, args, playerID: state.ctx.currentPlayer };
    return this.reduce(state, { type: 'MAKE_MOVE', payload });
  }
  /** Its tree search from the deal, playouts to the end of the game. It sees all the cards. */
  async search(iterations: number, seed: number): Promise<void> {
    const { MCTSBot } = require('boardgame.io/ai') as Ai;
    const { enumerate } = this.game.ai;
    const bot = new MCTSBot({ game: this.game, enumerate, iterations, playoutDepth: 60, seed: String(seed) });
    await bot.play(this.start(), '0');
  }
}
