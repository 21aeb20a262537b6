// Writes down what became of each mutant as soon as it is known, so that a run that is stopped has done what it has done.
// Loaded by Stryker, in a process of its own.
import { appendFileSync } from 'node:fs';
import { nameOf, placeIn } from './mutant.ts';

/** @typedef {{ id: string, fileName?: string, startPosition?: { line: number } }} Test */
/** @typedef {import('./mutant.ts').Made & { status: string, killedBy?: string[] }} Tested */

/** What Stryker says of a loop that it has stopped by counting; all else that takes too long is stopped by the clock. */
const COUNTED = /hit limit/i;

class Told {
  /** @type {Map<string, { file: string, line: number }>} */
  tests = new Map();

  /** @param {{ result: { tests: Test[] } }} event */
  onDryRunCompleted({ result }) {
    for (const { id, fileName = '.', startPosition } of result.tests) {
      this.tests.set(id, { file: placeIn(fileName), line: (startPosition?.line ?? -1) + 1 });
    }
  }
  /** @param {Tested} mutant */
  onMutantTested(mutant) {
    const { killedBy, statusReason = '' } = mutant;
    const by = this.tests.get(killedBy?.[0] ?? '');
    const status = mutant.status === 'Timeout' && !COUNTED.test(statusReason) ? 'Late' : mutant.status;
    const line = JSON.stringify({ name: nameOf({ ...mutant, location: fromZero(mutant.location) }), status, by });
    appendFileSync(/** @type {string} */ (process.env['REDUT_MUTANTS_TOLD']), `${line}\n`);
  }
}

/**
 * What is told counts lines and columns from 1.
 *
 * @param {Tested['location']} location
 */
const fromZero = ({ start, end }) => ({
  start: { line: start.line - 1, column: start.column - 1 },
  end: { line: end.line - 1, column: end.column - 1 },
});

export const strykerPlugins = [{ kind: 'Reporter', name: 'told', injectableClass: Told }];
