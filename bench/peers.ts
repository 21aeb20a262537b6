import { fetchApart } from '../scripts/apart.ts';

/** Fetches what the benchmark compares with. */
export const fetchPeers = (): void =>
  fetchApart(import.meta.dirname, 'boardgame.io', 'boardgame.io to compare with, once (37 MB)');
