import { DYNASTY, type Liberation, oldBaseOf, plays, zone } from '../../../games/liberation/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { CardThing } from '../../table/thing.tsx';
import { cardsIn, type TableView } from '../../table/view.ts';
import { WORDS } from './words.ts';

type View = TableView<Liberation>;
const other = (seat: Seat): Seat => (1 - seat) as Seat;

type Part = 'choices' | 'mission' | 'theirs';
/**
 * A phone lays what is to be chosen from before the hand and what only lies there behind it, so that nothing that others do
 * moves the hand.
 */
const PARTS: Readonly<Record<'all' | 'choices' | 'mission', readonly Part[]>> = {
  all: ['choices', 'mission', 'theirs'],
  choices: ['choices'],
  mission: ['mission'],
};
/**
 * What lies beside the game for a moment: won by an attack, looked at by a spy, the base that was taken up. It lies with
 * the hand, so that it covers no place.
 */
export function Aside({ view, of }: { view: View; of: keyof typeof PARTS }) {
  const w = WORDS[view.language];
  const says = view.narrow
    ? w.upright
    : { won: w.won, seen: w.seen, base: view.text.zone('oldBase'), mission: view.text.zone('aside') };
  const ofDynasty = plays(view.s, view.seat, DYNASTY);
  const all = [
    [ofDynasty ? 'choices' : 'theirs', zone.taken, says.won],
    ['choices', zone.spied(view.seat), says.seen],
    ['theirs', zone.spied(other(view.seat)), says.seen],
    ['mission', zone.aside(view.seat), says.mission],
    ['theirs', zone.aside(other(view.seat)), says.mission],
    [ofDynasty ? 'theirs' : 'choices', oldBaseOf(view.s), says.base],
  ] as const;
  const zones = all.filter(([part]) => PARTS[of].includes(part)).map(([, at, name]) => [at, name] as const);
  const full = zones.filter(([at]) => view.s.table.size(at) > 0);
  if (full.length === 0) return null;
  // The card of a mission is none of those that the mission could be about.
  const isMission = (at: number): boolean => at === zone.aside(view.seat) || at === zone.aside(other(view.seat));
  return (
    <div class="lib-aside">
      {full.map(([at, name]) => (
        <div key={at} class="zone">
          <div class="row" data-zone-at={at}>
            {cardsIn(view.s, at).map((card) => (
              <CardThing key={card} view={view} card={card} width={68} alone={isMission(at)} />
            ))}
          </div>
          <div class="zone-label">{name}</div>
        </div>
      ))}
    </div>
  );
}
