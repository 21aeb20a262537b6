import { beforeAll, describe, expect, test } from 'vitest';
import { needsTest } from '../../../kernel/contract/rulebook.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import { Listener } from '../../../kernel/contract/listener.ts';
import { FACT, factsFor } from '../../../kernel/facts.ts';
import type { DefId, SeatMask, Viewer } from '../../../kernel/ids.ts';
import { type Language, LANGUAGES } from '../../../kernel/text.ts';
import { DEFS } from '../cards/columns.ts';
import { afu } from '../game.ts';
import { book, WAR, zone } from '../state.ts';
import { texts } from '../text/index.ts';
import { uk } from '../text/uk.ts';
import type { Setup } from '../rules/03-setup.ts';
import type { EditionName } from '../editions.ts';
import { deal, defOf, type Field, lay, ONE, solo, TWO } from './at.ts';
import { act, fact } from '../verbs.ts';
import { Thumb } from './thumb.ts';

const INVASION_LASTS = { uk: 'Вторгнення триває', ru: 'Вторжение идёт', en: 'The Invasion lasts' } as const;
/** Quotes within quotes are others. */
const unquoted = (told: string): string => told.replaceAll(/[«»„“”]/gu, '');

describe.each(LANGUAGES)('AFU in words: %s', (language) => {
  const text = texts[language];
  const listener = new Listener(afu, text);
  beforeAll(() => {
    for (const [n, sample] of afu.samples.entries()) listener.hear(sample, 100 + n, new Thumb());
  });
  const { lines, refusing } = listener;
  const cards = DEFS.map((_, def) => text.card(def as DefId)).slice(1);

  test('nothing is said with a hole in it', () => {
    expect([...lines].filter((line) => /undefined|NaN|null|\[object|AFU-|\(\)/.test(line))).toEqual([]);
    for (const { name, kind, lines: printed } of cards) {
      expect(name.length).toBeGreaterThan(2);
      expect([kind, ...printed].join()).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });
  test('a scouted card that is discarded is named, for whoever may know it', () => {
    const { s } = deal({ players: 2 });
    const dropped = (def: DefId): string | undefined =>
      text.fact(s, { kind: FACT.moved, a: 1, b: zone.recon(ONE), c: zone.invaderDiscard(ONE), def, seenBy: 1 }, ONE);
    expect(dropped(defOf('t80'))).toContain(text.card(defOf('t80')).name);
    expect(dropped(0 as DefId)).toBeUndefined();
  });
  test('a secret that is kept and scouted cards that go back are named to their owner alone (AFU-3.5, AFU-12.7)', () => {
    const heard = ({ t }: Field, viewer: Viewer, from: number): readonly string[] => {
      const view = t.rules.create();
      t.rules.mask(t.s, viewer, view);
      const bit = viewer === 'spectator' ? t.s.table.plan.spectators : 1 << viewer;
      return factsFor(t.facts.slice(from), bit)
        .flatMap((one) => text.fact(view, one, viewer) ?? [])
        .map(unquoted);
    };
    const named = (key: string): string => unquoted(text.card(defOf(key)).name);
    const dealt = deal({ players: 2 });
    const before = dealt.t.facts.length;
    const [keep] = dealt.t.rules.decision(dealt.s, ONE)!.options;
    const kept = unquoted(text.card(keep!.args[0]!.value as DefId).name);
    dealt.one.does(dealt.one.offered[0]!);
    expect([heard(dealt, ONE, before).length, heard(dealt, TWO, before).length]).toEqual([1, 1]);
    expect(heard(dealt, ONE, before)[0]).toContain(kept);
    expect(heard(dealt, TWO, before)[0]).not.toContain(kept);
    const one = { hand: ['scouts'], attack: ['t72'], invaderDeck: ['bmp2', 't80', 'msta', 'su25'] };
    const field = solo({ step: 'placement', one });
    field.one.does('defend scouts 1', 'bonus scouts', 'drop t80');
    const from = field.t.facts.length;
    field.one.does('put back bmp2');
    const [first, top] = heard(field, ONE, from);
    expect([first!.includes(named('bmp2')), top!.includes(named('msta'))]).toEqual([true, true]);
    // The last one lies on top, and that is said.
    expect(top!.replace(named('msta'), '').length).toBeGreaterThan(first!.replace(named('bmp2'), '').length);
    const others = heard(field, 'spectator', from);
    expect([others.length, new Set(others).size, others[0]!.includes(named('bmp2'))]).toEqual([2, 1, false]);
  });
  test('a bonus that may be refused is named, and one that scouts says that nobody is left to scout (AFU-10.2, AFU-R28)', () => {
    const { s } = deal({ players: 1 });
    const scouts = DEFS.findIndex((row) => row.own?.bonus?.gain === 'recon3') as DefId;
    const before = text.option(s, ONE, act.bonus(scouts, 0));
    const reward = before.slice(before.indexOf(': ') + 2);
    expect(text.option(s, ONE, act.decline(scouts))).toContain(`(${reward})`);
    s.table.count[zone.invaderDeck(ONE)] = 0;
    const after = text.option(s, ONE, act.bonus(scouts, 0));
    expect([after.startsWith(before), after.length > before.length]).toEqual([true, true]);
  });
  test('where a card is chosen its numbers stand beside it, and nowhere else', () => {
    const tanks = DEFS.findIndex((row) => row.own?.marks?.includes('enhAttack') === true) as DefId;
    const { attack, defence, support } = DEFS[tanks]!.own!;
    const numbers = text.numbers!(act.buy(tanks))!;
    expect(numbers.split('/')[0]).toBe(`${attack}e`);
    expect(numbers.replaceAll('e', '')).toBe([attack, defence, support].map((n) => n ?? '–').join('/'));
    for (const action of [act.defend(tanks, 1), act.support(tanks, 1), act.offer(tanks), act.fetch(tanks)])
      expect(text.numbers!(action)).toBe(numbers);
    expect([text.numbers!(act.decline(tanks)), text.numbers!(act.pass())]).toEqual([undefined, undefined]);
  });
  test('the table says when the Invasion ends, and what everybody has without achievements', () => {
    const { s } = deal({ players: 2 });
    s.round.value = 1;
    const shown = text.table(s, ONE);
    const invasion = shown.find((line) => line.includes(INVASION_LASTS[language]));
    expect(invasion).toBeDefined();
    const seat = shown.find((line) => line.startsWith(text.seats[0]!))!;
    s.panics.set(ONE, 2);
    expect(text.table(s, ONE).find((line) => line.startsWith(text.seats[0]!))).not.toBe(seat);
    s.phase.value = WAR;
    expect(text.table(s, ONE)).not.toContain(invasion);
  });
  test('every rule that refuses has a sentence of its own', () => {
    expect(refusing.size).toBeGreaterThan(9);
    for (const id of refusing) expect(text.refusal(id)).not.toContain(id);
    for (const id of Object.keys(uk.refusals)) expect(text.refusal(id)).not.toContain(id);
    expect(text.refusal('AFU-99.9')).toContain('AFU-99.9');
  });
  test('an objective is called what it is: Snake Island is no city', () => {
    const words = {
      uk: ['Острів', 'Місто', 'Міст'],
      ru: ['Остров', 'Город', 'Мост'],
      en: ['Island', 'City', 'Bridge'],
    };
    const begins = ['snakeIsland', 'izium', 'irpinBridge'].map((key) => text.card(defOf(key)).lines[0]!.split(':')[0]);
    expect(begins).toEqual(words[language]);
  });
  test('every question has its prompt', () => {
    const prompts = new Set(book.procedures.flatMap(({ steps }) => steps.map(({ prompt }) => prompt)));
    prompts.delete('');
    for (const prompt of prompts)
      expect(text.prompt(prompt, { points: 1, bid: 1, threshold: 4, demands: 1, worth: 0 })).not.toBe(prompt);
    expect(prompts.size).toBe(Object.keys(uk.prompts).length);
  });
  test('every setting, value and zone has a name', () => {
    for (const [name, { values }] of Object.entries(afu.options)) {
      expect(text.setting(name)).not.toBe(name);
      for (const value of values ?? []) expect(text.setting(name, String(value)).length).toBeGreaterThan(1);
    }
    for (const name of afu.plan(2).names) expect(text.zone(name)).not.toMatch(/\d\d|[a-z][A-Z]/);
  });
  test('before the first round no phase is named, since Chervona Kalyna has no Invasion', () => {
    const round = (sample: Partial<Setup>): string => text.table(deal(sample).s, ONE)[0]!;
    expect(round({ kalyna: true })).not.toMatch(/\d|Invasion|торгненн|торжени/);
    expect(round({ players: 1, kalyna: true })).toMatch(/1.*(War|війна|война)/);
  });
  test('Liberator is told as what it asks for, and counted so', () => {
    expect(text.card(defOf('liberator')).lines[0]).toMatch(/bridges|мости|мосты/);
    const field = solo({ one: { trophies: ['irpinBridge', 'izium'] }, achievements: ['liberator'] });
    expect(text.table(field.s, ONE)[2]).toMatch(/ 1\/3$/);
  });
  test('the rulebook tells every rule, ruling and example', () => {
    const told = (spoken: Language): string[] =>
      digests(spoken)
        .find(({ game }) => game === 'afu')!
        .rules.filter(needsTest)
        .map(({ id }) => id);
    expect(told(language).toSorted()).toEqual(told('en').toSorted());
  });
  test('card names are different from one another', () => {
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  });
  test('letters of its own alphabet only, but for the numbers I and II', () => {
    const foreign = language === 'en' ? /[а-яіїєґ]/i : /[a-z]/i;
    for (const line of [...lines, ...cards.flatMap(({ name, kind, lines: printed }) => [name, kind].concat(printed))]) {
      expect(line.replaceAll(/\bII?\b|\de\b/g, '')).not.toMatch(foreign);
    }
  });
});

const NO_FACT = { kind: 0, a: 0, b: 0, c: 0, def: 0 as DefId, seenBy: 3 as SeatMask };
describe('the table in the terminal', () => {
  const w = texts.en;
  /** A War round before cards are placed, as seat one sees it. */
  const field = (edition: EditionName): readonly string[] =>
    w.table(
      lay(
        {
          phase: 'war',
          step: 'placement',
          open: ['flakBattery'],
          afuDeck: ['ironBrigade'],
          pile: ['mariupol'],
          one: {
            hand: ['polissiaHowitzers', 'polissiaMedics'],
            attack: ['su35', 'msta', 't72'],
            defence: ['polissiaTanks'],
            discard: ['scouts', 'raiders'],
            invaderDiscard: ['bmp2'],
          },
          two: { hand: ['slobodaTanks'], attack: ['t64'] },
        },
        { edition },
      ).t.view(ONE),
      ONE,
    );
  const line = (edition: EditionName, start: string): string =>
    field(edition).find((one) => one.trim().startsWith(start)) ?? '';

  test('names the edition, the marks, the badge, the price and what a card yields', () => {
    expect(field('uk')[0]).toContain('Ukrainian rulebook');
    expect(field('en')[0]).toContain('English rulebook');
    expect(line('uk', 'Flak Battery')).toBe(
      '  Flak Battery 1/3/2 · Artillery · Artillery badge · anti-air · cost 2 · 3\u00a0RP',
    );
    expect(line('uk', 'Polissia Medics')).toContain('returns a panic card');
    expect(line('uk', 'Column 1')).toMatch(/\[air unit, rocket strike\] ⚔ Polissia Tank/);
    expect(line('uk', 'Column 2')).toContain('[enemy artillery]');
  });
  test('tells what comes next, what an objective is worth and what lies in the discards', () => {
    expect(line('uk', 'next:')).toContain('Iron Brigade');
    expect(line('uk', 'objective pile')).toContain('Mariupol (4 defence points needed, worth 4\u00a0VP)');
    expect(line('uk', 'personal discard')).toContain('Scouts 1/3/1 · Raiders');
    expect(line('uk', 'invader discard')).toContain('BMP-2');
    expect(line('en', 'personal discard')).toMatch(/personal discard pile: 2, on top: Raiders/); // AFU-D14
  });
  test('adds the battle up for the seat itself and for nobody else', () => {
    expect(field('uk').filter((one) => one.includes('our attack'))).toHaveLength(1);
    expect(line('uk', 'our attack')).toMatch(
      /our attack 3e against defence 5: the invader survives; invader’s attack 4 against/,
    );
    expect(field('uk').filter((one) => one.includes('undefended'))).toHaveLength(2);
    expect(line('uk', 'If the battle began now')).toMatch(/trophies 0, panic cards 2/);
  });
  test('counts what lies face down beside cards that are known', () => {
    const { s, t } = lay({ one: {}, two: { hand: ['slobodaTanks', 'scouts', 'raiders'] } });
    s.table.knownBy[s.table.card(zone.hand(TWO), 1)]! |= 1 << ONE;
    const lines = w.table(t.view(ONE), ONE);
    const from = lines.findIndex((one) => one.includes('Scouts'));
    expect(lines.slice(from - 1, from + 2).map((one) => one.trim().split(' · ')[0])).toEqual([
      'hand:',
      'Scouts 1/3/1',
      '2 cards face down',
    ]);
  });
  test('the round in which the cruiser was revealed is called the last one', () => {
    const lines = (lastRound: boolean): string =>
      w.table(lay({ phase: 'war', lastRound, one: {}, two: {} }).s, ONE).join('\n');
    expect(lines(false)).toContain('The game ends with the round in which');
    expect(lines(true)).toContain('this is the last round');
    expect(lines(true)).not.toContain('The game ends with');
  });
  test('a solo game says what loses it, and a card to take back where it lies', () => {
    const alone = solo({ one: { hand: ['scouts'] } });
    expect(texts.en.table(alone.s, ONE)).toContainEqual(
      expect.stringContaining('You lose if the panic stack runs out'),
    );
    expect(texts.en.table(deal({ players: 2 }).s, ONE).join('\n')).not.toContain('You lose if');
  });
  test.each(LANGUAGES)('whatever it names can be asked about: %s', (language) => {
    const text = texts[language];
    const names = text.things!(deal().s, ONE).flatMap((thing) => thing.names);
    const places = ['deck0', 'discard0', 'hospital0', 'invaderDeck0', 'invaderDiscard0', 'trophies0', 'secret0'];
    const common = ['afuDeck', 'panic', 'achievements', 'eventDeck', 'events', 'pile', 'recon0'];
    for (const place of [...places, ...common]) expect(names).toContain(text.zone(place));
    const row = text
      .table(lay({ open: ['flakBattery'], one: {}, two: {} }).s, ONE)
      .find((one) => one.includes(' 1/3/2 '));
    const badge = row!.split(' · ')[2]!;
    expect(names).toContain(badge);
    // An invader’s own lines name its deck: “yellow flag”.
    expect(names).toContain(text.card(defOf('t72')).kind.split(' · ')[2]);
  });
  test('the auction names the objective and its points', () => {
    const values = { objective: defOf('mariupol'), threshold: 4, demands: 1, vp: 4, bid: 0, backed: 1 };
    expect(w.prompt('afu.bid', values)).toMatch(/^Mariupol \(4\u00a0VP\): 4 defence points needed/);
    expect(w.prompt('afu.bid', values)).toContain('with no bid');
    expect(w.prompt('afu.bid', { ...values, bid: 3 })).toContain('the bid is 3. Bid more or pass');
    for (const text of LANGUAGES.map((one) => texts[one])) {
      const said = text.prompt('afu.bid', values);
      expect(said.length, said).toBeLessThanOrEqual(90);
    }
    const at = lay(
      { phase: 'war', step: 'auction', pile: ['mariupol'], one: { hand: ['polissiaTanks', 'scouts'] }, two: {} },
      { edition: 'en' },
    );
    expect(w.table(at.t.view(ONE), ONE)).toContain('Your hand gives 7 defence points at most.');
  });
  test('an objective that is revealed is told with what it demands and is worth', () => {
    const told = w.fact(
      lay({ one: {}, two: {} }).s,
      { ...NO_FACT, kind: fact.eventRevealed, a: defOf('mariupol') },
      ONE,
    );
    expect(told).toBe('Revealed: Mariupol. City: take it with 4 defence points. 4\u00a0VP');
  });
  test('a panic card comes back from the hand of whoever returns it', () => {
    const told = w.fact(lay({ one: {}, two: {} }).s, { ...NO_FACT, kind: fact.panicReturned, a: 1, b: 1 }, ONE);
    expect(told).toBe('Second army returns a panic card from its hand.');
  });
});

test('what a battle would begin with undefended is told beside its start', () => {
  const field = solo({ step: 'placement', one: { hand: ['polissiaTanks'], attack: ['t72', 'bmp2'] } });
  const start = (): string | undefined => texts.en.leave?.('afu.place', field.s, ONE);
  expect([texts.en.leave?.('afu.place'), start()]).toEqual([
    'Start the battle',
    'Start the battle (undefended: column 1, 2)',
  ]);
  field.one.does('defend polissiaTanks 1');
  expect(start()).toBe('Start the battle (undefended: column 2)');
});
