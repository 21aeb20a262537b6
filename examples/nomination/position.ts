import { type DefId, type Fields, InputError, type Seat, type ZoneId } from 'redut/kernel';
import { book, cardOf, type G, MOST_TRICKS, oneDeal, rankOf, type Setup, suitOf, zone } from './rules.ts';

const SUIT_LETTERS = 'SHDC';
const RANK_LETTERS = '6789TJQKA';
export const letters = (def: DefId): string => RANK_LETTERS[rankOf(def)]! + SUIT_LETTERS[suitOf(def)]!;

/**
 * `{ "hands": [["AS", "6H"], ["7S", "KD"]], "trump": "9D", "promised": [1, 0] }`: the first seat leads; without promises
 * they are still to be made. The deal is the last one: its points are the game's.
 */
export function lay(g: G, { players }: Setup, fields: Fields): void {
  const hands = fields.list('hands') as readonly (readonly string[])[];
  const trump = fields.text('trump');
  const promised = fields.list('promised').map(Number);
  fields.done();
  if (hands.length !== players) throw new InputError(fields.at('hands'), `must be ${players}, one for each player`);
  if (promised.length !== 0 && promised.length !== players)
    throw new InputError(fields.at('promised'), `must be ${players}, one for each player`);
  const used = new Set<string>();
  const bring = (text: string, at: string, to: ZoneId): void => {
    const def = cardOf(SUIT_LETTERS.indexOf(text[1] ?? '?'), RANK_LETTERS.indexOf(text[0] ?? '?'));
    if (text.length !== 2 || def < 1 || letters(def) !== text) throw new InputError(at, `"${text}" is not a card`);
    if (used.has(text)) throw new InputError(at, `${text} is there already`);
    used.add(text);
    g.bring(def, to);
  };
  hands.forEach((hand, seat) => {
    if (hand.length !== hands[0]!.length || hand.length < 1 || hand.length > MOST_TRICKS)
      throw new InputError(
        `${fields.at('hands')}[${seat}]`,
        `must hold as many cards as the others, 1 to ${MOST_TRICKS}`,
      );
    hand.forEach((text, i) => bring(text, `${fields.at('hands')}[${seat}][${i}]`, zone.hand(seat as Seat)));
  });
  bring(trump, fields.at('trump'), zone.trump);
  promised.forEach((n, seat) => g.s.promised.set(seat as Seat, n + 1));
  g.s.tricks.value = hands[0]!.length;
  g.begin(written, 0 as Seat);
}
/** A deal that was written by hand is the last one. */
const written = book.procedure('written', {}, [
  { rule: 'NOM-2.1', run: (g) => void g.begin(oneDeal) },
  { rule: 'NOM-5.2', run: (g) => g.finish((seat) => g.s.points.get(seat)) },
]);
