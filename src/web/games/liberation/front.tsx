import { missionOf } from '../../../games/liberation/cards/columns.ts';
import { baseOf, DYNASTY, type Liberation, plays, RESISTANCE, roleOf, zone } from '../../../games/liberation/state.ts';
import type { CardId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { begun } from '../../shell/letters.ts';
import { stateOf } from '../../table/state.ts';
import { CardThing, drawnThing, Mark } from '../../table/thing.tsx';
import { cardsIn, handIn, numberKey, type TableView, zoneKey } from '../../table/view.ts';
import { Aside } from './aside.tsx';
import { choices } from './choices.ts';
import { baseForecast } from './gains.ts';
import { letterIn, SIDE_COLOURS } from './look.ts';
import { isVain } from './missions.ts';
import { MISSION_WORDS } from './mission-words.ts';
import { searchedByDynasty } from './odds.ts';
import { WORDS } from './words.ts';

type View = TableView<Liberation>;

/** What lies before the viewer: the hand, and beside it the base, what is captured, or the sides to ask for. */
export function Front({ view }: { view: View }) {
  const w = WORDS[view.language];
  const captured = cardsIn(view.s, zone.captured);
  const hand = zone.hand(view.seat);
  const width = view.narrow ? 68 : 96;
  return (
    <div class="lib-front">
      {view.narrow && <Aside view={view} of="choices" />}
      <div class="group hand-group">
        <div class="zone-label">{w.hand(view.s.table.size(hand))}</div>
        <div class="row" data-zone-at={hand}>
          {handIn(view.s, hand).map((card) => (
            <HandCard key={card} view={view} card={card} width={width} />
          ))}
        </div>
      </div>
      {!view.narrow && <Aside view={view} of="all" />}
      <OwnBase view={view} width={width} />
      {view.decision?.prompt === 'ask' && <Sides view={view} />}
      {plays(view.s, view.seat, DYNASTY) && (
        <div class="group">
          <div class="zone-label">{view.narrow ? w.capturedShort(captured.length) : w.captured(captured.length)}</div>
          <div class="row" data-zone-at={zone.captured}>
            {captured.map((card) => (
              <CardThing
                key={card}
                view={view}
                card={card}
                width={width}
                class={view.s.exerted.get(card) === 1 ? 'turned' : ''}
                about={view.s.exerted.get(card) === 1 ? w.marks.exerted : ''}
              />
            ))}
          </div>
        </div>
      )}
      {view.narrow && <Aside view={view} of="mission" />}
    </div>
  );
}
/** The viewer's own base is no card of the hand: it lies by itself, with where it could go and how near the Dynasty is. */
function OwnBase({ view, width }: { view: View; width: number }) {
  const base = baseOf(view.s);
  if (!plays(view.s, view.seat, RESISTANCE) || view.viewer === 'spectator' || view.s.table.size(base) === 0)
    return null;
  const card = view.s.table.top(base);
  const w = WORDS[view.language];
  const { yourBase, underFire } = w;
  const open = searchedByDynasty(view);
  const { lines } = baseForecast(view, view.s.table.printed(card));
  const found = lines.some(({ good }) => good === false);
  const standing = found ? `${yourBase}, ${underFire}` : yourBase;
  return (
    <div class="group own-base">
      <div class="zone-label">
        {yourBase}
        {found && <em>{underFire}</em>}
        {view.narrow && <small>{w.searched(open.length)}</small>}
      </div>
      <div class="zone" data-zone-at={base}>
        <CardThing view={view} card={card} width={width} keys={[zoneKey(base)]} about={standing} alone>
          <span class={`base-chip ${found ? 'under-fire' : ''}`} aria-hidden="true">
            <Icon name="fist" />
          </span>
        </CardThing>
      </div>
      {!view.narrow && (
        <ul>
          {lines.map(({ text, good }) => (
            <li key={text} class={good === false ? 'poor' : ''}>
              {begun(text)}
            </li>
          ))}
          <li title={w.searchedHow}>
            {w.searchedIn(open.length, open.map((def) => letterIn(def, view.language)).join(' '))}
          </li>
        </ul>
      )}
    </div>
  );
}
/** A card of the hand says at once that its mission would come to nothing now. */
function HandCard({ view, card, width }: { view: View; card: CardId; width: number }) {
  const def = view.s.table.printed(card);
  const offered = view.decision?.options.some(({ verb, args }) => verb === 'perform' && args[0]?.value === def);
  const vain =
    offered === true && isVain(view, { mission: missionOf(roleOf(view.s, view.seat), def), fromHand: true, def });
  const warned = vain ? MISSION_WORDS[view.language].vain : '';
  return (
    <CardThing view={view} card={card} width={width} about={warned} alone>
      {vain && <span class="ribbon no-use">{warned}</span>}
    </CardThing>
  );
}
/** LIB-R36: both sides lie there to be asked for. */
function Sides({ view }: { view: View }) {
  const names = choices.words[view.language];
  return (
    <div class="lib-sides">
      {[DYNASTY, RESISTANCE].map((role) => {
        const [name, says] = names[`side=${role}`]!;
        const keys = [numberKey('ask', role)];
        const state = stateOf(view, keys);
        const [thing, said] = drawnThing(view, keys, name);
        return (
          <div key={role} {...thing} class={`lib-side-tile ${state}`} style={{ '--side': SIDE_COLOURS[role] }}>
            <Icon name={choices.sides![role]!} />
            {said}
            <b aria-hidden="true">{name}</b>
            <small>{says}</small>
            <Mark state={state} />
          </div>
        );
      })}
    </div>
  );
}
