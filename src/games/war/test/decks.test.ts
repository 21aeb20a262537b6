import { describe, expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { CardId } from '../../../kernel/ids.ts';
import { Scenario } from '../../../kernel/scenario.ts';
import { base, BASE_FILES } from '../cards/set.ts';
import { loadSet } from '../cards/load.ts';
import { LANGUAGES, SIDES } from '../cards/vocabulary.ts';
import { BOOSTER, SEALED_BOOSTERS } from '../decks/boosters.ts';
import {
  type Chance,
  completeDeck,
  type Deck,
  deckByLot,
  decodeDeck,
  divisionOf,
  encodeDeck,
  findings,
  formatsOf,
  openBooster,
  pairFindings,
  printsOf,
  randomDeck,
  READY_DECKS,
  sealedPool,
  sizeOf,
  tidy,
} from '../decks/index.ts';
import { sayFinding } from '../text/deck-findings.ts';
import { readJson, readText, sayUnread, writeJson, writeText } from '../text/deck-list.ts';
import { war } from '../game.ts';

const ready = (id: string): Deck => {
  const { side, division, cards } = READY_DECKS.find((deck) => deck.id === id)!;
  return tidy(base, { side, ...(division && { division }), cards });
};
const FORMATS = formatsOf(base);
const guards = ready('guards-mechanised');
const swapped = (deck: Deck, changes: Readonly<Record<string, number>>): Deck => {
  const cards: Record<string, number> = { ...deck.cards };
  for (const [id, copies] of Object.entries(changes)) cards[id] = (cards[id] ?? 0) + copies;
  return tidy(base, { ...deck, cards });
};
const rulesOf = (deck: Deck, format = {}): readonly string[] =>
  findings(base, deck, format).map(({ rule: id, says }) => `${id} ${says}`);

/** A small generator of the tests' own; the products of 32-bit numbers fit a double. */
function dice(seed: number): Chance {
  let state = seed;
  return {
    below(n) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    },
  };
}

describe('a deck', () => {
  rule('WAR-2.1', 'has exactly sixty cards', () => {
    expect(findings(base, guards)).toEqual([]);
    expect(rulesOf(swapped(guards, { depot: 1 }))).toEqual(['WAR-2.1 tooMany']);
    expect(rulesOf(swapped(guards, { depot: -1 }))).toEqual(['WAR-2.1 tooFew']);
  });

  rule('WAR-2.2', 'holds at most four identical cards', () => {
    expect(guards.cards['t-34']).toBe(4);
    const five = swapped(guards, { 't-34': 1, depot: -1 });
    expect(rulesOf(five)).toEqual(['WAR-2.2 tooManyCopies']);
    expect(findings(base, five).map((one) => sayFinding(base, one, 'en'))).toEqual([
      '5 × T-34: at most four identical cards.',
    ]);
  });

  rule('WAR-2.3', 'holds any number of basic resources, but four of a special one', () => {
    expect(guards.cards['depot']).toBeGreaterThan(4);
    expect(rulesOf(swapped(guards, { tankograd: 4, depot: -4 }))).toEqual(['WAR-2.2 tooManyCopies']);
  });

  rule('WAR-2.4', 'counts as identical what has the same whole name, and nothing else', () => {
    const reprint = { ...base.row(base.def('t-34')), id: 't-34-reprint', number: 9001 };
    const set = loadSet([...BASE_FILES, { file: 'mine.json', rows: [reprint] }]);
    const mixed = tidy(set, {
      ...guards,
      cards: { ...guards.cards, 't-34': 3, 't-34-reprint': 2, depot: guards.cards['depot']! - 1 },
    });
    expect(sizeOf(mixed)).toBe(60);
    expect(findings(set, mixed).map((one) => one.rule)).toEqual(['WAR-2.2']);
    expect([guards.cards['t-34'], guards.cards['t-34-85']]).toEqual([4, 4]);
    expect(rulesOf(guards)).toEqual([]);
  });

  rule('WAR-2.5', 'may be agreed to be larger, not smaller', () => {
    const larger = swapped(guards, { depot: 20 });
    expect(rulesOf(larger, { size: 80 })).toEqual([]);
    expect(rulesOf(guards, { size: 80 })).toEqual(['WAR-2.5 tooFew']);
    expect(rulesOf(swapped(guards, { depot: -5 }), { size: 55 })).toEqual(['WAR-2.5 sizeTooSmall']);
  });

  rule('WAR-2.6', 'has as many cards as the deck of the opponent', () => {
    expect(pairFindings(guards, ready('armoured-spearhead'))).toEqual([]);
    const [finding] = pairFindings(guards, swapped(guards, { depot: 2 }));
    expect(finding).toMatchObject({ rule: 'WAR-2.6', one: 60, other: 62 });
  });

  rule('WAR-2.7', 'does not count its division, which may not be shuffled into it', () => {
    expect(guards.division).toBe('guards-tank-corps');
    expect(printsOf(base, guards).length).toBe(60);
    expect(divisionOf(base, guards)).toBe(base.def('guards-tank-corps'));
    expect(printsOf(base, guards)).not.toContain(divisionOf(base, guards));
    expect(rulesOf(swapped(guards, { 'guards-tank-corps': 1, depot: -1 }))).toEqual(['WAR-2.7 notInDeck']);
    expect(rulesOf({ ...guards, division: 't-34' })).toEqual(['WAR-11.4 notDivision']);
  });

  rule(['WAR-1.2', 'WAR-R1'], 'fights for one side: every card shows its flag, or none', () => {
    expect(rulesOf(swapped(guards, { tiger: 1, 't-34-85': -1 }))).toEqual(['WAR-R1 wrongSide']);
    expect(rulesOf(swapped(guards, { 'normandie-niemen': 2, 't-34': -2 }))).toEqual([]);
    expect(rulesOf(swapped(guards, { panic: 2, depot: -2 }))).toEqual([]);
    expect(rulesOf({ ...guards, division: 'mountain-division' })).toEqual(['WAR-R1 wrongSide']);
  });
});

