import type { Language } from '../../kernel/text.ts';
import { language } from '../app/settings.ts';

/** What a room says besides what all pages say. */
interface RoomWords {
  readonly elsewhere: string;
  readonly playHere: string;
  readonly botKeeps: string;
  readonly takeBack: string;
  readonly outOfTime: (who: string) => string;
  readonly claimTime: string;
  readonly stillWaits: (seconds: number) => string;
  readonly people: string;
  readonly mute: string;
  readonly unmute: string;
  readonly kick: string;
  readonly kickSure: (who: string) => string;
  readonly message: string;
  readonly send: string;
  readonly private: string;
  readonly open: string;
  readonly who: string;
  readonly spectators: string;
  readonly watching: Readonly<Record<'off' | 'public' | 'after', string>>;
  readonly sound: string;
  readonly push: string;
  readonly pushOn: string;
  readonly pushRefused: string;
  readonly check: string;
  readonly checked: (draws: number) => string;
  readonly notChecked: string;
  readonly days: (days: number, rest: string) => string;
}
const TEXTS: Readonly<Record<Language, RoomWords>> = {
  en: {
    elsewhere: 'You have opened this table in another window. That one plays.',
    playHere: 'Play here',
    botKeeps: 'A bot keeps your seat.',
    takeBack: 'Take it back',
    outOfTime: (who) => `${who} is out of time.`,
    claimTime: 'Claim the game',
    stillWaits: (seconds) => `Not yet: in ${seconds} s.`,
    people: 'People in the room',
    mute: 'Mute',
    unmute: 'Unmute',
    kick: 'Show the door',
    kickSure: (who) => `Show ${who} the door for good?`,
    message: 'Message',
    send: 'Send',
    private: 'by link only',
    open: 'listed for everybody',
    who: 'Who finds the room',
    spectators: 'Who may look on',
    watching: { off: 'nobody', public: 'what lies open, live', after: 'all, after the end' },
    sound: 'A sound when it is my turn',
    push: 'Tell me of my turn when I am away',
    pushOn: 'You will be told of your turn',
    pushRefused: 'This browser does not allow notices.',
    check: 'Check this game',
    checked: (draws) => `Checked: all ${draws} moves follow from the secret that was fixed before the deal.`,
    notChecked: 'The record does not follow from what was fixed before the deal!',
    days: (days, rest) => `${days} d ${rest}`,
  },
  uk: {
    elsewhere: 'Ви відкрили цей стіл в іншому вікні. Грає воно.',
    playHere: 'Грати тут',
    botKeeps: 'Ваше місце тримає бот.',
    takeBack: 'Повернути собі',
    outOfTime: (who) => `${who}: час вийшов.`,
    claimTime: 'Зарахувати перемогу',
    stillWaits: (seconds) => `Ще рано: за ${seconds} с.`,
    people: 'Хто в кімнаті',
    mute: 'Заглушити',
    unmute: 'Дати слово',
    kick: 'Виставити',
    kickSure: (who) => `${who}: виставити назавжди?`,
    message: 'Повідомлення',
    send: 'Надіслати',
    private: 'лише за посиланням',
    open: 'у списку для всіх',
    who: 'Хто знайде кімнату',
    spectators: 'Хто може дивитися',
    watching: { off: 'ніхто', public: 'відкрите, наживо', after: 'усе, після кінця' },
    sound: 'Звук, коли мій хід',
    push: 'Сповіщати про мій хід, коли мене немає',
    pushOn: 'Вам надійде сповіщення про хід',
    pushRefused: 'Цей браузер не дозволяє сповіщень.',
    check: 'Перевірити цю гру',
    checked: (draws) => `Перевірено: усі ходи (${draws}) випливають із таємниці, зафіксованої до роздачі.`,
    notChecked: 'Запис не випливає з того, що було зафіксовано до роздачі!',
    days: (days, rest) => `${days} д ${rest}`,
  },
  ru: {
    elsewhere: 'Вы открыли этот стол в другом окне. Играет оно.',
    playHere: 'Играть здесь',
    botKeeps: 'Ваше место держит бот.',
    takeBack: 'Вернуть себе',
    outOfTime: (who) => `${who}: время вышло.`,
    claimTime: 'Засчитать победу',
    stillWaits: (seconds) => `Ещё рано: через ${seconds} с.`,
    people: 'Кто в комнате',
    mute: 'Заглушить',
    unmute: 'Дать слово',
    kick: 'Выставить',
    kickSure: (who) => `${who}: выставить навсегда?`,
    message: 'Сообщение',
    send: 'Отправить',
    private: 'только по ссылке',
    open: 'в списке для всех',
    who: 'Кто найдёт комнату',
    spectators: 'Кто может смотреть',
    watching: { off: 'никто', public: 'открытое, вживую', after: 'всё, после конца' },
    sound: 'Звук, когда мой ход',
    push: 'Сообщать о моём ходе, когда меня нет',
    pushOn: 'Вам придёт уведомление о ходе',
    pushRefused: 'Этот браузер не разрешает уведомлений.',
    check: 'Проверить эту игру',
    checked: (draws) => `Проверено: все ходы (${draws}) следуют из тайны, закреплённой до раздачи.`,
    notChecked: 'Запись не следует из того, что было закреплено до раздачи!',
    days: (days, rest) => `${days} д ${rest}`,
  },
};
export const roomWords = (): RoomWords => TEXTS[language.value];
