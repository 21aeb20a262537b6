import type { DefId, ZoneId } from '../../kernel/ids.ts';
import { type Fields, InputError } from '../../kernel/input.ts';
import { idOf, LAST, locationOf } from './cards/columns.ts';
import { type PlanetId, PLANETS } from './cards/locations.ts';
import { galaxyOf, locationsIn } from './galaxy.ts';
import { agree, GALVACIL, type Setup } from './rules/02-setup.ts';
import { ENTRY, round, STALL } from './rules/03-turns.ts';
import { LAST_CIRCLE } from './rules/09-circles.ts';
import { baseOf, bit, DYNASTY, type G, handOf, RESISTANCE, zone } from './state.ts';

/** The two galaxies of the rulebook's examples. */
const NAMED: Readonly<Record<string, Readonly<Record<Place, string>>>> = {
  G1: { TL: 'arkadun-a', TR: 'efferon-a', BL: 'ishkal-a', BR: 'lumena-a' },
  G2: { TL: 'arkadun-a', TR: 'ishkal-a', BL: 'lumena-a', BR: 'efferon-b' },
};
const PLACES = ['TL', 'TR', 'BL', 'BR'] as const;
type Place = (typeof PLACES)[number];

/**
 * A position written by hand:
 *
 *     { "galaxy": "G1" or { "TL": "arkadun-a", "TR": …, "BL": …, "BR": … },
 *       "captured": ["H", "B exerted"],
 *       "dynasty": { "hand": ["C"] },
 *       "resistance": { "hand": ["K", "A"], "base": "J" },
 *       "deck": ["D", …] (the first is on top), "discard": ["E", "F open"] (the last is on top),
 *       "circle": 1, "turn": "dynasty", "step": "step1" or "action", "turns": 1,
 *       "first": "dynasty" or, where roles are decided after the deal, "resistance" (who sits in the first seat) }
 *
 * Locations that are named nowhere lie in the deck, below those of `deck`, in alphabetical order from the top; with
 * `"rest": "discard"` they lie at the bottom of the discard pile.
 */
export function lay(g: G, setup: Setup, fields: Fields): void {
  agree(g, setup);
  g.s.galaxy.value = readGalaxy(fields, setup);
  g.s.swapped.value = readFirst(fields, setup);
  const box = new Box(g);
  box.spread(fields, 'captured', zone.captured, 'exerted');
  const dynasty = fields.inside('dynasty');
  const resistance = fields.inside('resistance');
  box.spread(dynasty, 'hand', handOf(g.s, DYNASTY));
  box.spread(resistance, 'hand', handOf(g.s, RESISTANCE));
  box.put(resistance.text('base'), resistance.at('base'), baseOf(g.s));
  dynasty.done();
  resistance.done();
  box.piles(fields);
  g.s.circle.value = fields.number('circle', 1, LAST_CIRCLE, 1);
  const turns = fields.number('turns', 1, STALL, 1);
  if (g.table.size(zone.captured) === 0)
    throw new InputError(fields.at('captured'), 'the Dynasty has at least one location');
  const resistanceFirst = fields.oneOf('turn', ['dynasty', 'resistance'], 'dynasty') === 'resistance';
  const action = fields.oneOf('step', ['step1', 'action'], 'action') === 'action' ? 1 : 0;
  g.s.turns.value = resistanceFirst ? turns : turns - 1;
  g.begin(round).entry = (resistanceFirst ? ENTRY.resistanceStep1 : ENTRY.dynastyStep1) + action;
}

