/** What planning offers, against a plain reading of BRV-17.20 that tries everything. */
import { expect } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { PlayerRow } from '../cards/schema.ts';
import { SET } from '../cards/set.ts';
import { zone } from '../state.ts';
import { hand, planOf, type Play, table } from './at.ts';

interface Laid {
  readonly row: PlayerRow;
  readonly relieved: boolean;
}
const rowOf = (key: string): PlayerRow => SET.players.find((row) => row.key === key)!;
const sum = (plan: readonly Laid[], of: (laid: Laid) => number): number =>
  plan.reduce((total, laid) => total + of(laid), 0);
const isNeed = ({ colour }: PlayerRow): boolean => colour === 'yellow' || colour === 'orange';

function isLegal(plan: readonly Laid[]): boolean {
  const gross = sum(plan, ({ row }) => row.willGain ?? 0);
  const will = Math.max(0, gross - sum(plan, ({ row }) => row.willLoss ?? 0));
  const hostile = sum(plan, ({ row }) => (row.colour === 'red' ? row.days : 0));
  const others = sum(plan, ({ row, relieved }) => (row.colour === 'red' || relieved ? 0 : row.days));
  return (
    (others === 0 || hostile + others <= 7 + sum(plan, ({ row }) => row.addsDays ?? 0)) &&
    sum(plan, ({ row }) => row.willCost ?? 0) <= will &&
    plan.every(({ row }) => (row.willNeeded ?? 0) <= gross) &&
    plan.filter(({ row }) => row.key === 'headquarters').length <= 1
  );
}
/** Legal as it is, or with some of these Drives and Volunteers. */
function canBeMadeLegal(plan: readonly Laid[], drives: number, helpers: number): boolean {
  if (isLegal(plan)) return true;
  if (drives > 0 && canBeMadeLegal([...plan, { row: rowOf('drive'), relieved: false }], drives - 1, helpers))
    return true;
  if (helpers === 0) return false;
  return plan.some(({ row, relieved }, i) => {
    if (!isNeed(row) || relieved) return false;
    const eased = plan.with(i, { row, relieved: true });
    return canBeMadeLegal([...eased, { row: rowOf('volunteers'), relieved: false }], drives, helpers - 1);
  });
}
/** Will and conditions hold, whatever the days. */
const isPaid = (plan: readonly Laid[]): boolean => isLegal(plan.map(({ row }) => ({ row, relieved: true })));

const DECK = SET.players.flatMap((row) => Array<string>(row.copies).fill(row.key));
const without = (cards: readonly string[], key: string): string[] => cards.toSpliced(cards.indexOf(key), 1);
const count = (cards: readonly string[], key: string): number => cards.filter((card) => card === key).length;

/** Every phrase that planning could offer, and whether it should. */
function* phrases(plan: readonly Laid[], held: readonly string[]): Generator<readonly [string, boolean]> {
  const fine = (next: readonly Laid[], left: readonly string[]): boolean =>
    isPaid(next) && canBeMadeLegal(next, count(left, 'drive'), count(left, 'volunteers'));
  for (const key of new Set(held)) {
    const laid = { row: rowOf(key), relieved: false };
    const left = without(held, key);
    if (key !== 'volunteers') yield [`plan ${key}`, fine([...plan, laid], left)];
    else
      for (const [i, { row, relieved }] of plan.entries()) {
        if (!isNeed(row) || relieved) continue;
        yield [`volunteers on ${row.key}`, fine([...plan.with(i, { row, relieved: true }), laid], left)];
      }
  }
  for (const [i, { row, relieved }] of plan.entries()) {
    if (row.colour === 'red' || relieved || row.key === 'volunteers') continue;
    yield [`take back ${row.key}`, fine(plan.toSpliced(i, 1), [...held, row.key])];
  }
  yield ['confirm', isLegal(plan)];
}
function laidIn(t: Play): Laid[] {
  const place = zone.plan(0 as Seat);
  return planOf(t).map((key, i) => ({
    row: rowOf(key),
    relieved: t.s.relieved.get(t.s.table.card(place, i)) !== 0,
  }));
}

rule(
  ['BRV-17.20', 'BRV-7.3', 'BRV-7.10', 'BRV-R9', 'BRV-R13'],
  'whatever the hand, a card may be laid or taken back if and only if the plan can still become a legal one',
  () => {
    const seen = { yes: 0, no: 0 };
    for (let game = 0; game < 150; game++) {
      const chance = new FastChance(game);
      const cards = DECK.map((key) => ({ key, at: chance.below(1 << 16) })).toSorted((a, b) => a.at - b.at);
      const t = table({ player1: { hand: cards.slice(0, 13).map(({ key }) => key) } });
      for (let step = 0; step < 14; step++) {
        const expected = new Set<string>();
        for (const [phrase, allowed] of phrases(laidIn(t), hand(t))) {
          seen[allowed ? 'yes' : 'no']++;
          if (allowed) expected.add(phrase);
        }
        const offered = t.at('player1').offered.filter((phrase) => !/^(give|ask|dismiss)/.test(phrase));
        expect(offered.toSorted(), `game ${game}, step ${step}`).toEqual([...expected].toSorted());
        const moves = offered.filter((phrase) => phrase !== 'confirm');
        if (moves.length === 0) break;
        t.at('player1').does(moves[chance.below(moves.length)]!);
      }
    }
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(1000);
  },
);
