import { type GameModule, GAME_NAMES, moduleOf } from '../games/index.ts';
import { type Digest, rulebookOf } from '../kernel/contract/rulebook.node.ts';
import type { Rule } from '../kernel/contract/rulebook.ts';
import { type Edition, editionsOf, textIn } from '../kernel/editions.ts';
import type { GameText, Language } from '../kernel/text.ts';
import type { CliText } from './text/text.ts';

interface FoundRule {
  readonly game: string;
  readonly rule: Rule;
  /** No rulebook prints it. */
  readonly ours: boolean;
}
/** The rulebook of every game that has one. */
export async function rulebooks(language: Language): Promise<readonly Digest[]> {
  const modules = await Promise.all(GAME_NAMES.map((name) => moduleOf(name)));
  const books = modules.map((module) => ({ game: module.game.name, rules: rulebookOf(module, language) }));
  return books.filter(({ rules }) => rules.length > 0);
}
/** The rule in that language, or in English where that language does not tell it, as is so with remarks. */
export function findRule(id: string, language: Language, modules: readonly GameModule[]): FoundRule | undefined {
  for (const spoken of new Set<Language>([language, 'en'])) {
    for (const module of modules) {
      const rule = rulebookOf(module, spoken).find((candidate) => candidate.id === id.toUpperCase());
      if (rule !== undefined) return { game: module.game.name, rule, ours: isOurs(module, rule) };
    }
  }
  return undefined;
}
/** The English digest marks what is our own; the others tell the same rules under the same ids. */
const isOurs = (module: GameModule, { id }: Rule): boolean =>
  rulebookOf(module).find((rule) => rule.id === id)?.ours === true;
/** The rules of a chapter (`7`, `BRV-7`), or else those that speak of something, as the rulebook has them that is played. */
export function rulesAbout(typed: string, language: Language, module: GameModule, played: Edition): readonly Rule[] {
  const rules = rulebookOf(module, language).map((rule) =>
    Object.assign({}, rule, { text: textIn(rule.text, played) }),
  );
  const wanted = typed.toLowerCase();
  const chapter = rules.filter(({ id }) => {
    const lower = id.toLowerCase();
    return [lower, lower.slice(lower.indexOf('-') + 1)].some((name) => name.startsWith(`${wanted}.`));
  });
  if (chapter.length > 0) return chapter;
  const about = rules.filter(({ text, section }) =>
    [text, ...section].some((part) => part.toLowerCase().includes(wanted)),
  );
  // Rulings and examples only where no rule speaks of it.
  const printed = about.filter(({ kind }) => kind === 'rule');
  return printed.length > 0 ? printed : about;
}
/** Each chapter with its first and last rule. */
export function chapters(rules: readonly Rule[]): (readonly [string, string])[] {
  const first = new Map<string, [string, string]>();
  for (const { id, section } of rules) {
    const range = first.get(section[0] ?? '');
    if (range === undefined) first.set(section[0] ?? '', [id, id]);
    else range[1] = id;
  }
  return [...first].map(([title, [from, to]]) => [from === to ? from : `${from} – ${to}`, title]);
}
/** A digest is written to be drawn: what is bold or slanted there is plain here. */
export const plain = (digest: string): string => digest.replaceAll(/\*\*?([^*\n]+)\*\*?/g, '$1');
/**
 * The rule for people: what the game says when it refuses by it, if it does, and the rule's own words: of the rulebook that
 * is played, or of both where none is.
 */
export function ruleLines(
  { rule, ours }: FoundRule,
  words: GameText | undefined,
  text: CliText,
  played?: Edition,
): string[] {
  const sentence = words?.refusal(rule.id);
  // A game that has no sentence for a rule answers with the bare number, or as for any rule.
  const own = sentence === undefined || sentence.includes(rule.id) || sentence === words?.refusal('') ? [] : [sentence];
  const { text: first, other } = editionsOf(rule.text);
  const says = played === undefined ? first : textIn(rule.text, played);
  return [
    `${rule.id} (${text.rules.kind[rule.kind]}) · ${rule.section.join(' › ')}`,
    ...own,
    `${text.rules.digest[ours && rule.kind === 'rule' ? 'ruling' : rule.kind]}: ${plain(says)}`,
    ...(played === undefined && other !== undefined ? [`${text.rules.english}: ${plain(other)}`] : []),
  ];
}
