import { opponentOf, type War, zone } from '../../../games/war/state.ts';
import { fact } from '../../../games/war/verbs.ts';
import { type Fact, FACT } from '../../../kernel/facts.ts';
import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { Moment } from '../../table/layout.ts';
import { TurningPoint } from '../../table/turning-point.tsx';
import { handIn } from '../../table/view.ts';
import { Back, Face } from './card/card.tsx';
import { ClashShow } from './clash-show.tsx';
import { fightsIn } from './fought.ts';
import type { View } from './unit.tsx';
import './moments.css';

interface Words {
  readonly over: string;
  readonly theirs: string;
  readonly mine: string;
  readonly ofSeat: (name: string) => string;
  readonly left: (n: number) => string;
  readonly losses: (worn: number, winner: number) => string;
  readonly seen: string;
  readonly inHand: (n: number) => string;
  readonly onDeck: (n: number) => string;
  readonly stays: string;
}
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    over: 'хід почався без двох карт у колоді',
    theirs: 'Колоду противника виснажено!',
    mine: 'Вашу колоду виснажено',
    ofSeat: (name) => `${name}: колоду виснажено`,
    left: (n) => `${n === 0 ? 'Не лишилося жодної карти' : 'Лишилася одна карта'}, а щоб почати хід, треба дві.`,
    losses: (worn, winner) => `Утрачено карт: ${worn}; переможець утратив ${winner}.`,
    seen: 'розвідка',
    inHand: (n) => `Рука противника: ${n}`,
    onDeck: (n) => `Верх колоди противника: ${n}`,
    stays: 'Побачене лишається в журналі; руку можна відкрити знову з рядка противника.',
  },
  ru: {
    over: 'ход начался без двух карт в колоде',
    theirs: 'Колода противника истощена!',
    mine: 'Ваша колода истощена',
    ofSeat: (name) => `${name}: колода истощена`,
    left: (n) => `${n === 0 ? 'Не осталось ни одной карты' : 'Осталась одна карта'}, а чтобы начать ход, нужны две.`,
    losses: (worn, winner) => `Потеряно карт: ${worn}; победитель потерял ${winner}.`,
    seen: 'разведка',
    inHand: (n) => `Рука противника: ${n}`,
    onDeck: (n) => `Верх колоды противника: ${n}`,
    stays: 'Увиденное остаётся в журнале; руку можно открыть снова в строке противника.',
  },
  en: {
    over: 'a turn began without two cards in the deck',
    theirs: 'The opponent’s deck is worn out!',
    mine: 'Your deck is worn out',
    ofSeat: (name) => `${name}: the deck is worn out`,
    left: (n) => `${n === 0 ? 'No card is left' : 'One card is left'}, and a turn begins with two.`,
    losses: (worn, winner) => `Cards lost: ${worn}; the winner lost ${winner}.`,
    seen: 'scouting',
    inHand: (n) => `The opponent’s hand: ${n}`,
    onDeck: (n) => `The top of the opponent’s deck: ${n}`,
    stays: 'What you saw stays in the log; the hand can be opened again from the opponent’s row.',
  },
};
const LASTS = 5000;
const CLASHES = { uk: 'Зіткнення', ru: 'Столкновения', en: 'Clashes' } as const;

interface ShowProps {
  readonly view: View;
  readonly done: () => void;
}
function WornOut({ view, done, seat }: ShowProps & { seat: Seat }) {
  const w = SAID[view.language];
  const { table } = view.s;
  const left = table.size(zone.deck(seat));
  const looksOn = view.viewer === 'spectator';
  const mine = view.viewer === seat;
  return (
    <TurningPoint
      view={view}
      done={done}
      ms={LASTS}
      tone={looksOn ? 'even' : mine ? 'bad' : 'good'}
      over={w.over}
      title={looksOn ? w.ofSeat(view.text.seats[seat]!) : mine ? w.mine : w.theirs}
      picture={
        <div class={`last-cards ${left === 0 ? 'none' : ''}`}>
          {left > 0 && <Back />}
          <b>{left}</b>
        </div>
      }
    >
      <p>{w.left(left)}</p>
      <p>{w.losses(table.size(zone.losses(seat)), table.size(zone.losses(opponentOf(seat))))}</p>
    </TurningPoint>
  );
}
/** Cards of the opponent that were shown to the viewer alone: they can be looked at before anything else happens. */
function Seen({ view, done, shown, inHand }: ShowProps & { shown: readonly DefId[]; inHand: boolean }) {
  const w = SAID[view.language];
  // Of a hand some may be known already.
  const prints = inHand ? knownIn(view.s, zone.hand(opponentOf(view.seat))) : shown;
  return (
    <TurningPoint
      view={view}
      done={done}
      ms={LASTS + prints.length * READ}
      tone="even"
      over={w.seen}
      title={(inHand ? w.inHand : w.onDeck)(prints.length)}
      picture={
        <div class="seen-cards">
          {prints.map((def, i) => (
            <span key={i} class="slot" data-look={def}>
              <Face def={def} detail="token" view={view} />
            </span>
          ))}
        </div>
      }
    >
      <p>{w.stays}</p>
    </TurningPoint>
  );
}
const READ = 600;
const knownIn = (s: War, at: ZoneId): readonly DefId[] =>
  handIn(s, at).flatMap((card) => (s.table.printed(card) === 0 ? [] : [s.table.printed(card)]));
/** Of a hand or a deck that is not the viewer's; what is only played from there is no secret. */
function seenIn(facts: readonly Fact[], seat: Seat): readonly Moment<War>[] {
  const them = opponentOf(seat);
  if (!facts.some(({ kind, a, b }) => kind === fact.looked && a === seat && b === them)) return [];
  return [zone.hand(them), zone.deck(them)].flatMap((at, i) => {
    const shown = facts.flatMap(({ kind, b, def }) => (kind === FACT.revealed && b === at && def !== 0 ? [def] : []));
    if (shown.length === 0) return [];
    return [{ Show: (props: ShowProps) => <Seen {...props} shown={shown} inHand={i === 0} /> }];
  });
}
/** The clashes of a wave, what was scouted, and the deck that a war ends with. */
export function moments(before: War, facts: readonly Fact[], seat: Seat): readonly Moment<War>[] {
  const fights = fightsIn(before, facts);
  const fought: readonly Moment<War>[] =
    fights.length === 0
      ? []
      : [{ name: CLASHES, Show: (props) => <ClashShow {...props} scene={before} fights={fights} /> }];
  const worn = facts.flatMap(({ kind, a }): readonly Moment<War>[] =>
    kind === fact.defeated ? [{ Show: (props) => <WornOut {...props} seat={a as Seat} /> }] : [],
  );
  // At the end of a war all cards lie open.
  return [...fought, ...(worn.length > 0 ? worn : seenIn(facts, seat))];
}
