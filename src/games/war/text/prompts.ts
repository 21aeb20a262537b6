/** The keys of what the rules ask the players; `Words.prompts` has the words for each in every language. */
export const PROMPTS = [] as const;
export type Prompt = (typeof PROMPTS)[number];
