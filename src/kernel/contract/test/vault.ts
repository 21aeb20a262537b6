import { facts } from '../../facts.ts';
import { Rulebook } from '../../flow.ts';
import type { Game } from '../../game.ts';
import type { Action, CardId, DefId, Seat } from '../../ids.ts';
import { InputError } from '../../input.ts';
import type { Options } from '../../options.ts';
import type { Play } from '../../play.ts';
import { flag, type SetupOption } from '../../setup.ts';
import type { Cell, Column, Table } from '../../table.ts';
import { defOf, is, numberOf, verbOf, verbs } from '../../verbs.ts';
import { zones } from '../../zones.ts';

/** Ways in which the author of a game can go wrong. The suite must notice every one. */
export const GAME_FAULTS = [
  'factTellsPrint',
  'factTellsWrongSeat',
  'cellHoldsSecret',
  'markHoldsSecret',
  'localHoldsSecret',
  'silentCell',
  'optionsFollowOthersSecret',
  'skipsByOthersSecret',
  'asksByOthersSecret',
  'sleeveKept',
  'chanceOfItsOwn',
  'closureKeepsState',
  'optionTwice',
  'orderUnstable',
  'refusesWhatItOffers',
  'refusesWithoutRule',
  'inventsARule',
  'stageInventsARule',
  'losesACard',
  'poolsMixed',
  'scoresUneven',
  'neverEnds',
  'notationTwice',
  'forkTouchesOthers',
  'featuresTellSecret',
  'featuresCountDeck',
] as const;
export type GameFault = (typeof GAME_FAULTS)[number];

const PRINTS = 6;
const COPIES = 3;
const { plan, zone } = zones(2, {
  deck: { per: 'game', room: 40, sees: 'nobody', order: 'line' },
  discard: { per: 'game', room: 40, sees: 'nobody', order: 'line' },
  open: { per: 'game', room: 40, sees: 'everyone', order: 'line' },
  hand: { per: 'seat', room: 20, sees: 'owner', order: 'none' },
  vault: { per: 'seat', room: 1, sees: 'owner', order: 'line' },
  stack: { per: 'seat', room: 6, sees: 'nobody', order: 'line', pool: 'own*' },
  own: { per: 'seat', room: 6, sees: 'owner', order: 'none', pool: 'own*' },
  gone: { per: 'seat', room: 6, sees: 'everyone', order: 'line', pool: 'own*' },
});
const act = verbs({
  draw: [],
  hide: ['def'],
  bury: ['def'],
  show: ['def'],
  peek: [],
  guess: ['def'],
  spend: ['def'],
  take: [],
  mark: ['number'],
  lift: ['number'],
  mix: [],
  lay: [],
});
const fact = facts({
  guessed: ['def', 'number'],
  peeked: ['def'],
  turn: ['number'],
  hid: ['number'],
  marked: ['card'],
});

export class Vault {
  readonly table: Table;
  readonly turns: Cell<number>;
  readonly noted: Cell<number>;
  readonly marks: Column<CardId, number>;
  constructor(table: Table) {
    this.table = table;
    this.turns = table.perGame('turns', 'everyone');
    this.noted = table.perGame('noted', 'everyone');
    this.marks = table.perCard('marks', 'everyone');
  }
}
type G = Play<Vault>;
const other = (seat: Seat): Seat => (1 - seat) as Seat;
const vaultPrint = (g: G, seat: Seat): DefId =>
  g.table.size(zone.vault(seat)) === 0 ? (0 as DefId) : g.table.printed(g.table.top(zone.vault(seat)));

/**
 * A small game with every kind of secret: hands, a vault that is laid and exchanged face down, a face-down discard pile,
 * looks at the deck, a reshuffle, and a fork in which both seats draw and spend at once. With a fault, one thing is wrong.
 */
