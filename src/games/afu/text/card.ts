import type { DefId } from '../../../kernel/ids.ts';
import type { CardText } from '../../../kernel/text.ts';
import { type Def, DEFS, vp } from '../cards/columns.ts';
import type { Bonus, InvaderCard, Mark, OwnCard } from '../cards/schema.ts';
import type { Edition } from '../editions.ts';
import { NAMES } from './names.ts';
import type { Words } from './words.ts';

export const nameOf = (w: Words, def: DefId): string => {
  const row = DEFS[def];
  return row === undefined || def === 0 ? w.hidden : NAMES[row.key][w.language];
};

const bonusText = (w: Words, bonus: Bonus): string =>
  w.bonus(bonus.when === undefined ? '' : w.condition(bonus.when), w.reward(bonus));

const NONE = '–';
const marked = (value: number | undefined, enhanced: boolean): string => `${value ?? NONE}${enhanced ? 'e' : ''}`;
const isEnhancing = (mark: Mark): mark is 'enhAttack' | 'enhDefence' => mark === 'enhAttack' || mark === 'enhDefence';
/** Attack, defence and support; an enhanced one is said to be so. */
function values(w: Words, card: OwnCard | InvaderCard): string {
  const has = (mark: 'enhAttack' | 'enhDefence'): boolean => card.marks?.includes(mark) === true;
  return [
    `${has('enhAttack') ? w.enhancedAttack : w.attack} ${card.attack ?? NONE}`,
    `${has('enhDefence') ? w.enhancedDefence : w.defence} ${card.defence ?? NONE}`,
    `${w.support} ${card.support ?? NONE}`,
  ].join(', ');
}
/** What a mark does by the rulebook that is played; by either, where none is. */
function markText(w: Words, mark: Exclude<Mark, 'enhAttack' | 'enhDefence'>, edition: Edition | undefined): string {
  if (mark !== 'reinforcements' || edition === undefined) return w.mark[mark];
  return edition.reinforcementsEnhance ? w.reinforcements.enhance : w.reinforcements.support;
}
function marks(w: Words, card: OwnCard | InvaderCard, edition: Edition | undefined): string[] {
  const all = (card.marks ?? []).flatMap((mark) => (isEnhancing(mark) ? [] : [markText(w, mark, edition)]));
  return card.type === 'air' ? [w.mark.air, ...all] : all;
}
function ownLines(w: Words, card: NonNullable<Def['own']>, edition: Edition | undefined): string[] {
  return [
    values(w, card),
    ...marks(w, card, edition),
    ...(card.bonus === undefined ? [] : [bonusText(w, card.bonus)]),
    ...(card.cost === undefined ? [] : [w.cost(card.cost)]),
    card.pay === 'removePanic' ? w.removePanic : w.pay(card.pay),
  ];
}
function kindOf(w: Words, row: Def): string {
  const family = w.family[row.family];
  if (row.own !== undefined) return `${family} · ${w.type[row.own.type]} · ${w.badge[row.own.badge]}`;
  if (row.invader === undefined) return family;
  const deck = row.family === 'flagInvader' ? w.flag[row.side] : w.number[row.side];
  return `${family} · ${w.type[row.invader.type]} · ${deck}`;
}
/** What a card of the event deck brings: the effects of an event, or what an objective demands and is worth. */
export function effectLines(w: Words, row: Def): string[] {
  const { event, objective } = row;
  if (objective !== undefined)
    return [
      w.threshold(objective.called ?? objective.kind, objective.demands, objective.threshold),
      w.vp(objective.vp),
    ];
  if (event === undefined) return [];
  return [...event.effects.map((effect) => w.effect(effect)), ...(event.chaining ? [w.chaining] : [])];
}
function lines(w: Words, row: Def, edition: Edition | undefined): string[] {
  if (row.own !== undefined) return ownLines(w, row.own, edition);
  if (row.invader !== undefined) return [values(w, row.invader), ...marks(w, row.invader, edition)];
  if (row.event !== undefined || row.objective !== undefined) return effectLines(w, row);
  if (row.achievement !== undefined) return [w.test(row.achievement.test), w.vp(row.achievement.vp)];
  return [row.family === 'panic' ? w.panicText : w.firstText];
}
/** The printed text of a card, made from the row that the engine executes. */
export function cardText(w: Words, def: DefId, edition?: Edition): CardText {
  const row = DEFS[def];
  if (row === undefined || def === 0) return { name: w.hidden, kind: '', lines: [] };
  return { name: nameOf(w, def), kind: kindOf(w, row), lines: lines(w, row, edition) };
}
/** `3e/4/–`: attack, defence and support of a card that fights. */
export function numbersOf(def: DefId): string | undefined {
  const card = DEFS[def]?.own ?? DEFS[def]?.invader;
  if (card === undefined) return undefined;
  const has = (mark: 'enhAttack' | 'enhDefence'): boolean => card.marks?.includes(mark) === true;
  return `${marked(card.attack, has('enhAttack'))}/${marked(card.defence, has('enhDefence'))}/${card.support ?? '–'}`;
}
/** One line for lists: name and values. */
export function shortCard(w: Words, def: DefId): string {
  const numbers = numbersOf(def);
  return numbers === undefined ? nameOf(w, def) : `${nameOf(w, def)} ${numbers}`;
}
/** The marks that the values do not show already. */
function markNames(w: Words, card: OwnCard | InvaderCard): string[] {
  const others = (card.marks ?? []).filter((mark) => !isEnhancing(mark));
  return [...(card.type === 'air' ? (['air'] as const) : []), ...others].map((mark) => w.table.marks[mark]);
}
/** As it stands in a row: name, values and marks. */
export function markedCard(w: Words, def: DefId): string {
  const card = DEFS[def]?.own ?? DEFS[def]?.invader;
  const names = card === undefined ? [] : markNames(w, card);
  return names.length === 0 ? shortCard(w, def) : `${shortCard(w, def)} [${names.join(', ')}]`;
}
/** All that a decision about an own card asks for: values, type, badge, marks, price, what it yields, bonus. */
export function cardLine(w: Words, def: DefId): string {
  const card = DEFS[def]?.own;
  if (card === undefined) return markedCard(w, def);
  return [
    shortCard(w, def),
    w.type[card.type],
    card.badge === 'plain' ? w.badge.plain : w.table.badge(w.badge[card.badge]),
    ...markNames(w, card).filter((name) => name !== w.table.marks.air),
    ...(card.cost === undefined ? [] : [w.table.cost(card.cost)]),
    card.pay === 'removePanic' ? w.table.icon : w.rp(card.pay),
    ...(card.bonus === undefined ? [] : [bonusText(w, card.bonus)]),
  ].join(' · ');
}
/** What an achievement asks for, and what it is worth. */
export function achievementText(w: Words, def: DefId): string {
  const achievement = DEFS[def]?.achievement;
  return achievement === undefined ? '' : `${w.test(achievement.test)} (${w.vp(vp[def]!)})`;
}
/** What it counts at the end: an invader nothing by itself, an objective its points. */
export function trophyLine(w: Words, def: DefId): string {
  const objective = DEFS[def]?.objective;
  return objective === undefined ? shortCard(w, def) : `${nameOf(w, def)} (${w.vp(objective.vp)})`;
}
export function objectiveLine(w: Words, def: DefId): string {
  const objective = DEFS[def]?.objective;
  if (objective === undefined) return nameOf(w, def);
  const { demands, threshold } = objective;
  return `${nameOf(w, def)} (${w.table.needs(w.points(threshold, demands), w.vp(objective.vp))})`;
}
