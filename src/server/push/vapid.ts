import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** Who we are to push services: a pair of keys as base64url, the public one as a point of the curve. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
/** Services refuse promises of more than a day. */
const LIFE_S = 12 * 3600;

export function newVapidKeys(): VapidKeys {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d! };
}
const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/** The header by which a push service knows us again (RFC 8292). `subject` is where its operator can reach ours. */
export function authorization(endpoint: string, keys: VapidKeys, subject: string, now: number): string {
  const point = Buffer.from(keys.publicKey, 'base64url');
  const half = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33), d: keys.privateKey },
    format: 'jwk',
  });
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFE_S, sub: subject };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${text}.${signature}, k=${keys.publicKey}`;
}
