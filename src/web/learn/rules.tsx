import { GAME_NAMES, isGameName } from '../../games/index.ts';
import { CreditsList } from '../games/credits-list.tsx';
import { creditsOf, examplesOf } from '../games/index.ts';
import { titleOf } from '../games/titles.ts';
import { useFetched } from '../shell/fetched.tsx';
import { Icon } from '../shell/icons/icon.tsx';
import { Page } from '../shell/parts.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { RuleList } from '../table/rule-list.tsx';
import { POSITION } from './position/words.ts';
import './learn.css';

/** The whole numbered rulebook, with search; its examples can be played. */
export function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const w = words();
  const examples = useFetched(() => examplesBeside(game), [game]);
  return (
    <Page
      title={isGameName(game) ? w.rules.title(titleOf(game)) : w.home.rulebook}
      tools={
        isGameName(game) && (
          <a class="button rulebook-print" href={href(['print', game, 'rules'])}>
            {w.home.print}
          </a>
        )
      }
    >
      <nav class="game-tabs" aria-label={w.home.games}>
        {GAME_NAMES.map((name) => (
          <a key={name} class="chip" href={href(['rules', name])} aria-current={name === game ? 'page' : undefined}>
            {titleOf(name)}
          </a>
        ))}
      </nav>
      {isGameName(game) && <Story key={`story ${game}`} game={game} />}
      {/* Together, so that no line moves when the examples come; without them the rules are still the rules. */}
      {isGameName(game) && ('value' in examples || 'error' in examples) && (
        <RuleList
          key={game}
          game={game}
          rule={rule}
          linked
          beside={(id) => <Examples game={game} list={examples.value?.get(id) ?? []} />}
        />
      )}
    </Page>
  );
}

/** What the game tells of, and whose it is. */
function Story({ game }: { game: string }) {
  const credits = useFetched(() => creditsOf(game), [game]).value;
  if (credits === undefined) return null;
  return (
    <section class="rules rulebook-story">
      <p>{credits.story[language.value]}</p>
      <div>
        <CreditsList credits={credits} spoken={language.value} />
      </div>
    </section>
  );
}

interface Named {
  readonly name: string;
  readonly id: string;
}
/** The examples that stand beside each rule. */
async function examplesBeside(game: string): Promise<ReadonlyMap<string, readonly Named[]>> {
  const beside = new Map<string, Named[]>();
  for (const [name, { example }] of await examplesOf(game)) {
    for (const rule of example?.rules ?? []) {
      const list = beside.get(rule) ?? [];
      beside.set(rule, list);
      list.push({ name, id: example!.id });
    }
  }
  return beside;
}
function Examples({ game, list }: { game: string; list: readonly Named[] }) {
  if (list.length === 0) return null;
  const w = POSITION[language.value];
  return (
    <p class="rule-examples">
      {list.map(({ name, id }) => (
        <a key={name} class="rule-example" data-example={name} href={href(['position', game, name])}>
          <Icon name="r-play" /> {w.try} <small>{id}</small>
        </a>
      ))}
    </p>
  );
}
