import { slavic } from '../../kernel/text.ts';
import type { CliText } from './text.ts';

export const uk: CliText = {
  help: {
    title: 'Redut: карткові ігри в терміналі',
    usage: 'Виклик',
    commands: 'Команди',
    options: 'Параметри',
    menu: 'Без команди: оберіть гру з меню та грайте.',
    more: 'redut <команда> --help розповість про одну команду докладніше.',
    command: {
      rules: 'знаходить правило, показує перелік правил або ті, на які не посилається жоден тест',
    },
    flag: {
      json: 'вивести один документ JSON',
      lang: 'мова відповідей',
      help: 'ця довідка',
      coverage: 'для кожної гри: на скільки правил посилаються тести та які лишилися',
    },
  },
  wrong: {
    error: 'redut',
    noCommand: (known) => `такої команди немає; є: ${known}`,
    noFlag: (known) => `тут немає такого параметра; є: ${known}`,
    noValue: (placeholder) => `потребує значення: ${placeholder}`,
    noValueTaken: 'не має значення',
    required: 'обовʼязковий параметр',
    missing: 'бракує цього аргументу',
    surplus: 'зайвий аргумент',
    oneOf: (values, given) => `має бути одне з: ${values}; а не «${given}»`,
    whole: (least, most, given) => `має бути ціле число від ${least} до ${most}, а не «${given}»`,
    setting: (given) => `пишіть k=v, а не «${given}»`,
    noRule: 'такого правила немає',
    seeHelp: (command) => `Довідка: redut ${command} --help`,
  },
  rules: {
    kind: { rule: 'правило', ruling: 'тлумачення', example: 'приклад', note: 'примітка' },
    inDigest: 'у зведенні правил (англійською)',
    count: (n) => slavic(n, { one: 'правило', few: 'правила', many: 'правил' }),
    cited: (cited, all) => `${cited} з ${all} мають тест`,
    open: 'без тесту',
  },
};
