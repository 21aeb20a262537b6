import { expect } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Action, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { defOf, is, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { bravery } from '../game.ts';
import { act, type Bravery, zone } from '../state.ts';

const setup = readSetup(bravery.options, { players: 7 });
const rules = rulesFor(bravery, setup);
const out = new Options();
const OWN = [act.plan.id, act.takeBack.id, act.volunteer.id, act.dismiss.id] as const;

/** What one seat would do if it were alone: some planning, some requests and gifts, then confirm. */
function script(start: Bravery, seat: Seat, chance: FastChance): Action[] {
  const alone = rules.create();
  rules.copy(alone, start);
  const done: Action[] = [];
  const take = (choose: (action: Action) => boolean): void => {
    rules.legal(alone, seat, out);
    const fitting = out.toArray().filter(choose);
    if (fitting.length === 0) return;
    const action = fitting[chance.below(fitting.length)]!;
    done.push(action);
    rules.apply(alone, seat, action, chance);
  };
  for (let n = 0; n < 9; n++) take((action) => OWN.includes(verbOf(action)));
  for (let n = 0; n < 3; n++) take((action) => is(action, act.ask));
  while (!rules.decision(alone, seat)!.options.some(({ verb }) => verb === 'confirm'))
    take((action) => OWN.includes(verbOf(action)));
  take((action) => is(action, act.give));
  done.push(act.confirm());
  return done;
}
/** Another seat has planned, asked for or been given the card that this command is about. */
function sameCard(s: Bravery, seat: Seat, action: Action): boolean {
  if (!is(action, act.ask)) return false;
  const other = secondOf(action) as Seat;
  return s.table.find(zone.hand(other), defOf(action)) === 0 || s.offers[seat]!.get(other) === defOf(action);
}

rule(
  ['BRV-7.1', 'BRV-R13'],
  'seven seats at once, commands in random order: nobody is refused for what others do, except over one card',
  () => {
    const chance = new FastChance(41);
    let sent = 0;
    let refused = 0;
    for (let trial = 0; trial < 60; trial++) {
      const s = rules.create();
      rules.start(s, setup, chance);
      const { value: round } = s.round;
      const scripts = Array.from({ length: 7 }, (_, seat) => script(s, seat as Seat, chance));
      const serials = scripts.map((_, seat) => s.table.serial[seat]!);
      while (scripts.some((left) => left.length > 0) && s.round.value === round) {
        const open = scripts.flatMap((left, seat) => (left.length > 0 ? [seat] : []));
        const seat = open[chance.below(open.length)]! as Seat;
        const action = scripts[seat]!.shift()!;
        const answer = rules.submit(s, seat, serials[seat]!, [action], () => chance);
        sent++;
        if (answer === undefined) serials[seat]!++;
        else {
          refused++;
          expect(sameCard(s, seat, action), `${bravery.notation(s, seat, action)}: ${JSON.stringify(answer)}`).toBe(
            true,
          );
        }
      }
      expect(scripts.flat()).toEqual([]);
    }
    expect(sent).toBeGreaterThan(4000);
    expect(refused).toBeLessThan(sent / 10);
  },
);
