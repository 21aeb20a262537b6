import { expect, test } from 'vitest';
import { tryAnything } from '../../../kernel/contract/refused.ts';
import { tryUntimely } from '../../../kernel/contract/untimely.ts';
import { rule } from '../../../kernel/contract/rule.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import { FastChance } from '../../../kernel/chance.ts';
import type { Action, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { amount, DONE, PASS } from '../../../kernel/verbs.ts';
import { REWARD, reward } from '../cards/columns.ts';
import { afu } from '../game.ts';
import { isDeed } from '../rules/10-bonuses.ts';
import { type Afu, COLUMNS, defenceAt, openAt, supportAt, zone } from '../state.ts';
import { texts } from '../text/index.ts';
import { act } from '../verbs.ts';
import { deal, defOf, fight, foe, lay, ONE, own, solo, SPARE, war } from './at.ts';

rule(['AFU-6.2', 'AFU-9.6'], 'a card goes opposite an invader, a panic card nowhere', () => {
  const field = solo({ step: 'placement', one: { hand: ['polissiaTanks', 'panic'], attack: ['t72'] } });
  expect([field.one.whyNot('defend polissiaTanks 2'), field.one.whyNot('support polissiaTanks 2')]).toEqual([
    'AFU-6.2',
    'AFU-6.6',
  ]);
  expect([field.one.whyNot('defend panic 1'), field.one.whyNot('support panic 1')]).toEqual(['AFU-9.6', 'AFU-9.6']);
});
rule(['AFU-R19', 'AFU-10.3', 'AFU-R26'], 'a bonus that is taken, in hand or without a panic card', () => {
  const [drawer, calm] = [own('2/2', { bonus: { gain: 'draw1' } }), own('2/2', { bonus: { gain: 'returnPanic' } })];
  const field = solo({
    step: 'placement',
    one: { hand: [drawer, calm], deck: ['scouts'], discard: ['panic'], attack: ['t72', 'bmp2'] },
  });
  expect(field.one.whyNot(`bonus ${drawer}`)).toBe('AFU-10.3');
  field.one.does(`defend ${drawer} 1`, `bonus ${drawer}`, `defend ${calm} 2`);
  expect([field.one.whyNot(`bonus ${drawer}`), field.one.whyNot(`bonus ${calm} from hand`)]).toEqual([
    'AFU-R19',
    'AFU-R26',
  ]);
});
rule(['AFU-10.2', 'AFU-R70'], 'value bonuses come by themselves and are refused once', () => {
  const striker = own('2/2', { bonus: { gain: 'attackPlus', n: 2 } });
  const field = solo({ step: 'placement', one: { hand: [striker], attack: ['t72'] } });
  field.one.does(`defend ${striker} 1`);
  expect(field.one.whyNot(`bonus ${striker}`)).toBe('AFU-R70');
  field.one.does(`decline ${striker}`);
  expect(field.one.whyNot(`decline ${striker}`)).toBe('AFU-10.2');
});
rule(['AFU-R30', 'AFU-12.9'], 'an exchange needs a hospital and a card that does not fight', () => {
  const field = solo({ step: 'placement', one: { hand: ['polissiaMedics', 'polissiaTanks'], attack: ['t72'] } });
  expect(field.one.whyNot('swap polissiaMedics for polissiaMedics')).toBe('AFU-R30');
  const late = solo({
    step: 'placement',
    one: { hand: ['polissiaMedics', 'polissiaTanks'], hospital: ['scouts'], attack: ['t72'] },
  });
  late.one.does('defend polissiaTanks 1', 'support polissiaMedics 1');
  expect(late.one.whyNot('swap polissiaMedics for scouts')).toBe('AFU-12.9');
});
rule('AFU-R75', 'a condition that was true before the battle is past after it', () => {
  const missed = own('1/9', { bonus: { gain: 'draw1' } });
  const killer = own('5/9', { bonus: { gain: 'draw1', when: { is: 'destroyed', least: 1 } } });
  const columns = [missed, killer].map((front) => ({ foe: foe('1/1'), front }));
  const field = fight(columns, { one: { hand: [SPARE], deck: ['scouts'] } });
  expect([field.one.whyNot(`bonus ${missed}`), field.one.offers(`bonus ${killer}`)]).toEqual(['AFU-R75', true]);
});
rule(['AFU-13.4', 'AFU-13.12', 'AFU-18.2'], 'what is not for sale, and panic without an icon', () => {
  const field = lay({
    step: 'recruitment',
    open: ['battalion98'],
    one: { hand: ['polissiaTanks'], discard: ['scouts', 'panic'] },
    two: {},
  });
  expect([
    field.one.whyNot('buy scouts'),
    field.one.whyNot('calm discard'),
    field.t.rules.decision(field.s, ONE)?.rule,
  ]).toEqual(['AFU-13.4', 'AFU-13.12', 'AFU-13.7']);
  const event = war(['nowIsTheTime', 'izium'], {}, {}, { open: ['battalion98'] });
  expect(event.t.rules.decision(event.s, ONE)?.rule).toBe('AFU-18.2');
});
rule(['AFU-19.10', 'AFU-R44', 'AFU-R62'], 'bids beyond the hand, and payments that fall short', () => {
  const [card, none] = [own('5/-'), own('-/5')];
  const field = lay({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [card, none, SPARE] },
    two: {},
  });
  expect([field.one.whyNot('bid 6'), field.one.whyNot('bid 40')]).toEqual(['AFU-R44', 'AFU-R44']);
  field.one.does('bid 4');
  field.passes('two');
  expect([field.one.whyNot('done'), field.one.whyNot('pass')]).toEqual(['AFU-19.10', 'AFU-19.10']);
  const alone = solo({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [card, none, SPARE], invaderDeck: ['reconGroup'] },
  });
  expect(alone.one.whyNot(`offer ${none}`)).toBe('AFU-R62');
});
rule(['AFU-R40', 'AFU-R43', 'AFU-3.4'], 'what an event demands must be done; a common achievement is nobody’s', () => {
  const field = war(['attackFromTheSea', 'izium'], { deck: ['scouts'] });
  expect(field.one.whyNot('pass')).toBe('AFU-R40');
  const fetch = war(['backInTheRanks', 'izium'], { hospital: ['scouts'] });
  expect(fetch.one.whyNot('pass')).toBe('AFU-R43');
  const dealt = deal();
  expect(dealt.one.whyNot(`keep ${dealt.in(zone.achievements)[0]}`)).toBe('AFU-3.4');
});

