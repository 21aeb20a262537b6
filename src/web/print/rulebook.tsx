import { isGameName } from '../../games/index.ts';
import { editionsOf } from '../../kernel/editions.ts';
import type { Language } from '../../kernel/text.ts';
import { CreditsList } from '../games/parts/credits-list.tsx';
import type { Credits } from '../games/parts/credits.ts';
import { creditsOf, examplesOf } from '../games/index.ts';
import { titleOf } from '../games/titles.ts';
import { Meanwhile, useFetched } from '../shell/parts/fetched.tsx';
import { Page } from '../shell/parts/page.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import type { RuleRow } from '../table/digest.ts';
import { RuleText } from '../table/rule-text.tsx';
import { rowsOf } from '../table/rulebook.ts';
import { WORDS } from './words.ts';
import './print.css';
import './rulebook.css';

type Rule = RuleRow & { readonly kind: 'rule' };
interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}
interface Book {
  readonly chapters: readonly Chapter[];
  readonly credits: Credits | undefined;
}
function chaptersOf(rows: readonly RuleRow[]): Chapter[] {
  const chapters: { title: string; rules: Rule[] }[] = [];
  for (const row of rows) {
    if (row.kind === 'chapter') chapters.push({ title: row.text, rules: [] });
    else chapters.at(-1)?.rules.push(row);
  }
  return chapters;
}
/** The rules, and behind them the examples that are not among the rules already. */
async function bind(game: string, spoken: Language): Promise<Book> {
  const [rows, examples, credits] = await Promise.all([rowsOf(game, spoken), examplesOf(game), creditsOf(game)]);
  const chapters = chaptersOf(rows);
  const told = new Set(rows.map((row) => (row.kind === 'rule' ? row.id : '')));
  const rules = [...examples.values()].flatMap(({ example }): readonly Rule[] =>
    example === undefined || told.has(example.id)
      ? []
      : [{ kind: 'rule', id: example.id, text: `${example.says[spoken]} (${example.rules.join(', ')})` }],
  );
  if (rules.length > 0) chapters.push({ title: WORDS[spoken].examples, rules });
  return { chapters, credits };
}

/** `#/print/war/rules`: the whole numbered rulebook as pages for a printer, in the language of the page. */
export function RulebookPage({ game }: { game: string }) {
  const spoken = language.value;
  const w = WORDS[spoken];
  const bound = useFetched(() => bind(game, spoken), [game, spoken]);
  if (!isGameName(game)) return <Page title={words().redut}>{words().missing}</Page>;
  return (
    <Page title={w.title(titleOf(game))}>
      <div class="print-desk">
        <div class="print-go">
          <button type="button" class="button filled" disabled={bound.value === undefined} onClick={() => print()}>
            {w.print}
          </button>
          <a class="button" href={href(['rules', game])}>
            {w.toRules}
          </a>
          <a class="button" href={href(['print', game])}>
            {w.toCards}
          </a>
        </div>
        <p class="mute">{w.rulebookHow}</p>
      </div>
      {bound.value === undefined ? <Meanwhile {...bound} /> : <Bound game={game} spoken={spoken} {...bound.value} />}
    </Page>
  );
}

function Bound({ game, spoken, chapters, credits }: Book & { game: string; spoken: Language }) {
  const w = WORDS[spoken];
  return (
    <article class="rulebook-paper" lang={spoken}>
      <h1>{w.rulebookOf(titleOf(game, spoken))}</h1>
      {credits !== undefined && (
        <>
          <p>{credits.story[spoken]}</p>
          <CreditsList credits={credits} spoken={spoken} />
        </>
      )}
      <section>
        <h2>{w.contents}</h2>
        <ol class="rulebook-contents">
          {chapters.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
      </section>
      {chapters.map(({ title, rules }) => (
        <section key={title} data-chapter="">
          <h2>{title}</h2>
          {rules.map((rule) => {
            const { text, other } = editionsOf(rule.text);
            return (
              <div key={rule.id + rule.text} class="rulebook-rule">
                <b>{rule.id}</b>
                <p>
                  <RuleText text={text} />
                  {other !== undefined && (
                    <small>
                      {w.english}: <RuleText text={other} />
                    </small>
                  )}
                </p>
              </div>
            );
          })}
        </section>
      ))}
    </article>
  );
}
