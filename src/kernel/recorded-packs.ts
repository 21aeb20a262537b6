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
}
interface RecordedSeat {
  readonly nonce: string;
  readonly sort: string;
}
const MOST_SEATS = 32;
const MOST_CARDS = 1000;

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
function readPicks(own: unknown, path: string): readonly number[] {
  if (!Array.isArray(own) || own.length > MOST_CARDS || !own.every((at) => Number.isInteger(at) && Number(at) >= 0))
    throw new InputError(path, `must be at most ${MOST_CARDS} places`);
  return own as readonly number[];
}

/** What everybody had to choose from, drawn again; `draw`: the chance of the secret and of what was thrown in. */
export function openedAgain(
  { packs }: Pick<Brings, 'packs'>,
  { terms, seats, picks }: Pick<RecordedPacks, 'terms' | 'seats' | 'picks'>,
  draw: (nonces: readonly string[]) => Streams,
): readonly (readonly Pack[] | undefined)[] {
  const plan = packs?.plan(terms);
  if (packs === undefined || plan === undefined)
    throw new InputError('packs.terms', 'on these terms nothing is opened');
  if (plan.places === undefined)
    return seats.map((own, seat) => own && packsOf(packs, terms, plan, seat, own.sort, draw([own.nonce]))).map(orNone);
  const chance = draw(seats.map((own) => own?.nonce ?? ''));
  const [sort = ''] = packs.sorts(terms);
  const all = Array.from({ length: plan.places }, (_, place) => packsOf(packs, terms, plan, place, sort, chance));
  const draft = { ...newDraft(all, 0), picks: picks ?? [] };
  const each = cardsEach(draft);
  if (draft.picks.length !== plan.places || draft.picks.some(({ length }) => length !== each))
    throw new InputError('packs.picks', `must be ${each} for each of ${plan.places} places`);
  const { taken } = tableOf(draft);
  if (taken.some((own) => own.includes(undefined as never)))
    throw new InputError('packs.picks', 'something was taken that did not lie there');
  return seats.map((_, seat) => [taken[seat]!]);
}
const orNone = <T>(value: T | null): T | undefined => value ?? undefined;

/** What was played comes from what was opened. Throws an `InputError` where it does not. */
export function checkOpened(
  { brings, options }: Pick<AnyGame, 'brings' | 'options'>,
  { terms, seats }: Pick<RecordedPacks, 'terms' | 'seats'>,
  opened: readonly (readonly Pack[] | undefined)[],
  setup: Readonly<Record<string, unknown>>,
): void {
  seats.forEach((thrown, seat) => {
    const cards = opened[seat];
    if (cards === undefined) throw new InputError(`packs.seats[${seat}]`, 'is missing: the seat has opened nothing');
    const from: Opened = { sort: thrown?.sort ?? '', cards: cards.flat() };
    const own = Object.fromEntries(ownSettings(options, seat as Seat).map((name) => [name, setup[name]]));
    const unfit = brings!.unfit(terms, seat as Seat, own, undefined, from);
    if (unfit !== undefined)
      throw new InputError(
        `setup.${Object.keys(own).join()}`,
        `is not from its packs: ${unfit.rule} ${String(unfit.values['problem'] ?? '')}`,
      );
  });
}
