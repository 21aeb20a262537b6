import { ATTACK, DEFEND, PHASE, type War } from '../../../games/war/state.ts';
import { fact } from '../../../games/war/verbs.ts';
import type { CardId } from '../../../kernel/ids.ts';
import type { IconName } from '../../shell/icons/names.ts';
import { cardKey } from '../../table/view.ts';
import { said, step, type Teller, tellerOf, type Telling, toneFor, type Weight } from '../../table/telling.ts';

/** Good or bad for the player whose card it is; marked on the card. */
const onCard =
  (icon: IconName, word: Telling['word'], weight: Weight, good: boolean | undefined, stamped = false): Teller<War> =>
  (s, { a }, viewer) => ({
    icon,
    word,
    weight,
    tone: good === undefined ? 'even' : toneFor(s.table.ownerOf(a as CardId), viewer, good),
    at: [cardKey(a)],
    ...(stamped ? { mark: 'stamp' as const } : {}),
  });
/** Good or bad for the player who is named. */
const forSeat =
  (icon: IconName, word: Telling['word'], weight: Weight, good: boolean): Teller<War> =>
  (_s, { a }, viewer) => ({ icon, word, weight, tone: toneFor(a, viewer, good) });

/** From where to where a card goes, and how that is told. */
const WAYS: readonly (readonly [RegExp, IconName, Telling['word'], Weight])[] = [
  [/^deck\S* hand/, 'card-draw', said('карта', 'карта', 'card'), 1],
  [/ resources/, 'wooden-crate', said('ресурс', 'ресурс', 'resource'), 1],
  [/ reserve/, 'brodie-helmet', said('резерв', 'резерв', 'reserve'), 2],
  [/ (?:first|second)/, 'position-marker', said('лінія', 'линия', 'line'), 2],
  [/ ubo/, 'hourglass', said('УБО', 'УБО', 'UBO'), 2],
  [/./, 'stack', said('карта', 'карта', 'card'), 1],
];
const DECK_HIT = { icon: 'card-burn', word: said('удар по колоді', 'удар по колоде', 'deck hit'), weight: 3 } as const;
const ANOTHER_HAND = { icon: 'card-exchange', word: said('перездача', 'пересдача', 'redeal'), weight: 2 } as const;
const PAID = { icon: 'wooden-crate', word: said('оплата', 'оплата', 'paid'), weight: 1, tone: 'even' } as const;
const PLAYED = { icon: 'hourglass', word: said('зіграно', 'сыграно', 'played'), weight: 2, tone: 'even' } as const;
const BUILT = { icon: 'factory', word: said('будівництво', 'постройка', 'built'), weight: 2, tone: 'even' } as const;
const attacks = onCard('targeted', said('атака', 'атака', 'attack'), 2, undefined);
const covers = onCard('shield', said('прикриття', 'прикрытие', 'cover'), 2, undefined);
const intercepts = onCard('shield', said('перехоплення', 'перехват', 'interception'), 2, undefined);
const defends = onCard('shield', said('оборона', 'оборона', 'defence'), 2, undefined);
const clash = said('зіткнення', 'столкновение', 'clash');

export const tells = tellerOf<typeof fact, War>(
  fact,
  {
    turn: step('hourglass', said('хід', 'ход', 'turn')),
    // The bar over the table shows these.
    phase: null,
    step: null,
    wave: step('crossed-swords', said('хвиля', 'волна', 'wave')),
    redealt: step('card-exchange', said('перездача', 'пересдача', 'redeal'), 2),
    // The cards turn before everybody's eyes, and the payment says what for.
    tapped: null,
    untapped: null,
    pool: null,
    // What it is paid for was said just before.
    paid: () => ({ ...PAID, quiet: true }),
    played: (s, { b }) => (s.cards.types[b] === 0 ? PLAYED : BUILT),
    used: onCard('r-tap', said('властивість', 'свойство', 'ability'), 2, undefined),
    attached: onCard('upgrade', said('поліпшення', 'улучшение', 'upgrade'), 2, undefined),
    // Told by the card that brings them about.
    nation: null,
    effect: null,
    ended: null,
    term: null,
    marked: null,
    damaged: onCard('r-burst', said('пошкоджено', 'повреждено', 'damaged'), 2, false, true),
    repaired: null,
    destroyed: onCard('r-x', said('знищено', 'уничтожено', 'destroyed'), 2, false, true),
    lost: onCard('r-disc', said('втрати', 'потери', 'losses'), 2, false),
    // What an interceptor meets was declared before.
    declared: (s, told, viewer) => ({
      ...(told.c === ATTACK.cover ? covers : attacks)(s, told, viewer)!,
      ...(told.c === ATTACK.intercepted || (told.c === ATTACK.cover && told.b !== 0) ? { quiet: true } : {}),
    }),
    // Who is attacked itself was named with the attack.
    defends: (s, told, viewer) => ({
      ...(told.c === DEFEND.intercept ? intercepts : defends)(s, told, viewer)!,
      ...(told.c === DEFEND.target ? { quiet: true } : {}),
    }),
    stopped: onCard('r-bar', said('зупинено', 'остановлено', 'stopped'), 2, false),
    clash: onCard('crossed-swords', clash, 2, undefined),
    // Figures on the counters.
    committed: null,
    stood: null,
    brokeThrough: onCard('supersonic-arrow', said('прорив', 'прорыв', 'breakthrough'), 2, true, true),
    // Before the first turn it is what another hand costs.
    deckLost: (s, { a }, viewer) => ({
      ...(s.phase.value === PHASE.setup ? ANOTHER_HAND : DECK_HIT),
      tone: toneFor(a, viewer, false),
    }),
    looked: forSeat('binoculars', said('розвідка', 'разведка', 'scouting'), 2, true),
    upkeep: step('wooden-crate', said('доплата', 'доплата', 'upkeep')),
    // The card that goes there tells it.
    moved: null,
    defeated: forSeat('laurels', said('кінець', 'конец', 'the end'), 3, false),
    acted: onCard('r-tap', said('властивість', 'свойство', 'ability'), 2, undefined),
  },
  {
    moved: (s, { a, b, c }, viewer) => {
      const [from = '', to = ''] = [s.table.plan.names[b], s.table.plan.names[c]];
      const way = WAYS.find(([places]) => places.test(`${from} ${to}`));
      const mine = s.table.ownerOf(a as CardId) === viewer;
      return way && { icon: way[1], word: way[2], weight: mine ? 1 : way[3], tone: 'even', at: [cardKey(a)] };
    },
    revealed: null,
    shuffled: step('card-exchange', said('тасування', 'перемешивание', 'shuffled')),
    over: null,
  },
);
