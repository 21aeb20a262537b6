/** The short English form of an action: cards by the id of their row, copies told apart by a number. */
import type { Action, CardId, DefId, Seat } from '../../kernel/ids.ts';
import { cardOf, numberOf, secondOf, verbOf } from '../../kernel/verbs.ts';
import { FLAG_LIST, PLACES } from './cards/vocabulary.ts';
import { ZONES } from './rules/03-zones.ts';
import type { War } from './state.ts';
import { act } from './verbs.ts';

export const SEAT_NAMES: readonly string[] = ['player1', 'player2'];

export const idOf = (s: War, def: DefId): string => s.cards.rows[def - 1]?.id ?? 'hidden card';

/** `t-34`, `t-34#2`: the number counts copies of its owner, on the table and in losses, in the order of the zones. */
export function nameOf(s: War, card: CardId): string {
  const { table } = s;
  const def = table.printed(card);
  const owner = table.ownerOf(card);
  let n = 0;
  for (let place = 0; place < PLACES.length; place++) {
    const zone = ZONES[place * 2 + owner];
    if (zone === undefined || table.plan.viewers[zone] !== table.plan.everyone) continue;
    for (let i = 0; i < table.size(zone); i++) {
      const other = table.card(zone, i);
      if (table.printed(other) === def) n++;
      if (other === card) return n > 1 ? `${idOf(s, def)}#${n}` : idOf(s, def);
    }
  }
  return idOf(s, def);
}

type Form = (s: War, a: number, b: number) => string;
const one =
  (word: string): Form =>
  (s, a) =>
    `${word} ${nameOf(s, a as CardId)}`;
const two =
  (word: string, link: string): Form =>
  (s, a, b) =>
    `${word} ${nameOf(s, a as CardId)} ${link} ${nameOf(s, b as CardId)}`;
const hand =
  (word: string): Form =>
  (s, a) =>
    `${word} ${idOf(s, a as DefId)}`;

/** On which side a card lies matters where both players' cards are on offer. */
function chosen(s: War, seat: Seat, card: CardId): string {
  return s.table.ownerOf(card) === seat ? nameOf(s, card) : `enemy ${nameOf(s, card)}`;
}
const RESOURCE_LETTERS = ['D', 'F', 'U'] as const;
const amounts = (values: readonly number[]): string =>
  values.map((n, i) => (n === 0 ? '' : `${n}${RESOURCE_LETTERS[i]}`)).join('') || 'nothing';

const FORMS: Readonly<Record<number, Form>> = {
  [act.pass.id]: () => 'pass',
  [act.done.id]: () => 'done',
  [act.amount.id]: (_s, a) => String(a),
  [act.redeal.id]: () => 'redeal',
  [act.lay.id]: hand('lay'),
  [act.build.id]: hand('build'),
  [act.equip.id]: (s, a, b) => `put ${idOf(s, a as DefId)} under ${nameOf(s, b as CardId)}`,
  [act.play.id]: hand('play'),
  [act.use.id]: (s, a, b) => (b === 0 ? `use ${nameOf(s, a as CardId)}` : `use ${nameOf(s, a as CardId)} (${b})`),
  [act.take.id]: hand('take'),
  [act.put.id]: hand('put back'),
  [act.pay.id]: () => 'pay',
  [act.tap.id]: (s, a, b) => `tap ${nameOf(s, a as CardId)} for ${amounts(yieldOf(s, a as CardId, b))}`,
  [act.spend.id]: (_s, a, b) => `spend ${amounts([a >> 5, a & 31, b])}`,
  [act.refit.id]: two('move', 'under'),
  [act.entrench.id]: two('entrench', 'under'),
  [act.emerge.id]: one('bring out'),
  [act.embark.id]: two('embark', 'on'),
  [act.land.id]: one('land'),
  [act.move.id]: one('move'),
  [act.upkeep.id]: one('pay upkeep of'),
  [act.wave.id]: () => 'wave',
  [act.directed.id]: two('attack', '->'),
  [act.attack.id]: one('attack'),
  [act.ride.id]: two('attack', 'carrying'),
  [act.escort.id]: two('attack', 'with'),
  [act.bomb.id]: two('bomb', '->'),
  [act.bombDeck.id]: (s, a) => `bomb ${nameOf(s, a as CardId)} -> deck`,
  [act.cover.id]: one('cover with'),
  [act.intercept.id]: two('intercept', '->'),
  [act.fire.id]: two('fire', '->'),
  [act.block.id]: two('block', '->'),
  [act.support.id]: two('support', '->'),
  [act.supportDeck.id]: (s, a) => `support ${nameOf(s, a as CardId)} -> deck`,
  [act.assist.id]: two('assist', '->'),
  [act.strike.id]: two('strike', '->'),
  [act.deckStrike.id]: (s, a) => `strike ${nameOf(s, a as CardId)} -> deck`,
  [act.spotted.id]: two('spotted strike', '->'),
  [act.command.id]: two('command', '->'),
  [act.look.id]: one('look with'),
  [act.mine.id]: two('mine', '->'),
  [act.drop.id]: two('drop', '->'),
  [act.dropDeck.id]: (s, a) => `drop ${nameOf(s, a as CardId)} -> deck`,
  [act.signal.id]: one('signal with'),
  [act.overrun.id]: one('overrun'),
  [act.advance.id]: two('advance', '->'),
  [act.advanceDeck.id]: (s, a) => `advance ${nameOf(s, a as CardId)} -> deck`,
  [act.discard.id]: one('discard'),
  [act.buyOff.id]: one('buy off'),
  [act.antiAir.id]: one('AA fire of'),
  [act.guns.id]: one('guns of'),
  [act.hold.id]: one('hold fire of'),
  [act.line.id]: (_s, a) => (a === 1 ? 'first line' : 'second line'),
  [act.flag.id]: (_s, a) => `flag ${FLAG_LIST[a]}`,
};
function yieldOf(s: War, card: CardId, k: number): readonly number[] {
  const yields = s.cards.yields[s.table.printed(card)]![k]!;
  return RESOURCE_LETTERS.map((_, i) => yields[i]!);
}

export function notation(s: War, seat: Seat, action: Action): string {
  switch (verbOf(action)) {
    case act.choose.id:
      return `choose ${chosen(s, seat, cardOf(action))}`;
    case act.scout.id:
      return `scout with ${nameOf(s, cardOf(action))}: ${chosen(s, seat, secondOf(action) as CardId)}`;
    default:
      return FORMS[verbOf(action)]!(s, numberOf(action), secondOf(action));
  }
}
