import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

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
export const AIDS: Readonly<Record<Language, readonly [dynasty: PlayerAid, resistance: PlayerAid]>> = typeset({
  uk: [
    {
      aim: 'Мета: знайти таємну базу Опору й напасти на неї.',
      steps: [
        { text: 'За бажанням: візьміть карту або відновіть одну задіяну локацію.' },
        {
          text: 'За бажанням — одна дія:',
          parts: [
            { text: 'Місія з руки: сплатіть вартість, виконайте місію Династії, скиньте карту.' },
            {
              text: 'Задіяти готову локацію (покласти боком) заради однієї операції:',
              parts: [
                { text: 'захопити: викладіть з руки локацію, з’єднану з нею;' },
                {
                  text: 'напасти на з’єднану з нею: якщо це база, ви перемогли; якщо карта з руки Опору, захопіть її або скиньте;',
                },
                { text: 'виконати її місію: сплатіть вартість; саму цю локацію на неї не задіюють.' },
              ],
            },
            { text: 'Відновити локацію: вона знову готова.' },
          ],
        },
        { text: 'Понад три карти на руці? Скиньте зайві долілиць.' },
      ],
    },
    {
      aim: 'Мета: протриматися три кола.',
      steps: [
        { text: 'За бажанням: візьміть карту.' },
        {
          text: 'За бажанням — одна дія:',
          parts: [
            {
              text: 'Змінити базу: візьміть її на руку й викладіть долілиць ту саму карту або з’єднану з нею.',
            },
            {
              text: 'Саботувати: назвіть локацію, з’єднану з вашою базою або картою на руці. Якщо вона на руці Династії, її скидають горілиць.',
            },
            { text: 'Місія з руки: сплатіть вартість, виконайте місію Опору, скиньте карту.' },
          ],
        },
        { text: 'Понад три карти на руці? Скиньте зайві долілиць. База не рахується.' },
      ],
    },
  ],
  ru: [
    {
      aim: 'Цель: найти секретную базу Сопротивления и напасть на неё.',
      steps: [
        { text: 'По желанию: возьмите карту или восстановите одну задействованную локацию.' },
        {
          text: 'По желанию — одно действие:',
          parts: [
            { text: 'Миссия с руки: оплатите стоимость, выполните миссию Династии, сбросьте карту.' },
            {
              text: 'Задействовать готовую локацию (положить боком) ради одной операции:',
              parts: [
                { text: 'захватить: выложите с руки локацию, соединённую с ней;' },
                {
                  text: 'напасть на соединённую с ней: если это база, вы победили; если карта с руки Сопротивления, захватите её или сбросьте;',
                },
                { text: 'выполнить её миссию: оплатите стоимость; саму эту локацию на неё не задействуют.' },
              ],
            },
            { text: 'Восстановить локацию: она снова готова.' },
          ],
        },
        { text: 'Больше трёх карт в руке? Сбросьте лишние лицом вниз.' },
      ],
    },
    {
      aim: 'Цель: продержаться три круга.',
      steps: [
        { text: 'По желанию: возьмите карту.' },
        {
          text: 'По желанию — одно действие:',
          parts: [
            { text: 'Поменять базу: возьмите её в руку и положите лицом вниз ту же карту или соединённую с ней.' },
            {
              text: 'Саботировать: назовите локацию, соединённую с вашей базой или картой в руке. Если она в руке Династии, её сбрасывают лицом вверх.',
            },
            { text: 'Миссия с руки: оплатите стоимость, выполните миссию Сопротивления, сбросьте карту.' },
          ],
        },
        { text: 'Больше трёх карт в руке? Сбросьте лишние лицом вниз. База не считается.' },
      ],
    },
  ],
  en: [
    {
      aim: 'Aim: find the secret base of the Resistance and attack it.',
      steps: [
        { text: 'Optional: draw a card, or restore one exerted location.' },
        {
          text: 'Optional, one action:',
          parts: [
            { text: 'A mission from your hand: pay its cost, perform the Dynasty mission, discard the card.' },
            {
              text: 'Exert a ready location (turn it sideways) for one operation:',
              parts: [
                { text: 'capture: lay a connected location from your hand;' },
                {
                  text: 'attack a connected location: if it is the base, you win; if it is in the Resistance’s hand, capture or discard it;',
                },
                { text: 'perform its mission: pay the cost; this location cannot be part of it.' },
              ],
            },
            { text: 'Restore a location: it is ready again.' },
          ],
        },
        { text: 'More than three cards in hand? Discard down to three, face down.' },
      ],
    },
    {
      aim: 'Aim: hold out for three circles.',
      steps: [
        { text: 'Optional: draw a card.' },
        {
          text: 'Optional, one action:',
          parts: [
            { text: 'Move the base: take it into your hand, then lay face down the same card or one connected to it.' },
            {
              text: 'Sabotage: name a location connected to your base or to a card in your hand. If the Dynasty holds it, it is discarded face up.',
            },
            { text: 'A mission from your hand: pay its cost, perform the Resistance mission, discard the card.' },
          ],
        },
        { text: 'More than three cards in hand? Discard down to three, face down. The base does not count.' },
      ],
    },
  ],
});
