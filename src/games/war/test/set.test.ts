/** What makes three sides three: cards of their own, themes that are paid for, divisions that do something. */
import { describe, expect, test } from 'vitest';
import { sidesOf } from '../cards/columns.ts';
import type { CardRow } from '../cards/schema.ts';
import { base } from '../cards/set.ts';
import { type Keyword, type Side, SIDES } from '../cards/vocabulary.ts';

/** What a card does, whatever it is called and whoever has it. */
function doing(row: CardRow): string {
  const { id: _i, number: _n, name: _m, flags: _f, rarity: _r, block: _b, blockOnly: _o, theatres: _t, ...rest } = row;
  return JSON.stringify(rest);
}
/** The text without the figures of the unit and the cost: what only reading tells apart. */
function said(row: CardRow): string {
  const { keywords, modifiers, passives, abilities } = row;
  return JSON.stringify([keywords, modifiers, passives, abilities, row.unit?.bombs]);
}
const ofSide = (row: CardRow, side: Side): boolean => row.flags.length > 0 && sidesOf(row).includes(side);

/** The plain troops of the rulebook (31.1), in the coats of those who had them. */
const BY_INTENT = [
  ['rifle-company', 'grenadiers', 'british-rifles'],
  ['ba-10', 'sdkfz-222', 'daimler'],
  ['gun-45', 'pak-35'],
];

describe('the three sides', () => {
  test('share no card under another name, except the plain troops of the rulebook', () => {
    const groups = [...Map.groupBy(base.rows, doing).values()].map((rows) => rows.map(({ id }) => id));
    expect(groups.filter((ids) => ids.length > 1)).toEqual(BY_INTENT);
  });

  test('have ten units or more, each with a text that no other unit of another side has', () => {
    const units = base.rows.filter((row) => row.unit !== undefined);
    for (const side of SIDES) {
      const others = new Set(units.filter((row) => !ofSide(row, side)).map(said));
      const own = units.filter((row) => ofSide(row, side) && !others.has(said(row)));
      expect(own.length, side).toBeGreaterThanOrEqual(10);
    }
  });

  test('have divisions that do something: each can be used, and costs something to use', () => {
    const divisions = base.rows.filter((row) => row.division);
    for (const side of SIDES) expect(divisions.filter((row) => ofSide(row, side)).length, side).toBeGreaterThan(2);
    for (const { id, abilities = [] } of divisions) {
      expect(abilities.length, id).toBeGreaterThan(0);
      for (const { price } of abilities) expect(Object.keys(price ?? {}).length, id).toBeGreaterThan(0);
    }
  });
});

describe('a theme', () => {
  /** Cards that speak of the keyword without being only one more that has it. */
  const paysFor = (keyword: Keyword): readonly CardRow[] =>
    base.rows.filter((row) => {
      const { keywords: { [keyword]: _own, ...keywords } = {}, ...rest } = row;
      return new RegExp(`"has":\\[[^\\]]*"${keyword}"`).test(JSON.stringify({ ...rest, keywords }));
    });
  const THEMES: Readonly<Record<string, readonly Side[]>> = {
    trophy: SIDES,
    dominion: ['allies'],
    jaeger: ['ussr', 'germany'],
    mountain: ['ussr', 'germany'],
    night: SIDES,
    lendLease: ['ussr', 'allies'],
  };
  test.each(Object.entries(THEMES))(
    '%s has units, and cards that pay for them, on every side that has it',
    (theme, sides) => {
      for (const side of sides) {
        const own = (row: CardRow): boolean => sidesOf(row).includes(side);
        const units = base.rows.filter((row) => own(row) && row.unit && row.keywords?.[theme as Keyword]);
        expect(units.length, `units, ${side}`).toBeGreaterThanOrEqual(2);
        expect(paysFor(theme as Keyword).filter(own).length, `pay-offs, ${side}`).toBeGreaterThanOrEqual(2);
      }
    },
  );
});
