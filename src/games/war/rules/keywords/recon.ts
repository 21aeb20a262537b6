/**
 * WAR-26.68, WAR-26.69, WAR-26.70, WAR-26.71: Recon Group: a look at the hand at any moment, a change of
 * characteristics at the start of the attack.
 */
import { cardOf, is, secondOf } from '../../../../kernel/verbs.ts';
import type { Options } from '../../../../kernel/options.ts';
import type { Recon } from '../../cards/columns.ts';
import { WINDOWS } from '../../cards/vocabulary.ts';
import { KEY, WINDOW } from '../../prints.ts';
import { book, type CardId, type G, mark, MARK, marked, opponentOf, type Seat, zone } from '../../state.ts';
import { act, fact } from '../../verbs.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { matches, printWith } from '../06-kinds.ts';
import { settle } from '../08-parameters.ts';
import { putEffect, TERM } from '../09-effects.ts';
import { lookAtHand } from '../13-tactical.ts';
import { type KeywordRule, windows } from './keyword.ts';

const printed = (g: G, unit: CardId): Recon | undefined => g.s.cards.recon[printWith(g, unit, KEY.recon)];

function offerTargets(g: G, unit: CardId, group: Recon, seat: Seat, why: string, out: Options): void {
  for (let place = 0; place < 2; place++) {
    for (let owner = 0 as Seat; owner < 2; owner++) {
      const line = place === 0 ? zone.first(owner) : zone.second(owner);
      for (let i = 0; i < g.table.size(line); i++) {
        const target = g.table.card(line, i);
        if (!matches(g, group.target, target, seat, 0 as CardId)) continue;
        const rule = why !== '' ? why : stopsScouting(g, unit, target);
        out.test(act.scout(unit, target), rule === '', rule);
      }
    }
  }
}
function stopsScouting(g: G, unit: CardId, target: CardId): string {
  if (target === unit) return 'WAR-26.71';
  return marked(g, target, MARK.scouted) ? 'WAR-26.70' : '';
}
function scoutOut(g: G, unit: CardId, target: CardId, seat: Seat): void {
  const group = printed(g, unit)!;
  mark(g, target, MARK.scouted);
  putEffect(g, 0, target, group.attack, group.defence, TERM.turn, seat, 0 as CardId);
  settle(g);
}
/** The second and further units of a group that changes several. */
const scouting = book.procedure('scouting', { unit: 'card', most: 'number' }, [
  {
    rule: 'WAR-26.69',
    prompt: 'scout',
    least: () => 0,
    most: (_g, l) => l.most,
    offer: (g, l, out) => offerTargets(g, l.unit, printed(g, l.unit)!, g.seat, '', out),
    take: (g, l, action) => scoutOut(g, l.unit, secondOf(action) as CardId, g.seat),
  },
]);

export const recon: KeywordRule = {
  bearer: KEY.recon,
  own: windows(...WINDOWS),
  enemy: windows(...WINDOWS),
  verbs: [act.look.id, act.scout.id],
  offer(g, unit, seat, window, out) {
    const why = isTapped(g, unit) ? 'WAR-5.2' : '';
    const seen = g.table.size(zone.hand(opponentOf(seat))) > 0;
    out.test(act.look(unit), why === '' && seen, why !== '' ? why : 'WAR-27.5');
    const group = printed(g, unit);
    const late = window === WINDOW.ATTACK_START ? '' : 'WAR-26.69';
    if (group === undefined || (late !== '' && !out.explaining)) return;
    offerTargets(g, unit, group, seat, late !== '' ? late : why, out);
  },
  take(g, seat, action) {
    const unit = cardOf(action);
    tap(g, unit);
    if (is(action, act.look)) {
      g.happened(fact.looked, seat, opponentOf(seat));
      return lookAtHand(g, seat, opponentOf(seat));
    }
    const { most } = printed(g, unit)!;
    scoutOut(g, unit, secondOf(action) as CardId, seat);
    if (most < 2) return;
    const l = g.begin(scouting, seat);
    l.unit = unit;
    l.most = most - 1;
  },
};
