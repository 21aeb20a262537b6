import { type AfuCard, BADGES, type Bonus, type InvaderCard, type Mark, MARKS, type OwnCard } from './schema.ts';
import type { CardSet } from './set.ts';

/** AFU-S28: every fault names the card and the field. An empty list is a sound set. */
export function faults(set: CardSet): readonly string[] {
  const found: string[] = [];
  const must = (sound: boolean, fault: string): void => {
    if (!sound) found.push(fault);
  };
  const count = (what: string, got: number, want: number): void =>
    must(got === want, `${what}: ${got} cards, not ${want}`);

  count(
    'start.yellow',
    sum(set.start[0], (card) => card.copies),
    10,
  ); // AFU-1.3
  count(
    'start.blue',
    sum(set.start[1], (card) => card.copies),
    10,
  );
  count('afu', set.afu.length, 90); // AFU-1.4
  count('aid', set.aidCopies, 8); // AFU-1.5
  count('panic', set.panicCopies, 16); // AFU-1.6
  set.flag.forEach((flag, i) => count(`flag.${i === 0 ? 'yellow' : 'blue'}`, flag.length, 12)); // AFU-1.7
  set.numbered.forEach((cards, i) => count(`numbered.${i === 0 ? 'I' : 'II'}`, cards.length, 20)); // AFU-R1
  count('achievements', set.achievements.length, 11); // AFU-1.8
  count('events', set.events.length, 11); // AFU-1.9
  count('objectives', set.objectives.length, 11); // AFU-1.10
  count('promo', set.promo.length, 4); // AFU-1.11

  const keys = new Set<string>();
  for (const { key } of everyRow(set)) {
    must(!keys.has(key), `${key}.key: used twice`);
    keys.add(key);
  }
  for (const card of [...set.start[0], ...set.start[1], ...set.afu, set.aid]) own(card, must);
  for (const card of [...set.afu, set.aid])
    must(within(card.cost, 1, 6), `${card.key}.cost: ${card.cost} is not 1 to 6`);
  set.flag.forEach((cards) => cards.forEach((card) => invader(card, must, true)));
  set.numbered.forEach((cards) => cards.forEach((card) => invader(card, must, false)));
  pairs(set, must);
  objectives(set, must);
  badges(set, must);
  twins(set.afu, must);
  return found;
}

type Must = (sound: boolean, fault: string) => void;
const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((total, item) => total + of(item), 0);
const within = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;
const everyRow = (set: CardSet): readonly { readonly key: string }[] => [
  ...set.start.flat(),
  ...set.afu,
  set.aid,
  ...set.flag.flat(),
  ...set.numbered.flat(),
  ...set.objectives,
  ...set.events,
  ...set.promo,
  ...set.achievements,
];
const has = (card: { readonly marks?: readonly Mark[] }, mark: Mark): boolean => card.marks?.includes(mark) === true;

function values(card: OwnCard | InvaderCard, must: Must): void {
  for (const field of ['attack', 'defence', 'support'] as const) {
    const value = card[field];
    must(value === undefined || within(value, 0, 9), `${card.key}.${field}: ${value} is not 0 to 9`);
  }
  must(!has(card, 'enhAttack') || card.attack !== undefined, `${card.key}.marks: enhAttack without attack`);
  must(!has(card, 'enhDefence') || card.defence !== undefined, `${card.key}.marks: enhDefence without defence`);
  const backs = has(card, 'reinforcements');
  must(
    !backs || (card.attack === undefined && card.defence === undefined),
    `${card.key}.marks: reinforcements that fight`,
  );
  must(
    backs || card.attack !== undefined || card.defence !== undefined || card.support !== undefined,
    `${card.key}.attack: the card has no value at all`,
  );
}
function own(card: OwnCard, must: Must): void {
  values(card, must);
  const { bonus } = card;
  must(
    card.pay === 'removePanic' || within(card.pay, 1, 4), // AFU-S14, R35
    `${card.key}.pay: ${card.pay} is neither 1 to 4 nor removePanic`,
  );
  for (const mark of ['enemyArtillery', 'rocketStrike'] as const)
    must(!has(card, mark), `${card.key}.marks: ${mark} belongs to invaders`);
  if (bonus === undefined) return;
  must(!(bonus.when?.is === 'destroyed' && isValue(bonus)), `${card.key}.bonus: destroyed cannot raise a value`); // AFU-S14
  must(
    bonus.when?.is !== 'badge' || card.badge !== 'plain' || bonus.gain !== 'hospitalSwap',
    `${card.key}.bonus: badge`,
  );
  if ('n' in bonus) must(within(bonus.n, 1, 3), `${card.key}.bonus.n: ${bonus.n} is not 1 to 3`);
}
const isValue = (bonus: Bonus): boolean =>
  bonus.gain === 'attackPlus' || bonus.gain === 'defencePlus' || bonus.gain === 'supportPlus';

