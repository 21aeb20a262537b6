import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { isLight, language } from '../../shell/settings.ts';
import type { Book, Chapter, Example, Rule } from './book.ts';
import { CardsOfChapter } from './found.tsx';
import { RULEBOOK } from './words.ts';

interface BesideProps {
  readonly game: string;
  readonly book: Book;
  readonly rule: Rule;
  /** The one that was asked for. */
  readonly name: string | undefined;
}
interface BoardProps {
  readonly game: string;
  readonly rule: Rule;
  readonly example: Example;
  /** Somebody chose just this one, maybe from the head of the chapter, far above its rule. */
  readonly asked?: boolean;
}
/** The example of a rule as a small table: a page of its own inside the page, so that it is laid out as on a phone. */
export function Board({ game, rule, example, asked = false }: BoardProps) {
  const w = RULEBOOK[language.value];
  return (
    <iframe
      // A page inside a page hears of no change of settings.
      key={`${example.name} ${language.value} ${isLight()}`}
      class="book-board"
      title={w.exampleTo(rule.id)}
      data-board={example.name}
      src={href(['position', game, example.name], { inside: 'rules' })}
      onLoad={({ currentTarget }) => asked && currentTarget.closest('li')?.scrollIntoView({ block: 'start' })}
    />
  );
}

export const chosenIn = ({ examples }: Rule, name: string | undefined): Example | undefined =>
  examples.find((one) => one.name === name) ?? examples[0];

/** The right column: the example of the chosen rule or the one nearest to it in its chapter, and the way to the next. */
export function Beside({ game, book, rule, name }: BesideProps) {
  const w = RULEBOOK[language.value];
  const chapter = book.at.get(rule.id)!;
  const shown = rule.examples.length > 0 ? rule : nearestIn(chapter, rule);
  const example = shown && chosenIn(shown, name);
  const next = nextWithExample(book, shown ?? rule);
  const title = shown === undefined ? w.none : shown === rule ? w.exampleTo(rule.id) : w.nearestExample(shown.id);
  return (
    <aside class="book-beside" aria-label={title}>
      {shown === undefined || example === undefined ? (
        <>
          <p class="mute">{title}</p>
          <CardsOfChapter game={game} chapter={chapter} />
        </>
      ) : (
        <>
          <div class="book-beside-head">
            <h2 class="zone-label">{title}</h2>
            <a class="rule-link" href={href(['position', game, example.name])}>
              {w.whole}
            </a>
          </div>
          <Board game={game} rule={shown} example={example} />
        </>
      )}
      {next !== undefined && (
        <a class="book-next" href={href(['rules', game, next.id], { example: next.examples[0]!.name })}>
          <span>
            <b>{w.nextExample(next.id)}</b>
            <small class="mute">{next.examples[0]!.says[language.value]}</small>
          </span>
          <Icon name="r-arrow" />
        </a>
      )}
    </aside>
  );
}
export function nextWithExample({ chapters }: Book, rule: Rule): Rule | undefined {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return rules.slice(rules.indexOf(rule) + 1).find(({ examples }) => examples.length > 0);
}
/** The rule of the chapter that has one and stands nearest. */
function nearestIn({ rules }: Chapter, rule: Rule): Rule | undefined {
  const here = rules.indexOf(rule);
  const away = (one: Rule): number => Math.abs(rules.indexOf(one) - here);
  return rules.filter(({ examples }) => examples.length > 0).toSorted((a, b) => away(a) - away(b))[0];
}