describe('formats', () => {
  rule('WAR-28.3', 'rarity adds no limit to a deck', () => {
    expect(rulesOf(swapped(guards, { 'is-2': 4, 't-34': -4 }))).toEqual([]);
  });

  rule('WAR-28.5', 'a card with the compatibility marker is for official tournaments of its own block', () => {
    const deck = swapped(guards, { tankograd: 1, depot: -1 });
    expect(base.row(base.def('tankograd'))).toMatchObject({ blockOnly: true, block: 'stalingrad' });
    expect(rulesOf(deck, { official: true, block: 'stalingrad' })).toEqual([]);
    expect(rulesOf(deck, { official: true, block: 'invasion' })).toEqual(['WAR-28.5 wrongBlock']);
    expect(rulesOf(deck, { block: 'invasion' })).toEqual([]);
  });

  rule('WAR-28.7', 'a theatre admits only cards with its marker', () => {
    const north = completeDeck(base, { side: 'ussr', cards: { gremyashchy: 4, 'ski-jaegers': 4 } }, FORMATS['N']);
    expect(rulesOf(north, FORMATS['N'])).toEqual([]);
    expect(rulesOf(swapped(north, { 't-34': 1, depot: -1 }), FORMATS['N'])).toEqual(['WAR-28.7 wrongTheatre']);
    expect(rulesOf(guards, FORMATS['N'])).toContain('WAR-28.7 wrongTheatre');
  });

  rule('WAR-28.8', 'a tournament may add limits: one block only, banned cards, an opened pool', () => {
    expect(rulesOf(guards, FORMATS['stalingrad'])).toContain('WAR-28.8 outsideBlock');
    expect(rulesOf(guards, { banned: ['t-34-85'] })).toEqual(['WAR-28.8 banned']);
    const opened = { ...guards.cards, 'guards-tank-corps': 1 };
    expect(rulesOf(guards, { pool: opened })).toEqual([]);
    expect(rulesOf(guards, { pool: { ...opened, 't-34': 3 } })).toEqual(['WAR-28.8 notInPool']);
    expect(rulesOf(guards, { pool: guards.cards })).toEqual(['WAR-28.8 divisionNotInPool']);
  });

  test('every finding is said in every language', () => {
    const deck = { ...swapped(guards, { tiger: 5, 'guards-tank-corps': 1 }), division: 't-34' };
    const formats = [
      { size: 50, banned: ['t-34'], pool: {} },
      { official: true, block: 'blitzkrieg', onlyBlock: true, theatre: 'N' },
    ] as const;
    const all = [...formats.flatMap((format) => findings(base, deck, format)), ...pairFindings(deck, guards)];
    expect(new Set(all.map((one) => one.says)).size).toBe(13);
    for (const language of LANGUAGES)
      for (const one of all) expect(sayFinding(base, one, language)).toMatch(/^\S.*\.$/u);
  });
});

