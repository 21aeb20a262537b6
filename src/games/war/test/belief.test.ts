/** What a seat imagines of the opponent's deck follows from what it has seen, never from the truth. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { Scenario } from '../../../kernel/scenario.ts';
import { Sight } from '../../../kernel/sight.ts';
import { typeBit } from '../cards/columns.ts';
import { SIDES } from '../cards/vocabulary.ts';
import { READY_DECKS } from '../decks/index.ts';
import { war } from '../game.ts';
import { type War, zone } from '../state.ts';

const allies = READY_DECKS.filter(({ side, division }) => side === 'allies' && division !== undefined).map(
  ({ id }) => id,
);
function started(deck2: string) {
  const setup = readSetup(war.options, { deck1: READY_DECKS[0]!.id, deck2 });
  const rules = rulesFor(war, setup);
  const s = rules.create();
  rules.start(s, setup, new FastChance(4));
  return { rules, s };
}
/** The prints that player 1 imagines for the cards of player 2. */
function imagined(deck2: string, seed: number): { s: War; prints: number[] } {
  const { rules, s } = started(deck2);
  const guess = rules.create();
  new Sight(rules, 0 as Seat).look(s).determinize(guess, new FastChance(seed));
  const prints: number[] = [];
  for (let card = 1 as CardId; card <= s.table.cards; card++) {
    if (s.table.ownerOf(card) === 1 && (s.table.knownBy[card]! & 1) === 0) prints.push(guess.table.printed(card));
  }
  return { s, prints };
}
describe('the imagined deck', () => {
  test('is of the side that the division shows', () => {
    const { s, prints } = imagined(allies[0]!, 1);
    const bit = 1 << SIDES.indexOf('allies');
    expect(prints.length).toBe(60);
    expect(prints.every((def) => (s.cards.sides[def]! & bit) !== 0)).toBe(true);
  });
  test('holds no more than four of a card, no division, and a fair share of resources', () => {
    const { s, prints } = imagined(allies[0]!, 2);
    const counts = new Map<number, number>();
    for (const def of prints) counts.set(def, (counts.get(def) ?? 0) + 1);
    for (const [def, n] of counts) if (s.cards.resource[def] !== 1) expect(n).toBeLessThanOrEqual(4);
    expect(prints.every((def) => s.cards.rows[def - 1]!.division !== true)).toBe(true);
    const resources = prints.filter((def) => s.cards.resource[def] !== 0).length;
    expect(resources).toBeGreaterThan(14);
    expect(resources).toBeLessThan(36);
  });
  test('is the same whichever deck with the same division was brought', () => {
    const twins = allies.map((id) => imagined(id, 3).prints.join());
    const divisions = allies.map((id) => READY_DECKS.find((deck) => deck.id === id)!.division);
    twins.forEach((prints, i) =>
      twins.forEach((other, k) => divisions[i] === divisions[k] && expect(prints).toBe(other)),
    );
  });
  test('has more of the arms that were seen', () => {
    const ships = (shown: string): number => {
      const position = { player2: { first: [shown, shown, shown], deck: 40 } };
      const { rules, s } = new Scenario(war, { position });
      const sight = new Sight(rules, 0 as Seat).look(s);
      const guess = rules.create();
      const chance = new FastChance(2);
      let found = 0;
      for (let n = 0; n < 100; n++) {
        sight.determinize(guess, chance);
        const deck = zone.deck(1 as Seat);
        for (let i = 0; i < guess.table.size(deck); i++)
          if (s.cards.types[guess.table.printed(guess.table.card(deck, i))] === typeBit('ship')) found++;
      }
      return found;
    };
    expect(ships('belfast')).toBeGreaterThan(2 * ships('british-rifles'));
  });
  test('differs from guess to guess', () => {
    expect(imagined(allies[0]!, 5).prints).not.toEqual(imagined(allies[0]!, 6).prints);
  });
});
