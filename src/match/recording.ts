import type { Game } from '../kernel/game.ts';
import { InputError } from '../kernel/input.ts';
import { type MatchRecord, Recorded, type RecordedBrought } from '../kernel/record.ts';
import type { Pack } from '../kernel/packs.ts';
import type { RecordedPacks } from '../kernel/recorded-packs.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import { fromHex } from '../kernel/sha256.ts';
import type { State } from '../kernel/table.ts';
import { type Brought, withBrought } from './brought.ts';
import { follow, type GameOf } from './log.ts';
import { openedAt, type OpenedPacks, secretOf } from './packs.ts';
import type { MatchHeader, MatchStore, StoredMatch } from './store.ts';

/**
 * A match as a record, from its whole log. The secret goes with it only when the match is over, or if the host says so.
 * It takes the longer the longer the match has been, so a server does it in a thread. `pods`: where packs were opened
 * for this match and others; what came of them goes along if all of these are given.
 */
export function recordOf<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  stored: StoredMatch,
  reveal?: boolean,
  pods: readonly StoredMatch[] = [],
): MatchRecord {
  const { situation, secret, header } = follow(game, stored, { reach: Number.POSITIVE_INFINITY });
  // It was played on from a position kept before the rules changed: what was played until then cannot be told.
  if (situation.roots.length > 0) throw new InputError('record', 'the rules have changed since');
  const { nonces, line, phase, packs, brought = [] } = situation.ledger;
  const given = nonces.flatMap((nonce) => (nonce === null || nonce === '' ? [] : [fromHex(nonce)!]));
  const setup = withBrought(readSetup(game.options, header.setup), brought);
  const recorded = new Recorded(game, setup, fromHex(secret)!, given);
  for (const { seat, action } of line) recorded.submit(seat, [action]);
  const record = recorded.record(reveal ?? phase === 'over');
  if (record.secret === undefined) return { ...record, commitment: header.commitment };
  const isBrought = brought.some((one) => one !== null);
  return {
    ...record,
    commitment: header.commitment,
    ...(isBrought ? { brought: brought.map((one) => recordedBrought(header.setup, one)) } : {}),
    ...(header.packs === undefined || packs === undefined ? {} : packsOf(game, header, packs, pods)),
  };
}
function packsOf<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  header: MatchHeader,
  packs: OpenedPacks,
  pods: readonly StoredMatch[],
): Pick<MatchRecord, 'packs'> {
  const { from } = header.packs!;
  if (from === undefined) return { packs: recordedPacks(header, packs) };
  const recorded = pods.flatMap((pod) => recordedPod(game, pod) ?? []);
  const tables = pods.map((pod) => pod.header.match);
  const at = from.map(({ match, place }) => [tables.indexOf(match), place] as const);
  return recorded.length === pods.length && at.every(([pod]) => pod >= 0) ? { packs: { pods: recorded, at } } : {};
}
/** What was opened at a table for several matches; undefined where that came to no end. */
function recordedPod<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  stored: StoredMatch,
): RecordedPacks | undefined {
  const { header, situation } = follow(game, stored);
  const { packs } = situation.ledger;
  if (packs === undefined || packs.seats.some((_, place) => openedAt(packs, place) === undefined)) return undefined;
  return { ...recordedPacks(header, packs), ...(packs.draft === undefined ? {} : { places: packs.seats.length }) };
}
/** Packs as a file: all that they follow from, and what was in them, by place. */
export interface PodRecord extends RecordedPacks {
  readonly redut: 'packs';
  readonly game: string;
  readonly edition: number;
  readonly opened: readonly (readonly Pack[])[];
}
/** The packs of such a table as a file of their own, which anybody can draw again. */
function podRecordOf<S extends State, O extends SetupOptions>(game: Game<S, O>, stored: StoredMatch): PodRecord {
  const { ledger } = follow(game, stored).situation;
  const recorded = recordedPod(game, stored);
  if (recorded === undefined) throw new InputError('packs', 'not everybody has opened theirs');
  const { packs } = ledger;
  const opened = packs!.seats.map((one, place) => one?.packs ?? [openedAt(packs, place)!.cards]);
  return { redut: 'packs', game: game.name, edition: stored.header.edition, ...recorded, opened };
}
/** The record of a match that is over, or of a table at which packs were opened, as it lies in a store. */
export async function recordIn<S extends State, O extends SetupOptions>(
  gameOf: GameOf<S, O>,
  store: Pick<MatchStore, 'load'>,
  match: string,
): Promise<MatchRecord | PodRecord | undefined> {
  const stored = await store.load(match);
  if (stored === undefined) return undefined;
  const game = await gameOf(stored.header.game);
  if (stored.header.pod !== undefined) return podRecordOf(game, stored);
  const tables = [...new Set(stored.header.packs?.from?.map((one) => one.match))];
  const pods: StoredMatch[] = [];
  for (const table of tables) {
    const pod = await store.load(table);
    if (pod !== undefined) pods.push(pod);
  }
  // What was opened for several matches opens with the event, and so does the match.
  return recordOf(game, stored, undefined, pods);
}
function recordedBrought(setup: MatchRecord['setup'], brought: Brought | null): RecordedBrought | null {
  if (brought === null) return null;
  const before = Object.fromEntries(Object.keys(brought.setup).map((name) => [name, setup[name]]));
  return { before, salt: brought.salt, commitment: brought.commitment };
}
function recordedPacks({ packs, terms }: MatchHeader, { seats, draft }: OpenedPacks): RecordedPacks {
  const { commitment } = packs!;
  const { secret } = secretOf({ packs: packs! });
  return {
    commitment,
    secret,
    terms: terms ?? {},
    seats: seats.map((one) => one && { nonce: one.nonce, sort: one.sort }),
    ...(draft === undefined ? {} : { picks: draft.picks }),
  };
}
