import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { ACHIEVEMENTS } from '../cards/war.ts';
import { vp } from '../cards/columns.ts';
import { breakdown, progress, rankOf } from '../rules/22-scoring.ts';
import { zone } from '../state.ts';
import { texts } from '../text/index.ts';
import { fact } from '../verbs.ts';
import { defOf, type Field, foe, lay, ONE, own, type Position, solo, SPARE, TWO, wipe } from './at.ts';

/** The end of a last round. */
const end = (one: Position, two: Position, more: Position = {}): Field =>
  lay({ phase: 'war', step: 'end', lastRound: true, one, two, ...more });
const points = (field: Field): number[] => [field.s.vp.get(ONE), field.s.vp.get(TWO)];
const least = (key: string): number => (ACHIEVEMENTS.find((card) => card.key === key)!.test as { least: number }).least;
const tanks = Array.from({ length: least('steelFist') }, () => 'tank');
const steel = (): string[] => tanks.map(() => own('1/1 tank'));

rule(['AFU-21.3', 'AFU-R57'], 'deck and discard are scored together; the hospital is not', () => {
  const cards = steel();
  expect(
    points(end({ deck: cards.slice(0, 2), discard: cards.slice(2) }, {}, { achievements: ['steelFist'] })),
  ).toEqual([4, 0]);
  expect(
    points(end({ deck: cards.slice(0, 2), hospital: cards.slice(2) }, {}, { achievements: ['steelFist'] })),
  ).toEqual([0, 0]);
});
rule('AFU-22.1', 'a common achievement goes to the only player who meets it', () => {
  expect(points(end({}, { deck: ['panic*3'] }, { achievements: ['steelNerves'] }))).toEqual([5, -3]);
});
rule('AFU-22.2', 'met by both it goes to nobody; met by neither it stays', () => {
  expect(points(end({}, {}, { achievements: ['steelNerves'] }))).toEqual([0, 0]);
  expect(points(end({ deck: ['panic*3'] }, { deck: ['panic*3'] }, { achievements: ['steelNerves'] }))).toEqual([
    -3, -3,
  ]);
});
rule('AFU-22.3', 'a secret achievement counts whatever the opponent has done, and is revealed', () => {
  const field = end({ secret: ['steelNerves'] }, { secret: ['rout'] });
  expect(points(field)).toEqual([5, 0]);
  expect(field.t.view(TWO).table.printed(field.s.table.card(zone.secret(ONE), 0))).toBe(defOf('steelNerves'));
});
rule(['AFU-22.4', 'AFU-E11'], 'objectives score their VP', () => {
  expect(points(end({ trophies: ['mariupol', 'irpinBridge'] }, { trophies: ['izium'] }))).toEqual([7, 3]);
});
rule('AFU-22.5', 'invaders bring no VP by themselves', () =>
  expect(points(end({ trophies: ['t72', 'bmp2'] }, {}))).toEqual([0, 0]),
);
rule(['AFU-22.1', 'AFU-R58'], 'Liberator asks for all three bridges and for no other objective', () => {
  const liberator = (trophies: readonly string[]): unknown => {
    const field = end({ trophies }, {}, { achievements: ['liberator'] });
    const { have, need } = progress(field.s, ONE, ACHIEVEMENTS.find(({ key }) => key === 'liberator')!.test);
    return [have, need, breakdown(field.s, ONE)[0]!.met];
  };
  const bridges = ['irpinBridge', 'darivkaBridge', 'antonivkaBridge'];
  expect(liberator([])).toEqual([0, 3, false]);
  expect(liberator([...bridges.slice(0, 2), 'izium', 'chernihiv', 'mariupol'])).toEqual([2, 3, false]);
  expect(liberator(bridges)).toEqual([3, 3, true]);
});
rule(['AFU-22.6', 'AFU-27.8'], 'each panic card costs a point', () => {
  expect(points(end({ deck: ['panic'], discard: ['panic*2'] }, { hand: ['panic'] }))).toEqual([-3, -1]);
});
rule('AFU-22.7', 'more VP win', () =>
  expect(end({ trophies: ['mariupol'] }, { trophies: ['irpinBridge'] }).t.outcome).toEqual([1, -1]),
);
rule(['AFU-22.8', 'AFU-22.9', 'AFU-R59', 'AFU-E27'], 'equal VP: fewer panic cards win, else it is a draw', () => {
  const even = (p1: string[], p2: string[], t1: string[], t2: string[]) =>
    end({ trophies: t1, deck: p1 }, { trophies: t2, deck: p2 }).t.outcome;
  expect(even(['panic'], ['panic*2'], ['irpinBridge'], ['mariupol'])).toEqual([1, -1]); // 2 and 2
  expect(even(['panic'], ['panic'], ['izium'], ['chernihiv'])).toEqual([0, 0]);
  const told = texts.en.outcome(
    end({ trophies: ['irpinBridge'], deck: ['panic'] }, { trophies: ['mariupol'], deck: ['panic*2'] }).s,
  );
  expect(told.slice(0, 2)).toEqual(['First army wins.', 'Tied on VP: whoever has fewer panic cards wins.']);
  expect(texts.en.outcome(end({}, {}).s)[1]).toMatch(/donation to the defenders of Ukraine/);
});
rule(['AFU-E26', 'AFU-R58'], 'the whole account of two players', () => {
  const panics = ['panic*3'];
  // Both meet Steel Fist (4). Only one meets Rout (5). Nobody meets Clear Sky (5). Only two meets Steel Nerves.
  const rout = Array.from({ length: least('rout') }, () => foe('1/1'));
  const field = end(
    { deck: [...steel(), ...panics], trophies: [...rout, 'izium', 'irpinBridge'], secret: ['brothersInArms'] },
    { deck: steel(), trophies: ['mariupol', 'chernihiv'], secret: ['liberator'] },
    { achievements: ['steelFist', 'rout', 'clearSky', 'steelNerves'] },
  );
  expect(points(field)).toEqual([5 + 3 + 3 - 3, 5 + 4 + 3]);
  const lines = breakdown(field.s, ONE);
  expect(lines.filter(({ why }) => why === 'achievement').map(({ vp: gained }) => gained)).toEqual([0, 5, 0, 0]);
  expect(lines.find(({ def }) => def === defOf('steelFist'))).toMatchObject({ met: true, otherMet: true });
  const told = texts.en.outcome(field.s).join('\n');
  expect(told).toContain('Second army wins.');
  expect(told).toContain('Steel Fist: 0\u00a0VP, met by both');
  expect(told).toContain('3 panic cards: −3\u00a0VP');
  expect(told).toContain('The cruiser Moskva has been revealed: that was the last round.');
  expect(told).toContain(`Clear Sky: 0\u00a0VP, not met (0/${least('clearSky')})`);
  expect(told).toContain('Steel Nerves: 0\u00a0VP, not met\n');
});
rule('AFU-R58', 'every achievement is an absolute test of the final state', () => {
  const met = (key: string, one: Position): boolean => points(end({ ...one, secret: [key] }, {}))[0] === vp[defOf(key)];
  const many = (face: string, n: number): string[] => Array.from({ length: n }, () => foe(face));
  for (const [key, face] of [
    ['tankBreakers', '1/1 tank'],
    ['clearSky', '1/1 air'],
    ['counterBattery', '1/1 artillery'],
    ['holdTheLine', '1/1'],
    ['rout', '-/- S1'],
  ] as const) {
    wipe();
    expect([key, met(key, { trophies: many(face, least(key)) })]).toEqual([key, true]);
    wipe();
    expect([key, met(key, { trophies: many(face, least(key) - 1) })]).toEqual([key, false]);
  }
  const cards = (face: string, n: number, badge: 'armoured' | 'plain' = 'plain'): string[] =>
    Array.from({ length: n }, () => own(face, { badge }));
  expect(met('godOfWar', { deck: cards('1/1 artillery', least('godOfWar')) })).toBe(true);
  expect(met('godOfWar', { deck: cards('1/1 artillery', least('godOfWar') - 1) })).toBe(false);
  expect(met('brothersInArms', { deck: cards('1/1', least('brothersInArms'), 'armoured') })).toBe(true);
  expect(met('brothersInArms', { deck: cards('1/1', least('brothersInArms') - 1, 'armoured') })).toBe(false);
  const { infantry, tank, artillery, air } = ACHIEVEMENTS.find(({ key }) => key === 'combinedArms')!.test as Record<
    'infantry' | 'tank' | 'artillery' | 'air',
    number
  >;
  const mixed = [
    ...cards('1/1', infantry),
    ...cards('1/1 tank', tank),
    ...cards('1/1 artillery', artillery),
    ...cards('1/1 air', air),
  ];
  expect(met('combinedArms', { deck: mixed })).toBe(true);
  expect(met('combinedArms', { deck: mixed.slice(1) })).toBe(false);
});

