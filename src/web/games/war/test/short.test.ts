import { expect, test } from 'vitest';
import { base } from '../../../../games/war/cards/set.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { fitted, shortIn } from '../card/short.ts';

/** As wide as a unit is on a phone of 360 pixels where four stand beside one another. */
const FOUR = 74;
const letters = (name: string, width: number): number => Number.parseFloat(fitted(name, width).size['--letters']);

test('on a phone every name of a unit stands whole on its counter, in one line or two, and can be read', () => {
  for (const language of LANGUAGES) {
    const small = base.rows.flatMap((row) => {
      if (row.unit === undefined) return [];
      const name = shortIn(base.def(row.id), language);
      return letters(name, FOUR) >= 8 ? [] : [name];
    });
    expect(small).toEqual([]);
  }
});
test('what has room in one line is not broken, and nothing grows beyond the line', () => {
  expect(fitted('T-34', FOUR)).toEqual({ two: false, size: { '--letters': '12.5px' } });
  expect(fitted('Фольксштурм', FOUR).two).toBe(false);
  expect(fitted('Румунські стрільці', FOUR).two).toBe(true);
});