function invader(card: InvaderCard, must: Must, flag: boolean): void {
  values(card, must);
  const fights = card.attack !== undefined || card.defence !== undefined;
  must(!flag || fights, `${card.key}.support: a flag invader must fight`); // AFU-S14
  must(!fights || (card.defence ?? 0) > 0, `${card.key}.defence: a fighting invader needs some`); // AFU-S14
}

/** AFU-S15: neither colour and neither number is the stronger one. */
function pairs(set: CardSet, must: Must): void {
  const face = (card: StatLine): string => JSON.stringify({ ...card, key: '' });
  const [yellow, blue] = set.start,
    [first, second] = set.flag,
    [one, two] = set.numbered;
  yellow.forEach((card, i) =>
    must(blue[i] !== undefined && face(card) === face(blue[i]), `${card.key}: unlike its blue twin`),
  );
  first.forEach((card, i) =>
    must(second[i] !== undefined && face(card) === face(second[i]), `${card.key}: unlike its blue twin`),
  );
  for (const field of ['attack', 'defence', 'support'] as const) {
    const a = sum(one, (card) => card[field] ?? 0),
      b = sum(two, (card) => card[field] ?? 0);
    must(a === b, `numbered.${field}: ${a} in I, ${b} in II`);
  }
  for (const mark of MARKS) {
    const a = one.filter((card) => has(card, mark)).length,
      b = two.filter((card) => has(card, mark)).length;
    must(a === b, `numbered.marks: ${mark} ${a} times in I, ${b} in II`);
  }
}
interface StatLine {
  readonly key: string;
}

/** AFU-16.7, R2: three bridges, at least three of 3 VP and one of 4 VP, one ship. */
function objectives(set: CardSet, must: Must): void {
  const kinds = (test: (card: CardSet['objectives'][number]) => boolean): number => set.objectives.filter(test).length;
  must(kinds((card) => card.kind === 'bridge') === 3, 'objectives.kind: not exactly 3 bridges');
  must(kinds((card) => card.kind === 'ship') === 1, 'objectives.kind: not exactly 1 ship');
  must(kinds((card) => card.kind === 'city' && card.vp === 3) >= 3, 'objectives.vp: fewer than 3 cities worth 3');
  must(kinds((card) => card.kind === 'city' && card.vp === 4) >= 1, 'objectives.vp: no city worth 4');
  for (const card of set.objectives) must(within(card.threshold, 1, 12), `${card.key}.threshold: ${card.threshold}`);
  must(
    set.events.some((card) => !card.chaining),
    'events.chaining: at least one event must end a series',
  ); // AFU-S3
}

/** AFU-S28: a badge that a condition names occurs on at least 8 cards. */
function badges(set: CardSet, must: Must): void {
  const cards = [...set.afu, ...set.start[0]];
  for (const badge of BADGES) {
    const asks = cards.find((card) => card.bonus?.when?.is === 'badge' && card.bonus.when.badge === badge);
    const bears = set.afu.filter((card) => card.badge === badge).length;
    must(asks === undefined || bears >= 8, `${asks?.key}.bonus: badge ${badge} is on ${bears} cards only`);
  }
}

/** Two AFU cards that differ in nothing but the name would be no choice. */
function twins(cards: readonly AfuCard[], must: Must): void {
  const faces = new Map<string, string>();
  for (const card of cards) {
    const face = JSON.stringify({ ...card, key: '' }),
      twin = faces.get(face);
    must(twin === undefined, `${card.key}: differs from ${twin} only in its name`);
    faces.set(face, card.key);
  }
}
