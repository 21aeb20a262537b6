import { Faults, isWhole } from '../../../kernel/input.ts';
import { type AfuCard, BADGES, type Bonus, type InvaderCard, type Mark, MARKS, type OwnCard } from './schema.ts';
import type { CardSet } from './set.ts';

/** AFU-S28: every fault names the card and the field. */
export function faultsOf(set: CardSet): Faults {
  const faults = new Faults();
  sizes(set, faults);
  const keys = new Set<string>();
  for (const { key } of everyRow(set)) {
    faults.card = key;
    faults.must(!keys.has(key), 'key', 'used twice');
    keys.add(key);
  }
  for (const card of [...set.start[0], ...set.start[1], ...set.afu, set.aid]) own(card, faults);
  for (const card of [...set.afu, set.aid]) {
    faults.card = card.key;
    faults.whole('cost', card.cost, 1, 6);
  }
  for (const card of set.flag.flat()) invader(card, faults, true);
  for (const card of set.numbered.flat()) invader(card, faults, false);
  pairs(set, faults);
  objectives(set, faults);
  badges(set, faults);
  twins(set.afu, faults);
  return faults;
}

function sizes(set: CardSet, faults: Faults): void {
  const count = (what: string, got: number, want: number): void => {
    faults.card = what;
    faults.must(got === want, '', `${got} cards, not ${want}`);
  };
  set.start.forEach((cards, i) => {
    const copies = sum(cards, (card) => card.copies);
    count(`start.${COLOURS[i]!}`, copies, 10); // AFU-1.3
  });
  count('afu', set.afu.length, 90); // AFU-1.4
  count('aid', set.aidCopies, 8); // AFU-1.5
  count('panic', set.panicCopies, 16); // AFU-1.6
  set.flag.forEach((flag, i) => count(`flag.${COLOURS[i]!}`, flag.length, 12)); // AFU-1.7
  set.numbered.forEach((cards, i) => count(`numbered.${i === 0 ? 'I' : 'II'}`, cards.length, 20)); // AFU-R1
  count('achievements', set.achievements.length, 11); // AFU-1.8
  count('events', set.events.length, 11); // AFU-1.9
  count('objectives', set.objectives.length, 11); // AFU-1.10
  count('promo', set.promo.length, 4); // AFU-1.11
}
const COLOURS = ['yellow', 'blue'] as const;
const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((total, item) => total + of(item), 0);
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

function values(card: OwnCard | InvaderCard, faults: Faults): void {
  for (const field of ['attack', 'defence', 'support'] as const)
    if (card[field] !== undefined) faults.whole(field, card[field], 0, 9);
  const { attack, defence, support } = card;
  const backs = has(card, 'reinforcements');
  const fights = attack !== undefined || defence !== undefined;
  faults.must(!has(card, 'enhAttack') || attack !== undefined, 'marks', 'enhAttack without attack');
  faults.must(!has(card, 'enhDefence') || defence !== undefined, 'marks', 'enhDefence without defence');
  faults.must(!backs || !fights, 'marks', 'reinforcements that fight');
  faults.must(backs || fights || support !== undefined, 'attack', 'the card has no value at all');
}
function own(card: OwnCard, faults: Faults): void {
  faults.card = card.key;
  values(card, faults);
  const { bonus, pay } = card;
  // AFU-S14, R35
  faults.must(pay === 'removePanic' || isWhole(pay, 1, 4), 'pay', `${pay} is neither 1 to 4 nor removePanic`);
  for (const mark of ['enemyArtillery', 'rocketStrike'] as const)
    faults.must(!has(card, mark), 'marks', `${mark} belongs to invaders`);
  if (bonus === undefined) return;
  faults.must(!(bonus.when?.is === 'destroyed' && isValue(bonus)), 'bonus', 'destroyed cannot raise a value'); // AFU-S14
  faults.must(bonus.when?.is !== 'badge' || card.badge !== 'plain' || bonus.gain !== 'hospitalSwap', 'bonus', 'badge');
  if ('n' in bonus) faults.whole('bonus.n', bonus.n, 1, 3);
}
const isValue = (bonus: Bonus): boolean =>
  bonus.gain === 'attackPlus' || bonus.gain === 'defencePlus' || bonus.gain === 'supportPlus';

