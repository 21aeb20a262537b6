import { levelName } from '../../bots/levels.ts';
import type { GameModule } from '../../games/index.ts';
import type { Choices } from '../games/parts/choices.ts';
import { choicesOf } from '../games/index.ts';
import { useFetched } from '../shell/parts/fetched.tsx';
import { Icon } from '../shell/icons/icon.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { areRivals, freshStudy, queryOf, type Study } from './study.ts';
import { WORDS } from './words.ts';

interface Idea {
  readonly asks: string;
  readonly study: Study;
}
/** What is asked most of any game, as studies that are ready to run. */
function ideasOf(module: GameModule, first: readonly string[], choices: Choices | undefined): readonly Idea[] {
  const w = WORDS[language.value].ideas;
  const text = module.texts[language.value];
  const fresh = freshStudy(module);
  const named = (level: 'officer' | 'soldier'): string => levelName(level, language.value);
  const rivals = areRivals(module, fresh);
  const [one = '', other = ''] = text.seats;
  return [
    ...(rivals ? [{ asks: w.sides(one, other), study: { ...fresh, count: 1000 } }] : []),
    {
      asks: w.stronger(named('officer'), named('soldier')),
      study: { ...fresh, bots: ['officer', rivals ? 'soldier' : 'officer'], count: 50 },
    },
    ...first.flatMap((name): readonly Idea[] => {
      const { fallback, values = [] } = module.game.options[name] ?? {};
      const value = values.find((candidate) => candidate !== fallback);
      if (value === undefined) return [];
      // In the words of the set-up page, which are shorter.
      const called = (what: unknown): string =>
        choices?.words[language.value][`${name}=${String(what)}`]?.[0] ?? text.setting(name, String(what));
      const label = choices?.words[language.value][name]?.[0] ?? text.setting(name);
      return [
        {
          asks: w.instead(label, called(fallback), called(value)),
          study: { ...fresh, other: { ...fresh.setup, [name]: value } },
        },
      ];
    }),
  ];
}
/** Where nothing was played yet: questions to begin with. */
export function Ideas({ name, module }: { name: string; module: GameModule }) {
  const choices = useFetched(() => choicesOf(name), [name]).value;
  // How many play is no question to compare, and what a single player chooses means nothing for two.
  const first = (choices?.first ?? []).filter(
    (option) => option !== 'players' && choices?.applies?.(option, '', { players: 2 }) !== false,
  );
  return (
    <>
      <h2>{WORDS[language.value].ideas.title}</h2>
      <ul class="lab-ideas">
        {ideasOf(module, first.slice(0, 1), choices).map(({ asks, study }) => (
          <li key={asks}>
            <a href={href(['lab', name], queryOf(study))}>
              <Icon name="r-play" />
              <span>{asks}</span>
              <small>{WORDS[language.value].ideas.games(study.count)}</small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
