/** Everything that can happen has words in every language. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { FactList, factsFor } from '../../../kernel/facts.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { base } from '../cards/set.ts';
import { READY_DECKS } from '../decks/index.ts';
import { war } from '../game.ts';
import { texts } from '../text/index.ts';
import { labelsIn } from '../text/card.ts';
import { REFUSALS } from '../text/words.ts';
import { battle } from './at.ts';

const isWhole = (text: string): boolean => text.trim() !== '' && !text.includes('{') && !text.includes('undefined');

/** Random games, every line of which is read in the language. */
function read(language: (typeof LANGUAGES)[number], games: number): { lines: number; refused: Set<string> } {
  const text = texts[language];
  const out = new Options();
  const refused = new Set<string>();
  const broken: string[] = [];
  let lines = 0;
  const says = (line: string): void => {
    if (!isWhole(line)) broken.push(line);
  };
  for (let n = 0; n < games; n++) {
    const setup = readSetup(war.options, {
      deck1: READY_DECKS[(n * 2) % READY_DECKS.length]!.id,
      deck2: READY_DECKS[(n * 5 + 3) % READY_DECKS.length]!.id,
    });
    const rules = rulesFor(war, setup);
    const s = rules.create();
    const chance = new FastChance(n + 1);
    rules.start(s, setup, chance);
    for (let ply = 0; !rules.over(s); ply++) {
      const seat = rules.actor(s);
      const decision = rules.decision(s, seat)!;
      says(text.prompt(decision.prompt, decision.values));
      for (const { action } of decision.options) says(text.option(s, seat, action));
      if (ply % 7 === 0) for (const { rule } of rules.refusals(s, seat)) refused.add(rule);
      rules.legal(s, seat, out);
      const told = new FactList();
      rules.apply(s, seat, out.at(chance.below(out.size)), chance, told);
      for (const fact of factsFor(told.facts, 1 << seat)) {
        const line = text.fact(s, fact, seat);
        if (line === undefined) continue;
        says(line);
        lines++;
      }
      if (ply % 50 === 0) says(text.table(s, seat).join('\n'));
    }
    says(text.outcome(s).join(' '));
  }
  expect(broken).toEqual([]);
  return { lines, refused };
}
const TERMS = {
  uk: ['хвиля атаки', 'дивізія', 'вартість', 'саме', 'повернуто набік', 'зіткнення'],
  ru: ['волна атаки', 'дивизия', 'стоимость', 'именно', 'повёрнуто', 'столкновение'],
  en: ['attack wave', 'division', 'cost', 'strictly', 'tapped', 'clash'],
} as const;
describe('the game in words', () => {
  for (const language of LANGUAGES) {
    test(language, () => {
      const { lines, refused } = read(language, 2);
      expect(lines).toBeGreaterThan(100);
      const known = new Set<string>(REFUSALS);
      expect([...refused].filter((rule) => !known.has(rule))).toEqual([]);
      for (const rule of REFUSALS) expect(texts[language].refusal(rule)).toSatisfy(isWhole);
      for (const name of ['deck1', 'deck2', 'first']) expect(texts[language].setting(name)).toSatisfy(isWhole);
      for (const name of war.plan(2).names) expect(texts[language].zone(name)).toSatisfy(isWhole);
    });
  }
});

