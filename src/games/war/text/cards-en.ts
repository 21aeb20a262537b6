import { english, type EnglishForms } from '../../../kernel/text.ts';
import { turnSaid } from '../cards/moments.ts';
import type {
  Ability,
  Amounts,
  Condition,
  Deed,
  Effect,
  Keywords,
  Lasting,
  Modifier,
  On,
  Price,
  SearchTo,
  SendTo,
} from '../cards/schema.ts';
import {
  type Act,
  type BombTarget,
  type Keyword,
  LAND,
  type Moment,
  type Resource,
  RESOURCES,
  type Term,
} from '../cards/vocabulary.ts';
import { en } from './labels-en.ts';
import { all, counted, kindsOf, none, numberWord, oneOf, sought, upTo } from './phrase-en.ts';
import { capital, join, joined, merge, type Names, pairText, signedText, type Tongue } from './tongue.ts';

type Turns = Readonly<Record<'own' | 'enemy' | 'both', string>>;
const start = (what: string): Turns => ({
  own: `at the start of your ${what}`,
  enemy: `at the start of the opponent’s ${what}`,
  both: `at the start of any ${what}`,
});
const end = (what: string): Turns => ({
  own: `at the end of your ${what}`,
  enemy: `at the end of the opponent’s ${what}`,
  both: `at the end of any ${what}`,
});
const same = (text: string): Turns => ({ own: text, enemy: text, both: text });
const inTurn = (text: string): Turns => ({
  own: `in your turn, ${text}`,
  enemy: `in the opponent’s turn, ${text}`,
  both: text,
});
const phase = (what: string): Turns => ({
  own: `in your ${what} phase`,
  enemy: `in the opponent’s ${what} phase`,
  both: `in any ${what} phase`,
});
const MOMENTS: Readonly<Record<Moment, Turns>> = {
  TURN_START: start('turn'),
  BUILD_START: start('building phase'),
  BUILD: phase('building'),
  BUILD_END: end('building phase'),
  ATTACK_START: start('attack phase'),
  WAVE_START: start('wave'),
  ON_ATTACK: same('during your attack'),
  BEFORE_BLOCK: same('before blockers are assigned'),
  ON_BLOCK: same('when blockers are assigned'),
  BEFORE_CALC: inTurn('before the clash is resolved'),
  ON_DESTROY: inTurn('when units are destroyed'),
  ON_BREAKTHROUGH: {
    own: 'during your breakthrough',
    enemy: 'during the opponent’s breakthrough',
    both: 'during a breakthrough',
  },
  ON_ATTACK_AIR: same('during your air attack on the rear'),
  WAVE_END: end('wave'),
  ATTACK_END: end('attack phase'),
  TURN_END: end('turn'),
  ATTACK_PHASE: phase('attack'),
  ANY_PHASE: phase('building or attack'),
};
const TERMS: Readonly<Record<Term, string>> = {
  clash: 'in this clash',
  wave: 'until the end of the wave',
  phase: 'until the end of the phase',
  turn: 'until the end of the turn',
  ownTurn: 'until the start of your next turn',
  game: 'until the end of the game',
};
const UNITS: Readonly<Record<Resource, EnglishForms>> = {
  D: { one: 'depot', other: 'depots' },
  F: { one: 'factory', other: 'factories' },
  U: { one: 'fuel', other: 'fuel' },
};
const CARDS: EnglishForms = { one: 'card', other: 'cards' };
const VERBS: Readonly<Record<Deed, readonly [one: string, several: string]>> = {
  destroy: ['is destroyed', 'are destroyed'],
  tap: ['is tapped', 'are tapped'],
  untap: ['untaps', 'untap'],
  shift: ['moves to the other line', 'move to the other line'],
  deploy: ['goes from reserve to its line at once', 'go from reserve to their lines at once'],
  repair: ['loses all damage', 'lose all damage'],
  stop: ['stops its attack', 'stop their attacks'],
};
const ACTS: Readonly<Record<Act, string>> = {
  attack: 'attack',
  directedAttack: 'make directed attacks',
  block: 'block',
  intercept: 'intercept',
  overrun: 'use Overrun',
  move: 'move between lines',
  untap: 'untap',
  properties: 'use abilities',
  play: 'be brought into play',
  beTargeted: 'be the target of directed attacks',
};
const SEND: Readonly<Record<SendTo, readonly [one: string, several: string]>> = {
  hand: ['returns to its owner’s hand', 'return to their owner’s hand'],
  deckTop: ['goes on top of its owner’s deck', 'go on top of their owner’s deck'],
  deckBottom: ['goes to the bottom of its owner’s deck', 'go to the bottom of their owner’s deck'],
  deck: ['is shuffled into its owner’s deck', 'are shuffled into their owner’s deck'],
  losses: ['goes to losses', 'go to losses'],
};
const SEARCH_TO: Readonly<Record<SearchTo, string>> = {
  hand: 'into your hand',
  deckTop: 'on top of the deck',
  reserve: 'into the reserve zone',
  resources: 'into the resource zone',
};
const BOMBS: Readonly<Record<BombTarget, string>> = {
  first: 'units on the first line',
  second: 'units on the second line',
  resources: 'resource cards',
  deck: 'the deck',
};

