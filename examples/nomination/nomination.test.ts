import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Contract, rulesOf } from 'redut/contract';
import { rule } from 'redut/contract/vitest';
import { FastChance, Options, Scenario, type Seat } from 'redut/kernel';
import { nomination } from './game.ts';
import { letters } from './position.ts';
import { zone } from './rules.ts';

const at = (hands: readonly (readonly string[])[], trump: string, promised?: readonly number[]) =>
  new Scenario(nomination, {
    setup: { players: hands.length as 2 },
    position: { hands, trump, ...(promised === undefined ? {} : { promised }) },
  });
type Table = ReturnType<typeof at>;
const taken = ({ s }: Table): readonly number[] =>
  Array.from({ length: s.table.plan.seats }, (_, seat) => s.taken.get(seat as Seat));

rule('NOM-1.1', 'there are 36 cards, and none twice', () => {
  const { s } = new Scenario(nomination);
  const prints = Array.from({ length: s.table.cards }, (_, i) => letters(s.table.def[i + 1]! as never));
  expect(new Set(prints).size).toBe(36);
  expect(prints).toContain('AS');
  expect(prints).toContain('6C');
});
interface Deal {
  readonly tricks: number;
  readonly dealer: number;
  readonly hand: number;
}
/** Plays a whole game at random and notes what stood when the first promise of each deal was asked for. */
function wholeGame(players: 2 | 3 | 4 | 5): readonly Deal[] {
  const t = new Scenario(nomination, { setup: { players } });
  const [out, chance] = [new Options(), new FastChance(4)];
  const deals: Deal[] = [];
  while (!t.rules.over(t.s)) {
    const seat = t.rules.actor(t.s);
    const { tricks, dealer, leader, promised, table } = t.s;
    if (seat === leader.value && promised.get(seat) === 0)
      deals.push({ tricks: tricks.value, dealer: dealer.value, hand: table.size(zone.hand(seat)) });
    t.rules.legal(t.s, seat, out);
    t.apply(seat, out.at(chance.below(out.size)));
  }
  return deals;
}
rule('NOM-2.1', 'eleven deals go up to six tricks and back, and the deal passes on', () => {
  const deals = wholeGame(3);
  expect(deals.map(({ tricks }) => tricks)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  expect(deals.map(({ hand }) => hand)).toEqual(deals.map(({ tricks }) => tricks));
  expect(deals.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
});
rule('NOM-2.2', 'a card is turned up, and its suit beats the others', () => {
  const t = new Scenario(nomination);
  expect(t.view('spectator').table.printed(t.s.table.top(zone.trump))).toBeGreaterThan(0);
  const trumped = at([['AS'], ['6D']], '9D', [1, 1]);
  trumped.do('first: play AS');
  trumped.do('second: play 6D');
  expect(taken(trumped)).toEqual([0, 1]);
});
rule('NOM-3.1', 'everybody promises in turn before a card is played', () => {
  const t = at([['AS'], ['6D'], ['7D']], '9H');
  expect(t.toAct).toEqual(['first']);
  expect(t.at('first').offered).toEqual(['promise 0', 'promise 1']);
  t.do('first: promise 1');
  expect(t.toAct).toEqual(['second']);
});
rule('NOM-3.2', 'the last promise may not make the sum right', () => {
  const t = at([['AS'], ['6D']], '9H');
  t.do('first: promise 1');
  expect(t.at('second').offered).toEqual(['promise 1']);
  expect(t.at('second').whyNot('promise 0')).toBe('NOM-3.2');
});
rule('NOM-4.1', 'the winner of a trick leads to the next', () => {
  const t = at(
    [
      ['6S', '7H'],
      ['AS', '8D'],
    ],
    '9C',
    [0, 2],
  );
  t.do('first: play 6S');
  t.do('second: play AS');
  expect(t.toAct).toEqual(['second']);
});
rule('NOM-4.2', 'who can follow suit must', () => {
  const t = at(
    [
      ['6S', '7H'],
      ['AS', '8D'],
    ],
    '9D',
    [0, 2],
  );
  t.do('first: play 6S');
  expect(t.at('second').offered).toEqual(['play AS']);
  expect(t.at('second').whyNot('play 8D')).toBe('NOM-4.2');
});
rule('NOM-4.3', 'the highest of the suit led takes it; other suits that are not trump take nothing', () => {
  const t = at([['7S'], ['AH'], ['9S']], '9D', [0, 0, 1]);
  t.do('first: play 7S');
  t.do('second: play AH');
  t.do('third: play 9S');
  expect(taken(t)).toEqual([0, 0, 1]);
});
rule(['NOM-5.1', 'NOM-5.2'], 'only a promise kept to the trick scores, 10 and one for each', () => {
  const t = at([['7S'], ['AH'], ['9S']], '9D', [0, 1, 1]);
  t.do('first: play 7S');
  t.do('second: play AH');
  t.do('third: play 9S');
  expect(t.outcome).toEqual([10, 0, 11]);
});

test.each(['uk', 'ru'])('the rules are told in %s under the same ids', (language) => {
  const ids = (file: string): readonly string[] =>
    rulesOf(readFileSync(new URL(file, import.meta.url), 'utf8')).map(({ id }) => id);
  expect(ids(`rules.${language}.md`)).toEqual(ids('rules.md'));
});

describe('the contract with the kernel', () => {
  const digest = rulesOf(readFileSync(new URL('rules.md', import.meta.url), 'utf8'));
  const rules = new Set(digest.map(({ id }) => id));
  for (const setup of nomination.samples) {
    test(JSON.stringify(setup), () => {
      expect(new Contract(nomination, setup, { games: 4, seed: 7, rules }).run().games).toBe(4);
    });
  }
});
