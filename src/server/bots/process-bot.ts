import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { FairQueue } from '../../bots/fair-queue.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import type { Sight } from '../../kernel/sight.ts';
import { toBase64 } from '../../kernel/snapshot.ts';
import { spell, unspell } from '../../kernel/verbs.ts';
import type { Turn as ToldTurn } from '../messages.ts';

/** A program that has not answered by then has no say in this turn. */
const PATIENCE_MS = 5000;
/** More turns than so many do not wait: they are answered for it. */
const MOST_WAITING = 1000;

/** What a program is asked. Where the rules say nothing of a decision, `prompt` and `rule` are absent. */
export interface TurnOfProgram extends Pick<ToldTurn, 'ev' | 'match' | 'game' | 'seat' | 'options'> {
  readonly prompt?: string;
  readonly rule?: string;
  /** The seat's masked view. */
  readonly view: string;
}
/** What it answers. */
export interface LineOfProgram {
  readonly action: string;
}
interface Turn {
  readonly line: string;
  readonly answered: (line: string | undefined) => void;
}
/**
 * A bot that is a program of the operator's: it reads one line of JSON on its standard input for every turn and answers
 * with one line, `{"action": "…"}`. It is started when it is first asked, and again while all that run have a turn to
 * think of, up to `most` times: tables take turns, and one that it thinks long of does not hold up the others. What it
 * cannot answer is answered for it.
 */
export class ProcessBot {
  private readonly running: readonly Running[];
  private readonly queue = new FairQueue<Turn>(MOST_WAITING);
  constructor(line: string, most = 2) {
    this.running = Array.from({ length: most }, () => new Running(line, () => this.next()));
  }
  async choose(match: string, seat: Seat, sight: Sight): Promise<Action> {
    const { rules, state } = sight;
    const out = new Options();
    sight.legal(out);
    const decision = rules.decision(state, seat);
    const turn: TurnOfProgram = {
      ev: 'turn',
      match,
      game: rules.game.name,
      seat,
      ...(decision === undefined ? {} : { prompt: decision.prompt, rule: decision.rule }),
      options: Array.from({ length: out.size }, (_, i) => ({
        action: spell(rules.game.verbs, out.at(i)),
        text: rules.game.notation(state, seat, out.at(i)),
      })),
      view: toBase64(state.table.words),
    };
    const answer = await this.exchange(match, JSON.stringify(turn));
    const action = answer === undefined ? undefined : actionIn(answer);
    const meant = action === undefined ? undefined : unspell(rules.game.verbs, action);
    return meant !== undefined && out.has(meant) ? meant : out.at(0);
  }
  close(): void {
    for (let turn = this.queue.take(); turn !== undefined; turn = this.queue.take()) turn.answered(undefined);
    for (const one of this.running) one.close();
  }
  private exchange(table: string, line: string): Promise<string | undefined> {
    return new Promise((resolve) => {
      if (this.queue.add(table, { line, answered: resolve })) this.next();
      else resolve(undefined);
    });
  }
  private next(): void {
    for (const one of this.running) {
      if (one.busy) continue;
      const turn = this.queue.take();
      if (turn === undefined) return;
      one.begin(turn);
    }
  }
}

/** The program as it runs once: it has one turn at a time to think of. */
class Running {
  private readonly line: string;
  private readonly free: () => void;
  private child: ChildProcessWithoutNullStreams | undefined;
  private turn: { readonly answered: Turn['answered']; readonly late: NodeJS.Timeout } | undefined;
  constructor(line: string, free: () => void) {
    this.line = line;
    this.free = free;
  }
  get busy(): boolean {
    return this.turn !== undefined;
  }
  begin({ line, answered }: Turn): void {
    const child = (this.child ??= this.start());
    // An answer that comes too late would be taken for the next one's: the program is ended.
    this.turn = { answered, late: setTimeout(() => this.close(), PATIENCE_MS) };
    child.stdin.write(`${line}\n`);
  }
  close(): void {
    this.child?.kill();
    this.child = undefined;
    this.answer(undefined);
  }
  private answer(line: string | undefined): void {
    const { turn } = this;
    if (turn === undefined) return;
    this.turn = undefined;
    clearTimeout(turn.late);
    turn.answered(line);
    this.free();
  }
  private start(): ChildProcessWithoutNullStreams {
    const child = spawn(this.line, { shell: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const gone = (): void => {
      if (this.child !== child) return;
      this.child = undefined;
      this.answer(undefined);
    };
    child.on('error', gone);
    child.on('exit', gone);
    child.stdin.on('error', () => undefined);
    child.stderr.resume();
    createInterface({ input: child.stdout }).on('line', (answer) => {
      if (this.child === child) this.answer(answer);
    });
    return child;
  }
}
function actionIn(line: string): string | undefined {
  try {
    const json: unknown = JSON.parse(line);
    const action = json !== null && typeof json === 'object' && 'action' in json ? json.action : undefined;
    return typeof action === 'string' ? action : undefined;
  } catch {
    return undefined;
  }
}
