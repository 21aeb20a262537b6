/**
 * What people noticed of the bots, as positions and figures: `general`, which is what they meet, must do better in at least
 * nine of ten games of chance. It plays by the weights that come with the house.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { comesToNothing } from '../../games/liberation/rules/18-idle.ts';
import { missionOf } from '../../games/liberation/cards/columns.ts';
import { type Liberation, DYNASTY, handOf, roleOf } from '../../games/liberation/state.ts';
import { act } from '../../games/liberation/verbs.ts';
import { WINDOWS } from '../../games/war/cards/vocabulary.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { Scenario } from '../../kernel/scenario.ts';
import { readSetup, type SetupOptions } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import type { State } from '../../kernel/table.ts';
import { cardOf, defOf, verbOf } from '../../kernel/verbs.ts';
import { secrecyOf } from '../secrecy.ts';
import { putWeights } from '../../learned/shelf.ts';
import { SHIPPED } from '../../learned/shipped.ts';
import { unpacked } from '../../learned/weights.ts';
import { SelfPlay } from '../../bots/self-play.ts';
import { botFor } from '../../bots/spec.ts';

type Laid = Scenario<State, SetupOptions>;
/** A copy with the house's weights at hand: on the game itself they would change how its levels play in other tests. */
async function learnedGame(name: string): Promise<AnyGame> {
  const game: AnyGame = { ...(await moduleOf(name)).game };
  putWeights(game, unpacked(gunzipSync(readFileSync(fileURLToPath(SHIPPED[name]!))), name));
  return game;
}
const SEEDS = 20;
/** What `general` does there, in the notation of the game, with one seed after the other. */
const choices = (game: AnyGame, make: () => Laid): string[] =>
  Array.from({ length: SEEDS }, (_, n) => {
    const { rules, s } = make();
    const seat = rules.actor(s);
    return game.notation(s, seat, botFor('general', game, 77 * n + 1).choose(new Sight(rules, seat).look(s)));
  });
const share = (said: readonly string[], good: (phrase: string) => boolean): number =>
  said.filter(good).length / said.length;

describe('in Liberation', async () => {
  const game = await learnedGame('liberation');
  const lay =
    (position: object, ...lines: readonly string[]) =>
    (): Laid => {
      const t = new Scenario(game, { position });
      for (const line of lines) t.at('dynasty').does(line);
      return t;
    };
  const resistance = (hand: string[], base = 'N'): object => ({ resistance: { hand, base }, turn: 'resistance' });
  test.each([
    [
      'no Space Anomaly without a target',
      { captured: ['H'], dynasty: { hand: ['C', 'D'] }, ...resistance(['E', 'A', 'M']) },
      'mission E',
    ],
    [
      'nor as a second one',
      { captured: ['B'], dynasty: { hand: ['C', 'D', 'F'] }, ...resistance(['I', 'E', 'L'], 'M') },
      'mission',
    ],
    ['no sabotage of an empty hand', { captured: ['H', 'B'], ...resistance(['K', 'L']) }, 'sabotage'],
    [
      'and none of a card that lies open elsewhere',
      { captured: ['H'], dynasty: { hand: ['C'] }, discard: ['J open'], ...resistance(['K', 'I'], 'D') },
      'sabotage J',
    ],
    [
      'no Armed Resistance to borrow what a card in hand does for nothing',
      { captured: ['C', 'H'], dynasty: { hand: ['D', 'E'] }, ...resistance(['F', 'J', 'A']) },
      'mission F',
    ],
    [
      'no Public Support without a deck',
      { captured: ['H'], dynasty: { hand: ['C'] }, rest: 'discard', ...resistance(['A', 'J', 'K']) },
      'mission',
    ],
  ])('%s', (_, position, mistake) => {
    expect(share(choices(game, lay(position)), (phrase) => !phrase.startsWith(mistake))).toBeGreaterThanOrEqual(0.9);
  });
  test.each([
    [
      'it draws what it lacks to pay for a Warp',
      { captured: ['H', 'B'], dynasty: { hand: ['I'] }, resistance: { hand: ['A', 'K'], base: 'G' }, step: 'step1' },
      [],
      'draw',
    ],
    [
      'it captures Public Support that it has hit',
      { captured: ['H', 'B'], dynasty: { hand: ['C', 'D'] }, resistance: { hand: ['G', 'K'], base: 'N' } },
      ['exert H, attack G'],
      'capture G',
    ],
    [
      'it attacks the base that it knows',
      {
        captured: ['H', 'B'],
        dynasty: { hand: ['C', 'D'] },
        resistance: { base: 'G' },
        discard: ['A', 'E', 'F', 'I', 'J', 'K', 'L', 'M', 'N'].map((one) => `${one} open`),
      },
      [],
      'exert H, attack G',
    ],
  ])('as the Dynasty %s', (_, position, lines, right) => {
    expect(share(choices(game, lay(position, ...lines)), (phrase) => phrase === right)).toBeGreaterThanOrEqual(0.9);
  });
  test('the first base is mixed: four fifths of what a choice by lot would leave to guess', () => {
    const { bits, uniform } = secrecyOf({ game }, { setup: {}, bot: 'general', seed: 1, deals: 30, guesses: 400 })!;
    expect(bits / uniform).toBeGreaterThanOrEqual(0.8);
  });
  test('over ten games: no mission without effect, no sabotage of an empty hand, and the Dynasty draws', () => {
    const table = new SelfPlay(game, readSetup(game.options, {}));
    const met = { missions: 0, idle: 0, sabotages: 0, empty: 0, draws: 0, turns: 0 };
    table.witness = (state, action, seat) => {
      const s = state as unknown as Liberation;
      const verb = verbOf(action);
      if (verb === act.perform.id || verb === act.operate.id) {
        const fromHand = verb === act.perform.id;
        const def = fromHand ? defOf(action) : s.table.printed(cardOf(action));
        met.missions++;
        if (comesToNothing(s, seat, missionOf(roleOf(s, seat), def), fromHand)) met.idle++;
      }
      if (verb === act.sabotage.id) {
        met.sabotages++;
        if (s.table.size(handOf(s, DYNASTY)) === 0) met.empty++;
      }
      if (verb === act.draw.id && roleOf(s, seat) === DYNASTY) met.draws++;
    };
    for (let n = 0; n < 10; n++) {
      table.play(
        [0, 1].map((seat) => botFor('general', game, 10 * n + seat)),
        new FastChance(n),
      );
      met.turns += (table.state as unknown as Liberation).turns.value;
    }
    expect([met.idle, met.empty]).toEqual([0, 0]);
    expect(Math.min(met.missions, met.sabotages)).toBeGreaterThan(10);
    expect(met.draws / met.turns).toBeGreaterThan(0.3);
  });
});

