import { computed, signal } from '@preact/signals';

/** Where we are: `#/table/abc?seed=x` is `['table', 'abc']` and `seed`. It works from a file server, and offline. */
export interface Place {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}
function read(): Place {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}
const current = signal(read());
addEventListener('hashchange', () => {
  current.value = read();
});
export const place = computed(() => current.value);

export function href(path: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}
export function go(path: readonly string[], query: Readonly<Record<string, string>> = {}, replace = false): void {
  const to = href(path, query);
  if (replace) {
    history.replaceState(undefined, '', to);
    current.value = read();
  } else location.hash = to;
}

/** What lies above a place that is not reached through the path of its own address. */
const ABOVE: Readonly<Record<string, readonly string[]>> = {
  about: ['more'],
  accessibility: ['about'],
  boosters: ['decks', 'war'],
  campaign: ['more'],
  collection: ['decks', 'war'],
  event: ['events'],
  own: ['lab'],
  privacy: ['about'],
  puzzle: ['puzzles'],
  room: ['invite'],
};
/** Pages of one game that are not among those of all games. */
const OF_ONE_GAME = new Set(['decks', 'invite', 'learn', 'setup']);
/** The page that one would go back to. */
export function above(): readonly string[] {
  const [page = '', game, ...rest] = place.value.path;
  if (page === 'position' || page === 'print')
    return game === undefined ? [] : [page === 'print' ? 'cards' : 'rules', game];
  if (rest.length > 0) return [page, game!];
  return ABOVE[page] ?? (game === undefined || OF_ONE_GAME.has(page) ? [] : [page]);
}
