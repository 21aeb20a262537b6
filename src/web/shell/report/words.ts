import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

interface ReportWords {
  readonly open: string;
  readonly title: string;
  readonly what: string;
  readonly how: string;
  readonly save: string;
  readonly link: string;
  readonly saved: string;
  readonly version: string;
  readonly page: string;
  readonly window: string;
  readonly language: string;
  readonly error: string;
  readonly view: string;
  readonly seen: (viewer: string, version: number, options: number) => string;
  readonly replay: string;
  readonly noGame: string;
  readonly choose: string;
  readonly bad: string;
}
export const REPORT: Readonly<Record<Language, ReportWords>> = typeset({
  uk: {
    open: 'Повідомити про помилку',
    title: 'Звіт про помилку',
    what: 'Що пішло не так?',
    how: 'У звіті будуть ваші слова, запис цієї партії, те, що ви бачите, версія й мова. Він нікуди не надсилається сам: збережіть файл або скопіюйте посилання й передайте, кому треба.',
    save: 'Зберегти звіт',
    link: 'Скопіювати посилання',
    saved: 'Звіт збережено.',
    version: 'Версія',
    page: 'Сторінка',
    window: 'Вікно',
    language: 'Мова',
    error: 'Помилка',
    view: 'Стіл',
    seen: (viewer, version, options) => `погляд: ${viewer}; стан ${version}; варіантів дії: ${options}`,
    replay: 'Подивитися партію',
    noGame: 'Партії у звіті немає.',
    choose: 'Відкрити файл звіту',
    bad: 'Це не звіт або його пошкоджено.',
  },
  ru: {
    open: 'Сообщить об ошибке',
    title: 'Отчёт об ошибке',
    what: 'Что пошло не так?',
    how: 'В отчёте будут ваши слова, запись этой партии, то, что вы видите, версия и язык. Он никуда не отправляется сам: сохраните файл или скопируйте ссылку и передайте, кому нужно.',
    save: 'Сохранить отчёт',
    link: 'Скопировать ссылку',
    saved: 'Отчёт сохранён.',
    version: 'Версия',
    page: 'Страница',
    window: 'Окно',
    language: 'Язык',
    error: 'Ошибка',
    view: 'Стол',
    seen: (viewer, version, options) => `взгляд: ${viewer}; состояние ${version}; вариантов действия: ${options}`,
    replay: 'Посмотреть партию',
    noGame: 'Партии в отчёте нет.',
    choose: 'Открыть файл отчёта',
    bad: 'Это не отчёт, или он повреждён.',
  },
  en: {
    open: 'Report a problem',
    title: 'Problem report',
    what: 'What went wrong?',
    how: 'The report holds your words, the record of this game, what you see, the version and the language. It is not sent anywhere by itself: save the file or copy the link, and pass it on.',
    save: 'Save the report',
    link: 'Copy the link',
    saved: 'The report is saved.',
    version: 'Version',
    page: 'Page',
    window: 'Window',
    language: 'Language',
    error: 'Error',
    view: 'Table',
    seen: (viewer, version, options) => `view: ${viewer}; state ${version}; options: ${options}`,
    replay: 'Watch the game',
    noGame: 'The report holds no game.',
    choose: 'Open a report file',
    bad: 'This is not a report, or it is damaged.',
  },
});
