import { facts } from '../../kernel/facts.ts';
import { verbs } from '../../kernel/verbs.ts';

/** Cards in hidden places are named by their print; columns count from 1. */
export const act = verbs({
  keep: ['def'], // a secret achievement
  defend: ['def', 'number'],
  support: ['def', 'number'],
  takeBack: ['card'],
  /** The number says where a panic card is given back from; 0 for every other reward. */
  bonus: ['def', 'number'],
  decline: ['def'],
  swap: ['def', 'def'],
  drop: ['def'],
  putBack: ['def'],
  discard: ['def'],
  cycle: ['def'],
  fetch: ['def'],
  offer: ['def'],
  buy: ['def'],
  calm: ['number'],
});

export const fact = facts({
  roundBegan: ['number', 'seat'],
  phaseBegan: ['number'],
  eventRevealed: ['def'],
  ready: ['seat'],
  bonusUsed: ['seat', 'def'],
  bonusDeclined: ['seat', 'def'],
  panicTaken: ['seat'],
  panicPrevented: ['seat'],
  panicReturned: ['seat', 'number'],
  /** Bit 1: the invader is destroyed. Bit 2: the own card is beaten. Bit 4: artillery hit the support card. */
  fought: ['seat', 'number', 'number'],
  undefended: ['seat', 'number'],
  rocketStruck: ['seat'],
  budget: ['seat', 'number'],
  bought: ['seat', 'def', 'number'],
  bid: ['seat', 'number'],
  passed: ['seat'],
  /** English edition: a bid that the hand could not pay (AFU-R77). */
  bidFailed: ['seat', 'number'],
  objectiveTaken: ['seat', 'def'],
  objectiveStays: ['def'],
  objectiveCaptured: ['def'],
  lost: ['seat', 'number'],
  achieved: ['seat', 'def'],
  scored: ['seat', 'number', 'number'],
});