describe('ready decks', () => {
  test('are legal, at least two for each side, and differ from each other', () => {
    for (const deck of READY_DECKS) expect(rulesOf(deck), deck.id).toEqual([]);
    for (const side of SIDES) expect(READY_DECKS.filter((deck) => deck.side === side).length).toBeGreaterThanOrEqual(2);
    const fighting = (deck: Deck): ReadonlySet<string> =>
      new Set(Object.keys(deck.cards).filter((id) => base.row(base.def(id)).resource === undefined));
    for (const one of READY_DECKS)
      for (const other of READY_DECKS.filter((deck) => deck !== one && deck.side === one.side)) {
        const shared = [...fighting(one)].filter((id) => fighting(other).has(id)).length;
        expect(shared / fighting(one).size, `${one.id} and ${other.id}`).toBeLessThan(0.5);
      }
  });
});

describe('deck lists', () => {
  test('go out as text in any language, and come back', () => {
    for (const deck of READY_DECKS.map(({ id }) => ({ ...ready(id), name: `Deck ${id}` })))
      for (const language of LANGUAGES)
        expect(readText(base, writeText(base, deck, language))).toEqual({ deck, unread: [] });
  });

  test('go out as JSON, and come back', () => {
    for (const { id } of READY_DECKS)
      expect(readJson(base, writeJson(base, ready(id)))).toEqual({ deck: ready(id), unread: [] });
  });

  test('are read as people write them: mixed languages, counts on either side, other quotes and dashes', () => {
    const text =
      'Сторона: СРСР\r\n4x Т-34\n2 × Rifle Company\nСтрілецька рота x1\n1 бм-13 "катюша"\n3 Як-9 полка «нормандия - неман»\n1 13-та гвардійська стрілецька дивізія\n\n// note';
    expect(readText(base, text)).toEqual({
      deck: {
        side: 'ussr',
        division: 'guards-rifle-division',
        cards: { 'rifle-company': 3, 't-34': 4, 'bm-13': 1, 'normandie-niemen': 3 },
      },
      unread: [],
    });
  });

  test('report each line that makes no sense, and keep the rest', () => {
    const { deck, unread } = readText(base, 'Side: Moon\n4 T-34\n2 Maus\nhello\n0 KV-1\nDivision: Nobody');
    expect(deck).toEqual({ side: 'ussr', cards: { 't-34': 4 } });
    expect(unread).toEqual([
      { line: 1, text: 'Moon', says: 'unknownSide' },
      { line: 3, text: 'Maus', says: 'unknownCard' },
      { line: 4, text: 'hello', says: 'badLine' },
      { line: 5, text: '0 KV-1', says: 'badLine' },
      { line: 6, text: 'Nobody', says: 'unknownCard' },
    ]);
    expect(unread.map((one) => sayUnread(one, 'en'))[1]).toBe('Line 3: no such card: Maus.');
    const json = readJson(base, '{"side":"Союзники","cards":{"Шерман":2,"«Шерман»":1,"Maus":1,"Matilda II":-1}}');
    expect(json.deck).toEqual({ side: 'allies', cards: { sherman: 3 } });
    expect(json.unread.map((one) => one.text)).toEqual(['Maus', 'Matilda II']);
    expect(readJson(base, 'nonsense').unread).toHaveLength(1);
  });

  test('are taken where a deck is named before the deal, as text, JSON or code, and refused line by line', () => {
    const { deck1 } = war.options;
    const code = encodeDeck(base, guards);
    for (const given of [
      writeText(base, guards, 'uk'),
      writeJson(base, guards),
      JSON.stringify(guards),
      { ...guards },
      code,
    ])
      expect(deck1.read(given)).toEqual({ value: code });
    expect(deck1.read('high-seas')).toEqual({ value: 'high-seas' });
    const wrong = `${writeText(base, guards, 'en')}2 Maus\nhello`;
    expect(deck1.read(wrong)).toEqual({
      problem: expect.stringMatching(/^Line \d+: no such card: Maus\. Line \d+ cannot be read: hello\.$/) as string,
    });
    expect(deck1.read('hihg-seas')).toEqual({
      problem: expect.stringMatching(/no deck list; ready decks: guards-mechanised, .*night-offensive/) as string,
    });
    expect(deck1.read({ side: 'ussr', cards: { tiger: 60 } })).toMatchObject({
      problem: expect.stringContaining('WAR-2.2') as string,
      broken: { rule: 'WAR-2.2', values: { says: 'tooManyCopies', card: 'tiger', remedy: 'Take out 56 × Tiger.' } },
    });
    expect(deck1.read(5)).toHaveProperty('problem');
  });

  test('no name in one language is the name of another card in another', () => {
    for (const row of base.rows)
      for (const language of LANGUAGES)
        expect(readText(base, `2 ${row.name[language]}`).deck, row.id).toMatchObject(
          row.division ? { division: row.id } : { cards: { [row.id]: 2 } },
        );
  });
});

