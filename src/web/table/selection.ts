import { type Signal, signal } from '@preact/signals';
import type { Advice } from '../../bots/adviser.ts';
import type { Action } from '../../kernel/ids.ts';
import type { Option } from '../../kernel/rules.ts';
import type { Depth } from './advice-words.ts';

/** A thing on the table that was chosen: any of its keys may be what an option means. */
export interface Pick {
  readonly keys: readonly string[];
  readonly name: string;
}
export interface Choice {
  readonly option: Option;
  readonly keys: readonly string[];
}
/** An option, and the chance to win that a bot expects after it. */
export interface Compared {
  readonly choice: Choice;
  readonly chance: number;
}
/** Advice that was asked for, told so deep. */
export interface Hint {
  readonly depth: Depth;
  /** What the bot would do. */
  readonly choice: Choice;
  /** The same first, then others, with the chance after each. */
  readonly compared: readonly Compared[];
  readonly by: Advice['by'];
  /** So many playouts, or guesses, the figures are of. */
  readonly looks: number;
}
/** The reply to a dead click. */
export interface WhyNot {
  readonly text: string;
  readonly rule: string | undefined;
  /** The print of what was meant, to be looked at. */
  readonly look?: number;
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const cardIn = (keys: readonly string[]): string | undefined => keys.find((key) => key.startsWith('card:'));
/** Another copy of the same card can stand for it in an option, but is another thing. */
const areCopies = (a: readonly string[], b: readonly string[]): boolean =>
  cardIn(a) !== undefined && cardIn(b) !== undefined && cardIn(a) !== cardIn(b);
const share = (a: readonly string[], b: readonly string[]): boolean => a.some((key) => b.includes(key));
const agrees = ({ keys }: Choice, pick: Pick): boolean => keys.some((key) => pick.keys.includes(key));

/**
 * What the viewer has chosen so far. Two clicks, a drag, a tap or the keyboard all end here: things are picked until
 * one option is left, and that one can be carried out.
 */
export class Selection {
  readonly picks: Signal<readonly Pick[]> = signal([]);
  readonly why: Signal<WhyNot | undefined> = signal(undefined);
  /** A question before a pass that leaves something useful undone. */
  readonly asking: Signal<boolean> = signal(false);
  /** What the main button would do, while its forecast is read. */
  readonly weighed: Signal<readonly Action[] | undefined> = signal(undefined);
  readonly hint: Signal<Hint | undefined> = signal(undefined);
  /** What was chosen on the table from a hint. */
  readonly advice: Signal<Choice | undefined> = signal(undefined);
  private choices: readonly Choice[] = [];
  /** What was picked before an option was shown from the list, which stays as it was. */
  private before: readonly Pick[] | undefined;
  private serial: number | undefined;

  /**
   * The options of the position. What was picked is forgotten with the question that it was an answer to, or when it is no
   * longer on offer; others who act meanwhile do not take it out of the viewer's hand.
   */
  offer(choices: readonly Choice[], serial: number | undefined): void {
    this.choices = choices;
    const same = serial !== undefined && serial === this.serial;
    this.serial = serial;
    if (!same || this.remaining().length === 0) this.clear();
  }
  clear(): void {
    this.before = undefined;
    if (this.picks.value.length > 0) this.picks.value = [];
    this.why.value = undefined;
    this.asking.value = false;
    this.weighed.value = undefined;
    this.advice.value = undefined;
    this.hint.value = undefined;
  }
  /** Picks all that this option is about, so that it is the one that is left. */
  show(choice: Choice): void {
    const before = this.listedBy();
    this.clear();
    this.before = before;
    this.picks.value = choice.keys.map((key) => ({ keys: [key], name: '' }));
  }
  /** The options that agree with everything that was picked. */
  remaining(): readonly Choice[] {
    const picks = this.picks.value;
    return this.choices.filter((choice) => picks.every((pick) => agrees(choice, pick)));
  }
  all(): readonly Choice[] {
    return this.choices;
  }
  /** What the list of actions goes by. */
  listedBy(): readonly Pick[] {
    return this.picks.value.length > 0 && this.before !== undefined ? this.before : this.picks.value;
  }
  listed(): readonly Choice[] {
    const picks = this.listedBy();
    return this.choices.filter((choice) => picks.every((pick) => agrees(choice, pick)));
  }
  /** Of the options that are left, those that this thing is part of. */
  withThing(keys: readonly string[]): readonly Choice[] {
    const pick = { keys, name: '' };
    return this.remaining().filter((choice) => agrees(choice, pick));
  }
  isPicked(keys: readonly string[]): boolean {
    return this.picks.value.some((pick) => share(pick.keys, keys) && !areCopies(pick.keys, keys));
  }
  /** Another copy of this thing is picked, and so it is not aimed at. */
  isCopyPicked(keys: readonly string[]): boolean {
    return this.picks.value.some((pick) => share(pick.keys, keys) && areCopies(pick.keys, keys));
  }
  /** Several options are left that speak of the same things, or of nothing more than was picked: only words tell them apart. */
  unclear(): boolean {
    const left = this.remaining();
    if (this.picks.value.length === 0 || left.length < 2) return false;
    const things = ({ option }: Choice): string => option.args.map(({ kind, value }) => `${kind}:${value}`).join(' ');
    return this.whole().length > 1 || left.every((one) => things(one) === things(left[0]!));
  }
  /** Of several options that are left, those that nothing more can be pointed at for. */
  whole(): readonly Choice[] {
    const left = this.remaining();
    if (this.picks.value.length === 0 || left.length < 2) return [];
    const picked = new Set(this.picks.value.flatMap(({ keys }) => keys));
    return left.filter(({ keys }) => keys.every((key) => key.startsWith('verb:') || picked.has(key)));
  }
  /** The one option that is left, if something was picked. */
  armed(): Choice | undefined {
    const left = this.remaining();
    return this.picks.value.length > 0 && left.length === 1 ? left[0] : undefined;
  }
  /**
   * Picks a thing. What it says: 'armed again' if it was already chosen and one option is left (the second click means
   * yes), 'picked', or 'dead' if no option knows it.
   */
  pick(pick: Pick): 'again' | 'picked' | 'dead' {
    this.why.value = undefined;
    this.asking.value = false;
    this.weighed.value = undefined;
    this.advice.value = undefined;
    this.hint.value = undefined;
    this.before = undefined;
    if (this.isPicked(pick.keys)) {
      if (this.armed() !== undefined) return 'again';
      this.picks.value = this.picks.value.filter((one) => !share(one.keys, pick.keys));
      return 'picked';
    }
    const copy = this.picks.value.find((one) => share(one.keys, pick.keys));
    if (copy !== undefined) {
      this.picks.value = this.picks.value.map((one) => (one === copy ? pick : one));
      return 'picked';
    }
    if (this.withThing(pick.keys).length > 0) {
      this.picks.value = [...this.picks.value, pick];
      return 'picked';
    }
    if (this.choices.some((choice) => agrees(choice, pick))) {
      this.picks.value = [pick];
      return 'picked';
    }
    return 'dead';
  }
}
