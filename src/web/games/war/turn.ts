/** What a turn of WAR is spared: questions that have one sensible answer, and one click for each of many alike. */
import { type Window, WINDOWS } from '../../../games/war/cards/vocabulary.ts';
import { inRow, rowLength } from '../../../games/war/rules/09-modifiers.ts';
import { offerMovement } from '../../../games/war/rules/15-movement.ts';
import { offerAir, offerDirected, offerUndirected } from '../../../games/war/rules/16-attack.ts';
import { DEFEND, reading, zone } from '../../../games/war/state.ts';
import { fact } from '../../../games/war/verbs.ts';
import { FACT } from '../../../kernel/facts.ts';
import type { Action, CardId } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Language } from '../../../kernel/text.ts';
import { cardOf, DONE, PASS } from '../../../kernel/verbs.ts';
import type { Detour, Main } from '../../table/layout.ts';
import { optionWords } from '../../table/view.ts';
import { wishFor } from './orders.tsx';
import { hasWaysToPay } from './prices.ts';
import type { View } from './unit.tsx';
import { VERBS } from './words.ts';
import { atDeck, weighAttack } from './weighing.ts';

interface Words {
  readonly allAttack: (n: number) => string;
  /** Some have been sent already. */
  readonly restAttacks: (n: number) => string;
  readonly yesAttack: (n: number) => string;
  /** Aircraft are sent after that. */
  readonly yesAir: (n: number) => string;
  /** So many units, and so many cards that the deck loses at most. */
  readonly allToDeck: (n: number, cards: number) => string;
  /** The same with those that go for it already. */
  readonly restToDeck: (cards: number) => string;
  readonly changeLine: string;
  readonly otherPay: string;
  readonly nothingLeft: string;
  /** All that can be done while one builds is free. */
  readonly nothingToPay: string;
  /** A resource card has been laid. */
  readonly oneMore: string;
  /** Who blocks, in fewer words than the rules ask it in. */
  readonly whoBlocks: string;
  /** At this moment these can be done. */
  readonly windowOffers: (now: string, kinds: readonly string[]) => string;
}
const listed = (kinds: readonly string[]): string =>
  kinds.map((kind) => kind.charAt(0).toLowerCase() + kind.slice(1)).join(', ');
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    allAttack: (n) => `Атакувати всіма · ${n}`,
    restAttacks: (n) => `Додати решту · ${n}`,
    yesAttack: (n) => `Почати хвилю · ${n}`,
    yesAir: (n) => `Далі: авіація · ${n}`,
    restToDeck: (cards) => `Разом на колоду: до −${cards}`,
    allToDeck: (n, cards) => (n === 1 ? `На колоду: до −${cards}` : `Усіма на колоду: до −${cards}`),
    changeLine: 'Змінити лінію',
    otherPay: 'Інша плата',
    nothingLeft: 'Будувати більше нема за що, атакувати нема ким.',
    nothingToPay: 'Будувати нема за що: використайте властивість або завершіть будівництво.',
    oneMore: 'Можна викласти ще одну карту ресурсів.',
    whoBlocks: 'Оберіть, хто блокує чи підтримує. Кого не зупинено, той прорветься.',
    windowOffers: (now, kinds) => `${now}. Можна ${listed(kinds)} або пропустити.`,
  },
  ru: {
    allAttack: (n) => `Атаковать всеми · ${n}`,
    restAttacks: (n) => `Добавить остальных · ${n}`,
    yesAttack: (n) => `Начать волну · ${n}`,
    yesAir: (n) => `Далее: авиация · ${n}`,
    restToDeck: (cards) => `Вместе на колоду: до −${cards}`,
    allToDeck: (n, cards) => (n === 1 ? `На колоду: до −${cards}` : `Всеми на колоду: до −${cards}`),
    changeLine: 'Сменить линию',
    otherPay: 'Другая плата',
    nothingLeft: 'Строить больше не на что, атаковать некем.',
    nothingToPay: 'Строить не на что: используйте свойство или завершите строительство.',
    oneMore: 'Можно выложить ещё одну карту ресурсов.',
    whoBlocks: 'Выберите, кто блокирует или поддерживает. Кто не остановлен, прорвётся.',
    windowOffers: (now, kinds) => `${now}. Можно ${listed(kinds)} или пропустить.`,
  },
  en: {
    allAttack: (n) => `Attack with all · ${n}`,
    restAttacks: (n) => `Add the rest · ${n}`,
    yesAttack: (n) => `Start the wave · ${n}`,
    yesAir: (n) => `Next: aircraft · ${n}`,
    restToDeck: (cards) => `Together at the deck: up to −${cards}`,
    allToDeck: (n, cards) => (n === 1 ? `At the deck: up to −${cards}` : `All at the deck: up to −${cards}`),
    changeLine: 'Change line',
    otherPay: 'Pay otherwise',
    nothingLeft: 'There is nothing more that you can pay for, and nobody to attack with.',
    nothingToPay: 'There is nothing you can pay for: use an ability or end building.',
    oneMore: 'You may lay one more resource card.',
    whoBlocks: 'Choose who blocks or supports. Whoever is not stopped breaks through.',
    windowOffers: (now, kinds) => `${now}. You may ${listed(kinds)} or pass.`,
  },
};

