import { type Signal, signal } from '@preact/signals';
import type { GameModule } from '../../../games/index.ts';
import { textFor } from '../../../kernel/roles.ts';
import { readSetup } from '../../../kernel/setup.ts';
import type { Holder } from '../../../match/messages.ts';
import { type Choices, type Given, settled } from '../../games/parts/choices.ts';
import { language } from '../../shell/settings.ts';
import { newSeed, seatedPerson } from '../../worker/seating.ts';
import { lastTable } from './last-table.ts';
import type { Wanted } from './new-table.tsx';
import { botAt } from './seats.tsx';

/** A table before its deal: what is chosen, who sits where, and the code of the deal, empty for any. */
export class Draft {
  readonly game: string;
  readonly module: GameModule;
  readonly choices: Choices | undefined;
  readonly code: Signal<string>;
  readonly #given: Signal<Given>;
  readonly #holders: Signal<readonly Holder[]>;

  constructor(game: string, module: GameModule, choices: Choices | undefined, query: URLSearchParams) {
    this.game = game;
    this.module = module;
    this.choices = choices;
    this.code = signal(query.get('seed') ?? '');
    const last = query.has('people') ? undefined : this.#last();
    const people = Number(query.get('people') ?? 1);
    this.#given = signal(last?.given ?? {});
    this.#holders = signal(
      last?.seats ?? module.texts.uk.seats.map((_, seat) => (seat < people ? seatedPerson('') : botAt())),
    );
  }
  /** As it was last dealt here, if that still can be. */
  #last(): { readonly given: Given; readonly seats: readonly Holder[] } | undefined {
    const last = lastTable(this.game);
    try {
      if (last === undefined) return undefined;
      const setup = readSetup(this.module.game.options, last.setup);
      return this.module.game.seats(setup) === last.seats.length ? { given: last.setup, seats: last.seats } : undefined;
    } catch {
      // The game has changed since: the defaults are good.
      return undefined;
    }
  }

  /** Is it decided in play who is which side? */
  get rolesAreOpen(): boolean {
    const { game } = this.module;
    return game.roles?.open(readSetup(game.options, this.given)) === true;
  }
  /** What the seats are called before the deal. */
  get names(): readonly string[] {
    return textFor(this.module.game, this.module.texts[language.value], this.given).seats;
  }
  get setup(): Given {
    return readSetup(this.module.game.options, this.given);
  }
  get given(): Given {
    return this.#given.value;
  }
  get seats(): readonly Holder[] {
    const count = this.module.game.seats(this.setup);
    return Array.from({ length: count }, (_, seat) => this.#holders.value[seat] ?? botAt());
  }
  readonly set = (name: string, value: string): void => {
    const { options } = this.module.game;
    const given = { ...this.given, [name]: value };
    this.#given.value = settled(this.choices, given, readSetup(options, given));
  };
  readonly seat = (seat: number, holder: Holder): void => {
    this.#holders.value = this.seats.map((one, i) => (i === seat ? holder : one));
  };
  /** The one person at the table changes sides with whoever sits there. */
  readonly changeSides = (from: number, to: number): void => {
    const { seats } = this;
    this.#holders.value = seats.map((one, i) => (i === from ? seats[to]! : i === to ? seats[from]! : one));
  };
  /** How many may sit there at most. */
  get most(): number {
    return Math.max(this.seats.length, ...this.#counts());
  }
  get add(): (() => void) | undefined {
    return this.#to(this.seats.length + 1, () => [...this.seats, botAt()]);
  }
  get remove(): ((seat: number) => void) | undefined {
    return this.#to(this.seats.length - 1, (seat) => this.seats.filter((_, i) => i !== seat));
  }
  #counts(): readonly number[] {
    const name = this.choices?.seats;
    return name === undefined ? [] : (this.module.game.options[name]?.values ?? []).map(Number);
  }
  #to(count: number, seated: (seat: number) => readonly Holder[]): ((seat?: number) => void) | undefined {
    const name = this.choices?.seats;
    if (name === undefined || !this.#counts().includes(count)) return undefined;
    return (seat = -1) => {
      this.#holders.value = seated(seat);
      this.set(name, String(count));
    };
  }
  wanted(): Wanted {
    const seed = this.code.value.trim();
    return { game: this.game, setup: this.setup, seats: this.seats, seed: seed === '' ? newSeed() : seed };
  }
}
