import { useSignal } from '@preact/signals';
import { type Level, levelName, LEVELS } from '../../../bots/levels.ts';
import { duelOf, hasSeries } from '../../../events/duel.ts';
import { SYSTEMS, type System } from '../../../events/facts.ts';
import { GAME_NAMES, moduleOf } from '../../../games/index.ts';
import type { ClockChoice } from '../../../match/clock-choice.ts';
import { bringingOf } from '../../games/index.ts';
import { titleOf } from '../../games/titles.ts';
import { Choice } from '../../shell/parts/choice.tsx';
import { useFetched } from '../../shell/parts/fetched.tsx';
import { go } from '../../shell/router.ts';
import { comeIn, doInEvent, makeEvent, type Me } from '../../shell/server.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { roomWords } from '../text.ts';
import { duration, termsLine } from './told.ts';
import { eventWords } from './words.ts';

const BEST_OF = [1, 3, 5] as const;
const PLACES = [4, 8, 16, 32, 64, 128] as const;
/** Where packs are opened two can play. */
const FEW = [2, 3] as const;
const BUILD_TIMES = [600, 1200, 2400] as const;
const MOST_IN_LEAGUE = 32;
const FILL = [0, 4, 6, 8, 16] as const;
const HOUR = 3600;
/** In seconds: evenings, a day, a week. */
const ROUND_TIMES = [HOUR / 2, HOUR, 1.5 * HOUR, 3 * HOUR, 24 * HOUR, 7 * 24 * HOUR] as const;
const CLOCKS: readonly ClockChoice[] = [
  { kind: 'off' },
  { kind: 'byoyomi', minutes: 10, seconds: 30, periods: 3 },
  { kind: 'byoyomi', minutes: 25, seconds: 30, periods: 3 },
  { kind: 'days', days: 1 },
];

