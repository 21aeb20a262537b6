import type { IncomingMessage } from 'node:http';
import type { EventFact, EventReason } from '../../events/facts.ts';
import type { EventView } from '../../events/view.ts';
import { type Fields, InputError } from '../../kernel/input.ts';
import { begins, type Known, leavesEvent, refusal } from '../events/events.ts';
import { listedEvents, type Shared, sharedView, viewFor } from '../events/view.ts';
import type { House } from '../house.ts';
import type { Visitor } from '../people/sessions.ts';
import type { Answers } from './answers.ts';
import { fitted, readCorrection, readEvent, readReason, readRemoval } from './event-bodies.ts';
import { Kept } from './kept.ts';

const LISTED = 100;
const LISTED_MS = 1000;
/** However many look at an event, what they see is put together so often. */
const VIEWED_MS = 1000;
const VIEWS = 200;
/** Of those that are not over somebody may have made so many, and take part in so many. */
const MOST_MADE = 3;
const MOST_JOINED = 12;

/** What a request needs of whoever takes it. */
export interface Desk {
  somebody(request: IncomingMessage): Promise<Visitor>;
  visitor(request: IncomingMessage): Promise<Visitor | undefined>;
  body(request: IncomingMessage): Promise<Fields>;
  addressOf(request: IncomingMessage): string;
  slow(wait: number): void;
}
type Told = Promise<{ readonly body: { readonly event: EventView } }>;
type Decide = (known: Known, who: string) => readonly EventFact[] | EventReason;

/** What pages and programs ask of events. */
export class EventRequests {
  private readonly house: House;
  private readonly desk: Desk;
  private readonly open: Kept<Answers['GET events']>;
  private readonly views = new Map<
    string,
    { readonly version: number; readonly at: number; readonly view: Promise<Shared> }
  >();
  constructor(house: House, desk: Desk) {
    this.house = house;
    this.desk = desk;
    const list = async (): Promise<Answers['GET events']> => ({
      events: await listedEvents(house, await house.store.listedEvents(LISTED), undefined),
    });
    this.open = new Kept(list, house.time.steady, LISTED_MS);
  }
  async list(): Promise<{ readonly body: Answers['GET events'] }> {
    return { body: await this.open.value() };
  }
  /** Those of whoever asks, listed or not; a stranger has none. */
  async own(request: IncomingMessage): Promise<{ readonly body: Answers['GET events/mine'] }> {
    const visitor = await this.desk.visitor(request);
    const who = visitor?.person.who;
    if (who === undefined) return { body: { events: [] } };
    this.desk.slow(this.house.rates.ownMatches.take(who, this.desk.addressOf(request)));
    const rows = await this.house.store.eventsOf(who, LISTED);
    return { body: { events: await listedEvents(this.house, rows, who) } };
  }
  async make(request: IncomingMessage): Told {
    const { house, desk } = this;
    const { person } = await desk.somebody(request);
    const wanted = readEvent(await desk.body(request), house.bots, house.time.wall());
    const name = wanted.terms.game;
    if (!house.games.includes(name)) throw new InputError('game', 'is not played here');
    const { terms, listed } = fitted(wanted, await house.load(name));
    const address = desk.addressOf(request);
    desk.slow(house.rates.rooms.take(person.who, address));
    if (listed) desk.slow(house.rates.listed.take(address));
    const own = await house.store.eventsOf(person.who, LISTED);
    if (own.filter(({ organiser, phase }) => organiser === person.who && phase !== 'over').length >= MOST_MADE)
      throw refusal('event.tooMany');
    const known = await house.events.create(person, terms, listed);
    this.open.forget();
    return this.told(known, person.who);
  }
  /** By its id, which only who has the link knows, or by its code, at the pace of somebody who types. */
  private async found(request: IncomingMessage, name: string): Promise<Known> {
    const { store, rates, events } = this.house;
    const byId = await store.event(name);
    if (byId === undefined) this.desk.slow(rates.codes.take(this.desk.addressOf(request)));
    const row = byId ?? (await store.eventByCode(name.toUpperCase()));
    if (row === undefined) throw refusal('event.none');
    return events.read(row);
  }
  async look(request: IncomingMessage, name: string): Told {
    const visitor = await this.desk.visitor(request);
    return this.told(await this.found(request, name), visitor?.person.who);
  }
  async join(request: IncomingMessage, name: string): Told {
    const { store, rates } = this.house;
    return this.change(request, name, async (known, who) => {
      // Who is in it already is neither hasty nor too much.
      if (leavesEvent(known.state, who).length > 0) return () => [];
      this.desk.slow(rates.joins.take(`${known.row.event} ${this.desk.addressOf(request)}`));
      const own = await store.eventsOf(who, LISTED);
      if (own.filter(({ phase }) => phase !== 'over').length >= MOST_JOINED) return () => 'event.tooMany';
      return ({ state }) => (leavesEvent(state, who).length > 0 ? [] : [{ do: 'join', who }]);
    });
  }
  leave(request: IncomingMessage, name: string): Told {
    return this.change(request, name, async (_known, who) => ({ state }) => {
      const facts = leavesEvent(state, who);
      return facts.length > 0 ? facts : state.phase === 'over' ? 'event.over' : 'event.notIn';
    });
  }
  begin(request: IncomingMessage, name: string): Told {
    return this.organise(request, name, () => begins);
  }
  remove(request: IncomingMessage, name: string): Told {
    return this.organise(request, name, (fields) => {
      const player = readRemoval(fields);
      return () => [{ do: 'drop', player, by: 'organiser' }];
    });
  }
  correct(request: IncomingMessage, name: string): Told {
    return this.organise(request, name, (fields) => {
      const correction = readCorrection(fields);
      // Said before, and sent again because no answer came.
      return ({ state }) =>
        state.corrections.some(({ id }) => id === correction.id) ? [] : [{ do: 'correct', ...correction }];
    });
  }
  end(request: IncomingMessage, name: string): Told {
    return this.organise(request, name, (fields) => {
      const reason = readReason(fields);
      return () => [{ do: 'end', why: 'calledOff', reason }];
    });
  }
  private async organise(request: IncomingMessage, name: string, read: (fields: Fields) => Decide): Told {
    const decide = read(await this.desk.body(request));
    return this.change(
      request,
      name,
      async () => (known, who) => (known.row.organiser === who ? decide(known, who) : 'event.notOrganiser'),
    );
  }
  private async change(
    request: IncomingMessage,
    name: string,
    decided: (known: Known, who: string) => Promise<Decide>,
  ): Told {
    const { rates, events } = this.house;
    const { person } = await this.desk.somebody(request);
    this.desk.slow(rates.events.take(person.who, this.desk.addressOf(request)));
    const found = await this.found(request, name);
    const decide = await decided(found, person.who);
    const known = await events.change(found.row.event, (now) => decide(now, person.who));
    this.open.forget();
    return this.told(known, person.who);
  }
  private async told(known: Known, who: string | undefined): Told {
    return { body: { event: viewFor(await this.shared(known), known, who) } };
  }
  private shared(known: Known): Promise<Shared> {
    const { event } = known.row;
    const { version } = known.state;
    const now = this.house.time.steady();
    const kept = this.views.get(event);
    if (kept !== undefined && kept.version === version && now - kept.at < VIEWED_MS) return kept.view;
    const view = sharedView(this.house, known);
    this.views.delete(event);
    this.views.set(event, { version, at: now, view });
    view.catch(() => this.views.delete(event));
    const oldest = this.views.keys().next().value;
    if (this.views.size > VIEWS && oldest !== undefined) this.views.delete(oldest);
    return view;
  }
}
