import { Fragment } from 'preact';
import type { Language } from '../../../kernel/text.ts';
import { language } from '../settings.ts';

/** Words in letters that English does not have; what stands between two of them belongs to them. */
const CYRILLIC =
  /(\p{Script=Cyrillic}[\p{Script=Cyrillic}’'-]*(?:[\s,–—-]+\p{Script=Cyrillic}[\p{Script=Cyrillic}’'-]*)*)/u;
const languageOf = (text: string): Language => (/[іїєґ]/iu.test(text) ? 'uk' : 'ru');

/** An English text in which words of the other languages are marked, so that they are read out as such. */
export function Foreign({ text }: { text: string }) {
  if (language.value !== 'en' || !CYRILLIC.test(text)) return <>{text}</>;
  return (
    <>
      {text.split(CYRILLIC).map((part, i) =>
        i % 2 === 0 ? (
          <Fragment key={i}>{part}</Fragment>
        ) : (
          <span key={i} lang={languageOf(part)}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
