import { type FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import type { Pack } from '../../kernel/packs.ts';
import { readSetup } from '../../kernel/setup.ts';
import { toHex } from '../../kernel/sha256.ts';
import type { MatchEvent } from '../../match/ledger.ts';
import type { EventRow, StoredMatch } from '../../match/store.ts';
import { gathered, NOW } from './bringing.ts';

type Setup = Readonly<Record<string, unknown>>;
export interface Said {
  readonly who: string;
  readonly message: Setup;
}
/** A table at which packs are opened for an event, as it would lie in a store, and what people say there. */
interface PodTruth extends Pick<StoredMatch, 'header' | 'secret' | 'rows'> {
  readonly says: readonly Said[];
}
/** Two of them that one of those who are there cannot tell apart. */
export interface PodPair {
  readonly game: AnyGame;
  readonly viewer: Viewer;
  readonly truths: readonly [PodTruth, PodTruth];
  /** Is it over when all has been said? */
  readonly closes: boolean;
}
const MOST = 8;
/** Nobody is late, however long the servers run. */
const LONG = 1e12;

/** Undefined: in this game nothing is opened. */
export function somePod(game: AnyGame, chance: FastChance): PodPair | undefined {
  if (game.brings?.packs === undefined) return undefined;
  return chance.below(2) === 0 ? somePools(game, chance) : someDraft(game, chance);
}
/** As a server keeps it, with other packs than those that follow from its secret: what was in them is in the log. */
function lying(game: AnyGame, terms: Setup, places: number, bodies: readonly MatchEvent[]): Omit<PodTruth, 'says'> {
  const { header, secret } = gathered(game, { secret: 'ab'.repeat(32), sort: '' });
  const seats = Array.from({ length: places }, (_, i) => ({ kind: 'person', who: `p${i}` }) as const);
  const rows = bodies.map((body, i): EventRow => ({
    version: i + 1,
    id: `o${i}`,
    seat: i,
    at: NOW,
    edition: game.edition,
    body,
    digest: '',
  }));
  const packs = { ...header.packs!, opened: { seats: seats.map(() => null) } };
  return { header: { ...header, seats, terms, packs, pod: { show: LONG, build: LONG } }, secret, rows };
}
function somePacks(game: AnyGame, terms: Setup, count: number, sort: string, chance: FastChance): readonly Pack[] {
  const drawn = game.brings!.packs!;
  // Of two that are alike it could not be said which one is taken.
  const different = (): Pack => {
    const pack = drawn.open(terms, sort, chance);
    return new Set(pack).size === pack.length ? pack : different();
  };
  return Array.from({ length: count }, different);
}

/** Everybody has opened boosters and builds; those of all but the viewer differ, and so does what they bring. */
function somePools(game: AnyGame, chance: FastChance): PodPair {
  const { brings } = game;
  const terms = readSetup(brings!.terms, { format: 'sealed', boosters: 6 });
  const sorts = brings!.packs!.sorts(terms);
  const places = 2 + chance.below(MOST - 1);
  const viewer = chance.below(places + 1);
  const pool = () => {
    const sort = sorts[chance.below(sorts.length)]!;
    return { sort, packs: somePacks(game, terms, 6, sort, chance) };
  };
  const mine = pool();
  const truth = (): PodTruth => {
    const pools = Array.from({ length: places }, (_, place) => (place === viewer ? mine : pool()));
    const opened = pools.map((own, seat): MatchEvent => ({
      do: 'open',
      seat: seat as Seat,
      opened: { who: `p${seat}`, nonce: '', ...own },
    }));
    const says = pools.flatMap(({ sort, packs }, place): readonly Said[] => {
      const setup = brings!.suits(terms, 0 as Seat, chance, { sort, cards: packs.flat() });
      const salt = place === viewer ? { salt: toHex(secretOfSeed('mine')) } : {};
      return [
        { who: `p${place}`, message: { cmd: 'bring', setup, ...salt } },
        { who: `p${place}`, message: { cmd: 'ready', nonce: '' } },
      ];
    });
    return { ...lying(game, terms, places, opened), says };
  };
  const [first, second] = [truth(), truth()];
  return { game, viewer: seen(viewer, places), truths: [first, second], closes: true };
}
const seen = (viewer: number, places: number): Viewer => (viewer === places ? 'spectator' : (viewer as Seat));

/**
 * Some cards of a draft are taken. The viewer sees what is passed to it, as it is then: packs that do not come to it differ
 * altogether, and of those that do what others took before.
 */
function someDraft(game: AnyGame, chance: FastChance): PodPair {
  const packs = game.brings!.packs!;
  const terms = { ...readSetup(game.brings!.terms, { format: 'draft' }), seconds: LONG };
  const plan = packs.plan(terms)!;
  const [sort = ''] = packs.sorts(terms);
  const places = 2 + chance.below(MOST - 1);
  const viewer = chance.below(places + 1);
  const turns = 1 + chance.below(places - 1);
  const table = (): Pack[][] =>
    Array.from({ length: places }, () => [...somePacks(game, terms, plan.packs, sort, chance)]);
  const [first, second] = [table(), table()];
  const mine = Array.from({ length: turns }, (_, turn) => chance.below(LEAST - turn));
  /** By place and turn: which card of those that lie there. */
  const somePicks = (): Picks =>
    Array.from({ length: places }, (_, place) =>
      place === viewer ? mine : mine.map((__, turn) => chance.below(LEAST - turn)),
    );
  const picks = [somePicks(), somePicks()] as const;
  if (viewer < places)
    for (let turn = 0; turn <= turns; turn++) {
      const from = (viewer - turn + places) % places;
      const before = picks.map((all) => Array.from({ length: turn }, (_, at) => all[(from + at) % places]![at]!));
      second[from]![0] = likeTo(first[from]![0]!, second[from]![0]!, before[0]!, before[1]!);
    }
  const truth = (lay: readonly (readonly Pack[])[], side: 0 | 1): PodTruth => {
    const opened = lay.map((_, seat): MatchEvent => ({
      do: 'open',
      seat: seat as Seat,
      opened: { who: `p${seat}`, nonce: '', sort },
      ...(seat === places - 1 ? { table: lay } : {}),
    }));
    return { ...lying(game, terms, places, opened), says: taking(lay, picks[side], viewer, lyingIn(first, picks[0])) };
  };
  return { game, viewer: seen(viewer, places), truths: [truth(first, 0), truth(second, 1)], closes: false };
}
/** By place and turn. */
type Picks = readonly (readonly number[])[];
/** A pack has at least so many cards. */
const LEAST = 8;
/** A pack of which the same is left, although other cards were taken from other places of it. */
function likeTo(pack: Pack, other: Pack, taken: readonly number[], takenThere: readonly number[]): Pack {
  const left = [...pack];
  for (const at of taken) left.splice(at, 1);
  const others = other.filter((card) => !pack.includes(card));
  takenThere.toReversed().forEach((at, i) => left.splice(at, 0, others[i] ?? pack[taken[i]!]!));
  return left;
}
/** What lies before everybody in each turn. */
function lyingIn(lay: readonly (readonly Pack[])[], picks: Picks): readonly (readonly Pack[])[] {
  const all = [lay.map((own) => own[0]!)];
  const turns = picks[0]!.length;
  for (let turn = 0; turn + 1 < turns; turn++) {
    const rest = all[turn]!.map((pack, place) => pack.filter((_, i) => i !== picks[place]![turn]));
    all.push(rest.map((_, place) => rest[(place + lay.length - 1) % lay.length]!));
  }
  return all;
}
/** In each turn everybody takes a card; before that the viewer asks for one that lies before a neighbour in one truth. */
function taking(
  lay: readonly (readonly Pack[])[],
  picks: Picks,
  viewer: number,
  elsewhere: readonly (readonly Pack[])[],
): readonly Said[] {
  const says: Said[] = [];
  for (const [turn, before] of lyingIn(lay, picks).entries()) {
    const takes = (place: number, card: string): void => {
      says.push({ who: `p${place}`, message: { cmd: 'pick', card, taken: turn } });
    };
    const near = elsewhere[turn]![(viewer + 1) % lay.length]!;
    const foreign = near.find((card) => before[viewer]?.includes(card) === false);
    if (foreign !== undefined) takes(viewer, foreign);
    before.forEach((pack, place) => takes(place, pack[picks[place]![turn]!]!));
  }
  return says;
}
