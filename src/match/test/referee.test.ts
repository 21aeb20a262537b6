import { describe, expect, test } from 'vitest';
import { secretOfSeed } from '../../kernel/chance.ts';
import type { Game } from '../../kernel/game.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup, type SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import { automaticFor } from '../automatic.ts';
import type { ClockSpec } from '../clock.ts';
import type { Ledger, MatchEvent } from '../ledger.ts';
import type { Holder } from '../messages.ts';
import { type Advanced, isDeclined, REACH, Referee, type Situation } from '../referee.ts';
import type { MatchHeader } from '../store.ts';
import { newSeries } from '../series.ts';
import { patrol, watch, zone } from './patrol.ts';
import { person } from './sitting.ts';
import { skirmish } from './skirmish.ts';

const [first, second, third] = [0 as Seat, 1 as Seat, 2 as Seat];
const bot = { kind: 'bot', level: 'soldier' } as const;
const clock: ClockSpec = { bank: 60_000, period: 0, periods: 0, hard: true, lapse: 0 };

/** A referee and what stands before it, event by event. */
class Refereed<S extends State, O extends SetupOptions> {
  readonly referee: Referee<S, O>;
  situation: Situation<S>;
  last: Advanced<S> | undefined;

  constructor(game: Game<S, O>, wanted: Partial<MatchHeader> = {}, reach?: number) {
    const setup = readSetup(game.options, wanted.setup ?? {});
    const rules = rulesFor(game, setup);
    const header: MatchHeader = {
      match: 'm',
      game: game.name,
      edition: game.edition,
      setup,
      commitment: '',
      seats: [person('ann'), person('bob')],
      standIn: 'soldier',
      at: 0,
      ...wanted,
    };
    const source = { rules, setup, secret: secretOfSeed('referee') };
    this.referee = new Referee(header, source, automaticFor(rules), reach);
    this.situation = this.referee.first();
  }
  get ledger(): Ledger {
    return this.situation.ledger;
  }
  get digest(): number {
    return this.referee.rules.digest(this.situation.state!);
  }
  /** What an event comes to where it stands; nothing changes. */
  outcome(event: MatchEvent, live = true) {
    return this.referee.advance(this.situation, event, this.ledger.at, live);
  }
  go(event: MatchEvent, at = this.ledger.at): this {
    const advanced = this.referee.advance(this.situation, event, at, true);
    if (isDeclined(advanced)) throw new Error(advanced.rule);
    this.last = advanced;
    this.referee.forget(this.situation, advanced.situation);
    this.situation = advanced.situation;
    return this;
  }
  move(seat: Seat, ...actions: readonly string[]): this {
    return this.go({ do: 'move', seat, actions });
  }
  /** Nothing happens, so many versions long. */
  wait(versions: number): this {
    for (let i = 0; i < versions; i++) this.go({ do: 'sit', seat: second, holder: person('bob') });
    return this;
  }
}
const walking = (reach?: number) => new Refereed(patrol, {}, reach).go({ do: 'deal' });
const refused = (rule: string, values = {}) => ({ rule, values });
const undo = (seat: Seat, count: number, agreed: boolean): MatchEvent => ({ do: 'undo', seat, count, agreed });

describe('a match', () => {
  test('begins with nothing but its seats', () => {
    expect(new Refereed(patrol, { at: 7 }).situation).toStrictEqual({
      ledger: {
        version: 0,
        at: 7,
        phase: 'gathering',
        seats: [person('ann'), person('bob')],
        nonces: [null, null],
        brought: [null, null],
        line: [],
        forks: 1,
        fork: 0,
        ahead: 0,
        asking: undefined,
        clock: undefined,
        result: undefined,
      },
      state: undefined,
      roots: [],
    });
  });
  test('goes on one version at a time, and its time never goes back', () => {
    const match = new Refereed(patrol).go({ do: 'deal' }, 50).go({ do: 'move', seat: first, actions: ['go 1'] }, 20);
    expect([match.ledger.version, match.ledger.at]).toEqual([2, 50]);
  });
  test('tells no facts where no card has moved, nor where one is taken back', () => {
    const match = walking();
    expect(match.wait(1).last!.facts).toEqual([]);
    expect(match.move(first, 'go 1').last!.facts.length).toBe(1);
    expect(match.go(undo(first, 1, false)).last!.facts).toEqual([]);
  });
  test('counts the times that seats act side by side, from the deal on', () => {
    const match = new Refereed(skirmish).go({ do: 'deal' });
    const forks = (): number[] => [match.ledger.fork, match.ledger.forks];
    expect([walking().ledger.fork, ...forks()]).toEqual([0, 1, 1]);
    const round = (): void => {
      match.move(first, 'pass').move(second, 'pass').move(first, 'pass').move(second, 'pass');
      expect(match.ledger.fork).toBe(0);
      match.move(first, 'amount 1').move(first, 'pass').move(second, 'pass');
    };
    round();
    expect(forks()).toEqual([2, 2]);
    round();
    expect(forks()).toEqual([3, 3]);
  });
});

