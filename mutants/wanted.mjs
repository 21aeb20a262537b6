// Lets through the mutants that this run is about, in their order, of all that Stryker makes of the same files: it has
// no such choice of its own. Loaded by Stryker, in a process of its own.
import { readFileSync } from 'node:fs';
import { nameOf } from './mutant.ts';

/** Stryker keeps the order of groups, not the order within one. */
const TOGETHER = 20;

class Wanted {
  async init() {
    const file = /** @type {string} */ (process.env['REDUT_MUTANTS_WANTED']);
    const names = /** @type {string[]} */ (JSON.parse(readFileSync(file, 'utf8')));
    this.turns = new Map(names.map((name, turn) => [name, turn]));
  }
  /** @param {import('./mutant.ts').Made[]} mutants */
  async group(mutants) {
    const turnOf = (/** @type {import('./mutant.ts').Made} */ mutant) => this.turns?.get(nameOf(mutant)) ?? Infinity;
    const groups = Map.groupBy(mutants, (mutant) => Math.floor(turnOf(mutant) / TOGETHER));
    return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group.map(({ id }) => id));
  }
  /** @param {import('./mutant.ts').Made[]} mutants */
  async check(mutants) {
    const answer = (/** @type {import('./mutant.ts').Made} */ mutant) =>
      this.turns?.has(nameOf(mutant)) === true
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'not asked for in this run' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]));
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'wanted', injectableClass: Wanted }];
