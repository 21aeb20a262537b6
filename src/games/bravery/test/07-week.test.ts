import { describe, expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { FIRST_ENEMY, KEYS } from '../cards/set.ts';
import { Week } from '../rules/07-week.ts';
import { table, valuesOf } from './at.ts';

const defOf = (key: (typeof KEYS)[number]): DefId => KEYS.indexOf(key) as DefId;
/** A week with these cards in it, none of them relieved, and so many room makers in hand. */
function weekOf(keys: readonly (typeof KEYS)[number][], drives = 0, helpers = 0): Week {
  const week = new Week();
  for (const key of keys) week.put(defOf(key), 1);
  return Object.assign(week, { drives, driveCost: 2, driveDays: 2, helpers, helperCost: 3 });
}

rule(
  ['BRV-R7', 'BRV-R8'],
  'Will is what needs give, less what attacks take, less what was spent; only the rest may be below 0',
  () => {
    const sums = (...keys: Parameters<typeof weekOf>[0]): number[] => {
      const { will, left } = weekOf(keys);
      return [will, left];
    };
    expect(sums('school', 'meals')).toEqual([4, 4]);
    expect(sums('school', 'attack1', 'drive')).toEqual([2, 0]);
    expect(sums('meals', 'attack2')).toEqual([0, -1]);
    expect(sums('drive')).toEqual([0, -2]);
  },
);
rule('BRV-17.8', 'what a plan needs goes by the card that asks for most, and not by one that was taken away', () => {
  const week = weekOf(['meals']);
  week.put(defOf('secret'), -1);
  expect(week.needed).toBe(0);
  week.put(defOf('secret'), 1);
  expect(week.needed).toBe(1);
});
const fits = (week: Week, key: (typeof KEYS)[number]): boolean => week.tenableKinds(1 << defOf(key)) !== 0;
rule('BRV-7.3', 'a card of no days always fits', () => {
  const full = weekOf(['alert2', 'alert2', 'alert2', 'alert1', 'alert1']);
  expect([fits(full, 'attack1'), fits(full, 'defence1')]).toEqual([true, false]);
  const six = weekOf(['alert2', 'counter3']);
  expect([fits(six, 'defence1'), fits(six, 'defence2')]).toEqual([true, false]);
});
rule(
  ['BRV-17.13', 'BRV-17.14'],
  'room can be made by a card in hand that the Will, grown by the next need, pays for',
  () => {
    const can = (keys: Parameters<typeof weekOf>[0], drives: number, helpers: number, gain: number): boolean =>
      weekOf(keys, drives, helpers).canMakeRoom(gain);
    expect([can([], 1, 0, 1), can([], 1, 0, 2), can([], 0, 0, 9)]).toEqual([false, true, false]);
    expect([can([], 0, 1, 2), can([], 0, 1, 3), can([], 1, 1, 2)]).toEqual([false, true, true]);
    expect([can(['school', 'drive'], 1, 0, 0), can(['school', 'drive'], 1, 0, 1)]).toEqual([false, true]);
    expect([can(['attack1'], 1, 0, 2), can(['attack1'], 1, 0, 3)]).toEqual([false, true]);
    expect([can(['attack2', 'meals'], 1, 0, 2), can(['attack2', 'meals'], 1, 0, 3)]).toEqual([false, true]);
  },
);
rule(['BRV-17.13', 'BRV-R9'], 'a need that Volunteers have taken over cannot be taken over again', () => {
  // Five hostile days and needs of 4, 3 and 3: eight days too many.
  const week = weekOf(['alert2', 'alert2', 'alert1', 'school', 'homes', 'homes'], 0, 1);
  week.put(defOf('volunteers'), 1);
  week.relieve(4, 1);
  expect([week.excess, week.tenable]).toEqual([4, false]); // the next longest need has three days
  week.relieve(4, -1);
  expect(week.excess).toBe(8);
});
rule('BRV-R9', 'a plan that is too long is tenable just when some of the cards in hand make it legal', () => {
  const NEEDS = ['school', 'homes', 'meals'] as const;
  const gains = [3, 2, 1];
  const lengths = [4, 3, 2];
  const wrong: unknown[] = [];
  /** Every way to use Drives and Volunteers, tried. */
  const expected = (
    counts: readonly number[],
    hostile: number,
    other: number,
    drives: number,
    helpers: number,
  ): boolean => {
    const will = counts.reduce((sum, n, i) => sum + n * gains[i]!, 0);
    for (let d = 0; d <= drives; d++)
      for (let a = 0; a <= counts[0]!; a++)
        for (let b = 0; b <= counts[1]!; b++)
          for (let c = 0; c <= counts[2]!; c++) {
            if (a + b + c > helpers || 2 * d + 3 * (a + b + c) > will) continue;
            const eased = [a, b, c];
            const days = counts.reduce((sum, n, i) => sum + (n - eased[i]!) * lengths[i]!, other);
            if (days === 0 || hostile + days <= 7 + 2 * d) return true;
          }
    return false;
  };
  for (let code = 0; code < 27; code++) {
    const counts = [code % 3, Math.floor(code / 3) % 3, Math.floor(code / 9)];
    const needs = NEEDS.flatMap((key, i) => Array.from({ length: counts[i]! }, () => key));
    for (let hostile = 0; hostile <= 8; hostile++)
      for (const other of [0, 1, 3])
        for (let drives = 0; drives <= 2; drives++)
          for (let helpers = 0; helpers <= 2; helpers++) {
            const cards = [...needs, ...Array.from({ length: hostile }, () => 'alert1' as const)];
            const week = weekOf(
              [...cards, ...Array.from({ length: other }, () => 'defence1' as const)],
              drives,
              helpers,
            );
            if (week.tenable !== expected(counts, hostile, other, drives, helpers))
              wrong.push([counts, hostile, other, drives, helpers, week.tenable]);
          }
  }
  expect(wrong).toEqual([]);
});
rule(['BRV-R9', 'BRV-17.14'], 'a Drive that is taken back is one in hand, and can be laid again', () => {
  // Four days of school and five of hostile cards: two too many, and a Drive makes up for them.
  const week = new Week();
  for (const key of ['school', 'alert2', 'alert2', 'alert1', 'drive'] as const) week.put(defOf(key), 1);
  expect([week.excess, week.tenableWithout(defOf('drive')), week.tenableWithout(defOf('school'))]).toEqual([
    0,
    true,
    false,
  ]);
});
rule('BRV-R9', 'what one card more or less comes to is what the week with it, or without it, comes to', () => {
  const wrong: unknown[] = [];
  let tried = 0;
  const repeated = (key: (typeof KEYS)[number], n: number): (typeof KEYS)[number][] =>
    Array.from({ length: n }, () => key);
  const MORE = ['school', 'homes', 'meals', 'defence1', 'defence2', 'secret', 'drive'] as const;
  const check = (keys: readonly (typeof KEYS)[number][], drives: number, helpers: number): void => {
    const week = weekOf(keys, drives, helpers);
    if (!week.affordable) return;
    tried++;
    // All kinds at once are each by itself.
    const each = MORE.reduce((kinds, key) => kinds | week.tenableKinds(1 << defOf(key)), 0);
    if (week.tenableKinds(MORE.reduce((kinds, key) => kinds | (1 << defOf(key)), 0)) !== each)
      wrong.push(['all', keys]);
    for (const key of MORE) {
      if (key === 'drive' && drives === 0) continue;
      const after = weekOf([...keys, key], drives - (key === 'drive' ? 1 : 0), helpers);
      if (fits(week, key) !== after.tenable) wrong.push(['with', key, keys, drives, helpers]);
    }
    for (const key of new Set(keys)) {
      if (key === 'alert1' || key === 'attack1') continue;
      const rest = keys.toSpliced(keys.indexOf(key), 1);
      const after = weekOf(rest, drives + (key === 'drive' ? 1 : 0), helpers);
      if (week.tenableWithout(defOf(key)) !== after.tenable) wrong.push(['without', key, keys, drives, helpers]);
    }
  };
  for (let code = 0; code < 27; code++) {
    const counts = [code % 3, Math.floor(code / 3) % 3, Math.floor(code / 9)];
    const needs = [
      ...repeated('school', counts[0]!),
      ...repeated('homes', counts[1]!),
      ...repeated('meals', counts[2]!),
    ];
    for (const hostile of [0, 4, 7, 9])
      for (const others of [[], ['defence1'], ['attack1']] as const)
        for (let drives = 0; drives <= 1; drives++)
          for (let helpers = 0; helpers <= 2; helpers++)
            for (let laid = 0; laid <= 1; laid++)
              check([...needs, ...repeated('alert1', hostile), ...others, ...repeated('drive', laid)], drives, helpers);
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(2500);
});
rule('BRV-R9', 'where nothing but hostile cards lasts a week is never too long, whatever is taken back from it', () => {
  // Nine hostile days, and a school that nobody has relieved; without it there are hostile days alone.
  const nine = weekOf(['alert2', 'alert2', 'alert2', 'alert2', 'alert1', 'school']);
  expect([nine.excess > 0, nine.tenableWithout(defOf('school'))]).toEqual([true, true]);
  // The school is relieved: it gives Will and takes no days, and a Drive may be laid though the hostile days are too many.
  const relieved = weekOf(['alert2', 'alert2', 'alert2', 'alert2', 'alert2', 'alert1', 'school']);
  relieved.relieve(4, 1);
  expect([fits(relieved, 'drive'), fits(relieved, 'meals')]).toEqual([true, false]);
});
rule(
  ['BRV-7.10', 'BRV-17.8'],
  'a card cannot be paid for in a plan that is not; one that asks for days alone needs nothing but them',
  () => {
    const spent = weekOf(['drive']);
    const can = (week: Week, key: (typeof KEYS)[number]): boolean => week.affordableWith(defOf(key));
    expect([can(spent, 'defence1'), can(spent, 'homes'), can(spent, 'meals')]).toEqual([false, true, false]);
    const asked = weekOf(['secret']);
    expect([can(asked, 'defence1'), can(asked, 'meals')]).toEqual([false, true]);
    expect([
      fits(spent, 'defence1'),
      fits(weekOf(['drive', 'alert2', 'alert2', 'alert2', 'alert2', 'alert1']), 'defence1'),
    ]).toEqual([true, false]);
  },
);
rule('BRV-R9', 'whatever is tried out leaves the week as it was', () => {
  const before = (): Week => weekOf(['school', 'homes', 'alert2', 'drive', 'secret'], 1, 2);
  const week = before();
  for (let def = 1 as DefId; def < FIRST_ENEMY; def++) {
    week.tenableKinds(1 << def);
    week.bears(def);
    if (['school', 'homes', 'drive'].includes(KEYS[def]!)) week.tenableWithout(def);
  }
  // What Volunteers can take over is summed up when it is asked for.
  const other = before();
  expect([week.reach, week]).toEqual([other.reach, other]);
});
rule(
  ['BRV-17.13', 'BRV-R9'],
  'Volunteers relieve needs alone, one each, and more of them than needs do no harm',
  () => {
    // The school is relieved: seven days are full, and there is Will for Volunteers on the card that would be too many.
    const full = weekOf(['alert2', 'alert2', 'alert1', 'defence2', 'school'], 0, 1);
    full.relieve(4, 1);
    expect([full.room, full.affordableWith(defOf('secret')), fits(full, 'secret')]).toEqual([0, true, false]);
    const many = weekOf(['school', 'school', 'homes'], 0, 4);
    expect(many.reach).toBe(8);
    many.relieve(4, 1);
    many.relieve(3, 1);
    expect(many.reach).toBe(4);
    // Two of three schools are relieved: there is Will for all three Volunteers, and one school for them.
    const three = weekOf(['school', 'school', 'school'], 0, 3);
    three.relieve(4, 1);
    three.relieve(4, 1);
    expect(three.reach).toBe(4);
    // Eleven hostile days, and all others are relieved: that is allowed, however long.
    const long = weekOf(['school', 'alert2', 'alert2', 'alert2', 'alert2', 'alert2', 'alert1', 'bridge'], 0, 3);
    long.relieve(4, 1);
    expect([long.excess, long.tenable]).toEqual([8, true]);
  },
);

describe('the question of planning names what the plan comes to', () => {
  const values = (hand: readonly string[], ...phrases: readonly string[]) => {
    const t = table({ player1: { hand }, player2: { hand: ['counter1'] } });
    t.at('player1').does(...phrases);
    return valuesOf(t);
  };
  const usual = {
    alone: 0,
    second: 0,
    days: 0,
    room: 7,
    will: 0,
    over: 0,
    hostile: 0,
    drive: 0,
    helper: 0,
    confirmed: 0,
    asked: 0,
  };
  const [drive, helper] = [defOf('drive'), defOf('volunteers')];

  test('days, room and Will, and who in hand could make room', () => {
    expect(values([])).toEqual(usual);
    expect(values(['alert2', 'school', 'drive', 'volunteers'], 'plan school')).toEqual({
      ...usual,
      days: 6,
      will: 3,
      drive,
      helper,
    });
    expect(values(['alert2', 'school', 'drive', 'defence1'], 'plan school', 'plan drive')).toEqual({
      ...usual,
      days: 6,
      room: 9,
      will: 1,
    });
    expect(values(['counter3', 'school', 'drive'], 'plan school', 'plan counter3')).toEqual({
      ...usual,
      days: 8,
      will: 3,
      over: 1,
      drive,
    });
    expect(values(['attack2'])).toEqual({ ...usual, days: 1, will: -2 });
  });
  test('whether the plan is confirmed, and whether somebody waits for an answer', () => {
    const t = table({ player1: { hand: ['defence1'] }, player2: { hand: ['counter1'] } });
    t.at('player1').does('confirm');
    t.at('player2').does('ask player1 for defence1');
    expect(valuesOf(t, 1)).toEqual({ ...usual, confirmed: 1, asked: 1 });
    expect(valuesOf(t, 2)).toEqual(usual);
  });
  test('alone: the plan that is too long, or the first', () => {
    const solo = (hand: readonly string[], ...phrases: readonly string[]) => {
      const t = table({ player1: { hand } }, { players: 1 });
      t.at('player1').does(...phrases);
      return valuesOf(t);
    };
    const alone = { ...usual, alone: 1 };
    expect(solo(['alert1', 'attack1'])).toEqual({
      ...alone,
      hostile: (1 << defOf('alert1')) | (1 << defOf('attack1')),
    });
    expect(solo(['school', 'meals'], 'plan school in plan 2', 'plan meals in plan 1')).toEqual({
      ...alone,
      days: 2,
      will: 1,
    });
    const long = ['school', 'bridge', 'drive', 'meals'];
    const [in1, in2] = [1, 2].map((n) => [`plan school in plan ${n}`, `plan bridge in plan ${n}`]);
    expect(solo(long, 'plan meals in plan 1', ...in2!)).toEqual({
      ...alone,
      second: 1,
      days: 8,
      will: 6,
      over: 1,
      drive,
    });
    expect(solo(long, 'plan meals in plan 2', ...in1!)).toEqual({ ...alone, days: 8, will: 6, over: 1, drive });
  });
});

rule(
  ['BRV-7.3', 'BRV-7.10', 'BRV-17.8'],
  'a plan that cannot be confirmed says whether days, Will or a condition stop it',
  () => {
    const whyNot = (...plan: readonly string[]): string | undefined =>
      table({ player1: { plan } }).at('player1').whyNot('confirm');
    expect([whyNot('counter3', 'counter3'), whyNot('drive'), whyNot('secret'), whyNot('meals', 'drive')]).toEqual([
      'BRV-7.3',
      'BRV-7.10',
      'BRV-17.8',
      'BRV-7.10',
    ]);
    expect(whyNot('homes', 'drive', 'secret')).toBeUndefined();
  },
);
rule(
  ['BRV-14.4', 'BRV-R35'],
  'alone: while one plan is too long the other waits, and hostile cards come before all',
  () => {
    const solo = (hand: readonly string[], ...phrases: readonly string[]) => {
      const t = table({ player1: { hand } }, { players: 1 });
      t.at('player1').does(...phrases);
      return t.at('player1');
    };
    const long = ['school', 'bridge', 'drive', 'defence1'];
    const first = solo(long, 'plan school in plan 1', 'plan bridge in plan 1');
    expect([first.offers('plan drive in plan 1'), first.offers('plan defence1 in plan 2')]).toEqual([true, false]);
    const second = solo(long, 'plan school in plan 2', 'plan bridge in plan 2');
    expect([second.offers('plan drive in plan 2'), second.offers('plan defence1 in plan 1')]).toEqual([true, false]);
    expect(solo(['alert1', 'defence1']).whyNot('confirm')).toBe('BRV-7.6');
  },
);
rule('BRV-R13', 'nobody waits for who has confirmed, unless an answer is owed', () => {
  const t = table({ player1: { hand: ['defence1'] }, player2: { hand: ['counter1'] }, player3: {} }, { players: 3 });
  const awaited = (): number => t.rules.awaited(t.s);
  expect(awaited()).toBe(0b111);
  t.at('player1').does('confirm');
  expect([awaited(), t.toAct.length]).toEqual([0b110, 3]);
  t.at('player3').does('confirm');
  t.at('player2').does('ask player1 for defence1');
  expect(awaited()).toBe(0b011);
  t.at('player1').does('decline defence1 of player2');
  expect(awaited()).toBe(0b010);
  expect(t.s.confirmed.get(0 as Seat)).toBe(1);
});
