/** What goes along from battle to battle: territory, veterans, and heroes who fell. */
import {
  type Astray,
  type Battle,
  battleOf,
  type Campaign,
  type CampaignSide,
  type Fought,
  resultOf,
} from '../../../kernel/campaign.ts';
import type { CardId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import { deckOf } from '../brings.ts';
import { totalOf } from '../cards/effects.ts';
import type { CardRow } from '../cards/schema.ts';
import { base } from '../cards/set.ts';
import { encodeDeck } from '../decks/index.ts';
import { NONE, startOf } from '../start.ts';
import { type War, zone } from '../state.ts';
import type { WarBattle } from './campaign.ts';
import { WORDS } from './words.ts';

const SIDES = [0, 1] as const;
/** A veteran is a unit that cost no more than this: a dearer one would decide the next battle before it began. */
const DEAREST = 3;
/** Who lost a battle begins the next with this card, and goes first: else one defeat would bring the next. */
const REINFORCEMENT = 'depot';

const rowsIn = (s: War, at: ZoneId): readonly CardRow[] =>
  Array.from({ length: s.table.size(at) }, (_, i) => base.row(s.table.printed(s.table.card(at, i))));
const mayStay = ({ hero, keywords, cost }: CardRow): boolean =>
  hero !== true && keywords?.lendLease !== true && totalOf(cost) <= DEAREST;
/** The dearest unit that the winner has left on the lines; of equal ones the first of the set. */
function veteranOf(s: War, seat: Seat): CardRow | undefined {
  return [...rowsIn(s, zone.first(seat)), ...rowsIn(s, zone.second(seat))]
    .filter(mayStay)
    .toSorted((a, b) => totalOf(b.cost) - totalOf(a.cost) || a.number - b.number)[0];
}
function fallenOf(s: War, seat: Seat): readonly string[] {
  const losses = zone.losses(seat);
  return Array.from({ length: s.table.size(losses) }, (_, i): CardId => s.table.card(losses, i))
    .map((card) => base.row(s.table.printed(card)))
    .filter((row) => row.hero === true)
    .map(({ id }) => id);
}
/** Of a finished match: its winner's veteran, and the heroes whom each side has lost. */
export function afterBattle(s: War, won: CampaignSide): Pick<Fought, 'turns' | 'along'> {
  const veteran = veteranOf(s, won as Seat);
  return {
    turns: Math.ceil(s.turn.value / 2),
    along: {
      veteran: veteran === undefined ? [] : [veteran.id],
      fallen1: fallenOf(s, 0 as Seat),
      fallen2: fallenOf(s, 1 as Seat),
    },
  };
}

/** The results of the battles that this one comes right after. */
const before = (battle: Battle, fought: readonly Fought[]): readonly Fought[] =>
  battle.after.flatMap((id) => resultOf(fought, id) ?? []);
const latest = (battle: Battle, fought: readonly Fought[]): Fought | undefined =>
  before(battle, fought)
    .toSorted((a, b) => fought.indexOf(a) - fought.indexOf(b))
    .at(-1);
const prizeOf = (campaign: Campaign, id: string): string =>
  (campaign.battles as readonly WarBattle[]).find((battle) => battle.id === id)!.prize;
/** Cards that a side begins with because of what came before: of a territory it holds, or what was sent after a defeat. */
function gained(campaign: Campaign, battle: Battle, fought: readonly Fought[], side: CampaignSide): readonly string[] {
  const cards = before(battle, fought).map(({ battle: id, won }) =>
    won === side ? prizeOf(campaign, id) : REINFORCEMENT,
  );
  const last = latest(battle, fought);
  return [...cards, ...(last?.won === side ? (last.along['veteran'] ?? []) : [])];
}
/** Heroes whom a side has lost in the battles that count. */
function fallen(fought: readonly Fought[], side: CampaignSide): ReadonlySet<string> {
  const counting = fought.filter((one) => resultOf(fought, one.battle) === one);
  return new Set(counting.flatMap(({ along }) => along[`fallen${side + 1}`] ?? []));
}
/** The deck with a depot in the place of each hero who fell. */
function withoutFallen(given: unknown, gone: ReadonlySet<string>): unknown {
  const deck = deckOf(base, given);
  const lost = Object.entries(deck.cards).filter(([id, copies]) => gone.has(id) && copies > 0);
  if (lost.length === 0) return given;
  const depots = lost.reduce((sum, [, copies]) => sum + copies, deck.cards['depot'] ?? 0);
  const kept = Object.fromEntries(Object.entries(deck.cards).filter(([id]) => !gone.has(id)));
  return encodeDeck(base, { ...deck, cards: { ...kept, depot: depots } });
}

export function setupOf(
  campaign: Campaign,
  battle: Battle,
  fought: readonly Fought[],
): Readonly<Record<string, unknown>> {
  const setup: Record<string, unknown> = { ...battle.setup };
  for (const side of SIDES) {
    const [deck, start] = [`deck${side + 1}`, `start${side + 1}`];
    const more = gained(campaign, battle, fought, side);
    setup[deck] = withoutFallen(setup[deck], fallen(fought, side));
    const given = setup[start];
    const list = [...(typeof given === 'string' ? [given] : []), ...more].join(' ');
    if (list !== '') setup[start] = list;
  }
  const last = latest(battle, fought);
  return last === undefined ? setup : { ...setup, first: last.won === 0 ? 2 : 1 };
}

/** How many of each card a side had in a battle: in its deck, and on the table from the start. */
function broughtInto(setup: Readonly<Record<string, unknown>>, side: CampaignSide): ReadonlyMap<string, number> {
  const cards = new Map(Object.entries(deckOf(base, setup[`deck${side + 1}`]).cards));
  const start = setup[`start${side + 1}`];
  for (const { id } of startOf(base, typeof start === 'string' ? start : NONE)) cards.set(id, (cards.get(id) ?? 0) + 1);
  return cards;
}
/** The first card of a list of which the side had none left. */
function foreignIn(list: readonly string[], had: ReadonlyMap<string, number>): string | undefined {
  const left = new Map(had);
  return list.find((id) => {
    const copies = left.get(id) ?? 0;
    left.set(id, copies - 1);
    return copies < 1;
  });
}
const isVeteran = (row: CardRow): boolean => row.unit !== undefined && mayStay(row);
const isHero = ({ hero }: CardRow): boolean => hero === true;
/** Nothing else goes along from a battle than `afterBattle` can have found there. */
export function astrayFrom(campaign: Campaign, fought: readonly Fought[], one: Fought): Astray | undefined {
  const earlier = fought.filter(({ battle }) => battle !== one.battle);
  const setup = setupOf(campaign, battleOf(campaign, one.battle)!, earlier);
  const problemOf = (list: readonly string[], side: CampaignSide, fits: (row: CardRow) => boolean) => {
    const foreign = foreignIn(list, broughtInto(setup, side));
    if (foreign !== undefined) return `“${foreign.slice(0, 40)}” was not there, or not so often`;
    const unfit = list.find((id) => !fits(base.row(base.def(id))));
    return unfit === undefined ? undefined : `“${unfit}” does not go along so`;
  };
  for (const [field, list] of Object.entries(one.along)) {
    const problem =
      field === 'veteran'
        ? list.length > 1
          ? 'must be one unit at most'
          : problemOf(list, one.won, isVeteran)
        : field === 'fallen1' || field === 'fallen2'
          ? problemOf(list, field === 'fallen1' ? 0 : 1, isHero)
          : 'is nothing that goes along';
    if (problem !== undefined) return { field, problem };
  }
  return undefined;
}

/** What goes along, a line for each: who has it, and what. */
export function alongLines(
  campaign: Campaign,
  battle: Battle,
  fought: readonly Fought[],
  language: Language,
): readonly string[] {
  const w = WORDS[language];
  const nameOf = (id: string): string => base.row(base.def(id)).name[language];
  const lines: string[] = [];
  for (const side of SIDES) {
    const who = campaign.sides[side][language];
    const deck = deckOf(base, battle.setup[`deck${side + 1}`]);
    const gone = [...fallen(fought, side)].filter((id) => (deck.cards[id] ?? 0) > 0);
    lines.push(...gained(campaign, battle, fought, side).map((id) => w.gains(who, nameOf(id))));
    lines.push(...gone.map((id) => w.misses(who, nameOf(id))));
  }
  return lines;
}