function bombTargets(targets: readonly BombTarget[]): string {
  const both = targets.includes('first') && targets.includes('second');
  const rest = targets.filter((target) => !both || (target !== 'first' && target !== 'second'));
  return join([...(both ? ['units on both lines'] : []), ...rest.map((target) => BOMBS[target])], 'and');
}

const amount = (amounts: Amounts): string =>
  join(
    RESOURCES.filter((r) => amounts[r]).map((r) => english(Math.abs(amounts[r] ?? 0), UNITS[r])),
    'and',
  );

function change(m: Modifier): string {
  const parts: string[] = [];
  const pair = m.um ?? m.tm;
  if (pair !== undefined) parts.push(pairText(pair));
  if (m.aa !== undefined) parts.push(`${signedText(m.aa)} AA strength`);
  if (m.bombing !== undefined) parts.push(`${signedText(m.bombing)} bombing strength`);
  const against = m.against === undefined ? '' : ` against ${kindsOf(m.against)}`;
  const when = m.when === undefined ? '' : ` when ${m.when}`;
  return join(parts, 'and') + against + when;
}

function bare(keyword: Keyword, printed: Keywords): string {
  const value = printed[keyword];
  const n = typeof value === 'number' ? value : typeof value === 'object' && 'n' in value ? value.n : undefined;
  return n === undefined || keyword === 'recon' ? en.keywords[keyword] : `${en.keywords[keyword]} ${n}`;
}

/** What happens to the subject, without the subject. */
function predicate(effect: Effect | Lasting, several: boolean): string {
  const of = (pair: readonly [string, string]): string => pair[several ? 1 : 0];
  const get = several ? 'get' : 'gets';
  const until = 'until' in effect && effect.until !== undefined ? ` ${TERMS[effect.until]}` : '';
  switch (effect.do) {
    case 'modify':
      return `${get} ${change(effect)}${until}`;
    case 'grant':
      return `${get} ${join(
        (Object.keys(effect.keywords) as Keyword[]).map((k) => bare(k, effect.keywords)),
        'and',
      )}${until}`;
    case 'forbid':
      return `cannot ${joined(effect.acts, (act) => ACTS[act], 'or')}${until}`;
    case 'become':
      return `${several ? 'become' : 'becomes'} ${en.types[effect.type]}${until}`;
    case 'reprice': {
      const more = RESOURCES.some((r) => (effect[r] ?? 0) > 0);
      return `${several ? 'cost' : 'costs'} ${amount(effect)} ${more ? 'more' : 'less'}${until}`;
    }
    case 'damage':
      return `${several ? 'take' : 'takes'} ${effect.n} damage${several ? ' each' : ''}`;
    case 'send':
      return of(SEND[effect.to]);
    case 'destroy':
    case 'tap':
    case 'untap':
    case 'shift':
    case 'deploy':
    case 'repair':
    case 'stop':
      return of(VERBS[effect.do]);
    default:
      throw new Error(`${effect.do} has no subject`);
  }
}

const top = (n: number): string => (n === 1 ? 'the top card' : `the top ${numberWord(n)} cards`);

