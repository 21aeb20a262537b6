import { FastChance } from '../../kernel/chance.ts';
import { Match } from '../../match/match.ts';
import type { Engine } from '../store/engine.ts';
import { PostgresEngine } from '../store/postgres.ts';
import { SqlStore } from '../store/sql-store.ts';
import { SqliteEngine } from '../store/sqlite.ts';

const chance = new FastChance(Math.floor(performance.now() * 1000));
/** So many times in a hundred. */
export const inHundred = (share: number): boolean => chance.below(1000) < 10 * share;

/** A method of a class as a function that is told whose method it is. */
export type Of<C, K extends keyof C> = C[K] extends (...args: infer A) => infer R ? (this: C, ...args: A) => R : never;
/** Puts another function in the place of a method, by name: what is private to a class is not private to its faults. */
export function instead<M>(of: object, name: string, make: (was: M) => M): void {
  const methods = of as Record<string, M | undefined>;
  const was = methods[name];
  if (was === undefined) throw new Error(`there is no ${name} to plant a fault in`);
  methods[name] = make(was);
}
export const inStore = <K extends keyof SqlStore>(name: K, make: (was: Of<SqlStore, K>) => Of<SqlStore, K>): void =>
  instead(SqlStore.prototype, name, make);
export const inMatch = <K extends keyof Match>(name: K, make: (was: Of<Match, K>) => Of<Match, K>): void =>
  instead(Match.prototype, name, make);
export function inEngines(make: (was: Of<Engine, 'write'>) => Of<Engine, 'write'>): void {
  for (const engine of [SqliteEngine, PostgresEngine]) instead(engine.prototype, 'write', make);
}
