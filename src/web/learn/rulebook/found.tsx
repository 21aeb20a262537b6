import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { moduleOf } from '../../../games/index.ts';
import { layoutOf } from '../../games/index.ts';
import { printsOf } from '../../games/prints.ts';
import { useFetched } from '../../shell/fetched.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import type { Book } from './book.ts';
import { RuleRow } from './chapter.tsx';
import { edition } from './edition.ts';
import { findIn, markedIn, mentions, nearestWords, stemsOf } from './search.ts';
import { RULEBOOK } from './words.ts';

const MOST = 80;
interface FoundProps {
  readonly game: string;
  readonly book: Book;
  readonly wanted: string;
  readonly look: (word: string) => void;
}
/** What a search has found, each rule with the chapter that it stands in. */
export function FoundPaper({ game, book, wanted, look }: FoundProps) {
  const w = RULEBOOK[language.value];
  const stems = stemsOf(wanted, language.value);
  const found = findIn(book, stems);
  useEffect(() => scrollTo(0, 0), []);
  return (
    <article class="book-paper">
      <header>
        <div role="status">
          <h2>{found.length === 0 ? w.nothing(wanted.trim()) : w.found(wanted.trim(), found.length)}</h2>
        </div>
        <p class="mute">{w.byRoot}</p>
      </header>
      {found.length === 0 && <Nearest book={book} wanted={wanted} look={look} />}
      <ol>
        {found.slice(0, MOST).map(({ chapter, rule }) => (
          <RuleRow
            key={rule.id}
            game={game}
            book={book}
            rule={rule}
            chosen={false}
            text={<Marked text={(edition.value === 'en' && rule.other) || rule.text} stems={stems} />}
          >
            <p class="mute book-where">
              {chapter.number !== '' && `${chapter.number}. `}
              {chapter.title}
            </p>
          </RuleRow>
        ))}
      </ol>
    </article>
  );
}
const Marked = ({ text, stems }: { text: string; stems: readonly string[] }) => (
  <>
    {markedIn(text.replaceAll('*', ''), stems).map((part, i) =>
      i % 2 === 0 ? <Fragment key={i}>{part}</Fragment> : <mark key={i}>{part}</mark>,
    )}
  </>
);
function Nearest({ book, wanted, look }: Omit<FoundProps, 'game'>) {
  const words = nearestWords(book, wanted);
  if (words.length === 0) return null;
  return (
    <p class="chips">
      {RULEBOOK[language.value].nearest}
      {words.map((word) => (
        <button key={word} type="button" class="chip" onClick={() => look(word)}>
          {word}
        </button>
      ))}
    </p>
  );
}

const CARDS = 6;
/** Cards whose text says what was looked for. */
export function CardsFound({ game, wanted }: { game: string; wanted: string }) {
  const loaded = useFetched(async () => {
    const [module, layout] = await Promise.all([moduleOf(game), layoutOf(game)]);
    return { module, layout };
  }, [game]);
  if (loaded.value === undefined) return null;
  const { module, layout } = loaded.value;
  const text = module.texts[language.value];
  const stems = stemsOf(wanted, language.value);
  const cards = printsOf(module).filter((def) => {
    const { name, kind, lines } = text.card(def);
    return mentions([name, kind, ...lines].join(' '), stems);
  });
  if (cards.length === 0) return null;
  const { Face } = layout;
  return (
    <section class="book-cards">
      <h2 class="zone-label">{RULEBOOK[language.value].inCards}</h2>
      <ul>
        {cards.slice(0, CARDS).map((def) => (
          <li key={def}>
            <div class="slot" style={{ '--w': '150px' }} aria-hidden="true">
              <Face def={def} detail="full" />
            </div>
            <a href={href(['cards', game, String(def)])}>{text.card(def).name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
