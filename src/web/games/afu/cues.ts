import type { Afu } from '../../../games/afu/state.ts';
import { fact } from '../../../games/afu/verbs.ts';
import { cuesOf } from '../../table/sounding.ts';
import { BEATEN, DESTROYED } from './tells.ts';

export const cues = cuesOf<typeof fact, Afu>(
  fact,
  {
    roundBegan: null,
    phaseBegan: 'event',
    eventRevealed: 'event',
    ready: null,
    bonusUsed: 'good',
    bonusDeclined: null,
    panicTaken: 'bad',
    panicPrevented: 'good',
    panicReturned: 'good',
    fought: (_s, { c }) => ((c & DESTROYED) !== 0 ? 'hit' : (c & BEATEN) !== 0 ? 'bad' : 'miss'),
    undefended: 'bad',
    rocketStruck: 'hit',
    budget: null,
    bought: 'card',
    bid: 'offer',
    passed: null,
    bidFailed: 'bad',
    objectiveTaken: 'breakthrough',
    objectiveStays: 'miss',
    objectiveCaptured: 'bad',
    // The end is heard as such.
    lost: null,
    achieved: 'good',
    scored: null,
  },
  {
    moved: (s, { b, c }) => {
      const [from = '', to = ''] = [s.table.plan.names[b], s.table.plan.names[c]];
      if (from.startsWith('recon')) return 'probe';
      if (/^(?:defence|support)/.test(to)) return 'card';
      return /^(?:hand|late)/.test(to) ? 'draw' : null;
    },
    revealed: null,
    shuffled: null,
    over: null,
  },
);
