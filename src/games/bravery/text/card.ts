import { FIRST_ENEMY, FIRST_TERRITORY, SET } from '../cards/set.ts';
import type { EnemyRow, PlayerRow, TerritoryRow } from '../cards/schema.ts';
import type { CardSpeech, CardWords } from './words.ts';

/** The sentences of a player card, put together from the same row that the rules read. */
function playerText(row: PlayerRow, words: CardWords): string[] {
  const lines: string[] = [];
  const say = (value: number | undefined, sentence: (n: number) => string): void => {
    if (value !== undefined) lines.push(sentence(value));
  };
  say(row.shields, (n) => words.shields(n));
  say(row.crosshairs, (n) => words.crosshairs(n));
  say(row.undermines, (n) => words.undermines(n));
  say(row.willNeeded, (n) => words.willNeeded(n));
  say(row.looks, (n) => words.looks(n));
  say(row.recovers, () => words.recovers);
  say(row.perPlan, (n) => words.perPlan(n));
  say(row.relieves, () => words.relieves);
  say(row.addsDays, (n) => words.addsDays(n));
  say(row.cancels, () => words.cancels);
  say(row.weakens, (n) => words.weakens(n));
  say(row.willGain, (n) => words.willGain(n));
  if (row.colour === 'yellow') lines.push(words.mustResolve);
  if (row.colour === 'orange') lines.push(words.urgent);
  if (row.colour === 'red' && row.days > 0) lines.push(words.steals(row.days));
  say(row.willLoss, (n) => words.willLoss(n));
  if (!row.tradable && row.colour !== 'red') lines.push(words.cannotBeTraded);
  return lines;
}
function enemyText(row: EnemyRow, words: CardWords): string[] {
  const own = { offensive: words.offensive(row.strength), defence: words.enemyDefence(row.strength), lull: words.lull };
  return row.additional ? [own[row.kind], words.additional] : [own[row.kind]];
}
function territoryText(row: TerritoryRow, words: CardWords): string[] {
  const lines = [words.shieldsFree(row.shieldsFree), words.shieldsOccupied(row.shieldsOccupied)];
  return row.east ? [...lines, words.eastern] : lines;
}

/** What is printed on a card, sentence by sentence. */
export function printedText(def: number, text: CardSpeech): string[] {
  if (def >= FIRST_TERRITORY) return territoryText(SET.territories[def - FIRST_TERRITORY]!, text.card);
  if (def >= FIRST_ENEMY) return enemyText(SET.enemies[def - FIRST_ENEMY]!, text.card);
  return playerText(SET.players[def - 1]!, text.card);
}
/** The type in capitals at the foot of the card. */
export function printedType(def: number, text: CardSpeech): string {
  if (def >= FIRST_TERRITORY) return text.card.territory;
  if (def >= FIRST_ENEMY) return text.card.enemyTypes[SET.enemies[def - FIRST_ENEMY]!.kind];
  return text.card.types[SET.players[def - 1]!.colour];
}
