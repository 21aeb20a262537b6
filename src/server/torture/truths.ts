import { type Chance, FastChance, secretOfSeed } from '../../kernel/chance.ts';
import { mixAlike } from '../../kernel/contract/linking.ts';
import { FACT } from '../../kernel/facts.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Action, Seat, SeatMask, Viewer } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { type Rules, rulesFor } from '../../kernel/rules.ts';
import { maskSetup, readSetup, type SetupOptions } from '../../kernel/setup.ts';
import { toHex } from '../../kernel/sha256.ts';
import { Sight } from '../../kernel/sight.ts';
import { save } from '../../kernel/snapshot.ts';
import type { State, Table } from '../../kernel/table.ts';
import { spell } from '../../kernel/verbs.ts';
import { follow, type Loaded } from '../../match/log.ts';
import type { Ledger } from '../../match/ledger.ts';
import { type Advanced, isDeclined } from '../../match/referee.ts';
import type { Holder } from '../../match/messages.ts';
import type { StoredMatch } from '../../match/store.ts';
import { broughtIn, NOW } from './bringing.ts';

type AnyLoaded = Loaded<State, SetupOptions>;
/** A position that was kept before the rules changed is gone on from, whatever it is. */
const EARLIER = 0;
const MOST_ACTS = 5;
const ATTEMPTS = 6;
/** A game gives so many pairs, from places all over it. */
const PER_GAME = 40;

export interface Act {
  readonly seat: Seat;
  readonly serial: number;
  readonly action: string;
}
/**
 * Two truths of one match that a viewer cannot tell apart, and what is done in both: all that the viewer comes to know by
 * the rules is the same, so that everything it is told must be.
 */
export interface Pair {
  readonly game: AnyGame;
  readonly viewer: Viewer;
  readonly truths: readonly [StoredMatch, StoredMatch];
  readonly script: readonly Act[];
}

/** Plays games at random and takes pairs from all over them. */
export class Truths {
  private readonly game: AnyGame;
  private readonly chance: FastChance;
  private readonly out = new Options();
  private sample = 0;
  private rules: Rules;
  private setup: Readonly<Record<string, unknown>>;
  private s: State;
  private every = 1;

  constructor(game: AnyGame, seed: number) {
    this.game = game;
    this.chance = new FastChance(seed);
    this.setup = readSetup(game.options, game.samples[0]!);
    this.rules = rulesFor(game, this.setup);
    this.s = this.rules.create();
    this.begin();
  }
  private begin(): void {
    const { game, chance } = this;
    this.setup = readSetup(game.options, game.samples[this.sample++ % game.samples.length]!);
    this.rules = rulesFor(game, this.setup);
    this.s = this.rules.create();
    this.rules.start(this.s, this.setup, chance);
    const probe = this.rules.create();
    this.rules.copy(probe, this.s);
    this.every = Math.max(1, Math.floor(this.rules.playOut(probe, chance, this.out) / PER_GAME));
  }
  next(): Pair {
    for (;;) {
      for (let i = 1 + this.chance.below(2 * this.every); i > 0; i--) this.step();
      const pair = this.rules.over(this.s) ? undefined : this.pair();
      if (pair !== undefined) return pair;
    }
  }
  private step(): void {
    const { rules, chance, out } = this;
    if (rules.over(this.s)) this.begin();
    const seat = this.rules.actor(this.s);
    this.rules.legal(this.s, seat, out);
    this.rules.apply(this.s, seat, out.at(chance.below(out.size)), chance);
  }

