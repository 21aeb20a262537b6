import { METHODS } from 'node:http';
import type { FastChance } from '../../kernel/chance.ts';
import { KINDS } from './messages.ts';
import { spoilt } from './garbage.ts';

/** Bytes for the wire. */
export interface Sent {
  readonly bytes: Buffer;
  /** Where it is certain where the request ends: it must get one answer, and more can follow it over the same line. */
  readonly whole: boolean;
  /** The answer has a length and no body. */
  readonly head?: boolean;
}
export const REQUEST_KINDS = ['paths', 'methods', 'headers', 'cookies', 'bodies', 'upgrades', 'frames'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

const pick = <T>(list: readonly T[], chance: FastChance): T => list[chance.below(list.length)]!;
const some = (most: number, chance: FastChance, one: () => string): string =>
  Array.from({ length: chance.below(most) }, one).join('');
/** Mostly short, now and then as long as it can be. */
const long = (chance: FastChance, most: number): number => (chance.below(20) === 0 ? most : 24);
const seen = (chance: FastChance): string => String.fromCharCode(0x21 + chance.below(94));
const byte = (chance: FastChance): string => String.fromCharCode(chance.below(256));
const escaped = (chance: FastChance): string => `%${chance.below(256).toString(16).padStart(2, '0')}`;

const PREFIXES = [
  '/',
  '//',
  '/api/',
  '/api/rooms/',
  '/api/matches/',
  '/api/daily/',
  '/assets/',
  '/../',
  'http://x/',
  '/%',
];
const PIECES = [
  '..',
  '.',
  '%2e%2e%2f',
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '?',
  '&a=b',
  '#',
  '//',
  '\\',
  'index.html',
  'record',
  'history',
  '~',
  ':80',
  '[::1]',
  '@',
];
const path = (chance: FastChance): string =>
  pick(PREFIXES, chance) +
  some(long(chance, 400), chance, () =>
    chance.below(2) === 0
      ? pick(PIECES, chance)
      : chance.below(2) === 0
        ? escaped(chance)
        : pick('abz09-_.'.split(''), chance),
  ) +
  'a'.repeat(chance.below(30) === 0 ? 256 + chance.below(4000) : 0);
const request = (line: string, more: readonly string[], after = ''): Buffer =>
  Buffer.from(`${line} HTTP/1.1\r\n${['Host: here', ...more].join('\r\n')}\r\n\r\n${after}`, 'latin1');

const ASKED = METHODS.filter((name) => name !== 'CONNECT');
function method(chance: FastChance): Sent {
  if (chance.below(20) === 0) {
    const strange = pick(
      ['CONNECT', '', 'get', 'GE T', 'G\u0000T', '\r\n\r\n', seen(chance).repeat(1 + chance.below(300))],
      chance,
    );
    return { bytes: request(`${strange} ${pick(['/', '*', 'there:443', ''], chance)}`, []), whole: false };
  }
  const asked = pick(ASKED, chance);
  const target = pick(
    ['/', '/api/session', '/health', '/api/rooms', '/none', ...(asked === 'OPTIONS' ? ['*'] : [])],
    chance,
  );
  return { bytes: request(`${asked} ${target}`, ['Content-Length: 0']), whole: true, head: asked === 'HEAD' };
}

const NAMES = [
  'Accept-Encoding',
  'Origin',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'If-None-Match',
  'Range',
  'Authorization',
  'Via',
  'TE',
  'Forwarded',
];
const VALUES = [
  '',
  ',,,',
  'null',
  'br;q=0, gzip;q=0.0',
  '"',
  'bytes=0-',
  '::1',
  '1.2.3.4, [::1]:80',
  'Bearer ',
  'https',
  '%00',
  '*',
  '-1',
  '*'.repeat(2000),
];
/** Headers that make it uncertain where a request ends, or whether it is one. */
const WILD = [
  'Transfer-Encoding: sideways',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 40',
  'Expect: the worst',
  'Expect: 100-continue\r\nContent-Length: 9',
  'Host: there',
  'no colon',
  ': no name',
  ' folded',
  'X\u0000: y',
  'X: \u0000',
  'X: a\nY: b',
  `X: ${'x'.repeat(17_000)}`,
  Array.from({ length: 3000 }, (_, i) => `X${i}: y`).join('\r\n'),
  'Connection: Upgrade\r\nUpgrade: h2c',
  'Connection: close, keep-alive, upgrade',
];
const header = (chance: FastChance): string =>
  `${pick(NAMES, chance)}: ${chance.below(2) === 0 ? pick(VALUES, chance) : some(long(chance, 4000), chance, () => seen(chance))}`;
function headers(chance: FastChance): Sent {
  const more = Array.from({ length: chance.below(4) }, () => header(chance));
  const wild = chance.below(20) === 0;
  const target = pick(['GET /', 'GET /api/session', 'POST /api/session', 'GET /health', 'GET /metrics'], chance);
  const length = target.startsWith('POST') ? ['Content-Length: 0'] : [];
  if (!wild) return { bytes: request(target, [...more, ...length]), whole: true };
  return {
    bytes: request(
      target,
      [...more, pick(WILD, chance)],
      some(40, chance, () => byte(chance)),
    ),
    whole: false,
  };
}
function cookie(chance: FastChance): Sent {
  const value = some(long(chance, 6000), chance, () =>
    pick(['redut', '=', ';', ' ', '__Host-', ',', '"', '%00', seen(chance)], chance),
  );
  const name = pick(['Cookie', 'Cookie', 'Authorization', 'Sec-WebSocket-Protocol'], chance);
  return {
    bytes: request(`GET ${pick(['/api/session', '/api/rooms/x', '/'], chance)}`, [`${name}: ${value}`.trimEnd()]),
    whole: true,
  };
}

const POSTED = [
  'session',
  'session/end',
  'account',
  'login',
  'rooms',
  'daily',
  'push',
  'push/end',
  'account/password',
  'account/end',
  'none',
];
function body(chance: FastChance, token: string): Sent {
  const text = Buffer.from(
    chance.below(4) === 0 ? some(200, chance, () => byte(chance)) : spoilt(pick(KINDS, chance).right, chance),
    'latin1',
  );
  const target = `POST /api/${pick(POSTED, chance)}`;
  const own = chance.below(2) === 0 ? [`Authorization: Bearer ${token}`] : [];
  const chunked = chance.below(4) === 0;
  const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${text.length}`;
  const wild = chance.below(20) === 0;
  const parts = chunked
    ? [`${text.length.toString(16)}\r\n`, text, text.length === 0 ? '\r\n' : '\r\n0\r\n\r\n']
    : [text];
  const sent = Buffer.concat([
    request(target, [...own, length]),
    ...parts.map((part) => Buffer.from(part as string, 'latin1')),
  ]);
  // Half of it, and then nothing more.
  return wild
    ? { bytes: sent.subarray(0, sent.length - 1 - chance.below(20)), whole: false }
    : { bytes: sent, whole: true };
}
const OPENING = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];
const BROKEN = [
  'Upgrade: websocket, h2c',
  'Sec-WebSocket-Version: 99',
  'Sec-WebSocket-Key: short',
  'Sec-WebSocket-Key: \u00ff',
  'Connection: close',
  'Origin: https://evil.example',
  'Sec-WebSocket-Extensions: permessage-deflate; x="',
  'Sec-WebSocket-Protocol: ,,',
];
function upgrade(chance: FastChance, token: string): Sent {
  const lines = OPENING.map((line) => (chance.below(6) === 0 ? pick(BROKEN, chance) : line));
  const own = chance.below(2) === 0 ? [`Authorization: Bearer ${token}`] : [];
  const target = pick(['/socket', '/socket', '/socket?x', '/', '/api/session', '*', path(chance)], chance);
  const head = some(60, chance, () => byte(chance));
  return {
    bytes: request(`${pick(['GET', 'GET', 'POST', 'HEAD'], chance)} ${target}`, [...lines, ...own], head),
    whole: false,
  };
}

/** A line that is a socket: what is sent after this is frames. */
export const opening = (token: string): Buffer =>
  request('GET /socket', [...OPENING, `Authorization: Bearer ${token}`]);
const OPCODES = [0, 1, 1, 1, 2, 3, 7, 8, 9, 10, 11, 15] as const;
/** One frame, right in most of its parts. */
export function frame(chance: FastChance): Buffer {
  const first =
    (chance.below(8) === 0 ? 0 : 0x80) | (chance.below(16) === 0 ? 0x10 << chance.below(3) : 0) | pick(OPCODES, chance);
  const text = Buffer.from(
    chance.below(2) === 0 ? spoilt(pick(KINDS, chance).right, chance) : some(140, chance, () => byte(chance)),
    'latin1',
  );
  const masked = chance.below(16) === 0 ? 0 : 0x80;
  const size = chance.below(24) === 0 ? chance.below(0x7fff) : text.length;
  const head = size < 126 ? [first, masked | size] : [first, masked | 126, size >> 8, size & 0xff];
  const huge = chance.below(40) === 0 ? [first, masked | 127, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff] : head;
  // A mask of zeros leaves the text as it is.
  return Buffer.concat([Buffer.from(huge), Buffer.alloc(masked === 0 ? 0 : 4), text]);
}

export function sentOf(kind: Exclude<RequestKind, 'frames'>, chance: FastChance, token: string): Sent {
  switch (kind) {
    case 'paths':
      return { bytes: request(`GET ${path(chance)}`, []), whole: true };
    case 'methods':
      return method(chance);
    case 'headers':
      return headers(chance);
    case 'cookies':
      return cookie(chance);
    case 'bodies':
      return body(chance, token);
    case 'upgrades':
      return upgrade(chance, token);
  }
}
