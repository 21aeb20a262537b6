import { expect, test } from 'vitest';
import { DECK, type War } from '../../../../games/war/state.ts';
import { fact } from '../../../../games/war/verbs.ts';
import { FastChance } from '../../../../kernel/chance.ts';
import type { CardId, Seat } from '../../../../kernel/ids.ts';
import { Options } from '../../../../kernel/options.ts';
import { Laid } from '../../../table/test/laid.ts';
import { type Fight, type Fighter, fightsIn } from '../fought.ts';
import { rowOf } from '../card/look.ts';

const FIRST = {
  player1: { deck: 20, first: ['t-34', 'rifle-company'] },
  player2: { deck: 20, first: ['grenadiers', 'pak-35'] },
  phase: 'attack',
  turn: 5,
};
/** Plays what is left to be passed, until something was fought, and tells it. */
function fought(laid: Laid<War>): { readonly fights: readonly Fight[]; readonly name: (card: CardId) => string } {
  const before = laid.rules.create() as War;
  for (let i = 0; i < 60; i++) {
    const seat = laid.view(0).decision === undefined ? 1 : 0;
    laid.rules.copy(before, laid.s);
    const { options } = laid.view(seat).decision!;
    const leave = options.find(({ verb }) => verb === 'pass' || verb === 'done') ?? options[0]!;
    const fights = fightsIn(before, laid.take(seat, leave.action));
    if (fights.length > 0) return { fights, name: (card) => rowOf(before.table.printed(card)).id };
  }
  throw new Error('nobody fought');
}
async function attacked(...notations: readonly string[]): Promise<Laid<War>> {
  const laid = await Laid.of<War>('war', {}, FIRST);
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'wave', 'pass');
  laid.play(1, 'pass');
  laid.play(0, ...notations);
  return laid;
}

test('a clash is told with all who were in it: what hit each, what it stood with, and who fell', async () => {
  const { fights, name } = fought(await attacked('attack t-34 -> grenadiers'));
  const of = (side: readonly Fighter[]) =>
    side.map(({ card, dealt, defence, destroyed }) => [name(card), dealt, defence, destroyed]);
  expect(fights).toHaveLength(1);
  expect(of(fights[0]!.attackers)).toEqual([['t-34', 3, 3, true]]);
  expect(of(fights[0]!.defenders)).toEqual([['grenadiers', 3, 2, true]]);
});

test('what broke through and struck the deck is told with the cards that the deck lost', async () => {
  const laid = await Laid.of<War>('war', {}, { ...FIRST, player2: { deck: 20 } });
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'wave', 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'done', 'attack rifle-company', 'done', 'pass');
  laid.play(1, 'pass', 'done', 'pass');
  for (const seat of [0, 1, 0, 1, 0, 1]) if (laid.view(seat).decision?.prompt === 'window') laid.play(seat, 'pass');
  laid.play(0, 'advance rifle-company -> deck');
  const { fights, name } = fought(laid);
  expect(fights.map((fight) => [fight.name, fight.deck, fight.attackers.map(({ card }) => name(card))])).toEqual([
    [DECK, 3, ['rifle-company']],
  ]);
});

/** Plays at random, and holds every clash that is told against the facts of it. */
async function watched(seed: number): Promise<{ fights: number; unknown: number }> {
  const laid = await Laid.dealt<War>('war', {}, seed);
  const chance = new FastChance(seed);
  const options = new Options();
  const before = laid.rules.create() as War;
  const seen = { fights: 0, unknown: 0 };
  for (let moves = 0; moves < 5000 && !laid.s.table.over; moves++) {
    laid.rules.copy(before, laid.s);
    const seat = (laid.rules.actors(laid.s) & 1 ? 0 : 1) as Seat;
    laid.rules.legal(laid.s, seat, options);
    const facts = laid.take(seat, options.at(chance.below(options.size)));
    const fights = fightsIn(before, facts);
    const destroyed = new Set(facts.flatMap(({ kind, a }) => (kind === fact.destroyed ? [a] : [])));
    for (const { attackers, defenders } of fights) {
      seen.fights++;
      expect(attackers.length).toBeGreaterThan(0);
      for (const fighter of [...attackers, ...defenders]) {
        expect(fighter.dealt).toBeGreaterThanOrEqual(0);
        expect(fighter.destroyed).toBe(destroyed.has(fighter.card));
        // What hit it decides its fate, wherever that is told.
        if (fighter.defence === undefined) seen.unknown++;
        else if (fighter.destroyed) expect(fighter.dealt).toBeGreaterThan(0);
      }
    }
  }
  return seen;
}
test('every clash is told as it was, and what a unit stood with is hardly ever unknown', async () => {
  const all = [await watched(3), await watched(4), await watched(5)];
  const sum = (of: 'fights' | 'unknown'): number => all.reduce((n, seen) => n + seen[of], 0);
  expect(sum('fights')).toBeGreaterThan(20);
  expect(sum('unknown')).toBeLessThan(sum('fights') / 10);
});

test('who is hit from outside a clash is told with who struck it', async () => {
  const laid = await Laid.of<War>('war', {}, { ...FIRST, player2: { deck: 20, first: ['grenadiers', 'mg-bunker'] } });
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'wave', 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'attack t-34 -> grenadiers', 'done');
  const before = laid.rules.create() as War;
  for (let i = 0; i < 20; i++) {
    const seat = laid.view(0).decision === undefined ? 1 : 0;
    laid.rules.copy(before, laid.s);
    const { options } = laid.view(seat).decision!;
    const fire = options.find(({ verb }) => verb === 'fire');
    const leave = options.find(({ verb }) => verb === 'pass' || verb === 'done')!;
    const fights = fightsIn(before, laid.take(seat, (fire ?? leave).action));
    if (fire === undefined) continue;
    const hit = fights.flatMap(({ attackers }) => attackers).find(({ dealt }) => dealt > 0);
    expect([rowOf(before.table.printed(hit!.card)).id, rowOf(before.table.printed(hit!.by!)).id]).toEqual([
      't-34',
      'mg-bunker',
    ]);
    return;
  }
  throw new Error('nobody fired');
});
