import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { BY_DEFENCE } from '../cards/columns.ts';
import { zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { defOf, type Field, foe, lay, ONE, own, SPARE, TWO } from './at.ts';

const PLUS2 = { gain: 'attackPlus', n: 2 } as const;
/** Two players at the auction for an objective. */
const auction = (pile: readonly string[], one: readonly string[], two: readonly string[] = [], more = {}): Field =>
  lay({ phase: 'war', step: 'auction', pile, one: { hand: one, ...more }, two: { hand: two } });

rule('AFU-19.1', 'only the top of the pile can be taken, by either player', () => {
  const card = own('9/9');
  const field = auction(['chernihiv', 'irpinBridge'], [], [card, SPARE]);
  field.passes('one');
  field.two.does('bid 4', `offer ${card}`, 'done');
  expect([field.trophies(TWO), field.in(zone.pile)]).toEqual([['irpinBridge'], ['chernihiv']]);
});
rule(['AFU-19.2', 'AFU-27.6'], 'an auction is held whenever the pile holds a card after preparation', () => {
  const old = lay({ phase: 'war', pile: ['izium'], one: { deck: ['scouts'] }, two: {} });
  expect([old.one.prompt, old.hand()]).toEqual(['afu.bid', ['scouts']]);
  expect(lay({ phase: 'war', one: { deck: ['scouts'] }, two: {} }).one.prompt).toBe('afu.place');
});
rule(['AFU-19.3', 'AFU-27.7'], 'at most one objective is taken per round', () => {
  const card = own('9/9');
  const field = auction(['chernihiv', 'irpinBridge'], [card, SPARE]);
  field.one.does('bid 4');
  field.passes('two');
  field.one.does(`offer ${card}`, 'done');
  expect([field.one.prompt, field.in(zone.pile)]).toEqual(['afu.place', ['chernihiv']]);
});
rule('AFU-19.4', 'the points are those that the objective demands', () => {
  const card = own('2/5');
  expect(auction(['irpinBridge'], [card]).one.offered).toEqual(['pass', 'bid 1', 'bid 2']);
  expect(auction(['mariupol'], [card]).one.offered.at(-1)).toBe('bid 5');
});
rule(['AFU-19.5', 'AFU-R44', 'AFU-E40'], 'a bid is a sum that the hand can really reach', () => {
  const a = own('-/3', { bonus: { when: { is: 'badge', badge: 'armoured' }, gain: 'defencePlus', n: 2 } });
  const b = own('1/1', { badge: 'armoured' });
  const stage = (): Field => auction(['mykolaiv'], [a, b, 'panic*3']);
  expect([stage().one.offered.at(-1), stage().one.whyNot('bid 7')]).toEqual(['bid 6', 'AFU-R44']);
  const low = stage();
  low.one.does('bid 5');
  low.passes('two');
  low.one.does(`offer ${a}`, 'done');
  expect([low.trophies(), low.in(zone.used(ONE)), low.hand().includes(b), low.s.panics.get(TWO)]).toEqual([
    [],
    [a],
    true,
    0,
  ]);
  const high = stage();
  high.one.does('bid 6');
  high.passes('two');
  expect(high.one.offers('done')).toBe(false);
  high.one.does(`offer ${a}`, `offer ${b}`, 'done');
  expect(high.trophies()).toEqual(['mykolaiv']);
});
rule(['AFU-19.10', 'AFU-R46'], 'whoever pays a bid is told what the cards used so far are worth', () => {
  const [x, y, z] = [own('3/1'), own('2/1'), own('1/1')];
  const field = auction(['irpinBridge'], [x, y, z], []);
  const worth = (): number | undefined => field.t.rules.decision(field.s, ONE)!.values['worth'];
  field.one.does('bid 6');
  field.passes('two');
  expect(worth()).toBe(0);
  field.one.does(`offer ${x}`);
  expect(worth()).toBe(3);
  field.one.does(`offer ${y}`);
  expect(worth()).toBe(5);
});
rule(['AFU-19.6', 'AFU-19.15'], 'each bid is higher than the last, also above the threshold', () => {
  const [x, y] = [own('5/5'), own('9/9')];
  const field = auction(['irpinBridge'], [x], [y]);
  field.one.does('bid 4');
  expect(field.two.whyNot('bid 4')).toBe('AFU-19.6');
  field.two.does('bid 5');
  expect(field.one.offered).toEqual(['pass']);
});
rule('AFU-19.7', 'it ends with a pass after a bid, with two passes, or with a bid after a pass', () => {
  const [x, y] = [own('5/5'), own('5/5')];
  const passed = auction(['irpinBridge'], [x], [y]);
  passed.passes('one');
  passed.two.does('bid 1');
  expect(passed.two.prompt).toBe('afu.pay'); // seat one does not get another chance
  const contested = auction(['irpinBridge'], [x], [y]);
  contested.one.does('bid 1');
  contested.two.does('bid 2');
  contested.passes('one');
  expect(contested.two.prompt).toBe('afu.pay');
});
rule(['AFU-19.8', 'AFU-R45'], 'bonuses of the cards used count; support, marks and conditions on kills do not', () => {
  const plain = own('1/1 S3', { bonus: { gain: 'supportPlus', n: 3 } });
  const late = own('1/1', { bonus: { when: { is: 'destroyed', least: 1 }, gain: 'attackPlus', n: 3 } });
  const open = own('1/1', { bonus: { when: { is: 'objectiveOpen' }, gain: 'attackPlus', n: 3 } });
  expect(auction(['irpinBridge'], [plain]).one.offered.at(-1)).toBe('bid 1');
  expect(auction(['irpinBridge'], [late]).one.offered.at(-1)).toBe('bid 1');
  expect(auction(['irpinBridge'], [open]).one.offered.at(-1)).toBe('bid 4');
  const pair = [
    own('1/2e'),
    own('1/1', { bonus: { when: { is: 'playedEnhancedDefence' }, gain: 'attackPlus', n: 2 } }),
  ];
  expect(auction(['irpinBridge'], pair).one.offered.at(-1)).toBe('bid 4');
});
rule(['AFU-R45', 'AFU-10.4'], 'the card itself is not the other card that its bonus asks for', () => {
  const alone = (is: 'playedNormalDefence' | 'playedEnhancedDefence', face: string): Field =>
    auction(['irpinBridge'], [own(face, { bonus: { when: { is }, gain: 'attackPlus', n: 2 } })]);
  expect(alone('playedNormalDefence', '1/1').one.offered.at(-1)).toBe('bid 1');
  expect(alone('playedEnhancedDefence', '1/1e').one.offered.at(-1)).toBe('bid 1');
  const badge = { when: { is: 'badge', badge: 'armoured' }, gain: 'attackPlus', n: 2 } as const;
  const badged = own('1/1', { badge: 'armoured', bonus: badge });
  expect(auction(['irpinBridge'], [badged]).one.offered.at(-1)).toBe('bid 1');
  expect(auction(['irpinBridge'], [badged, own('-/1', { badge: 'armoured' })]).one.offered.at(-1)).toBe('bid 3');
  const defenceless = [own('1/-'), own('1/1e', { bonus: { when: { is: 'playedNormalDefence' }, ...PLUS2 } })];
  expect(auction(['irpinBridge'], defenceless).one.offered.at(-1)).toBe('bid 2'); // no defence is no normal defence
});
rule(['AFU-19.9', 'AFU-E23'], 'without a bid each takes a panic card and the objective stays', () => {
  const field = auction(['irpinBridge'], [own('5/5')], [own('5/5')]);
  field.passes('one', 'two');
  expect([field.s.panics.get(ONE), field.s.panics.get(TWO), field.in(zone.pile), field.one.prompt]).toEqual([
    1,
    1,
    ['irpinBridge'],
    'afu.place',
  ]);
});
rule(['AFU-19.10', 'AFU-E10'], 'a bid that reaches the threshold takes the objective', () => {
  const field = lay({
    phase: 'war',
    step: 'auction',
    pile: ['mariupol'],
    one: { hand: ['scouts', SPARE] },
    two: { hand: ['secondBattalion', 'slobodaTerritorials', SPARE] },
  });
  field.passes('one');
  expect(field.two.offers('bid 5')).toBe(true); // 3 + 2, as an objective is open
  field.two.does('bid 4', 'offer secondBattalion', 'done');
  expect([field.trophies(TWO), field.s.panics.get(ONE), field.s.panics.get(TWO)]).toEqual([['mariupol'], 0, 0]);
  expect([fact.passed, fact.bid, fact.objectiveTaken, fact.objectiveStays].map((kind) => field.told(kind))).toEqual([
    1, 1, 1, 0,
  ]);
  expect([field.in(zone.used(TWO)), field.discard(TWO)]).toEqual([['secondBattalion'], []]);
});
rule(['AFU-19.11', 'AFU-E22'], 'a bid below the threshold costs the cards, and nobody takes panic', () => {
  const card = own('2/2');
  const field = auction(['antonivkaBridge'], [card, SPARE], ['pathfinders']);
  field.one.does('bid 2');
  field.passes('two');
  field.one.does(`offer ${card}`, 'done');
  expect([field.in(zone.used(ONE)), field.in(zone.pile), field.s.panics.get(ONE), field.s.panics.get(TWO)]).toEqual([
    [card],
    ['antonivkaBridge'],
    0,
    0,
  ]);
});
rule(['AFU-19.12', 'AFU-R47'], 'cards used lie apart until the end of the turn, then go to the discard', () => {
  const [card, drawer] = [own('5/5'), own('2/2', { bonus: { gain: 'draw1' } })];
  const field = auction(['irpinBridge'], [card, drawer, SPARE], [SPARE], { attack: [foe('1/9')] });
  field.one.does('bid 4');
  field.passes('two');
  field.one.does(`offer ${card}`, 'done', `defend ${drawer} 1`, `bonus ${drawer}`);
  expect(field.in(zone.used(ONE))).toEqual([card]); // the reshuffle for the draw did not touch it
  field.one.does('pass');
  field.passes('two', 'one');
  expect(field.in(zone.used(ONE))).toEqual([card]);
  field.passes('two');
  expect(field.in(zone.used(ONE))).toEqual([]);
  expect([...field.hand(), ...field.discard(), ...field.in(zone.deck(ONE))]).toContain(card);
});
rule('AFU-19.13', 'cards used cannot fight and give no compensation', () => {
  const card = own('5/5', { pay: 3 });
  const field = auction(['irpinBridge'], [card, SPARE], [], { attack: ['t72'] });
  field.one.does('bid 4');
  field.passes('two');
  field.one.does(`offer ${card}`, 'done');
  expect(field.one.offered).toEqual(['pass']);
  field.passes('one', 'two');
  expect(field.s.budget.get(ONE)).toBe(2);
});
rule(['AFU-19.14', 'AFU-19.16'], 'the loser keeps all cards, and combat follows with what is left', () => {
  const [x, y] = [own('5/5'), own('6/6')];
  const field = auction(['irpinBridge'], [x, SPARE], [y], { attack: [foe('1/1')] });
  field.one.does('bid 4');
  field.two.does('bid 5');
  field.passes('one');
  field.two.does(`offer ${y}`);
  expect([field.hand(), field.one.offers(`defend ${x} 1`)]).toEqual([[x], true]);
});
rule('AFU-R46', 'each card must bring a demanded point of its own; the bid decides, not the surplus', () => {
  const [card, none] = [own('5/-'), own('-/5')];
  const field = auction(['antonivkaBridge'], [card, none, SPARE]);
  field.one.does('bid 3');
  field.passes('two');
  expect(field.one.whyNot(`offer ${none}`)).toBe('AFU-R46');
  field.one.does(`offer ${card}`, 'done');
  expect([field.trophies(), field.in(zone.pile)]).toEqual([[], ['antonivkaBridge']]); // 5 points paid, but only 3 bid
});
rule('AFU-R48', 'bonuses of the cards used are there right after payment, or later in the turn', () => {
  const drawer = own('5/5', { bonus: { gain: 'draw1' } });
  const stage = (): Field => {
    const field = auction(['irpinBridge'], [drawer, SPARE], [], { deck: ['scouts'], attack: ['t72'] });
    field.one.does('bid 4');
    field.passes('two');
    field.one.does(`offer ${drawer}`, 'done');
    return field;
  };
  const now = stage();
  expect([now.one.prompt, now.in(zone.pile)]).toEqual(['afu.auctionBonus', ['irpinBridge']]);
  now.one.does(`bonus ${drawer}`, 'defend scouts 1');
  const [first, second] = [own('2/2', { bonus: { gain: 'draw1' } }), own('2/2', { bonus: { gain: 'draw1' } })];
  const both = auction(['irpinBridge'], [first, second, SPARE], [], { deck: ['scouts', 'polissiaTanks'] });
  both.one.does('bid 4');
  both.passes('two');
  both.one.does(`offer ${first}`, `offer ${second}`, 'done', `bonus ${second}`, `bonus ${first}`);
  expect(both.hand().toSorted()).toEqual(['polissiaTanks', 'scouts']);
  const later = stage();
  later.one.does('pass');
  expect([later.one.prompt, later.one.offers(`bonus ${drawer}`)]).toEqual(['afu.place', true]);
  const open = own('5/5', { bonus: { when: { is: 'objectiveOpen' }, gain: 'recruitPoints', n: 2 } });
  const rich = auction(['irpinBridge'], [open, SPARE]);
  rich.one.does('bid 4');
  rich.passes('two');
  rich.one.does(`offer ${open}`, 'done', 'pass');
  rich.passes('two');
  expect(rich.s.budget.get(ONE)).toBe(4);
  const loser = auction(['irpinBridge'], [drawer], [own('9/9')], { deck: ['scouts'] });
  loser.one.does('bid 1');
  loser.two.does('bid 4');
  loser.passes('one');
  loser.two.does(loser.two.offered.find((phrase) => phrase.startsWith('offer'))!);
  expect(loser.one.offers(`bonus ${drawer}`)).toBe(false);
});
rule(
  ['AFU-R45', 'AFU-11.3', 'AFU-11.4', 'AFU-11.5'],
  'what a bonus asks for is asked of the cards that are used',
  () => {
    const best = (hand: readonly string[], more = {}): string =>
      auction(['irpinBridge'], hand, [], more).one.offered.at(-1)!;
    const card = (is: 'panicThisRound' | 'playedNormalDefence' | 'playedEnhancedDefence'): string =>
      own('3/1', { bonus: { when: { is }, ...PLUS2 } });
    const panicked = card('panicThisRound');
    expect([best([panicked]), best([panicked], { panicThisRound: true })]).toEqual(['bid 3', 'bid 5']);
    const normal = card('playedNormalDefence');
    expect(best([normal])).toBe('bid 3'); // it is not the other one
    expect([best([normal, own('1/2')]), best([normal, own('1/2e')])]).toEqual(['bid 6', 'bid 4']);
    const enhanced = card('playedEnhancedDefence');
    expect([best([enhanced, own('1/2')]), best([enhanced, own('1/2e')])]).toEqual(['bid 4', 'bid 6']);
    // A card that brings nothing of its own is not used, so it is no other card either.
    expect(best([normal, own('-/2')])).toBe('bid 3');
  },
);
rule(
  ['AFU-19.4', 'AFU-19.5', 'AFU-19.10'],
  'each question of an auction names the objective, what it demands and the bid',
  () => {
    const card = own('9/9');
    const field = auction(['mariupol'], [card, SPARE]);
    const asked = (): unknown => field.t.rules.decision(field.s, ONE)?.values;
    const stake = { objective: defOf('mariupol'), threshold: 4, demands: BY_DEFENCE, vp: 4 };
    expect(asked()).toEqual({ ...stake, bid: 0, backed: 1 });
    field.one.does('bid 5');
    field.passes('two');
    expect(asked()).toEqual({ ...stake, bid: 5, worth: 0 });
  },
);
rule(['AFU-19.9', 'AFU-19.11'], 'everybody hears when an objective stays, and only then', () => {
  const stays = (field: Field): unknown[] =>
    field.t.facts.filter(({ kind }) => kind === fact.objectiveStays).map(({ a }) => a);
  expect(stays(auction(['irpinBridge'], []).passes('one', 'two'))).toEqual([defOf('irpinBridge')]);
  const card = own('9/9');
  const taken = auction(['irpinBridge'], [card, SPARE]);
  taken.one.does('bid 4');
  taken.passes('two');
  taken.one.does(`offer ${card}`, 'done');
  expect(stays(taken)).toEqual([]);
});
rule('AFU-R49', 'the whole hand of up to five cards may be used', () => {
  const cards = Array.from({ length: 5 }, () => own('1/1'));
  const field = auction(['antonivkaBridge'], cards);
  field.one.does('bid 5');
  field.passes('two');
  field.one.does(...cards.map((card) => `offer ${card}`));
  expect(field.trophies()).toEqual(['antonivkaBridge']);
});
rule(['AFU-R45', 'AFU-R46'], 'a card that pays only beside another is worth nothing without it', () => {
  const beside = { gain: 'attackPlus', n: 2, when: { is: 'playedNormalDefence' } } as const;
  const leaner = own('-/-', { bonus: beside });
  const [walker, payer, shield] = [own('1/3'), own('5/-'), own('-/3')];
  const stage = (...hand: readonly string[]) =>
    lay({ phase: 'war', step: 'auction', pile: ['izium'], one: { hand: [...hand, SPARE] }, two: {} });
  const best = (...hand: readonly string[]): string | undefined => stage(...hand).one.offered.at(-1);
  expect([best(leaner), best(leaner, walker), best(leaner, shield), best(shield, leaner)]).toEqual([
    'pass',
    'bid 3',
    'pass', // the shield brings no attack, so it cannot be laid down beside
    'pass',
  ]);
  const field = stage(payer, leaner, walker);
  field.one.does('bid 5');
  field.passes('two');
  field.one.does(`offer ${payer}`, `offer ${leaner}`);
  expect([field.one.whyNot('done'), field.one.offered]).toEqual(['AFU-19.10', [`offer ${walker}`]]);
  field.one.does(`offer ${walker}`);
  expect(field.one.prompt).toBe('afu.pay');
  const striker = own('1/3', { bonus: beside });
  const early = stage(striker, walker);
  early.one.does('bid 3');
  early.passes('two');
  early.one.does(`offer ${striker}`);
  expect(early.one.whyNot('done')).toBe('AFU-19.10'); // the other one is still in hand
});

rule(
  ['AFU-R45', 'AFU-R46'],
  'a card whose bonus rests on one that cannot be used has no point of its own either',
  () => {
    const rests = own('0/-', { bonus: { gain: 'attackPlus', n: 1, when: { is: 'playedNormalDefence' } } });
    const idle = own('-/3');
    const strong = own('5/-');
    const field = lay({
      phase: 'war',
      step: 'auction',
      pile: ['irpinBridge'],
      one: { hand: [rests, idle, strong] },
      two: {},
    });
    field.one.does('bid 4');
    field.passes('two');
    expect([rests, idle].map((key) => field.one.whyNot(`offer ${key}`))).toEqual(['AFU-R46', 'AFU-R46']);
    expect(field.one.offers(`offer ${strong}`)).toBe(true);
  },
);
rule(['AFU-R45', 'AFU-R46'], 'what is paid counts whatever else was held, in any order', () => {
  const idle = own('-/-');
  const rests = own('0/-', { bonus: { gain: 'attackPlus', n: 1, when: { is: 'playedNormalDefence' } } });
  const normal = own('1/3');
  const field = lay({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [idle, rests, normal, SPARE], attack: ['t72'] },
    two: {},
  });
  field.one.does('bid 2');
  field.passes('two');
  field.one.does(`offer ${rests}`);
  expect(field.one.whyNot('done')).toBe('AFU-19.10');
  field.one.does(`offer ${normal}`);
  expect([field.one.offers(`offer ${idle}`), field.one.offers('done')]).toEqual([false, true]);
});
