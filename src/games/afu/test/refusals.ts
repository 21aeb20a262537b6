import { FastChance } from '../../../kernel/chance.ts';
import { type Found, type RefusedTry, tryAnything } from '../../../kernel/contract/refused.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import { tryUntimely } from '../../../kernel/contract/untimely.ts';
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
import { holds } from './grounds.ts';

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
  bonus: ['AFU-10.3', 'AFU-R19', 'AFU-R26', 'AFU-R75', 'AFU-R80', ...[1, 2, 3, 4, 5, 6].map((n) => `AFU-11.${n}`)],
  decline: ['AFU-10.2', 'AFU-R19', 'AFU-R80'],
  swap: ['AFU-12.9', 'AFU-19.13', 'AFU-R19', 'AFU-R30', ...[2, 3, 4, 5, 6].map((n) => `AFU-11.${n}`)],
  buy: ['AFU-13.4', 'AFU-13.5', 'AFU-13.6', 'AFU-R34'],
  calm: ['AFU-13.12', 'AFU-13.13', 'AFU-R26'],
  amount: ['AFU-19.6', 'AFU-R44', 'AFU-R77'],
  offer: ['AFU-R46', 'AFU-R62'],
  pass: ['AFU-19.10', 'AFU-R40', 'AFU-R43'],
  done: ['AFU-19.10', 'AFU-R62'],
};

interface Attempt {
  readonly prompt: string;
  readonly s: Afu;
  readonly seat: Seat;
  readonly action: Action;
  readonly verb: string;
}
/** Is the rule one that exists, and is it so of these cards? */
const known = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));
const said = ({ s, seat, action }: Attempt): string => afu.notation(s, seat, action);
function wrong(tried: Attempt, why: string | undefined, speaks: readonly string[]): string | undefined {
  if (why === undefined || !speaks.includes(why) || !known.has(why)) return `${tried.prompt}: ${said(tried)}: ${why}`;
  if (!holds(why, tried)) return `${tried.prompt}: ${said(tried)}: ${why} is not so`;
  return LANGUAGES.some((language) => texts[language].refusal(why).includes(why))
    ? `${why} has no sentence`
    : undefined;
}

/** Nothing that is tried at a question is refused without a rule that speaks of it, is so and has a sentence: what is. */
export function whatQuestionsRefuse(seeds: readonly number[], gamesOfEach: number): Found {
  const found = new Set<string>();
  const refused = seeds.reduce((sum, seed) => sum + tryAtQuestions(seed, gamesOfEach, found), 0);
  return { refused, found: [...found] };
}
function tryAtQuestions(seed: number, gamesOfEach: number, found: Set<string>): number {
  const listed = new Options();
  let refused = 0;
  for (const [n, sample] of afu.samples.entries()) {
    const setup = readSetup(afu.options, sample);
    const rules = rulesFor(afu, setup);
    const chance = new FastChance(100 * seed + n);
    for (let game = 0; game < gamesOfEach; game++) {
      const s = rules.create();
      rules.start(s, setup, chance);
      while (!rules.over(s)) {
        const seat = rules.actor(s);
        rules.legal(s, seat, listed);
        const offered = new Set(listed.toArray());
        const why = new Map(rules.refusals(s, seat).map(({ action, rule }) => [action, rule]));
        const { prompt } = rules.decision(s, seat)!;
        for (const action of attempts(s, seat, new Set(VERBS[prompt]))) {
          if (offered.has(action)) continue;
          refused++;
          const { verb } = rules.decode(action);
          const fault = wrong({ prompt, s, seat, action, verb }, why.get(action), SAYS[verb] ?? []);
          if (fault !== undefined) found.add(fault);
        }
        rules.apply(s, seat, listed.at(chance.below(offered.size)), chance);
      }
    }
  }
  return refused;
}

/** Acts that every question has or has not: refused by the question itself, unless it says more of them. */
const GENERAL = new Set(['pass', 'done']);
/** The rules that say when and with what an act is done, for what is tried elsewhere or with something else. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  keep: ['AFU-3.4', 'AFU-3.5'],
  defend: ['AFU-4.2', 'AFU-19.16'],
  support: ['AFU-4.2', 'AFU-19.16'],
  takeBack: ['AFU-4.2'],
  bonus: ['AFU-2.5', 'AFU-4.2', 'AFU-10.1', 'AFU-12.2', 'AFU-R70', 'AFU-12.9'],
  decline: ['AFU-2.5', 'AFU-4.2', 'AFU-10.1'],
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

/** Whatever is tried is refused by a rule that speaks of it, is so and has a sentence: what is not. */
export function whateverIsTried(seeds: readonly number[]): Found {
  const found = new Set<string>();
  const tell = ({ why, asked, ...tried }: RefusedTry<Afu>): void => {
    const { verb } = tried;
    const speaks = [...(SAYS[verb] ?? []), ...(ELSEWHERE[verb] ?? []), ...(GENERAL.has(verb) ? [asked] : [])];
    const fault = wrong(tried, why, speaks);
    if (fault !== undefined) found.add(fault);
  };
  const refused = tryAnything(afu, { seeds, decisionsOfEach: 400 }, tell);
  return { refused, found: [...found] };
}

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

/** What only the time forbids is refused by a rule that speaks of the time: what is not. */
export function whatTimeForbids(seeds: readonly number[]): Found {
  const found = new Set<string>();
  const spec = {
    general: new Set([...GENERAL, 'amount']),
    moment: ['auction', 'demanded', 'bid', 'bidder', 'progress', 'budget', 'icons', 'ready', 'deferred'],
    seeds,
    decisionsOfEach: 1200,
  };
  const refused = tryUntimely(afu, spec, ({ verb, why, phrase, offeredAt, triedAt }) => {
    if (WHEN[verb]?.includes(why) !== true) found.add(`${verb} by ${why}: ${phrase}, of ${offeredAt}, at ${triedAt}`);
  });
  return { refused, found: [...found] };
}
