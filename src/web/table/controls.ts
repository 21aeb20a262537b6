import { signal } from '@preact/signals';
import { words } from '../shell/text/index.ts';
import type { Action } from '../../kernel/ids.ts';
import { Keyboard } from './keyboard.ts';
import type { Main } from './layout.ts';
import type { Row } from './rows.ts';
import type { Refusal } from './refusals.ts';
import type { Depth } from './advice-words.ts';
import { deeper, hintIn } from './compared.ts';
import { ends } from './ending.ts';
import type { Choice } from './selection.ts';
import { thingAt } from './stops.ts';
import { isMarkedFor, isUnasked, type TableView } from './view.ts';

const LONG_PRESS = 400;
const HOVER = 350;
/** So long the large card stays when the pointer has left what it shows. */
const GRACE = 400;
const DRAG = 8;
/** So long a press waits for the answer to the command before it. */
const PATIENCE = 1000;

interface Looked {
  readonly def: number;
  readonly card: number;
  /** Opened by pointing, beside what is pointed at: it closes when the pointer leaves. */
  readonly passing?: Beside | undefined;
}
/** On which side of a thing the large card lies, and how far from that edge of the screen it may begin. */
export interface Beside {
  readonly side: 'left' | 'right';
  readonly from: number;
}
/** As wide as a large card can be; its distance from the edges of the screen, and from what it shows. */
const [LARGE, EDGE, GAP] = [640, 24, 16];
/** Beside what is looked at, or at an edge of the screen, where nothing lies that the choice could go to. */
function freePlace(thing: HTMLElement): Beside | undefined {
  const aims = [...document.querySelectorAll('[data-state="aim"]')].map((one) => one.getBoundingClientRect());
  const { left, right } = thing.getBoundingClientRect();
  const most = Math.max(EDGE, innerWidth - LARGE - EDGE);
  const beside: readonly Beside[] = [
    { side: 'left', from: Math.min(innerWidth - left + GAP, most) },
    { side: 'right', from: Math.min(right + GAP, most) },
  ];
  const atEdges: readonly Beside[] = [
    { side: 'left', from: most },
    { side: 'right', from: most },
  ];
  const free = ({ side, from }: Beside): boolean => {
    const begins = side === 'right' ? from : innerWidth - from - LARGE;
    return aims.every((aim) => aim.right < begins || aim.left > begins + LARGE);
  };
  const away = (places: readonly Beside[]): readonly Beside[] => (left > innerWidth / 2 ? places : places.toReversed());
  return [...away(beside), ...away(atEdges)].find(free);
}
export type Panel = 'menu' | 'rules' | undefined;
/** What lies under the question on a phone. */
export type Tab = 'hand' | 'actions' | 'log';

const keysOf = (thing: HTMLElement): readonly string[] => (thing.dataset['keys'] ?? '').split(' ');

