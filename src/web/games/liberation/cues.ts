import { baseOf, type Liberation, zone } from '../../../games/liberation/state.ts';
import { ATTACK, fact } from '../../../games/liberation/verbs.ts';
import { cuesOf } from '../../table/sounding.ts';

export const cues = cuesOf<typeof fact, Liberation>(
  fact,
  {
    // The turn is heard as such.
    turn: null,
    exerted: 'card',
    restored: 'card',
    attacked: (_s, { b }) => (b === ATTACK.base ? 'breakthrough' : b === ATTACK.hand ? 'hit' : 'miss'),
    sabotaged: (_s, { b }) => (b === 1 ? 'bad' : 'miss'),
    performed: 'good',
    borrowed: 'good',
    probed: 'probe',
    circle: 'event',
    emptyDraw: 'miss',
    baseTaken: 'draw',
    // The card that moves is heard.
    baseLaid: null,
    flipped: 'probe',
    exchanged: 'probe',
    // The end is heard as such.
    won: null,
    asked: 'card',
    decided: 'event',
  },
  {
    moved: (s, { b: from, c: to }) => {
      if (from === zone.deck) return 'draw';
      return to === zone.captured || to === baseOf(s) || to === zone.discard ? 'card' : null;
    },
    revealed: 'probe',
    shuffled: 'draw',
    over: null,
  },
);
