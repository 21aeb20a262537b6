import { base } from '../../../games/war/cards/set.ts';
import type { Side } from '../../../games/war/cards/vocabulary.ts';
import { decodeDeck } from '../../../games/war/decks/code.ts';
import { READY_DECKS } from '../../../games/war/decks/ready.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { IconName } from '../../shell/icons/names.ts';
import type { View } from './unit.tsx';

/** The side that the seat's deck fights for, if the match knows the deck. */
export function sideAt(view: View, seat: Seat): Side | undefined {
  const given = view.model.opened.setup[`deck${seat + 1}`];
  const ready = READY_DECKS.find(({ id }) => id === given);
  return (ready ?? (typeof given === 'string' ? decodeDeck(base, given) : undefined))?.side;
}
export const SEAT_LOOK: Readonly<Record<Side, { readonly icon: IconName; readonly colour: string }>> = {
  ussr: { icon: 'r-dot', colour: '#d9695c' },
  germany: { icon: 'r-bar', colour: '#c8cfd0' },
  allies: { icon: 'r-up', colour: '#8fb6e8' },
};
