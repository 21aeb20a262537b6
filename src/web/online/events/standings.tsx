import type { EventView } from '../../../events/view.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { initialOf } from '../../shell/my-name.ts';
import { halves, nameOf } from './told.ts';
import { eventWords } from './words.ts';

/** Everybody by points, with what each round was to them and how ties are broken. */
export function Standings({ view }: { view: EventView }) {
  const w = eventWords();
  const { standings, phase, course, system } = view;
  const played = course.filter(({ tables }) => tables.every(({ stage }) => stage === 'over')).length;
  if (standings.length === 0) return null;
  return (
    <section class="event-standings" data-part="table">
      <h2>{phase === 'over' && course.length > 0 ? w.final : w.standings(played)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-words">№</span>
            </th>
            <th scope="col">{w.player}</th>
            {course.length > 0 && <th scope="col">{w.tours}</th>}
            <th scope="col">{w.score}</th>
            <th scope="col">{w.strength}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ player, points, strength, marks }, place) => {
            const { gone } = view.players[player]!;
            return (
              <tr key={player} class={player === view.me ? 'mine' : ''}>
                <td class="place">{place + 1}</td>
                <th scope="row">
                  <Avatar view={view} player={player} />
                  <span>
                    {nameOf(view, player)}
                    {gone !== undefined && <small class="mute"> {w.gone[gone.by]}</small>}
                  </span>
                </th>
                {course.length > 0 && (
                  <td class="marks">
                    {marks.map((mark, round) => (
                      <span key={round} class={`mark ${mark}`} title={`${w.round(round + 1)}: ${w.marks[mark][1]}`}>
                        <i aria-hidden="true">{w.marks[mark][0]}</i>
                        <span class="hidden-words">{w.marks[mark][1]}, </span>
                      </span>
                    ))}
                  </td>
                )}
                <td class="points">{halves(points)}</td>
                <td class="mute">{halves(strength)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {course.length > 0 && <p class="mute legend">{w.legend(w.points(system === 'league' ? '0' : '1'))}</p>}
    </section>
  );
}
/** So many colours; a player keeps theirs. */
const COLOURS = 6;
export const Avatar = ({ view, player }: { view: EventView; player: number }) => (
  <span class={`event-face face-${player % COLOURS}`} aria-hidden="true">
    {view.players[player]?.bot === undefined ? initialOf(nameOf(view, player)) : <Icon name="r-gear" />}
  </span>
);
