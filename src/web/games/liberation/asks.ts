import { LAST_CIRCLE } from '../../../games/liberation/rules/09-circles.ts';
import { DYNASTY, type Liberation, plays, zone } from '../../../games/liberation/state.ts';
import type { Language } from '../../../kernel/text.ts';
import { orOf } from '../../shell/either.ts';
import type { TableView } from '../../table/view.ts';
import { ROMAN } from './look.ts';

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

/** The question of a step, by what can be done in it and nothing else. */
export function asksNow(view: View): string | undefined {
  const { decision, selection, language, s } = view;
  // What is begun asks for the rest by itself.
  if (decision === undefined || selection.picks.value.length > 0) return undefined;
  const w = SAID[language];
  const isFirst = decision.prompt.endsWith('Step1');
  const isAction = decision.prompt.endsWith('Action');
  if (!isFirst && !isAction) return undefined;
  const deck = isFirst ? emptyDeck(view) : '';
  const ways = new Set(decision.options.flatMap(({ verb }) => WAYS[verb] ?? []));
  // What is said of the empty deck says it, or advises against it.
  if (deck === 'wins' || deck === 'nothing' || (deck !== '' && drawsAgainstSelf(view))) ways.delete('draw');
  const asked = w.step(isFirst ? 1 : 2, orOf([...[...ways].map((way) => w.ways[way]), isFirst ? w.skip : w.end], w.or));
  if (deck === '') return asked;
  const told = w[deck];
  return typeof told === 'string' ? `${told} ${asked}` : `${told(ROMAN[s.circle.value + 1]!)} ${asked}`;
}
