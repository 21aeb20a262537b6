import { describe, expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../../games/index.ts';
import { Options } from '../../../kernel/options.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { spell, unspell } from '../../../kernel/verbs.ts';
import { follow, tellingLine } from '../../../lab/puzzles/continuation.ts';
import { layPuzzle, type PuzzleFile, readPuzzles, TRIERS } from '../../../lab/puzzles/puzzle.ts';
import { hasPuzzles, puzzlesOf } from '../../games/index.ts';
import { whyRight, whyWrong } from '../puzzle/reasons.ts';
import { firstTwo, gameIn, shelfOf, shelve } from '../puzzle/shelf.ts';
import { PuzzleWire } from '../puzzle/wire.ts';

const LEAST = 50;
const CONFIRMED = 0.98;
const TOLD = 0.95;
const fileOf = async (game: string): Promise<PuzzleFile> => readPuzzles(await puzzlesOf(game));

describe.each(GAME_NAMES.filter(hasPuzzles))('%s', (name) => {
  test('has puzzles enough, each with a name of its own, and a deeper search agrees with nearly all of them', async () => {
    const { puzzles } = await shelfOf(name);
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(puzzles.map((one) => one.name)).size).toBe(puzzles.length);
    expect(puzzles.every((one) => gameIn(one.name) === name && one.puzzle.id !== undefined)).toBe(true);
    const agreed = puzzles.filter(({ puzzle }) => puzzle.checked?.agrees === true);
    expect(agreed.length / puzzles.length).toBeGreaterThanOrEqual(CONFIRMED);
  });
  test('a puzzle promises a win or to be saved only where its solution mostly brings that', async () => {
    const { puzzles } = await shelfOf(name);
    for (const { name: called, task, puzzle } of puzzles) {
      const [best, second] = firstTwo(puzzle);
      const least = { win: 0.95, save: 0.5, best: 0.5, hope: 0 }[task];
      expect(best.chance, `${called}: ${task}`).toBeGreaterThanOrEqual(least);
      if (task === 'save') expect(second.chance, called).toBeLessThanOrEqual(0.2);
      if (task === 'hope') expect(best.chance, called).toBeLessThan(0.5);
    }
  });
  test('the stronger the level, the more of its puzzles are solved', async () => {
    const { puzzles } = await fileOf(name);
    const shares = TRIERS.map((level) =>
      puzzles.reduce((sum, { rated }) => sum + rated![level].solved / rated![level].of, 0),
    );
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    // Of the two that think ahead either may find all of them.
    expect(new Set(shares).size).toBeGreaterThanOrEqual(TRIERS.length - 1);
  });
  test('it is said why nearly every solution works and nearly every wrong move fails, and in each puzzle of one at least', async () => {
    const { puzzles } = await fileOf(name);
    const wrong = puzzles.map(({ figures, solution }) => figures.filter(({ move }) => !solution.includes(move)));
    const told = wrong.map((figures) => figures.filter(({ course, missed }) => (course ?? missed) !== undefined));
    expect(told.filter((figures) => figures.length === 0)).toEqual([]);
    expect(told.flat().length / wrong.flat().length).toBeGreaterThanOrEqual(TOLD);
    const works = puzzles.filter(({ figures }) => figures[0]!.course !== undefined);
    expect(works.length / puzzles.length).toBeGreaterThanOrEqual(TOLD);
  });
  test('every puzzle opens, takes its solution, and answers every other move with a reason in each language', async () => {
    const { module, file, puzzles } = await shelfOf(name);
    const { game, texts } = module;
    for (const { puzzle } of puzzles) {
      const laid = layPuzzle(game, file, puzzle);
      const wire = new PuzzleWire(game, file, puzzle.game, laid);
      const tried: string[] = [];
      wire.onTried = (move) => tried.push(move);
      // People may do what bots no longer weigh, and are answered all the same.
      const legal = new Options();
      laid.played.rules.legal(laid.sight.state, laid.seat, legal);
      const offered = new Set(legal.toArray().map((action) => spell(game.verbs, action)));
      for (const { move, course, missed } of puzzle.figures) {
        expect(offered).toContain(move);
        await wire.submit(laid.seat, { cmd: 'act', match: 'puzzle', id: 'try', serial: 0, actions: [move] });
        for (const language of LANGUAGES) {
          const why = puzzle.solution.includes(move)
            ? whyRight(module, laid, puzzle, language)
            : whyWrong(module, laid, puzzle, move, language);
          expect(why.length).toBeGreaterThanOrEqual(2);
          expect(why.join(' ')).not.toMatch(/undefined|NaN/);
        }
        const action = unspell(game.verbs, move)!;
        if (course !== undefined) expect(tellingLine(game, texts.en, laid, action, course)).toBeTruthy();
        const right = unspell(game.verbs, puzzle.figures[0]!.move)!;
        if (missed !== undefined) expect(tellingLine(game, texts.en, laid, right, missed)).toBeTruthy();
      }
      expect(tried).toEqual(puzzle.figures.map(({ move }) => move));
      const [told] = await wire.watch();
      const answers: unknown[] = [];
      wire.onTold = (_viewer, answer) => answers.push(answer);
      wire.perform(puzzle.solution[0]!);
      expect(told!.v + answers.length).toBe(2);
    }
  });
  test('puzzles of other rules, or with a move that cannot be made, are refused with the reason', async () => {
    const { game } = await moduleOf(name);
    const file = await fileOf(name);
    const [puzzle] = file.puzzles;
    const old = { ...file, edition: file.edition + 1 };
    expect(() => layPuzzle(game, old, puzzle!)).toThrow(/edition: the puzzles are of edition/);
    const [first, ...rest] = file.games[puzzle!.game]!.moves;
    const games = file.games.map((one, n) => (n === puzzle!.game ? { ...one, moves: [...rest, first!] } : one));
    expect(() => layPuzzle(game, { ...file, games }, puzzle!)).toThrow(/^(?:moves\[\d+\]|seat|solution): /);
    const other = { ...puzzle!, solution: ['pass'], figures: puzzle!.figures };
    const without = layPuzzle(game, file, puzzle!).options.every((one) => spell(game.verbs, one) !== 'pass');
    if (without) expect(() => layPuzzle(game, file, other)).toThrow(/solution: /);
    expect(() => readPuzzles({ ...file, puzzles: [{ ...puzzle!, solution: [] }] })).toThrow(/solution: is empty/);
  });
  test('what often follows a move can be played again, and looks the same at first from the seat', async () => {
    const { game } = await moduleOf(name);
    const file = await fileOf(name);
    const puzzle = file.puzzles.find(({ figures }) => figures.some(({ course }) => course !== undefined))!;
    const laid = layPuzzle(game, file, puzzle);
    const { sight } = laid;
    const { move, course } = puzzle.figures.find((one) => one.course !== undefined)!;
    const stages = follow(game, laid, unspell(game.verbs, move)!, course!);
    expect(stages).toHaveLength(course!.moves.length + 1);
    const { rules } = sight;
    const seen = rules.create();
    rules.mask(stages[0]!.before, sight.seat, seen);
    expect(rules.digest(seen)).toBe(rules.digest(sight.state));
    const wrong = { ...course!, moves: ['0 nothing'] };
    expect(() => follow(game, laid, unspell(game.verbs, move)!, wrong)).toThrow(/there is no action "nothing"/);
  });
});

test('a game whose puzzles are still to be mined has an empty shelf', async () => {
  const module = await moduleOf(GAME_NAMES[0]!);
  expect(shelve(module, undefined)).toMatchObject({ puzzles: [], file: { game: module.game.name, puzzles: [] } });
});