  private pair(): Pair | undefined {
    const { game, rules, chance } = this;
    const viewers: Viewer[] = [...Array.from({ length: rules.seats }, (_, i) => i as Seat), 'spectator'];
    const viewer = viewers[chance.below(viewers.length)]!;
    const first = this.stored(this.s, this.setup);
    const tail = this.play(first, viewer, undefined);
    for (let attempt = 0; attempt < ATTEMPTS && tail.script.length > 0; attempt++) {
      const other = this.otherTruth(viewer, tail.seen);
      if (other === undefined) return undefined;
      const second = this.stored(other, this.otherSetup(viewer));
      const script = tail.script.slice(0, Math.max(1, tail.script.length >> attempt));
      const again = this.play(second, viewer, script);
      const known = tail.known.slice(0, script.length);
      if (again.known.join('\n') !== known.join('\n')) continue;
      if (!again.states.every((state, i) => this.fits(tail.states[i]!, state, viewer))) continue;
      return { game, viewer, truths: [first, second], script };
    }
    return undefined;
  }
  /** As it would lie in a store: one row of the log, and the position that was kept after it. */
  private stored(state: State, setup: Readonly<Record<string, unknown>>): StoredMatch {
    const { game, rules } = this;
    const secret = secretOfSeed('twins');
    const seats = Array.from({ length: rules.seats }, (_, i): Holder => ({ kind: 'person', who: `p${i}` }));
    const { brings } = game;
    const header = {
      match: '',
      game: game.name,
      edition: game.edition,
      setup: { ...setup, ...brings?.unbrought },
      ...(brings === undefined ? {} : { terms: readSetup(brings.terms, {}) }),
      commitment: 'c'.repeat(64),
      seats,
      standIn: 'soldier',
      at: NOW,
    };
    const row = {
      version: 1,
      id: 'begun',
      seat: -1,
      at: NOW,
      edition: EARLIER,
      body: { do: 'deal' },
      digest: '',
    } as const;
    const ledger: Ledger = {
      version: 1,
      at: NOW,
      phase: 'on' as const,
      seats,
      nonces: seats.map(() => 'aa'),
      brought: broughtIn(game, setup, rules.seats),
      line: [],
      forks: 1,
      fork: 0,
      ahead: 0,
      asking: undefined,
      clock: undefined,
      result: undefined,
    };
    const saved = { version: 1, edition: EARLIER, ledger, position: save(rules, state) };
    return { header, secret: toHex(secret), rows: [row], saved, orders: [] };
  }
  /** Plays on at random, or by the script as far as it is on offer. */
  private play(stored: StoredMatch, viewer: Viewer, script: readonly Act[] | undefined): Tail {
    const loaded = follow(this.game, stored);
    const bit = this.bitOf(viewer);
    const tail: Tail = { script: [], known: [], states: [], seen: new Set() };
    const most = script?.length ?? 1 + this.chance.below(MOST_ACTS);
    for (let i = 0; i < most; i++) {
      const act = script === undefined ? this.someAct(loaded) : this.sameAct(loaded, script[i]!);
      const advanced = act && carriedOut(loaded, act);
      if (act === undefined || advanced === undefined || advanced.situation.ledger.phase !== 'on') break;
      loaded.situation = advanced.situation;
      tail.script.push(act);
      tail.known.push(knownTo(advanced.situation.state!.table, bit, this.s.table));
      const state = this.rules.create();
      this.rules.copy(state, advanced.situation.state!);
      tail.states.push(state);
      for (const { kind, def, seenBy } of advanced.facts) {
        if (kind < FACT.game && def !== 0 && (seenBy & bit) !== 0) tail.seen.add(def);
      }
    }
    const last = tail.states.at(-1)?.table ?? this.s.table;
    for (let card = 1; card <= last.cards; card++) {
      if ((last.knownBy[card]! & ~this.s.table.knownBy[card]! & bit) !== 0) tail.seen.add(last.def[card]!);
    }
    return tail;
  }
  private bitOf(viewer: Viewer): SeatMask {
    return viewer === 'spectator' ? this.rules.plan.spectators : 1 << viewer;
  }
  private someAct({ situation, referee }: AnyLoaded): Act | undefined {
    const { rules, chance, out } = this;
    const seat = rules.actor(situation.state!);
    rules.legal(situation.state!, seat, out);
    const held = referee.held?.verb;
    const open = out.toArray().filter((action) => rules.decode(action).verb !== held);
    return open.length === 0 ? undefined : this.actOf(situation.state!, seat, open[chance.below(open.length)]!);
  }
  private sameAct({ situation }: AnyLoaded, { seat, serial, action }: Act): Act | undefined {
    const { rules, out } = this;
    rules.legal(situation.state!, seat, out);
    const same = out.toArray().find((option) => spell(this.game.verbs, option) === action);
    const act = same === undefined ? undefined : this.actOf(situation.state!, seat, same);
    return act?.serial === serial ? act : undefined;
  }
  private actOf({ table }: State, seat: Seat, action: Action): Act {
    return { seat, serial: table.serial[seat]!, action: spell(this.game.verbs, action) };
  }
  /** Another truth that looks the same to the viewer: what it will not see is dealt anew, what it will see lies elsewhere. */
  private otherTruth(viewer: Viewer, seen: ReadonlySet<number>): State | undefined {
    const { rules, chance, s } = this;
    const bit = this.bitOf(viewer);
    const other = rules.create();
    const sight = new Sight(rules, viewer).look(s);
    rules.copy(other, s);
    if (s.table.candidates === undefined) {
      redeal(
        rules,
        other.table,
        s.table,
        sight.imagines ? guessOf(rules, sight, chance) : undefined,
        bit,
        seen,
        chance,
      );
      mixAlike(other.table, bit, chance);
    } else other.table.def.set(guessOf(rules, sight, chance).def);
    return other.table.def.every((def, card) => def === s.table.def[card]) ? undefined : other;
  }
  /** Other values of the settings that the viewer may not know. */
  private otherSetup(viewer: Viewer): Readonly<Record<string, unknown>> {
    const open = maskSetup(this.game.options, this.setup, viewer);
    const entries = Object.entries(this.setup).map(([name, value]): [string, unknown] => {
      const others = (this.game.options[name]?.examples ?? []).filter((example) => example !== value);
      return name in open || others.length === 0 ? [name, value] : [name, others[this.chance.below(others.length)]];
    });
    return Object.fromEntries(entries);
  }
  /** Is the other truth one of those that the viewer's findings leave open? */
  private fits({ table: t }: State, { table: other }: State, viewer: Viewer): boolean {
    const seat = viewer === 'spectator' ? this.rules.seats : viewer;
    const found = t.layout.find(({ name }) => name === `couldBe${seat}`);
    if (found === undefined) return true;
    for (let card = 1; card <= t.cards; card++) {
      const hidden = (t.knownBy[card]! & (1 << seat)) === 0;
      if (hidden && (t.words[found.at + card]! & (1 << other.def[card]!)) === 0) return false;
    }
    const clues = t.layout.find(({ name }) => name === 'clues')!;
    for (let at = clues.at; at < clues.at + clues.length; at += 2) {
      const [cards, prints] = [t.words[at]!, t.words[at + 1]!];
      if (cards !== 0 && !other.def.some((def, card) => (cards & (1 << card)) !== 0 && (prints & (1 << def)) !== 0))
        return false;
    }
    return true;
  }
}
interface Tail {
  readonly script: Act[];
  /** After each step: which prints the viewer knows where. */
  readonly known: string[];
  readonly states: State[];
  /** The prints that the viewer comes to see. */
  readonly seen: Set<number>;
}
function carriedOut({ referee, situation }: AnyLoaded, { seat, action }: Act): Advanced<State> | undefined {
  const advanced = referee.advance(situation, { do: 'move', seat, actions: [action] }, NOW, true);
  return isDeclined(advanced) ? undefined : advanced;
}
/** By sleeve, but for those that the viewer could not tell apart where they lay at first: of these it knows how many. */
function knownTo(t: Table, bit: SeatMask, first: Table): string {
  const known: string[] = [];
  for (let card = 1; card <= t.cards; card++) {
    if ((t.knownBy[card]! & bit) === 0) continue;
    const alike = (first.plan.blind[first.at[card]!]! & bit) !== 0;
    known.push(`${alike ? '?' : card}:${t.at[card]}:${t.def[card]}`);
  }
  return known.toSorted().join(' ');
}
function guessOf(rules: Rules, sight: Sight, chance: Chance): Table {
  const guess = rules.create();
  sight.determinize(guess, chance);
  return guess.table;
}
/** Hidden cards whose prints the viewer will not see get others: as imagined, or one another's. */
function redeal(
  rules: Rules,
  other: Table,
  truth: Table,
  guess: Table | undefined,
  bit: SeatMask,
  seen: ReadonlySet<number>,
  chance: Chance,
): void {
  for (let pool = 0; pool < rules.plan.pools.length; pool++) {
    const cards: number[] = [];
    for (let card = 1; card <= truth.cards; card++) {
      if ((truth.knownBy[card]! & bit) !== 0 || rules.plan.pool[truth.at[card]!] !== pool) continue;
      if (seen.has(truth.def[card]!)) continue;
      const imagined = guess !== undefined && !seen.has(guess.def[card]!) ? guess.def[card]! : 0;
      if (imagined === 0) cards.push(card);
      else other.def[card] = imagined;
    }
    for (let i = cards.length - 1; i > 0; i--) {
      const [a, b] = [cards[i]!, cards[chance.below(i + 1)]!];
      [other.def[a], other.def[b]] = [other.def[b]!, other.def[a]!];
    }
  }
}
