import { expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import { type Language, LANGUAGES } from '../../kernel/text.ts';
import { main } from '../main.ts';
import { texts } from '../text/text.ts';
import { Typed } from './typed.ts';

/** A screen on which no line is broken between words. */
class Wide extends Typed {
  override readonly width = 100_000;
}
const DECISIONS = 25;

/** What stands behind a name: strengths, notes in brackets, how many there are. */
const BEHIND = /\s*(?:\([^()]*\)|\[[^\]]*\]|×\d+|[\d–]+e?\/[\d–]+e?(?:\/[\d–]+e?)?|\s—\s.*)$/;
function bare(said: string): string {
  const less = said.replace(BEHIND, '').trim();
  return less === said.trim() ? less : bare(less);
}
/** The parts of a list; commas in brackets are not between parts. */
const parts = (list: string): string[] => list.split(/[,;·⚔+→](?=\s)(?![^(]*\))(?![^[]*\])/).map((part) => part.trim());
const labelled = (line: string): readonly [string, string] => {
  const at = line.search(/: |:$/);
  return at < 0 ? ['', line.trim()] : [line.slice(0, at).trim(), line.slice(at + 2).trim()];
};
const CARD = /[\d–]+e?\/[\d–]+e?\/[\d–]+e?$/;
type Reader = (table: readonly string[], options: readonly string[]) => readonly string[];
/** How the table of each game prints names. */
const NAMES: Readonly<Record<'war' | 'bravery' | 'afu' | 'liberation', Reader>> = {
  war: (table, options) => [
    ...table.slice(2).flatMap((line) => {
      if (!line.startsWith('  ')) return parts(line).flatMap((part) => labelled(part)[0] || part);
      const [label, list] = labelled(line);
      const names = parts(list).map(copied);
      return [label].concat(names.filter((part) => !/^\p{Ll}/u.test(part)));
    }),
    ...options.filter((option) => option.includes(' №')).flatMap((option) => parts(labelled(option)[1]).map(copied)),
  ],
  bravery: (table) =>
    table.slice(3).flatMap((line) => {
      const lands = [...line.matchAll(/[□■] (\S+ .+?)(?=\s*(?:◆|\s{2}|$))/g)].map(([, land]) => land!);
      if (lands.length > 0) return lands;
      if (/^\S.*\(.*\): |^ {2}\S.*: /.test(line)) {
        const at = line.startsWith(' ') ? line.indexOf(': ') : line.indexOf('): ') + 1;
        return [line.slice(0, at)].concat(parts(line.slice(at + 2))).map(bare);
      }
      return [];
    }),
  afu: (table) =>
    table.flatMap((line) => {
      const [first, ...rest] = parts(line);
      const [label, list] = labelled(line);
      // A forecast of the battle is no name, and neither is what the table says of itself.
      if (line.includes(';') || /\d, /.test(list) || /^ {4}[\p{Ll}\d]/u.test(line)) return [];
      if (CARD.test(first!) && !first!.includes(': ')) return [bare(first!)];
      if (line.startsWith('  ') && label === '') return [bare(first!)];
      const cards = [parts(list)[0]!, ...rest].filter((part) => CARD.test(part));
      return line.startsWith('  ') ? [label].concat(cards.map(bare)) : line.endsWith(')') ? [bare(first!)] : [];
    }),
  liberation: (table, options) => {
    const matched = (lines: readonly string[], pattern: RegExp): string[] =>
      lines.flatMap((line) => [...line.matchAll(pattern)].flatMap(([, ...found]) => found.filter(Boolean)));
    return [
      ...matched(table, /(?:^|[\s;:]) ?([A-TА-О]) \(([^()]+)\)/g),
      ...matched(table, /(\p{L}+)-[ab]:/gu),
      ...matched(table.slice(1), /^(\p{L}[^(),:]*)(?:,[^(:]*)?: /gu),
      ...matched(options, /“([^”]+)”|^[^(]*«([^»]+)»/g),
    ];
  },
};
/** The number of a copy is a part of the name. */
const copied = (said: string): string => bare(said.replaceAll(' №', '\u00a0№')).replaceAll('\u00a0', ' ');

const SAMPLES: Readonly<Record<keyof typeof NAMES, readonly string[]>> = {
  war: ['', '--setup deck1=high-seas'],
  bravery: ['--setup players=3', '--setup players=1'],
  afu: ['', '--setup players=1'],
  liberation: ['', '--setup warped=random'],
};
/** Plays by chance, asks about every name that the table prints, and says which of them nothing was known of. */
async function unknownNames(game: keyof typeof NAMES, line: string, language: Language, seed: number) {
  const chance = new FastChance(seed);
  const asked = new Set<string>();
  const unknown = new Set<string>();
  const queue: string[] = [];
  const { play } = texts[language];
  const never = play.noCard('\n').split('\n')[0]!;
  let decisions = 0;
  let options = 0;
  let waiting: string | undefined = undefined;
  let shown = false;
  const typed = (screen: string): string => {
    if (waiting !== undefined && screen.includes(never)) unknown.add(waiting);
    waiting = undefined;
    if (shown) {
      const lines = screen.split('\n');
      const end = lines.findIndex((one) => one.startsWith('── '));
      const listed = [...screen.matchAll(/(?:^|\s{2,})\d+\. (.+?)(?=\s{2,}|$)/gm)].map(([, option]) => option!);
      options = listed.length;
      for (const name of NAMES[game](
        lines.slice(1, end).filter((one) => one !== ''),
        listed,
      )) {
        if (/^[–—]?$/.test(name) || asked.has(name)) continue;
        asked.add(name);
        queue.push(name);
      }
      shown = false;
    }
    waiting = queue.shift();
    if (waiting !== undefined) return `i ${waiting}`;
    if (options === 0) {
      shown = true;
      return 't';
    }
    const chosen = 1 + chance.below(options);
    options = 0;
    return ++decisions > DECISIONS ? 'q' : String(chosen);
  };
  const io = new Wide(typed);
  const words = `play ${game} --bot random --seat 1 --seed names${seed} --lang ${language} ${line}`.trim();
  expect([await main(words.split(' '), io), io.errors]).toEqual([0, '']);
  return { asked, unknown };
}
test.each(Object.keys(NAMES) as (keyof typeof NAMES)[])(
  'i knows every name as the table of %s prints it',
  async (game) => {
    for (const language of LANGUAGES) {
      for (const [seed, line] of SAMPLES[game].entries()) {
        const { asked, unknown } = await unknownNames(game, line, language, seed + 1);
        expect([language, ...unknown]).toEqual([language]);
        expect(asked.size).toBeGreaterThan(10);
      }
    }
  },
);
test('i knows a name without the dots on its letters, too', async () => {
  const io = new Wide(['i jager battalion', 'q']);
  const line =
    'play war --bot recruit --seat 1 --seed told --lang en --setup deck1=mountain-corps,deck2=mountain-corps';
  await main(line.split(' '), io);
  expect(io.screen).toContain('Jäger Battalion · ');
});
test('i knows what is printed of a card: its state, its sign, the time', async () => {
  const unknown: string[] = [];
  for (const [game, uk, ru, en] of [
    ['afu', ['захисту немає', '3e'], ['защиты нет', '3e'], ['undefended', '3e']],
    ['liberation', ['може бути', 'долілиць'], ['может быть', 'лицом вниз'], ['could be', 'face down']],
    ['bravery', ['тиждень'], ['неделя'], ['week']],
    ['war', ['поки бракує ресурсів'], ['пока не хватает ресурсов'], ['too dear now']],
  ] as const)
    for (const [language, words] of Object.entries({ uk, ru, en })) {
      const io = new Wide([...words.map((word) => `i ${word}`), 'q']);
      await main(`play ${game} --bot recruit --seat 1 --seed told --lang ${language}`.split(' '), io);
      for (const word of words)
        if (
          !io.screen
            .split(`> i ${word}\n`)[1]
            ?.split('\n')[0]
            ?.includes(word === '3e' ? 'e' : `${word}:`)
        )
          unknown.push(`${language} ${word}`);
      if (game === 'afu') expect(io.screen).toMatch(/> i 3e\n(?:посилене|усиленное|enhanced): /);
    }
  expect(unknown).toEqual([]);
});
test('what is printed beside a name, or belongs to a seat, does not lead to something else', async () => {
  const told = async (game: string, ...names: readonly string[]): Promise<string> => {
    const io = new Wide([...names.map((name) => `i ${name}`), 'q']);
    await main(`play ${game} --bot recruit --seed told --lang en`.split(' '), io);
    return io.screen;
  };
  expect(await told('war', 'Motor Rifle Company №2', 'Player 2')).toMatch(
    /\n> i Motor Rifle Company №2\nMotor Rifle Company · [^]*\nPlayer 2 · the computer \(recruit\)\n/,
  );
  expect(await told('bravery', 'N1 Galicia', 'S4 Donbas', 'Player 1')).toMatch(
    /\nGalicia and Volhynia · Territory\n[^]*\nDonbas · Territory\n[^]*\nPlayer 1 · you\n/,
  );
  expect(await told('afu', 'Column 1', 'First army')).toMatch(/\ncolumn: an invader[^]*\nFirst army · you\n/);
});