/** A sentence about the players; undefined for effects that have a subject. */
function order(effect: Effect, names: Names): string | undefined {
  const opponent = 'who' in effect && effect.who === 'opponent';
  const who = (imperative: string, third: string): string => (opponent ? `the opponent ${third}` : imperative);
  switch (effect.do) {
    case 'mill':
      return who(`put ${top(effect.n)} of your deck into losses`, `puts ${top(effect.n)} of their deck into losses`);
    case 'draw':
      return who(`draw ${english(effect.n, CARDS)}`, `draws ${english(effect.n, CARDS)}`);
    case 'discard':
      return who(`discard ${english(effect.n, CARDS)}`, `discards ${english(effect.n, CARDS)}`);
    case 'search': {
      const what = sought(effect.for, effect.n, names);
      const it = effect.n === 1 ? 'it' : 'them';
      if (effect.to === 'deckTop')
        return `search your ${effect.from} for ${what}, show ${it} to the opponent, shuffle the deck and put ${it} on top`;
      const shuffle = effect.from === 'deck' ? '. Shuffle the deck' : '';
      return `search your ${effect.from} for ${what}, show ${it} to the opponent and put ${it} ${SEARCH_TO[effect.to]}${shuffle}`;
    }
    case 'look':
      if (effect.at === 'hand') return opponent ? 'look at the opponent’s hand' : 'show your hand to the opponent';
      return `look at ${top(effect.n ?? 1)} of ${opponent ? 'the opponent’s' : 'your'} deck${effect.reorder ? ' and put them back in any order' : ''}`;
    case 'produce':
      return `get ${amount(effect)}`;
    default:
      return undefined;
  }
}

function count({ count: selector, least, most }: Condition, names: Names): string {
  const who = { own: 'you have', enemy: 'the opponent has', any: 'there is' }[selector.whose ?? 'own'];
  const where = selector.whose === 'any' ? ' on the table' : '';
  if (most === 0) return `${who} ${none(selector, names)}${where}`;
  if (most !== undefined) return `${who} at most ${counted(selector, most, names)}${where}`;
  const n = least ?? 1;
  return `${who} ${n === 1 ? '' : 'at least '}${counted(selector, n, names)}${where}`;
}

/** A card costs, and comes into play, before it is in play: the hand goes without saying. */
const isOfHand = (effect: Effect | Lasting): boolean =>
  effect.do === 'reprice' || (effect.do === 'forbid' && effect.acts.every((act) => act === 'play'));
const anywhere = (on: On | 'host'): On | 'host' =>
  typeof on === 'string' ? on : { ...on, where: ['first', 'reserve'] };

function subjectOf(on: On | 'host', several: boolean, names: Names): readonly [string, boolean] {
  if (on === 'self') return ['this card', false];
  if (on === 'host') return ['the upgraded unit', false];
  if (on === 'target') return several ? ['they', true] : ['it', false];
  return [all(on, names), true];
}

/** The effects in order, those with one subject in one sentence. */
function effects(ability: Ability, names: Names): readonly string[] {
  const sentences: string[] = [];
  const { target } = ability;
  let last = '';
  for (const effect of ability.effects) {
    const imperative = order(effect, names);
    if (imperative !== undefined) {
      sentences.push(imperative);
      last = '';
      continue;
    }
    const on = ('on' in effect ? effect.on : undefined) ?? (target === undefined ? 'self' : 'target');
    const [subject, several] = subjectOf(isOfHand(effect) ? anywhere(on) : on, (target?.n ?? 1) > 1, names);
    const doing = predicate(effect, several);
    if (subject === last)
      sentences.push(merge(sentences.pop() ?? '', doing, 'and', several ? 'get' : 'gets', Object.values(TERMS)));
    else sentences.push(`${subject} ${doing}`);
    last = subject;
  }
  if (target === undefined) return sentences;
  const n = target.n ?? 1;
  const [first = '', ...rest] = sentences;
  return [`choose ${n === 1 ? oneOf(target, names) : upTo(target, n, target.upTo === true, names)}: ${first}`, ...rest];
}

function price(p: Price): string {
  const parts: string[] = [];
  if (p.tap) parts.push('tap this card');
  if (p.D || p.F || p.U) {
    const strict = RESOURCES.filter((r) => p.strict?.includes(r)).map((r) => en.resources[r].toLowerCase());
    parts.push(`pay ${amount(p)}${strict.length === 0 ? '' : ` (no conversion: ${join(strict, 'and')})`}`);
  }
  if (p.deck !== undefined) parts.push(`put ${top(p.deck)} of your deck into losses`);
  if (p.hand !== undefined) parts.push(`discard ${english(p.hand, CARDS)}`);
  if (p.lose) parts.push('put this card into losses');
  return join(parts, 'and');
}