describe('out of its time an event is declined', () => {
  const gathering = new Refereed(skirmish);
  const on = new Refereed(skirmish).go({ do: 'deal' });
  const over = new Refereed(skirmish).go({ do: 'deal' }).go({ do: 'concede', seat: first });
  const move: MatchEvent = { do: 'move', seat: first, actions: ['pass'] };
  test.each<[string, MatchEvent, string | undefined, string | undefined, string | undefined]>([
    ['a move', move, 'match.notBegun', undefined, 'match.over'],
    ['taking back', undo(first, 1, true), 'match.notBegun', 'match.cannotUndo', 'match.over'],
    ['a deal', { do: 'deal' }, undefined, 'match.begun', 'match.begun'],
    ['to be ready', { do: 'ready', seat: first, nonce: '' }, undefined, 'match.begun', 'match.begun'],
    ['to bring something', { do: 'bring', seat: first, brought: null }, undefined, 'match.begun', 'match.begun'],
    [
      'an answer',
      { do: 'answer', seat: first, yes: true },
      ...(Array(3).fill('match.nobodyAsks') as [string, string, string]),
    ],
    [
      'a no',
      { do: 'answer', seat: first, yes: false },
      ...(Array(3).fill('match.nobodyAsks') as [string, string, string]),
    ],
    ['to give up', { do: 'concede', seat: first }, undefined, undefined, 'match.over'],
    ['an award', { do: 'award', seat: first, by: 'absence' }, undefined, undefined, 'match.over'],
  ])('%s', (_what, event, ...rules) => {
    const said = [gathering, on, over].map((match) => {
      const outcome = match.outcome(event);
      return isDeclined(outcome) ? outcome : undefined;
    });
    expect(said).toEqual(rules.map((rule) => rule && refused(rule)));
  });
  test('who is ready brings nothing more', () => {
    const match = new Refereed(skirmish).go({ do: 'ready', seat: first, nonce: '' });
    expect(match.outcome({ do: 'bring', seat: first, brought: null })).toEqual(refused('match.isReady'));
    expect(match.outcome({ do: 'bring', seat: second, brought: null })).toHaveProperty('situation');
  });
  test('an action that there is not, by its place among those of the command', () => {
    expect(on.outcome({ ...move, actions: ['pass', 'fly'] })).toEqual(refused('match.noSuchAction', { index: 1 }));
    expect(walking().outcome({ ...move, actions: ['go 1', 'go 9'] })).toMatchObject({ values: { index: 1 } });
  });
  test('an answer of the log that the rules do not offer', () => {
    const logged = (after: string) => on.outcome({ ...move, after: [[1, after]] }, false);
    expect(logged('pass')).toHaveProperty('situation');
    expect([logged('march'), logged('fly')]).toEqual([refused('match.notOffered'), refused('match.notOffered')]);
  });
});

describe('what is written down', () => {
  test('are the answers that the match gave by itself, and nothing where it gave none', () => {
    const match = walking().move(first, 'go 1');
    expect(match.last!.event).toStrictEqual({ do: 'move', seat: first, actions: ['go 1'] });
    const share = new Refereed(skirmish).go({ do: 'deal' });
    for (const seat of [first, second, first, second]) share.move(seat, 'pass');
    share.move(first, 'amount 0');
    expect(share.last!.event).toStrictEqual({
      do: 'move',
      seat: first,
      actions: ['amount 0'],
      after: [[0, 'amount 1']],
    });
  });
  test('a thousand answers in a row are a loop, and it is left to the seat', () => {
    const loop = {
      ...patrol,
      name: 'loop',
      deal: (g: Parameters<typeof patrol.deal>[0]) => {
        g.bring(1 as DefId, zone.post);
        g.begin(watch);
      },
    };
    const { last } = new Refereed(loop).go({ do: 'deal' });
    expect(last!.event).toMatchObject({ do: 'deal', after: { length: 1000 } });
  });
});

