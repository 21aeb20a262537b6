import { playerOf } from '../../match/series.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { words } from '../shell/text/index.ts';
import { QrCode } from './qr/qr.tsx';
import { roomAddress } from './invitation.ts';
import { type Sealed, seatName, winnerOf, winsToWin } from './sealed.ts';
import { sealedWords } from './sealed-words.ts';
import { roomWords } from './text.ts';

/** Between the halves: how the series stands, and who goes first and why. */
export function Middle(props: Sealed) {
  const { view, about, bringing, mine } = props;
  const own = sealedWords();
  const { series } = about;
  const [left, right] = mine === 1 ? [1, 0] : [0, 1];
  const first = bringing.firstOf(view.setup);
  const games = Array.from({ length: series?.bestOf ?? 0 }, (_, i) => i);
  return (
    <div class="sealed-middle">
      {series !== undefined && (
        <>
          <span class="zone-label">{own.score}</span>
          <b class="sealed-score" data-score={`${series.wins[left]}:${series.wins[right]}`}>
            {series.wins[left]} : {series.wins[right]}
          </b>
          <span class="sealed-games" aria-hidden="true">
            {games.map((game) => (
              <i key={game} class={game < series.played ? 'was' : game === series.played ? 'now' : ''}>
                {game < series.played ? winnerOf(props, game).slice(0, 1).toUpperCase() : game + 1}
              </i>
            ))}
          </span>
          <small class="mute">
            {own.game(series.played + 1, series.bestOf)}, {own.toWins(winsToWin(series.bestOf))}
          </small>
        </>
      )}
      <Icon name="perspective-dice-six-faces-random" />
      <small>
        <b>{first === undefined ? own.lot : own.first(seatName(props, about.seats[first]))}</b>
        {series !== undefined && <span class="mute">{first === undefined ? own.lotWhy : own.firstWhy}</span>}
      </small>
    </div>
  );
}

export function Format({ view, bringing }: Sealed) {
  const own = sealedWords();
  const lines = [
    ...bringing.termsOf(view.terms ?? {}),
    {
      icon: 'trophy-cup' as const,
      name: own.series,
      value: view.bestOf === undefined ? own.oneGame : own.toWins(winsToWin(view.bestOf)),
    },
    { icon: 'stopwatch' as const, name: own.clock, value: roomWords().clockOf(view.clock) },
  ];
  return (
    <section class="panel" aria-label={own.format}>
      <h3 class="zone-label">{own.format}</h3>
      <dl class="sealed-format">
        {lines.map(({ icon, name, value }) => (
          <div key={name}>
            <dt>
              <Icon name={icon} /> {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
export function Invite({ view, about, link }: Sealed) {
  const own = sealedWords();
  const address = roomAddress(view);
  const players = new Set(about.seats.map(playerOf));
  const watchers = link.here.value.filter((one) => !players.has(one)).length;
  return (
    <section class="panel" aria-label={own.invite}>
      <h3 class="zone-label">{own.invite}</h3>
      <div class="sealed-invite">
        <QrCode text={address} label={words().online.qr} />
        <p>
          <span>{own.watchers(watchers)}</span>
          <small class="mute">
            {roomWords().spectators.toLowerCase()}: {roomWords().watching[view.spectators]}
          </small>
        </p>
      </div>
    </section>
  );
}
export function SeriesCourse(props: Sealed) {
  const own = sealedWords();
  const { series, secret } = props.about;
  if (series === undefined) return null;
  const games = Array.from({ length: series.played }, (_, game) => ({ game, winner: winnerOf(props, game) }));
  return (
    <section class="panel" aria-label={own.course}>
      <h3 class="zone-label">{own.course}</h3>
      <ol class="sealed-course">
        {games.map(({ game, winner }) => (
          <li key={game}>{winner === '–' ? own.drawn(game + 1) : own.wonBy(game + 1, winner)}</li>
        ))}
      </ol>
      {secret === undefined && <p class="mute">{own.checkLater}</p>}
    </section>
  );
}
