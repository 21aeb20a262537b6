import { PHASE, type War } from '../../../games/war/state.ts';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../shell/icons/icon.tsx';
import { leaves } from './leaving.ts';
import { attackers, headFor, isHeading, laid, leaving, PAID, type Stop, stayHere } from './turn.ts';
import type { View } from './unit.tsx';
import { WORDS } from './words.ts';

const payable = ({ decision }: View): number =>
  new Set((decision?.options ?? []).filter(({ verb }) => PAID.has(verb)).map(({ action }) => action)).size;
/** Where a turn is, as one of the four chevrons. */
function placeOf({ phase }: War): number {
  if (phase.value <= PHASE.resources) return 0;
  if (phase.value >= PHASE.reserves) return 3;
  return phase.value - PHASE.resources;
}
const ATTACK = 2;
const STOPS: readonly Stop[] = ['resources', 'build', 'wave', 'end'];

/** The turn in four chevrons, with what is left in each; a later one is gone on to at a press. */
export function TurnBar({ view }: { view: View }) {
  const w = WORDS[view.language].bar;
  const { decision, selection, s } = view;
  const asking = selection.asking.value;
  const heading = isHeading(view);
  // Whoever takes back the question stays in this phase.
  useEffect(() => {
    if (heading && !asking && view.model.unanswered.value === 0) stayHere();
  }, [asking]);
  // Before the first turn it stands there and says nothing, so that nothing jumps when the turn begins.
  const before = s.phase.value === PHASE.setup;
  const mine = !before && s.active.value === view.viewer;
  const now = before ? -1 : placeOf(s);
  const step = leaving(view);
  const go = (to: Stop): void => {
    headFor(view, to);
    selection.clear();
    if (leaves(view) === undefined) void view.model.act([step!]);
    else selection.asking.value = true;
  };
  const details = [
    w.laid(laid(view)),
    mine && decision?.prompt === 'build' ? w.payable(payable(view)) : '',
    mine && decision !== undefined && s.wave.value === 0 ? w.ready(attackers(view).length) : '',
    '',
  ];
  const names = [w.resources, w.building, w.attack, view.narrow ? w.shortEnd : w.end];
  return (
    <div class="turn-bar">
      <ol>
        {names.map((name, i) => {
          const at = i < now ? 'done' : i === now ? 'now' : 'later';
          const inside = (
            <>
              {at === 'done' && <Icon name="r-check" />}
              <b>{name}</b>
              {!view.narrow && details[i] !== '' && (at !== 'later' || i === ATTACK) && <span>{details[i]}</span>}
            </>
          );
          return (
            <li key={name} class={`turn-step ${at}`} aria-current={at === 'now' ? 'step' : undefined}>
              {mine && step !== undefined && i > now ? (
                <button type="button" data-go={STOPS[i]} onClick={() => go(STOPS[i]!)}>
                  {inside}
                </button>
              ) : (
                <span class="turn-name">{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
      {!view.narrow && !before && <small>{w.turnOf(s.turn.value)}</small>}
    </div>
  );
}