/** One listener for the whole table: clicks, drags, touches and keys all end in the same picks. */
export class Controls {
  view: TableView;
  readonly looked = signal<Looked | undefined>(undefined);
  readonly panel = signal<Panel>(undefined);
  readonly tab = signal<Tab>('hand');
  readonly rule = signal<string | undefined>(undefined);
  /** The print of the thing that was meant last; 0 for one that has none. */
  readonly meant = signal(0);
  /** What the figures choose while the table is read in words; the rows of the list of actions without it. */
  numbered: (() => readonly Choice[]) | undefined;
  /** A bot is thinking about advice. */
  readonly thinking = signal(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start: { readonly x: number; readonly y: number; readonly thing: HTMLElement } | undefined;
  private ghost: HTMLElement | undefined;
  private quiet = false;
  /** The last press was a finger's. */
  private touched = false;
  /** What had the focus when the choice was made. */
  armedAt: Element | null = null;
  /** What the large card shows, if it was opened by pointing. */
  private pointedAt: HTMLElement | undefined;
  /** Where the mouse was seen last. */
  private rest = { x: -1, y: -1 };

  constructor(view: TableView) {
    this.view = view;
  }
  attach(root: HTMLElement): () => void {
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void): void =>
      root.addEventListener(type, heard, { signal: off.signal });
    on('click', (event) => this.click(event));
    on('pointerdown', (event) => this.down(event));
    on('mousedown', (event) => this.keepsFocus(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', (event) => this.up(event));
    on('pointercancel', () => this.drop());
    on('pointerover', (event) => this.over(event));
    on('contextmenu', (event) => thingAt(event.target) !== undefined && event.preventDefault());
    const keyboard = new Keyboard(this, root);
    addEventListener('keydown', (event) => keyboard.key(event), { signal: off.signal });
    return () => {
      off.abort();
      clearTimeout(this.timer);
    };
  }

  /**
   * A finger gives no focus to things. Most go when they are pressed, and to take away what has the focus makes the browser
   * lay out the table in the middle of drawing it anew.
   */
  private keepsFocus(event: MouseEvent): void {
    if (this.touched && thingAt(event.target) !== undefined) event.preventDefault();
  }
  /**
   * What is pressed while a command is on its way, or while what came of it waits to be shown, is about the position after
   * it: done at once, it would be forgotten with the question that it answers.
   */
  private waitsForAnswer(go: () => void): boolean {
    const { model, decision } = this.view;
    const show = (): void => {
      if (model.behind.value && model.decision?.serial !== decision?.serial) model.skip();
      // What is drawn by then is what the press is about.
      setTimeout(go, 0);
    };
    if (model.unanswered.value === 0) {
      const isOld = decision !== undefined && model.behind.value && model.decision?.serial !== decision.serial;
      if (isOld) show();
      return isOld;
    }
    const run = (): void => {
      stop();
      clearTimeout(timer);
      show();
    };
    const timer = setTimeout(run, PATIENCE);
    const stop = model.unanswered.subscribe((n) => n === 0 && queueMicrotask(run));
    return true;
  }
  /** The thing was meant; a second time means yes. */
  activate(thing: HTMLElement, atOnce = false): void {
    if (!atOnce && this.waitsForAnswer(() => this.activate(thing, true))) return;
    const { model, decision } = this.view;
    if ((model.behind.value || model.moments.value.length > 0) && decision === undefined) {
      model.skip();
      // What is drawn after that is what the click is about, unless a show came up that was not meant.
      setTimeout(() => model.moments.value.length === 0 && this.pick(thing), 0);
    } else this.pick(thing);
  }
  private pick(thing: HTMLElement): void {
    this.meant.value = Number(thing.dataset['look'] ?? 0);
    const { selection } = this.view;
    const keys = keysOf(thing);
    // What does not go with what is chosen leaves it, and is a choice of its own.
    const goesWith = selection.withThing(keys).length > 0 || selection.isPicked(keys);
    if (!goesWith && selection.all().some((choice) => choice.keys.some((key) => keys.includes(key)))) selection.clear();
    const first = selection.picks.value.length === 0;
    const meant = first ? selection.withThing(keys).filter(({ option }) => isMarkedFor(this.view, keys, option)) : [];
    if (meant.length === 1 && isUnasked(this.view, meant[0]!.option)) {
      this.take(meant[0]!);
      return;
    }
    const said = selection.pick({ keys, name: thing.dataset['name'] ?? '' });
    this.armedAt = document.activeElement;
    const armed = selection.armed();
    if (said === 'again' || (said === 'picked' && armed !== undefined && isUnasked(this.view, armed.option)))
      this.commit();
    else if (said === 'dead' && thing.isConnected) this.explain(thing);
  }
  explain(thing: HTMLElement): void {
    const { left: x, top: y, width, height } = thing.getBoundingClientRect();
    this.view.selection.why.value = {
      ...this.view.model.refusals.whyNot(this.view, keysOf(thing)),
      look: Number(thing.dataset['look'] ?? 0),
      at: { x, y, width, height },
    };
  }
  commit(): void {
    const choice = this.view.selection.armed();
    if (choice !== undefined) this.take(choice);
  }
  take(choice: Choice): void {
    this.act([choice.option.action]);
  }
  /** Whoever acts looks at the table again: on a phone the log stands in its place. */
  private act(actions: readonly Action[]): void {
    if (this.tab.value === 'log') this.tab.value = 'hand';
    void this.view.model.act(actions);
  }
  /** From the list of actions: a group is opened. */
  chooseRow(row: Row): void {
    const { selection, layout, language } = this.view;
    if (row.kind === 'one') this.choose(row.choice);
    else {
      selection.clear();
      selection.pick({ keys: [`verb:${row.verb}`], name: layout.verbs?.[row.verb]?.words[language] ?? row.verb });
    }
  }
  /** What has a forecast is shown first. */
  choose(choice: Choice): void {
    const { selection, model } = this.view;
    if (model.behind.value) model.skip();
    const armed = selection.armed();
    if (armed === choice || this.isPlain(choice)) {
      this.take(choice);
      return;
    }
    selection.show(choice);
  }
  private isPlain({ option }: Choice): boolean {
    return isUnasked(this.view, option) || this.view.layout.forecast?.(this.view, option) === undefined;
  }
  /** Tells what a bot would do: where to look, then the move, then all about it. It is still the viewer who does it. */
  async advise(depth?: Depth): Promise<void> {
    const { model, selection } = this.view;
    const told = selection.hint.value;
    if (told !== undefined) {
      selection.hint.value = { ...told, depth: depth ?? deeper(told.depth) };
      return;
    }
    const refused = model.link.whyNoAdvice?.();
    if (refused !== undefined) this.refuse(refused);
    if (this.thinking.value || model.link.advise === undefined) return;
    const asked = this.view.decision?.serial;
    if (asked === undefined) {
      if (this.view.about?.phase === 'on') this.refuse(words().table.notYourTurn);
      return;
    }
    this.thinking.value = true;
    const advice = await model.advice().finally(() => (this.thinking.value = false));
    if (advice === undefined || this.view.decision?.serial !== asked) return;
    const hint = hintIn(selection.all(), advice, depth ?? 1);
    if (hint === undefined) return;
    selection.clear();
    selection.hint.value = hint;
  }
  /** Chooses on the table what a hint names, and keeps the hint beside it. */
  follow(choice: Choice): void {
    const { selection } = this.view;
    const hint = selection.hint.value;
    selection.show(choice);
    selection.advice.value = choice;
    selection.hint.value = hint;
    this.armedAt = document.activeElement;
  }
  /** Asked once more if something useful would be left undone. */
  pass(choice: Choice, atOnce = false): void {
    const { selection, layout } = this.view;
    const again = (): void => {
      const now = this.view.selection.all().find((one) => ends(this.view, one));
      if (now !== undefined) this.pass(now, true);
    };
    if (!atOnce && this.waitsForAnswer(again)) return;
    const leaving = layout.leaves?.(this.view);
    if (leaving === undefined) this.take(choice);
    else if (selection.asking.value) this.act([...(leaving.first ?? []), choice.option.action]);
    else {
      selection.clear();
      selection.asking.value = true;
    }
  }
  /** The main button: what has a forecast is shown first. */
  press(main: Main): void {
    const { selection } = this.view;
    if (main.weighs === undefined || selection.weighed.value !== undefined) this.act(main.actions);
    else {
      selection.clear();
      selection.weighed.value = main.actions;
    }
  }
  look(thing: HTMLElement, passing?: Beside): void {
    const def = Number(thing.dataset['look'] ?? 0);
    if (def === 0) return;
    const card = Number(thing.dataset['card'] ?? 0);
    this.looked.value = { def, card, passing };
  }
  /** Opens a card that is only named. */
  lookAt(def: number): void {
    this.looked.value = { def, card: 0 };
  }
  openRule(rule: string): void {
    this.rule.value = rule;
    this.panel.value = 'rules';
    this.view.selection.why.value = undefined;
  }

  private click(event: MouseEvent): void {
    if (this.quiet) {
      this.quiet = false;
      return;
    }
    const thing = thingAt(event.target);
    if (thing !== undefined) {
      this.closePassing();
      this.activate(thing);
    } else if (
      !(
        event.target instanceof Element &&
        event.target.closest(
          'button, [role=button]:not([data-keys]), a, dialog, input, .rail, .prompt, .drawer, .look, .lesson',
        )
      )
    ) {
      if (this.view.model.behind.value) this.view.model.skip();
      else this.view.selection.clear();
    }
  }
  private down(event: PointerEvent): void {
    this.quiet = false;
    this.touched = event.pointerType === 'touch';
    const thing = thingAt(event.target);
    if (thing === undefined || event.button !== 0) return;
    this.start = { x: event.clientX, y: event.clientY, thing };
    if (event.pointerType !== 'mouse') {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        this.quiet = true;
        this.start = undefined;
        this.look(thing);
      }, LONG_PRESS);
    }
  }
  private move(event: PointerEvent): void {
    const { start } = this;
    const isFirst = this.rest.x < 0;
    this.rest = { x: event.clientX, y: event.clientY };
    if (isFirst) this.pointAt(event);
    if (start === undefined) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (this.ghost === undefined) {
      if (Math.hypot(dx, dy) < DRAG) return;
      clearTimeout(this.timer);
      if (!this.lift(start.thing)) {
        this.start = undefined;
        return;
      }
    }
    if (this.ghost !== undefined) this.ghost.style.translate = `${dx}px ${dy}px`;
  }
  /** Begins a drag if the thing can be used: a shadow of it follows the pointer. */
  private lift(thing: HTMLElement): boolean {
    const { selection, decision } = this.view;
    const keys = keysOf(thing);
    if (decision === undefined || !selection.all().some((choice) => choice.keys.some((key) => keys.includes(key))))
      return false;
    this.closePassing();
    selection.clear();
    selection.pick({ keys, name: thing.dataset['name'] ?? '' });
    const { left, top, width } = thing.getBoundingClientRect();
    const ghost = document.createElement('div');
    ghost.className = 'drag-ghost';
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    if (thing instanceof HTMLElement) {
      const copy = thing.cloneNode(true) as HTMLElement;
      for (const name of ['data-keys', 'data-card', 'data-acts', 'data-state']) copy.removeAttribute(name);
      copy.style.setProperty('--w', `${width}px`);
      ghost.append(copy);
    }
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px` });
    document.body.append(ghost);
    this.ghost = ghost;
    return true;
  }
  private up(event: PointerEvent): void {
    clearTimeout(this.timer);
    const { start, ghost } = this;
    this.drop();
    if (start === undefined || ghost === undefined) return;
    this.quiet = true;
    setTimeout(() => (this.quiet = false), 0);
    this.land(start.thing, document.elementFromPoint(event.clientX, event.clientY));
  }
  /** Dropped on a thing that completes the choice, or on the open table if only one thing can be meant: done. */
  private land(from: HTMLElement, on: Element | null): void {
    const { selection } = this.view;
    const target = thingAt(on);
    if (target !== undefined && target !== from) {
      const keys = keysOf(target);
      if (selection.withThing(keys).length > 0) selection.pick({ keys, name: target.dataset['name'] ?? '' });
    } else if (on?.closest('.stage') === null || on === null || target === from) {
      selection.clear();
      return;
    }
    if (selection.armed() !== undefined) this.commit();
  }
  private drop(): void {
    clearTimeout(this.timer);
    this.ghost?.remove();
    this.ghost = undefined;
    this.start = undefined;
  }
  private over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || this.ghost !== undefined) return;
    // A card that slides under a mouse at rest was not pointed at, nor was one on which the table opened.
    if (this.rest.x < 0 || (event.clientX === this.rest.x && event.clientY === this.rest.y)) return;
    this.rest = { x: event.clientX, y: event.clientY };
    this.pointAt(event);
  }
  private pointAt(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(this.timer);
    // The large card itself can be pointed at, and on the way there other things are passed.
    if (event.target instanceof Element && event.target.closest('.look') !== null) return;
    const thing = thingAt(event.target);
    if (thing === undefined) this.timer = setTimeout(() => this.closePassing(), GRACE);
    else if (thing !== this.pointedAt || this.looked.value === undefined)
      this.timer = setTimeout(() => this.lookInPassing(thing), HOVER);
  }
  private lookInPassing(thing: HTMLElement): void {
    if (this.looked.value?.passing !== undefined) this.looked.value = undefined;
    if (!thing.isConnected || this.looked.value !== undefined) return;
    const place = freePlace(thing);
    if (place === undefined) return;
    this.pointedAt = thing;
    this.look(thing, place);
  }
  private closePassing(): void {
    clearTimeout(this.timer);
    if (this.looked.value?.passing !== undefined) this.looked.value = undefined;
  }
  /** Says over a button why it does nothing. */
  say(refusal: Refusal, where: Element): void {
    this.view.selection.why.value = { ...refusal, at: where.getBoundingClientRect() };
  }
  /** Says at the prompt, or where it was meant, why a key did nothing. */
  refuse(text: string, where = document.querySelector('.prompt')): void {
    const at = where?.getBoundingClientRect();
    if (at !== undefined) this.view.selection.why.value = { text, rule: undefined, at };
  }
}
