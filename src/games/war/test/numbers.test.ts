import { expect, test } from 'vitest';
import type { DefId } from '../../../kernel/ids.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { FastChance } from '../../../kernel/chance.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { base } from '../cards/set.ts';
import { module } from '../index.ts';

const numbers = module.numbers!;
const tiger = (base.rows.findIndex(({ unit }) => unit?.kind === 'heavyTank') + 1) as DefId;

test('numbers are those that are printed, with words in every language', () => {
  const { unit, cost } = base.rows[tiger - 1]!;
  const { strict: _strict, ...amounts } = cost!;
  expect(numbers.of(tiger)).toEqual({ D: 0, F: 0, U: 0, ...amounts, attack: unit!.attack, defence: unit!.defence });
  for (const language of LANGUAGES)
    for (const name of Object.keys(numbers.of(tiger))) expect(numbers.name(name, language)).toMatch(/\p{L}{4}/u);
});
test('one card is another, the rest are the same, and the printed game stays as it was', () => {
  const other = numbers.changed([{ def: tiger, numbers: { attack: 9, U: 0 } }]);
  expect(other.texts.uk.card(tiger).lines[0]).toContain('9/');
  expect(module.texts.uk.card(tiger).lines[0]).not.toContain('9/');
  const next = (tiger + 1) as DefId;
  expect(other.texts.uk.card(next)).toEqual(module.texts.uk.card(next));
  // It is a game: it can be dealt and played to its end.
  const setup = readSetup(other.game.options, {});
  const rules = rulesFor(other.game, setup);
  const [s, chance] = [rules.create(), new FastChance(1)];
  rules.start(s, setup, chance);
  rules.playOut(s, chance, new Options(), other.game.bound);
  expect(rules.over(s)).toBe(true);
});
test('a number that no card can have is refused', () => {
  expect(() => numbers.changed([{ def: tiger, numbers: { defence: -1 } }])).toThrow('numbers');
});
