import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { botFor } from '../../bots/spec.ts';
import { welcomeGuests } from '../../games/guests.node.ts';
import { GAME_NAMES, type GameModule, isGameName, moduleOf, register } from '../../games/index.ts';
import { InputError } from '../../kernel/input.ts';
import { rulebookOf } from '../../kernel/contract/rulebook.node.ts';
import { module, NAME, TITLES } from '../../match/test/skirmish-module.ts';
import { Redut } from '../../server/server.ts';
import { openFaulty } from '../../server/store/faulty.ts';
import { newGuest, newRoom } from '../../server/torture/client.ts';
import { menu } from '../menu.ts';
import { run, Typed } from './typed.ts';

register({ name: NAME, load: () => Promise.resolve(module) });

test('a game has one name, which can stand in an address, and no other game has it', async () => {
  expect(GAME_NAMES.filter((name) => name === NAME)).toHaveLength(1);
  expect(() => register({ name: NAME, load: () => Promise.resolve(module) })).toThrow(`already a game ${NAME}`);
  expect(() => register({ name: 'My game', load: () => Promise.resolve(module) })).toThrow('"My game" cannot be');
  expect(isGameName('toString')).toBe(false);
  await expect(moduleOf('chess')).rejects.toThrow(`there is no game chess; there are ${GAME_NAMES.join(', ')}`);
});

test('a project that calls its game as one of ours is told so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redut-guests-'));
  writeFileSync(join(folder, 'index.ts'), '');
  writeFileSync(join(folder, 'package.json'), '{ "redut": { "games": { "war": "./index.ts" } } }');
  expect(() => welcomeGuests(folder)).toThrow('redut.games.war: there is already a game of this name');
  writeFileSync(join(folder, 'package.json'), '{bad');
  expect(() => welcomeGuests(folder)).toThrow(new InputError(join(folder, 'package.json'), 'must be JSON'));
  rmSync(folder, { recursive: true });
});

test('a registered game stands in the menu of the terminal, and is played and studied there', async () => {
  const asked = new Typed(['3'], true);
  expect(await menu(asked, 'en')).toBe(0);
  expect(asked.screen).toContain(`${GAME_NAMES.indexOf(NAME) + 1}. ${TITLES.en}: ${TITLES.en}!`);
  const played = await run(`play ${NAME} --bot random --seat all --seed fifth --lang en`, () => '1');
  expect(played).toMatchObject({ code: 0, err: '' });
  const studied = await run(`sim ${NAME} --games 20 --json`);
  expect(JSON.parse(studied.out)).toMatchObject({ game: NAME, games: 20 });
});

test('a game brings its rulebook along, in the languages that it has', async () => {
  const goofspiel = await import('../../../examples/goofspiel/index.ts');
  register({ name: 'goofspiel', load: () => Promise.resolve(goofspiel.module) });
  const told = await run('rules gfs-2.2 --lang ru');
  expect(told).toMatchObject({ code: 0, err: '' });
  expect(told.out).toContain('GFS-2.2');
  expect(told.out).toContain('одновременно');
  const listed = await run('rules --lang en');
  expect(listed.out).toMatch(/goofspiel: .*6/);
  const inEnglish: GameModule = { ...goofspiel.module, rules: { en: goofspiel.module.rules!.en! } };
  expect(rulebookOf(inEnglish, 'uk')).toEqual(rulebookOf(goofspiel.module, 'en'));
  expect(rulebookOf(module)).toEqual([]);
});

test('bots of every kind sit down to it', () => {
  for (const spec of ['random', 'greedy', 'recruit', 'ismcts@20']) expect(botFor(spec, module.game, 1)).toBeDefined();
});

test('the server makes a room for it and refuses a game that nobody registered', async () => {
  const server = new Redut({ store: openFaulty(), bots: [], choose: () => Promise.reject(new Error('no bots')) });
  await server.listen(0, '127.0.0.1');
  try {
    const base = `http://127.0.0.1:${server.port}`;
    const guest = await newGuest(base, 'Ann');
    expect(await newRoom(base, guest, { game: NAME, seat: 0 })).toMatchObject({ game: NAME });
    await expect(newRoom(base, guest, { game: 'chess', seat: 0 })).rejects.toThrow();
  } finally {
    await server.close();
  }
});
