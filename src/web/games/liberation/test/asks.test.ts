import { expect, test } from 'vitest';
import type { Liberation } from '../../../../games/liberation/state.ts';
import type { DefId } from '../../../../kernel/ids.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { Laid } from '../../../table/test/laid.ts';
import type { TableView } from '../../../table/view.ts';
import { asksNow } from '../asks.ts';
import { says } from '../buttons.ts';
import { leaves } from '../leaving.ts';
import { letterIn } from '../look.ts';
import { instead, keys } from '../keys.ts';
import { asidesNow, main, obvious } from '../turn.ts';

type Position = Readonly<Record<string, unknown>>;
const laid = async (seat: 0 | 1, position: Position): Promise<TableView<Liberation>> =>
  (await Laid.of<Liberation>('liberation', {}, { galaxy: 'G1', ...position })).view(seat);
const turn = (captured: readonly string[], more: Position = {}): Position => ({
  captured,
  dynasty: { hand: ['E', 'N'] },
  resistance: { hand: ['B', 'K'], base: 'F' },
  turn: 'dynasty',
  step: 'step1',
  ...more,
});
const mainOf = (view: TableView<Liberation>): string | undefined => main(view)?.says;

test('the question of a step names what can be done in it, and nothing else', async () => {
  expect(asksNow(await laid(0, turn(['H'])))).toBe('Turn step 1 of 3: draw a card or skip the step.');
  expect(asksNow(await laid(0, turn(['H exerted'])))).toBe(
    'Turn step 1 of 3: draw a card, restore a location or skip the step.',
  );
  expect(asksNow(await laid(0, turn(['H exerted'], { step: 'action', dynasty: { hand: [] } })))).toBe(
    'Turn step 2 of 3: restore a location or end the turn.',
  );
  const many = asksNow(await laid(0, turn(['H'], { step: 'action' })));
  for (const way of ['capture a location', 'attack', 'perform a mission', 'or end the turn'])
    expect(many).toContain(way);
  expect(many).not.toContain('restore');
});
test('a card that ends a circle is told before it is drawn, and pushed only on whom it serves (LIB-9.1, LIB-10.2)', async () => {
  const empty = (circle: number, of: 'dynasty' | 'resistance', discard: readonly string[] = ['G', 'M']): Position =>
    turn(['H', 'A', 'C', 'D', 'I', 'J', 'L'], { deck: [], discard, circle, turn: of });
  for (const language of LANGUAGES) {
    const at = async (seat: 0 | 1, position: Position): Promise<TableView<Liberation>> =>
      (await Laid.of<Liberation>('liberation', {}, { galaxy: 'G1', ...position })).view(seat, language, { says });
    const views = [
      await at(0, empty(1, 'dynasty')),
      await at(0, empty(3, 'dynasty')),
      await at(1, empty(1, 'resistance')),
      await at(1, empty(3, 'resistance')),
    ] as const;
    expect(new Set(views.map((view) => asksNow(view))).size).toBe(4);
    for (const view of views.slice(0, 2)) {
      expect(main(view)).toBeUndefined();
      expect(asidesNow(view)).toContain('draw');
      expect(leaves(view)).toBeUndefined();
    }
    for (const view of views.slice(2)) {
      expect(asidesNow(view)).not.toContain('draw');
      expect(mainOf(view)!.length).toBeLessThanOrEqual(24);
    }
  }
});
test('who has chosen a card is told what the next press is for', async () => {
  const position = await Laid.of<Liberation>('liberation', {}, { galaxy: 'G1', ...turn(['H'], { step: 'action' }) });
  const view = position.view(0, 'en', { keys, instead });
  const capture = view.selection.all().find(({ option }) => option.verb === 'capture')!;
  view.selection.pick({ keys: capture.keys.filter((key) => key.startsWith('card:')).slice(-1), name: '' });
  expect(asksNow(view)).toMatch(/^Capture [A-Z]: choose the location to exert\./u);
});
test('what was hit is captured or discarded at one press, and a strike at a planet goes on by itself', async () => {
  const hit = await Laid.of<Liberation>('liberation', {}, { galaxy: 'G1', ...turn(['H'], { step: 'action' }) });
  const attack = hit
    .view(0)
    .decision!.options.find(({ verb, args }) => verb === 'attack' && letterIn(args[1]!.value as DefId, 'en') === 'B')!;
  expect(mainOf(hit.view(0)), 'nothing is pushed').toBeUndefined();
  hit.take(0, attack.action);
  const view = hit.view(0, 'en', { says });
  expect(view.decision?.prompt).toBe('taken');
  expect(mainOf(view)).toBe('Capture B');
  expect(asidesNow(view)).toContain('discardTaken');
  expect(obvious(view)).toBeUndefined();
});
test('a mission from the hand is chosen by its card, not by its place on the map', async () => {
  const position = await Laid.of<Liberation>('liberation', {}, { galaxy: 'G1', ...turn(['H'], { step: 'action' }) });
  const view = position.view(0, 'en', { keys, instead });
  const isPlace = (key: string): boolean => key.startsWith('def:');
  const missions = view.selection.all().filter(({ option }) => option.verb === 'perform');
  expect(missions.length).toBeGreaterThan(0);
  for (const { keys: by } of missions) expect(by.some(isPlace)).toBe(false);
  const captures = view.selection.all().filter(({ option }) => option.verb === 'capture');
  expect(captures.length).toBeGreaterThan(0);
  for (const { keys: by } of captures) expect(by.some(isPlace)).toBe(true);
  // A card of the hand that can be captured: its mission needs nothing more to be pointed at.
  const [capture] = captures;
  const mission = missions.find(({ option }) => option.args[0]!.value === capture!.option.args[1]!.value)!;
  view.selection.pick({ keys: mission.keys.filter((key) => key.startsWith('card:')), name: '' });
  expect(view.selection.whole()).toEqual([mission]);
  expect(view.selection.unclear()).toBe(false);
});
