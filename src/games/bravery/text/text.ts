import type { Action, DefId, Seat } from '../../../kernel/ids.ts';
import { type CardText, explained, type GameText, type NamedThing } from '../../../kernel/text.ts';
import { defOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { FIRST_ENEMY, FIRST_TERRITORY, KEYS, SET } from '../cards/set.ts';
import { ALL_LANDS } from '../cards/columns.ts';
import { needsLeft } from '../evaluation.ts';
import { DIFFICULTIES } from '../rules/03-setup.ts';
import { attackOf } from '../rules/08-assault.ts';
import { ownShields } from '../rules/10-counter.ts';
import { type Bravery, MOST_SEATS, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { printedText, printedType } from './card.ts';
import { factText, logLines, nameOf } from './log.ts';
import { marksOf, tableLines } from './table.ts';
import { GLOSSARY, PLACES } from './terms.ts';
import { type RefusalRule, SETTINGS, type Setting, type Words, ZONES } from './words.ts';

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
  switch (prompt as Exclude<keyof Words['prompts'], 'planned' | 'hostileFirst'>) {
    case 'planning':
      if ((values['hostile'] ?? 0) !== 0) return prompts.hostileFirst;
      if (values['confirmed'] === 1) return prompts.planned(values['asked'] === 1);
      return prompts.planning({
        days: values['days'] ?? 0,
        room: values['room'] ?? 0,
        will: values['will'] ?? 0,
        over: values['over'] ?? 0,
        makers: [name('drive'), name('helper')].filter((maker) => maker !== ''),
        alone: values['alone'] === 1,
        second: values['second'] === 1,
        asked: values['asked'] === 1,
      });
    case 'cancel':
      return prompts.cancel(name('choice'), name('helper'));
    case 'target':
      return prompts.target(name('choice'), attack);
    case 'defend':
      return prompts.defend(name('target'), attack, defence);
    case 'undermine':
      return prompts.undermine(name('choice'));
    case 'counter':
      return prompts.counter(name('target'), attack, defence, values['worn'] ?? 0);
    case 'putBack':
      return prompts.putBack(values['left'] ?? 0);
    case 'recover':
      return prompts.recover;
  }
}

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

function difficultyText({ difficulties }: Words, value: string): string {
  const known = DIFFICULTIES.find((difficulty) => difficulty === value);
  return difficulties[known ?? 'printed'];
}

function outcomeLines(words: Words, s: Bravery): readonly string[] {
  if (s.table.score[0]! > 0) return [words.won];
  let lands = 0;
  for (let left = s.occupied.value; left !== 0; left &= left - 1) lands++;
  const needs = needsLeft(s);
  const everything = s.occupied.value === ALL_LANDS;
  return [
    words.lost(everything),
    ...(lands > 0 ? [words.landsLost(lands)] : []),
    ...(needs > 0 ? [words.needsLeft(needs)] : []),
  ];
}

const cardText = (words: Words, def: DefId): CardText => ({
  name: nameOf(words, def),
  kind: [printedType(def, words), ...marksOf(words, def)].join(' · '),
  lines: printedText(def, words),
});

function nextTo(words: Words, def: number): string[] {
  const territory = SET.territories[def - FIRST_TERRITORY];
  if (territory === undefined) return [];
  return [words.table.nextTo(territory.borders.map((key) => words.names[key as 'N1'][0]).join(', '))];
}
/** BRV-17.25: what the number of players makes of it. */
function here(words: Words, s: Bravery, def: number): string[] {
  const land = def - FIRST_TERRITORY;
  const told = (now: number, printed: number, line: (n: number) => string): string[] =>
    now === printed ? [] : [`${words.table.here} ${line(now)}`];
  if (land >= 0)
    return told(ownShields(s, land), SET.territories[land]!.shieldsOccupied, (n) => words.card.shieldsOccupied(n));
  const enemy = SET.enemies[def - FIRST_ENEMY];
  return enemy?.kind === 'offensive'
    ? told(attackOf(s, def as DefId), enemy.strength, (n) => words.card.offensive(n))
    : [];
}
/** The words of the table; territories, and every card by the short name and the key that the table and the notation use. */
const things = (words: Words, s: Bravery): readonly NamedThing[] => [
  ...explained([...GLOSSARY[words.language], ...PLACES[words.language]]),
  ...KEYS.flatMap((key, def) => {
    if (key === '') return [];
    const { name, kind, lines } = cardText(words, def as DefId);
    const all = [...lines, ...here(words, s, def), ...nextTo(words, def)].map((line) => `  ${line}`);
    return [{ names: [words.names[key][1], key, name], lines: [`${name} · ${kind}`, ...all] }];
  }),
];

export const textOf = (words: Words): GameText<Bravery> => ({
  title: words.title,
  aim: words.aim,
  seats: Array.from({ length: MOST_SEATS }, (_, seat) => words.seat(seat + 1)),
  prompt: (prompt, values) => promptText(words, prompt, values),
  option: (s, seat, action) => optionText(words, s, seat, action),
  fact: (s, fact) => factText(words, s, fact),
  log: (s, facts) => logLines(words, s, facts),
  card: (def) => cardText(words, def),
  zone: (name) => {
    const known = ZONES.find((candidate) => name.replace(/\d$/, '') === candidate);
    return known === undefined ? name : words.zones[known];
  },
  setting: (name, value) => settingText(words, name, value),
  refusal: (rule) => words.refusals[rule as RefusalRule] ?? rule,
  table: (s) => tableLines(words, s),
  headline: ({ difficulty }) => `${words.settings.difficulty}: ${difficultyText(words, String(difficulty))}`,
  things: (s) => things(words, s),
  outcome: (s) => outcomeLines(words, s),
});
