import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { InputError, isWhole, type Reading } from '../kernel/input.ts';
import type { CliText } from './text/text.ts';

/** One `--name` of a command. `placeholder` is what the help shows for its value; without one it takes no value. */
export interface Flag<V> {
  readonly placeholder: string | undefined;
  readonly required: boolean;
  readonly fallback: V;
  read(given: string, text: CliText): Reading<V>;
}
export type Flags = Readonly<Record<string, Flag<unknown>>>;
export type Values<F extends Flags> = { readonly [N in keyof F]: F[N] extends Flag<infer V> ? V : never };

export const flag = (): Flag<boolean> => ({
  placeholder: undefined,
  required: false,
  fallback: false,
  read: () => ({ value: true }),
});
export const word = (placeholder: string, fallback?: string): Flag<string | undefined> => ({
  placeholder,
  required: false,
  fallback,
  read: (value) => ({ value }),
});
export const words = (placeholder: string): Flag<readonly string[]> => ({
  placeholder,
  required: false,
  fallback: [],
  read: (given) => ({ value: given.split(',').map((part) => part.trim()) }),
});
export const oneOf = <const V extends string>(values: readonly V[]): Flag<V | undefined> => ({
  placeholder: values.join('|'),
  required: false,
  fallback: undefined,
  read(given, text) {
    const value = values.find((candidate) => candidate === given);
    return value === undefined ? { problem: text.wrong.oneOf(values.join(', '), given) } : { value };
  },
});
export function readWhole(given: string, least: number, most: number, text: CliText): Reading<number> {
  const value = given.trim() === '' ? undefined : Number(given);
  return isWhole(value, least, most) ? { value } : { problem: text.wrong.whole(least, most, given) };
}
export const whole = (placeholder: string, least: number, most: number, fallback: number): Flag<number> => ({
  placeholder,
  required: false,
  fallback,
  read: (given, text) => readWhole(given, least, most, text),
});
export const requiredWhole = (placeholder: string, least: number, most: number): Flag<number> => ({
  ...whole(placeholder, least, most, least),
  required: true,
});
/** `k=v,k=v`; what the keys and values mean is the game's affair. */
export const settings = (): Flag<Readonly<Record<string, string>>> => ({
  placeholder: 'k=v,…',
  required: false,
  fallback: {},
  read(given, text) {
    const pairs = given.split(',').map((pair) => pair.split('='));
    const bad = pairs.find((pair) => pair.length < 2 || pair[0]!.trim() === '');
    if (bad !== undefined) return { problem: text.wrong.setting(bad.join('=')) };
    return { value: Object.fromEntries(pairs.map(([key, ...rest]) => [key!.trim(), rest.join('=').trim()])) };
  },
});

/** Set-ups as a JSON list, `[{"k":"v"}]`; none if left out. */
export const setupList = (): Flag<readonly Readonly<Record<string, unknown>>[]> => ({
  placeholder: 'JSON',
  required: false,
  fallback: [],
  read(given, text) {
    const isObject = (one: unknown): one is Record<string, unknown> =>
      typeof one === 'object' && one !== null && !Array.isArray(one);
    try {
      const list: unknown = JSON.parse(given);
      if (Array.isArray(list) && list.length > 0 && list.every(isObject)) return { value: list };
    } catch {
      // It is no JSON at all: the same is said of it.
    }
    return { problem: text.wrong.setups };
  },
});

interface Parsed<F extends Flags> {
  readonly positionals: readonly string[];
  readonly flags: Values<F>;
}
/** `names` are the positional arguments; those in square brackets may be left out. */
export function parse<F extends Flags>(
  names: readonly string[],
  flags: F,
  argv: readonly string[],
  text: CliText,
): Parsed<F> {
  const given = new Map<string, unknown>();
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options: optionsOf(flags),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, name, value } = token;
    const spec = rawName.startsWith('--') && Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (spec === undefined) throw new InputError(rawName, text.wrong.noFlag(known(flags)));
    if (spec.placeholder === undefined && value !== undefined) throw new InputError(rawName, text.wrong.noValueTaken);
    // The next flag is no value: whoever left the value out should hear so.
    if (spec.placeholder !== undefined && (value === undefined || (!token.inlineValue && value.startsWith('--'))))
      throw new InputError(rawName, text.wrong.noValue(spec.placeholder));
    const read = spec.read(value ?? '', text);
    if ('problem' in read) throw new InputError(rawName, read.problem);
    given.set(name, read.value);
  }
  checkCount(names, positionals, text);
  const values = Object.entries(flags).map(([name, spec]) => {
    if (spec.required && !given.has(name)) throw new InputError(`--${name}`, text.wrong.required);
    return [name, given.has(name) ? given.get(name) : spec.fallback];
  });
  return { positionals, flags: Object.fromEntries(values) as Values<F> };
}
const optionsOf = (flags: Flags): ParseArgsOptionsConfig =>
  Object.fromEntries(
    Object.entries(flags).map(([name, { placeholder }]) => [
      name,
      { type: placeholder === undefined ? 'boolean' : 'string' },
    ]),
  );
const known = (flags: Flags): string =>
  Object.keys(flags)
    .map((name) => `--${name}`)
    .join(', ');

function checkCount(names: readonly string[], positionals: readonly string[], text: CliText): void {
  const missing = names[positionals.length];
  if (missing !== undefined && !missing.startsWith('[')) throw new InputError(missing, text.wrong.missing);
  const surplus = positionals[names.length];
  if (surplus !== undefined) throw new InputError(surplus, text.wrong.surplus);
}
