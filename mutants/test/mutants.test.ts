import { describe, expect, test } from 'vitest';
import { areas, areasAt, testFilesOf } from '../areas.ts';
import { lastKnown, type Result, stillCounting, testAt } from '../kept.ts';
import { hash, hashOfSource, inTurns, type Made, type Mutant, mutantsIn, sampled } from '../mutant.ts';
import { pageWith, sectionOf } from '../page.ts';
import { statusAfter, wishOf } from '../run.ts';
import { changeOf, scoreOf, share } from '../score.ts';
import { withPlainSwitch } from '../stryker.ts';
import { questionsFor } from '../trial.ts';

const FILE = 'src/kernel/flow.ts';
const TEXT = 'const a = b + c;\nconst d = b + c;\n';
const made = (line: number, more: Partial<Made> = {}): Made => ({
  id: String(line),
  fileName: `${import.meta.dirname}/../../${FILE}`,
  mutatorName: 'ArithmeticOperator',
  replacement: 'b - c',
  location: { start: { line, column: 10 }, end: { line, column: 15 } },
  ...more,
});
const [first, second] = mutantsIn(FILE, TEXT, [made(0), made(1)]) as [Mutant, Mutant];
const result = (status: Result['status']): Result => ({ status, tests: 't' });

describe('what is asked for', () => {
  test('a folder or file, so many of them, and from which seed', () => {
    expect(wishOf(['src/kernel', '--sample', '20', '--seed', 'x', '--jobs', '1'])).toEqual({
      path: 'src/kernel',
      sample: 20,
      seed: 'x',
      jobs: 1,
      fresh: false,
      again: false,
      page: false,
    });
    expect(wishOf(['--page'])).toMatchObject({ page: true, jobs: 2 });
    expect(wishOf(['src/kernel', '--minutes', '0.5'])).toMatchObject({ minutes: 0.5 });
  });
  test.each([
    [[], /which folder or file/],
    [['src/kernel', 'src/match'], /one folder or file at a time, not also src\/match/],
    [['src/kernel', '--sample', '0'], /--sample takes a whole number from 1, not 0/],
    [['src/kernel', '--jobs', 'two'], /--jobs takes a whole number from 1, not two/],
    [['src/kernel', '--minutes', 'few'], /--minutes takes a number above 0, not few/],
    [['src/kernel', '--minutes', '0'], /--minutes takes a number above 0, not 0/],
    [['src/kernel', '--speed'], /--speed/],
  ])('%j is refused with what is wrong', (args, message) => {
    expect(() => wishOf(args)).toThrow(message);
  });
});

describe('where mutants are looked for', () => {
  test('every rules folder of every game, the kernel and the match have tests that judge them', () => {
    const names = areas().map(({ name }) => name);
    expect(names).toEqual([
      ...['afu', 'bravery', 'liberation', 'war'].map((game) => `src/games/${game}`),
      'src/kernel',
      'src/match',
    ]);
    for (const { sources, quick, slow } of areas()) {
      expect(sources.length).toBeGreaterThan(10);
      expect(quick.length).toBeGreaterThan(5);
      expect(quick.filter((file) => slow.includes(file))).toEqual([]);
    }
  });
  test('golden records judge nothing', () => {
    const judges = areas().flatMap((area) => area.quick.concat(area.slow, testFilesOf(area)));
    expect(judges.filter((file) => file.includes('records'))).toEqual([]);
  });
  test('a folder stands for all that lies in it, however its name is written', () => {
    expect(areasAt('src/games').map(({ name }) => name)).toHaveLength(4);
    expect(areasAt('./src/games/war/rules/keywords/').flatMap(({ sources }) => sources)).toContain(
      'src/games/war/rules/keywords/recon.ts',
    );
    expect(areasAt(FILE)).toMatchObject([{ name: 'src/kernel', sources: [FILE] }]);
  });
  test('a folder of which nothing can be broken is refused by name', () => {
    expect(() => areasAt('src/web')).toThrow(/src\/web holds nothing .* src\/kernel/);
    expect(() => areasAt('src/kern')).toThrow(/src\/kern holds nothing/);
  });
});

