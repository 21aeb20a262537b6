import { createECDH, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/input.ts';
import { encrypted } from '../push/encrypt.ts';
import { isService, keptKeys, type Post } from '../push/push.ts';
import { authorization, newVapidKeys } from '../push/vapid.ts';
import { pushIn } from '../environment.ts';
import { openFaulty } from '../store/faulty.ts';
import { Browser } from '../torture/browser.ts';
import { newGuest } from '../torture/client.ts';
import { houseOf, moveOf, ok, Tavern, until } from './tavern.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

// RFC 8291, section 5 and appendix A.
test('a message is encrypted as the example of RFC 8291', () => {
  const ours = createECDH('prime256v1');
  ours.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const text = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encrypted(text, keys, ours, bytes('DGv6ra1nlYgDCS1FRnbzlw')).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
      'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a push service can check who we are', () => {
  const keys = newVapidKeys();
  const shown = authorization('https://push.apple.com/abc?x=1', keys, 'mailto:me@example.org', 1_000_000);
  const [, head, claims, signature] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(shown)!;
  expect(JSON.parse(bytes(head!).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(bytes(claims!).toString())).toEqual({
    aud: 'https://push.apple.com',
    exp: 1000 + 12 * 3600,
    sub: 'mailto:me@example.org',
  });
  const point = bytes(keys.publicKey);
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes(signature!))).toBe(true);
  expect(shown.endsWith(`k=${keys.publicKey}`)).toBe(true);
});
test('only push services of browsers are written to', () => {
  expect(isService('https://fcm.googleapis.com/fcm/send/x')).toBe(true);
  expect(isService('https://updates.push.services.mozilla.com/wpush/v2/x')).toBe(true);
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8080/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'file:///etc/passwd',
    'nonsense',
  ])
    expect([endpoint, isService(endpoint)]).toEqual([endpoint, false]);
});
test('keys are made once and kept with the data, or come from the environment', async () => {
  const store = openFaulty();
  expect(await keptKeys(store)).toEqual(await keptKeys(store));
  await store.close();
  expect(pushIn({})).toEqual({});
  const env = { PUSH: 'mailto:a@b.c', PUSH_PUBLIC_KEY: 'p', PUSH_PRIVATE_KEY: 'q' };
  expect(pushIn(env)).toEqual({ push: 'mailto:a@b.c', pushKeys: { publicKey: 'p', privateKey: 'q' } });
  expect(() => pushIn({ PUSH: 'me' })).toThrow(InputError);
});

const posted: { readonly url: string; readonly body: Buffer; readonly headers: Record<string, string> }[] = [];
let status = 201;
const post: Post = (url, { body, headers }) => {
  posted.push({ url, body: Buffer.from(body as Uint8Array), headers: headers as Record<string, string> });
  return Promise.resolve({ status });
};
let tavern: Tavern;
beforeAll(async () => {
  const push = { subject: 'mailto:me@example.org', keys: newVapidKeys(), post };
  tavern = await Tavern.open({ push, patience: { notice: 20 } });
});
afterAll(() => tavern.close());
const ask = async (token: string, path: string, body: object): Promise<number> => {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${tavern.base}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};

