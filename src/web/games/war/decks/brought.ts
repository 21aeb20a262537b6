import { base } from '../../../../games/war/cards/set.ts';
import { deckFindings, deckOf, OPENED_FORMATS, type Terms } from '../../../../games/war/brings.ts';
import { encodeDeck } from '../../../../games/war/decks/code.ts';
import { type Deck, sizeOf } from '../../../../games/war/decks/deck.ts';
import { type Finding, formatsOf } from '../../../../games/war/decks/legality.ts';
import { BY_LOT } from '../../../../games/war/decks/lot.ts';
import { ANY, planOn, sidesWith } from '../../../../games/war/packs.ts';
import { READY_DECKS } from '../../../../games/war/decks/ready.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import { sayFinding } from '../../../../games/war/text/deck-findings.ts';
import { sayRemedy } from '../../../../games/war/text/deck-remedies.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import type { Opened } from '../../../../kernel/packs.ts';
import type { Values } from '../../../../match/messages.ts';
import { language } from '../../../shell/settings.ts';
import type { Bringing } from '../../parts/bringing.ts';
import { WORDS } from './bringing-words.ts';
import { keptDecks } from './kept.ts';

type Setup = Readonly<Record<string, unknown>>;
export const settingOf = (seat: Seat): string => `deck${seat + 1}`;

/** The cards alone: a deck has its name whatever division is announced. */
const cardsOf = ({ side, cards }: Deck): string => encodeDeck(base, { side, cards });
/** Nothing, if it is damaged. */
export function read(value: unknown): Deck | undefined {
  try {
    return deckOf(base, value);
  } catch {
    return undefined;
  }
}
function titleOf(deck: Deck): string {
  const ready = READY_DECKS.find((one) => cardsOf(listOf(one)) === cardsOf(deck));
  if (ready !== undefined) return ready.title[language.value];
  const kept = keptDecks.value.find(({ code }) => {
    const found = read(code);
    return found !== undefined && cardsOf(found) === cardsOf(deck);
  });
  return kept?.name ?? WORDS[language.value].own;
}
/** What is played of a ready deck. */
export const listOf = ({ side, division, cards, sideboard }: Deck): Deck => ({
  side,
  ...(division === undefined ? {} : { division }),
  cards,
  ...(sideboard === undefined ? {} : { sideboard }),
});
export const nameOf: Bringing['nameOf'] = (seat, brought) => {
  const w = WORDS[language.value];
  const value = brought[settingOf(seat)];
  const deck = value === BY_LOT ? undefined : read(value);
  if (deck === undefined) return { title: w.byLot, details: w.byLotHow };
  const division = deck.division === undefined ? w.noDivision : base.row(base.def(deck.division)).name[language.value];
  return { title: titleOf(deck), details: `${w.cards(sizeOf(deck))} · ${division}` };
};
export function formatName(format: string): string {
  const w = WORDS[language.value];
  if (format === 'sealed' || format === 'draft') return w[format];
  return base.blocks[format]?.[language.value] ?? base.theatres[format]?.[language.value] ?? w.open;
}
export const FORMATS = [...Object.keys(formatsOf(base)), ...OPENED_FORMATS];
export const termsOf: Bringing['termsOf'] = (terms) => {
  const w = WORDS[language.value];
  const { format = 'open', size = 60, sideboard = 0 } = terms as Partial<Terms>;
  return [
    { icon: 'treasure-map', name: w.format, value: formatName(format) },
    ...boosterTerms(terms),
    { icon: 'stack', name: w.deck, value: w.exactly(size) },
    { icon: 'rank-3', name: w.divisions, value: w.eachGame },
    { icon: 'card-exchange', name: w.between, value: sideboard === 0 ? w.noSideboard : w.sideboard(sideboard) },
  ];
};
function boosterTerms(terms: Partial<Terms>): ReturnType<Bringing['termsOf']> {
  const w = WORDS[language.value];
  const plan = planOn(terms);
  if (plan === undefined) return [];
  const { side = ANY, block = ANY } = terms;
  const sides = labelsIn(language.value).sides;
  // A draft is of one side's cards.
  const one = side === ANY && plan.places !== undefined ? sidesWith(base, block)[0]! : side;
  const whose = one === ANY ? w.anySide : sides[one as keyof typeof sides];
  const from = block === ANY ? whose : `${whose}, ${base.blocks[block]?.[language.value] ?? block}`;
  const all = plan.places === undefined ? w.each(plan.packs) : w.atTable(plan.places, plan.seconds ?? 0);
  return [{ icon: 'wooden-crate', name: w.boosters, value: `${all} · ${from}` }];
}
export const firstOf: Bringing['firstOf'] = ({ first }) =>
  first === 1 || first === 2 ? ((first - 1) as Seat) : undefined;

export interface Trouble {
  readonly rule: string;
  readonly text: string;
  readonly remedy: string;
}
const sayTrouble = (finding: Finding): Trouble => ({
  rule: finding.rule,
  text: sayFinding(base, finding, language.value),
  remedy: sayRemedy(base, finding, language.value),
});
export function troubleWith(deck: Deck, terms: Setup, earlier: Deck | undefined, opened?: Opened): Trouble | undefined {
  const [finding] = deckFindings(base, deck, terms, earlier, opened);
  return finding && sayTrouble(finding);
}
/** What the server said of it, in the reader's language. */
export function troubleOf(rule: string, values: Values): Trouble {
  if ('says' in values) return sayTrouble({ ...values, rule } as unknown as Finding);
  return { rule: '', text: WORDS[language.value].refused, remedy: String(values['problem'] ?? '') };
}
