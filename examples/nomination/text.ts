import {
  type DefId,
  defOf,
  type Fact,
  FACT,
  type Figure,
  type GameText,
  type GameTexts,
  is,
  numberOf,
  type Seat,
  type Viewer,
  type ZoneId,
} from 'redut/kernel';
import { act, fact, type Nomination, rankOf, suitOf, zone } from './rules.ts';

/** What stands on the table beside the cards. */
type Shown = 'dealer' | 'tricks' | 'leader' | 'promised' | 'taken' | 'points';

/** The game in one language. */
interface Words {
  readonly title: string;
  readonly aim: string;
  readonly seats: readonly string[];
  readonly promise: (tricks: number) => string;
  readonly play: string;
  readonly promises: (n: number) => string;
  readonly plays: (card: string) => string;
  readonly suits: readonly [string, string, string, string];
  readonly dealt: (tricks: number, who: string) => string;
  readonly trump: (card: string) => string;
  readonly promised: (who: string, n: number) => string;
  readonly played: (who: string, card: string) => string;
  readonly won: (who: string) => string;
  readonly scored: (who: string, points: number, sum: number) => string;
  readonly zones: Readonly<Record<string, string>>;
  readonly players: string;
  readonly refusals: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<Shown, string>>;
  readonly row: (who: string, promise: string, taken: number, points: number) => string;
  readonly best: (who: readonly string[], points: number) => string;
}

const en: Words = {
  title: 'Nomination Whist',
  aim: 'Before each deal you promise how many tricks you will take; only a promise kept to the trick scores.',
  seats: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
  promise: (tricks) => `Tricks in this deal: ${tricks}. How many will you take?`,
  play: 'Play a card.',
  promises: (n) => `Promise ${n}`,
  plays: (card) => `Play ${card}`,
  suits: ['spades', 'hearts', 'diamonds', 'clubs'],
  dealt: (tricks, who) => `— ${who} deals; tricks: ${tricks} —`,
  trump: (card) => `Trump: ${card}.`,
  promised: (who, n) => `${who} promises ${n}.`,
  played: (who, card) => `${who} plays ${card}.`,
  won: (who) => `${who} takes the trick.`,
  scored: (who, points, sum) => `${who}: +${points}, ${sum} in all.`,
  zones: { stock: 'Stock', trump: 'Trump', hand: 'Hand', trick: 'Trick', played: 'Played' },
  players: 'Players',
  refusals: {
    'NOM-3.2': 'You speak last: the promises may not add up to the number of tricks.',
    'NOM-4.2': 'You hold a card of the suit that was led and must follow it.',
  },
  figures: {
    dealer: 'Dealer',
    tricks: 'Tricks in this deal',
    leader: 'Leads',
    promised: 'Promised',
    taken: 'Taken',
    points: 'Points',
  },
  row: (who, promise, taken, points) => `${who}: promised ${promise}, took ${taken}, ${points} in all`,
  best: (who, points) => `${who.join(' and ')}: the most points, ${points}.`,
};
const uk: Words = {
  title: 'Розписний віст',
  aim: 'Перед кожною здачею ви обіцяєте, скільки взяток візьмете; очки дає лише обіцянка, виконана точно.',
  seats: ['Перший', 'Другий', 'Третій', 'Четвертий', 'П’ятий'],
  promise: (tricks) => `Взяток у цій здачі: ${tricks}. Скільки візьмете ви?`,
  play: 'Зіграйте карту.',
  promises: (n) => `Обіцяти ${n}`,
  plays: (card) => `Зіграти ${card}`,
  suits: ['піки', 'чирви', 'бубни', 'трефи'],
  dealt: (tricks, who) => `— ${who} здає; взяток: ${tricks} —`,
  trump: (card) => `Козир: ${card}.`,
  promised: (who, n) => `${who} обіцяє ${n}.`,
  played: (who, card) => `${who} грає ${card}.`,
  won: (who) => `${who} бере взятку.`,
  scored: (who, points, sum) => `${who}: +${points}, разом ${sum}.`,
  zones: { stock: 'Колода', trump: 'Козир', hand: 'Рука', trick: 'Взятка', played: 'Зіграно' },
  players: 'Гравці',
  refusals: {
    'NOM-3.2': 'Ваша обіцянка остання: сума обіцянок не може дорівнювати кількості взяток.',
    'NOM-4.2': 'У вас є карта масті, з якої зайшли: грайте її.',
  },
  figures: {
    dealer: 'Здає',
    tricks: 'Взяток у цій здачі',
    leader: 'Заходить',
    promised: 'Обіцяно',
    taken: 'Узято',
    points: 'Очки',
  },
  row: (who, promise, taken, points) => `${who}: обіцяно ${promise}, узято ${taken}, разом ${points}`,
  best: (who, points) => `${who.join(' та ')}: найбільше очок — ${points}.`,
};
const ru: Words = {
  title: 'Расписной вист',
  aim: 'Перед каждой сдачей вы обещаете, сколько взяток возьмёте; очки даёт только обещание, выполненное точно.',
  seats: ['Первый', 'Второй', 'Третий', 'Четвёртый', 'Пятый'],
  promise: (tricks) => `Взяток в этой сдаче: ${tricks}. Сколько возьмёте вы?`,
  play: 'Сыграйте карту.',
  promises: (n) => `Обещать ${n}`,
  plays: (card) => `Сыграть ${card}`,
  suits: ['пики', 'червы', 'бубны', 'трефы'],
  dealt: (tricks, who) => `— ${who} сдаёт; взяток: ${tricks} —`,
  trump: (card) => `Козырь: ${card}.`,
  promised: (who, n) => `${who} обещает ${n}.`,
  played: (who, card) => `${who} играет ${card}.`,
  won: (who) => `${who} берёт взятку.`,
  scored: (who, points, sum) => `${who}: +${points}, всего ${sum}.`,
  zones: { stock: 'Колода', trump: 'Козырь', hand: 'Рука', trick: 'Взятка', played: 'Сыграно' },
  players: 'Игроки',
  refusals: {
    'NOM-3.2': 'Ваше обещание последнее: сумма обещаний не может равняться числу взяток.',
    'NOM-4.2': 'У вас есть карта масти, с которой зашли: играйте её.',
  },
  figures: {
    dealer: 'Сдаёт',
    tricks: 'Взяток в этой сдаче',
    leader: 'Заходит',
    promised: 'Обещано',
    taken: 'Взято',
    points: 'Очки',
  },
  row: (who, promise, taken, points) => `${who}: обещано ${promise}, взято ${taken}, всего ${points}`,
  best: (who, points) => `${who.join(' и ')}: больше всех очков — ${points}.`,
};

