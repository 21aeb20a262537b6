// Writes docs/protocol.schema.json: node scripts/launch.mjs src/server/protocol/write.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protocolSchema } from './schema.ts';

const file = join(import.meta.dirname, '../../../docs/protocol.schema.json');
writeFileSync(file, `${JSON.stringify(protocolSchema(), undefined, 2)}\n`);