function invader(card: InvaderCard, faults: Faults, flag: boolean): void {
  faults.card = card.key;
  values(card, faults);
  const fights = card.attack !== undefined || card.defence !== undefined;
  faults.must(!flag || fights, 'support', 'a flag invader must fight'); // AFU-S14
  faults.must(!fights || (card.defence ?? 0) > 0, 'defence', 'a fighting invader needs some'); // AFU-S14
}

interface Keyed {
  readonly key: string;
}
const face = (card: Keyed): string => JSON.stringify({ ...card, key: '' });

/** AFU-S15: neither colour and neither number is the stronger one. */
function pairs(set: CardSet, faults: Faults): void {
  const alike = (cards: readonly Keyed[], twinsOf: readonly Keyed[]): void =>
    cards.forEach((card, i) => {
      const twin = twinsOf[i];
      faults.card = card.key;
      faults.must(twin !== undefined && face(card) === face(twin), '', 'unlike its blue twin');
    });
  alike(...set.start);
  alike(...set.flag);
  const [one, two] = set.numbered;
  faults.card = 'numbered';
  for (const field of ['attack', 'defence', 'support'] as const) {
    const [a, b] = [one, two].map((cards) => sum(cards, (card) => card[field] ?? 0));
    faults.must(a === b, field, `${a} in I, ${b} in II`);
  }
  for (const mark of MARKS) {
    const [a, b] = [one, two].map((cards) => cards.filter((card) => has(card, mark)).length);
    faults.must(a === b, 'marks', `${mark} ${a} times in I, ${b} in II`);
  }
}

/** AFU-16.7, AFU-R2: three bridges, at least three of 3 VP and one of 4 VP, one ship. */
function objectives(set: CardSet, faults: Faults): void {
  const kinds = (test: (card: CardSet['objectives'][number]) => boolean): number => set.objectives.filter(test).length;
  const cities = (vp: number): number => kinds((card) => card.kind === 'city' && card.vp === vp);
  faults.card = 'objectives';
  faults.must(kinds((card) => card.kind === 'bridge') === 3, 'kind', 'not exactly 3 bridges');
  faults.must(kinds((card) => card.kind === 'ship') === 1, 'kind', 'not exactly 1 ship');
  faults.must(cities(3) >= 3, 'vp', 'fewer than 3 cities worth 3');
  faults.must(cities(4) >= 1, 'vp', 'no city worth 4');
  faults.card = 'events';
  const ends = set.events.some((card) => !card.chaining);
  faults.must(ends, 'chaining', 'at least one event must end a series'); // AFU-S3
  for (const { key, threshold } of set.objectives) {
    faults.card = key;
    faults.whole('threshold', threshold, 1, 12);
  }
}

/** AFU-S28: a badge that a condition names occurs on at least 8 cards. */
function badges(set: CardSet, faults: Faults): void {
  const cards = [...set.afu, ...set.start[0]];
  for (const badge of BADGES) {
    const asks = cards.find((card) => card.bonus?.when?.is === 'badge' && card.bonus.when.badge === badge);
    if (asks === undefined) continue;
    const bears = set.afu.filter((card) => card.badge === badge).length;
    faults.card = asks.key;
    faults.must(bears >= 8, 'bonus', `badge ${badge} is on ${bears} cards only`);
  }
}

/** Two AFU cards that differ in nothing but the name would be no choice. */
function twins(cards: readonly AfuCard[], faults: Faults): void {
  const faces = new Map<string, string>();
  for (const card of cards) {
    const twin = faces.get(face(card));
    faults.card = card.key;
    faults.must(twin === undefined, '', `differs from ${twin} only in its name`);
    faces.set(face(card), card.key);
  }
}
