import { commitmentTo } from '../kernel/chance.ts';
import type { Unfit } from '../kernel/brings.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Opened } from '../kernel/packs.ts';
import { ownSettings } from '../kernel/setup.ts';
import { fromHex, sha256, toHex } from '../kernel/sha256.ts';

type Setup = Readonly<Record<string, unknown>>;

/** What a seat has brought, such as its deck. Everybody is told the commitment, nobody else the rest before the end. */
export interface Brought {
  readonly setup: Setup;
  /** Without it nobody can try decks out on the commitment. */
  readonly salt: string;
  readonly commitment: string;
}
const SALT_BYTES = 32;
const utf8 = new TextEncoder();
/** Of what is wrong with a long list so much is said. */
const MOST_LETTERS = 500;

export const isSalt = (text: string): boolean => fromHex(text)?.length === SALT_BYTES;
const newSalt = (): string => toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
/** Whoever has not the first salt cannot tell that the other follows from it. */
export const saltFor = (salt: string, match: string): string => toHex(sha256(utf8.encode(`${salt} ${match}`)));
export const seal = (setup: Setup, salt: string = newSalt()): Brought => ({
  setup,
  salt,
  commitment: commitmentTo(fromHex(salt)!, setup),
});

/** The setup with what the seats have brought in its place. */
export const withBrought = <T extends Setup>(setup: T, brought: readonly (Brought | null)[] = []): T =>
  Object.assign({}, setup, ...brought.map((one) => one?.setup ?? {})) as T;

export const isUnfit = (read: object): read is Unfit => 'rule' in read;

/** What a seat would bring, as the game understands it; or why it cannot be played. */
export function readBrought(
  game: AnyGame,
  seat: Seat,
  given: Setup,
  terms: Setup,
  earlier: Setup | undefined,
  opened?: Opened,
): { readonly setup: Setup } | Unfit {
  const own = ownSettings(game.options, seat);
  if (game.brings === undefined || own.length === 0) return { rule: 'match.nothingToBring', values: {} };
  const foreign = Object.keys(given).find((name) => !own.includes(name));
  if (foreign !== undefined) return { rule: 'match.notYours', values: { setting: foreign.slice(0, 40) } };
  const setup: Record<string, unknown> = {};
  for (const name of own) {
    if (given[name] === undefined) {
      setup[name] = game.brings.unbrought[name];
      continue;
    }
    const read = game.options[name]!.read(given[name]);
    if ('problem' in read) {
      const { broken } = read;
      const problem = read.problem.slice(0, MOST_LETTERS);
      if (broken !== undefined) return { rule: broken.rule, values: { problem, ...broken.values, setting: name } };
      return { rule: 'match.unreadable', values: { setting: name, problem } };
    }
    setup[name] = read.value;
  }
  return game.brings.unfit(terms, seat, setup, earlier, opened) ?? { setup };
}
