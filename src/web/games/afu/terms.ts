import type { Language } from '../../../kernel/text.ts';

/** What the sentences of the game abbreviate. */
export const TERMS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  uk: {
    ОМ: 'очки мобілізації: ними платять за карти загального резерву',
    ПО: 'переможні очки: хто набере їх більше, той перемагає',
    ППО: 'протиповітряна оборона',
    ЗСУ: 'Збройні сили України',
  },
  ru: {
    ОМ: 'очки мобилизации: ими платят за карты общего резерва',
    ПО: 'победные очки: кто наберёт их больше, тот побеждает',
    ПВО: 'противовоздушная оборона',
    ВСУ: 'Вооружённые силы Украины',
  },
  en: {
    RP: 'recruitment points: they pay for cards of the recruitment display',
    VP: 'victory points: whoever has more of them wins',
    AFU: 'the Armed Forces of Ukraine',
  },
};
