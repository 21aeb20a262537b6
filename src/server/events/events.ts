import { randomBytes } from 'node:crypto';
import { type EventFact, type EventReason, type EventTerms, leastPlayers } from '../../events/facts.ts';
import { commitmentOf } from '../../events/lots.ts';
import { roundsFor } from '../../events/pairing.ts';
import { after, type EventState, NEW_EVENT, objection, playerNumber, present } from '../../events/state.ts';
import { newCode, newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Person, ServerStore, StoredEvent } from '../store/store.ts';
import type { Hours, Time } from '../time.ts';

/** An event as it stands. */
export interface Known {
  readonly row: StoredEvent;
  readonly state: EventState;
}
/** What follows from how it stands; a reason, if nothing can. */
type Decide = (known: Known) => readonly EventFact[] | EventReason;
/** Two servers may add to the same event at once; so often in a row means that something is wrong. */
const ATTEMPTS = 8;
const CODES = 5;
const REMEMBERED = 500;

const STATUS: Partial<Record<EventReason, number>> = { 'event.none': 404, 'event.notOrganiser': 403 };
export const refusal = (reason: EventReason): Refusal => new Refusal(STATUS[reason] ?? 409, reason);

/** The events as the store has them. What is remembered is a cache of their facts. */
export class Events {
  private readonly store: ServerStore;
  private readonly time: Time;
  private readonly hours: Hours;
  private readonly states = new Map<string, EventState>();
  /** Changes of one event wait for each other: written side by side, all but one would be written for nothing. */
  private readonly changing = new Map<string, Promise<void>>();
  constructor(store: ServerStore, time: Time, hours: Hours) {
    this.store = store;
    this.time = time;
    this.hours = hours;
  }
  async create({ who }: Person, terms: EventTerms, isListed: boolean): Promise<Known> {
    const seed = randomBytes(32).toString('hex');
    for (let attempt = 0; attempt < CODES; attempt++) {
      const row: StoredEvent = {
        event: newId(),
        code: newCode(),
        version: 0,
        listed: isListed,
        phase: 'open',
        at: this.time.wall(),
        organiser: who,
        seed,
        body: { terms, commitment: commitmentOf(seed, terms) },
      };
      if (await this.store.addEvent(row)) return { row, state: NEW_EVENT };
    }
    throw new Error('no code is free');
  }
  async known(event: string): Promise<Known | undefined> {
    const row = await this.store.event(event);
    return row && this.read(row);
  }
  /** Reads the facts that are not known yet. */
  async read(row: StoredEvent): Promise<Known> {
    let state = this.states.get(row.event) ?? NEW_EVENT;
    this.states.delete(row.event);
    if (state.version > row.version) state = NEW_EVENT;
    const { terms } = row.body;
    if (state.version < row.version)
      for (const { body, at, version } of await this.store.factsOf(row.event, state.version))
        if (version <= row.version) state = after(state, terms, body, at);
    this.remember(row.event, state);
    return { row, state };
  }
  private remember(event: string, state: EventState): void {
    this.states.set(event, state);
    const oldest = this.states.keys().next().value;
    if (this.states.size > REMEMBERED && oldest !== undefined) this.states.delete(oldest);
  }
  /** Adds what follows from how the event stands in the store; `decide` may be asked more than once. */
  async change(event: string, decide: Decide): Promise<Known> {
    const before = this.changing.get(event);
    const { promise: turn, resolve: ended } = Promise.withResolvers<void>();
    this.changing.set(event, turn);
    await before;
    try {
      return await this.changeNow(event, decide);
    } finally {
      if (this.changing.get(event) === turn) this.changing.delete(event);
      ended();
    }
  }
  /** Whoever is in it goes; for others nothing changes. */
  async leave(event: string, who: string): Promise<void> {
    await this.change(event, ({ state }) => leavesEvent(state, who));
  }
  private async changeNow(event: string, decide: Decide): Promise<Known> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const known = await this.known(event);
      if (known === undefined) throw refusal('event.none');
      const facts = decide(known);
      if (typeof facts === 'string') throw refusal(facts);
      if (facts.length === 0) return known;
      const at = this.hours.now();
      const { terms } = known.row.body;
      let { state } = known;
      for (const fact of facts) {
        const reason = objection(state, terms, fact);
        if (reason !== undefined) throw refusal(reason);
        state = after(state, terms, fact, at);
      }
      const rows = facts.map((body, i) => ({ version: known.state.version + 1 + i, at, body }));
      if (!(await this.store.addFacts(event, rows, state.phase))) continue;
      this.remember(event, state);
      return { row: { ...known.row, version: state.version, phase: state.phase }, state };
    }
    throw new Error('the event changes all the time');
  }
}

/** Bots come in until there are enough, and it begins; too few: why it cannot. */
export function begins({ row, state }: Known): readonly EventFact[] | EventReason {
  const { terms } = row.body;
  if (state.phase !== 'open') return 'event.begun';
  const here = present(state).length;
  const wanted = Math.min(terms.bots.upTo, terms.places);
  const fills = Array.from({ length: Math.max(0, wanted - here) }, (): EventFact => ({
    do: 'fill',
    level: terms.bots.level,
  }));
  const players = here + fills.length;
  if (players < leastPlayers(terms)) return 'event.few';
  return [...fills, { do: 'begin', seed: row.seed, rounds: roundsFor(terms, players) }];
}
/** Whoever is in it and goes: before it begins they were never there. */
export function leavesEvent(state: EventState, who: string): readonly EventFact[] {
  const player = playerNumber(state, who);
  if (player === undefined || state.players[player]!.gone !== undefined || state.phase === 'over') return [];
  return [{ do: 'drop', player, by: state.phase === 'open' ? 'left' : 'self' }];
}
