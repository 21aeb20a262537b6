import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { complaintsOf } from './import-law.ts';

const root = dirname(import.meta.dirname);
const files = globSync('src/**/*.*', { cwd: root }).map((file) => file.replaceAll(sep, '/'));
const read = (file: string): string | undefined =>
  /\.(?:tsx?|css)$/.test(file) ? readFileSync(join(root, file), 'utf8') : undefined;
const complaints = complaintsOf(new Map(files.toSorted().map((file) => [file, read(file)])));

for (const line of complaints) console.error(line);
console.log(`${files.length} files: ${complaints.length} imports or places against the direction`);
process.exitCode = complaints.length === 0 ? 0 : 1;
