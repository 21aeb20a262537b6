import { useSignal } from '@preact/signals';
import { GAME_NAMES } from '../../../games/index.ts';
import { fetchedGame, titleOf } from '../../games/titles.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { type Entry, entriesOf, type PastGame, roleIn } from './games.ts';
import { GameTile } from './my-games.tsx';
import { dayOf, opponentsOf } from './telling.ts';
import { mineWords } from './words.ts';
import './history.css';

interface Wanted {
  readonly result: 'every' | 'won' | 'lost';
  readonly where: 'every' | 'device' | 'online';
  readonly game: string;
  readonly opponent: string;
  readonly days: string;
}
const EVERY: Wanted = { result: 'every', where: 'every', game: 'every', opponent: 'every', days: 'every' };
const PERIODS = [7, 30, 90];
const DAY = 86_400_000;
const PAGE = 12;

/** Finished games, latest first, each with the way to its replay; a series is one entry. */
export function History({ past, brief = false }: { past: readonly PastGame[]; brief?: boolean }) {
  const w = mineWords().history;
  const wanted = useSignal(EVERY);
  const shown = useSignal(PAGE);
  const want = (next: Partial<Wanted>): void => {
    wanted.value = { ...wanted.value, ...next };
    shown.value = PAGE;
  };
  const entries = entriesOf(past);
  if (entries.length === 0) return <NoGames />;
  const { result, where } = wanted.value;
  const fits = entries.filter((entry) => isWanted(entry, wanted.value));
  return (
    <div class="history">
      <div class="history-filters">
        <div class="chips" role="group" aria-label={w.result}>
          {(['every', 'won', 'lost'] as const).map((one) => (
            <button
              key={one}
              type="button"
              class="chip"
              aria-pressed={result === one}
              onClick={() => want({ result: one })}
            >
              {w[one]}
            </button>
          ))}
          {brief && (
            <button
              type="button"
              class="chip"
              aria-pressed={where === 'online'}
              onClick={() => want({ where: where === 'online' ? 'every' : 'online' })}
            >
              {w.online}
            </button>
          )}
        </div>
        {!brief && <MoreFilters entries={entries} wanted={wanted.value} want={want} />}
      </div>
      {fits.length === 0 && <p class="mute">{w.noneMatch}</p>}
      <ul class="history-list">
        {fits.slice(0, shown.value).map((entry) => (
          <li key={entry.last.match}>
            <HistoryRow entry={entry} brief={brief} />
          </li>
        ))}
      </ul>
      {fits.length > shown.value && (
        <button type="button" class="button" onClick={() => (shown.value += PAGE)}>
          {w.more(fits.length - shown.value)}
        </button>
      )}
    </div>
  );
}

