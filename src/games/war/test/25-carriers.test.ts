/** WAR 25: aircraft on carriers. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { CardId } from '../../../kernel/ids.ts';
import { MARK } from '../state.ts';
import { fact } from '../verbs.ts';
import { type Battle, battle, bomber, type Drafts, fighter, infantry, order, told, unit } from './at.ts';

const FLEET: Drafts = {
  big: unit('carrier', 1, 4),
  small: unit('carrier', 1, 4, {}, { capacity: 1 }),
  cruiser: unit('cruiser', 3, 3),
  ace: fighter(1, 1),
  stuka: bomber(1, 1, 2),
  giant: bomber(1, 1, 2, {}, 'strategicBomber'),
  junkers: unit('transport', 0, 1),
  guns: unit('howitzer', 1, 1, {}, { line: 2 }),
  rifles: infantry(1, 1),
};
const attached = (b: Battle): unknown[][] => told(b, fact.attached).map(([card, host]) => [card, host]);
const phrases = (b: Battle, start: string): string[] => b.red.offered.filter((phrase) => phrase.startsWith(start));

rule(
  ['WAR-25.10', 'WAR-25.11', 'WAR-R60'],
  'aircraft of the second line and the reserve go on any carrier that has room; heavy ones on none',
  () => {
    const b = battle(FLEET, {
      phase: 'build',
      red: {
        first: ['big', 'cruiser', { card: 'small', aboard: ['ace'] }],
        second: ['small', 'stuka', 'giant', 'guns'],
        reserve: ['ace', 'junkers', 'rifles'],
      },
    });
    b.to('BUILD_END');
    expect(phrases(b, 'embark')).toEqual([
      'embark stuka on big',
      'embark ace on big',
      'embark stuka on small#2',
      'embark ace on small#2',
    ]);
    expect(b.red.refused.filter(({ phrase }) => phrase.startsWith('embark'))).toEqual([
      { phrase: 'embark giant on big', rule: 'WAR-25.10' },
      { phrase: 'embark junkers on big', rule: 'WAR-25.10' },
      { phrase: 'embark stuka on small', rule: 'WAR-R60' },
      { phrase: 'embark giant on small', rule: 'WAR-25.10' },
      { phrase: 'embark ace on small', rule: 'WAR-R60' },
      { phrase: 'embark junkers on small', rule: 'WAR-25.10' },
      { phrase: 'embark giant on small#2', rule: 'WAR-25.10' },
      { phrase: 'embark junkers on small#2', rule: 'WAR-25.10' },
    ]);
  },
);
rule(['WAR-25.11', 'WAR-R61'], 'where an aircraft went aboard, and whether out of reserve, is kept and told', () => {
  const b = battle(FLEET, { phase: 'build', red: { first: ['big'], second: ['stuka'], reserve: ['ace'] } });
  const [ship, stuka, ace] = ['big', 'stuka', 'ace'].map((name) => b.card('red', name)) as [CardId, CardId, CardId];
  b.to('BUILD_END').red.does('embark stuka on big', 'embark ace on big');
  expect(b.at('red', 'carrier')).toEqual(['stuka', 'ace']);
  expect(attached(b)).toEqual([
    [stuka, ship],
    [ace, ship],
  ]);
  expect([stuka, ace].map((card) => b.s.host.get(card))).toEqual([ship, ship]);
  expect([stuka, ace].map((card) => b.s.marks.get(card) & MARK.embarked)).toEqual([0, MARK.embarked]);
});
rule(
  ['WAR-25.11', 'WAR-25.12', 'WAR-3.3'],
  'ships and aircraft that have gone take nobody aboard and do not go',
  () => {
    const storm = order({
      when: ['BUILD_START', 'BUILD'],
      effects: [
        {
          do: 'send',
          to: 'losses',
          on: { kinds: ['carrier', 'fighter'], where: ['first', 'second', 'reserve'], lacks: ['night'] },
        },
      ],
    });
    const drafts: Drafts = {
      ...FLEET,
      storm,
      stout: unit('carrier', 1, 4, { keywords: { night: true } }, { capacity: 2 }),
    };
    const b = battle(drafts, {
      phase: 'build',
      red: {
        first: [
          { card: 'stout', aboard: ['stuka'] },
          { card: 'small', aboard: ['ace'] },
        ],
        second: ['stuka', 'ace'],
        reserve: ['stuka', 'ace'],
        hand: ['storm'],
      },
    });
    b.to('BUILD_START').red.does('play storm');
    expect(phrases(b, 'land')).toEqual(['land stuka#3']);
    b.to('BUILD_END');
    expect(phrases(b, 'embark')).toEqual(['embark stuka on stout', 'embark stuka#2 on stout']);
    expect(b.red.refused.filter(({ phrase }) => phrase.startsWith('embark'))).toEqual([]);
  },
);
rule('WAR-25.12', 'an aircraft that lands belongs to no carrier any more, which is told', () => {
  const b = battle(FLEET, { phase: 'build', red: { first: [{ card: 'small', aboard: ['ace', 'stuka'] }] } });
  const ace = b.card('red', 'ace');
  b.to('BUILD_START');
  expect(phrases(b, 'land')).toEqual(['land ace', 'land stuka']);
  b.red.does('land ace');
  expect([b.at('red', 'second'), b.at('red', 'carrier'), b.s.host.get(ace)]).toEqual([['ace'], ['stuka'], 0]);
  expect([attached(b), phrases(b, 'land')]).toEqual([[[ace, 0]], ['land stuka']]);
});
