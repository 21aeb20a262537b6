import { writeFileSync } from 'node:fs';
import { botFor } from '../../bots/spec.ts';
import type { GameModule } from '../../games/index.ts';
import type { Action, DefId, Seat } from '../../kernel/ids.ts';
import { printRecord } from '../../kernel/record.ts';
import { textAt, textFor } from '../../kernel/roles.ts';
import { readSetup } from '../../kernel/setup.ts';
import type { Decision } from '../../kernel/rules.ts';
import type { Bot } from '../../kernel/sight.ts';
import type { Language } from '../../kernel/text.ts';
import { spell } from '../../kernel/verbs.ts';
import { automaticFor } from '../../match/automatic.ts';
import { driveBots } from '../../match/driver.ts';
import type { Match } from '../../match/match.ts';
import type { Answer, Command, Orders } from '../../match/messages.ts';
import { numberOfSeed } from '../game.ts';
import { type Io, nowOf } from '../io.ts';
import { Progress } from '../progress.ts';
import type { CliText, MatchReason } from '../text/text.ts';
import { Chair } from './chair.ts';
import { type Asking, answerKey } from './keys.ts';
import { areAmounts, ends, meant, wordedSo } from './screen.ts';
import { View } from './view.ts';

export interface SessionSpec {
  readonly io: Io;
  readonly text: CliText;
  readonly language: Language;
  readonly module: GameModule;
  readonly match: Match;
  readonly setup: Readonly<Record<string, unknown>>;
  /** The seats of people at this screen. */
  readonly people: readonly Seat[];
  readonly seed: string;
  /** What can be printed on a card of this match, as far as everybody may know. */
  readonly prints: readonly DefId[];
  /** What to type for the same again. */
  readonly again: string;
}
type Without<T> = T extends unknown ? Omit<T, 'match' | 'id'> : never;
/** Later than any time that the match sets by itself: at one screen nobody watches how long a window takes. */
const LATER = Number.MAX_SAFE_INTEGER;
/** Who gives hints. */
const ADVISER = 'soldier';
type Turn = 'go on' | 'leave' | 'ended';

/** People at one screen play a match. Exit code 0 if the game or the people ended it, 1 if the input did. */
export class Session {
  private readonly spec: SessionSpec;
  private readonly view: View;
  private readonly chairs: readonly Chair[];
  private readonly bots = new Map<Seat, Bot>();
  private readonly progress: Progress;
  private current: Chair | undefined;
  private commands = 0;
  /** Since this screen last asked, somebody else may have moved: the whole table is shown. */
  private othersActed = true;

  constructor(spec: SessionSpec) {
    this.spec = spec;
    const told = spec.module.texts[spec.language];
    const words = told.spoken ?? told;
    const headline = words.headline?.(readSetup(spec.module.game.options, spec.setup));
    this.view = new View(spec.io, spec.text, spec.language, words, () => this.seatNames(), headline);
    this.chairs = spec.people.map((seat) => new Chair(spec.match.rules, seat, words, spec.text.play.undone));
    this.progress = new Progress(spec.io);
  }

  private seatNames(): readonly string[] {
    const { module, language, setup } = this.spec;
    const words = module.texts[language];
    const { about, state } = this.chairs[0]!.replica;
    return about?.phase === 'gathering'
      ? textFor(module.game, words, setup).seats
      : textAt(module.game, words, state).seats;
  }
  async run(): Promise<number> {
    const { io, text, match } = this.spec;
    for (const chair of this.chairs) await match.watch(chair.seat, -1, (message) => chair.take(message));
    const { aim } = textAt(this.spec.module.game, this.view.words, this.chairs[0]!.replica.state);
    this.view.greet(this.about, this.spec.people, this.spec.seed, aim);
    await match.deal('deal', nowOf(io));
    // Alone against bots nobody reads anything into a pause: what has one option is not worth a question.
    if (this.chairs.length === 1) await this.order(this.chairs[0]!, { '*': 'smart', only: 'smart' });
    let turn: Turn = 'go on';
    while (turn === 'go on' && !this.over) {
      await this.letOthersAct();
      const chair = this.chairs.find(({ seat }) => (this.awaited & (1 << seat)) !== 0);
      if (chair !== undefined) turn = await this.turn(chair);
    }
    if (this.over) this.view.outcome(this.current ?? this.chairs[0]!, this.spec.again);
    if (turn === 'leave') io.out(text.play.bye);
    if (turn === 'ended') io.out(text.play.ended);
    return turn === 'ended' ? 1 : 0;
  }
  private get about() {
    return this.chairs[0]!.replica.about!;
  }
  private get awaited(): number {
    return this.about.awaited;
  }
  private get over(): boolean {
    return this.about.phase === 'over';
  }
  private async letOthersAct(): Promise<void> {
    const { io, match, module, seed, text } = this.spec;
    const [{ replica }] = this.chairs as readonly [Chair, ...Chair[]];
    const before = replica.version;
    let version: number;
    do {
      ({ version } = replica);
      await match.tick(LATER);
      await driveBots(
        match,
        (level, seat, sight) => {
          this.progress.tell(text.play.thinking(this.view.name(seat)));
          const bot =
            this.bots.get(seat) ?? botFor(level, module.game, numberOfSeed(seed) + seat, 1, sight.rules.seats);
          this.bots.set(seat, bot);
          return bot.choose(sight);
        },
        () => nowOf(io),
      );
    } while (replica.version !== version);
    if (replica.version !== before) this.othersActed = true;
    this.progress.end();
  }

