import { opponentOf, type War, zone } from '../../../games/war/state.ts';
import { fact } from '../../../games/war/verbs.ts';
import type { Fact } from '../../../kernel/facts.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { Moment } from '../../table/layout.ts';
import { TurningPoint } from '../../table/turning-point.tsx';
import { Back } from './card.tsx';
import type { View } from './unit.tsx';
import './moments.css';

interface Words {
  readonly over: string;
  readonly theirs: string;
  readonly mine: string;
  readonly ofSeat: (name: string) => string;
  readonly left: (n: number) => string;
  readonly losses: (theirs: number, others: number) => string;
}
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    over: 'хід почався без двох карт у колоді',
    theirs: 'Колоду противника виснажено!',
    mine: 'Вашу колоду виснажено',
    ofSeat: (name) => `${name}: колоду виснажено`,
    left: (n) => `Карт лишилося: ${n}. Щоб вести війну далі, треба щонайменше дві.`,
    losses: (own, others) => `Карт у втратах: ${own}; у того, хто переміг: ${others}.`,
  },
  ru: {
    over: 'ход начался без двух карт в колоде',
    theirs: 'Колода противника истощена!',
    mine: 'Ваша колода истощена',
    ofSeat: (name) => `${name}: колода истощена`,
    left: (n) => `Карт осталось: ${n}. Чтобы вести войну дальше, нужно хотя бы две.`,
    losses: (own, others) => `Карт в потерях: ${own}; у победителя: ${others}.`,
  },
  en: {
    over: 'a turn began without two cards in the deck',
    theirs: 'The opponent’s deck is worn out!',
    mine: 'Your deck is worn out',
    ofSeat: (name) => `${name}: the deck is worn out`,
    left: (n) => `Cards left: ${n}. At least two are needed to go on with the war.`,
    losses: (own, others) => `Cards in losses: ${own}; the winner’s: ${others}.`,
  },
};
const LASTS = 5000;

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
/** The deck that a war ends with. */
export function moments(_before: War, facts: readonly Fact[]): readonly Moment<War>[] {
  return facts.flatMap(({ kind, a }): readonly Moment<War>[] =>
    kind === fact.defeated ? [{ Show: (props) => <WornOut {...props} seat={a as Seat} /> }] : [],
  );
}