describe('mutants', () => {
  test('are known by what they change, also after they have moved', () => {
    const moved = mutantsIn(FILE, `// A remark.\n${TEXT}`, [made(1), made(2)]);
    expect(moved.map(({ key }) => key)).toEqual([first.key, second.key]);
    expect(moved[0]!.name).not.toBe(first.name);
    expect(first.key).not.toBe(second.key);
    expect(changeOf(first)).toBe('b + c → b - c');
    expect(second.line).toBe(2);
  });
  test('of a mutator that is switched off are none, and a remark excuses one with its reason', () => {
    const off = made(0, { status: 'Ignored', statusReason: 'Ignored because of excluded mutation "StringLiteral"' });
    const excused = made(1, { status: 'Ignored', statusReason: 'c is always 0' });
    expect(mutantsIn(FILE, TEXT, [off, excused])).toMatchObject([{ line: 2, excused: 'c is always 0' }]);
  });
  test('a sample is the same for the same seed and another for another one', () => {
    const many = Array.from({ length: 200 }, (_, i): Mutant => ({ ...first, key: String(i) }));
    const drawn = sampled(many, 20, 'one');
    expect(drawn).toHaveLength(20);
    expect(sampled(many, 20, 'one')).toEqual(drawn);
    expect(sampled(many, 20, 'two')).not.toEqual(drawn);
    expect(sampled(many, 500, 'one')).toEqual(many);
  });
  test('each file has its turn before another has a second one', () => {
    const of = (file: string, count: number): Mutant[] =>
      Array.from({ length: count }, (_, i) => ({ ...first, file, key: `${file}${i}` }));
    const all = [...of('a', 30), ...of('b', 2), ...of('c', 5)];
    const files = inTurns(all, 'one').map(({ file }) => file);
    expect(files).toHaveLength(37);
    expect(files.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c']);
    expect(files.slice(3, 6).toSorted()).toEqual(['a', 'b', 'c']);
    expect(files.slice(6, 8).toSorted()).toEqual(['a', 'c']);
    expect(new Set(inTurns(all, 'one'))).toEqual(new Set(all));
    expect(inTurns(all, 'one')).toEqual(inTurns(all, 'one'));
    expect(inTurns(all, 'two')).not.toEqual(inTurns(all, 'one'));
  });
});

describe('copies', () => {
  const HEADER = `function stryNS_9fa48() {
  var ns = {};
}
stryNS_9fa48();
function stryCov_9fa48() {
  stryCov_9fa48 = cover;
}
function stryMutAct_9fa48(id) {
  return isActive(id);
}
`;
  const CODE = `const a = stryMutAct_9fa48("4") ? 1 : (stryCov_9fa48("4", "5"), 2);
if (b) {
  stryCov_9fa48("6");
}
`;
  test('ask a plain switch, and only those that count say what was reached', () => {
    expect(withPlainSwitch(HEADER + CODE, false)).toBe(
      `const mutant_9fa48 = globalThis.redutMutant;
const a = (mutant_9fa48.on === 4 && mutant_9fa48.met()) ? 1 : ( 2);
if (b) {
  \n}\n`.replaceAll('\\n', '\n'),
    );
    expect(withPlainSwitch(HEADER + CODE, true)).toContain('(mutant_9fa48.reached(4, 5), 2);');
    expect(withPlainSwitch(HEADER + CODE, true)).toContain('  mutant_9fa48.reached(6);');
  });
  test('that are written in another way are refused', () => {
    expect(() => withPlainSwitch(CODE, true)).toThrow(/another way/);
  });
  test('are tried with the tests that reach the change, the shortest first', () => {
    const one = { file: 'a.test.ts', line: 1, name: 'a', failed: false };
    const tests = [
      { ...one, took: 30, reached: [[7, 2]] as const },
      {
        ...one,
        took: 5,
        reached: [
          [7, 1],
          [8, 4],
        ] as const,
      },
    ];
    const ask = questionsFor({ tests, fixed: [] });
    expect(ask(7)).toMatchObject({ number: 7, by: [{ at: 1 }, { at: 0 }], most: 300 });
    expect(ask(8)).toMatchObject({ by: [{ at: 1 }], most: 400 });
    expect(ask(7).by[1]!.enough - ask(7).by[0]!.enough).toBe(250);
    expect(ask(9).by).toEqual([]);
  });
});

describe('results', () => {
  test('count as noticed, left, excused, at loading or open', () => {
    const all = Array.from({ length: 6 }, (_, i): Mutant => ({ ...first, key: String(i) }));
    const results = new Map(
      (['noticed', 'endless', 'survived', 'uncovered', 'static'] as const).map((status, i) => [
        all[i]!,
        result(status),
      ]),
    );
    const score = scoreOf([...all, { ...second, excused: 'it is the same' }], results);
    expect(score).toMatchObject({ tried: 4, noticed: 2, endless: 1, excused: 1, fixed: 1, open: 1 });
    expect(score.survivors).toEqual([all[2], all[3]]);
    expect(share(score)).toBe('50.0 %');
    expect(share({ noticed: 0, tried: 0 })).toBe('–');
  });
  test('of a later pass stand, unless it did not reach the change', () => {
    expect(statusAfter(undefined, { status: 'uncovered' })).toBe('uncovered');
    expect(statusAfter(result('survived'), { status: 'uncovered' })).toBe('survived');
    expect(statusAfter(result('uncovered'), { status: 'survived' })).toBe('survived');
    expect(statusAfter(result('survived'), { status: 'noticed' })).toBe('noticed');
  });
  test('of the quick tests alone do not count as left', () => {
    const score = scoreOf([first, second], new Map([[first, { ...result('survived'), half: true }]]));
    expect(score).toMatchObject({ tried: 0, survivors: [], half: [first], open: 2 });
  });
  test('stand while the source is the same: noticed ones with their test, survivors with all tests', () => {
    const before = ["test('a', () => {", '  expect(1).toBe(1);', '});', '', "test('b', () => {});"];
    const by = { file: 'a.test.ts', begins: before[0]!, hash: hash(testAt(before, 0)) };
    const kept = {
      source: 's',
      results: { noticed: { status: 'noticed', tests: 'old', by }, survived: { status: 'survived', tests: 'old' } },
    } as const;
    const names = (source: string, tests: string, lines: readonly string[]): string[] =>
      Object.keys(stillCounting(kept, source, tests, () => lines));
    expect(names('s', 'old', [])).toEqual(['noticed', 'survived']);
    // A test that was added, or moved, leaves the others what they were; one that was changed does not.
    expect(names('s', 'new', ['// More.', ...before, "test('c', () => {});"])).toEqual(['noticed']);
    expect(names('s', 'new', before.with(1, '  expect(2).toBe(2);'))).toEqual([]);
    expect(names('s', 'new', before.slice(1))).toEqual([]);
    expect(names('other', 'old', before)).toEqual([]);
    expect(stillCounting(undefined, 's', 'old', () => [])).toEqual({});
    const last = (lines: readonly string[]): string[] => Object.keys(lastKnown(kept, 's', 'new', () => lines));
    expect([last(before), last([])]).toEqual([['noticed', 'survived'], ['survived']]);
    const half = { source: 's', results: { a: { status: 'survived', half: true, tests: 'old' } } } as const;
    expect(lastKnown(half, 's', 'new', () => [])).toEqual({ a: { status: 'survived', tests: 'old' } });
  });
  test('a test ends with the bracket that closes it', () => {
    const lines = ['  test.each([', '    1,', "  ])('n', () => {", '    f();', '  });', '  g();', '});'];
    expect(testAt(lines, 2)).toBe(lines.slice(2, 5).join('\n'));
    expect(testAt(lines, 5)).toBe('  g();');
    expect(testAt(lines, 6)).toBe('});');
    expect(testAt(lines, 9)).toBe('');
  });
  test('remarks and empty lines do not make another source of it, code does', () => {
    expect(hashOfSource(`// Stryker disable next-line all: it is the same\n\n${TEXT}`)).toBe(hashOfSource(TEXT));
    expect(hashOfSource(TEXT.replace('+', '-'))).not.toBe(hashOfSource(TEXT));
  });
});

describe('the page', () => {
  const part = { name: 'src/kernel', mutants: [first], results: new Map([[first, result('survived')]]) };
  test('lists what is left with its reason, and says where there is none', () => {
    expect(sectionOf(part, {})).toContain('`flow.ts`: `b + c → b - c`: no reason is given yet');
    expect(sectionOf(part, { [FILE]: { 'b + c → b - c': 'c is always 0' } })).toContain('c is always 0');
    expect(sectionOf({ ...part, mutants: [{ ...first, excused: 'b is 0' }] }, {})).toContain(
      '### Excused in src/kernel',
    );
  });
  test('says how many have not been tried, and takes no such part for a finished one', () => {
    const half = sectionOf({ ...part, mutants: [first, second] }, {});
    expect(half).toContain('\n1 have not been tried, of 2 in all;');
    const whole = pageWith('', [sectionOf(part, {})]);
    expect(pageWith(whole, [half])).toBe(whole);
    expect(pageWith(pageWith('', [half]), [sectionOf(part, {})])).toBe(whole);
    expect(pageWith(pageWith('', [half]), [half.replace('1 have', '2 have')])).toContain('2 have not been tried');
  });
  test('keeps the parts whose results are elsewhere', () => {
    const old = pageWith('', ['## src/match\n\nold', '## src/kernel\n\nold']);
    const page = pageWith(old, [sectionOf(part, {})]);
    expect(page).toContain('## src/match\n\nold');
    expect(page).toContain('**0.0 %** of 1 mutants');
    expect(page.indexOf('## src/kernel')).toBeLessThan(page.indexOf('## src/match'));
    expect(pageWith(page, [])).toBe(page);
  });
});
