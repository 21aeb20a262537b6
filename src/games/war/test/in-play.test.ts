/**
 * The cards of the base set do in play what chapter 26, 29 and 6 describe: for every keyword, window, card kind and unit
 * type some card of the set is seen at it, in games at random or in a position of its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import type { Action, DefId, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { type Decision, rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { cardOf, defOf, verbOf } from '../../../kernel/verbs.ts';
import { base } from '../cards/set.ts';
import { cardKindsOf, keywordBit, typesOf } from '../cards/columns.ts';
import { CARD_KINDS, type Keyword, KEYWORDS, UNIT_TYPES, WINDOWS } from '../cards/vocabulary.ts';
import { war } from '../game.ts';
import { type War, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { type Battle, battle } from './at.ts';

/** The keywords that are used by a verb of their own. */
const USED: Readonly<Partial<Record<Keyword, readonly { readonly id: number }[]>>> = {
  directedAttack: [act.directed],
  overrun: [act.overrun],
  artillerySupport: [act.assist],
  strike: [act.strike],
  deckStrike: [act.deckStrike],
  interception: [act.intercept],
  counterInterception: [act.cover],
  command: [act.command],
  longRangeFire: [act.fire],
  mining: [act.mine],
  infantrySupport: [act.escort],
  tankRiders: [act.ride],
  recon: [act.look, act.scout],
  drop: [act.drop, act.dropDeck],
  signals: [act.signal],
  deckAttack: [act.advanceDeck],
};
const FROM_HAND: ReadonlySet<number> = new Set([act.lay.id, act.build.id, act.equip.id, act.play.id]);

/** What was seen, and of which card it was seen first. */
class Seen {
  readonly keywords = new Map<Keyword, string>();
  readonly windows = new Map<string, string>();
  readonly kinds = new Map<string, string>();
  readonly types = new Map<string, string>();

  choice(s: War, action: Action, window: string | undefined): void {
    const verb = verbOf(action);
    if (FROM_HAND.has(verb)) {
      const row = base.row(defOf(action));
      for (const kind of cardKindsOf(row)) note(this.kinds, kind, row.id);
      for (const type of typesOf(row)) note(this.types, type, row.id);
      if (verb === act.play.id && window !== undefined) note(this.windows, window, row.id);
      return;
    }
    const def = cardOf(action) <= s.table.cards ? s.table.printed(cardOf(action)) : (0 as DefId);
    if (def === 0) return;
    const { id } = base.row(def);
    if (verb === act.use.id && window !== undefined) note(this.windows, window, id);
    for (const [keyword, verbs] of Object.entries(USED) as [Keyword, readonly { readonly id: number }[]][]) {
      const printed = (base.keywords[def]! & keywordBit(keyword)) !== 0;
      if (printed && verbs.some((one) => one.id === verb)) note(this.keywords, keyword, id);
    }
  }
  get everything(): boolean {
    const { keywords, windows, kinds, types } = this;
    const unseen = [missing(Object.keys(USED), keywords), missing(WINDOWS, windows), missing(CARD_KINDS, kinds)];
    return unseen.flat().length === 0 && missing(UNIT_TYPES, types).length === 0;
  }
  /** WAR-4.2: a division is in play from the start. */
  divisions(s: War): void {
    for (let seat = 0 as Seat; seat < 2; seat++) {
      if (s.table.size(zone.ubo(seat)) === 0) continue;
      note(this.kinds, 'division', base.row(s.table.printed(s.table.card(zone.ubo(seat), 0))).id);
    }
  }
}
function note<K>(seen: Map<K, string>, what: K, id: string): void {
  if (!seen.has(what)) seen.set(what, id);
}

/** The building phase asks by a prompt of its own. */
const windowOf = ({ prompt, values }: Decision): string | undefined =>
  prompt === 'build' ? 'BUILD' : prompt === 'window' ? WINDOWS[values['window']!] : undefined;

const missing = <W extends string>(words: readonly W[], found: ReadonlyMap<string, string>): readonly W[] =>
  words.filter((word) => !found.has(word));