describe('the next move', () => {
  test('is played in the state that nobody looks at any more', () => {
    const match = walking();
    const { state } = match.situation;
    match.move(first, 'go 1');
    expect(match.situation.state).not.toBe(state);
    expect(match.move(first, 'go 1').situation.state).toBe(state);
  });
  test('is never played in the one that stands, though nothing moved in between', () => {
    const match = walking().wait(1);
    const stood = match.digest;
    expect(match.outcome({ do: 'move', seat: first, actions: ['go 1', 'go 9'] })).toHaveProperty('rule');
    expect(match.digest).toBe(stood);
  });
});

describe('what is for good', () => {
  const places = ({ situation }: { readonly situation: Situation<never> }): number[] =>
    situation.roots.map(({ moves }) => moves);
  const placesOf = (match: Refereed<never, never>): number[] => places(match);
  const walked = (versions: number) => {
    const match = walking();
    while (match.ledger.version < versions) match.move(first, 'go 1');
    return match as unknown as Refereed<never, never>;
  };
  test('is what was done before the mark, each time that so many versions have passed', () => {
    const at = (versions: number): unknown[] => {
      const match = walked(versions);
      return [match.ledger.line.length, placesOf(match)];
    };
    expect([at(REACH - 1), at(REACH), at(2 * REACH - 1), at(2 * REACH), at(3 * REACH)]).toEqual([
      [REACH - 2, []],
      [REACH - 1, [REACH - 1]],
      [2 * REACH - 2, [REACH - 1]],
      [REACH, [0, REACH]],
      [REACH, [0, REACH]],
    ]);
  });
  test('never begins for who wants the whole line', () => {
    const match = walking(Number.POSITIVE_INFINITY);
    while (match.ledger.version < 3 * REACH) match.move(first, 'go 1');
    expect([match.ledger.line.length, match.situation.roots]).toEqual([3 * REACH - 1, []]);
    match.move(first, ...Array<string>(1024).fill('go 1'));
    expect(match.ledger.line.length).toBe(3 * REACH - 1 + 1024);
  });
  test('begins after a thousand and twenty-four moves, however few versions they took', () => {
    const moves = (count: number) => walking().move(first, ...Array<string>(count).fill('go 2'));
    const [most, tooMany] = [moves(1024), moves(1025)];
    expect([most.ledger.line.length, most.situation.roots]).toEqual([1024, []]);
    expect(tooMany.ledger.line).toEqual([]);
    expect(tooMany.situation.roots.map(({ moves: at, fork, forks }) => [at, fork, forks])).toEqual([[0, 0, 1]]);
    // From there on it can be taken back again.
    const stood = tooMany.digest;
    tooMany.move(first, 'go 1');
    expect(tooMany.digest).not.toBe(stood);
    tooMany.go(undo(first, 1, false));
    expect([tooMany.digest, tooMany.ledger.line]).toEqual([stood, []]);
    expect(tooMany.outcome(undo(first, 1, true))).toEqual(refused('match.cannotUndo'));
  });
  test('does not begin while people gather, however often they sit down', () => {
    const match = new Refereed(patrol).wait(REACH + 1).go({ do: 'deal' });
    expect([match.ledger.version, match.situation.roots]).toEqual([REACH + 2, []]);
  });
  test('is kept in two places at most, though nothing is played for long', () => {
    const match = walking().move(first, 'go 1').wait(REACH) as unknown as Refereed<never, never>;
    expect([match.ledger.line.length, placesOf(match)]).toEqual([1, [1]]);
    match.wait(REACH);
    expect([match.ledger.line.length, placesOf(match)]).toEqual([0, [0, 0]]);
    for (let times = 0; times < 3; times++) expect(placesOf(match.wait(REACH))).toEqual([0, 0]);
    match.move(first, 'go 1').wait(REACH);
    expect([match.ledger.line.length, placesOf(match)]).toEqual([1, [0, 1]]);
  });
  test('what is taken back is played again from the last place that its line still has', () => {
    const back = (versions: number, count: number): unknown[] => {
      const match = walked(versions);
      const stood = walked(versions - count).digest;
      match.go(undo(first, count, false));
      return [match.digest === stood, match.ledger.line.length, placesOf(match)];
    };
    // Behind the second place, up to it, over it, and up to where the line begins.
    expect([back(150, 20), back(150, 22), back(150, 23), back(150, 86)]).toEqual([
      [true, 66, [0, 64]],
      [true, 64, [0, 64]],
      [true, 63, [0]],
      [true, 0, [0]],
    ]);
    const match = walked(150);
    expect(match.outcome(undo(first, 87, true))).toEqual(refused('match.cannotUndo'));
    expect(match.outcome(undo(first, 87, false))).toEqual(refused('match.cannotUndo'));
    match
      .go(undo(first, 22, false))
      .go(undo(first, 1, false))
      .go(undo(first, 63, true));
    expect([placesOf(match), match.digest]).toEqual([[0], walked(150 - 86).digest]);
  });
  test('a line that cannot be played again is not taken back', () => {
    const match = walking().move(first, 'go 1').move(first, 'go 2');
    const { ledger } = match.situation;
    const [one, two] = ledger.line;
    const never = { ...one!, seat: second };
    const situation = { ...match.situation, ledger: { ...ledger, line: [never, two!] } };
    expect(match.referee.advance(situation, undo(first, 1, false), 0, true)).toEqual(refused('match.cannotUndo'));
  });
  test('what another seat has done since is not taken back without being asked', () => {
    const match = new Refereed(skirmish).go({ do: 'deal' });
    for (const seat of [first, second, first, second]) match.move(seat, 'pass');
    expect(match.outcome(undo(second, 1, false))).toHaveProperty('situation');
    expect(match.outcome(undo(first, 1, false))).toEqual(refused('match.cannotUndo'));
    expect(match.outcome(undo(first, 1, true))).toHaveProperty('situation');
  });
  test('more than there is cannot be taken back, however much more', () => {
    const match = walking().move(first, 'go 1');
    for (const count of [2, 3, 9])
      expect(match.outcome(undo(first, count, false))).toEqual(refused('match.cannotUndo'));
  });
  test('every serial moves on by as many as the seat went back, and one', () => {
    const match = walking().move(first, 'go 1').move(first, 'go 2').move(first, 'go 3').move(first, 'go 4');
    expect(match.go(undo(first, 1, false)).ledger.ahead).toBe(2);
    expect(match.go(undo(first, 2, false)).ledger.ahead).toBe(2 + 3);
  });
});

