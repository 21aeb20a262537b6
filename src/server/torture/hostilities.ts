/** What they do; each must have happened. */
export const HOSTILITIES = [
  'resumed',
  'entered',
  'left',
  'asked',
  'pinged',
  'renamed',
  'listed',
  'made',
  'guessed',
  'recorded',
  'reminded',
  'dribbled',
  'hoarded',
  'refused',
] as const;
/** A file of the pages that is worth asking for. */
export const LARGE = { name: 'large.bin', bytes: 1_000_000 } as const;
export type Hostility = (typeof HOSTILITIES)[number];

export interface HostileOptions {
  readonly base: string;
  readonly clients: number;
  /** The first of their addresses. */
  readonly from: number;
  readonly rooms: readonly string[];
}