describe('deck codes', () => {
  test('are short, fit a link, and come back', () => {
    const chance = dice(5);
    const decks = [
      ...READY_DECKS.map(({ id }) => ready(id)),
      ...SIDES.flatMap((side) => Array.from({ length: 40 }, () => randomDeck(base, side, chance))),
    ];
    for (const deck of decks) {
      const code = encodeDeck(base, deck);
      expect(code).toMatch(/^[\w-]{20,70}$/);
      expect(decodeDeck(base, code)).toEqual(deck);
    }
  });

  test('are refused when damaged, or of another set', () => {
    const code = encodeDeck(base, guards);
    let accepted = 0;
    for (let i = 0; i < code.length; i++) {
      const other = code[i] === 'A' ? 'B' : 'A';
      const damaged = decodeDeck(base, code.slice(0, i) + other + code.slice(i + 1));
      if (damaged !== undefined && JSON.stringify(damaged) !== JSON.stringify(guards)) accepted++;
    }
    expect(accepted).toBe(0);
    for (const bad of ['', 'A', 'not a code!', code.slice(0, -2), 'AAAAAAAA'])
      expect(decodeDeck(base, bad)).toBeUndefined();
    const larger = loadSet([
      ...BASE_FILES,
      { file: 'mine.json', rows: [{ ...base.row(base.def('t-34')), id: 'again', number: 9001 }] },
    ]);
    expect(decodeDeck(larger, code)).toBeUndefined();
  });

  test('of the set before cards were added to it mean the decks that they meant', () => {
    const cards = { 'rifle-company': 2, 't-34': 4, depot: 9, panic: 1 };
    expect(decodeDeck(base, 'BBdEBTsA4wcFLHs')).toEqual({ side: 'ussr', division: 'guards-tank-corps', cards });
  });
});