test('what belongs to another question is refused by the rule that says when it is done', () => {
  const field = solo({
    phase: 'war',
    step: 'auction',
    open: ['battalion98'],
    pile: ['irpinBridge'],
    one: { hand: ['polissiaTanks', SPARE], hospital: ['scouts'], attack: ['t72'], invaderDeck: ['reconGroup'] },
  });
  const why = (...actions: readonly Action[]): unknown[] =>
    actions.map((action) => field.t.rules.why(field.s, ONE, action)?.rule);
  const [tanks, scouts, open] = [defOf('polissiaTanks'), defOf('scouts'), defOf('battalion98')];
  expect(why(act.defend(tanks, 1), act.buy(open), act.bonus(scouts, 0), amount(4), act.keep(open))).toEqual([
    'AFU-19.16',
    'AFU-4.2',
    'AFU-10.1',
    'AFU-24.2',
    'AFU-3.5',
  ]);
  field.one.does('done');
  expect(why(act.offer(tanks), act.defend(scouts, 1), act.support(scouts, 1), act.drop(tanks))).toEqual([
    'AFU-24.2',
    'AFU-6.2',
    'AFU-6.3',
    'AFU-12.7',
  ]);
  field.passes('one');
  expect(why(act.defend(tanks, 1), act.swap(scouts, tanks), act.fetch(scouts), act.cycle(tanks))).toEqual([
    'AFU-4.2',
    'AFU-12.8',
    'AFU-18.9',
    'AFU-18.1',
  ]);
});

