import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushKeys } from '../store/store.ts';

const CURVE = 'prime256v1';
/** One record holds everything; its size is what the header promises. */
const RECORD = 4096;
const LAST = 2;
const MOST_PAYLOAD = 3000;

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A message for one browser, encrypted as RFC 8291 says (`aes128gcm`). The push service cannot read it. */
export function encrypted(
  payload: Buffer,
  keys: PushKeys,
  ours: ECDH = ownKeys(),
  salt: Buffer = randomBytes(16),
): Buffer {
  if (payload.length > MOST_PAYLOAD) throw new RangeError(`a push message has at most ${MOST_PAYLOAD} bytes`);
  const theirPublic = Buffer.from(keys.p256dh, 'base64url');
  const ourPublic = ours.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirPublic, ourPublic]);
  const key = hkdf(Buffer.from(keys.auth, 'base64url'), ours.computeSecret(theirPublic), info, 32);
  const contentKey = hkdf(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(ourPublic.length, 20);
  const text = Buffer.concat([payload, Buffer.from([LAST])]);
  return Buffer.concat([head, ourPublic, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}
/** Keys for one message. */
function ownKeys(): ECDH {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return keys;
}
/** Can such keys be used at all? */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ownKeys().computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
