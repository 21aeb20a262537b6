import {
  defOf,
  type Fact,
  FACT,
  type GameText,
  type GameTexts,
  type Seat,
  type Viewer,
  type ZoneId,
} from 'redut/kernel';
import { fact, type Goofspiel, isPrize, rankOf, suitOf, worth, zone } from './game.ts';

/** The game in one language. */
interface Words {
  readonly title: string;
  readonly aim: string;
  readonly seats: readonly [string, string, string, string];
  readonly bid: (points: number) => string;
  readonly option: (rank: string) => string;
  readonly prize: string;
  readonly prizeComes: (rank: string) => string;
  readonly lays: (who: string) => string;
  readonly bidOfSeat: (who: string, rank: string) => string;
  readonly tied: string;
  readonly took: (who: string, points: number) => string;
  readonly zones: Readonly<Record<string, string>>;
  readonly players: string;
  readonly refused: string;
  readonly won: (who: readonly string[], points: number) => string;
  readonly score: string;
  readonly points: (who: string, points: number) => string;
}

const en: Words = {
  title: 'Goofspiel',
  aim: 'Thirteen prizes come up one by one; everybody bids for each in secret with the same thirteen cards, and the most points win.',
  seats: ['First', 'Second', 'Third', 'Fourth'],
  bid: (points) => `Bid for ${points}: choose a card from your hand. All bids are turned over together.`,
  option: (rank) => `Bid ${rank}`,
  prize: 'Prize',
  prizeComes: (rank) => `The prize ${rank} comes up.`,
  lays: (who) => `${who} lays a bid face down.`,
  bidOfSeat: (who, rank) => `${who} bid ${rank}.`,
  tied: 'The highest bids are equal: the prize waits for the next round.',
  took: (who, points) => `${who} takes ${points}.`,
  zones: {
    stock: 'Prizes to come',
    stakes: 'At stake',
    won: 'Won',
    hand: 'Hand',
    bid: 'Bid, face down',
    spent: 'Bids so far',
  },
  players: 'Players',
  refused: 'Only a card from your own hand can be bid.',
  won: (who, points) => `${who.join(' and ')}: the most points, ${points}.`,
  score: 'Points',
  points: (who, points) => `${who}: ${points}`,
};
const uk: Words = {
  title: 'Гуфшпіль',
  aim: 'Тринадцять призів відкриваються один за одним; за кожен усі таємно роблять ставки однаковими тринадцятьма картами, і перемагає той, хто набрав більше очок.',
  seats: ['Перший', 'Другий', 'Третій', 'Четвертий'],
  bid: (points) => `Ставка за ${points}: оберіть карту з руки. Усі ставки відкриваються разом.`,
  option: (rank) => `Поставити ${rank}`,
  prize: 'Приз',
  prizeComes: (rank) => `Відкрито приз ${rank}.`,
  lays: (who) => `${who} кладе ставку долілиць.`,
  bidOfSeat: (who, rank) => `${who}: ставка ${rank}.`,
  tied: 'Найвищі ставки рівні: приз чекає наступного раунду.',
  took: (who, points) => `${who} забирає ${points}.`,
  zones: {
    stock: 'Призи попереду',
    stakes: 'На кону',
    won: 'Виграно',
    hand: 'Рука',
    bid: 'Ставка, долілиць',
    spent: 'Зіграні ставки',
  },
  players: 'Гравці',
  refused: 'Поставити можна лише карту зі своєї руки.',
  won: (who, points) => `${who.join(' та ')}: найбільше очок — ${points}.`,
  score: 'Очки',
  points: (who, points) => `${who}: ${points}`,
};
const ru: Words = {
  title: 'Гуфшпиль',
  aim: 'Тринадцать призов открываются один за другим; за каждый все тайно делают ставки одинаковыми тринадцатью картами, и побеждает тот, кто набрал больше очков.',
  seats: ['Первый', 'Второй', 'Третий', 'Четвёртый'],
  bid: (points) => `Ставка за ${points}: выберите карту с руки. Все ставки открываются вместе.`,
  option: (rank) => `Поставить ${rank}`,
  prize: 'Приз',
  prizeComes: (rank) => `Открыт приз ${rank}.`,
  lays: (who) => `${who} кладёт ставку лицом вниз.`,
  bidOfSeat: (who, rank) => `${who}: ставка ${rank}.`,
  tied: 'Высшие ставки равны: приз ждёт следующего раунда.',
  took: (who, points) => `${who} забирает ${points}.`,
  zones: {
    stock: 'Призы впереди',
    stakes: 'На кону',
    won: 'Выиграно',
    hand: 'Рука',
    bid: 'Ставка, лицом вниз',
    spent: 'Сыгранные ставки',
  },
  players: 'Игроки',
  refused: 'Поставить можно только карту со своей руки.',
  won: (who, points) => `${who.join(' и ')}: больше всех очков — ${points}.`,
  score: 'Очки',
  points: (who, points) => `${who}: ${points}`,
};

