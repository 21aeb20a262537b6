import type { Fact } from './facts.ts';
import type { Action, CardId, DefId, Seat, ZoneId } from './ids.ts';
import { Fields, InputError } from './input.ts';
import { type Language, LANGUAGES } from './text.ts';

/** Of which rules a position is an example, and what it shows, in every language. */
export interface Example {
  /** The example's own number, such as `ABC-E6`. */
  readonly id: string;
  /** The rules that it stands beside, the first above all. */
  readonly rules: readonly string[];
  readonly says: Readonly<Record<Language, string>>;
}
/** Where an example ends, as it is printed; see docs/positions.md. */
export interface Printed {
  readonly zones: Readonly<Record<string, readonly string[]>>;
  readonly sizes: Readonly<Record<string, number>>;
  readonly told: readonly string[];
  readonly strengths: Readonly<Record<string, string>>;
  readonly offered: readonly string[];
  readonly refused: Readonly<Record<string, string>>;
  readonly outcome: readonly number[] | undefined;
}
/** One thing that is printed, and how it is here; prints by number, so that it can be said in any language. */
export type Claim = {
  /** In notation: `hand.dynasty`, `attacked B 1`, `dynasty: exert H, attack A`. */
  readonly about: string;
  readonly printed: string;
  readonly here: string;
} & (
  | { readonly is: 'zone'; readonly zone: ZoneId; readonly cards: readonly DefId[]; readonly found: readonly DefId[] }
  | { readonly is: 'size'; readonly zone: ZoneId }
  | { readonly is: 'told'; readonly fact: Fact | undefined }
  | { readonly is: 'strength'; readonly card: CardId }
  | { readonly is: 'offered' | 'refused'; readonly seat: Seat; readonly action: Action | undefined }
  | { readonly is: 'outcome' }
);
export const holds = ({ printed, here }: Claim): boolean => printed === here;

/** All values of an object, each read by `one`. */
function every<V>(fields: Fields, name: string, one: (inside: Fields, key: string) => V): Readonly<Record<string, V>> {
  const inside = fields.inside(name);
  return Object.fromEntries(Object.keys(fields.raw(name) ?? {}).map((key) => [key, one(inside, key)]));
}
export function readExample(json: unknown): Example {
  const fields = new Fields(json, 'example');
  const says = fields.inside('says');
  const example = {
    id: fields.text('id'),
    rules: fields.texts('rules'),
    says: Object.fromEntries(LANGUAGES.map((language) => [language, says.text(language)])) as Example['says'],
  };
  says.done();
  fields.done();
  return example;
}
export function readPrinted(json: unknown): Printed {
  const fields = new Fields(json, 'printed');
  const outcome = fields.has('outcome') ? fields.list('outcome').map(Number) : undefined;
  if (outcome?.some((score) => !Number.isInteger(score)))
    throw new InputError(fields.at('outcome'), 'must be whole numbers');
  const printed = {
    zones: every(fields, 'zones', (inside, key) => inside.texts(key)),
    sizes: every(fields, 'sizes', (inside, key) => inside.number(key, 0, 1000)),
    told: fields.texts('told'),
    strengths: every(fields, 'strengths', (inside, key) => inside.text(key)),
    offered: fields.texts('offered'),
    refused: every(fields, 'refused', (inside, key) => inside.text(key)),
    outcome,
  };
  fields.done();
  return printed;
}
