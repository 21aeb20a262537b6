import type { War } from '../../../games/war/state.ts';
import { fact } from '../../../games/war/verbs.ts';
import { cuesOf } from '../../table/sounding.ts';

export const cues = cuesOf<typeof fact, War>(
  fact,
  {
    // The turn is heard as such.
    turn: null,
    phase: null,
    step: null,
    wave: 'event',
    redealt: 'draw',
    tapped: null,
    untapped: null,
    // What is paid for is heard.
    pool: null,
    paid: null,
    played: 'card',
    used: 'good',
    attached: 'good',
    nation: null,
    effect: null,
    ended: null,
    term: null,
    marked: null,
    damaged: 'hit',
    repaired: 'good',
    destroyed: 'hit',
    lost: 'bad',
    declared: 'card',
    defends: 'card',
    stopped: 'miss',
    clash: 'hit',
    committed: null,
    stood: null,
    brokeThrough: 'breakthrough',
    deckLost: 'breakthrough',
    looked: 'probe',
    upkeep: null,
    // The card that goes there is heard.
    moved: null,
    // The end is heard as such.
    defeated: null,
    acted: 'good',
  },
  {
    moved: (s, { b, c }) => {
      const ways = `${s.table.plan.names[b] ?? ''} ${s.table.plan.names[c] ?? ''}`;
      return /^deck\S* hand/.test(ways) ? 'draw' : / (?:resources|reserve|first|second|ubo)/.test(ways) ? 'card' : null;
    },
    revealed: null,
    shuffled: 'draw',
    over: null,
  },
);
