import {
  baseOf,
  DYNASTY,
  type Liberation,
  plays,
  RESISTANCE,
  seatOfRole,
  zone,
} from '../../../games/liberation/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { Layout } from '../../table/layout.ts';
import { CardThing, Pile } from '../../table/thing.tsx';
import { cardsIn, type TableView, zoneKey } from '../../table/view.ts';
import { Aids, AidTile } from './aid.tsx';
import { AID } from './print.ts';
import { PlanetTile } from './planet-tile.tsx';
import { Back, Face } from './card.tsx';
import { Front } from './front.tsx';
import { leaves } from './leaving.ts';
import { NO_SIDE, ROMAN, shortIn, SIDE_COLOURS } from './look.ts';
import { Galaxy } from './galaxy.tsx';
import { forecast } from './forecast.ts';
import { instead, keys } from './keys.ts';
import { explains, says } from './buttons.ts';
import { reads } from './reads.ts';
import { asksNow } from './asks.ts';
import { asidesNow, calmNow, main, obvious, unaskedNow } from './turn.ts';
import { terms } from './terms.ts';
import { lacks, planOf } from './missions.ts';
import { moments } from './moments.tsx';
import { Score } from './score.tsx';
import { Strip } from './strip.tsx';
import { Suspects } from './suspects.tsx';
import { VERBS, WORDS } from './words.ts';
import { cues } from './cues.ts';
import { place } from './place.ts';
import { reason } from './reason.ts';
import { tells } from './tells.ts';
import './liberation.css';

type View = TableView<Liberation>;
const other = (seat: Seat): Seat => (1 - seat) as Seat;

function Stage({ view }: { view: View }) {
  return view.narrow ? (
    <div class="lib-stage">
      <Strip view={view} />
      <Galaxy view={view} />
    </div>
  ) : (
    <div class="lib-stage">
      <Opponent view={view} />
      <div class="lib-map">
        <Galaxy view={view} />
      </div>
    </div>
  );
}

function Opponent({ view }: { view: View }) {
  const w = WORDS[view.language];
  const them = other(view.seat);
  const base = baseOf(view.s);
  const plain = view;
  const hand = zone.hand(them);
  const held = view.s.table.size(hand);
  return (
    <div class="lib-side">
      <h2 class="heading">
        <Icon name={layout.seat(them, view).icon} />
        {view.text.seats[them]}
      </h2>
      <div class="row held">
        <div class="zone">
          <div class="fan their-hand" data-zone-at={hand} style={{ '--gaps': Math.max(held - 1, 1) }}>
            {cardsIn(view.s, hand).map((card) => (
              <CardThing key={card} view={plain} card={card} detail="mini" width={50} />
            ))}
          </div>
          <div class="zone-label">{w.hand(held)}</div>
        </div>
        {plays(view.s, them, RESISTANCE) && (
          <div class="zone">
            <div class="base-slot" data-zone-at={base}>
              {cardsIn(view.s, base).map((card) => (
                <CardThing key={card} view={plain} card={card} detail="mini" width={62} keys={[zoneKey(base)]}>
                  {view.s.table.printed(card) === 0 && <span class="unknown">?</span>}
                </CardThing>
              ))}
            </div>
            <div class="zone-label">{w.base}</div>
          </div>
        )}
      </div>
      {plays(view.s, them, DYNASTY) && <TheirCaptured view={view} />}
      {view.viewer !== seatOfRole(view.s, RESISTANCE) && <Suspects view={view} />}
      <div class="row piles">
        <Pile view={plain} zone={zone.deck} label={w.deck} width={46} />
        <Pile view={plain} zone={zone.discard} label={w.discard} width={46} />
        <Dial view={view} />
      </div>
      <p class="dial-says">{w.circleHow}</p>
    </div>
  );
}

/** What the Dynasty has captured lies with the Dynasty: the ready ones, then the exerted ones. */
function TheirCaptured({ view }: { view: View }) {
  const w = WORDS[view.language];
  const rows = Map.groupBy(cardsIn(view.s, zone.captured), (card) => view.s.exerted.get(card) === 1);
  return (
    <div class="their-captured" data-zone-at={zone.captured}>
      <div class="zone-label">{w.captured(view.s.table.size(zone.captured))}</div>
      {[false, true].map((exerted) => (
        <div key={String(exerted)} class="row">
          <small>{exerted ? w.marks.exertedRow : w.marks.readyRow}</small>
          {(rows.get(exerted) ?? []).map((card) => (
            <CardThing key={card} view={view} card={card} detail="mini" width={40} class={exerted ? 'turned' : ''} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Dial({ view }: { view: View }) {
  const w = WORDS[view.language];
  const circle = view.s.circle.value;
  const end = (n: number): string => {
    const angle = (n / 3) * 2 * Math.PI;
    return `${46 + 40 * Math.sin(angle)} ${46 - 40 * Math.cos(angle)}`;
  };
  return (
    <div class="zone dial">
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <circle cx="46" cy="46" r="40" class="dial-rest" />
        {circle < 3 ? (
          <path d={`M46 6A40 40 0 ${circle > 1 ? 1 : 0} 1 ${end(circle)}`} class="dial-done" />
        ) : (
          <circle cx="46" cy="46" r="40" class="dial-done" />
        )}
        <text x="46" y="58" text-anchor="middle" class="dial-n">
          {ROMAN[circle]}
        </text>
      </svg>
      <div class="zone-label">{w.circle(circle)}</div>
    </div>
  );
}

export const layout: Layout<Liberation> = {
  felt: 'felt-lib game-lib',
  seat(seat, { s }) {
    if (s.undecided.value === 1) return { icon: 'person', colour: NO_SIDE, letter: String(seat + 1) };
    return plays(s, seat, DYNASTY)
      ? { icon: 'imperial-crown', colour: SIDE_COLOURS[0] }
      : { icon: 'fist', colour: SIDE_COLOURS[1] };
  },
  Face,
  short: shortIn,
  Back,
  Tile: ({ id, side }) => (id === AID ? <AidTile side={side} /> : <PlanetTile id={id} side={side} />),
  Stage,
  Front,
  Rail: Aids,
  verbs: VERBS,
  stage: (s) => s.circle.value,
  steps(view) {
    const prompt = view.decision?.prompt ?? '';
    const now = prompt.endsWith('Step1') ? 0 : prompt === 'discardDown' ? 2 : 1;
    if (view.decision === undefined || prompt.startsWith('lay') || prompt === 'ask') return [];
    const w = WORDS[view.language];
    const [first, ...rest] = w.steps;
    const names = [plays(view.s, view.seat, DYNASTY) ? first : w.drawStep, ...rest];
    return names.map((name, i) => ({ name, at: i < now ? 'done' : i === now ? 'now' : 'later' }));
  },
  keys,
  instead,
  // A location that is ready cannot be restored.
  calm: ['restore'],
  calmNow,
  asksNow,
  place,
  forecast,
  explains,
  refuses(view, option, rule) {
    const plan = rule === 'LIB-8.6' ? planOf(view, option) : undefined;
    return plan && lacks(view, plan);
  },
  leaves,
  says,
  main,
  obvious,
  unaskedNow,
  terms,
  moments,
  // To take up the base is one way among others.
  asides: ['moveBase'],
  asidesNow,
  hand: (view) => [zone.hand(view.seat)],
  tells,
  reads,
  cues,
  Score,
  reason,
  glossary: (language) =>
    (['r-disc', 'r-exert', 'imperial-crown', 'fist'] as const).map((icon, i) => ({
      icon,
      name: WORDS[language].icons[i]![0],
      text: WORDS[language].icons[i]![1],
    })),
};