describe('in WAR', async () => {
  const game = await learnedGame('war');
  /** Goes on, everybody doing as little as can be, until this is asked. */
  function upTo(t: Laid, asked: string): Laid {
    for (let n = 0; n < 200; n++) {
      const seat = t.rules.actor(t.s);
      const { prompt, values, options } = t.rules.decision(t.s, seat)!;
      if ((prompt === 'window' ? WINDOWS[values['window']!] : prompt) === asked) return t;
      const least = options.find(({ verb }) => verb === 'pass' || verb === 'done') ?? options[0]!;
      t.apply(seat, least.action);
    }
    throw new Error(`${asked} was never asked`);
  }
  const attacked = (attacker: string, resources: string[], hand: string[]) => (): Laid => {
    const player1 = { first: [attacker], resources: ['depot', 'depot', 'factory'], hand: ['depot'], deck: 40 };
    const player2 = { first: ['panzer-2'], resources, hand, deck: 40 };
    const t = upTo(new Scenario(game, { position: { phase: 'attack', player1, player2 } }), 'wave');
    t.at('player1').does('wave');
    upTo(t, 'undirected').at('player1').does(`attack ${attacker}`);
    return upTo(t, 'block');
  };
  test.each([
    ['t-70', ['depot'], []],
    ['t-34', ['depot', 'factory'], ['panzer-2', 'rifle-company']],
  ])('the last Depot is guarded: %s is blocked', (attacker, resources, hand) => {
    const said = choices(game, attacked(attacker, resources, hand));
    expect(share(said, (phrase) => phrase === `block panzer-2 -> ${attacker}`)).toBeGreaterThanOrEqual(0.9);
  });
  test('no wave without anybody to send', () => {
    const player1 = { first: ['tapped panzer-2'], resources: ['depot'], deck: 30 };
    const player2 = { first: ['t-70'], resources: ['depot', 'depot'], deck: 40 };
    const make = (): Laid => upTo(new Scenario(game, { position: { phase: 'attack', player1, player2 } }), 'wave');
    expect(share(choices(game, make), (phrase) => phrase === 'done')).toBeGreaterThanOrEqual(0.9);
  });
});
