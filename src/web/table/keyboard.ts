import { isTableKey } from '../shell/parts/keys.tsx';
import { isBehindModal } from '../shell/parts/modal.tsx';
import { words } from '../shell/text/index.ts';
import type { Controls } from './controls.ts';
import { waits } from './held.tsx';
import { rowsOf } from './rows.ts';
import { thingAt, zoneOf } from './stops.ts';

/** The keys of a table: what has the focus, then what is armed, then letters and figures from anywhere. */
export class Keyboard {
  private readonly controls: Controls;
  private readonly root: HTMLElement;

  constructor(controls: Controls, root: HTMLElement) {
    this.controls = controls;
    this.root = root;
  }
  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || isBehindModal()) return;
    const typing = event.target instanceof Element && event.target.matches('input, select, textarea');
    if (event.key === 'Escape') return this.escape();
    if (typing || this.root.inert) return;
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyZ') {
      event.preventDefault();
      void this.controls.view.model.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    if (!event.altKey && (this.confirms(event) || this.keyInList(event) || this.keyOnThing(event)))
      event.preventDefault();
    else if (isTableKey(event) && this.keyAnywhere(event)) event.preventDefault();
  }
  private escape(): void {
    const { selection } = this.controls.view;
    const begun = selection.picks.value.length > 0 || selection.asking.value || selection.why.value !== undefined;
    if (this.controls.looked.value !== undefined) this.controls.looked.value = undefined;
    // What a layout has spread over its table lies under what was begun there.
    else if (begun || !this.press('[data-closes]')) selection.clear();
  }
  /**
   * Enter takes what is armed from wherever the focus is. A button does what it says; and who has gone on to another thing
   * since means that one.
   */
  private confirms({ key }: KeyboardEvent): boolean {
    const { selection } = this.controls.view;
    const { activeElement: focus } = document;
    if (key !== 'Enter' || focus?.matches('button:not([data-hint]), a, summary, .card-link') === true) return false;
    if (selection.asking.value) return this.press('[data-end]');
    if (selection.weighed.value !== undefined) return this.press('[data-primary]');
    const hint = selection.hint.value;
    if (hint !== undefined && hint.depth > 1 && selection.picks.value.length === 0) {
      this.controls.follow(hint.choice);
      return true;
    }
    if (selection.armed() === undefined || (thingAt(focus) !== undefined && focus !== this.controls.armedAt))
      return false;
    this.controls.commit();
    return true;
  }
  private press(button: string): boolean {
    const found = document.querySelector<HTMLElement>(button);
    found?.click();
    return found !== null;
  }
  /** Up and down in the list of actions, and from name to name in the log. */
  private keyInList({ key }: KeyboardEvent): boolean {
    const { activeElement: focus } = document;
    const list = focus?.closest('.acts, .log') ?? null;
    if (list === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
    const all = [...list.querySelectorAll<HTMLElement>('.act, .card-link, .table-term')];
    const next = all[all.findIndex((one) => one === focus) + (key === 'ArrowDown' ? 1 : -1)];
    next?.focus();
    return next !== undefined;
  }
  private keyOnThing(event: KeyboardEvent): boolean {
    const thing = thingAt(document.activeElement);
    if (thing === undefined) return false;
    if (event.key === 'Enter') this.controls.activate(thing);
    else if (event.key === ' ') this.lookOrSay(thing);
    else if (event.key.startsWith('Arrow')) this.walk(thing, event.key);
    else return false;
    return true;
  }
  private keyAnywhere({ code }: KeyboardEvent): boolean {
    const digit = /^Digit([1-9])$/.exec(code)?.[1];
    if (digit !== undefined) this.chooseNumber(Number(digit));
    else if (code === 'KeyE') this.end();
    else if (code === 'KeyY') this.press('[data-yes]');
    else if (code === 'KeyN') this.press('[data-no]');
    else if (code === 'KeyH') void this.controls.advise();
    else if (code === 'KeyR') this.controls.panel.value = 'rules';
    else if (code === 'KeyM') this.controls.panel.value = 'menu';
    else return false;
    return true;
  }
  private chooseNumber(number: number): void {
    const { about, model, decision } = this.controls.view;
    const read = this.controls.numbered?.();
    const meant = read?.[number - 1];
    const row =
      read === undefined
        ? rowsOf(this.controls.view).find((one) => one.number === number)
        : meant && ({ kind: 'one', choice: meant, number } as const);
    const opens = (about?.held?.until ?? 0) - (model.link.now ?? Date.now)();
    if (row === undefined)
      this.controls.refuse(decision === undefined ? words().table.notYourTurn : words().table.noNumber(number));
    else if (row.kind === 'one' && opens > 0 && waits(this.controls.view, row.choice.option))
      this.controls.refuse(words().table.tooEarly);
    else {
      this.controls.chooseRow(row);
      this.controls.armedAt = document.activeElement;
    }
  }
  /** Ends the turn or the step, or says why it cannot be ended. */
  private end(): void {
    const w = words().table;
    const { decision, about, selection } = this.controls.view;
    if (this.press('[data-end]')) return;
    if (about?.phase === 'over') this.controls.refuse(words().end.over);
    else if (decision === undefined) this.controls.refuse(w.notYourTurn);
    else this.controls.refuse(selection.picks.value.length > 0 ? w.chosenFirst : w.noEnd);
  }
  /** A key is answered, even where there is no face to be looked at. */
  private lookOrSay(thing: HTMLElement): void {
    this.controls.look(thing);
    if (this.controls.looked.value === undefined) this.controls.refuse(words().table.noLook, thing);
  }
  /** To the nearest thing in that direction: of the same zone, or of the table where the zone ends. */
  private walk(from: HTMLElement, key: string): void {
    const { root } = this;
    (nearestOf(zoneOf(from) ?? root, from, key) ?? nearestOf(root, from, key))?.focus();
  }
}
function nearestOf(within: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const [x, y] = [here.left + here.width / 2, here.top + here.height / 2];
  const [ux, uy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let [best, least]: [HTMLElement | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const thing of within.querySelectorAll<HTMLElement>('[data-keys]')) {
    const rect = thing.getBoundingClientRect();
    const [dx, dy] = [rect.left + rect.width / 2 - x, rect.top + rect.height / 2 - y];
    const along = dx * ux! + dy * uy!;
    if (thing === from || along < 4) continue;
    const distance = along + 2.5 * Math.abs(dx * uy! - dy * ux!);
    if (distance < least) [best, least] = [thing, distance];
  }
  return best;
}
