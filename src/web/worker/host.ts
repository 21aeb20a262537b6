import type { Advice } from '../../bots/adviser.ts';
import { choosesAtOnce } from '../../bots/spec.ts';
import { moduleOf } from '../../games/index.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Action, Seat, Viewer } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { dealtAs } from '../../kernel/scenario.ts';
import { maskSetup, ownSettings } from '../../kernel/setup.ts';
import type { Sight } from '../../kernel/sight.ts';
import { isUnfit, readBrought } from '../../match/brought.ts';
import { Driver } from '../../match/driver.ts';
import { Match } from '../../match/match.ts';
import type { Told } from '../../match/messages.ts';
import { MemoryStore } from '../../match/memory.ts';
import { openedAt } from '../../match/packs.ts';
import type { Setup } from '../../match/series.ts';
import type { MatchHeader, MatchStore } from '../../match/store.ts';
import { choose } from './as-bots.ts';
import { followRecord, onceMore } from './play-on.ts';
import { newSeed } from './seating.ts';
import { startBeside } from './start.ts';
import { DeviceStore } from './store.ts';
import type { Ask, Chosen, FromBot, Opened, Replies, ToBot } from './wire.ts';

type AnyMatch = Match;

/** What is played from packs is held against them here as on a server. */
function fromPacks(game: AnyGame, { terms = {}, packs }: Pick<MatchHeader, 'terms' | 'packs'>, setup: Setup): void {
  packs?.opened.seats.forEach((_, i) => {
    const seat = i as Seat;
    const own = Object.fromEntries(ownSettings(game.options, seat).map((name) => [name, setup[name]]));
    const read = readBrought(game, seat, own, terms, undefined, openedAt(packs.opened, seat));
    if (isUnfit(read)) throw new InputError(read.rule, String(read.values['problem'] ?? ''));
  });
}
/** The worker's side of one table: the match, its store, its bots. */
export class Host {
  private readonly tell: (viewer: Viewer, told: Told) => void;
  private store: MatchStore | undefined;
  private game: AnyGame | undefined;
  private match: AnyMatch | undefined;
  private setup: Readonly<Record<string, unknown>> = {};
  private bots: Worker | undefined;
  private asked = 0;
  private driver: Driver | undefined;
  private due: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (viewer: Viewer, told: Told) => void) {
    this.tell = tell;
  }
  async answer(ask: Ask): Promise<Replies[Ask['ask']]> {
    switch (ask.ask) {
      case 'create':
        return this.create(ask);
      case 'playOn':
        return this.playOn(ask);
      case 'from':
        return this.from(ask);
      case 'open':
        return this.open(ask.match);
      case 'watch':
        return this.watch(ask.viewer);
      case 'resume':
        return this.at().resume(ask.viewer, ask.have);
      case 'command': {
        const answer = await this.at().submit(ask.seat, ask.command, Date.now());
        this.drive();
        return answer;
      }
      case 'record':
        return this.at().record();
      case 'hint': {
        const sight = await this.at().sight(ask.seat);
        // The same position gets the same hint.
        return sight && this.advise(ask.seat, sight);
      }
    }
  }
  private at(): AnyMatch {
    if (this.match === undefined) throw new Error('no match is open');
    return this.match;
  }
  /** A device that keeps nothing still plays, as long as the page is open. */
  private async keeper(): Promise<MatchStore> {
    return (this.store ??= await DeviceStore.open().catch(() => new MemoryStore()));
  }
  private async load(name: string): Promise<AnyGame> {
    return (this.game = (await moduleOf(name)).game);
  }
  private async create({ match, game: name, setup, seats, seed, agreed }: Ask & { ask: 'create' }): Promise<Opened> {
    const game = await this.load(name);
    if (agreed !== undefined) fromPacks(game, agreed, setup);
    const store = await this.keeper();
    const at = Date.now();
    const secret = secretOfSeed(seed);
    this.sit(await Match.create(game, store, { match, setup, secret, seats, standIn: 'soldier', at, ...agreed }));
    this.setup = setup;
    await this.at().deal('deal', at);
    this.drive();
    return { match, game: name, setup, seats };
  }
  private async playOn({ match, record, moves, seats }: Ask & { ask: 'playOn' }): Promise<Opened> {
    const game = await this.load(record.game);
    this.sit(await Match.create(game, await this.keeper(), onceMore(match, record, seats.length)));
    this.setup = record.setup;
    await followRecord(this.at(), record, moves, seats);
    this.drive();
    return { match, game: record.game, setup: record.setup, seats };
  }
  private async from({ match, game: name, setup, words, seats }: Ask & { ask: 'from' }): Promise<Opened> {
    const game = dealtAs(await this.load(name), words);
    // What does not begin with a deal cannot be found again by its setup and secret.
    this.store = new MemoryStore();
    this.game = game;
    const at = Date.now();
    const secret = secretOfSeed(newSeed());
    this.sit(await Match.create(game, this.store, { match, setup, secret, seats, standIn: 'soldier', at }));
    this.setup = setup;
    await this.at().deal('deal', at);
    this.drive();
    return { match, game: name, setup, seats };
  }
  private async open(match: string): Promise<Opened | undefined> {
    const stored = await (await this.keeper()).load(match);
    if (stored === undefined) return undefined;
    const { game: name, setup } = stored.header;
    const game = await this.load(name);
    this.sit(await Match.open(game, await this.keeper(), match));
    this.setup = setup;
    const { seats } = await this.at().about();
    this.drive();
    return { match, game: name, setup, seats };
  }

  private async watch(viewer: Viewer): Promise<readonly Told[]> {
    const { told } = await this.at().watchFromDeal(viewer, (message) => this.tell(viewer, message));
    return told;
  }

  private sit(match: AnyMatch): void {
    this.driver?.stop();
    clearTimeout(this.due);
    this.match = match;
    this.driver = new Driver({
      match,
      choose: (level, seat, sight) => this.choose(level, seat, sight),
      now: () => Date.now(),
      idle: (next) => {
        // The list of finished games then says less.
        this.noteLength(match).catch(() => undefined);
        if (next !== undefined) this.due = setTimeout(() => this.drive(), Math.max(0, next - Date.now()));
      },
      failed: (error) => console.error(error),
    });
  }
  /** Once a match is over it is written down how long it was, so that lists need not play it again. */
  private async noteLength(match: AnyMatch): Promise<void> {
    if (!(this.store instanceof DeviceStore) || (await match.about()).phase !== 'over') return;
    await this.store.saveLength(match.id, (await match.record()).moves.length);
  }
  /** Lets the bots act, and does what the match itself has to do in time. */
  private drive(): void {
    clearTimeout(this.due);
    this.driver?.drive();
  }
  private async choose(level: string, seat: Seat, sight: Sight): Promise<Action> {
    const said = await this.ask({ level }, seat, sight, crypto.getRandomValues(new Uint32Array(1))[0]!);
    if ('action' in said) return said.action;
    throw new Error('a bot was asked for a move and gave advice');
  }
  private async advise(seat: Seat, sight: Sight): Promise<Advice> {
    const said = await this.ask({}, seat, sight, sight.rules.digest(sight.state));
    if ('advice' in said) return said.advice;
    throw new Error('a bot was asked for advice and gave a move');
  }
  /** A guess that agrees with the sight carries the sight to another worker: looked at again, it is the same. */
  private ask(who: Pick<ToBot, 'level'>, seat: Seat, sight: Sight, seed: number): Promise<Chosen> {
    const guess = sight.rules.create();
    sight.determinize(guess, new FastChance(seed));
    const words = Int32Array.from(guess.table.words);
    const setup = maskSetup(this.game!.options, this.setup, seat);
    const n = ++this.asked;
    const message: ToBot = { n, game: this.game!.name, setup, seat, ...who, seed: seed ^ 0x5bd1e995, words };
    return who.level !== undefined && choosesAtOnce(who.level) ? choose(message) : this.askBeside(message);
  }
  /** Whoever thinks long does so in a worker that nobody waits for meanwhile; it is started for the first of them. */
  private askBeside(message: ToBot): Promise<Chosen> {
    const bots = (this.bots ??= startBeside('bots'));
    return new Promise((resolve, reject) => {
      const heard = ({ data }: MessageEvent<FromBot>): void => {
        if (data.n !== message.n) return;
        bots.removeEventListener('message', heard);
        if ('error' in data) reject(new Error(data.error));
        else resolve(data);
      };
      bots.addEventListener('message', heard);
      bots.postMessage(message, [message.words.buffer]);
    });
  }
}
