import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Action, Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import type { Sight } from '../../kernel/sight.ts';
import { toBase64 } from '../../kernel/snapshot.ts';
import { spell, unspell } from '../../kernel/verbs.ts';

/** A program that has not answered by then has no say in this turn. */
const PATIENCE_MS = 5000;

/**
 * A bot that is a program of the operator's: it reads one line of JSON on its standard input for every turn and answers
 * with one line, `{"action": "…"}`. It is started when it is first asked. What it cannot answer is answered for it.
 */
export class ProcessBot {
  private readonly line: string;
  private child: ChildProcessWithoutNullStreams | undefined;
  private readonly waiting: ((line: string | undefined) => void)[] = [];
  private queue: Promise<unknown> = Promise.resolve();
  constructor(line: string) {
    this.line = line;
  }
  choose(match: string, seat: Seat, sight: Sight): Promise<Action> {
    const chosen = this.queue.then(() => this.ask(match, seat, sight));
    this.queue = chosen.catch(() => undefined);
    return chosen;
  }
  close(): void {
    this.child?.kill();
    this.child = undefined;
  }

  private async ask(match: string, seat: Seat, sight: Sight): Promise<Action> {
    const { rules, state } = sight;
    const out = new Options();
    sight.legal(out);
    const decision = rules.decision(state, seat);
    const turn = {
      ev: 'turn',
      match,
      game: rules.game.name,
      seat,
      prompt: decision?.prompt,
      rule: decision?.rule,
      options: Array.from({ length: out.size }, (_, i) => ({
        action: spell(rules.game.verbs, out.at(i)),
        text: rules.game.notation(state, seat, out.at(i)),
      })),
      view: toBase64(state.table.words),
    };
    const answer = await this.exchange(JSON.stringify(turn));
    const action = answer === undefined ? undefined : actionIn(answer);
    const meant = action === undefined ? undefined : unspell(rules.game.verbs, action);
    return meant !== undefined && out.has(meant) ? meant : out.at(0);
  }
  private exchange(line: string): Promise<string | undefined> {
    const child = (this.child ??= this.start());
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // An answer that comes too late would be taken for the next one's.
        this.close();
        resolve(undefined);
      }, PATIENCE_MS);
      this.waiting.push((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      child.stdin.write(`${line}\n`);
    });
  }
  private start(): ChildProcessWithoutNullStreams {
    const child = spawn(this.line, { shell: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const gone = (): void => {
      if (this.child === child) this.child = undefined;
      for (const answer of this.waiting.splice(0)) answer(undefined);
    };
    child.on('error', gone);
    child.on('exit', gone);
    child.stdin.on('error', () => undefined);
    child.stderr.resume();
    createInterface({ input: child.stdout }).on('line', (answer) => this.waiting.shift()?.(answer));
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
