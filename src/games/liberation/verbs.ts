import { facts } from '../../kernel/facts.ts';
import { verbs } from '../../kernel/verbs.ts';

/** Planets are numbers: places in the list PLANETS. */
export const act = verbs({
  draw: [],
  /** The first captured location, face up. */
  lay: ['def'],
  /** Face down. */
  layBase: ['def'],
  restore: ['card'],
  perform: ['def'],
  /** Exert the card for an operation: capture, attack, mission. */
  capture: ['card', 'def'],
  attack: ['card', 'def'],
  operate: ['card'],
  moveBase: [],
  sabotage: ['def'],
  /** Pay, or discard down to three: face down, or shown (LIB-14.3). */
  discard: ['def'],
  discardOpenly: ['def'],
  /** Pay with a captured location, or exert one of the Dynasty's by a mission. */
  exert: ['card'],
  keepTaken: [],
  discardTaken: [],
  /** Inside missions: a captured location's mission is performed, a captured location goes back to hand, … */
  borrow: ['card'],
  recall: ['card'],
  planet: ['number'],
  /** … a location is attacked or captured without exerting one for it. */
  strike: ['def'],
  seize: ['def'],
  spyTake: ['def'],
  spyReturn: ['def'],
  flip: ['number'],
  exchange: ['number', 'number'],
  /** Before the first card: the role that a player would like to have. */
  ask: ['number'],
});

export const ATTACK = { missed: 0, hand: 1, base: 2 } as const;
export const fact = facts({
  turn: ['seat', 'number'],
  exerted: ['card'],
  restored: ['card'],
  /** location, how it went: see ATTACK */
  attacked: ['def', 'number'],
  /** location, was it in the Dynasty's hand? */
  sabotaged: ['def', 'number'],
  /** seat, mission, the captured location that performs it or 0 if a hand card does */
  performed: ['seat', 'number', 'card'],
  borrowed: ['card', 'number'],
  /** planet, is the base there? */
  probed: ['number', 'number'],
  circle: ['number'],
  emptyDraw: ['seat'],
  baseTaken: [],
  baseLaid: [],
  flipped: ['number', 'number'],
  exchanged: ['number', 'number'],
  /** seat, reason: see REASON */
  won: ['seat', 'number'],
  /** seat, role */
  asked: ['seat', 'number'],
  /** the Dynasty's seat, was it the lot that decided? */
  decided: ['seat', 'number'],
});
