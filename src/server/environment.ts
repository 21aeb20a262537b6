import { InputError } from '../kernel/input.ts';
import type { ServeOptions } from './serve.ts';
import type { Place } from './store/place.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
/** All that the environment can say of a server. */
export type Settings = Omit<ServeOptions, 'log' | 'pages'>;

const LAST_PORT = 65_535;

/** `HOST`, `PORT`, `DATA` or `DATABASE_URL`, `ORIGIN`, `PROXY` and the rest; what is not set is as usual. */
export function settingsIn(given: Environment, usual: { readonly host: string; readonly file: string }): Settings {
  // In files of environments what is not wanted is left empty.
  const env: Environment = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  return {
    place: placeIn(env, usual.file),
    port: portIn(env),
    host: env['HOST'] ?? usual.host,
    behindProxy: isBehindProxy(env),
    ratings: hasRatings(env),
    ...originsIn(env),
    ...pushIn(env),
    ...metricsIn(env),
    ...limitsIn(env),
  };
}
const placeIn = ({ DATABASE_URL: database, DATA: file }: Environment, usual: string): Place =>
  database === undefined ? { file: file ?? usual } : { database };

function portIn({ PORT: text = '8137' }: Environment): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > LAST_PORT)
    throw new InputError('PORT', `must be a number from 0 to ${LAST_PORT}, not ${JSON.stringify(text.slice(0, 40))}`);
  return Number(text);
}
function isBehindProxy({ PROXY: text = '0' }: Environment): boolean {
  if (text !== '0' && text !== '1') throw new InputError('PROXY', 'must be 1 or 0');
  return text === '1';
}
/** As the environment says it: `RATINGS`. */
export function hasRatings({ RATINGS: text = '0' }: Environment): boolean {
  if (!['', '0', '1'].includes(text)) throw new InputError('RATINGS', 'must be 1 or 0');
  return text === '1';
}
function originsIn({ ORIGIN: text }: Environment): Pick<ServeOptions, 'origins'> {
  return text === undefined ? {} : { origins: text.split(',').map((one) => origin('ORIGIN', one)) };
}
/** As browsers write it, or no page would ever be one of ours. */
export function origin(field: string, text: string): string {
  const trimmed = text.trim();
  const { protocol, origin: written } = URL.parse(trimmed) ?? { protocol: '', origin: '' };
  if (!['http:', 'https:'].includes(protocol) || written !== trimmed)
    throw new InputError(field, `must be like https://redut.example, not ${JSON.stringify(trimmed.slice(0, 80))}`);
  return trimmed;
}

/** As the environment says it: `PUSH`, and the two keys if they are not to be kept with the data. */
export function pushIn(env: Environment): Pick<ServeOptions, 'push' | 'pushKeys'> {
  const { PUSH: push, PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = env;
  const keys = [publicKey, privateKey].filter((key) => key !== undefined && key !== '');
  if (keys.length === 1) {
    const missing = publicKey === keys[0] ? 'PUSH_PRIVATE_KEY' : 'PUSH_PUBLIC_KEY';
    throw new InputError(missing, 'is missing: the two keys belong together');
  }
  return {
    ...(push === undefined || push === '' ? {} : { push: pushSubject(push) }),
    ...(keys.length === 0 ? {} : { pushKeys: { publicKey: publicKey!, privateKey: privateKey! } }),
  };
}
/** As the environment says it: `BOT_THREADS` and `MOST_MATCHES`. */
export function limitsIn(env: Environment): Pick<ServeOptions, 'threads' | 'mostMatches'> {
  const limit = (name: string, digits: number): number | undefined => {
    const text = env[name] ?? '';
    if (text === '') return undefined;
    if (!/^[1-9]\d*$/.test(text) || text.length > digits)
      throw new InputError(name, `must be a number from 1 to ${'9'.repeat(digits)}`);
    return Number(text);
  };
  const [threads, mostMatches] = [limit('BOT_THREADS', 2), limit('MOST_MATCHES', 6)];
  return {
    ...(threads === undefined ? {} : { threads }),
    ...(mostMatches === undefined ? {} : { mostMatches }),
  };
}
/** Push services want to know whom to write to. */
export function pushSubject(text: string): string {
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text))
    throw new InputError('push', 'must be mailto: and an address, or one with https:');
  return text;
}

/** As the environment says it: `METRICS_TOKEN`. */
export function metricsIn(env: Environment): Pick<ServeOptions, 'metricsToken'> {
  const { METRICS_TOKEN: given } = env;
  return given === undefined || given === '' ? {} : { metricsToken: metricsToken(given) };
}
const LEAST_TOKEN = 16;
export function metricsToken(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text) || text.length < LEAST_TOKEN)
    throw new InputError('metrics-token', `must be at least ${LEAST_TOKEN} letters of ASCII without spaces`);
  return text;
}
