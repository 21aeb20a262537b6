import type { Language } from '../../../kernel/text.ts';
import { language } from '../settings.ts';
import { fieldOf, kindOf, type ProblemKind } from './problem-kinds.ts';

type Says = Readonly<Record<ProblemKind, (a: string, b: string) => string>>;
const SAYS: Readonly<Record<Language, { readonly field: (name: string) => string } & Says>> = {
  en: {
    field: (name) => `Field “${name}”`,
    notJson: () => 'this is not JSON, or it is cut off',
    notRecord: () => 'this is not a Redut game record',
    notEnded: () => 'the game has not ended, so its record cannot be replayed',
    strays: () => 'the record does not follow from the deal and the rules: it was changed, or made by another version',
    noGame: () => 'there is no such game here',
    damaged: () => 'it is damaged: some of it is missing or changed',
    tooLong: () => 'the link is too long: no Redut game has that many moves',
    missing: () => 'it is missing',
    number: (least, most) => `it must be a whole number from ${least} to ${most}`,
    flag: () => 'it must be true or left out',
    text: () => 'it must be a text in quotation marks',
    oneOf: (list) => `it must be one of: ${list}`,
    list: () => 'it must be a list in square brackets',
    atLeast: (least) => `the list needs at least ${least} items`,
    object: () => 'it must be an object in curly brackets',
    unknown: () => 'there is no such field',
    noCard: (id) => `there is no card “${id}”`,
    twice: () => 'this has already been used',
    rule: (rule) => `it goes against rule ${rule}`,
    other: () => 'something is wrong here',
  },
  uk: {
    field: (name) => `Поле «${name}»`,
    notJson: () => 'це не JSON або його обірвано',
    notRecord: () => 'це не запис партії Редуту',
    notEnded: () => 'партію не завершено, тож її запис не можна відтворити',
    strays: () => 'запис не відповідає роздачі та правилам: його змінено або зроблено іншою версією',
    noGame: () => 'такої гри тут немає',
    damaged: () => 'пошкоджено: чогось бракує або щось змінено',
    tooLong: () => 'посилання задовге: стільки ходів не має жодна партія Редуту',
    missing: () => 'його бракує',
    number: (least, most) => `має бути ціле число від ${least} до ${most}`,
    flag: () => 'має бути true, або поле треба прибрати',
    text: () => 'має бути текст у лапках',
    oneOf: (list) => `має бути одне з: ${list}`,
    list: () => 'має бути список у квадратних дужках',
    atLeast: (least) => `елементів у списку має бути щонайменше ${least}`,
    object: () => 'має бути об’єкт у фігурних дужках',
    unknown: () => 'такого поля немає',
    noCard: (id) => `карти «${id}» немає`,
    twice: () => 'це вже використано',
    rule: (rule) => `суперечить правилу ${rule}`,
    other: () => 'тут щось не так',
  },
  ru: {
    field: (name) => `Поле «${name}»`,
    notJson: () => 'это не JSON, или он оборван',
    notRecord: () => 'это не запись партии Редута',
    notEnded: () => 'партия не закончена, поэтому её запись нельзя воспроизвести',
    strays: () => 'запись не соответствует раздаче и правилам: её изменили или сделали в другой версии',
    noGame: () => 'такой игры здесь нет',
    damaged: () => 'повреждено: чего-то не хватает или что-то изменено',
    tooLong: () => 'ссылка слишком длинная: столько ходов нет ни в одной партии Редута',
    missing: () => 'его не хватает',
    number: (least, most) => `должно быть целое число от ${least} до ${most}`,
    flag: () => 'должно быть true, или поле нужно убрать',
    text: () => 'должен быть текст в кавычках',
    oneOf: (list) => `должно быть одно из: ${list}`,
    list: () => 'должен быть список в квадратных скобках',
    atLeast: (least) => `элементов в списке должно быть не меньше ${least}`,
    object: () => 'должен быть объект в фигурных скобках',
    unknown: () => 'такого поля нет',
    noCard: (id) => `карты «${id}» нет`,
    twice: () => 'это уже использовано',
    rule: (rule) => `противоречит правилу ${rule}`,
    other: () => 'здесь что-то не так',
  },
};

interface ProblemProps {
  /** As the loader says it, in English. */
  readonly detail: string;
  /** Where the loader has said it apart; else it stands at the beginning of the detail. */
  readonly field?: string;
  /** What it is a part of. */
  readonly of?: string;
}
/** One thing that is wrong, in the reader's language; what the loader said stands under it only where that is not known. */
export function Problem({ detail, field = fieldOf(detail), of = '' }: ProblemProps) {
  const says = SAYS[language.value];
  const { kind, values } = kindOf(detail);
  const where = [of, field === '' ? '' : says.field(field)].filter(Boolean).join(', ');
  const what = says[kind](values[0] ?? '', values[1] ?? '');
  const sentence = where === '' ? what : `${where}: ${what}`;
  return (
    <>
      <span>{`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`}</span>
      {kind === 'other' && (
        <small class="mute" lang="en">
          {' '}
          {detail}
        </small>
      )}
    </>
  );
}
