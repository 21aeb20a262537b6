import type { Afu } from '../../../games/afu/state.ts';
import { fact } from '../../../games/afu/verbs.ts';
import type { ZoneId } from '../../../kernel/ids.ts';
import type { IconName } from '../../shell/icons/names.ts';
import { cardKey, defKey } from '../../table/view.ts';
import { said, step, type Teller, tellerOf, type Telling, toneFor, type Weight } from '../../table/telling.ts';

/** Bits of how a column ended. */
export const DESTROYED = 1;
export const BEATEN = 2;
const fought: Teller<Afu> = (_s, { a: seat, c }, viewer) => {
  const [destroyed, beaten] = [(c & DESTROYED) !== 0, (c & BEATEN) !== 0];
  return {
    icon: destroyed ? 'trophy-cup' : beaten ? 'hospital-cross' : 'shield',
    word: destroyed
      ? said('знищено', 'уничтожено', 'destroyed')
      : beaten
        ? said('госпіталь', 'госпиталь', 'hospital')
        : said('вистояли', 'выстояли', 'held'),
    weight: 3,
    tone: destroyed === beaten ? 'even' : toneFor(seat, viewer, destroyed),
  };
};
/** Good or bad for the seat that it happens to. */
const forSeat =
  (icon: IconName, word: Telling['word'], weight: Weight, good: boolean): Teller<Afu> =>
  (_s, { a: seat }, viewer) => ({ icon, word, weight, tone: toneFor(seat, viewer, good) });
const objective =
  (icon: IconName, word: Telling['word'], at: 'a' | 'b', good: boolean | undefined): Teller<Afu> =>
  (_s, told, viewer) => ({
    icon,
    word,
    weight: 3,
    tone: good === undefined ? 'even' : at === 'a' ? (good ? 'good' : 'bad') : toneFor(told.a, viewer, good),
    mark: 'stamp',
    at: [defKey(told[at])],
  });

export const tells = tellerOf<typeof fact, Afu>(
  fact,
  {
    roundBegan: step('hourglass', said('раунд', 'раунд', 'round')),
    phaseBegan: step('flying-flag', said('війна', 'война', 'war'), 3),
    eventRevealed: step('newspaper', said('подія', 'событие', 'event'), 3),
    ready: step('r-check', said('готово', 'готово', 'ready')),
    bonusUsed: forSeat('upgrade', said('бонус', 'бонус', 'bonus'), 2, true),
    bonusDeclined: step('r-x', said('без бонусу', 'без бонуса', 'no bonus')),
    panicTaken: forSeat('screaming', said('паніка', 'паника', 'panic'), 2, false),
    panicPrevented: forSeat('surrounded-shield', said('без паніки', 'без паники', 'no panic'), 2, true),
    panicReturned: forSeat('screaming', said('спокій', 'спокойствие', 'calm'), 2, true),
    fought,
    undefended: forSeat('screaming', said('без захисту', 'без защиты', 'undefended'), 3, false),
    rocketStruck: step('incoming-rocket', said('ракети', 'ракеты', 'rockets'), 2),
    budget: step('rank-2', said('очки', 'очки', 'points')),
    bought: (_s, { b }) => ({
      icon: 'cargo-crate',
      word: said('мобілізація', 'мобилизация', 'recruited'),
      weight: 2,
      tone: 'even',
      at: [defKey(b)],
    }),
    bid: step('flag-objective', said('ставка', 'ставка', 'bid'), 2),
    passed: step('r-bar', said('пас', 'пас', 'pass')),
    bidFailed: forSeat('hazard-sign', said('не сплачено', 'не оплачено', 'unpaid'), 2, false),
    objectiveTaken: objective('laurels', said('деблокада', 'деблокада', 'taken'), 'b', true),
    objectiveStays: objective('flag-objective', said('лишається', 'остаётся', 'stays'), 'a', undefined),
    objectiveCaptured: objective('hazard-sign', said('захоплено', 'захвачено', 'captured'), 'a', false),
    lost: step('hazard-sign', said('поразка', 'поражение', 'defeat'), 3, 'bad'),
    achieved: forSeat('ribbon-medal', said('досягнення', 'достижение', 'achievement'), 2, true),
    scored: step('laurels', said('рахунок', 'счёт', 'score')),
  },
  {
    moved: (s, { a, b, c, def }, viewer) => {
      const row = s.table.plan.names[c] ?? '';
      if (row === 'achievementBox')
        return { icon: 'ribbon-medal', word: said('таємниця', 'тайна', 'secret'), weight: 2, tone: 'even' };
      if (s.table.plan.names[b]?.startsWith('recon') === true)
        return {
          icon: 'binoculars',
          word: said('розвідка', 'разведка', 'scouting'),
          weight: 2,
          tone: 'even',
          // Which cards come back in which order is seen by their owner alone; of another's the last one is enough.
          ...(s.table.plan.owner[b] !== viewer && s.table.size(b as ZoneId) > 0 ? { quiet: true } : {}),
        };
      const [icon, word] = row.startsWith('defence')
        ? (['shield', said('захист', 'защита', 'defence')] as const)
        : row.startsWith('support')
          ? (['backup', said('підтримка', 'поддержка', 'support')] as const)
          : (['stack', said('карта', 'карта', 'card')] as const);
      return { icon, word, weight: 1, tone: 'even', at: [cardKey(a), defKey(def)] };
    },
    revealed: null,
    shuffled: null,
    over: null,
  },
);
