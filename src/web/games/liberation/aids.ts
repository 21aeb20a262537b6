import type { Language } from '../../../kernel/text.ts';

/** What a player is reminded of: each step, and what can be done in it. */
export interface PlayerAid {
  readonly aim: string;
  readonly steps: readonly AidStep[];
}
interface AidStep {
  readonly text: string;
  readonly parts?: readonly AidStep[];
}
/** For the Dynasty and for the Resistance. */
export const AIDS: Readonly<Record<Language, readonly [dynasty: PlayerAid, resistance: PlayerAid]>> = {
  uk: [
    {
      aim: 'Мета: знайти таємну базу Опору й напасти на неї.',
      steps: [
        { text: 'За бажанням: візьміть карту або відновіть одну задіяну локацію.' },
        {
          text: 'За бажанням — одна дія:',
          parts: [
            { text: 'Місія з руки: сплатіть ціну, виконайте місію Династії, скиньте карту.' },
            {
              text: 'Задіяти готову локацію (покласти боком) заради однієї операції:',
              parts: [
                { text: 'захопити: викласти з руки локацію, з’єднану з нею;' },
                {
                  text: 'напасти на з’єднану з нею: база — ви перемогли; карта з руки Опору — захопіть її або скиньте;',
                },
                { text: 'її місія: сплатіть ціну; сама вона ціни не сплачує.' },
              ],
            },
            { text: 'Відновити локацію: вона знову готова.' },
          ],
        },
        { text: 'Понад три карти в руці — скиньте зайві сорочкою догори.' },
      ],
    },
    {
      aim: 'Мета: протриматися три кола колоди.',
      steps: [
        { text: 'За бажанням: візьміть карту.' },
        {
          text: 'За бажанням — одна дія:',
          parts: [
            {
              text: 'Перенести базу: візьміть її в руку й покладіть сорочкою догори ту саму карту або з’єднану з нею.',
            },
            {
              text: 'Саботувати: назвіть локацію, з’єднану з вашою базою або картою в руці. Якщо вона в руці Династії — та скидає її відкрито.',
            },
            { text: 'Місія з руки: сплатіть ціну, виконайте місію Опору, скиньте карту.' },
          ],
        },
        { text: 'Понад три карти в руці — скиньте зайві сорочкою догори. База не рахується.' },
      ],
    },
  ],
  ru: [
    {
      aim: 'Цель: найти тайную базу Сопротивления и напасть на неё.',
      steps: [
        { text: 'По желанию: возьмите карту или восстановите одну задействованную локацию.' },
        {
          text: 'По желанию — одно действие:',
          parts: [
            { text: 'Миссия с руки: уплатите цену, выполните миссию Династии, сбросьте карту.' },
            {
              text: 'Задействовать готовую локацию (положить боком) ради одной операции:',
              parts: [
                { text: 'захватить: выложить с руки локацию, соединённую с ней;' },
                {
                  text: 'напасть на соединённую с ней: база — вы победили; карта из руки Сопротивления — захватите её или сбросьте;',
                },
                { text: 'её миссия: уплатите цену; сама она цену не платит.' },
              ],
            },
            { text: 'Восстановить локацию: она снова готова.' },
          ],
        },
        { text: 'Больше трёх карт в руке — сбросьте лишние рубашкой вверх.' },
      ],
    },
    {
      aim: 'Цель: продержаться три круга колоды.',
      steps: [
        { text: 'По желанию: возьмите карту.' },
        {
          text: 'По желанию — одно действие:',
          parts: [
            { text: 'Перенести базу: возьмите её в руку и положите рубашкой вверх ту же карту или соединённую с ней.' },
            {
              text: 'Саботировать: назовите локацию, соединённую с вашей базой или картой в руке. Если она в руке Династии — та сбрасывает её открыто.',
            },
            { text: 'Миссия с руки: уплатите цену, выполните миссию Сопротивления, сбросьте карту.' },
          ],
        },
        { text: 'Больше трёх карт в руке — сбросьте лишние рубашкой вверх. База не считается.' },
      ],
    },
  ],
  en: [
    {
      aim: 'Aim: find the secret base of the Resistance and attack it.',
      steps: [
        { text: 'If you like: draw a card, or restore one exerted location.' },
        {
          text: 'If you like, one action:',
          parts: [
            { text: 'A mission from hand: pay its cost, carry out the Dynasty mission, discard the card.' },
            {
              text: 'Exert a ready location (turn it sideways) for one operation:',
              parts: [
                { text: 'capture: lay a location from hand that is connected to it;' },
                {
                  text: 'attack one connected to it: the base wins you the game; a card of the Resistance’s hand you capture or discard;',
                },
                { text: 'its mission: pay the cost, which it cannot help to pay itself.' },
              ],
            },
            { text: 'Restore a location: it is ready again.' },
          ],
        },
        { text: 'More than three cards in hand: discard the surplus face down.' },
      ],
    },
    {
      aim: 'Aim: outlast three circles of the deck.',
      steps: [
        { text: 'If you like: draw a card.' },
        {
          text: 'If you like, one action:',
          parts: [
            { text: 'Move the base: take it into hand, then lay face down the same card or one connected to it.' },
            {
              text: 'Sabotage: name a location connected to your base or to a card in your hand. If the Dynasty holds it, it is discarded face up.',
            },
            { text: 'A mission from hand: pay its cost, carry out the Resistance mission, discard the card.' },
          ],
        },
        { text: 'More than three cards in hand: discard the surplus face down. The base does not count.' },
      ],
    },
  ],
};
