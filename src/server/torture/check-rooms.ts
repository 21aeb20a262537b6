import { type Remark, memberOf, MOST_REMARKS } from '../room.ts';
import type { RoomRow } from '../store/store.ts';
import type { Player } from './player.ts';
import type { Tally } from './tally.ts';
import { changesRoom, type Spoken, type Witness } from './witness.ts';

const versionOf = ({ answer }: Spoken): number => (answer?.re === 'ok' ? answer.version : 0);
const isDone = ({ answer }: Spoken): boolean => answer?.re === 'ok';
const isOpen = ({ answer }: Spoken): boolean => answer === undefined;

/** What was acknowledged of a room stands there: who talked, who is silent, who wants another match, who is called what. */
export function checkRoom(row: RoomRow, players: readonly Player[], tally: Tally): void {
  const said = players.flatMap(({ witness }) => [...witness.spoken.values()]);
  checkTalk(row, said, tally);
  checkMutes(row, said, tally);
  for (const one of said.filter(({ command }) => command.cmd === 'again').filter(isDone)) {
    if (row.body.match === one.match && !row.body.again.includes(one.who))
      tally.is('rooms', `${one.who} wanted another match after ${one.match}`);
  }
  const newest = Math.max(0, ...said.filter(({ command }) => changesRoom(command)).map(versionOf));
  if (row.version < newest) tally.is('rooms', `${row.room} is of version ${row.version}, not ${newest}`);
  for (const { client, witness } of players) {
    if (client.room?.version !== row.version)
      tally.is('rooms', `${witness.who} saw version ${client.room?.version} of ${row.room}, not ${row.version}`);
  }
}

/** Every line once, as it was said, in order; the oldest go when there are too many. */
function checkTalk({ room, body }: RoomRow, all: readonly Spoken[], tally: Tally): void {
  const said = all.filter(({ command }) => command.cmd === 'phrase' || command.cmd === 'say');
  const find = (line: Remark): Spoken | undefined =>
    said.find(({ who, command }) => who === line.who && command.id === line.id);
  let last = 0;
  for (const line of body.talk) {
    const one = find(line);
    if (one === undefined || (one.answer?.re === 'no' && one.times === 1))
      tally.is('rooms', `${room}: ${line.who} never said ${line.id}`);
    else if (line.phrase !== one.command['phrase'] || line.text !== one.command['text'])
      tally.is('rooms', `${room}: ${line.who} said ${JSON.stringify(one.command)}, not ${JSON.stringify(line)}`);
    else if (isDone(one) && one.times === 1) {
      if (versionOf(one) < last) tally.is('rooms', `${room}: ${line.id} of ${line.who} came sooner`);
      last = versionOf(one);
    }
  }
  const oldest = body.talk.map(find).find((one) => one !== undefined && isDone(one));
  const gone = body.talk.length < MOST_REMARKS || oldest === undefined ? 0 : versionOf(oldest);
  for (const one of said.filter((other) => isDone(other) && versionOf(other) > gone)) {
    const times = body.talk.filter(({ id, who }) => id === one.command.id && who === one.who).length;
    if (times !== 1) tally.is('rooms', `${room}: ${one.command.id} of ${one.who} stands there ${times} times`);
  }
}
function checkMutes({ room, body }: RoomRow, all: readonly Spoken[], tally: Tally): void {
  const mutes = all.filter(({ command }) => command.cmd === 'mute');
  const last = mutes
    .filter(isDone)
    .toSorted((a, b) => versionOf(a) - versionOf(b))
    .at(-1);
  // Spoken twice, or not answered, it may have been done at any time since.
  if (last === undefined || mutes.some((one) => isOpen(one) || one.times > 1)) return;
  const who = String(last.command['who']);
  const silent = memberOf(body, who)?.muted === true;
  if (silent === last.command['off']) tally.is('rooms', `${room}: ${who} is ${silent ? 'still' : 'not'} silent`);
}

/** The name is the last that was acknowledged, or one of which nobody has heard since. */
export function checkName({ names, who }: Witness, name: string | undefined, tally: Tally): void {
  const from = names.findLastIndex(({ acknowledged }) => acknowledged);
  if (from >= 0 && !names.slice(from).some((taken) => taken.name === name))
    tally.is('rooms', `${who} is called ${name}, not ${names[from]!.name}`);
}
