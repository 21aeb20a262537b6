import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { type GameModule, moduleOf } from '../../../games/index.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { layoutOf } from '../../games/index.ts';
import { printsOf } from '../../games/parts/prints.ts';
import { useFetched } from '../../shell/parts/fetched.tsx';
import { edition } from '../../shell/edition.ts';
import { Foreign } from '../../shell/parts/foreign.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import type { Layout } from '../../table/layout.ts';
import { type Book, type Chapter, saidIn } from './book.ts';
import { RuleRow } from './chapter.tsx';
import { findIn, markedIn, mentions, nearestWords, stemsOf } from './search.ts';
import { RULEBOOK } from './words.ts';

const MOST = 80;
const countSaid = (wanted: string, n: number): string => {
  const w = RULEBOOK[language.value];
  return n === 0 ? w.nothing(wanted.trim()) : w.found(wanted.trim(), n);
};
/** How much was found, for whoever hears it: it stands there before anybody searches, or the first answer would not be read out. */
export const FoundCount = ({ book, wanted }: Pick<FoundProps, 'book' | 'wanted'>) => (
  <p class="hidden-words" role="status">
    {wanted.trim() === '' ? '' : countSaid(wanted, findIn(book, stemsOf(wanted, language.value)).length)}
  </p>
);

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
        <h2>{countSaid(wanted, found.length)}</h2>
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
            text={<Marked text={saidIn(rule, edition.value)} stems={stems} />}
          >
            <p class="mute book-where">
              {chapter.number !== '' && `${chapter.number}. `}
              <Foreign text={chapter.title} />
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
const useCards = (game: string) =>
  useFetched(async () => {
    const [module, layout] = await Promise.all([moduleOf(game), layoutOf(game)]);
    return { module, layout };
  }, [game]).value;
/** Cards whose text says what was looked for. */
export function CardsFound({ game, wanted }: { game: string; wanted: string }) {
  const loaded = useCards(game);
  if (loaded === undefined) return null;
  const text = loaded.module.texts[language.value];
  const stems = stemsOf(wanted, language.value);
  const cards = printsOf(loaded.module).filter((def) => {
    const { name, kind, lines } = text.card(def);
    return mentions([name, kind, ...lines].join(' '), stems);
  });
  return <SmallCards game={game} title={RULEBOOK[language.value].inCards} cards={cards} {...loaded} />;
}
/** A word so short may be part of any other. */
const TELLING = 5;
/** Cards that the rules of a chapter name, then those that have a word of its title on them. */
export function CardsOfChapter({ game, chapter }: { game: string; chapter: Chapter }) {
  const loaded = useCards(game);
  if (loaded === undefined) return null;
  const text = loaded.module.texts[language.value];
  const whole = chapter.rules.map((rule) => rule.text).join(' ');
  const title = chapter.title.split(/[^\p{L}]+/u).filter((word) => word.length >= TELLING);
  const cards = printsOf(loaded.module).map((def) => {
    const { name, kind, lines } = text.card(def);
    return { def, name, kind, lines };
  });
  const named = cards.filter(({ name }) => name.length >= TELLING && whole.includes(name));
  const titled = cards.filter(({ name, kind, lines }) =>
    title.some((word) => mentions([name, kind, ...lines].join(' '), stemsOf(word, language.value))),
  );
  const found = [...new Set([...named, ...titled].map(({ def }) => def))];
  return <SmallCards game={game} title={RULEBOOK[language.value].inChapter} cards={found} {...loaded} />;
}
interface SmallCardsProps {
  readonly game: string;
  readonly title: string;
  readonly cards: readonly DefId[];
  readonly module: GameModule;
  readonly layout: Layout;
}
function SmallCards({ game, title, cards, module, layout: { Face } }: SmallCardsProps) {
  if (cards.length === 0) return null;
  const text = module.texts[language.value];
  return (
    <section class="book-cards">
      <h2 class="zone-label">{title}</h2>
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
