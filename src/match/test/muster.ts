import type { Game } from '../../kernel/game.ts';
import { type DefId, type Seat } from '../../kernel/ids.ts';
import { RuleError } from '../../kernel/input.ts';
import { choice, written } from '../../kernel/setup.ts';
import { patrol, type Patrol, watch, zone } from './patrol.ts';

const KITS = ['none', 'horse', 'foot', 'boat', 'cart'] as const;
type Kit = (typeof KITS)[number];

function readKit(given: unknown): Kit {
  if (given === 'elephant') throw new RuleError('MUS-1.3', 'too heavy', { tons: 5 });
  const kit = KITS.find((one) => one === given);
  if (kit === undefined) throw new Error(`no such kit: ${String(given)}`);
  return kit;
}
const kitOf = (seat: Seat) => written<Kit>('none', readKit, { sees: seat });
const options = { kit1: kitOf(0 as Seat), kit2: kitOf(1 as Seat), road: choice('dry', 'wet') } as const;
const named = (seat: Seat): 'kit1' | 'kit2' => (seat === 0 ? 'kit1' : 'kit2');

/** A patrol to which each seat brings a kit of its own, which lies open once it is dealt. */
export const muster: Game<Patrol, typeof options> = {
  ...patrol,
  name: 'muster',
  options,
  brings: {
    terms: { kits: choice('any', 'own') },
    unbrought: { kit1: 'none', kit2: 'none' },
    unfit(terms, seat, brought, earlier) {
      const kit = brought[named(seat)] as Kit;
      if (terms['kits'] === 'own' && kit === 'none') return { rule: 'MUS-1.1', values: { seat } };
      const was = earlier?.[named(seat)] as Kit | undefined;
      return was === undefined || was === kit ? undefined : { rule: 'MUS-1.2', values: { was } };
    },
    suits: (_terms, seat) => ({ [named(seat)]: 'cart' }),
  },
  deal(g, { kit1, kit2 }) {
    g.bring(5 as DefId, zone.post);
    for (const kit of [kit1, kit2]) if (kit !== 'none') g.bring(KITS.indexOf(kit) as DefId, zone.post);
    g.begin(watch);
  },
  cards: 3,
  prints: 5,
  samples: [{}],
};
