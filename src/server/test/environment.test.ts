import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Environment, settingsIn } from '../environment.ts';

const settings = (env: Environment): ReturnType<typeof settingsIn> =>
  settingsIn(env, { host: '127.0.0.1', file: 'usual.sqlite' });

test('a server is set by its environment as by the options of the command line', () => {
  const usual = { place: { file: 'usual.sqlite' }, port: 8137, host: '127.0.0.1', behindProxy: false, ratings: false };
  expect(settings({})).toEqual(usual);
  expect(settings({ PORT: '', HOST: '', DATA: '', DATABASE_URL: '', ORIGIN: '', PROXY: '', PUSH: '' })).toEqual(usual);
  expect(
    settings({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA: 'other.sqlite',
      ORIGIN: 'https://redut.example, http://localhost:8080',
      PROXY: '1',
      MOST_MATCHES: '100',
      RATINGS: '1',
    }),
  ).toEqual({
    place: { file: 'other.sqlite' },
    port: 0,
    host: '0.0.0.0',
    origins: ['https://redut.example', 'http://localhost:8080'],
    behindProxy: true,
    mostMatches: 100,
    ratings: true,
  });
  const database = 'postgres://redut@localhost/redut';
  expect(settings({ DATABASE_URL: database, DATA: 'other.sqlite' }).place).toEqual({ database });
});
test.each([
  ['PORT', 'eight', 'PORT: must be a number from 0 to 65535, not "eight"'],
  ['PORT', '80a', 'PORT: must be a number from 0 to 65535, not "80a"'],
  ['PORT', '-1', 'PORT: must be a number from 0 to 65535, not "-1"'],
  ['PORT', '65536', 'PORT: must be a number from 0 to 65535, not "65536"'],
  ['PROXY', 'yes', 'PROXY: must be 1 or 0'],
  ['RATINGS', 'yes', 'RATINGS: must be 1 or 0'],
  ['ORIGIN', 'redut.example', 'ORIGIN: must be like https://redut.example, not "redut.example"'],
  ['ORIGIN', 'https://redut.example/', 'ORIGIN: must be like https://redut.example, not "https://redut.example/"'],
  ['PUSH_PUBLIC_KEY', 'p', 'PUSH_PRIVATE_KEY: is missing: the two keys belong together'],
  ['PUSH_PRIVATE_KEY', 'q', 'PUSH_PUBLIC_KEY: is missing: the two keys belong together'],
  ['ORIGIN', 'ftp://redut.example', 'ORIGIN: must be like https://redut.example, not "ftp://redut.example"'],
])('what cannot be read is named: %s=%s', (name, value, message) => {
  expect(() => settings({ [name]: value })).toThrow(message);
});
test('npm start says what is wrong with its environment, and does nothing else', () => {
  const main = join(import.meta.dirname, '../main.ts');
  const { status, stderr, stdout } = spawnSync(process.execPath, [main], {
    env: { ...process.env, PORT: '8137x' },
    encoding: 'utf8',
    timeout: 240_000,
  });
  expect([status, stdout, stderr]).toEqual([1, '', 'PORT: must be a number from 0 to 65535, not "8137x"\n']);
});
