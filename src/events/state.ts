import {
  type End,
  type EventFact,
  type EventReason,
  type EventTerms,
  type Gone,
  leastPlayers,
  type Outcome,
  type Pairing,
  type Player,
  type Pod,
  type TableResult,
} from './facts.ts';

interface Entrant {
  /** The person, or the level of a bot. */
  readonly who?: string;
  readonly bot?: string;
  /** They went, and how, and after how many rounds had been paired. */
  readonly gone?: { readonly by: Gone; readonly after: number };
}
export interface Table extends Pairing {
  readonly result?: TableResult & { readonly at: number };
}
export interface Round {
  readonly tables: readonly Table[];
  readonly bye?: Player;
  readonly at: number;
  readonly until: number;
  readonly show: number;
}
export interface Correction {
  readonly id: string;
  readonly round: number;
  readonly table: number;
  readonly was: Outcome;
  readonly outcome: Outcome;
  readonly reason: string;
  /** So many rounds had been paired: later ones are paired by what it says. */
  readonly after: number;
  readonly at: number;
}
/** Everything there is to know of an event, as its facts tell it. */
export interface EventState {
  readonly version: number;
  readonly at: number;
  readonly phase: 'open' | 'on' | 'over';
  readonly players: readonly Entrant[];
  /** Since it began: what all pairings follow from, beside the standings, and how many rounds there shall be. */
  readonly seed?: string;
  readonly planned: number;
  /** Where packs are opened: at which tables, and whether all have built. */
  readonly pods?: readonly Pod[];
  readonly isBuilt?: true;
  readonly rounds: readonly Round[];
  readonly corrections: readonly Correction[];
  readonly ended?: { readonly why: End; readonly reason?: string };
}
export const NEW_EVENT: EventState = {
  version: 0,
  at: 0,
  phase: 'open',
  players: [],
  planned: 0,
  rounds: [],
  corrections: [],
};
type Terms = Pick<EventTerms, 'places' | 'buildTime'>;

export const playerNumber = ({ players }: EventState, who: string): Player | undefined => {
  const found = players.findIndex((one) => one.who === who);
  return found < 0 ? undefined : found;
};
/** Who is still in it. */
export const present = ({ players }: EventState): readonly Player[] =>
  players.flatMap(({ gone }, player) => (gone === undefined ? [player] : []));
export const tableOf = ({ rounds }: EventState, round: number, table: number): Table | undefined =>
  rounds[round]?.tables[table];
/** As it was last corrected. */
export function outcomeOf(state: EventState, round: number, table: number): Outcome | undefined {
  const corrected = state.corrections.findLast((one) => one.round === round && one.table === table);
  return corrected?.outcome ?? tableOf(state, round, table)?.result?.outcome;
}
/** Has every table of the last round its result? Before the first round there is none that lacks one. */
export const isRoundOver = ({ rounds }: EventState): boolean =>
  rounds.at(-1)?.tables.every(({ result }) => result !== undefined) ?? true;

/** When the last table of the last round had its result; where there was none, when the round began. */
export const roundOverAt = ({ rounds }: EventState): number => {
  const last = rounds.at(-1);
  return Math.max(last?.at ?? 0, ...(last?.tables ?? []).map(({ result }) => result?.at ?? 0));
};

