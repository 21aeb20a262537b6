import type { Seat, Viewer } from './ids.ts';
import { InputError, notOneOf, type Reading, RuleError } from './input.ts';

type Plain = string | number | boolean;

/** One choice that is made before the deal. `values` is what a set-up sheet shows; without it any text that `read` takes. */
export interface SetupOption<V> {
  readonly fallback: V;
  readonly values: readonly V[] | undefined;
  /** Where any text will do: values that are ready to hand. */
  readonly examples?: readonly V[];
  /** What people type for a value that records and links hold under an older word. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Who may know the value before the game is over: a seat, if it is that seat's own secret. */
  readonly sees: 'everyone' | 'nobody' | Seat;
  read(given: unknown): Reading<V>;
}
/** The settings of a game, by name. */
export type SetupOptions = Readonly<Record<string, SetupOption<unknown>>>;
/** The values of these settings. */
export type SetupOf<O extends SetupOptions> = {
  readonly [N in keyof O]: O[N] extends SetupOption<infer V> ? V : never;
};

/** One of a few values; the first is the default. Texts as from a command line are understood too. */
export function choice<const V extends Plain>(...values: readonly [V, ...V[]]): SetupOption<V> {
  return {
    fallback: values[0],
    values,
    sees: 'everyone',
    read(given) {
      const value = values.find((candidate) => candidate === given || String(candidate) === given);
      return value === undefined ? { problem: notOneOf(given, values) } : { value };
    },
  };
}
/** The same choice, with other words for some of its values: those are understood too, and shown to who types. */
export function typedAs<V extends Plain>(
  option: SetupOption<V>,
  typed: Readonly<Record<string, string>>,
): SetupOption<V> {
  const meant = new Map(Object.entries(typed).map(([value, word]) => [word, value]));
  const known = option.values?.map((value) => typed[String(value)] ?? value) ?? [];
  return {
    ...option,
    typed,
    read(given) {
      const read = option.read(typeof given === 'string' ? (meant.get(given) ?? given) : given);
      return 'problem' in read ? { problem: notOneOf(given, known) } : read;
    },
  };
}
/** What people type for a value of this setting. */
export const typedValue = ({ typed }: SetupOption<unknown>, value: unknown): string =>
  typed?.[String(value)] ?? String(value);
/** Yes or no, with the usual answer. */
export function flag(fallback: boolean): SetupOption<boolean> {
  return fallback ? choice<boolean>(true, false) : choice<boolean>(false, true);
}
/** Any text that the game can make sense of, such as a decklist: nobody's to know before the end, unless it says whose. */
export function written<V>(
  fallback: V,
  parse: (given: unknown) => V,
  { examples = [fallback], sees = 'nobody' }: Partial<Pick<SetupOption<V>, 'examples' | 'sees'>> = {},
): SetupOption<V> {
  return {
    fallback,
    values: undefined,
    examples,
    sees,
    read(given) {
      try {
        return { value: parse(given) };
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        return error instanceof RuleError ? { problem, broken: error } : { problem };
      }
    },
  };
}

/** The settings as they were meant; what is left out has its usual value, what cannot be is an error that names the setting. */
export function readSetup<O extends SetupOptions>(
  options: O,
  given: Readonly<Record<string, unknown>>,
  path = 'setup',
): SetupOf<O> {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(options, name)) {
      throw new InputError(`${path}.${name}`, `is not a setting; known: ${Object.keys(options).join(', ')}`);
    }
  }
  const setup = Object.entries(options).map(([name, option]) => {
    if (given[name] === undefined) return [name, option.fallback];
    const read = option.read(given[name]);
    if ('problem' in read) throw new InputError(`${path}.${name}`, read.problem);
    return [name, read.value];
  });
  return Object.fromEntries(setup) as SetupOf<O>;
}

/** The settings that are this seat's own secret. */
export const ownSettings = (options: SetupOptions, seat: Seat): readonly string[] =>
  Object.entries(options).flatMap(([name, { sees }]) => (sees === seat ? [name] : []));

/** The options of a setup that the viewer may not know before the game is over. */
const closedTo = (options: SetupOptions, viewer: Viewer): readonly string[] =>
  Object.entries(options).flatMap(([name, { sees }]) => (sees === 'everyone' || sees === viewer ? [] : [name]));

/** The setup as a viewer may know it before the game is over: what is secret is left out. */
export function maskSetup(
  options: SetupOptions,
  setup: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Readonly<Record<string, unknown>> {
  const closed = closedTo(options, viewer);
  return Object.fromEntries(Object.entries(setup).filter(([name]) => !closed.includes(name)));
}
/** The part of the setup that is not for everybody, as far as the viewer may know it; once it is over, all of it. */
export function secretsOf(
  options: SetupOptions,
  setup: Readonly<Record<string, unknown>>,
  viewer: Viewer,
  over: boolean,
): Readonly<Record<string, unknown>> {
  const open = Object.keys(maskSetup(options, setup, 'spectator'));
  const known = over ? setup : maskSetup(options, setup, viewer);
  return Object.fromEntries(Object.entries(known).filter(([name]) => !open.includes(name)));
}