const out = new Options();
const EVERY_WAY = [offerDirected, offerUndirected, offerAir] as const;
/** The units of the viewer that could attack in a wave now. */
export function attackers(view: View): readonly CardId[] {
  const g = reading(view.s);
  const units = new Set<CardId>();
  for (const offer of EVERY_WAY) {
    out.clear();
    offer(g, out);
    for (const action of out.toArray()) units.add(cardOf(action));
  }
  return [...units];
}

/** Could an aircraft of the viewer go for a unit of the first line now? */
export function airAttacks({ s }: View): boolean {
  out.clear();
  offerAir(reading(s), out);
  return out.size > 0;
}

/** The end of building at which the viewer wants to stop and change lines. */
let rearranged: { readonly of: View['model']; readonly turn: number } | undefined;
const rearranges = ({ model, s }: View): boolean =>
  rearranged !== undefined && rearranged.of === model && rearranged.turn === s.turn.value;
/** Could one of the viewer's units change its line when building ends? */
function canMove({ s, seat }: View): boolean {
  out.clear();
  offerMovement(reading(s), seat, out);
  return out.size > 0;
}
/** From building to the end of it, where units may change their lines: most turns have no use for that. */
export function detour(view: View): Detour | undefined {
  if (view.decision?.prompt !== 'build' || wishFor('BUILD_END') === 'always' || !canMove(view)) return undefined;
  return {
    says: SAID[view.language].changeLine,
    choose: () => (rearranged = { of: view.model, turn: view.s.turn.value }),
  };
}
/**
 * A window that is worth no stop: a hand can be looked at in every step that asks anyhow, and lines are changed by whoever
 * has said so. Whoever wants to be asked gives the order to.
 */
function passesBy(view: View): boolean {
  const { decision } = view;
  const name = windowIn(decision);
  if (decision === undefined || name === undefined) return false;
  const wish = wishFor(name);
  if (wish === 'never' || (wish === 'mine' && view.s.active.value !== view.viewer)) return true;
  const idle = new Set([
    'look',
    ...(name === 'BUILD_END' && !rearranges(view) ? ['move'] : []),
    // Whoever ends the turn wants no scouting for an attack that does not come.
    ...(endsTurn(view) ? ['scout'] : []),
  ]);
  const acts = decision.options.filter(({ action }) => action !== PASS);
  return acts.length > 0 && acts.every(({ verb }) => idle.has(verb)) && wish !== 'always';
}
/** The window that is asked about; a player who may answer what is built is asked in a step of its own. */
function windowIn(decision: View['decision']): Window | undefined {
  if (decision?.prompt === 'buildAnswer') return 'BUILD';
  return decision?.grouping === 'window' ? WINDOWS[decision.values['window'] ?? -1] : undefined;
}

/** The phases that a turn stops in, by the question of each. */
const STOPS = ['resources', 'build', 'wave'] as const;
export type Stop = (typeof STOPS)[number] | 'end';
/** What leaves the phase that is asked about: a step with cards that may be laid is done, another is passed. */
export const leaving = ({ decision }: View): Action | undefined =>
  decision !== undefined && STOPS.some((prompt) => prompt === decision.prompt)
    ? decision.options.find(({ action }) => action === PASS || action === DONE)?.action
    : undefined;
