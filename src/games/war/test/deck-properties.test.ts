/** Decks of any kind: lists, codes, completion, boosters and legality hold whatever the cards are. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base } from '../cards/set.ts';
import { sidesOf } from '../cards/columns.ts';
import { LANGUAGES, RARITIES, SIDES } from '../cards/vocabulary.ts';
import { BOOSTER, SEALED_BOOSTERS } from '../decks/boosters.ts';
import { MOST_COPIES } from '../decks/deck.ts';
import {
  type Chance,
  completeDeck,
  type Deck,
  decodeDeck,
  encodeDeck,
  type Finding,
  findings,
  type Format,
  formatsOf,
  openBooster,
  pairFindings,
  randomDeck,
  sealedPool,
  sizeOf,
  tidy,
} from '../decks/index.ts';
import { sayFinding } from '../text/deck-findings.ts';
import { readJson, readText, sayUnread, writeJson, writeText } from '../text/deck-list.ts';
import { isBasic } from '../decks/legality.ts';

const FORMATS = Object.entries(formatsOf(base));
const IDS = base.rows.filter((row) => !row.division).map(({ id }) => id);
const DIVISIONS = base.rows.filter((row) => row.division).map(({ id }) => id);
const language = fc.constantFrom(...LANGUAGES);
const side = fc.constantFrom(...SIDES);
/** A name as people give it: one line, no spaces at its ends. */
const title = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => text.replaceAll(/[\s#]+/g, ' ').trim());

/** Any cards in any number, legal or not. */
const anyDeck: fc.Arbitrary<Deck> = fc
  .record({
    name: fc.option(
      title.filter((text) => text !== ''),
      { nil: undefined },
    ),
    side,
    division: fc.option(fc.constantFrom(...DIVISIONS), { nil: undefined }),
    cards: fc.dictionary(fc.constantFrom(...IDS), fc.integer({ min: 1, max: 30 }), { minKeys: 1, maxKeys: 25 }),
  })
  .map(({ name, division, ...deck }) =>
    tidy(base, { ...(name === undefined ? {} : { name }), ...deck, ...(division === undefined ? {} : { division }) }),
  );
/** A deck somebody has begun: cards of the side, not too many of any. */
const begun: fc.Arbitrary<Deck> = side.chain((of) => {
  const ids = base.rows.filter((row) => !row.division && sidesOf(row).includes(of)).map(({ id }) => id);
  const copies = fc.integer({ min: 1, max: MOST_COPIES });
  return fc
    .dictionary(fc.constantFrom(...ids), copies, { maxKeys: 9 })
    .map((cards): Deck => tidy(base, { side: of, cards }));
});
const luck = (seed: number): Chance => {
  let state = seed >>> 0;
  return {
    below(n) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    },
  };
};
const seed = fc.integer({ min: 0, max: 0xffff });

describe('a list', () => {
  test('comes back as it went out, in any language, as text, as JSON and as a code', () => {
    fc.assert(
      fc.property(anyDeck, language, (deck, spoken) => {
        expect(readText(base, writeText(base, deck, spoken))).toEqual({ deck, unread: [] });
        expect(readJson(base, writeJson(base, deck))).toEqual({ deck, unread: [] });
        const { name: _, ...unnamed } = deck;
        expect(decodeDeck(base, encodeDeck(base, deck))).toEqual(unnamed);
      }),
      { numRuns: 150 },
    );
  });

  test('may be written in three languages at once, by name or id, with counts on either side', () => {
    const line = fc.record({ id: fc.constantFrom(...IDS), copies: fc.integer({ min: 1, max: 99 }), how: fc.nat(7) });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1 }), side, (lines, of) => {
        const text = lines.map(({ id, copies, how }) => {
          const name = how % 4 === 3 ? id : base.row(base.def(id)).name[LANGUAGES[how % 4]!];
          return how < 4 ? `${copies} ${name}` : `${name} x${copies}`;
        });
        const cards = Object.fromEntries(lines.map(({ id, copies }) => [id, copies]));
        const read = readText(base, [`Side: ${of}`, ...text].join('\n'));
        expect(read).toEqual({ deck: tidy(base, { side: of, cards }), unread: [] });
      }),
      { numRuns: 150 },
    );
  });

  test('has each line that nobody understands reported, by its number and in words, and keeps the others', () => {
    const junk = fc.constantFrom('2 Maus', 'hello', '0 T-34', '7', 'Division: Nobody', 'Side: the Moon', '4x', 'T-34');
    fc.assert(
      fc.property(anyDeck, fc.array(fc.tuple(junk, fc.nat(60)), { maxLength: 6 }), language, (deck, noise, spoken) => {
        const lines = writeText(base, { ...deck }, spoken).split('\n');
        const bad = new Set<string>();
        noise.forEach(([text, at], i) => {
          const marked = text === 'Side: the Moon' || text === 'Division: Nobody' ? `${text} ${i}` : `${text} №${i}`;
          lines.splice(3 + (at % lines.length), 0, marked);
          bad.add(marked);
        });
        const { deck: read, unread } = readText(base, lines.join('\n'));
        expect(read.cards).toEqual(deck.cards);
        expect(unread.map((one) => one.line)).toEqual(lines.flatMap((text, i) => (bad.has(text) ? [i + 1] : [])));
        for (const one of unread)
          for (const said of LANGUAGES) expect(sayUnread(one, said)).toContain(String(one.line));
      }),
      { numRuns: 150 },
    );
  });

  test('of whatever people paste is read without failing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        expect(Object.keys(readText(base, text).deck.cards).every((id) => IDS.includes(id))).toBe(true);
        expect(Object.keys(readJson(base, text).deck.cards).every((id) => IDS.includes(id))).toBe(true);
        expect(() => decodeDeck(base, text)).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});

