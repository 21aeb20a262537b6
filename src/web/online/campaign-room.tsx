import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { GameModule } from '../../games/index.ts';
import {
  battleOf,
  type Campaign,
  type Campaigns,
  type CampaignSide,
  type Fought,
  foughtOut,
  isOver,
  mayRepeat,
  openBattles,
  resultOf,
} from '../../kernel/campaign.ts';
import { replay } from '../../kernel/record.ts';
import { personOf } from '../../match/ledger.ts';
import { useFetched } from '../shell/parts/fetched.tsx';
import { href } from '../shell/router.ts';
import { type RoomView, serverRecord } from '../shell/server.ts';
import { language } from '../shell/settings.ts';
import { type InRoom, nameIn } from './in-room.tsx';
import { keepCampaign, keptCampaign, type Playing, runOf } from './campaign/kept.ts';
import { roomCampaignWords } from './campaign/words.ts';
import './campaign-room.css';

interface Loaded {
  readonly campaigns: Campaigns;
  readonly campaign: Campaign;
}
const load = async (module: GameModule, id: string | undefined): Promise<Loaded | undefined> => {
  const campaigns = id === undefined ? undefined : await module.campaigns?.();
  const campaign = campaigns?.all.find((one) => one.id === id);
  return campaigns && campaign && { campaigns, campaign };
};
export const useCampaigns = ({ module, view }: Pick<InRoom, 'module' | 'view'>): Loaded | undefined =>
  useFetched(() => load(module, view.campaign?.id), [view.campaign?.id]).value;

