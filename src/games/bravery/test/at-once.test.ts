import { expect } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Action, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { defOf, is, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { bravery } from '../game.ts';
import { type Bravery, zone } from '../state.ts';
import { act } from '../verbs.ts';

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
  for (let n = 0; !rules.decision(alone, seat)!.options.some(({ verb }) => verb === 'confirm'); n++) {
    expect(n, `seat ${seat} cannot confirm`).toBeLessThan(100);
    take((action) => OWN.includes(verbOf(action)));
  }
  take((action) => is(action, act.give) && !granted(alone, seat, action));
  done.push(act.confirm());
  return done;
}
/** An answer to what others offer or ask for, by chance; nothing if nobody waits for one. */
function reply(s: Bravery, seat: Seat, chance: FastChance): Action | undefined {
  rules.legal(s, seat, out);
  const answers = out
    .toArray()
    .filter((action) => is(action, act.accept) || is(action, act.decline) || granted(s, seat, action));
  return answers[chance.below(Math.max(1, answers.length))];
}
const granted = (s: Bravery, seat: Seat, action: Action): boolean =>
  is(action, act.give) && (s.asks[seat]!.get(secondOf(action) as Seat) & (1 << defOf(action))) !== 0;

/** The command asks for a card that its holder has planned, given away or offered already. */
function sameCard(s: Bravery, seat: Seat, action: Action): boolean {
  if (!is(action, act.ask)) return false;
  const [def, other] = [defOf(action), secondOf(action) as Seat];
  return s.table.find(zone.hand(other), def) === 0 || (s.offers[seat]!.get(other) & (1 << def)) !== 0;
}

/** A day of planning: what was sent, what was refused, and how many cards changed hands. */
interface Day {
  sent: number;
  refused: number;
  traded: number;
}
function planTogether(seed: number, answering: boolean, day: Day): void {
  const chance = new FastChance(seed);
  const s = rules.create();
  rules.start(s, setup, chance);
  const { value: round } = s.round;
  const scripts = Array.from({ length: 7 }, (_, seat) => script(s, seat as Seat, chance));
  const serials = scripts.map((_, seat) => s.table.serial[seat]!);
  /** Whoever has parted with a card, or did not get one, looks again. */
  const lookAgain = (seat: Seat): void => {
    if (s.confirmed.get(seat) === 0 && s.round.value === round) scripts[seat] = script(s, seat, chance);
  };
  const send = (seat: Seat, action: Action): void => {
    const giver = is(action, act.accept) ? (secondOf(action) as Seat) : granted(s, seat, action) ? seat : undefined;
    const answer = rules.submit(s, seat, serials[seat]!, [action], () => chance);
    day.sent++;
    if (answer === undefined) {
      serials[seat]!++;
      if (giver === undefined) return;
      day.traded++;
      lookAgain(giver);
      return;
    }
    day.refused++;
    const what = `seed ${seed}: ${bravery.notation(s, seat, action)}: ${JSON.stringify(answer)}`;
    expect(sameCard(s, seat, action), what).toBe(true);
    lookAgain(seat);
  };
  while (scripts.some((left) => left.length > 0) && s.round.value === round) {
    const open = scripts.flatMap((left, seat) => (left.length > 0 ? [seat] : []));
    const seat = open[chance.below(open.length)]! as Seat;
    const answer = answering && chance.below(4) === 0 ? reply(s, seat, chance) : undefined;
    send(seat, answer ?? scripts[seat]!.shift()!);
  }
  expect(scripts.flat()).toEqual([]);
}

rule(
  ['BRV-7.1', 'BRV-R13'],
  'seven seats at once, commands in random order: nobody is refused for what others do, except over one card',
  () => {
    const day = { sent: 0, refused: 0, traded: 0 };
    for (let seed = 1; seed <= 60; seed++) planTogether(seed, false, day);
    expect(day.sent).toBeGreaterThan(4000);
    expect(day.refused).toBeLessThan(day.sent / 10);
  },
);
rule(['BRV-7.1', 'BRV-4.2'], 'the same while gifts are accepted, declined and granted in between', () => {
  const day = { sent: 0, refused: 0, traded: 0 };
  for (let seed = 101; seed <= 160; seed++) planTogether(seed, true, day);
  expect(day.traded).toBeGreaterThan(50);
  expect(day.refused).toBeLessThan(day.sent / 10);
});
