import { describeAnswers, describeRequests } from './http.ts';
import { describeSaid } from './said.ts';
import { Definitions } from './shape.ts';
import { describeClock, describeLines, describeRoom, describeTold } from './told.ts';

/** The JSON Schema of everything that goes over a wire, as docs/protocol.schema.json holds it. */
export function protocolSchema() {
  const defs = new Definitions();
  const clock = describeClock(defs);
  const room = describeRoom(defs, clock);
  describeSaid(defs);
  const match = describeTold(defs, room);
  describeRequests(defs, clock);
  describeAnswers(defs, room, clock, match);
  describeLines(defs);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Redut: what goes over a socket, over HTTP, and between a server and a program that plays',
    $defs: defs.all,
    anyOf: [{ $ref: '#/$defs/said' }, { $ref: '#/$defs/told' }],
  };
}
