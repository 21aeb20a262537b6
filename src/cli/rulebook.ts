import { digests } from '../kernel/contract/rulebook.node.ts';
import type { Rule } from '../kernel/contract/rulebook.ts';
import type { GameText } from '../kernel/text.ts';
import type { CliText } from './text/text.ts';

export interface FoundRule {
  readonly game: string;
  readonly rule: Rule;
}
export function findRule(id: string): FoundRule | undefined {
  for (const { game, rules } of digests()) {
    const rule = rules.find((candidate) => candidate.id === id.toUpperCase());
    if (rule !== undefined) return { game, rule };
  }
  return undefined;
}
/** The rule for people: what the game says of it in their language, if it does, and the digest's own words. */
export function ruleLines({ rule }: FoundRule, words: GameText | undefined, text: CliText): string[] {
  const sentence = words?.refusal(rule.id);
  // A game that has no sentence for a rule answers with the bare number.
  const own = sentence === undefined || sentence.includes(rule.id) ? [] : [sentence];
  return [
    `${rule.id} (${text.rules.kind[rule.kind]}) · ${rule.section.join(' › ')}`,
    ...own,
    `${text.rules.digest}: ${rule.text}`,
  ];
}
