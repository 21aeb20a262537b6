/** What a player may ask about by name: the numbers of a card, keywords, places. */
import { explained, type Language, type NamedThing, type Term, term } from '../../../kernel/text.ts';
import type { CardRow, Cost } from '../cards/schema.ts';
import { type Keyword, KEYWORDS, PLACES, RESOURCES } from '../cards/vocabulary.ts';
import type { Labels } from './labels.ts';
import { sortsOf } from './sorts.ts';
import type { Words } from './words.ts';

/** `1 depot, 3 factories, strictly 2 fuel` (WAR-7.10). */
export function costText(cost: Cost | undefined, words: Words): string {
  const parts = RESOURCES.flatMap((resource, i) => {
    const n = cost?.[resource] ?? 0;
    const strictly = cost?.strict?.includes(resource) === true ? `${words.numbers.strict} ` : '';
    return n === 0 ? [] : [`${strictly}${words.resources[i]!(n)}`];
  });
  return parts.join(', ');
}
/** What a unit does beside the attack and the defence that are told first: anti-air fire, bombing. */
export function otherStrengths({ unit }: CardRow, { numbers }: Words): readonly string[] {
  return [
    ...(unit?.aa === undefined ? [] : [`${numbers.aa} ${unit.aa}`]),
    ...(unit?.bombing === undefined ? [] : [`${numbers.bombing} ${unit.bombing}`]),
  ];
}
/** Cost, strengths, line and nations of a card in one line; nothing for a card without numbers. */
export function numbersOf(row: CardRow, words: Words, labels: Labels): readonly string[] {
  const { unit, resource } = row;
  const { numbers } = words;
  const cost = costText(row.cost, words);
  const parts = [
    ...(cost === '' ? [] : [`${numbers.cost}: ${cost}`]),
    ...(unit === undefined ? [] : [`${unit.attack}/${unit.defence}`]),
    ...(resource === undefined ? [] : [`0/${resource.defence}`]),
    ...(unit === undefined ? [] : [labels.lines[unit.line === 'both' ? 'both' : unit.line === 1 ? 'first' : 'second']]),
    ...otherStrengths(row, words),
    ...row.flags.map((flag) => labels.flags[flag]),
  ];
  return parts.length === 0 ? [] : [parts.join(' · ')];
}
/** What a table speaks of beside keywords and places. The same words in the same order in each language. */
const TERMS: Readonly<Record<Language, readonly Term[]>> = {
  uk: [
    term(
      'одна атака: нападники, ті, хто їх блокує, їхні зіткнення; за хід може бути кілька хвиль',
      'хвиля',
      'хвиля атаки',
    ),
    term('карта, яку оголошують перед грою: її властивість діє всю партію', 'дивізія'),
    term('скільки ресурсів повертають набік, щоб зіграти карту; слово «саме» забороняє заміну', 'вартість', 'саме'),
    term('карта зіграла або заплатила цього ходу; на початку свого ходу власник розвертає її', 'повернуто набік'),
    term('підрозділи, що б’ються між собою; кожне рахують окремо', 'зіткнення'),
    term('готових ресурсів на цю карту не вистачить, навіть якщо замінювати', 'поки бракує ресурсів'),
    term('ресурси, які карти вже дали, а гравець ще не витратив', 'у запасі'),
  ],
  ru: [
    term(
      'одна атака: нападающие, те, кто их блокирует, их столкновения; за ход может быть несколько волн',
      'волна',
      'волна атаки',
    ),
    term('карта, которую объявляют перед игрой: её свойство действует всю партию', 'дивизия'),
    term('сколько ресурсов поворачивают, чтобы сыграть карту; слово «именно» запрещает замену', 'стоимость', 'именно'),
    term(
      'карта сыграла или заплатила в этот ход; в начале своего хода владелец разворачивает её',
      'повёрнуто',
      'повёрнуто набок',
    ),
    term('подразделения, которые дерутся между собой; каждое считают отдельно', 'столкновение'),
    term('готовых ресурсов на эту карту не хватит, даже если заменять', 'пока не хватает ресурсов'),
    term('ресурсы, которые карты уже дали, а игрок ещё не потратил', 'в запасе'),
  ],
  en: [
    term(
      'one attack: the attackers, those who block them, their clashes; a turn may have several waves',
      'wave',
      'attack wave',
    ),
    term('a card that is declared before the game: its ability works throughout', 'division'),
    term('how many resources are tapped to play a card; “strictly” allows no replacement', 'cost', 'strictly'),
    term('the card has acted or paid this turn; its owner untaps it when their turn begins', 'tapped'),
    term('units that fight each other; each is computed by itself', 'clash'),
    term('the ready resources do not pay for this card, exchanged or not', 'too dear now', 'too dear'),
    term('resources that cards have given and the player has not spent yet', 'in the pool', 'pool'),
  ],
};
export function thingsOf(words: Words, labels: Labels, language: Language): readonly NamedThing[] {
  const keyword = (key: Keyword): NamedThing => ({
    names: [labels.keywords[key]],
    lines: [labels.keywords[key], `  ${labels.explained[key]}`],
  });
  return [
    ...KEYWORDS.map(keyword),
    ...PLACES.map((place) => ({
      names: [labels.places[place]],
      lines: [labels.places[place], `  ${words.placesExplained[place]}`],
    })),
    ...explained(TERMS[language]),
    ...sortsOf(labels, language),
    ...words.resourceNames.map((name) => ({ names: [name], lines: [name, `  ${words.numbers.resource}`] })),
  ];
}
