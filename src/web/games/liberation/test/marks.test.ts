import { expect, test } from 'vitest';
import { type Liberation, zone } from '../../../../games/liberation/state.ts';
import { type Fact, FACT } from '../../../../kernel/facts.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import { marksAfter, type PlaceMark } from '../../../table/place-marks.ts';
import { Laid } from '../../../table/test/laid.ts';
import { tells } from '../tells.ts';

/** Of this deal it lies in the deck. */
const NOBODYS = 9;
/** The first two turns: a miss, and then the Resistance takes its base up and lays one. */
async function announced(change: boolean) {
  const laid = await Laid.dealt<Liberation>('liberation', {}, 3);
  let marks: readonly PlaceMark[] = [];
  const take = (seat: number, wanted: string, at?: number): void => {
    const option = laid
      .view(seat)
      .decision!.options.find(({ verb, args }) => verb === wanted && (at === undefined || args[1]!.value === at))!;
    const told = laid.take(seat, option.action).flatMap((fact) => tells(laid.s, fact, 0 as never) ?? []);
    marks = marksAfter(marks, told, { turnBegan: told.some(({ icon }) => icon === 'hourglass'), mine: seat === 0 });
  };
  take(0, 'lay');
  take(1, 'layBase');
  take(0, 'pass');
  take(0, 'attack', NOBODYS);
  const missed = marks.map(({ telling }) => telling.mark);
  take(1, 'pass');
  take(1, change ? 'moveBase' : 'pass');
  if (change) take(1, 'layBase');
  return { missed, after: marks.map(({ telling }) => telling.mark) };
}

test('a miss is marked until the base has been laid anew', async () => {
  const stays = await announced(false);
  expect(stays.missed).toContain('miss');
  expect(stays.after).toContain('miss');
  const goes = await announced(true);
  expect(goes.missed).toContain('miss');
  expect(goes.after).not.toContain('miss');
});

test('a capture is marked until the location goes back to the hand', async () => {
  const laid = await Laid.of<Liberation>(
    'liberation',
    {},
    {
      galaxy: 'G1',
      captured: ['H', 'E'],
      dynasty: { hand: [] },
      resistance: { hand: ['N'], base: 'F' },
      deck: ['A', 'B', 'C'],
      turn: 'resistance',
      step: 'action',
    },
  );
  const captured = { kind: FACT.moved, a: 1, b: zone.hand(0 as Seat), c: zone.captured, def: 5 } as never as Fact;
  const recalled = { ...captured, b: zone.captured, c: zone.hand(0 as Seat) } as Fact;
  const when = { turnBegan: false, mine: false };
  const after = (before: readonly PlaceMark[], fact: Fact): readonly PlaceMark[] =>
    marksAfter(before, [tells(laid.s, fact, 0 as Seat)!], when);
  const marked = after([], captured);
  expect(marked.map(({ telling }) => telling.mark)).toEqual(['taken']);
  expect(after(marked, recalled)).toEqual([]);
});
