/** The campaigns of WAR: rows and words; what their conditions mean to the rules is WAR-R103. */
import type { Battle, Campaign, Campaigns } from '../../../kernel/campaign.ts';
import type { Language } from '../../../kernel/text.ts';
import { base } from '../cards/set.ts';
import { READY_DECKS } from '../decks/index.ts';
import { NONE, startOf } from '../start.ts';
import type { War } from '../state.ts';
import { texts } from '../text/index.ts';
import { afterBattle, alongLines, astrayFrom, setupOf } from './carry.ts';
import { easternFront } from './eastern-front.ts';
import { westernDesert } from './western-desert.ts';
import { WORDS } from './words.ts';

const all: readonly Campaign[] = [easternFront, westernDesert];
const campaignWith = (battle: Battle): Campaign => all.find(({ battles }) => battles.includes(battle))!;

function conditions(battle: Battle, setup: Readonly<Record<string, unknown>>, language: Language): readonly string[] {
  const w = WORDS[language];
  const who = campaignWith(battle).sides.map((side) => side[language]);
  const deck = (given: unknown): string => READY_DECKS.find(({ id }) => id === given)?.title[language] ?? w.ownDeck;
  const lies = [setup['start1'], setup['start2']].flatMap((list, i) =>
    typeof list === 'string' && list !== '' ? w.table(who[i]!, texts[language].setting('start1', list)) : [],
  );
  const first = setup['first'] === 1 || setup['first'] === 2 ? [w.first(who[setup['first'] - 1]!)] : [];
  return [w.decks(deck(battle.setup['deck1']), deck(battle.setup['deck2'])), ...first, ...lies];
}

const starts: Campaigns['starts'] = (setup) =>
  [setup['start1'], setup['start2']].map((list) =>
    startOf(base, typeof list === 'string' ? list : NONE).map(({ id }) => base.def(id)),
  );

export const campaigns: Campaigns = {
  all,
  after: (s, won) => afterBattle(s as War, won),
  astray: astrayFrom,
  setupOf,
  conditions,
  starts,
  along: alongLines,
  rule: { uk: WORDS.uk.rule, ru: WORDS.ru.rule, en: WORDS.en.rule },
};
