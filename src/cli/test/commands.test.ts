import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_NAMES, isGameName } from '../../games/index.ts';
import { root } from '../../server/root.ts';
import { USAGE } from '../usage.ts';
import { main } from '../main.ts';
import { sourcesOf } from '../sources.ts';
import { run, Typed } from './typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};
/** The one JSON document on the screen. */
async function json(line: string, code = 0): Promise<Record<string, unknown>> {
  const ran = await run(`${line} --json`);
  expect(ran.code).toBe(code);
  return JSON.parse(ran.out) as Record<string, unknown>;
}

describe('help', () => {
  test.each(['uk', 'ru', 'en'])('tells of every command and every option, in %s', async (lang) => {
    const { out, code } = await run(`--help --lang ${lang}`);
    expect(code).toBe(0);
    for (const name of Object.keys(USAGE)) {
      expect(out).toContain(`\n  ${name} `);
      const own = await run(`${name} --help --lang ${lang}`);
      expect(own.code).toBe(0);
      expect(own.out).toContain(`redut ${name}`);
      expect(own.out).not.toContain('undefined');
    }
  });
  test('the version is that of the package', async () => {
    expect(await run('--version')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
  });
  test('of a game tells its settings', async () => {
    const { out } = await run('play liberation --help --lang en');
    expect(out).toContain('balance=1|0|2');
    expect((await run('play bravery --help --lang en')).out).toContain('difficulty=ours|easier|harder|rulebook');
  });
});

describe('what is wrong is named, and the exit code is 2', () => {
  test.each([
    ['plya', 'redut: plya: there is no such command; known: play, sim'],
    ['sim', 'redut: game: is missing\nSee: redut sim --help'],
    ['sim libertaion --games 1', `${GAME_NAMES.at(-1)}; did you mean liberation?`],
    ['play wat', '; did you mean war?'],
    ['sim chess --games 1', 'redut: chess: there is no such game; known: '],
    ['sim liberation', '--games: is required'],
    ['sim liberation --games 1 --bots nobody', 'bot: there is no bot "nobody"'],
    ['env liberation --games 1 --against greedy,nobody', 'bot: there is no bot "nobody"'],
    ['env liberation --games 1 --teacher planner@10', 'bot: liberation has no planner of its own'],
    ['env liberation --games 1 --against greedy --share 0', '--share: must be a whole number from 1 to 100'],
    ['env bravery --games 1 --against learned', 'bot: nobody has learned bravery yet'],
    ['exploit liberation --against nobody', 'bot: there is no bot "nobody"'],
    ['exploit bravery', 'bot: nobody has learned bravery yet'],
    ['exploit war --position learn/endgames/two-turns-left.json', 'two-turns-left.json: is a position of liberation'],
    ['exploit liberation --against greedy --position learn/endgames/two-turns-left.json', '--against: must be learned'],
    ['sim liberation --games 1 --bots random,random,random', 'there are 2 seats and 3 bots'],
    ['sim liberation --games 1 --setup balance=7', 'setup.balance: must be one of 1, 0, 2'],
    ['sim liberation --games 1 --setup ballance=1', 'setup.ballance: is not a setting; known: warped, balance'],
    ['arena liberation --bots random --games 2', '--bots: must name two bots'],
    ['play liberation --seat 3', '--seat: there is no such seat; known: 1 (dynasty), 2 (resistance), all'],
    ['replay nowhere.json', 'nowhere.json: cannot be read (ENOENT)'],
    ['rules LIB-99.9', 'LIB-99.9: there is no such rule'],
  ])('%s', async (line, problem) => {
    const { code, err, out } = await run(`${line} --lang en`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(problem);
  });
  test('a file that is not JSON', async () => {
    const path = join(folder, 'bad.json');
    writeFileSync(path, '{');
    const { code, err } = await run(`position ${path} --lang en`);
    expect(code).toBe(2);
    expect(err).toContain('bad.json: is not JSON');
  });
});

test('sim counts, and equal seeds count alike', async () => {
  const line = 'sim liberation --games 30 --seed 5';
  const { seconds, stepsPerSecond, ...found } = await json(line);
  expect(Object.keys(found).toSorted()).toEqual(
    ['bots', 'draws', 'game', 'games', 'length', 'seats', 'seed', 'setup', 'steps', 'wins'].toSorted(),
  );
  expect(found).toMatchObject({ game: 'liberation', games: 30, bots: ['random', 'random'], draws: 0, seed: 5 });
  const [first, second] = found['wins'] as [number, number];
  expect(first + second).toBe(30);
  expect(Number(seconds) * Number(stepsPerSecond)).toBeCloseTo(Number(found['steps']), 3);
  const { seconds: _s, stepsPerSecond: _p, ...again } = await json(line);
  expect(again).toEqual(found);
  const words = await run(`${line} --lang en`);
  expect(words.out).toContain(`dynasty won ${first}`);
});

test('arena pairs the deals and gives score, interval and Elo', async () => {
  const found = await json('arena liberation --bots random,random --games 40 --seed 2');
  expect(found).toMatchObject({ game: 'liberation', games: 40, score: {}, elo: {}, roles: [{}, {}] });
  const { score } = found as { score: { score: number; from: number; to: number } };
  expect(score.from).toBeLessThanOrEqual(score.score);
  expect(score.to).toBeGreaterThanOrEqual(score.score);
  expect((await run('arena liberation --bots random,random --games 4 --lang en')).out).toContain('Elo difference');
});

describe('records', () => {
  const path = join(folder, 'game.json');
  test('a game of bots is written, replayed and verified', async () => {
    expect((await run(`record liberation --out ${path} --bots random --seed k --lang en`)).out).toContain('moves');
    const replayed = await json(`replay ${path}`);
    expect(replayed).toMatchObject({ ok: true, game: 'liberation' });
    const verified = await json(`verify ${path}`);
    expect(verified).toMatchObject({ ok: true, moves: replayed['moves'] });
    expect(verified['draws']).toBeGreaterThan(10);
    expect((await run(`verify ${path} --lang en`)).out).toContain('fixed before the deal');
    const once = readFileSync(path, 'utf8');
    await run(`record liberation --out ${path} --bots random --seed k`);
    expect(readFileSync(path, 'utf8')).toBe(once);
  });
  test('what was changed afterwards is found', async () => {
    const record = JSON.parse(readFileSync(path, 'utf8')) as { moves: string[][]; secret: string };
    const last = record.moves.length - 1;
    const spoilt: [string, unknown, string][] = [
      [
        'digest',
        { ...record, moves: record.moves.with(last, [...record.moves[last]!.slice(0, 2), '00000000']) },
        `moves[${last}]`,
      ],
      ['gone', { ...record, moves: record.moves.slice(1) }, 'moves[0]'],
      ['outcome', { ...record, outcome: [0, 0] }, 'outcome'],
      ['secret', { ...record, secret: record.secret.replace(/^../, 'zz'.replaceAll('z', '0')) }, 'secret'],
    ];
    for (const [name, changed, where] of spoilt) {
      const spoiltPath = file(`${name}.json`, changed);
      for (const command of ['replay', 'verify']) {
        const { problem } = await json(`${command} ${spoiltPath}`, 1);
        expect(problem).toContain(where);
      }
    }
  });
  test('a shuffle that the secret does not give is found', async () => {
    const record = JSON.parse(readFileSync(path, 'utf8')) as object;
    const { problem } = await json(`verify ${file('nonce.json', { ...record, nonces: ['00'] })}`, 1);
    expect(problem).toContain('start: the digest is');
  });
});

describe('positions', () => {
  const position = {
    game: 'liberation',
    position: { captured: ['H'], dynasty: { hand: ['C'] }, resistance: { hand: ['B'], base: 'L' } },
  };
  test('what is said again, and what is tried at another time, is refused by its rule', async () => {
    const three = {
      game: 'bravery',
      setup: { players: 3 },
      position: { player1: { hand: ['defence1'] }, player2: { hand: ['counter2'] }, player3: { hand: ['meals'] } },
    };
    const give = 'player1: give defence1 to player2';
    const again = await json(`position ${file('again.json', { ...three, do: [give, give] })}`, 1);
    expect(again['failed']).toContain('"give defence1 to player2" is refused by BRV-R41');
    const early = await json(`position ${file('early.json', { ...three, do: ['player1: attack N3'] })}`, 1);
    expect(early['failed']).toContain('"attack N3" is refused by BRV-10.6');
    const war = { game: 'war', position: { player1: { second: ['pe-2'] }, player2: { first: ['rifle-company'] } } };
    const bombed = await json(
      `position ${file('bomb.json', { ...war, do: ['player1: bomb pe-2 -> rifle-company'] })}`,
      1,
    );
    expect(bombed['failed']).toContain('is refused by WAR-29.16');
  });
  test('tell what is offered, what is refused and by which rule, what happened and how it ended', async () => {
    const found = await json(`position ${file('p1.json', { ...position, do: ['dynasty: exert H, attack B'] })}`);
    expect(found).toMatchObject({
      did: ['dynasty: exert H, attack B'],
      failed: null,
      toAct: ['dynasty'],
      outcome: null,
    });
    expect(found['seats']).toMatchObject({ dynasty: { offered: ['capture B', 'discard B'], rule: 'LIB-6.5' } });
    const before = await json(`position ${file('p0.json', position)}`);
    const { refused } = (before['seats'] as { dynasty: { refused: { phrase: string; rule: string }[] } }).dynasty;
    expect(refused).toContainEqual({ phrase: 'restore H', rule: 'LIB-5.6' });
    const hand = ['hand.resistance', 'taken'];
    expect(found['facts']).toContainEqual({
      fact: 'moved',
      card: 'Бюро академіка Барроу',
      from: hand[0],
      to: hand[1],
      knows: ['dynasty', 'resistance'],
      says: null, // the attack has told it
    });
    expect(found['zones']).toMatchObject({
      captured: ['Верф «Гавань»'],
      'hand.dynasty': ['Казино'],
      'hand.resistance': [],
      taken: ['Бюро академіка Барроу'],
      'base.resistance': ['Лабораторія «Лінза»'],
    });
    const said = await run(
      `position ${file('p1.json', { ...position, do: ['dynasty: exert H, attack B'] })} --lang en`,
    );
    expect(said.out).toMatch(/what lies where, from the bottom up:\n(?: {2}.*\n)* {2}captured +Harbour Yards\n/);
    expect(said.out).toMatch(/ {2}base\.resistance +Lens Laboratory\n/);
  });
  test('say which of the lines cannot be done, and why', async () => {
    const path = file('p2.json', { ...position, do: ['dynasty: restore H', 'dynasty: pass'] });
    const found = await json(`position ${path}`, 1);
    expect(found).toMatchObject({ did: [], failed: expect.stringContaining('refused by LIB-5.6') as string });
    const words = await run(`position ${path} --lang uk`);
    expect(words.code).toBe(1);
    expect(words.err).toContain('LIB-5.6');
    expect(words.out).toContain('Цю локацію вже захоплено');
  });
  test('name the field that cannot be', async () => {
    const path = file('p3.json', { ...position, position: { captured: ['Q9'], resistance: { base: 'L' } } });
    const { code, err } = await run(`position ${path}`);
    expect(code).toBe(2);
    expect(err).toContain('position.captured[0]: there is no location "Q9"');
  });
});

test('exploit: what a search gets that knows how the bot plays, how its first secret is kept, and endgames exactly', async () => {
  const found = await json('exploit liberation --against greedy --games 2 --looks 5 --deals 1 --seed 3');
  expect(found).toMatchObject({
    game: 'liberation',
    games: 2,
    bots: ['response(greedy)@5', 'greedy'],
    against: 'greedy',
  });
  expect(found['secrecy']).toMatchObject({ deals: 1, bits: expect.any(Number) as number });
  const small = await json('exploit liberation --position learn/endgames/resistance-first.json --games 24 --looks 20');
  expect(small['endgames']).toMatchObject([
    { seat: 'dynasty', worlds: 24, games: 24 },
    { seat: 'resistance', worlds: 6, games: 24 },
  ]);
  const { out } = await run('exploit liberation --against random --games 2 --looks 5 --deals 1 --lang en');
  expect(out).toMatch(/response\(random\)@5: .*% of the points[\s\S]*first secret choice: .* bits are left to guess/);
});
test('rules: one by its id, with the sentence of the language; chapters; coverage', async () => {
  const told = (await run('rules lib-5.5 --lang uk')).out;
  expect(told).toContain('Задіяти можна лише захоплену локацію, яка готова');
  expect(told).toContain('Задіяти можна лише готову захоплену локацію');
  expect(await json('rules LIB-5.5')).toMatchObject({ id: 'LIB-5.5', game: 'liberation', kind: 'rule' });
  expect((await run('rules AFU-13.9 --lang en')).out).toContain('As the rulebook has it: ');
  // A rule by which nothing is refused is told in its own words alone.
  expect((await run('rules WAR-24.4 --lang en')).out).not.toContain('do not allow');
  // Ours under a rule's number: alone, or with all of its section; in other languages too.
  for (const id of ['LIB-11.5', 'BRV-17.8']) {
    const ours = (await run(`rules ${id} --lang en`)).out;
    expect(ours).toContain('Our ruling where the rulebook leaves it open: ');
    expect(ours).not.toContain('*');
    expect((await run(`rules ${id} --lang uk`)).out).toContain('Наше тлумачення');
  }
  const ruling = (await run('rules AFU-R70 --lang en')).out; // ours, and said to be
  expect(ruling).toContain('Our ruling where the rulebook leaves it open: ');
  expect(ruling).not.toContain('As the rulebook has it');
  expect((await run('rules --lang en')).out).toMatch(/LIB-6\.1 – LIB-6\.\d+ +6\. Operations/);
  const covered = (await json('rules --coverage')) as unknown as { game: string; rules: number; cited: number }[];
  expect(covered.find(({ game }) => game === 'liberation')!.rules).toBeGreaterThan(200);
});

test('rules: a rule is told with the lines of the code and of the tests that name it, the chapter first', async () => {
  const lineAt = (place: string): string => {
    const [path, line] = place.split(':');
    return readFileSync(join(root, path!), 'utf8').split('\n')[Number(line) - 1]!;
  };
  for (const [id, home] of [
    ['WAR-3.5', 'war/refuses.ts'],
    ['AFU-23.8', 'afu/rules/05-preparation.ts'],
    ['LIB-6.5', 'liberation/rules/06-operations.ts'],
  ] as const) {
    const { code, tests } = (await json(`rules ${id}`)) as unknown as Record<'code' | 'tests', string[]>;
    expect(code.some((place) => place.startsWith(`src/games/${home}:`))).toBe(true);
    for (const place of [...code, ...tests]) expect(lineAt(place), place).toContain(id);
    expect(tests.every((place) => place.includes('/test/'))).toBe(true);
  }
  const { out } = await run('rules LIB-6.5 --lang en');
  expect(out).toMatch(/\nIn the code:\n {2}src\/games\/liberation\/rules\/06-operations\.ts:\d+\n/);
  expect(out).toContain('\nIn the tests:\n  src/games/liberation/test/');
  // An installed package has no sources.
  expect(sourcesOf('elsewhere')).toEqual({ code: new Map(), tests: new Map() });
});

test('fuzz holds the game to the contract and prints the seed', async () => {
  const { code, out } = await run('fuzz liberation --seconds 1 --seed 12 --lang en');
  expect(out).toContain('liberation, seed 12');
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('every law held') as string });
});

