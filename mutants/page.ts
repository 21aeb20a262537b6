// docs/mutants.md, written from the results that are kept here. A part whose results are not here stays as it is.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './areas.ts';
import type { Mutant } from './mutant.ts';
import { byFile, changeOf, type Results, type Score, scoreOf, share } from './score.ts';

/** Why survivors are left: by file and change. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;
export interface Part {
  readonly name: string;
  readonly mutants: readonly Mutant[];
  readonly results: Results;
}

const INTRO = `# Mutants

A test that cannot fail proves nothing. \`npm run mutants\` breaks rules, kernel and match on purpose, one small change at a time (a mutant), and sees whether a test notices: [StrykerJS](https://stryker-mutator.io/) makes the changes, the project's own tests judge them.

\`\`\`sh
npm run mutants -- src/games/afu                # the rules of one game
npm run mutants -- src/kernel/flow.ts           # one file
npm run mutants -- src/match --sample 100       # a hundred of them; --seed chooses which
npm run mutants -- src/games/war --minutes 10   # as many as that allows, of each file alike
npm run mutants -- src/games/war --again        # those only that were tried before, and survived or lost their test
npm run mutants -- --page                       # this page, from the results of all runs
\`\`\`

\`--jobs 2\` mutants are tried at a time, at a low priority, in processes that have loaded the tests and a copy of the sources once: all changes stand in that copy, and a switch says which one is on. A mutant costs no more than the tests that reach it, the shortest first, up to the one that fails. That one is run once more with nothing broken: where it fails then too, something was left behind, and the mutant is tried again in a new process. First the quick tests of rules run; then the slower ones and a short contract (one random game for each sample set-up) for what they did not notice. Golden records do not take part: they notice every change and understand none. Each file has its turn after the others, so that a run that is stopped has tried as many of each; of a limited time the quick tests take no more than seven tenths. A loop without end is stopped by counting, or when a test has had ten times its usual time of the processor, and five seconds more. Results are kept in \`mutants/results\`, and a later run tries only what has changed: all mutants of a file whose code is another, those that survived where a test is new, those noticed by a test that does not stand as it did. \`--fresh\` tries everything anew, as a change in another file may also matter.

Strings are not changed: those that are rules (names of stages, facts and verbs) are held by the compiler, all others are wording. What runs only when a module is loaded is not tried either, and counted apart.

A mutant that changes nothing that anybody could see is excused where it stands, by a remark with the reason: \`// Stryker disable next-line ConditionalExpression: why it is the same\`. Why a survivor is left is written in \`mutants/left.json\`, by file and change. Both are listed here.
`;

/** Code in Markdown, whatever is in it. */
const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const short = (file: string, name: string): string => file.slice(name.length + 1);

function tableOf({ name, mutants, results }: Part): string {
  const rows = [...byFile(mutants)].map(([file, own]) => {
    const score = scoreOf(own, results);
    const { tried, survivors, excused, fixed, open } = score;
    return `| ${code(short(file, name))} | ${tried} | ${share(score)} | ${survivors.length} | ${excused} | ${fixed} | ${open} |`;
  });
  return [
    '| File | Tried | Noticed | Left | Excused | At loading | Not tried |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}
/** Of a part with such a line some mutants have not been tried. */
const UNFINISHED = /^\d+ have not been tried/m;
const unfinished = ({ open, tried, fixed }: Score): string[] =>
  open === 0
    ? []
    : [`${open} have not been tried, of ${open + tried + fixed} in all; in a file, those that were are drawn by lot.`];

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`### ${title}`, [...new Set(lines)].join('\n')];

export function sectionOf(part: Part, reasons: Reasons): string {
  const { name, mutants, results } = part;
  const score = scoreOf(mutants, results);
  const line = (mutant: Mutant, why: string | undefined): string =>
    `- ${code(short(mutant.file, name))}: ${code(changeOf(mutant))}: ${why ?? 'no reason is given yet'}`;
  return [
    `## ${name}`,
    `**${share(score)}** of ${score.tried} mutants are noticed.`,
    ...unfinished(score),
    tableOf(part),
    ...listed(
      `Left in ${name}`,
      score.survivors.map((mutant) => line(mutant, reasons[mutant.file]?.[changeOf(mutant)])),
    ),
    ...listed(
      `Excused in ${name}`,
      mutants.flatMap((mutant) => (mutant.excused === undefined ? [] : [line(mutant, mutant.excused)])),
    ),
  ].join('\n\n');
}

/**
 * The page with these sections in place of those of the same name; all stand in the order of their names. What is not
 * finished takes the place of nothing that is.
 */
export function pageWith(old: string, sections: readonly string[]): string {
  const nameOf = (section: string): string => section.split('\n', 1)[0]!;
  const before = old.split(/^(?=## )/m).slice(1);
  const finished = new Set(before.filter((section) => !UNFINISHED.test(section)).map(nameOf));
  const fresh = sections.filter((section) => !UNFINISHED.test(section) || !finished.has(nameOf(section)));
  const all = new Map([...before, ...fresh].map((section) => [nameOf(section), section.trim()]));
  const sorted = [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, section]) => section);
  return `${[INTRO.trim(), ...sorted].join('\n\n')}\n`;
}

export function writePage(parts: readonly Part[]): void {
  const file = join(root, 'docs/mutants.md');
  const reasons = JSON.parse(readFileSync(join(import.meta.dirname, 'left.json'), 'utf8')) as Reasons;
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(
    file,
    pageWith(
      old,
      parts.map((part) => sectionOf(part, reasons)),
    ),
  );
  spawnSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file], { stdio: 'inherit' });
}
