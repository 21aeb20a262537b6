import { expect, test } from 'vitest';
import { botFor } from '../../bots/spec.ts';
import { moduleOf } from '../../games/index.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Bot } from '../../kernel/sight.ts';
import { driveBots } from '../driver.ts';
import type { Holder } from '../messages.ts';
import { person, Sitting } from './sitting.ts';

const { game } = await moduleOf('bravery');
const bot = (level: string): Holder => ({ kind: 'bot', level });
const NAMES = game.seatNames;

/** What happened between people and bots, in the game's own notation. */
interface PlayedGame {
  /** By the bots, and by the people. */
  readonly bots: string[];
  readonly people: string[];
}

/** People who trade, plan what fits and agree; bots of these levels at the other seats. The game is played to its end. */
async function play(seats: readonly Holder[], seed: string): Promise<PlayedGame> {
  const sitting = await Sitting.of(game, { setup: { players: seats.length }, seats, seed });
  const course: PlayedGame = { bots: [], people: [] };
  const players = new Map<Seat, Bot>();
  const traded = new Set<string>();
  while (!sitting.over) {
    await driveBots(
      sitting.match,
      (level, seat, sight) => {
        const player = players.get(seat) ?? botFor(level, game, 7 + seat);
        players.set(seat, player);
        const action = player.choose(sight);
        course.bots.push(`${NAMES[seat]}: ${game.notation(sight.state, seat, action)}`);
        return action;
      },
      () => (sitting.now += 100),
    );
    const seat = sitting.toAct[0];
    if (seat === undefined || sitting.over) break;
    const { state } = sitting.replica(seat);
    const phrases = sitting
      .replica(seat)
      .decision()!
      .options.map(({ action }) => game.notation(state, seat, action));
    // Once in a week: a table where everybody asks for everything comes to no plan.
    const once = (wanted: RegExp): string | undefined => {
      const key = `${seat} ${said(course.people, /confirm$/)} ${String(wanted)}`;
      const found = traded.has(key) ? undefined : phrases.find((phrase) => wanted.test(phrase));
      traded.add(key);
      return found;
    };
    const chosen =
      phrases.find((phrase) => phrase.startsWith('accept')) ??
      once(/^give \w+ to/) ??
      once(/^ask \w+ for/) ??
      phrases.find((phrase) => /^(plan|volunteer|commit)/.test(phrase)) ??
      phrases.find((phrase) => /^(confirm|agree)/.test(phrase)) ??
      phrases[0]!;
    course.people.push(`${NAMES[seat]}: ${chosen}`);
    const { options } = sitting.replica(seat).decision()!;
    expect(await sitting.act(seat, options[phrases.indexOf(chosen)]!.action)).toMatchObject({ re: 'ok' });
  }
  return course;
}
const said = (lines: readonly string[], pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;

test('a person trades with bots, and bots with the person', async () => {
  const { bots, people } = await play([person('ann'), bot('soldier'), bot('soldier')], 'trade');
  expect(said(people, /: give \w+ to player[23]$/)).toBeGreaterThan(0);
  expect(said(people, /: ask player[23] for/)).toBeGreaterThan(0);
  // They take what is of use and refuse what is not; they give what they can spare; they offer and ask themselves.
  expect(said(bots, /: accept \w+ from player1$/)).toBeGreaterThan(0);
  expect(said(bots, /: (?:give \w+ to|decline \w+ of) player1$/)).toBeGreaterThan(0);
  expect(said(bots, /: give \w+ to player1$/)).toBeGreaterThan(0);
  expect(said(people, /: accept \w+ from player[23]$/)).toBeGreaterThan(0);
});

test.each([
  ['two people between two bots', [bot('officer'), person('ann'), bot('recruit'), person('bob')]],
  [
    'one person and six bots',
    [bot('recruit'), bot('greedy'), person('ann'), ...Array.from({ length: 4 }, () => bot('soldier'))],
  ],
  ['six people and one bot', [...Array.from({ length: 6 }, (_, i) => person(`p${i}`)), bot('soldier')]],
])('any mix plays to the end: %s', async (_mix, seats) => {
  const { bots, people } = await play(seats, 'mix');
  expect(bots.length).toBeGreaterThan(0);
  expect(people.length).toBeGreaterThan(0);
});