/** LIB-R3, LIB-R36 */
function readFirst(fields: Fields, setup: Setup): number {
  const first = fields.oneOf('first', ['dynasty', 'resistance'], 'dynasty');
  if (first === 'resistance' && setup.roles === 'before') {
    throw new InputError(fields.at('first'), 'is the Dynasty where the setup says roles: before');
  }
  return first === 'resistance' ? 1 : 0;
}
function readGalaxy(fields: Fields, setup: Setup): number {
  const given = fields.raw('galaxy') ?? 'G1';
  const named = typeof given === 'string' ? NAMED[given] : undefined;
  if (typeof given === 'string' && named === undefined) {
    throw new InputError(
      fields.at('galaxy'),
      `must be ${Object.keys(NAMED).join(' or ')} or name the planet at each place`,
    );
  }
  const places = named === undefined ? fields.inside('galaxy') : undefined;
  const laid = PLACES.map((place) => {
    const text = places === undefined ? named![place] : places.text(place);
    const at = places?.at(place) ?? fields.at('galaxy');
    const [planet, side] = [PLANETS.indexOf(text.slice(0, -2).toLowerCase() as PlanetId), text.slice(-2)];
    if (planet < 0 || (side !== '-a' && side !== '-b')) {
      throw new InputError(
        at,
        `"${text}" must be a planet and its side, such as arkadun-a; planets: ${PLANETS.join(', ')}`,
      );
    }
    return { planet, side: side === '-b' ? 1 : 0, at };
  });
  places?.done();
  laid.forEach(({ planet, at }, i) => {
    if (laid.findIndex((other) => other.planet === planet) < i) {
      throw new InputError(at, `${PLANETS[planet]} lies in the galaxy twice`);
    }
  });
  fitsSetup(
    fields,
    setup,
    laid.map(({ planet }) => planet),
  );
  return galaxyOf(laid);
}
/** LIB-2.1, LIB-12.1: Galvacil lies in a Warped World, in place of the planet that the setup names. */
function fitsSetup(fields: Fields, setup: Setup, planets: readonly number[]): void {
  const warped = planets.includes(GALVACIL);
  if (warped !== (setup.warped !== 'no')) {
    throw new InputError(
      fields.at('galaxy'),
      `has ${warped ? '' : 'no '}Galvacil, but the setup says warped: ${setup.warped}`,
    );
  }
  if (setup.warped !== 'no' && setup.warped !== 'random' && planets.includes(PLANETS.indexOf(setup.warped))) {
    throw new InputError(fields.at('galaxy'), `has ${setup.warped}, which Galvacil replaces in this setup`);
  }
}

/** The location cards of the galaxy, each of which can be put in one place. */
class Box {
  private readonly g: G;
  private left: number;
  constructor(g: G) {
    this.g = g;
    this.left = locationsIn(g.s.galaxy.value);
  }
  /** A list of letters, each perhaps with a mark. */
  spread(fields: Fields, name: string, to: ZoneId, mark?: string): void {
    fields.texts(name).forEach((text, i) => this.put(text, `${fields.at(name)}[${i}]`, to, mark));
  }
  put(text: string, at: string, to: ZoneId, mark?: string): void {
    const [letter = '', ...marks] = text.trim().split(/\s+/);
    const def = locationOf(letter.toUpperCase());
    if (def === 0) throw new InputError(at, `there is no location "${letter}"`);
    if ((locationsIn(this.g.s.galaxy.value) & bit(def)) === 0) {
      throw new InputError(at, `${idOf(def)} is on none of the planets of this galaxy`);
    }
    if ((this.left & bit(def)) === 0) throw new InputError(at, `${idOf(def)} lies somewhere else already`);
    const marked = marks.length === 1 && marks[0] === mark;
    if (marks.length > 0 && !marked) {
      throw new InputError(
        at,
        `"${marks.join(' ')}" means nothing here${mark === undefined ? '' : `; known: ${mark}`}`,
      );
    }
    this.left &= ~bit(def);
    const card = this.g.bring(def, to);
    if (!marked) return;
    if (to === zone.captured) this.g.s.exerted.set(card, 1);
    else this.g.reveal(card, this.g.table.plan.everyone);
  }
  /** The end of a line is its top: the deck is brought from its bottom up. */
  piles(fields: Fields): void {
    const deck = fields.texts('deck');
    const discard = fields.texts('discard');
    const rest = fields.oneOf('rest', ['deck', 'discard'], 'deck');
    const named = this.peek([...deck, ...discard]);
    if (rest === 'deck') this.restTo(zone.deck, named);
    deck.toReversed().forEach((text, i) => this.put(text, `${fields.at('deck')}[${deck.length - 1 - i}]`, zone.deck));
    if (rest === 'discard') this.restTo(zone.discard, named);
    this.spread(fields, 'discard', zone.discard, 'open');
  }
  /** The locations that these texts name. */
  private peek(texts: readonly string[]): number {
    return texts.reduce((mask, text) => mask | bit(locationOf(text.trim().slice(0, 1).toUpperCase())), 0);
  }
  private restTo(to: ZoneId, named: number): void {
    const rest = this.left & ~named;
    for (let def = LAST as DefId; def > 0; def--) if ((rest & bit(def)) !== 0) this.put(idOf(def), 'rest', to);
  }
}
