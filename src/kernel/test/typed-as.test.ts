import { expect, test } from 'vitest';
import { choice, readSetup, typedAs, typedValue } from '../setup.ts';

test('a value may have another word for those who type; both are understood, and the value stays what it was', () => {
  const plain = choice<'printed' | 'easier' | 3>('printed', 'easier', 3);
  const options = { strength: typedAs(plain, { printed: 'ours', 3: 'three' }) };
  const read = (strength: unknown): unknown => readSetup(options, { strength }).strength;
  expect(['ours', 'printed', 'easier', 'three', '3', 3].map(read)).toEqual(['printed', 'printed', 'easier', 3, 3, 3]);
  expect(readSetup(options, {}).strength).toBe('printed');
  expect(options.strength.values!.map((value) => typedValue(options.strength, value))).toEqual([
    'ours',
    'easier',
    'three',
  ]);
  expect(typedValue(choice<string>('a', 'b'), 'a')).toBe('a');
  expect(() => read('other')).toThrow('setup.strength: must be one of ours, easier, three, not "other"');
});
