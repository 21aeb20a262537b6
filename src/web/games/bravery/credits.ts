import type { Credits } from '../parts/credits.ts';

export const credits: Credits = {
  players: '1–7',
  people: [],
  edition: {
    uk: 'українські правила «UA: Bravery Time»',
    ru: 'украинские правила «UA: Bravery Time»',
    en: 'the Ukrainian rules, “UA: Bravery Time”',
  },
  story: {
    uk: 'На країну напали, і половину її окуповано. Щотижня ви разом вирішуєте, на що стане сил: боронити міста, звільняти території чи лагодити мости, школи й лікарні. Ворог іде там, де слабко, а повітряні тривоги крадуть дні. Проте є люди: волонтери, фермери, ті, хто не втрачає Волі. Перемога настане, коли всі території будуть вільні, а жодна потреба не лишиться без відповіді.',
    ru: 'На страну напали, и половина её оккупирована. Каждую неделю вы вместе решаете, на что хватит сил: оборонять города, освобождать территории или чинить мосты, школы и больницы. Враг идёт там, где слабо, а воздушные тревоги крадут дни. Но есть люди: волонтёры, фермеры, те, кто не теряет Воли. Победа настанет, когда все территории будут свободны, а ни одна потребность не останется без ответа.',
    en: 'The country has been attacked, and half of it is occupied. Every week you decide together what your strength is enough for: defending towns, freeing territories, or mending bridges, schools and hospitals. The enemy comes where you are weak, and air raid alerts steal your days. But there are the people: volunteers, farmers, all who do not lose their Will. You win when every territory is free and no need has been left unanswered.',
  },
};
