import { base } from '../../../games/war/cards/set.ts';
import type { Keyword } from '../../../games/war/cards/vocabulary.ts';
import { labelsIn, TONGUES } from '../../../games/war/text/card.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import { rowOf } from './card/look.ts';
import type { View } from './unit.tsx';
import { WORDS } from './words.ts';

/** What a unit does by a keyword of its own. */
const BY_KEYWORD: Readonly<Record<string, Keyword>> = {
  assist: 'artillerySupport',
  strike: 'strike',
  deckStrike: 'deckStrike',
  intercept: 'interception',
  command: 'command',
  fire: 'longRangeFire',
  escort: 'cooperation',
  mine: 'mining',
  ride: 'tankRiders',
  spotted: 'artillerySpotter',
  scout: 'recon',
  drop: 'drop',
  dropDeck: 'drop',
  signal: 'signals',
  overrun: 'overrun',
};
/** The sentence of an ability, with its price, or of the keyword that is used; of a tactical card, what it does. */
export function explains(view: View, { verb, args }: Option): string | undefined {
  const { language, s } = view;
  const tongue = TONGUES[language];
  const first = args[0]?.value ?? 0;
  const names = (id: string): string => rowOf(base.def(id)).name[language];
  if (verb === 'play') {
    const { tactical } = rowOf(first as DefId);
    return tactical && tongue.ability(tactical, false, names);
  }
  if (verb === 'use') {
    const { tactical, abilities = [] } = rowOf(s.table.printed(first as CardId));
    const ability = abilities[(args[1]?.value ?? 0) - (tactical === undefined ? 0 : 1)];
    return ability && tongue.ability(ability, true, names);
  }
  if (verb === 'look') return WORDS[language].looks;
  if (verb === 'line') return WORDS[language].lineIs[first === 1 ? 'front' : 'rear'];
  const keyword = BY_KEYWORD[verb];
  if (keyword === undefined) return undefined;
  const { keywords } = rowOf(s.table.printed(first as CardId));
  const explained = labelsIn(language).explained[keyword];
  if (keywords?.[keyword] === undefined) return explained;
  // Of what a scout may do, its own sentence is this; the other is looking at the hand.
  return verb === 'scout' ? tongue.keyword(keyword, keywords) : `${tongue.keyword(keyword, keywords)} ${explained}`;
}
