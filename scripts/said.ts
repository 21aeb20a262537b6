// Every string that people read, with its language and the place where it stands: what the glossary is held against, and
// what `npm run words` draws from.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { GAME_NAMES, moduleOf } from '../src/games/index.ts';
import type { DefId } from '../src/kernel/ids.ts';
import { type Language, LANGUAGES } from '../src/kernel/text.ts';

export interface Said {
  readonly language: Language;
  readonly where: string;
  /** As it stands in the source; what is put into it stands in braces. */
  readonly text: string;
}

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const under = (room: string): string[] =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${room}/${path.replaceAll('\\', '/')}`,
  );

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isLanguage = (name: unknown): name is Language => LANGUAGES.some((language) => language === name);

/** The letters that only one of the languages has. */
function byLetters(text: string): Language | undefined {
  if (/[іїєґ]/iu.test(text)) return 'uk';
  return /[ыэъё]/iu.test(text) ? 'ru' : undefined;
}
/** What a key, a name or a computed member is called. */
const nameOf = (node: unknown): unknown => (isNode(node) ? (node['name'] ?? node['value']) : undefined);
/** Parts of a node that no person reads: keys, types, what is compared and what is imported. */
function silentParts(node: Node): readonly string[] {
  if (node.type === 'Property' || node.type === 'PropertyDefinition') return ['key'];
  if (node.type === 'MemberExpression') return node['computed'] === true ? ['property'] : [];
  if (node.type === 'BinaryExpression') return node['operator'] === '+' ? [] : ['left', 'right'];
  if (node.type === 'SwitchCase') return ['test'];
  if (node.type === 'JSXAttribute') return ['name'];
  return [];
}
const SILENT_NODES = /^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll|JSXOpening)/;
/** Calls whose strings are looked for, not said. */
const ASKS = /^(?:includes|startsWith|endsWith|indexOf|split|join|replace|replaceAll|has|get|filter|Error)$/;

class Reader {
  readonly said: Said[] = [];
  readonly #file: string;
  readonly #source: string;
  readonly #lines: readonly number[];
  constructor(file: string, source: string) {
    this.#file = file;
    this.#source = source;
    this.#lines = [...source.matchAll(/\n/gu)].map(({ index }) => index);
  }

  read(): readonly Said[] {
    const { program, errors } = parseSync(this.#file, this.#source);
    if (errors.length > 0) throw new Error(`${this.#file}: ${errors[0]!.message}`);
    const named = /(?:^|[/-])(uk|ru|en)\.tsx?$/.exec(this.#file)?.[1];
    this.#walk(program as unknown as Node, isLanguage(named) ? named : undefined);
    return this.said;
  }

  #walk(node: Node, language: Language | undefined): void {
    if (SILENT_NODES.test(node.type)) return;
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') this.#say(node, language);
    if (node.type === 'CallExpression' && this.#isQuestion(node)) return;
    const silent = silentParts(node);
    // A text may speak of the languages: `ru: { editions: { uk: 'Украинское издание' } }` is all Russian.
    const own = language ?? this.#languageOf(node);
    for (const [part, value] of Object.entries(node)) {
      if (silent.includes(part)) continue;
      const several = Array.isArray(value) ? value : [value];
      const each = part === 'arguments' || part === 'elements' ? this.#threeOf(several) : undefined;
      for (const [i, one] of several.entries()) if (isNode(one)) this.#walk(one, each?.(i) ?? own);
    }
  }
  #isQuestion(node: Node): boolean {
    const callee = node['callee'];
    const name = isNode(callee) ? nameOf(callee['property'] ?? callee) : undefined;
    if (typeof name !== 'string') return false;
    // `c('t72')` in a sentence asks for the name of a card.
    return name.length === 1 || (ASKS.test(name) && !this.#source.slice(node.start, node.end).includes('${'));
  }
  /** A key or a constant that is called by its language. */
  #languageOf(node: Node): Language | undefined {
    const name =
      node.type === 'Property' ? nameOf(node['key']) : node.type === 'VariableDeclarator' ? nameOf(node['id']) : '';
    return isLanguage(name) ? name : undefined;
  }
  /** `said('щит', 'щит', 'shield')`: the last three, in the order in which the languages are offered. */
  #threeOf(several: readonly unknown[]): ((i: number) => Language | undefined) | undefined {
    const texts = several.slice(-3).map((one) => (isNode(one) ? this.#source.slice(one.start, one.end) : ''));
    const isThree =
      texts.length === 3 &&
      /[а-яіїєґ]/iu.test(texts[0]!) &&
      /[а-я]/iu.test(texts[1]!) &&
      /^(?=.*['"`])[^а-яіїєґ]*$/isu.test(texts[2]!);
    return isThree ? (i) => LANGUAGES[i - several.length + 3] : undefined;
  }
  #say(node: Node, language: Language | undefined): void {
    const text = this.#textOf(node);
    const spoken = language ?? byLetters(text);
    if (spoken === undefined || !/\p{L}/u.test(text.replaceAll(/\{[^}]*\}/gu, ''))) return;
    const line = this.#lines.findLastIndex((at) => at < node.start) + 2;
    this.said.push({ language: spoken, where: `${this.#file}:${line}`, text });
  }
  #textOf(node: Node): string {
    if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : '';
    const [quasis, put] = [node['quasis'], node['expressions']] as [Node[], Node[]];
    return quasis
      .map(({ value }, i) => {
        const { cooked } = value as { cooked: string };
        return i < put.length ? `${cooked}{${this.#shortly(put[i]!)}}` : cooked;
      })
      .join('');
  }
  /** What is put into a text, by its name; a long expression by its first word. */
  #shortly(node: Node): string {
    const text = this.#source.slice(node.start, node.end);
    return /^[\w$.]+$/u.test(text) ? text : (/[A-Za-z]\w*/u.exec(text)?.[0] ?? '…');
  }
}
/** The strings of one source. */
export const saidIn = (file: string, source: string): readonly Said[] => new Reader(file, source).read();

