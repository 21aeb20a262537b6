import { expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { factsFor } from '../../../kernel/facts.ts';
import { texts } from '../text/index.ts';
import { DYNASTY, lay, type T } from './at.ts';

/** What the Dynasty reads of what these phrases bring. */
function read(t: T, side: 'dynasty' | 'resistance', ...phrases: readonly string[]): readonly string[] {
  const before = t.facts.length;
  t.at(side).does(...phrases);
  return texts.en.log!(t.s, factsFor(t.facts.slice(before), 1 << DYNASTY), DYNASTY);
}

test('a sabotage that hits says once which card goes', () => {
  const t = lay({
    captured: ['H'],
    dynasty: { hand: ['I'] },
    resistance: { hand: ['J'], base: 'N' },
    turn: 'resistance',
  });
  const lines = read(t, 'resistance', 'sabotage I');
  expect(lines.filter((line) => line.includes('I ('))).toHaveLength(1);
  expect(lines[0]).toContain('the Dynasty discards this card');
});

rule('LIB-10.4', 'the log shows the base, and each hand in one line', () => {
  const t = lay({
    captured: ['H'],
    dynasty: { hand: ['A', 'B'] },
    resistance: { hand: ['C', 'D'], base: 'F' },
    turn: 'dynasty',
    step: 'action',
  });
  const lines = read(t, 'dynasty', 'exert H, attack F').map((line) => line.replaceAll(/ \([^)]*\)/g, ''));
  expect(lines).toContain('The secret base was F.');
  expect(lines).toContain('Dynasty held: A, B.');
  expect(lines).toContain('Resistance held: C, D.');
});

rule('LIB-14.7', 'what a spy looks at stands in one line', () => {
  const t = lay({
    captured: ['H'],
    dynasty: { hand: ['N'] },
    resistance: { hand: ['C', 'D'], base: 'F' },
    deck: ['A', 'B', 'E', 'G'],
    turn: 'dynasty',
    step: 'action',
  });
  const lines = read(t, 'dynasty', 'mission N').map((line) => line.replaceAll(/ \([^)]*\)/g, ''));
  expect(lines.filter((line) => line.includes('looks at'))).toEqual(['Dynasty looks at A, B, E.']);
});
