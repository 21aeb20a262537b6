import { signal } from '@preact/signals';

/** A deck that the player saved on this device. */
interface KeptDeck {
  readonly name: string;
  readonly code: string;
}
const PLACE = 'redut.decks.war';

function read(): readonly KeptDeck[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((one: KeptDeck) => typeof one?.name === 'string' && typeof one.code === 'string');
  } catch {
    // A device that keeps nothing, or kept rubbish.
    return [];
  }
}
export const keptDecks = signal<readonly KeptDeck[]>(read());

function write(list: readonly KeptDeck[]): void {
  keptDecks.value = list;
  try {
    localStorage.setItem(PLACE, JSON.stringify(list));
  } catch {
    // As above: the decks then last as long as the page.
  }
}
export const keep = (deck: KeptDeck): void =>
  write([deck, ...keptDecks.value.filter(({ name }) => name !== deck.name)]);
export const forget = (deck: KeptDeck): void => write(keptDecks.value.filter(({ name }) => name !== deck.name));
