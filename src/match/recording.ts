import type { Game } from '../kernel/game.ts';
import { InputError } from '../kernel/input.ts';
import { type MatchRecord, Recorded, type RecordedBrought } from '../kernel/record.ts';
import type { RecordedPacks } from '../kernel/recorded-packs.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import { fromHex } from '../kernel/sha256.ts';
import type { State } from '../kernel/table.ts';
import { type Brought, withBrought } from './brought.ts';
import { follow } from './log.ts';
import type { OpenedPacks } from './packs.ts';
import type { MatchHeader, StoredMatch } from './store.ts';

/**
 * A match as a record, from its whole log. The secret goes with it only when the match is over, or if the host says so.
 * It takes the longer the longer the match has been, so a server does it in a thread.
 */
export function recordOf<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  stored: StoredMatch,
  reveal?: boolean,
): MatchRecord {
  const { standing, secret, header } = follow(game, stored, { reach: Number.POSITIVE_INFINITY });
  // It was played on from a position kept before the rules changed: what was played until then cannot be told.
  if (standing.roots.length > 0) throw new InputError('record', 'the rules have changed since');
  const { nonces, line, phase, packs, brought = [] } = standing.ledger;
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
    ...(header.packs === undefined || packs === undefined ? {} : { packs: recordedPacks(header, packs) }),
  };
}
function recordedBrought(setup: MatchRecord['setup'], brought: Brought | null): RecordedBrought | null {
  if (brought === null) return null;
  const before = Object.fromEntries(Object.keys(brought.setup).map((name) => [name, setup[name]]));
  return { before, salt: brought.salt, commitment: brought.commitment };
}
function recordedPacks({ packs, terms }: MatchHeader, { seats, draft }: OpenedPacks): RecordedPacks {
  const { commitment, secret } = packs!;
  return {
    commitment,
    secret,
    terms: terms ?? {},
    seats: seats.map((one) => one && { nonce: one.nonce, sort: one.sort }),
    ...(draft === undefined ? {} : { picks: draft.picks }),
  };
}
