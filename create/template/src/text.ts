import { defOf, type Fact, FACT, type GameText, type GameTexts, type Viewer, type ZoneId } from 'redut/kernel';
import { fact, FIRST, rankOf, SECOND, type State, zone } from './game.ts';

/** The game in one language. */
interface Words {
  readonly title: string;
  readonly aim: string;
  readonly seats: readonly string[];
  readonly play: string;
  readonly plays: (rank: number) => string;
  readonly played: (who: string, rank: number) => string;
  readonly took: (who: string) => string;
  readonly card: string;
  /** What stands before the name of whoever leads. */
  readonly leads: string;
  readonly zones: Readonly<Record<string, string>>;
  readonly wins: (who: string) => string;
  readonly draw: string;
  /** Why something cannot be done, by the number of the rule. */
  readonly refusals: Readonly<Record<string, string>>;
}
const en: Words = {
  title: '$TITLE$',
  aim: 'The higher card takes the trick; whoever has more cards in the end wins.',
  seats: ['First', 'Second'],
  play: 'Play a card.',
  plays: (rank) => `Play ${rank}`,
  played: (who, rank) => `${who} plays ${rank}.`,
  took: (who) => `${who} takes the trick.`,
  card: 'Card',
  leads: 'Leads',
  zones: { deck: 'Deck', hand: 'Hand', trick: 'Trick', won: 'Won' },
  wins: (who) => `${who} wins.`,
  draw: 'A draw.',
  refusals: {},
};
const uk: Words = {
  title: '$TITLE$',
  aim: 'Старша карта бере взятку; у кого наприкінці більше карт, той переміг.',
  seats: ['Перший', 'Другий'],
  play: 'Зіграйте карту.',
  plays: (rank) => `Зіграти ${rank}`,
  played: (who, rank) => `${who} грає ${rank}.`,
  took: (who) => `${who} бере взятку.`,
  card: 'Карта',
  leads: 'Заходить',
  zones: { deck: 'Колода', hand: 'Рука', trick: 'Взятка', won: 'Узято' },
  wins: (who) => `${who} перемагає.`,
  draw: 'Нічия.',
  refusals: {},
};
const ru: Words = {
  title: '$TITLE$',
  aim: 'Старшая карта берёт взятку; у кого в конце больше карт, тот победил.',
  seats: ['Первый', 'Второй'],
  play: 'Сыграйте карту.',
  plays: (rank) => `Сыграть ${rank}`,
  played: (who, rank) => `${who} играет ${rank}.`,
  took: (who) => `${who} берёт взятку.`,
  card: 'Карта',
  leads: 'Заходит',
  zones: { deck: 'Колода', hand: 'Рука', trick: 'Взятка', won: 'Взято' },
  wins: (who) => `${who} побеждает.`,
  draw: 'Ничья.',
  refusals: {},
};

const who = (words: Words, seat: number): string => words.seats[seat] ?? '';

function factText(words: Words, { table }: State, { kind, a, b, c, def }: Fact): string | undefined {
  if (kind === fact.took) return words.took(who(words, a));
  // A card was moved, from zone b to zone c: only what is played is worth a line.
  if (kind !== FACT.moved || c !== zone.trick) return undefined;
  return words.played(who(words, table.plan.owner[b] ?? 0), rankOf(def));
}
function cardsIn({ table }: State, at: ZoneId): string {
  const prints = Array.from({ length: table.size(at) }, (_, i) => table.printed(table.card(at, i)));
  return prints.map((def) => (def === 0 ? '·' : rankOf(def))).join(' ') || '–';
}
function tableLines(words: Words, s: State, viewer: Viewer): readonly string[] {
  const { zones } = words;
  const rows = [FIRST, SECOND].map((seat) => {
    const name = `${who(words, seat)}${seat === viewer ? ' *' : ''}`;
    const won = s.table.size(zone.won(seat));
    return `${name}  ${zones['hand']}: ${cardsIn(s, zone.hand(seat))}  ${zones['won']}: ${won}`;
  });
  return [`${zones['trick']}: ${cardsIn(s, zone.trick)}  ${zones['deck']}: ${s.table.size(zone.deck)}`, ...rows];
}
const textOf = (words: Words): GameText<State> => ({
  title: words.title,
  aim: words.aim,
  seats: words.seats,
  prompt: () => words.play,
  option: (_s, _seat, action) => words.plays(rankOf(defOf(action))),
  fact: (s, told) => factText(words, s, told),
  card: (def) => ({ name: String(rankOf(def)), kind: words.card, lines: [] }),
  // What the table shows of each seat, and of the game as a whole, beside its cards.
  figures: (s, seat) => (seat === undefined ? [{ name: words.leads, value: who(words, s.leader.value) }] : []),
  zone: (name) => words.zones[name.replace(/\d$/, '')] ?? name,
  setting: (name, value) => value ?? name,
  refusal: (rule) => words.refusals[rule] ?? rule,
  table: (s, viewer) => tableLines(words, s, viewer),
  outcome: ({ table }) => {
    const best = table.score.indexOf(1);
    return [best < 0 ? words.draw : words.wins(who(words, best))];
  },
});
export const texts: GameTexts<State> = { uk: textOf(uk), ru: textOf(ru), en: textOf(en) };
