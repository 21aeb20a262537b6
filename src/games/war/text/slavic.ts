/** Card sentences of Russian and Ukrainian: one grammar, two word lists. */
import type {
  Ability,
  Amounts,
  Condition,
  Cost,
  Deed,
  Effect,
  Filter,
  Keywords,
  Lasting,
  Modifier,
  On,
  Passive,
  Price,
  SearchTo,
  Selector,
  SendTo,
  Target,
} from '../cards/schema.ts';
import {
  type Act,
  type BombTarget,
  type Keyword,
  LAND,
  type Language,
  type Moment,
  type Resource,
  RESOURCES,
  type Term,
  type UnitType,
} from '../cards/vocabulary.ts';
import { turnSaid } from '../cards/moments.ts';
import { slavic, type SlavicForms } from '../../../kernel/text.ts';
import { type Case, NounPhrases, type SlavicNouns } from './phrase.ts';
import { capital, join, joined, merge, type Names, pairText, signedText, type Tongue } from './tongue.ts';
import type { Labels } from './labels.ts';

/** Shorthand of the two word lists. */
export const forms = (one: string, few: string, many: string): SlavicForms => ({ one, few, many });
/** What begins by telling a player what to do, in either language: «Оберіть…», «Возьмите…». */
const ORDER = /^\p{L}+(?:те|ть|тесь|ться)(?!\p{L})/u;

/** A moment that is said alike whoever's turn it is. */
export const same = (text: string) => ({ own: text, enemy: text, both: text });

/** verb phrase for one subject and for several */
type Verb = readonly [one: string, several: string];

interface SlavicWords extends SlavicNouns {
  readonly language: Language;
  readonly labels: Labels;
  readonly and: string;
  readonly or: string;
  readonly moments: Readonly<Record<Moment, { readonly own: string; readonly enemy: string; readonly both: string }>>;
  readonly terms: Readonly<Record<Term, string>>;
  readonly resourceForms: Readonly<Record<Resource, SlavicForms>>;
  readonly cards: SlavicForms;
  readonly topCards: SlavicForms;
  readonly damage: SlavicForms;
  /** «по 1 повреждению» */
  readonly damageEach: SlavicForms;
  each(amount: string): string;
  readonly aircraft: SlavicForms;
  readonly ownTurns: SlavicForms;
  readonly becomes: Readonly<Record<UnitType, string>>;
  readonly verbs: Readonly<Record<Deed | 'gets' | 'is not able' | 'becomes', Verb>>;
  readonly acts: Readonly<Record<Act, string>>;
  readonly send: Readonly<Record<SendTo, Verb>>;
  readonly searchTo: Readonly<Record<SearchTo, string>>;
  readonly bothLineTargets: string;
  readonly bombTargets: Readonly<Record<BombTarget, string>>;
  readonly say: SlavicSentences;
}

interface SlavicSentences {
  pronoun(gender: 'm' | 'f' | 'n', several: boolean): string;
  readonly thisCard: string;
  readonly host: string;
  readonly wearers: string;
  readonly choose: string;
  against(whom: string): string;
  when(when: 'attacking' | 'blocking', several: boolean): string;
  readonly aaStrength: string;
  readonly bombingStrength: string;
  property(name: string): string;
  costs(amount: string, more: boolean, several: boolean): string;
  readonly mayUse: string;
  readonly tapThis: string;
  pay(amount: string, strict: string): string;
  deckToLosses(cards: string): string;
  handToLosses(cards: string): string;
  readonly loseThis: string;
  there(who: 'own' | 'enemy' | 'any', what: string): string;
  thereIsNone(who: 'own' | 'enemy' | 'any', what: string): string;
  atLeast(n: string, what: string): string;
  atMost(n: string, what: string): string;
  condition(text: string): string;
  mill(cards: string, opponent: boolean): string;
  draw(cards: string, opponent: boolean): string;
  discard(cards: string, opponent: boolean): string;
  search(from: 'deck' | 'losses', what: string, to: string, top: boolean): string;
  lookHand(opponent: boolean): string;
  lookDeck(cards: string, opponent: boolean, reorder: boolean): string;
  produce(amount: string): string;
  strike(name: string, n: number, at: string): string;
  command(name: string, who: string, gets: string, both: boolean, free: boolean): string;
  cooperation(name: string, gets: string, partner: string, clash: boolean): string;
  recon(name: string, who: string, gets: string): string;
  readonly withTransport: string;
  attackCost(amount: string): string;
  bombs(n: number, targets: string): string;
  aa(n: number): string;
  capacity(aircraft: string): string;
  readonly bothLines: string;
  upgradeOn(whom: string): string;
  yields(amounts: string): string;
  needs(condition: string): string;
  barred(name: string): string;
  deckPrice(cards: string): string;
  breakthrough(n: number): string;
  falls(condition: string): string;
  upkeep(amount: string): string;
  turns(turns: string): string;
  excludes(names: string): string;
}

