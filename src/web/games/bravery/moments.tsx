import {
  additional,
  enemyDefence,
  offensive,
  shields,
  shieldsFree,
  weakens,
} from '../../../games/bravery/cards/columns.ts';
import { landOf, territory } from '../../../games/bravery/cards/set.ts';
import { attackNow, targets } from '../../../games/bravery/rules/08-assault.ts';
import type { Bravery } from '../../../games/bravery/state.ts';
import { fact } from '../../../games/bravery/verbs.ts';
import type { Fact } from '../../../kernel/facts.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { percent } from '../../shell/figures.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { seasoned } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { Moment } from '../../table/layout.ts';
import { readingTime } from '../../table/reading-time.ts';
import type { Tone } from '../../table/telling.ts';
import { TurningPoint } from '../../table/turning-point.tsx';
import type { TableView } from '../../table/view.ts';
import { BattleShow } from './battle-show.tsx';
import { landsIn, nextCard, planned, scoutedAhead } from './odds.ts';
import { Face, nameOf } from './card.tsx';
import { battlesIn, turnedIn } from './fought.ts';
import { MOMENT_WORDS } from './moment-words.ts';
import { reason } from './reason.ts';
import { WORDS } from './words.ts';
import './moments.css';

type View = TableView<Bravery>;
interface ShowProps {
  readonly view: View;
  readonly done: () => void;
}
const LASTS = 5000;

interface Said {
  readonly icon: IconName;
  readonly text: string;
  readonly tone: Tone;
}
/** What an Offensive meets: the shields that are there, and those that the plans could add. */
function threat(view: View, target: DefId | undefined): readonly Said[] {
  const w = MOMENT_WORDS[view.language];
  const attack = attackNow(view.s);
  // Before it is told which one is attacked: there may be but one.
  const lands = landsIn(targets(view.s.occupied.value));
  const land = target === undefined ? (lands.length === 1 ? lands[0] : undefined) : landOf(target);
  if (land === undefined) return [{ icon: 'targeted', text: w.choose(attack), tone: 'bad' }];
  const own = shieldsFree[land]!;
  const [guard, weakening] = [planned(view.s, shields), planned(view.s, weakens)];
  const holds = own + guard + weakening;
  const verdict: Said =
    own >= attack
      ? { icon: 'r-check', text: w.standsAlone, tone: 'good' }
      : holds >= attack
        ? { icon: 'r-check', text: w.canStand, tone: 'good' }
        : { icon: 'hazard-sign', text: w.cannotStand(attack - holds), tone: 'bad' };
  return [
    { icon: 'targeted', text: w.target(nameOf(territory(land)), attack), tone: 'bad' },
    { icon: 'shield', text: w.shields(own, guard), tone: 'even' },
    ...(weakening === 0 ? [] : [{ icon: 'farm-tractor', text: w.weakening(weakening), tone: 'good' } as const]),
    verdict,
  ];
}
const iconOf = (def: DefId): IconName =>
  offensive[def] === 1 ? 'targeted' : enemyDefence[def] === 1 ? 'shield' : 'moon';
const toneOf = (def: DefId): Tone => (offensive[def] === 1 ? 'bad' : enemyDefence[def] === 1 ? 'even' : 'good');

