import { MISSION_IDS } from '../../../games/liberation/cards/columns.ts';
import { MISSIONS } from '../../../games/liberation/cards/missions.ts';
import type { Effect } from '../../../games/liberation/cards/schema.ts';
import { LAST_CIRCLE } from '../../../games/liberation/rules/09-circles.ts';
import { DYNASTY, type Liberation, plays, zone } from '../../../games/liberation/state.ts';
import { fact } from '../../../games/liberation/verbs.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import { orOf } from '../../shell/either.ts';
import { begun } from '../../shell/letters.ts';
import type { TableView } from '../../table/view.ts';
import { letterIn, ROMAN } from './look.ts';

type View = TableView<Liberation>;
/** What can be done at a step, each named once however many ways there are to do it. */
type Way = 'draw' | 'restore' | 'capture' | 'attack' | 'mission' | 'moveBase' | 'sabotage';
const WAYS: Readonly<Record<string, Way>> = {
  draw: 'draw',
  restore: 'restore',
  capture: 'capture',
  seize: 'capture',
  attack: 'attack',
  strike: 'attack',
  perform: 'mission',
  operate: 'mission',
  moveBase: 'moveBase',
  sabotage: 'sabotage',
};

interface Words {
  readonly ways: Readonly<Record<Way, string>>;
  readonly or: string;
  readonly step: (n: number, ways: string) => string;
  /** That a step ends without anything. */
  readonly skip: string;
  readonly end: string;
  /** The deck is empty, and a card would be drawn all the same. */
  readonly nextCircle: (circle: string) => string;
  readonly loses: string;
  readonly wins: string;
  readonly nothing: string;
  /** A card of the hand is to be captured: what is exerted for it? */
  readonly exertFor: (letter: string) => string;
  /** A captured location is to attack. */
  readonly whereTo: string;
  readonly orMission: string;
  readonly strike: (n: number, of: number) => string;
}
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    ways: {
      draw: 'візьміть карту',
      restore: 'відновіть локацію',
      capture: 'захопіть локацію',
      attack: 'нападіть',
      mission: 'виконайте місію',
      moveBase: 'змініть базу',
      sabotage: 'саботуйте',
    },
    or: 'або',
    step: (n, ways) => `Крок ходу ${n} із 3: ${ways}.`,
    skip: 'пропустіть крок',
    end: 'завершіть хід',
    nextCircle: (circle) => `Колода порожня: нова карта почне коло ${circle}.`,
    loses: 'Колода порожня: якщо взяти карту, Опір переможе.',
    wins: 'Колода порожня: візьміть карту, і ви перемогли.',
    nothing: 'Колода і скид порожні: брати нічого.',
    exertFor: (letter) => `Захопити ${letter}: оберіть, яку локацію задіяти.`,
    whereTo: 'Оберіть, на яку локацію напасти.',
    orMission: 'Або виконайте місію.',
    strike: (n, of) => `Напад ${n} із ${of}: оберіть локацію або зупиніться.`,
  },
  ru: {
    ways: {
      draw: 'возьмите карту',
      restore: 'восстановите локацию',
      capture: 'захватите локацию',
      attack: 'нападите',
      mission: 'выполните миссию',
      moveBase: 'поменяйте базу',
      sabotage: 'саботируйте',
    },
    or: 'или',
    step: (n, ways) => `Шаг хода ${n} из 3: ${ways}.`,
    skip: 'пропустите шаг',
    end: 'завершите ход',
    nextCircle: (circle) => `Колода пуста: новая карта начнёт круг ${circle}.`,
    loses: 'Колода пуста: если взять карту, Сопротивление победит.',
    wins: 'Колода пуста: возьмите карту, и вы победили.',
    nothing: 'Колода и сброс пусты: брать нечего.',
    exertFor: (letter) => `Захватить ${letter}: выберите, какую локацию задействовать.`,
    whereTo: 'Выберите, на какую локацию напасть.',
    orMission: 'Или выполните миссию.',
    strike: (n, of) => `Нападение ${n} из ${of}: выберите локацию или остановитесь.`,
  },
  en: {
    ways: {
      draw: 'draw a card',
      restore: 'restore a location',
      capture: 'capture a location',
      attack: 'attack',
      mission: 'perform a mission',
      moveBase: 'move the base',
      sabotage: 'sabotage',
    },
    or: 'or',
    step: (n, ways) => `Turn step ${n} of 3: ${ways}.`,
    skip: 'skip the step',
    end: 'end the turn',
    nextCircle: (circle) => `The deck is empty: the next card begins circle ${circle}.`,
    loses: 'The deck is empty: if you draw, the Resistance wins.',
    wins: 'The deck is empty: draw a card, and you have won.',
    nothing: 'The deck and the discard pile are empty: there is nothing to draw.',
    exertFor: (letter) => `Capture ${letter}: choose the location to exert.`,
    whereTo: 'Choose the location to attack.',
    orMission: 'Or perform the mission.',
    strike: (n, of) => `Attack ${n} of ${of}: choose a location, or stop.`,
  },
};

