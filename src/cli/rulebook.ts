import { type GameModule, GAME_NAMES, moduleOf } from '../games/index.ts';
import { type Digest, rulebookOf } from '../kernel/contract/rulebook.node.ts';
import type { Rule } from '../kernel/contract/rulebook.ts';
import type { GameText, Language } from '../kernel/text.ts';
import type { CliText } from './text/text.ts';

interface FoundRule {
  readonly game: string;
  readonly rule: Rule;
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
      if (rule !== undefined) return { game: module.game.name, rule };
    }
  }
  return undefined;
}
/** The rules of a chapter (`7`, `BRV-7`), or else those that speak of something. */
export function rulesAbout(typed: string, language: Language, module: GameModule): readonly Rule[] {
  const rules = rulebookOf(module, language);
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
/** The rule for people: what the game says when it refuses by it, if it does, and the rule's own words. */
export function ruleLines({ rule }: FoundRule, words: GameText | undefined, text: CliText): string[] {
  const sentence = words?.refusal(rule.id);
  // A game that has no sentence for a rule answers with the bare number.
  const own = sentence === undefined || sentence.includes(rule.id) ? [] : [sentence];
  return [
    `${rule.id} (${text.rules.kind[rule.kind]}) · ${rule.section.join(' › ')}`,
    ...own,
    `${text.rules.digest[rule.kind]}: ${rule.text}`,
  ];
}
