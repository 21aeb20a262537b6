import { expect, test } from 'vitest';
import type { DefId, Seat } from '../ids.ts';
import { KeptOffers, Options } from '../options.ts';
import { Play } from '../play.ts';
import { type State, Table } from '../table.ts';
import { amount, verbs } from '../verbs.ts';
import { zones } from '../zones.ts';

test('of several rules that stop the same act the first is named', () => {
  const out = new Options();
  const refusals = out.explain(() => {
    out.refuse(amount(3), 'ABC-1.1');
    out.test(amount(4), false, 'ABC-1.2');
    out.refuse(amount(3), 'ABC-1.3');
  });
  expect(refusals).toEqual([
    { action: amount(3), rule: 'ABC-1.1' },
    { action: amount(4), rule: 'ABC-1.2' },
  ]);
});

test('a verb for each print of a set, from the lowest on, with one second argument', () => {
  const act = verbs({ give: ['def', 'seat'] });
  const out = new Options();
  out.add(amount(1));
  out.kinds(act.give, 0, 5);
  out.kinds(act.give, (1 << 31) | 0b110, 5);
  const give = (print: number): number => (act.give.id << 20) | (print << 10) | 5;
  expect(out.toArray()).toEqual([amount(1), give(1), give(2), give(31)]);
});
test('each print of a zone is offered once, however often that was asked before', () => {
  const { plan, zone } = zones(1, { hand: { per: 'seat', room: 4, sees: 'owner', order: 'none' } });
  const table = new Table(plan(1), { cards: 4, forks: false, strand: 8, candidates: false });
  table.seal();
  const g = new Play<State>([]);
  g.table = table;
  for (const def of [2, 3, 2]) g.bring(def as DefId, zone.hand(0 as Seat));
  const act = verbs({ play: ['def'] });
  const out = new Options();
  const both = [act.play(2 as DefId), act.play(3 as DefId)];
  const offered = (): readonly number[] => {
    out.clear().each(act.play, table, zone.hand(0 as Seat));
    return out.toArray();
  };
  expect(offered()).toEqual(both);
  // Calls are numbered, and one day the numbers are used up: none of the first ones may count then.
  Reflect.set(out, 'stamp', 0x3fffffff);
  expect([offered(), offered()]).toEqual([both, both]);
  expect(Reflect.get(out, 'stamp')).toBe(2);
});
test('there is room for so many and no more', () => {
  const act = verbs({ give: ['def', 'seat'] });
  const out = new Options();
  for (let n = 0; n < 128; n++) out.kinds(act.give, -1, n);
  expect(() => out.kinds(act.give, 1, 0)).toThrow('more than 4096 options');
  const kept = Int32Array.from({ length: 4096 }, (_, n) => amount(n));
  expect(() => out.addAll(kept, 1)).toThrow('more than 4096 options');
  out.clear().addAll(kept, 4095);
  out.addAll(kept, 1);
  expect([out.size, out.at(4095), out.has(amount(4094))]).toEqual([4096, amount(0), true]);
});
test('a part of a list is kept and offered again: not after a change, not for another key, not to who asks why not', () => {
  const kept = new KeptOffers();
  const out = new Options();
  const again = (since: number, key: number): readonly number[] | undefined =>
    kept.again(out.clear(), since, key) ? out.toArray() : undefined;
  expect(again(1, 0)).toBeUndefined();
  const many = Array.from({ length: 70 }, (_, n) => amount(n));
  for (const n of many) out.add(n);
  kept.keep(out, 1, 5, 2, 9);
  expect([again(5, 2), kept.note]).toEqual([many.slice(1), 9]);
  expect([again(4, 2), again(6, 2), again(5, 3)]).toEqual([many.slice(1), undefined, undefined]);
  out.explain(() => expect(kept.again(out, 5, 2)).toBe(false));
  kept.forget();
  expect(again(1, 2)).toBeUndefined();
});
test('a part of a list that was kept finds room to the last place, and none behind it', () => {
  const act = verbs({ give: ['def', 'seat'] });
  const [kept, out] = [new KeptOffers(), new Options()];
  for (let n = 0; n < 2; n++) out.kinds(act.give, -1, n);
  kept.keep(out, 0, 1, 0, 0);
  const filled = (rounds: number): Options => {
    out.clear();
    for (let n = 0; n < rounds; n++) out.kinds(act.give, -1, n);
    return out;
  };
  expect([kept.again(filled(126), 1, 0), out.size]).toEqual([true, 4096]);
  expect(() => kept.again(filled(127), 1, 0)).toThrow('more than 4096 options');
});
