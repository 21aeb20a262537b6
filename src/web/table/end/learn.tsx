import { useFetched } from '../../shell/parts/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import type { RuleRow } from '../digest.ts';
import { rowsOf } from '../rulebook.ts';
import { END } from './words.ts';

/** A move, and the rule that asked for it. */
export interface Lacked {
  readonly rule: string;
  /** From 1. */
  readonly move: number;
}
/** The chapter in which a rule stands, without its number. */
function chapterOf(rows: readonly RuleRow[], rule: string): string | undefined {
  const at = rows.findIndex((row) => row.kind === 'rule' && row.id === rule);
  const chapter = rows.slice(0, at + 1).findLast((row) => row.kind === 'chapter');
  return chapter?.text.replace(/^[\d.]+\s*/, '');
}
interface LearnProps {
  readonly game: string;
  /** What the worst move was about, once that is known. */
  readonly lacked: Lacked | undefined;
  /** Where the game is taught, if it is. */
  readonly lesson: string | undefined;
}
/** What to learn next: what the worst move was about, and the next lesson. */
export function Learn({ game, lacked, lesson }: LearnProps) {
  const w = END[language.value];
  const rows = useFetched(() => rowsOf(game, language.value), [game, language.value]).value;
  const chapter = lacked === undefined || rows === undefined ? undefined : chapterOf(rows, lacked.rule);
  return (
    <ul class="end-learn">
      {lacked !== undefined && chapter !== undefined && (
        <li>
          <Icon name="open-book" />
          <span>
            {w.learnOf(chapter)}
            <small>{w.learnWhy(lacked.rule, lacked.move)}</small>
          </span>
          <a class="button" href={href(['rules', game, lacked.rule])}>
            {w.read}
          </a>
        </li>
      )}
      {lesson !== undefined && (
        <li>
          <Icon name="open-book" />
          <span>
            {w.lesson}
            <small>{w.lessonHow}</small>
          </span>
          <a class="button" href={lesson}>
            {w.start}
          </a>
        </li>
      )}
    </ul>
  );
}