describe('the table as text', () => {
  const position = {
    phase: 'build',
    red: {
      first: ['t-34', 'tapped t-34'],
      hand: ['kv-1', 'rifle-company', 'rifle-company'],
      resources: ['depot', 'depot', 'depot', 'tapped fuel'],
    },
    blue: { hand: ['panic', 'panic'] },
  };
  test('a card is told with its cost, strength, line and nation', () => {
    expect(texts.en.card(base.def('kv-1')).lines[0]).toBe(
      'cost: 2 depots, 4 factories, strictly 1 fuel · 5/4 · first line · USSR',
    );
    expect(texts.en.card(base.def('ju-87')).lines[0]).toMatch(/ · 1\/1 · second line · bombing strength 5 · /);
  });
  test('the hand shows costs, equal cards are counted, copies on a line are numbered', () => {
    const b = battle(base, position);
    const table = texts.en.table(b.t.view(0 as Seat), 0 as Seat).join('\n');
    expect(table).toContain('First line: T-34 №1 3/3, T-34 №2 3/3 (tapped)');
    expect(table).toContain('Rifle Company 3/2 (3 depots, 1 factory, too dear now) ×2');
    expect(table).toContain('Resource zone: Depot ×3, Fuel (tapped)');
    expect(table).toContain('Hand: a card ×2');
  });
  test('what the ready resources pay for, exchanged or not, is not called too dear', () => {
    const rich = { ...position.red, resources: ['depot', 'depot', 'depot', 'fuel', 'fuel'] };
    const b = battle(base, { ...position, red: rich });
    const table = texts.en.table(b.t.view(0 as Seat), 0 as Seat).join('\n');
    expect(table).toContain('Rifle Company 3/2 (3 depots, 1 factory) ×2');
    expect(table).toMatch(/KV-1 5\/4 \([^)]*too dear now\)/);
  });
  test('what may not be exchanged is told so where it is paid, in three languages', () => {
    const ask = (language: 'uk' | 'ru' | 'en', price: Readonly<Record<string, number>>): string =>
      texts[language].prompt('pay', { D: 0, F: 0, U: 0, strictD: 0, strictF: 0, strictU: 0, ...price });
    expect(ask('en', { D: 1, U: 2 })).toMatch(/^To pay: 1 depot, 2 fuel\..*any two other resources replace one\.$/);
    expect(ask('en', { U: 2, strictU: 2 })).toMatch(/^To pay: strictly 2 fuel\..*tap cards yourself\.$/);
    expect(ask('en', { D: 1, U: 2, strictU: 2 })).toMatch(
      /^To pay: 1 depot, strictly 2 fuel\..*not marked “strictly”\.$/,
    );
    expect(ask('uk', { U: 2, strictU: 2 })).toMatch(/саме 2 пального\..*оберіть ресурси\.$/);
    expect(ask('ru', { U: 2, strictU: 2 })).toMatch(/именно 2 топлива\..*выберите ресурсы\.$/);
    const b = battle(base, {
      ...position,
      red: { ...position.red, ubo: ['guards-tank-corps'], resources: ['fuel', 'fuel', 'fuel'] },
    });
    b.to('build').red.does('use guards-tank-corps');
    const decision = b.t.rules.decision(b.s, 0 as Seat)!;
    expect(texts.en.prompt(decision.prompt, decision.values)).toMatch(/^To pay: strictly 2 fuel\. /);
  });
  test('a payment as proposed says what it takes', () => {
    const b = battle(base, {
      ...position,
      red: { ...position.red, resources: ['depot', 'depot', 'depot', 'factory'] },
    });
    b.to('build').red.does('build rifle-company');
    const [pay] = b.t.rules.decision(b.s, 0 as Seat)!.options;
    expect(texts.en.option(b.s, 0 as Seat, pay!.action)).toBe('Pay as proposed: 3 depots, 1 factory');
  });
  test('log and table say against whom a unit defends', () => {
    const b = battle(base, {
      red: { first: ['kv-1', 'rifle-company'] },
      blue: { first: ['grenadiers', 'volkssturm'] },
    });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack rifle-company');
    b.to('block').blue.does('block grenadiers -> rifle-company');
    expect(texts.en.log!(b.s, b.t.facts, 0 as Seat)).toContain('Player 2 blocks: Grenadier Company → Rifle Company.');
    const table = texts.en.table(b.t.view(0 as Seat), 0 as Seat).join('\n');
    expect(table).toContain('Rifle Company 3/2 (in the clash 3/2, tapped)');
    expect(table).toContain('Grenadier Company 3/2 (in the clash 3/2 → Rifle Company, tapped)');
  });
  test('the log names who does it, and what belongs to one thing is one line', () => {
    const b = battle(base, {
      phase: 'build',
      red: { first: ['rifle-company'], hand: ['sapper-company'], resources: ['depot', 'depot', 'depot'] },
      blue: { first: ['volkssturm'], resources: ['factory'] },
    });
    const since = (language: 'uk' | 'ru' | 'en', from: number): readonly string[] =>
      texts[language].log!(b.s, b.t.facts.slice(from), 0 as Seat);
    b.to('build').red.does('build sapper-company');
    // WAR-14.1: into the reserve, which is what building means.
    expect(since('uk', 0).filter((line) => line.includes('Саперна рота'))).toEqual(['Гравець 1 будує: Саперна рота.']);
    const before = b.t.facts.length;
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack rifle-company');
    b.to('block').blue.does('block volkssturm -> rifle-company');
    b.to('wave');
    expect(since('uk', before)).toEqual([
      'Гравець 1 платить: 3 склади.',
      'Гравець 1 починає хвилю атаки 1.',
      'Гравець 1 атакує: Стрілецька рота.',
      'Гравець 2 блокує: Фольксштурм → Стрілецька рота.',
      'Зіткнення: Стрілецька рота. Проти: Фольксштурм.',
      'Гравець 1 зазнає шкоди: Стрілецька рота, пошкоджень 1.',
      'Гравець 2 втрачає: Фольксштурм. Пошкоджень: 3.',
    ]);
  });
  test('a fighter covers and another intercepts: each is told once, and no attack is declared anew', () => {
    const b = battle(base, {
      red: { second: ['ju-87', 'bf-109'] },
      blue: { first: ['volkssturm'], second: ['yak-1', 'yak-1'] },
    });
    b.to('wave').red.does('wave');
    const before = b.t.facts.length;
    b.to('air').red.does('bomb ju-87 -> volkssturm', 'cover with bf-109');
    b.to('BEFORE_BLOCK', 'blue');
    const said = (from: number): readonly string[] => texts.uk.log!(b.s, b.t.facts.slice(from), 0 as Seat);
    expect(said(before)).toEqual([
      'Гравець 1 атакує: Ju-87 STUKA → Фольксштурм.',
      'Гравець 1 прикриває винищувачем: Bf-109.',
    ]);
    const first = b.t.facts.length;
    b.blue.does('intercept yak-1 -> bf-109');
    expect(said(first)).toEqual(['Гравець 2 перехоплює: Як-1 → Bf-109.']);
    const second = b.t.facts.length;
    b.blue.does('intercept yak-1#2 -> ju-87');
    expect(said(second)).toEqual(['Гравець 2 перехоплює: Як-1 → Ju-87 STUKA.']);
  });
  test('a wave in which nobody could attack is told so before it is started', () => {
    const wave = (red: object): string => {
      const b = battle(base, { red, blue: { first: ['volkssturm'], resources: ['depot'] } });
      b.to('wave');
      return texts.en.option(b.s, 0 as Seat, b.red.optionFor('wave')!);
    };
    expect(wave({ first: ['rifle-company'] })).toBe('Start an attack wave');
    expect(wave({ first: ['tapped rifle-company'] })).toBe('Start an attack wave (nothing can attack now)');
    expect(wave({ second: ['ju-87'] })).toBe('Start an attack wave');
    expect(wave({ second: ['bf-109'] })).toBe('Start an attack wave (nothing can attack now)');
  });
  test('what nobody defends is told by what becomes of it', () => {
    const b = battle(base, { red: { first: ['rifle-company'] }, blue: { resources: ['factory'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack rifle-company');
    b.to('onward').red.does('advance rifle-company -> factory');
    b.to('wave');
    const told = texts.en.log!(b.s, b.t.facts, 0 as Seat);
    expect(told).toContain('Player 1 attacks: Rifle Company → Factory.');
    expect(told).toContain('Player 2 loses: Factory. Damage: 3.');
    expect(told.join(' ')).not.toMatch(/Clash|supports/);
    const deck = battle(base, { red: { first: ['rifle-company'] } });
    deck.to('wave').red.does('wave');
    deck.to('undirected').red.does('attack rifle-company');
    deck.to('onward').red.does('advance rifle-company -> deck');
    deck.to('wave');
    const lost = texts.uk.log!(deck.s, deck.t.facts, 0 as Seat);
    expect(lost).toContain('Гравець 2 втрачає 3 карти колоди.');
    expect(lost.join(' ')).not.toContain('Зіткнення');
  });
  test('WAR-4.5: what a free redeal showed is told, what is drawn unseen is counted', () => {
    const hand = ['panic', 'panic', 't-34', 't-34', 'kv-1', 'kv-1', 'depot'];
    const b = battle(base, {
      phase: 'redeal',
      red: { deck: 30 },
      blue: { deck: [...hand, 'depot', 'depot', 'depot'] },
    });
    b.red.does('pass');
    b.blue.does('redeal');
    const told = texts.en.log!(b.s, factsFor(b.t.facts, 1), 0 as Seat);
    expect(told).toContain('Player 2 deals a new hand. It was shown: T-34 ×2, KV-1 ×2, Depot, Panic ×2.');
    expect(told).toContain('Player 2 draws 7 cards.');
  });
  test('every keyword, place and resource that is named can be asked about', () => {
    for (const language of LANGUAGES) {
      const things = texts[language].things!(battle(base, position).s, 0 as Seat);
      const names = new Set(things.flatMap((thing) => thing.names));
      const labels = labelsIn(language);
      for (const name of [...Object.values(labels.keywords), ...Object.values(labels.places)])
        expect(names).toContain(name);
      for (const name of TERMS[language]) expect(names).toContain(name);
      // What stands behind the name of every card: “hero · heavy tank”.
      for (let def = 1; def <= base.rows.length; def++)
        for (const kind of texts[language].card(def as DefId).kind.split(' · ')) expect(names).toContain(kind);
      for (const { lines } of things) expect(lines.join(' ')).toSatisfy(isWhole);
    }
  });
  test('a unit that bombs or fires at aircraft says how strongly', () => {
    const b = battle(base, { red: { second: ['il-2'] }, blue: { second: ['flak-88'] } });
    const table = texts.en.table(b.t.view(0 as Seat), 0 as Seat).join('\n');
    expect(table).toMatch(/Il-2 1\/3 \(bombing strength 3\)/);
    expect(table).toMatch(/\(AA strength 4\)/);
  });
});
