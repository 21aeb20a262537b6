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
