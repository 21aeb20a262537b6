import type { Seat } from '../../kernel/ids.ts';
import { type Afu, LOSS, solo, zone } from './state.ts';

export function reward(s: Afu, seat: Seat): number {
  if (!solo(s)) return (Math.sign(s.table.score[seat]!) + 1) / 2;
  return s.loss.value !== LOSS.none ? 0 : Math.min(1, Math.max(0, (s.vp.get(seat) + 10) / 54));
}
export function evaluate(s: Afu, seat: Seat): number {
  return 0.5 + 0.001 * s.table.size(zone.trophies(seat));
}
