import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const entry = join(import.meta.dirname, '../main.ts');

/** Plays by what it reads, as somebody at the keyboard would: waits for the prompt, then types. */
function playByReading(args: readonly string[], type: (screen: string) => string) {
  const child = spawn(process.execPath, [entry, ...args]);
  let screen = '';
  let unread = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    screen += part;
    unread += part;
    if (!unread.endsWith('> ')) return;
    const typed = type(unread);
    unread = '';
    child.stdin.write(`${typed}\n`);
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  return new Promise<{ code: number | null; screen: string; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, screen, errors }));
  });
}

test('a game of Liberation in Ukrainian, from the greeting to the result, through a pipe', async () => {
  let turn = 0;
  const said: string[] = [];
  const { code, screen, errors } = await playByReading(
    ['play', 'liberation', '--seed', 'kyiv', '--bot', 'recruit', '--seat', '1', '--lang', 'uk'],
    (shown) => {
      const options = [...shown.matchAll(/^ +(\d+)\. (.*)$/gm)].map(([, number, text]) => ({
        number: number!,
        text: text!,
      }));
      // An attack wherever there is one, else capture, else a card: enough of a plan to come to an end.
      const wish = [/напасти|Напасти/, /захопити|Захопити/, /Узяти карту$/, /./];
      const fitting = wish.map((one) => options.filter(({ text }) => one.test(text))).find((list) => list.length > 0)!;
      const chosen = fitting[turn++ % fitting.length]!;
      said.push(chosen.text);
      return chosen.number;
    },
  );
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(screen).toContain('Визволення');
  expect(screen).toContain('Ви граєте: Династія.');
  expect(screen).toContain('Комп’ютер: Опір (новобранець).');
  expect(screen).toContain('Викладіть горілиць свою першу захоплену локацію.');
  expect(screen).toContain('Крок ходу 1 із 3: візьміть карту, відновіть локацію або пропустіть крок.');
  expect(screen).toMatch(/нападає на локацію .*: ні бази, ні карти\./);
  expect(screen).toMatch(/Перемога: Династія\. Таємну базу знайдено\.|Перемога: Опір\. /);
  expect(screen).toContain('Таємна база\u00a0— ');
  expect(screen).toContain(
    'Та сама роздача ще раз: redut play liberation --seat 1 --bot recruit --lang uk --seed kyiv',
  );
  expect(screen).not.toMatch(/undefined|NaN|[a-z]+\.[a-z]+[A-Z]/);
  expect(said.length).toBeGreaterThan(5);
});

/** While it is waited for no limit of a test counts: it has one of its own. */
const redut = (...args: readonly string[]) =>
  spawnSync(process.execPath, [entry, ...args], { encoding: 'utf8', timeout: 240_000, killSignal: 'SIGKILL' });

test('what is wrong goes to the error stream, with exit code 2', () => {
  expect(redut('sim', 'liberation', '--lang', 'en')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'redut: --games: is required\nSee: redut sim --help\n',
  });
});

test('one JSON document on the standard output, with threads too', () => {
  const { status, stdout, stderr } = redut('sim', 'liberation', '--games', '20', '--threads', '2', '--json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trim().split('\n').length).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ game: 'liberation', games: 20 });
});
