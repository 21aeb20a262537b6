import { type Clash, clashIn, panicColumns, type Points } from '../../../games/afu/clash.ts';
import { MARK, marks } from '../../../games/afu/cards/columns.ts';
import { type Afu, attackAt, COLUMNS, defenceAt, enemySupportAt, supportAt } from '../../../games/afu/state.ts';
import type { CardId, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { drawnThing, Mark } from '../../table/thing.tsx';
import { cardKey, cardsIn, numberKey } from '../../table/view.ts';
import { after, columnOf, foreseen } from './battle.ts';
import { Face, TileFace } from './card.tsx';
import { shortIn } from './look.ts';
import { Lying, type View } from './things.tsx';
import { WORDS } from './words.ts';

const Strength = ({
  points,
  icon,
  down = false,
}: {
  points: Points;
  icon: 'heavy-bullets' | 'shield';
  down?: boolean;
}) => (
  <span class={`strength ${points.enhanced ? 'enhanced' : ''} ${down ? 'brought-down' : ''}`}>
    <Icon name={icon} />
    {points.n}
  </span>
);
/** Enough, too little, or enough and stopped by a mark. */
const sign = (ours: Points, theirs: Points, stopped: boolean): string =>
  stopped ? '✕' : ours.n > 0 && ours.n >= theirs.n ? '≥' : '<';

/** Both comparisons of a column, and what they come to. */
export function Lines({ view, s, seat, clash }: { view: View; s: Afu; seat: Seat; clash: Clash }) {
  const w = WORDS[view.language];
  const { ours, theirs, saved, front, destroyed, beaten } = clash;
  if (front === 0) {
    const frightens = panicColumns(s, seat).includes(clash.column);
    return (
      <div class="afu-lines">
        <div class={`comparison ${frightens ? 'bad' : 'good'} alone`}>
          <Icon name={frightens ? 'screaming' : 'surrounded-shield'} />
          <span>{w.undefended}</span>
          <span class="verdict">{frightens ? `+1 ${w.panic}` : w.noPanic}</span>
        </div>
      </div>
    );
  }
  return (
    <div class="afu-lines">
      <div class="lab">{w.weHit}</div>
      <div class={`comparison ${destroyed ? 'good' : 'bad'}`}>
        <Strength points={ours.attack} icon="heavy-bullets" />
        <b class="operator">{sign(ours.attack, theirs.defence, saved.enemy !== undefined)}</b>
        <Strength points={theirs.defence} icon="shield" down />
        <span class="verdict">
          <Icon name={destroyed ? 'r-check' : 'r-x'} />
          {destroyed ? w.destroyed : w.survives}
        </span>
      </div>
      <div class="lab">{w.theyHit}</div>
      <div class={`comparison ${beaten ? 'bad' : 'good'}`}>
        <Strength points={theirs.attack} icon="heavy-bullets" />
        <b class="operator">{sign(theirs.attack, ours.defence, saved.own !== undefined)}</b>
        <Strength points={ours.defence} icon="shield" down />
        <span class="verdict">
          <Icon name={beaten ? 'r-x' : 'r-check'} />
          {beaten ? w.lost : w.held}
        </span>
      </div>
    </div>
  );
}
const Fate = ({ view }: { view: View }) => (
  <span class="fate">
    <Icon name="hospital-cross" />
    {WORDS[view.language].hospital}
  </span>
);

/** What could only be taken back need not call for it. */
function quiet(view: View, cards: readonly CardId[]): string {
  const choices = view.selection.withThing(cards.map(cardKey));
  return choices.every(({ option }) => option.verb === 'takeBack' || option.verb === 'decline') ? 'quiet' : '';
}

interface PlaceProps {
  readonly view: View;
  readonly seat: Seat;
  readonly column: number;
  readonly row: 'defend' | 'support';
  readonly clash: Clash | undefined;
  readonly width: number;
  readonly tile: boolean;
}
/** A place in a row: the card that lies there, or where one may be laid, with what would come of it. */
function Place({ view, seat, column, row, clash, width, tile }: PlaceProps) {
  const w = WORDS[view.language];
  const at: ZoneId = row === 'defend' ? defenceAt(seat, column) : supportAt(seat, column);
  const lies = cardsIn(view.s, at);
  const goes =
    clash !== undefined &&
    (row === 'defend' ? clash.beaten || clash.downed.front : clash.beaten || clash.shelled || clash.downed.back);
  if (lies.length > 0)
    return (
      <Lying
        view={view}
        cards={lies}
        width={width}
        tile={tile}
        class={`${row === 'support' ? 'supports' : ''} ${quiet(view, lies)}`}
        fate={goes ? w.hospital : ''}
      >
        {goes && <Fate view={view} />}
      </Lying>
    );
  const keys = [numberKey(row, column + 1)];
  const mine = seat === view.seat && view.decision?.prompt === 'afu.place';
  const choices = mine ? view.selection.withThing(keys) : [];
  const armed = view.selection.armed()?.option;
  const laid = mine && armed?.verb === row && columnOf(armed) === column ? (armed.args[0]!.value as DefId) : undefined;
  const only = view.selection.picks.value.length > 0 && choices.length === 1 ? choices[0] : undefined;
  const then = only && after(view, only.option);
  const come = then && clashIn(then, seat, column);
  const label = `${row === 'defend' ? w.front : w.support} · ${w.column(column + 1)}`;
  const [props, said] = mine ? drawnThing(view, keys, label) : [];
  const usable = choices.length > 0 || laid !== undefined;
  return (
    <div
      {...props}
      class={`slot afu-place ${tile ? 'tile' : ''} ${usable ? 'open' : ''} ${props?.['data-state'] ?? ''}`}
      style={{ '--w': `${width}px` }}
      data-zone-at={at}
    >
      {said}
      {laid === undefined ? (
        <span class="drawn" aria-hidden="true">
          <span class="hint">
            <Icon name={row === 'defend' ? 'shield' : 'backup'} />
            {come === undefined ? (
              <small>{row === 'defend' ? w.front : w.support}</small>
            ) : (
              <Outcome view={view} clash={come} />
            )}
          </span>
          {usable && <Mark state={props?.['data-state'] ?? ''} />}
        </span>
      ) : (
        <span class="drawn ghost" aria-hidden="true">
          {tile ? <TileFace def={laid} view={view} /> : <Face def={laid} detail="token" view={view} />}
          {goes && <Fate view={view} />}
          <Mark state="chosen" />
        </span>
      )}
    </div>
  );
}
const Outcome = ({ view, clash }: { view: View; clash: Clash }) => {
  const w = WORDS[view.language];
  return (
    <>
      <small class={clash.destroyed ? 'good' : 'poor'}>{clash.destroyed ? w.destroyed : w.survives}</small>
      <small class={clash.beaten ? 'poor' : 'good'}>{clash.beaten ? w.lost : w.held}</small>
    </>
  );
};
/** The invaders of a column. While an own card is chosen, it may be laid against them. */
export function Enemies({ view, seat, column, width, tile }: Omit<PlaceProps, 'row' | 'clash'>) {
  const picked = seat === view.seat && view.selection.picks.value.length > 0 && view.decision?.prompt === 'afu.place';
  const keys = picked ? [numberKey('defend', column + 1), numberKey('support', column + 1)] : [];
  const at = attackAt(seat, column);
  const behind = enemySupportAt(seat, column);
  return (
    <div class="afu-foes" data-zone-at={at}>
      {cardsIn(view.s, at).map((card) => (
        <Lying key={card} view={view} cards={[card]} width={width} tile={tile} keys={keys} />
      ))}
      {cardsIn(view.s, behind).map((card) => (
        <Lying key={card} view={view} cards={[card]} width={width} tile={tile} class="supports" />
      ))}
    </div>
  );
}
export function OwnPlaces({ view, seat, column, width, tile }: Omit<PlaceProps, 'row' | 'clash'>) {
  const clash = clashIn(seat === view.seat ? foreseen(view) : view.s, seat, column);
  const front = view.s.table.size(defenceAt(seat, column)) > 0;
  return (
    <div class="afu-own">
      <Place view={view} seat={seat} column={column} row="defend" clash={clash} width={width} tile={tile} />
      {(front || !tile) && (
        <Place view={view} seat={seat} column={column} row="support" clash={clash} width={width} tile={tile} />
      )}
    </div>
  );
}

/** Three columns side by side. */
export function Columns({ view, seat }: { view: View; seat: Seat }) {
  const w = WORDS[view.language];
  const s = seat === view.seat ? foreseen(view) : view.s;
  const auction = view.s.auction.value === 1;
  return (
    <div class="afu-columns">
      {Array.from({ length: COLUMNS }, (_, column) => {
        const clash = clashIn(s, seat, column);
        return (
          <section
            key={column}
            class={`afu-column ${clash === undefined ? 'none' : ''}`}
            data-mark-at={numberKey('column', column + 1)}
            aria-label={w.column(column + 1)}
          >
            {clash === undefined ? (
              <span class="zone-label">{w.noEnemy}</span>
            ) : (
              <>
                <Enemies view={view} seat={seat} column={column} width={116} tile={false} />
                {!auction && <Lines view={view} s={s} seat={seat} clash={clash} />}
                {!auction && <OwnPlaces view={view} seat={seat} column={column} width={116} tile={false} />}
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
const Values = ({ clash: { theirs } }: { clash: Clash }) => (
  <small>
    <Icon name="heavy-bullets" /> {theirs.attack.n} <Icon name="shield" /> {theirs.defence.n}
  </small>
);
function Result({ view, s, seat, clash }: { view: View; s: Afu; seat: Seat; clash: Clash }) {
  const w = WORDS[view.language];
  const { front, destroyed, beaten, shelled } = clash;
  const frightens = front === 0 && panicColumns(s, seat).includes(clash.column);
  const good = destroyed || (front === 0 && !frightens);
  return (
    <small class={good ? 'good' : 'poor'}>
      <Icon name={front === 0 ? (frightens ? 'screaming' : 'surrounded-shield') : destroyed ? 'r-check' : 'r-x'} />
      {front === 0 ? (frightens ? w.panic : w.noPanic) : destroyed ? w.destroyed : w.survives}
      {front !== 0 && (beaten || shelled) && (
        <b class="poor">
          <Icon name="hospital-cross" title={w.lost} />
        </b>
      )}
    </small>
  );
}
const placing = (column: number): readonly string[] => [
  numberKey('defend', column + 1),
  numberKey('support', column + 1),
];
/** On a phone: which column is in view, and what each comes to. */
export function ColumnTabs({
  view,
  seat,
  now,
  set,
}: {
  view: View;
  seat: Seat;
  now: number;
  set: (n: number) => void;
}) {
  const w = WORDS[view.language];
  const s = seat === view.seat ? foreseen(view) : view.s;
  const picked = seat === view.seat && view.selection.picks.value.length > 0 && view.decision?.prompt === 'afu.place';
  return (
    <div class="afu-tabs" role="group" aria-label={w.steps[3]}>
      {Array.from({ length: COLUMNS }, (_, column) => {
        const options = picked ? view.selection.withThing(placing(column)) : [];
        // What a card would do there stands on the tab, so that nothing has to be opened to compare.
        const tried = options.length === 1 ? after(view, options[0]!.option) : undefined;
        const clash = clashIn(tried ?? s, seat, column);
        // While a card is chosen, a column's tab is where it goes.
        const [props, said] = options.length > 0 ? drawnThing(view, placing(column), w.column(column + 1)) : [];
        return (
          <button
            key={column}
            data-mark-at={numberKey('column', column + 1)}
            {...props}
            type="button"
            class={column === now ? 'on' : ''}
            aria-pressed={column === now}
            disabled={clash === undefined}
            onClick={() => set(column)}
          >
            {said}
            <i aria-hidden={said !== undefined}>{column + 1}</i>
            <span>{clash === undefined ? '–' : shortIn(clash.enemy, view.language)}</span>
            {clash !== undefined &&
              (view.s.auction.value === 1 ? (
                <Values clash={clash} />
              ) : (
                <Result view={view} s={tried ?? s} seat={seat} clash={clash} />
              ))}
          </button>
        );
      })}
    </div>
  );
}
/** Why a number alone does not decide, with the rule. */
export function reasons(view: View, clash: Clash): readonly { readonly text: string; readonly rule: string }[] {
  // Beside the cards a phone has room for a few words.
  const w = WORDS[view.language][view.narrow ? 'whyShort' : 'why'];
  const all: { text: string; rule: string }[] = [];
  if (clash.saved.enemy !== undefined)
    all.push({ text: w[clash.saved.enemy], rule: clash.saved.enemy === 'air' ? 'AFU-8.13' : 'AFU-8.1' });
  if (clash.saved.own !== undefined)
    all.push({
      text: clash.saved.own === 'air' ? w.ownAir : w.ownArmour,
      rule: clash.saved.own === 'air' ? 'AFU-8.13' : 'AFU-8.4',
    });
  if (clash.shelled) all.push({ text: w.shelled, rule: 'AFU-8.9' });
  if ((marks[clash.enemy]! & MARK.rocketStrike) !== 0 && !clash.destroyed)
    all.push({ text: w.rocket, rule: 'AFU-8.10' });
  if (clash.downed.front || clash.downed.back) all.push({ text: w.downed, rule: 'AFU-18.6' });
  return all;
}
