import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/text.ts';
import { texts } from '../text/index.ts';
import { SPOKEN, whateverIsTried, whatTimeForbids } from './refusals.ts';

test('whatever is tried is refused by a rule that speaks of it and has a sentence', () => {
  const { refused, found } = whateverIsTried([17, 18, 19, 20]);
  expect(found).toEqual([]);
  expect(refused).toBeGreaterThan(100_000);
});

test('what only the time forbids is refused by a rule that speaks of the time', () => {
  const { refused, found } = whatTimeForbids([23, 24, 25, 26]);
  expect(found.slice(0, 20)).toEqual([]);
  expect(refused).toBeGreaterThan(50_000);
});

test('every rule by which something is refused has a sentence of its own', () => {
  const silent = LANGUAGES.flatMap((language) => {
    const none = texts[language].refusal('');
    return SPOKEN.filter((id) => texts[language].refusal(id) === none).map((id) => `${id} in ${language}`);
  });
  expect(silent).toEqual([]);
});
