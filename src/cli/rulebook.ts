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
