import { levelManner, levelName, LEVELS } from '../bots/levels.ts';
import { GAME_NAMES, type GameModule, moduleOf } from '../games/index.ts';
import { textFor } from '../kernel/roles.ts';
import { typedValue } from '../kernel/setup.ts';
import type { Language } from '../kernel/text.ts';
import { checkSetup } from './game.ts';
import type { Io } from './io.ts';
import { commandLine, play } from './play/play.ts';
import { meant, numbered, rule, wrapped } from './play/screen.ts';
import { type CliText, texts } from './text/text.ts';

const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ['uk', 'Українська'],
  ['ru', 'Русский'],
  ['en', 'English'],
];
/** The level that Enter chooses: strong enough to be a game, not so strong as to be a lesson. */
const USUAL_LEVEL = LEVELS.indexOf('soldier');

/** Numbers from the least to the most; a game names the usual one first. */
const inOrder = (values: readonly unknown[]): readonly unknown[] =>
  values.every((value) => typeof value === 'number') ? values.toSorted((a, b) => a - b) : values;

/** The input has ended: nobody is there to choose. */
class Gone extends Error {}

/** Asks what to play, with a good answer ready for every question, and plays it. */
export async function menu(io: Io, spoken: Language): Promise<number> {
  try {
    return await new Menu(io).run(spoken);
  } catch (error) {
    if (error instanceof Gone) return 0;
    throw error;
  }
}

class Menu {
  private readonly io: Io;
  private text: CliText = texts.uk;
  private language: Language = 'uk';
  constructor(io: Io) {
    this.io = io;
  }
  async run(spoken: Language): Promise<number> {
    this.text = texts[spoken];
    this.io.out(rule(this.text.menu.welcome, this.io.width));
    const names = LANGUAGE_NAMES.map(([, name]) => name);
    const usual = LANGUAGE_NAMES.findIndex(([language]) => language === spoken);
    this.language = LANGUAGE_NAMES[await this.ask(this.text.menu.language, names, usual)]![0];
    this.text = texts[this.language];
    const { game, module } = await this.chooseGame();
    const setup = await this.chooseSetup(module);
    const seat = await this.chooseSeat(module, setup);
    const bot = seat === 'all' ? LEVELS[USUAL_LEVEL]! : await this.chooseBot();
    const { io, language, text } = this;
    const lang = language === spoken ? undefined : language;
    const chosen = { game, lang, set: undefined, terms: {}, setup, seat, bot, bestOf: 1, seed: undefined };
    io.out(`\n${text.menu.same(commandLine(chosen))}\n`);
    return play({ io, language, text, ...chosen });
  }
  /** The number of the answer, from 0. Its name does as well. */
  private async ask(
    question: string,
    answers: readonly string[],
    usual = 0,
    names: readonly (readonly string[])[] = answers.map((answer) => [answer]),
  ): Promise<number> {
    const { io, text } = this;
    io.out(`\n${question}`);
    io.out(numbered(answers, io.width).join('\n'));
    for (;;) {
      const typed = (await io.line(text.menu.choose(answers.length, usual + 1)))?.trim();
      if (typed === undefined || typed.toLowerCase() === 'q') throw new Gone();
      if (typed === '') return usual;
      const chosen = Number(typed);
      if (Number.isInteger(chosen) && chosen >= 1 && chosen <= answers.length) return chosen - 1;
      const called = /^-?\d/.test(typed) ? undefined : meant(typed, names);
      if (typeof called === 'number') return called;
      io.out(text.menu.notThat(answers.length));
    }
  }
  private async chooseGame(): Promise<{ readonly game: string; readonly module: GameModule }> {
    const modules = await Promise.all(GAME_NAMES.map((name) => moduleOf(name)));
    const titles = modules.map(({ texts: words }) => {
      const { title, aim } = words[this.language];
      return wrapped(`${title}: ${aim}`, this.io.width - 6, '      ').join('\n');
    });
    const names = modules.map(({ texts: words }, i) => [GAME_NAMES[i]!, words[this.language].title]);
    const at = modules.length === 1 ? 0 : await this.ask(this.text.menu.game, titles, 0, names);
    if (modules.length === 1) this.io.out(`\n${titles[0]}`);
    return { game: GAME_NAMES[at]!, module: modules[at]! };
  }
  private async chooseSetup({ game, texts: words }: GameModule): Promise<Readonly<Record<string, string>>> {
    const { menu: said } = this.text;
    const open = Object.entries(game.options).filter(
      ([, { values, examples }]) => (values ?? examples ?? []).length > 1,
    );
    if (open.length === 0 || (await this.ask(said.setup, [said.standard, said.adjust])) === 0) return {};
    const setup: Record<string, string> = {};
    for (const [name, option] of open) {
      const { values, examples = [], fallback } = option;
      const own = words[this.language];
      const known = inOrder(values ?? examples);
      const called = known.map((value) => own.setting(name, String(value)));
      const shown = called.map((value, i) => (known[i] === fallback ? `${value} (${said.usual})` : value));
      const at = await this.ask(
        own.setting(name),
        shown,
        Math.max(0, known.indexOf(fallback)),
        called.map((value) => [value]),
      );
      if (known[at] !== fallback) setup[name] = typedValue(option, known[at]);
    }
    return setup;
  }
  private async chooseSeat(module: GameModule, setup: Readonly<Record<string, string>>): Promise<string> {
    const seats = checkSetup(module, setup);
    if (seats === 1) return '1';
    const names = textFor(module.game, module.texts[this.language], setup).seats.slice(0, seats);
    const at = await this.ask(this.text.menu.seat, [...names, this.text.menu.everybody]);
    return at === seats ? 'all' : String(at + 1);
  }
  private async chooseBot(): Promise<string> {
    const shown = LEVELS.map((level) => `${levelName(level, this.language)}: ${levelManner(level, this.language)}`);
    return LEVELS[await this.ask(this.text.menu.opponent, shown, USUAL_LEVEL)]!;
  }
}
