import { createCipheriv, createHash } from 'node:crypto';
import type { Chance } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { InputError } from '../kernel/input.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { rulesFor } from '../kernel/rules.ts';
import { readSetup } from '../kernel/setup.ts';
import { unspell } from '../kernel/verbs.ts';

/**
 * The draws of a match as docs/records.md describes them, by the cryptography of the platform and not by ours: who
 * checks a record need not trust the code that made it.
 */
const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const DEAL_SEAT = 255;

class Draws {
  draws = 0;
  streams = 0;
  private readonly key: Buffer;
  constructor(secret: Buffer, nonces: readonly Buffer[]) {
    this.key = sha256(Buffer.from('redut match'), secret, ...nonces.map((nonce) => sha256(nonce)));
  }
  /** The stream of one command: ChaCha20, block counter 0, nonce = seat, serial, 0 as three little-endian words. */
  stream(seat: number, serial: number): Chance {
    const nonce = Buffer.alloc(16);
    nonce.writeUInt32LE(seat, 4);
    nonce.writeUInt32LE(serial, 8);
    const cipher = createCipheriv('chacha20', this.key, nonce);
    let block = Buffer.alloc(0);
    let at = 0;
    let fresh = true;
    const word = (): number => {
      if (at === block.length) {
        block = cipher.update(Buffer.alloc(64));
        at = 0;
      }
      at += 4;
      return block.readUInt32LE(at - 4);
    };
    return {
      below: (n) => {
        this.draws++;
        if (fresh) this.streams++;
        fresh = false;
        // Words beyond the last whole multiple of n would favour small numbers.
        const limit = 2 ** 32 - (2 ** 32 % n);
        for (;;) {
          const drawn = word();
          if (drawn < limit) return drawn % n;
        }
      },
    };
  }
}

/** What should have been published before the deal: to the secret and, since format 2, to the setup. */
function committed({ redut, setup, brought = [] }: MatchRecord, secret: Buffer): string {
  if (redut === 1) return sha256(secret).toString('hex');
  return commitmentTo(
    Object.assign({}, setup, ...brought.map((one) => one?.before ?? {})) as MatchRecord['setup'],
    secret,
  );
}
/** What a seat played with is what it had committed to. */
function checkBrought({ setup, brought = [] }: MatchRecord): void {
  brought.forEach((one, seat) => {
    if (one === null) return;
    const own = Object.fromEntries(Object.keys(one.before).map((name) => [name, setup[name]]));
    if (commitmentTo(own, Buffer.from(one.salt, 'hex')) !== one.commitment)
      throw new InputError(`brought[${seat}]`, 'does not match the commitment');
  });
}
function commitmentTo(setup: MatchRecord['setup'], secret: Buffer): string {
  const names = Object.keys(setup).toSorted();
  const written = `{${names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(setup[name])}`).join(',')}}`;
  return sha256(Buffer.from('redut commitment'), secret, sha256(Buffer.from(written))).toString('hex');
}
export interface Verified {
  readonly draws: number;
  readonly streams: number;
  readonly moves: number;
}
/** Throws an `InputError` that names the place where the record does not follow from its secret. */
export function verifyRecord(game: AnyGame, record: MatchRecord): Verified {
  if (record.secret === undefined) throw new InputError('secret', 'is missing: the match has not ended');
  if (record.edition !== game.edition) throw new InputError('edition', `these rules are edition ${game.edition}`);
  const secret = Buffer.from(record.secret, 'hex');
  if (committed(record, secret) !== record.commitment) {
    throw new InputError('secret', 'does not match the commitment');
  }
  checkBrought(record);
  const draws = new Draws(
    secret,
    record.nonces.map((nonce) => Buffer.from(nonce, 'hex')),
  );
  const setup = readSetup(game.options, record.setup);
  const rules = rulesFor(game, setup);
  const s = rules.create();
  const check = (field: string, digest: string): void => {
    const found = rules.digest(s).toString(16).padStart(8, '0');
    if (digest !== '' && found !== digest) throw new InputError(field, `the digest is ${found}, not ${digest}`);
  };
  rules.start(s, setup, draws.stream(DEAL_SEAT, 0));
  check('start', record.start);
  record.moves.forEach(([seat, text, digest], i) => {
    const action = unspell(game.verbs, text);
    const stream = (who: Seat, serial: number): Chance => draws.stream(who, serial);
    const serial = s.table.serial[seat] ?? -1;
    const refused = action === undefined ? true : rules.submit(s, seat as Seat, serial, [action], stream);
    if (refused !== undefined) throw new InputError(`moves[${i}]`, `"${text}" was not on offer to seat ${seat}`);
    check(`moves[${i}]`, digest);
  });
  const outcome = rules.outcome(s)?.join();
  if (record.outcome !== undefined && record.outcome.join() !== outcome) {
    throw new InputError('outcome', `the moves give ${outcome ?? 'none'}`);
  }
  return { draws: draws.draws, streams: draws.streams, moves: record.moves.length };
}