const RANK_NAMES = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const;
const cardName = (def: DefId): string => (def === 0 ? '··' : RANK_NAMES[rankOf(def)]! + SUIT_SIGNS[suitOf(def)]!);

function factText(words: Words, s: Nomination, { kind, a, b, c, def }: Fact): string | undefined {
  const who = words.seats[a]!;
  if (kind === fact.dealt) return words.dealt(a, words.seats[b]!);
  if (kind === fact.promised) return words.promised(who, b);
  if (kind === fact.won) return words.won(who);
  if (kind === fact.scored) return words.scored(who, b, c);
  if (kind !== FACT.moved || def === 0) return undefined;
  if (c === zone.trump) return words.trump(cardName(def));
  return c === zone.trick ? words.played(words.seats[s.table.plan.owner[b]!]!, cardName(def)) : undefined;
}
/** A promise that is still to be made is a dash. */
const promiseOf = (s: Nomination, seat: Seat): string =>
  s.promised.get(seat) === 0 ? '–' : String(s.promised.get(seat) - 1);
function figuresOf({ figures, seats }: Words, s: Nomination, seat: Seat | undefined): readonly Figure[] {
  const said = (name: Shown, value: number | string): Figure => ({ name: figures[name], value: String(value) });
  if (seat === undefined)
    return [
      said('tricks', s.tricks.value),
      said('dealer', seats[s.dealer.value]!),
      said('leader', seats[s.leader.value]!),
    ];
  return [said('promised', promiseOf(s, seat)), said('taken', s.taken.get(seat)), said('points', s.points.get(seat))];
}
const seatsOf = ({ table }: Nomination): readonly Seat[] =>
  Array.from({ length: table.plan.seats }, (_, i) => i as Seat);

function cardsIn({ table }: Nomination, at: ZoneId): string {
  const prints = Array.from({ length: table.size(at) }, (_, i) => table.printed(table.card(at, i)));
  return prints.map(cardName).join(' ') || '–';
}
function tableLines({ zones, seats, row }: Words, s: Nomination, viewer: Viewer): readonly string[] {
  const rows = seatsOf(s).map((seat) => {
    return row(seats[seat]!, promiseOf(s, seat), s.taken.get(seat), s.points.get(seat));
  });
  const open = [zone.trump, zone.trick].map(
    (at) => `${zones[at === zone.trump ? 'trump' : 'trick']}: ${cardsIn(s, at)}`,
  );
  return [...open, ...rows, ...(viewer === 'spectator' ? [] : [`${zones['hand']}: ${cardsIn(s, zone.hand(viewer))}`])];
}
function outcomeLines({ seats, best }: Words, s: Nomination): readonly string[] {
  const points = seatsOf(s).map((seat) => s.points.get(seat));
  const most = Math.max(...points);
  const first = seats.filter((_, seat) => points[seat] === most);
  return [best(first, most), ...points.map((sum, seat) => `${seats[seat]}: ${sum}`)];
}

const textOf = (words: Words): GameText<Nomination> => ({
  title: words.title,
  aim: words.aim,
  seats: words.seats,
  prompt: (prompt, { tricks = 0 }) => (prompt === 'promise' ? words.promise(tricks) : words.play),
  option: (_s, _seat, action) =>
    is(action, act.promise) ? words.promises(numberOf(action)) : words.plays(cardName(defOf(action))),
  fact: (s, told) => factText(words, s, told),
  card: (def) => ({ name: cardName(def), kind: words.suits[suitOf(def) as 0], lines: [] }),
  figures: (s, seat) => figuresOf(words, s, seat),
  zone: (name) => words.zones[name.replace(/\d$/, '')] ?? name,
  setting: (_name, value) => value ?? words.players,
  refusal: (rule) => words.refusals[rule] ?? rule,
  table: (s, viewer) => tableLines(words, s, viewer),
  outcome: (s) => outcomeLines(words, s),
});
export const texts: GameTexts<Nomination> = { uk: textOf(uk), ru: textOf(ru), en: textOf(en) };
