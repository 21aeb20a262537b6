import type { AnyGame } from '../../kernel/game.ts';
import type { Viewer } from '../../kernel/ids.ts';
import type { GameText, Language } from '../../kernel/text.ts';

/** A seat that the game knows by its number alone. */
const NUMBERED = /\s\d$/u;
const CALLED = {
  uk: { first: 'Противник', later: 'противник' },
  ru: { first: 'Противник', later: 'противник' },
  en: { first: 'The opponent', later: 'the opponent' },
} as const;
/** Whose cards the one sees who is told of it: «карти противника» of one's opponent are one's own. */
const OWN: Readonly<Record<Language, readonly [RegExp, string]>> = {
  uk: [/^(Противник .*)карти противника/u, '$1ваші карти'],
  ru: [/^(Противник .*)карты противника/u, '$1ваши карты'],
  en: [/^(The opponent .*)the opponent’s cards/u, '$1your cards'],
};

/** Where two play against each other and have no names, what the text calls the other one. */
export function rivalIn(game: AnyGame, { seats }: GameText, viewer: Viewer): string | undefined {
  if (viewer === 'spectator' || game.utility === 'shared' || seats.length !== 2) return undefined;
  const name = seats[1 - viewer];
  return name !== undefined && NUMBERED.test(name) ? name : undefined;
}
/** The one opponent, where a sentence begins with it. */
export const rivalCalled = (language: Language): string => CALLED[language].first;
/** "Player 2 draws" as the one reads it who has no other opponent: "The opponent draws". */
export function toRival(text: string, name: string | undefined, language: Language): string {
  if (name === undefined || !text.includes(name)) return text;
  const { first, later } = CALLED[language];
  const parts = text.split(new RegExp(`${name}(?!\\p{N})`, 'u'));
  const told = parts.reduce((before, after) => before + (/(?:^|[.!?] |— )$/u.test(before) ? first : later) + after);
  const [found, instead] = OWN[language];
  return told.replace(found, instead);
}
