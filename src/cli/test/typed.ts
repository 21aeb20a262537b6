import { main } from '../main.ts';
import type { Io } from '../io.ts';

/** A terminal for tests: what is typed comes from a list or from whoever reads the screen. */
export class Typed implements Io {
  readonly tty: boolean;
  readonly live = false;
  readonly width: number = 100;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Everything on the screen, prompts and typed lines too. */
  screen = '';
  errors = '';
  private readonly next: (screen: string) => string | undefined;
  private seen = 0;

  constructor(typed: readonly string[] | ((screen: string) => string | undefined), tty = false, env = {}) {
    this.tty = tty;
    this.env = env;
    const lines = typeof typed === 'function' ? [] : [...typed];
    this.next = typeof typed === 'function' ? typed : () => lines.shift();
  }
  out(text: string): void {
    this.screen += `${text}\n`;
  }
  err(text: string): void {
    this.errors += text;
  }
  line(prompt: string): Promise<string | undefined> {
    this.screen += prompt;
    const typed = this.next(this.screen.slice(this.seen));
    this.seen = this.screen.length;
    this.screen += `${typed ?? ''}\n`;
    return Promise.resolve(typed);
  }
}
export async function run(
  line: string,
  typed: ConstructorParameters<typeof Typed>[0] = [],
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const io = new Typed(typed);
  const code = await main(line.split(' '), io);
  return { code, out: io.screen, err: io.errors };
}