/** Is the room's match over? A room says which one is next before anything is told of it. */
const isMatchOver = ({ about, link }: InRoom): boolean => link.known === about && about.phase === 'over';
/** What has been fought, with the match that is over; nothing before its record is there. */
async function foughtIn({ campaigns }: Loaded, room: InRoom): Promise<readonly Fought[]> {
  const { view, about, module } = room;
  const { fought, battle } = view.campaign!;
  const scores = isMatchOver(room) ? about.result?.scores : undefined;
  if (scores === undefined) return fought;
  const { state } = replay(module.game, await serverRecord(view.match));
  return [...fought, foughtOut(campaigns, battle, state, scores)];
}
/** The device keeps how the campaign stands, whatever becomes of the room; nothing for who only looks on. */
export function useKeptCampaign(room: InRoom): void {
  const { view, about, who } = room;
  const loaded = useCampaigns(room);
  const side = about.seats.findIndex((holder) => personOf(holder) === who);
  const others = about.seats.flatMap((holder) => personOf(holder) ?? []).filter((one) => one !== who);
  const name = others.map((one) => nameIn(view, one)).join(', ');
  const hasEnded = isMatchOver(room);
  // At once: whoever leaves now finds the way back.
  useLayoutEffect(() => {
    if (loaded === undefined || view.campaign === undefined || side < 0) return undefined;
    const { battle, fought } = view.campaign;
    const keep = (all: readonly Fought[], playing?: Playing): void => {
      const run = runOf(view.game, loaded.campaign, view.room);
      const { friend: had, matches = [] } = keptCampaign(view.game, loaded.campaign, run);
      const friend = { room: view.room, name: name || (had?.name ?? '') };
      const kept = {
        side: side as CampaignSide,
        fought: all,
        friend,
        matches,
        ...(playing === undefined ? {} : { playing }),
      };
      keepCampaign(view.game, loaded.campaign, kept, run);
    };
    if (!hasEnded) {
      keep(fought, { battle, room: view.room });
      return undefined;
    }
    let isOld = false;
    foughtIn(loaded, room).then(
      // Meanwhile another battle may have begun: that one is kept.
      (all) => !isOld && keep(all),
      // What cannot be read now is kept when the room or the campaign is opened again.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [loaded, view.match, view.campaign?.fought.length, hasEnded, side, name]);
}

/** The battle that is fought in this room: before the deal, what it begins with. */
export function Brief({ view, ...room }: InRoom) {
  const loaded = useCampaigns({ view, ...room });
  const w = roomCampaignWords();
  const spoken = language.value;
  if (loaded === undefined || view.campaign === undefined) return null;
  const { campaigns, campaign } = loaded;
  const battle = battleOf(campaign, view.campaign.battle);
  if (battle === undefined) return null;
  const before = view.campaign.fought.filter((one) => one.battle !== battle.id);
  const along = campaigns.along(campaign, battle, before, spoken);
  return (
    <section class="room-campaign" data-campaign={campaign.id}>
      <p class="zone-label">
        {w.campaign}: {campaign.name[spoken]}
      </p>
      <h3 class="display">
        {battle.name[spoken]} <small class="mute">{battle.date[spoken]}</small>
      </h3>
      <p>{battle.told[spoken]}</p>
      <h4 class="zone-label">{w.conditions}</h4>
      <ul>
        {campaigns.conditions(battle, campaigns.setupOf(campaign, battle, before), spoken).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h4 class="zone-label">{w.along}</h4>
      <ul>{along.length === 0 ? <li>{w.nothing}</li> : along.map((line) => <li key={line}>{line}</li>)}</ul>
      <ToMap view={view} campaign={campaign} />
    </section>
  );
}
function ToMap({ view, campaign }: { view: RoomView; campaign: Campaign }) {
  const run = runOf(view.game, campaign, view.room);
  return (
    <a
      class="button"
      data-to-map=""
      href={href(['campaign', view.game, campaign.id], run === undefined ? {} : { run })}
    >
      {roomCampaignWords().map}
    </a>
  );
}
/** Who plays which side. */
export const sideNames = (loaded: Loaded | undefined): readonly string[] | undefined =>
  loaded?.campaign.sides.map((side) => side[language.value]);

/** After a battle: which one is next, once both want the same. */
export function NextBattle(room: InRoom) {
  const { view, about, who, link } = room;
  const loaded = useCampaigns(room);
  const w = roomCampaignWords();
  const spoken = language.value;
  const fought = useSignal<readonly Fought[] | undefined>(undefined);
  const isOverNow = isMatchOver(room);
  useEffect(() => {
    fought.value = undefined;
    if (loaded === undefined || !isOverNow) return undefined;
    let isOld = false;
    foughtIn(loaded, room).then(
      (all) => {
        if (!isOld) fought.value = all;
      },
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [loaded, view.match, isOverNow]);
  if (loaded === undefined || view.campaign === undefined || fought.value === undefined) return null;
  const { campaign } = loaded;
  const { battle, next } = view.campaign;
  const result = resultOf(fought.value, battle);
  const open = openBattles(campaign, fought.value);
  const mine = about.seats.findIndex((holder) => personOf(holder) === who);
  const isAgain = result !== undefined && mayRepeat(campaign, fought.value, battle, result.won === 0 ? 1 : 0);
  const nameOf = (id: string): string => battleOf(campaign, id)?.name[spoken] ?? '';
  const wanting = view.again.find((one) => one !== who);
  const choices = [...open.map(({ id }) => id), ...(isAgain ? [battle] : [])];
  return (
    <section class="room-campaign" data-next-battle="">
      {result !== undefined && <p>{battleOf(campaign, battle)?.outcome[result.won][spoken]}</p>}
      {isOver(campaign, fought.value) && <p>{w.over}</p>}
      <p role="status">
        {next !== undefined && wanting !== undefined && w.wants(nameIn(view, wanting), nameOf(next))}
        {next !== undefined && view.again.includes(who) && w.sent(nameOf(next))}
      </p>
      <div class="room-campaign-acts">
        {mine >= 0 &&
          choices.map((id) => (
            <button
              key={id}
              type="button"
              class={`button ${id === (wanting === undefined ? choices[0] : next) ? 'filled' : ''}`}
              data-battle-next={id}
              disabled={view.again.includes(who) && next === id}
              onClick={() => void link.inRoom('again', { battle: id })}
            >
              {id === battle ? w.repeat(nameOf(id)) : w.fight(nameOf(id))}
            </button>
          ))}
        <ToMap view={view} campaign={campaign} />
      </div>
    </section>
  );
}
