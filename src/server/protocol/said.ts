import { PHRASES } from '../../match/phrases.ts';
import type { Said } from '../messages.ts';
import { LIMITS } from '../wire/shape.ts';
import { setup } from './told.ts';
import { type Definitions, either, flag, just, list, named, object, oneOf, orElse, text, whole } from './shape.ts';

const MOST = 2 ** 31;
const name = text({ minLength: 1, maxLength: LIMITS.text });
const seat = whole(0, 31);
const have = orElse(whole(-1, MOST), -1);
const order = oneOf(['always', 'smart', 'never']);
const inRoom = { id: name, room: name } as const;
const inMatch = { id: name, match: name } as const;

/** Everything that a client can say over a socket. */
export function describeSaid(defs: Definitions): void {
  const of = <C extends Said['cmd']>() => defs.of<Extract<Said, { readonly cmd: C }>>();
  const act = object({
    cmd: just('act'),
    ...inMatch,
    serial: whole(0, MOST),
    actions: list(text({ maxLength: LIMITS.text }), { minItems: 1, maxItems: LIMITS.list }),
  });
  const undo = object({
    cmd: just('undo'),
    ...inMatch,
    serial: whole(0, MOST),
    count: orElse(whole(1, LIMITS.list), 1),
  });
  const nonce = orElse(text({ maxLength: 64, pattern: '^([0-9a-f]{2})*$' }), '');
  const salt = text({ minLength: 64, maxLength: 64, pattern: '^[0-9a-f]{64}$' });
  const orders = orElse(named(order, { maxProperties: LIMITS.list }), {});
  const words = text({ minLength: 1, maxLength: LIMITS.text });
  defs.of<Said>()(
    'said',
    either(
      of<'enter'>()(
        'enter',
        object({ cmd: just('enter'), ...inRoom, have, 'match?': name, turns: orElse(flag, false) }),
      ),
      of<'leave'>()('leave', object({ cmd: just('leave'), ...inRoom })),
      of<'stand' | 'back'>()('stand', object({ cmd: oneOf(['stand', 'back']), ...inRoom })),
      of<'again'>()('again', object({ cmd: just('again'), ...inRoom, 'battle?': name })),
      of<'sit'>()('sit', object({ cmd: just('sit'), ...inRoom, seat })),
      of<'replace' | 'absent'>()('replace', object({ cmd: oneOf(['replace', 'absent']), ...inRoom, seat })),
      of<'seat'>()('seat', object({ cmd: just('seat'), ...inRoom, seat, level: name })),
      of<'mute' | 'kick'>()(
        'mute',
        object({ cmd: oneOf(['mute', 'kick']), ...inRoom, who: name, off: orElse(flag, false) }),
      ),
      of<'phrase'>()('phrase', object({ cmd: just('phrase'), ...inRoom, phrase: oneOf(PHRASES) })),
      of<'say'>()('say', object({ cmd: just('say'), ...inRoom, text: words })),
      of<'resume'>()('resume', object({ cmd: just('resume'), ...inMatch, have })),
      of<'got'>()('got', object({ cmd: just('got'), ...inMatch, v: whole(0, MOST) })),
      of<'ping'>()('ping', object({ cmd: just('ping'), id: name })),
      of<'act'>()('act', act),
      of<'undo'>()('undo', undo),
      of<'agree' | 'disagree' | 'concede'>()(
        'agree',
        object({ cmd: oneOf(['agree', 'disagree', 'concede']), ...inMatch }),
      ),
      of<'claim'>()('claim', object({ cmd: just('claim'), ...inMatch, against: seat })),
      of<'ready'>()('ready', object({ cmd: just('ready'), ...inMatch, nonce })),
      of<'bring'>()('bring', object({ cmd: just('bring'), ...inMatch, setup, 'salt?': salt })),
      of<'open'>()('open', object({ cmd: just('open'), ...inMatch, nonce, 'sort?': name })),
      of<'pick'>()('pick', object({ cmd: just('pick'), ...inMatch, card: name, taken: whole(0, LIMITS.list) })),
      of<'orders'>()('orders', object({ cmd: just('orders'), ...inMatch, orders })),
    ),
  );
}
