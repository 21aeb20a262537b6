/** Where a strength comes from: what is added to, and taken from, the number that is printed. */
import type { CardId, DefId } from '../../../kernel/ids.ts';
import { type CompiledEffect, OP, SCOPE, WHEN } from '../cards/effects.ts';
import type { Keyword } from '../cards/vocabulary.ts';
import { KEY, TACTICAL } from '../prints.ts';
import { isUnitUpgrade, ownerOf } from '../rules/03-zones.ts';
import { compiledEffect, effectReaches, isAircraft, isFort, isType, passiveReaches, TYPE } from '../rules/06-kinds.ts';
import { bombs } from '../rules/08-parameters.ts';
import { ENDED } from '../rules/09-effects.ts';
import {
  attacksNow,
  attacksWith,
  cooperation,
  fortBonus,
  inRow,
  lower,
  nextFighter,
  ownReduction,
  PART,
  partners,
  partOf,
  raise,
} from '../rules/09-modifiers.ts';
import { ATTACK, EFFECT, type G, MARK, marked, opponentOf, zone } from '../state.ts';

/** A print, a keyword, or the number of fortifications (WAR-23.4). */
type Source = DefId | Keyword | 'fortification';
export interface Reason {
  readonly from: Source;
  readonly value: number;
}
/** The strength that the unit deals with: of its guns, against aircraft, or of its bombs. */
export const dealtWith = (g: G, card: CardId): number =>
  isAircraft(g, card)
    ? bombs(g, card)
      ? PART.bombing
      : PART.attack
    : marked(g, card, MARK.aa)
      ? PART.aa
      : PART.attack;

/** All that changes the part now, in the clash of the card, or outside one; what is nought is left out. */
export function reasonsFor(g: G, card: CardId, part: number): readonly Reason[] {
  const inClash = g.s.clash.get(card) !== 0 && part <= PART.defence;
  const all = [...lasting(g, card, part), ...(inClash ? tacticalShares(g, card, part) : [])];
  const sums = new Map<Source, number>();
  for (const { from, value } of all) sums.set(from, (sums.get(from) ?? 0) + value);
  return [...sums].flatMap(([from, value]) => (value === 0 ? [] : [{ from, value }]));
}

/** Each step that may change the card, with the print that it comes from. */
function stepsOn(g: G, card: CardId, bit: number): readonly { readonly from: DefId; readonly step: CompiledEffect }[] {
  const { s, table } = g;
  const printed = (of: CardId) =>
    s.cards.modifiers[table.printed(of)]!.map((step) => ({ from: table.printed(of), step }));
  const effects = Array.from({ length: s.effectCount.value }, (_, i) => i).flatMap((i) => {
    const code = s.effects[i * EFFECT.size]!;
    return code !== 0 && effectReaches(g, i, card, false)
      ? [{ from: (code >> 8) as DefId, step: compiledEffect(g, code) }]
      : [];
  });
  const watched = Array.from(s.watched.subarray(0, s.watchedCount.value)) as CardId[];
  const passives = watched.flatMap((from) => {
    const def = table.printed(from);
    if ((s.prints.passive[def]! & bit) === 0) return [];
    const reaching = s.cards.passives[def]!.filter((passive) => passiveReaches(g, from, passive, card, false));
    return reaching.flatMap(({ steps }) => steps.map((step) => ({ from: def, step })));
  });
  const upgrades = below(g, card).filter((upgrade) => !isUnitUpgrade(g, upgrade));
  return [...printed(card), ...upgrades.flatMap(printed), ...effects, ...passives];
}
function below(g: G, card: CardId): readonly CardId[] {
  const under = zone.under(ownerOf(g, card));
  const cards = Array.from({ length: g.table.size(under) }, (_, i) => g.table.card(under, i));
  return cards.filter((upgrade) => g.s.host.get(upgrade) === card);
}

/** WAR-9.6: what changes the card whether it is in a clash or not. */
function lasting(g: G, card: CardId, part: number): readonly Reason[] {
  const steps = stepsOn(g, card, 1 << OP.modify).filter(
    ({ step }) => step.scope === SCOPE.universal && (step.when !== WHEN.attacking || marked(g, card, MARK.attacked)),
  );
  const shares = steps.map(({ from, step }): Reason => ({ from, value: partOf(step, part) }));
  if (part > PART.defence) return shares;
  const beneath = below(g, card).filter((unit) => isUnitUpgrade(g, unit));
  return [
    ...shares,
    ...beneath.map((unit): Reason => ({ from: g.table.printed(unit), value: 1 })),
    ...changesOf(g, card, part),
    ...(isFort(g, card) ? [{ from: 'fortification', value: fortBonus(g, ownerOf(g, card)) } as const] : []),
    ...company(g, card, part),
  ];
}
/** What a use has changed by bare numbers. */
function changesOf(g: G, card: CardId, part: number): readonly Reason[] {
  const { effects, effectCount } = g.s;
  return Array.from({ length: effectCount.value }, (_, i) => i * EFFECT.size).flatMap((at): readonly Reason[] => {
    if (effects[at] !== 0 || effects[at + EFFECT.target] !== card) return [];
    const source = effects[at + EFFECT.source]!;
    const from = source >= ENDED ? source - ENDED : g.table.printed(source as CardId);
    return [{ from: from as DefId, value: effects[at + EFFECT.attack + part]! }];
  });
}
/** WAR-26.46, WAR-26.56 */
function company(g: G, card: CardId, part: number): readonly Reason[] {
  const how = g.s.attacking.get(card);
  if (how === ATTACK.none || how === ATTACK.stopped || how === ATTACK.cover) return [];
  const shares: Reason[] = [];
  if (part === PART.defence && isType(g, card, TYPE.infantry) && attacksWith(g, card, KEY.supportTank))
    shares.push({ from: 'supportTank', value: 1 });
  const printed = g.s.cards.cooperation[g.table.printed(card)];
  if (printed !== undefined && printed.clash === 0 && partners(g, card, false))
    shares.push({ from: 'cooperation', value: part === PART.attack ? printed.attack : printed.defence });
  return shares;
}

/** WAR-9.3, WAR-R17: what works against the enemies of the clash; of increases, those against whom they come to least. */
function tacticalShares(g: G, card: CardId, part: number): readonly Reason[] {
  const enemies = enemiesOf(g, card);
  if (enemies.length === 0) return [];
  const steps = stepsOn(g, card, TACTICAL);
  const against = (enemy: CardId): readonly Reason[] =>
    steps.map(({ from, step }) => ({ from, value: raise(g, card, step, part, enemy) }));
  const sum = (shares: readonly Reason[]): number => shares.reduce((all, { value }) => all + value, 0);
  const barred = part === PART.attack && ownReduction(g, card, part) < 0;
  const raised = enemies.map(against).reduce((least, shares) => (sum(shares) < sum(least) ? shares : least));
  const lowered = steps.map(({ from, step }): Reason => ({ from, value: lower(g, card, step, part) }));
  const together = attacksNow(g, card) ? cooperation(g, card, part) : 0;
  return [...(barred ? [] : [...raised, { from: 'cooperation', value: together } as const]), ...lowered];
}
/** WAR-23.14: those beneath a fortification count as well. */
function enemiesOf(g: G, card: CardId): readonly CardId[] {
  const [enemy, clash] = [opponentOf(ownerOf(g, card)), g.s.clash.get(card)];
  const found: CardId[] = [];
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    const unit = inRow(g, enemy, slot);
    found.push(unit, ...below(g, unit).filter((one) => isUnitUpgrade(g, one)));
  }
  return found;
}
