/**
 * A card is a row of data: the engine executes it, and the printed text is generated from the same row.
 * Everything here is plain JSON, so a custom set is a file, not code.
 */
import type {
  Act,
  BombTarget,
  CardKind,
  Flag,
  Keyword,
  Language,
  Moment,
  Place,
  Rarity,
  Resource,
  Posture,
  Term,
  UnitKind,
  UnitType,
  Window,
} from './vocabulary.ts';

export type Words = Readonly<Record<Language, string>>;

/** WAR-7.1: amounts of depots, factories, fuel. */
export type Amounts = { readonly [R in Resource]?: number };
/** WAR-8.1, WAR-7.10: `strict` names the numbers that cannot be converted, e.g. 'U' or 'DF'. */
export type Cost = Amounts & { readonly strict?: string };

/** attack, defence: `[1, 2]` is the +1/2 of the rules */
export type Pair = readonly [attack: number, defence: number];

// ---------------------------------------------------------------------------------------------------------------------
// Which cards: by what is printed on them (Filter), and by where they are and what they do (Selector).

/** All given fields must hold; a list holds if one of its members does. */
export interface Filter {
  readonly cards?: readonly CardKind[];
  /** WAR-25.9: ships are meant only where 'ship' (or a kind of ship) is listed. */
  readonly types?: readonly UnitType[];
  readonly kinds?: readonly UnitKind[];
  readonly has?: readonly Keyword[];
  /** every one of these is absent */
  readonly lacks?: readonly Keyword[];
  readonly flags?: readonly Flag[];
  /** WAR-6.6: a unit kind or the id of a card; matches by name, by kind, and by part of the full name. */
  readonly named?: string;
  /** home line, WAR-3.8 */
  readonly home?: 1 | 2;
  /** total of the printed cost, WAR-8.3 */
  readonly costAtMost?: number;
  readonly subtype?: UboSubtype;
}

export interface Selector extends Filter {
  /** WAR-27.4, WAR-R84: 'own' if absent. For Terrain and Climate write 'any'. */
  readonly whose?: 'own' | 'enemy' | 'any';
  /** Where the card is; both lines if absent. */
  readonly where?: readonly Place[];
  readonly is?: readonly Posture[];
  /** not the card whose text this is */
  readonly other?: true;
}

/** WAR-12.8, WAR-27.6: how many such cards there are, counted at every moment. */
export interface Condition {
  readonly count: Selector;
  readonly least?: number;
  readonly most?: number;
}

// ---------------------------------------------------------------------------------------------------------------------
// Modifiers, chapter 9.

/** Exactly one of `um` (universal) and `tm` (tactical), or only `aa` / `bombing`, which are universal. */
export interface Modifier {
  readonly um?: Pair;
  readonly tm?: Pair;
  /** WAR-9.2, WAR-9.3: tactical; the enemy units it works against. */
  readonly against?: Filter;
  /** WAR-9.5 blocking: tactical. WAR-9.8 attacking: universal, to the end of the turn. */
  readonly when?: 'attacking' | 'blocking';
  readonly aa?: number;
  readonly bombing?: number;
}

// ---------------------------------------------------------------------------------------------------------------------
// Keywords, chapter 26: true, a number, or what the rules call "as printed".

export type PlainKeyword = Exclude<Keyword, keyof NumberedKeywords | keyof PrintedKeywords>;

