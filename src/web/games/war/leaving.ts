import { WINDOWS } from '../../../games/war/cards/vocabulary.ts';
import { isAircraft } from '../../../games/war/rules/06-kinds.ts';
import { bombingOf } from '../../../games/war/rules/08-parameters.ts';
import { inRow, rowLength } from '../../../games/war/rules/09-modifiers.ts';
import { reading } from '../../../games/war/state.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { Leaving } from '../../table/layout.ts';
import { rowOf } from './card/look.ts';
import { airAttacks, attackers, blockers, endsTurn, isIdle } from './turn.ts';
import type { View } from './unit.tsx';

interface Words {
  readonly builds: (cards: string) => string;
  readonly lays: (cards: string) => string;
  readonly attacks: (n: number) => string;
  readonly stops: (n: number) => string;
  /** Of a turn that is ended early: what could still be done in it. */
  readonly could: {
    readonly lay: (cards: string) => string;
    readonly build: (cards: string) => string;
    readonly attack: (n: number) => string;
  };
  readonly ends: (left: string) => string;
  readonly yesBuild: string;
  readonly yesLay: string;
  readonly yesAttack: string;
  /** The control that ends a step, by what comes next. */
  readonly toAttack: string;
  readonly toWave: (count: number) => string;
  readonly toUndirected: string;
  readonly toAir: string;
  readonly startWave: (n: number) => string;
  readonly noWave: string;
  readonly noBlock: string;
  readonly noOverrun: string;
  /** Behind the cards that are named. */
  readonly more: (n: number) => string;
  readonly blocked: (n: number) => string;
}
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    builds: (cards) => `Ще вистачає на: ${cards}. Завершити будівництво?`,
    lays: (cards) => `Ще можна викласти: ${cards}. Завершити фазу ресурсів?`,
    attacks: (n) => `Готові атакувати: ${n}. Завершити без атаки?`,
    stops: (n) => `Прорвалися: ${n}. Зупинити без удару?`,
    could: {
      lay: (cards) => `викласти (${cards})`,
      build: (cards) => `побудувати (${cards})`,
      attack: (n) => `атакувати (готові: ${n})`,
    },
    ends: (left) => `Ще можна ${left}. Завершити хід?`,
    yesBuild: 'Завершити будівництво',
    yesLay: 'Далі: будівництво',
    yesAttack: 'Завершити хід',
    toAttack: 'Далі: атака',
    toWave: (count) => `До атаки · готові: ${count}`,
    toUndirected: 'Далі: неспрямовані атаки',
    toAir: 'Далі: авіація',
    startWave: (n) => `Почати хвилю · ${n}`,
    noWave: 'Не атакувати',
    noBlock: 'Не блокувати',
    noOverrun: 'Без прориву',
    more: (n) => `ще ${n}`,
    blocked: (n) => `Готово · блокують: ${n}`,
  },
  ru: {
    builds: (cards) => `Ещё хватает на: ${cards}. Завершить строительство?`,
    lays: (cards) => `Ещё можно выложить: ${cards}. Завершить фазу ресурсов?`,
    attacks: (n) => `Готовы атаковать: ${n}. Завершить без атаки?`,
    stops: (n) => `Прорвались: ${n}. Остановить без удара?`,
    could: {
      lay: (cards) => `выложить (${cards})`,
      build: (cards) => `построить (${cards})`,
      attack: (n) => `атаковать (готовы: ${n})`,
    },
    ends: (left) => `Ещё можно ${left}. Завершить ход?`,
    yesBuild: 'Завершить строительство',
    yesLay: 'Далее: строительство',
    yesAttack: 'Завершить ход',
    toAttack: 'Далее: атака',
    toWave: (count) => `К атаке · готовы: ${count}`,
    toUndirected: 'Далее: ненаправленные атаки',
    toAir: 'Далее: авиация',
    startWave: (n) => `Начать волну · ${n}`,
    noWave: 'Не атаковать',
    noBlock: 'Не блокировать',
    noOverrun: 'Без прорыва',
    more: (n) => `ещё ${n}`,
    blocked: (n) => `Готово · блокируют: ${n}`,
  },
  en: {
    builds: (cards) => `You can still pay for: ${cards}. End building?`,
    lays: (cards) => `You can still lay: ${cards}. End the resource phase?`,
    attacks: (n) => `Ready to attack: ${n}. End without attacking?`,
    stops: (n) => `Broke through: ${n}. Stop without a strike?`,
    could: {
      lay: (cards) => `lay ${cards}`,
      build: (cards) => `build ${cards}`,
      attack: (n) => `attack (${n} ready)`,
    },
    ends: (left) => `You could still ${left}. End the turn?`,
    yesBuild: 'End building',
    yesLay: 'Go on to building',
    yesAttack: 'End the turn',
    toAttack: 'Next: attack',
    toWave: (count) => `To the attack · ${count} ready`,
    toUndirected: 'Next: undirected attacks',
    toAir: 'Next: aircraft',
    startWave: (n) => `Start the wave · ${n}`,
    noWave: 'Do not attack',
    noBlock: 'Do not block',
    noOverrun: 'Do not overrun',
    more: (n) => `${n} more`,
    blocked: (n) => `Done · blocking: ${n}`,
  },
};
const MOST_NAMED = 2;