  /** One decision of one person, until a move is made or the person leaves. */
  private async turn(chair: Chair): Promise<Turn> {
    const { io, text, people } = this.spec;
    if (chair !== this.current && people.length > 1 && !(await this.view.curtain(chair))) return 'ended';
    this.view.news(chair);
    if (chair !== this.current || this.othersActed) this.view.table(chair);
    else this.view.changes(chair);
    this.current = chair;
    this.othersActed = false;
    const decision = chair.decision!;
    this.view.decision(chair, decision);
    const amounts = areAmounts(this.view.optionNames(chair, decision));
    io.out(`\n${amounts ? text.play.byAmount : text.play.byNumber} · ${text.play.keyLine}`);
    for (;;) {
      const typed = (await io.line('> '))?.trim();
      if (typed === undefined) return 'ended';
      if (typed === '') {
        if (io.tty) this.view.decision(chair, decision);
        continue;
      }
      const done = await this.obey(chair, decision, typed);
      if (done !== undefined) return done;
    }
  }
  /** What the line asks for is done. Nothing comes back if the same question stands. */
  private async obey(chair: Chair, decision: Decision, typed: string): Promise<Turn | undefined> {
    const seats = this.view.seats(this.about, chair.seat);
    const asking: Asking = { typed, chair, decision, words: this.view.words, seats, ...this.spec };
    const key = answerKey(asking);
    switch (key) {
      case 'table':
        this.view.table(chair);
        this.view.decision(chair, decision);
        return undefined;
      case 'leave':
        return 'leave';
      case 'undo':
        return (await this.undo(chair)) ? 'go on' : undefined;
      case 'concede':
        return (await this.concede(chair)) ? 'go on' : undefined;
      case 'hint':
        await this.hint(chair, decision);
        return undefined;
      case 'told':
        return undefined;
      case 'save':
        await this.save(typed.replace(/^\S+\s*/, ''));
        return undefined;
      case undefined:
        return (await this.choose(chair, decision, typed)) ? 'go on' : undefined;
      default:
        await this.order(chair, key.orders);
        return this.answered(chair) ? 'go on' : undefined;
    }
  }
  private async choose(chair: Chair, decision: Decision, typed: string): Promise<boolean> {
    const { io, text } = this.spec;
    const { state, rules } = chair.replica;
    const forms = (action: Action): string[] => [
      this.view.option(chair, decision, action),
      this.view.words.option(state, chair.seat, action),
      rules.game.notation(state, chair.seat, action),
    ];
    const { options } = decision;
    const listed = this.view.optionNames(chair, decision);
    const names = options.map(({ action }, i) => [...forms(action), listed[i]!]);
    const amounts = areAmounts(names.map(([name]) => name!));
    const byNumber = /^\d+$/.test(typed) && !amounts;
    let number = byNumber ? Number(typed) - 1 : meant(typed, names);
    const refusals = number === undefined ? rules.refusals(state, chair.seat) : [];
    const forbidden = refusals.map(({ action }) => forms(action));
    let refused = number === undefined ? meant(typed, forbidden) : undefined;
    // Whoever names what is refused as it is called means that, and not another option of the same words.
    if (number === undefined && refused === undefined && !amounts) {
      number = wordedSo(typed, names);
      if (number === undefined) refused = wordedSo(typed, forbidden);
    }
    const option = typeof number === 'number' ? options[number] : undefined;
    if (option !== undefined) return this.act(chair, decision, option.action);
    if (number === 'several') {
      io.out(text.play.several(typed));
      return false;
    }
    const refusal = typeof refused === 'number' ? refusals[refused] : undefined;
    const [least, most] = amounts ? ends(names) : [1, options.length];
    if (refusal === undefined) io.out(text.play.noOption(typed, least, most));
    else io.out(text.play.refused(forms(refusal.action)[0]!, refusal.rule, this.view.words.refusal(refusal.rule)));
    return false;
  }
  private async act(chair: Chair, { serial }: Decision, action: Action): Promise<boolean> {
    const actions = [spell(this.spec.match.rules.game.verbs, action)];
    const answer = await this.send(chair.seat, { cmd: 'act', serial, actions });
    return this.isOk(answer);
  }
  private send(seat: Seat, command: Without<Command>): Promise<Answer> {
    const { io, match } = this.spec;
    return match.submit(seat, { ...command, match: match.id, id: `typed-${++this.commands}` }, nowOf(io));
  }
  /** Says why not, if it is a no. */
  private isOk(answer: Answer): boolean {
    const { io, text } = this.spec;
    if (answer.re === 'ok') return true;
    const reason = answer.rule.replace('match.', '');
    const known = Object.hasOwn(text.play.reason, reason) ? text.play.reason[reason as MatchReason] : undefined;
    io.out(known ?? `${answer.rule}: ${this.view.words.refusal(answer.rule)}`);
    return false;
  }

