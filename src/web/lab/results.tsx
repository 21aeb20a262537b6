import type { GameModule } from '../../games/index.ts';
import { decimal, percent, points } from '../shell/figures.ts';
import { language } from '../shell/settings.ts';
import type { GameFigures } from '../worker/wire.ts';
import { difference, median, mostPlayed, winRate } from './figures.ts';
import { WORDS } from './words.ts';

const CARDS = 12;

interface ResultsProps {
  readonly module: GameModule;
  readonly first: readonly GameFigures[];
  readonly second: readonly GameFigures[];
  /** Of the cards only these, by their place in the game's list. */
  readonly own?: readonly number[];
}
export function Results({ module, first, second, own }: ResultsProps) {
  const w = WORDS[language.value];
  const text = module.texts[language.value];
  const seats = first[0]!.wins.map((_, seat) => seat);
  const compared = second.length > 0;
  // Who plays together wins together: one row says it.
  const shown = module.game.utility === 'shared' ? seats.slice(0, 1) : seats;
  return (
    <>
      <table class="lab-table">
        <thead>
          <tr>
            <th scope="col">{w.seat}</th>
            <th scope="col">{w.wins}</th>
            <th scope="col">{w.interval}</th>
            {compared && <th scope="col">{w.second}</th>}
            {compared && <th scope="col">{w.change}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((seat) => {
            const { share, from, to } = winRate(first, seat);
            const d = compared ? difference(first, second, seat) : undefined;
            return (
              <tr key={seat}>
                <th scope="row">{text.seats[seat]}</th>
                <td>
                  <b>{percent(share, 1)}</b>
                </td>
                <td>
                  {decimal(100 * from, 1)}–{percent(to, 1)}
                </td>
                {compared && <td>{percent(winRate(second, seat).share, 1)}</td>}
                {d !== undefined && (
                  <td>
                    {points(d.mean, 1)} ({points(d.from, 1)}…{points(d.to, 1)})
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="mute">
        {w.draws(first.filter(({ wins }) => wins.every((won) => won === 0)).length)} · {w.length(median(first))}
      </p>
      {module.usage !== undefined && <Played module={module} games={first} own={own} />}
    </>
  );
}
interface PlayedProps {
  readonly module: GameModule;
  readonly games: readonly GameFigures[];
  readonly own: readonly number[] | undefined;
}
function Played({ module, games, own }: PlayedProps) {
  const w = WORDS[language.value];
  const all = mostPlayed(games, own === undefined ? CARDS : Number.POSITIVE_INFINITY);
  const list = own === undefined ? all : all.filter(({ print }) => own.includes(print));
  const most = list[0]?.plays ?? 1;
  if (list.length === 0) return null;
  return (
    <section>
      <h2 class="zone-label">
        {w.cards}, {w.perGame}
      </h2>
      <ul class="lab-cards">
        {list.map(({ print, plays }) => (
          <li key={print}>
            <span>{module.texts[language.value].card(module.usage!.prints[print]!).name}</span>
            <i style={{ width: `${(plays / most) * 100}%` }} />
            <b>{decimal(plays, 2)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
