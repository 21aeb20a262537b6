import { breakdown, total } from '../../../games/afu/rules/22-scoring.ts';
import { solo } from '../../../games/afu/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { words } from '../../shell/text/index.ts';
import { holderName } from '../../table/bar.tsx';
import type { Tone } from '../../table/telling.ts';
import { TurningPoint } from '../../table/turning-point.tsx';
import { type Verdict, verdictOf } from '../../table/verdict.ts';
import { reason } from './reason.ts';
import type { View } from './things.tsx';
import { WORDS } from './words.ts';

const LASTS = 5000;
const TONE: Readonly<Record<Verdict, Tone>> = { won: 'good', lost: 'bad', drawn: 'even', over: 'even' };

/** How it ended, for whom, and by what. */
export function EndShow({ view, done }: { view: View; done: () => void }) {
  const verdict = verdictOf(view);
  const { s } = view;
  const points = (seat: Seat): string => String(total(breakdown(s, seat))).replace('-', '−');
  return (
    <TurningPoint
      view={view}
      done={done}
      ms={LASTS}
      tone={TONE[verdict]}
      over={WORDS[view.language].round(s.round.value)}
      title={words().end[verdict]}
      picture={<Icon name={verdict === 'lost' ? 'screaming' : 'laurels'} class="afu-end" />}
    >
      {reason(view).says.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!solo(s) && (
        <p class="afu-end-points">
          {[0, 1].map((seat) => (
            <span key={seat}>
              {holderName(view, seat as Seat)} <b>{points(seat as Seat)}</b>
            </span>
          ))}
        </p>
      )}
    </TurningPoint>
  );
}