/** Games at random with decks by lot, until there is nothing more to see, or so many. */
function play(games: number): Seen {
  const seen = new Seen();
  const setup = readSetup(war.options, { deck1: 'random', deck2: 'random' });
  const rules = rulesFor(war, setup);
  const s = rules.create();
  const options = new Options();
  const chance = new FastChance(1943);
  for (let game = 0; game < games && !seen.everything; game++) {
    rules.start(s, setup, chance);
    seen.divisions(s);
    while (!rules.over(s)) {
      const seat = rules.actor(s);
      rules.legal(s, seat, options);
      const action = options.at(chance.below(options.size));
      const asks = verbOf(action) === act.play.id || verbOf(action) === act.use.id;
      const decision = asks ? rules.decision(s, seat) : undefined;
      seen.choice(s, action, decision && windowOf(decision));
      rules.apply(s, seat, action, chance);
    }
  }
  return seen;
}
let played: Seen | undefined;
/** Played once for all tests of this file, and by the first that asks. */
const seen = (): Seen => (played ??= play(200));

/** Keywords that work by themselves, or for other cards: a position of the base set for each. */
const BY_THEMSELVES: Readonly<Partial<Record<Keyword, () => void>>> = {
  mobility() {
    const b = field({ phase: 'build', red: { hand: ['ba-10', 't-34'], resources: many('factory', 20) } });
    b.to('build').red.does('build ba-10');
    b.to('build').red.does('build t-34');
    b.to('build');
    expect([b.at('red', 'first'), b.at('red', 'reserve')]).toEqual([['ba-10'], ['t-34']]);
  },
  veteran() {
    const b = attackOn(['rifle-company', 'guards-rifles'], {
      first: ['grenadiers', 'grenadiers'],
      hand: ['panic'],
      resources: many('depot', 4),
    });
    b.to('block').blue.does('block grenadiers -> rifle-company', 'block grenadiers#2 -> guards-rifles');
    b.to('BEFORE_CALC', 'blue').blue.does('play panic');
    expect(b.to('target').blue.offered).toEqual(['choose enemy rifle-company']);
  },
  supportTank() {
    const b = attackOn(['panzer-3-n', 'grenadiers'], {});
    expect(b.stats('red', 'grenadiers')).toBe('3/3');
  },
  cooperation() {
    const b = attackOn(['motor-rifles', 't-34'], {});
    expect([b.stats('red', 'motor-rifles'), attackOn(['motor-rifles'], {}).stats('red', 'motor-rifles')]).toEqual([
      plus('motor-rifles', 1, 0),
      plus('motor-rifles', 0, 0),
    ]);
  },
  artillerySpotter() {
    const guns = { second: ['ml-20'] };
    const spotting = field({ red: { ...guns, first: ['observation-post'] }, blue: { first: ['grenadiers'] } });
    const blind = field({ red: { ...guns, first: ['rifle-company'] }, blue: { first: ['grenadiers'] } });
    for (const b of [spotting, blind]) b.to('wave').red.does('wave');
    const strikes = (b: Battle): boolean =>
      b.to('WAVE_START', 'red').red.offered.some((phrase) => phrase.startsWith('spotted strike ml-20'));
    expect([strikes(spotting), strikes(blind)]).toEqual([true, false]);
  },
  lendLease() {
    const hand = { hand: ['airacobra'], resources: [...many('factory', 6), ...many('fuel', 6)] };
    const bare = field({ phase: 'build', red: hand });
    expect(bare.to('build').red.whyNot('build airacobra')).toBe('WAR-26.65');
    const supplied = field({ phase: 'build', red: { ...hand, resources: ['lend-lease-north', ...hand.resources] } });
    expect(supplied.to('build').red.offered).toContain('build airacobra');
  },
  counterIntelligence() {
    const red = { hand: ['sabotage'], resources: many('depot', 8) };
    const watched = { resources: ['depot'], first: ['smersh'] };
    const open = field({ phase: 'build', red, blue: { resources: ['depot'] } });
    const shut = field({ phase: 'build', red, blue: watched });
    const plays = (b: Battle): boolean => b.to('build').red.offered.includes('play sabotage');
    expect([plays(open), plays(shut)]).toEqual([true, false]);
    expect(shut.red.whyNot('play sabotage')).toBe('WAR-26.66');
  },
  night() {
    const b = field({
      red: { second: ['po-2'] },
      blue: { first: ['grenadiers'], second: ['bf-109', 'bf-110-night'] },
    });
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb po-2 -> grenadiers');
    const intercepts = b.to('BEFORE_BLOCK').blue.offered.filter((phrase) => phrase.startsWith('intercept'));
    expect(intercepts).toEqual(['intercept bf-110-night -> po-2']);
  },
  trophy() {
    const hand = { hand: ['captured-t-34'], resources: many('factory', 12) };
    const plain = field({ phase: 'build', red: hand });
    const cheap = field({ phase: 'build', red: { ...hand, ubo: ['captured-stocks'] } });
    expect(taps(plain, 'captured-t-34') - taps(cheap, 'captured-t-34')).toBe(1);
  },
  dominion: () =>
    expect(standing('maori-battalion', { red: { ubo: ['new-zealand-division'] } })).toBe(plus('maori-battalion', 0, 1)),
  mountain() {
    const b = attackOn(['mountain-jaegers'], {}, { ubo: ['mountain-division'] });
    expect(b.stats('red', 'mountain-jaegers')).toBe(plus('mountain-jaegers', 1, 0));
  },
  jaeger: () => expect(standing('jaeger-company', { red: { ubo: ['forest'] } })).toBe(plus('jaeger-company', 0, 1)),
  sappers() {
    const b = field({ blue: { ubo: ['river'] }, red: { first: ['sapper-company'], reserve: ['sapper-company'] } });
    b.to('wave');
    expect(b.at('blue', 'ubo')).toEqual(['river']);
    b.to('TURN_END');
    expect(b.at('blue', 'ubo')).toEqual([]);
  },
};
const field = (position: Readonly<Record<string, unknown>>): Battle => battle(base, position);
const many = (id: string, n: number): readonly string[] => Array<string>(n).fill(id);
const plus = (id: string, attack: number, defence: number): string => {
  const { unit } = base.row(base.def(id));
  return `${unit!.attack + attack}/${unit!.defence + defence}`;
};
const standing = (id: string, position: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string =>
  field({ ...position, red: { ...position['red'], first: [id] } }).stats('red', id);
function attackOn(attackers: readonly string[], blue: object, red: object = {}): Battle {
  const b = field({ red: { first: attackers, resources: many('fuel', 4), ...red }, blue });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does(...attackers.map((id) => `attack ${id}`));
  return b.to('BEFORE_BLOCK');
}
/** How many resource cards are tapped to build this. */
function taps(b: Battle, id: string): number {
  b.to('build').red.does(`build ${id}`);
  b.to('build');
  const place = zone.resources(0 as Seat);
  let n = 0;
  for (let i = 0; i < b.s.table.size(place); i++) n += b.s.tapped.get(b.s.table.card(place, i)) === 0 ? 0 : 1;
  return n;
}

describe('in games at random', () => {
  test('cards of every kind and units of every type are played', () => {
    expect(missing(CARD_KINDS, seen().kinds)).toEqual([]);
    expect(missing(UNIT_TYPES, seen().types)).toEqual([]);
  });
  test('every window is used by some card', () => expect(missing(WINDOWS, seen().windows)).toEqual([]));
  test('every keyword with a verb of its own is used by a card that has it', () => {
    expect(missing(Object.keys(USED), seen().keywords)).toEqual([]);
  });
});
describe('by itself', () => {
  test.each(Object.entries(BY_THEMSELVES))('%s works on cards of the set', (_, works) => works());
  test('no keyword is left out', () => {
    expect(KEYWORDS.filter((keyword) => !(keyword in USED) && !(keyword in BY_THEMSELVES))).toEqual([]);
  });
});

describe('no card has code of its own', () => {
  test('a row is what JSON can hold', () => expect(JSON.parse(JSON.stringify(base.rows))).toEqual(base.rows));
  test('no rule names a card', () => {
    const folder = join(import.meta.dirname, '../rules');
    const files = readdirSync(folder, { recursive: true }).map(String);
    const code = files.filter((name) => name.endsWith('.ts')).map((name) => readFileSync(join(folder, name), 'utf8'));
    const ids = base.rows.map(({ id }) => id);
    expect(ids.filter((id) => code.some((text) => text.includes(`'${id}'`)))).toEqual([]);
  });
});
