import type { Language } from '../../../kernel/text.ts';

/** What a chapter of the rulebook is about, in one sentence, by its number; that of the clarifications by none. */
export type Leads = Readonly<Record<string, Readonly<Record<Language, string>>>>;
