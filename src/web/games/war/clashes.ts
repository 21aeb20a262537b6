import {
  ATTACK,
  DECK,
  DEFEND,
  MARK,
  opponentOf,
  reading,
  STAGE,
  type G,
  type War,
  zone,
} from '../../../games/war/state.ts';
import { act } from '../../../games/war/verbs.ts';
import { defenceInClash, strengthInClash } from '../../../games/war/rules/08-parameters.ts';
import { inRow, rowLength } from '../../../games/war/rules/09-modifiers.ts';
import { offerBlocks } from '../../../games/war/rules/17-blocking.ts';
import { mayUseAA, recipient, recipients, STRENGTH, total } from '../../../games/war/rules/19-computing.ts';
import type { Action, CardId, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import type { Option } from '../../../kernel/rules.ts';
import { cardOf, is, secondOf } from '../../../kernel/verbs.ts';
import type { TableView } from '../../table/view.ts';

/** One side of a clash: its cards, its sums, and how many of them the other side can destroy. */
export interface Party {
  readonly cards: readonly CardId[];
  readonly attack: number;
  readonly defence: number;
  readonly lost: number;
  /** Which ones, if nothing about it is the enemy's choice. */
  readonly dead: ReadonlySet<CardId> | undefined;
}
export interface Clash {
  readonly number: number;
  readonly name: CardId;
  readonly attackers: Party;
  readonly defenders: Party;
  /** Cards that the deck would lose. */
  readonly deck: number;
}

function fighters(g: G, seat: Seat, clash: CardId): readonly CardId[] {
  const cards: CardId[] = [];
  for (let slot = 0; slot < rowLength(g, seat); slot++) {
    const card = inRow(g, seat, slot);
    if (g.s.clash.get(card) === clash) cards.push(card);
  }
  const { resources } = zone;
  for (let i = 0; i < g.table.size(resources(seat)); i++) {
    const card = g.table.card(resources(seat), i);
    if (card === clash) cards.push(card);
  }
  return cards;
}
/** What the seat's strength does to the other side: what is certain, and what could be destroyed at best. */
function outcome(g: G, seat: Seat, clash: CardId, enemies: readonly CardId[]) {
  const need = new Map(
    enemies.map((card) => [card, Math.max(1, defenceInClash(g, card)) - g.s.damage.get(card)] as const),
  );
  const dead = new Set<CardId>();
  let [free, deck] = [false, 0];
  const hit = (card: CardId, n: number): number => {
    if (card === DECK) {
      deck += n;
      return n;
    }
    const left = need.get(card) ?? 0;
    need.set(card, left - n);
    if (left - n <= 0 && n > 0) dead.add(card);
    return n;
  };
  for (const kind of Object.values(STRENGTH)) {
    const [count, strength] = [recipients(g, seat, clash, kind), total(g, seat, clash, kind)];
    if (strength <= 0 || count === 0) continue;
    const targets = Array.from({ length: count }, (_, n) => recipient(g, seat, clash, kind, n));
    if (count === 1) {
      hit(targets[0]!, strength);
      continue;
    }
    free = true;
    let left = strength;
    const cheapest = targets
      .filter((card) => card !== DECK)
      .toSorted((a, b) => (need.get(a) ?? 0) - (need.get(b) ?? 0));
    for (const card of cheapest) {
      const wanted = need.get(card) ?? 0;
      if (dead.has(card) || wanted > left) continue;
      left -= hit(card, wanted);
    }
    if (targets.includes(DECK)) hit(DECK, left);
  }
  return { lost: dead.size, dead: free ? undefined : dead, deck };
}
const party = (g: G, cards: readonly CardId[], came: { lost: number; dead: Set<CardId> | undefined }): Party => ({
  cards,
  attack: cards.reduce((sum, card) => sum + strengthInClash(g, card), 0),
  defence: cards.reduce((sum, card) => sum + defenceInClash(g, card), 0),
  lost: came.lost,
  dead: came.dead,
});

/** Every clash of the wave as it would be fought now. The state is a copy: what is certain to follow is entered in it. */
function fought(s: War): readonly Clash[] {
  const g = reading(s);
  const seat = s.active.value;
  const enemy = opponentOf(seat);
  const names: CardId[] = [];
  for (let slot = 0; slot < rowLength(g, seat); slot++) {
    const card = inRow(g, seat, slot);
    const how = s.attacking.get(card);
    const name = s.clash.get(card);
    if (how === ATTACK.none || how === ATTACK.cover || how === ATTACK.stopped || name === 0) continue;
    if (!names.includes(name)) names.push(name);
    const isTarget = name !== DECK && s.table.ownerOf(name) === enemy && s.defending.get(name) === DEFEND.none;
    if (isTarget) {
      s.defending.set(name, DEFEND.target);
      s.clash.set(name, name);
    }
  }
  return names.map((name, i) => {
    const [attackers, defenders] = [fighters(g, seat, name), fighters(g, enemy, name)];
    for (const card of [...attackers, ...defenders]) {
      const owner = s.table.ownerOf(card);
      if (
        zone.resources(owner) !== s.table.zoneOf(card) &&
        mayUseAA(g, card, name) &&
        recipients(g, owner, name, 0) === 0
      )
        s.marks.set(card, s.marks.get(card) | MARK.aa);
    }
    const [done, suffered] = [outcome(g, seat, name, defenders), outcome(g, enemy, name, attackers)];
    return {
      number: i + 1,
      name,
      attackers: party(g, attackers, suffered),
      defenders: party(g, defenders, done),
      deck: done.deck,
    };
  });
}
function copyOf(view: TableView<War>): War {
  const copy = view.rules.create() as unknown as War;
  copy.table.words.set(view.s.table.words);
  return copy;
}
let known: { readonly of: TableView<War>; readonly clashes: readonly Clash[] } | undefined;
function clashesOf(view: TableView<War>): readonly Clash[] {
  if (view.s.wave.value === 0) return [];
  if (known?.of !== view) known = { of: view, clashes: fought(copyOf(view)) };
  return known.clashes;
}

/** Verbs that send a card into a clash; what they enter, and the clash that it is about. */
function enter(s: War, { verb, args }: Option): CardId | undefined {
  const [a, b] = [(args[0]?.value ?? 0) as CardId, (args[1]?.value ?? 0) as CardId];
  const late = s.stage.value >= STAGE.onward;
  const attack = (how: number, clash: CardId): CardId => {
    s.attacking.set(a, how);
    s.clash.set(a, clash);
    return clash;
  };
  const defend = (clash: CardId): CardId => {
    s.defending.set(a, DEFEND.block);
    s.clash.set(a, clash);
    return clash;
  };
  switch (verb) {
    case act.directed.verb:
      return attack(ATTACK.directed, b);
    case act.attack.verb:
    case act.ride.verb:
      return attack(ATTACK.undirected, a);
    case act.bomb.verb:
      return attack(late ? ATTACK.airRear : ATTACK.air, b);
    case act.bombDeck.verb:
      return attack(ATTACK.airRear, DECK);
    case act.advance.verb:
      return attack(ATTACK.onward, b);
    case act.advanceDeck.verb:
      return attack(ATTACK.onward, DECK);
    case act.block.verb:
    case act.support.verb:
      return defend(s.clash.get(b));
    case act.supportDeck.verb:
      return defend(DECK);
    default:
      return undefined;
  }
}
/** The clash that the option would make or join, as it would be fought if nothing else were done. */
export function clashAfter(view: TableView<War>, option: Option): Clash | undefined {
  const copy = copyOf(view);
  const name = enter(copy, option);
  return name === undefined ? undefined : fought(copy).find((clash) => clash.name === name);
}
/** To whom the next part of the damage goes, how much is left, and how much of it destroys. */
export function partOf(view: TableView<War>) {
  const { decision } = view;
  if (decision?.grouping !== 'split' || decision.progress === undefined) return undefined;
  const g = reading(view.s);
  const { clash = 0, kind = 0 } = decision.values;
  const to = recipient(g, decision.seat, clash as CardId, kind, decision.progress.done);
  if (to === 0) return undefined;
  const left = decision.progress.least;
  const need =
    to === DECK
      ? left
      : Math.max(0, Math.max(1, defenceInClash(g, to)) - view.s.damage.get(to) - view.s.pending.get(to));
  return { to, left, need, offered: Math.min(left, need) };
}

/** What each attacker would meet if all these were sent: nobody yet, and each unit that could block it alone. */
export function onslaught(view: TableView<War>, actions: readonly Action[]) {
  const sent = copyOf(view);
  for (const option of view.decision?.options ?? []) if (actions.includes(option.action)) enter(sent, option);
  const clashes = fought(sent);
  sent.stage.value = STAGE.blocking;
  const out = new Options();
  offerBlocks(reading(sent), out);
  const blocks = out.toArray().flatMap((action) => {
    if (!is(action, act.block)) return [];
    const [unit, enemy] = [cardOf(action), secondOf(action) as CardId];
    const blocked = copyOf({ ...view, s: sent });
    blocked.defending.set(unit, DEFEND.block);
    blocked.clash.set(unit, blocked.clash.get(enemy));
    const clash = fought(blocked).find(({ name }) => name === blocked.clash.get(enemy));
    return clash === undefined ? [] : [{ unit, enemy, clash }];
  });
  return { clashes, blocks };
}

/** The preview takes the place of the clash that it is about, or stands last. */
function entered(clashes: readonly Clash[], preview: Clash | undefined): readonly Clash[] {
  if (preview === undefined) return clashes;
  const at = clashes.findIndex(({ name }) => name === preview.name);
  const standing = clashes[at];
  return standing === undefined
    ? [...clashes, { ...preview, number: clashes.length + 1 }]
    : clashes.with(at, { ...preview, number: standing.number });
}

/** The clashes as they stand, with what is chosen entered. */
export function clashesShown(view: TableView<War>) {
  const weighed = view.selection.weighed.value;
  if (weighed !== undefined) return { preview: undefined, shown: onslaught(view, weighed).clashes };
  const armed = view.selection.armed();
  const preview = armed && clashAfter(view, armed.option);
  return { preview, shown: entered(clashesOf(view), preview) };
}
