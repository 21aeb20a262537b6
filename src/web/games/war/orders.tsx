import { signal } from '@preact/signals';
import { type Window, WINDOWS } from '../../../games/war/cards/vocabulary.ts';
import { labelsIn } from '../../../games/war/text/card.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import { slavic } from '../../../kernel/text.ts';
import type { Orders } from '../../../match/messages.ts';
import type { View } from './unit.tsx';

/** When somebody wants to be asked: always, where there is an answer, where there is one in the own turn, never. */
const WISHES = ['always', 'smart', 'mine', 'never'] as const;
type Wish = (typeof WISHES)[number];
type Wishes = Readonly<Record<string, Wish>>;

/** A turn has sixteen windows; they are of six kinds. */
const KINDS = {
  turn: ['TURN_START', 'TURN_END'],
  building: ['BUILD_START', 'BUILD', 'BUILD_END'],
  wave: ['ATTACK_START', 'WAVE_START', 'WAVE_END', 'ATTACK_END'],
  clash: ['ON_ATTACK', 'BEFORE_BLOCK', 'ON_BLOCK', 'BEFORE_CALC'],
  losses: ['ON_DESTROY', 'ON_BREAKTHROUGH'],
  air: ['ON_ATTACK_AIR'],
} as const satisfies Readonly<Record<string, readonly Window[]>>;
type WindowKind = keyof typeof KINDS;

interface Words {
  readonly title: string;
  readonly kinds: Readonly<Record<WindowKind, string>>;
  readonly wishes: Readonly<Record<Wish, string>>;
  readonly passes: (n: number) => string;
}
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    title: 'Коли мене питати',
    kinds: {
      turn: 'Початок і кінець ходу',
      building: 'Будівництво',
      wave: 'Початок і кінець атаки',
      clash: 'Атака й блок',
      losses: 'Знищення і прорив',
      air: 'Авіація по тилу',
    },
    wishes: { always: 'завжди', smart: 'якщо є чим', mine: 'лише в мій хід', never: 'ніколи' },
    passes: (n) => `${slavic(n, { one: 'пас', few: 'паси', many: 'пасів' })} зроблено за вас`,
  },
  ru: {
    title: 'Когда меня спрашивать',
    kinds: {
      turn: 'Начало и конец хода',
      building: 'Строительство',
      wave: 'Начало и конец атаки',
      clash: 'Атака и блок',
      losses: 'Уничтожение и прорыв',
      air: 'Авиация по тылу',
    },
    wishes: { always: 'всегда', smart: 'если есть чем', mine: 'только в мой ход', never: 'никогда' },
    passes: (n) => `${slavic(n, { one: 'пас', few: 'паса', many: 'пасов' })} сделано за вас`,
  },
  en: {
    title: 'When to ask me',
    kinds: {
      turn: 'Start and end of a turn',
      building: 'Building',
      wave: 'Start and end of an attack',
      clash: 'Attack and block',
      losses: 'Destruction, breakthrough',
      air: 'Aircraft over the rear',
    },
    wishes: { always: 'always', smart: 'if I can respond', mine: 'only on my turn', never: 'never' },
    passes: (n) => (n === 1 ? '1 pass made for you' : `${n} passes made for you`),
  },
};

const KEPT = 'redut.orders.war';
/**
 * Windows in which nothing can be done are passed unless the player wants to be asked. Nobody's turn is over before they
 * have seen it: where nothing can be built, the page decides whether that is worth a stop.
 */
const USUAL: Wishes = { '*': 'smart', only: 'smart', build: 'always' };

function kept(): Wishes {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    if (typeof read !== 'object' || read === null) return USUAL;
    const known = Object.entries(read).filter(([, wish]) => WISHES.includes(wish as Wish));
    return { ...USUAL, ...Object.fromEntries(known) };
  } catch {
    // A device that keeps nothing, or kept rubbish.
    return USUAL;
  }
}
const wishes = signal<Wishes>(kept());

export const wishFor = (window: string): Wish => wishes.value[window] ?? wishes.value['*'] ?? 'always';
/** What the match is told: whose turn it is, the page goes by itself. */
export const ordersKept = (): Orders =>
  Object.fromEntries(Object.entries(wishes.value).map(([name, wish]) => [name, wish === 'mine' ? 'smart' : wish]));
function give(view: View, seat: Seat, kind: WindowKind, wish: Wish): void {
  wishes.value = { ...wishes.value, ...Object.fromEntries(KINDS[kind].map((window) => [window, wish])) };
  try {
    localStorage.setItem(KEPT, JSON.stringify(wishes.value));
  } catch {
    // As above: the wish then lasts as long as the page.
  }
  void view.model.order(seat, ordersKept());
}

/** How many windows were passed without a question, in words; nothing where there was none. */
export function passesMade({ model, language }: View): string {
  const n = model.answered.length;
  return n === 0 ? '' : SAID[language].passes(n);
}
/** What is passed for the player, by kinds of windows, and what was. */
export function StandingOrders({ view }: { view: View }) {
  const { viewer, language, about } = view;
  if (viewer === 'spectator' || about?.phase !== 'on') return null;
  const w = SAID[language];
  const passes = passesMade(view);
  return (
    <details class="war-orders">
      <summary>
        {w.title}
        {passes !== '' && <small>{passes}</small>}
      </summary>
      {(Object.keys(KINDS) as WindowKind[]).map((kind) => (
        <label key={kind} class="order-kind">
          <span>{w.kinds[kind]}</span>
          <select
            value={wishFor(KINDS[kind][0])}
            onChange={({ currentTarget }) => give(view, viewer, kind, currentTarget.value as Wish)}
          >
            {WISHES.map((wish) => (
              <option key={wish} value={wish}>
                {w.wishes[wish]}
              </option>
            ))}
          </select>
        </label>
      ))}
      {passes !== '' && <Passed view={view} />}
    </details>
  );
}
/** The windows that were passed, each with how often. */
function Passed({ view }: { view: View }) {
  const { windows } = labelsIn(view.language);
  const often = Map.groupBy(view.model.answered, ({ window }) => window);
  const rows = WINDOWS.flatMap((window) => (often.has(window) ? [[window, often.get(window)!.length] as const] : []));
  return (
    <ul class="passed-windows" aria-label={passesMade(view)}>
      {rows.map(([window, n]) => (
        <li key={window}>
          {windows[window]} {n > 1 && <b>×{n}</b>}
        </li>
      ))}
    </ul>
  );
}
