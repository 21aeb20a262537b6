import { FastChance } from '../../../kernel/chance.ts';
import type { Fact } from '../../../kernel/facts.ts';
import { FactList } from '../../../kernel/facts.ts';
import type { AnyGame } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import type { State } from '../../../kernel/table.ts';
import { unspell } from '../../../kernel/verbs.ts';
import type { Stage } from '../../../lab/puzzles/continuation.ts';
import type { Laid, PuzzleFile } from '../../../lab/puzzles/puzzle.ts';
import type { Answer, Command, Holder, Told } from '../../../match/messages.ts';
import type { Wire } from '../../worker/link.ts';
import { Teller } from '../teller.ts';

/** The table of a puzzle: what somebody does there is told, and nothing comes of it. */
export class PuzzleWire implements Wire {
  onTold: Wire['onTold'] = () => undefined;
  readonly final = true;
  readonly seats: readonly Holder[];
  /** Told what somebody tried, as the page spells it. */
  onTried: (move: string) => void = () => undefined;
  private readonly game: AnyGame;
  private readonly seat: Seat;
  private readonly teller: Teller;
  private readonly state: State;
  private version = 1;

  constructor(game: AnyGame, file: PuzzleFile, source: number, { seat, played }: Laid, state: State = played.state) {
    this.game = game;
    this.seat = seat;
    this.seats = Array.from({ length: played.rules.seats }, (_, n): Holder =>
      n === seat ? { kind: 'person', who: '' } : { kind: 'bot', level: 'general' },
    );
    this.teller = new Teller(game, file.games[source]!.setup, this.seats);
    this.state = this.teller.rules.create();
    this.teller.rules.copy(this.state, state);
  }
  watch(): Promise<readonly Told[]> {
    return Promise.resolve([this.teller.whole(this.seat, this.state, this.version)]);
  }
  resume(): Promise<readonly Told[]> {
    return this.watch();
  }
  submit(_seat: Seat, command: Command): Promise<Answer> {
    const { id } = command;
    const move = command.cmd === 'act' ? command.actions[0] : undefined;
    if (move !== undefined) this.onTried(move);
    return Promise.resolve({ re: 'no', id, rule: 'match.notOffered', values: {} });
  }
  record(): Promise<MatchRecord> {
    return Promise.reject(new Error('a puzzle is no match'));
  }
  close(): void {
    this.onTold = () => undefined;
  }
  /** Carries the move out, as it goes with the cards as they lie. */
  perform(move: string): void {
    const before = this.teller.rules.create();
    this.teller.rules.copy(before, this.state);
    const told = new FactList();
    this.teller.rules.apply(this.state, this.seat, unspell(this.game.verbs, move)!, new FastChance(1), told);
    this.tell(before, this.state, told.facts);
  }
  /** Shows what was played elsewhere, in a guess that looks the same from this seat. */
  show(stages: readonly Stage[]): void {
    for (const { before, after, facts } of stages) this.tell(before, after, facts);
  }
  private tell(before: State, after: State, facts: readonly Fact[]): void {
    this.version++;
    this.onTold(this.seat, this.teller.frame(this.seat, before, after, facts, this.version));
  }
}
