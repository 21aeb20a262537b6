import { type Afu, WAR } from '../../../games/afu/state.ts';
import { fact } from '../../../games/afu/verbs.ts';
import { type Fact, FACT } from '../../../kernel/facts.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import type { Moment } from '../../table/layout.ts';
import { BattleShow } from './battle-show.tsx';
import { EndShow } from './end-show.tsx';
import { EventShow, WarShow } from './event-show.tsx';
import { fightsIn } from './fights.ts';
import { MOMENT_WORDS } from './moment-words.ts';
import { WORDS } from './words.ts';

const eventMoment = (def: DefId): Moment<Afu> => ({ Show: (props) => <EventShow {...props} def={def} /> });
/** Opened once more from the table, to which it leads back. */
export const eventAgain = (def: DefId): Moment<Afu> => ({ Show: (props) => <EventShow {...props} def={def} again /> });
/** A battle column by column, then what came with it: the start of the war, and each event, and the end. */
export function moments(before: Afu, facts: readonly Fact[], seat: Seat): readonly Moment<Afu>[] {
  const fights = fightsIn(before, facts, seat);
  const round = before.round.value;
  const battle: Moment<Afu> = {
    when: { uk: WORDS.uk.round(round), ru: WORDS.ru.round(round), en: WORDS.en.round(round) },
    name: { uk: MOMENT_WORDS.uk.battle, ru: MOMENT_WORDS.ru.battle, en: MOMENT_WORDS.en.battle },
    Show: (props) => <BattleShow {...props} fights={fights} round={round} />,
  };
  return [
    ...(fights.length === 0 ? [] : [battle]),
    ...facts.flatMap(({ kind, a }): readonly Moment<Afu>[] => {
      if (kind === fact.phaseBegan && a === WAR) return [{ Show: WarShow }];
      if (kind === FACT.over) return [{ Show: EndShow }];
      return kind === fact.eventRevealed ? [eventMoment(a as DefId)] : [];
    }),
  ];
}