test('without a command: a menu for people, help for others', async () => {
  const piped = new Typed([]);
  expect(await main([], piped)).toBe(0);
  expect(piped.screen).toContain('redut <команда> --help');
  const answers: [RegExp, (found: RegExpExecArray) => string][] = [
    [/Язык/, () => '3'],
    [/Which game\?[^]*?(\d+)\. Liberation/, (found) => found[1]!],
    [/How do you want to play\?/, () => ''],
    [/Which side do you play/, () => '2'],
    [/How strong/, () => '1'],
    [/> $/, () => 'q'],
  ];
  const typed = (screen: string): string => {
    const [question, answer] = answers.find(([candidate]) => candidate.test(screen))!;
    return answer(question.exec(screen)!);
  };
  const asked = new Typed(typed, true, { LANG: 'ru_RU.UTF-8' });
  expect(await main([], asked)).toBe(0);
  expect(asked.screen).toContain('Язык');
  expect(asked.screen).toContain('Next time without the menu: redut play liberation --seat 2 --bot recruit --lang en');
  expect(asked.screen).toContain('Goodbye.');
});

test('a game is known in letters of any case, and in the menu by its name', async () => {
  const played = await run('play Liberation --lang en', ['q']);
  expect([played.code, played.err]).toEqual([0, '']);
  expect((await run('play WAR --help --lang en')).out).toBe((await run('play war --help --lang en')).out);
  const asked = new Typed(['english', 'no such', 'LIBERATION', '', 'resist', 'soldier', 'q'], true);
  expect(await main([], asked)).toBe(0);
  expect(asked.screen).toContain('redut play liberation --seat 2 --bot soldier --lang en');
});

test('the menu lists numbers in order and marks the usual value', async () => {
  const asked = new Typed(['english', 'bravery', '2', ''], true);
  expect(await main([], asked)).toBe(0);
  expect(asked.screen).toMatch(/ 1\. 1\n +2\. 2 \(usual\)\n +3\. 3\n[^]*7\. 7\nNumber from 1 to 7 \(Enter: 2\)/);
});

const documents = join(import.meta.dirname, '../../../docs');
const examples = [...readFileSync(join(documents, 'positions.md'), 'utf8').matchAll(/```json\n([^]*?)```/g)]
  .map(([, source]) => JSON.parse(source!) as { readonly game: string })
  .filter(({ game }) => isGameName(game));

test.each(examples)('the position of $game in the documentation is one that can be played', async (example) => {
  const found = await json(`position ${file('example.json', example)}`);
  expect(found['failed']).toBeNull();
});
