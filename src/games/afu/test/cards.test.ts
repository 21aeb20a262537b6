import { describe, expect, test } from 'vitest';
import { STANDARD, type CardSet } from '../cards/set.ts';
import { faultsOf } from '../cards/validate.ts';

const tally = <T>(list: readonly T[], of: (item: T) => string | readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of list) for (const key of [of(item)].flat()) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};
const { afu } = STANDARD;

describe('the distribution of the 90 AFU cards (digest 32.7)', () => {
  test('costs, types, badges, compensation', () => {
    expect(tally(afu, (card) => String(card.cost))).toEqual({ 1: 16, 2: 22, 3: 20, 4: 16, 5: 10, 6: 6 });
    expect(tally(afu, (card) => card.type)).toEqual({ infantry: 34, tank: 20, artillery: 18, air: 8, none: 10 });
    expect(tally(afu, (card) => String(card.pay))).toEqual({ 2: 44, 3: 28, 4: 8, removePanic: 10 });
    const { plain, ...badges } = tally(afu, (card) => card.badge);
    expect([plain, new Set(Object.values(badges))]).toEqual([12, new Set([13])]);
  });
  test('marks, rewards, conditions', () => {
    expect(tally(afu, (card) => card.marks ?? [])).toEqual({
      enhAttack: 34,
      enhDefence: 26,
      antiAir: 14,
      reinforcements: 8,
    });
    const bonuses = afu.flatMap(({ bonus }) => bonus ?? []);
    expect(tally(bonuses, (bonus) => bonus.gain)).toEqual({
      attackPlus: 10,
      defencePlus: 8,
      supportPlus: 8,
      draw1: 8,
      recruitPoints: 6,
      recon3: 5,
      returnPanic: 4,
      panicShield: 3,
      hospitalSwap: 2,
    });
    expect(tally(bonuses, (bonus) => bonus.when?.is ?? 'always')).toEqual({
      always: 12,
      badge: 24,
      destroyed: 6,
      panicThisRound: 3,
      playedNormalDefence: 3,
      playedEnhancedDefence: 3,
      objectiveOpen: 3,
    });
  });
  test('air units cost 4 to 6; at most 15 in a hundred cards have a single use', () => {
    expect(afu.filter(({ type }) => type === 'air').every(({ cost }) => cost >= 4)).toBe(true);
    const single = afu.filter(
      (card) => card.marks?.includes('reinforcements') === true || card.bonus?.gain === 'hospitalSwap',
    );
    expect(single.length / afu.length).toBeLessThan(0.15);
  });
});

describe('every card is a choice', () => {
  type Card = (typeof afu)[number];
  const value = (card: Card, field: 'attack' | 'defence' | 'support'): number => card[field] ?? -1;
  const marked = (card: Card, other: Card): boolean => (card.marks ?? []).every((mark) => other.marks?.includes(mark));
  const backs = (card: Card): boolean => card.marks?.includes('reinforcements') === true;
  const pays = (card: Card, other: Card): boolean =>
    card.pay === other.pay || (card.pay !== 'removePanic' && other.pay !== 'removePanic' && card.pay < other.pay);
  const gains = (card: Card, other: Card): boolean =>
    card.bonus === undefined || JSON.stringify(card.bonus) === JSON.stringify(other.bonus);
  /** Does the other do all that this one does, for no more? */
  const outdone = (card: Card, other: Card): boolean =>
    other !== card &&
    other.cost <= card.cost &&
    (['attack', 'defence', 'support'] as const).every((field) => value(other, field) >= value(card, field)) &&
    marked(card, other) &&
    backs(card) === backs(other) &&
    pays(card, other) &&
    gains(card, other);

  test('no two differ only in name', () => {
    const faces = afu.map(({ key: _key, ...face }) => JSON.stringify(face));
    expect(new Set(faces).size).toBe(afu.length);
  });
  test('none is outdone in everything by another of its type that costs no more', () => {
    const pairs = afu.flatMap((card) =>
      afu
        .filter((other) => other.type === card.type && outdone(card, other))
        .map((other) => `${card.key} by ${other.key}`),
    );
    expect(pairs).toEqual([]);
  });
  test('each badge has a character of its own: what its cards are, what they do best and what they give', () => {
    const badges = Object.entries(Object.groupBy(afu, ({ badge }) => badge));
    const most = (counts: Record<string, number>): string =>
      Object.entries(counts).toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
    const characters = badges.map(([, cards]) => {
      const gifts = tally(cards, (card) => card.bonus?.gain ?? 'nothing');
      return [
        most(tally(cards, ({ type }) => type)),
        most(tally(cards, (card) => card.marks ?? [])),
        most(gifts),
        Object.keys(gifts).toSorted().join(),
      ].join(' ');
    });
    expect(new Set(characters).size).toBe(badges.length);
  });
});

