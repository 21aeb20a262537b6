import { type Signal, useSignal } from '@preact/signals';
import { type Level, LEVELS, levelName } from '../../../bots/levels.ts';
import {
  type Battle,
  battleOf,
  type Campaign,
  type Campaigns,
  type CampaignSide,
  mayRepeat,
  openBattles,
  resultOf,
} from '../../../kernel/campaign.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { Holder } from '../../../match/messages.ts';
import { layoutOf } from '../../games/index.ts';
import { Choice } from '../../shell/parts/choice.tsx';
import { useFetched } from '../../shell/parts/fetched.tsx';
import { go, href } from '../../shell/router.ts';
import { comeIn, makeRoom, ServerRefusal, session } from '../../shell/server.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { roomWords } from '../../online/text.ts';
import { Link } from '../../worker/link.ts';
import { newSeed, seatedPerson } from '../../worker/seating.ts';
import { usualLevel } from '../setup/last-table.ts';
import type { KeptCampaign } from '../../online/campaign/kept.ts';
import { campaignWords } from './words.ts';

/** Nobody waits for that battle any more; what is fought in the room all the same is the friend's campaign. */
function without({ playing: _playing, friend: _friend, ...rest }: KeptCampaign): KeptCampaign {
  return rest;
}
interface PanelProps {
  readonly game: string;
  readonly campaign: Campaign;
  readonly campaigns: Campaigns;
  readonly battle: Battle;
  readonly kept: Signal<KeptCampaign>;
  readonly set: (next: KeptCampaign) => void;
}
/** One battle: what is told of it, what it begins with, and the way to its table. */
export function BattlePanel({ game, campaign, campaigns, battle, kept, set }: PanelProps) {
  const w = campaignWords();
  const spoken = language.value;
  const level = useSignal<Level>(usualLevel());
  const { side, fought, playing, friend } = kept.value;
  const problem = useSignal('');
  const before = fought.filter((one) => one.battle !== battle.id);
  const setup = campaigns.setupOf(campaign, battle, before);
  const along = campaigns.along(campaign, battle, before, spoken);
  const isOpen = openBattles(campaign, fought).includes(battle);
  const again = mayRepeat(campaign, fought, battle.id, side);
  const result = resultOf(fought, battle.id);
  const begin = async (isShared: boolean): Promise<void> => {
    const bot: Holder = { kind: 'bot', level: level.value };
    const seats = [0, 1].map((seat) => (isShared || seat === side ? seatedPerson('') : bot));
    const seed = newSeed();
    const match = `${seed}~${Date.now().toString(36)}`;
    const link = new Link();
    try {
      await link.ask({ ask: 'create', match, game, setup, seats, seed });
    } finally {
      link.close();
    }
    const matches = [...(kept.value.matches ?? []), match];
    set({ ...kept.value, matches, playing: { battle: battle.id, match } });
    go(['table', match]);
  };
  /** A room for this battle: whoever has its link sits down on the other side. */
  const online = async (): Promise<void> => {
    try {
      const me = await session();
      if (me.who === null) await comeIn(words().online.guest);
      const { room } = await makeRoom({ game, seat: side, campaign: { id: campaign.id, battle: battle.id, fought } });
      set({ ...kept.value, playing: { battle: battle.id, room } });
      go(['room', room]);
    } catch (error) {
      problem.value = error instanceof ServerRefusal ? roomWords().refused(error.message) : w.noServer;
    }
  };
  return (
    <>
      <p class="zone-label">{isOpen ? w.next : battle.date[spoken]}</p>
      <h2 class="display">
        {battle.name[spoken]} {isOpen && <small class="mute">{battle.date[spoken]}</small>}
      </h2>
      <p>{result === undefined ? battle.told[spoken] : battle.outcome[result.won][spoken]}</p>
      <h3 class="zone-label">{w.conditions}</h3>
      <ul class="campaign-box">
        {campaigns.conditions(battle, setup, spoken).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Start game={game} campaign={campaign} starts={campaigns.starts(setup)} />
      <h3 class="zone-label">{w.along}</h3>
      {along.length === 0 ? (
        <p class="mute">{w.nothing}</p>
      ) : (
        <ul>
          {along.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {playing !== undefined && 'room' in playing && (
        <button type="button" class="button" data-no-wait="" onClick={() => set(without(kept.value))}>
          {w.noWait}
        </button>
      )}
      {playing !== undefined && (
        <div class="campaign-go">
          <a
            class="button filled"
            data-go-on=""
            href={href('room' in playing ? ['room', playing.room] : ['table', playing.match])}
          >
            {'room' in playing ? w.toRoom : w.goOn}
          </a>
        </div>
      )}
      {playing === undefined && !isOpen && result === undefined && (
        <div class="campaign-go">
          <button type="button" class="button filled" disabled>
            {w.opensAfter(battle.after.map((id) => battleOf(campaign, id)!.name[spoken]))}
          </button>
        </div>
      )}
      {playing === undefined && friend !== undefined && (isOpen || again) && (
        <a class="button" data-friend-room="" href={href(['room', friend.room])}>
          {w.roomWith(friend.name)}
        </a>
      )}
      {playing === undefined && (isOpen || again) && (
        <>
          {fought.length === 0 && (
            <Choice
              label={w.side}
              values={[0, 1] as const}
              value={side}
              name={(one) => campaign.sides[one][spoken]}
              set={(one: CampaignSide) => set({ ...kept.value, side: one })}
            />
          )}
          <Choice
            label={w.against}
            values={LEVELS}
            value={level.value}
            name={(one) => levelName(one, spoken)}
            set={(one) => (level.value = one)}
          />
          <div class="campaign-acts with-friend">
            <button type="button" class="button" onClick={() => void begin(true)}>
              {w.atScreen}
            </button>
            <button type="button" class="button" data-online="" onClick={() => void online()}>
              {w.online}
            </button>
          </div>
          {problem.value !== '' && <p role="alert">{problem.value}</p>}
          <div class="campaign-go">
            <button type="button" class="button filled" data-fight={battle.id} onClick={() => void begin(false)}>
              {again ? w.repeat : w.fight(battle.name[spoken])}
            </button>
          </div>
        </>
      )}
    </>
  );
}

interface StartProps {
  readonly game: string;
  readonly campaign: Campaign;
  readonly starts: readonly (readonly DefId[])[];
}
/** The cards that lie on the table from the start, side by side; the words above name them. */
function Start({ game, campaign, starts }: StartProps) {
  const layout = useFetched(() => layoutOf(game), [game]).value;
  if (layout === undefined || starts.every((own) => own.length === 0)) return null;
  const { Face } = layout;
  return (
    <div class="campaign-start" aria-hidden="true">
      {starts.map((own, side) => (
        <div key={side}>
          <small>{campaign.sides[side as CampaignSide][language.value]}</small>
          <span>
            {own.map((def, i) => (
              <span key={i} class="slot" style={{ '--w': '66px' }}>
                <Face def={def} detail="token" />
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
