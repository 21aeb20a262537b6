// A draw of the strings that people read, for an editor: the same seed draws the same strings.
// `npm run words -- uk 300 1` prints 300 Ukrainian ones of the draw 1, each with the place where it stands.
import { type Language, LANGUAGES } from '../src/kernel/text.ts';
import { printed, type Said, written } from './said.ts';

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
/** So many of them, none twice. */
function draw(all: readonly Said[], count: number, seed: number): readonly Said[] {
  const next = numbers(seed);
  const left = [...all];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(next() * left.length), 1)[0]!,
  );
}
/** One of each text, wherever it stands first. */
const different = (all: readonly Said[]): readonly Said[] => [
  ...new Map(all.toReversed().map((one) => [one.text, one])).values(),
];

const [language = '', count = '300', seed = '1'] = process.argv.slice(2);
if (!LANGUAGES.some((known) => known === language) || !/^\d+$/.test(count) || !/^\d+$/.test(seed)) {
  process.stderr.write(`npm run words -- <${LANGUAGES.join('|')}> [count] [seed]\n`);
  process.exit(2);
}
const all = [...written(), ...(await printed())].filter((one) => one.language === (language as Language));
for (const { where, text } of draw(different(all), Number(count), Number(seed)))
  process.stdout.write(`${where}\t${text.replaceAll('\n', ' ⏎ ')}\n`);
