import { isLevel, levelName } from '../../bots/levels.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import type { Decision } from '../../kernel/rules.ts';
import { type Asked, type GameText, type Language, type NamedThing, optionByItself } from '../../kernel/text.ts';
import { DONE, PASS } from '../../kernel/verbs.ts';
import type { About } from '../../match/messages.ts';
import { type Io, nowOf } from '../io.ts';
import type { CliText } from '../text/text.ts';
import type { Chair } from './chair.ts';
import { areAmounts, changedLines, depth, drawCurtain, numbered, rule, toldApart, wrapped } from './screen.ts';

/** What the people at the screen are shown. */
export class View {
  readonly words: GameText;
  private readonly io: Io;
  private readonly text: CliText;
  private readonly language: Language;
  /** What the seats are called now. */
  private readonly names: () => readonly string[];
  /** What was settled before the deal, as the table says it. */
  private readonly headline: string | undefined;
  /** How many a seat could choose when its question began. */
  private readonly atFirst = new Map<Seat, number>();
  constructor(
    io: Io,
    text: CliText,
    language: Language,
    words: GameText,
    names: () => readonly string[],
    headline: string | undefined,
  ) {
    this.io = io;
    this.text = text;
    this.language = language;
    this.words = words;
    this.names = names;
    this.headline = headline;
  }
  name(seat: Seat): string {
    return this.names()[seat] ?? String(seat + 1);
  }
  greet(about: About, people: readonly Seat[], seed: string, aim: string): void {
    const { io, text, words } = this;
    io.out(rule(words.title, io.width));
    for (const line of wrapped(aim, io.width, '')) io.out(line);
    if (people.length === 1) io.out(text.play.you(this.name(people[0]!)));
    const bots = about.seats.flatMap((holder, seat) =>
      holder.kind === 'bot' ? [`${this.name(seat as Seat)} (${this.levelOf(holder.level)})`] : [],
    );
    if (bots.length > 0) io.out(text.play.bots(bots.join(', ')));
    io.out(text.play.seed(seed));
  }
  /** What can be asked about the seats: who plays them. */
  seats({ seats }: About, own: Seat): readonly NamedThing[] {
    const { play } = this.text;
    return seats.map((holder, i) => {
      const name = this.name(i as Seat);
      const who = i === own ? play.yourself : holder.kind === 'bot' ? play.opponent : play.beside;
      const level = holder.kind === 'bot' ? ` (${this.levelOf(holder.level)})` : '';
      return { names: [name], lines: [`${name} · ${who}${level}`] };
    });
  }
  private levelOf(spec: string): string {
    return isLevel(spec) ? levelName(spec, this.language).toLowerCase() : spec;
  }
  /** Hides the screen from who sat there before. False if nobody came. */
  curtain(chair: Chair): Promise<boolean> {
    return drawCurtain(this.io, this.text, this.name(chair.seat));
  }
  news(chair: Chair): void {
    const news = chair.news();
    if (news.length > 0) this.block(this.text.play.happened, news);
  }
  table(chair: Chair): void {
    chair.table = this.words.table(chair.replica.state, chair.seat);
    this.io.out('');
    if (this.headline !== undefined) this.io.out(this.headline);
    for (const line of chair.table) this.io.out(wrapped(line, this.io.width, ' '.repeat(depth(line) + 4)).join('\n'));
  }
  /** Within one's own turn only what has changed of the table. */
  changes(chair: Chair): void {
    const before = chair.table;
    chair.table = this.words.table(chair.replica.state, chair.seat);
    const changed = changedLines(before, chair.table);
    if (changed.length > 0) this.block(this.text.play.changed, changed);
  }
  private block(title: string, lines: readonly string[]): void {
    const { io } = this;
    io.out(`\n${title}`);
    for (const line of lines) io.out(wrapped(`  ${line}`, io.width, ' '.repeat(depth(line) + 6)).join('\n'));
  }
  /** An option in words; what ends a question says what it comes to there. */
  option(chair: Chair, asked: Asked, action: Action): string {
    const { state } = chair.replica;
    const ends = action === PASS || action === DONE ? this.words.leave?.(asked.prompt, state, chair.seat) : undefined;
    return ends ?? this.words.option(state, chair.seat, action, asked);
  }
  /** The same where the list of options does not stand beside it. */
  byItself({ replica: { state }, seat }: Chair, decision: Decision, action: Action): string {
    return optionByItself(this.words, state, seat, action, decision);
  }
  /** The same, with the numbers of the card that it names: no card lies beside it here. */
  private described(chair: Chair, asked: Asked, action: Action): string {
    const numbers = this.words.numbers?.(action);
    return `${this.option(chair, asked, action)}${numbers === undefined ? '' : ` ${numbers}`}`;
  }
  /** The options as they stand in the list. */
  optionNames(chair: Chair, asked: Decision): readonly string[] {
    const { state, rules } = chair.replica;
    const { options } = asked;
    return toldApart(
      options.map(({ action }) => this.described(chair, asked, action)),
      options.map(({ action }) => rules.game.notation(state, chair.seat, action)),
    );
  }
  decision(chair: Chair, decision: Decision): void {
    const { io, text, words } = this;
    const { prompt, values, progress, grouping, options } = decision;
    // A choice that began with one, and may go on by another each time, has no number to name.
    if (progress?.done === 0) this.atFirst.set(chair.seat, progress.most);
    const several = grouping === 'pick' && progress !== undefined && this.atFirst.get(chair.seat)! > 1;
    const picks = several ? ` (${text.play.picks(progress.done, progress.least, progress.most)})` : '';
    io.out(`\n${rule(text.play.turn(this.name(chair.seat)), io.width)}`);
    for (const line of wrapped(`${words.prompt(prompt, values, chair.replica.state)}${picks}`, io.width)) io.out(line);
    const { about } = chair.replica;
    const wait = about?.held === undefined ? 0 : Math.ceil((about.held.until - nowOf(io)) / 1000);
    const names = this.optionNames(chair, decision);
    const shown = options.map(({ verb }, i) =>
      wait > 0 && verb === about?.held?.verb ? `${names[i]} (${text.play.opensIn(wait)})` : names[i]!,
    );
    io.out(areAmounts(shown) ? ` ${shown.join('   ')}` : numbered(shown, io.width).join('\n'));
  }
  outcome(chair: Chair, again: string): void {
    const { io, text } = this;
    this.news(chair);
    io.out(`\n${rule(text.play.over, io.width)}`);
    const result = chair.replica.about?.result;
    if (result?.by === 'rules') io.out(this.words.outcome(chair.replica.state).join('\n'));
    else if (result?.seat !== undefined) io.out(text.play.conceded(this.name(result.seat)));
    io.out(text.play.again(again));
  }
}
