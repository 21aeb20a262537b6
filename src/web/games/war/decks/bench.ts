import { computed, signal } from '@preact/signals';
import { base } from '../../../../games/war/cards/set.ts';
import { sidesOf } from '../../../../games/war/cards/columns.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import { totalOf } from '../../../../games/war/cards/effects.ts';
import { type Keyword, type Side, SIDES } from '../../../../games/war/cards/vocabulary.ts';
import { poolOf } from '../../../../games/war/decks/boosters.ts';
import { cardsFor, completeDeck } from '../../../../games/war/decks/build.ts';
import { deckFromPool } from '../../../../games/war/decks/from-pool.ts';
import { decodeDeck, encodeDeck } from '../../../../games/war/decks/code.ts';
import { type Deck, DECK_SIZE, MOST_COPIES, sizeOf, tidy } from '../../../../games/war/decks/deck.ts';
import {
  type Finding,
  findings,
  type Format,
  formatsOf,
  isBasic,
  isOpened,
  OPEN,
} from '../../../../games/war/decks/legality.ts';
import { plain, readText, type Unread } from '../../../../games/war/text/deck-list.ts';
import { READY_DECKS } from '../../../../games/war/decks/ready.ts';
import { cardText } from '../../../../games/war/text/card.ts';
import type { Language } from '../../../../kernel/text.ts';
import { type Group, groupOf } from '../card/groups.ts';
import type { Opening } from '../packs/kept.ts';
import { SIZES } from './sizes.ts';

export const costOf = (row: CardRow): number => totalOf(row.cost);
export const DEAREST = Math.max(...base.rows.map(costOf));
/** WAR-4.3: cards of the first hand. */
export const OPENING = 7;

export interface Wanted {
  readonly text: string;
  readonly groups: readonly Group[];
  readonly keywords: readonly Keyword[];
  readonly line: 1 | 2 | undefined;
  readonly least: number;
  readonly most: number;
}
const ANYTHING: Wanted = { text: '', groups: [], keywords: [], line: undefined, least: 0, most: DEAREST };

/** The deck on the bench and what is looked for. */
const FORMATS = formatsOf(base);

export class Bench {
  readonly deck = signal<Deck>({ side: 'ussr', cards: {} });
  readonly wanted = signal<Wanted>(ANYTHING);
  readonly format = signal('open');
  /** WAR-2.5: how many cards the players have agreed on. */
  readonly agreed = signal(DECK_SIZE);
  /** Cards of opened boosters by id. */
  readonly pool = signal<Readonly<Record<string, number>> | undefined>(undefined);

  readonly rules = computed<Format>(() => {
    const format = { ...(FORMATS[this.format.value] ?? OPEN), size: this.agreed.value };
    return this.pool.value === undefined ? format : { ...format, pool: this.pool.value };
  });
  readonly size = computed(() => sizeOf(this.deck.value));
  readonly problems = computed<readonly Finding[]>(() => findings(base, this.deck.value, this.rules.value));
  readonly code = computed(() => encodeDeck(base, this.deck.value));
  readonly divisions = computed(() =>
    base.rows.filter(
      (row) => row.division && sidesOf(row).includes(this.deck.value.side) && isOpened(row, this.rules.value),
    ),
  );

