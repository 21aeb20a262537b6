import type { Chance } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { InputError } from '../kernel/input.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { checkOpened } from '../kernel/recorded-packs.ts';
import { rulesFor } from '../kernel/rules.ts';
import { readSetup } from '../kernel/setup.ts';
import { unspell } from '../kernel/verbs.ts';
import { commitmentTo, DEAL_SEAT, Draws, sha256 } from './draws.ts';
import { drawnPacks } from './packs-file.ts';

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
interface Verified {
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
  if (record.packs !== undefined) checkOpened(game, record.packs, (packs) => drawnPacks(game, packs), setup);
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
