import type { AnyGame } from '../kernel/game.ts';
import { Fields, InputError } from '../kernel/input.ts';
import type { Pack } from '../kernel/packs.ts';
import { openedAgain, readRecordedPacks, type RecordedPacks } from '../kernel/recorded-packs.ts';
import { commitmentTo, Draws } from './draws.ts';

/** Packs that somebody opened, as a file: all that they follow from, and what was in them, by seat. */
export interface PacksFile extends RecordedPacks {
  readonly redut: 'packs';
  readonly game: string;
  readonly edition: number;
  readonly opened: readonly (readonly Pack[])[];
}
export const isPacksFile = (json: unknown): boolean =>
  json !== null && typeof json === 'object' && 'redut' in json && json.redut === 'packs';

/** What cannot be such a file is an error that names the field. */
export function readPacksFile(json: unknown): PacksFile {
  const { redut: _kind, game: _game, edition: _edition, opened, ...rest } = json as Readonly<Record<string, unknown>>;
  const fields = new Fields(json, '');
  const isPack = (pack: unknown): pack is Pack => Array.isArray(pack) && pack.every((id) => typeof id === 'string');
  if (!Array.isArray(opened) || !opened.every((own) => Array.isArray(own) && own.every(isPack)))
    throw new InputError('opened', 'must be packs of cards by seat');
  return {
    redut: 'packs',
    game: fields.text('game'),
    edition: fields.number('edition', 1, 1_000_000),
    opened,
    ...readRecordedPacks(rest, ''),
  };
}

/** The packs drawn again by the cryptography of the platform, once their secret is the one that was committed to. */
export function drawnPacks(game: AnyGame, packs: RecordedPacks): readonly (readonly Pack[] | undefined)[] {
  if (game.brings === undefined) throw new InputError('packs', 'in this game nothing is opened');
  const secret = Buffer.from(packs.secret, 'hex');
  if (commitmentTo(packs.terms, secret) !== packs.commitment)
    throw new InputError('packs.secret', 'does not match the commitment');
  const draw = (nonces: readonly string[]): Draws =>
    new Draws(
      secret,
      nonces.map((nonce) => Buffer.from(nonce, 'hex')),
    );
  return openedAgain(game.brings, packs, draw);
}
/** How many cards agree. Throws an `InputError` that names the pack that does not. */
export function verifyPacks(game: AnyGame, file: PacksFile): { readonly packs: number; readonly cards: number } {
  if (file.edition !== game.edition) throw new InputError('edition', `these rules are edition ${game.edition}`);
  const drawn = drawnPacks(game, file);
  drawn.forEach((own = [], seat) => {
    const told = file.opened[seat] ?? [];
    if (told.length !== own.length) throw new InputError(`opened[${seat}]`, `must be ${own.length} packs`);
    own.forEach((pack, i) => {
      if (pack.join() !== told[i]!.join()) throw new InputError(`opened[${seat}][${i}]`, 'other cards were drawn');
    });
  });
  const packs = drawn.flatMap((own) => own ?? []);
  // What was taken in a draft is one heap for each place, from as many packs as lay there.
  const each = file.picks === undefined ? 1 : game.brings!.packs!.plan(file.terms)!.packs;
  return { packs: packs.length * each, cards: packs.flat().length };
}
