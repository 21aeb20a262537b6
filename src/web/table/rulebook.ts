import { moduleOf } from '../../games/index.ts';
import { ruleFileOf } from '../../kernel/module.ts';
import type { Language } from '../../kernel/text.ts';
import { readDigest, type RuleRow } from './digest.ts';

const DIGESTS = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });
/** The rules in this language: those of this house, or what the game brought along; none where there is neither. */
export async function rowsOf(game: string, spoken: Language): Promise<readonly RuleRow[]> {
  const ours = DIGESTS[`../../../docs/rules/${spoken === 'en' ? '' : `${spoken}/`}${game}.md`];
  if (ours !== undefined) return readDigest(await ours());
  const file = ruleFileOf(await moduleOf(game), spoken);
  if (file === undefined) return [];
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return readDigest(await answer.text());
}
