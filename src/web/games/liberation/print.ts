import { LOCATIONS, PLANETS } from '../../../games/liberation/cards/locations.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { Printable, PrintSet } from '../parts/printable.ts';

const cards = LOCATIONS.map(({ planet }, i) => ({ def: (i + 1) as DefId, copies: 1, back: 'deck', planet }));
const sets: readonly PrintSet[] = [
  {
    id: 'base',
    name: { uk: 'Основна гра', ru: 'Основная игра', en: 'Base game' },
    cards: cards.filter(({ planet }) => planet !== 'galvacil'),
  },
  {
    id: 'warped',
    name: { uk: 'Викривлений світ', ru: 'Искажённый мир', en: 'Warped World' },
    cards: cards.filter(({ planet }) => planet === 'galvacil'),
  },
];
/** The player aids are printed as one tile: the Dynasty's on its face, the Resistance's on its back. */
export const AID = 'aid';
const tile = (id: string) => ({ id, set: id === 'galvacil' ? 'warped' : 'base' });
export const printable: Printable = {
  sets,
  // One aid for each player.
  tiles: [...PLANETS.filter((id) => id !== 'galvacil'), AID, AID, 'galvacil'].map(tile),
};
