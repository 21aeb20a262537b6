import { type Battle, battleOf, type Campaign, openBattles, resultOf } from '../../../kernel/campaign.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { language } from '../../shell/settings.ts';
import type { KeptCampaign } from '../../online/campaign/kept.ts';
import { pictureOf } from './pictures.ts';
import { campaignWords } from './words.ts';

const STATES = ['won', 'lost', 'open', 'later'] as const;
type NodeState = (typeof STATES)[number];
function stateOf(campaign: Campaign, { fought, side }: KeptCampaign, battle: Battle): NodeState {
  const result = resultOf(fought, battle.id);
  if (result !== undefined) return result.won === side ? 'won' : 'lost';
  return openBattles(campaign, fought).includes(battle) ? 'open' : 'later';
}
interface MapProps {
  readonly campaign: Campaign;
  readonly kept: KeptCampaign;
}
/** Rivers, the front, and the ways from battle to battle; drawn for the eye alone. */
export function MapLines({ campaign, kept }: MapProps) {
  const ways = campaign.battles.flatMap((to) => to.after.map((id) => [battleOf(campaign, id)!, to] as const));
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {campaign.rivers.map((river) => (
        <path key={river} class="campaign-river" d={river} />
      ))}
      <path class="campaign-front" d={campaign.front} />
      {ways.map(([from, to]) => (
        <line
          key={`${from.id} ${to.id}`}
          class={`campaign-way ${stateOf(campaign, kept, to)}`}
          x1={from.at[0]}
          y1={from.at[1]}
          x2={to.at[0]}
          y2={to.at[1]}
        />
      ))}
    </svg>
  );
}
export function TheatreMap({
  campaign,
  kept,
  now,
  choose,
}: MapProps & { readonly now: Battle; readonly choose: (id: string) => void }) {
  const w = campaignWords();
  const spoken = language.value;
  const told = (battle: Battle): string => {
    const result = resultOf(kept.fought, battle.id);
    if (result === undefined) return stateOf(campaign, kept, battle) === 'open' ? w.open : w.later;
    return result.won === kept.side ? w.wonIn(result.turns) : w.lostIn(result.turns);
  };
  return (
    <div class="campaign-map">
      <MapLines campaign={campaign} kept={kept} />
      {campaign.battles.map((battle) => (
        <button
          key={battle.id}
          type="button"
          class={`campaign-node ${stateOf(campaign, kept, battle)}`}
          data-battle={battle.id}
          style={{ left: `${battle.at[0]}%`, top: `${battle.at[1]}%` }}
          aria-pressed={battle === now}
          onClick={() => choose(battle.id)}
        >
          <span class="campaign-disc">
            <Icon name={pictureOf(battle.id)} />
          </span>
          <b>{battle.name[spoken]}</b>
          <small>{told(battle)}</small>
        </button>
      ))}
    </div>
  );
}
/** What the colours mean, and how many battles are of each. */
export function Legend({ campaign, kept }: MapProps) {
  const w = campaignWords();
  const states = campaign.battles.map((battle) => stateOf(campaign, kept, battle));
  const name: Readonly<Record<NodeState, string>> = { won: w.won, lost: w.lost, open: w.open, later: w.later };
  return (
    <ul class="campaign-legend">
      {STATES.map((state) => (
        <li key={state} class={state}>
          {name[state]} <b>{states.filter((one) => one === state).length}</b>
        </li>
      ))}
    </ul>
  );
}
