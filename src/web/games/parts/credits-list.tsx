import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { Foreign } from '../../shell/parts/foreign.tsx';
import type { Credits, Role } from './credits.ts';
import './credits.css';

interface CreditWords extends Readonly<Record<Role, string>> {
  readonly players: string;
  readonly age: string;
  readonly minutes: string;
  readonly edition: string;
}
const WORDS: Readonly<Record<Language, CreditWords>> = typeset({
  uk: {
    players: 'Гравців',
    age: 'Вік',
    minutes: 'Хвилин',
    edition: 'Джерело',
    author: 'Автор і дизайнер',
    publisher: 'Видавництво',
    manager: 'Керівник проєкту',
    editor: 'Редакторка',
    proofreader: 'Коректорка',
    english: 'Англійська версія',
    rights: 'Права',
    thanks: 'Подяки у правилах',
  },
  ru: {
    players: 'Игроков',
    age: 'Возраст',
    minutes: 'Минут',
    edition: 'Источник',
    author: 'Автор и дизайнер',
    publisher: 'Издательство',
    manager: 'Руководитель проекта',
    editor: 'Редактор',
    proofreader: 'Корректор',
    english: 'Английская версия',
    rights: 'Права',
    thanks: 'Благодарности в правилах',
  },
  en: {
    players: 'Players',
    age: 'Age',
    minutes: 'Minutes',
    edition: 'Source',
    author: 'Game and graphic design',
    publisher: 'Publisher',
    manager: 'Project manager',
    editor: 'Editor',
    proofreader: 'Proofreader',
    english: 'English version',
    rights: 'Rights',
    thanks: 'Thanks in the rules',
  },
});

/** Whose game it is, line by line. */
export function CreditsList({ credits, spoken }: { credits: Omit<Credits, 'story'>; spoken: Language }) {
  const w = WORDS[spoken];
  const lines: readonly (readonly [string, string])[] = [
    [w.players, credits.players],
    ...(credits.age === undefined ? [] : [[w.age, credits.age] as const]),
    ...(credits.minutes === undefined ? [] : [[w.minutes, credits.minutes] as const]),
    ...(credits.edition === undefined ? [] : [[w.edition, credits.edition[spoken]] as const]),
    ...credits.people.map(({ role, names }) => [w[role], names[spoken]] as const),
  ];
  return (
    <>
      <dl class="credits">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Foreign text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {credits.note !== undefined && <p>{typeset(credits.note[spoken])}</p>}
    </>
  );
}