interface NumberedKeywords {
  readonly artillerySupport?: number;
  readonly deckStrike?: number;
  readonly longRangeFire?: number;
}
interface PrintedKeywords {
  readonly strike?: { readonly n: number; readonly at: Selector };
  /** WAR-R70: +1/1 to one other own land unit until the end of the wave, by tapping, unless printed otherwise. */
  readonly command?: { readonly um?: Pair; readonly to?: Filter; readonly turn?: 'own' | 'both'; readonly free?: true };
  /** WAR-26.46, WAR-R72: `um` for the wave, `tm` for the clash. */
  readonly cooperation?: { readonly with: Filter; readonly um?: Pair; readonly tm?: Pair };
  /**
   * WAR-26.69, WAR-R78: the change, whose units, how many of them (1 if absent). The look of WAR-26.68 is always there.
   */
  readonly recon?: { readonly um: Pair; readonly whose: 'own' | 'enemy' | 'any'; readonly n?: number };
  /** WAR-26.72, WAR-26.77: `transport` needs an untapped transport aircraft, which is tapped too. */
  readonly drop?: { readonly n: number; readonly transport?: true };
  /** WAR-26.82: at the end of the own turn unless printed otherwise. */
  readonly signals?: { readonly n: number; readonly when?: Window };
}
export type Keywords = NumberedKeywords & PrintedKeywords & { readonly [K in PlainKeyword]?: true };

// ---------------------------------------------------------------------------------------------------------------------
// Effects: what a played card or property does, and what a card on the table does all the time.

/** 'target': the chosen cards; 'self': the card of the text; or every card selected. */
export type On = 'target' | 'self' | Selector;

interface Timed {
  /** until the end of the turn if absent, of the wave inside a wave (WAR-R98) */
  readonly until?: Term;
}
/** The effects that also work as passives; there they have no term and last while the card is in play. */
export type Lasting =
  | ({ readonly do: 'modify' } & Modifier)
  | { readonly do: 'grant'; readonly keywords: Keywords }
  | { readonly do: 'forbid'; readonly acts: readonly Act[] }
  /** WAR-10.7 */
  | { readonly do: 'become'; readonly type: UnitType; readonly kind?: UnitKind }
  /**
   * WAR-8.2, WAR-R13: added to the actual cost of the cards meant, in whatever zone they are; negative is a discount.
   */
  | ({ readonly do: 'reprice' } & Amounts);

export type Effect =
  | (Lasting & Timed & { readonly on?: On })
  | { readonly do: 'damage'; readonly n: number; readonly on?: On }
  | { readonly do: Deed; readonly on?: On }
  /** WAR-27.11; 'deck' is shuffled in, 'losses' is no destruction */
  | { readonly do: 'send'; readonly to: SendTo; readonly on?: On }
  /** cards of a deck to losses, of a deck to the hand, of a hand to losses (its player chooses) */
  | { readonly do: 'mill' | 'draw' | 'discard'; readonly n: number; readonly who?: Who }
  /** WAR-27.9, WAR-27.10: own deck or losses, up to n cards, shown to the opponent */
  | {
      readonly do: 'search';
      readonly from: 'deck' | 'losses';
      readonly for: Filter;
      readonly n: number;
      readonly to: SearchTo;
    }
  /** the whole hand, or the top n of the deck; `reorder` puts them back in any order */
  | {
      readonly do: 'look';
      readonly at: 'hand' | 'deck';
      readonly who?: Who;
      readonly n?: number;
      readonly reorder?: true;
    }
  | ({ readonly do: 'produce' } & Amounts);

/**
 * destroy: to losses, as destruction (WAR-27.8) · shift: to the other line (WAR-23.3) · deploy: from reserve to the home
 * line at once · repair: remove all damage · stop: the attack of the unit stops, it stays tapped
 */
export const DEEDS = ['destroy', 'tap', 'untap', 'shift', 'deploy', 'repair', 'stop'] as const;
export type Deed = (typeof DEEDS)[number];
export type SendTo = 'hand' | 'deckTop' | 'deckBottom' | 'deck' | 'losses';
export type SearchTo = 'hand' | 'deckTop' | 'reserve' | 'resources';
type Who = 'you' | 'opponent';

/** What is given for a property beside its moment; a tactical card pays its `cost` instead. */
export interface Price extends Cost {
  readonly tap?: true;
  /** top cards of the own deck to losses */
  readonly deck?: number;
  /** cards from the own hand to losses */
  readonly hand?: number;
  /** this card to losses */
  readonly lose?: true;
}

export interface Target extends Selector {
  /** how many; 1 if absent */
  readonly n?: number;
  /** fewer may be chosen, but at least one */
  readonly upTo?: true;
}

