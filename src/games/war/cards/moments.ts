/** WAR 29: which windows a printed moment stands for, and in whose turn. */
import { type Moment, type Window, WINDOWS } from './vocabulary.ts';
import type { Ability } from './schema.ts';

/** Steps of phase 6 in which players may act (WAR-13.4, WAR-R15). */
const ATTACK_WINDOWS = WINDOWS.slice(WINDOWS.indexOf('ATTACK_START'), WINDOWS.indexOf('ATTACK_END') + 1);

/** WAR-8.14: the building phase or the attack phase. */
const PHASE_WINDOWS = WINDOWS.slice(WINDOWS.indexOf('BUILD_START'), WINDOWS.indexOf('ATTACK_END') + 1);

/** "Who may act" of the windows table: a window of one seat only is open in that seat's role alone. */
const ROLE: Partial<Record<Window, 'own' | 'enemy'>> = {
  ON_ATTACK: 'own',
  ON_ATTACK_AIR: 'own',
  BEFORE_BLOCK: 'enemy',
  ON_BLOCK: 'enemy',
};

/** What a text without a named turn means: the start and end of a turn and the building phase are the own ones (WAR-R27). */
const OWN_UNLESS_SAID: ReadonlySet<Window> = new Set(['TURN_START', 'TURN_END', 'BUILD_START', 'BUILD', 'BUILD_END']);

const windowsOf = (moment: Moment): readonly Window[] =>
  moment === 'ATTACK_PHASE' ? ATTACK_WINDOWS : moment === 'ANY_PHASE' ? PHASE_WINDOWS : [moment];

export const windowBit = (window: Window): number => 1 << WINDOWS.indexOf(window);

/** Bits of the windows in which a player may act: in the own turn, and in the opponent's. */
export function windowMasks(ability: Pick<Ability, 'when' | 'turn'>): { own: number; enemy: number } {
  const masks = { own: 0, enemy: 0 };
  for (const moment of ability.when)
    for (const window of windowsOf(moment))
      for (const turn of turnsOf(moment, window, ability.turn)) masks[turn] |= windowBit(window);
  return masks;
}

function turnsOf(moment: Moment, window: Window, printed: Ability['turn']): readonly ('own' | 'enemy')[] {
  const role = ROLE[window];
  if (role !== undefined) return printed === undefined || printed === 'both' || printed === role ? [role] : [];
  if (printed === 'both') return ['own', 'enemy'];
  if (printed !== undefined) return [printed];
  return moment !== 'ANY_PHASE' && OWN_UNLESS_SAID.has(window) ? ['own'] : ['own', 'enemy'];
}

/** The turn that a text means, for those who read it aloud. */
export function turnSaid(moment: Moment, printed: Ability['turn']): 'own' | 'enemy' | 'both' {
  if (printed !== undefined) return printed;
  return moment !== 'ATTACK_PHASE' && moment !== 'ANY_PHASE' && OWN_UNLESS_SAID.has(moment) ? 'own' : 'both';
}
