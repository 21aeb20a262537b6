/** docs/card-data.md says what is so: its example set is loaded and played, its texts and messages are compared. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Contract } from '../../../kernel/contract/contract.ts';
import { base, BASE_FILES } from '../cards/set.ts';
import { CardErrors, loadSet, parseFile } from '../cards/load.ts';
import { OPS } from '../cards/effects.ts';
import {
  ACTS,
  BOMB_TARGETS,
  CARD_KINDS,
  KEYWORDS,
  type Language,
  PLACES,
  RARITIES,
  POSTURES,
  TERMS,
  UNIT_TYPES,
  WINDOWS,
} from '../cards/vocabulary.ts';
import { cardsFor, findings, formatsOf, openBooster, randomDeck, sealedPool } from '../decks/index.ts';
import { warWith } from '../game.ts';
import { module as warModule } from '../index.ts';
import { cardText } from '../text/card.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const page = readFileSync(join(docs, 'card-data.md'), 'utf8');
const json = readFileSync(join(docs, 'examples/winter-war.json'), 'utf8');
const set = loadSet([...BASE_FILES, parseFile('winter-war.json', json)]);
const example = set.rows.filter((row) => row.block === 'winter-war');
const chance = () => {
  let n = 7;
  return { below: (most: number) => (n = (Math.imul(n, 1664525) + 1013904223) >>> 0) % most };
};

describe('the example set', () => {
  test('is loaded beside the base set, with a block and a theatre of its own', () => {
    expect(set.rows.length).toBe(base.rows.length + example.length);
    expect(example.length).toBe(6);
    expect(set.blocks['winter-war']?.uk).toBe('Зимова війна');
    expect(Object.keys(formatsOf(set)).join(' ')).toBe('open stalingrad blitzkrieg invasion winter-war E W A N K');
  });
  test('builds decks of its block and theatre, and says what does not belong there', () => {
    const formats = formatsOf(set);
    const ids = (format: string): readonly string[] => cardsFor(set, 'germany', formats[format]).map((row) => row.id);
    expect(ids('K')).toEqual(['ski-patrol', 'sj-bunker', 'skis', 'motti', 'polar-night']);
    expect(ids('winter-war')).toEqual(expect.arrayContaining(['depot', 'factory', 'fuel', 'motti']));
    expect(ids('stalingrad')).not.toContain('sj-bunker');
    const deck = randomDeck(set, 'germany', chance());
    expect(
      findings(set, { ...deck, cards: { ...deck.cards, tiger: 1 } }, formats['K']).map(({ rule }) => rule),
    ).toContain('WAR-28.7');
    const opened = openBooster(set, { side: 'germany', block: 'winter-war' }, chance());
    expect(opened.toSorted()).toEqual(['motti', 'polar-night', 'sj-bunker', 'ski-patrol', 'skis']);
    expect(findings(set, randomDeck(set, 'ussr', chance(), sealedPool(set, 'ussr', chance())))).toEqual([]);
  });
  test('is played: random games with decks by chance keep the contract', () => {
    const game = warWith(set, 'guards-mechanised', 'high-seas');
    const tally = new Contract(
      game,
      { deck1: 'random', deck2: 'random' },
      { games: 1, seed: 3, knowledgeEvery: 50 },
    ).run();
    expect(tally.games).toBe(1);
  });
  test('comes to the command line by the module of the game', () => {
    const added = warModule.withCards!('winter-war.json', json);
    expect(added.usage!.prints.map((def) => added.usage!.name(def))).toContain('motti');
    expect(added.texts.en.card(set.def('motti'))).toMatchObject({ name: 'Motti' });
    expect(() => warModule.withCards!('mine.json', '[7]')).toThrow('mine.json: card 1: must be an object');
  });
});

describe('the page', () => {
  test('has the texts as they are generated', () => {
    const shown = /<!-- texts -->\n\n(.*?)\n\n<!-- end -->/s.exec(page)![1]!.split('\n');
    for (const line of shown) {
      const [, language, rest] = /^- \*\*(\w\w)\*\* (.*)$/.exec(line)!;
      const texts = example.map((row) => {
        const { name, kind, lines } = cardText(set, row, language as Language);
        return `${name} (${kind}): ${lines.join(' ')}`;
      });
      expect(texts).toContain(rest);
    }
  });
  test('has the messages as they are given', () => {
    const [, rows, messages] = /```json\n(.*?)```.*?```text\n(.*?)```/s.exec(page)!;
    const problem = (() => {
      try {
        return loadSet([...BASE_FILES, parseFile('mine.json', rows!)]);
      } catch (error) {
        return error;
      }
    })();
    expect(problem).toBeInstanceOf(CardErrors);
    expect(`${(problem as CardErrors).message}\n`).toBe(messages);
  });
  test('names every word of the card language', () => {
    const words = [
      ACTS,
      BOMB_TARGETS,
      CARD_KINDS,
      KEYWORDS,
      PLACES,
      RARITIES,
      POSTURES,
      TERMS,
      UNIT_TYPES,
      WINDOWS,
      OPS,
    ];
    expect(words.flat().filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
    const fields = new Set([...base.rows, ...example].flatMap((row) => Object.keys(row)));
    expect([...fields].filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });
});
