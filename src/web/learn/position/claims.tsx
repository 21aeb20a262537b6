import type { DefId } from '../../../kernel/ids.ts';
import { type Claim, holds } from '../../../kernel/printed.ts';
import type { State } from '../../../kernel/table.ts';
import type { GameText } from '../../../kernel/text.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { language } from '../../shell/settings.ts';
import { POSITION } from './words.ts';

interface ClaimsProps {
  readonly claims: readonly Claim[];
  readonly s: State;
  readonly text: GameText;
}
/** Each thing that is printed, in words, marked as it is here. */
export function Claims({ claims, s, text }: ClaimsProps) {
  return (
    <ul class="claims">
      {claims.map((claim) => (
        <li key={`${claim.is} ${claim.about}`} class={holds(claim) ? 'claim-holds' : 'claim-fails'}>
          <Icon name={holds(claim) ? 'r-check' : 'r-x'} />
          <span>{sentence(claim, s, text)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A zone with its seat: «Рука: Опір». */
function placeOf(s: State, zone: number, text: GameText): string {
  const { names, owner } = s.table.plan;
  const [name, seat] = [names[zone]!, owner[zone]!];
  return seat < 0 ? text.zone(name) : `${text.zone(name.slice(0, -String(seat).length))} (${text.seats[seat]})`;
}
function sentence(claim: Claim, s: State, text: GameText): string {
  const w = POSITION[language.value];
  const against = (printed: string, here: string): string =>
    holds(claim) ? printed : `${w.printed} ${printed}, ${w.here} ${here}`;
  const list = (cards: readonly DefId[]): string =>
    cards.length === 0 ? w.nothing : cards.map((def) => text.card(def).name).join(', ');
  switch (claim.is) {
    case 'zone':
      return `${placeOf(s, claim.zone, text)}: ${against(list(claim.cards), list(claim.found))}.`;
    case 'size':
      return `${placeOf(s, claim.zone, text)}: ${against(w.cards(claim.printed), w.cards(claim.here))}.`;
    case 'told':
      return claim.fact === undefined
        ? `${w.notTold(claim.about)}.`
        : (text.fact(s, claim.fact, 'spectator') ?? claim.about);
    case 'strength':
      return `${text.card(s.table.printed(claim.card)).name}: ${against(claim.printed, claim.here)}.`;
    case 'offered':
      return claim.action === undefined
        ? `${w.refused(claim.about)}.`
        : `${w.offered(text.option(s, claim.seat, claim.action))}.`;
    case 'refused':
      return claim.action === undefined
        ? `${w.offered(claim.about)}.`
        : `${w.refused(text.option(s, claim.seat, claim.action))}. ${text.refusal(claim.here)} (${claim.here})`;
    case 'outcome':
      return text.outcome(s)[0] ?? w.over;
  }
}
