/** The shape of a row, for rows that no compiler has seen (schema.ts says what the fields mean). */
import { DEEDS } from './schema.ts';
import { type Check, either, flag, isRecord, listOf, oneOf, shape, text, whole } from './shapes.ts';
import {
  ACTS,
  BOMB_TARGETS,
  CARD_KINDS,
  FLAG_LIST,
  KEYWORDS,
  PLACES,
  RARITIES,
  POSTURES,
  TERMS,
  UNIT_KIND_LIST,
  UNIT_TYPES,
  WINDOWS,
} from './vocabulary.ts';

const small = whole(0, 12);
const change = whole(-12, 12);
const name = text(/\S/, 'a name');
const names = shape({ ru: name, uk: name, en: name });
const id = text(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case Latin letters, digits and hyphens');
const code = text(/^[A-Z]{1,3}$/, 'one to three capital Latin letters');
const turn = oneOf(['own', 'enemy', 'both']);
const who = oneOf(['you', 'opponent']);
const strict = text(/^D?F?U?$/, 'letters of D, F, U in this order');
const amounts = { D: small, F: small, U: small };
const cost = shape({}, { ...amounts, strict });
const pair: Check = (value, field, faults) => {
  if (!Array.isArray(value) || value.length !== 2) return faults.add(field, 'must be [attack, defence]');
  value.forEach((member, i) => change(member, `${field}[${i}]`, faults));
};

const filter = {
  cards: listOf(oneOf(CARD_KINDS)),
  types: listOf(oneOf(UNIT_TYPES)),
  kinds: listOf(oneOf(UNIT_KIND_LIST)),
  has: listOf(oneOf(KEYWORDS)),
  lacks: listOf(oneOf(KEYWORDS)),
  flags: listOf(oneOf(FLAG_LIST)),
  named: name,
  home: oneOf([1, 2]),
  costAtMost: whole(0, 20),
  subtype: oneOf(['ordinary', 'terrain', 'climate']),
};
const selector = {
  ...filter,
  whose: oneOf(['own', 'enemy', 'any']),
  where: listOf(oneOf(PLACES)),
  is: listOf(oneOf(POSTURES)),
  other: flag,
};
const conditions = listOf(shape({ count: shape({}, selector) }, { least: whole(0, 60), most: whole(0, 60) }));

const modifier = {
  um: pair,
  tm: pair,
  against: shape({}, filter),
  when: oneOf(['attacking', 'blocking']),
  aa: change,
  bombing: change,
};

const plain = Object.fromEntries(KEYWORDS.map((keyword) => [keyword, flag]));
const keywords = shape(
  {},
  {
    ...plain,
    artillerySupport: whole(1, 6),
    deckStrike: whole(1, 6),
    longRangeFire: whole(1, 6),
    strike: shape({ n: whole(1, 6), at: shape({}, selector) }),
    command: shape({}, { um: pair, to: shape({}, filter), turn: oneOf(['own', 'both']), free: flag }),
    cooperation: shape({ with: shape({}, filter) }, { um: pair, tm: pair }),
    recon: shape({ um: pair, whose: oneOf(['own', 'enemy', 'any']) }, { n: whole(1, 6) }),
    drop: shape({ n: whole(1, 6) }, { transport: flag }),
    signals: shape({ n: whole(1, 6) }, { when: oneOf(WINDOWS) }),
  },
);

const isWord = (value: unknown): boolean => typeof value === 'string';
const on = either(isWord, oneOf(['target', 'self']), shape({}, selector));
const op = (...words: readonly string[]): Readonly<Record<string, Check>> => ({ do: oneOf(words) });
const lasting: Readonly<Record<string, readonly [Fields, Fields]>> = {
  modify: [op('modify'), modifier],
  grant: [{ ...op('grant'), keywords }, {}],
  forbid: [{ ...op('forbid'), acts: listOf(oneOf(ACTS)) }, {}],
  become: [{ ...op('become'), type: oneOf(UNIT_TYPES) }, { kind: oneOf(UNIT_KIND_LIST) }],
  reprice: [op('reprice'), { D: change, F: change, U: change }],
};
type Fields = Readonly<Record<string, Check>>;
const timed: Fields = { on, until: oneOf(TERMS) };
const played: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(
    Object.entries(lasting).map(([word, [must, may]]) => [word, shape(must, { ...may, ...timed })]),
  ),
  ...Object.fromEntries(DEEDS.map((deed) => [deed, shape(op(deed), { on })])),
  damage: shape({ ...op('damage'), n: whole(1, 12) }, { on }),
  send: shape({ ...op('send'), to: oneOf(['hand', 'deckTop', 'deckBottom', 'deck', 'losses']) }, { on }),
  mill: shape({ ...op('mill'), n: whole(1, 10) }, { who }),
  draw: shape({ ...op('draw'), n: whole(1, 10) }, { who }),
  discard: shape({ ...op('discard'), n: whole(1, 10) }, { who }),
  search: shape({
    ...op('search'),
    from: oneOf(['deck', 'losses']),
    for: shape({}, filter),
    n: whole(1, 10),
    to: oneOf(['hand', 'deckTop', 'reserve', 'resources']),
  }),
  look: shape({ ...op('look'), at: oneOf(['hand', 'deck']) }, { who, n: whole(1, 10), reorder: flag }),
  produce: shape(op('produce'), amounts),
};
const byDo =
  (table: Readonly<Record<string, Check>>): Check =>
  (value, field, faults) => {
    const check = isRecord(value) && typeof value['do'] === 'string' ? table[value['do']] : undefined;
    if (check === undefined) faults.add(`${field}.do`, `must be one of ${Object.keys(table).join(', ')}`);
    else check(value, field, faults);
  };
