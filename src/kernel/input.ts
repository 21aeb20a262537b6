/** Somebody typed something that cannot be: the message names the field and what is wrong with it. */
export class InputError extends Error {
  readonly field: string;
  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.name = 'InputError';
    this.field = field;
  }
}

/** As an error in words, where a rule of the game is what speaks against it. */
export class RuleError extends Error {
  readonly rule: string;
  /** All that it takes to say it in any language. */
  readonly values: Readonly<Record<string, number | string>>;
  constructor(rule: string, problem: string, values: RuleError['values'] = {}) {
    super(`${rule}: ${problem}`);
    this.name = 'RuleError';
    this.rule = rule;
    this.values = values;
  }
}

/** The value that was meant, or the problem in words and, if a rule is the reason, the rule. */
export type Reading<V> = { readonly value: V } | { readonly problem: string; readonly broken?: RuleError };

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const notWhole = (value: unknown, least: number, most: number): string =>
  `must be a whole number from ${least} to ${most}, not ${show(value)}`;
export const notOneOf = (value: unknown, values: readonly unknown[]): string =>
  `must be one of ${values.join(', ')}, not ${show(value)}`;

/** What no store and no file keeps as it is: U+0000, which PostgreSQL refuses, and half of a letter, which UTF-8 cannot write. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
const notText = (value: unknown): string =>
  typeof value === 'string'
    ? `must be a text without U+0000 and halves of letters, not ${show(value)}`
    : `must be a text, not ${show(value)}`;

export interface Fault {
  readonly card: string;
  /** e.g. `unit.attack`; '' for the whole card */
  readonly field: string;
  readonly problem: string;
}
/** Collects what is wrong with a set of cards, so that whoever wrote it can mend all of it at once. */
export class Faults {
  readonly found: Fault[] = [];
  /** Of which card, or which part of the set, the next faults are. */
  card = '';

  add(field: string, problem: string): void {
    this.found.push({ card: this.card, field, problem });
  }
  must(sound: boolean, field: string, problem: string): void {
    if (!sound) this.add(field, problem);
  }
  whole(field: string, value: unknown, least: number, most: number): void {
    if (!isWhole(value, least, most)) this.add(field, notWhole(value, least, most));
  }
  oneOf(field: string, value: unknown, values: readonly unknown[]): void {
    if (!values.includes(value)) this.add(field, notOneOf(value, values));
  }
  get lines(): readonly string[] {
    return this.found.map(({ card, field, problem }) => `${field === '' ? card : `${card}.${field}`}: ${problem}`);
  }
  /** For a set that must be sound: throws with everything that is wrong. */
  demandNone(set: string): void {
    if (this.found.length > 0) throw new InputError(set, `cannot be played:\n${this.lines.join('\n')}`);
  }
}

/** Reads the fields of a hand-written JSON object; whatever is left over or of the wrong sort is an error with its path. */
export class Fields {
  readonly path: string;
  private readonly values: Readonly<Record<string, unknown>>;
  private readonly read: string[] = [];

  constructor(json: unknown, path: string) {
    this.path = path;
    if (json === null || typeof json !== 'object' || Array.isArray(json)) {
      throw new InputError(path, `must be an object, not ${show(json)}`);
    }
    this.values = json as Readonly<Record<string, unknown>>;
  }
  at(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }
  has(name: string): boolean {
    return Object.hasOwn(this.values, name);
  }
  raw(name: string): unknown {
    this.read.push(name);
    return this.has(name) ? this.values[name] : undefined;
  }
  number(name: string, least: number, most: number, fallback?: number): number {
    const value = this.raw(name) ?? fallback;
    if (!isWhole(value, least, most)) throw new InputError(this.at(name), notWhole(value, least, most));
    return value;
  }
  flag(name: string, fallback = false): boolean {
    const value = this.raw(name) ?? fallback;
    if (typeof value !== 'boolean') throw new InputError(this.at(name), `must be true or false, not ${show(value)}`);
    return value;
  }
  text(name: string, fallback?: string): string {
    const value = this.raw(name) ?? fallback;
    if (!isText(value)) throw new InputError(this.at(name), notText(value));
    return value;
  }
  oneOf<const V extends string>(name: string, values: readonly V[], fallback?: V): V {
    const value = this.raw(name) ?? fallback;
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) throw new InputError(this.at(name), notOneOf(value, values));
    return found;
  }
  list(name: string, fallback: readonly unknown[] = []): readonly unknown[] {
    const value = this.raw(name) ?? fallback;
    if (!Array.isArray(value)) throw new InputError(this.at(name), `must be a list, not ${show(value)}`);
    return value as readonly unknown[];
  }
  texts(name: string, fallback: readonly string[] = []): readonly string[] {
    return this.list(name, fallback).map((value, i) => {
      if (!isText(value)) throw new InputError(`${this.at(name)}[${i}]`, notText(value));
      return value;
    });
  }
  numbers(name: string, least: number, most: number, fallback: readonly number[] = []): readonly number[] {
    return this.list(name, fallback).map((value, i) => {
      if (!isWhole(value, least, most)) throw new InputError(`${this.at(name)}[${i}]`, notWhole(value, least, most));
      return value;
    });
  }
  inside(name: string): Fields {
    return new Fields(this.raw(name) ?? {}, this.at(name));
  }
  /** Every field must have been read: a misspelt one is an error, not silence. */
  done(): void {
    for (const name of Object.keys(this.values)) {
      if (!this.read.includes(name))
        throw new InputError(this.at(name), `is not a field here; known: ${[...new Set(this.read)].join(', ')}`);
    }
  }
}
