import { DEFS, type Family } from '../../../games/afu/cards/columns.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { PrintCard, Printable, PrintSet } from '../parts/printable.ts';

/** The zone that a family's cards come from: it has their back. */
const BACK: Readonly<Partial<Record<Family, string>>> = {
  flagInvader: 'invaderDeck',
  numberedInvader: 'invaderDeck',
  event: 'events',
  promo: 'events',
  achievement: 'achievements',
};
const of = (...families: readonly Family[]): readonly PrintCard[] =>
  DEFS.flatMap(({ family, copies }, def) =>
    families.includes(family) && copies > 0 ? [{ def: def as DefId, copies, back: BACK[family] ?? 'deck' }] : [],
  );
const sets: readonly PrintSet[] = [
  {
    id: 'army',
    name: { uk: 'Війська, допомога, паніка', ru: 'Войска, помощь, паника', en: 'Army, aid and panic' },
    cards: of('starting', 'afu', 'aid', 'panic', 'firstPlayer'),
  },
  {
    id: 'invaders',
    name: { uk: 'Вороги', ru: 'Враги', en: 'Invaders' },
    cards: of('flagInvader', 'numberedInvader'),
  },
  {
    id: 'war',
    name: {
      uk: 'Об’єкти, події, досягнення',
      ru: 'Объекты, события, достижения',
      en: 'Objectives, events, achievements',
    },
    cards: of('objective', 'event', 'promo', 'achievement'),
  },
];
export const printable: Printable = { sets };