/** A property that is played, or the play of a tactical card. */
export interface Ability {
  readonly when: readonly Moment[];
  /** if absent: the turn in which the window belongs to the player, see `turnOf` */
  readonly turn?: 'own' | 'enemy' | 'both';
  readonly price?: Price;
  readonly if?: readonly Condition[];
  readonly target?: Target;
  readonly effects: readonly Effect[];
}

/** Works all the time while the card is in play. 'host': the unit above an upgrade. */
export interface Passive {
  readonly to: 'self' | 'host' | Selector;
  readonly if?: readonly Condition[];
  readonly effects: readonly Lasting[];
}

// ---------------------------------------------------------------------------------------------------------------------
// The parts of a card; a card has the card kinds of the parts it has (WAR-6.2).

export interface UnitPart {
  /** the first is the background colour; more than one only for WAR-R94 */
  readonly type: UnitType | readonly UnitType[];
  readonly kind: UnitKind;
  readonly line: 1 | 2 | 'both';
  readonly attack: number;
  readonly defence: number;
  readonly aa?: number;
  readonly bombing?: number;
  /** WAR-24.6; needed wherever there is bombing strength */
  readonly bombs?: readonly BombTarget[];
  /** WAR-R9 */
  readonly attackCost?: Cost;
  /** WAR-R60, carriers only */
  readonly capacity?: number;
}

/** WAR-10.6: which units may carry it. Its keywords and modifiers go to the unit. */
interface UpgradePart {
  readonly on: Filter;
}

type UboSubtype = 'ordinary' | 'terrain' | 'climate';

interface UboPart {
  readonly subtype: UboSubtype;
  /** WAR-12.6 */
  readonly deckPrice?: number;
  /** WAR-12.7 */
  readonly breakthrough?: number;
  /** WAR-12.8: goes to losses as soon as one of these holds; 'enemy' is the opponent of the player who played it */
  readonly falls?: readonly Condition[];
  /** WAR-12.9 */
  readonly upkeep?: Cost;
  /** WAR-12.20, Climate only */
  readonly turns?: number;
  /** WAR-12.15, Climate only: ids of the Terrain cards it cannot be played with */
  readonly excludes?: readonly string[];
}

interface ResourcePart {
  readonly class: 'basic' | 'special';
  /** WAR-7.16 */
  readonly defence: number;
}

export interface CardRow {
  /** stable, lower case, for records, deck lists and references */
  readonly id: string;
  /** WAR-28.1 */
  readonly number: number;
  readonly name: Words;
  /** WAR-8.16; none on cards that every side may use (WAR-R1) */
  readonly flags: readonly Flag[];
  readonly rarity: Rarity;
  /** WAR-28.4: the id of a release block, see releases.ts */
  readonly block: string;
  /** WAR-28.5: the compatibility marker */
  readonly blockOnly?: true;
  /** WAR-28.6: letter codes of theatres, see releases.ts */
  readonly theatres: readonly string[];
  readonly cost?: Cost;

  readonly unit?: UnitPart;
  readonly upgrade?: UpgradePart;
  readonly ubo?: UboPart;
  readonly resource?: ResourcePart;
  readonly tactical?: Ability;
  readonly hero?: true;
  readonly division?: true;

  /** of the unit, or given by the upgrade to its unit; Lend-lease on a resource card is its class (WAR-26.65) */
  readonly keywords?: Keywords;
  /** of the unit, or given by the upgrade to its unit */
  readonly modifiers?: readonly Modifier[];
  readonly passives?: readonly Passive[];
  /** not on a card that is only an upgrade: what it gives its unit are keywords, modifiers and passives */
  readonly abilities?: readonly Ability[];
  /** WAR-7.6, WAR-7.7, WAR-7.8: tap this card for one of these */
  readonly yields?: readonly Amounts[];
  /** WAR-27.6: it cannot be played, or stay in play, unless all of these hold */
  readonly needs?: readonly Condition[];
  /** WAR-26.66, WAR-26.67: cannot be played while the opponent has a card with this property on the table */
  readonly barredBy?: readonly Keyword[];
}
