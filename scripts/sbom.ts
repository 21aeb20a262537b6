// `npm run sbom`: everything that is installed, as CycloneDX, into build/sbom.json. A file, because npm writes a line of its
// own above what a script prints.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmSays } from './npm.ts';

const root = dirname(import.meta.dirname);
const bill = JSON.parse(npmSays(['sbom', '--sbom-format=cyclonedx', '--loglevel=error'], root)) as {
  readonly components: readonly unknown[];
};
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build/sbom.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
console.log(`build/sbom.json: ${bill.components.length} packages`);
