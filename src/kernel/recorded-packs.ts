import type { Brings } from './brings.ts';
import { cardsEach, newDraft, tableOf } from './draft.ts';
import type { AnyGame } from './game.ts';
import type { Seat } from './ids.ts';
import { Fields, InputError } from './input.ts';
import { type Opened, type Pack, packsOf, type Streams } from './packs.ts';
import { ownSettings } from './setup.ts';
import { fromHex } from './sha256.ts';

/** Packs as they were opened: the cards follow from the secret, what was thrown in, and what was taken in a draft. */
export interface RecordedPacks {
  /** To the secret and the terms, published before anybody opened anything. */
  readonly commitment: string;
  readonly secret: string;
  readonly terms: Readonly<Record<string, unknown>>;
  /** By seat. */
  readonly seats: readonly (RecordedSeat | null)[];
  /** By place at the table of a draft: the places of the cards in what lay there. */
  readonly picks?: readonly (readonly number[])[];
  /** So many sat at the table, all of them in `seats`; absent: as many as the terms say, and those of the match first. */
  readonly places?: number;
}
/** Packs that were opened for several matches: who plays here had theirs from one of these tables. */
export interface RecordedPods {
  readonly pods: readonly RecordedPacks[];
  /** By seat of the match: at which of the tables, and at which place. */
  readonly at: readonly (readonly [pod: number, place: number])[];
}
interface RecordedSeat {
  readonly nonce: string;
  readonly sort: string;
}
const MOST_SEATS = 32;
const MOST_CARDS = 1000;

export function readPacks(json: unknown, path: string): RecordedPacks | RecordedPods {
  if (json === null || typeof json !== 'object' || !('pods' in json)) return readRecordedPacks(json, path);
  const fields = new Fields(json, path);
  const pods = shortList(fields, 'pods', MOST_SEATS).map((one, i) =>
    readRecordedPacks(one, `${fields.at('pods')}[${i}]`),
  );
  const at = shortList(fields, 'at', MOST_SEATS).map((one, i): readonly [number, number] => {
    const [pod, place, ...more] = arePlaces(one) ? one : [];
    if (pods[pod!]?.seats[place!] === undefined || more.length > 0)
      throw new InputError(`${fields.at('at')}[${i}]`, 'must be one of the tables and a place there');
    return [pod!, place!];
  });
  fields.done();
  return { pods, at };
}
export function readRecordedPacks(json: unknown, path: string): RecordedPacks {
  const fields = new Fields(json, path);
  const bytes = (name: string): string => {
    const text = fields.text(name);
    if (fromHex(text)?.length !== 32) throw new InputError(fields.at(name), 'must be 32 bytes in hexadecimal');
    return text;
  };
  const terms = fields.raw('terms');
  if (terms === null || typeof terms !== 'object' || Array.isArray(terms))
    throw new InputError(fields.at('terms'), 'must be an object');
  const seats = shortList(fields, 'seats', MOST_SEATS);
  const packs: RecordedPacks = {
    commitment: bytes('commitment'),
    secret: bytes('secret'),
    terms: terms as RecordedPacks['terms'],
    seats: seats.map((seat, i) => (seat === null ? null : readSeat(new Fields(seat, `${fields.at('seats')}[${i}]`)))),
    ...(fields.has('picks')
      ? { picks: shortList(fields, 'picks', MOST_SEATS).map((own, i) => readPicks(own, `${fields.at('picks')}[${i}]`)) }
      : {}),
    ...(fields.has('places') ? { places: fields.number('places', 2, MOST_SEATS) } : {}),
  };
  fields.done();
  return packs;
}
function shortList(fields: Fields, name: string, most: number): readonly unknown[] {
  const list = fields.list(name);
  if (list.length > most) throw new InputError(fields.at(name), `must have at most ${most} entries`);
  return list;
}
function readSeat(fields: Fields): RecordedSeat {
  const seat = { nonce: fields.text('nonce'), sort: fields.text('sort') };
  if (fromHex(seat.nonce) === undefined) throw new InputError(fields.at('nonce'), 'must be hexadecimal');
  fields.done();
  return seat;
}
const arePlaces = (list: unknown): list is readonly number[] =>
  Array.isArray(list) && list.every((at) => Number.isInteger(at) && Number(at) >= 0);
function readPicks(own: unknown, path: string): readonly number[] {
  if (!arePlaces(own) || own.length > MOST_CARDS) throw new InputError(path, `must be at most ${MOST_CARDS} places`);
  return own;
}

/** What everybody had to choose from, drawn again; `draw`: the chance of the secret and of what was thrown in. */
export function openedAgain(
  { packs }: Pick<Brings, 'packs'>,
  { terms, seats, picks, places: sat }: Pick<RecordedPacks, 'terms' | 'seats' | 'picks' | 'places'>,
  draw: (nonces: readonly string[]) => Streams,
): readonly (readonly Pack[] | undefined)[] {
  const plan = packs?.plan(terms);
  if (packs === undefined || plan === undefined)
    throw new InputError('packs.terms', 'on these terms nothing is opened');
  if (plan.places === undefined)
    return seats.map((own, seat) => own && packsOf(packs, terms, plan, seat, own.sort, draw([own.nonce]))).map(orNone);
  const chance = draw(seats.map((own) => own?.nonce ?? ''));
  const [sort = ''] = packs.sorts(terms);
  const places = sat ?? plan.places;
  const all = Array.from({ length: places }, (_, place) => packsOf(packs, terms, plan, place, sort, chance));
  const draft = { ...newDraft(all, 0), picks: picks ?? [] };
  const each = cardsEach(draft);
  if (draft.picks.length !== places || draft.picks.some(({ length }) => length !== each))
    throw new InputError('packs.picks', `must be ${each} for each of ${places} places`);
  const { taken } = tableOf(draft);
  if (taken.some((own) => own.includes(undefined as never)))
    throw new InputError('packs.picks', 'something was taken that did not lie there');
  return seats.map((_, seat) => [taken[seat]!]);
}
const orNone = <T>(value: T | null): T | undefined => value ?? undefined;

type Again = (packs: RecordedPacks) => readonly (readonly Pack[] | undefined)[];
/** What was played comes from what was opened, which `again` draws anew. Throws an `InputError` where it does not. */
export function checkOpened(
  { brings, options }: Pick<AnyGame, 'brings' | 'options'>,
  packs: RecordedPacks | RecordedPods,
  again: Again,
  setup: Readonly<Record<string, unknown>>,
): void {
  const pods = 'pods' in packs ? packs.pods : [packs];
  const at = 'pods' in packs ? packs.at : packs.seats.map((_, seat) => [0, seat] as const);
  const drawn = pods.map(again);
  at.forEach(([pod, place], seat) => {
    const { terms, seats } = pods[pod]!;
    const cards = drawn[pod]![place];
    if (cards === undefined) throw new InputError(`packs.seats[${place}]`, 'is missing: the seat has opened nothing');
    const from: Opened = { sort: seats[place]?.sort ?? '', cards: cards.flat() };
    const own = Object.fromEntries(ownSettings(options, seat as Seat).map((name) => [name, setup[name]]));
    const unfit = brings!.unfit(terms, seat as Seat, own, undefined, from);
    if (unfit !== undefined)
      throw new InputError(
        `setup.${Object.keys(own).join()}`,
        `is not from its packs: ${unfit.rule} ${String(unfit.values['problem'] ?? '')}`,
      );
  });
}