/** One of several: that it brought the next is seen. */
function chained(view: View, def: DefId): string {
  const { name, lines } = view.text.card(def);
  return [`${name}.`, ...(additional[def] === 1 ? lines.slice(0, -1) : lines)].join(' ');
}
interface EnemyProps extends ShowProps {
  readonly week: number;
  readonly cards: readonly DefId[];
  /** How likely an Offensive was. */
  readonly chance: number;
  /** So many of the cards had been scouted. */
  readonly foreseen: number;
  readonly target: DefId | undefined;
  /** Nothing could be added to the battle: it is over already, and told next. */
  readonly fought: boolean;
}
/** What the enemy turned up, one card after another, what each does, and what it meets. */
function EnemyShow({ view, done, week, cards, chance, foreseen, target, fought }: EnemyProps) {
  const w = MOMENT_WORDS[view.language];
  const strikes = cards.some((def) => offensive[def] === 1);
  const said: readonly Said[] = [
    // What a single Offensive does stands on its face, and follows with its figures.
    ...(cards.length === 1 && strikes && !fought ? [] : cards).map((def) => ({
      icon: iconOf(def),
      text: cards.length === 1 ? view.text.card(def).lines.join(' ') : chained(view, def),
      tone: toneOf(def),
    })),
    ...(strikes && view.s.offensiveBonus.value !== 0
      ? [{ icon: 'targeted', text: w.pressure(view.rules.seats, view.s.offensiveBonus.value), tone: 'bad' } as const]
      : []),
    ...(strikes && !fought ? threat(view, target) : []),
  ];
  const letters = said.reduce((sum, { text }) => sum + text.length, 0) / 3;
  return (
    <TurningPoint
      view={view}
      done={done}
      ms={readingTime(false, letters, seasoned.value === 0)}
      tone={strikes ? 'bad' : toneOf(cards.at(-1)!)}
      over={`${w.enemy} · ${WORDS[view.language].weekOf(week)}`}
      title={cards.length === 1 ? nameOf(cards[0]!) : w.several(cards.length)}
      picture={
        <div class={`turned-row ${cards.length > 1 ? 'chain' : ''}`}>
          {cards.map((def, i) => (
            <div key={i} class="slot turned-card" style={{ animationDelay: `${i * 160}ms` }}>
              <span class="drawn">
                <Face def={def} detail={cards.length > 1 ? 'token' : 'full'} view={view} />
              </span>
            </div>
          ))}
        </div>
      }
    >
      <ul class="brv-told">
        {said.map(({ icon, text, tone }, i) => (
          <li key={text} class={tone} style={{ animationDelay: `${i * 80}ms` }}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {strikes && (
        <p class="brv-was">
          {foreseen === 0
            ? w.was(percent(chance))
            : foreseen < cards.length
              ? w.foreseenSome(foreseen, cards.length)
              : w.foreseen}
        </p>
      )}
    </TurningPoint>
  );
}
/** All win or all lose. */
function EndShow({ view, done, won }: ShowProps & { won: boolean }) {
  const w = MOMENT_WORDS[view.language];
  return (
    <TurningPoint
      view={view}
      done={done}
      ms={LASTS}
      tone={won ? 'good' : 'bad'}
      over={w.end(view.s.round.value)}
      title={words().end[won ? 'won' : 'lost']}
      picture={<Icon name={won ? 'laurels' : 'barbed-wire'} class="brv-end" />}
    >
      {reason(view).says.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </TurningPoint>
  );
}

const named = (name: 'enemy' | 'battle'): NonNullable<Moment['name']> => ({
  uk: MOMENT_WORDS.uk[name],
  ru: MOMENT_WORDS.ru[name],
  en: MOMENT_WORDS.en[name],
});
/** The enemy's cards, then every battle with its sums, then the end. */
export function moments(before: Bravery, facts: readonly Fact[]): readonly Moment<Bravery>[] {
  const cards = turnedIn(facts);
  const battles = battlesIn(before, facts);
  const week = before.round.value;
  const target = facts.find(({ kind }) => kind === fact.targeted)?.a as DefId | undefined;
  const enemy: Moment<Bravery> = {
    name: named('enemy'),
    Show: (props) => (
      <EnemyShow
        {...props}
        week={week}
        cards={cards}
        chance={nextCard(before).offensive}
        foreseen={Math.min(cards.length, scoutedAhead(before).length)}
        target={target}
        fought={battles.length > 0}
      />
    ),
  };
  return [
    ...(cards.length === 0 ? [] : [enemy]),
    ...battles.map((battle): Moment<Bravery> => ({
      name: named('battle'),
      Show: (props) => <BattleShow {...props} week={week} battle={battle} />,
    })),
    ...facts.flatMap(({ kind, a, b }): readonly Moment<Bravery>[] =>
      kind === fact.ended ? [{ Show: (props) => <EndShow {...props} won={a === 0 && b === 0} /> }] : [],
    ),
  ];
}
