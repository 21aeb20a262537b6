/** Fields that may be logged. A secret cannot slip in under a name that is not here. */
interface LogFields {
  readonly match?: string;
  readonly game?: string;
  readonly cmd?: string;
  readonly error?: string;
  readonly port?: number;
  readonly host?: string;
  readonly store?: string;
  readonly ms?: number;
  readonly count?: number;
  readonly signal?: string;
  readonly status?: number;
  readonly path?: string;
}
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

/** One JSON document a line. */
export const jsonLog =
  (write: (line: string) => void): Log =>
  (level, event, fields = {}) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
/** For whoever starts a server at a terminal: what goes as it should is not told. */
export const troubleOnly =
  (log: Log): Log =>
  (level, event, fields) =>
    level === 'info' ? undefined : log(level, event, fields);
export const noLog: Log = () => undefined;
/** What is said of an error: its message; where it was thrown says nothing to who reads logs. */
export function messageOf(error: unknown): string {
  // Nobody answered, at any of the addresses of a name.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
