import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Contract, orderDoesNotMatter, rulesOf } from 'redut/contract';
import { rule } from 'redut/contract/vitest';
import { Scenario, type Seat } from 'redut/kernel';
import { goofspiel, worth, zone } from './game.ts';
import { texts } from './text.ts';

const at = (prizes: readonly number[], players: 2 | 3 | 4 = 2) =>
  new Scenario(goofspiel, { setup: { players }, position: { prizes } });
type Table = ReturnType<typeof at>;
const points = (t: Table): readonly number[] => [0, 1].map((seat) => worth(t.s, zone.won(seat as Seat)));

rule('GFS-1.1', 'everybody begins with the same thirteen bids', () => {
  const t = new Scenario(goofspiel, { setup: { players: 3 } });
  const bids = Array.from({ length: 13 }, (_, i) => `bid ${i + 1}`);
  for (const name of ['first', 'second', 'third']) expect(t.at(name).offered.toSorted()).toEqual(bids.toSorted());
  expect(t.s.table.size(zone.stock)).toBe(12);
});
rule('GFS-2.1', 'one prize is turned up, and everybody is told what is at stake', () => {
  const t = at([7, 12]);
  expect(worth(t.s, zone.stakes)).toBe(7);
  expect(worth(t.view('spectator'), zone.stakes)).toBe(7);
});
rule('GFS-2.2', 'bids are laid at once, and nobody sees another’s before the last is down', () => {
  const t = at([7, 12]);
  expect(t.toAct).toEqual(['first', 'second']);
  t.at('first').does('bid 9');
  expect(t.toAct).toEqual(['second']);
  const bid = t.s.table.top(zone.bid(0 as Seat));
  expect(t.view(0 as Seat).table.printed(bid)).toBeGreaterThan(0);
  expect(t.view(1 as Seat).table.printed(bid)).toBe(0);
});
rule('GFS-2.2', 'who lays first does not matter', () => {
  const [one, other] = [at([7, 12]), at([7, 12])];
  one.do('first: bid 9');
  one.do('second: bid 3');
  other.do('second: bid 3');
  other.do('first: bid 9');
  for (const viewer of [0 as Seat, 1 as Seat, 'spectator'] as const)
    expect(one.view(viewer).table.def).toEqual(other.view(viewer).table.def);
  expect(points(one)).toEqual(points(other));
});
rule('GFS-2.3', 'all bids are turned over together, and a card is bid once', () => {
  const t = at([7, 12]);
  t.at('first').does('bid 9');
  t.at('second').does('bid 3');
  expect(t.s.table.size(zone.spent(0 as Seat))).toBe(1);
  expect(t.view(1 as Seat).table.printed(t.s.table.top(zone.spent(0 as Seat)))).toBeGreaterThan(0);
  expect(t.at('first').offers('bid 9')).toBe(false);
  expect(t.at('second').offers('bid 9')).toBe(true);
});
rule('GFS-2.4', 'the highest bid takes the prize, and equal ones let it wait', () => {
  const t = at([7, 12, 2]);
  t.do('first: bid 9');
  t.do('second: bid 9');
  expect(points(t)).toEqual([0, 0]);
  t.do('second: bid 4');
  t.do('first: bid 3');
  expect(points(t)).toEqual([0, 19]);
});
rule('GFS-2.4', 'two equal bids above a third let the prize wait', () => {
  const t = at([7, 12], 3);
  t.do('first: bid 9');
  t.do('third: bid 2');
  t.do('second: bid 9');
  expect(worth(t.s, zone.stakes)).toBe(19);
});
rule('GFS-3.1', 'the points are the ranks of the prizes; what waits at the end is nobody’s', () => {
  const t = at([7, 12]);
  t.do('first: bid 5');
  t.do('second: bid 1');
  t.do('first: bid 6');
  t.do('second: bid 6');
  expect(t.outcome).toEqual([7, 0]);
});

test('a sentence about a bid stands under the rule about bids alone', () => {
  expect(texts.en.refusal('GFS-2.2')).toContain('your own hand');
  expect(texts.en.refusal('GFS-2.4')).toBe('GFS-2.4');
});
test.each(['uk', 'ru'])('the rules are told in %s under the same ids', (language) => {
  const ids = (file: string): readonly string[] =>
    rulesOf(readFileSync(new URL(file, import.meta.url), 'utf8')).map(({ id }) => id);
  expect(ids(`rules.${language}.md`)).toEqual(ids('rules.md'));
});

describe('the contract with the kernel', () => {
  const digest = rulesOf(readFileSync(new URL('rules.md', import.meta.url), 'utf8'));
  const rules = new Set(digest.map(({ id }) => id));
  for (const setup of goofspiel.samples) {
    test(JSON.stringify(setup), () => {
      const tally = new Contract(goofspiel, setup, { games: 20, seed: 5, rules }).run();
      expect(tally.games).toBe(20);
      expect(tally.secretPairs).toBeGreaterThan(0);
      // Of two the one who is second ends the bidding, so there is nothing to be put in another order.
      expect(orderDoesNotMatter(goofspiel, setup, 20) > 100).toBe(setup.players !== 2);
    });
  }
});
