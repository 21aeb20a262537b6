import { InputError } from './input.ts';

type Plain = string | number | boolean;

/** One choice that is made before the deal. `values` is what a set-up sheet shows; without it any text that `read` takes. */
export interface SetupOption<V> {
  readonly fallback: V;
  readonly values: readonly V[] | undefined;
  /** Where any text will do: values that are ready to hand. */
  readonly examples?: readonly V[];
  /** The value that was meant, or the problem in words. */
  read(given: unknown): { readonly value: V } | { readonly problem: string };
}
export type SetupOptions = Readonly<Record<string, SetupOption<unknown>>>;
export type SetupOf<O extends SetupOptions> = {
  readonly [N in keyof O]: O[N] extends SetupOption<infer V> ? V : never;
};

/** One of a few values; the first is the default. Texts as from a command line are understood too. */
export function choice<const V extends Plain>(...values: readonly [V, ...V[]]): SetupOption<V> {
  return {
    fallback: values[0],
    values,
    read(given) {
      const value = values.find((candidate) => candidate === given || String(candidate) === given);
      return value === undefined
        ? { problem: `must be one of ${values.join(', ')}, not ${JSON.stringify(given)}` }
        : { value };
    },
  };
}
export function flag(fallback: boolean): SetupOption<boolean> {
  return fallback ? choice<boolean>(true, false) : choice<boolean>(false, true);
}
/** Any text that the game can make sense of, such as a decklist. */
export function written<V>(
  fallback: V,
  parse: (given: unknown) => V,
  examples: readonly V[] = [fallback],
): SetupOption<V> {
  return {
    fallback,
    values: undefined,
    examples,
    read(given) {
      try {
        return { value: parse(given) };
      } catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

export function readSetup<O extends SetupOptions>(options: O, given: Readonly<Record<string, unknown>>): SetupOf<O> {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(options, name)) {
      throw new InputError(`setup.${name}`, `is not a setting; known: ${Object.keys(options).join(', ')}`);
    }
  }
  const setup = Object.entries(options).map(([name, option]) => {
    if (given[name] === undefined) return [name, option.fallback];
    const read = option.read(given[name]);
    if ('problem' in read) throw new InputError(`setup.${name}`, read.problem);
    return [name, read.value];
  });
  return Object.fromEntries(setup) as SetupOf<O>;
}
