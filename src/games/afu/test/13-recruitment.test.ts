import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { DEFS } from '../cards/columns.ts';
import { openAt, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { fight, foe, lay, ONE, own, solo, SPARE, TWO } from './at.ts';

const OPEN = ['battalion98', 'raiders', 'tankCompany', 'escortTanks', 'ironBrigade'];
const recruit = (one: object, more = {}) =>
  lay({ step: 'recruitment', open: OPEN, afuDeck: ['localWatch', 'volunteers'], one, two: {}, ...more });

rule(
  ['AFU-13.1', 'AFU-13.2', 'AFU-R32'],
  'what is left in hand is laid down for its points and goes to the discard',
  () => {
    const field = recruit({ hand: ['polissiaTanks', 'scouts', 'panic'] });
    expect([field.s.budget.get(ONE), field.hand(), field.discard()]).toEqual([
      5,
      ['panic'],
      ['polissiaTanks', 'scouts'],
    ]);
    expect(field.told(fact.budget)).toBe(2); // both budgets are shown before the first purchase
  },
);
rule('AFU-13.3', 'the budget is the points of the cards plus those of bonuses', () => {
  const field = fight([{ foe: foe('1/1'), front: own('5/5', { bonus: { gain: 'recruitPoints', n: 2 } }) }], {}, [
    'polissiaTanks',
  ]);
  expect(field.s.budget.get(ONE)).toBe(3 + 2 + 2);
});
rule(['AFU-13.4', 'AFU-13.5'], 'points buy open cards or aid at their printed cost', () => {
  const field = recruit({ hand: ['polissiaTanks'] });
  expect(field.one.offered).toEqual([
    'pass',
    'buy battalion98',
    'buy raiders',
    'buy tankCompany',
    'buy internationalAid',
  ]);
  expect(field.one.whyNot('buy escortTanks')).toBe('AFU-13.5');
  field.one.does('buy raiders');
  expect(field.s.budget.get(ONE)).toBe(3 - DEFS.find(({ key }) => key === 'raiders')!.own!.cost!);
});
rule('AFU-13.6', 'the visible top of the deck cannot be bought', () => {
  expect(recruit({ hand: ['polissiaTanks'] }).one.whyNot('buy localWatch')).toBe('AFU-13.6');
});
rule(['AFU-13.7', 'AFU-13.15'], 'buying alternates, beginning with the first player', () => {
  const field = recruit({ hand: ['polissiaTanks', 'scouts'] }, { two: { hand: ['slobodaTanks'] } });
  expect(field.t.toAct).toEqual(['one']);
  field.one.does('buy internationalAid');
  expect(field.t.toAct).toEqual(['two']);
  field.two.does('buy internationalAid');
  expect(field.t.toAct).toEqual(['one']);
});
rule(['AFU-13.8', 'AFU-E5'], 'a bought card is replaced at once by the card that was visible on the deck', () => {
  const field = lay({
    step: 'recruitment',
    open: OPEN,
    afuDeck: ['localWatch', 'volunteers'],
    one: {},
    two: { hand: ['polissiaMedics', 'slobodaCompany'] },
  });
  expect(field.t.toAct).toEqual(['two']); // the first player has nothing to spend
  field.two.does('buy battalion98');
  expect([field.discard(TWO).includes('battalion98'), field.in(openAt(0)), field.open.length]).toEqual([
    true,
    ['localWatch'],
    5,
  ]);
  field.two.does('buy internationalAid');
  expect(field.size(zone.aid)).toBe(7);
  expect(field.s.round.value).toBe(2); // 0 points left: the turn is over
});
rule('AFU-13.9', 'who cannot or will not buy is skipped, and the other goes on alone', () => {
  const field = recruit({ hand: ['polissiaTanks'] }, { two: { hand: ['slobodaTanks', 'pathfinders'] } });
  field.passes('one');
  field.two.does('buy internationalAid');
  expect(field.t.toAct).toEqual(['two']);
  expect(field.one.offered).toEqual([]);
});
rule('AFU-13.9', 'who could not pay comes in again when the other’s purchase lays out something cheaper', () => {
  const field = lay({
    step: 'recruitment',
    aid: 0,
    open: ['ironBrigade', 'escortTanks'],
    afuDeck: ['battalion98'],
    one: { hand: ['scouts'] },
    two: { hand: ['slobodaTanks', 'pathfinders', 'slobodaCompany'] },
  });
  expect(field.t.toAct).toEqual(['two']); // nothing costs 2 or less
  field.two.does('buy escortTanks');
  expect(field.t.toAct).toEqual(['one']); // battalion98 lies open now
  field.one.does('buy battalion98');
  expect(field.told(fact.bought)).toBe(2);
});
rule(['AFU-13.5', 'AFU-13.9'], 'who has just the points for one open card is asked', () => {
  const dear = own('1/1', { cost: 3 });
  const asked = (hand: string): readonly string[] =>
    lay({ step: 'recruitment', aid: 0, open: [dear], one: { hand: [hand] }, two: {} }).one.offered;
  expect(asked('polissiaTanks')).toEqual(['pass', `buy ${dear}`]); // 3 points
  expect(asked('scouts').filter((phrase) => phrase.startsWith('buy'))).toEqual([]); // 2: the next round has begun
});
rule('AFU-13.10', 'bought cards go to the personal discard', () => {
  const field = recruit({ hand: ['polissiaTanks'] });
  field.one.does('buy battalion98');
  expect(field.discard()).toContain('battalion98');
});
rule('AFU-13.11', 'unspent points are lost', () => {
  const field = recruit({ hand: ['polissiaTanks'], invaderDeck: ['t72'] });
  expect(field.t.rules.decision(field.s, ONE)?.values).toEqual({ points: 3 }); // the question says what there is to spend
  field.passes('one');
  expect([field.s.round.value, field.s.budget.get(ONE)]).toEqual([2, 0]);
  expect(field.t.facts.filter(({ kind }) => kind === fact.passed).map(({ a }) => a)).toEqual([ONE]);
});
rule(
  ['AFU-13.12', 'AFU-13.14', 'AFU-R35', 'AFU-E6'],
  'the icon returns a panic card from hand or discard, if its owner wants',
  () => {
    const field = recruit({ hand: ['battalion2315', 'panic', SPARE], discard: ['panic'] });
    expect(field.one.offered.filter((phrase) => phrase.startsWith('calm'))).toEqual(['calm hand', 'calm discard']);
    const before = field.panicStack;
    field.one.does('calm discard');
    expect([field.panicStack, field.discard(), field.hand()]).toEqual([before + 1, ['battalion2315'], ['panic']]);
    expect(field.s.budget.get(ONE)).toBe(2); // an icon gives no points, and each icon works once
    expect(field.one.offered.some((phrase) => phrase.startsWith('calm'))).toBe(false);
    const no = recruit({ hand: ['battalion2315'], discard: ['panic'], invaderDeck: ['t72'] });
    no.passes('one');
    expect([no.s.panics.get(ONE), no.s.icons.get(ONE)]).toEqual([1, 0]); // and is gone with the round
  },
);
rule(
  ['AFU-13.13', 'AFU-14.4'],
  'the deck may be searched only when hand and discard hold none, and is shuffled',
  () => {
    const barred = recruit({ hand: ['battalion2315', 'panic'], deck: ['scouts', 'panic', 'polissiaTanks'] });
    expect(barred.one.whyNot('calm deck')).toBe('AFU-13.13');
    const field = recruit({ hand: ['battalion2315'], deck: ['scouts', 'panic', 'polissiaTanks'] });
    field.one.does('calm deck');
    expect([field.s.panics.get(ONE), field.t.facts.some(({ kind }) => kind === 2)]).toEqual([0, true]);
  },
);
rule('AFU-R33', 'with an empty deck places stay empty, and buying goes on with what is open', () => {
  const field = recruit({ hand: ['polissiaTanks', 'scouts'] }, { afuDeck: [] });
  field.one.does('buy battalion98');
  expect(field.open).toEqual(OPEN.slice(1));
  expect(field.one.offers('buy raiders')).toBe(true);
});
rule('AFU-R34', 'aid is bought one card at a time and is gone when the stack is empty', () => {
  const field = recruit({ hand: ['polissiaTanks'] }, { aid: 1 });
  field.one.does('buy internationalAid');
  expect(field.one.whyNot('buy internationalAid')).toBe('AFU-R34');
});
rule(
  ['AFU-8.11', 'AFU-R13', 'AFU-E21'],
  'a strike puts the open cards under the deck from left to right and lays out five new ones',
  () => {
    const deck = ['localWatch', 'volunteers', 'checkpoint', 'villageGuard', 'mortarCrew', 'missileTeam'];
    const field = fight([{ foe: foe('1/9 rocketStrike') }], { open: OPEN, afuDeck: deck });
    expect(field.open).toEqual(deck.slice(0, 5));
    expect(field.in(zone.afuDeck)).toEqual([...OPEN.toReversed(), 'missileTeam']);
    const { table } = field.t.view('spectator');
    expect(table.printed(table.top(zone.afuDeck))).not.toBe(0);
    const short = fight([{ foe: foe('1/9 rocketStrike') }], { open: ['battalion98'], afuDeck: ['raiders'] });
    expect([short.open, short.size(zone.afuDeck)]).toEqual([['raiders', 'battalion98'], 0]);
  },
);
rule('AFU-E39', 'each surviving mark strikes once, also that of an undefended invader', () => {
  const open = OPEN;
  const deck = [
    'localWatch',
    'volunteers',
    'checkpoint',
    'villageGuard',
    'mortarCrew',
    'missileTeam',
    'fireSpotters',
    'reconCompany',
    'signalsCell',
    'tankRiders',
    'fieldHospital',
  ];
  const field = lay({
    step: 'placement',
    open,
    afuDeck: deck,
    one: { hand: [SPARE], attack: [foe('1/9 rocketStrike')] },
    two: { attack: [foe('1/9 rocketStrike')], defence: [own('1/9')] },
  });
  field.passes('one', 'two');
  expect(field.open).toEqual(deck.slice(5, 10));
  expect(field.in(zone.afuDeck).toReversed()).toEqual(['fieldHospital', ...open, ...deck.slice(0, 5)]);
  expect(field.size(zone.aid)).toBe(7); // one aid card is in a hand
});
rule(['AFU-R13', 'AFU-8.10'], 'the invaders of who goes first strike first, each as often as it has marks', () => {
  const struck = (first: 'one' | 'two'): number[] => {
    const field = lay(
      {
        step: 'placement',
        one: { attack: [foe('1/9 rocketStrike'), foe('1/8 rocketStrike')] },
        two: { attack: [foe('1/7 rocketStrike')] },
      },
      { first },
    );
    field.passes('one', 'two');
    return field.t.facts.filter(({ kind }) => kind === fact.rocketStruck).map(({ a: seat }) => seat);
  };
  expect([struck('one'), struck('two')]).toEqual([
    [ONE, ONE, TWO],
    [TWO, ONE, ONE],
  ]);
});
rule(['AFU-14.1', 'AFU-14.5', 'AFU-R36'], 'stacks, discards, hospitals and trophies are open to all', () => {
  const field = recruit({
    hand: ['polissiaTanks'],
    discard: ['panic', 'scouts'],
    hospital: ['polissiaCompany'],
    trophies: ['t72'],
    invaderDiscard: ['bmp2'],
  });
  const { table } = field.t.view(TWO);
  for (const place of [
    zone.panic,
    zone.discard(ONE),
    zone.hospital(ONE),
    zone.trophies(ONE),
    zone.invaderDiscard(ONE),
  ]) {
    expect(table.printed(table.top(place))).not.toBe(0);
  }
  expect(field.t.view('spectator').budget.get(ONE)).toBe(3);
});
rule(['AFU-14.2', 'AFU-14.3'], 'nobody sees into decks; hands are for their owners', () => {
  const field = lay({
    step: 'placement',
    one: { deck: ['scouts'], hand: ['polissiaTanks'], invaderDeck: ['t72'] },
    two: {},
  });
  const view = (who: typeof ONE) => field.t.view(who).table;
  for (const who of [ONE, TWO]) {
    expect(view(who).printed(field.s.table.top(zone.deck(ONE)))).toBe(0);
    expect(view(who).printed(field.s.table.top(zone.invaderDeck(ONE)))).toBe(0);
  }
  expect(view(TWO).printed(field.s.table.top(zone.hand(ONE)))).toBe(0);
  expect(view(ONE).printed(field.s.table.top(zone.hand(ONE)))).not.toBe(0);
});
rule('AFU-E4', 'with every card used there is nothing to spend', () => {
  const field = solo({
    step: 'placement',
    open: OPEN,
    one: { hand: ['polissiaTanks'], attack: ['t72'], invaderDeck: ['bmp2'] },
  });
  field.one.does('defend polissiaTanks 1', 'pass');
  expect(field.s.round.value).toBe(2);
});
rule(['AFU-13.5', 'AFU-13.6', 'AFU-R34'], 'what is on offer is what lies open and can be paid, and the aid', () => {
  const market = (hand: readonly string[], more: object) => {
    const { one, t } = recruit({ hand }, more);
    const open = { offered: one.offered, refused: new Map(one.refused.map(({ phrase, rule: id }) => [phrase, id])) };
    return { ...open, revealed: t.facts.filter(({ kind }) => kind === 1).length };
  };
  const poor = market(['polissiaTanks'], { open: ['raiders', '-', 'ironBrigade'], afuDeck: [] }); // three points
  expect(poor.offered).toEqual(['pass', 'buy raiders', 'buy internationalAid']);
  expect([...poor.refused].filter(([phrase]) => phrase.startsWith('buy'))).toEqual([
    ['buy ironBrigade', 'AFU-13.5'],
    ['buy polissiaTanks', 'AFU-13.4'],
  ]);
  const rich = market(['polissiaTanks', 'scouts'], { open: [...OPEN.slice(1), 'battalion98'], afuDeck: [] });
  expect([rich.offered.includes('buy battalion98'), rich.refused.get('buy battalion98')]).toEqual([true, undefined]);
  const deep = market(['polissiaTanks'], { open: ['raiders'], afuDeck: ['localWatch'] });
  expect([deep.refused.get('buy localWatch'), deep.refused.get('buy internationalAid')]).toEqual([
    'AFU-13.6',
    undefined,
  ]);
  const gone = market(['polissiaTanks'], { open: ['raiders'], afuDeck: [], aid: 0 });
  expect([gone.offered, gone.refused.get('buy internationalAid')]).toEqual([['pass', 'buy raiders'], 'AFU-R34']);
});
rule(['AFU-13.5', 'AFU-13.9'], 'one point buys the aid; who has none is not asked', () => {
  const single = own('1/9', { bonus: { gain: 'recruitPoints', n: 1 } });
  const one = fight([{ foe: foe('1/9'), front: single }], { one: { hand: [], invaderDeck: ['t72'] } });
  expect([one.one.prompt, one.one.offered]).toEqual(['afu.recruit', ['pass', 'buy internationalAid']]);
  const nothing = fight([{ foe: foe('1/9'), front: own('1/9') }], { one: { hand: [], invaderDeck: ['t72'] } });
  expect([nothing.s.round.value, nothing.one.prompt]).toEqual([2, 'afu.place']);
});
rule('AFU-3.8', 'when the deck is empty there is no next card to show', () => {
  const field = recruit({ hand: ['polissiaTanks'] }, { afuDeck: ['localWatch'] });
  const revealed = (): number => field.t.facts.filter(({ kind }) => kind === 1).length;
  const before = revealed();
  field.one.does('buy raiders');
  expect([field.open.includes('localWatch'), revealed()]).toEqual([true, before]);
});
rule(
  ['AFU-13.12', 'AFU-13.13', 'AFU-R26'],
  'the icon reaches the deck only where hand and discard hold no panic',
  () => {
    const calms = (one: object) => {
      const field = recruit({ ...one, hand: ['polissiaMedics', ...((one as { hand?: string[] }).hand ?? [])] });
      const places = ['hand', 'discard', 'deck'] as const;
      return places.map((from) => (field.one.offers(`calm ${from}`) ? 'yes' : field.one.whyNot(`calm ${from}`)));
    };
    expect(calms({ hand: ['panic'], discard: ['panic'], deck: ['panic'] })).toEqual(['yes', 'yes', 'AFU-13.13']);
    expect(calms({ hand: ['panic'], deck: ['panic'] })).toEqual(['yes', 'AFU-R26', 'AFU-13.13']);
    expect(calms({ discard: ['panic'], deck: ['panic'] })).toEqual(['AFU-R26', 'yes', 'AFU-13.13']);
    expect(calms({ deck: ['panic'] })).toEqual(['AFU-R26', 'AFU-R26', 'yes']);
    const pointless = recruit({ hand: ['polissiaMedics'], discard: ['panic'] });
    expect(pointless.one.offered).toEqual(['pass', 'calm discard']); // no point, not even for the aid
    const iconless = recruit({ hand: ['polissiaTanks'], deck: ['panic'] });
    expect(iconless.one.whyNot('calm deck')).toBe('AFU-13.12');
  },
);
