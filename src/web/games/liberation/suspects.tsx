import { PLANET_OF } from '../../../games/liberation/cards/columns.ts';
import { locationsIn } from '../../../games/liberation/galaxy.ts';
import { baseOf, handOf, type Liberation, oldBaseOf, RESISTANCE, zone } from '../../../games/liberation/state.ts';
import { ATTACK, fact } from '../../../games/liberation/verbs.ts';
import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { TableView } from '../../table/view.ts';
import { letterIn, nameIn } from './look.ts';
import { baseCandidates } from './odds.ts';
import { type Excluded, WORDS } from './words.ts';

type View = TableView<Liberation>;

/** Where the viewer sees the card lie: then it is not the base. */
function liesIn(view: View, def: DefId): Excluded | undefined {
  const { table } = view.s;
  if (table.find(zone.captured, def) !== 0) return 'captured';
  if (view.viewer !== 'spectator' && table.find(zone.hand(view.viewer), def) !== 0) return 'mine';
  if (table.find(handOf(view.s, RESISTANCE), def) !== 0 || table.find(oldBaseOf(view.s), def) !== 0) return 'theirs';
  if (table.find(zone.discard, def) !== 0) return 'discarded';
  if (table.find(zone.taken, def) !== 0) return 'won';
  const inEither = (place: (seat: Seat) => ZoneId): boolean =>
    [0, 1].some((seat) => table.find(place(seat as Seat), def) !== 0);
  if (inEither(zone.aside)) return 'played';
  if (inEither(zone.spied)) return 'spied';
  return table.find(zone.deck, def) !== 0 ? 'inDeck' : undefined;
}
/** What was found out about the base since it was laid, the latest first. */
function foundOut(view: View, def: DefId): Excluded {
  for (const { facts } of view.model.entries.toReversed()) {
    for (const { kind, a, b } of facts.toReversed()) {
      if (kind === fact.baseLaid) return 'known';
      if (kind === fact.attacked && a === def && b === ATTACK.missed) return 'attacked';
      if (kind === fact.probed && (a === PLANET_OF[def]) !== (b === 1)) return 'probed';
    }
  }
  return 'known';
}
/** Locations that cannot be the base, by the reason; the viewer knows all of these. */
export function exclusions(view: View): ReadonlyMap<Excluded, readonly DefId[]> {
  const open = new Set(baseCandidates(view));
  const all = Array.from({ length: 32 }, (_, bit) => bit as DefId).filter(
    (def) => (locationsIn(view.s.galaxy.value) >> def) & 1 && !open.has(def),
  );
  return Map.groupBy(all, (def) => liesIn(view, def) ?? foundOut(view, def));
}

export function Suspects({ view }: { view: View }) {
  const w = WORDS[view.language];
  if (view.s.table.size(baseOf(view.s)) === 0) return null;
  const candidates = baseCandidates(view);
  const armed = view.selection.armed();
  const target = armed?.option.verb === 'attack' ? armed.option.args[1]?.value : undefined;
  return (
    <div class="note">
      <div class="zone-label">{w.couldBe(candidates.length)}</div>
      <div class="suspects">
        {candidates.map((def) => (
          <b key={def} class={def === target ? 'hot' : ''} title={nameIn(def, view.language)}>
            {letterIn(def, view.language)}
          </b>
        ))}
      </div>
      <dl class="ruled-out" aria-label={w.excludedHow}>
        {[...exclusions(view)].map(([why, defs]) => (
          <div key={why}>
            <dt>
              {defs.map((def) => (
                <s key={def} title={nameIn(def, view.language)}>
                  {letterIn(def, view.language)}
                </s>
              ))}
            </dt>
            <dd>{w.excluded[why]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
