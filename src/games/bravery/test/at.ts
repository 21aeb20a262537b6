import { littered } from '../../../kernel/contract/litter.ts';
import { factsFor } from '../../../kernel/facts.ts';
import type { Seat, ZoneId } from '../../../kernel/ids.ts';
import { Scenario } from '../../../kernel/scenario.ts';
import { KEYS, SET } from '../cards/set.ts';
import { bravery } from '../game.ts';
import { type Bravery, zone } from '../state.ts';
import { fact } from '../verbs.ts';

type Setup = Parameters<typeof bravery.seats>[0];
export type Play = Scenario<Bravery, typeof bravery.options>;

/** Where much has been played, so that no rule can take what lies in no place for a card. */
const played = littered(bravery);
/** A position; two players unless the setup says otherwise. */
export const table = (position: unknown, setup: Partial<Setup> = {}): Play => new Scenario(played, { setup, position });
/** The ordinary deal. */
export const deal = (players: Setup['players'], difficulty: Setup['difficulty'] = 'printed', seed = 1): Play =>
  new Scenario(played, { setup: { players, difficulty }, seed });

export function cardsIn(t: Play, place: ZoneId): string[] {
  const { table: state } = t.s;
  return Array.from({ length: state.size(place) }, (_, i) => KEYS[state.printed(state.card(place, i))]!);
}
export const hand = (t: Play, player = 1): string[] => cardsIn(t, zone.hand((player - 1) as Seat));
export const planOf = (t: Play, player = 1): string[] => cardsIn(t, zone.plan((player - 1) as Seat));
export const second = (t: Play): string[] => cardsIn(t, zone.second);
export const discard = (t: Play): string[] => cardsIn(t, zone.discard);
export const display = (t: Play): string[] => cardsIn(t, zone.display);
export const enemyDiscard = (t: Play): string[] => cardsIn(t, zone.enemyDiscard);
export const sizeOf = (t: Play, place: ZoneId): number => t.s.table.size(place);
export const occupied = (t: Play): string[] =>
  SET.territories.filter((_, land) => (t.s.occupied.value & (1 << land)) !== 0).map(({ key }) => key);

/** Everybody who is asked says yes. */
export function agree(t: Play): void {
  for (const name of t.toAct) if (t.at(name).offers('agree')) t.at(name).does('agree');
}
/** Everybody confirms the plan as it lies. */
export function confirm(t: Play): void {
  for (const name of t.toAct) if (t.at(name).offers('confirm')) t.at(name).does('confirm');
}
/** One player does this, then all agree to it. */
export function together(t: Play, player: string, ...phrases: readonly string[]): void {
  t.at(player).does(...phrases);
  agree(t);
}
/** The numbers told with a fact, oldest first; prints as keys. */
export function told(t: Play, name: Exclude<keyof typeof fact, 'list'>): (string | number)[][] {
  const kinds = fact.list.find((row) => row.fact === name)!.kinds;
  return factsFor(t.facts, -1)
    .filter(({ kind }) => kind === fact[name])
    .map(({ a, b, c }) =>
      [a, b, c].slice(0, kinds.length).map((value, i) => (kinds[i] === 'def' ? KEYS[value]! : value)),
    );
}
export const valuesOf = (t: Play, player = 1): Readonly<Record<string, number>> =>
  t.rules.decision(t.s, (player - 1) as Seat)?.values ?? {};
