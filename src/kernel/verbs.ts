import type { Action, CardId, DefId, Kind, Kinds, Seat } from './ids.ts';

type Args<K extends readonly Kind[]> = { -readonly [I in keyof K]: Kinds[K[I]] };

/** One thing that can be done, with the kinds of its arguments: called with them it gives the action. */
export interface Verb<K extends readonly Kind[] = readonly Kind[]> {
  (...args: Args<K>): Action;
  readonly verb: string;
  readonly id: number;
  /** What the arguments are, so that an action can be decoded for people. At most two. */
  readonly kinds: K;
}
/** All verbs of a game, as `verbs` made them. */
export interface Vocabulary {
  readonly list: readonly Verb[];
}
type VerbsOf<T extends Record<string, readonly Kind[]>> = { readonly [N in keyof T]: Verb<T[N]> };

/** Verbs that every game has. */
const KERNEL = { pass: [], done: [], amount: ['number'] } as const;
/** To let it be: the answer that every window takes. */
export const PASS = 0 as Action;
/** No more: the end of a pick. */
export const DONE = (1 << 20) as Action;
/** A number as an answer: one part of a split. */
export const amount = (n: number): Action => ((2 << 20) | (n << 10)) as Action;

/** One codec per game: `act.capture(card)` encodes, `act.capture.id` is what `switch (verbOf(action))` compares. */
export function verbs<const T extends Record<string, readonly Kind[]>>(
  table: T,
): VerbsOf<T> & VerbsOf<typeof KERNEL> & Vocabulary {
  const out: Record<string, unknown> = {};
  const list: Verb[] = [];
  for (const [verb, kinds] of Object.entries({ ...KERNEL, ...table })) {
    if (kinds.length > 2) throw new RangeError(`the verb ${verb} has more than two arguments`);
    const id = list.length;
    const encode = (a = 0, b = 0): Action => ((id << 20) | (a << 10) | b) as Action;
    list.push((out[verb] = Object.assign(encode, { verb, id, kinds }) as Verb));
  }
  return { ...out, list } as unknown as VerbsOf<T> & VerbsOf<typeof KERNEL> & Vocabulary;
}

/** The number of an action's verb. */
export const verbOf = (action: Action): number => action >>> 20;
/** Is this an action of that verb? */
export const is = (action: Action, verb: { readonly id: number }): boolean => action >>> 20 === verb.id;
/** The first argument of an action, where the verb takes a card. */
export const cardOf = (action: Action): CardId => ((action >>> 10) & 1023) as CardId;
/** The first argument of an action, where the verb takes a print. */
export const defOf = (action: Action): DefId => ((action >>> 10) & 1023) as DefId;
/** The first argument of an action, where the verb takes a seat. */
export const seatOf = (action: Action): Seat => ((action >>> 10) & 1023) as Seat;
/** The first argument of an action as a number. */
export const numberOf = (action: Action): number => (action >>> 10) & 1023;
/** The second argument of an action. */
export const secondOf = (action: Action): number => action & 1023;

/** What the other seats hear of an action: all of it, or the verb alone where it is a secret one. */
export function overheard(
  { verbs: { list }, secretVerbs }: { readonly verbs: Vocabulary; readonly secretVerbs: readonly string[] },
  action: Action,
): Action {
  return secretVerbs.includes(list[verbOf(action)]!.verb) ? ((verbOf(action) << 20) as Action) : action;
}

/** `attack 12 2`: verb and numbers, stable when verbs are renumbered; what records and logs hold. */
export function spell(vocabulary: Vocabulary, action: Action): string {
  const verb = vocabulary.list[verbOf(action)];
  if (verb === undefined) return `#${action}`;
  return [verb.verb, numberOf(action), secondOf(action)].slice(0, 1 + verb.kinds.length).join(' ');
}
/** The action that was spelt, or undefined if there is no such verb or an argument is missing or out of range. */
export function unspell(vocabulary: Vocabulary, text: string): Action | undefined {
  const [name, ...words] = text.split(' ');
  const verb = vocabulary.list.find((candidate) => candidate.verb === name);
  const args = words.map(Number);
  if (verb === undefined || args.length !== verb.kinds.length) return undefined;
  if (!args.every((n) => Number.isInteger(n) && n >= 0 && n < 1024)) return undefined;
  return ((verb.id << 20) | ((args[0] ?? 0) << 10) | (args[1] ?? 0)) as Action;
}
