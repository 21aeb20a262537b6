import { Faults } from '../../../kernel/input.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import type { Effect, Location, Mission } from './schema.ts';
import type { CardSet } from './set.ts';

/** LIB-1.2, LIB-1.3, LIB-1.4: five planets, eighteen locations; all of them fit into one word of bits. */
const TOTALS = { planets: 5, locations: 18 } as const;

/** Every fault names the card and the field. */
export function faultsOf(set: CardSet): Faults {
  const faults = new Faults();
  const ids = new Set<string>();
  for (const location of set.locations) {
    faults.card = location.id;
    faults.must(!ids.has(location.id), 'id', 'is used twice');
    ids.add(location.id);
    checkLocation(location, set, faults);
  }
  for (const [id, mission] of Object.entries(set.missions)) {
    faults.card = id;
    checkMission(mission, set, faults);
  }
  for (const [id, { dynasty, resistance }] of Object.entries(set.categories)) {
    faults.card = id;
    faults.oneOf('dynasty', dynasty, Object.keys(set.missions));
    faults.oneOf('resistance', resistance, Object.keys(set.missions));
  }
  checkTotals(set, faults);
  return faults;
}

function checkLocation({ names, category, planet }: Location, set: CardSet, faults: Faults): void {
  faults.oneOf('category', category, Object.keys(set.categories));
  faults.oneOf('planet', planet, set.planets);
  for (const language of LANGUAGES) {
    const [letter, name] = names[language];
    faults.must(name.startsWith(letter), `names.${language}`, `${name} does not begin with ${letter}`);
    const same = set.locations.filter((other) => other.names[language][0] === letter);
    faults.must(same.length === 1, `names.${language}`, `${letter} is the letter of ${same.length} locations`);
  }
}

function checkMission({ rule, discard, exert, effects }: Mission, set: CardSet, faults: Faults): void {
  faults.must(/^LIB-18\.\d+$/.test(rule), 'rule', `${rule} is no paragraph of chapter 18`);
  faults.whole('discard', discard, 0, 3);
  faults.whole('exert', exert, 0, 3);
  faults.must(effects.length > 0, 'effects', 'must have at least 1 member');
  effects.forEach((effect, i) => checkEffect(effect, `effects[${i}]`, set, faults));
}
function checkEffect(effect: Effect, field: string, set: CardSet, faults: Faults): void {
  if ('upTo' in effect) faults.whole(`${field}.upTo`, effect.upTo, 1, 3);
  if ('within' in effect) faults.whole(`${field}.within`, effect.within, 1, 3);
  if ('look' in effect) faults.whole(`${field}.look`, effect.look, 1, 3);
  if ('except' in effect) faults.oneOf(`${field}.except`, effect.except, Object.keys(set.categories));
}

function checkTotals(set: CardSet, faults: Faults): void {
  for (const part of ['planets', 'locations'] as const) {
    faults.card = part;
    faults.must(set[part].length === TOTALS[part], '', `must be ${TOTALS[part]} in all, not ${set[part].length}`);
  }
  for (const planet of set.planets) {
    const count = set.locations.filter((location) => location.planet === planet).length;
    faults.card = planet;
    faults.must(count === 3 || count === 4, '', `has ${count} locations, not 3 or 4 (LIB-1.8)`);
  }
}