/** What a card from an empty deck comes to; '' while the deck has cards. */
export type EmptyDeck = '' | 'nextCircle' | 'loses' | 'wins' | 'nothing';
export function emptyDeck({ s, seat }: View): EmptyDeck {
  if (s.table.size(zone.deck) > 0) return '';
  if (s.table.size(zone.discard) === 0) return 'nothing';
  if (s.circle.value < LAST_CIRCLE) return 'nextCircle';
  return plays(s, seat, DYNASTY) ? 'loses' : 'wins';
}
/** A card that brings the Resistance nearer to its end is not what the Dynasty wants. */
export const drawsAgainstSelf = (view: View): boolean =>
  emptyDeck(view) === 'loses' || (emptyDeck(view) === 'nextCircle' && plays(view.s, view.seat, DYNASTY));

/** A location has been chosen: what the next press is for. */
function restOf(view: View, w: Words): string | undefined {
  if (view.selection.armed() !== undefined) return undefined;
  const left = view.selection.remaining().map(({ option }) => option);
  const doing = new Set(left.map(({ verb }) => WAYS[verb]));
  const mission = doing.delete('mission');
  const [one] = doing;
  if (doing.size !== 1 || (one !== 'capture' && one !== 'attack')) return undefined;
  const of = left.filter(({ verb }) => WAYS[verb] === one);
  const targets = new Set(of.map(({ args }) => args.at(-1)!.value as DefId));
  const [target] = targets;
  if (one === 'capture' && targets.size > 1) return undefined;
  const asked = one === 'capture' ? w.exertFor(letterIn(target!, view.language)) : w.whereTo;
  return mission ? `${asked} ${w.orMission}` : asked;
}
/** Which of the attacks of a mission it is. */
function nextStrike(view: View, w: Words): string | undefined {
  const facts = view.model.entries.flatMap((entry) => entry.facts);
  const begins = facts.findLastIndex(({ kind }) => kind === fact.performed);
  const mission = MISSION_IDS[facts[begins]?.b ?? -1];
  if (mission === undefined) return undefined;
  const effects: readonly Effect[] = MISSIONS[mission].effects;
  const all = effects.reduce((sum, effect) => sum + (effect.do === 'attack' ? effect.upTo : 0), 0);
  const done = facts.slice(begins).filter(({ kind }) => kind === fact.attacked).length;
  return all > 1 ? w.strike(done + 1, all) : undefined;
}
/** The question of a step, by what can be done in it and nothing else. */
export function asksNow(view: View): string | undefined {
  const { decision, selection, language, s } = view;
  if (decision === undefined) return undefined;
  const w = SAID[language];
  if (selection.picks.value.length > 0) return restOf(view, w);
  if (decision.prompt === 'strike') return nextStrike(view, w);
  const isFirst = decision.prompt.endsWith('Step1');
  const isAction = decision.prompt.endsWith('Action');
  if (!isFirst && !isAction) return undefined;
  const deck = isFirst ? emptyDeck(view) : '';
  const ways = new Set(decision.options.flatMap(({ verb }) => WAYS[verb] ?? []));
  // What is said of the empty deck advises against it.
  const worse = deck !== '' && ways.has('draw') && drawsAgainstSelf(view);
  if (worse || deck === 'nothing') ways.delete('draw');
  // A circle may be ended all the same.
  const last = worse && deck === 'nextCircle' ? [w.ways.draw] : [];
  const either = orOf([...[...ways].map((way) => w.ways[way]), isFirst ? w.skip : w.end, ...last], w.or);
  if (deck === '') return w.step(isFirst ? 1 : 2, either);
  if (deck === 'wins') return w.wins;
  // What is known of the deck leaves no room for the number of the step; the bar has it.
  return `${deck === 'nextCircle' ? w.nextCircle(ROMAN[s.circle.value + 1]!) : w[deck]} ${begun(either)}.`;
}