const LETTERS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
const letterOf = (rank: number): string => LETTERS[rank] ?? String(rank);

function factText(words: Words, s: Goofspiel, { kind, a, b, c, def }: Fact): string | undefined {
  if (kind === fact.tied) return words.tied;
  if (kind === fact.took) return words.took(words.seats[a as 0], b);
  if (kind !== FACT.moved) return undefined;
  const owner = s.table.plan.owner[c]!;
  if (owner >= 0 && c === zone.bid(owner as Seat)) return words.lays(words.seats[owner as 0]);
  if (def === 0) return undefined;
  if (c === zone.stakes) return words.prizeComes(letterOf(rankOf(def)));
  return c === zone.spent(owner as Seat) ? words.bidOfSeat(words.seats[owner as 0], letterOf(rankOf(def))) : undefined;
}
const seatsOf = ({ table }: Goofspiel): readonly Seat[] =>
  Array.from({ length: table.plan.seats }, (_, i) => i as Seat);

/** What lies in a zone, as ranks; cards that the viewer does not see are dots. */
function cardsIn({ table }: Goofspiel, at: ZoneId): string {
  const ranks = Array.from({ length: table.size(at) }, (_, i) => table.printed(table.card(at, i)));
  return ranks.map((def) => (def === 0 ? '·' : letterOf(rankOf(def)))).join(' ') || '–';
}
function tableLines({ seats, zones }: Words, s: Goofspiel, viewer: Viewer): readonly string[] {
  const rows = seatsOf(s).flatMap((seat) => [
    `${seats[seat as 0 | 1]}${seat === viewer ? ' *' : ''} — ${zones['won']}: ${worth(s, zone.won(seat))}`,
    `  ${zones['hand']}: ${cardsIn(s, zone.hand(seat))}   ${zones['spent']}: ${cardsIn(s, zone.spent(seat))}`,
  ]);
  return [`${zones['stakes']}: ${cardsIn(s, zone.stakes)}   ${zones['stock']}: ${s.table.size(zone.stock)}`, ...rows];
}
function outcomeLines(words: Words, s: Goofspiel): readonly string[] {
  const points = seatsOf(s).map((seat) => worth(s, zone.won(seat)));
  const most = Math.max(...points);
  const best = words.seats.filter((_, seat) => points[seat] === most);
  return [words.won(best, most), ...points.map((n, seat) => words.points(words.seats[seat as 0], n))];
}

const textOf = (words: Words): GameText<Goofspiel> => ({
  title: words.title,
  aim: words.aim,
  seats: words.seats,
  prompt: (_prompt, { stakes = 0 }) => words.bid(stakes),
  option: (_s, _seat, action) => words.option(letterOf(rankOf(defOf(action)))),
  fact: (s, told) => factText(words, s, told),
  card: (def) => ({
    name: letterOf(rankOf(def)),
    kind: isPrize(def) ? words.prize : words.seats[suitOf(def) as 0],
    lines: [],
  }),
  figures: (s, seat) => [
    seat === undefined
      ? { name: words.zones['stakes']!, value: String(worth(s, zone.stakes)) }
      : { name: words.score, value: String(worth(s, zone.won(seat))) },
  ],
  zone: (name) => words.zones[name.replace(/\d$/, '')] ?? name,
  setting: (_name, value) => value ?? words.players,
  refusal: (rule) => (rule === 'GFS-2.2' ? words.refused : rule),
  table: (s, viewer) => tableLines(words, s, viewer),
  outcome: (s) => outcomeLines(words, s),
});
export const texts: GameTexts<Goofspiel> = { uk: textOf(uk), ru: textOf(ru), en: textOf(en) };
