import type { Game } from '../../kernel/game.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Packs } from '../../kernel/packs.ts';
import { choice, readSetup } from '../../kernel/setup.ts';
import { Match, type NewMatch } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Command, Holder } from '../messages.ts';
import { newPacks, type PodTimes } from '../packs.ts';
import { muster } from './muster.ts';
import type { Patrol } from './patrol.ts';

/** Kits, and things that nobody can use. */
const LAND = ['horse', 'foot', 'cart', 'tent', 'rope', 'lamp'];
const WATER = ['boat', 'oar', 'sail', 'net', 'buoy', 'keel'];
const ownKit = (seat: Seat): string => (seat === 0 ? 'kit1' : 'kit2');

const packs: Packs = {
  plan({ crates }) {
    if (crates === 'own') return { packs: 2 };
    if (crates === 'draft') return { packs: 1, places: 3, seconds: 30 };
    return crates === 'slow' ? { packs: 1, places: 3 } : undefined;
  },
  sorts: () => ['land', 'water'],
  /** Four of six, in any order. */
  open(_terms, sort, chance) {
    const left = [...(sort === 'water' ? WATER : LAND)];
    return Array.from({ length: 4 }, () => left.splice(chance.below(left.length), 1)[0]!);
  },
  pick: (_terms, _taken, pack) => pack.length - 1,
  careless: () => ({}),
};
/** A patrol whose kits lie in crates that are opened first: each seat its own, or all of them in a draft. */
export const crates: Game<Patrol, typeof muster.options> = {
  ...muster,
  name: 'crates',
  // Everybody keeps the seat for which they have packed.
  rematch: () => ({}),
  brings: {
    ...muster.brings!,
    terms: { kits: choice('any', 'own'), crates: choice('none', 'own', 'draft', 'slow') },
    unfit(terms, seat, brought, earlier, opened) {
      const kit = brought[ownKit(seat)] as string;
      if (opened !== undefined && kit !== 'none' && !opened.cards.includes(kit))
        return { rule: 'MUS-1.4', values: { kit } };
      return muster.brings!.unfit(terms, seat, brought, earlier);
    },
    suits: (_terms, seat, _chance, opened) => ({
      [ownKit(seat)]: opened?.cards.find((card) => ['horse', 'foot', 'cart', 'boat'].includes(card)) ?? 'none',
    }),
    packs,
  },
};
export const game = crates as unknown as AnyGame;
export const SECRET = '07'.repeat(32);
export const SECOND = 1000;
export const TIMES: PodTimes = { show: 60 * SECOND, build: 600 * SECOND };
export const bot: Holder = { kind: 'bot', level: 'soldier' };
export const at = (place: number): Seat => place as Seat;

/** A table at which crates are opened; `pod`: for several matches. */
export async function table(how: string, seats: readonly Holder[], wanted: Partial<NewMatch> = {}) {
  const terms = readSetup(game.brings!.terms, { crates: how });
  const store = new MemoryStore();
  const match = await Match.create(game, store, {
    match: 'm',
    setup: {},
    secret: new Uint8Array(32).fill(9),
    seats,
    terms,
    packs: newPacks(game, terms, seats.length, SECRET)!,
    at: 0,
    ...wanted,
  });
  let id = 0;
  const says = (seat: number, command: Record<string, unknown>, when = 1) =>
    match.submit(at(seat), { match: match.id, id: `c${++id}`, ...command } as unknown as Command, when);
  const told = async (seat: number) => (await match.about(at(seat))).packs!;
  const opened = async () => (await match.packs())!.opened;
  return { match, store, says, told, opened, terms };
}
export type Table = Awaited<ReturnType<typeof table>>;
export const pod = (how: string, seats: readonly Holder[], wanted: Partial<NewMatch> = {}) =>
  table(how, seats, { match: 'pod', pod: TIMES, ...wanted });

/** These take the first card each time, until all have been taken. */
export async function takeAll({ says, told }: Table, people: readonly number[], when = 1): Promise<void> {
  for (let taken = 0; taken < 4; taken++)
    for (const place of people)
      await says(place, { cmd: 'pick', card: (await told(place)).draft!.before![0], taken }, when);
}