describe('clocks', () => {
  const running = ({ ledger }: { readonly ledger: Ledger }): number[] => ledger.clock!.map(({ since }) => since);
  test('run while the match is on, for the people who are awaited, and for nobody before or after', () => {
    const match = new Refereed(skirmish, { clock, seats: [person('ann'), bot] });
    match.go({ do: 'sit', seat: second, holder: bot }, 3);
    expect(running(match)).toEqual([-1, -1]);
    expect(running(match.go({ do: 'deal' }, 5))).toEqual([5, -1]);
    expect(running(match.go({ do: 'sit', seat: second, holder: person('bob') }, 8))).toEqual([5, 8]);
    match.go({ do: 'concede', seat: first }, 9);
    expect(match.ledger.clock).toEqual([
      { bank: 59_996, periods: 0, since: -1 },
      { bank: 59_999, periods: 0, since: -1 },
    ]);
  });
});

describe('who gives up', () => {
  const three: readonly Holder[] = [person('ann'), person('bob'), person('eve')];
  const result = (match: { readonly ledger: Ledger }): unknown => [match.ledger.phase, match.ledger.result];
  test('before the deal ends the match, and nobody has won it', () => {
    const duel = new Refereed(skirmish).go({ do: 'concede', seat: second });
    expect(result(duel)).toEqual(['over', { by: 'concession', seat: second }]);
    const several = new Refereed(skirmish, { setup: { seats: 3 }, seats: three }).go({ do: 'concede', seat: third });
    expect(result(several)).toEqual(['over', { by: 'concession', seat: third }]);
    expect(several.ledger.seats).toEqual(three);
  });
  test('at a table of several leaves a bot that keeps the seat; the last one ends it, without scores', () => {
    const match = new Refereed(skirmish, { setup: { seats: 3 }, seats: three, standIn: 'officer' }).go({ do: 'deal' });
    match.go({ do: 'concede', seat: first }).go({ do: 'award', seat: second, by: 'time' });
    expect(match.ledger.seats).toEqual([
      { kind: 'bot', level: 'officer', keeps: 'ann' },
      { kind: 'bot', level: 'officer', keeps: 'bob' },
      person('eve'),
    ]);
    expect(result(match.go({ do: 'concede', seat: third }))).toEqual(['over', { by: 'concession', seat: third }]);
  });
  test('a bot that is sent away leaves one that keeps nothing for anybody', () => {
    const match = new Refereed(skirmish, { setup: { seats: 3 }, seats: [...three.slice(0, 2), bot] });
    match.go({ do: 'deal' }).go({ do: 'award', seat: third, by: 'absence' });
    expect(match.ledger.seats[third]).toStrictEqual({ kind: 'bot', level: 'soldier' });
  });
  test('a duel has lost it by whatever he went, and a question that stood is gone', () => {
    const match = new Refereed(skirmish).go({ do: 'deal' }).go({ do: 'ask', seat: first, count: 1, stop: 'others' });
    expect(match.ledger.asking).toEqual({ seat: first, count: 1, agreed: 1 });
    match.go({ do: 'award', seat: first, by: 'time' });
    expect(result(match)).toEqual(['over', { by: 'time', seat: first, scores: [-1, 1] }]);
    expect(match.ledger.asking).toBeUndefined();
  });
  test('between the games of a series has lost the next game, and only who stays away loses the series', () => {
    const series = { ...newSeries(3, 'm0', 2), played: 1, wins: [1, 0] };
    const next = () => new Refereed(skirmish, { series });
    expect(result(next().go({ do: 'concede', seat: first }))).toEqual(['over', { by: 'concession', seat: first }]);
    expect(result(next().go({ do: 'award', seat: first, by: 'absence' }))).toEqual([
      'over',
      { by: 'absence', seat: first, forfeit: first },
    ]);
    const pause = new Refereed(skirmish, { series: newSeries(3, 'm', 2) })
      .go({ do: 'deal' })
      .go({ do: 'concede', seat: second });
    expect(pause.outcome({ do: 'concede', seat: first })).toEqual(refused('match.over'));
    pause.go({ do: 'award', seat: first, by: 'absence' });
    expect(pause.ledger.result).toEqual({ by: 'concession', seat: second, scores: [1, -1], forfeit: first });
  });
});

