/** The three cards of the poster as they are printed, so that the start page need not fetch the set; a test holds them to it. */
export const FAN = [
  [
    'ju-87',
    'aviation',
    [1, 2, 2],
    [1, 1],
    {
      uk: ['тактичний бомбардувальник', 'Сила бомбометання 5'],
      ru: ['тактический бомбардировщик', 'Сила бомбометания 5'],
      en: ['tactical bomber', 'Bombing strength 5'],
    },
  ],
  ['rifle-company', 'infantry', [3, 1, 0], [3, 2], { uk: ['піхота', ''], ru: ['пехота', ''], en: ['infantry', ''] }],
  [
    't-34',
    'armour',
    [1, 3, 2],
    [3, 3],
    {
      uk: ['середній танк', 'Спрямована атака'],
      ru: ['средний танк', 'Направленная атака'],
      en: ['medium tank', 'Directed Attack'],
    },
  ],
] as const;
