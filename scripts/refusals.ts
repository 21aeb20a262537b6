// A search for refusals that do not say why, over many draws: `npm run refusals -- [game] [draws] [from]` says how much
// was refused, and which of it without a rule, by a rule that does not speak of it, or where what the rule says is not so.
import * as afu from '../src/games/afu/test/refusals.ts';
import * as bravery from '../src/games/bravery/test/refusals.ts';
import * as liberation from '../src/games/liberation/test/refusals.ts';
import * as war from '../src/games/war/test/refusals.ts';
import type { Found } from '../src/kernel/contract/refused.ts';

type Search = (seeds: readonly number[]) => Found;
const SEARCHES: Readonly<Record<string, readonly Search[]>> = {
  afu: [(seeds) => afu.whatQuestionsRefuse(seeds, 1), afu.whateverIsTried, afu.whatTimeForbids],
  bravery: [bravery.whateverIsTried, bravery.whatTimeForbids],
  liberation: [liberation.whateverIsTried, liberation.whatTimeForbids],
  war: [war.whateverIsTried, war.whatTimeForbids],
};
const [game = '', draws = '40', from = '100'] = process.argv.slice(2);
if (SEARCHES[game] === undefined || !/^\d+$/.test(draws) || !/^\d+$/.test(from)) {
  process.stderr.write(`npm run refusals -- <${Object.keys(SEARCHES).join('|')}> [draws] [from]\n`);
  process.exit(2);
}
let refused = 0;
const told = new Set<string>();
for (let seed = Number(from); seed < Number(from) + Number(draws); seed++)
  for (const search of SEARCHES[game]) {
    const result = search([seed]);
    refused += result.refused;
    for (const line of result.found) {
      if (!told.has(line)) process.stdout.write(`${seed}: ${line}\n`);
      told.add(line);
    }
  }
process.stdout.write(`${game}: ${refused} refused in ${draws} draws, ${told.size} not as they should be\n`);
process.exit(told.size === 0 ? 0 : 1);