describe('a casting vote', () => {
  const held = { ...skirmish, name: 'held', held: () => ({ verb: 'pass', seconds: 30 }) };
  test('waits anew when another question stands there or cards have moved, and is nothing where there is none', () => {
    const match = new Refereed(held).go({ do: 'deal' }, 1000);
    const asked = (event: MatchEvent, at: number): number | undefined => match.go(event, at).ledger.asked;
    const pass = (seat: Seat): MatchEvent => ({ do: 'move', seat, actions: ['pass'] });
    expect(match.ledger.asked).toBe(1000);
    const { options } = match.referee.rules.decision(match.situation.state!, first)!;
    const plan = options.find(({ verb }) => verb === 'plan')!.args[0]!.value;
    expect(asked({ do: 'move', seat: first, actions: [`plan ${plan}`] }, 2000)).toBe(2000);
    expect(asked(pass(first), 3000)).toBe(2000);
    // From planning to the window no card moves, but it is another question.
    expect(asked(pass(second), 4000)).toBe(4000);
    expect(asked(pass(first), 5000)).toBe(4000);
    // Shares know no pass.
    expect(asked(pass(second), 6000)).toBeUndefined();
    expect(asked({ do: 'move', seat: first, actions: ['amount 1'] }, 7000)).toBe(7000);
    expect(asked(undo(first, 1, true), 8000)).toBeUndefined();
  });
});
