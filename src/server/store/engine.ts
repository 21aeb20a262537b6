export type Value = string | number | null;
/** Parameters are written ?1, ?2, … */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}
export const statement = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values });
/** A list of parameters from the given place on. */
export const places = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, i) => `?${from + i}`).join(', ');
export type Row = Readonly<Record<string, Value>>;

/** The database is out of reach, or can write nothing: nobody's fault here, and what was asked may work in a moment. */
export class StoreAway extends Error {}

/** What the store needs of a database. What a promise of `write` resolves to is on disk. */
export interface Engine {
  readonly shared: boolean;
  read(sql: string, values: readonly Value[]): Promise<readonly Row[]>;
  /** How many rows the first statement changed; if none, the others are left out. All or nothing. */
  write(first: Statement, ...others: readonly Statement[]): Promise<number>;
  close(): Promise<void>;
  /** Leaves no byte of what was deleted in the file, where there is one. */
  compact?(): Promise<void>;
  /** Tells other servers, some time soon and without promise, that something under this name has changed. */
  hint?(name: string): void;
  /** What others hint at. */
  listen?(heard: (names: readonly string[]) => void): Promise<void>;
}
