import { landOf } from '../../../games/bravery/cards/set.ts';
import { type Bravery, zone } from '../../../games/bravery/state.ts';
import { fact } from '../../../games/bravery/verbs.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { cuesOf } from '../../table/sounding.ts';

export const cues = cuesOf<typeof fact, Bravery>(
  fact,
  {
    round: 'event',
    relieved: 'good',
    // Only who is asked need hear it.
    offered: (_s, { b }, viewer) => (b === viewer ? 'offer' : null),
    asked: (_s, { b }, viewer) => (b === viewer ? 'offer' : null),
    declined: (_s, { b }, viewer) => (b === viewer ? 'miss' : null),
    patience: null,
    confirmed: 'card',
    proposed: 'offer',
    agreed: null,
    decided: 'good',
    committed: 'card',
    cancelled: 'good',
    targeted: 'probe',
    undermined: 'good',
    battle: (s, { a, b: attack, c: defence }) => {
      const lost = (s.occupied.value & (1 << landOf(a as DefId))) !== 0;
      const won = attack > defence;
      return lost ? (won ? 'bad' : 'miss') : won ? 'breakthrough' : 'hit';
    },
    // The battle before it has been heard.
    occupied: null,
    freed: null,
    owes: 'bad',
    // The end is heard as such.
    ended: null,
  },
  {
    moved: (_s, { b: from, c: to }) => {
      if (from === zone.enemyDeck) return 'event';
      if (from === zone.deck) return 'draw';
      return to === zone.discard ? null : 'card';
    },
    revealed: null,
    shuffled: 'draw',
    over: null,
  },
);
