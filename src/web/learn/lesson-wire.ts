import { type Fact, FactList } from '../../kernel/facts.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { readSetup } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import { spell, unspell } from '../../kernel/verbs.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Answer, Command, Holder, Told } from '../../match/messages.ts';
import type { Lesson, LessonStep } from '../games/parts/lesson.ts';
import type { Wire } from '../worker/link.ts';
import { Teller } from './teller.ts';

/** Plays the lesson's position in the page, and lets nothing happen but what the step asks for. */
export class LessonWire implements Wire {
  onTold: Wire['onTold'] = () => undefined;
  readonly final = true;
  readonly seats: readonly Holder[];
  private readonly lesson: Lesson;
  private readonly game: AnyGame;
  private readonly teller: Teller;
  readonly state: State;
  /** What the last step brought about. */
  told: readonly Fact[] = [];
  private readonly options = new Options();
  private readonly chance = new FastChance(1);
  private version = 1;
  step = 0;
  /** The learner wants to be back before the last step. */
  onBack: () => void = () => undefined;
  /** Told what came of an attempt. */
  onTried: (right: boolean) => void = () => undefined;

  constructor(game: AnyGame, lesson: Lesson, from: number) {
    this.game = game;
    this.lesson = lesson;
    const setup = readSetup(game.options, lesson.setup);
    this.seats = Array.from({ length: game.seats(setup) }, (_, seat): Holder =>
      seat === lesson.seat ? { kind: 'person', who: '' } : { kind: 'bot', level: 'recruit' },
    );
    this.teller = new Teller(game, lesson.setup, this.seats);
    this.state = this.teller.rules.create();
    this.teller.rules.lay(this.state, setup, lesson.position, this.chance);
    for (const step of lesson.steps.slice(0, from)) this.carryOut(step, step.do?.[0]);
    this.step = from;
  }
  get rules() {
    return this.teller.rules;
  }
  watch(): Promise<readonly Told[]> {
    return Promise.resolve([this.teller.whole(this.lesson.seat, this.state, this.version)]);
  }
  resume(): Promise<readonly Told[]> {
    return this.watch();
  }
  submit(_seat: Seat, command: Command): Promise<Answer> {
    return Promise.resolve(this.answer(command));
  }
  record(): Promise<MatchRecord> {
    return Promise.reject(new Error('a lesson is no match'));
  }
  close(): void {
    this.onTold = () => undefined;
  }
  /** The actions that the step asks for, as the page spells them. */
  wanted(): readonly string[] {
    const step = this.lesson.steps[this.step];
    return (step?.do ?? []).flatMap((notation) => {
      const action = this.find(this.lesson.seat, notation);
      return action === undefined ? [] : [spell(this.game.verbs, action)];
    });
  }
  /** On from a step that is only read. */
  next(): void {
    this.carryOut(this.lesson.steps[this.step]!, undefined);
    this.step++;
  }
  /** What the step asks for, for a learner who would rather see it done. */
  perform(): void {
    const step = this.lesson.steps[this.step]!;
    this.carryOut(step, step.do?.[0]);
    this.step++;
    this.onTried(true);
  }

  private answer(command: Command): Answer {
    const { id } = command;
    if (command.cmd === 'undo' && this.step > 0) {
      this.onBack();
      return { re: 'ok', id, version: this.version };
    }
    if (command.cmd !== 'act') return { re: 'no', id, rule: 'match.cannotUndo', values: {} };
    const action = unspell(this.game.verbs, command.actions[0] ?? '');
    const step = this.lesson.steps[this.step];
    const notation = action === undefined ? '' : this.game.notation(this.state, this.lesson.seat, action);
    if (step?.do === undefined || !step.do.includes(notation)) {
      this.onTried(false);
      return { re: 'no', id, rule: 'match.notOffered', values: {} };
    }
    this.carryOut(step, notation);
    this.step++;
    this.onTried(true);
    return { re: 'ok', id, version: this.version };
  }
  private find(seat: Seat, notation: string): Action | undefined {
    this.teller.rules.legal(this.state, seat, this.options);
    return this.options.toArray().find((action) => this.game.notation(this.state, seat, action) === notation);
  }
  private carryOut(step: LessonStep, notation: string | undefined): void {
    if (notation !== undefined) this.told = [];
    if (notation !== undefined) this.apply(this.lesson.seat, notation);
    for (const [seat, said] of step.after ?? []) this.apply(seat as Seat, said);
  }
  private apply(seat: Seat, notation: string): void {
    const action = this.find(seat, notation);
    if (action === undefined) throw new Error(`the lesson asks for "${notation}", which is not on offer`);
    const { rules } = this.teller;
    const before = rules.create();
    rules.copy(before, this.state);
    const told = new FactList();
    rules.apply(this.state, seat, action, this.chance, told);
    const { facts } = told;
    this.told = [...this.told, ...facts];
    this.version++;
    this.onTold(this.lesson.seat, this.teller.frame(this.lesson.seat, before, this.state, facts, this.version));
  }
}