/** Why the fact cannot follow. */
export function objection(state: EventState, terms: Terms, fact: EventFact): EventReason | undefined {
  const { phase, players } = state;
  if (phase === 'over' && fact.do !== 'correct') return 'event.over';
  switch (fact.do) {
    case 'join':
      return cannotJoin(state, terms, fact.who);
    case 'fill':
      return phase !== 'open' ? 'event.begun' : present(state).length >= terms.places ? 'event.full' : undefined;
    case 'begin':
      if (phase !== 'open') return 'event.begun';
      return present(state).length < leastPlayers(terms) ? 'event.few' : undefined;
    case 'gather':
      if (phase !== 'on') return 'event.notBegun';
      return state.pods !== undefined || state.rounds.length > 0 ? 'event.twice' : undefined;
    case 'built':
      return state.pods === undefined ? 'event.noTable' : state.isBuilt === true ? 'event.twice' : undefined;
    case 'pair':
      if (phase !== 'on') return 'event.notBegun';
      if (state.pods !== undefined && state.isBuilt !== true) return 'event.noResult';
      if (!isRoundOver(state) || state.rounds.length >= state.planned) return 'event.noResult';
      return undefined;
    case 'result':
      if (phase !== 'on') return 'event.notBegun';
      return tableOf(state, fact.round, fact.table) === undefined
        ? 'event.noTable'
        : tableOf(state, fact.round, fact.table)!.result === undefined
          ? undefined
          : 'event.twice';
    case 'correct':
      if (state.corrections.some(({ id }) => id === fact.id)) return 'event.twice';
      if (tableOf(state, fact.round, fact.table) === undefined) return 'event.noTable';
      return outcomeOf(state, fact.round, fact.table) === undefined ? 'event.noResult' : undefined;
    case 'drop':
      return players[fact.player] === undefined || players[fact.player]!.gone !== undefined ? 'event.notIn' : undefined;
    case 'end':
      return undefined;
  }
}
/** Whoever left may come back before it begins; whoever was shown out may not. */
function cannotJoin(state: EventState, { places }: Terms, who: string): EventReason | undefined {
  const before = state.players.find((one) => one.who === who);
  if (before !== undefined && before.gone === undefined) return 'event.twice';
  if (before?.gone?.by === 'organiser') return 'event.removed';
  if (state.phase !== 'open') return 'event.begun';
  return present(state).length >= places ? 'event.full' : undefined;
}

/** What stands after the fact. Throws if it does not follow. */
export function after(state: EventState, terms: Terms, fact: EventFact, at: number): EventState {
  const trouble = objection(state, terms, fact);
  if (trouble !== undefined) throw new Error(`version ${state.version + 1} of an event does not follow: ${trouble}`);
  return { ...told(state, fact, at), version: state.version + 1, at };
}
function told(state: EventState, fact: EventFact, at: number): EventState {
  switch (fact.do) {
    case 'join': {
      const before = playerNumber(state, fact.who);
      const { who } = fact;
      const players =
        before === undefined
          ? [...state.players, { who }]
          : state.players.map((one, player) => (player === before ? { who } : one));
      return { ...state, players };
    }
    case 'fill':
      return { ...state, players: [...state.players, { bot: fact.level }] };
    case 'begin':
      return { ...state, phase: 'on', seed: fact.seed, planned: fact.rounds };
    case 'gather':
      return { ...state, pods: fact.pods };
    case 'built':
      return { ...state, isBuilt: true };
    case 'pair': {
      const { do: _do, ...round } = fact;
      return { ...state, rounds: [...state.rounds, { ...round, at }] };
    }
    case 'result': {
      const { do: _do, round, table, ...result } = fact;
      return withResult(state, round, table, { ...result, at });
    }
    case 'correct': {
      const { do: _do, ...said } = fact;
      const was = outcomeOf(state, fact.round, fact.table)!;
      return { ...state, corrections: [...state.corrections, { ...said, was, after: state.rounds.length, at }] };
    }
    case 'drop': {
      const gone = { by: fact.by, after: state.rounds.length };
      return {
        ...state,
        players: state.players.map((one, player) => (player === fact.player ? { ...one, gone } : one)),
      };
    }
    case 'end': {
      const { do: _do, ...ended } = fact;
      return { ...state, phase: 'over', ended };
    }
  }
}
function withResult(state: EventState, round: number, table: number, result: Required<Table>['result']): EventState {
  const { tables, ...rest } = state.rounds[round]!;
  const withIt = { ...rest, tables: tables.with(table, { ...tables[table]!, result }) };
  return { ...state, rounds: state.rounds.with(round, withIt) };
}

/** As it stood when that round was paired: what was corrected later, and who went later, is not known yet. */
export function beforeRound(state: EventState, round: number): EventState {
  const players = state.players.map(({ gone, ...one }) =>
    gone !== undefined && gone.after <= round ? { ...one, gone } : one,
  );
  return {
    ...state,
    phase: 'on',
    players,
    rounds: state.rounds.slice(0, round),
    corrections: state.corrections.filter((one) => one.after <= round),
  };
}
