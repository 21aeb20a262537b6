export type Value = string | number | null;
/** Parameters are written ?1, ?2, … */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}
export type Row = Readonly<Record<string, Value>>;

/** What the store needs of a database. What a promise of `write` resolves to is on disk. */
export interface Engine {
  readonly shared: boolean;
  read(sql: string, values: readonly Value[]): Promise<readonly Row[]>;
  /** How many rows the first statement changed; if none, the others are left out. All or nothing. */
  write(first: Statement, ...others: readonly Statement[]): Promise<number>;
  close(): Promise<void>;
  /** Tells other servers, some time soon and without promise, that something under this name has changed. */
  hint?(name: string): void;
  /** What others hint at. */
  listen?(heard: (names: readonly string[]) => void): Promise<void>;
}
