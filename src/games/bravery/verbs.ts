import { facts } from '../../kernel/facts.ts';
import { verbs } from '../../kernel/verbs.ts';

export const act = verbs({
  plan: ['def', 'zone'],
  takeBack: ['def', 'zone'],
  volunteer: ['def', 'zone'],
  dismiss: ['def', 'zone'],
  shift: ['def', 'zone'],
  give: ['def', 'seat'],
  ask: ['def', 'seat'],
  accept: ['def', 'seat'],
  decline: ['def', 'seat'],
  confirm: [],
  reopen: [],
  cancel: ['def'],
  target: ['def'],
  undermine: ['def'],
  attack: ['def'],
  leave: [],
  commit: ['def', 'zone'],
  withdraw: ['def', 'zone'],
  agree: [],
  decide: [],
  putBack: ['def'],
  recover: ['def'],
});

export const fact = facts({
  round: ['number'],
  relieved: ['card', 'number'],
  offered: ['seat', 'seat', 'def'],
  asked: ['seat', 'seat', 'def'],
  declined: ['seat', 'seat', 'def'],
  patience: ['seat', 'number'],
  /** who; 1: confirmed, 0: opened again, 2: a new week */
  confirmed: ['seat', 'number'],
  /** who, what (0: nothing), and the verb that it is proposed with */
  proposed: ['seat', 'def', 'number'],
  agreed: ['seat'],
  decided: ['seat'],
  /** who, what, put forward (1) or taken back (0) */
  committed: ['seat', 'card', 'number'],
  cancelled: ['def'],
  targeted: ['def'],
  undermined: ['def', 'number'],
  battle: ['def', 'number', 'number'],
  occupied: ['def'],
  freed: ['def'],
  owes: ['seat', 'number'],
  ended: ['number', 'number'],
});
