import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser: has keys, and reads what it is sent. */
export class Browser {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly endpoint: string;
  constructor(name: string) {
    this.ecdh.generateKeys();
    this.endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
  }
  get subscription() {
    const p256dh = this.ecdh.getPublicKey().toString('base64url');
    return { endpoint: this.endpoint, p256dh, auth: this.auth.toString('base64url'), language: 'uk' };
  }
  read(body: Buffer): Record<string, string> {
    const [salt, size, sender] = [body.subarray(0, 16), body.readUInt8(20), body.subarray(21, 21 + body.readUInt8(20))];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync('sha256', this.ecdh.computeSecret(sender), this.auth, info, 32));
    const derive = (name: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([cipher.update(body.subarray(21 + size, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as Record<string, string>;
  }
}
