// Follows docs/tutorial.md in a game that was just created, chapter after chapter, by the tutorial's own blocks.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const fence = /^ *```\w+\n([\s\S]*?)^ *```/gm;
const flat = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

/** Carries out a line in the game's folder, and throws with what was said if that fails. */
export type Shell = (line: string) => void;

/** The blocks of each chapter. */
function chaptersOf(): ReadonlyMap<number, readonly string[]> {
  const text = readFileSync(join(dirname(import.meta.dirname), 'docs/tutorial.md'), 'utf8');
  const parts = text.split(/^## (?=\d)/m).slice(1);
  return new Map(parts.map((part) => [Number.parseInt(part, 10), [...part.matchAll(fence)].map(([, code]) => code!)]));
}
/** The position in which the reader's own rule is seen, as it is put into the page. */
export const positionShown = (): string => chaptersOf().get(3)![3]!;

export function followTutorial(game: string, shell: Shell): void {
  const reader = new Reader(game, shell);
  reader.look();
  reader.ownRule();
  reader.refusal();
  reader.leak();
  reader.on();
}

class Reader {
  private readonly game: string;
  private readonly shell: Shell;
  private readonly chapters: ReadonlyMap<number, readonly string[]>;

  constructor(game: string, shell: Shell) {
    this.game = game;
    this.shell = shell;
    this.chapters = chaptersOf();
  }
  /** Chapter 2 shows what is there. */
  look(): void {
    const source = flat(this.read('src/game.ts'));
    for (const shown of this.blocks(2, 2))
      if (!source.includes(flat(shown))) throw new Error(`the tutorial shows what src/game.ts does not have: ${shown}`);
  }
  ownRule(): void {
    const [rule, test, beats] = this.blocks(3, 4);
    this.demand(rule!, test!, 'GAM-2.4');
    this.change('src/game.ts', 'const trick =', `${beats}const trick =`);
    this.change('src/game.ts', 'if (second > first)', 'if (beats(second, first))');
    // That all is well now is seen in the next chapter, where one test fails and no other.
  }
  refusal(): void {
    const [rule, test, offer, refusals] = this.blocks(4, 4);
    this.demand(rule!, test!, 'GAM-2.5');
    const [before] = /^ +offer\(g[\s\S]*?^ {4}\},\n/m.exec(this.read('src/game.ts'))!;
    this.change('src/game.ts', before, offer!);
    for (let language = 0; language < 3; language++) this.change('src/text.ts', '  refusals: {},\n', refusals!);
    this.shell('npm test');
  }
  leak(): void {
    const [leak] = this.blocks(5, 1);
    const drawn = 'g.draw(zone.deck, zone.hand(other(g.s.leader.value)));\n';
    this.change('src/game.ts', drawn, drawn + leak!);
    this.fails('who is told the same sees the same');
    this.change('src/game.ts', leak!, '');
  }
  on(): void {
    for (const line of this.blocks(6, 1)[0]!.trim().split('\n')) this.shell(line.trim());
  }

  private blocks(chapter: number, count: number): readonly string[] {
    const found = this.chapters.get(chapter) ?? [];
    if (found.length !== count)
      throw new Error(`chapter ${chapter} of the tutorial has ${found.length} blocks; ${count} are known here`);
    return found;
  }
  private read(file: string): string {
    return readFileSync(join(this.game, file), 'utf8');
  }
  private change(file: string, before: string, after: string): void {
    const text = this.read(file);
    if (!text.includes(before)) throw new Error(`the tutorial changes ${file} where there is no ${before}`);
    writeFileSync(
      join(this.game, file),
      text.replace(before, () => after),
    );
  }
  /** A rule is written and tested before it is played, and the test says so. */
  private demand(rule: string, test: string, id: string): void {
    this.change('rules.md', '\n## 3', `${rule}\n## 3`);
    writeFileSync(join(this.game, 'src/game.test.ts'), this.read('src/game.test.ts') + test);
    this.fails(`${id}: `);
  }
  /** One test fails, and says this; all that was written before passes. */
  private fails(saying: string): void {
    let said = 'nothing';
    try {
      this.shell('npm test');
    } catch (error) {
      said = stripVTControlCharacters(String(error));
    }
    const alone = /Tests\s+1 failed/.test(said);
    if (!alone || !said.includes(saying))
      throw new Error(`npm test should fail in one test and say "${saying}"; it says ${said}`);
  }
}
