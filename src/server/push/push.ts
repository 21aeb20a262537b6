import { createHash } from 'node:crypto';
import { type Fields, InputError } from '../../kernel/input.ts';
import { type Language, LANGUAGES } from '../../kernel/text.ts';
import type { ServerStore, Subscription } from '../store/store.ts';
import { type Log, messageOf } from '../watch/log.ts';
import type { Metrics } from '../watch/metrics.ts';
import { areKeys, encrypted } from './encrypt.ts';
import { authorization, newVapidKeys, type VapidKeys } from './vapid.ts';

/** What the browser shows. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The page that it opens. */
  readonly path: string;
}
/** Whoever could name any address would have us knock at doors inside; these are the services that browsers use. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];
const KEYS = 'push.keys';
const LIFE_S = 24 * 3600;
const PATIENCE_MS = 10_000;
export const MOST_SUBSCRIPTIONS = 10;
/** The browser has taken its leave. */
const GONE = new Set([404, 410]);

export function isService(endpoint: string, services: readonly string[] = SERVICES): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return services.some((service) => url.hostname === service || url.hostname.endsWith(`.${service}`));
}
export function readSubscription(fields: Fields): Subscription {
  const subscription = {
    endpoint: fields.text('endpoint'),
    p256dh: fields.text('p256dh'),
    auth: fields.text('auth'),
    language: fields.oneOf('language', LANGUAGES, 'en'),
  };
  fields.done();
  if (!isService(subscription.endpoint)) throw new InputError('endpoint', 'is of no push service that we know');
  if (!areKeys(subscription)) throw new InputError('p256dh', 'is no key of a browser');
  return subscription;
}

export type Post = (url: string, init: RequestInit) => Promise<{ readonly status: number }>;
/** How a server is known to push services. */
export interface PushIdentity {
  /** `mailto:` or `https:`, where their operators can reach ours. */
  readonly subject: string;
  readonly keys: VapidKeys;
}
/** Made once and kept with the data. */
export const keptKeys = async (store: ServerStore): Promise<VapidKeys> =>
  JSON.parse(await store.settled(KEYS, JSON.stringify(newVapidKeys()))) as VapidKeys;

export interface PushOptions extends PushIdentity {
  readonly store: ServerStore;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly post?: Post;
}
/** Tells people who are not here. Best effort: nobody waits for it. */
export class Push {
  readonly publicKey: string;
  private readonly options: PushOptions;
  constructor(options: PushOptions) {
    this.options = options;
    this.publicKey = options.keys.publicKey;
  }
  async tell(who: string, notice: (language: Language) => Promise<Notice>, topic: string): Promise<void> {
    for (const subscription of await this.options.store.subscriptionsOf(who)) {
      await this.send(subscription, await notice(subscription.language), topic);
    }
  }
  private async send(subscription: Subscription, notice: Notice, topic: string): Promise<void> {
    const { store, keys, subject, now, log, metrics, post = fetch } = this.options;
    const { endpoint } = subscription;
    try {
      const { status } = await post(endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          Authorization: authorization(endpoint, keys, subject, now()),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(LIFE_S),
          Urgency: 'high',
          // A later notice of the same match takes the place of an earlier one that was not shown yet.
          Topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
        },
        body: new Uint8Array(encrypted(Buffer.from(JSON.stringify(notice)), subscription)),
      });
      metrics.count(`redut_pushes_total{status="${status}"}`);
      if (GONE.has(status)) await store.endSubscription(endpoint);
    } catch (error) {
      metrics.count('redut_pushes_total{status="none"}');
      log('warn', 'a push service did not answer', { error: messageOf(error) });
    }
  }
}
