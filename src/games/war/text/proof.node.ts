import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { base } from '../cards/set.ts';
import { proofSheet } from './proof.ts';

writeFileSync(join(import.meta.dirname, '../../../../docs/war-proof-sheet.md'), proofSheet(base));
