import { expect, test } from 'vitest';
import { moduleOf } from '../../../games/index.ts';
import { FastChance } from '../../../kernel/chance.ts';
import { type Fact, FactList, factsFor } from '../../../kernel/facts.ts';
import type { Seat, Viewer } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import type { State } from '../../../kernel/table.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { linesOf } from '../story.ts';
import type { Teller } from '../telling.ts';

const SETUPS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  afu: { players: 2 },
  bravery: { players: 2 },
};
const MOST_MOVES = 700;
const GAMES = 3;

/** Plays at random, and shows what each move told the first seat. */
export async function follow(name: string, each: (s: State, facts: readonly Fact[]) => void): Promise<void> {
  const { game } = await moduleOf(name);
  const setup = readSetup(game.options, SETUPS[name] ?? {});
  const rules = rulesFor(game, setup);
  const options = new Options();
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = new FastChance(seed);
    const s = rules.create();
    rules.start(s, setup, chance);
    for (let moves = 0; moves < MOST_MOVES && !s.table.over; moves++) {
      const awaited = rules.awaited(s);
      const seat = (31 - Math.clz32(awaited & -awaited)) as Seat;
      rules.legal(s, seat, options);
      const told = new FactList();
      rules.apply(s, seat, options.at(chance.below(options.size)), chance, told);
      each(s, factsFor(told.facts, 1));
    }
  }
}
const PLAIN_WORD = /^[\p{L}’' -]+$/u;

/** The tests that each game's table of tellings has to pass; `byAnother` is told by another fact of the same moment. */
export function tellsAll<S extends State>(name: string, teller: Teller<S>, byAnother: readonly string[] = []): void {
  const tells = teller as unknown as Teller<State>;
  test('a fact that has words has an icon and a weight, in every language', async () => {
    const { texts, game } = await moduleOf(name);
    const untold = new Set<string>();
    const wrong = new Set<string>();
    await follow(name, (s, facts) => {
      for (const fact of facts) {
        const telling = tells(s, fact, 0 as Seat);
        const kind = game.facts.list.find(({ id }) => id === fact.kind)?.fact ?? `everywhere ${fact.kind}`;
        for (const language of LANGUAGES) {
          const line = texts[language].fact(s, fact, 0 as Seat);
          if (line !== undefined && telling === undefined) untold.add(kind);
          if (telling !== undefined && !PLAIN_WORD.test(telling.word[language])) wrong.add(kind);
        }
      }
    });
    expect([...untold].filter((kind) => !byAnother.includes(kind))).toEqual([]);
    expect([...wrong]).toEqual([]);
  });
  test('who did it reads of it as “you”, with the verb that goes with it', async () => {
    const { texts } = await moduleOf(name);
    const strange = new Set<string>();
    await follow(name, (s, facts) => {
      for (const language of LANGUAGES) {
        const text = texts[language];
        for (const { text: line } of linesOf(text, s, facts, 0 as Viewer, language)) {
          const [, verb] = /^(?:Ви|Вы|You) (?:не |знову |нічого |снова |ничего )*([\p{L}’]+)/u.exec(line) ?? [];
          if (line.includes(text.seats[0]!)) strange.add(line);
          if (verb === undefined) continue;
          const agrees =
            language === 'en'
              ? !/[^s]s$/.test(verb)
              : language === 'uk'
                ? /те(?:ся)?$|^готові$/.test(verb)
                : /те(?:сь)?$|^готовы$/.test(verb);
          if (!agrees) strange.add(line);
        }
      }
    });
    expect([...strange].slice(0, 20)).toEqual([]);
  });
}
