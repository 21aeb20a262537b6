import { describe, expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { readSetup } from '../../kernel/setup.ts';
import { historyIn, historyOf, toldIn } from '../history.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Holder, Told } from '../messages.ts';
import { Replica } from '../replica.ts';
import type { MatchStore, StoredMatch } from '../store.ts';
import { person, Sitting } from './sitting.ts';
import { skirmish } from './skirmish.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const END = Number.POSITIVE_INFINITY;
/** Enough of a game to meet its choices. */
const MOVES = 50;
const bot: Holder = { kind: 'bot', level: 'recruit', keeps: 'bob' };
const storedOf = async ({ store }: { readonly store: MatchStore }): Promise<StoredMatch> => (await store.load('m1'))!;
const versions = (told: readonly Told[]): readonly number[] => told.map(({ v }) => v);

describe('what a viewer is told in hindsight is to the letter what it was told then', () => {
  test.each(GAME_NAMES)('%s: from the deal on, to seats and spectators, with what was taken back', async (name) => {
    const { game } = await moduleOf(name);
    const chance = new FastChance(4);
    for (const setup of game.samples.slice(0, 2)) {
      const seats = Array.from({ length: game.seats(readSetup(game.options, setup)) }, (_, i) => person(`p${i}`));
      const sitting = await Sitting.of(game, { setup, seats });
      for (let move = 0; move < MOVES && !sitting.over; move++) {
        const seat = await sitting.step(chance);
        if (chance.below(8) === 0 && !sitting.over) await sitting.undo(seat);
      }
      const stored = await storedOf(sitting);
      for (const viewer of sitting.viewers) {
        const who = viewer === 'spectator' ? {} : { who: `p${viewer}` };
        const told = toldIn(historyOf(game, stored, { viewer, to: END, ...who }));
        expect(JSON.stringify(told) === JSON.stringify(sitting.heard.get(viewer)), `${name}, ${viewer}`).toBe(true);
      }
    }
  });
  test('no further than to the version that is asked for', async () => {
    const sitting = await Sitting.of(skirmish);
    await sitting.steps(20);
    const stored = await storedOf(sitting);
    const all = sitting.heard.get(first)!;
    for (const to of [1, 2, 13])
      expect(toldIn(historyOf(skirmish, stored, { viewer: first, to }))).toEqual(all.slice(0, to + 1));
    // A position that was kept later is none of it.
    await sitting.match.keep();
    const kept = await storedOf(sitting);
    expect(kept.saved!.version).toBeGreaterThan(13);
    expect(toldIn(historyOf(skirmish, kept, { viewer: first, to: 13 }))).toEqual(all.slice(0, 14));
  });
  test('before the deal there is nothing to tell', async () => {
    const store = new MemoryStore();
    const seats = [person('ann'), person('bob')];
    const match = await Match.create(skirmish, store, {
      match: 'm1',
      setup: {},
      secret: new Uint8Array(32),
      seats,
      at: 1,
    });
    await match.submit(first, { cmd: 'ready', match: 'm1', id: 'r', nonce: 'ab' }, 2);
    expect(historyOf(skirmish, await storedOf({ store }), { viewer: first, to: END })).toEqual([]);
    expect(await historyIn(() => skirmish, store, 'm1', { viewer: first, to: END })).toBe('{"told":[]}');
    expect(await historyIn(() => skirmish, store, 'm2', { viewer: first, to: END })).toBeUndefined();
    // Who comes to watch then is told what stands, as one who has heard nothing yet.
    const heard: Told[] = [];
    await match.watchFromDeal(first, (message) => heard.push(message));
    expect(heard).toMatchObject([{ v: 1 }]);
  });
});

describe('whose a seat was', () => {
  const toldTo = async (sitting: { readonly store: MatchStore }, who: string): Promise<readonly Told[]> =>
    toldIn(historyOf(skirmish, await storedOf(sitting), { viewer: second, who, to: END }));

  test('nobody is told what a seat was told while somebody else held it', async () => {
    const sitting = await Sitting.of(skirmish);
    await sitting.steps(6);
    await sitting.match.sit('eve comes', second, person('eve'), sitting.now);
    const came = sitting.replica(second).version;
    await sitting.steps(6, 2);
    const told = await toldTo(sitting, 'eve');
    expect(told[0]).toMatchObject({ ev: 'whole', v: came });
    expect(told.slice(1)).toEqual(sitting.heard.get(second)!.filter(({ v }) => v > came));
    // Who watches holds no seat: whoever asks is told the same.
    const stored = await storedOf(sitting);
    const watched = (who: object): readonly Told[] =>
      toldIn(historyOf(skirmish, stored, { viewer: 'spectator', to: END, ...who }));
    expect(watched({ who: 'nobody' })).toEqual(watched({}));
    // Whoever has left it has nothing to ask there, and nobody who was never there.
    expect(await toldTo(sitting, 'bob')).toEqual([]);
    expect(await toldTo(sitting, 'ann')).toEqual([]);
    await sitting.match.sit('bob comes back', second, person('bob'), sitting.now);
    expect(versions(await toldTo(sitting, 'bob'))).toEqual([sitting.replica(second).version]);
  });
  test('what a bot saw that kept it belongs to who comes back to it', async () => {
    const sitting = await Sitting.of(skirmish);
    await sitting.steps(6);
    await sitting.match.sit('a bot', second, bot, sitting.now);
    await sitting.match.sit('back', second, person('bob'), sitting.now);
    await sitting.steps(3, 2);
    expect(await toldTo(sitting, 'bob')).toEqual(sitting.heard.get(second));
    await sitting.match.sit('another bot', second, { kind: 'bot', level: 'recruit' }, sitting.now);
    await sitting.match.sit('back again', second, person('bob'), sitting.now);
    expect(versions(await toldTo(sitting, 'bob'))).toEqual([sitting.replica(second).version]);
  });
});

describe('a history comes in pieces', () => {
  test('of sixty-four frames, and whoever begins with any of them can follow', async () => {
    const sitting = await Sitting.of(skirmish);
    for (let i = 0; i < 140; i++) await sitting.match.sit(`s${i}`, second, person('bob'), sitting.now);
    await sitting.steps(5);
    const latest = sitting.replica(first).version;
    const pieces = historyOf(skirmish, await storedOf(sitting), { viewer: first, to: END });
    expect(pieces.map(({ begins, frames }) => [begins.v, frames.length])).toEqual([
      [0, 64],
      [64, 64],
      [128, latest - 128],
    ]);
    for (let from = 0; from < pieces.length; from++) {
      const replica = new Replica(sitting.match.rules, first);
      for (const told of toldIn(pieces.slice(from))) expect(replica.take(told)).toBeDefined();
      expect(replica.state.table.words).toEqual(sitting.replica(first).state.table.words);
    }
  });
  test('as text it is as long as it may be, and tells the latest pieces whole', async () => {
    const sitting = await Sitting.of(skirmish);
    for (let i = 0; i < 140; i++) await sitting.match.sit(`s${i}`, second, person('bob'), sitting.now);
    const asked = { viewer: first, to: sitting.replica(first).version };
    const pieces = historyOf(skirmish, await storedOf(sitting), asked);
    const letters = pieces.map(({ frames }) => frames.reduce((sum, frame) => sum + JSON.stringify(frame).length, 0));
    const begins = async (most: number): Promise<number> => {
      const text = await historyIn(() => skirmish, sitting.store, 'm1', asked, { rows: 1000, letters: most });
      const { told } = JSON.parse(text!) as { readonly told: readonly Told[] };
      const from = pieces.findIndex((piece) => piece.begins.v === told[0]!.v);
      expect(told).toEqual(toldIn(pieces.slice(from)));
      return from;
    };
    const [all, two] = [letters[0]! + letters[1]! + letters[2]!, letters[1]! + letters[2]!];
    expect([await begins(all), await begins(all - 1), await begins(two), await begins(two - 1)]).toEqual([0, 1, 1, 2]);
    // The latest piece is told in any case.
    expect(await begins(0)).toBe(2);
    // Where nothing else is said a match of this length is told whole.
    const whole = await historyIn(() => skirmish, sitting.store, 'm1', asked);
    expect((JSON.parse(whole!) as { readonly told: readonly Told[] }).told).toEqual(toldIn(pieces));
  });
  test('of a very long match only what came after its kept position is read', async () => {
    const read: (string | undefined)[] = [];
    const store = new (class extends MemoryStore {
      override load(match: string, part?: 'tail'): Promise<StoredMatch | undefined> {
        read.push(part);
        return super.load(match, part);
      }
    })();
    const sitting = await Sitting.of(skirmish, { store });
    for (let i = 0; i < 140; i++) await sitting.match.sit(`s${i}`, second, person('bob'), sitting.now);
    const to = sitting.replica(first).version;
    const limits = { rows: to - 1, letters: 1_000_000 };
    read.length = 0;
    const text = await historyIn(() => skirmish, store, 'm1', { viewer: first, to }, limits);
    const { told } = JSON.parse(text!) as { readonly told: readonly Told[] };
    expect(told[0]).toMatchObject({ ev: 'whole', v: 128 });
    expect(versions(told.slice(1))).toEqual(Array.from({ length: to - 128 }, (_, i) => 129 + i));
    expect(read).toEqual(['tail']);
    await historyIn(() => skirmish, store, 'm1', { viewer: first, to }, { ...limits, rows: to });
    expect(read).toEqual(['tail', undefined]);
  });
  test('where the rules have changed it begins with the position that was kept', async () => {
    const sitting = await Sitting.of(skirmish);
    await sitting.steps(10);
    await sitting.match.keep();
    const kept = sitting.replica(first).version;
    const newer = { ...skirmish, edition: 2 } as unknown as AnyGame;
    const told = async (to: number): Promise<readonly Told[]> =>
      toldIn(historyOf(newer, await storedOf(sitting), { viewer: first, to }));
    expect(await told(END)).toMatchObject([{ ev: 'whole', v: kept }]);
    expect(await told(kept)).toMatchObject([{ ev: 'whole', v: kept }]);
    // What was kept later is not told to who asks for less.
    expect((await told(kept - 1)).at(-1)!.v).toBe(kept - 1);
  });
});

test('how a match stands is told with the version at which it does', async () => {
  const sitting = await Sitting.of(skirmish);
  await sitting.steps(4);
  const { about, version } = await sitting.match.present();
  expect(version).toBe(sitting.replica('spectator').version);
  expect(about).toEqual(await sitting.match.about());
});
describe('who watches a match of this device', () => {
  /** A store that lets others act while it is read. */
  class SlowStore extends MemoryStore {
    meanwhile: () => void = () => undefined;
    override async load(match: string, part?: 'tail'): Promise<StoredMatch | undefined> {
      const stored = await super.load(match, part);
      this.meanwhile();
      // Whoever acts meanwhile has all the time that it takes.
      for (let i = 0; i < 50; i++) await Promise.resolve();
      return stored;
    }
  }
  test.each<Viewer>([first, second, 'spectator'])(
    'is told every frame, also when a bot moves while what happened so far is read: %s',
    async (viewer) => {
      const store = new SlowStore();
      const sitting = await Sitting.of(skirmish, { store });
      await sitting.steps(6);
      let moved: Promise<unknown> | undefined;
      store.meanwhile = () => {
        moved ??= sitting.step(new FastChance(3));
      };
      const later: Told[] = [];
      const { told } = await sitting.match.watchFromDeal(viewer, (message) => later.push(message));
      await moved;
      await sitting.steps(2, 5);
      expect([...told, ...later]).toEqual(sitting.heard.get(viewer));
      expect(later.length).toBeGreaterThan(1);
    },
  );
  test('and what was played in another window before it looked', async () => {
    const sitting = await Sitting.of(skirmish);
    const other = await Match.open(skirmish, sitting.store, 'm1');
    await sitting.steps(6);
    const later: Told[] = [];
    const { told, leave } = await other.watchFromDeal(first, (message) => later.push(message));
    expect(told).toEqual(sitting.heard.get(first));
    await sitting.steps(1, 3);
    await other.refresh();
    expect([...told, ...later]).toEqual(sitting.heard.get(first));
    leave();
    await sitting.steps(1, 4);
    await other.refresh();
    expect(later).toHaveLength(1);
  });
  test('or, before the deal, whatever comes', async () => {
    const seats = [person('ann'), person('bob')];
    const made = { match: 'm1', setup: {}, secret: new Uint8Array(32), seats, at: 1 };
    const match = await Match.create(skirmish, new MemoryStore(), made);
    const later: Told[] = [];
    const { told } = await match.watchFromDeal(first, (message) => later.push(message));
    await match.deal('deal', 2);
    expect([told.length, versions(later)]).toEqual([0, [0, 1]]);
  });
});
