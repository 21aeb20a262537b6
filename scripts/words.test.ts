// Everything that people read, in three languages, held against the glossary and the rules of setting type.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { texts as terminal } from '../src/cli/text/text.ts';
import { type Language, LANGUAGES } from '../src/kernel/text.ts';
import { typeset } from '../src/kernel/typeset.ts';
import { COUNTED, type Counted, FORBIDDEN } from './glossary.ts';
import { printed, type Said, saidIn, written } from './said.ts';

const spoken = written();
const cards = await printed();

/** What is said against the glossary, as a person who mends it wants to read it. */
const faultsIn = (all: readonly Said[]): string[] =>
  all.flatMap(({ language, where, text }) =>
    FORBIDDEN.filter(
      (one) =>
        one.language === language && (one.where === undefined || where.includes(one.where)) && one.instead.test(text),
    ).map(({ instead, say }) => `${where}: “${instead.exec(text)![0]}” in “${text}”: say ${say}`),
  );

/** A name of the engine: `airLoss`, `recon3`, `buy(3)`, `TURN_START`, or a word set as code. */
const ENGINE = /\b[a-z]+[A-Z]\w*|\b[a-z]{4,}\d\b(?!\.htm)|\b[a-z]+\(\w*\)|\b[A-Z]+_[A-Z]+\b|`[a-z]{2,}/u;

describe('the glossary', () => {
  test('is held against every room that speaks', () => {
    for (const language of LANGUAGES) {
      const own = spoken.filter((one) => one.language === language);
      expect(own.length).toBeGreaterThan(5000);
      for (const room of [
        'src/cli/',
        'src/games/liberation/',
        'src/games/afu/',
        'src/games/bravery/',
        'src/games/war/',
        'src/web/shell/',
        'src/web/online/',
        'src/web/games/afu/lesson.ts',
        'src/web/games/bravery/second-lesson.ts',
        'src/web/games/liberation/buttons.ts',
        'src/web/games/war/weighing.ts',
        'src/web/table/turning-point.tsx',
        'src/server/push/',
        'docs/rules/',
        'positions/',
        'examples/',
        'create/template/',
      ])
        expect(
          own.some(({ where }) => where.startsWith(room)),
          `${room} in ${language}`,
        ).toBe(true);
    }
  });
  test('holds in every string of the sources, in every line of the digests and on every card', () => {
    expect(faultsIn([...spoken, ...cards])).toEqual([]);
  });
  test('no line of a digest speaks in the names of the engine', () => {
    const lines = spoken.filter(({ where }) => where.startsWith('docs/rules/'));
    expect(lines.length).toBeGreaterThan(3000);
    expect(lines.filter(({ text }) => ENGINE.test(text))).toEqual([]);
    for (const planted of [
      '| promo 1 | buy(2) | yes |',
      '| event 2 | recon3 | yes |',
      '| event 3 | airLoss | **no** |',
      '| **WAR-29.1** | start of the turn | TURN_START |',
      '- **LIB-R3** The option `roles` says so.',
    ])
      expect(ENGINE.test(planted), planted).toBe(true);
  });
  test('notices a word that it forbids, in the files it is forbidden in', () => {
    const planted = [
      'export const w = {',
      "  uk: { draw: 'Карта в руці', pays: (n: number) => `Є паливо: ${n}` },",
      "  ru: { met: 'Решите все нужды', face: 'рубашкой вверх' },",
      "  en: { place: 'Political Center', hand: \"The opponent's hand\" },",
      "  lost: said('вцілів', 'из руки', 'kept'),",
      "  lesson: said(() => `Торги`, () => 'Торги', () => 'Relieved objectives'),",
      '};',
    ].join('\n');
    expect(faultsIn(saidIn('src/web/games/war/words.ts', planted))).toHaveLength(10);
    expect(faultsIn(saidIn('src/web/games/afu/words.ts', planted))).toHaveLength(9);
  });
  test('a key, what is compared and the name of a language are no words', () => {
    const source = "const uk = { 'торги': 1, say: (v: string) => (v === 'торги' ? 'так' : 'ні'), ru: 'російська' };";
    expect(saidIn('a.ts', source).map(({ language, text }) => `${language} ${text}`)).toEqual([
      'uk так',
      'uk ні',
      'uk російська',
    ]);
  });
});

/** Signs and spaces, in strings as they are shown. */
const BADLY_SET: readonly (readonly [RegExp, string])[] = [
  [/\d (?:ОМ|ПО|RP|VP|хв|мм|mm|%)(?![\p{L}\p{N}])/u, 'a space that breaks before a unit'],
  [/ —/u, 'a space that breaks before a dash'],
  [/«[^»]*«|“[^”„«]*“/u, 'marks inside the same marks'],
  [/(?:^|[\s(:])-\d/u, 'a hyphen for a minus'],
  [/(?<=(?:^|[\s(])\d+)-(?=\d+(?:[\s,.;)%]|$))/u, 'a hyphen for a range'],
  [/\.\.\./u, 'three full stops for an ellipsis'],
  [/[а-яіїєґ]['ʼ][а-яіїєґ]/iu, 'another apostrophe'],
  [/ [,.;!](?!\p{L})|(?<=\S) {2,}\S/u, 'a space too many'],
  [/undefined|NaN|\[object/u, 'a hole'],
];
const badlySet = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) => BADLY_SET.filter(([fault]) => fault.test(text)).map(([, name]) => `${name}: ${text}`));

const NUMBERS = [0, 1, 2, 5, 21, 1.5] as const;
/** Every string of a dictionary, and what its functions say of each of these numbers. */
function* shown(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'function') for (const n of NUMBERS) yield* shown(tried(words, n));
  else if (typeof words === 'object' && words !== null) for (const part of Object.values(words)) yield* shown(part);
}
function tried(words: Function, n: number): unknown {
  try {
    return Reflect.apply(
      words,
      undefined,
      Array.from({ length: 8 }, () => n),
    );
  } catch {
    return '';
  }
}

const WEB = join(import.meta.dirname, '../src/web');
/**
 * The dictionaries of the pages: what a module of words gives by language, and the files called by one. Those that ask the
 * settings of a browser for the language keep their words to themselves.
 */
const pages = await Promise.all(
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => /words\.ts$|text-\w\w\.ts$|text[/\\]\w\w\.ts$|overview\.ts$/.test(path))
    .filter((path) => !readFileSync(join(WEB, path), 'utf8').includes("/settings.ts'"))
    .map(async (path) => [path, (await import(pathToFileURL(join(WEB, path)).href)) as unknown] as const),
);
/** Those of one language, however deep they stand. */
function* dictionaries(of: unknown, language: Language, depth = 3): Generator {
  if (typeof of !== 'object' || of === null || depth === 0) return;
  if (language in of) yield (of as Record<string, unknown>)[language];
  else for (const part of Object.values(of)) yield* dictionaries(part, language, depth - 1);
}
const wordsIn = (language: Language): readonly unknown[] =>
  pages.flatMap(([path, module]) =>
    new RegExp(`[/-]${language}\\.ts$`).test(path)
      ? typeset(Object.fromEntries(Object.entries(module as object)))
      : Array.from(dictionaries(module, language)),
  );

describe('what is shown', () => {
  test.each(LANGUAGES)('is well set on every card and in every name of the games, in %s', (language) => {
    const lines = cards.filter((one) => one.language === language).map(({ text }) => text);
    expect(lines.length).toBeGreaterThan(1000);
    expect(badlySet(lines)).toEqual([]);
  });
  test.each(LANGUAGES)('is well set in the terminal, with every number, in %s', (language) => {
    expect(badlySet(shown(terminal[language]))).toEqual([]);
  });
  test.each(LANGUAGES)('is well set on the pages, with every number, in %s', (language) => {
    // A function that needs more than numbers says nothing here.
    const all = [...shown(wordsIn(language))].filter((text) => !text.includes('undefined'));
    expect(all.length).toBeGreaterThan(2000);
    expect(badlySet(all)).toEqual([]);
  });
});

/** Words that ask for the genitive of what is counted after them: “бракує 2 днів”. */
const OF = /(?<!\p{L})(?:із?|з|зі|до|від|бракує|не менше|из|от|не хватает|не меньше|не больше)[ \u00a0]$/iu;
const endsInOne = (n: number): boolean => n % 10 === 1 && n % 100 !== 11;
/** The form that a number asks for; a fraction asks for that of “of one”, which in Ukrainian may be the second one. */
function formsFor(n: number, isOf: boolean, { one, ofOne, few, many }: Counted): readonly string[] {
  if (!Number.isInteger(n)) return [ofOne, few, many];
  if (isOf) return [endsInOne(n) ? ofOne : many];
  if (endsInOne(n)) return one;
  return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? [few] : [many];
}
/** “2 карт”, “21 карти” and the like, said wrongly. */
const miscounted = (language: 'uk' | 'ru', texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) =>
    COUNTED[language].flatMap((noun) => {
      const all = [...noun.one, noun.ofOne, noun.few, noun.many];
      const counted = text.matchAll(
        new RegExp(`(?<![\\d.,/–−-])(\\d+(?:[.,]\\d+)?)[ \\u00a0](${all.join('|')})(?!\\p{L})`, 'giu'),
      );
      return [...counted]
        .filter(({ 1: n, 2: form, index }) => {
          const value = Number(n!.replace(',', '.'));
          return !formsFor(value, OF.test(text.slice(0, index)), noun).includes(form!.toLowerCase());
        })
        .map(([, n, form]) => `“${n} ${form}” in “${text}”`);
    }),
  );
/** A number that is put in before a form that cannot fit all numbers: `${n} карт`. */
const uncounted = (language: 'uk' | 'ru', all: readonly Said[]): string[] => {
  const nouns = COUNTED[language].flatMap(({ one, few, many }) => one.concat(few, many));
  const fixed = new RegExp(`\\{(?!slavic)[^}]*\\} (?:${nouns.join('|')})(?!\\p{L})`, 'iu');
  return all
    .filter((one) => one.language === language && fixed.test(one.text))
    .map(({ where, text }) => `${where}: ${text}`);
};
/** One thing, or twenty-one of them, of which the sentence then speaks as of several: “21 приклад, які”. */
const disagreeing = (texts: Iterable<string>): string[] =>
  [...texts].filter((text) =>
    [
      ...text.matchAll(
        /(?<![\d.,])(\d+)[ \u00a0]\p{L}+,[ \u00a0](?:які|яких|яким|которые|которых|которым)(?!\p{L})/giu,
      ),
    ].some(({ 1: n }) => endsInOne(Number(n))),
  );
describe('what is counted', () => {
  test.each(['uk', 'ru'] as const)('has the form that its number asks for, in %s', (language) => {
    const lines = cards.filter((one) => one.language === language).map(({ text }) => text);
    const all = [...lines, ...shown(terminal[language]), ...shown(wordsIn(language))];
    expect(miscounted(language, all)).toEqual([]);
    expect(disagreeing(all)).toEqual([]);
    expect(uncounted(language, spoken)).toEqual([]);
  });
  test('a wrong form is noticed', () => {
    expect(
      miscounted('uk', ['21 карта, 2 карти, 5 карт, 0 карт, 11 карт, 1,5 карти', 'до 21 карти, до 2 карт']),
    ).toEqual([]);
    expect(miscounted('uk', ['1 карти', '21 карт', '2 карт', '12 карти', 'до 21 карт'])).toHaveLength(5);
    expect(miscounted('ru', ['1 хода', '22 ходов', '5 хода'])).toHaveLength(3);
    expect(disagreeing(['21 карта, які', '1 карта, яких', '21 карта, яка', '2 карти, які'])).toHaveLength(2);
    expect(disagreeing(['31 карта, которые', '11 карт, которые', '1 карта, которая'])).toHaveLength(1);
    expect(uncounted('uk', saidIn('a.ts', 'const uk = (n: number) => `Є ${n} карт`;'))).toHaveLength(1);
  });
});
