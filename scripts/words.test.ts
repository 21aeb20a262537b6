// Everything that people read, in three languages, held against the glossary and the rules of setting type.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../src/games/index.ts';
import type { DefId } from '../src/kernel/ids.ts';
import { type Language, LANGUAGES } from '../src/kernel/text.ts';
import { texts as terminal } from '../src/cli/text/text.ts';
import { FORBIDDEN } from './glossary.ts';

const ROOT = join(import.meta.dirname, '..');
/** Where the strings of the product stand. */
const SPOKEN =
  /\/text\/|words\.ts$|text-\w\w\.ts$|lesson\.ts$|poster\.ts$|aids\.ts$|leaving\.ts$|tells\.ts$|print\.ts$|phrases\.ts$/;
const SILENT = /\/test\/|text\/(?:text|words|labels|noun|tongue|proof\.node|deck-list|index)\.ts$|problem-kinds/;

interface Said {
  readonly language: Language;
  readonly where: string;
  readonly text: string;
}
/** The file, the key or the section tells; else the letters that only one of the languages has. */
function languageOf(file: string, before: string, section: string | undefined, text: string): Language | undefined {
  const named = /(?:^|[/-])(uk|ru|en)\.ts$/.exec(file)?.[1] ?? /(?:^|[ {(])(uk|ru|en): *$/.exec(before)?.[1] ?? section;
  if (named !== undefined) return named as Language;
  if (/[іїєґ]/iu.test(text)) return 'uk';
  if (/[ыэъё]/iu.test(text)) return 'ru';
  return /[а-я]/iu.test(text) || !/[a-z]+ [a-z]+/iu.test(text) ? undefined : 'en';
}
const LITERAL = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/gu;
/** `said('щит', 'щит', 'shield')`, in the order in which the languages are offered. */
const TRIPLE = /(?:said|verb)\((?:'[\w-]+', )?'([^']*)', '([^']*)', '([^']*)'\)/gu;
/** The string literals of a file, without what is put into them. */
function saidIn(file: string, source: string): Said[] {
  const said: Said[] = [];
  let section: string | undefined;
  source.split('\n').forEach((line, i) => {
    if (/^\s*(?:\/?\*|\/\/|import |\} from )/.test(line)) return;
    const where = `${file}:${i + 1}`;
    section = /^ {2}(uk|ru|en): [{[]/.exec(line)?.[1] ?? (line.startsWith('}') ? undefined : section);
    for (const [, ...words] of line.matchAll(TRIPLE))
      for (const [at, language] of LANGUAGES.entries()) said.push({ language, where, text: words[at]! });
    for (const { 0: all, index } of line.matchAll(LITERAL)) {
      const text = all.slice(1, -1).replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/gu, '…');
      const language = languageOf(file, line.slice(0, index), section, text);
      if (language !== undefined) said.push({ language, where, text });
    }
  });
  return said;
}
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const files = ['src', 'examples']
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${room}/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => path.endsWith('.ts') && SPOKEN.test(path) && !SILENT.test(path));
const digests = (['uk', 'ru'] as const).flatMap((language) =>
  GAME_NAMES.flatMap((game) => {
    const where = `docs/rules/${language}/${game}.md`;
    return read(where)
      .split('\n')
      .map((text, i) => ({ language, where: `${where}:${i + 1}`, text }));
  }),
);
/** What the worked examples say of themselves. */
const positions = GAME_NAMES.flatMap((game) =>
  readdirSync(join(ROOT, 'positions', game)).flatMap((name) => {
    const where = `positions/${game}/${name}`;
    const told = read(where).matchAll(/"(uk|ru|en)": "(.*)"/gu);
    return [...told].map(([, language, text]) => ({ language: language as Language, where, text: text! }));
  }),
);
const spoken = [...files.flatMap((file) => saidIn(file, read(file))), ...digests, ...positions];

/** What is said against the glossary, as a person who mends it wants to read it. */
const faultsIn = (all: readonly Said[]): string[] =>
  all.flatMap(({ language, where, text }) =>
    FORBIDDEN.filter(
      (one) =>
        one.language === language && (one.where === undefined || where.includes(one.where)) && one.instead.test(text),
    ).map(({ instead, say }) => `${where}: “${instead.exec(text)![0]}” in “${text}”: say ${say}`),
  );

describe('the glossary', () => {
  test('holds in every string of the sources and in every line of the digests', () => {
    expect(spoken.length).toBeGreaterThan(5000);
    for (const language of LANGUAGES)
      expect(spoken.filter((one) => one.language === language).length).toBeGreaterThan(1000);
    expect(faultsIn(spoken)).toEqual([]);
  });
  test('notices a word that it forbids, in the files it is forbidden in', () => {
    const planted = [
      "  draw: 'Карта в руці',",
      '  pays: (n) => `Є паливо: ${n}`,',
      "  words: { uk: 'Обрати', ru: 'Решите все нужды', en: 'Political Center' },",
      '  en: "The opponent\'s hand",',
      "  lost: said('вцілів', 'из руки', 'kept'),",
      "  ru: {\n    face: 'рубашкой вверх',",
    ].join('\n');
    expect(faultsIn(saidIn('src/web/games/war/words.ts', planted))).toHaveLength(7);
    expect(faultsIn(saidIn('src/web/games/afu/words.ts', planted))).toHaveLength(6);
  });
});

/** Signs and spaces, in strings as they are shown. */
const BADLY_SET: readonly (readonly [RegExp, string])[] = [
  [/\d (?:ОМ|ПО|RP|VP|хв|мм|mm|%)(?![\p{L}\p{N}])/u, 'a space that breaks before a unit'],
  [/ —/u, 'a space that breaks before a dash'],
  [/«[^»]*«|“[^”„«]*“/u, 'marks inside the same marks'],
  [/(?:^|[\s(:])-\d/u, 'a hyphen for a minus'],
  [/\.\.\./u, 'three full stops for an ellipsis'],
  [/[а-яіїєґ]['ʼ][а-яіїєґ]/iu, 'another apostrophe'],
  [/undefined|NaN|\[object/u, 'a hole'],
];
const badlySet = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) => BADLY_SET.filter(([fault]) => fault.test(text)).map(([, name]) => `${name}: ${text}`));

/** Every string of a dictionary, and what its functions say of each of these numbers. */
function* shown(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'function') for (const n of [0, 1, 2, 5, 21, 1.5]) yield* shown(tried(words, n));
  else if (typeof words === 'object' && words !== null) for (const part of Object.values(words)) yield* shown(part);
}
function tried(words: Function, n: number): unknown {
  try {
    return Reflect.apply(
      words,
      undefined,
      Array.from({ length: 6 }, () => n),
    );
  } catch {
    return '';
  }
}

describe('what is shown', () => {
  test.each(LANGUAGES)('is well set on every card and in every name of the games, in %s', async (language) => {
    const lines: string[] = [];
    for (const name of GAME_NAMES) {
      const { game, texts } = await moduleOf(name);
      const text = texts[language];
      for (let def = 1; def <= (game.prints ?? game.cards); def++) {
        const card = text.card(def as DefId);
        lines.push(card.name, card.kind, ...card.lines);
      }
      for (const [setting, { values }] of Object.entries(game.options))
        lines.push(text.setting(setting), ...(values ?? []).map((value) => text.setting(setting, String(value))));
    }
    expect(lines.length).toBeGreaterThan(1000);
    expect(badlySet(lines)).toEqual([]);
  });
  test.each(LANGUAGES)('is well set in the terminal, with every number, in %s', (language) => {
    expect(badlySet(shown(terminal[language]))).toEqual([]);
  });
});
