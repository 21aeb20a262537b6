import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { GameTexts } from '../../../kernel/text.ts';
import { language } from '../../shell/settings.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { Detail, Layout } from '../../table/layout.ts';
import { CardThing, Pile } from '../../table/thing.tsx';
import { cardsIn, plainName, type TableView } from '../../table/view.ts';
import './plain.css';

/** A zone that holds more cards than this, or hides them, is drawn as a pile. */
const SPREAD = 24;

interface FaceProps {
  readonly def: DefId;
  readonly detail: Detail;
}
export function PlainFace({ def, detail, texts }: FaceProps & { readonly texts: GameTexts }) {
  const text = texts[language.value].card(def);
  return (
    <div class={`card plain-card ${detail}`} lang={language.value}>
      <div class="in">
        {detail !== 'mini' && <b class="plain-name">{text.name}</b>}
        {detail !== 'mini' && <span class="plain-kind">{text.kind}</span>}
        {detail === 'full' && text.lines.map((line) => <p key={line}>{line}</p>)}
        {detail === 'mini' && <b class="plain-letter">{text.name.slice(0, 2)}</b>}
      </div>
    </div>
  );
}
export const PlainBack = () => (
  <div class="card plain-back">
    <div class="in">
      <Icon name="r-redut" />
    </div>
  </div>
);

function Zone({ view, zone }: { view: TableView; zone: ZoneId }) {
  const cards = cardsIn(view.s, zone);
  const hidden = cards.every((card) => view.s.table.printed(card) === 0);
  const width = view.narrow ? 64 : 84;
  if ((hidden && cards.length > 3) || cards.length > SPREAD)
    return <Pile view={view} zone={zone} width={width * 0.8} />;
  return (
    <div class="zone plain-zone" data-zone-at={zone}>
      <div class="row">
        {cards.map((card) => (
          <CardThing
            key={card}
            view={view}
            card={card}
            width={hidden ? width * 0.7 : width}
            detail={hidden ? 'mini' : 'token'}
          />
        ))}
      </div>
      <div class="zone-label">
        {view.text.zone(plainName(view.s, zone))} {cards.length}
      </div>
    </div>
  );
}
/** Every zone that holds something: the others' first, then what is everybody's, then the viewer's own. */
function Stage({ view }: { view: TableView }) {
  const { plan } = view.s.table;
  const all = plan.names.map((_, zone) => zone as ZoneId).filter((zone) => view.s.table.size(zone) > 0);
  const of = (owner: number): readonly ZoneId[] => all.filter((zone) => plan.owner[zone] === owner);
  const hand = plan.names.indexOf(`hand${view.seat}`);
  const others = Array.from({ length: plan.seats }, (_, seat) => seat as Seat).filter((seat) => seat !== view.seat);
  const band = (name: string, zones: readonly ZoneId[]) =>
    zones.length > 0 && (
      <section key={name} class="plain-band">
        <h2 class="heading">{name}</h2>
        <div class="row">
          {zones.map((zone) => (
            <Zone key={zone} view={view} zone={zone} />
          ))}
        </div>
      </section>
    );
  return (
    <div class="plain-stage" tabIndex={0} role="group" aria-label={view.text.title}>
      {others.map((seat) => band(view.text.seats[seat] ?? `${seat + 1}`, of(seat)))}
      {band(view.text.title, of(-1))}
      {band(
        view.text.seats[view.seat] ?? '',
        of(view.seat).filter((zone) => zone !== hand),
      )}
    </div>
  );
}
const COLOURS = ['#e9c26b', '#7db8ee', '#8fd39a', '#d9b3ff', '#ff9f8a', '#6fc9b8', '#c8d0d8'];

/** Lays out every zone of a game that has no layout of its own. */
export const plainLayout = (texts: GameTexts): Layout => ({
  felt: 'felt-room',
  ending: ['confirm', 'endTurn', 'finish', 'ready'],
  seat: (seat) => ({ icon: 'person', colour: COLOURS[seat] ?? '#c8d0d8' }),
  Face: ({ def, detail }: FaceProps) => <PlainFace def={def} detail={detail} texts={texts} />,
  Back: PlainBack,
  Stage,
});
