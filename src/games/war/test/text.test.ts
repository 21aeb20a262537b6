/** Everything that can happen has words in every language. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { FactList, factsFor } from '../../../kernel/facts.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import type { Seat } from '../../../kernel/ids.ts';
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
      'cost: depot 2, factory 5, strictly fuel 3 · 5/4 · first line · USSR',
    );
    expect(texts.en.card(base.def('ju-87')).lines[0]).toMatch(/ · 1\/1 · second line · bombing strength 5 · /);
  });
  test('the hand shows costs, equal cards are counted, copies on a line are numbered', () => {
    const b = battle(base, position);
    const table = texts.en.table(b.t.view(0 as Seat), 0 as Seat).join('\n');
    expect(table).toContain('First line: T-34 3/3, T-34 №2 3/3 (tapped)');
    expect(table).toContain('Rifle Company 3/2 (depot 3, factory 1) ×2');
    expect(table).toContain('Resource zone: Depot ×3, Fuel (tapped)');
    expect(table).toContain('Hand: a card ×2');
  });
  test('a payment as proposed says what it takes', () => {
    const b = battle(base, {
      ...position,
      red: { ...position.red, resources: ['depot', 'depot', 'depot', 'factory'] },
    });
    b.to('build').red.does('build rifle-company');
    const [pay] = b.t.rules.decision(b.s, 0 as Seat)!.options;
    expect(texts.en.option(b.s, 0 as Seat, pay!.action)).toBe('Pay as proposed: depot 3, factory 1');
  });
  test('log and table say against whom a unit defends', () => {
    const b = battle(base, {
      red: { first: ['kv-1', 'rifle-company'] },
      blue: { first: ['grenadiers', 'volkssturm'] },
    });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack rifle-company');
    b.to('block').blue.does('block grenadiers -> rifle-company');
    expect(texts.en.log!(b.s, b.t.facts, 0 as Seat)).toContain('Joins the defence: Grenadier Company → Rifle Company.');
    const table = texts.en.table(b.t.view(0 as Seat), 0 as Seat).join('\n');
    expect(table).toContain('Rifle Company 3/2 (in the clash 3/2, tapped)');
    expect(table).toContain('Grenadier Company 3/2 (in the clash 3/2 → Rifle Company, tapped)');
  });
  test('every keyword, place and resource that is named can be asked about', () => {
    for (const language of LANGUAGES) {
      const things = texts[language].things!(battle(base, position).s, 0 as Seat);
      const names = new Set(things.flatMap((thing) => thing.names));
      const labels = labelsIn(language);
      for (const name of [...Object.values(labels.keywords), ...Object.values(labels.places)])
        expect(names).toContain(name);
      for (const name of TERMS[language]) expect(names).toContain(name);
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
