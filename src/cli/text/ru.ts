import { slavic } from '../../kernel/text.ts';
import type { CliText } from './text.ts';

export const ru: CliText = {
  help: {
    title: 'Redut: карточные игры в терминале',
    usage: 'Вызов',
    commands: 'Команды',
    options: 'Параметры',
    menu: 'Без команды: выберите игру из меню и играйте.',
    more: 'redut <команда> --help расскажет об одной команде подробнее.',
    command: {
      rules: 'находит правило, показывает список правил или те, на которые не ссылается ни один тест',
    },
    flag: {
      json: 'вывести один документ JSON',
      lang: 'язык ответов',
      help: 'эта справка',
      coverage: 'для каждой игры: на сколько правил ссылаются тесты и какие остались',
    },
  },
  wrong: {
    error: 'redut',
    noCommand: (known) => `такой команды нет; есть: ${known}`,
    noFlag: (known) => `здесь нет такого параметра; есть: ${known}`,
    noValue: (placeholder) => `требует значения: ${placeholder}`,
    noValueTaken: 'не имеет значения',
    required: 'обязательный параметр',
    missing: 'не хватает этого аргумента',
    surplus: 'лишний аргумент',
    oneOf: (values, given) => `должно быть одно из: ${values}; а не «${given}»`,
    whole: (least, most, given) => `должно быть целое число от ${least} до ${most}, а не «${given}»`,
    setting: (given) => `пишите k=v, а не «${given}»`,
    noRule: 'такого правила нет',
    seeHelp: (command) => `Справка: redut ${command} --help`,
  },
  rules: {
    kind: { rule: 'правило', ruling: 'толкование', example: 'пример', note: 'примечание' },
    inDigest: 'в своде правил (по-английски)',
    count: (n) => slavic(n, { one: 'правило', few: 'правила', many: 'правил' }),
    cited: (cited, all) => `${cited} из ${all} имеют тест`,
    open: 'без теста',
  },
};
