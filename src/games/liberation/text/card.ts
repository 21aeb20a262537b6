import type { DefId } from '../../../kernel/ids.ts';
import type { CardText } from '../../../kernel/text.ts';
import { CATEGORIES, type CategoryId } from '../cards/categories.ts';
import type { Effect, Mission } from '../cards/schema.ts';
import { type MissionId, MISSIONS } from '../cards/missions.ts';
import { rowOf } from '../cards/columns.ts';
import { DYNASTY, RESISTANCE, type Role } from '../state.ts';
import type { Words } from './words.ts';

/** The rules text of a mission, from the row that the engine executes. */
export function missionText(words: Words, id: MissionId): string {
  const mission: Mission = MISSIONS[id];
  return mission.effects.map((effect) => effectText(words, effect)).join(' ');
}
function effectText(words: Words, effect: Effect): string {
  const say = words.effects[effect.do] as (effect: Effect, category: string) => string;
  return say(effect, effect.do === 'borrow' ? words.categories[effect.except] : '');
}
/** LIB-1.7: what each side can do with a location of this category. */
export function missionLines(words: Words, category: CategoryId): readonly string[] {
  const { dynasty, resistance } = CATEGORIES[category];
  const line = (role: Role, id: MissionId): string =>
    `${words.seats[role]} — ${words.missions[id]} (${words.cost(MISSIONS[id].discard, MISSIONS[id].exert)}): ${missionText(words, id)}`;
  return [line(RESISTANCE, resistance), line(DYNASTY, dynasty)];
}
export function cardText(words: Words, def: DefId): CardText {
  const row = rowOf(def);
  const [letter, name] = row.names[words.language];
  return {
    name,
    kind: `${letter} · ${words.categories[row.category]} · ${words.planets[row.planet]}`,
    lines: missionLines(words, row.category),
  };
}