describe('building', () => {
  test('by chance gives a legal deck for every side and format', () => {
    const chance = dice(1941);
    for (const side of SIDES)
      for (const [name, format] of Object.entries(FORMATS))
        for (let i = 0; i < 15; i++)
          expect(findings(base, randomDeck(base, side, chance, format), format), `${side} ${name}`).toEqual([]);
  });

  test('by lot gives ready decks and built ones alike, all of them legal', () => {
    const chance = dice(12);
    const decks = Array.from({ length: 200 }, () => deckByLot(base, chance));
    const isReady = (deck: Deck): boolean => READY_DECKS.some((one) => one === deck);
    expect(new Set(decks.filter(isReady)).size).toBe(READY_DECKS.length);
    const built = decks.filter((deck) => !isReady(deck));
    expect(built.length).toBeGreaterThan(60);
    expect(new Set(built.map(({ side }) => side))).toEqual(new Set(SIDES));
    for (const deck of decks) expect(findings(base, deck)).toEqual([]);
  });

  test('by lot is drawn by the deal: the same again for the same chance, another deck in another game', () => {
    const dealt = (seed: number): number[] => {
      const { s } = new Scenario(war, { setup: { deck1: 'random', deck2: 'random' }, seed });
      return Array.from({ length: s.table.cards }, (_, i) => s.table.printed((i + 1) as CardId));
    };
    expect(dealt(1)).toEqual(dealt(1));
    expect(new Set(dealt(1))).not.toEqual(new Set(dealt(2)));
  });

  test('by chance gives different decks, and the same for the same chance', () => {
    expect(randomDeck(base, 'ussr', dice(1))).toEqual(randomDeck(base, 'ussr', dice(1)));
    expect(randomDeck(base, 'ussr', dice(1))).not.toEqual(randomDeck(base, 'ussr', dice(2)));
  });

  test('has resources that can pay: two cards in five, every kind the deck asks for', () => {
    const chance = dice(7);
    for (let i = 0; i < 30; i++) {
      const deck = randomDeck(base, 'allies', chance);
      const resources = Object.entries(deck.cards).filter(([id]) => base.row(base.def(id)).resource !== undefined);
      expect(resources.reduce((sum, [, copies]) => sum + copies, 0)).toBeGreaterThanOrEqual(20);
      for (const id of ['depot', 'factory', 'fuel']) expect(deck.cards[id] ?? 0).toBeGreaterThanOrEqual(2);
    }
  });

  test('completes a half-built deck and keeps what is in it', () => {
    const half: Deck = {
      side: 'germany',
      division: 'panzer-division-15',
      cards: { tiger: 2, 'panzer-4': 3, panic: 1, fuel: 2 },
    };
    const whole = completeDeck(base, half);
    expect(findings(base, whole)).toEqual([]);
    for (const [id, copies] of Object.entries(half.cards)) expect(whole.cards[id], id).toBeGreaterThanOrEqual(copies);
    const armour = Object.keys(whole.cards).filter((id) => base.row(base.def(id)).unit?.type === 'armour');
    expect(armour.length).toBeGreaterThanOrEqual(6);
    expect(completeDeck(base, half)).toEqual(whole);
    expect(completeDeck(base, guards)).toEqual(guards);
  });

  test('does not leave Lend-lease units without their resource card', () => {
    const whole = completeDeck(base, { side: 'ussr', cards: { airacobra: 4 } });
    expect(whole.cards['lend-lease-north']).toBe(4);
    expect(findings(base, whole)).toEqual([]);
  });
});

describe('boosters', () => {
  test('hold eleven different cards by rarity, one in four with a unique card', () => {
    const chance = dice(3);
    let uniques = 0;
    for (let i = 0; i < 400; i++) {
      const cards = openBooster(base, {}, chance);
      expect(new Set(cards).size).toBe(BOOSTER.common + BOOSTER.rare + BOOSTER.veryRare);
      const of = (rarity: string): number => cards.filter((id) => base.row(base.def(id)).rarity === rarity).length;
      expect([of('common'), of('rare'), of('veryRare') + of('unique')]).toEqual([7, 3, 1]);
      uniques += of('unique');
    }
    expect(uniques).toBeGreaterThan(60);
    expect(uniques).toBeLessThan(140);
  });

  test('of a side and block hold nothing else', () => {
    for (const id of openBooster(base, { side: 'ussr', block: 'stalingrad' }, dice(9))) {
      const row = base.row(base.def(id));
      expect(row.block).toBe('stalingrad');
      expect(row.flags.length === 0 || row.flags.includes('ussr'), id).toBe(true);
    }
  });

  test('make a sealed pool from which every side can build a legal deck', () => {
    for (const side of SIDES)
      for (let seed = 0; seed < 20; seed++) {
        const sealed = sealedPool(base, side, dice(seed));
        const opened = Object.values(sealed.pool ?? {}).reduce((sum, copies) => sum + copies, 0);
        expect(opened).toBe(SEALED_BOOSTERS * 11);
        expect(findings(base, completeDeck(base, { side, cards: {} }, sealed), sealed), `${side} ${seed}`).toEqual([]);
      }
  });
});