interface Duel {
  readonly name: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly series: boolean;
  /** Are packs opened on these terms? */
  readonly opens: (terms: Readonly<Record<string, unknown>>) => boolean;
}
/** The games that two play against each other; one that cannot be fetched is left out. */
async function fetchDuels(): Promise<readonly Duel[]> {
  const modules = await Promise.allSettled(GAME_NAMES.map(moduleOf));
  return modules.flatMap((one, i) => {
    const setup = one.status === 'fulfilled' ? duelOf(one.value.game) : undefined;
    if (one.status === 'rejected' || setup === undefined) return [];
    const { game } = one.value;
    const opens = (terms: Readonly<Record<string, unknown>>): boolean => game.brings?.packs?.plan(terms) !== undefined;
    return [{ name: GAME_NAMES[i]!, setup, series: hasSeries(game), opens }];
  });
}
/** One person can play tonight: bots fill up. */
export function NewEvent({ me, change }: { me: Me | undefined; change: (me: Me) => void }) {
  const w = eventWords();
  const name = useSignal('');
  const { value: duels = [] } = useFetched(fetchDuels, []);
  const game = useSignal('');
  const chosen = duels.find((one) => one.name === game.value) ?? duels[0];
  const terms = useSignal<Readonly<Record<string, unknown>>>({});
  const { value: bringing } = useFetched(async () => chosen && bringingOf(chosen.name), [chosen?.name]);
  const system = useSignal<System>('swiss');
  const bestOf = useSignal<number>(1);
  const places = useSignal<number>(8);
  const fill = useSignal<number>(4);
  const level = useSignal<Level>('soldier');
  const buildTime = useSignal<number>(BUILD_TIMES[1]);
  const opens = chosen?.opens(terms.value) === true;
  const few = opens ? FEW : [];
  const roundTime = useSignal<number>(1.5 * HOUR);
  const clock = useSignal(1);
  const isOpen = useSignal(false);
  const problem = useSignal('');
  /** Nothing but a name is asked. */
  const own = useSignal('');
  const isStranger = (me?.who ?? null) === null;
  const make = async ({ name: played, setup, series }: Duel): Promise<void> => {
    const wanted = {
      name: name.value.trim() || w.tonight,
      game: played,
      setup,
      ...(bringing === undefined ? {} : { terms: terms.value }),
      bestOf: series ? bestOf.value : 1,
      system: system.value,
      places: places.value,
      bots: { level: level.value, upTo: Math.min(fill.value, places.value) },
      roundTime: roundTime.value,
      ...(opens ? { buildTime: buildTime.value } : {}),
      showTime: Math.min(roundTime.value, roundTime.value >= 24 * HOUR ? roundTime.value : 600),
      byCalendar: roundTime.value >= 24 * HOUR,
      clock: CLOCKS[clock.value],
      listed: isOpen.value,
    };
    try {
      if (isStranger) change(await comeIn(own.value.trim() || words().online.guest));
      const { event } = await makeEvent(wanted);
      await doInEvent(event, 'join', {});
      go(['event', event]);
    } catch (error) {
      problem.value = w.refused(error instanceof Error ? error.message : '');
    }
  };
  return (
    <form
      class="sheet"
      data-new-event=""
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) void make(chosen);
      }}
    >
      <h2>{w.make}</h2>
      {isStranger && (
        <label class="field">
          <span>{words().online.yourName}</span>
          <input
            value={own.value}
            maxLength={40}
            placeholder={words().online.guest}
            autoComplete="nickname"
            onInput={({ currentTarget }) => (own.value = currentTarget.value)}
          />
        </label>
      )}
      <label class="field">
        <span>{w.name}</span>
        <input
          value={name.value}
          maxLength={60}
          placeholder={w.tonight}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <Choice
        label={words().home.games}
        values={duels.map((one) => one.name)}
        value={chosen?.name ?? ''}
        name={titleOf}
        set={(one) => (game.value = one)}
      />
      <Choice
        label={w.system}
        values={SYSTEMS}
        value={system.value}
        name={(one) => w.systems[one]}
        set={(one) => {
          system.value = one;
          if (one === 'league') places.value = Math.min(places.value, MOST_IN_LEAGUE);
        }}
      />
      {chosen?.series === true && (
        <Choice
          label={w.series}
          values={BEST_OF}
          value={bestOf.value}
          name={w.bestOf}
          set={(one) => (bestOf.value = one)}
        />
      )}
      <Choice
        label={w.fill}
        values={[...FILL.slice(0, 1), ...few, ...FILL.slice(1)]}
        value={fill.value}
        name={(one) => (one === 0 ? w.noBots : w.upTo(one))}
        set={(one) => {
          fill.value = one;
          places.value = Math.max(places.value, one);
        }}
      />
      {bringing !== undefined && (
        <details>
          <summary>{termsLine(bringing, terms.value)}</summary>
          <bringing.Terms terms={terms.value} set={(next) => (terms.value = next)} />
        </details>
      )}
      <details>
        <summary>
          {w.places}: {places.value} · {duration(roundTime.value * 1000)} · {roomWords().clockOf(CLOCKS[clock.value]!)}{' '}
          · {isOpen.value ? w.open : w.byInvitation}
        </summary>
        <Choice
          label={w.places}
          values={[...few, ...PLACES].filter((one) => system.value !== 'league' || one <= MOST_IN_LEAGUE)}
          value={places.value}
          name={String}
          set={(one) => (places.value = one)}
        />
        {fill.value > 0 && (
          <Choice
            label={w.level}
            values={LEVELS}
            value={level.value}
            name={(one) => levelName(one, language.value)}
            set={(one) => (level.value = one)}
          />
        )}
        {opens && (
          <Choice
            label={w.buildTime}
            values={BUILD_TIMES}
            value={buildTime.value}
            name={(one) => duration(one * 1000)}
            set={(one) => (buildTime.value = one)}
          />
        )}
        <Choice
          label={w.roundTime}
          values={ROUND_TIMES}
          value={roundTime.value}
          name={(one) => duration(one * 1000)}
          set={(one) => (roundTime.value = one)}
        />
        <Choice
          label={w.clock}
          values={CLOCKS.map((_, i) => i)}
          value={clock.value}
          name={(one) => roomWords().clockOf(CLOCKS[one]!)}
          set={(one) => (clock.value = one)}
        />
        <Choice
          label={w.found}
          values={['invited', 'all']}
          value={isOpen.value ? 'all' : 'invited'}
          name={(one) => (one === 'all' ? w.open : w.byInvitation)}
          set={(one) => (isOpen.value = one === 'all')}
        />
      </details>
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
      <div class="sheet-go">
        <button type="submit" class="button filled" disabled={chosen === undefined}>
          {w.makeNow}
        </button>
      </div>
    </form>
  );
}
