/** What the engine looks up about a print beside its printed columns: derived once for each card set. */
import { type CardSet, keywordBit } from './cards/columns.ts';
import { type CompiledEffect, OP, OPS, SCOPE, type Use } from './cards/effects.ts';
import { KEYWORDS, type Keyword, WINDOWS, UNIT_KIND_LIST, type UnitKind } from './cards/vocabulary.ts';

/** `KEY.overrun` is the bit of the keyword. */
export const KEY = Object.fromEntries(KEYWORDS.map((keyword) => [keyword, keywordBit(keyword)])) as Readonly<
  Record<Keyword, number>
>;
export const KIND = Object.fromEntries(UNIT_KIND_LIST.map((kind, i) => [kind, i])) as Readonly<
  Record<UnitKind, number>
>;
export const WINDOW = Object.fromEntries(WINDOWS.map((name, i) => [name, i])) as Readonly<
  Record<(typeof WINDOWS)[number], number>
>;

/** What a kind brings with it: WAR-26.55, WAR-R99, and the Night of its name. */
const KIND_KEYWORDS = Int32Array.from(UNIT_KIND_LIST, (kind) =>
  kind === 'infantryTank'
    ? KEY.infantrySupport
    : kind === 'supportTank'
      ? KEY.supportTank
      : kind === 'fighter' || kind === 'fighterBomber'
        ? KEY.interception | KEY.counterInterception
        : kind === 'nightFighter'
          ? KEY.interception | KEY.counterInterception | KEY.night
          : kind === 'nightBomber'
            ? KEY.night
            : 0,
);

/** WAR-23.11: what a unit-upgrade passes on to its fortification. */
export const PASSED_ON = KEY.artillerySupport | KEY.artillerySpotter | KEY.longRangeFire | KEY.deckStrike | KEY.command;

/** Of every tactical card: no window has this bit, but whoever asks for all of them finds it. */
const PLAYED = 1 << 31;

/** Beside the bits of OPS: a tactical modifier, which only clashes ask for; the bit of `modify` is for universal ones. */
export const TACTICAL = 1 << OPS.length;
const passiveBit = (step: CompiledEffect): number =>
  step.op === OP.modify && step.scope === SCOPE.tactical ? TACTICAL : 1 << step.op;

/** Which uses a print has: the play of a tactical card is number 0, printed properties follow. */
export class Prints {
  declare readonly uses: readonly (readonly Use[])[];
  /** windows in which a tactical card can be played, in the own turn and in the opponent's; PLAYED even if in none */
  declare readonly playOwn: Int32Array;
  declare readonly playEnemy: Int32Array;
  /** windows in which a property of the print can be used, in the own turn and in the opponent's */
  declare readonly own: Int32Array;
  declare readonly enemy: Int32Array;
  /** bits of the keywords that the print has of itself, those of its kind included */
  declare readonly keywords: Int32Array;
  /** bits of OPS, or TACTICAL, that occur in the passives of the print, so that most need not be looked at */
  declare readonly passive: Int32Array;
  /** 1 if the print must be tested after every change: it needs something, falls to something, or lives on Lend-lease */
  declare readonly watched: Uint8Array;

  constructor(cards: CardSet) {
    const defs = Array.from({ length: cards.size }, (_, def) => def);
    this.uses = defs.map((def) =>
      (cards.tactical[def] === undefined ? [] : [cards.tactical[def]]).concat(cards.abilities[def] ?? []),
    );
    const masks = (turn: 'own' | 'enemy'): Int32Array =>
      Int32Array.from(defs, (def) => cards.abilities[def]!.reduce((mask, use) => mask | use[turn], 0));
    const plays = (turn: 'own' | 'enemy'): Int32Array =>
      Int32Array.from(defs, (def) => (cards.tactical[def] === undefined ? 0 : cards.tactical[def][turn] | PLAYED));
    this.playOwn = plays('own');
    this.playEnemy = plays('enemy');
    this.own = masks('own');
    this.enemy = masks('enemy');
    this.keywords = Int32Array.from(defs, (def) => {
      const kind = cards.kind[def]!;
      return cards.keywords[def]! | (kind < 0 || cards.types[def] === 0 ? 0 : KIND_KEYWORDS[kind]!);
    });
    this.passive = Int32Array.from(defs, (def) =>
      cards.passives[def]!.flatMap(({ steps }) => steps).reduce((mask, step) => mask | passiveBit(step), 0),
    );
    this.watched = Uint8Array.from(defs, (def) =>
      cards.needs[def]!.length > 0 || cards.falls[def]!.length > 0 || (cards.keywords[def]! & KEY.lendLease) !== 0
        ? 1
        : 0,
    );
  }
}
const known = new WeakMap<CardSet, Prints>();
export function printsOf(cards: CardSet): Prints {
  let prints = known.get(cards);
  if (prints === undefined) known.set(cards, (prints = new Prints(cards)));
  return prints;
}
