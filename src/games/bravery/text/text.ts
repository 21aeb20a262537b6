import { FACT, type Fact } from '../../../kernel/facts.ts';
import type { Action, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { CardText, GameText, NamedThing } from '../../../kernel/text.ts';
import { defOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { FIRST_PLAYER, KEYS, SET } from '../cards/set.ts';
import { needsLeft } from '../evaluation.ts';
import { type Bravery, MOST_SEATS, zone } from '../state.ts';
import { act, fact as told } from '../verbs.ts';
import { printedText, printedType } from './card.ts';
import { marksOf, tableLines } from './table.ts';
import { type RefusalRule, SETTINGS, type Setting, type Words, type ZoneName, ZONES } from './words.ts';

const nameOf = (words: Words, def: number): string => {
  const key = KEYS[def];
  return key === undefined || key === '' ? '' : words.names[key][0];
};

/** The name of a plan: '' for the seat's own, unless it has two. */
function planName(words: Words, s: Bravery, seat: Seat, place: number): string {
  if (s.table.plan.seats === 1) return words.soloPlan(place === zone.second ? 2 : 1);
  const owner = place - zone.plan(0 as Seat);
  return owner === seat ? '' : words.planOf(words.seat(owner + 1));
}

function optionText(words: Words, s: Bravery, seat: Seat, action: Action): string {
  const card = nameOf(words, defOf(action));
  const second = secondOf(action);
  const { options } = words;
  const verb = act.list[verbOf(action)]!.verb as keyof Words['options'];
  switch (verb) {
    case 'plan':
    case 'takeBack':
    case 'volunteer':
    case 'dismiss':
    case 'shift':
    case 'commit':
    case 'withdraw':
      return options[verb](card, planName(words, s, seat, second));
    case 'give':
    case 'ask':
    case 'accept':
    case 'decline':
      return options[verb](card, words.seat(second + 1));
    case 'cancel':
    case 'target':
    case 'undermine':
    case 'attack':
    case 'putBack':
    case 'recover':
      return options[verb](card);
    default:
      return options[verb];
  }
}

function promptText(words: Words, prompt: string, values: Readonly<Record<string, number>>): string {
  const { prompts } = words;
  const name = (key: string): string => nameOf(words, values[key] ?? 0);
  const [attack, defence] = [values['attack'] ?? 0, values['defence'] ?? 0];
  switch (prompt as keyof Words['prompts']) {
    case 'planning':
      return prompts.planning({
        days: values['days'] ?? 0,
        room: values['room'] ?? 0,
        will: values['will'] ?? 0,
        alone: values['alone'] === 1,
        second: values['second'] === 1,
      });
    case 'cancel':
      return prompts.cancel(name('choice'));
    case 'target':
      return prompts.target(name('choice'), attack);
    case 'defend':
      return prompts.defend(name('target'), attack, defence);
    case 'undermine':
      return prompts.undermine(name('choice'));
    case 'counter':
      return prompts.counter(name('target'), attack, defence);
    case 'putBack':
      return prompts.putBack(values['left'] ?? 0);
    case 'recover':
      return prompts.recover;
  }
}

/** The zone without the number of its seat. */
const kindOf = (s: Bravery, place: number): ZoneName =>
  s.table.plan.names[place]!.replace(/\d$/, '').replace('second', 'plan') as ZoneName;

function movedText(words: Words, s: Bravery, { b: from, c: to, def }: Fact): string | undefined {
  const { facts } = words;
  const card = nameOf(words, def);
  const who = (place: number): string => words.seat(Math.max(0, s.table.plan.owner[place as ZoneId]!) + 1);
  switch (`${kindOf(s, from)} ${kindOf(s, to)}`) {
    case 'deck hand':
      return facts.drew(who(to), card);
    case 'hand plan':
      return facts.planned(who(from), card);
    case 'plan hand':
      return facts.tookBack(who(to), card);
    case 'hand hand':
      return facts.gave(who(from), card, who(to));
    case 'discard hand':
      return facts.recovered(who(to), card);
    case 'enemyDeck turned':
      return facts.turnedUp(card);
    case 'enemyDeck scouted':
      return facts.scouted(card);
    case 'turned display':
      return facts.shown(card);
    case 'plan discard':
    case 'turned enemyDiscard':
    case 'display enemyDiscard':
      return facts.discarded(card);
    default:
      return undefined;
  }
}

/** Facts of the game itself; what is left out is of no interest in a log. */
const LINES: Readonly<Record<number, (words: Words, s: Bravery, f: Fact) => string | undefined>> = {
  [FACT.moved]: movedText,
  [FACT.shuffled]: ({ facts }) => facts.reshuffled,
  [told.round]: ({ facts }, _s, f) => facts.round(f.a),
  [told.relieved]: (w, s, f) => (f.b === 0 ? undefined : w.facts.relieved(nameOf(w, s.table.def[f.a]!))),
  [told.offered]: (w, _s, f) => w.facts.offered(w.seat(f.a + 1), w.seat(f.b + 1), nameOf(w, f.c)),
  [told.asked]: (w, _s, f) => w.facts.asked(w.seat(f.a + 1), w.seat(f.b + 1), nameOf(w, f.c)),
  [told.declined]: (w, _s, f) => w.facts.declined(w.seat(f.a + 1), w.seat(f.b + 1), nameOf(w, f.c)),
  [told.confirmed]: (w, _s, f) => (f.b === 0 ? w.facts.reopened(w.seat(f.a + 1)) : w.facts.confirmed(w.seat(f.a + 1))),
  [told.proposed]: (w, _s, f) =>
    f.b === 0 ? w.facts.withdrawn(w.seat(f.a + 1)) : w.facts.proposed(w.seat(f.a + 1), nameOf(w, f.b)),
  [told.decided]: (w, _s, f) => w.facts.decided(w.seat(f.a + 1)),
  [told.committed]: (w, s, f) => {
    const owner = s.table.plan.owner[s.table.at[f.b]!]!;
    const plan = owner < 0 || owner === f.a ? '' : w.planOf(w.seat(owner + 1));
    const [who, card] = [w.seat(f.a + 1), nameOf(w, s.table.def[f.b]!)];
    return f.c === 0 ? w.facts.takenOut(who, card, plan) : w.facts.committed(who, card, plan);
  },
  [told.cancelled]: (w, _s, f) => w.facts.cancelled(nameOf(w, f.a)),
  [told.targeted]: (w, _s, f) => w.facts.targeted(nameOf(w, f.a)),
  [told.undermined]: (w, _s, f) => w.facts.undermined(nameOf(w, f.a), f.b),
  [told.battle]: (w, _s, f) => w.facts.battle(nameOf(w, f.a), f.b, f.c),
  [told.occupied]: (w, _s, f) => w.facts.occupied(nameOf(w, f.a)),
  [told.freed]: (w, _s, f) => w.facts.freed(nameOf(w, f.a)),
  [told.owes]: (w, _s, f) => w.facts.owes(w.seat(f.a + 1), f.b),
};

function settingText(words: Words, name: string, value: string | undefined): string {
  const setting = SETTINGS.find((known) => known === name) satisfies Setting | undefined;
  if (setting === undefined) return name;
  if (value === undefined) return words.settings[setting];
  if (setting === 'difficulty') return difficultyText(words, value);
  if (setting === 'offensives') return value === 'singly' ? words.offensives.singly : words.offensives.together;
  if (setting === 'limit') return words.seconds(Number(value));
  if (setting === 'host') return value === '0' ? words.nobody : words.seat(Number(value));
  return value;
}

/** Put together from the rows that the set-up reads. */
function difficultyText(words: Words, value: string): string {
  const { difficulties } = words;
  if (value === 'bare') return difficulties.bare;
  if (value !== 'easier' && value !== 'harder') return difficulties.printed;
  const cards = SET.players.flatMap(({ leftOut }, i) => {
    const figures = leftOut?.[value]?.slice(1);
    return figures === undefined ? [] : [difficulties.boxed(nameOf(words, FIRST_PLAYER + i), figures)];
  });
  return difficulties[value](cards.join(', '));
}

function outcomeLines(words: Words, s: Bravery): readonly string[] {
  if (s.table.score[0]! > 0) return [words.won];
  let lands = 0;
  for (let left = s.occupied.value; left !== 0; left &= left - 1) lands++;
  const needs = needsLeft(s);
  return [words.lost, ...(lands > 0 ? [words.landsLost(lands)] : []), ...(needs > 0 ? [words.needsLeft(needs)] : [])];
}

const cardText = (words: Words, def: DefId): CardText => ({
  name: nameOf(words, def),
  kind: [printedType(def, words), ...marksOf(words, def)].join(' · '),
  lines: printedText(def, words),
});

/** Territories, and every card by the short name and the key that the table and the notation use. */
const things = (words: Words): readonly NamedThing[] =>
  KEYS.flatMap((key, def) => {
    if (key === '') return [];
    const { name, kind, lines } = cardText(words, def as DefId);
    return [
      { names: [words.names[key][1], key, name], lines: [`${name} · ${kind}`, ...lines.map((line) => `  ${line}`)] },
    ];
  });

export const textOf = (words: Words): GameText<Bravery> => ({
  title: words.title,
  aim: words.aim,
  seats: Array.from({ length: MOST_SEATS }, (_, seat) => words.seat(seat + 1)),
  prompt: (prompt, values) => promptText(words, prompt, values),
  option: (s, seat, action) => optionText(words, s, seat, action),
  fact: (s, fact) => LINES[fact.kind]?.(words, s, fact),
  card: (def) => cardText(words, def),
  zone: (name) => {
    const known = ZONES.find((candidate) => name.replace(/\d$/, '') === candidate);
    return known === undefined ? name : words.zones[known];
  },
  setting: (name, value) => settingText(words, name, value),
  refusal: (rule) => words.refusals[rule as RefusalRule] ?? rule,
  table: (s) => tableLines(words, s),
  things: () => things(words),
  outcome: (s) => outcomeLines(words, s),
});