/** All that a person could try with the cards in sight at a question that knows these verbs. */
function attempts(s: Afu, seat: Seat, verbs: ReadonlySet<string>): Action[] {
  const t = s.table;
  const prints = (places: readonly ZoneId[]): DefId[] => [
    ...new Set(places.flatMap((at) => Array.from({ length: t.size(at) }, (_, i) => t.printed(t.card(at, i))))),
  ];
  const rows = Array.from({ length: COLUMNS }, (_, i) => [defenceAt(seat, i), supportAt(seat, i)]).flat();
  const hand = prints([zone.hand(seat)]);
  const played = prints([...rows, zone.used(seat)]);
  const columns = Array.from({ length: COLUMNS }, (_, i) => i + 1);
  const bonuses = [...hand, ...played].filter((def) => reward[def] !== REWARD.nothing);
  const out: Action[] = [];
  if (verbs.has('defend')) {
    for (const def of [...hand, ...played])
      for (const column of columns) out.push(act.defend(def, column), act.support(def, column));
    for (const place of rows) for (let i = 0; i < t.size(place); i++) out.push(act.takeBack(t.card(place, i)));
    for (const def of played.filter((one) => reward[one] !== REWARD.nothing)) out.push(act.decline(def));
    for (const def of bonuses.filter((one) => reward[one] === REWARD.hospitalSwap))
      for (const fetched of prints([zone.hospital(seat)])) out.push(act.swap(def, fetched));
  }
  if (verbs.has('bonus')) {
    for (const def of bonuses.filter((one) => isDeed(one) && (verbs.has('defend') || played.includes(one)))) {
      if (reward[def] !== REWARD.returnPanic) out.push(act.bonus(def, 0));
      else if (played.includes(def)) for (const from of columns) out.push(act.bonus(def, from));
    }
  }
  if (verbs.has('buy')) {
    for (const def of prints([...Array.from({ length: 5 }, (_, i) => openAt(i)), zone.aid, zone.discard(seat)]))
      if (def !== 0) out.push(act.buy(def));
    for (const from of columns) out.push(act.calm(from));
  }
  if (verbs.has('amount')) for (let n = 1; n <= 60; n++) out.push(amount(n));
  if (verbs.has('offer')) for (const def of hand) out.push(act.offer(def));
  if (verbs.has('compulsory')) out.push(PASS);
  if (verbs.has('paying')) out.push(DONE);
  return out;
}
const VERBS: Readonly<Record<string, readonly string[]>> = {
  'afu.place': ['defend', 'bonus'],
  'afu.aftermath': ['bonus'],
  'afu.auctionBonus': ['bonus'],
  'afu.recruit': ['buy'],
  'afu.bid': ['amount'],
  'afu.pay': ['offer', 'compulsory', 'paying'],
  'afu.offer': ['offer', 'paying'],
  'afu.discard': ['compulsory'],
  'afu.cycle': ['compulsory'],
  'afu.fetch': ['compulsory'],
};
/** The rules that speak of each act, read one by one: a refusal by any other does not say why. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  defend: ['AFU-6.2', 'AFU-6.4', 'AFU-8.6', 'AFU-9.6', 'AFU-19.13'],
  support: ['AFU-6.3', 'AFU-6.5', 'AFU-6.6', 'AFU-9.6', 'AFU-19.13'],
  takeBack: ['AFU-6.6', 'AFU-R70'],
  bonus: ['AFU-10.3', 'AFU-R19', 'AFU-R26', 'AFU-R75', ...[1, 2, 3, 4, 5, 6].map((n) => `AFU-11.${n}`)],
  decline: ['AFU-10.2', 'AFU-R19'],
  swap: ['AFU-12.9', 'AFU-19.13', 'AFU-R19', 'AFU-R30', ...[2, 3, 4, 5, 6].map((n) => `AFU-11.${n}`)],
  buy: ['AFU-13.4', 'AFU-13.5', 'AFU-13.6', 'AFU-R34'],
  calm: ['AFU-13.12', 'AFU-13.13'],
  amount: ['AFU-19.6', 'AFU-R44', 'AFU-R77'],
  offer: ['AFU-R46', 'AFU-R62'],
  pass: ['AFU-19.10', 'AFU-R40', 'AFU-R43'],
  done: ['AFU-19.10', 'AFU-R62'],
};
test('nothing that is tried at a question is refused without a rule that speaks of it and has a sentence', () => {
  const known = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));
  const listed = new Options();
  const found = new Set<string>();
  let refused = 0;
  for (const [n, sample] of afu.samples.entries()) {
    const setup = readSetup(afu.options, sample);
    const rules = rulesFor(afu, setup);
    const chance = new FastChance(70 + n);
    for (let game = 0; game < 12; game++) {
      const s = rules.create();
      rules.start(s, setup, chance);
      while (!rules.over(s)) {
        const seat = rules.actor(s);
        rules.legal(s, seat, listed);
        const offered = new Set(listed.toArray());
        const why = new Map(rules.refusals(s, seat).map(({ action, rule: id }) => [action, id]));
        const { prompt } = rules.decision(s, seat)!;
        for (const action of attempts(s, seat, new Set(VERBS[prompt]))) {
          if (offered.has(action)) continue;
          refused++;
          const id = why.get(action);
          if (!SAYS[rules.decode(action).verb]?.includes(id ?? '')) found.add(`${rules.decode(action).verb} by ${id}`);
          if (id === undefined || !known.has(id)) found.add(`${prompt}: ${afu.notation(s, seat, action)}: ${id}`);
          else if (texts.uk.refusal(id).includes(id)) found.add(`${id} has no sentence`);
        }
        rules.apply(s, seat, listed.at(chance.below(offered.size)), chance);
      }
    }
  }
  expect([...found].slice(0, 20)).toEqual([]);
  expect(refused).toBeGreaterThan(100_000);
});

/** Acts that every question has or has not: refused by the question itself, unless it says more of them. */
const GENERAL = new Set(['pass', 'done']);
/** The rules that say when and with what an act is done, for what is tried elsewhere or with something else. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  keep: ['AFU-3.4', 'AFU-3.5'],
  defend: ['AFU-4.2', 'AFU-19.16'],
  support: ['AFU-4.2', 'AFU-19.16'],
  bonus: ['AFU-4.2', 'AFU-10.1', 'AFU-R70', 'AFU-12.9'],
  decline: ['AFU-4.2', 'AFU-10.1'],
  swap: ['AFU-4.2', 'AFU-12.8'],
  buy: ['AFU-4.2'],
  calm: ['AFU-4.2'],
  drop: ['AFU-12.7'],
  putBack: ['AFU-12.7'],
  discard: ['AFU-18.10'],
  cycle: ['AFU-18.1'],
  fetch: ['AFU-18.9'],
  amount: ['AFU-19.5', 'AFU-24.2'],
  offer: ['AFU-19.5', 'AFU-24.2'],
};
test('whatever is tried is refused by a rule that speaks of it and has a sentence', () => {
  const known = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));
  const found = new Set<string>();
  const refused = tryAnything(afu, ({ verb, why, asked }) => {
    const said = [...(SAYS[verb] ?? []), ...(ELSEWHERE[verb] ?? []), ...(GENERAL.has(verb) ? [asked] : [])];
    if (!said.includes(why) || !known.has(why)) found.add(`${verb} by ${why}`);
    for (const language of LANGUAGES)
      if (texts[language].refusal(why).includes(why)) found.add(`${why} in ${language}`);
  });
  expect([...found]).toEqual([]);
  expect(refused).toBeGreaterThan(100_000);
});

/** The rules that speak of when each act is done, for whoever tries it at another time with the right cards. */
const WHEN: Readonly<Record<string, readonly string[]>> = {
  bonus: ['AFU-4.2'],
  buy: ['AFU-4.2'],
  calm: ['AFU-4.2'],
  cycle: ['AFU-18.1'],
  decline: ['AFU-4.2'],
  defend: ['AFU-4.2', 'AFU-19.16'],
  discard: ['AFU-18.10'],
  drop: ['AFU-12.7'],
  fetch: ['AFU-18.9'],
  keep: ['AFU-3.5'],
  offer: ['AFU-19.5', 'AFU-24.2'],
  putBack: ['AFU-12.7'],
  support: ['AFU-4.2', 'AFU-19.16'],
  swap: ['AFU-4.2'],
  takeBack: ['AFU-4.2'],
};
test('what only the time forbids is refused by a rule that speaks of the time', () => {
  const found = new Set<string>();
  const spec = {
    general: new Set([...GENERAL, 'amount']),
    moment: ['auction', 'demanded', 'bid', 'bidder', 'progress', 'budget', 'icons', 'ready', 'deferred'],
    decisionsOfEach: 1200,
  };
  const refused = tryUntimely(afu, spec, ({ verb, why, phrase, offeredAt, triedAt }) => {
    if (WHEN[verb]?.includes(why) !== true) found.add(`${verb} by ${why}: ${phrase}, of ${offeredAt}, at ${triedAt}`);
  });
  expect([...found].slice(0, 20)).toEqual([]);
  expect(refused).toBeGreaterThan(50_000);
});
