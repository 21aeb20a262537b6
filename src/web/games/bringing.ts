import type { ComponentType } from 'preact';
import type { Seat } from '../../kernel/ids.ts';
import type { Answer } from '../../match/messages.ts';
import type { IconName } from '../shell/icons/names.ts';

type Setup = Readonly<Record<string, unknown>>;

export interface ChooserProps {
  readonly seat: Seat;
  readonly terms: Setup;
  /** What the seat has brought, if anything. */
  readonly brought: Setup | undefined;
  /** In a later game of a series the cards stay. */
  readonly fixed: boolean;
  readonly bring: (setup: Setup) => Promise<Answer>;
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
  readonly Chooser: ComponentType<ChooserProps>;
  /** Chooses the terms of a new room. */
  readonly Terms: ComponentType<TermsProps>;
}
