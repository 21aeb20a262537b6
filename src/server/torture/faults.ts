import type { Torture } from './index.ts';

interface Fault {
  readonly name: string;
  readonly what: string;
  /** The torture that must notice it. */
  readonly by: Torture;
}
/** What a server might do wrong, and which torture must notice. `planted.ts` has how. */
export const FAULTS = [
  { name: 'acknowledgedBeforeCommit', what: 'moves are acknowledged before they are on disk', by: 'kill' },
  { name: 'otherAction', what: 'one move in ten is logged as another', by: 'reconnect' },
  { name: 'otherCard', what: 'one card of a draft in ten is logged as another', by: 'duplicate' },
  {
    name: 'roomChangeNotStored',
    what: 'three changes of a room in ten are acknowledged and not stored',
    by: 'reconnect',
  },
  { name: 'toldBeforeAppend', what: 'moves are told before they are stored', by: 'kill' },
  { name: 'appendDropped', what: 'one append in two hundred is dropped', by: 'reconnect' },
  { name: 'notFlushed', what: 'commits are not flushed (synchronous=NORMAL)', by: 'power' },
  { name: 'tornRow', what: 'the end of a row is missing', by: 'reconnect' },
  { name: 'swappedSeat', what: 'a row is of the other seat', by: 'reconnect' },
  { name: 'swappedEyes', what: 'a player is shown what the other sees', by: 'reconnect' },
  { name: 'otherHistory', what: 'a player is told in hindsight what the other saw', by: 'reconnect' },
  { name: 'staleSnapshot', what: 'the position that is kept is an older one', by: 'reconnect' },
  { name: 'staleLog', what: 'a match is read without its last moves', by: 'kill' },
  { name: 'laggingView', what: 'players are told one move late', by: 'reconnect' },
  { name: 'muteLost', what: 'who is muted is forgotten', by: 'duplicate' },
  { name: 'lineLost', what: 'one line of talk in five is lost', by: 'reconnect' },
  { name: 'undoTwice', what: 'a move that is taken back takes another one with it', by: 'duplicate' },
  { name: 'idPlayedAgain', what: 'a command that comes again is carried out again', by: 'duplicate' },
  { name: 'wrongAnswer', what: 'an answer bears the id of the command before', by: 'duplicate' },
  { name: 'resultNotStored', what: 'how a match ended is not stored', by: 'duplicate' },
  { name: 'appendOverwrites', what: 'of two servers that write the same version the second wins', by: 'race' },
  { name: 'wallClock', what: 'a clock that jumps by a month decides a match', by: 'duplicate' },
  { name: 'reordered', what: 'two rows have changed places', by: 'reconnect' },
  { name: 'ordersLost', what: 'standing orders are acknowledged and not stored', by: 'duplicate' },
  { name: 'nameLost', what: 'three new names in ten are acknowledged and not stored', by: 'reconnect' },
  { name: 'otherSecret', what: 'the secret that is kept is not the one that was promised', by: 'reconnect' },
  { name: 'moveMadeUp', what: 'a move is made for a seat that did not ask for it', by: 'reconnect' },
  { name: 'eventResultTurned', what: 'three results of an event in ten are counted for the loser', by: 'event' },
  { name: 'eventPairsMixed', what: 'an event pairs otherwise than its standings say', by: 'event' },
] as const satisfies readonly Fault[];
export type FaultName = (typeof FAULTS)[number]['name'];
