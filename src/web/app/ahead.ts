import { isGameName, moduleOf } from '../../games/index.ts';
import { examplesOf, layoutOf, overviewOf } from '../games/index.ts';
import { opening } from '../games/opening.tsx';
import { unpack } from '../shell/packed.ts';
import type { Place } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { listKept } from '../worker/kept.ts';
import { listOnline } from '../worker/online.ts';

/** What a page will ask for next comes beside the page itself: on a slow line a question costs more than its answer. */
export function fetchAhead(place: Place): void {
  for (const one of comingTo(place)) {
    // Whoever asks for it in earnest says what is wrong.
    one.catch(() => undefined);
  }
}
function comingTo({ path: [page, first = '', second], query }: Place): readonly Promise<unknown>[] {
  switch (page) {
    case 'play':
      return isGameName(first) ? [moduleOf(first), layoutOf(first), import('./match-page.tsx')] : [];
    case 'rules':
      if (!isGameName(first)) return [];
      // Nobody waits for the pictures who wants a rule, nor for the rules who wants the pictures.
      return second === undefined
        ? [overviewOf(first)]
        : [import('../table/rulebook.ts').then(({ rowsOf }) => rowsOf(first, language.value)), examplesOf(first)];
    case 'replay':
      return [filmComing(first, query.get('game'))];
    default:
      return [];
  }
}
/** The table of a film, whose game stands in the link or in the lists of the device. */
async function filmComing(match: string, word: string | null): Promise<void> {
  opening.value = '';
  const game = word === null ? await gameOf(match) : (JSON.parse(await unpack(word)) as { readonly g?: unknown }).g;
  if (typeof game !== 'string' || !isGameName(game)) return;
  opening.value = game;
  await Promise.all([moduleOf(game), layoutOf(game)]);
}
async function gameOf(match: string): Promise<string | undefined> {
  if (match === '') return undefined;
  const [here, online] = await Promise.all([listKept('over'), listOnline()]);
  return [...here, ...online].find((one) => one.match === match)?.game;
}
