import { CandidateSampler } from './candidates.ts';
import type { CardId, DefId, Viewer } from './ids.ts';
import type { Table } from './table.ts';

/** Its room is large, and it is used by one at a time. */
const sampler = new CandidateSampler();
/** Prints of such games are bits of one word. */
const WIDTH = 32;

/**
 * How likely each card is which, as far as the viewer of a masked table may know: counted over exactly those deals that
 * a bot in the same place would guess, each as likely as the others. For games with findings, whose box has no print
 * twice.
 */
export class Chances {
  private readonly shares: Float64Array;

  constructor(table: Table, viewer: Viewer) {
    const { single: box = 0 } = table.candidates ?? {};
    if (box === 0) throw new RangeError('chances are counted where there are findings and no print is there twice');
    this.shares = new Float64Array((table.cards + 1) * WIDTH);
    const hidden: number[] = [];
    let unplaced = box;
    for (let card = 1; card <= table.cards; card++) {
      const print = table.def[card]!;
      if (print === 0) hidden.push(card);
      else this.shares[card * WIDTH + print] = 1;
      unplaced &= ~(1 << print);
    }
    // Once a match is over everything lies open, whatever was found out before.
    if (hidden.length === 0) return;
    const prints = Array.from({ length: WIDTH }, (_, print) => print).filter((print) => (unplaced >> print) & 1);
    const seat = viewer === 'spectator' ? table.plan.seats : viewer;
    sampler.prepare(table, seat, Int32Array.from(hidden), Int32Array.from(prints), hidden.length);
    sampler.shares((card, print, share) => (this.shares[card * WIDTH + print] = share));
  }
  /** From 0 to 1. */
  of(card: CardId, print: DefId): number {
    return this.shares[card * WIDTH + print]!;
  }
  /** The prints that the card could have. */
  couldBe(card: CardId): DefId[] {
    return Array.from({ length: WIDTH }, (_, print) => print as DefId).filter((print) => this.of(card, print) > 0);
  }
}