/** What could still be built or laid is named; a unit that could attack is worth a question, a spare ability is not. */
export function leaves(view: View): Leaving | undefined {
  return endsTurn(view) ? leavesTurn(view) : leavesStep(view);
}
/** The whole turn is left: what could be laid, built, and sent to attack. */
function leavesTurn(view: View): Leaving | undefined {
  const w = SAID[view.language];
  const count =
    view.decision?.values['waves'] === undefined || view.decision.values['waves'] === 0 ? attackers(view).length : 0;
  const left = [
    ...(['lay', 'build'] as const).flatMap((verb) => {
      const cards = namedIn(view, verb);
      return cards === '' ? [] : [w.could[verb](cards)];
    }),
    ...(count === 0 ? [] : [w.could.attack(count)]),
  ];
  return left.length === 0 ? undefined : { asks: w.ends(left.join(', ')), yes: w.yesAttack };
}
function namedIn({ decision, language }: View, verb: string): string {
  const names = (decision?.options ?? []).flatMap((option) =>
    option.verb === verb ? [rowOf(option.args[0]!.value as DefId).name[language]] : [],
  );
  const rest = names.length - MOST_NAMED;
  return [...names.slice(0, MOST_NAMED), ...(rest > 0 ? [SAID[language].more(rest)] : [])].join(', ');
}
function leavesStep(view: View): Leaving | undefined {
  const w = SAID[view.language];
  switch (view.decision?.prompt) {
    case 'build': {
      const cards = namedIn(view, 'build');
      return cards === '' ? undefined : { asks: w.builds(cards), yes: w.yesBuild };
    }
    case 'resources': {
      const cards = namedIn(view, 'lay');
      return cards === '' ? undefined : { asks: w.lays(cards), yes: w.yesLay };
    }
    case 'wave': {
      const count = attackers(view).length;
      return count === 0 || view.decision.values['waves'] !== 0
        ? undefined
        : { asks: w.attacks(count), yes: w.yesAttack };
    }
    case 'onward': {
      const units = new Set(
        view.decision.options.flatMap(({ verb, args }) => (ONWARD.has(verb) ? [args[0]!.value] : [])),
      );
      return units.size === 0 ? undefined : { asks: w.stops(units.size), yes: view.text.leave!('onward')! };
    }
    default:
      return undefined;
  }
}
/** What a unit that broke through can do. */
const ONWARD = new Set(['advance', 'advanceDeck']);

/** The control that ends a step says what it leads to. */
export function endWords(view: View): string | undefined {
  const w = SAID[view.language];
  switch (view.decision?.prompt) {
    case 'resources':
      return w.yesLay;
    case 'build':
      return isIdle(view) ? w.yesAttack : w.yesBuild;
    case 'wave':
      return w.yesAttack;
    case 'directed':
      return w.toUndirected;
    case 'undirected':
      return airAttacks(view) ? w.toAir : toWave(view);
    case 'air':
      return toWave(view);
    case 'overrun':
      return w.noOverrun;
    case 'block':
      return blockers(view) > 0 ? w.blocked(blockers(view)) : w.noBlock;
    case 'window': {
      const window = WINDOWS[view.decision.values['window'] ?? -1];
      const own = view.s.active.value === view.seat;
      return window === 'BUILD_END' || (own && window === 'ATTACK_START') ? w.toAttack : undefined;
    }
    case undefined:
      return undefined;
    default:
      return view.text.leave?.(view.decision!.prompt);
  }
}
/** A wave in which nobody attacks is none, unless aircraft may still go for the rear. */
function toWave(view: View): string {
  const w = SAID[view.language];
  const sent = view.s.declared.value;
  return sent > 0 ? w.startWave(sent) : bombs(view) ? w.toAir : w.noWave;
}
/** An aircraft of the viewer stands ready that could be sent at the rear. */
function bombs({ s, seat }: View): boolean {
  const g = reading(s);
  return Array.from({ length: rowLength(g, seat) }, (_, slot) => inRow(g, seat, slot)).some(
    (card) => isAircraft(g, card) && bombingOf(g, card) > 0 && s.tapped.get(card) === 0,
  );
}
/** On the button that leads from the question of a wave to who attacks in it. */
export const waveWords = (view: View): string => SAID[view.language].toWave(attackers(view).length);