test('nobody but its person ends the notices of a browser, and who logs out ends them', async () => {
  const { store } = houseOf(tavern);
  const [ann, bob] = [await newGuest(tavern.base, 'Ann'), await newGuest(tavern.base, 'Bob')];
  const { subscription } = new Browser('shared');
  const told = async (): Promise<number> => (await store.subscriptionsOf(ann.who)).length;
  expect(await ask(ann.token, 'push', subscription)).toBe(200);
  expect(await ask(bob.token, 'push/end', { endpoint: subscription.endpoint })).toBe(200);
  expect(await told()).toBe(1);
  expect(await ask(ann.token, 'session/end', {})).toBe(200);
  expect(await told()).toBe(0);
});
test('who is away is told once that the table waits, who is here is not, and a browser that is gone is forgotten', async () => {
  const { key } = (await (await fetch(`${tavern.base}/api/push`)).json()) as { key: string };
  expect(bytes(key).length).toBe(65);
  const { ann, bob, room } = await tavern.table();
  const [hers, his] = [new Browser('ann'), new Browser('bob')];
  expect(await ask(ann.guest.token, 'push', hers.subscription)).toBe(200);
  expect(await ask(bob.guest.token, 'push', his.subscription)).toBe(200);
  expect(await ask(bob.guest.token, 'push', { ...his.subscription, endpoint: 'https://127.0.0.1/x' })).toBe(400);
  expect(await ask(bob.guest.token, 'push', { ...his.subscription, p256dh: 'AAAA' })).toBe(400);
  expect(await ask('x'.repeat(43), 'push', his.subscription)).toBe(401);
  const chance = new FastChance(5);
  const match = ann.room!.match;
  const turn = async (): Promise<void> => {
    // Ann and Bob play until the table waits for Bob and not for Ann.
    for (;;) {
      const mine = moveOf(ann, chance);
      if (mine === undefined && moveOf(bob, chance) !== undefined) return;
      const mover = mine === undefined ? bob : ann;
      await ok(mover.send({ cmd: 'act', match, ...(mine ?? moveOf(mover, chance)!) }));
      await until(() => ann.version === bob.version);
    }
  };
  await turn();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(posted).toEqual([]);
  // Bob makes way for Ann, and goes; Ann plays on until it is his turn.
  while (moveOf(ann, chance) === undefined) {
    await ok(bob.send({ cmd: 'act', match, ...moveOf(bob, chance)! }));
    await until(() => ann.version === bob.version);
  }
  bob.cut();
  await until(() => !ann.here.includes(bob.guest.who));
  while (moveOf(ann, chance) !== undefined) {
    const { version } = await ok(ann.send({ cmd: 'act', match, ...moveOf(ann, chance)! }));
    await until(() => ann.version >= version);
  }
  await until(() => posted.length > 0);
  expect(posted[0]!.url).toBe(his.endpoint);
  expect(posted[0]!.headers).toMatchObject({ TTL: '86400', Urgency: 'high', 'Content-Encoding': 'aes128gcm' });
  expect(posted[0]!.headers['Topic']).toMatch(/^[\w-]{32}$/);
  expect(his.read(posted[0]!.body)).toEqual({ title: 'skirmish', body: 'Ваш хід', path: `#/room/${room}` });
  // The same turn is told once, even if something else happens meanwhile.
  await ok(ann.send({ cmd: 'orders', match, orders: { '*': 'smart' } }));
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(posted.length).toBe(1);
});
test('a browser that is gone is forgotten, and one that wants no more is, too', async () => {
  status = 410;
  posted.length = 0;
  const { ann, bob } = await tavern.table();
  const [hers, his] = [new Browser('ann2'), new Browser('bob2')];
  await ask(ann.guest.token, 'push', hers.subscription);
  await ask(bob.guest.token, 'push', his.subscription);
  expect(await ask(bob.guest.token, 'push/end', { endpoint: his.endpoint })).toBe(200);
  const match = ann.room!.match;
  const chance = new FastChance(6);
  const mover = [ann, bob].find((client) => moveOf(client, chance) !== undefined)!;
  const waits = mover === ann ? bob : ann;
  waits.cut();
  await until(() => !mover.here.includes(waits.guest.who));
  for (let i = 0; i < 30 && moveOf(mover, chance) !== undefined; i++) {
    const { version } = await ok(mover.send({ cmd: 'act', match, ...moveOf(mover, chance)! }));
    await until(() => mover.version >= version);
  }
  if (waits === ann) await until(() => posted.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(posted.map(({ url }) => url)).toEqual(waits === ann ? [hers.endpoint] : []);
});