function withWhat(keyword: Keyword, printed: Keywords): string {
  const name = bare(keyword, printed);
  const nobody: Names = () => '';
  const { strike, command, cooperation, recon, drop, signals } = printed;
  if (keyword === 'strike' && strike) return `${name}: ${all(strike.at, nobody)}.`;
  if (keyword === 'command' && command) {
    const who = oneOf({ ...(command.to ?? { types: LAND }), other: true }, nobody);
    const notes = `${command.turn === 'both' ? '; also in the opponent’s turn' : ''}${command.free ? '; without tapping' : ''}`;
    return `${name}: ${who} gets ${pairText(command.um ?? [1, 1])} until the end of the wave${notes}.`;
  }
  if (keyword === 'cooperation' && cooperation) {
    const who = oneOf(cooperation.with, nobody);
    const where = cooperation.tm === undefined ? 'attacks in the same wave' : 'fights in the same clash';
    return `${name}: ${pairText(cooperation.um ?? cooperation.tm ?? [0, 0])} if ${who} ${where}.`;
  }
  if (keyword === 'recon' && recon) {
    const target = { whose: recon.whose, types: LAND };
    const n = recon.n ?? 1;
    const who = n === 1 ? `${oneOf(target, nobody)} gets` : `${upTo(target, n, true, nobody)} get`;
    return `${name}: ${who} ${pairText(recon.um)} until the end of the turn.`;
  }
  if (keyword === 'drop' && drop?.transport) return `${name} (by transport aircraft).`;
  if (keyword === 'signals' && signals?.when) return `${name} (${MOMENTS[signals.when].own}).`;
  return `${name}.`;
}

export const englishTongue: Tongue = {
  language: 'en',
  labels: en,
  keyword: withWhat,
  granted: (keyword, printed) => `The unit gets ${bare(keyword, printed)}.`,
  modifier: (m, upgrade) => (upgrade ? `The unit gets ${change(m)}.` : `${change(m)}.`),
  attackCost: (cost) => `To attack, pay ${amount(cost)}.`,
  bombs: (strength, targets) => `Bombing strength ${strength}: attacks ${bombTargets(targets)}.`,
  aa: (strength) => `AA strength ${strength}.`,
  capacity: (aircraft) => `Carries ${aircraft} aircraft.`,
  bothLines: 'Stands on the first or the second line.',
  upgradeOn: (filter) => `Upgrade for ${kindsOf(filter)}.`,
  yields: (options) => `Tap: ${joined(options, amount, 'or')}.`,
  needs: (condition) => `Can be played and stay on the table only while ${count(condition, () => '')}.`,
  barred: (keywords) =>
    `Cannot be played while the opponent has a card with ${joined(keywords, (keyword) => en.keywords[keyword], 'or')} on the table.`,
  passive(passive, names) {
    const prices = passive.effects.every(isOfHand);
    const [subject, several] = subjectOf(prices ? anywhere(passive.to) : passive.to, false, names);
    const condition = passive.if === undefined ? '' : `If ${joined(passive.if, (c) => count(c, names), 'and')}, `;
    const doing = joined(passive.effects, (effect) => predicate(effect, several), 'and');
    return `${capital(condition + subject)} ${doing}.`;
  },
  ability(ability, property, names) {
    const said = ability.when.map((moment) => MOMENTS[moment][turnSaid(moment, ability.turn)]);
    const moment = capital(join([...new Set(said)], 'or'));
    const condition = ability.if === undefined ? '' : `, if ${joined(ability.if, (c) => count(c, names), 'and')}`;
    const body = effects(ability, names);
    if (property && ability.price !== undefined) {
      const so = ability.target === undefined ? `: ${body.join('. ')}` : `. ${body.map(capital).join('. ')}`;
      return `${moment}${condition}, you may ${price(ability.price)}${so}.`;
    }
    const [first = '', ...rest] = body;
    return `${[`${moment}${condition}, ${first}`, ...rest.map(capital)].join('. ')}.`;
  },
  deckPrice: (cards) =>
    `Goes to losses if the opponent, at the end of their turn, puts ${top(cards)} of their deck into losses.`,
  breakthrough: (strength) =>
    `Goes to losses at the end of a wave with an opponent’s breakthrough strength of ${strength} or more.`,
  falls: (condition) => `Goes to losses as soon as ${count(condition, () => '')}.`,
  upkeep: (cost) => `Upkeep each turn: ${amount(cost)}.`,
  turns: (turns) => `Lasts ${english(turns, { one: 'turn', other: 'turns' })} of the player who played it.`,
  excludes: (names) => `Cannot be played together with the Terrain ${join(names, 'or')}.`,
};
