import { comesToNothing } from '../../../games/liberation/rules/18-idle.ts';
import { missionOf } from '../../../games/liberation/cards/columns.ts';
import { baseOf, type Liberation, roleOf } from '../../../games/liberation/state.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Language } from '../../../kernel/text.ts';
import type { Leaving } from '../../table/layout.ts';
import type { TableView } from '../../table/view.ts';
import { drawsAgainstSelf, emptyDeck } from './asks.ts';
import { chanceIn } from './odds.ts';

type View = TableView<Liberation>;
type Useful = 'capture' | 'attack' | 'mission' | 'sabotage';

interface Words {
  readonly can: Readonly<Record<Useful, string>>;
  readonly asks: (what: string) => string;
  readonly yes: string;
  readonly noCard: string;
  readonly yesNoCard: string;
}
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    can: {
      capture: 'захопити локацію',
      attack: 'напасти',
      mission: 'виконати місію',
      sabotage: 'саботувати',
    },
    asks: (what) => `Ще можна: ${what}. Завершити хід без дії?`,
    yes: 'Завершити хід',
    noCard: 'Карту ще можна взяти. Іти далі без неї?',
    yesNoCard: 'Далі без карти',
  },
  ru: {
    can: {
      capture: 'захватить локацию',
      attack: 'напасть',
      mission: 'выполнить миссию',
      sabotage: 'саботировать',
    },
    asks: (what) => `Ещё можно: ${what}. Завершить ход без действия?`,
    yes: 'Завершить ход',
    noCard: 'Карту ещё можно взять. Идти дальше без неё?',
    yesNoCard: 'Дальше без карты',
  },
  en: {
    can: {
      capture: 'capture a location',
      attack: 'attack',
      mission: 'perform a mission',
      sabotage: 'sabotage',
    },
    asks: (what) => `You can still: ${what}. End the turn without an action?`,
    yes: 'End the turn',
    noCard: 'You can still draw a card. Go on without it?',
    yesNoCard: 'Go on without it',
  },
};

/** What an option is good for; an attack where the base cannot be, or a mission without effect, for nothing. */
function useful(view: View, { verb, args }: Option): Useful | undefined {
  const first = args[0]?.value ?? 0;
  if (verb === 'capture' || verb === 'sabotage') return verb;
  if (verb === 'attack') return chanceIn(view, baseOf(view.s), args[1]!.value as DefId) > 0 ? verb : undefined;
  if (verb !== 'perform' && verb !== 'operate') return undefined;
  const def = verb === 'perform' ? (first as DefId) : view.s.table.printed(first as CardId);
  const mission = missionOf(roleOf(view.s, view.seat), def);
  return comesToNothing(view.s, view.seat, mission, verb === 'perform') ? undefined : 'mission';
}
export function leaves(view: View): Leaving | undefined {
  if (view.decision === undefined) return undefined;
  const w = SAID[view.language];
  const { prompt, options } = view.decision;
  if (prompt.endsWith('Step1')) {
    const draws = options.some(({ verb }) => verb === 'draw') && emptyDeck(view) !== 'nothing';
    return draws && !drawsAgainstSelf(view) ? { asks: w.noCard, yes: w.yesNoCard } : undefined;
  }
  if (!prompt.endsWith('Action')) return undefined;
  const all = new Set(options.flatMap((option) => useful(view, option) ?? []));
  if (all.size === 0) return undefined;
  return { asks: w.asks([...all].map((one) => w.can[one]).join(', ')), yes: w.yes };
}

/** The control that ends a step says what it leads to. */
export function endWords(view: View): string | undefined {
  const w = SAID[view.language];
  const prompt = view.decision?.prompt ?? '';
  if (prompt.endsWith('Step1')) return w.yesNoCard;
  return prompt.endsWith('Action') ? w.yes : undefined;
}