/** Sources that people never read a word of. */
const SILENT_FILES =
  /\/test\/|\.test\.tsx?$|\.spec\.ts$|\/torture\/|\.d\.ts$|problem-kinds|rulebook\/search\.ts|shell\/hyphens\.ts|table\/you\.ts|shell\/foreign\.tsx|kernel\/typeset\.ts/;
const inSources = (): readonly Said[] =>
  ['src', 'examples', 'create/template']
    .flatMap(under)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules') && !SILENT_FILES.test(path))
    .flatMap((path) => saidIn(path, read(path)));

/** The digests, the front pages and the rules of the examples, a paragraph or a line of a table at a time. */
const inPages = (): readonly Said[] =>
  ['docs/rules', 'docs/uk', 'docs/ru', 'examples']
    .flatMap(under)
    .filter((path) => path.endsWith('.md') && !path.includes('node_modules'))
    .flatMap((path) => {
      const named = /\/(uk|ru)\/|\.(uk|ru)\.md$/.exec(path);
      const language = (named?.[1] ?? named?.[2] ?? 'en') as Language;
      return read(path)
        .replaceAll(/^```[^]*?^```/gmu, (code) => code.replaceAll(/[^\n]/gu, ''))
        .split('\n')
        .flatMap((text, i) => (/\p{L}/u.test(text) ? [{ language, where: `${path}:${i + 1}`, text }] : []));
    });
/** What the worked examples say of themselves. */
const inPositions = (): readonly Said[] =>
  under('positions')
    .filter((where) => where.endsWith('.json'))
    .flatMap((where) => {
      const told = read(where).matchAll(/"(uk|ru|en)": "(.*)"/gu);
      return [...told].map(([, language, text]) => ({ language: language as Language, where, text: text! }));
    });
/** What is written in files. */
export const written = (): readonly Said[] => [...inSources(), ...inPages(), ...inPositions()];

/** What the games make of their rows: cards as they are printed, and the names of their settings. */
export async function printed(): Promise<readonly Said[]> {
  const all: Said[] = [];
  for (const name of GAME_NAMES) {
    const { game, texts } = await moduleOf(name);
    for (const language of LANGUAGES) {
      const text = texts[language];
      const say = (where: string, lines: readonly string[]): void => {
        all.push(...lines.map((line) => ({ language, where: `${name}: ${where}`, text: line })));
      };
      for (let def = 1; def <= (game.prints ?? game.cards); def++) {
        const card = text.card(def as DefId);
        say(card.name, [card.name, card.kind, ...card.lines]);
      }
      for (const [setting, { values }] of Object.entries(game.options))
        say(setting, [text.setting(setting), ...(values ?? []).map((value) => text.setting(setting, String(value)))]);
    }
  }
  return all;
}
