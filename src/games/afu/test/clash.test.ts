import { expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { rule } from '../../../kernel/contract/rule.ts';
import { FactList } from '../../../kernel/facts.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { PASS } from '../../../kernel/verbs.ts';
import { type Clash, clashes, clashIn, panicColumns, sumOf } from '../clash.ts';
import { afu } from '../game.ts';
import { BEATEN, DESTROYED, SHELLED } from '../rules/07-combat.ts';
import { type Afu, COLUMNS, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { defOf, type Field, foe, ONE, own, type Position, solo, SPARE } from './at.ts';

interface Cards {
  readonly foe: string;
  readonly behind?: string;
  readonly front?: string;
  readonly back?: string;
}
/** Columns as they stand while cards are still being placed. */
function stand(columns: readonly Cards[], more: Position = {}, one: Position = {}): Field {
  const row = (of: (cards: Cards) => string | undefined): string[] => columns.map((cards) => of(cards) ?? '-');
  return solo({
    step: 'placement',
    ...more,
    one: {
      attack: row((cards) => cards.foe),
      enemySupport: row((cards) => cards.behind),
      defence: row((cards) => cards.front),
      support: row((cards) => cards.back),
      hand: [SPARE],
      ...one,
    },
  });
}
const clashOf = (cards: Cards, more: Position = {}): Clash => clashIn(stand([cards], more).s, ONE, 0)!;

rule(['AFU-7.2', 'AFU-7.3', 'AFU-8.5', 'AFU-20.3'], 'a clash names the points of both sides, with their arrows', () => {
  const enemy = foe('3/4');
  const behind = foe('-/- S2 reinforcements');
  const front = own('2/5', { bonus: { gain: 'attackPlus', n: 3 } });
  const back = own('9/9e S1', { bonus: { gain: 'supportPlus', n: 2 } });
  expect(clashOf({ foe: enemy, behind, front, back })).toEqual({
    column: 0,
    enemy: defOf(enemy),
    enemyBack: defOf(behind),
    front: defOf(front),
    back: defOf(back),
    ours: { attack: { n: 8, enhanced: false }, defence: { n: 8, enhanced: true } },
    theirs: { attack: { n: 5, enhanced: true }, defence: { n: 6, enhanced: false } },
    destroyed: true,
    beaten: false,
    shelled: false,
    downed: { front: false, back: false },
    saved: { enemy: undefined, own: undefined },
  });
});
rule(['AFU-7.5', 'AFU-8.1', 'AFU-8.4', 'AFU-8.13', 'AFU-R3'], 'it is told which mark stops points that suffice', () => {
  const rows: readonly (readonly [string, string, Clash['saved']['enemy'], Clash['saved']['own'], boolean, boolean])[] =
    [
      ['1/3e', '3/9', 'armour', undefined, false, false],
      ['1/3e', '2/9', undefined, undefined, false, false],
      ['1/3e', '3e/9', undefined, undefined, true, false],
      ['1/3', '3/9', undefined, undefined, true, false],
      ['1/3 air', '3/9', 'air', undefined, false, false],
      ['1/3e air', '3e/9', 'air', undefined, false, false],
      ['1/3 air', '3/9 antiAir', undefined, undefined, true, false],
      ['1/3 air', '3/9 air', undefined, undefined, true, false],
      ['1/3e air', '3/9 air', 'armour', undefined, false, false],
      ['1/0e', '0/9', undefined, undefined, false, false],
      ['4/9', '1/4e', undefined, 'armour', false, false],
      ['3/9', '1/4e', undefined, undefined, false, false],
      ['4e/9', '1/4e', undefined, undefined, false, true],
      ['4/9', '1/4 air', undefined, 'air', false, false],
      ['4/9 antiAir', '1/4 air', undefined, undefined, false, true],
      ['4/9 air', '1/4e air', undefined, 'armour', false, false],
      ['0/9', '1/0e', undefined, undefined, false, false],
    ];
  for (const [enemy, front, enemySaved, ownSaved, destroyed, beaten] of rows) {
    const clash = clashOf({ foe: foe(enemy), front: own(front) });
    expect([enemy, front, clash.saved, clash.destroyed, clash.beaten]).toEqual([
      enemy,
      front,
      { enemy: enemySaved, own: ownSaved },
      destroyed,
      beaten,
    ]);
  }
});
rule(
  ['AFU-7.11', 'AFU-9.1'],
  'a column without an invader is no clash, and one without a front card is not fought',
  () => {
    const [first, third] = [foe('9/1e'), foe('1/1 enemyArtillery')];
    const field = stand([{ foe: first }, { foe: '-' }, { foe: third, front: own('1/9'), back: own('-/- S0') }]);
    expect(clashIn(field.s, ONE, 1)).toBeUndefined();
    const [open, fought, ...more] = clashes(field.s, ONE);
    expect(more).toEqual([]);
    expect(open).toMatchObject({
      column: 0,
      front: 0,
      back: 0,
      ours: { attack: { n: 0, enhanced: false } },
      destroyed: false,
      beaten: false,
      saved: { enemy: undefined, own: undefined },
    });
    expect(fought).toMatchObject({ column: 2, enemy: defOf(third), destroyed: true, beaten: false, shelled: true });
  },
);
rule(['AFU-18.6', 'AFU-R55'], 'an own air unit is told to be lost by the event, in front or behind', () => {
  const [plane, tank] = [own('9/9 S1 air'), own('9/9 S1 tank')];
  const downed = (airLoss: boolean, front: string, back: string): Clash['downed'] =>
    clashOf({ foe: foe('1/1'), front, back }, { airLoss }).downed;
  expect([downed(true, plane, tank), downed(true, tank, plane), downed(false, plane, tank)]).toEqual([
    { front: true, back: false },
    { front: false, back: true },
    { front: false, back: false },
  ]);
});

rule(
  ['AFU-7.6', 'AFU-7.8', 'AFU-8.8', 'AFU-9.1', 'AFU-13.3', 'AFU-18.6'],
  'the sum says what a battle would cost and bring',
  () => {
    const none = { trophies: 0, panic: 0, hospital: 0, points: 2, icons: 0 }; // the spare card pays 2
    const sum = (columns: readonly Cards[], more: Position = {}, one: Position = {}) =>
      sumOf(stand(columns, more, one).s, ONE);
    const weak = { foe: foe('1/9'), front: own('1/9') };
    expect(sum([])).toEqual(none);
    expect(sum([weak])).toEqual(none);
    expect(sum([{ foe: 't72' }, weak, { foe: 'bmp2' }])).toEqual({ ...none, panic: 2 });
    const won = { foe: foe('1/1'), behind: foe('-/- S1'), front: own('9/9') };
    expect(sum([won, { foe: foe('1/1'), front: own('9/9') }])).toEqual({ ...none, trophies: 3 });
    const strong = '9/9';
    expect(sum([{ foe: foe(strong), front: own('1/1') }, weak])).toEqual({ ...none, hospital: 1 });
    expect(sum([{ foe: foe(strong), front: own('1/1'), back: own('-/- S1') }, weak])).toEqual({ ...none, hospital: 2 });
    const shelled = { foe: foe('1/9 enemyArtillery'), front: own('1/9'), back: own('-/- S1') };
    expect(sum([shelled])).toEqual({ ...none, hospital: 1 });
    expect(sum([{ ...shelled, back: '-' }])).toEqual(none);
    const planes = { foe: foe('1/9'), front: own('1/9 air'), back: own('-/- S1 air') };
    expect([sum([planes]), sum([planes], { airLoss: true })]).toEqual([none, { ...none, hospital: 2 }]);
    const backPlane = { foe: foe('1/9'), front: own('1/9'), back: own('-/- S1 air') };
    expect(sum([backPlane, { foe: 't72' }], { airLoss: true })).toEqual({ ...none, hospital: 1, panic: 1 });
    const shelledPlane = { foe: foe('1/9 enemyArtillery'), front: own('1/9'), back: own('-/- S1 air') };
    expect(sum([shelledPlane], { airLoss: true })).toEqual({ ...none, hospital: 1 });
  },
);
rule(['AFU-9.6', 'AFU-13.2', 'AFU-13.12'], 'the hand pays by its points and icons; panic pays nothing', () => {
  const hand = [own('1/1', { pay: 3 }), own('1/1', { pay: 'removePanic' }), 'panic', SPARE];
  expect(sumOf(stand([], {}, { hand }).s, ONE)).toMatchObject({ points: 5, icons: 1 });
  expect(sumOf(stand([], {}, { hand: [] }).s, ONE)).toMatchObject({ points: 0, icons: 0 });
});
rule(['AFU-9.1', 'AFU-9.5', 'AFU-27.1'], 'the open columns that bring panic: not the ones a bonus covers', () => {
  const shield = own('1/9', { bonus: { gain: 'panicShield' } });
  const open = (front: string | undefined, panic?: number) => {
    const cards: Cards = { foe: foe('1/9'), ...(front === undefined ? {} : { front }) };
    return panicColumns(stand([cards, { foe: 't72' }, { foe: 't80' }], panic === undefined ? {} : { panic }).s, ONE);
  };
  expect(open(undefined)).toEqual([0, 1, 2]);
  expect(open(own('1/9'))).toEqual([1, 2]);
  expect(open(shield)).toEqual([2]);
  expect(open(undefined, 1)).toEqual([0]); // an empty stack frightens nobody
});
rule(['AFU-10.2', 'AFU-12.1', 'AFU-12.12', 'AFU-R70'], 'bonuses that will be credited are in the sum, once', () => {
  const rich = (when: 'met' | 'unmet') =>
    own('1/9', {
      bonus: { gain: 'recruitPoints', n: 3, ...(when === 'met' ? {} : { when: { is: 'panicThisRound' } }) },
    });
  const shield = own('1/9', { bonus: { gain: 'panicShield' } });
  const striker = own('1/9', { bonus: { gain: 'attackPlus', n: 1 } });
  const sum = (front: string, edition: 'uk' | 'en' = 'uk') => {
    const field = solo(
      { step: 'placement', one: { attack: ['t72', 'bmp2', 't80'], defence: [front], hand: [SPARE] } },
      { edition },
    );
    return [sumOf(field.s, ONE).points, sumOf(field.s, ONE).panic];
  };
  expect([sum(rich('met')), sum(rich('unmet')), sum(shield), sum(striker)]).toEqual([
    [5, 2],
    [2, 2],
    [2, 1],
    [2, 2],
  ]);
  expect([sum(rich('met'), 'en'), sum(shield, 'en')]).toEqual([
    [2, 2],
    [2, 1],
  ]);
  const declined = stand([{ foe: foe('1/9'), front: shield }, { foe: 't72' }]);
  declined.one.does(`decline ${shield}`);
  expect(sumOf(declined.s, ONE).panic).toBe(1);
  const covered = stand([{ foe: foe('1/9'), front: shield, back: own('-/- S1', { bonus: { gain: 'panicShield' } }) }]);
  expect(sumOf(covered.s, ONE).panic).toBe(0); // more shields than open columns prevent nothing else
  const medics = own('-/- S1', { bonus: { gain: 'hospitalSwap' } });
  const swapped = stand([{ foe: 't72' }], {}, { hand: [medics], hospital: ['scouts'] });
  swapped.one.does(`swap ${medics} for scouts`);
  expect(sumOf(swapped.s, ONE)).toMatchObject({ points: 2, panic: 1 });
  const done = stand([{ foe: foe('9/9'), front: rich('met') }]);
  done.passes('one');
  expect([done.one.prompt, sumOf(done.s, ONE).points]).toEqual(['afu.recruit', 3]); // credited already: not once more
});

/** What the battle told about a seat: bits by column, and columns that nobody defended. */
const toldOf = (facts: FactList, seat: Seat, kind: number): [number, number][] =>
  facts.facts.filter((one) => one.kind === kind && one.a === seat).map(({ b, c }) => [b - 1, c]);
const bits = ({ destroyed, beaten, shelled }: Clash): number =>
  (destroyed ? DESTROYED : 0) | (beaten ? BEATEN : 0) | (shelled ? SHELLED : 0);

test('what is foretold of a battle is what the battle does, in random games of every kind', () => {
  let battles = 0;
  for (const [n, sample] of afu.samples.entries()) {
    const setup = readSetup(afu.options, sample);
    const rules = rulesFor(afu, setup);
    const listed = new Options();
    for (let game = 0; game < 4; game++) {
      const chance = new FastChance(40 + 4 * n + game);
      const s = rules.create();
      rules.start(s, setup, chance);
      while (!rules.over(s)) {
        const seat = rules.actor(s);
        rules.legal(s, seat, listed);
        const action = listed.at(chance.below(listed.toArray().length));
        const last =
          rules.decision(s, seat)!.prompt === 'afu.place' && rules.actors(s) === 1 << seat && action === PASS;
        const before = last ? foretold(s, rules.seats) : [];
        const told = new FactList();
        rules.apply(s, seat, action, chance, told);
        for (const one of before) holdAgainst(one, told, s);
        battles += before.length;
      }
    }
  }
  expect(battles).toBeGreaterThan(200);
});
interface Foretold {
  readonly of: Seat;
  readonly fights: readonly Clash[];
  readonly sum: ReturnType<typeof sumOf>;
  readonly panicked: boolean;
  readonly stack: number;
  readonly trophies: number;
}
const foretold = (s: Afu, seats: number): Foretold[] =>
  Array.from({ length: seats }, (_, i) => i as Seat).map((of) => ({
    of,
    fights: clashes(s, of),
    sum: sumOf(s, of),
    panicked: s.panicSince.get(of) !== 0,
    stack: s.table.size(zone.panic) + s.table.size(zone.calmed(of)),
    trophies: s.table.size(zone.trophies(of)),
  }));
function holdAgainst({ of, fights, sum, panicked, stack, trophies }: Foretold, told: FactList, s: Afu): void {
  const open = fights.filter(({ front }) => front === 0);
  expect(toldOf(told, of, fact.undefended).map(([column]) => column)).toEqual(open.map(({ column }) => column));
  // The stack, which both share, may be too small; an event of the next round may bring more.
  const taken = toldOf(told, of, fact.panicTaken).length;
  if (stack >= 2 * COLUMNS && !told.facts.some(({ kind }) => kind === fact.roundBegan)) expect(taken).toBe(sum.panic);
  const { facts } = told;
  const late = facts.slice(facts.findIndex(({ kind }) => kind === fact.fought || kind === fact.undefended));
  const budget = facts.find(({ kind, a }) => kind === fact.budget && a === of);
  if (budget !== undefined && !late.some(({ kind }) => kind === fact.bonusUsed)) expect(budget.b).toBe(sum.points);
  // Panic may switch a bonus on between the pass and the fight: only then may the columns end in another way.
  if (open.length > 0 && !panicked) return;
  expect(toldOf(told, of, fact.fought)).toEqual(
    fights.filter(({ front }) => front !== 0).map((clash) => [clash.column, bits(clash)]),
  );
  expect(s.table.size(zone.trophies(of)) - trophies).toBe(sum.trophies);
}
