/** Checks for rows that no compiler has seen: each says where it failed, before anything reads the row. */
import type { Faults } from '../../../kernel/input.ts';

export type Check = (value: unknown, field: string, faults: Faults) => void;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const whole =
  (least: number, most: number): Check =>
  (value, field, faults) =>
    faults.whole(field, value, least, most);

export const oneOf =
  (words: readonly (string | number)[]): Check =>
  (value, field, faults) =>
    faults.oneOf(field, value, words);

export const flag: Check = (value, field, faults) => {
  if (value !== true) faults.add(field, 'must be true, or left out');
};

export const text =
  (pattern: RegExp, saying: string): Check =>
  (value, field, faults) => {
    if (typeof value !== 'string' || !pattern.test(value)) faults.add(field, `must be ${saying}`);
  };

export const listOf =
  (check: Check, least = 1): Check =>
  (value, field, faults) => {
    if (!Array.isArray(value)) return faults.add(field, 'must be a list');
    if (value.length < least) faults.add(field, `must have at least ${least} member`);
    value.forEach((member, i) => check(member, `${field}[${i}]`, faults));
  };

export const either =
  (first: (value: unknown) => boolean, then: Check, otherwise: Check): Check =>
  (value, field, faults) =>
    (first(value) ? then : otherwise)(value, field, faults);

type Fields = Readonly<Record<string, Check>>;

/** An object with these fields and no others, so that a misspelt one is found. */
export const shape =
  (required: Fields, optional: Fields = {}): Check =>
  (value, field, faults) => {
    if (!isRecord(value)) return faults.add(field, 'must be an object');
    const inside = (name: string) => (field === '' ? name : `${field}.${name}`);
    for (const [name, check] of Object.entries(required))
      if (value[name] === undefined) faults.add(inside(name), 'is missing');
      else check(value[name], inside(name), faults);
    for (const [name, member] of Object.entries(value)) {
      if (name in required) continue;
      const check = optional[name];
      if (check === undefined) faults.add(inside(name), 'is not a field of a card');
      else if (member !== undefined) check(member, inside(name), faults);
    }
  };