function isWanted({ last, outcome }: Entry, { result, where, game, opponent, days }: Wanted): boolean {
  return (
    (result === 'every' || outcome === result) &&
    (where === 'every' || last.where === where) &&
    (game === 'every' || last.game === game) &&
    (opponent === 'every' || opponentsOf(last) === opponent) &&
    (days === 'every' || Date.now() - last.at < Number(days.slice(1)) * DAY)
  );
}
interface MoreProps {
  readonly entries: readonly Entry[];
  readonly wanted: Wanted;
  readonly want: (next: Partial<Wanted>) => void;
}
/** Where, which game, against whom and when; what cannot be chosen from is not asked. */
function MoreFilters({ entries, wanted: { where, game, opponent, days }, want }: MoreProps) {
  const own = mineWords();
  const w = own.history;
  const games = GAME_NAMES.filter((name) => entries.some(({ last }) => last.game === name));
  const opponents = [...new Set(entries.map(({ last }) => opponentsOf(last)))].toSorted((a, b) => a.localeCompare(b));
  return (
    <>
      <Filter
        name={w.where}
        value={where}
        values={{ every: w.every, device: own.device, online: own.online }}
        set={(next) => want({ where: next })}
      />
      {games.length > 1 && (
        <Filter
          name={w.game}
          value={game}
          values={{ every: w.every, ...Object.fromEntries(games.map((name) => [name, titleOf(name)])) }}
          set={(next) => want({ game: next })}
        />
      )}
      {opponents.length > 1 && (
        <Filter
          name={w.opponent}
          value={opponent}
          values={{ every: w.every, ...Object.fromEntries(opponents.map((name) => [name, name])) }}
          set={(next) => want({ opponent: next })}
        />
      )}
      <Filter
        name={w.when}
        value={days}
        values={{ every: w.every, ...Object.fromEntries(PERIODS.map((n) => [`d${n}`, w.lastDays(n)])) }}
        set={(next) => want({ days: next })}
      />
    </>
  );
}
interface FilterProps<V extends string> {
  readonly name: string;
  readonly value: V;
  readonly values: Readonly<Record<V, string>>;
  readonly set: (value: V) => void;
}
const Filter = <V extends string>({ name, value, values, set }: FilterProps<V>) => (
  <label class="history-filter">
    <span class="mute">{name}</span>
    <select value={value} onChange={({ currentTarget }) => set(currentTarget.value as V)}>
      {Object.entries<string>(values).map(([one, says]) => (
        <option key={one} value={one}>
          {says}
        </option>
      ))}
    </select>
  </label>
);

function NoGames() {
  const w = mineWords().history;
  return (
    <div class="history-none">
      <p class="mute">{w.none}</p>
      <a class="button filled" href={href(['play', GAME_NAMES[0]!])}>
        {w.first}
      </a>
    </div>
  );
}

function HistoryRow({ entry, brief }: { entry: Entry; brief: boolean }) {
  const { last, games } = entry;
  const name = titleOf(last.game);
  return (
    <article class="history-line" data-match={last.match}>
      <GameTile game={last.game} />
      <span class="history-words">
        <b class="resume-name">
          {/* Where there is little room its picture says which game it was. */}
          {brief ? <span class="hidden-words">{name} · </span> : `${name} · `}
          {opponentsOf(last)}
        </b>
        <small class="mute">{tellingOf(entry)}</small>
      </span>
      <Mark entry={entry} />
      <span class="history-see">
        {games.toReversed().map((game, i) => (
          <See key={game.match} game={game} number={games.length > 1 ? i + 1 : undefined} />
        ))}
      </span>
    </article>
  );
}
/** Side, day, length, where. */
function tellingOf({ last, score }: Entry): string {
  const w = mineWords();
  const module = fetchedGame(last.game);
  const side = module?.texts[language.value].seats[roleIn(last, module.game) ?? -1];
  const length = score === undefined ? last.moves && w.moves(last.moves) : w.inSeries(...score);
  return [side, dayOf(last.at, Date.now()), length, last.where === 'online' && w.online].filter(Boolean).join(' · ');
}
function Mark({ entry: { outcome, last } }: { entry: Entry }) {
  const w = mineWords();
  if (outcome !== undefined) return <span class={`history-outcome ${outcome}`}>{w.outcome[outcome]}</span>;
  return last.series === undefined ? null : <span class="history-outcome">{w.undecided}</span>;
}
/** How a game ended that was given up, which its record does not tell. */
const endedIn = ({ scores }: PastGame): Readonly<Record<string, string>> =>
  scores === undefined ? {} : { ended: scores.join('.') };
function See({ game, number }: { game: PastGame; number: number | undefined }) {
  const w = mineWords().history;
  const label = number === undefined ? w.see : `${w.see}: ${w.gameOf(number)}`;
  if (!game.recorded)
    return (
      <span class="icon-button waits" role="img" aria-label={w.noRecord} title={w.noRecord}>
        <Icon name="hourglass" />
      </span>
    );
  return (
    <a class="icon-button" href={href(game.path, endedIn(game))} aria-label={label} title={label}>
      {number === undefined ? <Icon name="r-play" /> : <b>{number}</b>}
    </a>
  );
}