describe('completion', () => {
  test('keeps what was chosen and makes a legal deck of it, the same every time', () => {
    fc.assert(
      fc.property(begun, (deck) => {
        const whole = completeDeck(base, deck);
        expect(findings(base, whole)).toEqual([]);
        for (const [id, copies] of Object.entries(deck.cards)) expect(whole.cards[id]).toBeGreaterThanOrEqual(copies);
        expect(completeDeck(base, deck)).toEqual(whole);
        expect(completeDeck(base, whole)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });
  test('by chance is legal in every format, and in larger decks', () => {
    fc.assert(
      fc.property(side, fc.constantFrom(...FORMATS), seed, fc.constantFrom(60, 70, 80), (of, [, format], n, size) => {
        const sized: Format = { ...format, size };
        expect(findings(base, randomDeck(base, of, luck(n), sized), sized)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('boosters', () => {
  test('have the rarities they promise, whatever is released', () => {
    fc.assert(
      fc.property(fc.option(side, { nil: undefined }), seed, (of, n) => {
        const cards = openBooster(base, of === undefined ? {} : { side: of }, luck(n));
        const rarities = cards.map((id) => base.row(base.def(id)).rarity);
        const count = RARITIES.map((rarity) => rarities.filter((one) => one === rarity).length);
        expect([count[0], count[1], count[2]! + count[3]!]).toEqual([BOOSTER.common, BOOSTER.rare, BOOSTER.veryRare]);
        expect(new Set(cards).size).toBe(cards.length);
        expect(cards.some((id) => isBasic(base.row(base.def(id))))).toBe(false);
      }),
    );
  });
  test('of a sealed game are the only cards beside basic resources', () => {
    fc.assert(
      fc.property(side, seed, (of, n) => {
        const sealed = sealedPool(base, of, luck(n));
        const { pool = {} } = sealed;
        expect(Object.values(pool).reduce((sum, copies) => sum + copies, 0)).toBe(11 * SEALED_BOOSTERS);
        const deck = completeDeck(base, { side: of, cards: {} }, sealed);
        expect(findings(base, deck, sealed)).toEqual([]);
        for (const [id, copies] of Object.entries(deck.cards))
          if (!isBasic(base.row(base.def(id)))) expect(copies).toBeLessThanOrEqual(pool[id] ?? 0);
      }),
      { numRuns: 40 },
    );
  });
});

test('what is wrong with a deck is said in three languages, with the card by its name', () => {
  const told = new Set<Finding['says']>();
  const check = (finding: Finding): void => {
    told.add(finding.says);
    const lines = LANGUAGES.map((spoken) => sayFinding(base, finding, spoken));
    expect(new Set(lines).size).toBe(LANGUAGES.length);
    lines.forEach((line, i) => {
      expect(line).not.toMatch(/undefined|null|NaN|\[object/);
      // Within a sentence a name has inner quotation marks, and spaces that no line is broken at.
      const flat = (text: string): string => text.replaceAll(/[«»„“]/g, '').replaceAll('\u00a0', ' ');
      if ('card' in finding) expect(flat(line)).toContain(flat(base.row(base.def(finding.card)).name[LANGUAGES[i]!]));
    });
  };
  fc.assert(
    fc.property(anyDeck, fc.constantFrom(...FORMATS), (deck, [, format]) => {
      for (const finding of findings(base, deck, { ...format, banned: ['t-34'], pool: { 't-34': 1 } })) check(finding);
      for (const finding of pairFindings(deck, { side: 'ussr', cards: { depot: 31 } })) check(finding);
    }),
    { numRuns: 150 },
  );
  const one: Deck = {
    side: 'ussr',
    division: 't-34',
    cards: { 'guards-tank-corps': 1, tiger: 5, 't-34': 2, sherman: 1 },
  };
  for (const format of [{ banned: ['t-34'] }, { official: true as const, block: 'invasion' }, { size: 50 }])
    findings(base, one, format).forEach(check);
  findings(base, { side: 'ussr', cards: { depot: 70 } }).forEach(check);
  findings(base, { side: 'ussr', cards: { tankograd: 1 } }, { official: true, block: 'invasion' }).forEach(check);
  expect([...told].toSorted()).toEqual([
    'banned',
    'divisionNotInPool',
    'notDivision',
    'notInDeck',
    'notInPool',
    'outsideBlock',
    'sizeTooSmall',
    'sizesDiffer',
    'tooFew',
    'tooMany',
    'tooManyCopies',
    'wrongBlock',
    'wrongSide',
    'wrongTheatre',
  ]);
  expect(sizeOf(one)).toBe(9);
});