export function vault(fault?: GameFault): Game<Vault, { readonly long: SetupOption<boolean> }> {
  const book = new Rulebook<Vault>();
  const unguessable = fault === 'refusesWithoutRule' ? 'VLT-9.9' : 'VLT-1.2';
  let count = 0;

  function offer(g: G, out: Options): void {
    const { table: t, seat } = g;
    const hand = zone.hand(seat);
    const enemy = vaultPrint(g, other(seat));
    out.add(act.pass());
    if (fault === 'optionTwice') out.add(act.pass());
    if (t.size(zone.deck) > 0) out.add(act.draw());
    else out.refuse(act.draw(), 'VLT-1.1');
    if (t.size(zone.deck) > 0) out.add(act.peek());
    out.each(act.hide, t, hand);
    out.each(act.bury, t, hand);
    if (fault !== 'optionsFollowOthersSecret' || enemy !== 1) out.each(act.show, t, hand);
    for (let def = 1 as DefId; def <= PRINTS; def++)
      out.test(act.guess(def), t.size(zone.vault(other(seat))) > 0, unguessable);
    if (fault === 'refusesWhatItOffers') out.refuse(act.pass(), 'VLT-1.2');
    out.add(act.mix());
    if (t.size(hand) > 1 && t.size(zone.open) === 0) out.add(act.lay());
    if (t.size(zone.open) > 0) out.add(act.mark(t.size(zone.open) - 1));
    if (t.size(zone.open) > 0) out.add(act.lift(t.size(zone.open) - 1));
    if (fault === 'orderUnstable' && ++count % 2 === 0) out.add(act.take());
    if (fault === 'orderUnstable' && count % 2 === 1) out.add(act.spend(1 as DefId));
  }
  function hide(g: G, def: DefId): void {
    const { table: t, seat } = g;
    const held = t.find(zone.hand(seat), def);
    const moved = g.move(held, zone.vault(seat));
    if (fault === 'cellHoldsSecret') g.s.noted.value = def;
    if (fault === 'markHoldsSecret') g.s.marks.set(moved, def % 2);
    if (fault === 'factTellsPrint') g.happened(fact.peeked, def);
    if (fault === 'factTellsWrongSeat') g.told(1 << other(seat), fact.peeked, def);
    if (fault === 'sleeveKept') g.happened(fact.marked, held);
    g.happened(fact.hid, seat);
  }
  const turn = book.procedure('turn', { kept: 'number' }, [
    {
      rule: 'VLT-1.1',
      prompt: 'turn',
      when: (g) => fault !== 'skipsByOthersSecret' || vaultPrint(g, other(g.seat)) !== 2,
      by: (g) => (fault === 'asksByOthersSecret' && vaultPrint(g, other(g.seat)) === 2 ? other(g.seat) : g.seat),
      offer: (g, _l, out) => offer(g, out),
      take(g, l, action) {
        const { table: t, seat } = g;
        const def = defOf(action);
        switch (verbOf(action)) {
          case act.draw.id:
            g.draw(zone.deck, zone.hand(seat));
            break;
          case act.hide.id:
            if (fault === 'localHoldsSecret') l.kept = def;
            if (t.size(zone.vault(seat)) > 0) g.move(t.top(zone.vault(seat)), zone.hand(seat));
            hide(g, def);
            if (fault === 'localHoldsSecret') return 'again';
            break;
          case act.bury.id:
            g.move(t.find(zone.hand(seat), def), zone.discard);
            break;
          case act.show.id:
            g.show(t.find(zone.hand(seat), def), zone.open);
            break;
          case act.peek.id:
            g.reveal(t.top(zone.deck), 1 << seat);
            break;
          case act.mark.id: {
            const card = t.card(zone.open, numberOf(action));
            g.s.marks.add(card, 1);
            g.happened(fact.marked, card);
            break;
          }
          case act.lift.id:
            g.move(t.card(zone.open, numberOf(action)), zone.hand(seat));
            break;
          case act.lay.id:
            g.moveAll(zone.hand(seat), zone.open);
            break;
          case act.mix.id:
            g.shuffle(zone.deck);
            break;
          case act.guess.id:
            g.happened(fact.guessed, def, vaultPrint(g, other(seat)) === def ? 1 : 0);
            if (fault !== 'neverEnds' && vaultPrint(g, other(seat)) === def) g.finish((who) => (who === seat ? 1 : -1));
            break;
        }
        return undefined;
      },
    },
    { rule: 'VLT-1.1', run: endTurn },
  ]);
  function endTurn(g: G): void {
    if (fault === 'silentCell') g.s.noted.value += vaultPrint(g, 0 as Seat);
    if (fault === 'chanceOfItsOwn') g.s.turns.value += Math.random() < 0.5 ? 0 : 1;
    if (fault === 'closureKeepsState') g.s.turns.value += ++count % 3 === 0 ? 1 : 0;
    if (fault === 'losesACard' && g.table.size(zone.deck) > 0 && g.s.turns.value === 5) g.table.count[zone.deck]!--;
    if (fault === 'poolsMixed' && g.table.size(zone.own(g.seat)) > 0 && g.s.turns.value === 5) {
      g.move(g.table.top(zone.own(g.seat)), zone.hand(g.seat));
    }
  }
  const spending = book.procedure('spending', {}, [
    {
      rule: 'VLT-2.1',
      prompt: 'spending',
      offer(g, _l, out) {
        out.add(act.pass());
        if (g.table.size(zone.stack(g.seat)) > 0) out.add(act.take());
        out.each(act.spend, g.table, zone.own(g.seat));
      },
      take(g, _l, action) {
        if (is(action, act.pass)) return 'end';
        if (is(action, act.take)) {
          g.shuffle(zone.stack(g.seat));
          g.draw(zone.stack(g.seat), zone.own(g.seat));
          const theirs = zone.stack(other(g.seat));
          if (fault === 'forkTouchesOthers' && g.table.size(theirs) > 0) g.shuffle(theirs);
        } else g.move(g.table.find(zone.own(g.seat), defOf(action)), zone.gone(g.seat));
        return 'again';
      },
    },
  ]);
  const round = book.procedure('round', { long: 'number' }, [
    { rule: fault === 'stageInventsARule' ? 'VLT-9.9' : 'VLT-1.1', run: (g) => void g.begin(turn, 0 as Seat) },
    { rule: 'VLT-1.1', run: (g) => void g.begin(turn, 1 as Seat) },
    { rule: 'VLT-2.1', run: (g) => (g.s.turns.value % 3 === 2 ? g.fork(spending, 0b11) : undefined) },
    {
      rule: 'VLT-3.1',
      run(g, l) {
        g.happened(fact.turn, ++g.s.turns.value);
        if (g.table.size(zone.deck) === 0) {
          g.moveAll(zone.discard, zone.deck);
          g.shuffle(zone.deck);
        }
        if (fault === 'neverEnds' || g.s.turns.value < (l.long === 1 ? 16 : 10)) return 'restart';
        g.finish((seat) => (fault === 'scoresUneven' && seat === 1 ? 1 : 0));
        return 'end';
      },
    },
  ]);
  return {
    name: 'vault',
    edition: 1,
    options: { long: flag(false) },
    seats: () => 2,
    seatNames: ['north', 'south'],
    plan,
    cards: PRINTS * COPIES + 12,
    forks: true,
    book,
    verbs: act,
    facts: fact,
    ...(fault === 'inventsARule' ? { refuses: () => 'VLT-9.9' } : {}),
    secretVerbs: ['hide', 'bury'],
    state: (table) => new Vault(table),
    deal(g, setup) {
      for (let i = 0; i < PRINTS * COPIES; i++) g.bring((1 + (i % PRINTS)) as DefId, zone.deck);
      for (let seat = 0 as Seat; seat < 2; seat++) {
        for (let i = 0; i < 6; i++) g.bring((10 + i + 10 * seat) as DefId, zone.stack(seat));
        g.shuffle(zone.stack(seat));
      }
      g.shuffle(zone.deck);
      for (let i = 0; i < 6; i++) g.draw(zone.deck, zone.hand((i % 2) as Seat));
      const local = g.begin(round);
      local.long = setup.long ? 1 : 0;
    },
    position(_g, _setup, fields) {
      throw new InputError(fields.path, 'has no written positions');
    },
    notation: (_s, _seat, action: Action) => (fault === 'notationTwice' && is(action, act.bury) ? 'pass' : `${action}`),
    utility: 'zero-sum',
    bound: 2000,
    samples: [{ long: false }, { long: true }],
    evaluate: () => 0.5,
    features: {
      edition: 1,
      tell(s, seat, put) {
        const { table: t } = s;
        put(0, t.size(zone.vault(other(seat))));
        if (fault === 'featuresTellSecret' && t.size(zone.vault(other(seat))) > 0)
          put(1, t.printed(t.top(zone.vault(other(seat)))));
        if (fault === 'featuresCountDeck') put(2, t.size(zone.deck) > 0 && t.printed(t.top(zone.deck)) > 3 ? 1 : 0);
      },
    },
  };
}
/** The rules that the game's stages cite. */
export const VAULT_RULES: ReadonlySet<string> = new Set(['VLT-1.1', 'VLT-1.2', 'VLT-2.1', 'VLT-3.1']);