describe('validation names the card and the field (AFU-S28)', () => {
  const [first, ...rest] = afu;
  const changed = (change: Partial<(typeof afu)[number]>): string =>
    faultsOf({ ...STANDARD, afu: [{ ...first!, ...change }, ...rest] }).lines.join('\n');
  const broken = (change: Partial<CardSet>): string => faultsOf({ ...STANDARD, ...change }).lines.join('\n');
  test.each([
    ['a cost out of range', () => changed({ cost: 7 }), /^antiAircraftSquad\.cost/],
    ['two cards of one key', () => changed({ key: 'raiders' }), /raiders\.key: used twice/],
    ['an attack out of range', () => changed({ attack: 12 }), /antiAircraftSquad\.attack/],
    [
      'a kill that raises a value',
      () => changed({ bonus: { when: { is: 'destroyed', least: 1 }, gain: 'attackPlus', n: 1 } }),
      /antiAircraftSquad\.bonus/,
    ],
    ['a mark of invaders', () => changed({ marks: ['rocketStrike'] }), /antiAircraftSquad\.marks/],
    ['reinforcements that fight', () => changed({ marks: ['reinforcements'] }), /antiAircraftSquad\.marks/],
    ['a missing card', () => broken({ afu: rest }), /^afu: 89 cards, not 90/],
    [
      'a card too many in a starting deck',
      () => broken({ start: [[...STANDARD.start[0], STANDARD.start[0][0]!], STANDARD.start[1]] }),
      /start\.yellow/,
    ],
    [
      'colours that differ',
      () =>
        broken({ flag: [[{ ...STANDARD.flag[0][0]!, attack: 5 }, ...STANDARD.flag[0].slice(1)], STANDARD.flag[1]] }),
      /reconGroup: unlike/,
    ],
    [
      'numbers that differ',
      () =>
        broken({
          numbered: [
            [{ ...STANDARD.numbered[0][0]!, attack: 9 }, ...STANDARD.numbered[0].slice(1)],
            STANDARD.numbered[1],
          ],
        }),
      /numbered\.attack/,
    ],
    [
      'a flag invader that only supports',
      () =>
        broken({
          flag: [[{ key: 'ghost', type: 'none', support: 1 }, ...STANDARD.flag[0].slice(1)], STANDARD.flag[1]],
        }),
      /ghost\.support/,
    ],
    [
      'twins',
      () => broken({ afu: [first!, { ...first!, key: 'twin' }, ...rest.slice(1)] }),
      /twin: differs from antiAircraftSquad only in its name/,
    ],
    [
      'two bridges only',
      () =>
        broken({
          objectives: STANDARD.objectives.map((card) =>
            card.key === 'irpinBridge' ? Object.assign({}, card, { kind: 'city' as const }) : card,
          ),
        }),
      /bridges/,
    ],
    [
      'no event that ends a series',
      () => broken({ events: STANDARD.events.map(({ key, effects }) => ({ key, effects, chaining: true })) }),
      /events\.chaining/,
    ],
  ] as const)('%s', (_what, find, fault) => {
    expect(find()).toMatch(fault);
  });
});
