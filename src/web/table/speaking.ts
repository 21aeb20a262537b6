import { type Signal, signal } from '@preact/signals';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import type { Entry } from './entry.ts';
import { headingIn } from './story.ts';

/** A sentence that is read out. */
export interface Spoken {
  readonly id: number;
  readonly text: string;
}
/** So many stay in the page: what was read out lies in the log. */
const MOST = 30;

/**
 * What is said to those who hear the table: each event once, own and others', in the order in which they happened, and
 * then what is asked. One list for all of it, because two that speak at once have no order.
 */
export class Speaker {
  readonly said: Signal<readonly Spoken[]> = signal([]);
  private count = 0;

  say(...texts: readonly string[]): void {
    const fresh = texts.filter((text) => text !== '').map((text) => ({ id: ++this.count, text }));
    if (fresh.length > 0) this.said.value = [...this.said.value, ...fresh].slice(-MOST);
  }
  /** All lines of a moment, as the log has them. */
  tell({ lines }: Entry): void {
    const { times } = words().table;
    this.say(
      ...lines[language.value].map(({ text, times: n }) => `${headingIn(text) ?? text}${n > 1 ? ` ${times(n)}` : ''}`),
    );
  }
  undone(): void {
    this.say(words().table.undone);
  }
  /** Another person has the device. */
  forget(): void {
    this.said.value = [];
  }
}
