import type { ComponentType } from 'preact';
import type { Seat } from '../../../kernel/ids.ts';
import type { Opened } from '../../../kernel/packs.ts';
import type { Answer } from '../../../match/messages.ts';
import type { PacksTold } from '../../../match/packs.ts';
import type { IconName } from '../../shell/icons/names.ts';

type Setup = Readonly<Record<string, unknown>>;

export interface ChooserProps {
  readonly seat: Seat;
  readonly terms: Setup;
  /** What the seat has brought, if anything. */
  readonly brought: Setup | undefined;
  /** In a later game of a series the cards stay. */
  readonly fixed: boolean;
  /** Where packs are opened: what the seat has, once it has all of it. */
  readonly opened: Opened | undefined;
  readonly room: string;
  readonly match: string;
  readonly bring: (setup: Setup) => Promise<Answer>;
  readonly close: () => void;
}
/** Where packs are opened before anything is brought. */
export interface OpenerProps {
  readonly seat: Seat;
  readonly terms: Setup;
  readonly packs: PacksTold;
  readonly room: string;
  readonly match: string;
  /** By place at the table: who sits there. */
  readonly names: readonly string[];
  /** By place: does a bot take cards there? */
  readonly bots: readonly boolean[];
  /** By how much the clocks of the tables are ahead of ours. */
  readonly now: () => number;
  readonly send: (
    command:
      | { readonly cmd: 'open'; readonly nonce: string; readonly sort?: string }
      | { readonly cmd: 'pick'; readonly card: string; readonly taken: number },
  ) => Promise<Answer>;
  readonly close: () => void;
}
export interface TermsProps {
  readonly terms: Setup;
  readonly set: (terms: Setup) => void;
}
/** How a page shows what the seats of a game bring by themselves. */
export interface Bringing {
  /** What was brought, in a few words. */
  readonly nameOf: (seat: Seat, brought: Setup) => { readonly title: string; readonly details: string };
  /** The terms of a room, one line each. */
  readonly termsOf: (
    terms: Setup,
  ) => readonly { readonly icon: IconName; readonly name: string; readonly value: string }[];
  /** The seat that goes first, if that is settled. */
  readonly firstOf: (setup: Setup) => Seat | undefined;
  /** Where packs are opened: what a button to them says. */
  readonly opening: (terms: Setup) => string;
  readonly Chooser: ComponentType<ChooserProps>;
  /** Opens packs, where there are any. */
  readonly Opener?: ComponentType<OpenerProps>;
  /** Chooses the terms of a new room. */
  readonly Terms: ComponentType<TermsProps>;
}
