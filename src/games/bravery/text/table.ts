import type { Seat, ZoneId } from '../../../kernel/ids.ts';
import { FIRST_TERRITORY, KEYS, SET } from '../cards/set.ts';
import {
  crosshairs,
  days,
  offensive,
  shields,
  shieldsFree,
  urgent,
  willCost,
  willGain,
  willLoss,
} from '../cards/columns.ts';
import { needsLeft } from '../evaluation.ts';
import { Week, WEEK } from '../rules/07-week.ts';
import { attackOf } from '../rules/08-assault.ts';
import { displayed, ownShields } from '../rules/10-counter.ts';
import { type Bravery, firstOf, ownerOf, planAt, plansOf, zone } from '../state.ts';
import type { Words } from './words.ts';

const week = new Week();

/** What a player card takes and brings: days, Will. */
export function marksOf({ table }: Words, def: number): string[] {
  const will = (willGain[def] ?? 0) - (willCost[def] ?? 0) - (willLoss[def] ?? 0);
  return [...((days[def] ?? 0) > 0 ? [table.days(days[def]!)] : []), ...(will === 0 ? [] : [table.willBy(will)])];
}
/** BRV-6.2: a need that is urgent costs cards if it is not met, so a hand says which are. */
const handMarks = (words: Words, def: number): string[] =>
  urgent[def] === 1 ? [...marksOf(words, def), words.table.urgent] : marksOf(words, def);
function names(words: Words, s: Bravery, place: ZoneId, marked = false): string {
  const t = s.table;
  const list = Array.from({ length: t.size(place) }, (_, i) => {
    const key = KEYS[t.printed(t.card(place, i))];
    const short = key === undefined || key === '' ? '?' : words.names[key][1];
    const marks = marked ? handMarks(words, t.printed(t.card(place, i))) : [];
    const name = marks.length === 0 ? short : `${short} [${marks.join(', ')}]`;
    return s.relieved.get(t.card(place, i)) === 0 ? name : `${short} [${words.table.days(0)}]`;
  });
  return list.length === 0 ? words.table.empty : list.join(', ');
}
function landLine(words: Words, s: Bravery, row: 'top' | 'bottom'): string {
  const cells = SET.territories.flatMap((territory, land) => {
    if (territory.row !== row) return [];
    const taken = (s.occupied.value & (1 << land)) !== 0;
    const held = taken ? ownShields(s, land) : shieldsFree[land]!;
    const name = words.names[KEYS[FIRST_TERRITORY + land] as 'N1'][1];
    return [`${taken ? '■' : '□'} ${territory.key} ${name} ${'◆'.repeat(held)}`.trimEnd().padEnd(23)];
  });
  return `  ${cells.join(' ')}`.trimEnd();
}
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
function planLines(words: Words, s: Bravery, p: number): string[] {
  const t = s.table;
  const owner = ownerOf(t, p);
  const place = planAt(t, p);
  week.read(s, place);
  const title = t.plan.seats === 1 ? capital(words.soloPlan(p + 1)) : words.seat(owner + 1);
  const used = words.table.week(week.hostileDays + week.days, WEEK + week.extraDays);
  const marks = [used, words.table.will(week.left)];
  if (s.confirmed.get(owner) !== 0) marks.push(words.table.confirmed);
  const line = `${title} (${marks.join(', ')}): ${names(words, s, place)}`;
  return t.plan.seats === 1 ? [line] : [line, `  ${handLine(words, s, owner)}`];
}
const handLine = (words: Words, s: Bravery, seat: Seat): string =>
  `${words.zones.hand}: ${names(words, s, zone.hand(seat), true)}`;
/** What the enemy shows, with the strengths that count. */
function enemyLine(words: Words, s: Bravery): string {
  const t = s.table;
  const attacks = Array.from({ length: t.size(zone.turned) }, (_, i) => {
    const def = t.printed(t.card(zone.turned, i));
    const name = words.names[KEYS[def] as 'lull'][1];
    return offensive[def] === 0 ? name : `${name} [${attackOf(s, def)}]`;
  });
  const shown = t.size(zone.display) === 0 ? '' : ` · ${words.zones.display}: +${displayed(s)}`;
  return `${words.table.enemy}: ${attacks.join(', ') || words.table.empty}${shown}`;
}

/** What one player has offered another or asked for, and is not answered yet. */
function tradeLines(words: Words, s: Bravery): string[] {
  const t = s.table;
  const lines: string[] = [];
  const say = (kinds: number, from: ZoneId, line: (card: string) => string): void => {
    for (let left = kinds & t.kindsIn(from); left !== 0; left &= left - 1)
      lines.push(line(words.names[KEYS[firstOf(left)] as 'drive'][0]));
  };
  for (let seat = 0 as Seat; seat < t.plan.seats; seat++) {
    for (let other = 0 as Seat; other < t.plan.seats; other++) {
      const [to, by] = [words.seat(seat + 1), words.seat(other + 1)];
      say(s.offers[seat]!.get(other), zone.hand(other), (card) => words.facts.offered(by, to, card));
      say(s.asks[seat]!.get(other), zone.hand(seat), (card) => words.facts.asked(by, to, card));
    }
  }
  return lines;
}

/** What the cards in all plans count: every battle may draw on all of them. */
function planned({ table: t }: Bravery, column: Int32Array): number {
  let sum = 0;
  for (let p = 0; p < plansOf(t); p++)
    for (let i = 0; i < t.size(planAt(t, p)); i++) sum += column[t.printed(t.card(planAt(t, p), i))] ?? 0;
  return sum;
}
/** The table for a terminal: map, enemy, decks, everybody's plan and hand. */
export function tableLines(words: Words, s: Bravery): readonly string[] {
  const t = s.table;
  const plans = Array.from({ length: plansOf(t) }, (_, p) => planLines(words, s, p)).flat();
  return [
    words.table.round(s.round.value, t.size(zone.enemyDeck) + t.size(zone.scouted), needsLeft(s)),
    `${words.table.map} (□ ${words.table.free}, ■ ${words.table.occupied}, ◆ ${words.table.shield}):`,
    landLine(words, s, 'top'),
    landLine(words, s, 'bottom'),
    enemyLine(words, s),
    words.table.decks(t.size(zone.deck), t.size(zone.discard)),
    words.table.sums(planned(s, shields), planned(s, crosshairs)),
    ...plans,
    // Both plans of a player alone are laid from one hand.
    ...(t.plan.seats === 1 ? [handLine(words, s, 0 as Seat)] : []),
    ...tradeLines(words, s),
  ];
}