const passiveEffect = byDo(
  Object.fromEntries(Object.entries(lasting).map(([word, [must, may]]) => [word, shape(must, may)])),
);

const ability = shape(
  { when: listOf(oneOf([...WINDOWS, 'ATTACK_PHASE', 'ANY_PHASE'])), effects: listOf(byDo(played)) },
  {
    turn,
    price: shape({}, { ...amounts, strict, tap: flag, deck: whole(1, 10), hand: whole(1, 5), lose: flag }),
    if: conditions,
    target: shape({}, { ...selector, n: whole(1, 10), upTo: flag }),
  },
);
const passive = shape(
  { to: either(isWord, oneOf(['self', 'host']), shape({}, selector)), effects: listOf(passiveEffect) },
  { if: conditions },
);
const unit = shape(
  {
    type: either(isWord, oneOf(UNIT_TYPES), listOf(oneOf(UNIT_TYPES), 2)),
    kind: oneOf(UNIT_KIND_LIST),
    line: oneOf([1, 2, 'both']),
    attack: small,
    defence: small,
  },
  { aa: small, bombing: small, bombs: listOf(oneOf(BOMB_TARGETS)), attackCost: cost, capacity: whole(1, 8) },
);
const ubo = shape(
  { subtype: oneOf(['ordinary', 'terrain', 'climate']) },
  {
    deckPrice: whole(1, 10),
    breakthrough: whole(1, 20),
    falls: conditions,
    upkeep: cost,
    turns: whole(1, 9),
    excludes: listOf(name),
  },
);

export const cardRow: Check = shape(
  {
    id,
    number: whole(1, 9999),
    name: names,
    flags: listOf(oneOf(FLAG_LIST), 0),
    rarity: oneOf(RARITIES),
    block: id,
    theatres: listOf(code),
  },
  {
    blockOnly: flag,
    cost,
    unit,
    upgrade: shape({ on: shape({}, filter) }),
    ubo,
    resource: shape({ class: oneOf(['basic', 'special']), defence: small }),
    tactical: ability,
    hero: flag,
    division: flag,
    keywords,
    modifiers: listOf(shape({}, modifier)),
    passives: listOf(passive),
    abilities: listOf(ability),
    yields: listOf(shape({}, amounts)),
    needs: conditions,
    barredBy: listOf(oneOf(KEYWORDS)),
  },
);

/** The blocks or theatres that a set brings: names by marker. */
const releases =
  (marker: Check): Check =>
  (value, field, faults) => {
    if (!isRecord(value)) return faults.add(field, 'must be an object');
    for (const [key, words] of Object.entries(value)) {
      marker(key, field, faults);
      names(words, `${field}.${key}`, faults);
    }
  };
export const blocks = releases(id);
export const theatres = releases(code);