rule(
  ['AFU-21.3', 'AFU-R58'],
  'what an achievement counts lies in deck, discard and hand, and was paid for where it says so',
  () => {
    const have = (key: string, one: Position): number =>
      progress(end(one, {}).s, ONE, ACHIEVEMENTS.find((card) => card.key === key)!.test).have;
    const places = (card: () => string): Position => ({
      deck: [card(), card(), card()],
      discard: [card(), card()],
      hand: [card()],
    });
    expect(
      have(
        'steelFist',
        places(() => own('1/1 tank')),
      ),
    ).toBe(6);
    wipe();
    const { tank } = ACHIEVEMENTS.find(({ key }) => key === 'combinedArms')!.test as unknown as {
      readonly tank: number;
    };
    for (const place of ['deck', 'discard', 'hand']) {
      wipe();
      expect([place, have('combinedArms', { [place]: Array.from({ length: tank }, () => own('1/1 tank')) })]).toEqual([
        place,
        tank,
      ]);
    }
    wipe();
    const [first, second] = [own('1/1 tank'), own('1/1 artillery')];
    expect(have('combinedArms', { deck: [first], discard: [second] })).toBe(2);
    wipe();
    expect(have('combinedArms', { deck: [own('1/1 tank', { cost: 0 })] })).toBe(0);
  },
);
rule(
  ['AFU-22.5', 'AFU-R58'],
  'only invaders count as destroyed, and an achievement of one type counts that type',
  () => {
    const have = (key: string, trophies: readonly string[]): number =>
      progress(end({ trophies }, {}).s, ONE, ACHIEVEMENTS.find((card) => card.key === key)!.test).have;
    const flagged = 't72';
    expect(have('rout', [flagged, foe('1/1 tank'), 'izium', 'irpinBridge'])).toBe(2);
    expect(have('tankBreakers', [foe('1/1 tank'), foe('1/1 air'), foe('1/1')])).toBe(1);
    expect(have('holdTheLine', [foe('1/1'), foe('1/1 tank')])).toBe(1);
  },
);
rule(
  ['AFU-22.1', 'AFU-22.3', 'AFU-22.4', 'AFU-22.6'],
  'the account has a line for everything, and says who met what',
  () => {
    const field = end(
      { deck: ['panic'], trophies: ['izium', 't72'], secret: ['liberator'] },
      { deck: ['panic*3'] },
      { achievements: ['steelNerves'] },
    );
    expect(breakdown(field.s, ONE)).toEqual([
      { why: 'achievement', def: defOf('steelNerves'), vp: 5, met: true, otherMet: false },
      { why: 'secret', def: defOf('liberator'), vp: 0, met: false, otherMet: false },
      { why: 'objective', def: defOf('izium'), vp: 3, met: true, otherMet: false },
      { why: 'panic', def: defOf('panic'), vp: -1, met: false, otherMet: false },
    ]);
  },
);
rule(
  ['AFU-22.1', 'AFU-R58'],
  'Steel Nerves holds up to the printed number of panic cards, and not with one more',
  () => {
    const { most } = ACHIEVEMENTS.find(({ key }) => key === 'steelNerves')!.test as { readonly most: number };
    const met = (panics: number): boolean =>
      breakdown(end({ deck: [`panic*${panics}`] }, {}, { achievements: ['steelNerves'] }).s, ONE)[0]!.met;
    expect([met(most), met(most + 1)]).toEqual([true, false]);
  },
);
rule(
  ['AFU-21.3', 'AFU-22.1', 'AFU-22.3'],
  'at the end everybody hears which achievements count for whom, and the points',
  () => {
    const field = end(
      { trophies: ['izium'], secret: ['steelNerves'] },
      { deck: ['panic*3'] },
      { achievements: ['liberator', 'rout'] },
    );
    const heard = (kind: number): unknown[] =>
      field.t.facts.filter((one) => one.kind === kind).map(({ a, b, c }) => [a, b, c]);
    expect(heard(fact.achieved)).toEqual([[ONE, defOf('steelNerves'), 0]]);
    expect(heard(fact.scored)).toEqual([
      [ONE, 8, 0],
      [TWO, -3, 3],
    ]);
  },
);

