import type { FastChance } from '../../kernel/chance.ts';
import type { COMMANDS } from '../wire/commands.ts';

type Json = unknown;
const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  -0,
  1e308,
  '',
  'x',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc',
  "'; DROP TABLE match; --",
  '<script>',
  '💥'.repeat(64),
  'a'.repeat(513),
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 300 }, () => 0),
];
const FIELDS = [
  'id',
  'match',
  'room',
  'serial',
  'actions',
  'have',
  'seat',
  'level',
  'who',
  'orders',
  'nonce',
  'v',
  'text',
];

/** A message that is right, of each kind: what the bad ones are made from. */
export function sample(
  cmd: (typeof COMMANDS)[number],
  room: string,
  match: string,
  serial: number,
): Record<string, Json> {
  const more: Readonly<Record<string, Record<string, Json>>> = {
    act: { match, serial, actions: ['pass'] },
    undo: { match, serial, count: 1 },
    claim: { match, against: 1 },
    ready: { match, nonce: 'ab' },
    bring: { match, setup: { deck1: 'high-seas' }, salt: 'ab'.repeat(32) },
    open: { match, nonce: 'ab', sort: 'ussr' },
    pick: { match, card: 't-34', taken: 0 },
    orders: { match, orders: { '*': 'smart' } },
    resume: { match, have: -1 },
    got: { match, v: 1 },
    enter: { room, have: -1 },
    sit: { room, seat: 1 },
    replace: { room, seat: 1 },
    absent: { room, seat: 1 },
    seat: { room, seat: 1, level: 'recruit' },
    mute: { room, who: 'x' },
    kick: { room, who: 'x' },
    phrase: { room, phrase: 'hello' },
    say: { room, text: 'hello' },
    ping: {},
  };
  const place = ['agree', 'disagree', 'concede'].includes(cmd) ? { match } : { room };
  return { cmd, id: 'x', ...(more[cmd] ?? place) };
}

/** Spoils a message in one of many ways, as text. */
export function spoilt(message: Readonly<Record<string, Json>>, chance: FastChance): string {
  const copy: Record<string, Json> = { ...message };
  const names = Object.keys(copy);
  const name = names[chance.below(names.length)]!;
  const strange = STRANGE[chance.below(STRANGE.length)];
  switch (chance.below(10)) {
    case 0:
      delete copy[name];
      return JSON.stringify(copy);
    case 1:
    case 2:
      copy[name] = strange;
      return JSON.stringify(copy);
    case 3:
      copy[FIELDS[chance.below(FIELDS.length)]!] = strange;
      return JSON.stringify(copy);
    case 4:
      return JSON.stringify({ ...copy, [`__proto__${chance.below(3)}`]: strange, ['__proto__']: { polluted: true } });
    case 5:
      return JSON.stringify(copy).slice(0, chance.below(60));
    case 6:
      return flipped(JSON.stringify(copy), chance);
    case 7: {
      // Most of them are just too deep, some as deep as a message can be.
      const deep = chance.below(chance.below(50) === 0 ? 4000 : 24);
      return `${JSON.stringify(copy).slice(0, -1)},"deep":${'['.repeat(deep)}${']'.repeat(deep)}}`;
    }
    case 8:
      return Array.from({ length: chance.below(80) }, () => String.fromCharCode(chance.below(256))).join('');
    default:
      copy[name] = { nested: [copy[name], { [name]: strange }] };
      return JSON.stringify(copy);
  }
}
function flipped(text: string, chance: FastChance): string {
  const at = chance.below(text.length);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << chance.below(8))) + text.slice(at + 1);
}
