import type { DefId } from '../../../kernel/ids.ts';
import type { GameText } from '../../../kernel/text.ts';
import type { Liberation } from '../state.ts';
import { factText } from './facts.ts';
import { logLines } from './log.ts';
import { locationText, missionName } from './names.ts';
import { optionText } from './options.ts';
import { cardText } from './card.ts';
import { outcomeLines, tableLines } from './table.ts';
import { categories, planets, terms } from './things.ts';
import type { Prompt, Refusing, Words, ZoneName } from './words.ts';

/** The game in the language of these words. */
export function textOf(words: Words): GameText<Liberation> {
  return {
    title: words.title,
    aim: words.aim,
    seats: words.seats,
    players: words.players,
    prompt: (prompt, values) =>
      words.prompts[prompt as Prompt]({
        cards: values['cards'] ?? 0,
        locations: values['locations'] ?? 0,
        mission: values['mission'] === undefined ? '' : missionName(words, values['mission']),
        location: locationText(words, (values['location'] ?? 0) as DefId),
        asked: words.seats[(values['asked'] ?? 0) - 1] ?? '',
      }),
    option: (s, seat, action) => optionText(words, s, seat, action),
    fact: (s, fact) => factText(words, s, fact),
    log: (s, facts) => logLines(words, s, facts),
    card: (def) => cardText(words, def),
    zone: (name) => words.zones[name.replace(/\d$/, '') as ZoneName],
    setting: (name, value) => settingText(words, name, value),
    refusal: (rule) => words.refusals[rule as Refusing] ?? words.refused(rule),
    table: (s, viewer) => tableLines(words, s, viewer),
    things: (s) => [...planets(words, s), ...categories(words, s), ...terms(words)],
    outcome: (s) => outcomeLines(words, s),
  };
}
function settingText(words: Words, name: string, value: string | undefined): string {
  const setting = words.settings[name as keyof Words['settings']];
  const values: Readonly<Record<string, string>> = setting.values;
  return value === undefined ? setting.name : (values[value] ?? value);
}
