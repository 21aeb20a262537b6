import { typesOf } from '../../../../games/war/cards/columns.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import { base } from '../../../../games/war/cards/set.ts';
import type { Deck } from '../../../../games/war/decks/deck.ts';
import { READY_DECKS } from '../../../../games/war/decks/ready.ts';
import { costOf } from './bench.ts';

/** What a deck is good at: to strike, to hold, to fire from afar, and to come early. */
export const MEASURES = ['attack', 'defence', 'fire', 'tempo'] as const;
export type Measure = (typeof MEASURES)[number];
export type Measures = Readonly<Record<Measure, number>>;
export const MOST_STEPS = 5;

type Cards = Pick<Deck, 'cards'>;
interface Units {
  readonly row: CardRow;
  readonly copies: number;
}
const unitsOf = ({ cards }: Cards): readonly Units[] =>
  Object.entries(cards).flatMap(([id, copies]) => {
    const row = base.row(base.def(id));
    return row.unit === undefined ? [] : [{ row, copies }];
  });

const firesFromAfar = (row: CardRow): boolean =>
  typesOf(row).some((type) => type === 'artillery' || type === 'aviation') ||
  row.keywords?.longRangeFire !== undefined ||
  row.keywords?.strike !== undefined;
/** Per unit of the deck: what it strikes with, how much better it holds than strikes, what it costs. */
function weigh(deck: Cards): Measures {
  const units = unitsOf(deck);
  const count = Math.max(
    1,
    units.reduce((sum, { copies }) => sum + copies, 0),
  );
  const mean = (of: (row: CardRow) => number): number =>
    units.reduce((sum, { row, copies }) => sum + copies * of(row), 0) / count;
  return {
    attack: mean((row) => base.attack[base.def(row.id)]!),
    defence: mean((row) => base.defence[base.def(row.id)]! - base.attack[base.def(row.id)]!),
    fire: mean((row) => (firesFromAfar(row) ? 1 : 0)),
    tempo: -mean(costOf),
  };
}
const READY: readonly Measures[] = READY_DECKS.map(weigh);
/** From one step to five, beside the ready decks: the least of them has one, the most has five. */
export function measuresOf(deck: Cards): Measures {
  const own = weigh(deck);
  const steps = (measure: Measure): number => {
    const all = READY.map((one) => one[measure]);
    const least = Math.min(...all);
    const share = (own[measure] - least) / (Math.max(...all) - least);
    return 1 + Math.round(Math.min(1, Math.max(0, share)) * (MOST_STEPS - 1));
  };
  return { attack: steps('attack'), defence: steps('defence'), fire: steps('fire'), tempo: steps('tempo') };
}

/** Three units that stand for the deck: the weightiest of each type, then the weightiest that are left. */
export function facesOf(deck: Cards): readonly CardRow[] {
  const weighty = unitsOf(deck)
    .toSorted((a, b) => b.copies * costOf(b.row) - a.copies * costOf(a.row))
    .map(({ row }) => row);
  const typed = weighty.filter((row, i) => weighty.findIndex((one) => typesOf(one)[0] === typesOf(row)[0]) === i);
  return [...typed, ...weighty.filter((row) => !typed.includes(row))].slice(0, 3);
}
