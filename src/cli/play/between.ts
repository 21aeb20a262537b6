import type { GameModule } from '../../games/index.ts';
import type { Seat } from '../../kernel/ids.ts';
import { ownSettings, readSetup } from '../../kernel/setup.ts';
import type { Language } from '../../kernel/text.ts';
import { isUnfit, readBrought } from '../../match/brought.ts';
import type { Setup } from '../../match/series.ts';
import type { Io } from '../io.ts';
import type { CliText } from '../text/text.ts';
import { drawCurtain, wrapped } from './screen.ts';
import { sayUnfit, type Settled } from './terms.ts';

interface Asking {
  readonly io: Io;
  readonly text: CliText;
  readonly language: Language;
  readonly module: GameModule;
  /** What was agreed, and what the seats build from. */
  readonly settled: Settled;
  /** Of the game that follows. */
  readonly setup: Setup;
}
interface Sitting {
  readonly seat: number;
  readonly name: string;
}
/** Why there is no next game: they left, or the input ended. */
type Stopped = 'bye' | 'ended';

/** Between two games of a series whoever sits at this screen says what they change of what they brought: the next setup. */
export async function changedBetween(asking: Asking, people: readonly Sitting[]): Promise<Setup | Stopped> {
  let { setup } = asking;
  for (const one of people) {
    const changed = await changedBy({ ...asking, setup }, one, people.length > 1);
    if (typeof changed === 'string') return changed;
    setup = changed;
  }
  return setup;
}
/** One person, until what they bring fits. */
async function changedBy(asking: Asking, { seat: at, name }: Sitting, isShared: boolean): Promise<Setup | Stopped> {
  const { io, text, language, module, settled, setup } = asking;
  const seat = at as Seat;
  const { game, changes } = module;
  const opened = settled.opened?.[seat];
  if (changes === undefined || game.brings === undefined) return setup;
  const terms = settled.terms ?? readSetup(game.brings.terms, {}, '--terms');
  const whole = readSetup(game.options, setup) as Setup;
  const earlier = Object.fromEntries(ownSettings(game.options, seat).map((own) => [own, whole[own]]));
  const check = (brought: Setup) => readBrought(game, seat, brought, terms, earlier, opened);
  const lines = isUnfit(check(earlier)) ? [] : changes.lines(earlier, seat, terms, language, opened);
  if (lines.length === 0) return setup;
  if (isShared && !(await drawCurtain(io, text, name))) return 'ended';
  io.out(`\n${text.play.between(name)}`);
  for (const line of lines) io.out(wrapped(line, io.width, '    ').join('\n'));
  let brought: Setup = earlier;
  for (;;) {
    const typed = (await io.line('> '))?.trim();
    if (typed === undefined) return 'ended';
    if (typed === 'q' || typed === text.play.alias.q) return 'bye';
    if (typed === '') {
      const read = check(brought);
      if (!isUnfit(read)) return { ...setup, ...read.setup };
      io.out(sayUnfit(module, read, language));
      continue;
    }
    const said = changes.typed(brought, seat, typed, language);
    io.out('problem' in said ? said.problem : said.says);
    if ('setup' in said) brought = said.setup;
  }
}