/** A card costs, and comes into play, before it is in play: the hand goes without saying. */
const isOfHand = (effect: Effect | Lasting): boolean =>
  effect.do === 'reprice' || (effect.do === 'forbid' && effect.acts.every((act) => act === 'play'));
const anywhere = (on: On | 'host'): On | 'host' =>
  typeof on === 'string' ? on : { ...on, where: ['first', 'reserve'] };

export function slavicTongue(w: SlavicWords): Tongue {
  const phrases = new NounPhrases(w);
  const say = w.say;

  const amount = (amounts: Amounts): string =>
    join(
      RESOURCES.filter((r) => amounts[r]).map((r) => slavic(Math.abs(amounts[r] ?? 0), w.resourceForms[r])),
      w.and,
    );
  const strictly = (cost: Cost): string =>
    join(
      RESOURCES.filter((r) => cost.strict?.includes(r)).map((r) => w.labels.resources[r].toLowerCase()),
      w.and,
    );
  const change = (m: Modifier, several: boolean): string => {
    const parts: string[] = [];
    const pair = m.um ?? m.tm;
    if (pair !== undefined) parts.push(pairText(pair));
    if (m.aa !== undefined) parts.push(`${signedText(m.aa)} ${say.aaStrength}`);
    if (m.bombing !== undefined) parts.push(`${signedText(m.bombing)} ${say.bombingStrength}`);
    const against = m.against === undefined ? '' : ` ${say.against(phrases.against(m.against))}`;
    const when = m.when === undefined ? '' : `, ${say.when(m.when, several)}`;
    return join(parts, w.and) + against + when;
  };
  const bare = (keyword: Keyword, printed: Keywords): string => {
    const value = printed[keyword];
    const n = typeof value === 'number' ? value : typeof value === 'object' && 'n' in value ? value.n : undefined;
    return n === undefined || keyword === 'recon' ? w.labels.keywords[keyword] : `${w.labels.keywords[keyword]} ${n}`;
  };

  /** What happens to the subject, without the subject. */
  const predicate = (effect: Effect | Lasting, several: boolean): string => {
    const verb = (pair: Verb): string => pair[several ? 1 : 0];
    const until = 'until' in effect && effect.until !== undefined ? ` ${w.terms[effect.until]}` : '';
    switch (effect.do) {
      case 'modify':
        return `${verb(w.verbs.gets)} ${change(effect, several)}${until}`;
      case 'grant': {
        const names = (Object.keys(effect.keywords) as readonly Keyword[]).map((k) =>
          say.property(bare(k, effect.keywords)),
        );
        return `${verb(w.verbs.gets)} ${join(names, w.and)}${until}`;
      }
      case 'forbid':
        return `${verb(w.verbs['is not able'])} ${joined(effect.acts, (act) => w.acts[act], w.and)}${until}`;
      case 'become':
        return `${verb(w.verbs.becomes)} ${w.becomes[effect.type]}${until}`;
      case 'reprice': {
        const more = RESOURCES.some((r) => (effect[r] ?? 0) > 0);
        return `${say.costs(amount(effect), more, several)}${until}`;
      }
      case 'damage':
        return `${verb(w.verbs.gets)} ${several ? w.each(slavic(effect.n, w.damageEach)) : slavic(effect.n, w.damage)}`;
      case 'send':
        return verb(w.send[effect.to]);
      case 'destroy':
      case 'tap':
      case 'untap':
      case 'shift':
      case 'deploy':
      case 'repair':
      case 'stop':
        return verb(w.verbs[effect.do]);
      default:
        throw new Error(`${effect.do} has no subject`);
    }
  };

  /** A sentence about the players; undefined for effects that have a subject. */
  const order = (effect: Effect, names: Names): string | undefined => {
    const opponent = 'who' in effect && effect.who === 'opponent';
    switch (effect.do) {
      case 'mill':
        return say.mill(slavic(effect.n, w.topCards), opponent);
      case 'draw':
        return say.draw(slavic(effect.n, w.cards), opponent);
      case 'discard':
        return say.discard(slavic(effect.n, w.cards), opponent);
      case 'search':
        return say.search(
          effect.from,
          phrases.some({ ...effect.for, where: ['deck'] }, effect.n, true, names, 'none'),
          w.searchTo[effect.to],
          effect.to === 'deckTop',
        );
      case 'look':
        return effect.at === 'hand'
          ? say.lookHand(opponent)
          : say.lookDeck(slavic(effect.n ?? 1, w.topCards), opponent, effect.reorder === true);
      case 'produce':
        return say.produce(amount(effect));
      default:
        return undefined;
    }
  };

  const bombTargets = (targets: readonly BombTarget[]): string => {
    const both = targets.includes('first') && targets.includes('second');
    const rest = targets.filter((target) => !both || (target !== 'first' && target !== 'second'));
    return join([...(both ? [w.bothLineTargets] : []), ...rest.map((target) => w.bombTargets[target])], w.and);
  };

  const conditions = (list: readonly Condition[] | undefined, names: Names): string =>
    list === undefined ? '' : say.condition(joined(list, (one) => count(one, names), w.and));
  const count = ({ count: selector, least, most }: Condition, names: Names): string => {
    const who = selector.whose ?? 'own';
    const what = (form: Case): string => phrases.phrase({ ...selector, whose: 'own' }, form, 'none', names);
    if (most === 0) return say.thereIsNone(who, what('ofMany'));
    if (most !== undefined) return say.there(who, say.atMost(phrases.ofNumber(most), what('ofMany')));
    if ((least ?? 1) === 1) return say.there(who, what('one'));
    return say.there(who, say.atLeast(phrases.ofNumber(least ?? 1), what('ofMany')));
  };

  const subjectOf = (on: On | 'host', target: Target | undefined, names: Names): readonly [string, boolean] => {
    if (on === 'self') return [say.thisCard, false];
    if (on === 'host') return [say.host, false];
    if (on !== 'target') return [phrases.subject(on, 'many', names), true];
    const several = (target?.n ?? 1) > 1;
    return [say.pronoun(phrases.gender(target ?? {}), several), several];
  };

  const terms = Object.values(w.terms);
  /** The effects in order, those with one subject in one sentence. */
  const effects = (ability: Ability, names: Names): string => {
    const sentences: string[] = [];
    let last = '';
    for (const effect of ability.effects) {
      const imperative = order(effect, names);
      if (imperative !== undefined) {
        sentences.push(imperative);
        last = '';
        continue;
      }
      const on = ('on' in effect ? effect.on : undefined) ?? (ability.target === undefined ? 'self' : 'target');
      const [subject, several] = subjectOf(isOfHand(effect) ? anywhere(on) : on, ability.target, names);
      const doing = predicate(effect, several);
      if (subject === last)
        sentences.push(merge(sentences.pop() ?? '', doing, w.and, w.verbs.gets[several ? 1 : 0], terms));
      else sentences.push(`${subject} ${doing}`);
      last = subject;
    }
    if (ability.target === undefined) return sentences.map(capital).join('. ');
    const [first = '', ...rest] = sentences;
    return [`${chosen(ability.target, names)}: ${first}`, ...rest].map(capital).join('. ');
  };
  const chosen = (target: Target, names: Names): string =>
    `${say.choose} ${phrases.some(target, target.n ?? 1, target.upTo === true, names)}`;

  const price = (p: Price): string => {
    const parts: string[] = [];
    if (p.tap) parts.push(say.tapThis);
    if (p.D || p.F || p.U) parts.push(say.pay(amount(p), strictly(p)));
    if (p.deck !== undefined) parts.push(say.deckToLosses(slavic(p.deck, w.topCards)));
    if (p.hand !== undefined) parts.push(say.handToLosses(slavic(p.hand, w.cards)));
    if (p.lose) parts.push(say.loseThis);
    return join(parts, w.and);
  };
  const moment = (ability: Ability): string =>
    capital(join([...new Set(ability.when.map((m) => w.moments[m][turnSaid(m, ability.turn)]))], w.or));
  const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

  return {
    language: w.language,
    labels: w.labels,
    modifier: (m, upgrade) =>
      upgrade ? `${say.wearers} ${w.verbs.gets[0]} ${change(m, false)}.` : `${change(m, false)}.`,
    granted: (keyword, printed) => `${say.wearers} ${w.verbs.gets[0]} ${say.property(bare(keyword, printed))}.`,
    keyword(keyword, printed) {
      const name = bare(keyword, printed);
      const none: Names = () => '';
      if (keyword === 'strike' && printed.strike)
        return say.strike(
          w.labels.keywords.strike,
          printed.strike.n,
          phrases.phrase(printed.strike.at, 'many', 'your', none),
        );
      if (keyword === 'command' && printed.command) {
        const { um = [1, 1], to = { types: LAND }, turn, free } = printed.command;
        const who = phrases.phrase({ ...to, other: true }, 'one', 'your', none);
        return say.command(name, who, pairText(um), turn === 'both', free === true);
      }
      if (keyword === 'cooperation' && printed.cooperation) {
        const { um, tm, with: partner } = printed.cooperation;
        const who = phrases.phrase(partner, 'one', 'your', none);
        return say.cooperation(name, pairText(um ?? tm ?? [0, 0]), who, tm !== undefined);
      }
      if (keyword === 'recon' && printed.recon) {
        const { um, whose, n = 1 } = printed.recon;
        const target: Selector = { whose, types: LAND };
        const who = n === 1 ? phrases.phrase(target, 'one', 'your', none) : phrases.some(target, n, true, none);
        return say.recon(name, who, pairText(um));
      }
      if (keyword === 'drop' && printed.drop?.transport) return `${name} ${say.withTransport}.`;
      if (keyword === 'signals' && printed.signals?.when) return `${name} (${w.moments[printed.signals.when].own}).`;
      return `${name}.`;
    },
    attackCost: (cost) => say.attackCost(amount(cost)),
    bombs: (strength, targets) => say.bombs(strength, bombTargets(targets)),
    aa: (strength) => say.aa(strength),
    capacity: (aircraft) => say.capacity(slavic(aircraft, w.aircraft)),
    bothLines: say.bothLines,
    upgradeOn: (filter: Filter) => say.upgradeOn(phrases.against(filter)),
    yields: (options) => say.yields(joined(options, amount, w.or)),
    needs: (condition) => say.needs(count(condition, () => '')),
    barred: (keywords) => say.barred(joined(keywords, (keyword) => `«${w.labels.keywords[keyword]}»`, w.or)),
    passive(passive: Passive, names) {
      const prices = passive.effects.every(isOfHand);
      const [subject, several] = subjectOf(prices ? anywhere(passive.to) : passive.to, undefined, names);
      const condition = conditions(passive.if, names);
      const doing = joined(passive.effects, (effect) => predicate(effect, several), w.and);
      return `${capital(condition === '' ? subject : `${condition}, ${subject}`)} ${doing}.`;
    },
    ability(ability, property, names) {
      const condition = conditions(ability.if, names);
      const start = `${moment(ability)}${condition === '' ? '' : `, ${condition},`}`;
      const body = effects(ability, names);
      if (!property || ability.price === undefined) {
        // «Під час свого прориву противник кладе…» would say that the breakthrough is the opponent's.
        const opening = ORDER.test(body) ? start : `${start.replace(/,$/, '')}:`;
        return `${opening} ${uncapital(body)}.`;
      }
      const so = ability.target === undefined ? `: ${uncapital(body)}` : `. ${body}`;
      return `${start} ${say.mayUse} ${price(ability.price)}${so}.`;
    },
    deckPrice: (cards) => say.deckPrice(slavic(cards, w.topCards)),
    breakthrough: (strength) => say.breakthrough(strength),
    falls: (condition) => say.falls(count(condition, () => '')),
    upkeep: (cost) => say.upkeep(amount(cost)),
    turns: (turns) => say.turns(slavic(turns, w.ownTurns)),
    excludes: (list) => say.excludes(joined(list, (name) => `«${name}»`, w.or)),
  };
}