  constructor(code: string | null, language: Language, opened?: Pick<Opening, 'sort' | 'packs'>) {
    if (opened !== undefined) {
      this.pool.value = poolOf(opened.packs);
      this.deck.value = { side: SIDES.find((side) => side === opened.sort) ?? 'ussr', cards: {} };
      const begun = code === null ? undefined : decodeDeck(base, code);
      if (begun !== undefined) this.take(begun);
      return;
    }
    const ready = READY_DECKS.find(({ id }) => id === code);
    const decoded = code === null ? undefined : decodeDeck(base, code);
    if (ready !== undefined) this.loadReady(ready.id, language);
    else if (decoded !== undefined) this.take(decoded);
    else this.loadReady(READY_DECKS[0]!.id, language);
  }
  loadReady(id: string, language: Language): void {
    const ready = READY_DECKS.find((one) => one.id === id);
    if (ready === undefined) return;
    const { side, division, cards, title } = ready;
    this.take({ name: title[language], side, ...(division === undefined ? {} : { division }), cards });
  }
  /** True if the text was understood as a whole or in part; what was not is returned. */
  load(text: string): readonly Unread[] {
    const decoded = decodeDeck(base, text);
    if (decoded !== undefined) {
      this.take(decoded);
      return [];
    }
    const { deck, unread } = readText(base, text);
    if (sizeOf(deck) > 0) this.take(deck);
    return unread;
  }
  /** A deck that was built to a larger size says so by its cards. */
  private take(deck: Deck): void {
    this.deck.value = deck;
    this.agreed.value = SIZES.find((size) => size === sizeOf(deck)) ?? DECK_SIZE;
  }
  rename(name: string): void {
    this.deck.value = { ...this.deck.value, name };
  }
  turn(side: Side): void {
    const { division: _, ...deck } = this.deck.value;
    const cards = Object.entries(deck.cards).filter(([id]) => sidesOf(base.row(base.def(id))).includes(side));
    this.deck.value = { ...deck, side, cards: Object.fromEntries(cards) };
  }
  divide(division: string): void {
    const { division: _, ...deck } = this.deck.value;
    this.deck.value = division === '' ? deck : { ...deck, division };
  }
  copies(id: string): number {
    return this.deck.value.cards[id] ?? 0;
  }
  mostOf(row: CardRow): number {
    if (isBasic(row)) return this.agreed.value;
    return this.pool.value === undefined ? MOST_COPIES : Math.min(MOST_COPIES, this.pool.value[row.id] ?? 0);
  }
  set(id: string, copies: number): void {
    const cards = { ...this.deck.value.cards, [id]: Math.max(0, copies) };
    this.deck.value = tidy(base, { ...this.deck.value, cards });
  }
  complete(): void {
    this.deck.value = completeDeck(base, this.deck.value, this.rules.value);
  }
  /** WAR-2.6: an opponent's deck of the agreed size, where a ready one has too few cards. */
  against(): { readonly deck2?: string } {
    const size = this.agreed.value;
    if (size === DECK_SIZE) return {};
    const ready = READY_DECKS.find(({ side }) => side !== this.deck.value.side)!;
    return { deck2: encodeDeck(base, completeDeck(base, ready, { size })) };
  }
  /** As a bot would build it from what was opened. */
  buildFromPool(): void {
    this.deck.value = deckFromPool(base, this.deck.value.side, this.rules.value);
  }
  /** The one thing that makes the problem go away. */
  repair(finding: Finding): 'remove' | 'complete' | 'drop' {
    if (finding.says === 'tooFew') return 'complete';
    return isOfDivision(finding) ? 'drop' : 'remove';
  }
  mend(finding: Finding): void {
    if (finding.says === 'tooFew') this.complete();
    else if (isOfDivision(finding)) this.divide('');
    else if (finding.says === 'tooMany') this.shorten(finding.cards - finding.size);
    else if (finding.says === 'tooManyCopies')
      this.set(finding.card, this.copies(finding.card) - (finding.copies - MOST_COPIES));
    else if (finding.says === 'notInPool') this.set(finding.card, finding.copies);
    else if ('card' in finding) {
      if (this.deck.value.division === finding.card) this.divide('');
      this.set(finding.card, 0);
    }
  }
  /** Takes the last cards of the list away. */
  private shorten(by: number): void {
    let left = by;
    for (const id of Object.keys(this.deck.value.cards).toReversed()) {
      const gone = Math.min(left, this.copies(id));
      this.set(id, this.copies(id) - gone);
      left -= gone;
      if (left === 0) return;
    }
  }
  /** The cards that may be in the deck and are looked for. */
  found(language: Language): readonly CardRow[] {
    const { text, groups, keywords, line, least, most } = this.wanted.value;
    const needle = plain(text);
    const pool = this.pool.value;
    return cardsFor(base, this.deck.value.side, FORMATS[this.format.value] ?? OPEN).filter(
      (row) =>
        (pool === undefined || isBasic(row) || pool[row.id] !== undefined) &&
        (groups.length === 0 || groups.includes(groupOf(row))) &&
        keywords.every((keyword) => row.keywords?.[keyword] !== undefined) &&
        (line === undefined || row.unit?.line === line || row.unit?.line === 'both') &&
        costOf(row) >= least &&
        costOf(row) <= most &&
        (needle === '' || plain(spokenOf(row, language)).includes(needle)),
    );
  }
}
const isOfDivision = ({ says }: Finding): boolean => says === 'notDivision' || says === 'divisionNotInPool';
function spokenOf(row: CardRow, language: Language): string {
  const { name, kind, lines } = cardText(base, row, language);
  return [name, kind, ...lines].join(' ');
}
/** The chance of at least `least` of the `good` cards among `drawn` of `all`. */
export function chanceOf(least: number, good: number, drawn: number, all: number): number {
  let misses = 0;
  for (let k = 0; k < least; k++) misses += ways(good, k) * ways(all - good, drawn - k);
  const total = ways(all, drawn);
  return total === 0 ? 0 : 1 - misses / total;
}
function ways(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let product = 1;
  for (let i = 0; i < k; i++) product *= (n - i) / (i + 1);
  return product;
}