const alone = (one: Position, more: Position = {}): Field =>
  solo({ phase: 'war', step: 'end', lastRound: true, one, ...more });
rule('AFU-25.5', 'solo: achievements met, objectives, minus panic', () => {
  const field = alone({ trophies: ['izium'], deck: ['panic'] }, { achievements: ['steelNerves', 'liberator'] });
  expect([field.t.outcome, field.s.vp.get(ONE)]).toEqual([[7], 7]);
});
rule(['AFU-25.6', 'AFU-R66', 'AFU-E25'], 'the rank follows from the least totals', () => {
  const totals = [38, 37, 35, 34, 33, 32, 30, 29, 28, 27, 25, 24, 22, 21, 20, 19, -1];
  expect(totals.map(rankOf)).toEqual([
    'ironGeneral',
    'general',
    'general',
    'colonel',
    'colonel',
    'major',
    'major',
    'captain',
    'captain',
    'lieutenant',
    'lieutenant',
    'sergeant',
    'sergeant',
    'recruit',
    'recruit',
    'saboteur',
    'saboteur',
  ]);
  expect(texts.uk.outcome(alone({ trophies: ['izium'] }).s)[0]).toBe('3\u00a0ПО: Ворожий диверсант.');
});
rule('AFU-25.2', 'an empty panic stack at the end of a round loses the solo game', () => {
  const field = solo({ step: 'placement', panic: 1, one: { hand: [SPARE], attack: ['t72'] } });
  field.passes('one');
  expect(field.t.outcome).toBeUndefined();
  field.passes('one');
  expect([field.t.outcome, field.s.loss.value]).toEqual([[-99], 2]);
});
rule('AFU-R17', 'cards that return before the end of the round let the game go on', () => {
  const field = solo({
    step: 'placement',
    panic: 1,
    one: { hand: ['battalion2315', SPARE], attack: ['t72'], invaderDeck: ['bmp2'] },
  });
  field.one.does('pass', 'calm discard', 'pass');
  expect([field.t.outcome, field.panicStack, field.s.round.value]).toEqual([undefined, 1, 2]);
});
rule(
  ['AFU-25.4', 'AFU-R65'],
  'with the cruiser revealed the round is played to its end and scored, unless it is lost',
  () => {
    expect(alone({ trophies: ['moskva'] }).t.outcome).toEqual([5]);
    expect(
      solo({ phase: 'war', step: 'end', lastRound: true, panic: 0, one: { trophies: ['moskva'] } }).t.outcome,
    ).toEqual([-99]);
  },
);
rule(['AFU-21.3', 'AFU-R57'], 'while the game goes on what is in hand counts towards an achievement too', () => {
  const one = { hand: [own('1/1 tank')], deck: [own('1/1 tank')], attack: ['t72'] };
  const { s } = solo({ step: 'placement', one });
  expect(progress(s, ONE, { counts: 'deckType', of: 'tank', least: 3 }).have).toBe(2);
  expect(progress(s, ONE, { counts: 'combined', infantry: 0, tank: 3, artillery: 0, air: 0 }).have).toBe(2);
});