  private async undo(chair: Chair): Promise<boolean> {
    const { io, text, people } = this.spec;
    const serial = chair.replica.about!.serials[chair.seat]!;
    const answer = await this.send(chair.seat, { cmd: 'undo', serial, count: 1 });
    if (!this.isOk(answer)) return false;
    if (answer.re === 'ok' && answer.waits !== undefined) {
      io.out(text.play.stop[answer.waits]);
      for (const other of people.filter((seat) => seat !== chair.seat)) {
        const said = (await io.line(text.play.agree(this.view.name(other), this.view.name(chair.seat))))
          ?.trim()
          .toLowerCase();
        const agrees = said !== undefined && text.play.yes.includes(said);
        await this.send(other, { cmd: agrees ? 'agree' : 'disagree' });
        if (!agrees) {
          io.out(text.play.refusedUndo(this.view.name(other)));
          return false;
        }
      }
    }
    this.othersActed = true;
    return true;
  }
  /** What a bot would do that sees no more than this person. */
  private async hint(chair: Chair, decision: Decision): Promise<void> {
    const { io, text, match, module, seed } = this.spec;
    const sight = await match.sight(chair.seat);
    if (sight === undefined) return;
    const action = botFor(ADVISER, module.game, numberOfSeed(seed), 1, sight.rules.seats).choose(sight);
    const at = decision.options.findIndex((option) => chair.keyOf(option.action) === chair.keyOf(action));
    // What is typed is the amount itself where the options are amounts.
    const names = this.view.optionNames(chair, decision);
    const typed = areAmounts(names) ? Number(names[at]) : at + 1;
    io.out(text.play.hint(typed, this.view.byItself(chair, decision, action)));
  }
  private async concede(chair: Chair): Promise<boolean> {
    const { io, text } = this.spec;
    const said = (await io.line(text.play.sure))?.trim().toLowerCase();
    if (said === undefined || !text.play.yes.includes(said)) return false;
    return this.isOk(await this.send(chair.seat, { cmd: 'concede' }));
  }
  private async order(chair: Chair, orders: Orders): Promise<void> {
    chair.orders = { ...chair.orders, ...orders };
    await this.send(chair.seat, { cmd: 'orders', orders: chair.orders });
  }
  /** Do the orders answer what is asked now? Says so either way: what is no window stays a question. */
  private answered({ replica: { rules, state }, seat, orders }: Chair): boolean {
    const { io, text } = this.spec;
    const isAnswered = automaticFor(rules).ordered(state, seat, orders) !== undefined;
    io.out(text.play.ordered[isAnswered ? 'passed' : 'stays']);
    return isAnswered;
  }
  private async save(file: string): Promise<void> {
    const { io, text, match } = this.spec;
    if (file === '') {
      io.out(text.play.saveWhere);
      return;
    }
    try {
      // The people at this screen are the host: the secret is theirs to keep.
      writeFileSync(file, printRecord(await match.record(true)));
      io.out(text.play.saved(file));
    } catch (error) {
      io.out(text.play.notSaved((error as Error).message));
    }
  }
}