/** Where the viewer wants to go on to in this turn, from the question that has this serial. */
let bound:
  | { readonly of: View['model']; readonly serial: number; readonly turn: number; readonly to: number }
  | undefined;
/** Leaves all questions of this turn before that phase. */
export function headFor({ model, decision, s }: View, to: Stop): void {
  const at = to === 'end' ? STOPS.length : STOPS.indexOf(to);
  bound = { of: model, serial: decision!.serial, turn: s.turn.value, to: at };
}
export const stayHere = (): void => void (bound = undefined);
export const isHeading = ({ model, decision }: View): boolean =>
  bound !== undefined && bound.of === model && bound.serial === decision?.serial;
/** The viewer has said that this turn is over. */
export const endsTurn = ({ model, s }: View): boolean =>
  bound !== undefined && bound.of === model && bound.turn === s.turn.value && bound.to === STOPS.length;
/** On the way to a later phase. */
function passesThrough(view: View): Action | undefined {
  const { model, decision, s } = view;
  const at = STOPS.findIndex((prompt) => prompt === decision?.prompt);
  if (bound === undefined || bound.of !== model || at < 0 || decision!.serial <= bound.serial) return undefined;
  const { to, turn } = bound;
  if (at >= to || turn !== s.turn.value) bound = undefined;
  if (turn !== s.turn.value) return undefined;
  if (at < to) return leaving(view);
  // Whoever goes on to the attack attacks: what follows can still be left.
  return decision!.options.find(({ verb }) => verb === 'wave')?.action;
}

/** The question from which on the viewer wants to pay otherwise than proposed. */
let chooses: { readonly of: View['model']; readonly serial: number } | undefined;
function paysOtherwise({ model, decision }: View): boolean {
  if (chooses === undefined || chooses.of !== model) return false;
  if (decision?.prompt === 'pay') return true;
  if (decision !== undefined && decision.serial > chooses.serial) chooses = undefined;
  return false;
}
/** Where there is more than one way to pay, another one can be chosen. */
export function otherwise(view: View, option: Option): Detour | undefined {
  if (!hasWaysToPay(view, option)) return undefined;
  return {
    says: SAID[view.language].otherPay,
    choose: () => (chooses = { of: view.model, serial: view.decision!.serial }),
  };
}

/** Verbs that cost resources while one builds. */
export const PAID: ReadonlySet<string> = new Set(['build', 'play', 'equip', 'use']);
/** How many resource cards the active player has laid in this turn. */
export function laid({ s, model }: View): number {
  const active = s.active.value;
  let cards = 0;
  for (const { facts } of model.entries.toReversed()) {
    for (const { kind, b, c } of facts.toReversed()) {
      if (kind === fact.turn) return cards;
      if (kind === FACT.moved && c === zone.resources(active) && b === zone.hand(active)) cards++;
    }
  }
  return cards;
}

/** Nothing can be built or played, and nobody could attack after that. */
export const isIdle = (view: View): boolean =>
  view.decision?.prompt === 'build' && view.decision.options.length === 1 && attackers(view).length === 0;
/** How many of the viewer's units have been sent to block or support. */
export function blockers({ s, seat }: View): number {
  const g = reading(s);
  return Array.from({ length: rowLength(g, seat) }, (_, slot) => inRow(g, seat, slot)).filter(
    (unit) => s.defending.get(unit) === DEFEND.block,
  ).length;
}
export const ready = (view: View): boolean =>
  view.decision?.prompt === 'redeal' || (view.decision?.prompt === 'block' && blockers(view) > 0) || isIdle(view);
/** More kinds of answers than this are looked up in the list. */
const FEW_KINDS = 3;
/** A window for answers says what can be done in it, where that is little. */
function windowAsks(view: View): string | undefined {
  const { prompt, values, options } = view.decision!;
  if (view.selection.picks.value.length > 0) return undefined;
  const byVerb = Map.groupBy(
    options.filter(({ action }) => action !== PASS),
    ({ verb }) => verb,
  );
  if (byVerb.size === 0 || byVerb.size > FEW_KINDS) return undefined;
  const kinds = [...byVerb].map(([verb, [one]]) => VERBS[verb]?.words[view.language] ?? optionWords(view, one!));
  const [now = ''] = view.text.prompt(prompt, values).split('. ', 1);
  return SAID[view.language].windowOffers(now, kinds);
}
/** A phone has room for two lines of a question. */
export const asks = (view: View): string | undefined =>
  view.decision?.prompt === 'block' ? SAID[view.language].whoBlocks : undefined;
