import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { folderCycle, importsOf, isTest, misplaced, objection } from './import-law.ts';

const root = dirname(import.meta.dirname);
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll(sep, '/'));

const complaints: string[] = [];
const local: [file: string, target: string][] = [];
for (const file of files.toSorted()) {
  const place = misplaced(file);
  if (place !== undefined) complaints.push(`${file}: ${place}`);
  for (const specifier of importsOf(readFileSync(join(root, file), 'utf8'))) {
    const why = objection(file, specifier);
    if (why !== undefined) complaints.push(`${file}: '${specifier}': ${why}`);
    const target = posix.join(posix.dirname(file), specifier);
    if (specifier.startsWith('.') && !isTest(file)) local.push([file, target]);
  }
}
const cycle = folderCycle(local);
if (cycle.length > 0) complaints.push(`folders go round in a circle: ${cycle.join(' → ')}`);

for (const line of complaints) console.error(line);
console.log(`${files.length} files: ${complaints.length} imports or folders against the direction`);
process.exitCode = complaints.length === 0 ? 0 : 1;
