// Lets through the mutants that this run is about, of all that Stryker makes of the same files: it has no such choice of
// its own. Loaded by Stryker, in a process of its own.
import { readFileSync } from 'node:fs';
import { nameOf } from './mutant.ts';

class Wanted {
  async init() {
    const file = /** @type {string} */ (process.env['REDUT_MUTANTS_WANTED']);
    this.names = new Set(/** @type {string[]} */ (JSON.parse(readFileSync(file, 'utf8'))));
  }
  /** @param {import('./mutant.ts').Made[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
  /** @param {import('./mutant.ts').Made[]} mutants */
  async check(mutants) {
    const answer = (/** @type {import('./mutant.ts').Made} */ mutant) =>
      this.names?.has(nameOf(mutant)) === true
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'not asked for in this run' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]));
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'wanted', injectableClass: Wanted }];