/** What is asked where there is nothing left to do or something is done already, and of a card that is chosen, what is done with it. */
export function asksNow(view: View): string | undefined {
  const w = SAID[view.language];
  if (view.decision?.prompt === 'window') return windowAsks(view);
  if (isIdle(view)) return w.nothingLeft;
  if (view.decision?.prompt === 'resources' && laid(view) > 0) return w.oneMore;
  if (view.decision?.prompt !== 'build') return undefined;
  const armed = view.selection.armed();
  if (armed !== undefined) return `${optionWords(view, armed.option)}?`;
  const { options } = view.decision;
  return options.length === 1 || options.some(({ verb }) => PAID.has(verb)) ? undefined : w.nothingToPay;
}

/**
 * A wave with nobody to attack, building without a choice before an attack, a window that is worth no stop, and a price:
 * what it takes was told before.
 */
export function obvious(view: View): Action | undefined {
  const { decision } = view;
  const onward = passesThrough(view);
  if (onward !== undefined) return onward;
  if (passesBy(view)) return PASS;
  if (decision?.prompt === 'wave') return attackers(view).length === 0 ? DONE : undefined;
  if (decision?.prompt === 'build') return decision.options.length === 1 && !isIdle(view) ? PASS : undefined;
  if (paysOtherwise(view) || decision?.prompt !== 'pay') return undefined;
  const spends = decision.options.filter(({ verb }) => verb === 'spend');
  const proposal = decision.options.find(({ verb }) => verb === 'pay');
  if (proposal !== undefined) return proposal.action;
  return spends.length === 1 && decision.options.length === 1 ? spends[0]!.action : undefined;
}

/** All options of one verb, each for another unit. */
function all(view: View, verb: string): readonly Action[] {
  const units = new Set<number>();
  return view.decision!.options.flatMap(({ verb: said, args, action }) => {
    if (said !== verb || units.has(args[0]!.value)) return [];
    units.add(args[0]!.value);
    return [action];
  });
}
/** What the main button does before anything is chosen: pay as proposed, begin a wave, send everybody. */
export function main(view: View): Main | undefined {
  const { decision, language } = view;
  const w = SAID[language];
  const one = (verb: string): Main | undefined => {
    const option = decision?.options.find((other) => other.verb === verb);
    return option && { says: optionWords(view, option), actions: [option.action] };
  };
  switch (decision?.prompt) {
    case 'pay':
      return one('pay') ?? leastSpent(view);
    case 'line':
    case 'flag':
      return one(decision.prompt);
    case 'wave':
      return attackers(view).length === 0 ? undefined : one('wave');
    case 'undirected': {
      const free = all(view, 'attack').filter((action) => isFree(view, cardOf(action)));
      if (free.length < 2) return undefined;
      const sent = view.s.declared.value;
      return {
        says: sent === 0 ? w.allAttack(free.length) : w.restAttacks(free.length),
        actions: free,
        weighs: {
          forecast: () => weighAttack(view, free),
          yes: (airAttacks(view) ? w.yesAir : w.yesAttack)(sent + free.length),
        },
      };
    }
    case 'onward': {
      const onward = all(view, 'advanceDeck');
      if (onward.length === 0) return undefined;
      const { units, cards } = atDeck(view, onward);
      const says = units > onward.length ? w.restToDeck(cards) : w.allToDeck(onward.length, cards);
      return { says, actions: onward };
    }
    default:
      return undefined;
  }
}
/** Of the ways to spend what lies in the pool, the one that spends least. */
function leastSpent(view: View): Main | undefined {
  const sum = ({ args }: Option): number => (args[0]!.value >> 5) + (args[0]!.value & 31) + args[1]!.value;
  const [least] = (view.decision?.options ?? [])
    .filter(({ verb }) => verb === 'spend')
    .toSorted((a, b) => sum(a) - sum(b));
  return least && { says: optionWords(view, least), actions: [least.action] };
}
/** An attack that costs something is paid for before the next is declared. */
function isFree({ s }: View, unit: CardId): boolean {
  const { attackD, attackF, attackU } = s.cards;
  const def = s.table.printed(unit);
  return [attackD, attackF, attackU].every((price) => price[def] === 0);
}
