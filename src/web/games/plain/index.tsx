import type { CardId, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Figure, GameTexts } from '../../../kernel/text.ts';
import { language } from '../../shell/settings.ts';
import { CardBack } from '../../table/card-back.tsx';
import type { Detail, Layout } from '../../table/layout.ts';
import { CardThing, Pile } from '../../table/thing.tsx';
import { cardsIn, plainName, type TableView } from '../../table/view.ts';
import { Figures, figuresOf } from './figures.tsx';
import './plain.css';

/** A zone that holds more cards than this, or hides them, is drawn as a pile. */
const SPREAD = 24;
/** A name of so many letters can stand for the whole card. */
const SHORT = 3;
/** More cards than this lie over one another: a band is hardly wider than a phone. */
const CLOSE = 3;

interface FaceProps {
  readonly def: DefId;
  readonly detail: Detail;
}
export function PlainFace({ def, detail, texts }: FaceProps & { readonly texts: GameTexts }) {
  const { name, kind, lines } = texts[language.value].card(def);
  if (detail === 'mini') return <Plain class="mini" mark={name.slice(0, 2)} />;
  // A card that says nothing but what it is says it in large letters.
  if (lines.length === 0 && name.length <= SHORT) return <Plain class={detail} mark={name} kind={kind} />;
  return (
    <div class={`card plain-card ${detail}`} lang={language.value}>
      <div class="in">
        <b class="plain-name">{name}</b>
        <span class="plain-kind">{kind}</span>
        {detail === 'full' && lines.map((line) => <p key={line}>{line}</p>)}
      </div>
    </div>
  );
}
const Plain = ({ class: detail, mark, kind }: { class: string; mark: string; kind?: string }) => (
  <div class={`card plain-card ${detail}`} lang={language.value}>
    <div class="in">
      <b class="plain-letter">{mark}</b>
      {kind !== undefined && <span class="plain-kind">{kind}</span>}
    </div>
  </div>
);
export const PlainBack = () => <CardBack kind="plain-back" />;

/** A zone with its name; what is empty keeps its place, so that people know where things will lie. */
function Zone({ view, zone }: { view: TableView; zone: ZoneId }) {
  const cards = cardsIn(view.s, zone);
  const hidden = cards.every((card) => view.s.table.printed(card) === 0);
  const width = view.narrow ? 56 : 78;
  const small = width * 0.7;
  if (cards.length > 0 && ((hidden && cards.length > 3) || cards.length > SPREAD))
    return <Pile view={view} zone={zone} width={small} />;
  return (
    <div class="zone plain-zone" data-zone-at={zone}>
      <div class={`row ${cards.length > CLOSE ? 'close' : ''}`} style={{ '--w': `${hidden ? small : width}px` }}>
        {cards.map((card) => (
          <CardThing
            key={card}
            view={view}
            card={card}
            width={hidden ? small : width}
            detail={hidden ? 'mini' : 'token'}
          />
        ))}
        {cards.length === 0 && <div class="plain-empty" style={{ '--w': `${small}px` }} />}
      </div>
      <div class="zone-label">
        {view.text.zone(plainName(view.s, zone))} {cards.length}
      </div>
    </div>
  );
}
interface BandProps {
  readonly view: TableView;
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly zones: readonly ZoneId[];
  /** Of the seat, as the bar shows it. */
  readonly colour?: string;
}
function Band({ view, name, figures, zones, colour }: BandProps) {
  if (zones.length + figures.length === 0) return null;
  return (
    <section class="plain-band" style={colour === undefined ? undefined : { '--seat': colour }}>
      <header>
        <h2 class="heading">{name}</h2>
        <Figures figures={figures} />
      </header>
      <div class="row">
        {zones.map((zone) => (
          <Zone key={zone} view={view} zone={zone} />
        ))}
      </div>
    </section>
  );
}
/** Everything that there is, by name: the others' first, then what is everybody's, then the viewer's own. */
function Stage({ view }: { view: TableView }) {
  const { plan } = view.s.table;
  const hand = plan.names.indexOf(`hand${view.seat}`);
  const all = plan.names.map((_, zone) => zone as ZoneId).filter((zone) => zone !== hand && plan.room[zone]! > 0);
  const of = (owner: number): readonly ZoneId[] => all.filter((zone) => plan.owner[zone] === owner);
  const others = Array.from({ length: plan.seats }, (_, seat) => seat as Seat).filter((seat) => seat !== view.seat);
  const band = (seat: Seat) => (
    <Band
      key={seat}
      view={view}
      name={view.text.seats[seat] ?? `${seat + 1}`}
      figures={figuresOf(view, seat)}
      zones={of(seat)}
      colour={view.layout.seat(seat, view).colour}
    />
  );
  const common = (
    <Band key="common" view={view} name={view.text.title} figures={figuresOf(view, undefined)} zones={of(-1)} />
  );
  // A phone shows the first of them at once: what everybody plays for.
  const bands = view.narrow
    ? [common, ...others.map(band), band(view.seat)]
    : [...others.map(band), common, band(view.seat)];
  return (
    <div class="plain-stage" tabIndex={0} role="group" aria-label={view.text.title}>
      {bands}
    </div>
  );
}
const COLOURS = ['#e9c26b', '#7db8ee', '#8fd39a', '#d9b3ff', '#ff9f8a', '#6fc9b8', '#c8d0d8'];

/** The print that an option is about: a hand lies in this order. */
function printOf({ s }: TableView, { args }: Option): number {
  const about = args.find(({ kind }) => kind === 'card' || kind === 'def');
  if (about === undefined) return 0;
  return about.kind === 'def' ? about.value : s.table.printed(about.value as CardId);
}

/** Lays out every zone of a game that has no layout of its own. */
export const plainLayout = (texts: GameTexts): Layout => ({
  felt: 'felt-room',
  ending: ['confirm', 'endTurn', 'finish', 'ready'],
  order: printOf,
  seat: (seat) => ({ icon: 'person', colour: COLOURS[seat] ?? '#c8d0d8' }),
  Face: ({ def, detail }: FaceProps) => <PlainFace def={def} detail={detail} texts={texts} />,
  Back: PlainBack,
  Stage,
});
