/** How patient the server is, in milliseconds. */
export interface Patience {
  /** After so long away a bot may be called to the seat. */
  readonly replace: number;
  /** After so long away the others may claim the match. */
  readonly absent: number;
  readonly ping: number;
  /** How often the log is asked whether matches went on at other servers. */
  readonly refresh: number;
  /** How often the sessions of those who are connected are asked about, where others can end them, too. */
  readonly sessions: number;
  /** How often events are looked at: what is due there, and what has come of their matches. */
  readonly events: number;
  /** Who is away for less than this needs no notice that it is their turn. */
  readonly notice: number;
}
export const PATIENCE: Patience = {
  replace: 60_000,
  absent: 180_000,
  ping: 7000,
  refresh: 150,
  sessions: 500,
  events: 500,
  notice: 3000,
};
