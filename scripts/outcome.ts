// What the runners of tests wrote about a run, told in one way: how many passed, and which failed by what.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  readonly passed: number;
  /** One line for each: file, name, and the first line of the error. */
  readonly failed: readonly string[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}
export interface VitestReport {
  readonly testResults: readonly VitestFile[];
}

interface Complaint {
  readonly message?: string;
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly Complaint[] }[];
    }[];
  }[];
}
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** What went wrong outside of any test. */
  readonly errors: readonly Complaint[];
}

/** So much of an error is enough to know it by. */
const MOST = 200;

/** The first line that says something, without colours. */
export function gist(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const first = lines.map((line) => line.trim()).find((line) => line !== '') ?? 'no reason was given';
  return first.length > MOST ? `${first.slice(0, MOST)}…` : first;
}

/** A test file that does not even load holds no tests; it counts as one that failed. */
export function ofVitest({ testResults }: VitestReport, root: string): Outcome {
  const failed: string[] = [];
  let passed = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    passed += assertionResults.filter((result) => result.status === 'passed').length;
    const wrong = assertionResults.filter((result) => result.status === 'failed');
    for (const { fullName, failureMessages } of wrong) {
      failed.push(`${file}: ${fullName}: ${gist(failureMessages?.[0])}`);
    }
    if (status === 'failed' && wrong.length === 0) failed.push(`${file}: ${gist(message)}`);
  }
  return { passed, failed };
}

export function ofPlaywright({ suites, errors }: PlaywrightReport): Outcome {
  const failed = errors.map(({ message }) => gist(message));
  let passed = 0;
  const read = ({ suites: inner, specs }: PlaywrightSuite): void => {
    for (const { file, title, tests } of specs) {
      for (const { projectName, status, results } of tests) {
        if (status === 'expected') passed++;
        if (status !== 'unexpected' && status !== 'flaky') continue;
        const reason = results.flatMap((result) => result.errors).at(0)?.message;
        failed.push(`${file} on ${projectName}: ${title}: ${gist(reason)}`);
      }
    }
    inner?.forEach(read);
  };
  suites.forEach(read);
  return { passed, failed };
}

/** A runner that died has left no report. */
export function readReport(file: string, told: (report: VitestReport & PlaywrightReport) => Outcome): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: [] };
  return told(JSON.parse(readFileSync(file, 'utf8')));
}

/** A runner may end badly though every test passed: then that is what failed. */
export const named = (step: string, well: boolean, { passed, failed }: Outcome): Outcome => ({
  passed,
  failed: well || failed.length > 0 ? failed : [`${step}: it ended badly, and no test is to blame`],
});
