/** Of the examples that are files, what their files cannot say: plans in their order, the map, the rule of a refusal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { readPositionFile, Scenario } from '../../../kernel/scenario.ts';
import { bravery } from '../game.ts';
import { discard, display, enemyDiscard, hand, occupied, type Play, planOf, told } from './at.ts';

const folder = join(import.meta.dirname, '../../../../positions/bravery');
const START = ['N3', 'N4', 'S3', 'S4'];

/** What the example says about where it ends. */
type Printed = (t: Play) => void;
const held =
  (...spent: readonly string[]): Printed =>
  (t) => {
    expect(occupied(t)).toEqual(START);
    expect(discard(t)).toEqual(spent);
  };
const lost =
  (land: string): Printed =>
  (t) =>
    expect(occupied(t)).toEqual([...START, land].toSorted());
/** Attack and defence of the battles, one after another. */
const fought = (t: Play): unknown => told(t, 'battle').map(([, ...strengths]) => strengths);
const planned =
  (...cards: readonly string[]): Printed =>
  (t) => {
    expect(planOf(t)).toEqual(cards);
    expect(t.s.confirmed.get(t.seatNamed('player1'))).toBe(1);
  };
const ended =
  (score: number): Printed =>
  (t) =>
    expect(t.outcome).toEqual([score, score]);

const PRINTED: Readonly<Record<string, Printed>> = {
  'e05-seven-days': planned('counter2', 'defence2', 'meals'),
  'e06-eight-days': (t) => expect(t.at('player1').whyNot('plan meals')).toBe('BRV-7.3'),
  'e07-alert-comes-first': (t) => expect(planOf(t)).toEqual(['alert2', 'counter1', 'defence1', 'meals']),
  'e08-more-alerts-than-days': (t) => {
    expect(planOf(t)).toEqual(['alert2', 'alert2', 'alert2', 'alert1', 'alert1']);
    expect(t.at('player1').whyNot('plan defence1')).toBe('BRV-7.3');
    expect(t.at('player1').offers('confirm')).toBe(true);
  },
  'e09-cossack-drive': planned('school', 'drive', 'counter2', 'defence2'),
  'e10-volunteers': planned('school', 'volunteers', 'counter3', 'defence3'),
  'e11-will-taken-away': (t) => expect(t.at('player1').whyNot('plan drive')).toBe('BRV-7.10'),
  'e12-weakest-beside-the-enemy': (t) => {
    expect(told(t, 'targeted')).toEqual([['S2']]);
    expect(t.at('player1').prompt).toBe('defend');
  },
  'e13-players-choose': (t) => expect(occupied(t)).toEqual(['N3', 'N4', 'S4']),
  'e14-printed-shield-holds': held(),
  'e15-territory-lost': lost('S2'),
  'e16-defence-holds': held('defence1'),
  'e17-additional-card': (t) => {
    held('defence3')(t);
    expect(fought(t)).toEqual([[4, 4]]);
    expect(enemyDiscard(t).toSorted()).toEqual(['offensive1+', 'offensive3']);
  },
  'e18-pool-of-two': (t) => {
    expect(occupied(t)).toEqual(['N3', 'N4', 'S1', 'S2', 'S3', 'S4']);
    expect(enemyDiscard(t)).toEqual(['offensive2', 'offensive3']);
    expect(fought(t)).toEqual([
      [9, 1],
      [5, 2],
    ]);
  },
  'e21-counter-offensive': (t) => {
    expect(occupied(t)).toEqual(['N4', 'S3', 'S4']);
    expect([display(t), enemyDiscard(t)]).toEqual([[], ['enemyDefence1+']]);
    expect(discard(t).toSorted()).toEqual(['counter1', 'counter2']);
  },
  'e22-enemy-holds-with-its-card': (t) => {
    held('counter2')(t);
    expect([display(t), enemyDiscard(t)]).toEqual([[], ['enemyDefence1+']]);
  },
  'e23-enemy-holds-without-it': (t) => {
    held('counter1')(t);
    expect(display(t)).toEqual(['enemyDefence1+']);
  },
  'e24-secret-operation': (t) => {
    expect(fought(t)).toEqual([[1, 0]]);
    expect(occupied(t)).toEqual(['S3', 'S4']);
  },
  'e25-behind-the-lines': (t) => expect(t.at('player1').whyNot('attack S4')).toBe('BRV-10.6'),
  'e26-unused-is-discarded': held('defence3'),
  'e27-headquarters': (t) => {
    expect(hand(t)).toContain('defence3');
    expect(discard(t)).toEqual(['headquarters']);
  },
  'e28-konotop-witch': (t) => {
    expect([occupied(t), enemyDiscard(t), fought(t)]).toEqual([START, ['offensive4'], []]);
    expect(discard(t).toSorted()).toEqual(['meals', 'school', 'witch']);
  },
  'e29-farmers-squad': (t) => {
    held('farmers', 'generators')(t);
    expect(fought(t)).toEqual([[1, 1]]);
  },
  'e30-eastern-border': (t) => expect(occupied(t)).toEqual(['N4']),
  'e31-won': ended(1),
  'e32-a-need-is-left': ended(-1),
  'e33-a-territory-is-left': ended(-1),
  'e35-last-free-territory': ended(-1),
  'e36-pressure-of-four': (t) => {
    expect(fought(t)).toEqual([[6, 6]]);
    expect(occupied(t)).toEqual(START);
  },
  'e37-occupied-by-pressure': (t) => {
    expect(fought(t)).toEqual([[4, 4]]);
    expect(occupied(t)).toEqual(START);
  },
};

for (const [name, printed] of Object.entries(PRINTED)) {
  rule(`BRV-E${Number(/^e(\d+)/.exec(name)![1])}`, `positions/bravery/${name}.json ends as printed`, () => {
    const file = readPositionFile(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
    expect(file.game).toBe('bravery');
    const { setup, position, seed, do: lines } = file;
    const t = new Scenario(bravery, { setup, position, seed });
    for (const line of lines) t.do(line);
    printed(t);
  });
}
