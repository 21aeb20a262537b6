import { base } from '../../../games/war/cards/set.ts';
import { type War, zone } from '../../../games/war/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { LessonStep } from '../parts/lesson.ts';

export const said = (uk: string, ru: string, en: string): Readonly<Record<Language, string>> => ({ uk, ru, en });
export const row = (id: string) => base.rows.find((card) => card.id === id)!;
/** Cards in the opponent's deck. */
export const deck = (s: War): number => s.table.size(zone.deck(1 as Seat));

/** `0p 1d`: the first seat passes, the second is done; what is longer stands in brackets. */
export function quietly(text: string): NonNullable<LessonStep['after']> {
  return [...text.matchAll(/([01])(?:(p)|(d)|\[([^\]]+)\])/g)].map(
    ([, seat, pass, , other]) => [Number(seat), other ?? (pass === undefined ? 'done' : 'pass')] as const,
  );
}
